from companion.desk.ruling import Section
from companion.desk.rulings import RULINGS
from companion.wording.desk import rule_words


def test_every_ruling_is_filed_under_one_section():
    filed = [ruling.id for section in Section for ruling in rule_words.questions(section)]
    assert sorted(filed) == list(RULINGS)


def test_how_much_there_is():
    assert rule_words.in_all() == f"{len(RULINGS)} questions · 5 rule books"
    number = len(rule_words.questions(Section.WALLS))
    assert rule_words.how_many(Section.WALLS) == f"{number} questions"


def test_the_questions_of_a_section_are_numbered_from_one():
    last = rule_words.questions(Section.END)[-1]
    number = len(rule_words.questions(Section.END))
    assert rule_words.place(last) == f"Question {number} of {number}"


def test_a_ruling_without_books_names_none():
    assert rule_words.sources(RULINGS["D36"]) == []


def test_a_ruling_is_handed_on_with_its_answer_its_reason_and_its_books():
    lines = rule_words.as_text(RULINGS["D17"], "Otto").splitlines()
    assert lines[0] == "Does Otto really take points away from us?"
    assert lines[1] == "Yes. In every majority he is ranked like a third player."
    assert lines[3] == RULINGS["D17"].spoken("Otto").reason
    assert lines[5:7] == ["The book says so", "That he cannot win: the books are silent"]
    assert lines[7:] == rule_words.sources(RULINGS["D17"])
