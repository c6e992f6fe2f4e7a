"""A round as a list of tables: how large they are, who has met whom, and who sits on which seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from itertools import combinations
from random import Random

from msgspec import Struct

Table = list[int]
"""Entrants, by their seats."""


class Round(Struct, frozen=True):
    """The tables of one round, the most important first; entrants without a table have a bye."""

    tables: list[Table]
    byes: list[int]


def table_sizes(people: int, sizes: Collection[int]) -> tuple[list[int], int]:
    """How large the tables for so many people are, the largest first, and how many have a bye.

    As few as possible have a bye, then there are as few tables as possible, and these are as equal as possible.
    """
    for seated in range(people, 1, -1):
        for count in range(-(-seated // max(sizes)), seated // min(sizes) + 1):
            small, larger = divmod(seated, count)
            found = [small + 1] * larger + [small] * (count - larger)
            if set(found) <= set(sizes):
                return found, people - seated
    return [], people


def pairs_of(tables: Iterable[Sequence[int]]) -> Counter[frozenset[int]]:
    """How often each two have met."""
    return Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))


class SeatsHad:
    """How often everybody has had each seat."""

    def __init__(self, tables: Iterable[Sequence[int]] = ()) -> None:
        self._had: Counter[tuple[int, int]] = Counter()
        for table in tables:
            self.add(table)

    def add(self, table: Sequence[int], times: int = 1) -> None:
        """Somebody sat here so (−1: did not, after all)."""
        for seat, who in enumerate(table):
            self._had[who, seat] += times

    def of(self, who: int, seat: int) -> int:
        """How often this one has had this seat."""
        return self._had[who, seat]

    def rotated(self, people: Collection[int], chance: Random) -> Table:
        """These people at one table, so that the seats that each has had stay as equal as possible; chance decides among equals.

        Every subset of the people is given the first seats as cheaply as possible, from the smaller to the larger ones.
        """
        drawn = sorted(people)
        chance.shuffle(drawn)
        best: dict[int, tuple[int, Table]] = {0: (0, [])}
        for seat in range(len(drawn)):
            grown: dict[int, tuple[int, Table]] = {}
            for taken, (cost, table) in best.items():
                for place, who in enumerate(drawn):
                    if taken >> place & 1:
                        continue
                    now, key = cost + self._burden(who, seat), taken | 1 << place
                    if key not in grown or now < grown[key][0]:
                        grown[key] = now, [*table, who]
            best = grown
        return best[(1 << len(drawn)) - 1][1]

    def _burden(self, who: int, seat: int) -> int:
        """By how much the squares grow: a third time on a seat is worse than two second times."""
        return 2 * self._had[who, seat] + 1


class Costs:
    """What it costs that two sit at one table; `improve` exchanges people between tables for as long as that saves something."""

    def __init__(self, people: Collection[int], of: dict[frozenset[int], int]) -> None:
        self._of = {one: {other: of.get(frozenset((one, other)), 0) for other in people} for one in people}

    def at(self, table: Sequence[int]) -> int:
        """The cost of a table."""
        return sum(self._of[one][other] for one, other in combinations(table, 2))

    def improve(self, tables: list[Table]) -> None:
        """Exchange two people of different tables whenever that is cheaper, until nothing is."""
        better = True
        while better:
            better = False
            for one, other in combinations(range(len(tables)), 2):
                better |= self._exchange(tables[one], tables[other])

    def _exchange(self, here: Table, there: Table) -> bool:
        found = False
        for mine in range(len(here)):
            for theirs in range(len(there)):
                one, other = here[mine], there[theirs]
                leave, come = self._of[one], self._of[other]
                saved = sum(leave[who] - come[who] for who in here if who != one)
                saved += sum(come[who] - leave[who] for who in there if who != other)
                if saved > 0:
                    here[mine], there[theirs] = other, one
                    found = True
        return found
