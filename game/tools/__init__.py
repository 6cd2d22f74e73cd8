"""Sub-commands for authors, modders and checks."""
