from datetime import UTC, datetime

import pytest

from companion.wording.dates import date, here, month, short_month, short_weekday


@pytest.mark.parametrize(
    ("day", "words"),
    [
        ((2026, 1, 1), ("1 January 2026", "January 2026", "Jan", "Thu")),
        ((2026, 5, 31), ("31 May 2026", "May 2026", "May", "Sun")),
        ((1999, 12, 6), ("6 December 1999", "December 1999", "Dec", "Mon")),
    ],
)
def test_a_day_is_said_whole_and_in_a_few_letters(day, words):
    moment = datetime(*day, 12, tzinfo=UTC)
    assert (date(moment), month(moment), short_month(moment), short_weekday(moment)) == words


def test_every_month_has_its_own_words():
    days = [datetime(2026, month, 1, tzinfo=UTC) for month in range(1, 13)]
    for words in (date, month, short_month):
        assert len({words(day) for day in days}) == 12


def test_a_moment_is_shown_as_clocks_here_show_it():
    moment = datetime(2026, 3, 12, 12, tzinfo=UTC)
    assert here(moment) == moment
    assert here(moment).tzinfo is not None


def test_a_moment_that_no_clock_shows_stays_as_it_is():
    class Broken(datetime):
        def astimezone(self):
            raise OverflowError

    moment = Broken(1, 1, 1, tzinfo=UTC)
    assert here(moment) is moment
