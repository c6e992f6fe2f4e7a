"""Sending one table to everybody who watches it: views are made once per step, and only what has changed is sent."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeVar, cast

from msgspec import UNSET, Raw, Struct
from msgspec.structs import replace

from megawatt.kernel.contract.events import EVERYONE
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.view_cache import ViewCache
from megawatt.kernel.match.match import SECRET_TEXT, Match
from megawatt.kernel.rules.records import Record
from megawatt.server.encoding import encode
from megawatt.server.live.connection import Connection
from megawatt.server.live.messages import Entry, Log, Moves, Presence, Update
from megawatt.server.live.messages import Table as TableMessage
from megawatt.server.tables.lessons import shown_lesson
from megawatt.server.tables.serialize import (
    given_up_entry,
    listed_moves,
    listed_shortcuts,
    plan_offers,
    played_entry,
    seen_by,
    shown_event,
    undo_entry,
    verb_of,
)
from megawatt.server.tables.steps import OVER, UNASKED, Agreed, Asked, Declined, GaveUp, LessonRead, Seated, Wakes
from megawatt.server.tables.table import MoveMade, Pending, Table

if TYPE_CHECKING:
    from megawatt.server.tables.live_table import LiveTable

T = TypeVar("T")
ENTRIES_SENT = 60
"""Plies of the log that are sent with a table; older ones on request."""
MAX_ENTRIES = 200


class Shown(Struct):
    """What connections have been sent, key by key; large parts as encoded JSON."""

    view: dict[str, Any]
    parts: dict[str, Any]

    def changed(self, before: Shown | None) -> Shown:
        """What has changed."""
        return self if before is None else Shown(_changed(before.view, self.view), _changed(before.parts, self.parts))


class Broadcaster:
    """The connections at one table, and what they have been sent."""

    __slots__ = ("_common", "_live", "_memory", "_now", "_shown", "connections", "listeners")

    def __init__(self, live: LiveTable, now: Callable[[], float]) -> None:
        self._live = live
        self._now = now
        self.connections: set[Connection] = set()
        self.listeners: set[Connection] = set()
        """Programs that get the chat only."""
        self._common: Shown | None = None
        """What the connections of all seats have been sent alike."""
        self._shown: dict[int | None, Shown] = {}
        """What those of each seat have been sent besides; where both have a key, this one counts."""
        self._memory = ViewCache(_encoded)

    @property
    def _table(self) -> Table:
        return self._live.table

    # Coming and going

    def send_presence(self) -> None:
        """Send everybody who is there."""
        message = encode(Presence(sorted(self._live.present()), self._live.watchers(), self._live.simple_bots))
        for connection in self.connections:
            connection.send(message)

    def forget_unwatched(self) -> None:
        """Drop the views of seats that nobody watches."""
        looked_at = {connection.shown for connection in self.connections}
        self._shown = {seat: shown for seat, shown in self._shown.items() if seat in looked_at}
        if not looked_at:
            self._common = None
            self._memory.clear()

    def disconnect_all(self, code: int) -> None:
        """Disconnect everybody; pages connect again and are sent everything."""
        for connection in list(self.connections):
            connection.close(code)

    def show_own_seats(self) -> None:
        """Show everybody a seat of theirs, after seats have changed; spectators see none."""
        for connection in self.connections:
            mine = self._table.seats_of(connection.person)
            if connection.shown not in mine:
                connection.shown = mine[0] if mine else None

    # Sending

    def send_table(self, connections: Iterable[Connection]) -> None:
        """Send everything to these connections."""
        for connection in connections:
            connection.send(self.whole(connection.person, connection.shown))

    def send_everything(self) -> None:
        """Send everything to everybody."""
        self._common = None
        self._shown.clear()
        self._memory.clear()
        self.send_table(self.connections)

    def send_step(self, pending: Pending) -> None:
        """Send everybody what a committed step has changed."""
        step = pending.step
        if pending.made is not None:
            self.send_move(pending.made)
        elif isinstance(step, Asked | Agreed | Declined | Wakes | LessonRead):
            self.send_aside()
        else:
            if isinstance(step, Seated | GaveUp):
                self.show_own_seats()
            self.send_everything()

    def send_move(self, made: MoveMade) -> None:
        """Send everybody what a move has changed; the last one changes the summary too.

        When it has shown secret moves, everything is sent: earlier lines of the log are others now.
        """
        if made.shows_secrets:
            self.send_everything()
            return
        self._send_change(made, self._table.match is not None and self._table.match.over)

    def send_plan(self, seat: int) -> None:
        """Send a changed plan to the connections that show its seat; the step's number stays."""
        self._shown.pop(seat, None)
        self.send_table([connection for connection in self.connections if connection.shown == seat])

    def send_aside(self) -> None:
        """Send what has changed beside the board: a request for an undo, or which turns somebody wants to decide."""
        self._send_change(None, False)

    def _send_change(self, made: MoveMade | None, with_summary: bool) -> None:
        by_seat: dict[int | None, list[Connection]] = {}
        for connection in self.connections:
            by_seat.setdefault(connection.shown, []).append(connection)
        before, common_before = self._shown, self._common
        if not by_seat:
            self._common, self._shown = None, {}
            return
        self._common, self._shown = self._make(by_seat)
        common = _encoded_once(self._common.changed(common_before))
        public = self._entry(made, None) if made else []
        apart = _seats_apart(made) if made else set()
        alike: list[tuple[Shown, bytes]] = []
        for seat, connections in by_seat.items():
            entries = self._entry(made, seat) if made and seat in apart else public
            known = before.get(seat)
            own = self._shown[seat].changed(known)
            if with_summary:
                self._send_with_summary(connections, self._update(common if known else self._common, own, entries))
            elif known and entries is public:
                text = next((text for heard, text in alike if heard == own), None)
                if text is None:
                    text = encode(self._update(common, own, entries))
                    alike.append((own, text))
                _send_all(connections, text)
            else:
                _send_all(connections, encode(self._update(common if known else self._common, own, entries)))

    def _send_with_summary(self, connections: Iterable[Connection], update: Update) -> None:
        for connection in connections:
            summary = self._table.summary(connection.person, self._live.present())
            connection.send(encode(replace(update, summary=summary)))

    def _update(self, common: Shown, own: Shown, entries: list[Entry]) -> Update:
        view = {**common.view, **own.view}
        return Update(seq=self._table.seq, entries=entries, view=view or UNSET, now=self._now(), **common.parts, **own.parts)

    def _entry(self, made: MoveMade, seat: int | None) -> list[Entry]:
        """The line of the log for this seat, as a list of one."""
        step, table = made.step, self._table
        assert table.match is not None
        events = [shown_event(event) for event in seen_by(made.events, seat)]
        ply, move, arguments = table.match.ply, step.move, dict(made.arguments)
        if ply in table.match.secret_plies(seat):
            move, arguments = SECRET_TEXT, {}
        alone = shows_by_itself(table, ply, step.seat, seat)
        return _encoded_as([Entry(ply, step.seat, move, verb_of(move), arguments, events, int(table.moved), None, alone)])

    # Making

    def whole(self, person: str | None, seat: int | None) -> bytes:
        """The message with everything, as this person sees it from this seat."""
        table, match = self._table, self._table.match
        summary = table.summary(person, self._live.present())
        if match is None:
            return encode(TableMessage(seq=table.seq, summary=summary, shown=seat, now=self._now(), **_NOT_STARTED))
        if self._common is None or seat not in self._shown:
            self._common, made = self._make([seat])
            self._shown |= made
        common, shown = self._common, self._shown[seat]
        first = max(1, match.ply - ENTRIES_SENT + 1)
        log = Log(first, log_entries(table, first, match.ply, seat))
        whole = TableMessage(
            seq=table.seq,
            summary=summary,
            shown=seat,
            printed=printed_json(match),
            view={**common.view, **shown.view},
            now=self._now(),
            log=log,
            **common.parts,
            **shown.parts,
        )
        return encode(whole)

    def _make(self, seats: Iterable[int | None]) -> tuple[Shown, dict[int | None, Shown]]:
        """What everybody is shown now, and what each of these seats besides."""
        match = self._table.match
        if match is None:
            return Shown({}, {}), {seat: Shown({}, {}) for seat in seats}
        game, b = match.game, match.board
        with self._memory.for_state(match.state) as s:
            common = Shown(game.seen_by_all(b, s), self._common_parts(match))
            own = {seat: Shown(game.seen_by(b, s, seat), self._own_parts(match, s, seat)) for seat in seats}
        return common, own

    def _common_parts(self, match: Match) -> dict[str, Any]:
        """What is the same for every seat. Scores come at the end: before it they may count what lies face down."""
        table, over = self._table, match.over
        several = {"deciders": list(table.deciders())} if match.game.is_simultaneous else {}
        return {
            **several,
            "ply": match.ply,
            "to_decide": table.to_decide,
            "over": table.status == OVER,
            "scores": match.scores() if over else [],
            "ranking": table.ranking if table.status == OVER else None,
            "request": table.shown_request() if table.request else None,
            "times": table.shown_times() if table.clock else None,
        }

    def _own_parts(self, match: Match, s: Record, seat: int | None) -> dict[str, Any]:
        """What a seat may do."""
        table, moves = self._table, None
        lesson = None if seat is None or not table.lessons else shown_lesson(table, seat)
        if seat is None or table.status == OVER:
            return {"moves": None, "plans": [], "plan": None, "undo": None, "only_decisions": None, "lesson": lesson}
        if (asked := table.match_asking(seat)) is not None:
            moves = _encoded(self._moves(asked, s if asked is match else asked.state))
        return {
            "moves": moves,
            "plans": plan_offers(match, s, seat),
            "plan": table.plans.get(seat),
            "undo": table.undo_offer(seat),
            "only_decisions": table.seats[seat].only_decisions,
            "lesson": lesson,
        }

    def _moves(self, match: Match, s: Record) -> Moves:
        """What the seat that this match asks may do; `s` is its state."""
        question = match.game.question(s)
        listed = listed_moves(match, s, f"question-{question}" if question else None)
        listed.shortcuts = listed_shortcuts(match)
        if (usual := match.game.usual(match.board, match.state)) is not None:
            listed.usual = match.text(usual)
        if match.seat == self._table.to_decide and (forced := self._table.forced_for_page()) is not None:
            listed.forced = match.text(forced)
        return listed


def _send_all(connections: Iterable[Connection], message: bytes) -> None:
    for connection in connections:
        connection.send(message)


def _seats_apart(made: MoveMade) -> set[int | None]:
    """The seats that get more about a move than everybody."""
    apart: set[int | None] = {event.audience for event in made.events if event.audience != EVERYONE}
    return apart | {made.step.seat} if made.step.by_itself in UNASKED or made.secret else apart


def shows_by_itself(table: Table, ply: int, mover: int, seat: int | None) -> bool:
    """Whether this seat learns that a move was automatic. For other seats' moves it would reveal that they had no choice."""
    return (mover == seat or table.status == OVER) and table.by_itself[ply - 1] in UNASKED


def _encoded(value: object) -> Raw:
    """A part of a view, kept encoded since it is only ever sent."""
    return Raw(encode(value))


def _encoded_as(value: T) -> T:
    """The same, encoded once for many connections; its static type stays that of the value."""
    return cast(T, _encoded(value))


def _encoded_once(shown: Shown) -> Shown:
    """The same, encoded as far as that takes time: every page gets it."""
    view = {key: _encoded(value) if type(value) in (dict, list) else value for key, value in shown.view.items()}
    return Shown(view, shown.parts)


_NOT_STARTED: dict[str, Any] = {
    "printed": {}, "view": {}, "ply": 0, "to_decide": None, "over": False, "moves": None, "plans": [], "plan": None,
    "log": Log(1, []), "undo": None, "request": None, "scores": [], "ranking": None, "times": None,
    "only_decisions": None, "lesson": None,
}  # fmt: skip


def log_entries(table: Table, first: int, last: int, seat: int | None) -> list[Entry]:
    """The log of these plies; an undo follows the last move that remains, and giving up follows the last move before it."""
    match = table.match_in_play()
    first, last = max(1, first), min(last, match.ply)
    between: dict[int, list[Entry]] = {}
    for undo in table.taken_back:
        between.setdefault(undo.to, []).append(undo_entry(undo.first, undo.to, undo.by, undo.at))
    for gone in table.given_up:
        between.setdefault(gone.ply, []).append(given_up_entry(gone.ply, gone.seat, gone.why, gone.at))
    entries = list(between.get(0, [])) if first == 1 else []
    for played in match.history(first, last, seat):
        alone = shows_by_itself(table, played.ply, played.seat, seat)
        entries.append(played_entry(played, table.times[played.ply - 1], alone))
        entries += between.get(played.ply, [])
    return entries


def printed_json(match: Match) -> dict[str, Any]:
    """What is printed on the board, encoded; it belongs to the board, which many tables share."""
    board: Any = match.board
    if not hasattr(board, "printed_json"):
        kind = type(match.game)
        drawn = kind.Printed is None and kind.picture is not Game.picture  # a table without a drawing shows the game's picture
        board.printed_json = _encoded_as({**match.game.printed(board), **({"picture": True} if drawn else {})})
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
