"""Everybody who watches one table: each seat's view is made once per step and shared, and only what changed is sent."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Raw, Struct

from megawatt.kernel.match import Match
from megawatt.server.connection import Connection
from megawatt.server.messages import Entry, encode
from megawatt.server.table import MoveMade, Table
from megawatt.server.telling import listed_moves, plan_offers, seen_by, tell_event, tell_played, tell_undo

NEWEST_ENTRIES = 60
"""So many plies of the log come with a table; older ones when asked for."""
MOST_ENTRIES = 200


class Shown(Struct):
    """What the pages that show one seat have been told: encoded JSON per key."""

    view: dict[str, bytes]
    parts: dict[str, bytes]


class Audience:
    """The pages at one table."""

    __slots__ = ("_shown", "connections", "elsewhere", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[float, list[int], int]] = {}
        """Other workers' pages: when heard of, seats and watchers."""
        self._shown: dict[int | None, Shown] = {}

    # Coming and going

    def present(self) -> set[int]:
        """The seats whose people are looking."""
        people = {connection.person for connection in self.connections if connection.person}
        here = {seat for person in people for seat in self.table.seats_of(person)}
        return here.union(*(seats for _, seats, _ in self.elsewhere.values()))

    def watchers(self) -> int:
        """How many pages look without a seat."""
        here = sum(1 for connection in self.connections if not self.table.seats_of(connection.person))
        return here + sum(watchers for _, _, watchers in self.elsewhere.values())

    def tell_presence(self) -> None:
        """Everybody hears who is there."""
        message = encode({"type": "presence", "present": sorted(self.present()), "watchers": self.watchers()}).decode()
        for connection in self.connections:
            connection.tell(message)

    def forget_unwatched(self) -> None:
        """Views that nobody looks at need not be kept."""
        looked_at = {connection.shown for connection in self.connections}
        self._shown = {seat: shown for seat, shown in self._shown.items() if seat in looked_at}

    def show_own_seats(self) -> None:
        """Who has sat down sees the table from that seat, who has stood up as a spectator."""
        for connection in self.connections:
            mine = self.table.seats_of(connection.person)
            if connection.shown not in mine:
                connection.shown = mine[0] if mine else None

    # Telling

    def tell_table(self, connections: Iterable[Connection]) -> None:
        """Everything, to these pages."""
        for connection in connections:
            connection.tell(self._whole(connection))

    def tell_afresh(self) -> None:
        """Everything, to everybody."""
        self._shown.clear()
        self.tell_table(self.connections)

    def tell_move(self, made: MoveMade) -> None:
        """What a move changed, to everybody; the last one changes the summary too."""
        self._tell_change(made, self.table.match is not None and self.table.match.over)

    def tell_plan(self, seat: int) -> None:
        """A plan changed: only the pages that show this seat hear of it, and the step's number stays."""
        self._shown.pop(seat, None)
        self.tell_table([connection for connection in self.connections if connection.shown == seat])

    def tell_request(self) -> None:
        """A request for an undo came, changed or went."""
        self._tell_change(None, False)

    def _tell_change(self, made: MoveMade | None, with_summary: bool) -> None:
        by_seat: dict[int | None, list[Connection]] = {}
        for connection in self.connections:
            by_seat.setdefault(connection.shown, []).append(connection)
        before, self._shown = self._shown, self._make(by_seat)
        for seat, connections in by_seat.items():
            update = self._update(seat, made, before.get(seat))
            if not with_summary:
                message = encode(update).decode()
                for connection in connections:
                    connection.tell(message)
                continue
            for connection in connections:
                summary = self.table.summary(connection.person, self.present())
                connection.tell(encode({**update, "summary": summary}).decode())

    def _update(self, seat: int | None, made: MoveMade | None, before: Shown | None) -> dict[str, Any]:
        now = self._shown[seat]
        view = now.view if before is None else _changed(before.view, now.view)
        parts = now.parts if before is None else _changed(before.parts, now.parts)
        update: dict[str, Any] = {"type": "update", "seq": self.table.seq}
        if view:
            update["view"] = {key: Raw(value) for key, value in view.items()}
        update["entries"] = [self._entry(made, seat)] if made else []
        update.update({key: Raw(value) for key, value in parts.items()})
        return update

    def _entry(self, made: MoveMade, seat: int | None) -> Entry:
        step, table = made.step, self.table
        assert table.match is not None
        events = [tell_event(event) for event in seen_by(made.events, seat)]
        verb = step.move.partition(" ")[0]
        return Entry(table.match.ply, step.seat, step.move, verb, dict(made.arguments), events, int(table.moved), None)

    # Making

    def _whole(self, connection: Connection) -> str:
        table, seat = self.table, connection.shown
        message: dict[str, Any] = {"type": "table", "seq": table.seq}
        message["summary"] = table.summary(connection.person, self.present())
        message["shown"] = seat
        match = table.match
        if match is None:
            return encode({**message, **_NOT_STARTED}).decode()
        if seat not in self._shown:
            self._shown |= self._make([seat])
        shown = self._shown[seat]
        first = max(1, match.ply - NEWEST_ENTRIES + 1)
        message["printed"] = Raw(printed_json(match))
        message["view"] = {key: Raw(value) for key, value in shown.view.items()}
        message.update({key: Raw(value) for key, value in shown.parts.items()})
        message["log"] = {"first": first, "entries": log_entries(table, first, match.ply, seat)}
        return encode(message).decode()

    def _shared_parts(self) -> dict[str, bytes]:
        """What is the same for every seat. Scores come at the end: before it they may count what lies face down."""
        table, match = self.table, self.table.match
        if match is None:
            return {}
        return {
            "ply": encode(match.ply),
            "to_decide": encode(match.seat),
            "over": encode(match.over),
            "scores": encode(match.scores() if match.over else []),
            "ranking": encode(table.ranking),
            "request": encode(table.told_request()),
        }

    def _make(self, seats: Iterable[int | None]) -> dict[int | None, Shown]:
        """What these seats are shown now; what several of them see alike is made and encoded once."""
        match, shared = self.table.match, self._shared_parts()
        if match is None:
            return {seat: Shown({}, shared) for seat in seats}
        encoded = _EncodedOnce()
        views = match.game.views(match.board, match.state, seats)
        return {
            seat: Shown({key: encoded(value) for key, value in view.items()}, self._parts(match, seat, view, shared))
            for seat, view in views.items()
        }

    def _parts(self, match: Match, seat: int | None, view: Mapping[str, Any], shared: dict[str, bytes]) -> dict[str, bytes]:
        """Everything beside the view."""
        moves = offers = plan = None
        if seat is not None and not match.over:
            if match.seat == seat:
                asked = view.get("asked")
                moves = listed_moves(match, f"question-{asked}" if asked else None)
            offers, plan = plan_offers(match, seat), self.table.plans.get(seat)
        return {
            **shared,
            "moves": encode(moves),
            "plans": encode(offers or []),
            "plan": encode(plan),
            "undo": encode(self.table.undo_offer(seat)),
        }


class _EncodedOnce:
    """Encodes; the same object only once."""

    def __init__(self) -> None:
        self._made: dict[int, tuple[object, bytes]] = {}

    def __call__(self, value: object) -> bytes:
        made = self._made.get(id(value))
        if made is None:
            made = self._made[id(value)] = (value, encode(value))
        return made[1]


_NOT_STARTED: dict[str, Any] = {
    "printed": {}, "view": {}, "ply": 0, "to_decide": None, "over": False, "moves": None, "plans": [], "plan": None,
    "log": {"first": 1, "entries": []}, "undo": None, "request": None, "scores": [], "ranking": None,
}  # fmt: skip


def log_entries(table: Table, first: int, last: int, seat: int | None) -> list[Entry]:
    """The log of these plies; an undo stands behind the last move that it left."""
    match = table.playing()
    first, last = max(1, first), min(last, match.ply)
    undos: dict[int, list[Entry]] = {}
    for undo in table.taken_back:
        undos.setdefault(undo.to, []).append(tell_undo(undo.first, undo.to, undo.by, undo.at))
    entries = list(undos.get(0, [])) if first == 1 else []
    for played in match.history(first, last, seat):
        entries.append(tell_played(played, table.times[played.ply - 1]))
        entries += undos.get(played.ply, [])
    return entries


def printed_json(match: Match) -> bytes:
    """What is printed on the board; it belongs to the board, which many tables share."""
    board: Any = match.board
    if not hasattr(board, "printed_json"):
        board.printed_json = encode(match.game.printed(board))
    made: bytes = board.printed_json
    return made


def _changed(before: dict[str, bytes], now: dict[str, bytes]) -> dict[str, bytes]:
    gone = dict.fromkeys(before.keys() - now.keys(), b"null")
    return gone | {key: value for key, value in now.items() if before.get(key) != value}
