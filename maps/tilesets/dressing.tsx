<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="dressing" tilewidth="64" tileheight="64" tilecount="224" columns="16">
 <image source="dressing.png" width="1024" height="896"/>
</tileset>
