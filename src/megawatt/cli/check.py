"""`megawatt check`: look for faults in a user's own map or deck, or in a match file."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from megawatt.kernel.contract.registry import games
from megawatt.kernel.errors import FileError
from megawatt.kernel.match.cpu_limit import cpu_limit
from megawatt.kernel.match.files import load
from megawatt.kernel.text.datafiles import Fault

REPLAY_SECONDS = 60.0
"""The longest match of ours replays in a tenth of it."""


def check(
    file: Annotated[Path, typer.Argument(help="A map or deck (.toml) or a match (.mw).")],
) -> None:
    """Explain every fault of a file with its line; says so when there is none."""
    console = Console(stderr=True)
    if not os.path.isfile(file):  # unlike the path's own method, it bears any name
        raise FileError(str(file), 0, "there is no such file")
    if file.suffix != ".toml":
        with cpu_limit(REPLAY_SECONDS, str(file)):
            match = load(file)
        Console().print(f"{file}: a good match file: {match.game.name}, {match.seats} seats, {match.ply} moves", soft_wrap=True)
        return
    what, faults, notes = _looked_at(file)
    for fault in faults:
        console.print(f"[bold]{escape(str(file))}[/bold], {escape(str(fault))}", soft_wrap=True, highlight=False)
    if faults:
        console.print(f"[red]{len(faults)} fault{'s' if len(faults) > 1 else ''}[/red] in this {what}")
        raise typer.Exit(1)
    Console().print(f"{file}: a good {what}", soft_wrap=True)
    for note in notes:
        Console().print(f"note: {escape(note)}", soft_wrap=True, highlight=False)


def _looked_at(file: Path) -> tuple[str, Sequence[Fault], Sequence[str]]:
    """Ask every game whether it knows this kind of file."""
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise FileError(str(file), 1, "this is not a text file") from None
    for game in games():
        found = game.check_file(str(file), text)
        if found is not None:
            what, faults = found
            notes = () if faults else game.file_notes(str(file), text)
            return f"{what} for {game.name}", faults, notes
    kinds = ", ".join(f"{kind} ({game.name})" for game in games() for kind in game.file_kinds)
    raise FileError(str(file), 1, f"this is no file that a game reads; known: {kinds}")
