"""What happened, as the table shows it: rules write numbers into a `Log`, people read events.

`apply(b, s, action, None)` compiles to code without any logging; with a `Log` every rule that
changes something visible leaves a line there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from megawatt.kernel.records import Array, Record, i16, i32
from megawatt.kernel.rules import rule

CAPACITY = 128
ARGUMENTS = 4
EVERYONE = -1


class Log(Record):
    """The events of one `apply`: kind, audience (a seat or EVERYONE) and up to four numbers each."""

    count: int = i16
    kind: Array = i16[CAPACITY]
    audience: Array = i16[CAPACITY]
    numbers: Array = i32[CAPACITY, ARGUMENTS]


@rule
def tell(log, kind, a=0, b=0, c=0, d=0):  # type: ignore[no-untyped-def]
    """Everybody sees this happen."""
    if log is not None:
        tell_seat(log, EVERYONE, kind, a, b, c, d)


@rule
def tell_seat(log, audience, kind, a=0, b=0, c=0, d=0):  # type: ignore[no-untyped-def]
    """Only this seat sees it happen. A full log takes no more; the conformance test sees to it that none gets full."""
    if log is not None and log.count < CAPACITY:
        n = log.count
        log.kind[n] = kind
        log.audience[n] = audience
        log.numbers[n, 0] = a
        log.numbers[n, 1] = b
        log.numbers[n, 2] = c
        log.numbers[n, 3] = d
        log.count = n + 1


@dataclass(frozen=True)
class Event:
    """One thing that happened, with its arguments in the game's words; `name` is also its message id."""

    name: str
    arguments: Mapping[str, str | int]
    audience: int = EVERYONE


Spelling = Callable[[Any, int], str | int]
"""How an event's number is spelled: (board, number) → a word or the number itself."""


class EventKinds:
    """The events of a game, declared in order; each argument's name says how it is spelled."""

    def __init__(self, **spellings: Spelling) -> None:
        self._spellings = spellings
        self.kinds: list[tuple[str, tuple[str, ...]]] = []

    def kind(self, name: str, *arguments: str) -> int:
        """Declare an event; returns the number that rules write."""
        if len(arguments) > ARGUMENTS:
            raise ValueError(f"event {name!r} has more than {ARGUMENTS} arguments")
        self.kinds.append((name, arguments))
        return len(self.kinds) - 1

    def read(self, b: Any, log: Log) -> list[Event]:
        """The events in a log, in the order in which they happened."""
        events = []
        for n in range(log.count):
            name, arguments = self.kinds[log.kind[n]]
            spelled = {a: self._spell(b, a, log.numbers[n, i]) for i, a in enumerate(arguments)}
            events.append(Event(name, spelled, log.audience[n]))
        return events

    def _spell(self, b: Any, argument: str, number: int) -> str | int:
        spelling = self._spellings.get(argument)
        return spelling(b, number) if spelling else number
