"""The pure engine: states, actions, events, dice. Standard library only; knows no rule set."""
