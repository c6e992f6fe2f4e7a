"""Explanatory lines, refusals and the lesson name the statements they tell: `teaching/explanations.toml` of a game.

Nothing is left out, nothing is named that does not exist, and a line that tells no statement says why. What a line claims
that can be computed is played in tests/<game>/test_claims.py.
"""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from megawatt.kernel.contract.registry import find
from megawatt.kernel.text.glossary import terms
from megawatt.kernel.text.words import LANGUAGES, Words
from megawatt.teaching import lesson_texts, lessons

from .claims import claims, numbers_said, plain_text, things_said
from .sentences.catalogue import COUNTS, messages, read, renderings
from .worked_numbers import numbers_in

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
    return tomllib.loads((game / "teaching" / "explanations.toml").read_text(encoding="utf-8"))


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


# Every language makes the claims that are played in English.

FREELY = {
    ("power-grid", "question-choose-area-about", "de"): {"network"},
    ("power-grid", "question-choose-area-about", "nl"): {"network"},
    ("power-grid", "question-choose-area-about", "ja"): {"network"},
    ("future-energy", "why-no-such-card", "de"): {"contract"},
    ("future-energy", "why-no-such-card", "nl"): {"contract"},
    ("barrage", "why-no-work-there", "nl"): {"external-work"},
    ("barrage", "officer-leslie-spencer-about", "nl"): {"external-work"},
    ("barrage", "building-loan-agency-about", "nl"): {"external-work"},
}
"""What a language says in other words: by what the thing is for, by the card of either kind, or inflected (`een extern werk`)."""


def in_every_way(game: str, message: str, language: str) -> list[str]:
    """A message with the numbers that choose between its variants."""
    folder = find(game).folder / "words"
    return list(dict.fromkeys(renderings(Words(language, folder), message, read(messages(folder, language)[message]))))


@each_game
def test_every_line_tells_the_same_numbers_in_every_language(game: Path) -> None:
    name, differing = game.name.replace("_", "-"), {}
    for message in told(game)["messages"]:
        said = {each: [numbers_said(way, each) for way in in_every_way(name, message, each)] for each in LANGUAGES}
        own = {each: frozenset().union(*ways) - (set(COUNTS) if len(ways) > 1 else set()) for each, ways in said.items()}
        differing |= {message: own} if len(set(own.values())) > 1 else {}
    assert differing == {}


@each_game
def test_every_part_of_a_lesson_tells_the_same_numbers_in_every_language(game: Path) -> None:
    found = find(game.name.replace("_", "-"))
    for lesson in lessons(found):
        for part in lesson_texts(found, lesson.name, "en"):
            said = {each: numbers_in(plain_text(lesson_texts(found, lesson.name, each)[part]), each) - {1} for each in LANGUAGES}
            assert all(numbers == said["en"] for numbers in said.values()), (lesson.name, part, said)


@each_game
def test_every_line_names_the_same_things_in_every_language(game: Path) -> None:
    name, lost = game.name.replace("_", "-"), {}
    for message in told(game)["messages"]:
        folder, ways = game / "words", {each: " ".join(in_every_way(name, message, each)) for each in LANGUAGES}
        english = things_said(folder, ways["en"], "en")
        for language in LANGUAGES:
            known = {term.concept for term in terms(folder, language)}
            named = things_said(folder, ways[language], language, loosely=True) | FREELY.get((name, message, language), set())
            missing = english & known - named
            lost |= {(message, language): missing} if missing else {}
    assert lost == {}


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


# Every line that claims something computable is played.

PLAYED = tomllib.loads((Path(__file__).parent / "played_lines.toml").read_text(encoding="utf-8"))
ROOT = Path(__file__).parent.parent
REFUSE = {"refused", "why_not", "reason"}
"""How tests ask for a refusal: a function of the positions, one of a match, or what a raised refusal has."""


def functions(folder: Path) -> list[tuple[str, ast.FunctionDef]]:
    """All tests below a folder, with their addresses."""
    found = []
    for path in sorted(folder.rglob("test_*.py")):
        body = ast.parse(path.read_text(encoding="utf-8")).body
        tests = [node for node in body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
        found += [(f"{path.relative_to(ROOT).as_posix()}::{test.name}", test) for test in tests]
    return found


def claimed_lines(folder: Path) -> set[str]:
    """The lines for which tests are written, by their decorators (`@line(...)`)."""
    decorators = [each for _, test in functions(folder) for each in test.decorator_list if isinstance(each, ast.Call)]
    return {each.args[0].value for each in decorators if each.args and isinstance(each.args[0], ast.Constant)}  # type: ignore[misc]


def refusals_played(folder: Path) -> set[str]:
    """The reasons that some test expects, in a function that asks for a refusal."""
    found = set()
    for _, test in functions(folder):
        nodes = list(ast.walk(test))
        names = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
        names |= {node.id for node in nodes if isinstance(node, ast.Name)}
        if names & REFUSE:
            found |= {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return found


def lines_of(game: Path) -> set[str]:
    """All messages that explain, and the parts of the lessons."""
    listed = told(game)
    return set(listed["messages"]) | {
        f"{lesson} {part}" for lesson in listed if lesson.startswith("lesson") for part in listed[lesson]
    }


@each_game
def test_every_line_is_played_or_says_why_not(game: Path) -> None:
    tests, listed = ROOT / "tests" / game.name, PLAYED[game.name.replace("_", "-")]
    refused = {f"why-{reason}" for reason in refusals_played(tests)}
    claimed, by_rules, advice = claimed_lines(tests), set(listed["lines"]), set(listed["advice"])
    lines = lines_of(game)
    assert lines - refused - claimed - by_rules - advice == set(), "claims that no test plays"
    assert (by_rules | advice) - lines == set(), "names no line"
    assert by_rules & advice == set()
    assert advice & (claimed | (refused - {"why-not-asked", "why-no-such-thing"})) == set(), "played after all"
    assert [line for line, reason in listed["advice"].items() if len(reason) < 6] == []


@each_game
def test_lines_still_say_what_the_named_tests_play(game: Path) -> None:
    name = game.name.replace("_", "-")
    tests = dict(functions(ROOT / "tests" / game.name))
    for line, played in PLAYED[name]["lines"].items():
        assert played["test"] in tests, played["test"]
        lesson, _, part = line.partition(" ")
        if part:
            said = plain_text(lesson_texts(find(name), lesson, "en")[played.get("part", part)])
        else:
            said = find(name).words("en")(line, played.get("arguments", {}))
        said = " ".join(said.split())
        for words in played["says"]:
            assert words in said, f"{line} no longer says {words!r}; look at {played['test']} again. It says: {said}"
