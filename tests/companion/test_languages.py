"""Sentences follow the language that is asked for; keys, codes and identifiers never do."""

import json

import pytest

from companion.terminal import commands
from companion.terminal.batch import respond
from companion.terminal.command_line import main
from companion.words import CATALOGUES, LANGUAGES, N_counted, _, counted, language, speak, speaking
from tests.catalogues import spoken_from, write_catalogue

NOT_LEGAL = "A tile must share a full side with the palace; a corner is not enough."
IN_SPANISH = "Una loseta debe compartir un lado entero."
UNKNOWN = '"xx" is no language; the languages are en, es, pl and de.'


@pytest.fixture(autouse=True)
def some_spanish(tmp_path):
    write_catalogue(
        tmp_path,
        "es",
        {
            NOT_LEGAL: IN_SPANISH,
            ("{number} tile", "{number} tiles"): ("{number} loseta", "{number} losetas"),
            "where a tile may be built": "dónde cabe una loseta",
            "{problem}; see {program} --help.": "{problem}; véase {program} --help.",
        },
    )
    with spoken_from(tmp_path):
        yield


def ask(**request):
    return respond(json.dumps(request).encode())


def check(**more):
    return ask(do="check", city="*", build="T12@1,1", **more)["faults"][0]


def test_a_language_is_spoken_until_another_one_is():
    assert language() == "en"
    speak("es")
    assert (language(), _(NOT_LEGAL)) == ("es", IN_SPANISH)
    assert counted(N_counted("{number} tile", "{number} tiles"), 2) == "2 losetas"
    speak("en")
    assert _(NOT_LEGAL) == NOT_LEGAL


def test_what_is_not_translated_is_said_in_english():
    with speaking("es"):
        assert _("It may be built nowhere.") == "It may be built nowhere."
    with speaking("pl"):
        assert (language(), _(NOT_LEGAL)) == ("pl", NOT_LEGAL)


def test_after_a_while_the_language_before_is_spoken_again():
    with speaking("es"):
        with speaking("de"):
            assert language() == "de"
        assert _(NOT_LEGAL) == IN_SPANISH
    assert language() == "en"
    with pytest.raises(ZeroDivisionError), speaking("es"):
        1 / 0  # noqa: B018  # Whatever goes wrong meanwhile.
    assert language() == "en"


def test_a_request_is_answered_in_its_language_and_the_next_is_not():
    assert check(lang="es") == {"code": "touching", "cells": ["1,1"], "text": IN_SPANISH}
    assert check() == {"code": "touching", "cells": ["1,1"], "text": NOT_LEGAL}


def test_a_batch_speaks_the_language_it_was_started_in():
    with speaking("es"):
        assert check()["text"] == IN_SPANISH
        assert check(lang="en")["text"] == NOT_LEGAL
        assert check()["text"] == IN_SPANISH


@pytest.mark.parametrize("lang", ["xx", "EN", "", None, 7, [], ["en"], "en" * 99])
def test_a_request_in_a_language_that_nobody_speaks_is_refused(lang):
    answer = ask(do="wall", city="*", lang=lang, id=3)
    assert answer["id"] == 3
    assert answer["error"].endswith("is no language; the languages are en, es, pl and de.")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        ("wall", "*"),
        ("check", "*"),
        ("spots", "*", "G10n"),
        ("tiles",),
        ("draw", "--after", "2", "--bag", "16"),
        ("pay", "--price", "3", "--currency", "blue", "--hand", "blue:3"),
        ("take", "--row", "2,3", "--cards", "2"),
        ("first", "Ana=9,9,2", "Leo=9,8,4"),
        ("tie", "Ana=3", "Leo=3", "--kind", "tower", "--round", "2"),
        ("hut", "* HG", "1,0"),
        ("bonus", "G10", "* G10"),
        ("vizier", "Ana", "Leo", "--moved", "Ana"),
        ("turn", "buy-exactly"),
        ("flip", "built"),
        ("left",),
        ("deal", "--players", "2"),
        ("setup", "--players", "2"),
        ("rules", "hole"),
        ("rules",),
        (),
    ],
    ids=" ".join,
)
def test_every_command_takes_a_language(arguments, lang, capsys):
    assert main([*arguments, "--lang", lang]) == 0
    after = capsys.readouterr().out
    assert main([f"--lang={lang}", *arguments]) == 0
    assert capsys.readouterr().out == after != ""


@pytest.mark.parametrize("name", commands.HELP)
def test_a_command_in_a_language_that_nobody_speaks_is_refused(name, capsys):
    assert main([name, "--lang", "xx"]) == 2
    assert capsys.readouterr().err == f"{UNKNOWN}\n"


def test_a_command_answers_in_the_language(capsys):
    main(["check", "*", "--build", "T12@1,1", "--lang", "es"])
    assert capsys.readouterr().out.startswith(f"touching: {IN_SPANISH}")
    assert language() == "en"


def test_help_and_complaints_are_in_the_language(capsys):
    assert main(["--lang", "es"]) == 0
    assert "dónde cabe una loseta" in capsys.readouterr().out
    assert main(["spots", "*", "--lang", "es"]) == 2
    assert "véase" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["spots", "--help", "--lang", "pl"])
    assert "--lang LANGUAGE chooses how sentences are said" in capsys.readouterr().out


IN_FULL = {
    "es": ("uso: ", "opciones:", "faltan estos argumentos: tile"),
    "pl": ("użycie: ", "opcje:", "brakuje argumentów: tile"),
    "de": ("Aufruf: ", "Optionen:", "es fehlen diese Argumente: tile"),
}


@pytest.mark.parametrize("lang", IN_FULL)
def test_what_python_says_of_arguments_is_in_the_language_too(lang, capsys):
    usage, options, missing = IN_FULL[lang]
    with spoken_from(CATALOGUES):
        with pytest.raises(SystemExit):
            main(["spots", "--help", "--lang", lang])
        told = capsys.readouterr().out
        assert told.startswith(usage)
        assert options in told
        assert main(["spots", "*", "--lang", lang]) == 2
    assert missing in capsys.readouterr().err


@pytest.mark.parametrize("typed", [("wall", "*", "--lang"), ("wall", "*", "--la", "es")])
def test_a_language_is_named_in_full(typed, capsys):
    assert main(typed) == 2
    assert "see python -m companion" in capsys.readouterr().err
