"""Fills a map's drawn layers from its ground: edges half a tile off, cliffs, what stands on a square, tall trees."""
