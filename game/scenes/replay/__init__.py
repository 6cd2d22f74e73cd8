"""Replays: a list of battles that were fought, and each of them watched again."""
