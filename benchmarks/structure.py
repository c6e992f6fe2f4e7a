"""The measures of docs/architecture.md that stand in the sources: what an author of rules has to read and to write.

    python benchmarks/structure.py [--source src] [--write]

Another version is measured by its sources: `git worktree add ../before v0.1.0`, then `--source ../before/src`.
"""

from __future__ import annotations

import argparse
import ast
import re
from collections.abc import Iterator
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs/architecture.md"
GAMES = ["power_grid", "future_energy", "barrage"]
DERIVED = {"observation"}
"""Has no value in the class of all games; it is derived for each of them."""


def trees(folder: Path) -> Iterator[ast.Module]:
    """Every module in a folder and below it."""
    for path in sorted(folder.rglob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"))


def comparisons(folder: Path, name: str) -> int:
    """How often a variable or a field of this name is compared with something."""

    def called(node: ast.expr) -> bool:
        return getattr(node, "id", getattr(node, "attr", None)) == name

    compared = (node for tree in trees(folder) for node in ast.walk(tree) if isinstance(node, ast.Compare))
    return sum(any(called(side) for side in (node.left, *node.comparators)) for node in compared)


def import_share(folder: Path) -> float:
    """Lines that import, of all lines that are not blank."""
    imported = total = 0
    for path in folder.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        imports = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import | ast.ImportFrom)]
        imported += sum((node.end_lineno or node.lineno) - node.lineno + 1 for node in imports)
        total += sum(1 for line in text.splitlines() if line.strip())
    return imported / total


def contract(source: Path) -> tuple[int, int]:
    """How many names every game has to give, and how many it may give: of Game, Rules and the optional parts."""
    folder = source / "megawatt/kernel"
    files = [file for file in (folder / "contract/game.py", folder / "contract/parts.py", folder / "game.py") if file.exists()]
    declared = [node for file in files for node in ast.parse(file.read_text(encoding="utf-8")).body]
    kinds = [node for node in declared if isinstance(node, ast.ClassDef) and node.name != "OnGpu"]
    names: dict[str, bool] = {}
    for node in (node for kind in kinds for node in kind.body):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names[node.target.id] = node.value is None and node.target.id not in DERIVED
        elif isinstance(node, ast.FunctionDef) and not node.name.startswith("__"):
            names[node.name] = any(isinstance(mark, ast.Name) and mark.id == "abstractmethod" for mark in node.decorator_list)
    needed = sum(names.values())
    return needed, len(names) - needed


def measures(source: Path) -> dict[str, str]:
    """The figures of these sources, under the names that the page gives them."""
    rules = [source / "megawatt/games" / game / "rules" for game in GAMES]
    return {
        "comparisons with `asked` in the rules": " · ".join(str(comparisons(folder, "asked")) for folder in rules),
        "lines of the rules that import": " · ".join(f"{import_share(folder):.0%}" for folder in rules),
        "names that every game gives, and may give": "{} and {}".format(*contract(source)),
    }


def written(page: str, figures: dict[str, str]) -> str:
    """The page with these figures in its table."""
    for name, figure in figures.items():
        page = re.sub(rf"^(\| {re.escape(name)} \|) [^|]+ \|$", rf"\1 {figure} |", page, flags=re.MULTILINE)
    return page


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--source", type=Path, default=Path(__file__).parents[1] / "src")
    parser.add_argument("--write", action="store_true", help="write them into docs/architecture.md as the current ones")
    arguments = parser.parse_args()
    figures = measures(arguments.source.resolve())
    for name, figure in figures.items():
        print(f"{name}: {figure}")
    if arguments.write:
        PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), figures), encoding="utf-8")


if __name__ == "__main__":
    main()
