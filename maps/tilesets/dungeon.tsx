<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="dungeon" tilewidth="64" tileheight="64" tilecount="48" columns="16">
 <image source="dungeon.png" width="1024" height="192"/>
 <tile id="0" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="1" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="2" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="3" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="4" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="5" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="6" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
   <property name="stands" value="stairs up"/>
  </properties>
 </tile>
 <tile id="7" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
   <property name="stands" value="stairs down"/>
  </properties>
 </tile>
 <tile id="8" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
   <property name="stands" value="trap"/>
  </properties>
 </tile>
 <tile id="9" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
   <property name="stands" value="pit"/>
  </properties>
 </tile>
 <tile id="10" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="stands" value="door"/>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="11" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="stands" value="door"/>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="12" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
   <property name="stands" value="open door"/>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="13" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
   <property name="stands" value="open door"/>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="16" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="stands" value="dungeon wall"/>
   <property name="form" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="17" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="stands" value="dungeon wall"/>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="18" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="stands" value="dungeon wall"/>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="19" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="stands" value="dungeon wall"/>
   <property name="form" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="20" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="stands" value="dungeon wall"/>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="21" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="stands" value="dungeon wall"/>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="22" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="stands" value="dungeon wall"/>
   <property name="form" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="23" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="stands" value="dungeon wall"/>
   <property name="form" type="int" value="7"/>
  </properties>
 </tile>
 <tile id="24" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="stands" value="dungeon wall"/>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="25" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="stands" value="dungeon wall"/>
   <property name="form" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="26" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="stands" value="dungeon wall"/>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="27" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="stands" value="dungeon wall"/>
   <property name="form" type="int" value="11"/>
  </properties>
 </tile>
 <tile id="28" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="stands" value="dungeon wall"/>
   <property name="form" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="29" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="stands" value="dungeon wall"/>
   <property name="form" type="int" value="13"/>
  </properties>
 </tile>
 <tile id="30" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="stands" value="dungeon wall"/>
   <property name="form" type="int" value="14"/>
  </properties>
 </tile>
 <tile id="31" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="stands" value="dungeon wall"/>
   <property name="form" type="int" value="15"/>
  </properties>
 </tile>
 <tile id="32" type="chest"/>
 <tile id="33" type="open chest"/>
 <tile id="34" type="brazier">
  <properties>
   <property name="light" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="35" type="altar">
  <properties>
   <property name="light" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="36" type="pillar"/>
 <tile id="37" type="broken pillar"/>
 <tile id="38" type="bones"/>
 <tile id="39" type="rubble"/>
 <wangsets>
  <wangset name="dungeon wall" type="edge" tile="-1">
   <wangcolor name="dungeon wall" color="#ff7f2a" tile="-1" probability="1"/>
   <wangtile tileid="17" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="18" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="19" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="20" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="21" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="22" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="23" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="24" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="25" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="26" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="27" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="28" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="29" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="30" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="31" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
 </wangsets>
</tileset>
