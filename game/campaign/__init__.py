"""What lasts beyond one battle; at present the record of a battle."""
