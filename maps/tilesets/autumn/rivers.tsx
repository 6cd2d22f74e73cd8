<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="rivers" tilewidth="64" tileheight="64" tilecount="64" columns="16">
 <image source="rivers.png" width="1024" height="256"/>
 <tile id="0" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="river"/>
  </properties>
 </tile>
 <tile id="1" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="river"/>
  </properties>
 </tile>
 <tile id="2" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="river"/>
  </properties>
 </tile>
 <tile id="3" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="river"/>
  </properties>
 </tile>
 <tile id="4" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="river"/>
  </properties>
 </tile>
 <tile id="5" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="river"/>
  </properties>
 </tile>
 <tile id="6" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="river"/>
  </properties>
 </tile>
 <tile id="7" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="river"/>
  </properties>
 </tile>
 <tile id="8" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="river"/>
  </properties>
 </tile>
 <tile id="9" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="river"/>
  </properties>
 </tile>
 <tile id="10" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="river"/>
  </properties>
 </tile>
 <tile id="11" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="river"/>
  </properties>
 </tile>
 <tile id="12" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="river"/>
  </properties>
 </tile>
 <tile id="13" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="river"/>
  </properties>
 </tile>
 <tile id="14" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="river"/>
  </properties>
 </tile>
 <tile id="15" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="river"/>
  </properties>
 </tile>
 <tile id="16" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="river"/>
  </properties>
 </tile>
 <tile id="17" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="river"/>
  </properties>
 </tile>
 <tile id="18" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="river"/>
  </properties>
 </tile>
 <tile id="19" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="river"/>
  </properties>
 </tile>
 <tile id="20" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="river"/>
  </properties>
 </tile>
 <tile id="21" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="river"/>
  </properties>
 </tile>
 <tile id="22" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="river"/>
  </properties>
 </tile>
 <tile id="23" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="river"/>
  </properties>
 </tile>
 <tile id="24" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="river"/>
  </properties>
 </tile>
 <tile id="25" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="river"/>
  </properties>
 </tile>
 <tile id="26" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="river"/>
  </properties>
 </tile>
 <tile id="27" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="river"/>
  </properties>
 </tile>
 <tile id="28" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="river"/>
  </properties>
 </tile>
 <tile id="29" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="river"/>
  </properties>
 </tile>
 <tile id="30" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="river"/>
  </properties>
 </tile>
 <tile id="31" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="river"/>
  </properties>
 </tile>
 <tile id="32" type="river">
  <properties>
   <property name="form" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="33" type="river">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="34" type="river">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="35" type="river">
  <properties>
   <property name="form" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="36" type="river">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="37" type="river">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="38" type="river">
  <properties>
   <property name="form" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="39" type="river">
  <properties>
   <property name="form" type="int" value="7"/>
  </properties>
 </tile>
 <tile id="40" type="river">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="41" type="river">
  <properties>
   <property name="form" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="42" type="river">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="43" type="river">
  <properties>
   <property name="form" type="int" value="11"/>
  </properties>
 </tile>
 <tile id="44" type="river">
  <properties>
   <property name="form" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="45" type="river">
  <properties>
   <property name="form" type="int" value="13"/>
  </properties>
 </tile>
 <tile id="46" type="river">
  <properties>
   <property name="form" type="int" value="14"/>
  </properties>
 </tile>
 <tile id="47" type="river">
  <properties>
   <property name="form" type="int" value="15"/>
  </properties>
 </tile>
 <tile id="48" type="mouth">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="49" type="mouth">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="50" type="mouth">
  <properties>
   <property name="form" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="51" type="mouth">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="52" type="mouth">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="53" type="mouth">
  <properties>
   <property name="form" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="54" type="mouth">
  <properties>
   <property name="form" type="int" value="7"/>
  </properties>
 </tile>
 <tile id="55" type="mouth">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="56" type="mouth">
  <properties>
   <property name="form" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="57" type="mouth">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="58" type="mouth">
  <properties>
   <property name="form" type="int" value="11"/>
  </properties>
 </tile>
 <tile id="59" type="mouth">
  <properties>
   <property name="form" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="60" type="mouth">
  <properties>
   <property name="form" type="int" value="13"/>
  </properties>
 </tile>
 <tile id="61" type="mouth">
  <properties>
   <property name="form" type="int" value="14"/>
  </properties>
 </tile>
 <tile id="62" type="mouth">
  <properties>
   <property name="form" type="int" value="15"/>
  </properties>
 </tile>
 <wangsets>
  <wangset name="river" type="edge" tile="-1">
   <wangcolor name="river" color="#ff7f2a" tile="-1" probability="1"/>
   <wangtile tileid="1" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="3" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="4" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="5" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="6" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="7" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="8" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="9" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="10" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="11" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="12" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="13" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="14" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="15" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="river on snow" type="edge" tile="-1">
   <wangcolor name="river on snow" color="#ff7f2a" tile="-1" probability="1"/>
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
