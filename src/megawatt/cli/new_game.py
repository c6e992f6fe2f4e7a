"""`megawatt new-game NAME`: a game of one file with its test and `pyproject.toml`, ready to be changed."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from megawatt.kernel.errors import OptionError

_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_NAME = 40


def new_game(
    name: Annotated[str, typer.Argument(help="Lower-case with hyphens, such as night-market.")],
    folder: Annotated[Path | None, typer.Option(help="Where to write it; default: a new folder of this name.")] = None,
) -> None:
    """Write a small game of your own to begin with: one file, its test, and what installs it."""
    if not _NAME.fullmatch(name) or len(name) > LONGEST_NAME:
        raise OptionError(f"{name[:LONGEST_NAME]!r} should be lower-case letters, digits and single hyphens, such as night-market")
    target = folder or Path(name)
    if target.exists() and any(target.iterdir() if target.is_dir() else [target]):
        raise OptionError(f"{target} is there already; choose another folder")
    for path, text in project(name).items():
        (target / path).parent.mkdir(parents=True, exist_ok=True)
        (target / path).write_text(text, encoding="utf-8")
    console = Console()
    console.print(f"{target}: the game {name!r} of one file, with a test. Next:", highlight=False, soft_wrap=True)
    for line in (f"cd {target}", "pip install -e .", f"python -m pytest test_{module_of(name)}.py", "megawatt play"):
        console.print(f"  {line}", highlight=False, soft_wrap=True, markup=False)


def module_of(name: str) -> str:
    """The module of a game of this name."""
    return name.replace("-", "_")


def project(name: str) -> dict[str, str]:
    """The files of a new game, by their paths."""
    module = module_of(name)
    title = "".join(word.capitalize() for word in name.split("-"))
    first = {"GAME_NAME": name, "GAME_MODULE": module, "GameTitle": title}
    templates = files("megawatt.cli") / "first_game"
    made = {}
    for source, path in (("game.txt", f"{module}.py"), ("test.txt", f"test_{module}.py"), ("pyproject.txt", "pyproject.toml")):
        text = (templates / source).read_text(encoding="utf-8")
        for placeholder, value in first.items():
            text = text.replace(placeholder, value)
        made[path] = text
    return made
