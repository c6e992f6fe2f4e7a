"""Strength of bots: results of the arena, compressed and committed, and the tables that docs/bots.md makes of them.

    python benchmarks/strength.py add TABLE RESULTS.db ...    # store files of `megawatt arena run` in benchmarks/arena/TABLE
    python benchmarks/strength.py tables                      # write all tables of docs/bots.md (`make strength`)
    python benchmarks/strength.py commands                    # the command behind every row

A stored file is JSON lines: the job and the program that played it, then one line per game.
"""

from __future__ import annotations

import argparse
import gzip
import re
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from megawatt.arena.job import Job
from megawatt.arena.results import open_results
from megawatt.arena.simulator import Outcome, SeatOutcome
from megawatt.arena.statistics import Estimate, ratings, shares_of_win, wilson
from megawatt.kernel.contract.registry import find

ROOT = Path(__file__).parents[1]
STORED = ROOT / "benchmarks" / "arena"
PAGE = ROOT / "docs" / "bots.md"
MARKED = re.compile(r"(<!-- arena: (\S+), written by `make strength` -->\n).*?(<!-- end of table -->)", re.DOTALL)
SUFFIX = ".jsonl.gz"
MILLI = 1000


@dataclass(frozen=True)
class Stored:
    """The results of one job."""

    job: Job
    program: str
    """A digest of the rules and bots that played (arena/job.py)."""
    outcomes: list[Outcome]

    @property
    def title(self) -> str:
        """The game's name as people read it."""
        return find(self.job.game).name.replace("-", " ").title()

    def options(self) -> list[str]:
        """The options that are not as usual, as on the command line."""
        usual = find(self.job.game).settle(self.job.seats, {})
        return [f"{name}={value}" for name, value in self.job.options.items() if value != usual[name]]

    def command(self) -> str:
        """The command that plays these games."""
        first, others = self.job.bots[0], set(self.job.bots[1:])
        if self.job.pooled:
            who = f"--pool {','.join(self.job.bots)} --seats {self.job.seats}"
        elif len(others) == 1 and first not in others:
            who = f"--bots {first} --against {others.pop()} --seats {self.job.seats}"
        else:
            who = f"--bots {','.join(self.job.bots)}"
        options = "".join(f" --option {option}" for option in self.options())
        return f"megawatt arena run {self.job.game} {who}{options} --games {self.job.games} --seed {self.job.seed} --processes 1"


def pack(path: Path) -> bytes:
    """A file of results, compressed; the same bytes for the same games."""
    with open_results(path) as results:
        job, outcomes = results.job, results.outcomes()
    with sqlite3.connect(path) as connection:
        program = connection.execute("SELECT program FROM job").fetchone()[0]
    lines: list[object] = [{"job": job.as_json(), "program": program}]
    for game in outcomes:
        seats = [[seat.bot, seat.place, seat.points, seat.decisions, round(seat.seconds, 3)] for seat in game.seats]
        lines.append([game.number, game.seed, game.plies, game.rounds, seats])
    return gzip.compress(b"".join(msgspec.json.encode(line) + b"\n" for line in lines), mtime=0)


def read(path: Path) -> Stored:
    """A stored file."""
    head, *games = gzip.decompress(path.read_bytes()).splitlines()
    about = msgspec.json.decode(head)
    outcomes = []
    for line in games:
        number, seed, plies, rounds, rows = msgspec.json.decode(line)
        seats = [SeatOutcome(bot, place, points, decisions, seconds, 0.0) for bot, place, points, decisions, seconds in rows]
        outcomes.append(Outcome(number, seed, plies, rounds, 0.0, 0.0, seats))
    return Stored(Job.from_json(about["job"]), about["program"], outcomes)


def stored(table: str) -> list[Stored]:
    """All results of a table: by game as people list them, then seats."""
    order = ("power-grid", "future-energy", "barrage")
    found = [read(path) for path in sorted((STORED / table).glob(f"*{SUFFIX}"))]
    return sorted(found, key=lambda each: (order.index(each.job.game), each.job.seats, len(each.options()), each.job.bots))


def first_share(results: Stored) -> Estimate:
    """How many games were won by the bot that is named first, on whichever of its seats."""
    first = results.job.bots[0]
    won = [
        sum(share for seat, share in zip(outcome.seats, shares_of_win(outcome), strict=True) if seat.bot == first)
        for outcome in results.outcomes
    ]
    return wilson(sum(won), len(won))


def percent(share: Estimate) -> str:
    """A share with its interval."""
    return f"{100 * share.value:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"


def games_table(results: Sequence[Stored]) -> Iterator[str]:
    """One row per job."""
    yield "| game | seats | bots | games | won by the first | even | ms a decision, first and others |"
    yield "| --- | ---: | --- | ---: | ---: | ---: | ---: |"
    for each in results:
        job, first = each.job, each.job.bots[0]
        seats = ", ".join([str(job.seats), *each.options()])
        even = 100 * job.bots.count(first) / job.seats
        pace = " and ".join(f"{_pace(each, mine):.1f}" for mine in (True, False))
        cells = [each.title, seats, _line_up(job.bots), str(len(each.outcomes)), percent(first_share(each)), f"{even:.0f} %", pace]
        yield f"| {' | '.join(cells)} |"


def _line_up(bots: Sequence[str]) -> str:
    """Who plays, the first bot first; bots that sit on several seats are counted."""
    counted = {bot: bots.count(bot) for bot in bots}
    return ", ".join(f"{count} × `{bot}`" if count > 1 else f"`{bot}`" for bot, count in counted.items())


def _pace(results: Stored, mine: bool) -> float:
    """Milliseconds a decision of the first bot, or of all others."""
    first = results.job.bots[0]
    seats = [seat for outcome in results.outcomes for seat in outcome.seats if (seat.bot == first) == mine]
    return MILLI * sum(seat.seconds for seat in seats) / max(1, sum(seat.decisions for seat in seats))


def pool_table(results: Sequence[Stored]) -> Iterator[str]:
    """Ratings, a column per game; the bots that are best on average first."""
    rated = [(each, ratings(each.outcomes)) for each in results]
    bots = {bot: [row[bot].value for _, row in rated if bot in row] for _, row in rated for bot in row}
    order = sorted(bots, key=lambda bot: -sum(bots[bot]) / len(bots[bot]))
    yield f"| | {' | '.join(f'{each.title}, {len(each.outcomes)} games' for each, _ in rated)} |"
    yield f"| --- |{' ---: |' * len(rated)}"
    for bot in order:
        cells = [f"{row[bot].value:.0f} ({row[bot].low:.0f} to {row[bot].high:.0f})" if bot in row else "" for _, row in rated]
        yield f"| `{bot}` | {' | '.join(cells)} |"


def written(text: str) -> str:
    """The page with all its tables as the stored results give them."""

    def table(found: re.Match[str]) -> str:
        results = stored(found[2])
        rows = pool_table(results) if results[0].job.pooled else games_table(results)
        return found[1] + "\n" + "\n".join(rows) + "\n\n" + found[3]

    return MARKED.sub(table, text)


def page() -> str:
    """docs/bots.md as it should be."""
    return written(PAGE.read_text(encoding="utf-8"))


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    kinds = parser.add_subparsers(dest="do", required=True)
    add = kinds.add_parser("add")
    add.add_argument("table")
    add.add_argument("files", type=Path, nargs="+")
    kinds.add_parser("tables")
    kinds.add_parser("commands")
    given = parser.parse_args()
    if given.do == "add":
        (STORED / given.table).mkdir(parents=True, exist_ok=True)
        for path in given.files:
            (STORED / given.table / f"{path.stem}{SUFFIX}").write_bytes(pack(path))
    elif given.do == "tables":
        PAGE.write_text(page(), encoding="utf-8")
    else:
        for folder in sorted(STORED.iterdir()):
            for each in stored(folder.name):
                print(each.command())


if __name__ == "__main__":
    main()
