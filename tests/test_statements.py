"""What the printed rules say, statement by statement: every rule, datum, test and paragraph that a statement names is there.

`teaching/statements.toml` of a game lists the statements. A statement that is not only physical names the rule and a test that
fails when the rule is changed. Where a booklet is complete, every such statement has its paragraph and every paragraph a statement.
"""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "megawatt" / "games"
FILES = sorted(GAMES.glob("*/teaching/statements.toml"))
VERDICTS = {"holds", "differs", "missing", "only-physical"}
KEYS = {"id", "section", "says", "rule", "test", "booklet", "verdict"}
MORE_KEYS = {"source", "note"}
NOTHING = {"none", "none needed", "not needed", "n/a"}
NO_PARAGRAPH = {"missing", "wrong", "not needed", "n/a"}
COMPLETE = {"barrage", "future_energy", "power_grid"}
"""Games whose booklet tells every statement."""
MAPS = sorted(path.stem for path in (GAMES / "power_grid" / "data" / "maps").glob("*.toml"))
OWN_PARAGRAPHS = {
    "barrage": {
        "fine-points": "introduces the readings that a table chooses; each has a paragraph of its own",
        "tips": "advice, not a rule",
    },
    "future_energy": {
        "setup": "introduces the paragraphs on the set-up",
        "route": "how this table finds the cheapest way",
        "readings": "introduces the readings that a table chooses; each has a paragraph of its own",
        "own-files": "files that this table can be played with",
    },
    "power_grid": {
        "setup": "introduces the paragraphs on the set-up",
        "variants": "introduces the variants",
        "round-limit": "our own rule, so that every game ends",
        "tips": "advice, not a rule",
        **{f"map-{name}": "special rules of a map's own sheet" for name in MAPS if name != "france"},
    },
}
"""Paragraphs that tell no printed statement, and why they are there."""

STATEMENTS = [
    pytest.param(path.parent.parent, statement, id=statement.get("id", "without-id"))
    for path in FILES
    for statement in tomllib.loads(path.read_text(encoding="utf-8"))["statement"]
]


@cache
def names_in(path: Path) -> frozenset[str]:
    """Everything a Python file defines: functions, classes, constants, fields."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    defined = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)}
    assigned = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    fields = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)}
    return frozenset(defined | assigned | fields)


@cache
def strings_in(path: Path) -> frozenset[str]:
    """Every string of a Python file, such as the names of questions."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return frozenset(node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str))


@cache
def data_in(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def has_key(data: Any, name: str) -> bool:
    """Whether a dotted key leads somewhere (`[[table]].key` too), or an entry or a key somewhere in the data has this name."""
    inner = data
    for part in re.sub(r"[\[\]]", "", name).split("."):
        inner = inner[0] if isinstance(inner, list) and inner else inner
        inner = inner.get(part) if isinstance(inner, dict) else None
    return inner is not None or has_entry(data, name.split()[0])


def has_entry(data: Any, name: str) -> bool:
    if isinstance(data, dict):
        return data.get("id") == name or name in data or any(has_entry(value, name) for value in data.values())
    return isinstance(data, list) and any(has_entry(value, name) for value in data)


def named(text: str) -> list[str]:
    """The names of `name, name (remark), name`."""
    names = [re.sub(r"\s*\(.*", "", name, flags=re.DOTALL).strip() for name in re.split(r",(?![^(]*\))", text)]
    return [name for name in names if name]


def faults_of_part(game: Path, part: str) -> list[str]:
    """The names in `file: name, name (remark)` that don't exist; the colon may be left out, and a data file may stand alone."""
    found = re.fullmatch(r"(\S+\.(?:py|toml)):?(?: (.+))?", part)
    path = game / found[1] if found else None
    if found is None or path is None or not path.is_file():
        return [f"{part!r} names no file of {game.name}; it should read 'rules/file.py: name, name'"]
    names = named(found[2] or "")
    if path.suffix == ".toml":
        return [f"{found[1]} has no {name!r}" for name in names if not has_key(data_in(path), name)]
    known = names_in(path)
    if not names:
        names, known = [name.strip() for name in (found[2] or "").strip("()").split(",")], known | strings_in(path)
    return [f"{found[1]} has no {name!r}" for name in names if name not in known]


def faults_of_rule(game: Path, rule: str) -> list[str]:
    """The names in `file: name, name (remark); file: name` that don't exist."""
    if re.sub(r"\s*\(.*", "", rule) in NOTHING:
        return []
    return [fault for part in rule.split("; ") for fault in faults_of_part(game, part)]


def faults_of_test(test: str) -> list[str]:
    """Which of `tests/file.py::name; tests/file.py::name[case]` are not there."""
    if test == "not needed":
        return []
    faults = []
    for reference in test.split("; "):
        path, _, name = re.sub(r"\[.*", "", reference).partition("::")
        if not (ROOT / path).is_file() or not name.startswith("test_") or name not in names_in(ROOT / path):
            faults.append(f"there is no test {reference!r}")
    return faults


@cache
def headings(game: Path) -> dict[str, str]:
    """The headings of the English booklet, with their ids."""
    text = (game / "teaching" / "rules.en.md").read_text(encoding="utf-8")
    return dict(re.findall(r"^##+ (.+?) \{#([a-z0-9-]+)\}$", text, re.MULTILINE))


def untold(statements: list[dict[str, str]]) -> list[str]:
    """Statements that a player should read about and cannot."""
    return [each["id"] for each in statements if each["verdict"] != "only-physical" and each["booklet"] in NO_PARAGRAPH]


def without_statement(game: Path, statements: list[dict[str, str]]) -> set[str]:
    """Paragraphs by their id that no statement names."""
    named = {title for each in statements for title in each["booklet"].split("; ")}
    return {name for title, name in headings(game).items() if title not in named}


def test_there_are_statements() -> None:
    assert {path.parent.parent.name for path in FILES} == {"barrage", "future_energy", "power_grid"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parent.parent.name)
def test_every_statement_has_an_id_of_its_own_and_nothing_unknown(path: Path) -> None:
    statements = tomllib.loads(path.read_text(encoding="utf-8"))["statement"]
    ids = [statement["id"] for statement in statements]
    assert len(ids) == len(set(ids))
    for statement in statements:
        assert KEYS <= set(statement) <= KEYS | MORE_KEYS, statement["id"]
        assert statement["verdict"] in VERDICTS, statement["id"]


@pytest.mark.parametrize(("game", "statement"), STATEMENTS)
def test_the_rule_the_test_and_the_paragraph_of_a_statement_are_there(game: Path, statement: dict[str, str]) -> None:
    physical = statement["verdict"] == "only-physical"
    assert faults_of_rule(game, statement["rule"]) == []
    if not (physical and statement["test"] in NOTHING):
        assert faults_of_test(statement["test"]) == []
    if not physical:
        assert statement["test"] not in NOTHING or statement["rule"] in NOTHING, "a rule needs a test"
    if statement["booklet"] not in NO_PARAGRAPH:
        assert [title for title in statement["booklet"].split("; ") if title not in headings(game)] == []


@pytest.mark.parametrize("game", sorted(COMPLETE))
def test_every_statement_is_told_in_the_booklet(game: str) -> None:
    assert untold(data_in(GAMES / game / "teaching" / "statements.toml")["statement"]) == []


@pytest.mark.parametrize("game", sorted(COMPLETE))
def test_every_paragraph_tells_a_statement_or_says_why_it_is_there(game: str) -> None:
    statements = data_in(GAMES / game / "teaching" / "statements.toml")["statement"]
    assert without_statement(GAMES / game, statements) == set(OWN_PARAGRAPHS.get(game, {}))


def test_a_statement_without_a_paragraph_and_a_paragraph_without_a_statement_are_found() -> None:
    told = {"id": "one", "verdict": "holds", "booklet": "Bank; Tips"}
    physical, missing = (
        told | {"id": "two", "verdict": "only-physical", "booklet": "missing"},
        told | {"id": "three", "booklet": "missing"},
    )
    assert untold([told, physical, missing]) == ["three"]
    assert without_statement(GAMES / "barrage", [told]) == set(headings(GAMES / "barrage").values()) - {"bank", "tips"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parent.parent.name)
def test_what_differs_on_purpose_says_why(path: Path) -> None:
    """An option, a stated reading, or something left out; never a known error."""
    for statement in tomllib.loads(path.read_text(encoding="utf-8"))["statement"]:
        if statement["verdict"] in ("differs", "missing"):
            assert len(statement.get("note", "")) > 20, statement["id"]


@pytest.mark.parametrize(
    ("rule", "test"),
    [
        ("rules/play.py: go_onn", "not needed"),
        ("rules/play.py go_onn", "not needed"),
        ("rules/plays.py: go_on", "not needed"),
        ("rules/play.py", "not needed"),
        ("rules/play.py (go_onn)", "not needed"),
        ("data/tables.toml: players.7", "not needed"),
        ("data/plants.toml: old-41", "not needed"),
        ("rules/play.py: go_on", "tests/test_statements.py::test_that_is_not_there"),
        ("rules/play.py: go_on", "tests/test_statement.py::test_there_are_statements"),
        ("rules/play.py: go_on", "tests/test_statements.py::faults_of_rule"),
        ("rules/play.py: go_on", "none"),
    ],
)
def test_a_wrong_reference_is_found(rule: str, test: str) -> None:
    assert faults_of_rule(GAMES / "power_grid", rule) + faults_of_test(test)


@pytest.mark.parametrize(
    "rule", ["rules/play.py: go_on (remark, too)", "rules/play.py go_on", "data/tables.toml: players.2", "none needed"]
)
def test_a_right_reference_is_found(rule: str) -> None:
    assert faults_of_rule(GAMES / "power_grid", rule) == []
