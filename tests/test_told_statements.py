"""Explanatory lines, refusals and the lesson name the statements they tell: `teaching/told.toml` of a game.

Nothing is left out, nothing is named that does not exist, and a line that tells no statement says why. What a line claims
that can be computed is played in tests/<game>/test_told_claims.py.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from .told_claims import claims

GAMES = Path(__file__).parent.parent / "src" / "megawatt" / "games"
FOLDERS = sorted(path.parent.parent for path in GAMES.glob("*/teaching/statements.toml"))
EXPLAINS = re.compile(r"^((?:why-[\w-]+)|(?:(?:question|tile|company|officer|building|label|result)-[\w-]+-about)) =", re.MULTILINE)
"""Messages that tell rules: refusals, and the lines that explain a question, a component, a label or a result."""
HEADING = re.compile(r"^## ([\w-]+)$", re.MULTILINE)

each_game = pytest.mark.parametrize("game", FOLDERS, ids=lambda game: game.name)


def explaining(game: Path) -> set[str]:
    """The messages of a game that explain rules."""
    return set(EXPLAINS.findall((game / "words" / "en.ftl").read_text(encoding="utf-8")))


def moments(game: Path) -> dict[str, set[str]]:
    """The parts of each lesson; what is said to whoever does something else (`…-instead`) belongs to its moment."""
    paths = (game / "teaching").glob("lesson*.en.md")
    texts = {path.name.removesuffix(".en.md"): path.read_text(encoding="utf-8") for path in paths}
    return {lesson: {name.removesuffix("-instead") for name in HEADING.findall(text)} for lesson, text in texts.items()}


def told(game: Path) -> dict[str, Any]:
    return tomllib.loads((game / "teaching" / "told.toml").read_text(encoding="utf-8"))


def statement_ids(game: Path) -> set[str]:
    listed = tomllib.loads((game / "teaching" / "statements.toml").read_text(encoding="utf-8"))["statement"]
    return {each["id"] for each in listed if each["verdict"] != "only-physical"}


def faults(told: dict[str, Any], messages: set[str], lessons: dict[str, set[str]], statements: set[str]) -> list[str]:
    """What is wrong with a list, one line each."""
    tables = {"messages": messages, **lessons}
    found = [f"unknown table {table}" for table in sorted(set(told) - set(tables) - {"reasons"})]
    for table, known in tables.items():
        listed = told.get(table, {})
        found += [f"{table}.{name} is missing" for name in sorted(known - set(listed))]
        found += [f"{table}.{name} names nothing that is there" for name in sorted(set(listed) - known)]
        for name, ids in listed.items():
            found += [f"{table}.{name}: there is no statement {each} that is played" for each in ids if each not in statements]
            found += [f"{table}.{name} names a statement twice"] if len(ids) != len(set(ids)) else []
    empty = {name for table in tables for name, ids in told.get(table, {}).items() if not ids}
    reasons = told.get("reasons", {})
    found += [f"{name} tells no statement and gives no reason" for name in sorted(empty - set(reasons))]
    found += [f"reasons.{name} is not needed" for name in sorted(set(reasons) - empty)]
    return found + [f"reasons.{name} says too little" for name, reason in reasons.items() if len(reason) < 20]


@each_game
def test_every_explanation_refusal_and_moment_names_its_statements(game: Path) -> None:
    assert faults(told(game), explaining(game), moments(game), statement_ids(game)) == []


@each_game
def test_enough_lines_are_looked_at(game: Path) -> None:
    """So that a change of the files' form does not empty the test above."""
    assert len(explaining(game)) >= 45
    assert sum(map(len, moments(game).values())) >= 20


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"messages": {}}, "messages.why-dear is missing"),
        ({"messages": {"why-dear": ["a-1"], "why-cheap": ["a-1"]}}, "messages.why-cheap names nothing that is there"),
        ({"messages": {"why-dear": ["a-2"]}}, "messages.why-dear: there is no statement a-2 that is played"),
        ({"messages": {"why-dear": ["a-1", "a-1"]}}, "messages.why-dear names a statement twice"),
        ({"messages": {"why-dear": []}}, "why-dear tells no statement and gives no reason"),
        ({"reasons": {"why-dear": "a sentence that says enough"}}, "reasons.why-dear is not needed"),
        ({"messages": {"why-dear": []}, "reasons": {"why-dear": "so"}}, "reasons.why-dear says too little"),
        ({"lesson": {}}, "lesson.welcome is missing"),
        ({"lessons": {}}, "unknown table lessons"),
    ],
)
def test_a_fault_in_a_list_is_found(changes: dict[str, Any], fault: str) -> None:
    listed = {"messages": {"why-dear": ["a-1"]}, "lesson": {"welcome": ["a-1"]}}
    assert faults(listed, {"why-dear"}, {"lesson": {"welcome"}}, {"a-1"}) == []
    assert fault in faults(listed | changes, {"why-dear"}, {"lesson": {"welcome"}}, {"a-1"})


# The tests of claims


@claims("power-grid", "question-discard-about", "leaves the game")
def a_right_claim() -> None:
    raise LookupError("played")


@claims("power-grid", "question-discard-about", "goes under the stack")
def a_reworded_claim() -> None: ...


@claims("power-grid", "why-bid-above-limit", "2047")
def a_claim_without_a_statement() -> None: ...


def test_a_claim_is_played_only_where_the_line_still_makes_it_and_names_a_statement() -> None:
    with pytest.raises(LookupError, match="played"):
        a_right_claim()
    with pytest.raises(AssertionError, match="no longer says 'goes under the stack'"):
        a_reworded_claim()
    with pytest.raises(AssertionError, match="names no statement"):
        a_claim_without_a_statement()
