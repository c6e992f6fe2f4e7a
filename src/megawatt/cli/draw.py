"""`megawatt draw`: the board of a match file as a picture, without a browser."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from megawatt.cli.check import REPLAY_SECONDS
from megawatt.kernel.errors import FileError, OptionError
from megawatt.kernel.match.cpu_limit import cpu_limit
from megawatt.kernel.match.files import load
from megawatt.kernel.text.words import SPOKEN

ENDING = ".svg"


def draw(
    file: Annotated[Path, typer.Argument(metavar="GAME.mw", help="A match file.")],
    ply: Annotated[int | None, typer.Option(help="The number of moves played; default: all.")] = None,
    output: Annotated[Path | None, typer.Option("-o", "--output", help="The picture to write; default: GAME.svg.")] = None,
    language: Annotated[str, typer.Option(help=SPOKEN)] = "en",
) -> None:
    """Draw the board of a match as SVG, as a spectator sees it, with title and standing."""
    if not os.path.isfile(file):  # unlike the path's own method, it bears any name
        raise FileError(str(file), 0, "there is no such file")
    path = output or file.with_suffix(ENDING)
    if path.suffix.lower() != ENDING:
        raise OptionError(f"pictures are written as SVG: give a name that ends in {ENDING} instead of {str(path)!r}")
    with cpu_limit(REPLAY_SECONDS, str(file)):
        match = load(file)
    picture = match.picture(ply, language)
    try:
        path.write_text(picture, encoding="utf-8")
    except OSError as fault:
        raise FileError(str(path), 0, f"cannot be written: {fault.strerror}") from None
    Console().print(
        Text(f"{path}: {match.game.name} after {match.ply if ply is None else ply} of {match.ply} moves"), soft_wrap=True
    )
