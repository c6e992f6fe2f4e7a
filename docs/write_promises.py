"""Write the last column of the tables in docs/security.md: the planted bugs that the tests of each promise catch.

The tables name tests; so do the planted bugs of tests/mutants/*.toml. `make planted` writes the column, and a test compares it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "security.md"
BUGS = "planted bugs"
"""The head of the last column."""
MOST = 4
"""Bugs that are named for one promise; the others are counted."""
_NAMED = re.compile(r"`((?:[\w./]+/)?test_\w+\.py|test_\w+|tests/[\w/]+)`")


class Test(NamedTuple):
    """A test that a promise names: a function, or all of a file or folder."""

    place: str
    function: str | None

    def is_run(self, address: str) -> bool:
        """Whether `tests/server/test_chat.py::test_a` is this one, or in it."""
        path, _, function = address.partition("::")
        if not self.place.endswith(".py"):
            return path.startswith(f"{self.place}/")
        here = self.place if "/" in self.place else f"tests/server/{self.place}"
        return path == here and self.function in (None, function.partition("[")[0])


def tests_named(shown_by: str) -> list[Test]:
    """The tests that a cell names: functions belong to the file before them; a file without functions stands for all of it."""
    named: list[Test] = []
    for each in _NAMED.findall(shown_by):
        if each.endswith(".py") or "/" in each:
            named.append(Test(each, None))
        elif named:
            if named[-1].function is None and named[-1].place.endswith(".py"):
                named.append(Test(named.pop().place, each))
            else:
                named.append(Test(named[-1].place, each))
    return named


def planted() -> dict[str, list[str]]:
    """The tests of every planted bug, by its name."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests" / "mutants").glob("*.toml")):
        found |= {bug["name"]: bug["tests"] for bug in tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]}
    return found


def caught(shown_by: str, bugs: dict[str, list[str]]) -> list[str]:
    """The planted bugs that the named tests catch; those caught by the fewest tests first, since they fit best."""
    tests = tests_named(shown_by)
    fit = [name for name, run in bugs.items() if any(test.is_run(address) for test in tests for address in run)]
    return sorted(fit, key=lambda name: (len(bugs[name]), name))


def page() -> str:
    """The page with its column of bugs as it should be."""
    bugs = planted()
    return "\n".join(_lines(PAGE.read_text(encoding="utf-8").splitlines(), bugs)) + "\n"


def promises() -> dict[str, list[str]]:
    """The planted bugs that the tests of each promise catch."""
    bugs, found = planted(), {}
    for line in page().splitlines():
        cells = _cells(line)
        if len(cells) > 2 and cells[0] not in ("promise", "---"):
            found[cells[0]] = caught(cells[-2], bugs)
    return found


def _lines(lines: list[str], bugs: dict[str, list[str]]) -> Iterator[str]:
    width = 0
    for line in lines:
        cells = _cells(line)
        if not cells:
            width = 0
        elif cells[0] == "promise":
            width = len(cells) - (BUGS in cells)
        if not width:
            yield line
            continue
        kept = cells[:width]
        last = BUGS if kept[0] == "promise" else "---" if set(kept) == {"---"} else _told(caught(kept[-1], bugs))
        yield f"| {' | '.join([*kept, last])} |"


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split(" | ")] if line.startswith("|") else []


def _told(names: list[str]) -> str:
    more = f", and {len(names) - MOST} more" if len(names) > MOST else ""
    return ", ".join(names[:MOST]) + more if names else "–"


def main() -> None:
    """Write the column of bugs."""
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
