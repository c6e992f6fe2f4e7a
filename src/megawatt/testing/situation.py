"""Where the conformance test is, and what every law needs there."""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from megawatt.kernel.engine import Engine, engine, generator
from megawatt.kernel.game import NOBODY
from megawatt.kernel.match import Match
from megawatt.kernel.rules import COMPILED, INTERPRETED
from megawatt.kernel.sharing import ViewMemory
from megawatt.testing import twins


class Broken(AssertionError):
    """A law that a game does not keep, and where."""


@dataclass
class Situation:
    """Where in which game the checks are, for the message."""

    match: Match
    chooser: random.Random
    compiled: bool
    times: Counter[str] = field(default_factory=Counter)
    """How often a dear law was looked at in this match, for those that are not at every close look."""
    memory: ViewMemory = field(default_factory=lambda: ViewMemory(as_sent))
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

    def twin(self, seat: int) -> Any:
        """Some position that a seat cannot tell from this one, by what the game declares as hidden."""
        match = self.match
        return twins.twin(match.game, match.board, match.state, seat, self.chooser)

    def twin_match(self, seat: int) -> Match:
        """The match with such a position."""
        other = self.match.fork()
        other.state.restore(self.twin(seat).save())
        return other

    def see(self, state: Any, viewer: int | None) -> Any:
        """What a seat would see of another position."""
        with self.quick_rules.asked_for_figures():
            return self.match.game.view(self.match.board, state, viewer)

    def require(self, holds: bool, law: str) -> None:
        """Raise Broken unless the law holds here."""
        if not holds:
            m = self.match
            raise Broken(f"{law}\n  {m.game.name}, {m.seats} seats, seed {m.seed}, ply {m.ply}, options {m.options}")


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
