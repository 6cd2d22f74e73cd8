"""Names for things: an entity, a side, and the one entity every session has."""

EntityId = str
Side = str

BATTLE: EntityId = "battle"
"""The reserved entity that carries what belongs to no piece: whose turn, the round, decisions owed."""
