<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="tall" tilewidth="64" tileheight="96" tilecount="16" columns="16">
 <image source="tall.png" width="1024" height="96"/>
 <tile id="0" type="tall oaks"/>
 <tile id="1" type="tall oaks"/>
 <tile id="2" type="tall oaks"/>
 <tile id="3" type="tall oaks"/>
 <tile id="4" type="tall firs"/>
 <tile id="5" type="tall firs"/>
 <tile id="6" type="tall firs"/>
 <tile id="7" type="tall snow firs"/>
 <tile id="8" type="tall snow firs"/>
 <tile id="9" type="tall snow firs"/>
 <tile id="10" type="tall dense oaks"/>
 <tile id="11" type="tall dense oaks"/>
 <tile id="12" type="tall dense oaks"/>
 <tile id="13" type="tall dense oaks"/>
 <tile id="14" type="tall dense snow firs"/>
 <tile id="15" type="tall dense snow firs"/>
</tileset>
