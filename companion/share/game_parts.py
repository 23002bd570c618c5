"""A whole game as several codes, so that it can go on on a phone that has only a camera."""

import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Self

from companion.errors import InputError
from companion.input.bounds import MOST_BYTES
from companion.share import checked_code
from companion.share.checked_code import Sort
from companion.share.digits import Gathered, Taken
from companion.words import _, listed

VERSION = 1
"""Counts up when the digits of a part change their meaning."""
VERSIONS, MARKS = 36, 2**32
PIECE = 400
"""So many bytes make a code that a phone reads from the screen of another."""
MOST_PARTS = 99


@dataclass(frozen=True, slots=True)
class CodePart:
    """One of the codes of a game."""

    number: int
    of: int
    mark: int
    """The same for all parts of a game as it stands at one moment."""
    piece: bytes

    @property
    def text(self) -> str:
        """Which it is, in words."""
        return _("Part {number} of {parts}").format(number=self.number, parts=self.of)

    @property
    def code(self) -> str:
        """The part as a code."""
        digits = Gathered()
        digits.put(VERSION, VERSIONS)
        digits.put(self.of - 1, MOST_PARTS)
        digits.put(self.number - 1, self.of)
        digits.put(self.mark, MARKS)
        # The one in front keeps the zeros that a piece may begin with.
        digits.put_last(int.from_bytes(b"\1" + self.piece))
        return checked_code.write(Sort.GAME, digits.number)


def split(file: bytes) -> tuple[CodePart, ...]:
    """An exported game in parts."""
    packed = zlib.compress(file, 9)
    number = -(-len(packed) // PIECE)
    if number > MOST_PARTS:
        raise InputError(_("This game is too long for codes; send it as a file."))
    size = -(-len(packed) // number)
    mark = zlib.crc32(packed)
    return tuple(
        CodePart(at + 1, number, mark, packed[at * size : (at + 1) * size]) for at in range(number)
    )


def read(text: str) -> CodePart:
    """The part that a code or its link holds; what is damaged or newer is refused."""
    sort, number = checked_code.read(text)
    if sort is not Sort.GAME:
        raise InputError(_("This code holds a palace, not part of a whole game."))
    digits = Taken(number)
    if digits.take(VERSIONS) > VERSION:
        raise InputError(_(checked_code.NEWER))
    of = digits.take(MOST_PARTS) + 1
    at, mark = digits.take(of), digits.take(MARKS)
    piece = digits.left.to_bytes((digits.left.bit_length() + 7) // 8)
    part = CodePart(at + 1, of, mark, piece[1:])
    if part.code != checked_code.write(sort, number):
        raise InputError(_(checked_code.DAMAGED))
    return part


@dataclass(frozen=True, slots=True)
class Collected:
    """The parts of one game that were read so far, in any order."""

    parts: Mapping[int, CodePart] = field(default_factory=lambda: MappingProxyType({}))

    def with_code(self, text: str) -> Self:
        """One code more; a part that is there already changes nothing."""
        part = read(text)
        for other in self.parts.values():
            if (other.mark, other.of) != (part.mark, part.of):
                raise InputError(
                    _(
                        "This code belongs to another game, or to another moment of this one; begin"
                        " again with the codes that are shown now."
                    )
                )
        return replace(self, parts=MappingProxyType({part.number: part, **self.parts}))

    @property
    def missing(self) -> tuple[int, ...]:
        """The numbers of the parts that were not read yet; none before the first."""
        of = max((part.of for part in self.parts.values()), default=0)
        return tuple(number for number in range(1, of + 1) if number not in self.parts)

    def file(self) -> bytes:
        """The exported game, once all parts are there."""
        if not self.parts:
            raise InputError(_("No code was read yet."))
        if self.missing:
            raise InputError(
                _("{number} of {parts} codes are read; still missing: {missing}.").format(
                    number=len(self.parts),
                    parts=len(self.parts) + len(self.missing),
                    missing=listed([str(number) for number in self.missing]),
                )
            )
        packed = b"".join(self.parts[number].piece for number in sorted(self.parts))
        if any(part.mark != zlib.crc32(packed) for part in self.parts.values()):
            raise InputError(_(checked_code.DAMAGED))
        return _unpacked(packed)


def _unpacked(packed: bytes) -> bytes:
    """Unpack no more than a file may hold, whatever was packed."""
    unpacking = zlib.decompressobj()
    try:
        file = unpacking.decompress(packed, MOST_BYTES + 1)
    except zlib.error:
        raise InputError(_(checked_code.DAMAGED)) from None
    if len(file) > MOST_BYTES:
        raise InputError(_("This game is longer than any that is played; it was not taken in."))
    if not unpacking.eof or unpacking.unused_data:
        raise InputError(_(checked_code.DAMAGED))
    return file
