"""Write docs/planted-bugs.md: every planted bug, the promise it breaks and the tests that catch it: `make planted`.

The bugs are listed in tests/mutants/*.toml; `make mutants` plants each in a copy and runs its tests. A test compares the page.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "planted-bugs.md"
INTRODUCTION = """# Planted bugs

For contributors and reviewers. After this page you know which bugs the tests are known to catch.

`make mutants` plants each of these bugs in a copy of the program, and the tests beside it must fail (`make mutants ONLY=NAME`
tries one). [Security](security.md) has the promises with their tests."""


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")


def page() -> str:
    """All bugs, by the file they are planted in."""
    by_file: dict[str, list[dict[str, Any]]] = {}
    for path in sorted((ROOT / "tests" / "mutants").glob("*.toml")):
        for bug in tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]:
            by_file.setdefault(bug["file"], []).append(bug)
    count = sum(map(len, by_file.values()))
    parts = [INTRODUCTION, f"{count} bugs in {len(by_file)} files."]
    for file, bugs in sorted(by_file.items()):
        rows = [f"| {bug['name']} | {plain(bug['why'])} | {tests(bug)} |" for bug in sorted(bugs, key=lambda bug: bug["name"])]
        parts += [f"## {file}", "\n".join(["| bug | what it breaks | caught by |", "| --- | --- | --- |", *rows])]
    return "\n\n".join(parts) + "\n"


def tests(bug: dict[str, Any]) -> str:
    """The tests of a bug, one below the other."""
    return "<br>".join(f"`{plain(test)}`" for test in bug["tests"])


def plain(text: str) -> str:
    """Text that a table can hold."""
    return " ".join(text.split()).replace("|", "\\|")


if __name__ == "__main__":
    main()
