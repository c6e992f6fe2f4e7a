"""Helpers of all commands: options written `name=value`, errors in one line, the folder of matches."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import Any

import platformdirs
import typer
from rich.console import Console
from rich.text import Text
from typer.core import TyperGroup

from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.registry import find, games
from megawatt.kernel.errors import MegawattError, OptionError, shown

REFUSED = 2
"""The exit code when something that was asked for cannot be done."""


class PlainErrors(TyperGroup):
    """A group of commands that prints refusals and file errors as one red line instead of a traceback."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command."""
        try:
            return super().invoke(ctx)
        except MegawattError as fault:
            _tell(str(fault))
        except BrokenPipeError:  # the reader of the output has gone
            raise
        except OSError as fault:
            _tell(f"{shown(fault.filename)}: {fault.strerror}" if fault.filename else str(fault))
        raise typer.Exit(REFUSED)


def _tell(fault: str) -> None:
    Console(stderr=True).print(Text(fault, "red"), soft_wrap=True)


def parse_options(given: Iterable[str] | None) -> dict[str, str]:
    """`["map=usa", "deck=base"]` as a dictionary; OptionError names what is not written like that."""
    options: dict[str, str] = {}
    for each in given or ():
        name, equals, value = each.partition("=")
        if not equals or not name or not value:
            raise OptionError(f"option {each!r} should be written name=value")
        if name in options:
            raise OptionError(f"option {name!r} is given twice: {options[name]!r} and {value!r}")
        options[name] = value
    return options


def chosen_game(name: str | None) -> Game:
    """The game of this name, or the first one listed."""
    return games()[0] if name is None else find(name)


def new_match_path(game: Game) -> Path:
    """A new file in the user's folder of matches."""
    folder = platformdirs.user_data_path("megawatt") / "matches"
    began = f"{game.name}-{datetime.now():%Y%m%d-%H%M%S}"
    path, copy = folder / f"{began}.mw", 1
    while path.exists():
        copy += 1
        path = folder / f"{began}-{copy}.mw"
    return path
