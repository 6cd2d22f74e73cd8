"""The shapes of content entries that no rule set owns yet: spells, skills, the quiz, computer players."""
