"""Texts are found wherever they are marked, in Python and in kv."""

from tests.translations.extraction import texts_in_kv, texts_of


def test_texts_of_python_are_whole_with_plural_and_context(tmp_path):
    path = tmp_path / "some.py"
    path.write_text(
        '_("One " "whole")\nN_("Later")\nN_counted("{number} tile", "{number} tiles")\n'
        'N_in("money", "blue")\n_(variable)\nother("Not this")\n',
        encoding="utf-8",
    )
    assert [*texts_of(path)] == [
        ("One whole", None),
        ("Later", None),
        (("{number} tile", "{number} tiles"), None),
        ("blue", "money"),
    ]


def test_texts_of_kv_are_those_of_its_rules(tmp_path):
    path = tmp_path / "some.kv"
    path.write_text(
        '#:import _ companion.words._\n<Some>:\n    text: _("Next") if self.on else _(\'It\\"s\')\n'
        '    title: counted(N_counted("{number} a", "{number} b"), 2)\n'
        '    hint: _(N_in("money", "blue")) + _(self.word)\n',
        encoding="utf-8",
    )
    assert [*texts_of(path)] == [
        ("Next", None),
        ('It"s', None),
        (("{number} a", "{number} b"), None),
        ("blue", "money"),
    ]


def test_a_text_in_kv_knows_its_line():
    assert [*texts_in_kv(["<Some>:", '    text: _("Next")'])] == [(2, "_", "Next")]
