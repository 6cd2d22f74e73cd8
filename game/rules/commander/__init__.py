"""Commander battles: troops, initiative, moves and strikes of ten-sided dice (rule book `content/rules/commander.md`)."""
