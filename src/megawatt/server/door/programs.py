"""The HTTP addresses by which programs play: event streams, positions, moves and challenges (docs/programs.md)."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import Annotated, NamedTuple

from fastapi import APIRouter, Depends, Query, Request, Response

from megawatt.kernel.registry import games as all_games
from megawatt.server.acts import challenging, moving
from megawatt.server.acts.helping import must_allow_help
from megawatt.server.acts.open_tables import people_of
from megawatt.server.door.asking import (
    REFUSALS,
    TableName,
    answer_summary,
    as_json,
    is_program,
    scopes_of,
    spend,
    unrated_for_programs,
    worker_of,
)
from megawatt.server.door.bodies import body, taken, told
from megawatt.server.door.streams import DESCRIBED, Stream
from megawatt.server.door.token_scopes import LOOKING, PLAYING, must_have
from megawatt.server.people.tokens import CHAT
from megawatt.server.refusals import Refusal
from megawatt.server.storage.steps import read_seats
from megawatt.server.storage.store import TableRow
from megawatt.server.tables.summaries import row_summary
from megawatt.server.tables.table import Table
from megawatt.server.telling.audience import Audience
from megawatt.server.telling.connection import Connection
from megawatt.server.telling.events import Events
from megawatt.server.wire.from_page import MoveMessage, Say
from megawatt.server.wire.programs import Challenge, Imagined, LineSaid, ProgramList, ProgramShown, SentLine, SentMove
from megawatt.server.wire.to_page import Summary, encode
from megawatt.server.wire.to_page import Table as WholeTable
from megawatt.server.worker import Worker

router = APIRouter(responses=REFUSALS, dependencies=[Depends(unrated_for_programs)])
FRESH = {"cache-control": "no-store"}
SeatQuery = Annotated[int | None, Query(ge=0, le=11, description="A seat of mine; else the one to decide, or my first.")]
GamesQuery = Annotated[
    str, Query(max_length=400, description="Games that I take challenges for, with commas; none: no challenges.")
]


@router.get("/api/events", **DESCRIBED)
async def events(request: Request, games: GamesQuery = "") -> Response:
    """Challenges, turns and ends of all my tables, as they come."""
    worker, person = worker_of(request), spend(request, "stream")
    offered = _known_games(games)
    if offered:
        must_have(scopes_of(request), PLAYING)
    stream = Stream(worker.pages, request.scope, worker.settings.most_waiting, _Ear)
    assert isinstance(stream.connection, _Ear)
    following = stream.connection.following = _Following(worker, person, stream.connection.say, offered)
    return stream.answer(following.begin, following.begin, following.end)


@router.get("/api/tables/{table}/stream", **DESCRIBED)
async def table_stream(request: Request, table: TableName, seat: SeatQuery = None) -> Response:
    """One table: a `table` line with everything, then an `update` for every step, as over the WebSocket; with the scope
    `chat` also the `chat` of the rooms that one may hear, and `said` for every new line. With `chat` alone nothing else."""
    worker, person = worker_of(request), spend(request, "stream")
    audience = await worker.tables.open(table)
    shown = _seat_of(audience, person, seat)
    if not audience.table.is_ours:
        audience.table.match_in_play()
    stream = Stream(worker.pages, request.scope, worker.settings.most_waiting)
    connection = stream.connection
    connection.hears_chat = CHAT in scopes_of(request)
    looks = bool(LOOKING.intersection(scopes_of(request)))

    async def begin() -> None:
        connection.table = table
        if not looks:
            audience.listeners.add(connection)
            worker.chatting.greet_soon(audience, connection)
            return
        connection.shown = shown
        audience.connections.add(connection)
        audience.tell_table([connection])
        worker.chatting.greet_soon(audience, connection)
        audience.tell_presence()
        worker.neighbours.tell_presence(audience)

    async def alive() -> None:
        audience.touched = time.monotonic()

    def end() -> None:
        audience.listeners.discard(connection)
        audience.connections.discard(connection)
        audience.forget_unwatched()
        audience.touched = time.monotonic()
        audience.tell_presence()
        worker.neighbours.tell_presence(audience)

    return stream.answer(begin, alive, end)


@router.get("/api/tables/{table}/position", **told(WholeTable))
async def position(request: Request, table: TableName, seat: SeatQuery = None) -> Response:
    """Everything that my seat sees now, with its legal moves when it is to decide."""
    person = spend(request, "message")
    audience = await worker_of(request).tables.open(table)
    return Response(audience.whole(person, _seat_of(audience, person, seat)), media_type="application/json", headers=FRESH)


@router.get("/api/tables/{table}/imagined", **told(Imagined))
async def imagined(request: Request, table: TableName, seat: SeatQuery = None) -> Response:
    """The position with everything that my seat cannot know drawn anew, for a bot of Megawatt that thinks elsewhere."""
    person = spend(request, "message")
    audience = await worker_of(request).tables.open(table)
    mine = _seat_of(audience, person, seat)
    if mine is None:
        raise Refusal("not-seated", "you do not sit at this table")
    await must_allow_help(worker_of(request).tables, audience.table, by_program=is_program(request))
    async with audience.lock:
        found = audience.table
        match = found.going_on()
        state = match.imagine(mine, match.ply).state.save()
    return as_json(Imagined(found.row.game, found.row.rules, len(found.seats), mine, match.ply, found.options, state))


@router.post("/api/tables/{table}/moves", **told(Summary), **taken(SentMove))
async def play_move(request: Request, table: TableName, wish: Annotated[SentMove, Depends(body(SentMove))]) -> Response:
    """Play; the text is one of `moves` in the position."""
    person, worker = spend(request, "message"), worker_of(request)
    audience = await worker.tables.open(table)
    _must_be_for_programs(audience.table)
    key = wish.key or secrets.token_hex(8)
    await moving.move(worker.journal, audience, person, MoveMessage(id=0, key=key, seat=wish.seat, ply=wish.ply, move=wish.move))
    return await answer_summary(request, table)


@router.post("/api/tables/{table}/chat", **told(LineSaid), **taken(SentLine))
async def say(request: Request, table: TableName, wish: Annotated[SentLine, Depends(body(SentLine))]) -> Response:
    """Say something in a room of the table: players in `table`, spectators in `stands`."""
    person, worker = spend(request, "message"), worker_of(request)
    audience = await worker.tables.open(table)
    speaker = _Speaker(person, request.scope["address"], audience.usual_seat(person))
    message = Say(id=0, key=wish.key or secrets.token_hex(8), room=wish.room, text=wish.text, reaction=wish.reaction)
    return as_json(LineSaid(wish.room, await worker.chatting.say(audience, speaker, message)))


class _Speaker(NamedTuple):
    """Who speaks over HTTP."""

    person: str
    address: str
    shown: int | None


def _must_be_for_programs(table: Table) -> None:
    """Rated games are between people."""
    if table.row.rated:
        raise Refusal("rated-running", "programs play no rated games; those are between people")


# Challenges


@router.get("/api/programs", **told(ProgramList))
async def programs(request: Request) -> Response:
    """The programs that wait for challenges."""
    worker = worker_of(request)
    waiting = await worker.storage.read(worker.tokens.store.waiting)
    return as_json(ProgramList([ProgramShown(row.handle, row.name, row.games.split(",")) for row in waiting]))


@router.post("/api/tables/{table}/challenge", **told(Summary), **taken(Challenge))
async def challenge(request: Request, table: TableName, wish: Annotated[Challenge, Depends(body(Challenge))]) -> Response:
    """Keep an open seat of my table for a program that waits for challenges to this game."""
    person, worker = spend(request, "join"), worker_of(request)
    audience = await worker.tables.open(table)
    waiting = await worker.storage.read(worker.tokens.store.waiting)
    found = [row for row in waiting if row.handle == wish.program and audience.table.row.game in row.games.split(",")]
    if not found:
        raise Refusal("no-such-program", "no program of this handle waits for challenges to this game")
    audience.table.names[found[0].person] = found[0].name
    await challenging.challenge(worker.journal, audience, person, wish.seat, found[0].person)
    return await answer_summary(request, table)


@router.post("/api/tables/{table}/decline", **told(Summary))
async def decline(request: Request, table: TableName) -> Response:
    """I do not want the seat that is kept for me."""
    person, worker = spend(request, "join"), worker_of(request)
    await challenging.decline(worker.journal, await worker.tables.open(table), person)
    return await answer_summary(request, table)


class _Ear(Connection):
    """What is told to all pages without a table is only a reason to look; the lines of the stream are said by `say`."""

    __slots__ = ("following",)
    following: _Following

    def tell(self, message: bytes) -> None:
        """Word that something has changed."""
        self.following.heard()

    def say(self, line: str) -> None:
        """A line of the stream."""
        super().tell(line.encode())


class _Following:
    """One event stream: reads the person's lists again whenever word comes that they have changed."""

    def __init__(self, worker: Worker, person: str, say: Callable[[str], None], games: list[str]) -> None:
        self._worker, self._person, self._games = worker, person, games
        self._say = say
        self._names: dict[str, str | None] = {}
        self._events = Events(person, lambda row: row_summary(row, self._names, person))
        self._reading = False
        self._again = False

    def heard(self) -> None:
        """Look what has changed for this person; once more when word comes while looking."""
        if self._reading:
            self._again = True
            return
        self._reading = True
        self._worker.background.once("event streams", self._look())

    async def _look(self) -> None:
        try:
            self._again = True
            while self._again:
                self._again = False
                await self._read()
        finally:
            self._reading = False

    async def begin(self) -> None:
        """What is so now; later, whatever was missed. A program that takes challenges is seen to be there."""
        if self._games:
            announce = partial(self._worker.tokens.store.announce, person=self._person, games=",".join(self._games))
            await self._worker.storage.writer.submit(announce)
        self._worker.lobby.follow(self._person, self.heard)
        self.heard()

    def end(self) -> None:
        """The program has gone."""
        self._worker.lobby.unfollow(self._person, self.heard)
        if self._games:
            leave = partial(self._worker.tokens.store.leave, person=self._person)
            self._worker.background.once("event streams", self._worker.storage.writer.submit(leave))

    async def _read(self) -> None:
        storage = self._worker.storage
        rows: list[TableRow] = await storage.read(storage.store.followed, self._person, list(self._events.known))
        people = {person for row in rows for person in people_of(read_seats(row.seats))}
        self._names = await storage.read(storage.store.names_of, people)
        for event in self._events.news(rows):
            self._say(encode(event).decode())


def _seat_of(audience: Audience, person: str, seat: int | None) -> int | None:
    """The seat that was asked for, else the usual one."""
    if seat is not None:
        audience.table.must_hold(person, seat)
        return seat
    return audience.usual_seat(person)


def _known_games(text: str) -> list[str]:
    known = {game.name for game in all_games(all_of_them=True)}
    wanted = [name.strip() for name in text.split(",") if name.strip()]
    for name in wanted:
        if name not in known:
            raise Refusal("no-such-game", f"there is no game {name[:40]!r}", game=name[:40])
    return list(dict.fromkeys(wanted))
