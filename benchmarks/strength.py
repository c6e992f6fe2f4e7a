"""Games between bots that think: who wins how often, with 95 % intervals (Wilson).

    python benchmarks/strength.py power-grid search:400 house house house --games 40
    python benchmarks/strength.py barrage gigawatt megawatt --games 40 --unhurried

A name is a bot of the house; `search:400` is the search with 400 playouts a decision and no clock, and `--unhurried` takes
the clock from levels too: then the figures depend on the seed alone, not on how busy the machine is. From one game to the
next everybody moves one seat on and the cards are dealt anew.
"""

from __future__ import annotations

import argparse
import math
import time
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np

from megawatt.bots import HOUSE, RANDOM, Bot, bot
from megawatt.bots.levels import LEVELS
from megawatt.bots.search.bot import SEARCH, SearchBot
from megawatt.bots.search.budget import Budget
from megawatt.bots.search.compiling import compile_game
from megawatt.kernel import playing
from megawatt.kernel.choosing import choosing_chance
from megawatt.kernel.engine import engine
from megawatt.kernel.game import Game
from megawatt.kernel.match import Match
from megawatt.kernel.records import Record
from megawatt.kernel.registry import find
from megawatt.kernel.rules import COMPILED


@cache
def compiled_policy(game: Game, name: str) -> Any:
    """The policy of a bot that decides at once, compiled."""
    return engine(game, COMPILED).bind(playing.random_choice if name == RANDOM else game.rules.policies[HOUSE])


class QuickPolicy(Bot):
    """A policy, compiled: chooses what `PolicyBot` chooses."""

    def __init__(self, name: str, game: Game, seed: int) -> None:
        super().__init__(name, game, seed)
        self._engine = engine(game, COMPILED)
        self._policy = compiled_policy(game, name)

    def decide(self, b: Record, s: Record, ply: int) -> int:
        """The policy's action."""
        actions = np.array(self._engine.legal(b, s), np.int32)
        words = np.array(choosing_chance(self.seed, s.seat, ply), np.int64)  # type: ignore[attr-defined]
        return int(self._policy(b.record, s.record, actions, len(actions), words))


def contestant(name: str, game: Game, seed: int, unhurried: bool) -> Bot:
    """The bot of a name, without a clock where asked for."""
    if name.startswith(f"{SEARCH}:"):
        return SearchBot(name, game, seed, Budget(int(name.removeprefix(f"{SEARCH}:"))))
    at_once = {level.name for level in LEVELS if level.budget is None} | {HOUSE, RANDOM}
    if name in at_once:
        return QuickPolicy(name, game, seed)
    made = bot(name, game, seed)
    if unhurried and isinstance(made, SearchBot):
        made.budget = replace(made.budget, seconds=math.inf)
    return made


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins."""
    z, share = 1.96, wins / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)


def main() -> None:
    """Play, and print a line per game and one per contestant."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--unhurried", action="store_true")
    asked = parser.parse_args()
    game, seats = find(asked.game), len(asked.bots)
    compile_game(game)
    wins, decisions, seconds = [0.0] * seats, [0] * seats, [0.0] * seats
    for number in range(asked.games):
        match = Match(game, seats, asked.seed * 1_000_000 + number, mode=COMPILED)
        at_seat = [(seat + number) % seats for seat in range(seats)]
        players = [contestant(name, game, match.seed, asked.unhurried) for name in asked.bots]
        while match.seat is not None:
            who = at_seat[match.seat]
            started = time.perf_counter()
            action = players[who].choose(match)
            seconds[who] += time.perf_counter() - started
            decisions[who] += 1
            match.play(action)
        places = match.ranking()
        for seat, who in enumerate(at_seat):
            wins[who] += (places[seat] == 1) / places.count(1)
        print(f"game {number + 1}: wins {wins}", flush=True)
    for who, name in enumerate(asked.bots):
        low, high = wilson(wins[who], asked.games)
        pace = 1000 * seconds[who] / max(1, decisions[who])
        share = f"{wins[who] / asked.games:.0%} ({low:.0%} to {high:.0%})"
        print(f"{game.name}, {seats} seats, {asked.games} games: {name} won {share}, {pace:.0f} ms a decision")


if __name__ == "__main__":
    main()
