"""Playouts: games finished by the house policy from one position, each with everything hidden redrawn.

Every move is tried with the same random numbers, so moves are compared under the same cards. Where the game has a network, it is
asked in further playouts what every seat may expect as soon as each has had a decision; both estimates together give the chances
to win (calibration.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import numpy.typing as npt

from megawatt.analysis.report import HUNDREDTHS, THOUSANDTHS, Gain, Outlook
from megawatt.bots.calibration import UNCALIBRATED, Calibration, Shares, calibration
from megawatt.bots.evaluator import JUDGED, JUDGED_SHARE
from megawatt.bots.networks import has_network
from megawatt.bots.search import tree
from megawatt.bots.search.budget import default_parameters
from megawatt.bots.search.network_arrays import NetworkArrays, arrays_of, no_network
from megawatt.kernel.compilation.engine import engine, generator, house_number
from megawatt.kernel.contract.game import Game
from megawatt.kernel.rng.bot_rng import MOST_SEATS
from megawatt.kernel.rules.records import Record
from megawatt.kernel.rules.rule import COMPILED

if TYPE_CHECKING:
    from megawatt.bots.search.tree import SearchParameters

FIGURES_FROM = 96
"""How many final positions the game's figures are averaged over."""
CLEARLY = 2
"""The smallest difference that is reported, in standard errors."""
MOST_GAINS = 3
BLOCKS = 8
"""Standard errors of chances come from leaving out one of so many blocks of playouts."""


@dataclass
class Outcomes:
    """The results of playouts."""

    wins: Shares
    """One row per playout: every seat's share of the win."""
    places: Shares
    ends: list[Record]
    """Some of the final positions."""
    judged: Shares | None = None
    """What the network expects for every seat, a row per further playout; None without a network."""
    calibration: Calibration = UNCALIBRATED

    def chances(self, without: int | None = None) -> Shares:
        """Every seat's chance to win; on request without one block of the playouts."""
        rows = [None if each is None else _without(each, without).mean(axis=0) for each in (self.wins, self.judged)]
        assert rows[0] is not None
        return self.calibration.chances(rows[0], rows[1])

    def standing(self, seat: int) -> float:
        """The mean share of the other seats that come behind this one."""
        others = max(1, self.places.shape[1] - 1)
        return float(((1 + others - self.places[:, seat]) / others).mean())

    def success(self, seat: int) -> float:
        """Half for winning and half for the place: a seat that can't win still plays for something."""
        return (float(self.chances()[seat]) + self.standing(seat)) / 2

    def outlook(self) -> Outlook:
        """What every seat may expect."""
        chances = [round(float(share) * THOUSANDTHS) for share in self.chances()]
        return Outlook(chances, [round(float(place) * HUNDREDTHS) for place in self.places.mean(axis=0)])


def _without(rows: Shares, block: int | None) -> Shares:
    return rows if block is None else np.delete(rows, np.s_[block::BLOCKS], axis=0)


def lead(better: Outcomes, other: Outcomes, seat: int) -> tuple[float, float]:
    """How much more likely this seat wins after the first, and the standard error under the same cards (jackknife)."""
    whole = float(better.chances()[seat] - other.chances()[seat])
    if min(len(better.wins), len(other.wins)) < 2 * BLOCKS:
        return whole, 0.0
    without = [float(better.chances(block)[seat] - other.chances(block)[seat]) for block in range(BLOCKS)]
    return whole, float(np.std(without)) * (BLOCKS - 1) ** 0.5


class Playouts:
    """Plays positions of one board to the end of the game."""

    def __init__(self, game: Game, board: Record) -> None:
        self.game, self.board = game, board
        self.seats: int = board.seats  # type: ignore[attr-defined]
        self._engine = engine(game, COMPILED)
        self._finish = _finisher(game)
        self._calibration = calibration(game, self.seats)
        self._actions = np.zeros(game.actions.count, np.int32)
        self._parameters, self._no_network = default_parameters(game), no_network()
        self._judging = default_parameters(game, JUDGED)
        self._network = _network_of(game)

    def play(self, state: Record, viewer: int, actions: Sequence[int], count: int, seed: int) -> Outcomes:
        """From this position, as far as `viewer` (NOBODY: a spectator) can know it; of several actions each begins its share."""
        states, worths = self._finished(state, viewer, actions, count, seed, self._parameters, self._no_network)
        ends = [self.game.State.of(states, number) for number in range(min(count, FIGURES_FROM))]
        judged = None
        if self._network is not None:
            further = max(1, round(JUDGED_SHARE * count))
            judged = self._finished(state, viewer, actions, further, seed, self._judging, self._network)[1]
        return Outcomes(worths, self._places(states), ends, judged, self._calibration)

    def _finished(
        self, state: Record, viewer: int, actions: Sequence[int], count: int, seed: int, parameters: SearchParameters,
        network: NetworkArrays,
    ) -> tuple[npt.NDArray[Any], Shares]:  # fmt: skip
        """The positions in which playouts ended, and every seat's share of the win in each."""
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
            b.record, states, parameters.record, self._actions, network, luck, policies, self.game.longest, worths, 0, count
        )
        return states, worths[:, : self.seats] / tree.WIN

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
        shares = outcomes.chances()
        return max((rival for rival in range(self.seats) if rival != seat), key=lambda rival: float(shares[rival]), default=None)

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


def _network_of(game: Game) -> NetworkArrays | None:
    """The game's network for one analyser; None where it has none."""
    if not has_network(game):
        return None
    from megawatt.bots.network import shipped

    return arrays_of(shipped(game))


@cache
def _finisher(game: Game) -> Any:
    """The compiled function with which the search finishes games."""
    return engine(game, COMPILED).bind(tree.finish_playouts)
