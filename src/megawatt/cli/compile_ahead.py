"""`megawatt compile`: compile every game ahead of time, with a progress bar."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from megawatt.bots.search.compilation import compile_game, number_of_steps
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.registry import find, games
from megawatt.kernel.errors import MegawattError


def compile_games(
    game: Annotated[str | None, typer.Option(help="Only this game; default: all.")] = None,
    environments: Annotated[bool, typer.Option(help="Batches of games for learning, too (docs/environments.md).")] = False,
    target: Annotated[Literal["native", "wasm"], typer.Option(help="This computer, or WebAssembly for browsers.")] = "native",
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="With `--target wasm`: the folder; default: where the server looks.")
    ] = None,
) -> None:
    """Compile the rules and the search of every game, so that later starts find them in the cache.

    With `--target wasm` a file GAME.wasm is written for each game, with which pages think on their own.
    """
    chosen = [find(game)] if game else games()
    if target == "wasm":
        from megawatt.bots.wasm_files import FOLDER

        _compile_for_pages(chosen, output or FOLDER)
    else:
        _compile_here(chosen, environments)


def _compile_for_pages(chosen: list[Game], folder: Path) -> None:
    from megawatt.bots.webassembly import write_wasm

    console = Console(stderr=True)
    for each in chosen:
        started = time.perf_counter()
        with console.status(f"{each.name}: WebAssembly", spinner="line"):
            file = write_wasm(each, folder)
        console.print(f"{file}: {file.stat().st_size // 1024} KB in {time.perf_counter() - started:.1f} s", highlight=False)


def _compile_here(chosen: list[Game], environments: bool) -> None:
    console = Console(stderr=True)
    faults = []
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[step]}"), TimeElapsedColumn())
    with Progress(*columns, console=console, auto_refresh=False) as bar:  # its thread would keep compiling to one core
        for each in chosen:
            started = time.perf_counter()
            total = number_of_steps(each) + 2 * environments
            task = bar.add_task(each.name, total=total, step="", completed=-1)

            def show(step: str, task: object = task) -> None:
                bar.update(task, step=step, advance=1, refresh=True)  # type: ignore[arg-type]

            try:
                compile_game(each, show)
                if environments:
                    from megawatt.envs.batch import STEP, compile_batches
                    from megawatt.envs.learner_games import LEARNING, compile_learner_games

                    show(STEP)
                    compile_batches(each)
                    show(LEARNING)
                    compile_learner_games(each)
            except MegawattError as fault:  # the other games are compiled all the same
                faults.append(f"{each.name}: {fault}")
                bar.update(task, step="cannot be compiled", refresh=True)
                continue
            bar.update(task, completed=total, step=f"ready in {time.perf_counter() - started:.1f} s", refresh=True)
    if faults:
        raise MegawattError("\n".join(faults))
