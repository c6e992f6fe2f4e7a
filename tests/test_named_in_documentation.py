"""What the documentation names is there: modules, files, tests, commands with their options, targets of make, headings of pages."""

from __future__ import annotations

import importlib.util
import pkgutil
import re
import shlex
from functools import cache
from itertools import takewhile
from pathlib import Path

import click
import pytest
import typer

from megawatt.cli.main import app

ROOT = Path(__file__).parents[1]
GENERATED = {"planted-bugs.md", "protocol-messages.md"}
"""Pages whose generator takes the names from where they are."""
PAGES = [
    *ROOT.glob("*.md"),
    ROOT / "web/README.md",
    ROOT / "benchmarks/history.md",
    *(path for path in (ROOT / "docs").rglob("*.md") if path.name not in GENERATED and path.parent.name != "rules"),
]
TEXTS = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in PAGES}
FOLDERS = ("src", "tests", "docs", "benchmarks", "scripts", "examples", "web", ".ci")
PLACEHOLDER = re.compile(r"\b[A-Z][A-Z_]+\b|\*+")
MODULE = re.compile(r"(?<![\w./-])megawatt(?:\.\w+)+(?![\w-]|\.\w)")
NO_MODULES = {"megawatt.service"}
NO_COMMANDS = {"deal"}
"""The first line of a commitment to a deal."""
EXAMPLE_LANGUAGE = re.compile(r"\bfr\.")
"""Of docs/add-a-language.md."""
COMMAND = re.compile(r"(?:^|[`$|&;] ?|^ +|python )(megawatt(?: [^`\n#|]*)?)", re.MULTILINE)


def named(pattern: re.Pattern[str]) -> dict[str, set[str]]:
    """What the pages name, with the pages that do."""
    found: dict[str, set[str]] = {}
    for page, text in TEXTS.items():
        for name in pattern.findall(text):
            found.setdefault(name, set()).add(page)
    return found


def exists(name: str) -> bool:
    """Whether this is a module, something in one, or something in a class of one."""
    owner, _, last = name.rpartition(".")
    try:
        if importlib.util.find_spec(name):
            return True
    except ModuleNotFoundError:
        pass
    return bool(owner) and exists(owner) and hasattr(pkgutil.resolve_name(owner), last)


def test_every_module_that_is_named_is_there() -> None:
    missing = {name: pages for name, pages in named(MODULE).items() if name not in NO_MODULES and not exists(name)}
    assert missing == {}


def there(name: str, page: str) -> bool:
    """Whether a path leads to a file, from the root or from the folder of the page; words in capitals stand for any name."""
    pattern = PLACEHOLDER.sub("*", EXAMPLE_LANGUAGE.sub("de.", name.rstrip("/")))
    return any(list(folder.glob(pattern)) for folder in (ROOT, (ROOT / page).parent))


def test_every_file_that_is_named_is_there() -> None:
    path = re.compile(rf"`((?:{'|'.join(FOLDERS)})/[\w./*-]+)`")
    missing = {name: pages for name, pages in named(path).items() if not all(there(name, page) for page in pages)}
    assert missing == {}


def test_every_test_that_is_named_is_there() -> None:
    sources = {path: path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py")}
    files = {path.name for path in sources}
    functions = {name for text in sources.values() for name in re.findall(r"def (test_\w+)", text)}
    assert {name: pages for name, pages in named(re.compile(r"\b(test_\w+\.py)\b")).items() if name not in files} == {}
    assert {name: pages for name, pages in named(re.compile(r"`(test_\w+)`")).items() if name not in functions} == {}


def test_every_target_of_make_that_is_named_is_there() -> None:
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert {
        name: pages for name, pages in named(re.compile(r"(?:`|^)make ([\w-]+)", re.MULTILINE)).items() if name not in targets
    } == {}


@cache
def program() -> click.Command:
    return typer.main.get_command(app)


def faults(words: list[str]) -> list[str]:
    """The parts of a typed command that its program doesn't know; what follows `--` or `&&` is ignored."""
    command = program()
    unknown = []
    for word in takewhile(lambda word: word not in ("--", "&&"), words):
        options = {option for parameter in command.params for option in (*parameter.opts, *parameter.secondary_opts)} | {"--help"}
        commands = getattr(command, "commands", {})
        if word.startswith("-"):
            unknown += [word] if word.partition("=")[0] not in options else []
        elif word in commands:
            command = commands[word]
        elif commands and re.fullmatch(r"[a-z][a-z-]+", word):
            unknown.append(word)
    return unknown


@pytest.mark.parametrize("page", TEXTS)
def test_every_command_and_option_that_is_named_is_there(page: str) -> None:
    unknown = {}
    for typed in COMMAND.findall(TEXTS[page].replace("\\\n", " ")):
        try:
            words = shlex.split(typed)
        except ValueError:
            words = typed.split()
        if wrong := set(faults(words[1:])) - NO_COMMANDS:
            unknown[typed] = wrong
    assert unknown == {}


def heading_id(heading: str) -> str:
    """How a heading is called in an address."""
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)|[`*]", r"\1", heading).strip().lower()
    return re.sub(r"[\s-]+", "-", re.sub(r"[^\w\s-]", "", text))


def headings(page: Path) -> set[str]:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    found = {given for pair in re.findall(r'\{#([\w-]+)\}|<a id="([\w-]+)">', text) for given in pair}
    return found | {heading_id(re.sub(r"\{#.*\}", "", heading)) for heading in re.findall(r"^#+ (.*)$", text, re.MULTILINE)}


@pytest.mark.parametrize("page", [name for name in TEXTS if name.endswith(".md")])
def test_every_link_to_a_heading_leads_to_one(page: str) -> None:
    broken = []
    for target, heading in re.findall(
        r"\]\(([^)#\s]*)#([^)\s]+)\)", re.sub(r"```.*?```|`[^`\n]*`", "", TEXTS[page], flags=re.DOTALL)
    ):
        aim = (ROOT / page).parent / target if target else ROOT / page
        if aim.suffix == ".md" and heading not in headings(aim):
            broken.append(f"{target}#{heading}")
    assert broken == []
