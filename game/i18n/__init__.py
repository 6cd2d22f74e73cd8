"""Languages: every text the player reads goes through `_` or `ngettext`."""
