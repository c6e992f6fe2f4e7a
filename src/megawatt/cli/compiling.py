"""`megawatt compile`: compile every game ahead of time, with a progress bar."""

from __future__ import annotations

import time
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from megawatt.kernel.engine import engine
from megawatt.kernel.registry import find, games
from megawatt.kernel.rules import COMPILED


def compile_games(
    game: Annotated[str | None, typer.Option(help="Only this game; default: all.")] = None,
) -> None:
    """Compile the rules of every game, so that later starts find them in the cache."""
    console = Console(stderr=True)
    chosen = [find(game)] if game else games()
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[step]}"), TimeElapsedColumn())
    with Progress(*columns, console=console) as bar:
        for each in chosen:
            eng = engine(each, COMPILED)
            started = time.perf_counter()
            total = sum(1 for _ in eng.compile_steps())
            task = bar.add_task(each.name, total=total, step="", completed=-1)

            def show(step: str, task: object = task) -> None:
                bar.update(task, step=step, advance=1)  # type: ignore[arg-type]

            eng.compile_all(show)
            eng.drop_stale_caches()
            bar.update(task, completed=total, step=f"ready in {time.perf_counter() - started:.1f} s")
