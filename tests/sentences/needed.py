"""What the games and the server need words for, and the sources in which words are used."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from megawatt.kernel.contract.game import ALLOWED, Game
from megawatt.kernel.match.match import Match
from megawatt.teaching import lessons

from .catalogue import SOURCES


def words_for_reasons(game: Game) -> set[str]:
    return {f"why-{reason}" for code, reason in enumerate(game.reasons) if code != ALLOWED}


def words_for_events(game: Game) -> set[str]:
    return {f"event-{name}" for name, _ in game.events.kinds}


def words_for_moves(game: Game) -> set[str]:
    return {f"move-{verb}" for verb in game.actions.verbs}


def words_for_options(game: Game) -> set[str]:
    """Name and explanation of every option, and its choices."""
    named = {f"option-{option.name}{ending}" for option in game.options for ending in ("", "-about")}
    choices = {f"option-{option.name}-{choice}" for option in game.options for choice in option.choices}
    return named | choices


def words_for_views(game: Game) -> set[str]:
    """The headings under which a table without a drawing of the game's own shows a view."""
    if game.View is not None:
        return set()
    return {f"view-{key}" for key in Match(game, game.usual_seats, seed=1).view(None)}


def words_for_lessons(game: Game) -> set[str]:
    """What every lesson after the first one teaches."""
    return {f"{told.name}-title" for told in lessons(game)[1:]}


def refusals() -> set[str]:
    """What the server refuses with."""
    return {f"refused-{reason}" for reason in re.findall(r'(?:Refusal|__init__)\(\s*"([a-z-]+)"', python_text(SOURCES / "server"))}


@cache
def python_text(*folders: Path, without: Path | None = None) -> str:
    return source_text(folders, ("*.py",), without)


@cache
def web_text(*folders: Path, without: Path | None = None) -> str:
    return source_text(folders, ("*.ts", "*.svelte"), without)


def source_text(folders: tuple[Path, ...], patterns: tuple[str, ...], without: Path | None) -> str:
    found = {path for folder in folders for pattern in patterns for path in folder.rglob(pattern)}
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(found) if without not in path.parents)
