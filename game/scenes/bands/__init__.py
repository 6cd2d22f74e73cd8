"""Bands: commanders made and kept to be led into skirmishes."""
