"""`megawatt balance`: what wins a game when everybody plays alike, for designers."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated

import typer

from megawatt.bots import HOUSE
from megawatt.cli.arena import Cluster, GameName, OptionList, Processes, play_job, players, write_report
from megawatt.cli.common import parse_options
from megawatt.kernel.contract.registry import find


def balance(
    game: GameName,
    seats: Annotated[int | None, typer.Option(help="How many seats; default: 4 or the nearest number allowed.")] = None,
    bot: Annotated[str, typer.Option(help="Who sits on every seat; a stronger one says more and takes longer.")] = HOUSE,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="All games follow from it.")] = 1,
    option: OptionList = None,
    processes: Processes = None,
    cluster: Cluster = None,
    out: Annotated[
        Path | None, typer.Option(help="The file of results, gone on with if unfinished; the report lies beside it.")
    ] = None,
) -> None:
    """Play many games between equal bots, and report what wins: seats, first plants, companies, contracts, prices, scores."""
    from megawatt.arena.balance import balance_job, balance_report
    from megawatt.arena.results import open_results

    found = find(game)
    path = out or Path(f"balance-{found.name}.db")
    job = balance_job(found, bot, seats or found.usual_seats, games, seed, parse_options(option))
    with open_results(path, job) as results:
        play_job(results, players(processes, cluster))
        said = [
            "megawatt",
            "balance",
            found.name,
            "--seats",
            str(job.seats),
            "--bot",
            bot,
            "--games",
            str(games),
            "--seed",
            str(seed),
        ]
        said += [word for each in option or [] for word in ("--option", each)]
        write_report(balance_report(results), path, shlex.join(said))
