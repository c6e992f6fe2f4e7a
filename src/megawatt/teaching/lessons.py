"""Guided games: a fixed deal, or a match to go on with, and a script of moments that the page shows while it is played.

`teaching/lesson.toml` says what is dealt and when something is shown, `teaching/lesson.LANGUAGE.md` what is said, under headings
with the moments' ids; `lesson-2.toml` is the lesson after it. With `lesson-2.mw`, a match file, a lesson begins in the middle of
that match. The page plays lessons on ordinary tables: the engine knows nothing of them. What stands in the braces of a text is
filled in by `teaching/placeholders.py`.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from megawatt.kernel.contract.game import Game
from megawatt.kernel.match.files import loads
from megawatt.kernel.match.match import Match
from megawatt.kernel.text.words import in_order
from megawatt.teaching.examples import Figure
from megawatt.teaching.markup import Fill, MarkupError, to_html
from megawatt.teaching.placeholders import names

INSTEAD = "-instead"
"""Ending of the id under which the kind answer to other moves stands."""
_BRACES = re.compile(r"\{([^{}]*)\}")


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
    """The paragraph of the booklet with the details."""
    numbers: Mapping[str, Figure] = field(default_factory=dict)
    """Every number that is said, by name, and where the game shows it at that moment; a test compares them."""

    def expects(self, move: str) -> bool:
        """Whether it waits for this move."""
        return any(wanted in (move, move.partition(" ")[0]) for wanted in self.expect)


@dataclass(frozen=True)
class Lesson:
    """A guided game."""

    name: str
    """As its files are called: `lesson`, `lesson-2`."""
    seats: tuple[str, ...]
    """`me` and the names of bots, in the order of seats."""
    options: Mapping[str, Any]
    seed: str
    minutes: int
    file: str
    """The text of the match file with which it goes on; nothing when it begins with the deal."""
    moments: tuple[Moment, ...]
    """In order; free play begins after the last of them."""
    comments: tuple[Moment, ...]
    """Said once each, during free play, when something new happens; one with the id `over` when the game has ended."""

    @property
    def begins(self) -> int:
        """After how many moves of the match."""
        return int(json.loads(self.file.splitlines()[-1])["plies"]) if self.file else 0

    @property
    def texts(self) -> list[str]:
        """The ids of everything it says."""
        said = [each.id for each in (*self.moments, *self.comments)]
        return said + [each.id + INSTEAD for each in self.moments if each.expect]

    def reached(self, moves: Iterable[str]) -> int:
        """How many of the moments that wait for a move are behind somebody who has made these moves since it began."""
        waiting = [each for each in self.moments if each.expect]
        done = 0
        for text in moves:
            if done < len(waiting) and waiting[done].expects(text):
                done += 1
        return done

    def moment(self, text: str) -> Moment | None:
        """The moment or comment to which the text with this id belongs."""
        return next((each for each in (*self.moments, *self.comments) if text in (each.id, each.id + INSTEAD)), None)

    def begin(self, game: Game) -> Match:
        """The match as the lesson finds it."""
        return loads(self.file, self.name) if self.file else Match(game, len(self.seats), int(self.seed), dict(self.options))


def first_game(game: Game) -> FirstGame | None:
    """The introductory set-up, if somebody has declared one."""
    path = game.folder / "teaching" / "lesson.toml"
    declared = _declared(path).get("first_game") if path.is_file() else None
    return FirstGame(int(declared["seats"]), declared.get("options", {})) if declared else None


@cache
def lessons(game: Game) -> tuple[Lesson, ...]:
    """The guided games that somebody has written, in the order in which they are best played."""
    paths = sorted((game.folder / "teaching").glob("lesson*.toml"), key=lambda path: path.stem)
    return tuple(_lesson(path) for path in paths if "moments" in _declared(path))


@cache
def lesson_texts(game: Game, name: str, language: str) -> Mapping[str, str]:
    """What the lesson of this name says, as HTML by id; what is not said in this language is said in English, or in any other."""
    whole: dict[str, str] = {}
    for other in reversed(in_order(language)):
        whole |= own_texts(game, name, other)
    return whole


@cache
def own_texts(game: Game, name: str, language: str) -> Mapping[str, str]:
    """What was written in this language alone; MarkupError names the line that cannot be read."""
    path = game.folder / "teaching" / f"{name}.{language}.md"
    if not path.is_file():
        return {}
    lesson = next(each for each in lessons(game) if each.name == name)
    board = game.board(len(lesson.seats), game.settle(len(lesson.seats), lesson.options))
    said: dict[str, list[str]] = {}
    at: list[str] = []
    fill: Fill = names(game, board, language, {})
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("## "):
            text = line.removeprefix("## ").strip()
            moment = lesson.moment(text)
            fill = names(game, board, language, moment.numbers if moment else {})
            at = said.setdefault(text, [])
        elif not line.startswith("# "):
            at.append(_filled(line, fill, f"{path.name}, line {number}"))
    return {text: to_html(lines, _no_braces, _no_example) for text, lines in said.items()}


def _filled(line: str, fill: Fill, where: str) -> str:
    try:
        filled = _BRACES.sub(lambda found: fill(found[1]), line)
    except MarkupError as fault:
        raise MarkupError(f"{where}: {fault}") from None
    if "{" in filled or "}" in filled:
        raise MarkupError(f"{where}: a brace without its other one")
    return filled


@cache
def _declared(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def _lesson(path: Path) -> Lesson:
    declared, played = _declared(path), path.with_suffix(".mw")
    file = played.read_text(encoding="utf-8") if played.is_file() else ""
    deal = json.loads(file.partition("\n")[0]) if file else declared
    return Lesson(
        path.stem, tuple(declared["seats"]), deal.get("options", {}), str(deal["seed"]), int(declared["minutes"]), file,
        tuple(_moment(each) for each in declared["moments"]), tuple(_moment(each) for each in declared.get("comments", ())),
    )  # fmt: skip


def _moment(declared: Mapping[str, Any]) -> Moment:
    numbers = {name: Figure(**each) for name, each in declared.get("numbers", {}).items()}
    return Moment(**{**declared, "expect": tuple(declared.get("expect", ())), "numbers": numbers})


def _no_braces(name: str) -> str:
    raise AssertionError(f"{{{name}}} should have been filled in")


def _no_example(name: str) -> tuple[str, Any]:
    raise MarkupError(f"a lesson has no examples, so not {name!r}: the game is the example")
