"""Whether a learned evaluation would make the search stronger: playouts cut short and judged by it, against complete ones.

    python benchmarks/evaluation.py future-energy [--games 400] [--positions 60]

A linear model of what a seat observes (`Rules.observe`) learns every seat's share of the win from games of the house policy.
Then, in positions of other games, a few moves are compared: by complete playouts, and by as many cut ones as take the same
number of decisions (at most eight times as many). What counts is the chance to win that is lost by the move each of them prefers;
1,000 complete playouts a move say how good the moves are. A cut playout gets its evaluation for nothing, which favours it.
"""

from __future__ import annotations

import argparse
import random
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from megawatt.analysis.playouts import Playouts
from megawatt.arena.simulator import seated
from megawatt.bots.policy import PolicyBot
from megawatt.bots.search.compilation import compile_game
from megawatt.kernel.compilation.engine import HOUSE, engine, generator
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.registry import find
from megawatt.kernel.rules.records import Record
from megawatt.kernel.rules.rule import COMPILED

Rows = npt.NDArray[np.float64]
SEATS = 4
A_GAME = 12
"""How many positions of a game are learned from, each as every seat sees it."""
RIDGE = 30.0
MOVES = 4
PLAYOUTS = 24
"""Complete ones for each move; cut ones are as many as take the same number of decisions."""
REFERENCE = 1000
CUTS = (0, 8, 24, 48)


@dataclass
class Line:
    """A game of the house policy: its positions with something to choose, and how long it lasted."""

    states: list[Record]
    plies: list[int]
    length: int
    end: Record


class House:
    """Plays on by the house policy, decision by decision."""

    def __init__(self, game: Game) -> None:
        self.game, self.rules = game, engine(game, COMPILED)
        self.board = game.board(SEATS, game.settle(SEATS, {}))

    def bot(self, seed: int) -> PolicyBot:
        made = seated(HOUSE, self.game, seed, COMPILED)
        assert isinstance(made, PolicyBot)
        return made

    def play(self, s: Record, seed: int, most: int) -> int:
        """At most so many decisions more; how many there were."""
        bot = self.bot(seed)
        for ply in range(most):
            if s.seat < 0:  # type: ignore[attr-defined]
                return ply
            self.rules.apply(self.board, s, bot.decide(self.board, s, ply))
        return most

    def game_of(self, seed: int) -> Line:
        s, bot, ply = self.rules.setup(self.board, seed), self.bot(seed), 0
        line = Line([], [], 0, s)
        while s.seat >= 0:  # type: ignore[attr-defined]
            if len(self.rules.legal(self.board, s)) > 2:
                line.states.append(s.copy())
                line.plies.append(ply)
            self.rules.apply(self.board, s, bot.decide(self.board, s, ply))
            ply += 1
        line.length = ply
        return line

    def wins(self, s: Record) -> list[float]:
        """Every seat's share of the win in a finished game."""
        places = self.rules.ranks(self.board, s, SEATS)
        return [(place == 1) / places.count(1) for place in places]


class Linear:
    """Every seat's chance to win as a weighted sum of what it observes."""

    def __init__(self, house: House, games: int) -> None:
        self.house = house
        seen: list[Any] = []
        won: list[float] = []
        for seed in range(1, games + 1):
            line = house.game_of(seed)
            for s in random.Random(seed).sample(line.states, A_GAME):
                seen += [house.rules.observe(house.board, s, seat) for seat in range(SEATS)]
                won += house.wins(line.end)
        rows = np.array(seen, np.float32)
        self.middle, self.spread = rows.mean(axis=0), rows.std(axis=0) + 1e-6
        rows = (rows - self.middle) / self.spread
        square = rows.T @ rows + RIDGE * np.eye(rows.shape[1])
        self.weights: Rows = np.linalg.solve(square, rows.T @ (np.array(won) - 1 / SEATS))

    def chance(self, s: Record, seat: int) -> float:
        """Of this seat; a finished game is what it is."""
        if s.seat < 0:  # type: ignore[attr-defined]
            return self.house.wins(s)[seat]
        row = (self.house.rules.observe(self.house.board, s, seat) - self.middle) / self.spread
        return float(np.clip(1 / SEATS + row @ self.weights, 0.0, 1.0))


def lost(house: House, model: Linear, line: Line, seed: int) -> dict[str, float]:
    """In one position of a game: what the move that each way of looking prefers loses against the best."""
    rules, b, chooser = house.rules, house.board, random.Random(seed)
    number = chooser.randrange(len(line.states))
    s, left = line.states[number], line.length - line.plies[number]
    seat: int = s.seat  # type: ignore[attr-defined]
    legal = rules.legal(b, s)
    moves = chooser.sample(legal, min(MOVES, len(legal)))
    playouts = Playouts(house.game, b)
    truth, found = [], [playouts.play(s, seat, [move], PLAYOUTS, seed).wins[:, seat].mean() for move in moves]
    for move in moves:
        truth.append(playouts.play(s, seat, [move], REFERENCE, seed + 10**6).wins[:, seat].mean())
    told = {"complete": max(truth) - truth[int(np.argmax(found))]}
    for cut in CUTS:
        count = PLAYOUTS * left // max(1, cut) if cut else PLAYOUTS * left
        judged = [judge(house, model, s, move, cut, min(count, 8 * PLAYOUTS), seed) for move in moves]
        told[f"cut after {cut}"] = max(truth) - truth[int(np.argmax(judged))]
    told["any of them"] = max(truth) - float(np.mean(truth))
    return told


def judge(house: House, model: Linear, s: Record, move: int, cut: int, count: int, seed: int) -> float:
    """The mean evaluation after a move and so many decisions of the house policy."""
    seat: int = s.seat  # type: ignore[attr-defined]
    chances = []
    for number in range(count):
        after = house.rules.resample(house.board, s, seat, generator(seed + number))
        house.rules.apply(house.board, after, move)
        house.play(after, seed + number, cut)
        chances.append(model.chance(after, seat))
    return float(np.mean(chances))


def main() -> None:
    """What the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--positions", type=int, default=60)
    asked = parser.parse_args()
    game = find(asked.game)
    compile_game(game)
    house = House(game)
    model = Linear(house, asked.games)
    rows = [lost(house, model, house.game_of(10**6 + number), 7 * number + 1) for number in range(asked.positions)]
    print(f"{game.name}: chance to win that is lost by a move, mean of {len(rows)} positions and its standard error")
    for way in rows[0]:
        values = np.array([row[way] for row in rows]) * 100
        print(f"  {way:14} {values.mean():5.1f} % ± {values.std() / len(rows) ** 0.5:.1f}")


if __name__ == "__main__":
    main()
