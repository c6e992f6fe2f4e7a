"""The file of a job: one SQLite database with the job, its games and who sat where. Any tool that reads SQLite can read it.

A game is one transaction with its number as the key, so a run that was killed at any point resumes where it stopped: no reported
game is lost, and none is stored twice.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from megawatt.arena.job import Job, program_digest
from megawatt.arena.simulator import Outcome, SeatOutcome
from megawatt.kernel.contract.registry import find
from megawatt.kernel.errors import FileError, OptionError
from megawatt.version import __version__

FORMAT = 1
TABLES = """
CREATE TABLE job (format INTEGER NOT NULL, version TEXT NOT NULL, program TEXT NOT NULL, job TEXT NOT NULL);
CREATE TABLE runs (began TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP, processes INTEGER NOT NULL, games INTEGER NOT NULL,
    seconds REAL NOT NULL, processor REAL NOT NULL);
CREATE TABLE games (number INTEGER PRIMARY KEY, seed INTEGER NOT NULL, plies INTEGER NOT NULL, rounds INTEGER NOT NULL,
    seconds REAL NOT NULL, processor REAL NOT NULL);
CREATE TABLE seats (game INTEGER NOT NULL REFERENCES games, seat INTEGER NOT NULL, bot TEXT NOT NULL, place INTEGER NOT NULL,
    points INTEGER NOT NULL, decisions INTEGER NOT NULL, seconds REAL NOT NULL, slowest REAL NOT NULL, PRIMARY KEY (game, seat));
CREATE TABLE traits (game INTEGER NOT NULL, seat INTEGER NOT NULL, trait TEXT NOT NULL, label TEXT NOT NULL);
CREATE TABLE curves (game INTEGER NOT NULL, name TEXT NOT NULL, round INTEGER NOT NULL, number INTEGER NOT NULL);
"""
DIFFERENT = {"games": "number of games", "bots": "bots", "pooled": "kind of line-up", "watched": "kind of job"}


class Results:
    """An open file of results."""

    def __init__(self, path: Path, connection: sqlite3.Connection, job: Job) -> None:
        self.path = path
        self.job = job
        self._connection = connection

    def done(self) -> set[int]:
        """The numbers of the games that are there."""
        return {number for (number,) in self._connection.execute("SELECT number FROM games")}

    def add(self, outcome: Outcome) -> bool:
        """Store a game; False if it was there already."""
        with self._connection as write:
            game = (outcome.number, outcome.seed, outcome.plies, outcome.rounds, outcome.seconds, outcome.processor)
            if write.execute("INSERT OR IGNORE INTO games VALUES (?, ?, ?, ?, ?, ?)", game).rowcount == 0:
                return False
            for seat, each in enumerate(outcome.seats):
                row = (each.bot, each.place, each.points, each.decisions, each.seconds, each.slowest)
                write.execute("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (outcome.number, seat, *row))
                traits = [(outcome.number, seat, *trait) for trait in each.traits]
                write.executemany("INSERT INTO traits VALUES (?, ?, ?, ?)", traits)
            write.executemany("INSERT INTO curves VALUES (?, ?, ?, ?)", [(outcome.number, *point) for point in outcome.curves])
        return True

    def add_run(self, processes: int, games: int, seconds: float, processor: float) -> None:
        """Store the wall-clock and processor seconds of a run."""
        with self._connection as write:
            row = (processes, games, seconds, processor)
            write.execute("INSERT INTO runs (processes, games, seconds, processor) VALUES (?, ?, ?, ?)", row)

    def outcomes(self) -> list[Outcome]:
        """All games in their order."""
        read = self._connection.execute
        traits: dict[tuple[int, int], list[tuple[str, str]]] = {}
        for game, seat, trait, label in read("SELECT game, seat, trait, label FROM traits"):
            traits.setdefault((game, seat), []).append((trait, label))
        curves: dict[int, list[tuple[str, int, int]]] = {}
        for game, *point in read("SELECT game, name, round, number FROM curves"):
            curves.setdefault(game, []).append((point[0], point[1], point[2]))
        seats: dict[int, list[SeatOutcome]] = {}
        for game, seat, bot, place, points, decisions, seconds, slowest in read("SELECT * FROM seats ORDER BY game, seat"):
            had = traits.get((game, seat), [])
            seats.setdefault(game, []).append(SeatOutcome(bot, place, points, decisions, seconds, slowest, had))
        return [
            Outcome(number, seed, plies, rounds, seconds, processor, seats[number], curves.get(number, ()))
            for number, seed, plies, rounds, seconds, processor in read("SELECT * FROM games ORDER BY number")
        ]

    def busy(self) -> float | None:
        """The share of the time in which the processors worked, over all runs; None when none has ended."""
        row = self._connection.execute("SELECT SUM(processor), SUM(processes * seconds) FROM runs").fetchone()
        return row[0] / row[1] if row[1] else None


@contextmanager
def open_results(path: Path, job: Job | None = None) -> Iterator[Results]:
    """The file of a job, begun if it is not there; without a job, a file to read.

    A file goes on with the same job only, by the same program; more games may be asked for than before.
    """
    if job is None and not path.is_file():
        raise FileError(str(path), 0, "there is no such file")
    connection = sqlite3.connect(path, timeout=60)
    try:
        yield _opened(path, connection, job)
    except sqlite3.DatabaseError as fault:
        raise FileError(str(path), 0, f"cannot be used as a file of results: {fault}") from None
    finally:
        connection.close()


def _opened(path: Path, connection: sqlite3.Connection, job: Job | None) -> Results:
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if not tables and job is not None:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.executescript(f"BEGIN IMMEDIATE; {TABLES}")
        row = (FORMAT, __version__, program_digest(find(job.game)), json.dumps(job.as_json()))
        connection.execute("INSERT INTO job VALUES (?, ?, ?, ?)", row)
        connection.commit()
        return Results(path, connection, job)
    if "job" not in tables:
        raise FileError(str(path), 0, "this is no file of results of the arena")
    number, version, program, text = connection.execute("SELECT * FROM job").fetchone()
    if number != FORMAT:
        raise FileError(str(path), 0, f"results of format {number}; this program reads format {FORMAT}")
    known = Job.from_json(json.loads(text))
    if job is not None:
        _check_the_same(path, known, job)
        if program != program_digest(find(job.game)):
            raise OptionError(
                f"{path} was begun by another program (version {version}): rules or bots have changed; take a new file"
            )
        if job.games > known.games:
            known = replace(known, games=job.games)
            with connection as write:
                write.execute("UPDATE job SET job = ?", [json.dumps(known.as_json())])
    return Results(path, connection, known)


def _check_the_same(path: Path, known: Job, job: Job) -> None:
    """Refuse to mix the games of two jobs in one file."""
    for name, was in known.as_json().items():
        asked = job.as_json()[name]
        if asked != was and name != "games":
            raise OptionError(f"{path} holds another job: its {DIFFERENT.get(name, name)} is {was}, not {asked}; take a new file")
