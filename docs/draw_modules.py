"""Draw the module graphs and the table of the server's packages into docs/architecture.md, from the code: `make graph`.

A graph shows packages, not modules, and leaves out every arrow that follows from others: where `http → live → tables` is
drawn, `http → tables` may be true as well. Packages that import each other are in one frame. Drawn in Mermaid, which code forges
and editors show as a picture. The table has the first sentence of each docstring, in the order of the layers of lint-imports.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import grimp

PAGE = Path(__file__).with_name("architecture.md")
ROOT = Path(__file__).parents[1]
SERVER = ROOT / "src/megawatt/server"
TABLE = re.compile(r"(<!-- table: server, written by `make graph` -->\n).*?(<!-- end of table -->)", re.DOTALL)
LAYERS = "The packages of the server lie one above the other"
GRAPH = re.compile(r"(<!-- graph: (\w+), written by `make graph` -->\n).*?(<!-- end of graph -->)", re.DOTALL)
ASIDE = {"version", "__main__"}
"""Modules of one line, which a graph need not show."""

Arrows = dict[str, set[str]]


def package(module: str) -> str | None:
    """The part of Megawatt that a module belongs to."""
    names = module.split(".")
    return names[1] if len(names) > 1 and names[1] not in ASIDE else None


def server(module: str) -> str | None:
    """The package of the server that a module belongs to."""
    names = module.split(".")
    return names[2] if names[1:2] == ["server"] and len(names) > 2 else None


DRAWN: dict[str, Callable[[str], str | None]] = {"packages": package, "server": server}
"""The graphs of the page: the box that a module lies in, or None."""


def arrows(box: Callable[[str], str | None]) -> Arrows:
    """From every box to those it imports from."""
    imports = grimp.build_graph("megawatt", cache_dir=None)
    found: Arrows = {}
    for module in imports.modules:
        if here := box(module):
            there = {box(imported) for imported in imports.find_modules_directly_imported_by(module)}
            found.setdefault(here, set()).update(name for name in there if name and name != here)
    return found


def reached(graph: Arrows, start: str) -> set[str]:
    """Every box that arrows lead to from here."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        for name in graph[waiting.pop()] - found:
            found.add(name)
            waiting.append(name)
    return found


def groups(graph: Arrows) -> dict[str, str]:
    """The group of every box: boxes that lead to each other are one group, named after the first of them."""
    ways = {name: reached(graph, name) for name in graph}
    return {name: min({name} | {other for other in ways[name] if name in ways[other]}) for name in graph}


def condensed(graph: Arrows, group: dict[str, str]) -> Arrows:
    """The arrows between groups, without those that follow from others."""
    whole: Arrows = {name: set() for name in group.values()}
    for name, aims in graph.items():
        whole[group[name]] |= {group[aim] for aim in aims} - {group[name]}
    return {name: {aim for aim in aims if not any(aim in reached(whole, other) for other in aims)} for name, aims in whole.items()}


def mermaid(graph: Arrows) -> Iterator[str]:
    """The graph as the lines of a picture: boxes without arrows, then the arrows; a group of several boxes has a frame."""
    group = groups(graph)
    frames = {name: f"{name}_and_others" for name in group.values() if list(group.values()).count(name) > 1}
    yield "```mermaid"
    yield "flowchart TD"
    drawn = condensed(graph, group)
    linked = {name for name, aims in drawn.items() if aims}.union(*drawn.values())
    yield from (f"  {name}" for name in sorted(graph) if group[name] not in frames and name not in linked)
    for name, frame in sorted(frames.items()):
        yield f'  subgraph {frame}["import each other"]'
        yield from (f"    {member}" for member in sorted(graph) if group[member] == name)
        yield "  end"
    for name, aims in sorted(drawn.items()):
        if aims:
            yield f"  {frames.get(name, name)} --> {' & '.join(frames.get(aim, aim) for aim in sorted(aims))}"
    yield "```"


def server_table() -> Iterator[str]:
    """The packages and modules of the server, from above."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
    (layers,) = (contract["layers"] for contract in contracts if contract["name"] == LAYERS)
    yield "| package or module | contents |"
    yield "| --- | --- |"
    for name in (name.strip() for layer in layers for name in re.split("[|:]", layer)):
        folder = SERVER / name
        if not folder.is_dir():
            yield f"| `{name}.py` | {about(folder.with_suffix('.py'))} |"
            continue
        yield f"| `{name}/` | {about(folder / '__init__.py')} |"


def about(path: Path) -> str:
    """The first sentence of a module's docstring."""
    text = " ".join((ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "").split())
    return re.split(r"(?<=\.) ", text)[0].replace("|", "\\|")


def drawn(page: str) -> str:
    """The page with its graphs and its table as the code is."""

    def draw(found: re.Match[str]) -> str:
        return found[1] + "".join(f"{line}\n" for line in mermaid(arrows(DRAWN[found[2]]))) + found[3]

    rows = "\n".join(server_table())
    return TABLE.sub(lambda found: f"{found[1]}\n{rows}\n\n{found[2]}", GRAPH.sub(draw, page))


if __name__ == "__main__":
    PAGE.write_text(drawn(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
