import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.errors import InputError
from companion.share import checked_code
from companion.share.checked_code import DIGITS, LONGEST, PRIME, Sort
from companion.share.digits import Gathered, Taken


@given(st.sampled_from(Sort), st.integers(1, 2**600))
def test_a_number_is_read_as_it_was_written(sort, number):
    code = checked_code.write(sort, number)
    assert checked_code.read(code) == (sort, number)
    assert code.startswith(sort)
    assert len(code) % 2 == 0
    assert set(code) <= set(DIGITS)


def test_no_two_characters_can_change_places_and_leave_the_remainder():
    assert all(pow(len(DIGITS), apart, PRIME) != 1 for apart in range(1, LONGEST))


def test_no_two_characters_can_change_and_leave_the_remainder():
    changes = [change for change in range(1 - len(DIGITS), len(DIGITS)) if change]
    outdone = {-one * pow(other, -1, PRIME) % PRIME for one in changes for other in changes}
    assert all(pow(len(DIGITS), apart, PRIME) not in outdone for apart in range(1, LONGEST))


@given(st.integers(1, 2**200))
def test_a_code_of_one_sort_never_passes_for_another(number):
    code = checked_code.write(Sort.PALACE, number)
    with pytest.raises(InputError, match="damaged"):
        checked_code.read(Sort.GAME + code.removeprefix(Sort.PALACE))


def test_zeros_in_front_are_no_other_way_to_write_the_same():
    code = checked_code.write(Sort.PALACE, 2026)
    with pytest.raises(InputError, match="damaged"):
        checked_code.read("PA00" + code.removeprefix(Sort.PALACE))


@given(st.lists(st.tuples(st.integers(0, 99), st.integers(100, 300))), st.integers(0, 2**70))
def test_digits_come_out_in_the_order_in_which_they_were_put_there(digits, rest):
    gathered = Gathered()
    for digit, base in digits:
        gathered.put(digit, base)
    gathered.put_last(rest)
    taken = Taken(gathered.number)
    assert [taken.take(base) for _digit, base in digits] == [digit for digit, _base in digits]
    assert taken.left == rest
