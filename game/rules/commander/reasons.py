"""Why an action can be refused in a commander battle. Each is made a sentence where it is shown."""

REASONS: tuple[str, ...] = (
    "begun",
    "battle_over",
    "unknown_action",
    "not_its_turn",
    "decision_first",
    "already_done",
    "already_moved",
    "no_path",
    "not_a_step",
    "off_board",
    "cannot_enter",
    "cliff",
    "enemy_in_the_way",
    "square_taken",
    "too_far",
    "outside_command",
    "no_target",
    "not_an_enemy",
    "out_of_reach",
    "nothing_owed",
)
