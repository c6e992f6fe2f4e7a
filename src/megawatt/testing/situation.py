"""The position that the conformance test has reached, with what every law needs."""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from megawatt.kernel.compilation.engine import Engine, engine, generator
from megawatt.kernel.contract.game import NOBODY
from megawatt.kernel.contract.view_cache import ViewCache
from megawatt.kernel.match.match import Match
from megawatt.kernel.rules.rule import COMPILED, INTERPRETED
from megawatt.testing import indistinguishable


class Broken(AssertionError):
    """A law that a game breaks, and where."""


@dataclass
class Situation:
    """Where in which game the checks are, for the message."""

    match: Match
    chooser: random.Random
    compiled: bool
    times: Counter[str] = field(default_factory=Counter)
    """How often a slow law was checked in this match, for those that are not checked at every close look."""
    memory: ViewCache = field(default_factory=lambda: ViewCache(as_sent))
    """What a table keeps of its views from move to move."""

    @property
    def rules(self) -> Engine:
        """The rules as they are written."""
        return engine(self.match.game, INTERPRETED)

    @property
    def quick_rules(self) -> Engine:
        """The same compiled, if the game is to be checked so: what takes long is asked of these."""
        return engine(self.match.game, COMPILED if self.compiled else INTERPRETED)

    @property
    def viewers(self) -> tuple[int, ...]:
        """Every seat, and NOBODY for a spectator."""
        return (*range(self.match.seats), NOBODY)

    def redraw(self, seat: int) -> Any:
        """This position as `resample` redraws it for a seat."""
        match = self.match
        return self.quick_rules.resample(match.board, match.state, seat, generator(self.chooser.getrandbits(40)))

    def indistinguishable(self, seat: int) -> Any:
        """Some position that a seat cannot tell from this one, by what the game declares as hidden."""
        match = self.match
        return indistinguishable.indistinguishable_position(match.game, match.board, match.state, seat, self.chooser)

    def indistinguishable_match(self, seat: int) -> Match:
        """The match with such a position."""
        other = self.match.fork()
        other.state.restore(self.indistinguishable(seat).save())
        return other

    def see(self, state: Any, viewer: int | None) -> Any:
        """What a seat would see of another position."""
        with self.quick_rules.answer_queries():
            return self.match.game.view(self.match.board, state, viewer)

    def require(self, holds: bool, law: str) -> None:
        """Raise Broken unless the law holds here."""
        if not holds:
            raise Broken(f"{law}\n  {self}")

    def __str__(self) -> str:
        """All that is needed to come here again."""
        m = self.match
        return f"{m.game.name}, {m.seats} seats, seed {m.seed}, ply {m.ply}, options {m.options}"


def as_sent(value: Any) -> Any:
    """A part of a view as pages get it."""
    return json.loads(json.dumps(value))


def as_viewer(seat: int) -> int | None:
    """A seat as views know it: None for a spectator."""
    return None if seat == NOBODY else seat


def difference(a: Any, b: Any) -> str:
    """The first place where two views differ."""
    if isinstance(a, dict) and isinstance(b, dict):
        for key in a.keys() | b.keys():
            if a.get(key) != b.get(key):
                return f"{key} → {difference(a.get(key), b.get(key))}"
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        for i, (x, y) in enumerate(zip(a, b, strict=True)):
            if x != y:
                return f"[{i}] → {difference(x, y)}"
    return f"{a!r} against {b!r}"
