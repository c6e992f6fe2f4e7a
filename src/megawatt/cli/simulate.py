"""`megawatt simulate`: many games between bots."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import megawatt
from megawatt.cli.common import parse_options
from megawatt.kernel.contract.registry import find

MOST_GAMES = 1_000_000_000
MOST_FIRST_SEED = 2**53
"""Compiled rules count seeds in 64 bits, and many games come after the first."""


def simulate(
    game: Annotated[str, typer.Argument(help="The game, such as power-grid.")],
    games: Annotated[int, typer.Option(help="How many games.", min=1, max=MOST_GAMES)] = 1000,
    seats: Annotated[int | None, typer.Option(help="How many seats; default: one per bot named, or 4.")] = None,
    seed: Annotated[int, typer.Option(help="The first seed; the games use consecutive ones.", min=0, max=MOST_FIRST_SEED)] = 1,
    bots: Annotated[str | None, typer.Option(help="One bot per seat, such as search:400,house,house,random.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="name=value; may be given several times.")] = None,
    mode: Annotated[str | None, typer.Option(help="interpreted or compiled; default: whichever is quicker.")] = None,
    processes: Annotated[int, typer.Option(help="The number of processes; the games stay the same.", min=1)] = 1,
    keep_games: Annotated[Path | None, typer.Option(help="Also write every game with its moves to this Parquet file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print plain JSON.")] = False,
) -> None:
    """Play many games between bots and show results, lengths and win rates."""
    found = find(game)
    names = bots.split(",") if bots else None
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(f"{games} games of {found.name}", total=games)

        def show(done: int) -> None:
            bar.update(task, completed=done)

        outcome = megawatt.simulate(
            found, games, seats, seed, names, parse_options(option or []), mode, show, processes, keep_games=keep_games
        )
    if as_json:
        typer.echo(json.dumps(outcome.as_json()))
    else:
        Console().print(_table(outcome))
        speed = outcome.plies / outcome.seconds
        Console().print(
            f"{outcome.games} games in {outcome.seconds:.2f} s ({speed:,.0f} moves/s, {outcome.mode}); "
            f"moves per game: {outcome.mean_plies:.0f} on average, {outcome.shortest} to {outcome.longest}"
        )


def _table(outcome: megawatt.Simulation) -> Table:
    table = Table(title=f"{outcome.game}, {outcome.seats} seats, seeds from {outcome.seed}")
    table.add_column("seat", justify="right")
    table.add_column("bot")
    for title in ("wins", "win rate", "shared", "mean place", "mean points"):
        table.add_column(title, justify="right")
    for row in outcome.results:
        table.add_row(
            str(row.seat), row.bot, str(row.wins), f"{row.win_rate:.1%}", str(row.shared_wins),
            f"{row.mean_place:.2f}", f"{row.mean_points:.2f}",
        )  # fmt: skip
    return table
