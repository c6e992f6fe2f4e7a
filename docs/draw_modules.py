"""Draw the module graphs into docs/architecture.md, from the imports of the code: `make graph`.

A graph shows packages, not modules, and leaves out every arrow that follows from others: where `door → acts → tables`
stands, `door → tables` may be true as well. Drawn in Mermaid, which code forges and editors show as a picture.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import grimp

PAGE = Path(__file__).with_name("architecture.md")
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


def reduced(graph: Arrows) -> Arrows:
    """The arrows that do not follow from others."""
    for name in graph:
        assert name not in reached(graph, name), f"{name} imports itself by way of others; no picture has layers then"
    return {name: {aim for aim in aims if not any(aim in reached(graph, other) for other in aims)} for name, aims in graph.items()}


def mermaid(graph: Arrows) -> Iterator[str]:
    """The graph as the lines of a picture: the boxes, then the arrows, in a fixed order."""
    yield "```mermaid"
    yield "flowchart TD"
    yield from (f"  {name}" for name in sorted(graph))
    yield from (f"  {name} --> {aim}" for name in sorted(graph) for aim in sorted(reduced(graph)[name]))
    yield "```"


def drawn(page: str) -> str:
    """The page with its graphs as the code is now."""

    def draw(found: re.Match[str]) -> str:
        return found[1] + "".join(f"{line}\n" for line in mermaid(arrows(DRAWN[found[2]]))) + found[3]

    return GRAPH.sub(draw, page)


if __name__ == "__main__":
    PAGE.write_text(drawn(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
