"""What a bot is: somebody who decides from what one seat knows."""

from __future__ import annotations

from abc import ABC, abstractmethod

from megawatt.kernel.choosing import redrawing_chance
from megawatt.kernel.engine import engine
from megawatt.kernel.game import Game
from megawatt.kernel.match import Match
from megawatt.kernel.records import Record
from megawatt.kernel.rules import INTERPRETED


class Bot(ABC):
    """Decides for whichever seat is to decide; where its chance comes from is said in kernel/choosing.py."""

    def __init__(self, name: str, game: Game, seed: int) -> None:
        self.name = name
        self.game = game
        self.seed = seed

    def choose(self, match: Match) -> int:
        """A legal action for `match.seat`; the match is left alone."""
        return self.decide(match.board, imagined(match, self.seed), match.ply)

    def think_at_most(self, seconds: float) -> None:
        """Never think longer than this about one decision; bots that decide at once need nothing."""

    @abstractmethod
    def decide(self, b: Record, s: Record, ply: int) -> int:
        """A legal action for `s.seat`. What that seat cannot know has been redrawn in `s`, which may be played on."""


def imagined(match: Match, seed: int) -> Record:
    """The position as a bot gets it: one that the seat to decide cannot tell from the true one."""
    assert match.seat is not None, "the game is over; nobody decides"
    chance = redrawing_chance(seed, match.seat, match.ply)
    return engine(match.game, INTERPRETED).resample(match.board, match.state, match.seat, chance)
