"""How characters differ: `python benchmarks/characters.py [power-grid] [--games 60] [--level kilowatt]`.

One character sits among three bots of the same level without one, on another seat in every game. For each character the figure
by which it is known: its own mean and that of the others, with the standard error, and how often it won (25 % is even).
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from megawatt.bots import bot, characters
from megawatt.kernel.contract.registry import find
from megawatt.kernel.match.match import Match

SEATS = 4
Counted = Callable[[Counter[str], Counter[str]], float]


def moves(*verbs: str) -> Counted:
    """So many moves with one of these verbs."""
    return lambda made, _: sum(made[verb] for verb in verbs)


def mean_of(figure: str) -> Counted:
    """The mean of a figure of the charts at the beginnings of rounds."""
    return lambda _, seen: seen[figure] / max(1, seen["rounds"])


class Trait(NamedTuple):
    """The figure by which a character is known."""

    name: str
    counted: Counted
    more: bool = True
    """Whether the character has more of it than others, or less."""


TRAITS = {
    ("power-grid", "beaver"): Trait("cities that its plants could power", mean_of("capacity"), more=False),
    ("power-grid", "fox"): Trait("passes", moves("pass"), more=False),
    ("power-grid", "hare"): Trait("money", mean_of("cash"), more=False),
    ("power-grid", "owl"): Trait("plants put up for auction", moves("nominate"), more=False),
    ("power-grid", "magpie"): Trait("resources bought", moves("buy")),
    ("future-energy", "beaver"): Trait("money", mean_of("cash")),
    ("future-energy", "fox"): Trait("plants built from its contracts when it moves", moves("build"), more=False),
    ("future-energy", "hare"): Trait("lines placed", moves("place")),
    ("future-energy", "owl"): Trait("lines and contracts bought", moves("line", "lines", "contract")),
    ("future-energy", "magpie"): Trait("contracts taken", moves("contract")),
    ("barrage", "beaver"): Trait("Credits", mean_of("credits")),
    ("barrage", "fox"): Trait("drops placed", moves("drop")),
    ("barrage", "owl"): Trait("turns in the workshop", moves("place rotate")),
    ("barrage", "magpie"): Trait("turns in the machinery shop", moves("place buy")),
}


def play(
    game: str, character: str | None, seed: int, level: str = "kilowatt"
) -> tuple[int, Match, list[Counter[str]], list[Counter[str]]]:
    """One game; the character's seat (None: nobody has one), everybody's moves by verb, and their sums of figures over rounds."""
    found = find(game)
    match = Match(found, SEATS, seed)
    own = seed % SEATS
    bots = [bot(f"{level}:{character}" if character and seat == own else level, found, seed + seat) for seat in range(SEATS)]
    made: list[Counter[str]] = [Counter() for _ in range(SEATS)]
    seen: list[Counter[str]] = [Counter() for _ in range(SEATS)]
    round_no = 0
    while match.seat is not None:
        seat = match.seat
        action = bots[seat].choose(match)
        text = match.text(action)
        made[seat][text.split()[0]] += 1
        if text.startswith("place "):
            made[seat][f"place {text.split()[1].split('-')[0]}"] += 1
        match.play(action)
        if match.game.round_of(match.board, match.state) != round_no:
            round_no = match.game.round_of(match.board, match.state)
            _add_figures(match, seen)
    return own, match, made, seen


def _add_figures(match: Match, seen: list[Counter[str]]) -> None:
    for name, numbers in match.game.figures(match.board, match.state).items():
        for seat, sums in enumerate(seen):
            sums[name] += numbers[seat]
    for sums in seen:
        sums["rounds"] += 1


def compared(game: str, character: str, games: int, level: str = "kilowatt") -> tuple[list[float], list[float], float]:
    """The trait of the character, that of the others, and its share of wins."""
    trait = TRAITS[game, character]
    own_figures, others, won = [], [], 0.0
    for seed in range(games):
        own, match, made, seen = play(game, character, seed, level)
        places = match.ranking()
        won += (places[own] == 1) / places.count(1)
        figures = [float(trait.counted(made[seat], seen[seat])) for seat in range(SEATS)]
        own_figures.append(figures.pop(own))
        others.append(sum(figures) / len(figures))
    return own_figures, others, won / games


def without(game: str, character: str, games: int, level: str = "kilowatt") -> list[float]:
    """The same figure of the same seat in the same deals when nobody has a character."""
    trait = TRAITS[game, character]
    played = (play(game, None, seed, level) for seed in range(games))
    return [float(trait.counted(made[own], seen[own])) for own, _, made, seen in played]


def main() -> None:
    """Print a line for each character."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--level", default="kilowatt")
    wish = parser.parse_args()
    for game, character in TRAITS:
        if wish.game in (None, game) and character in characters(find(game)):
            own, others, won = compared(game, character, wish.games, wish.level)
            mean, rest = sum(own) / len(own), sum(others) / len(others)
            spread = sum((one - two - mean + rest) ** 2 for one, two in zip(own, others, strict=True))
            error = math.sqrt(spread / max(1, len(own) - 1) / len(own))
            name = TRAITS[game, character].name
            print(f"{game} {character}: {name} {mean:.1f}, others {rest:.1f} (± {error:.1f}), won {won:.0%}", flush=True)


if __name__ == "__main__":
    main()
