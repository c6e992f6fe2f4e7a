"""Overload in a terminal, from a view alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from megawatt.author import Words

if TYPE_CHECKING:
    from rich.console import RenderableType


def draw(view: Mapping[str, Any], words: Words) -> RenderableType:
    """One line for the line, one for each seat."""
    lines = [words("label-load", count=view["load"])]
    for who, charged in enumerate(view["charged"]["values"]):
        fuse = view["fuses"]["values"][who]["text"]
        lines.append(words("label-seat", seat=who + 1, count=charged, fuse="?" if fuse is None else str(fuse)))
    return "\n".join(lines)
