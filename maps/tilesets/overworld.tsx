<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="overworld" tilewidth="64" tileheight="64" tilecount="10" columns="10">
 <image source="overworld.png" width="640" height="64"/>
 <tile id="0" type="town"/>
 <tile id="1" type="castle"/>
 <tile id="2" type="camp"/>
 <tile id="3" type="cave"/>
 <tile id="4" type="shrine"/>
 <tile id="5" type="port"/>
 <tile id="6" type="ruin"/>
 <tile id="7" type="bridge"/>
 <tile id="8" type="signpost"/>
 <tile id="9" type="farm"/>
</tileset>
