<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="terrain" tilewidth="64" tileheight="64" tilecount="272" columns="16">
 <image source="terrain.png" width="1024" height="1088"/>
 <tile id="0" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="plain"/>
   <property name="ground" value="grass"/>
  </properties>
 </tile>
 <tile id="1" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="plain"/>
   <property name="ground" value="grass"/>
  </properties>
 </tile>
 <tile id="2" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="plain"/>
   <property name="ground" value="grass"/>
  </properties>
 </tile>
 <tile id="3" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="plain"/>
   <property name="ground" value="grass"/>
  </properties>
 </tile>
 <tile id="4" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="plain"/>
   <property name="ground" value="grass"/>
  </properties>
 </tile>
 <tile id="5" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="plain"/>
   <property name="ground" value="grass"/>
  </properties>
 </tile>
 <tile id="6" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="plain"/>
   <property name="ground" value="dry"/>
  </properties>
 </tile>
 <tile id="7" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="plain"/>
   <property name="ground" value="dry"/>
  </properties>
 </tile>
 <tile id="8" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="plain"/>
   <property name="ground" value="dry"/>
  </properties>
 </tile>
 <tile id="9" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="plain"/>
   <property name="ground" value="dry"/>
  </properties>
 </tile>
 <tile id="10" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="sand"/>
   <property name="ground" value="sand"/>
  </properties>
 </tile>
 <tile id="11" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="sand"/>
   <property name="ground" value="sand"/>
  </properties>
 </tile>
 <tile id="12" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="sand"/>
   <property name="ground" value="sand"/>
  </properties>
 </tile>
 <tile id="13" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="sand"/>
   <property name="ground" value="sand"/>
  </properties>
 </tile>
 <tile id="14" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="sand"/>
   <property name="ground" value="sand"/>
  </properties>
 </tile>
 <tile id="15" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="sand"/>
   <property name="ground" value="sand"/>
  </properties>
 </tile>
 <tile id="16" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="mud"/>
   <property name="ground" value="mud"/>
  </properties>
 </tile>
 <tile id="17" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="mud"/>
   <property name="ground" value="mud"/>
  </properties>
 </tile>
 <tile id="18" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="mud"/>
   <property name="ground" value="mud"/>
  </properties>
 </tile>
 <tile id="19" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="mud"/>
   <property name="ground" value="mud"/>
  </properties>
 </tile>
 <tile id="20" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="snow"/>
   <property name="ground" value="snow"/>
  </properties>
 </tile>
 <tile id="21" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="snow"/>
   <property name="ground" value="snow"/>
  </properties>
 </tile>
 <tile id="22" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="snow"/>
   <property name="ground" value="snow"/>
  </properties>
 </tile>
 <tile id="23" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="snow"/>
   <property name="ground" value="snow"/>
  </properties>
 </tile>
 <tile id="24" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="snow"/>
   <property name="ground" value="snow"/>
  </properties>
 </tile>
 <tile id="25" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="snow"/>
   <property name="ground" value="snow"/>
  </properties>
 </tile>
 <tile id="26" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
   <property name="ground" value="paving"/>
  </properties>
 </tile>
 <tile id="27" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
   <property name="ground" value="paving"/>
  </properties>
 </tile>
 <tile id="28" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
   <property name="ground" value="paving"/>
  </properties>
 </tile>
 <tile id="29" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
   <property name="ground" value="paving"/>
  </properties>
 </tile>
 <tile id="30" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
   <property name="ground" value="paving"/>
  </properties>
 </tile>
 <tile id="31" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
   <property name="ground" value="paving"/>
  </properties>
 </tile>
 <tile id="32" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="water"/>
  </properties>
  <animation>
   <frame tileid="32" duration="300"/>
   <frame tileid="33" duration="300"/>
   <frame tileid="34" duration="300"/>
   <frame tileid="35" duration="300"/>
   <frame tileid="36" duration="300"/>
   <frame tileid="37" duration="300"/>
  </animation>
 </tile>
 <tile id="33" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="water"/>
  </properties>
  <animation>
   <frame tileid="33" duration="300"/>
   <frame tileid="34" duration="300"/>
   <frame tileid="35" duration="300"/>
   <frame tileid="36" duration="300"/>
   <frame tileid="37" duration="300"/>
   <frame tileid="32" duration="300"/>
  </animation>
 </tile>
 <tile id="34" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="water"/>
  </properties>
  <animation>
   <frame tileid="34" duration="300"/>
   <frame tileid="35" duration="300"/>
   <frame tileid="36" duration="300"/>
   <frame tileid="37" duration="300"/>
   <frame tileid="32" duration="300"/>
   <frame tileid="33" duration="300"/>
  </animation>
 </tile>
 <tile id="35" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="water"/>
  </properties>
  <animation>
   <frame tileid="35" duration="300"/>
   <frame tileid="36" duration="300"/>
   <frame tileid="37" duration="300"/>
   <frame tileid="32" duration="300"/>
   <frame tileid="33" duration="300"/>
   <frame tileid="34" duration="300"/>
  </animation>
 </tile>
 <tile id="36" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="water"/>
  </properties>
  <animation>
   <frame tileid="36" duration="300"/>
   <frame tileid="37" duration="300"/>
   <frame tileid="32" duration="300"/>
   <frame tileid="33" duration="300"/>
   <frame tileid="34" duration="300"/>
   <frame tileid="35" duration="300"/>
  </animation>
 </tile>
 <tile id="37" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="water"/>
  </properties>
  <animation>
   <frame tileid="37" duration="300"/>
   <frame tileid="32" duration="300"/>
   <frame tileid="33" duration="300"/>
   <frame tileid="34" duration="300"/>
   <frame tileid="35" duration="300"/>
   <frame tileid="36" duration="300"/>
  </animation>
 </tile>
 <tile id="38" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="deep_water"/>
   <property name="ground" value="deep"/>
  </properties>
  <animation>
   <frame tileid="38" duration="300"/>
   <frame tileid="39" duration="300"/>
   <frame tileid="40" duration="300"/>
   <frame tileid="41" duration="300"/>
   <frame tileid="42" duration="300"/>
   <frame tileid="43" duration="300"/>
  </animation>
 </tile>
 <tile id="39" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="deep_water"/>
   <property name="ground" value="deep"/>
  </properties>
  <animation>
   <frame tileid="39" duration="300"/>
   <frame tileid="40" duration="300"/>
   <frame tileid="41" duration="300"/>
   <frame tileid="42" duration="300"/>
   <frame tileid="43" duration="300"/>
   <frame tileid="38" duration="300"/>
  </animation>
 </tile>
 <tile id="40" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="deep_water"/>
   <property name="ground" value="deep"/>
  </properties>
  <animation>
   <frame tileid="40" duration="300"/>
   <frame tileid="41" duration="300"/>
   <frame tileid="42" duration="300"/>
   <frame tileid="43" duration="300"/>
   <frame tileid="38" duration="300"/>
   <frame tileid="39" duration="300"/>
  </animation>
 </tile>
 <tile id="41" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="deep_water"/>
   <property name="ground" value="deep"/>
  </properties>
  <animation>
   <frame tileid="41" duration="300"/>
   <frame tileid="42" duration="300"/>
   <frame tileid="43" duration="300"/>
   <frame tileid="38" duration="300"/>
   <frame tileid="39" duration="300"/>
   <frame tileid="40" duration="300"/>
  </animation>
 </tile>
 <tile id="42" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="deep_water"/>
   <property name="ground" value="deep"/>
  </properties>
  <animation>
   <frame tileid="42" duration="300"/>
   <frame tileid="43" duration="300"/>
   <frame tileid="38" duration="300"/>
   <frame tileid="39" duration="300"/>
   <frame tileid="40" duration="300"/>
   <frame tileid="41" duration="300"/>
  </animation>
 </tile>
 <tile id="43" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="deep_water"/>
   <property name="ground" value="deep"/>
  </properties>
  <animation>
   <frame tileid="43" duration="300"/>
   <frame tileid="38" duration="300"/>
   <frame tileid="39" duration="300"/>
   <frame tileid="40" duration="300"/>
   <frame tileid="41" duration="300"/>
   <frame tileid="42" duration="300"/>
  </animation>
 </tile>
 <tile id="44" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="plain"/>
   <property name="ground" value="rock"/>
  </properties>
 </tile>
 <tile id="45" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="plain"/>
   <property name="ground" value="rock"/>
  </properties>
 </tile>
 <tile id="46" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="plain"/>
   <property name="ground" value="rock"/>
  </properties>
 </tile>
 <tile id="47" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="plain"/>
   <property name="ground" value="rock"/>
  </properties>
 </tile>
 <tile id="48" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="forest"/>
   <property name="ground" value="wood floor"/>
   <property name="stands" value="oaks"/>
  </properties>
 </tile>
 <tile id="49" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="forest"/>
   <property name="ground" value="wood floor"/>
   <property name="stands" value="oaks"/>
  </properties>
 </tile>
 <tile id="50" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="forest"/>
   <property name="ground" value="wood floor"/>
   <property name="stands" value="oaks"/>
  </properties>
 </tile>
 <tile id="51" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="forest"/>
   <property name="ground" value="wood floor"/>
   <property name="stands" value="oaks"/>
  </properties>
 </tile>
 <tile id="52" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="forest"/>
   <property name="ground" value="wood floor"/>
   <property name="stands" value="firs"/>
  </properties>
 </tile>
 <tile id="53" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="forest"/>
   <property name="ground" value="wood floor"/>
   <property name="stands" value="firs"/>
  </properties>
 </tile>
 <tile id="54" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="forest"/>
   <property name="ground" value="wood floor"/>
   <property name="stands" value="firs"/>
  </properties>
 </tile>
 <tile id="55" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="forest"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="snow firs"/>
  </properties>
 </tile>
 <tile id="56" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="forest"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="snow firs"/>
  </properties>
 </tile>
 <tile id="57" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="forest"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="snow firs"/>
  </properties>
 </tile>
 <tile id="58" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="dense_forest"/>
   <property name="ground" value="wood floor"/>
   <property name="stands" value="dense oaks"/>
  </properties>
 </tile>
 <tile id="59" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="dense_forest"/>
   <property name="ground" value="wood floor"/>
   <property name="stands" value="dense oaks"/>
  </properties>
 </tile>
 <tile id="60" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="dense_forest"/>
   <property name="ground" value="wood floor"/>
   <property name="stands" value="dense oaks"/>
  </properties>
 </tile>
 <tile id="61" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="dense_forest"/>
   <property name="ground" value="wood floor"/>
   <property name="stands" value="dense oaks"/>
  </properties>
 </tile>
 <tile id="62" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="dense_forest"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="dense snow firs"/>
  </properties>
 </tile>
 <tile id="63" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="dense_forest"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="dense snow firs"/>
  </properties>
 </tile>
 <tile id="64" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rough"/>
   <property name="ground" value="rock"/>
   <property name="stands" value="rocks"/>
  </properties>
 </tile>
 <tile id="65" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rough"/>
   <property name="ground" value="rock"/>
   <property name="stands" value="rocks"/>
  </properties>
 </tile>
 <tile id="66" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rough"/>
   <property name="ground" value="rock"/>
   <property name="stands" value="rocks"/>
  </properties>
 </tile>
 <tile id="67" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rough"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="rocks"/>
  </properties>
 </tile>
 <tile id="68" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rough"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="rocks"/>
  </properties>
 </tile>
 <tile id="69" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rough"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="rocks"/>
  </properties>
 </tile>
 <tile id="70" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="crater"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="crater"/>
  </properties>
 </tile>
 <tile id="71" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="crater"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="crater"/>
  </properties>
 </tile>
 <tile id="72" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="slope"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="ramp"/>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="73" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="slope"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="ramp"/>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="74" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="slope"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="ramp"/>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="75" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="slope"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="ramp"/>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="76" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="slope"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="snow ramp"/>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="77" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="slope"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="snow ramp"/>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="78" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="slope"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="snow ramp"/>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="79" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="slope"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="snow ramp"/>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="80" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
   <property name="ground" value="water"/>
   <property name="stands" value="stone bridge"/>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="81" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
   <property name="ground" value="water"/>
   <property name="stands" value="stone bridge"/>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="82" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
   <property name="ground" value="water"/>
   <property name="stands" value="wood bridge"/>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="83" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
   <property name="ground" value="water"/>
   <property name="stands" value="wood bridge"/>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="84" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="water"/>
   <property name="stands" value="ford"/>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="85" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
   <property name="ground" value="water"/>
   <property name="stands" value="ford"/>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="96" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
   <property name="ground" value="water"/>
   <property name="stands" value="pier"/>
  </properties>
 </tile>
 <tile id="97" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
   <property name="ground" value="water"/>
   <property name="stands" value="pier"/>
  </properties>
 </tile>
 <tile id="98" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
   <property name="ground" value="water"/>
   <property name="stands" value="pier"/>
  </properties>
 </tile>
 <tile id="99" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
   <property name="ground" value="water"/>
   <property name="stands" value="pier"/>
  </properties>
 </tile>
 <tile id="100" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
   <property name="ground" value="water"/>
   <property name="stands" value="pier"/>
  </properties>
 </tile>
 <tile id="101" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
   <property name="ground" value="water"/>
   <property name="stands" value="pier"/>
  </properties>
 </tile>
 <tile id="102" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
   <property name="ground" value="water"/>
   <property name="stands" value="pier"/>
  </properties>
 </tile>
 <tile id="103" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
   <property name="ground" value="water"/>
   <property name="stands" value="pier"/>
  </properties>
 </tile>
 <tile id="104" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
   <property name="ground" value="water"/>
   <property name="stands" value="pier"/>
  </properties>
 </tile>
 <tile id="105" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
   <property name="ground" value="water"/>
   <property name="stands" value="pier"/>
  </properties>
 </tile>
 <tile id="106" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
   <property name="ground" value="water"/>
   <property name="stands" value="pier"/>
  </properties>
 </tile>
 <tile id="107" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
   <property name="ground" value="water"/>
   <property name="stands" value="pier"/>
  </properties>
 </tile>
 <tile id="108" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
   <property name="ground" value="water"/>
   <property name="stands" value="pier"/>
  </properties>
 </tile>
 <tile id="109" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
   <property name="ground" value="water"/>
   <property name="stands" value="pier"/>
  </properties>
 </tile>
 <tile id="110" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
   <property name="ground" value="water"/>
   <property name="stands" value="pier"/>
  </properties>
 </tile>
 <tile id="111" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
   <property name="ground" value="water"/>
   <property name="stands" value="pier"/>
  </properties>
 </tile>
 <tile id="112" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="road"/>
  </properties>
 </tile>
 <tile id="113" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="road"/>
  </properties>
 </tile>
 <tile id="114" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="road"/>
  </properties>
 </tile>
 <tile id="115" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="road"/>
  </properties>
 </tile>
 <tile id="116" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="road"/>
  </properties>
 </tile>
 <tile id="117" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="road"/>
  </properties>
 </tile>
 <tile id="118" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="road"/>
  </properties>
 </tile>
 <tile id="119" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="road"/>
  </properties>
 </tile>
 <tile id="120" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="road"/>
  </properties>
 </tile>
 <tile id="121" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="road"/>
  </properties>
 </tile>
 <tile id="122" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="road"/>
  </properties>
 </tile>
 <tile id="123" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="road"/>
  </properties>
 </tile>
 <tile id="124" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="road"/>
  </properties>
 </tile>
 <tile id="125" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="road"/>
  </properties>
 </tile>
 <tile id="126" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="road"/>
  </properties>
 </tile>
 <tile id="127" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="road"/>
  </properties>
 </tile>
 <tile id="128" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="fissure"/>
  </properties>
 </tile>
 <tile id="129" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="fissure"/>
  </properties>
 </tile>
 <tile id="130" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="fissure"/>
  </properties>
 </tile>
 <tile id="131" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="fissure"/>
  </properties>
 </tile>
 <tile id="132" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="fissure"/>
  </properties>
 </tile>
 <tile id="133" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="fissure"/>
  </properties>
 </tile>
 <tile id="134" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="fissure"/>
  </properties>
 </tile>
 <tile id="135" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="fissure"/>
  </properties>
 </tile>
 <tile id="136" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="fissure"/>
  </properties>
 </tile>
 <tile id="137" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="fissure"/>
  </properties>
 </tile>
 <tile id="138" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="fissure"/>
  </properties>
 </tile>
 <tile id="139" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="fissure"/>
  </properties>
 </tile>
 <tile id="140" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="fissure"/>
  </properties>
 </tile>
 <tile id="141" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="fissure"/>
  </properties>
 </tile>
 <tile id="142" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="fissure"/>
  </properties>
 </tile>
 <tile id="143" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="fissure"/>
  </properties>
 </tile>
 <tile id="144" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="rampart"/>
  </properties>
 </tile>
 <tile id="145" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="rampart"/>
  </properties>
 </tile>
 <tile id="146" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="rampart"/>
  </properties>
 </tile>
 <tile id="147" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="rampart"/>
  </properties>
 </tile>
 <tile id="148" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="rampart"/>
  </properties>
 </tile>
 <tile id="149" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="rampart"/>
  </properties>
 </tile>
 <tile id="150" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="rampart"/>
  </properties>
 </tile>
 <tile id="151" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="rampart"/>
  </properties>
 </tile>
 <tile id="152" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="rampart"/>
  </properties>
 </tile>
 <tile id="153" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="rampart"/>
  </properties>
 </tile>
 <tile id="154" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="rampart"/>
  </properties>
 </tile>
 <tile id="155" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="rampart"/>
  </properties>
 </tile>
 <tile id="156" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="rampart"/>
  </properties>
 </tile>
 <tile id="157" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="rampart"/>
  </properties>
 </tile>
 <tile id="158" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="rampart"/>
  </properties>
 </tile>
 <tile id="159" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="rampart"/>
  </properties>
 </tile>
 <tile id="160" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="wall"/>
  </properties>
 </tile>
 <tile id="161" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="wall"/>
  </properties>
 </tile>
 <tile id="162" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="wall"/>
  </properties>
 </tile>
 <tile id="163" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="wall"/>
  </properties>
 </tile>
 <tile id="164" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="wall"/>
  </properties>
 </tile>
 <tile id="165" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="wall"/>
  </properties>
 </tile>
 <tile id="166" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="wall"/>
  </properties>
 </tile>
 <tile id="167" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="wall"/>
  </properties>
 </tile>
 <tile id="168" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="wall"/>
  </properties>
 </tile>
 <tile id="169" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="wall"/>
  </properties>
 </tile>
 <tile id="170" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="wall"/>
  </properties>
 </tile>
 <tile id="171" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="wall"/>
  </properties>
 </tile>
 <tile id="172" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="wall"/>
  </properties>
 </tile>
 <tile id="173" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="wall"/>
  </properties>
 </tile>
 <tile id="174" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="wall"/>
  </properties>
 </tile>
 <tile id="175" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="wall"/>
  </properties>
 </tile>
 <tile id="176" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="high_wall"/>
  </properties>
 </tile>
 <tile id="177" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="high_wall"/>
  </properties>
 </tile>
 <tile id="178" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="high_wall"/>
  </properties>
 </tile>
 <tile id="179" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="high_wall"/>
  </properties>
 </tile>
 <tile id="180" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="high_wall"/>
  </properties>
 </tile>
 <tile id="181" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="high_wall"/>
  </properties>
 </tile>
 <tile id="182" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="high_wall"/>
  </properties>
 </tile>
 <tile id="183" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="high_wall"/>
  </properties>
 </tile>
 <tile id="184" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="high_wall"/>
  </properties>
 </tile>
 <tile id="185" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="high_wall"/>
  </properties>
 </tile>
 <tile id="186" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="high_wall"/>
  </properties>
 </tile>
 <tile id="187" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="high_wall"/>
  </properties>
 </tile>
 <tile id="188" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="high_wall"/>
  </properties>
 </tile>
 <tile id="189" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="high_wall"/>
  </properties>
 </tile>
 <tile id="190" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="high_wall"/>
  </properties>
 </tile>
 <tile id="191" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
   <property name="ground" value="grass"/>
   <property name="stands" value="high_wall"/>
  </properties>
 </tile>
 <tile id="192" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="road"/>
  </properties>
 </tile>
 <tile id="193" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="road"/>
  </properties>
 </tile>
 <tile id="194" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="road"/>
  </properties>
 </tile>
 <tile id="195" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="road"/>
  </properties>
 </tile>
 <tile id="196" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="road"/>
  </properties>
 </tile>
 <tile id="197" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="road"/>
  </properties>
 </tile>
 <tile id="198" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="road"/>
  </properties>
 </tile>
 <tile id="199" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="road"/>
  </properties>
 </tile>
 <tile id="200" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="road"/>
  </properties>
 </tile>
 <tile id="201" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="road"/>
  </properties>
 </tile>
 <tile id="202" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="road"/>
  </properties>
 </tile>
 <tile id="203" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="road"/>
  </properties>
 </tile>
 <tile id="204" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="road"/>
  </properties>
 </tile>
 <tile id="205" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="road"/>
  </properties>
 </tile>
 <tile id="206" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="road"/>
  </properties>
 </tile>
 <tile id="207" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="road"/>
  </properties>
 </tile>
 <tile id="208" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="fissure"/>
  </properties>
 </tile>
 <tile id="209" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="fissure"/>
  </properties>
 </tile>
 <tile id="210" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="fissure"/>
  </properties>
 </tile>
 <tile id="211" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="fissure"/>
  </properties>
 </tile>
 <tile id="212" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="fissure"/>
  </properties>
 </tile>
 <tile id="213" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="fissure"/>
  </properties>
 </tile>
 <tile id="214" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="fissure"/>
  </properties>
 </tile>
 <tile id="215" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="fissure"/>
  </properties>
 </tile>
 <tile id="216" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="fissure"/>
  </properties>
 </tile>
 <tile id="217" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="fissure"/>
  </properties>
 </tile>
 <tile id="218" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="fissure"/>
  </properties>
 </tile>
 <tile id="219" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="fissure"/>
  </properties>
 </tile>
 <tile id="220" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="fissure"/>
  </properties>
 </tile>
 <tile id="221" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="fissure"/>
  </properties>
 </tile>
 <tile id="222" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="fissure"/>
  </properties>
 </tile>
 <tile id="223" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="fissure"/>
  </properties>
 </tile>
 <tile id="224" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="rampart"/>
  </properties>
 </tile>
 <tile id="225" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="rampart"/>
  </properties>
 </tile>
 <tile id="226" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="rampart"/>
  </properties>
 </tile>
 <tile id="227" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="rampart"/>
  </properties>
 </tile>
 <tile id="228" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="rampart"/>
  </properties>
 </tile>
 <tile id="229" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="rampart"/>
  </properties>
 </tile>
 <tile id="230" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="rampart"/>
  </properties>
 </tile>
 <tile id="231" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="rampart"/>
  </properties>
 </tile>
 <tile id="232" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="rampart"/>
  </properties>
 </tile>
 <tile id="233" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="rampart"/>
  </properties>
 </tile>
 <tile id="234" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="rampart"/>
  </properties>
 </tile>
 <tile id="235" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="rampart"/>
  </properties>
 </tile>
 <tile id="236" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="rampart"/>
  </properties>
 </tile>
 <tile id="237" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="rampart"/>
  </properties>
 </tile>
 <tile id="238" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="rampart"/>
  </properties>
 </tile>
 <tile id="239" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="rampart"/>
  </properties>
 </tile>
 <tile id="240" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="wall"/>
  </properties>
 </tile>
 <tile id="241" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="wall"/>
  </properties>
 </tile>
 <tile id="242" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="wall"/>
  </properties>
 </tile>
 <tile id="243" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="wall"/>
  </properties>
 </tile>
 <tile id="244" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="wall"/>
  </properties>
 </tile>
 <tile id="245" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="wall"/>
  </properties>
 </tile>
 <tile id="246" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="wall"/>
  </properties>
 </tile>
 <tile id="247" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="wall"/>
  </properties>
 </tile>
 <tile id="248" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="wall"/>
  </properties>
 </tile>
 <tile id="249" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="wall"/>
  </properties>
 </tile>
 <tile id="250" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="wall"/>
  </properties>
 </tile>
 <tile id="251" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="wall"/>
  </properties>
 </tile>
 <tile id="252" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="wall"/>
  </properties>
 </tile>
 <tile id="253" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="wall"/>
  </properties>
 </tile>
 <tile id="254" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="wall"/>
  </properties>
 </tile>
 <tile id="255" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="wall"/>
  </properties>
 </tile>
 <tile id="256" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="high_wall"/>
  </properties>
 </tile>
 <tile id="257" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="high_wall"/>
  </properties>
 </tile>
 <tile id="258" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="high_wall"/>
  </properties>
 </tile>
 <tile id="259" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="high_wall"/>
  </properties>
 </tile>
 <tile id="260" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="high_wall"/>
  </properties>
 </tile>
 <tile id="261" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="high_wall"/>
  </properties>
 </tile>
 <tile id="262" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="high_wall"/>
  </properties>
 </tile>
 <tile id="263" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="high_wall"/>
  </properties>
 </tile>
 <tile id="264" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="high_wall"/>
  </properties>
 </tile>
 <tile id="265" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="high_wall"/>
  </properties>
 </tile>
 <tile id="266" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="high_wall"/>
  </properties>
 </tile>
 <tile id="267" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="high_wall"/>
  </properties>
 </tile>
 <tile id="268" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="high_wall"/>
  </properties>
 </tile>
 <tile id="269" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="high_wall"/>
  </properties>
 </tile>
 <tile id="270" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="high_wall"/>
  </properties>
 </tile>
 <tile id="271" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
   <property name="ground" value="snow"/>
   <property name="stands" value="high_wall"/>
  </properties>
 </tile>
 <wangsets>
  <wangset name="pier" type="edge" tile="-1">
   <wangcolor name="pier" color="#ff7f2a" tile="-1" probability="1"/>
   <wangtile tileid="97" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="98" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="99" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="100" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="101" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="102" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="103" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="104" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="105" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="106" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="107" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="108" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="109" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="110" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="111" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="road" type="edge" tile="-1">
   <wangcolor name="road" color="#ff7f2a" tile="-1" probability="1"/>
   <wangtile tileid="113" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="114" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="115" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="116" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="117" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="118" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="119" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="120" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="121" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="122" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="123" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="124" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="125" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="126" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="127" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="fissure" type="edge" tile="-1">
   <wangcolor name="fissure" color="#ff7f2a" tile="-1" probability="1"/>
   <wangtile tileid="129" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="130" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="131" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="132" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="133" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="134" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="135" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="136" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="137" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="138" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="139" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="140" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="141" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="142" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="143" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="rampart" type="edge" tile="-1">
   <wangcolor name="rampart" color="#ff7f2a" tile="-1" probability="1"/>
   <wangtile tileid="145" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="146" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="147" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="148" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="149" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="150" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="151" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="152" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="153" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="154" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="155" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="156" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="157" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="158" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="159" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="wall" type="edge" tile="-1">
   <wangcolor name="wall" color="#ff7f2a" tile="-1" probability="1"/>
   <wangtile tileid="161" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="162" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="163" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="164" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="165" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="166" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="167" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="168" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="169" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="170" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="171" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="172" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="173" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="174" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="175" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="high_wall" type="edge" tile="-1">
   <wangcolor name="high_wall" color="#ff7f2a" tile="-1" probability="1"/>
   <wangtile tileid="177" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="178" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="179" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="180" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="181" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="182" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="183" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="184" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="185" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="186" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="187" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="188" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="189" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="190" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="191" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="road on snow" type="edge" tile="-1">
   <wangcolor name="road on snow" color="#ff7f2a" tile="-1" probability="1"/>
   <wangtile tileid="193" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="194" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="195" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="196" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="197" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="198" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="199" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="200" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="201" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="202" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="203" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="204" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="205" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="206" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="207" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="fissure on snow" type="edge" tile="-1">
   <wangcolor name="fissure on snow" color="#ff7f2a" tile="-1" probability="1"/>
   <wangtile tileid="209" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="210" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="211" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="212" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="213" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="214" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="215" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="216" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="217" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="218" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="219" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="220" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="221" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="222" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="223" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="rampart on snow" type="edge" tile="-1">
   <wangcolor name="rampart on snow" color="#ff7f2a" tile="-1" probability="1"/>
   <wangtile tileid="225" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="226" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="227" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="228" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="229" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="230" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="231" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="232" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="233" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="234" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="235" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="236" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="237" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="238" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="239" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="wall on snow" type="edge" tile="-1">
   <wangcolor name="wall on snow" color="#ff7f2a" tile="-1" probability="1"/>
   <wangtile tileid="241" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="242" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="243" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="244" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="245" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="246" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="247" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="248" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="249" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="250" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="251" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="252" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="253" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="254" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="255" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="high_wall on snow" type="edge" tile="-1">
   <wangcolor name="high_wall on snow" color="#ff7f2a" tile="-1" probability="1"/>
   <wangtile tileid="257" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="258" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="259" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="260" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="261" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="262" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="263" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="264" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="265" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="266" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="267" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="268" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="269" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="270" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="271" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
 </wangsets>
</tileset>
