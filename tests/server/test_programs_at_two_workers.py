"""Programs whose requests reach now one worker, now another: no answer is behind what any worker has announced.

No timer takes part in these games: the pause between two words to the lobby and the time after which an idle stream looks again
are set to an hour, and each worker hears the other one late or not at all. So a turn whose announcement was lost, or a position
that was behind it, would stop its game for good, and a program that was told something stale would be refused as `late`.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import pytest
from sqlalchemy import select, text

import megawatt
from megawatt.server.clients.events import Events
from megawatt.server.clients.messages import Imagined
from megawatt.server.db import schema as db
from megawatt.server.db.rows import JournalRow, TableRow
from megawatt.server.db.store import Store
from megawatt.server.encoding import encode
from megawatt.server.tables.steps import OVER
from megawatt.server.tables.table import Table

from ..ports import free_port
from ..seeds import MEASURED
from .conftest import Served
from .pages import PATIENCE, Page
from .test_commands import PROGRAM
from .test_programs import EXAMPLE, events, made, program, waiting

pytestmark = pytest.mark.anyio
GAMES = 100
CONCURRENT_GAMES = 10
"""Games that are played at the same time."""
NEVER = 3600.0
LATE_SECONDS = 0.05
STALL_SECONDS = 2.0
"""A longer pause at a table would be a stall."""


@pytest.fixture(autouse=True)
def no_timers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is told anything because some time has passed."""
    for timer in ("tables.lobby.LOBBY_INTERVAL_S", "live.ndjson.ALIVE_SECONDS"):
        monkeypatch.setattr(f"megawatt.server.{timer}", NEVER)


def hears_nothing(served: Served) -> list[str]:
    """This worker learns of the other one's steps only by looking; what it should have heard."""
    missed: list[str] = []
    served.worker.core.pubsub._hear = missed.append  # type: ignore[method-assign]
    return missed


def hears_late(served: Served) -> None:
    """Word from the other worker takes its time, as it does on a busy machine."""
    pubsub, loop = served.worker.core.pubsub, asyncio.get_running_loop()
    hear = pubsub._hear
    pubsub._hear = lambda payload: loop.call_later(LATE_SECONDS, hear, payload)  # type: ignore[assignment,method-assign]


@dataclass
class Alternating:
    """One address in front of several servers: every connection goes to the next one."""

    ports: list[int]
    address: str = ""
    answers: Counter[str] = field(default_factory=Counter)
    """How many answers had each status."""
    _turn: int = 0

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[Alternating]:
        server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        try:
            yield self
        finally:
            server.close()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._turn += 1
        there = await asyncio.open_connection("127.0.0.1", self.ports[self._turn % len(self.ports)])
        asking = asyncio.create_task(self._copy(reader, there[1]))
        answering = asyncio.create_task(self._copy(there[0], writer, self._note))
        await asyncio.wait([asking, answering], return_when=asyncio.FIRST_COMPLETED)
        for task, end in ((asking, there[1]), (answering, writer)):
            task.cancel()
            end.close()

    async def _copy(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, note: Callable[[bytes], None] | None = None
    ) -> None:
        while data := await reader.read(65536):
            if note is not None:
                note(data)
                note = None
            writer.write(data)
            await writer.drain()

    def _note(self, data: bytes) -> None:
        self.answers[data.split(b" ", 2)[1].decode()] += 1


@asynccontextmanager
async def playing(*command: str) -> AsyncIterator[subprocess.Popen[str]]:
    """A program in a process of its own, which must live to the end and complain about nothing."""
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    try:
        yield running
        assert running.poll() is None, "the program has died"
    finally:
        running.kill()
        assert not (complained := running.communicate()[1]), complained


async def are_over(store: Store, count: int, programs: list[subprocess.Popen[str]]) -> None:
    """Wait until this many games are over."""

    def over() -> int:
        with store.engine.connect() as connection:
            return int(connection.execute(text("SELECT count(*) FROM tables WHERE status = :over"), {"over": OVER}).scalar_one())

    async with asyncio.timeout(PATIENCE):
        while await asyncio.to_thread(over) < count:
            assert all(running.poll() is None for running in programs), "a program has died"
            await asyncio.sleep(0.02)


def stalls(store: Store) -> list[float]:
    """The seconds between each step of a table and the next one, the longest first."""
    with store.engine.connect() as connection:
        steps = connection.execute(select(db.journal.c.table_id, db.journal.c.at).order_by(db.journal.c.table_id, db.journal.c.seq))
        return sorted((after.at - step.at for step, after in pairwise(steps) if step.table_id == after.table_id), reverse=True)


async def test_the_example_and_bot_client_play_a_hundred_games_and_are_never_late(
    two: tuple[Served, Served], record_property: Callable[[str, object], None]
) -> None:
    for served in two:
        hears_late(served)
    either = Alternating([int(served.address.rpartition(":")[2]) for served in two])
    async with two[0].page() as host, two[0].page() as ann, two[1].page() as bob, either.listening():
        await ann.put("/api/me", {"name": "Example"})
        await bob.put("/api/me", {"name": "Client"})
        example = sys.executable, str(EXAMPLE), either.address, await made(ann), "overload"
        client = *PROGRAM, "bot-client", either.address, "--bot", "random", "--games", "overload", "--token", await made(bob)
        async with playing(*example) as one, playing(*client) as another:
            robots = [await waiting(host, name) for name in ("Example", "Client")]
            for first in range(0, GAMES, CONCURRENT_GAMES):
                for game in range(first, first + CONCURRENT_GAMES):
                    table = await host.create("overload", "open open", seed=game)
                    for seat in (0, 1):
                        handle = robots[(game + seat) % 2]["handle"]
                        await host.post(f"/api/tables/{table}/challenge", {"seat": seat, "program": handle})
                await are_over(two[0].worker.core.storage.store, first + CONCURRENT_GAMES, [one, another])
    assert set(either.answers) == {"200"}, either.answers
    longest = await asyncio.to_thread(stalls, two[0].worker.core.storage.store)
    late = sum(stall > STALL_SECONDS for stall in longest)
    figures = f"longest pause between two steps {longest[0]:.2f} s, {late} of {len(longest)} above {STALL_SECONDS:g} s"
    record_property(MEASURED, f"{GAMES} games of two programs at two workers: {figures}.")  # told, not judged: machines differ


async def test_no_answer_is_behind_what_the_other_worker_has_announced(two: tuple[Served, Served]) -> None:
    first, second = two
    hears_nothing(second)
    async with first.page() as page, Page(second.address, page.http.cookies) as there:
        table = await page.create("overload", "me here:Ann", seed=5)
        assert (await there.get(f"/api/tables/{table}/position"))["ply"] == 0
        token = await made(page)
        async with program(first, token) as here, program(second, token) as elsewhere:
            ply = 0
            for look in (_position, _imagined, _summary, _listed, _streamed, _watched):
                move = {"seat": ply % 2, "ply": ply, "move": "charge 1"}
                assert (await here.post(f"/api/tables/{table}/moves", json=move)).status_code == 200
                ply += 1
                assert await look(elsewhere, there, table) == ply, look
                if ply == 3:
                    await _plays_at(elsewhere, table, ply)
                    ply += 1


async def _plays_at(client: Any, table: str, ply: int) -> None:
    played = await client.post(f"/api/tables/{table}/moves", json={"seat": ply % 2, "ply": ply, "move": "charge 1"})
    assert played.status_code == 200, played.text


async def _position(client: Any, page: Page, table: str) -> Any:
    return (await client.get(f"/api/tables/{table}/position")).json()["ply"]


async def _imagined(client: Any, page: Page, table: str) -> Any:
    return (await client.get(f"/api/tables/{table}/imagined")).json()["ply"]


async def _summary(client: Any, page: Page, table: str) -> Any:
    return (await client.get(f"/api/tables/{table}")).json()["ply"]


async def _listed(client: Any, page: Page, table: str) -> Any:
    return next(found["ply"] for found in (await client.get("/api/tables")).json()["mine"] if found["id"] == table)


async def _streamed(client: Any, page: Page, table: str) -> Any:
    async with events(client, f"/api/tables/{table}/stream") as following:
        return (await following())["ply"]


async def _watched(client: Any, page: Page, table: str) -> Any:
    await page.watch(table)
    return page.table["ply"]


async def test_a_move_over_a_socket_is_not_refused_because_its_worker_is_behind(two: tuple[Served, Served]) -> None:
    first, second = two
    async with first.page() as page, Page(second.address, page.http.cookies) as there:
        table = await page.create("overload", "me here:Ann", seed=5)
        await page.watch(table)
        await there.watch(table)
        hears_nothing(second)
        await page.play("charge 1", seat=0, ply=0)
        assert (await there.play("charge 1", seat=1, ply=1))["type"] == "done"
        assert there.table["ply"] == 2


async def test_a_step_that_is_made_while_another_worker_opens_the_table_is_not_missed(
    two: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = two
    async with first.page() as page, Page(second.address, page.http.cookies) as there:
        table = await page.create("overload", "me here:Ann", seed=5)
        await page.watch(table)
        replay = second.worker.core.tables.replay

        async def slowly(found: tuple[TableRow, list[JournalRow], dict[int, str]], names: dict[str, str | None]) -> Table:
            """The other worker is faster than this reading; word of it comes when there is no table yet that could hear it."""
            heard = len(notification_sender)
            await page.play("charge 1", seat=0, ply=0)
            async with asyncio.timeout(PATIENCE):
                while len(notification_sender) == heard:
                    await asyncio.sleep(0.01)
            return await replay(found, names)

        notification_sender: list[str] = []
        hear = second.worker.core.pubsub._hear

        def noted(payload: str) -> None:
            hear(payload)
            notification_sender.append(payload)

        monkeypatch.setattr(second.worker.core.pubsub, "_hear", noted)
        monkeypatch.setattr(second.worker.core.tables, "replay", slowly)
        await there.watch(table)
        assert there.table["ply"] == 1


async def test_every_turn_is_told_at_once_at_the_other_worker(two: tuple[Served, Served]) -> None:
    first, second = two
    async with first.page() as page, second.page() as other:
        table = await page.create("overload", "me open", seed=5)
        token = await made(other)
        async with program(second, token) as client, events(client) as following:
            await client.post(f"/api/tables/{table}/join", json={})
            await page.watch(table)
            for ply in range(1, 6, 2):
                await page.until(lambda page, ply=ply: page.table["ply"] == ply - 1)
                await page.play("charge 1")
                turn = await following()
                assert (turn["type"], turn["table"], turn["ply"]) == ("turn", table, ply)
                await _plays_at(client, table, ply)


async def test_a_turn_that_came_while_nobody_listened_is_told_afterwards(two: tuple[Served, Served]) -> None:
    first, second = two
    async with first.page() as page, second.page() as other:
        table = await page.create("overload", "me open", seed=5)
        token = await made(other)
        async with program(first, token) as here, program(second, token) as client, events(client) as following:
            await here.post(f"/api/tables/{table}/join", json={})
            hear, pubsub = second.worker.core.pubsub._hear, second.worker.core.pubsub
            missed = hears_nothing(second)
            await page.watch(table)
            await page.play("charge 1", seat=0, ply=0)
            async with asyncio.timeout(PATIENCE):
                while not any(payload.startswith(f"step {table}") for payload in missed):
                    await asyncio.sleep(0.01)
            pubsub._hear = hear  # type: ignore[method-assign]
            with first.worker.core.storage.store.engine.begin() as connection:
                connection.execute(text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"))
            assert (await following())["ply"] == 1


async def test_a_program_is_told_of_all_its_turns_however_many_they_are(served: Served, page: Page) -> None:
    tables = {await page.create("overload", "me here:Ann", seed=seed) for seed in range(70)}
    async with program(served, await made(page)) as client, events(client) as following:
        assert {(await following())["table"] for _ in tables} == tables


def test_a_turn_that_comes_back_by_an_undo_is_told_again() -> None:
    seats = '[{"kind":"person","person":"me"},{"kind":"person","person":"other"}]'
    row = {"id": "t", "game": "overload", "seats": seats, "status": "running", "ply": 4, "to_decide": 0, "ranking": None}
    followed = Events("me", lambda row: None)  # type: ignore[arg-type,return-value]
    told = [followed.news([_Row(**row, moved=moved)]) for moved in (1.0, 1.0, 3.0)]  # type: ignore[list-item]
    assert [len(events) for events in told] == [1, 0, 1]


@dataclass
class _Row:
    id: str
    game: str
    seats: str
    status: str
    ply: int
    to_decide: int
    ranking: None
    moved: float


# A server that is not ours, or an old one


class Scripted:
    """Answers a program: one turn is told, the first move is refused as late, and a second turn is never told."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.moves: list[int] = []
        self.match = megawatt.new("overload", seats=2, seed=3)
        self.refusals = 1
        self.told = asyncio.Event()

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[str]:
        port = free_port()
        server = await asyncio.start_server(self._answer, "127.0.0.1", port)
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            server.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        size = next((int(line.split(":")[1]) for line in head.splitlines() if line.startswith("content-length")), 0)
        body = await reader.readexactly(size)
        path = head.split(" ")[1].partition("?")[0].rpartition("/")[2]
        self.asked.append(path)
        if path == "events":
            writer.write(b"HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")
            writer.write(b'{"type":"turn","table":"t","game":"overload","seat":0,"ply":0}\n')
            await self.told.wait()
            writer.write(b"\n")
            await reader.read()
        else:
            status, answer = self._told(path, body)
            writer.write(f"HTTP/1.1 {status}\r\nConnection: close\r\nContent-Length: {len(answer)}\r\n\r\n".encode() + answer)
        await writer.drain()
        writer.close()

    def _told(self, path: str, body: bytes) -> tuple[str, bytes]:
        ply = len(self.moves)
        mine = ply == 0 or (ply == 1 and self.told.is_set())
        if path == "tables":
            return "200 OK", json.dumps({"mine": [{"id": "t", "your_turn": mine}]}).encode()
        if path == "position":
            moves = {"question": None, "list": [], "ranges": [{"verb": "charge", "lowest": 1, "highest": 3}]}
            return "200 OK", json.dumps({"moves": moves if mine else None, "shown": 0, "ply": ply}).encode()
        if path == "imagined":
            found = self.match.game.rules_version, 2, 0, ply, "{}", self.match.state.save()
            return "200 OK", encode(Imagined("overload", *found))
        if self.refusals:
            self.refusals -= 1
            return "409 Conflict", b'{"refused":"late","detail":"late"}'
        self.moves.append(json.loads(body)["ply"])
        return "200 OK", b"{}"


@pytest.mark.parametrize("kind", ["example", "bot-client"])
async def test_a_program_that_is_late_looks_again_and_looks_by_itself_when_nothing_comes(kind: str) -> None:
    server = Scripted()
    async with server.serving() as address:
        command = [*PROGRAM, "bot-client", address, "--bot", "random", "--games", "overload", "--token", "token"]
        if kind == "example":
            command = [sys.executable, str(EXAMPLE), address, "token", "overload"]
        async with playing(*command), asyncio.timeout(PATIENCE):
            while server.asked[-1:] != ["position"] or not server.moves:
                await asyncio.sleep(0.01)
            assert server.moves == [0]
            server.told.set()
            while len(server.moves) < 2:
                await asyncio.sleep(0.01)
        assert server.asked.count("events") == 1, "a stream that is opened anew tells of the turn again: it should not take that"
