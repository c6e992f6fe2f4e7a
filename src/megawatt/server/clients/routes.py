"""The HTTP addresses by which programs play: event streams, positions, moves and challenges (docs/programs.md)."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response

from megawatt.kernel.contract.registry import games as all_games
from megawatt.server.accounts.people import PeopleStore
from megawatt.server.api.bodies import JsonBody, answers, answers_lines
from megawatt.server.api.dependencies import REFUSALS, as_json, is_program, scopes_of, spend
from megawatt.server.api.scopes import ANY, CHAT, LOOKING, PLAYING, RouteScopes, must_have
from megawatt.server.api.services import Injected
from megawatt.server.background import Background
from megawatt.server.clients.events import Events
from megawatt.server.clients.messages import Challenge, Event, Imagined, ProgramList, ProgramShown, SentMove
from megawatt.server.clients.store import ProgramStore
from megawatt.server.clients.tokens import Tokens
from megawatt.server.db.database import Storage
from megawatt.server.encoding import encode
from megawatt.server.live.connection import Connection
from megawatt.server.live.connections import OpenPages
from megawatt.server.live.messages import Announcement, Summary
from megawatt.server.live.messages import Table as WholeTable
from megawatt.server.live.ndjson import Stream
from megawatt.server.live.requests import MoveMessage
from megawatt.server.refusals import Refusal
from megawatt.server.settings import Settings
from megawatt.server.tables import moves as moving
from megawatt.server.tables import reservations as challenging
from megawatt.server.tables.dependencies import TableName, answer_summary, unrated_for_programs
from megawatt.server.tables.help_policy import must_allow_help
from megawatt.server.tables.journal import Journal
from megawatt.server.tables.live_table import LiveTable
from megawatt.server.tables.lobby import Lobby
from megawatt.server.tables.open_tables import OpenTables, people_of
from megawatt.server.tables.steps import read_seats
from megawatt.server.tables.store import TableStore
from megawatt.server.tables.summaries import row_summary
from megawatt.server.tables.table import Table
from megawatt.server.tables.watchers import Watchers

router = APIRouter(responses=REFUSALS, dependencies=[Depends(unrated_for_programs)])
SCOPES: RouteScopes = {
    ("GET", "/api/programs"): LOOKING,
    ("GET", "/api/events"): LOOKING,
    ("GET", "/api/tables/{table}/position"): LOOKING,
    ("GET", "/api/tables/{table}/imagined"): LOOKING,
    ("POST", "/api/tables/{table}/moves"): PLAYING,
    ("POST", "/api/tables/{table}/challenge"): PLAYING,
    ("POST", "/api/tables/{table}/decline"): PLAYING,
    ("GET", "/api/tables/{table}/stream"): ANY,
}
FRESH = {"cache-control": "no-store"}
SeatQuery = Annotated[int | None, Query(ge=0, le=11, description="A seat of mine; else the one to decide, or my first.")]
GamesQuery = Annotated[
    str, Query(max_length=400, description="Games that I take challenges for, with commas; none: no challenges.")
]


@router.get("/api/events", **answers_lines(Event))
async def events(
    request: Request,
    pages: Injected[OpenPages],
    settings: Injected[Settings],
    background: Injected[Background],
    lobby: Injected[Lobby],
    tokens: Injected[Tokens],
    storage: Injected[Storage],
    games: GamesQuery = "",
) -> Response:
    """Challenges, turns and ends of all my tables, as they come."""
    person = spend(request, "stream")
    offered = _known_games(games)
    if offered:
        must_have(scopes_of(request), PLAYING)
    stream = Stream(pages, request.scope, settings.most_waiting, _Ear)
    assert isinstance(stream.connection, _Ear)
    following = stream.connection.following = _Following(
        background, lobby, storage, tokens.store, person, stream.connection.say, offered
    )
    return stream.answer(following.begin, following.begin, following.end)


@router.get("/api/tables/{table}/stream", **answers_lines(Announcement))
async def table_stream(
    request: Request,
    tables: Injected[OpenTables],
    pages: Injected[OpenPages],
    settings: Injected[Settings],
    watchers: Injected[Watchers],
    table: TableName,
    seat: SeatQuery = None,
) -> Response:
    """One table: a `table` line with everything, then an `update` for every step, as over the WebSocket; with the scope
    `chat` also the `chat` of the rooms that one may read, and `said` for every new line. With `chat` alone nothing else."""
    person = spend(request, "stream")
    live = await tables.open(table)
    shown = _seat_of(live, person, seat)
    if not live.table.is_ours:
        live.table.match_in_play()
    stream = Stream(pages, request.scope, settings.most_waiting)
    connection = stream.connection
    connection.hears_chat = CHAT in scopes_of(request)
    looks = bool(LOOKING.intersection(scopes_of(request)))

    async def begin() -> None:
        connection.table = table
        if looks:
            connection.shown = shown
            live.broadcast.connections.add(connection)
            live.broadcast.send_table([connection])
        else:
            live.broadcast.listeners.add(connection)
        watchers.joined(live, connection)

    async def alive() -> None:
        live.last_used = time.monotonic()

    def end() -> None:
        watchers.leave(live, connection)

    return stream.answer(begin, alive, end)


@router.get("/api/tables/{table}/position", **answers(WholeTable))
async def position(request: Request, tables: Injected[OpenTables], table: TableName, seat: SeatQuery = None) -> Response:
    """Everything that my seat sees now, with its legal moves when it is to decide."""
    person = spend(request, "message")
    live = await tables.open(table)
    return Response(live.broadcast.whole(person, _seat_of(live, person, seat)), media_type="application/json", headers=FRESH)


@router.get("/api/tables/{table}/imagined", **answers(Imagined))
async def imagined(request: Request, tables: Injected[OpenTables], table: TableName, seat: SeatQuery = None) -> Response:
    """The position with everything that my seat cannot know drawn anew, for a bot of Megawatt that thinks elsewhere."""
    person = spend(request, "message")
    live = await tables.open(table)
    mine = _seat_of(live, person, seat)
    if mine is None:
        raise Refusal("not-seated", "you do not sit at this table")
    await must_allow_help(tables, live.table, by_program=is_program(request))
    async with live.lock:
        found = live.table
        match = found.going_on()
        match = match.asking(mine) if mine in match.deciders else match
        state = match.imagine(mine, match.ply).state.save()
    return as_json(Imagined(found.row.game, found.row.rules, len(found.seats), mine, match.ply, found.options, state))


@router.post("/api/tables/{table}/moves", **answers(Summary))
async def play_move(
    request: Request, tables: Injected[OpenTables], journal: Injected[Journal], table: TableName, wish: JsonBody[SentMove]
) -> Response:
    """Play; the text is one of `moves` in the position."""
    person = spend(request, "message")
    live = await tables.open(table)
    _must_be_for_programs(live.table)
    key = wish.key or secrets.token_hex(8)
    await moving.move(journal, live, person, MoveMessage(id=0, key=key, seat=wish.seat, ply=wish.ply, move=wish.move))
    return await answer_summary(request, table)


def _must_be_for_programs(table: Table) -> None:
    """Rated games are between people."""
    if table.row.rated:
        raise Refusal("rated-running", "programs play no rated games; those are between people")


# Challenges


@router.get("/api/programs", **answers(ProgramList))
async def programs(request: Request, storage: Injected[Storage], tokens: Injected[Tokens]) -> Response:
    """The programs that wait for challenges."""
    waiting = await storage.read(tokens.store.waiting)
    return as_json(ProgramList([ProgramShown(row.handle, row.name, row.games.split(",")) for row in waiting]))


@router.post("/api/tables/{table}/challenge", **answers(Summary))
async def challenge(
    request: Request,
    tables: Injected[OpenTables],
    storage: Injected[Storage],
    tokens: Injected[Tokens],
    journal: Injected[Journal],
    table: TableName,
    wish: JsonBody[Challenge],
) -> Response:
    """Keep an open seat of my table for a program that waits for challenges to this game."""
    person = spend(request, "join")
    live = await tables.open(table)
    waiting = await storage.read(tokens.store.waiting)
    found = [row for row in waiting if row.handle == wish.program and live.table.row.game in row.games.split(",")]
    if not found:
        raise Refusal("no-such-program", "no program of this handle waits for challenges to this game")
    live.table.names[found[0].person] = found[0].name
    await challenging.challenge(journal, live, person, wish.seat, found[0].person)
    return await answer_summary(request, table)


@router.post("/api/tables/{table}/decline", **answers(Summary))
async def decline(request: Request, journal: Injected[Journal], tables: Injected[OpenTables], table: TableName) -> Response:
    """I do not want the seat that is kept for me."""
    person = spend(request, "join")
    await challenging.decline(journal, await tables.open(table), person)
    return await answer_summary(request, table)


class _Ear(Connection):
    """Messages to all pages only make it read the lists; the lines of the stream are written by `say`."""

    __slots__ = ("following",)
    following: _Following

    def send(self, message: bytes) -> None:
        """Note that something has changed."""
        self.following.heard()

    def say(self, line: str) -> None:
        """A line of the stream."""
        super().send(line.encode())


class _Following:
    """One event stream: reads the person's lists again whenever they may have changed."""

    def __init__(
        self,
        background: Background,
        lobby: Lobby,
        storage: Storage,
        programs: ProgramStore,
        person: str,
        say: Callable[[str], None],
        games: list[str],
    ) -> None:
        self._background, self._lobby, self._storage, self._programs = background, lobby, storage, programs
        self._table_store, self._people = TableStore(storage.store), PeopleStore(storage.store)
        self._person, self._say, self._games = person, say, games
        self._names: dict[str, str | None] = {}
        self._events = Events(person, lambda row: row_summary(row, self._names, person))
        self._reading = False
        self._again = False

    def heard(self) -> None:
        """Send what has changed for this person; look again if something changes meanwhile."""
        if self._reading:
            self._again = True
            return
        self._reading = True
        self._background.once("event streams", self._look())

    async def _look(self) -> None:
        try:
            self._again = True
            while self._again:
                self._again = False
                await self._read()
        finally:
            self._reading = False

    async def begin(self) -> None:
        """Send the present state, later whatever was missed. A program that takes challenges is noted as present."""
        if self._games:
            announce = partial(self._programs.announce, person=self._person, games=",".join(self._games))
            await self._storage.writer.submit(announce)
        self._lobby.follow(self._person, self.heard)
        self.heard()

    def end(self) -> None:
        """The program has gone."""
        self._lobby.unfollow(self._person, self.heard)
        if self._games:
            leave = partial(self._programs.leave, person=self._person)
            self._background.once("event streams", self._storage.writer.submit(leave))

    async def _read(self) -> None:
        rows = await self._storage.read(self._table_store.followed, self._person, list(self._events.known))
        people = {person for row in rows for person in people_of(read_seats(row.seats))}
        self._names = await self._storage.read(self._people.names_of, people)
        for event in self._events.news(rows):
            self._say(encode(event).decode())


def _seat_of(live: LiveTable, person: str, seat: int | None) -> int | None:
    """The seat that was asked for, else the usual one."""
    if seat is not None:
        live.table.must_hold(person, seat)
        return seat
    return live.usual_seat(person)


def _known_games(text: str) -> list[str]:
    known = {game.name for game in all_games(all_of_them=True)}
    wanted = [name.strip() for name in text.split(",") if name.strip()]
    for name in wanted:
        if name not in known:
            raise Refusal("no-such-game", f"there is no game {name[:40]!r}", game=name[:40])
    return list(dict.fromkeys(wanted))
