"""Two small rule sets that have nothing in common with the game's own, to show that the core knows neither."""
