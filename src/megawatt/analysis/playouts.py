"""Playouts: games finished by the house policy from one position, each with everything hidden redrawn.

Every move is tried with the same random numbers, so moves are compared under the same cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from megawatt.analysis.report import HUNDREDTHS, THOUSANDTHS, Gain, Outlook
from megawatt.bots.search import tree
from megawatt.bots.search.budget import default_parameters
from megawatt.bots.search.network_arrays import no_network
from megawatt.kernel.compilation.engine import engine, generator, house_number
from megawatt.kernel.contract.game import Game
from megawatt.kernel.rng.bot_rng import MOST_SEATS
from megawatt.kernel.rules.records import Record
from megawatt.kernel.rules.rule import COMPILED

Shares = npt.NDArray[np.float64]

FIGURES_FROM = 96
"""How many final positions the game's figures are averaged over."""
CLEARLY = 2
"""The smallest difference that is reported, in standard errors."""
MOST_GAINS = 3


@dataclass
class Outcomes:
    """The results of playouts."""

    wins: Shares
    """One row per playout: every seat's share of the win."""
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
    """Plays positions of one board to the end of the game."""

    def __init__(self, game: Game, board: Record) -> None:
        self.game, self.board = game, board
        self.seats: int = board.seats  # type: ignore[attr-defined]
        self._engine = engine(game, COMPILED)
        self._finish = _finisher(game)
        self._parameters, self._network = default_parameters(game), no_network()
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
            b.record, states, self._parameters.record, self._actions, self._network, luck, policies,
            self.game.longest, worths, 0, count,
        )  # fmt: skip
        ends = [self.game.State.of(states, number) for number in range(min(count, FIGURES_FROM))]
        return Outcomes(worths[:, : self.seats] / tree.WIN, self._places(states), ends)

    def _places(self, states: npt.NDArray[Any]) -> npt.NDArray[np.float64]:
        ends = (self.game.State.of(states, number) for number in range(len(states)))
        return np.array([self._engine.ranks(self.board, end, self.seats) for end in ends], np.float64)

    def gains(self, better: Outcomes, other: Outcomes, seat: int) -> list[Gain]:
        """Why the first outcomes are better for this seat: what it holds more of at the end, or its strongest rival less.

        The final positions are paired (the same cards), and only significant differences are reported, the clearest first.
        Losses stand beside what they bring, never alone.
        """
        own = self._clear_differences(better, other, seat)
        helpful = [gain for gain in own if gain.tenths > 0]
        if not helpful:
            rival = self._strongest_rival(other, seat)
            differences = [] if rival is None else self._clear_differences(better, other, rival)
            helpful = [msgspec.structs.replace(gain, seat=rival) for gain in differences if gain.tenths < 0]
        losses = [gain for gain in own if gain.tenths < 0]
        return [*helpful, *losses][:MOST_GAINS] if helpful else []

    def _strongest_rival(self, outcomes: Outcomes, seat: int) -> int | None:
        """The other seat that wins most."""
        shares = {rival: float(outcomes.wins[:, rival].mean()) for rival in range(self.seats) if rival != seat}
        return max(shares, key=lambda rival: shares[rival], default=None)

    def _clear_differences(self, better: Outcomes, other: Outcomes, seat: int) -> list[Gain]:
        """What this seat holds more or less of, beyond twice the standard error; the clearest difference first."""
        found: list[tuple[float, Gain]] = []
        figures = self._figures(better, seat), self._figures(other, seat)
        for name, held in figures[0].items():
            difference = held - figures[1][name]
            mean, error = float(difference.mean()), float(difference.std()) / len(difference) ** 0.5
            if abs(mean) > CLEARLY * error and round(10 * mean):
                found.append((abs(mean) / max(error, 1e-9), Gain(name, round(10 * mean))))
        return [gain for _, gain in sorted(found, key=lambda each: (-each[0], each[1].figure))]

    def _figures(self, outcomes: Outcomes, seat: int) -> dict[str, Shares]:
        """Every figure of the seat, in every final position."""
        ends = [self.game.figures(self.board, end) for end in outcomes.ends]
        return {name: np.array([end[name][seat] for end in ends], np.float64) for name in ends[0]}


@cache
def _finisher(game: Game) -> Any:
    """The compiled function with which the search finishes games."""
    return engine(game, COMPILED).bind(tree.finish_playouts)
