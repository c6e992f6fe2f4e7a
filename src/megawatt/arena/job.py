"""A job of the arena: which bots meet in which games. All games follow from it, so any of them can be played anywhere and repeated.

Every line-up is played once in each rotation, so that everybody sits on every seat equally often; every game is a fresh deal.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from megawatt.bots import bot
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.registry import find
from megawatt.kernel.errors import OptionError
from megawatt.kernel.rng.deal_rng import checked_seed

MOST_GAMES = 10_000_000
MOST_IN_POOL = 64
SEED_BYTES = 8
LOW_63 = (1 << 63) - 1


@dataclass(frozen=True)
class Contest:
    """One game to be played: all that a process on any machine needs to know."""

    game: str
    options: Mapping[str, Any]
    number: int
    seed: int
    bots: tuple[str, ...]
    """One per seat."""
    mode: str
    watched: bool = False
    """Whether the game's traits and curves are noted (Game.traits, Game.curves)."""


@dataclass(frozen=True)
class Job:
    """Games between bots. Make one with `line_up` or `pool`, which check what they are given."""

    game: str
    seats: int
    options: Mapping[str, Any]
    """Settled, own files included as their text."""
    bots: tuple[str, ...]
    """One per seat, or all of a pool."""
    pooled: bool
    games: int
    seed: int
    watched: bool = False

    def as_json(self) -> dict[str, Any]:
        """Plain data."""
        return {**asdict(self), "bots": list(self.bots)}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Job:
        """The job that `as_json` wrote."""
        return cls(**{**data, "bots": tuple(data["bots"])})

    def contests(self, mode: str, first: int = 0) -> Iterator[Contest]:
        """The games of this job in their order, from this number on."""
        hands = self._hands()
        for number in range(self.games):
            turned = number % self.seats
            if turned == 0:
                hand = next(hands)
            if number >= first:
                seated = (*hand[turned:], *hand[:turned])
                yield Contest(self.game, self.options, number, self.seed_of(number), seated, mode, self.watched)

    def seed_of(self, number: int) -> int:
        """The seed of one game: of its deal, and of the bots in it."""
        return _number(self.seed, "game", number) & LOW_63

    def _hands(self) -> Iterator[tuple[str, ...]]:
        """Line-ups without end."""
        if not self.pooled:
            while True:
                yield self.bots
        yield from _dealt_evenly(self.bots, self.seats, self.seed)


def line_up(game: Game, bots: Sequence[str], games: int, seed: int, options: Mapping[str, Any], watched: bool = False) -> Job:
    """These bots play each other in every game, one per seat."""
    return _checked(Job(game.name, len(bots), game.settle(len(bots), options), tuple(bots), False, games, seed, watched))


def pool(game: Game, seats: int, bots: Sequence[str], games: int, seed: int, options: Mapping[str, Any]) -> Job:
    """Line-ups are drawn from these bots, so that all of them play equally often."""
    if not 2 <= len(bots) <= MOST_IN_POOL:
        raise OptionError(f"a pool of {len(bots)}: it should have 2 to {MOST_IN_POOL} bots")
    if twice := {name for name in bots if bots.count(name) > 1}:
        raise OptionError(f"{', '.join(sorted(twice))}: named twice in the pool; name every bot once")
    return _checked(Job(game.name, seats, game.settle(seats, options), tuple(bots), True, games, seed))


def _checked(job: Job) -> Job:
    """Check the job before anything is played."""
    if not 1 <= job.games <= MOST_GAMES:
        raise OptionError(f"{job.games} games: should be 1 to {MOST_GAMES}")
    checked_seed(job.seed)
    for name in job.bots:
        bot(name, find(job.game), 1)
    return job


def _dealt_evenly(bots: Sequence[str], seats: int, seed: int) -> Iterator[tuple[str, ...]]:
    """Line-ups from shuffled packs of all bots, one pack after the other; no bot meets itself unless the pool is too small."""
    waiting: list[str] = []
    pack, most = 0, -(-seats // len(bots))
    while True:
        hand: list[str] = []
        while len(hand) < seats:
            name = next((name for name in waiting if hand.count(name) < most), None)
            if name is None:
                waiting += sorted(bots, key=lambda name: _number(seed, f"pack {pack}", name))
                pack += 1
                continue
            waiting.remove(name)
            hand.append(name)
        yield tuple(hand)


def _number(*parts: object) -> int:
    """A number derived from these parts, the same on every machine."""
    said = "\0".join(map(str, parts)).encode()
    return int.from_bytes(hashlib.sha256(said).digest()[:SEED_BYTES], "big")


@cache
def program_digest(game: Game) -> str:
    """A digest of everything that determines a game of bots: sources and data of kernel, bots and game."""
    ours = Path(__file__).parents[1]
    digest = hashlib.sha256()
    for folder in (ours / "kernel", ours / "bots", game.folder):
        for path in sorted(path for path in folder.rglob("*") if path.suffix in (".py", ".toml", ".npz")):
            digest.update(path.relative_to(folder).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
