"""Casting (rule book 7): known spells, magic dice, aims, further choices, and what comes of a cast."""
