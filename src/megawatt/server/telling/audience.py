"""Everybody who watches one table: what all see and what each seat sees is made once per step, and only what changed is sent."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Any, TypeVar, cast

from msgspec import UNSET, Raw, Struct
from msgspec.structs import replace

from megawatt.kernel.events import EVERYONE
from megawatt.kernel.match import Match
from megawatt.kernel.records import Record
from megawatt.kernel.sharing import ViewMemory
from megawatt.server.refusals import Refusal
from megawatt.server.storage.steps import ASKED_FOR, OVER
from megawatt.server.tables.table import MoveMade, Table
from megawatt.server.telling.chat import TableChat
from megawatt.server.telling.connection import Connection
from megawatt.server.telling.from_match import (
    listed_moves,
    plan_offers,
    seen_by,
    tell_event,
    tell_given_up,
    tell_played,
    tell_undo,
)
from megawatt.server.wire.to_page import Entry, Log, Presence, Update, encode
from megawatt.server.wire.to_page import Table as TableMessage

T = TypeVar("T")
NEWEST_ENTRIES = 60
"""So many plies of the log come with a table; older ones when asked for."""
MOST_ENTRIES = 200


class Shown(Struct):
    """What pages have been told, key by key; large parts as encoded JSON."""

    view: dict[str, Any]
    parts: dict[str, Any]

    def changed(self, before: Shown | None) -> Shown:
        """What is otherwise than before."""
        return self if before is None else Shown(_changed(before.view, self.view), _changed(before.parts, self.parts))


class Audience:
    """The pages at one table."""

    __slots__ = (
        "_common", "_memory", "_shown", "chat", "connections", "elsewhere", "hearing", "listeners", "lock", "now", "table",
        "touched", "trouble",
    )  # fmt: skip

    def __init__(self, table: Table, now: Callable[[], float] = time.time) -> None:
        self.now = now
        self.table = table
        """The table as it is committed; replaced whole by the next one (see acts/journal.py)."""
        self.lock = asyncio.Lock()
        """Whoever holds it may make the next step."""
        self.chat: TableChat | None = None
        """What was said here; None until somebody wants to hear it."""
        self.hearing = asyncio.Lock()
        """Whoever holds it may tell what was said."""
        self.trouble: Refusal | None = None
        """Why nothing can be done here now."""
        self.touched = time.monotonic()
        self.connections: set[Connection] = set()
        self.listeners: set[Connection] = set()
        """Programs that hear the chat and nothing of the game."""
        self.elsewhere: dict[str, tuple[float, list[int], int]] = {}
        """Other workers' pages: when heard of, seats and watchers."""
        self._common: Shown | None = None
        """What the pages of all seats have been told alike."""
        self._shown: dict[int | None, Shown] = {}
        """What the pages of each seat have been told besides; where both have a key, this one counts."""
        self._memory = ViewMemory(_packed)

    def must_be_sound(self) -> None:
        """Refuse while the last step is in doubt, or when the journal is damaged."""
        if self.trouble is not None:
            raise self.trouble.with_traceback(None)

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

    def usual_seat(self, person: str | None) -> int | None:
        """The seat that this person is shown unless they wish otherwise: theirs to decide, else their first, else a spectator's."""
        mine = self.table.seats_of(person)
        if self.table.to_decide in mine:
            return self.table.to_decide
        return mine[0] if mine else None

    def tell_presence(self) -> None:
        """Everybody hears who is there."""
        message = encode(Presence(sorted(self.present()), self.watchers()))
        for connection in self.connections:
            connection.tell(message)

    def forget_unwatched(self) -> None:
        """Views that nobody looks at need not be kept."""
        looked_at = {connection.shown for connection in self.connections}
        self._shown = {seat: shown for seat, shown in self._shown.items() if seat in looked_at}
        if not looked_at:
            self._common = None
            self._memory.clear()

    def send_away(self, code: int) -> None:
        """Disconnect everybody; pages connect again and are told how things stand."""
        for connection in list(self.connections):
            connection.close(code)

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
            connection.tell(self.whole(connection.person, connection.shown))

    def tell_afresh(self) -> None:
        """Everything, to everybody."""
        self._common = None
        self._shown.clear()
        self._memory.clear()
        self.tell_table(self.connections)

    def tell_move(self, made: MoveMade) -> None:
        """What a move changed, to everybody; the last one changes the summary too."""
        self._tell_change(made, self.table.match is not None and self.table.match.over)

    def tell_plan(self, seat: int) -> None:
        """A plan changed: only the pages that show this seat hear of it, and the step's number stays."""
        self._shown.pop(seat, None)
        self.tell_table([connection for connection in self.connections if connection.shown == seat])

    def tell_aside(self) -> None:
        """Something beside the board changed: a request for an undo, or what somebody wants to be woken for."""
        self._tell_change(None, False)

    def _tell_change(self, made: MoveMade | None, with_summary: bool) -> None:
        by_seat: dict[int | None, list[Connection]] = {}
        for connection in self.connections:
            by_seat.setdefault(connection.shown, []).append(connection)
        before, common_before = self._shown, self._common
        if not by_seat:
            self._common, self._shown = None, {}
            return
        self._common, self._shown = self._make(by_seat)
        common = _written_once(self._common.changed(common_before))
        public = self._entry(made, None) if made else []
        apart = _told_apart(made) if made else set()
        alike: list[tuple[Shown, bytes]] = []
        for seat, connections in by_seat.items():
            entries = self._entry(made, seat) if made and seat in apart else public
            known = before.get(seat)
            own = self._shown[seat].changed(known)
            if with_summary:
                self._tell_with_summary(connections, self._update(common if known else self._common, own, entries))
            elif known and entries is public:
                text = next((text for heard, text in alike if heard == own), None)
                if text is None:
                    text = encode(self._update(common, own, entries))
                    alike.append((own, text))
                _tell_all(connections, text)
            else:
                _tell_all(connections, encode(self._update(common if known else self._common, own, entries)))

    def _tell_with_summary(self, connections: Iterable[Connection], update: Update) -> None:
        for connection in connections:
            summary = self.table.summary(connection.person, self.present())
            connection.tell(encode(replace(update, summary=summary)))

    def _update(self, common: Shown, own: Shown, entries: list[Entry]) -> Update:
        view = {**common.view, **own.view}
        return Update(seq=self.table.seq, entries=entries, view=view or UNSET, now=self.now(), **common.parts, **own.parts)

    def _entry(self, made: MoveMade, seat: int | None) -> list[Entry]:
        """The line of the log for this seat, as a list of one."""
        step, table = made.step, self.table
        assert table.match is not None
        events = [tell_event(event) for event in seen_by(made.events, seat)]
        verb = step.move.partition(" ")[0]
        ply, arguments = table.match.ply, dict(made.arguments)
        alone = tells_by_itself(table, ply, step.seat, seat)
        return _written([Entry(ply, step.seat, step.move, verb, arguments, events, int(table.moved), None, alone)])

    # Making

    def whole(self, person: str | None, seat: int | None) -> bytes:
        """Everything, as this person sees it from this seat."""
        table, match = self.table, self.table.match
        summary = table.summary(person, self.present())
        if match is None:
            return encode(TableMessage(seq=table.seq, summary=summary, shown=seat, now=self.now(), **_NOT_STARTED))
        if self._common is None or seat not in self._shown:
            self._common, made = self._make([seat])
            self._shown |= made
        common, shown = self._common, self._shown[seat]
        first = max(1, match.ply - NEWEST_ENTRIES + 1)
        log = Log(first, log_entries(table, first, match.ply, seat))
        whole = TableMessage(
            seq=table.seq,
            summary=summary,
            shown=seat,
            printed=printed_json(match),
            view={**common.view, **shown.view},
            now=self.now(),
            log=log,
            **common.parts,
            **shown.parts,
        )
        return encode(whole)

    def _make(self, seats: Iterable[int | None]) -> tuple[Shown, dict[int | None, Shown]]:
        """What everybody is shown now, and what each of these seats besides."""
        match = self.table.match
        if match is None:
            return Shown({}, {}), {seat: Shown({}, {}) for seat in seats}
        game, b = match.game, match.board
        with self._memory.one_round(match.state) as s:
            common = Shown(game.seen_by_all(b, s), self._common_parts(match))
            own = {seat: Shown(game.seen_by(b, s, seat), self._own_parts(match, s, seat)) for seat in seats}
        return common, own

    def _common_parts(self, match: Match) -> dict[str, Any]:
        """What is the same for every seat. Scores come at the end: before it they may count what lies face down."""
        table, over = self.table, match.over
        return {
            "ply": match.ply,
            "to_decide": table.to_decide,
            "over": table.status == OVER,
            "scores": match.scores() if over else [],
            "ranking": table.ranking if table.status == OVER else None,
            "request": table.told_request() if table.request else None,
            "times": table.told_times() if table.clock else None,
        }

    def _own_parts(self, match: Match, s: Record, seat: int | None) -> dict[str, Any]:
        """What a seat may do."""
        table, moves = self.table, None
        if seat is None or table.status == OVER:
            return {"moves": None, "plans": [], "plan": None, "undo": None, "only_decisions": None}
        if table.to_decide == seat:
            asked = match.game.question(s)
            moves = _packed(listed_moves(match, s, f"question-{asked}" if asked else None))
        return {
            "moves": moves,
            "plans": plan_offers(match, s, seat),
            "plan": table.plans.get(seat),
            "undo": table.undo_offer(seat),
            "only_decisions": table.seats[seat].only_decisions,
        }


def _tell_all(connections: Iterable[Connection], message: bytes) -> None:
    for connection in connections:
        connection.tell(message)


def _told_apart(made: MoveMade) -> set[int | None]:
    """The seats that hear more of a move than everybody."""
    apart: set[int | None] = {event.audience for event in made.events if event.audience != EVERYONE}
    return apart if made.step.by_itself == ASKED_FOR else apart | {made.step.seat}


def tells_by_itself(table: Table, ply: int, mover: int, seat: int | None) -> bool:
    """Whether this seat is told that a move was played by itself: its own; others' would show that they had no choice."""
    return (mover == seat or table.status == OVER) and table.by_itself[ply - 1] != ASKED_FOR


def _packed(value: object) -> Raw:
    """A part of a view as it is kept: encoded, since it is only ever sent."""
    return Raw(encode(value))


def _written(value: T) -> T:
    """The same, encoded once for many pages: whoever puts it into a message sees what it is, not how it is kept."""
    return cast(T, _packed(value))


def _written_once(shown: Shown) -> Shown:
    """The same, encoded as far as that takes time: every page gets it."""
    view = {key: _packed(value) if type(value) in (dict, list) else value for key, value in shown.view.items()}
    return Shown(view, shown.parts)


_NOT_STARTED: dict[str, Any] = {
    "printed": {}, "view": {}, "ply": 0, "to_decide": None, "over": False, "moves": None, "plans": [], "plan": None,
    "log": Log(1, []), "undo": None, "request": None, "scores": [], "ranking": None, "times": None,
    "only_decisions": None,
}  # fmt: skip


def log_entries(table: Table, first: int, last: int, seat: int | None) -> list[Entry]:
    """The log of these plies; an undo stands behind the last move that it left, and who gave up behind the last move before."""
    match = table.match_in_play()
    first, last = max(1, first), min(last, match.ply)
    between: dict[int, list[Entry]] = {}
    for undo in table.taken_back:
        between.setdefault(undo.to, []).append(tell_undo(undo.first, undo.to, undo.by, undo.at))
    for gone in table.given_up:
        between.setdefault(gone.ply, []).append(tell_given_up(gone.ply, gone.seat, gone.why, gone.at))
    entries = list(between.get(0, [])) if first == 1 else []
    for played in match.history(first, last, seat):
        alone = tells_by_itself(table, played.ply, played.seat, seat)
        entries.append(tell_played(played, table.times[played.ply - 1], alone))
        entries += between.get(played.ply, [])
    return entries


def printed_json(match: Match) -> dict[str, Any]:
    """What is printed on the board, encoded; it belongs to the board, which many tables share."""
    board: Any = match.board
    if not hasattr(board, "printed_json"):
        board.printed_json = _written(match.game.printed(board))
    made: dict[str, Any] = board.printed_json
    return made


def _changed(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    if before == now:  # most often, for a seat that waits
        return {}
    changed = {}
    for key, value in now.items():
        old = before.get(key, _MISSING)
        if old is not value and old != value:
            changed[key] = value
    if len(before) > len(now):
        changed.update(dict.fromkeys(before.keys() - now.keys()))
    return changed


_MISSING = object()
