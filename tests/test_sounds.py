import wave
from array import array

import pytest

from screens.phone.sounding import SOUNDS, Sound
from tests.package.sounds import LOUDEST, RATE, made


def levels(which):
    with wave.open(str(SOUNDS / f"{which}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return array("h", file.readframes(file.getnframes()))


def test_the_sounds_are_those_that_the_script_makes():
    assert {file.name for file in SOUNDS.iterdir()} == {f"{which}.wav" for which in Sound}
    assert {which: (SOUNDS / f"{which}.wav").read_bytes() for which in Sound} == made()


@pytest.mark.parametrize("which", Sound)
def test_a_sound_is_short_and_ends_in_silence(which):
    heard = levels(which)
    assert len(heard) < 2 * RATE
    assert max(map(abs, heard)) == LOUDEST
    assert max(map(abs, heard[-20:])) < LOUDEST / 100
