"""Tiled maps to boards and markers, through a gate that trusts no file."""
