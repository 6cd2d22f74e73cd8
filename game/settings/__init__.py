"""What a player has chosen, kept as TOML in the user's folder."""
