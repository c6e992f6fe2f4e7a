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

from megawatt.bots import Bot, bot
from megawatt.bots.search.bot import SEARCH, SearchBot
from megawatt.bots.search.budget import Budget
from megawatt.bots.search.compiling import compile_game
from megawatt.kernel.game import Game
from megawatt.kernel.match import Match
from megawatt.kernel.registry import find
from megawatt.kernel.rules import COMPILED


def contestant(name: str, game: Game, seed: int, unhurried: bool) -> Bot:
    """The bot of a name, without a clock where asked for."""
    if name.startswith(f"{SEARCH}:"):
        return SearchBot(name, game, seed, Budget(int(name.removeprefix(f"{SEARCH}:"))))
    made = bot(name, game, seed)
    if unhurried and isinstance(made, SearchBot):
        made.budget = replace(made.budget, seconds=math.inf)
    return made


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins."""
    z, share = 1.96, wins / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    low, high = (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)
    return max(0.0, low), min(1.0, high)


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
