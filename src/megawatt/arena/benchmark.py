"""The games as a research benchmark: how large they are, and how strong the bots are that come with them, as tables of text.

`megawatt arena benchmark` prints them, docs/benchmark.md shows them with the protocol for an agent of one's own.
"""

from __future__ import annotations

import math
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, median
from typing import Any

from megawatt.arena.job import line_up
from megawatt.arena.results import open_results
from megawatt.arena.runner import Players, run_job
from megawatt.arena.statistics import Estimate, shares_of_win, wilson
from megawatt.bots import bot
from megawatt.bots.networks import has_network
from megawatt.kernel.compilation.engine import HOUSE, RANDOM
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.hidden import Draws, Heap, read_place
from megawatt.kernel.errors import FileError
from megawatt.kernel.match.match import Match

SEED = 1
LOG_10 = math.log(10)
QUICK = (RANDOM, "house-1", "network")
"""Bots that decide at once, each against `house` on all other seats."""
END = "<!-- end of table -->"
Row = tuple[str, ...]


@dataclass(frozen=True)
class Sizes:
    """How large a game is with one number of seats, over games of its house bots (random moves where it has none)."""

    game: str
    seats: int
    state_bytes: int
    actions: int
    observation: int
    decisions: float
    """The mean number of decisions in a game."""
    choices: float
    """The mean number of legal actions where there are several."""
    forced: float
    """The share of decisions with one legal action."""
    tree: float
    """log10 of the number of games: the mean sum of log10 of legal actions."""
    unknown: float
    """log10 of the number of ways in which all that is hidden may lie, for the seat to decide: the median of all decisions."""
    most_unknown: float


def sizes(game: Game, seats: int, games: int, seed: int = SEED) -> Sizes:
    """Play games and measure them. The figures follow from the seed."""
    name = HOUSE if HOUSE in game.rules.policies else RANDOM
    lengths: list[int] = []
    counts: list[int] = []
    unknown: list[float] = []
    for number in range(games):
        match, chooser = Match(game, seats, seed + number), bot(name, game, seed + number)
        while match.seat is not None:
            counts.append(len(match.legal_actions()))
            unknown.append(unknown_ways(game, match.board, match.state, match.seat))
            match.play(chooser.choose(match))
        lengths.append(match.ply)
    several = [count for count in counts if count > 1]
    return Sizes(
        game=game.name,
        seats=seats,
        state_bytes=len(game.State().save()),
        actions=game.actions.count,
        observation=game.observation_size,
        decisions=fmean(lengths),
        choices=fmean(several),
        forced=1 - len(several) / len(counts),
        tree=sum(map(math.log10, counts)) / games,
        unknown=median(unknown),
        most_unknown=max(unknown),
    )


def unknown_ways(game: Game, b: Any, s: Any, seat: int) -> float:
    """log10 of the number of ways in which all that is declared as hidden from a seat may lie, without the chance to come.

    What a seat knows of numbers drawn one by one is not considered, so there the figure is an upper bound.
    """
    ways = 0.0
    for part in game.hidden:
        places = list(part.places(b, s, seat))
        if isinstance(part, Draws):
            ways += len(places) * math.log10(len(part.values))
        elif isinstance(part, Heap):
            ways += _arrangements(part, b, s, places)
    return ways


def _arrangements(part: Heap, b: Any, s: Any, places: Sequence[Any]) -> float:
    """log10 of the number of arrangements in which each region holds as many things of each sort as now.

    First each region's places are shared out to sorts, then each sort's things to its places; an order that says nothing counts
    once.
    """
    things = [read_place(s, place) for place in places]
    sorts = [part.sort(b, s, thing) for thing in things]
    regions = [part.region(b, s, place) for place in places]
    held, size, number, alike = Counter(zip(regions, sorts, strict=True)), Counter(regions), Counter(sorts), Counter(things)
    log = sum(math.lgamma(1 + count) for region, count in size.items() if region not in part.unordered)
    log -= sum(math.lgamma(1 + count) for (region, _), count in held.items())
    log += sum(math.lgamma(1 + count) for count in number.values()) - sum(math.lgamma(1 + count) for count in alike.values())
    return max(0.0, log) / LOG_10


def size_table(games: Sequence[Game], played: int) -> Iterator[Row]:
    """A row for every game and number of seats, below the headings."""
    yield (
        "game", "seats", "state, bytes", "actions", "observation", "decisions a game", "actions to choose from", "forced",
        "games, log10", "hidden, log10", "most",
    )  # fmt: skip
    for game in games:
        for seats in game.seat_counts:
            found = sizes(game, seats, played)
            name = game.words("en")("game-name")
            yield (
                name, str(seats), f"{found.state_bytes:,}", f"{found.actions:,}", f"{found.observation:,}",
                f"{found.decisions:.0f}", f"{found.choices:.1f}", f"{found.forced:.0%}", f"{found.tree:.0f}",
                f"{found.unknown:.1f}", f"{found.most_unknown:.1f}",
            )  # fmt: skip


def baselines(game: Game, budgets: Sequence[int]) -> list[str]:
    """The bots that are compared with `house`."""
    quick = [name for name in QUICK if name == RANDOM or name in game.rules.policies or (name == "network" and has_network(game))]
    return [*quick, *(f"search:{budget}" for budget in budgets)]


def baseline(game: Game, name: str, seats: int, games: int, players: Players, seed: int = SEED) -> Estimate:
    """How often one bot wins against `house` on all other seats; a shared win is shared."""
    job = line_up(game, [name, *[HOUSE] * (seats - 1)], games, seed, {})
    with tempfile.TemporaryDirectory() as folder, open_results(Path(folder) / "baseline.db", job) as results:
        run_job(job, results, players)
        outcomes = results.outcomes()
    won = 0.0
    for outcome in outcomes:
        shares = shares_of_win(outcome)
        won += sum(share for share, seat in zip(shares, outcome.seats, strict=True) if seat.bot == name)
    return wilson(won, len(outcomes))


def baseline_table(
    games: Sequence[Game], quick: int, searched: int, budgets: Sequence[int], players: Players, tell: Callable[[str], None]
) -> Iterator[Row]:
    """A row for every game and bot, below the headings."""
    yield "game", "seats", "bot", "games", "won against `house`", "95 %"
    for game in games:
        if HOUSE not in game.rules.policies:
            continue
        seats = game.usual_seats
        for name in baselines(game, budgets):
            tell(f"{game.name}: {name}")
            found = baseline(game, name, seats, searched if name.startswith("search") else quick, players)
            share, between = f"{found.value:.1%}", f"{found.low:.1%} to {found.high:.1%}"
            yield game.words("en")("game-name"), str(seats), f"`{name}`", str(found.count), share, between


def as_markdown(rows: Sequence[Row]) -> str:
    """A table; the first row has its headings, and figures stand to the right."""
    heading, *body = rows
    figures = [all(row[place][:1].isdigit() for row in body) for place in range(len(heading))]
    rule = ["---:" if figure else "---" for figure in figures]
    return "".join(f"| {' | '.join(row)} |\n" for row in (heading, rule, *body))


def put_into(file: Path, tables: Mapping[str, str]) -> None:
    """Replace these tables in a page; FileError if it has no marks for one of them."""
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as fault:
        raise FileError(str(file), 0, f"cannot be read: {fault.strerror}") from None
    for name, table in tables.items():
        begin = f"<!-- table: {name}, written by `megawatt arena benchmark` -->\n"
        before, mark, rest = text.partition(begin)
        _, end, after = rest.partition(END)
        if not mark or not end:
            raise FileError(str(file), 0, f"there is no place for the table {name!r}: {begin.strip()} … {END}")
        text = f"{before}{begin}\n{table}\n{END}{after}"
    file.write_text(text, encoding="utf-8")
