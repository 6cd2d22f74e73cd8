<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="terrain" tilewidth="64" tileheight="64" tilecount="272" columns="16">
 <image source="terrain.png" width="1024" height="1088"/>
 <tile id="0" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="plain"/>
  </properties>
 </tile>
 <tile id="1" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="plain"/>
  </properties>
 </tile>
 <tile id="2" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="plain"/>
  </properties>
 </tile>
 <tile id="3" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="plain"/>
  </properties>
 </tile>
 <tile id="4" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="plain"/>
  </properties>
 </tile>
 <tile id="5" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="plain"/>
  </properties>
 </tile>
 <tile id="6" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="plain"/>
  </properties>
 </tile>
 <tile id="7" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="plain"/>
  </properties>
 </tile>
 <tile id="8" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="plain"/>
  </properties>
 </tile>
 <tile id="9" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="plain"/>
  </properties>
 </tile>
 <tile id="10" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="sand"/>
  </properties>
 </tile>
 <tile id="11" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="sand"/>
  </properties>
 </tile>
 <tile id="12" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="sand"/>
  </properties>
 </tile>
 <tile id="13" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="sand"/>
  </properties>
 </tile>
 <tile id="14" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="sand"/>
  </properties>
 </tile>
 <tile id="15" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="sand"/>
  </properties>
 </tile>
 <tile id="16" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="mud"/>
  </properties>
 </tile>
 <tile id="17" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="mud"/>
  </properties>
 </tile>
 <tile id="18" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="mud"/>
  </properties>
 </tile>
 <tile id="19" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="mud"/>
  </properties>
 </tile>
 <tile id="20" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="snow"/>
  </properties>
 </tile>
 <tile id="21" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="snow"/>
  </properties>
 </tile>
 <tile id="22" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="snow"/>
  </properties>
 </tile>
 <tile id="23" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="snow"/>
  </properties>
 </tile>
 <tile id="24" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="snow"/>
  </properties>
 </tile>
 <tile id="25" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="snow"/>
  </properties>
 </tile>
 <tile id="26" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="27" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="28" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="29" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="30" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="31" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="32" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
  </properties>
 </tile>
 <tile id="33" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
  </properties>
 </tile>
 <tile id="34" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
  </properties>
 </tile>
 <tile id="35" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
  </properties>
 </tile>
 <tile id="36" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
  </properties>
 </tile>
 <tile id="37" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
  </properties>
 </tile>
 <tile id="38" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="deep_water"/>
  </properties>
 </tile>
 <tile id="39" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="deep_water"/>
  </properties>
 </tile>
 <tile id="40" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="deep_water"/>
  </properties>
 </tile>
 <tile id="41" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="deep_water"/>
  </properties>
 </tile>
 <tile id="42" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="deep_water"/>
  </properties>
 </tile>
 <tile id="43" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="deep_water"/>
  </properties>
 </tile>
 <tile id="44" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="plain"/>
  </properties>
 </tile>
 <tile id="45" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="plain"/>
  </properties>
 </tile>
 <tile id="46" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="plain"/>
  </properties>
 </tile>
 <tile id="47" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="plain"/>
  </properties>
 </tile>
 <tile id="48" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="49" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="50" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="51" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="52" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="53" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="54" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="55" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="56" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="57" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="58" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="dense_forest"/>
  </properties>
 </tile>
 <tile id="59" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="dense_forest"/>
  </properties>
 </tile>
 <tile id="60" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="dense_forest"/>
  </properties>
 </tile>
 <tile id="61" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="dense_forest"/>
  </properties>
 </tile>
 <tile id="62" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="dense_forest"/>
  </properties>
 </tile>
 <tile id="63" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="dense_forest"/>
  </properties>
 </tile>
 <tile id="64" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rough"/>
  </properties>
 </tile>
 <tile id="65" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rough"/>
  </properties>
 </tile>
 <tile id="66" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rough"/>
  </properties>
 </tile>
 <tile id="67" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rough"/>
  </properties>
 </tile>
 <tile id="68" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rough"/>
  </properties>
 </tile>
 <tile id="69" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rough"/>
  </properties>
 </tile>
 <tile id="70" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="crater"/>
  </properties>
 </tile>
 <tile id="71" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="crater"/>
  </properties>
 </tile>
 <tile id="72" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="slope"/>
  </properties>
 </tile>
 <tile id="73" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="slope"/>
  </properties>
 </tile>
 <tile id="74" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="slope"/>
  </properties>
 </tile>
 <tile id="75" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="slope"/>
  </properties>
 </tile>
 <tile id="76" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="slope"/>
  </properties>
 </tile>
 <tile id="77" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="slope"/>
  </properties>
 </tile>
 <tile id="78" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="slope"/>
  </properties>
 </tile>
 <tile id="79" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="slope"/>
  </properties>
 </tile>
 <tile id="80" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
  </properties>
 </tile>
 <tile id="81" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
  </properties>
 </tile>
 <tile id="82" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
  </properties>
 </tile>
 <tile id="83" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
  </properties>
 </tile>
 <tile id="84" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
  </properties>
 </tile>
 <tile id="85" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="water"/>
  </properties>
 </tile>
 <tile id="96" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
  </properties>
 </tile>
 <tile id="97" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
  </properties>
 </tile>
 <tile id="98" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
  </properties>
 </tile>
 <tile id="99" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
  </properties>
 </tile>
 <tile id="100" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
  </properties>
 </tile>
 <tile id="101" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
  </properties>
 </tile>
 <tile id="102" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
  </properties>
 </tile>
 <tile id="103" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
  </properties>
 </tile>
 <tile id="104" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
  </properties>
 </tile>
 <tile id="105" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
  </properties>
 </tile>
 <tile id="106" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
  </properties>
 </tile>
 <tile id="107" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
  </properties>
 </tile>
 <tile id="108" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
  </properties>
 </tile>
 <tile id="109" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
  </properties>
 </tile>
 <tile id="110" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
  </properties>
 </tile>
 <tile id="111" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="bridge"/>
  </properties>
 </tile>
 <tile id="112" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
  </properties>
 </tile>
 <tile id="113" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
  </properties>
 </tile>
 <tile id="114" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
  </properties>
 </tile>
 <tile id="115" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
  </properties>
 </tile>
 <tile id="116" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
  </properties>
 </tile>
 <tile id="117" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
  </properties>
 </tile>
 <tile id="118" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
  </properties>
 </tile>
 <tile id="119" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
  </properties>
 </tile>
 <tile id="120" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
  </properties>
 </tile>
 <tile id="121" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
  </properties>
 </tile>
 <tile id="122" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
  </properties>
 </tile>
 <tile id="123" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
  </properties>
 </tile>
 <tile id="124" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
  </properties>
 </tile>
 <tile id="125" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
  </properties>
 </tile>
 <tile id="126" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
  </properties>
 </tile>
 <tile id="127" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
  </properties>
 </tile>
 <tile id="128" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
  </properties>
 </tile>
 <tile id="129" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
  </properties>
 </tile>
 <tile id="130" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
  </properties>
 </tile>
 <tile id="131" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
  </properties>
 </tile>
 <tile id="132" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
  </properties>
 </tile>
 <tile id="133" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
  </properties>
 </tile>
 <tile id="134" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
  </properties>
 </tile>
 <tile id="135" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
  </properties>
 </tile>
 <tile id="136" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
  </properties>
 </tile>
 <tile id="137" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
  </properties>
 </tile>
 <tile id="138" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
  </properties>
 </tile>
 <tile id="139" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
  </properties>
 </tile>
 <tile id="140" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
  </properties>
 </tile>
 <tile id="141" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
  </properties>
 </tile>
 <tile id="142" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
  </properties>
 </tile>
 <tile id="143" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
  </properties>
 </tile>
 <tile id="144" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
  </properties>
 </tile>
 <tile id="145" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
  </properties>
 </tile>
 <tile id="146" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
  </properties>
 </tile>
 <tile id="147" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
  </properties>
 </tile>
 <tile id="148" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
  </properties>
 </tile>
 <tile id="149" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
  </properties>
 </tile>
 <tile id="150" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
  </properties>
 </tile>
 <tile id="151" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
  </properties>
 </tile>
 <tile id="152" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
  </properties>
 </tile>
 <tile id="153" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
  </properties>
 </tile>
 <tile id="154" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
  </properties>
 </tile>
 <tile id="155" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
  </properties>
 </tile>
 <tile id="156" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
  </properties>
 </tile>
 <tile id="157" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
  </properties>
 </tile>
 <tile id="158" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
  </properties>
 </tile>
 <tile id="159" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
  </properties>
 </tile>
 <tile id="160" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="161" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="162" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="163" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="164" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="165" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="166" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="167" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="168" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="169" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="170" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="171" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="172" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="173" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="174" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="175" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="176" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
  </properties>
 </tile>
 <tile id="177" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
  </properties>
 </tile>
 <tile id="178" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
  </properties>
 </tile>
 <tile id="179" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
  </properties>
 </tile>
 <tile id="180" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
  </properties>
 </tile>
 <tile id="181" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
  </properties>
 </tile>
 <tile id="182" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
  </properties>
 </tile>
 <tile id="183" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
  </properties>
 </tile>
 <tile id="184" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
  </properties>
 </tile>
 <tile id="185" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
  </properties>
 </tile>
 <tile id="186" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
  </properties>
 </tile>
 <tile id="187" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
  </properties>
 </tile>
 <tile id="188" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
  </properties>
 </tile>
 <tile id="189" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
  </properties>
 </tile>
 <tile id="190" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
  </properties>
 </tile>
 <tile id="191" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
  </properties>
 </tile>
 <tile id="192" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
  </properties>
 </tile>
 <tile id="193" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
  </properties>
 </tile>
 <tile id="194" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
  </properties>
 </tile>
 <tile id="195" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
  </properties>
 </tile>
 <tile id="196" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
  </properties>
 </tile>
 <tile id="197" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
  </properties>
 </tile>
 <tile id="198" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
  </properties>
 </tile>
 <tile id="199" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
  </properties>
 </tile>
 <tile id="200" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
  </properties>
 </tile>
 <tile id="201" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
  </properties>
 </tile>
 <tile id="202" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
  </properties>
 </tile>
 <tile id="203" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
  </properties>
 </tile>
 <tile id="204" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
  </properties>
 </tile>
 <tile id="205" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
  </properties>
 </tile>
 <tile id="206" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
  </properties>
 </tile>
 <tile id="207" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="road"/>
  </properties>
 </tile>
 <tile id="208" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
  </properties>
 </tile>
 <tile id="209" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
  </properties>
 </tile>
 <tile id="210" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
  </properties>
 </tile>
 <tile id="211" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
  </properties>
 </tile>
 <tile id="212" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
  </properties>
 </tile>
 <tile id="213" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
  </properties>
 </tile>
 <tile id="214" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
  </properties>
 </tile>
 <tile id="215" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
  </properties>
 </tile>
 <tile id="216" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
  </properties>
 </tile>
 <tile id="217" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
  </properties>
 </tile>
 <tile id="218" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
  </properties>
 </tile>
 <tile id="219" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
  </properties>
 </tile>
 <tile id="220" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
  </properties>
 </tile>
 <tile id="221" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
  </properties>
 </tile>
 <tile id="222" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
  </properties>
 </tile>
 <tile id="223" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="fissure"/>
  </properties>
 </tile>
 <tile id="224" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
  </properties>
 </tile>
 <tile id="225" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
  </properties>
 </tile>
 <tile id="226" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
  </properties>
 </tile>
 <tile id="227" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
  </properties>
 </tile>
 <tile id="228" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
  </properties>
 </tile>
 <tile id="229" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
  </properties>
 </tile>
 <tile id="230" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
  </properties>
 </tile>
 <tile id="231" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
  </properties>
 </tile>
 <tile id="232" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
  </properties>
 </tile>
 <tile id="233" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
  </properties>
 </tile>
 <tile id="234" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
  </properties>
 </tile>
 <tile id="235" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
  </properties>
 </tile>
 <tile id="236" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
  </properties>
 </tile>
 <tile id="237" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
  </properties>
 </tile>
 <tile id="238" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
  </properties>
 </tile>
 <tile id="239" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="rampart"/>
  </properties>
 </tile>
 <tile id="240" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="241" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="242" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="243" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="244" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="245" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="246" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="247" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="248" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="249" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="250" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="251" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="252" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="253" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="254" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="255" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="256" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
  </properties>
 </tile>
 <tile id="257" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
  </properties>
 </tile>
 <tile id="258" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
  </properties>
 </tile>
 <tile id="259" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
  </properties>
 </tile>
 <tile id="260" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
  </properties>
 </tile>
 <tile id="261" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
  </properties>
 </tile>
 <tile id="262" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
  </properties>
 </tile>
 <tile id="263" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
  </properties>
 </tile>
 <tile id="264" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
  </properties>
 </tile>
 <tile id="265" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
  </properties>
 </tile>
 <tile id="266" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
  </properties>
 </tile>
 <tile id="267" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
  </properties>
 </tile>
 <tile id="268" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
  </properties>
 </tile>
 <tile id="269" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
  </properties>
 </tile>
 <tile id="270" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
  </properties>
 </tile>
 <tile id="271" type="terrain">
  <properties>
   <property name="terrain" propertytype="Terrain" value="high_wall"/>
  </properties>
 </tile>
</tileset>
