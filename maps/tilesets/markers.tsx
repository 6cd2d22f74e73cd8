<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="markers" tilewidth="64" tileheight="64" tilecount="12" columns="4">
 <image source="markers.png" width="256" height="192"/>
 <tile id="0" type="commander">
  <properties>
   <property name="side" propertytype="Side" value="red"/>
  </properties>
 </tile>
 <tile id="1" type="commander">
  <properties>
   <property name="side" propertytype="Side" value="blue"/>
  </properties>
 </tile>
 <tile id="2" type="commander">
  <properties>
   <property name="side" propertytype="Side" value="green"/>
  </properties>
 </tile>
 <tile id="3" type="commander">
  <properties>
   <property name="side" propertytype="Side" value="violet"/>
  </properties>
 </tile>
 <tile id="4" type="unit"/>
 <tile id="5" type="unit"/>
 <tile id="6" type="unit"/>
 <tile id="7" type="unit"/>
 <tile id="8" type="objective">
  <properties>
   <property name="kind" propertytype="ObjectiveKind" value="reach"/>
  </properties>
 </tile>
 <tile id="9" type="objective">
  <properties>
   <property name="kind" propertytype="ObjectiveKind" value="hold"/>
  </properties>
 </tile>
 <tile id="10" type="objective">
  <properties>
   <property name="kind" propertytype="ObjectiveKind" value="survive"/>
  </properties>
 </tile>
 <tile id="11" type="objective">
  <properties>
   <property name="kind" propertytype="ObjectiveKind" value="defeat"/>
  </properties>
 </tile>
</tileset>
