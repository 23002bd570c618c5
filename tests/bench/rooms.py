"""The screens whose first opening is measured, in the order in which a person comes to them."""

OF_A_GAME = (
    "table",
    "palace",
    "round",
    "scoreboard",
    "setup_card",
    "share",
    "hand_over",
    "end",
)
OPENED = (
    "new_game",
    *OF_A_GAME,
    "rules_desk",
    "may_i",
    "paying",
    "calculators",
    "past_games",
    "statistics",
    "bin",
    "settings",
    "usual_rules",
    "usual_table",
    "data",
    "about",
    "tile_set",
    "take_in",
)
