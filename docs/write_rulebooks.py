"""Write docs/rulebook, one page per game: every printed statement with its code, its test and its paragraph: `make rules`.

The statements are `teaching/statements.toml` of a game; tests/test_statements.py checks that everything they name exists, and
tests/test_documentation.py that these pages are up to date.
"""

from __future__ import annotations

import itertools
import re
import tomllib
from pathlib import Path
from typing import Any

from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.registry import games
from megawatt.kernel.text.words import Words
from megawatt.teaching import booklet

FOLDER = Path(__file__).parent / "rulebook"
VERDICTS = {
    "holds": "",
    "differs": "played otherwise",
    "missing": "not played",
    "only-physical": "about the printed material only",
}
"""How a verdict is told; most statements hold, which needs no word."""
COUNTED = {
    "holds": "are played as printed",
    "differs": "are played otherwise",
    "missing": "are not played",
    "only-physical": "are about the printed material only",
}
INTRODUCTION = """For contributors to the rules and reviewers. After this page you can trace every printed statement to
the code, a test and the texts that explain it.

Every statement of the printed rules is given in our own words, in the order of the rulebook: which paragraph of the
[booklet](../rules/{game}.en.md) explains it, which function or data file of `src/megawatt/games/{folder}` implements it, and which
test fails if it is wrong (`pytest TEST` runs it). The last column lists the messages at the table that express it:
explanations, refusals and parts of the lesson (`teaching/explanations.toml`).

{count} statements: {verdicts}."""


def main() -> None:
    """Write every page."""
    FOLDER.mkdir(exist_ok=True)
    for name, text in pages().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


def pages() -> dict[str, str]:
    """Every page by its file's name."""
    return {f"{game.name}.md": page(game) for game in games() if statements_of(game)}


def statements_of(game: Game) -> list[dict[str, Any]]:
    """The statements of a game's rulebook; none for a game that lists none."""
    path = game.folder / "teaching" / "statements.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))["statement"] if path.is_file() else []


def lines_that_tell(game: Game) -> dict[str, list[str]]:
    """Messages and parts of the lesson by the statements they tell."""
    path = game.folder / "teaching" / "explanations.toml"
    told = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    lessons = {table: parts for table, parts in told.items() if table.startswith("lesson")}
    parts = {f"{lesson}: {part}": ids for lesson, told_in in lessons.items() for part, ids in told_in.items()}
    lines = {**told.get("messages", {}), **parts}
    found: dict[str, list[str]] = {}
    for line, ids in lines.items():
        for each in ids:
            found.setdefault(each, []).append(line)
    return found


def page(game: Game) -> str:
    """One game's statements, a table for every section."""
    statements = statements_of(game)
    counts = {told: sum(each["verdict"] == verdict for each in statements) for verdict, told in COUNTED.items()}
    told = ", ".join(f"{count} {said}" for said, count in counts.items() if count)
    title = Words("en", game.folder / "words")("game-name")
    parts = [
        f"# {title}: the rulebook, line by line",
        INTRODUCTION.format(game=game.name, folder=game.folder.name, count=len(statements), verdicts=told),
    ]
    links = {paragraph.title: paragraph.id for paragraph in booklet(game, "en").paragraphs}
    lines_of = lines_that_tell(game)
    for section, rows in itertools.groupby(statements, key=lambda each: each["section"]):
        lines = [row(game, links, each, lines_of.get(each["id"], [])) for each in rows]
        parts += [
            f"## {section}",
            "\n".join(["| | statement | booklet | rule | test | told by |", "| --- | --- | --- | --- | --- | --- |", *lines]),
        ]
    return "\n\n".join(parts) + "\n"


def row(game: Game, links: dict[str, str], each: dict[str, Any], told_by: list[str]) -> str:
    """One statement as a line of a table."""
    played = f"{code(each['rule'])} | {code(each['test'])}"
    return (
        f"| {each['id']} | {statement(each)} | {paragraph(game, links, each)} | {played} | {code('; '.join(told_by) or 'none')} |"
    )


def statement(each: dict[str, Any]) -> str:
    """What is said, what is done about it, and what a reader should know besides."""
    verdict, note = VERDICTS[each["verdict"]], each.get("note", "")
    remark = "; ".join(part for part in (f"**{verdict}**" if verdict else "", plain(note)) if part)
    return plain(each["says"]) + (f" ({remark})" if remark else "")


def paragraph(game: Game, links: dict[str, str], each: dict[str, Any]) -> str:
    """The paragraph of the booklet, as a link."""
    name = each["booklet"]
    return f"[{plain(name)}](../rules/{game.name}.en.md#{links[name]})" if name in links else "–"


def code(text: str) -> str:
    """Files, functions and tests, one below the other."""
    if text.startswith(("none", "not needed", "n/a")):
        return "–"
    return "<br>".join(f"`{part}`" for part in re.split(r"; ", plain(text)))


def plain(text: str) -> str:
    """Text that a table can hold."""
    return re.sub(r"\s+", " ", text).replace("|", "\\|")


if __name__ == "__main__":
    main()
