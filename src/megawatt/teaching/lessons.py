"""The guided first game: a fixed deal, and a script of moments that the page shows while it is played.

`teaching/lesson.toml` says what is dealt and when something is shown, `teaching/lesson.LANGUAGE.md` what is said, under headings
with the moments' ids. The page plays it on an ordinary table: the engine and the wire know nothing of lessons.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from megawatt.kernel.game import Game
from megawatt.kernel.words import in_order
from megawatt.teaching.examples import Figure
from megawatt.teaching.markup import MarkupError, to_html

INSTEAD = "-instead"
"""Ending of the id under which the kind answer to other moves stands."""


@dataclass(frozen=True)
class FirstGame:
    """The set-up for people who play for the first time."""

    seats: int
    options: Mapping[str, Any]


@dataclass(frozen=True)
class Moment:
    """Something the lesson says. With `expect` it waits for a move; without, for *Next*; a comment waits for what it is about."""

    id: str
    expect: tuple[str, ...] = ()
    """Moves that go on, best first: whole texts (`build essen`) or a verb (`build`). The first that can be played are shown."""
    asked: str = ""
    """The question that is asked when it is time."""
    point: str = ""
    """The component that is highlighted, as links.toml names it."""
    event: str = ""
    """For a comment: the event that calls for it."""
    topic: str = ""
    """Where the booklet tells more."""
    numbers: tuple[Figure, ...] = ()
    """Every number that is said, and where the game shows it at that moment; a test compares them."""


@dataclass(frozen=True)
class Lesson:
    """A guided game."""

    seats: tuple[str, ...]
    """`me` and the names of bots, in the order of seats."""
    options: Mapping[str, Any]
    seed: str
    minutes: int
    moments: tuple[Moment, ...]
    """In order; free play begins after the last of them."""
    comments: tuple[Moment, ...]
    """Said once each, during free play, when something new happens; one with the id `over` when the game has ended."""

    @property
    def texts(self) -> list[str]:
        """The ids of everything it says."""
        said = [each.id for each in (*self.moments, *self.comments)]
        return said + [each.id + INSTEAD for each in self.moments if each.expect]


def first_game(game: Game) -> FirstGame | None:
    """The introductory set-up, if somebody has declared one."""
    told = _declared(game).get("first_game")
    return FirstGame(int(told["seats"]), told.get("options", {})) if told else None


@cache
def lesson(game: Game) -> Lesson | None:
    """The guided game, if somebody has written one."""
    told = _declared(game)
    if "moments" not in told:
        return None
    return Lesson(
        tuple(told["seats"]), told.get("options", {}), str(told["seed"]), int(told["minutes"]),
        tuple(_moment(each) for each in told["moments"]), tuple(_moment(each) for each in told.get("comments", ())),
    )  # fmt: skip


@cache
def lesson_texts(game: Game, language: str) -> Mapping[str, str]:
    """What it says, as HTML by id; what is not said in this language is said in English, or in any other."""
    whole: dict[str, str] = {}
    for other in reversed(in_order(language)):
        whole |= own_texts(game, other)
    return whole


def own_texts(game: Game, language: str) -> Mapping[str, str]:
    """What was written in this language alone."""
    return _texts(game.folder / "teaching" / f"lesson.{language}.md")


@cache
def _texts(path: Path) -> Mapping[str, str]:
    """One file; nothing where nobody has written it."""
    if not path.is_file():
        return {}
    said: dict[str, list[str]] = {}
    at: list[str] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            at = said.setdefault(line.removeprefix("## ").strip(), [])
        elif not line.startswith("# "):
            at.append(line)
    return {name: to_html(lines, _no_braces, _no_example) for name, lines in said.items()}


def _declared(game: Game) -> dict[str, Any]:
    path = game.folder / "teaching" / "lesson.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def _moment(told: Mapping[str, Any]) -> Moment:
    numbers = tuple(Figure(**each) for each in told.get("numbers", ()))
    return Moment(**{**told, "expect": tuple(told.get("expect", ())), "numbers": numbers})


def _no_braces(name: str) -> str:
    raise MarkupError(f"a lesson has no numbers to fill in, so not {{{name}}}")


def _no_example(name: str) -> tuple[str, Any]:
    raise MarkupError(f"a lesson has no examples, so not {name!r}: the game is the example")
