"""`megawatt compile`: compile every game ahead of time, with a progress bar."""

from __future__ import annotations

import time
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from megawatt.bots.search.compiling import compile_game, number_of_steps
from megawatt.envs.batch import STEP, compile_batches
from megawatt.envs.learner_games import LEARNING, compile_learner_games
from megawatt.kernel.registry import find, games


def compile_games(
    game: Annotated[str | None, typer.Option(help="Only this game; default: all.")] = None,
    environments: Annotated[bool, typer.Option(help="Batches of games for learning, too (docs/environments.md).")] = False,
) -> None:
    """Compile the rules and the search of every game, so that later starts find them in the cache."""
    console = Console(stderr=True)
    chosen = [find(game)] if game else games()
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[step]}"), TimeElapsedColumn())
    with Progress(*columns, console=console, auto_refresh=False) as bar:  # its thread would keep compiling to one core
        for each in chosen:
            started = time.perf_counter()
            total = number_of_steps(each) + 2 * environments
            task = bar.add_task(each.name, total=total, step="", completed=-1)

            def show(step: str, task: object = task) -> None:
                bar.update(task, step=step, advance=1, refresh=True)  # type: ignore[arg-type]

            compile_game(each, show)
            if environments:
                show(STEP)
                compile_batches(each)
                show(LEARNING)
                compile_learner_games(each)
            bar.update(task, completed=total, step=f"ready in {time.perf_counter() - started:.1f} s", refresh=True)
