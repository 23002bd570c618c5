from hypothesis import given
from hypothesis import strategies as st

from companion.layout.text_sizes import SMALL, grown

sizes, scales = st.floats(8, 60), st.floats(0.8, 2)


@given(size=st.floats(8, SMALL), scale=scales)
def test_text_that_is_read_grows_as_much_as_was_asked_for(size, scale):
    assert grown(size, scale) == size * scale


@given(size=sizes, scale=scales, more=st.floats(0.01, 0.5))
def test_a_larger_scale_makes_no_text_smaller(size, scale, more):
    assert grown(size, scale) <= grown(size, scale + more)


@given(size=sizes, scale=scales, more=st.floats(0.5, 10))
def test_a_headline_stays_larger_than_what_is_below_it(size, scale, more):
    assert grown(size, scale) < grown(size + more, scale)


@given(size=sizes, scale=scales)
def test_nothing_grows_more_than_was_asked_for(size, scale):
    assert grown(size, scale) <= size * scale * 1.000001
