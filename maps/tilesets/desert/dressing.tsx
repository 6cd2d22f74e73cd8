<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="dressing" tilewidth="64" tileheight="64" tilecount="224" columns="16">
 <image source="dressing.png" width="1024" height="896"/>
 <tile id="0" type="oaks"/>
 <tile id="1" type="oaks"/>
 <tile id="2" type="oaks"/>
 <tile id="3" type="oaks"/>
 <tile id="4" type="firs"/>
 <tile id="5" type="firs"/>
 <tile id="6" type="firs"/>
 <tile id="7" type="snow firs"/>
 <tile id="8" type="snow firs"/>
 <tile id="9" type="snow firs"/>
 <tile id="10" type="dense oaks"/>
 <tile id="11" type="dense oaks"/>
 <tile id="12" type="dense oaks"/>
 <tile id="13" type="dense oaks"/>
 <tile id="14" type="dense snow firs"/>
 <tile id="15" type="dense snow firs"/>
 <tile id="16" type="rocks"/>
 <tile id="17" type="rocks"/>
 <tile id="18" type="rocks"/>
 <tile id="19" type="rocks"/>
 <tile id="20" type="rocks"/>
 <tile id="21" type="rocks"/>
 <tile id="22" type="crater"/>
 <tile id="23" type="crater"/>
 <tile id="24" type="ramp">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="25" type="ramp">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="26" type="ramp">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="27" type="ramp">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="28" type="snow ramp">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="29" type="snow ramp">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="30" type="snow ramp">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="31" type="snow ramp">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="32" type="stone bridge">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="33" type="stone bridge">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="34" type="wood bridge">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="35" type="wood bridge">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="36" type="ford">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="37" type="ford">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="48" type="pier"/>
 <tile id="49" type="pier">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="50" type="pier">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="51" type="pier">
  <properties>
   <property name="form" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="52" type="pier">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="53" type="pier">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="54" type="pier">
  <properties>
   <property name="form" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="55" type="pier">
  <properties>
   <property name="form" type="int" value="7"/>
  </properties>
 </tile>
 <tile id="56" type="pier">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="57" type="pier">
  <properties>
   <property name="form" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="58" type="pier">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="59" type="pier">
  <properties>
   <property name="form" type="int" value="11"/>
  </properties>
 </tile>
 <tile id="60" type="pier">
  <properties>
   <property name="form" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="61" type="pier">
  <properties>
   <property name="form" type="int" value="13"/>
  </properties>
 </tile>
 <tile id="62" type="pier">
  <properties>
   <property name="form" type="int" value="14"/>
  </properties>
 </tile>
 <tile id="63" type="pier">
  <properties>
   <property name="form" type="int" value="15"/>
  </properties>
 </tile>
 <tile id="64" type="road"/>
 <tile id="65" type="road">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="66" type="road">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="67" type="road">
  <properties>
   <property name="form" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="68" type="road">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="69" type="road">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="70" type="road">
  <properties>
   <property name="form" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="71" type="road">
  <properties>
   <property name="form" type="int" value="7"/>
  </properties>
 </tile>
 <tile id="72" type="road">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="73" type="road">
  <properties>
   <property name="form" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="74" type="road">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="75" type="road">
  <properties>
   <property name="form" type="int" value="11"/>
  </properties>
 </tile>
 <tile id="76" type="road">
  <properties>
   <property name="form" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="77" type="road">
  <properties>
   <property name="form" type="int" value="13"/>
  </properties>
 </tile>
 <tile id="78" type="road">
  <properties>
   <property name="form" type="int" value="14"/>
  </properties>
 </tile>
 <tile id="79" type="road">
  <properties>
   <property name="form" type="int" value="15"/>
  </properties>
 </tile>
 <tile id="80" type="fissure"/>
 <tile id="81" type="fissure">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="82" type="fissure">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="83" type="fissure">
  <properties>
   <property name="form" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="84" type="fissure">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="85" type="fissure">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="86" type="fissure">
  <properties>
   <property name="form" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="87" type="fissure">
  <properties>
   <property name="form" type="int" value="7"/>
  </properties>
 </tile>
 <tile id="88" type="fissure">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="89" type="fissure">
  <properties>
   <property name="form" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="90" type="fissure">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="91" type="fissure">
  <properties>
   <property name="form" type="int" value="11"/>
  </properties>
 </tile>
 <tile id="92" type="fissure">
  <properties>
   <property name="form" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="93" type="fissure">
  <properties>
   <property name="form" type="int" value="13"/>
  </properties>
 </tile>
 <tile id="94" type="fissure">
  <properties>
   <property name="form" type="int" value="14"/>
  </properties>
 </tile>
 <tile id="95" type="fissure">
  <properties>
   <property name="form" type="int" value="15"/>
  </properties>
 </tile>
 <tile id="96" type="rampart"/>
 <tile id="97" type="rampart">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="98" type="rampart">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="99" type="rampart">
  <properties>
   <property name="form" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="100" type="rampart">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="101" type="rampart">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="102" type="rampart">
  <properties>
   <property name="form" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="103" type="rampart">
  <properties>
   <property name="form" type="int" value="7"/>
  </properties>
 </tile>
 <tile id="104" type="rampart">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="105" type="rampart">
  <properties>
   <property name="form" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="106" type="rampart">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="107" type="rampart">
  <properties>
   <property name="form" type="int" value="11"/>
  </properties>
 </tile>
 <tile id="108" type="rampart">
  <properties>
   <property name="form" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="109" type="rampart">
  <properties>
   <property name="form" type="int" value="13"/>
  </properties>
 </tile>
 <tile id="110" type="rampart">
  <properties>
   <property name="form" type="int" value="14"/>
  </properties>
 </tile>
 <tile id="111" type="rampart">
  <properties>
   <property name="form" type="int" value="15"/>
  </properties>
 </tile>
 <tile id="112" type="wall"/>
 <tile id="113" type="wall">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="114" type="wall">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="115" type="wall">
  <properties>
   <property name="form" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="116" type="wall">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="117" type="wall">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="118" type="wall">
  <properties>
   <property name="form" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="119" type="wall">
  <properties>
   <property name="form" type="int" value="7"/>
  </properties>
 </tile>
 <tile id="120" type="wall">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="121" type="wall">
  <properties>
   <property name="form" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="122" type="wall">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="123" type="wall">
  <properties>
   <property name="form" type="int" value="11"/>
  </properties>
 </tile>
 <tile id="124" type="wall">
  <properties>
   <property name="form" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="125" type="wall">
  <properties>
   <property name="form" type="int" value="13"/>
  </properties>
 </tile>
 <tile id="126" type="wall">
  <properties>
   <property name="form" type="int" value="14"/>
  </properties>
 </tile>
 <tile id="127" type="wall">
  <properties>
   <property name="form" type="int" value="15"/>
  </properties>
 </tile>
 <tile id="128" type="high_wall"/>
 <tile id="129" type="high_wall">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="130" type="high_wall">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="131" type="high_wall">
  <properties>
   <property name="form" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="132" type="high_wall">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="133" type="high_wall">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="134" type="high_wall">
  <properties>
   <property name="form" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="135" type="high_wall">
  <properties>
   <property name="form" type="int" value="7"/>
  </properties>
 </tile>
 <tile id="136" type="high_wall">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="137" type="high_wall">
  <properties>
   <property name="form" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="138" type="high_wall">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="139" type="high_wall">
  <properties>
   <property name="form" type="int" value="11"/>
  </properties>
 </tile>
 <tile id="140" type="high_wall">
  <properties>
   <property name="form" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="141" type="high_wall">
  <properties>
   <property name="form" type="int" value="13"/>
  </properties>
 </tile>
 <tile id="142" type="high_wall">
  <properties>
   <property name="form" type="int" value="14"/>
  </properties>
 </tile>
 <tile id="143" type="high_wall">
  <properties>
   <property name="form" type="int" value="15"/>
  </properties>
 </tile>
 <tile id="144" type="road"/>
 <tile id="145" type="road">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="146" type="road">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="147" type="road">
  <properties>
   <property name="form" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="148" type="road">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="149" type="road">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="150" type="road">
  <properties>
   <property name="form" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="151" type="road">
  <properties>
   <property name="form" type="int" value="7"/>
  </properties>
 </tile>
 <tile id="152" type="road">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="153" type="road">
  <properties>
   <property name="form" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="154" type="road">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="155" type="road">
  <properties>
   <property name="form" type="int" value="11"/>
  </properties>
 </tile>
 <tile id="156" type="road">
  <properties>
   <property name="form" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="157" type="road">
  <properties>
   <property name="form" type="int" value="13"/>
  </properties>
 </tile>
 <tile id="158" type="road">
  <properties>
   <property name="form" type="int" value="14"/>
  </properties>
 </tile>
 <tile id="159" type="road">
  <properties>
   <property name="form" type="int" value="15"/>
  </properties>
 </tile>
 <tile id="160" type="fissure"/>
 <tile id="161" type="fissure">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="162" type="fissure">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="163" type="fissure">
  <properties>
   <property name="form" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="164" type="fissure">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="165" type="fissure">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="166" type="fissure">
  <properties>
   <property name="form" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="167" type="fissure">
  <properties>
   <property name="form" type="int" value="7"/>
  </properties>
 </tile>
 <tile id="168" type="fissure">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="169" type="fissure">
  <properties>
   <property name="form" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="170" type="fissure">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="171" type="fissure">
  <properties>
   <property name="form" type="int" value="11"/>
  </properties>
 </tile>
 <tile id="172" type="fissure">
  <properties>
   <property name="form" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="173" type="fissure">
  <properties>
   <property name="form" type="int" value="13"/>
  </properties>
 </tile>
 <tile id="174" type="fissure">
  <properties>
   <property name="form" type="int" value="14"/>
  </properties>
 </tile>
 <tile id="175" type="fissure">
  <properties>
   <property name="form" type="int" value="15"/>
  </properties>
 </tile>
 <tile id="176" type="rampart"/>
 <tile id="177" type="rampart">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="178" type="rampart">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="179" type="rampart">
  <properties>
   <property name="form" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="180" type="rampart">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="181" type="rampart">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="182" type="rampart">
  <properties>
   <property name="form" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="183" type="rampart">
  <properties>
   <property name="form" type="int" value="7"/>
  </properties>
 </tile>
 <tile id="184" type="rampart">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="185" type="rampart">
  <properties>
   <property name="form" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="186" type="rampart">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="187" type="rampart">
  <properties>
   <property name="form" type="int" value="11"/>
  </properties>
 </tile>
 <tile id="188" type="rampart">
  <properties>
   <property name="form" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="189" type="rampart">
  <properties>
   <property name="form" type="int" value="13"/>
  </properties>
 </tile>
 <tile id="190" type="rampart">
  <properties>
   <property name="form" type="int" value="14"/>
  </properties>
 </tile>
 <tile id="191" type="rampart">
  <properties>
   <property name="form" type="int" value="15"/>
  </properties>
 </tile>
 <tile id="192" type="wall"/>
 <tile id="193" type="wall">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="194" type="wall">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="195" type="wall">
  <properties>
   <property name="form" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="196" type="wall">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="197" type="wall">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="198" type="wall">
  <properties>
   <property name="form" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="199" type="wall">
  <properties>
   <property name="form" type="int" value="7"/>
  </properties>
 </tile>
 <tile id="200" type="wall">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="201" type="wall">
  <properties>
   <property name="form" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="202" type="wall">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="203" type="wall">
  <properties>
   <property name="form" type="int" value="11"/>
  </properties>
 </tile>
 <tile id="204" type="wall">
  <properties>
   <property name="form" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="205" type="wall">
  <properties>
   <property name="form" type="int" value="13"/>
  </properties>
 </tile>
 <tile id="206" type="wall">
  <properties>
   <property name="form" type="int" value="14"/>
  </properties>
 </tile>
 <tile id="207" type="wall">
  <properties>
   <property name="form" type="int" value="15"/>
  </properties>
 </tile>
 <tile id="208" type="high_wall"/>
 <tile id="209" type="high_wall">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="210" type="high_wall">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="211" type="high_wall">
  <properties>
   <property name="form" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="212" type="high_wall">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="213" type="high_wall">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="214" type="high_wall">
  <properties>
   <property name="form" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="215" type="high_wall">
  <properties>
   <property name="form" type="int" value="7"/>
  </properties>
 </tile>
 <tile id="216" type="high_wall">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="217" type="high_wall">
  <properties>
   <property name="form" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="218" type="high_wall">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="219" type="high_wall">
  <properties>
   <property name="form" type="int" value="11"/>
  </properties>
 </tile>
 <tile id="220" type="high_wall">
  <properties>
   <property name="form" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="221" type="high_wall">
  <properties>
   <property name="form" type="int" value="13"/>
  </properties>
 </tile>
 <tile id="222" type="high_wall">
  <properties>
   <property name="form" type="int" value="14"/>
  </properties>
 </tile>
 <tile id="223" type="high_wall">
  <properties>
   <property name="form" type="int" value="15"/>
  </properties>
 </tile>
 <wangsets>
  <wangset name="pier" type="edge" tile="-1">
   <wangcolor name="pier" color="#ff7f2a" tile="-1" probability="1"/>
   <wangtile tileid="49" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="50" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="51" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="52" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="53" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="54" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="55" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="56" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="57" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="58" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="59" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="60" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="61" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="62" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="63" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="road" type="edge" tile="-1">
   <wangcolor name="road" color="#ff7f2a" tile="-1" probability="1"/>
   <wangtile tileid="65" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="66" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="67" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="68" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="69" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="70" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="71" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="72" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="73" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="74" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="75" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="76" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="77" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="78" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="79" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="fissure" type="edge" tile="-1">
   <wangcolor name="fissure" color="#ff7f2a" tile="-1" probability="1"/>
   <wangtile tileid="81" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="82" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="83" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="84" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="85" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="86" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="87" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="88" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="89" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="90" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="91" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="92" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="93" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="94" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="95" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="rampart" type="edge" tile="-1">
   <wangcolor name="rampart" color="#ff7f2a" tile="-1" probability="1"/>
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
  <wangset name="wall" type="edge" tile="-1">
   <wangcolor name="wall" color="#ff7f2a" tile="-1" probability="1"/>
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
  <wangset name="high_wall" type="edge" tile="-1">
   <wangcolor name="high_wall" color="#ff7f2a" tile="-1" probability="1"/>
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
 </wangsets>
</tileset>
