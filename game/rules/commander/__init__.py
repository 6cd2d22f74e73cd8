"""Commander battles: troops, initiative, moves and strikes of d10 (rule book `content/rules/commander.md`)."""
