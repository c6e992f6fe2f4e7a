"""The list of planted bugs: TOML files in this folder, one entry a bug, anchored by text that occurs once in its file."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
FOLDER = Path(__file__).parent
KEYS = {"name", "file", "find", "replace", "tests", "why"}
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@dataclass(frozen=True)
class Mutant:
    """A bug: in this file this text is replaced by that one, and these tests must fail."""

    name: str
    file: str
    find: str
    replace: str
    tests: tuple[str, ...]
    why: str
    listed_in: str

    @property
    def is_in_the_page(self) -> bool:
        """Whether the page must be built with the bug before a browser can meet it."""
        return self.file.startswith("web/") and any(test.startswith("tests/browser/") for test in self.tests)

    def faults(self, root: Path = ROOT) -> list[str]:
        """What is wrong with the entry; nothing when it can be planted."""
        found = []
        if not NAME.fullmatch(self.name):
            found.append("a name is lower-case words with hyphens between them")
        if not self.why.strip():
            found.append("`why` says which promise the bug breaks")
        if self.find == self.replace:
            found.append("`replace` is the same as `find`")
        found += self._anchor_faults(root)
        if not self.tests:
            found.append("no tests are named")
        for test in self.tests:
            if not is_there(root, test):
                found.append(f"there is no test {test}")
        return [f"{self.listed_in}, {self.name}: {fault}" for fault in found]

    def _anchor_faults(self, root: Path) -> list[str]:
        path = (root / self.file).resolve()
        if not path.is_relative_to(root.resolve()) or not path.is_file():
            return [f"there is no file {self.file}"]
        occurs = path.read_text(encoding="utf-8").count(self.find) if self.find else 0
        return [] if occurs == 1 else [f"`find` must occur exactly once in {self.file}, not {occurs} times"]

    def planted(self, source: str) -> str:
        """The file's text with the bug in it."""
        assert source.count(self.find) == 1
        return source.replace(self.find, self.replace)


def is_there(root: Path, test: str) -> bool:
    """Whether a test of this id exists; which parameters it has is not looked at."""
    file, *names = test.split("[", 1)[0].split("::")
    path = root / file
    if not names:
        return path.is_file()
    return path.is_file() and tuple(names) in _tests_of(path)


@cache
def _tests_of(path: Path) -> set[tuple[str, ...]]:
    """The names of the test functions of a file, and of those in its classes."""
    found: set[tuple[str, ...]] = set()
    for node in ast.parse(path.read_bytes()).body:
        if isinstance(node, ast.ClassDef):
            found |= {(node.name, each.name) for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)}
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.add((node.name,))
    return found


def read(folder: Path = FOLDER) -> list[Mutant]:
    """All entries of all files; ValueError tells which entry is not as described in this folder's README."""
    return [mutant for path in sorted(folder.glob("*.toml")) for mutant in read_file(path)]


def read_file(path: Path) -> list[Mutant]:
    """The entries of one file."""
    entries: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8")).get("mutant", [])
    found = []
    for number, entry in enumerate(entries, 1):
        if set(entry) != KEYS:
            raise ValueError(f"{path.name}, entry {number}: has {sorted(entry)}; must have {sorted(KEYS)}")
        texts = {key: entry[key] for key in KEYS - {"tests"}}
        is_text = all(isinstance(value, str) for value in texts.values())
        if not is_text or not isinstance(entry["tests"], list) or not all(isinstance(test, str) for test in entry["tests"]):
            raise ValueError(f"{path.name}, entry {number}: `tests` must be a list of texts, and everything else a text")
        found.append(Mutant(**texts, tests=tuple(entry["tests"]), listed_in=path.name))
    return found


def faults(mutants: list[Mutant], root: Path = ROOT) -> list[str]:
    """What is wrong with a list of entries."""
    twice = [name for name, times in Counter(mutant.name for mutant in mutants).items() if times > 1]
    found = [f"{name}: more than one bug has this name" for name in twice]
    return [*found, *(fault for mutant in mutants for fault in mutant.faults(root))]
