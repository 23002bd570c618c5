import io

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from companion.share.png import png, without_alpha


@given(st.data(), st.integers(1, 9), st.integers(1, 9))
def test_a_picture_is_read_by_others_as_it_was_drawn(data, width, height):
    pixels = data.draw(st.binary(min_size=width * height * 3, max_size=width * height * 3))
    seen = Image.open(io.BytesIO(png(width, height, pixels)))
    assert (seen.format, seen.size, seen.mode) == ("PNG", (width, height), "RGB")
    upside_up = seen.transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    assert upside_up.tobytes() == pixels


@pytest.mark.parametrize("pixels", [b"", bytes(range(8))])
def test_what_is_seen_through_is_left_out(pixels):
    assert without_alpha(pixels) == b"".join(pixels[at : at + 3] for at in range(0, len(pixels), 4))
