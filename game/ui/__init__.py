"""What the eye sees and the hand does: input, board, figures, clips, theme."""
