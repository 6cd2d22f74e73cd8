"""Casting: what spells are worth, where they are best aimed, and what more they need to be told."""
