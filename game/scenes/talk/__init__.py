"""Conversations by the fire, on the screen."""
