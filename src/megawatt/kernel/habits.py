"""The numbers that a house bot plays by, each declared once: as it began, and as it is now.

    habits = Habits()
    END_CITY = habits.number("end-city", 25, now=31)

`END_CITY` is then the place of that number in the rows `habits.first` and `habits.now`. The rules of the bot take such a row as
their last parameter and read `habits[END_CITY]`, so that `house` and `house-1` are the same rules with two rows, and a row that
is being tried out is a third one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

STEP = 0.25


class Habits:
    """The numbers of one game's house bot, in the order in which they were declared."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self._first: list[int] = []
        self._now: list[int] = []
        self.steps: list[float] = []
        """How far the first steps of a search for better numbers go."""

    def number(self, name: str, first: int, now: int | None = None, step: float | None = None) -> int:
        """Declare a number: as `house-1` plays by it, and as `house` does (the same unless said). Returns its place in a row.

        A first step is a quarter of the number as it is now, at least one, unless something else is said.
        """
        if name in self.names:
            raise ValueError(f"the habit {name!r} is declared twice; every number has a name of its own")
        self.names.append(name)
        self._first.append(first)
        self._now.append(first if now is None else now)
        self.steps.append(max(1.0, STEP * abs(self._now[-1])) if step is None else step)
        return len(self.names) - 1

    @property
    def first(self) -> tuple[int, ...]:
        """What the bot played by before anything was tuned: `house-1`."""
        return tuple(self._first)

    @property
    def now(self) -> tuple[int, ...]:
        """What the bot plays by: `house`."""
        return tuple(self._now)


@dataclass(frozen=True)
class Tunable:
    """A policy whose numbers can be tried out and tuned (arena/tuning.py)."""

    choose: Callable[..., Any]
    """choose(b, s, actions, count, luck, habits): as a policy, by a row of numbers; a rule."""
    habits: Habits
