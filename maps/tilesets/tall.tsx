<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="tall" tilewidth="64" tileheight="96" tilecount="16" columns="16">
 <image source="tall.png" width="1024" height="96"/>
</tileset>
