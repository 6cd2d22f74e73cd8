"""Computer players: they see the state, never the dice."""
