"""`megawatt arena`: tournaments between bots, kept in one file, with a report."""

from __future__ import annotations

import shlex
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from megawatt.cli.common import parse_options
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.registry import find
from megawatt.kernel.errors import OptionError

if TYPE_CHECKING:  # plots and statistics load NumPy, which takes longer than all commands together
    from megawatt.arena.document import Part
    from megawatt.arena.job import Contest, Job
    from megawatt.arena.results import Results
    from megawatt.arena.runner import Players
    from megawatt.arena.simulator import Outcome

STRONG = "gigawatt:unhurried"
"""Plays the games of datasets: without its clock, so that the games follow from the seed."""
INTERRUPTED = 130
"""The exit code after Ctrl-C."""

arena = typer.Typer(help="Tournaments between bots: run them, report them.", no_args_is_help=True, rich_markup_mode=None)

GameName = Annotated[str, typer.Argument(help="The game, such as power-grid.")]
OptionList = Annotated[list[str] | None, typer.Option(help="name=value; may be given several times. Own files by their path.")]
Processes = Annotated[int | None, typer.Option(help="Games at once; default: one per core.")]
Cluster = Annotated[str | None, typer.Option(metavar="ADDRESS", help="Play on this Ray cluster (auto: the one of this machine).")]


@arena.command()
def run(
    game: GameName,
    bots: Annotated[str | None, typer.Option(help="One bot per seat, such as search:400,house,house,house.")] = None,
    against: Annotated[str | None, typer.Option(help="Sits on all other seats, when --bots names one bot.")] = None,
    drawn_from: Annotated[str | None, typer.Option("--pool", help="Line-ups are drawn evenly from these bots.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many seats; default: one per bot, or 4.")] = None,
    games: Annotated[int, typer.Option(help="How many games in all.")] = 100,
    seed: Annotated[int, typer.Option(help="All games follow from it.")] = 1,
    option: OptionList = None,
    processes: Processes = None,
    cluster: Cluster = None,
    out: Annotated[Path, typer.Option(help="The file of results; an unfinished one is gone on with.")] = Path("arena.db"),
    keep_games: Annotated[
        Path | None, typer.Option(help="Also write the moves of the games played now to this Parquet file.")
    ] = None,
) -> None:
    """Play games between bots and store each one at once; the same command resumes a stopped run."""
    from megawatt.arena.results import open_results

    job = asked_job(find(game), bots, against, drawn_from, seats, games, seed, parse_options(option))
    with open_results(out, job) as results:
        play_job(results, players(processes, cluster), keep_games)
    Console(stderr=True).print(f"Results: {out}; megawatt arena report {shlex.quote(str(out))}", highlight=False, soft_wrap=True)


@arena.command()
def report(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file of results.")],
    out: Annotated[Path | None, typer.Option(help="Where the report goes; default: beside the file, with .md and .html.")] = None,
) -> None:
    """Write what a file of results says, as Markdown with plots and as one HTML page."""
    from megawatt.arena.balance import balance_report
    from megawatt.arena.report import report as report_parts
    from megawatt.arena.results import open_results

    with open_results(file) as results:
        parts = balance_report(results) if results.job.watched else report_parts(results)
        write_report(parts, out or file)


@arena.command()
def dataset(
    game: Annotated[list[str] | None, typer.Argument(help="Which games; default: all that are offered.")] = None,
    bot: Annotated[str, typer.Option(help="Plays every seat.")] = STRONG,
    seats: Annotated[int | None, typer.Option(help="How many seats; default: the usual number.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games of each.")] = 100,
    seed: Annotated[int, typer.Option(help="All games follow from it.")] = 1,
    processes: Processes = None,
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="Where the files go: one for each game.")] = Path("games"),
) -> None:
    """Play strong games and write their moves and results: a Parquet file for each game (docs/arena.md has the columns)."""
    from megawatt.arena.results import open_results
    from megawatt.kernel.contract.registry import games as offered

    chosen = [find(name) for name in game] if game else offered()
    jobs = {each: asked_job(each, bot, bot, None, seats or each.usual_seats, games, seed, {}) for each in chosen}
    files = {each: out / f"{each.name}.parquet" for each in chosen}
    if there := [file for file in files.values() if file.exists()]:
        raise OptionError(f"{there[0]} exists already; name another folder for these games")
    out.mkdir(parents=True, exist_ok=True)
    for each, job in jobs.items():
        with tempfile.TemporaryDirectory() as folder, open_results(Path(folder) / "dataset.db", job) as results:
            play_job(results, players(processes, None), files[each])
        Console(stderr=True).print(f"Games: {files[each]}", highlight=False, soft_wrap=True)


@arena.command()
def benchmark(
    game: Annotated[list[str] | None, typer.Argument(help="Which games; default: all that are offered.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Games between house bots by which sizes are measured.")] = 20,
    quick: Annotated[int, typer.Option(min=0, help="Games of each bot that decides at once.")] = 400,
    searched: Annotated[int, typer.Option(min=0, help="Games of each search.")] = 40,
    budgets: Annotated[str, typer.Option(help="Playouts a decision of the searches.")] = "25,100,400",
    processes: Processes = None,
    write: Annotated[Path | None, typer.Option(help="Put the tables into this Markdown file, between their marks.")] = None,
) -> None:
    """Measure the games' sizes and the baselines of docs/benchmark.md, as tables in Markdown."""
    from megawatt.arena.benchmark import as_markdown, baseline_table, put_into, size_table
    from megawatt.kernel.contract.registry import games as offered

    if not all(each.isascii() and each.isdigit() and int(each) for each in budgets.split(",") if budgets):
        raise OptionError(f"budgets {budgets!r} should be numbers of playouts, such as 25,100")
    chosen = [find(name) for name in game] if game else offered()
    say = Console(stderr=True, highlight=False).print
    tables = {"sizes": as_markdown(list(size_table(chosen, games)))}
    if quick and searched:
        numbers = [int(each) for each in budgets.split(",")] if budgets else []
        tables["baselines"] = as_markdown(list(baseline_table(chosen, quick, searched, numbers, players(processes, None), say)))
    if write is not None:
        put_into(write, tables)
        say(f"Written: {', '.join(tables)} in {write}")
        return
    typer.echo("\n".join(tables.values()))


def asked_job(
    game: Game, bots: str | None, against: str | None, drawn_from: str | None, seats: int | None, games: int, seed: int,
    options: dict[str, str],
) -> Job:  # fmt: skip
    """The job that the command line describes."""
    from megawatt.arena.job import line_up, pool

    if (bots is None) == (drawn_from is None):
        raise OptionError("name the bots of every game with --bots, or those to draw from with --pool")
    if drawn_from is not None:
        if against is not None:
            raise OptionError("--against goes with --bots, not with --pool")
        return pool(game, seats or game.usual_seats, drawn_from.split(","), games, seed, options)
    assert bots is not None
    named = bots.split(",")
    if against is not None:
        if len(named) != 1:
            raise OptionError(f"--against goes with one bot, not with {len(named)} ({bots})")
        named += [against] * ((seats or game.usual_seats) - 1)
    if seats is not None and len(named) != seats:
        raise OptionError(f"{len(named)} bots for {seats} seats; name one for each seat, or one and --against")
    return line_up(game, named, games, seed, options)


def players(processes: int | None, cluster: str | None) -> Players:
    """Who plays: the cores of this machine, or a cluster."""
    if cluster is None:
        from megawatt.arena.processes import LocalProcesses

        return LocalProcesses(processes)
    from megawatt.arena.cluster import RayCluster

    return RayCluster(cluster, processes)


def play_job(results: Results, by: Players, keep_games: Path | None = None) -> None:
    """Play what is missing, with standings that are kept up to date; the games may be kept in a file of their own."""
    from megawatt.arena.runner import run_job
    from megawatt.cli.standings import Standings

    job = results.job
    try:
        with kept_in(keep_games) as keep, Standings(job, results, by.count) as standings:
            run_job(job, results, by, standings.add, keep)
    except KeyboardInterrupt:
        kept = len(results.done())
        Console(stderr=True).print(
            f"Stopped: {kept} of {job.games} games are in {results.path}; the same command goes on.", soft_wrap=True
        )
        raise typer.Exit(INTERRUPTED) from None


@contextmanager
def kept_in(file: Path | None) -> Iterator[Callable[[Contest, Outcome], None] | None]:
    """What writes games to this file; None without one."""
    if file is None:
        yield None
        return
    from megawatt.arena.datasets import GamesWriter

    with GamesWriter(file) as kept:
        yield kept.add


def write_report(parts: list[Part], path: Path, command: str | None = None) -> None:
    """Write both forms and say where they are."""
    from megawatt.arena.document import Command, Heading, write_html, write_markdown

    if command is not None:
        parts = [*parts, Heading("How it was made"), Command(command)]
    markdown, html = path.with_suffix(".md"), path.with_suffix(".html")
    markdown.parent.mkdir(parents=True, exist_ok=True)
    write_markdown(parts, markdown, markdown.parent / f"{markdown.stem}-plots")
    write_html(parts, html)
    Console(stderr=True).print(f"Report: {markdown}, {html}", highlight=False, soft_wrap=True)
