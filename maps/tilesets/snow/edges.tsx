<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="edges" tilewidth="64" tileheight="64" tilecount="192" columns="16">
 <image source="edges.png" width="1024" height="768"/>
 <tile id="1" type="water">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="2" type="water">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="3" type="water">
  <properties>
   <property name="form" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="4" type="water">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="5" type="water">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="6" type="water">
  <properties>
   <property name="form" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="7" type="water">
  <properties>
   <property name="form" type="int" value="7"/>
  </properties>
 </tile>
 <tile id="8" type="water">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="9" type="water">
  <properties>
   <property name="form" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="10" type="water">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="11" type="water">
  <properties>
   <property name="form" type="int" value="11"/>
  </properties>
 </tile>
 <tile id="12" type="water">
  <properties>
   <property name="form" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="13" type="water">
  <properties>
   <property name="form" type="int" value="13"/>
  </properties>
 </tile>
 <tile id="14" type="water">
  <properties>
   <property name="form" type="int" value="14"/>
  </properties>
 </tile>
 <tile id="15" type="water">
  <properties>
   <property name="form" type="int" value="15"/>
  </properties>
 </tile>
 <tile id="17" type="quay">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="18" type="quay">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="19" type="quay">
  <properties>
   <property name="form" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="20" type="quay">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="21" type="quay">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="22" type="quay">
  <properties>
   <property name="form" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="23" type="quay">
  <properties>
   <property name="form" type="int" value="7"/>
  </properties>
 </tile>
 <tile id="24" type="quay">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="25" type="quay">
  <properties>
   <property name="form" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="26" type="quay">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="27" type="quay">
  <properties>
   <property name="form" type="int" value="11"/>
  </properties>
 </tile>
 <tile id="28" type="quay">
  <properties>
   <property name="form" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="29" type="quay">
  <properties>
   <property name="form" type="int" value="13"/>
  </properties>
 </tile>
 <tile id="30" type="quay">
  <properties>
   <property name="form" type="int" value="14"/>
  </properties>
 </tile>
 <tile id="31" type="quay">
  <properties>
   <property name="form" type="int" value="15"/>
  </properties>
 </tile>
 <tile id="33" type="deep">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="34" type="deep">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="35" type="deep">
  <properties>
   <property name="form" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="36" type="deep">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="37" type="deep">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="38" type="deep">
  <properties>
   <property name="form" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="39" type="deep">
  <properties>
   <property name="form" type="int" value="7"/>
  </properties>
 </tile>
 <tile id="40" type="deep">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="41" type="deep">
  <properties>
   <property name="form" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="42" type="deep">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="43" type="deep">
  <properties>
   <property name="form" type="int" value="11"/>
  </properties>
 </tile>
 <tile id="44" type="deep">
  <properties>
   <property name="form" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="45" type="deep">
  <properties>
   <property name="form" type="int" value="13"/>
  </properties>
 </tile>
 <tile id="46" type="deep">
  <properties>
   <property name="form" type="int" value="14"/>
  </properties>
 </tile>
 <tile id="47" type="deep">
  <properties>
   <property name="form" type="int" value="15"/>
  </properties>
 </tile>
 <tile id="49" type="sand">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="50" type="sand">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="51" type="sand">
  <properties>
   <property name="form" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="52" type="sand">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="53" type="sand">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="54" type="sand">
  <properties>
   <property name="form" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="55" type="sand">
  <properties>
   <property name="form" type="int" value="7"/>
  </properties>
 </tile>
 <tile id="56" type="sand">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="57" type="sand">
  <properties>
   <property name="form" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="58" type="sand">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="59" type="sand">
  <properties>
   <property name="form" type="int" value="11"/>
  </properties>
 </tile>
 <tile id="60" type="sand">
  <properties>
   <property name="form" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="61" type="sand">
  <properties>
   <property name="form" type="int" value="13"/>
  </properties>
 </tile>
 <tile id="62" type="sand">
  <properties>
   <property name="form" type="int" value="14"/>
  </properties>
 </tile>
 <tile id="63" type="sand">
  <properties>
   <property name="form" type="int" value="15"/>
  </properties>
 </tile>
 <tile id="65" type="dry">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="66" type="dry">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="67" type="dry">
  <properties>
   <property name="form" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="68" type="dry">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="69" type="dry">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="70" type="dry">
  <properties>
   <property name="form" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="71" type="dry">
  <properties>
   <property name="form" type="int" value="7"/>
  </properties>
 </tile>
 <tile id="72" type="dry">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="73" type="dry">
  <properties>
   <property name="form" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="74" type="dry">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="75" type="dry">
  <properties>
   <property name="form" type="int" value="11"/>
  </properties>
 </tile>
 <tile id="76" type="dry">
  <properties>
   <property name="form" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="77" type="dry">
  <properties>
   <property name="form" type="int" value="13"/>
  </properties>
 </tile>
 <tile id="78" type="dry">
  <properties>
   <property name="form" type="int" value="14"/>
  </properties>
 </tile>
 <tile id="79" type="dry">
  <properties>
   <property name="form" type="int" value="15"/>
  </properties>
 </tile>
 <tile id="81" type="mud">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="82" type="mud">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="83" type="mud">
  <properties>
   <property name="form" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="84" type="mud">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="85" type="mud">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="86" type="mud">
  <properties>
   <property name="form" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="87" type="mud">
  <properties>
   <property name="form" type="int" value="7"/>
  </properties>
 </tile>
 <tile id="88" type="mud">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="89" type="mud">
  <properties>
   <property name="form" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="90" type="mud">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="91" type="mud">
  <properties>
   <property name="form" type="int" value="11"/>
  </properties>
 </tile>
 <tile id="92" type="mud">
  <properties>
   <property name="form" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="93" type="mud">
  <properties>
   <property name="form" type="int" value="13"/>
  </properties>
 </tile>
 <tile id="94" type="mud">
  <properties>
   <property name="form" type="int" value="14"/>
  </properties>
 </tile>
 <tile id="95" type="mud">
  <properties>
   <property name="form" type="int" value="15"/>
  </properties>
 </tile>
 <tile id="97" type="snow">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="98" type="snow">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="99" type="snow">
  <properties>
   <property name="form" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="100" type="snow">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="101" type="snow">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="102" type="snow">
  <properties>
   <property name="form" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="103" type="snow">
  <properties>
   <property name="form" type="int" value="7"/>
  </properties>
 </tile>
 <tile id="104" type="snow">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="105" type="snow">
  <properties>
   <property name="form" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="106" type="snow">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="107" type="snow">
  <properties>
   <property name="form" type="int" value="11"/>
  </properties>
 </tile>
 <tile id="108" type="snow">
  <properties>
   <property name="form" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="109" type="snow">
  <properties>
   <property name="form" type="int" value="13"/>
  </properties>
 </tile>
 <tile id="110" type="snow">
  <properties>
   <property name="form" type="int" value="14"/>
  </properties>
 </tile>
 <tile id="111" type="snow">
  <properties>
   <property name="form" type="int" value="15"/>
  </properties>
 </tile>
 <tile id="113" type="paving">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="114" type="paving">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="115" type="paving">
  <properties>
   <property name="form" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="116" type="paving">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="117" type="paving">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="118" type="paving">
  <properties>
   <property name="form" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="119" type="paving">
  <properties>
   <property name="form" type="int" value="7"/>
  </properties>
 </tile>
 <tile id="120" type="paving">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="121" type="paving">
  <properties>
   <property name="form" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="122" type="paving">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="123" type="paving">
  <properties>
   <property name="form" type="int" value="11"/>
  </properties>
 </tile>
 <tile id="124" type="paving">
  <properties>
   <property name="form" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="125" type="paving">
  <properties>
   <property name="form" type="int" value="13"/>
  </properties>
 </tile>
 <tile id="126" type="paving">
  <properties>
   <property name="form" type="int" value="14"/>
  </properties>
 </tile>
 <tile id="127" type="paving">
  <properties>
   <property name="form" type="int" value="15"/>
  </properties>
 </tile>
 <tile id="129" type="wood floor">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="130" type="wood floor">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="131" type="wood floor">
  <properties>
   <property name="form" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="132" type="wood floor">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="133" type="wood floor">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="134" type="wood floor">
  <properties>
   <property name="form" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="135" type="wood floor">
  <properties>
   <property name="form" type="int" value="7"/>
  </properties>
 </tile>
 <tile id="136" type="wood floor">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="137" type="wood floor">
  <properties>
   <property name="form" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="138" type="wood floor">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="139" type="wood floor">
  <properties>
   <property name="form" type="int" value="11"/>
  </properties>
 </tile>
 <tile id="140" type="wood floor">
  <properties>
   <property name="form" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="141" type="wood floor">
  <properties>
   <property name="form" type="int" value="13"/>
  </properties>
 </tile>
 <tile id="142" type="wood floor">
  <properties>
   <property name="form" type="int" value="14"/>
  </properties>
 </tile>
 <tile id="143" type="wood floor">
  <properties>
   <property name="form" type="int" value="15"/>
  </properties>
 </tile>
 <tile id="145" type="rock">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="146" type="rock">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="147" type="rock">
  <properties>
   <property name="form" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="148" type="rock">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="149" type="rock">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="150" type="rock">
  <properties>
   <property name="form" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="151" type="rock">
  <properties>
   <property name="form" type="int" value="7"/>
  </properties>
 </tile>
 <tile id="152" type="rock">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="153" type="rock">
  <properties>
   <property name="form" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="154" type="rock">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="155" type="rock">
  <properties>
   <property name="form" type="int" value="11"/>
  </properties>
 </tile>
 <tile id="156" type="rock">
  <properties>
   <property name="form" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="157" type="rock">
  <properties>
   <property name="form" type="int" value="13"/>
  </properties>
 </tile>
 <tile id="158" type="rock">
  <properties>
   <property name="form" type="int" value="14"/>
  </properties>
 </tile>
 <tile id="159" type="rock">
  <properties>
   <property name="form" type="int" value="15"/>
  </properties>
 </tile>
 <tile id="161" type="earth cliff">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="162" type="earth cliff">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="163" type="earth cliff">
  <properties>
   <property name="form" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="164" type="earth cliff">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="165" type="earth cliff">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="166" type="earth cliff">
  <properties>
   <property name="form" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="167" type="earth cliff">
  <properties>
   <property name="form" type="int" value="7"/>
  </properties>
 </tile>
 <tile id="168" type="earth cliff">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="169" type="earth cliff">
  <properties>
   <property name="form" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="170" type="earth cliff">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="171" type="earth cliff">
  <properties>
   <property name="form" type="int" value="11"/>
  </properties>
 </tile>
 <tile id="172" type="earth cliff">
  <properties>
   <property name="form" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="173" type="earth cliff">
  <properties>
   <property name="form" type="int" value="13"/>
  </properties>
 </tile>
 <tile id="174" type="earth cliff">
  <properties>
   <property name="form" type="int" value="14"/>
  </properties>
 </tile>
 <tile id="175" type="earth cliff">
  <properties>
   <property name="form" type="int" value="15"/>
  </properties>
 </tile>
 <tile id="177" type="snow cliff">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="178" type="snow cliff">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="179" type="snow cliff">
  <properties>
   <property name="form" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="180" type="snow cliff">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="181" type="snow cliff">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="182" type="snow cliff">
  <properties>
   <property name="form" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="183" type="snow cliff">
  <properties>
   <property name="form" type="int" value="7"/>
  </properties>
 </tile>
 <tile id="184" type="snow cliff">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="185" type="snow cliff">
  <properties>
   <property name="form" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="186" type="snow cliff">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="187" type="snow cliff">
  <properties>
   <property name="form" type="int" value="11"/>
  </properties>
 </tile>
 <tile id="188" type="snow cliff">
  <properties>
   <property name="form" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="189" type="snow cliff">
  <properties>
   <property name="form" type="int" value="13"/>
  </properties>
 </tile>
 <tile id="190" type="snow cliff">
  <properties>
   <property name="form" type="int" value="14"/>
  </properties>
 </tile>
 <tile id="191" type="snow cliff">
  <properties>
   <property name="form" type="int" value="15"/>
  </properties>
 </tile>
 <wangsets>
  <wangset name="water" type="corner" tile="-1">
   <wangcolor name="water" color="#ff7f2a" tile="-1" probability="1"/>
   <wangtile tileid="1" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="2" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="3" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="4" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="5" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="6" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="7" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="8" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="9" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="10" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="11" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="12" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="13" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="14" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="15" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
  <wangset name="quay" type="corner" tile="-1">
   <wangcolor name="quay" color="#ff7f2a" tile="-1" probability="1"/>
   <wangtile tileid="17" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="18" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="19" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="20" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="21" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="22" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="23" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="24" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="25" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="26" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="27" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="28" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="29" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="30" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="31" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
  <wangset name="deep" type="corner" tile="-1">
   <wangcolor name="deep" color="#ff7f2a" tile="-1" probability="1"/>
   <wangtile tileid="33" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="34" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="35" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="36" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="37" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="38" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="39" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="40" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="41" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="42" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="43" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="44" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="45" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="46" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="47" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
  <wangset name="sand" type="corner" tile="-1">
   <wangcolor name="sand" color="#ff7f2a" tile="-1" probability="1"/>
   <wangtile tileid="49" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="50" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="51" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="52" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="53" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="54" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="55" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="56" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="57" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="58" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="59" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="60" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="61" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="62" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="63" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
  <wangset name="dry" type="corner" tile="-1">
   <wangcolor name="dry" color="#ff7f2a" tile="-1" probability="1"/>
   <wangtile tileid="65" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="66" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="67" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="68" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="69" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="70" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="71" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="72" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="73" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="74" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="75" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="76" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="77" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="78" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="79" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
  <wangset name="mud" type="corner" tile="-1">
   <wangcolor name="mud" color="#ff7f2a" tile="-1" probability="1"/>
   <wangtile tileid="81" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="82" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="83" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="84" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="85" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="86" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="87" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="88" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="89" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="90" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="91" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="92" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="93" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="94" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="95" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
  <wangset name="snow" type="corner" tile="-1">
   <wangcolor name="snow" color="#ff7f2a" tile="-1" probability="1"/>
   <wangtile tileid="97" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="98" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="99" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="100" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="101" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="102" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="103" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="104" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="105" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="106" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="107" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="108" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="109" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="110" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="111" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
  <wangset name="paving" type="corner" tile="-1">
   <wangcolor name="paving" color="#ff7f2a" tile="-1" probability="1"/>
   <wangtile tileid="113" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="114" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="115" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="116" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="117" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="118" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="119" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="120" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="121" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="122" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="123" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="124" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="125" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="126" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="127" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
  <wangset name="wood floor" type="corner" tile="-1">
   <wangcolor name="wood floor" color="#ff7f2a" tile="-1" probability="1"/>
   <wangtile tileid="129" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="130" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="131" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="132" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="133" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="134" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="135" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="136" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="137" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="138" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="139" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="140" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="141" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="142" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="143" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
  <wangset name="rock" type="corner" tile="-1">
   <wangcolor name="rock" color="#ff7f2a" tile="-1" probability="1"/>
   <wangtile tileid="145" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="146" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="147" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="148" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="149" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="150" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="151" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="152" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="153" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="154" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="155" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="156" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="157" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="158" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="159" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
  <wangset name="earth cliff" type="corner" tile="-1">
   <wangcolor name="earth cliff" color="#ff7f2a" tile="-1" probability="1"/>
   <wangtile tileid="161" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="162" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="163" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="164" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="165" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="166" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="167" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="168" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="169" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="170" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="171" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="172" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="173" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="174" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="175" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
  <wangset name="snow cliff" type="corner" tile="-1">
   <wangcolor name="snow cliff" color="#ff7f2a" tile="-1" probability="1"/>
   <wangtile tileid="177" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="178" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="179" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="180" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="181" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="182" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="183" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="184" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="185" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="186" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="187" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="188" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="189" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="190" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="191" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
 </wangsets>
</tileset>
