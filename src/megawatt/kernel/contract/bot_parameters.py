"""The tunable numbers of a house bot, each declared once with its first and its current value.

    parameters = BotParameters()
    END_CITY = parameters.number("end-city", 25, now=31)

`END_CITY` is then the index of that number in the rows `parameters.first` and `parameters.now`. The rules of the bot take such a
row as their last parameter, so that `house` and `house-1` are the same rules with two rows, and tuning tries further rows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

STEP = 0.25


class BotParameters:
    """The numbers of one game's house bot, in the order in which they were declared."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self._first: list[int] = []
        self._now: list[int] = []
        self.steps: list[float] = []
        """The first step of a search for better values, parameter by parameter."""
        self._temperaments: dict[str, dict[int, int]] = {}

    def number(self, name: str, first: int, now: int | None = None, step: float | None = None) -> int:
        """Declare a number: its value in `house-1`, and its value in `house` (by default the same). Returns its index in a row.

        `step` is the first step of a search for better values; by default a quarter of the current value, at least one.
        """
        if name in self.names:
            raise ValueError(f"the parameter {name!r} is declared twice; every parameter has a name of its own")
        self.names.append(name)
        self._first.append(first)
        self._now.append(first if now is None else now)
        self.steps.append(max(1.0, STEP * abs(self._now[-1])) if step is None else step)
        return len(self.names) - 1

    def temperament(self, name: str, changes: Mapping[int, int]) -> None:
        """Declare a temperament by its values that differ from the current ones, parameter index → value."""
        if name in self._temperaments:
            raise ValueError(f"the temperament {name!r} is declared twice")
        if all(self._now[parameter] == value for parameter, value in changes.items()):
            raise ValueError(f"the temperament {name!r} plays as `house` does; change a parameter")
        self._temperaments[name] = dict(changes)

    @property
    def temperaments(self) -> tuple[str, ...]:
        """Their names, in the order in which they were declared."""
        return tuple(self._temperaments)

    def row(self, temperament: str) -> tuple[int, ...]:
        """The values of a temperament."""
        return tuple(self._temperaments[temperament].get(parameter, value) for parameter, value in enumerate(self._now))

    @property
    def first(self) -> tuple[int, ...]:
        """The values before tuning: `house-1`."""
        return tuple(self._first)

    @property
    def now(self) -> tuple[int, ...]:
        """The current values: `house`."""
        return tuple(self._now)


@dataclass(frozen=True)
class TunablePolicy:
    """A policy whose parameters can be tuned (arena/tuning.py)."""

    choose: Callable[..., Any]
    """choose(b, s, actions, count, luck, row): as a policy, with these parameter values; a rule."""
    parameters: BotParameters
