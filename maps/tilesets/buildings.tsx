<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="buildings" tilewidth="64" tileheight="128" tilecount="16" columns="16">
 <image source="buildings.png" width="1024" height="128"/>
 <tile id="0" type="cottage">
  <properties>
   <property name="light" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="1" type="cottage">
  <properties>
   <property name="light" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="2" type="inn">
  <properties>
   <property name="light" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="3" type="inn">
  <properties>
   <property name="light" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="4" type="smithy">
  <properties>
   <property name="light" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="5" type="smithy">
  <properties>
   <property name="light" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="6" type="chapel">
  <properties>
   <property name="light" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="7" type="chapel">
  <properties>
   <property name="light" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="8" type="tower"/>
 <tile id="9" type="tower"/>
 <tile id="10" type="windmill"/>
 <tile id="11" type="windmill"/>
 <tile id="12" type="tent"/>
 <tile id="13" type="tent"/>
 <tile id="14" type="barn"/>
 <tile id="15" type="barn"/>
</tileset>
