"""Games played to their end by the house policy from one position, each with everything hidden drawn anew.

The same numbers draw the same hidden things for every move that is tried: moves are compared under the same cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from megawatt.analysis.report import HUNDREDTHS, THOUSANDTHS, Gain, Outlook
from megawatt.bots.search import tree
from megawatt.bots.search.budget import usual_manner
from megawatt.bots.search.opinion import no_opinion
from megawatt.kernel.choosing import MOST_SEATS
from megawatt.kernel.engine import engine, generator, house_number
from megawatt.kernel.game import Game
from megawatt.kernel.records import Record
from megawatt.kernel.rules import COMPILED

Shares = npt.NDArray[np.float64]

FIGURES_FROM = 48
"""So many of the final positions are asked for the game's figures: they are for a sentence, not for a decision."""


@dataclass
class Outcomes:
    """How the playouts ended."""

    wins: Shares
    """Row by row a playout: every seat's share of the win."""
    places: Shares
    ends: list[Record]
    """Some of the final positions."""

    def success(self, seat: int) -> Shares:
        """Half for winning and half for the place, playout by playout: a seat that cannot win still plays for something."""
        others = max(1, self.places.shape[1] - 1)
        share: Shares = (self.wins[:, seat] + (1 + others - self.places[:, seat]) / others) / 2
        return share

    def outlook(self) -> Outlook:
        """What every seat may expect."""
        chances = [round(float(share) * THOUSANDTHS) for share in self.wins.mean(axis=0)]
        return Outlook(chances, [round(float(place) * HUNDREDTHS) for place in self.places.mean(axis=0)])


class Playouts:
    """Plays positions of one board to their end."""

    def __init__(self, game: Game, board: Record) -> None:
        self.game, self.board = game, board
        self.seats: int = board.seats  # type: ignore[attr-defined]
        self._engine = engine(game, COMPILED)
        self._finish = _finisher(game)
        self._manner, self._opinion = usual_manner(game), no_opinion()
        self._actions = np.zeros(game.actions.count, np.int32)

    def play(self, state: Record, viewer: int, actions: Sequence[int], count: int, seed: int) -> Outcomes:
        """From this position, as far as `viewer` (NOBODY: a spectator) can know it; of several actions each begins its share."""
        b = self.board
        states = np.zeros(count, self.game.State.dtype)
        luck = np.zeros((count, 2), np.int64)
        for number in range(count):
            drawn = generator(seed + number)
            imagined = self._engine.resample(b, state, viewer, drawn)
            if actions:
                self._engine.apply(b, imagined, actions[number % len(actions)])
            states[number] = imagined.record
            luck[number] = drawn
        worths = np.zeros((count, MOST_SEATS), np.int64)
        policies = np.full((count, MOST_SEATS), house_number(self.game), np.int64)
        self._finish(
            b.record, states, self._manner.record, self._actions, self._opinion, luck, policies,
            self.game.longest, worths, 0, count,
        )  # fmt: skip
        ends = [self.game.State.of(states, number) for number in range(min(count, FIGURES_FROM))]
        return Outcomes(worths[:, : self.seats] / tree.WIN, self._places(states), ends)

    def _places(self, states: npt.NDArray[Any]) -> npt.NDArray[np.float64]:
        ends = (self.game.State.of(states, number) for number in range(len(states)))
        return np.array([self._engine.ranks(self.board, end, self.seats) for end in ends], np.float64)

    def gains(self, better: Outcomes, other: Outcomes, seat: int) -> list[Gain]:
        """What the first outcomes hold more of than the second, on average, for this seat."""
        more, less = self._figures(better, seat), self._figures(other, seat)
        told = [Gain(name, round(10 * (more[name] - less[name]))) for name in more]
        return [gain for gain in told if gain.tenths]

    def _figures(self, outcomes: Outcomes, seat: int) -> Mapping[str, float]:
        sums: dict[str, float] = {}
        for end in outcomes.ends:
            for name, values in self.game.figures(self.board, end).items():
                sums[name] = sums.get(name, 0.0) + values[seat] / len(outcomes.ends)
        return sums


@cache
def _finisher(game: Game) -> Any:
    """The compiled part of the search that finishes games; there is no second one to compile."""
    return engine(game, COMPILED).bind(tree.play_out_some)
