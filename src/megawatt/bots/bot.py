"""The interface of bots, which decide from what one seat knows."""

from __future__ import annotations

from abc import ABC, abstractmethod

from megawatt.kernel.compilation.engine import engine
from megawatt.kernel.contract.game import Game
from megawatt.kernel.match.match import Match
from megawatt.kernel.rng.bot_rng import resampling_rng
from megawatt.kernel.rules.records import Record
from megawatt.kernel.rules.rule import INTERPRETED


class Bot(ABC):
    """Decides for the seat to decide; for its random numbers see kernel/rng/bot_rng.py."""

    def __init__(self, name: str, game: Game, seed: int) -> None:
        self.name = name
        self.game = game
        self.seed = seed

    def choose(self, match: Match) -> int:
        """A legal action for `match.seat`; the match is left alone."""
        return self.decide(match.board, imagined(match, self.seed), match.ply)

    def think_at_most(self, seconds: float) -> None:
        """Limit the seconds per decision; nothing to do for bots that decide at once."""

    @abstractmethod
    def decide(self, b: Record, s: Record, ply: int) -> int:
        """A legal action for `s.seat`. What that seat cannot know has been redrawn in `s`, which may be played on."""


def imagined(match: Match, seed: int) -> Record:
    """The position as a bot gets it: everything hidden from the seat to decide is redrawn."""
    assert match.seat is not None, "the game is over; nobody decides"
    chance = resampling_rng(seed, match.seat, match.ply)
    return engine(match.game, INTERPRETED).resample(match.board, match.state, match.seat, chance)
