"""The tests: one rule a test, named as a sentence, from a drawn position to exact events."""
