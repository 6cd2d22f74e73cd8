"""Hints: when they come, how they read, and the paper they stand on."""
