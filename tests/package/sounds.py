"""`python -m tests.package.sounds`: makes what the app lets be heard, out of strings and wood."""

import io
import wave
from array import array
from random import Random

from screens.phone.sounding import SOUNDS, Sound

RATE = 22_050
LOUDEST = 14_000
"""Of 32,767: nobody at the table shall start."""

E3, B3, E4, F4, G_SHARP4, A4, B4, C5, E5 = 165, 247, 330, 349, 415, 440, 494, 523, 659


def plucked(pitch, seconds, seed):
    """A plucked string: noise that goes round and loses its edges (Karplus and Strong, 1983)."""
    chance = Random(seed)
    # To go round takes half a step more than the ring is long.
    ring = [chance.randrange(-1000, 1001) for _ in range(round(RATE / pitch - 0.5))]
    for _softer in range(3):
        ring = [(ring[at - 1] + ring[at]) // 2 for at in range(len(ring))]
    heard = []
    for at in range(int(RATE * seconds)):
        here, after = at % len(ring), (at + 1) % len(ring)
        heard.append(ring[here])
        ring[here] = (ring[here] + ring[after]) * 498 // 1000
    return heard


def knocked(seconds):
    """Wood on wood: a short noise in a box that rings at two pitches."""
    chance = Random(7)
    heard, rings = [], [[0.0, 0.0], [0.0, 0.0]]
    # Twice the cosine of the pitch, and how long it rings.
    boxes = ((1.93, 0.9955), (1.74, 0.993))
    for at in range(int(RATE * seconds)):
        hit = chance.randrange(-1000, 1001) if at < RATE // 250 else 0
        for ring, (cosine, lasts) in zip(rings, boxes, strict=True):
            ring[:] = hit + cosine * lasts * ring[0] - lasts * lasts * ring[1], ring[0]
        heard.append(int(rings[0][0] + rings[1][0] / 2))
    return heard


def together(*voices):
    """Voices, each after so many seconds, as one."""
    heard = [0] * max(int(RATE * after) + len(voice) for after, voice in voices)
    for after, voice in voices:
        for at, level in enumerate(voice, int(RATE * after)):
            heard[at] += level
    return heard


def strummed(pitches, stride, seconds):
    """Strings plucked one after the other, all of which ring to the end."""
    return together(
        *(
            (stride * place, plucked(pitch, seconds - stride * place, seed=pitch))
            for place, pitch in enumerate(pitches)
        )
    )


def file(heard):
    """A sound as a WAV file, as loud as wanted, and silent in the end."""
    most, fade = max(map(abs, heard)), min(RATE // 5, len(heard) // 3)
    levels = [
        level * LOUDEST * min(fade, len(heard) - at - 1) // (most * fade)
        for at, level in enumerate(heard)
    ]
    written = io.BytesIO()
    with wave.open(written, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(array("h", levels).tobytes())
    return written.getvalue()


def made():
    """Every sound, as its file holds it."""
    return {
        Sound.LAID: file(knocked(0.14)),
        Sound.SCORED: file(strummed((E3, B3, E4, G_SHARP4, B4), 0.035, 0.9)),
        Sound.WON: file(
            together(
                (0, strummed((E3, B3, E4, G_SHARP4), 0.03, 0.5)),
                (0.4, strummed((F4, A4, C5), 0.03, 0.4)),
                (0.7, strummed((E3, B3, E4, G_SHARP4, B4, E5), 0.035, 1.2)),
            )
        ),
    }


def main():
    """Make every sound anew."""
    SOUNDS.mkdir(exist_ok=True)
    for sound, heard in made().items():
        (SOUNDS / f"{sound}.wav").write_bytes(heard)


if __name__ == "__main__":
    main()
