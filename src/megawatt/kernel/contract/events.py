"""What happened, as the table shows it: rules write numbers into a `Log`, people read events.

`apply(b, s, action, None)` compiles to code without any logging; with a `Log` every rule that
changes something visible leaves a line there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from megawatt.kernel.rules.records import Array, Record, i16, i32
from megawatt.kernel.rules.rule import rule

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


class Event(NamedTuple):
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
        self._spelled: list[list[tuple[int, str, Spelling | None]]] = []
        """Of each kind, place, name and spelling of the numbers."""

    def kind(self, name: str, *arguments: str) -> int:
        """Declare an event; returns the number that rules write."""
        if len(arguments) > ARGUMENTS:
            raise ValueError(f"event {name!r} has more than {ARGUMENTS} arguments")
        self.kinds.append((name, arguments))
        self._spelled.append([(place, each, self._spellings.get(each)) for place, each in enumerate(arguments)])
        return len(self.kinds) - 1

    def read(self, b: Any, log: Log) -> list[Event]:
        """The events in a log, in the order in which they happened."""
        events, numbers = [], log.numbers
        for n in range(log.count):
            kind = log.kind[n]
            arguments = {
                name: numbers[n, place] if spell is None else spell(b, numbers[n, place])
                for place, name, spell in self._spelled[kind]
            }
            events.append(Event(self.kinds[kind][0], arguments, log.audience[n]))
        return events
