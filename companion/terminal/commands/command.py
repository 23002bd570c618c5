"""A command: what it may be asked, its answer for programs, and the same answer for people."""

from abc import ABC, abstractmethod
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Mapping
from typing import Generic, TypeVar

from companion.board.faults import Fault

Request = Mapping[str, object]
Answer = dict[str, object]

Result = TypeVar("Result")


class Command(ABC, Generic[Result]):
    """One question that the companion answers, on the command line and in a batch."""

    @abstractmethod
    def arguments(self, parser: ArgumentParser) -> None:
        """Say what the command line takes."""

    def request(self, arguments: Namespace) -> Request:
        """Turn what was typed into the request that a batch would send."""
        return {key: value for key, value in vars(arguments).items() if value is not None}

    @abstractmethod
    def solve(self, request: Request) -> Result:
        """Find the answer."""

    @abstractmethod
    def for_programs(self, result: Result) -> Answer:
        """Put the answer as JSON."""

    @abstractmethod
    def for_people(self, result: Result) -> str:
        """Put the answer in words."""


def faults_shown(faults: Iterable[Fault]) -> str:
    """The faults for people, a line each."""
    return "\n".join(
        f"{fault.code.value}: {fault.text}"
        + (f" ({' '.join(str(cell) for cell in fault.cells)})" if fault.cells else "")
        for fault in faults
    )
