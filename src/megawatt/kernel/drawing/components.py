"""What any table can show without a drawing of the game's own: cards, hands, tracks, grids, and one thing for every seat.

A view names them as values: `{"offer": hand(["coal", None]), "points": track([3, 7], 20), "money": by_seat([10, 4])}`. The
heading of a value is the message `view-KEY`. A text is the id of one of the game's messages, or else shown as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Text = str | int | None
COMPONENT = "component"
UNSHOWN = ("game", "you", "seat", "asked")
"""Keys of a view that say what the table shows anyway."""


def card(text: Text, note: Text = None) -> dict[str, Any]:
    """One card; None lies face down. The note stands below, such as what it costs."""
    return {COMPONENT: "card", "text": text, "note": note}


def hand(cards: Sequence[Text | dict[str, Any]]) -> dict[str, Any]:
    """Cards side by side."""
    return {COMPONENT: "hand", "cards": [each if isinstance(each, dict) else card(each) for each in cards]}


def track(places: Sequence[int], last: int, first: int = 0) -> dict[str, Any]:
    """A row of numbered spaces with the marker of every seat on its place."""
    return {COMPONENT: "track", "places": list(places), "first": first, "last": last}


def grid(rows: Sequence[Sequence[Text | dict[str, Any]]]) -> dict[str, Any]:
    """Cells in rows and columns; `mark(seat)` is a piece of a seat."""
    return {COMPONENT: "grid", "rows": [list(row) for row in rows]}


def mark(seat: int) -> dict[str, Any]:
    """A piece in a seat's colour."""
    return {COMPONENT: "mark", "seat": seat}


def by_seat(values: Sequence[Any]) -> dict[str, Any]:
    """One value for every seat, in their order; a value may be a component."""
    return {COMPONENT: "seats", "values": list(values)}
