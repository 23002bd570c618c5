from companion.drafts.house_rule import switched
from companion.record import Record
from companion.record.events import GameStarted, Sitting


def test_switching_a_rule_twice_leaves_everything_as_it_was():
    record = Record.start(
        GameStarted(
            players=(Sitting(colour="red", name="Ana"), Sitting(colour="blue", name="Leo")),
            edition="marek",
            modules=("vizier", "huts"),
            options={"dummy_name": "Otto"},
        )
    )
    before = record.play
    record = record.act(switched(record.play, "dummy_may_win"))
    assert record.play.options.dummy_may_win
    assert record.play.options.dummy_name == "Otto"
    assert record.play.edition == before.edition
    assert record.play.modules == before.modules
    record = record.act(switched(record.play, "dummy_may_win"))
    assert record.play == before
