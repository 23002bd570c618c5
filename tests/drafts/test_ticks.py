from companion.drafts.ticks import Ticks


def test_a_step_is_ticked_off_and_the_tick_taken_away_again():
    ticks = Ticks().toggled("tiles").toggled("piles")
    assert ticks.ticked == {"tiles", "piles"}
    assert ticks.toggled("tiles").ticked == {"piles"}


def test_ticks_are_what_they_were_once_they_are_read_again():
    ticks = Ticks().toggled("tiles").toggled("piles")
    assert Ticks.model_validate_json(ticks.model_dump_json()) == ticks
