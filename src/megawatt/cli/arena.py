"""`megawatt arena`: tournaments between bots, kept in one file, with a report."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from megawatt.arena.balance import balance_report
from megawatt.arena.document import Command, Heading, Part, write_html, write_markdown
from megawatt.arena.job import Job, line_up, pool
from megawatt.arena.report import report as report_parts
from megawatt.arena.results import Results, open_results
from megawatt.arena.running import LocalProcesses, Players, run_job
from megawatt.cli.common import parse_options
from megawatt.cli.standings import Standings
from megawatt.kernel.errors import OptionError
from megawatt.kernel.game import Game
from megawatt.kernel.registry import find

INTERRUPTED = 130
"""The exit code of whoever was told to stop by Ctrl-C."""

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
) -> None:
    """Play games between bots and keep every one at once; typed again, it goes on where it stopped."""
    job = asked_job(find(game), bots, against, drawn_from, seats, games, seed, parse_options(option))
    with open_results(out, job) as results:
        play_job(results, players(processes, cluster))
    Console(stderr=True).print(f"Results: {out}; megawatt arena report {shlex.quote(str(out))}", highlight=False, soft_wrap=True)


@arena.command()
def report(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file of results.")],
    out: Annotated[Path | None, typer.Option(help="Where the report goes; default: beside the file, with .md and .html.")] = None,
) -> None:
    """Write what a file of results says, as Markdown with plots and as one HTML page."""
    with open_results(file) as results:
        parts = balance_report(results) if results.job.watched else report_parts(results)
        write_report(parts, out or file)


def asked_job(
    game: Game, bots: str | None, against: str | None, drawn_from: str | None, seats: int | None, games: int, seed: int,
    options: dict[str, str],
) -> Job:  # fmt: skip
    """The job that the command line describes."""
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
        return LocalProcesses(processes)
    from megawatt.arena.cluster import RayCluster

    return RayCluster(cluster, processes)


def play_job(results: Results, by: Players) -> None:
    """Play what is missing, with standings that are kept up to date."""
    job = results.job
    try:
        with Standings(job, results, by.count) as standings:
            run_job(job, results, by, standings.add)
    except KeyboardInterrupt:
        kept = len(results.done())
        Console(stderr=True).print(
            f"Stopped: {kept} of {job.games} games are in {results.path}; the same command goes on.", soft_wrap=True
        )
        raise typer.Exit(INTERRUPTED) from None


def write_report(parts: list[Part], path: Path, command: str | None = None) -> None:
    """Write both forms and say where they are."""
    if command is not None:
        parts = [*parts, Heading("How it was made"), Command(command)]
    markdown, html = path.with_suffix(".md"), path.with_suffix(".html")
    markdown.parent.mkdir(parents=True, exist_ok=True)
    write_markdown(parts, markdown, markdown.parent / f"{markdown.stem}-plots")
    write_html(parts, html)
    Console(stderr=True).print(f"Report: {markdown}, {html}", highlight=False, soft_wrap=True)
