<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="elevation" tilewidth="64" tileheight="64" tilecount="6" columns="6">
 <image source="elevation.png" width="384" height="64"/>
 <tile id="0" type="elevation">
  <properties>
   <property name="elevation" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="1" type="elevation">
  <properties>
   <property name="elevation" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="2" type="elevation">
  <properties>
   <property name="elevation" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="3" type="elevation">
  <properties>
   <property name="elevation" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="4" type="elevation">
  <properties>
   <property name="elevation" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="5" type="elevation">
  <properties>
   <property name="elevation" type="int" value="5"/>
  </properties>
 </tile>
</tileset>
