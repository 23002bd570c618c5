"""Days as people say them, each as a whole, for months change their form beside a number."""

from datetime import datetime

from companion.words import N_, _

_MONTHS = (
    N_("January {year}"),
    N_("February {year}"),
    N_("March {year}"),
    N_("April {year}"),
    N_("May {year}"),
    N_("June {year}"),
    N_("July {year}"),
    N_("August {year}"),
    N_("September {year}"),
    N_("October {year}"),
    N_("November {year}"),
    N_("December {year}"),
)
_DATES = (
    N_("{day} January {year}"),
    N_("{day} February {year}"),
    N_("{day} March {year}"),
    N_("{day} April {year}"),
    N_("{day} May {year}"),
    N_("{day} June {year}"),
    N_("{day} July {year}"),
    N_("{day} August {year}"),
    N_("{day} September {year}"),
    N_("{day} October {year}"),
    N_("{day} November {year}"),
    N_("{day} December {year}"),
)
_SHORT_MONTHS = (
    N_("Jan"),
    N_("Feb"),
    N_("Mar"),
    N_("Apr"),
    N_("May"),
    N_("Jun"),
    N_("Jul"),
    N_("Aug"),
    N_("Sep"),
    N_("Oct"),
    N_("Nov"),
    N_("Dec"),
)
_SHORT_WEEKDAYS = (N_("Mon"), N_("Tue"), N_("Wed"), N_("Thu"), N_("Fri"), N_("Sat"), N_("Sun"))

NEAR = {0: N_("today, {time}"), 1: N_("yesterday, {time}")}
"""By how many days ago it was."""


def month(moment: datetime) -> str:
    """A month with its year.

    >>> month(datetime(2026, 3, 12))
    'March 2026'
    """
    return _(_MONTHS[moment.month - 1]).format(year=moment.year)


def date(moment: datetime) -> str:
    """A day with its month and year.

    >>> date(datetime(2026, 3, 12))
    '12 March 2026'
    """
    return _(_DATES[moment.month - 1]).format(day=moment.day, year=moment.year)


def short_month(moment: datetime) -> str:
    """A month in a few letters."""
    return _(_SHORT_MONTHS[moment.month - 1])


def short_weekday(moment: datetime) -> str:
    """A day of the week in a few letters."""
    return _(_SHORT_WEEKDAYS[moment.weekday()])


def lately(moment: datetime, now: datetime) -> str:
    """When something was, the nearer the more exactly; both as clocks here show them.

    >>> lately(datetime(2026, 11, 8, 9, 5), datetime(2026, 11, 8, 20))
    'today, 09:05'
    >>> lately(datetime(2026, 11, 8), datetime(2026, 12, 24))
    'Sun 8 Nov'
    """
    days = (now.date() - moment.date()).days
    if days in NEAR:
        return _(NEAR[days]).format(time=f"{moment:%H:%M}")
    if moment.year != now.year:
        return date(moment)
    return _("{weekday} {day} {month}").format(
        weekday=short_weekday(moment), day=moment.day, month=short_month(moment)
    )


def here(moment: datetime) -> datetime:
    """A moment as clocks show it here; one that no clock can show stays as it is."""
    try:
        return moment.astimezone()
    except (OverflowError, OSError, ValueError):
        return moment
