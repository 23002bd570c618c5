"""A picture as a PNG file, written without any library of pictures."""

import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"
_RGB = 2
_EFFORT = 6


def png(width: int, height: int, pixels: bytes) -> bytes:
    """The file of a picture, its pixels being red, green and blue, the lowest row first.

    >>> png(1, 1, bytes(3))[:8] == SIGNATURE
    True
    """
    wide = width * 3
    rows = (pixels[at : at + wide] for at in range((height - 1) * wide, -1, -wide))
    # Each row begins with the way in which it differs from the one above: not at all.
    packed = zlib.compress(b"\0" + b"\0".join(rows), _EFFORT)
    head = struct.pack(">IIBBBBB", width, height, 8, _RGB, 0, 0, 0)
    return SIGNATURE + _chunk(b"IHDR", head) + _chunk(b"IDAT", packed) + _chunk(b"IEND", b"")


def _chunk(name: bytes, data: bytes) -> bytes:
    check = zlib.crc32(name + data)
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", check)


def without_alpha(pixels: bytes) -> bytes:
    """Red, green and blue of pixels that have a fourth value each.

    >>> list(without_alpha(bytes([1, 2, 3, 255, 4, 5, 6, 255])))
    [1, 2, 3, 4, 5, 6]
    """
    plain = bytearray(len(pixels) // 4 * 3)
    for channel in range(3):
        plain[channel::3] = pixels[channel::4]
    return bytes(plain)
