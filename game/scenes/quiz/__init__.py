"""The quiz that makes a commander."""

from game.scenes.quiz.scene import Quiz

__all__ = ["Quiz"]
