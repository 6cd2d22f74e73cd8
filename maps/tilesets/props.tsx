<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="props" tilewidth="64" tileheight="64" tilecount="16" columns="16">
 <image source="props.png" width="1024" height="64"/>
 <tile id="0" type="boat"/>
 <tile id="1" type="crates"/>
 <tile id="2" type="barrels"/>
 <tile id="3" type="reeds"/>
 <tile id="4" type="reeds"/>
 <tile id="5" type="hay"/>
 <tile id="6" type="well"/>
 <tile id="7" type="cart"/>
 <tile id="8" type="campfire">
  <properties>
   <property name="light" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="9" type="stump"/>
 <tile id="10" type="bush"/>
 <tile id="11" type="fence">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="12" type="fence">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="13" type="reef"/>
 <tile id="14" type="flowers"/>
</tileset>
