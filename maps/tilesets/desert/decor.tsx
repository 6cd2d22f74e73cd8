<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="decor" tilewidth="64" tileheight="96" tilecount="16" columns="16">
 <image source="decor.png" width="1024" height="96"/>
 <tile id="0" type="oak"/>
 <tile id="1" type="oak"/>
 <tile id="2" type="fir"/>
 <tile id="3" type="fir"/>
 <tile id="4" type="palm"/>
 <tile id="5" type="palm"/>
 <tile id="6" type="dead tree"/>
 <tile id="7" type="dead tree"/>
 <tile id="8" type="standing stone"/>
 <tile id="9" type="standing stone"/>
 <tile id="10" type="banner"/>
 <tile id="11" type="banner"/>
 <tile id="12" type="lantern">
  <properties>
   <property name="light" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="13" type="lantern">
  <properties>
   <property name="light" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="14" type="column"/>
 <tile id="15" type="column"/>
</tileset>
