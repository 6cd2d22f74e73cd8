"""Where things are: the data that came with the game, and the player's own folders."""
