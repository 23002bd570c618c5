from companion.drafts.asked_lately import AskedLately


def test_the_newest_question_comes_first_and_the_oldest_is_forgotten():
    asked = AskedLately()
    for ruling in ("D01", "D02", "D03", "D04"):
        asked = asked.with_another(ruling)
    assert asked.ids == ("D04", "D03", "D02")


def test_a_question_that_there_is_no_more_is_left_out():
    assert [each.id for each in AskedLately(ids=("D999", "D01")).rulings] == ["D01"]
