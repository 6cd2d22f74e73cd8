<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="crossings" tilewidth="64" tileheight="64" tilecount="48" columns="16">
 <image source="crossings.png" width="1024" height="192"/>
 <tile id="0" type="stone stairs">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="1" type="stone stairs">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="2" type="stone stairs">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="3" type="stone stairs">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="4" type="earth stairs">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="5" type="earth stairs">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="6" type="earth stairs">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="7" type="earth stairs">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="8" type="snow stairs">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="9" type="snow stairs">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="10" type="snow stairs">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="11" type="snow stairs">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="12" type="stone ramp">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="13" type="stone ramp">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="14" type="stone ramp">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="15" type="stone ramp">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="16" type="long stone bridge">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="17" type="long stone bridge">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="18" type="long stone bridge">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="19" type="long stone bridge">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="20" type="long stone bridge">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="21" type="long stone bridge">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="22" type="long wood bridge">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="23" type="long wood bridge">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="24" type="long wood bridge">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="25" type="long wood bridge">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="26" type="long wood bridge">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="27" type="long wood bridge">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="28" type="rope bridge">
  <properties>
   <property name="form" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="29" type="rope bridge">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="30" type="rope bridge">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="31" type="rope bridge">
  <properties>
   <property name="form" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="32" type="rope bridge">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="33" type="rope bridge">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="34" type="landing">
  <properties>
   <property name="form" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="35" type="landing">
  <properties>
   <property name="form" type="int" value="8"/>
  </properties>
 </tile>
 <tile id="36" type="landing">
  <properties>
   <property name="form" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="37" type="landing">
  <properties>
   <property name="form" type="int" value="2"/>
  </properties>
 </tile>
 <wangsets>
  <wangset name="long stone bridge" type="edge" tile="-1">
   <wangcolor name="long stone bridge" color="#ff7f2a" tile="-1" probability="1"/>
   <wangtile tileid="16" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="17" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="18" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="19" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="20" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="21" wangid="1,0,0,0,0,0,0,0"/>
  </wangset>
  <wangset name="long wood bridge" type="edge" tile="-1">
   <wangcolor name="long wood bridge" color="#ff7f2a" tile="-1" probability="1"/>
   <wangtile tileid="22" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="23" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="24" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="25" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="26" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="27" wangid="1,0,0,0,0,0,0,0"/>
  </wangset>
  <wangset name="rope bridge" type="edge" tile="-1">
   <wangcolor name="rope bridge" color="#ff7f2a" tile="-1" probability="1"/>
   <wangtile tileid="28" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="29" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="30" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="31" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="32" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="33" wangid="1,0,0,0,0,0,0,0"/>
  </wangset>
 </wangsets>
</tileset>
