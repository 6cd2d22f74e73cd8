<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="shadows" tilewidth="64" tileheight="64" tilecount="80" columns="16">
 <image source="shadows.png" width="1024" height="320"/>
 <tile id="1" type="wood shadow">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="2" type="wood shadow">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="3" type="wood shadow">
  <properties>
   <property name="form" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="4" type="wood shadow">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="5" type="wood shadow">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="6" type="wood shadow">
  <properties>
   <property name="form" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="7" type="wood shadow">
  <properties>
   <property name="form" type="int" value="7"/>
  </properties>
 </tile>
 <tile id="8" type="wood shadow">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="9" type="wood shadow">
  <properties>
   <property name="form" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="10" type="wood shadow">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="11" type="wood shadow">
  <properties>
   <property name="form" type="int" value="11"/>
  </properties>
 </tile>
 <tile id="12" type="wood shadow">
  <properties>
   <property name="form" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="13" type="wood shadow">
  <properties>
   <property name="form" type="int" value="13"/>
  </properties>
 </tile>
 <tile id="14" type="wood shadow">
  <properties>
   <property name="form" type="int" value="14"/>
  </properties>
 </tile>
 <tile id="15" type="wood shadow">
  <properties>
   <property name="form" type="int" value="15"/>
  </properties>
 </tile>
 <tile id="17" type="building shadow">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="18" type="building shadow">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="19" type="building shadow">
  <properties>
   <property name="form" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="20" type="building shadow">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="21" type="building shadow">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="22" type="building shadow">
  <properties>
   <property name="form" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="23" type="building shadow">
  <properties>
   <property name="form" type="int" value="7"/>
  </properties>
 </tile>
 <tile id="24" type="building shadow">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="25" type="building shadow">
  <properties>
   <property name="form" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="26" type="building shadow">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="27" type="building shadow">
  <properties>
   <property name="form" type="int" value="11"/>
  </properties>
 </tile>
 <tile id="28" type="building shadow">
  <properties>
   <property name="form" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="29" type="building shadow">
  <properties>
   <property name="form" type="int" value="13"/>
  </properties>
 </tile>
 <tile id="30" type="building shadow">
  <properties>
   <property name="form" type="int" value="14"/>
  </properties>
 </tile>
 <tile id="31" type="building shadow">
  <properties>
   <property name="form" type="int" value="15"/>
  </properties>
 </tile>
 <tile id="32" type="rampart shadow">
  <properties>
   <property name="form" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="33" type="rampart shadow">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="34" type="rampart shadow">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="35" type="rampart shadow">
  <properties>
   <property name="form" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="36" type="rampart shadow">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="37" type="rampart shadow">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="38" type="rampart shadow">
  <properties>
   <property name="form" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="39" type="rampart shadow">
  <properties>
   <property name="form" type="int" value="7"/>
  </properties>
 </tile>
 <tile id="40" type="rampart shadow">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="41" type="rampart shadow">
  <properties>
   <property name="form" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="42" type="rampart shadow">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="43" type="rampart shadow">
  <properties>
   <property name="form" type="int" value="11"/>
  </properties>
 </tile>
 <tile id="44" type="rampart shadow">
  <properties>
   <property name="form" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="45" type="rampart shadow">
  <properties>
   <property name="form" type="int" value="13"/>
  </properties>
 </tile>
 <tile id="46" type="rampart shadow">
  <properties>
   <property name="form" type="int" value="14"/>
  </properties>
 </tile>
 <tile id="47" type="rampart shadow">
  <properties>
   <property name="form" type="int" value="15"/>
  </properties>
 </tile>
 <tile id="48" type="wall shadow">
  <properties>
   <property name="form" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="49" type="wall shadow">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="50" type="wall shadow">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="51" type="wall shadow">
  <properties>
   <property name="form" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="52" type="wall shadow">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="53" type="wall shadow">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="54" type="wall shadow">
  <properties>
   <property name="form" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="55" type="wall shadow">
  <properties>
   <property name="form" type="int" value="7"/>
  </properties>
 </tile>
 <tile id="56" type="wall shadow">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="57" type="wall shadow">
  <properties>
   <property name="form" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="58" type="wall shadow">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="59" type="wall shadow">
  <properties>
   <property name="form" type="int" value="11"/>
  </properties>
 </tile>
 <tile id="60" type="wall shadow">
  <properties>
   <property name="form" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="61" type="wall shadow">
  <properties>
   <property name="form" type="int" value="13"/>
  </properties>
 </tile>
 <tile id="62" type="wall shadow">
  <properties>
   <property name="form" type="int" value="14"/>
  </properties>
 </tile>
 <tile id="63" type="wall shadow">
  <properties>
   <property name="form" type="int" value="15"/>
  </properties>
 </tile>
 <tile id="64" type="high_wall shadow">
  <properties>
   <property name="form" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="65" type="high_wall shadow">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="66" type="high_wall shadow">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="67" type="high_wall shadow">
  <properties>
   <property name="form" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="68" type="high_wall shadow">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="69" type="high_wall shadow">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="70" type="high_wall shadow">
  <properties>
   <property name="form" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="71" type="high_wall shadow">
  <properties>
   <property name="form" type="int" value="7"/>
  </properties>
 </tile>
 <tile id="72" type="high_wall shadow">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="73" type="high_wall shadow">
  <properties>
   <property name="form" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="74" type="high_wall shadow">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="75" type="high_wall shadow">
  <properties>
   <property name="form" type="int" value="11"/>
  </properties>
 </tile>
 <tile id="76" type="high_wall shadow">
  <properties>
   <property name="form" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="77" type="high_wall shadow">
  <properties>
   <property name="form" type="int" value="13"/>
  </properties>
 </tile>
 <tile id="78" type="high_wall shadow">
  <properties>
   <property name="form" type="int" value="14"/>
  </properties>
 </tile>
 <tile id="79" type="high_wall shadow">
  <properties>
   <property name="form" type="int" value="15"/>
  </properties>
 </tile>
</tileset>
