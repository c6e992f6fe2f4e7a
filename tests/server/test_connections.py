"""Connections: slow readers, silent pages, idle tables, a clean end."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from megawatt.server.door.frames import StraightFrames, framed
from megawatt.server.settings import Settings
from megawatt.server.start.server import uvicorn_options
from megawatt.server.telling.connection import TOO_SLOW, Connection

from .conftest import QUICK, Served, free_port, serving, sqlite_address
from .pages import PATIENCE, Page, play_first

pytestmark = pytest.mark.anyio


async def test_a_slow_reader_is_disconnected_and_the_others_go_on() -> None:
    sent: list[dict] = []
    gate = asyncio.Event()

    async def send(message: dict) -> None:
        await gate.wait()
        sent.append(message)

    slow = Connection(send, "ann", None, "here", most_waiting=5)
    for number in range(20):
        slow.tell(str(number).encode())
        await asyncio.sleep(0)
    assert slow.closed
    gate.set()
    async with asyncio.timeout(PATIENCE):
        while not sent or sent[-1] != {"type": "websocket.close", "code": TOO_SLOW}:
            await asyncio.sleep(0.01)
    assert len(sent) <= 7


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
async def test_a_text_written_straight_is_the_frame_that_the_library_writes(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


async def test_with_a_uvicorn_whose_insides_differ_messages_go_the_long_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(sys.modules, "megawatt.server.door.frames", None)
    settings = Settings(database=sqlite_address(tmp_path), port=free_port(), **QUICK)
    assert uvicorn_options(settings)["ws"] == "auto"
    assert "messages go the long way" in caplog.text
    async with serving(settings) as served, served.page() as page:
        await page.watch(await page.create("overload", "me here:Ann", seed=1))
        await play_first(page)


class Reading:
    """Of a transport, whether it reads, and how often that was changed."""

    def __init__(self) -> None:
        self.reads, self.changes = True, 0

    def pause_reading(self) -> None:
        self.reads, self.changes = False, self.changes + 1

    def resume_reading(self) -> None:
        self.reads, self.changes = True, self.changes + 1


@pytest.mark.parametrize("reads_on", [True, False])
async def test_reading_stops_when_messages_wait_to_be_fetched(reads_on: bool) -> None:
    protocol = StraightFrames.__new__(StraightFrames)
    transport = Reading()
    protocol.queue, protocol.transport = asyncio.Queue(), transport  # type: ignore[assignment]
    protocol.close_sent = protocol.read_paused = False
    if reads_on:
        protocol.read_on()
    for text in ("one", "two", "three", "four"):
        protocol.handle_text(Frame(Opcode.TEXT, text.encode()))
        if text == "one":
            assert transport.reads == reads_on
            assert (await protocol.receive())["text"] == "one"
            assert transport.changes == (0 if reads_on else 2)
    assert not transport.reads
    assert [(await protocol.receive())["text"] for _ in range(3)] == ["two", "three", "four"]
    assert transport.reads
    assert not protocol.read_paused


async def test_messages_that_come_in_one_go_are_all_answered(page: Page) -> None:
    await page.connect()
    answers = await asyncio.gather(*(page.ask("ping") for _ in range(40)))
    assert len({answer["id"] for answer in answers}) == 40


async def test_what_the_socket_does_not_take_at_once_goes_the_usual_way_in_order() -> None:
    sent: list[str] = []
    takes = [True, True, False, True]

    async def send(message: dict) -> None:
        sent.append(f"waited {message['text']}")

    def send_now(*texts: bytes) -> bool:
        taken = takes.pop(0)
        if taken:
            sent.extend(text.decode() for text in texts)
        return taken

    page = Connection(send, "ann", None, "here", most_waiting=5, send_now=send_now)
    for number in range(4):
        page.tell(str(number).encode())
    assert sent == ["0", "1", "waited 2", "3"]


@pytest.mark.parametrize("takes", [True, False])
async def test_what_is_kept_back_leaves_together_and_in_order(takes: bool) -> None:
    sent: list[tuple[str, ...]] = []

    async def send(message: dict) -> None:
        sent.append((message.get("text", "closed"),))

    def send_now(*texts: bytes) -> bool:
        if takes:
            sent.append(tuple(text.decode() for text in texts))
        return takes

    page = Connection(send, "ann", None, "here", most_waiting=5, send_now=send_now)
    page.hold()
    page.tell(b"update")
    page.tell(b"done")
    assert sent == []
    page.release()
    page.hold()
    page.tell(b"last")
    page.close(1001)
    page.release()
    assert sent == ([("update", "done")] if takes else [("update",), ("done",)]) + [("last",), ("closed",)]


async def test_a_move_and_its_answer_leave_together(served: Served, page: Page) -> None:
    await page.watch(await page.create("overload", "me here:Ann", seed=1))
    (connection,) = served.worker.pages.connections
    texts: list[list[str]] = []
    send_now = connection._send_now
    connection._send_now = lambda *sent: texts.append([json.loads(text)["type"] for text in sent]) or send_now(*sent)
    await page.play("charge 1", seat=0)
    assert ["update", "done"] in texts


async def test_seats_that_hear_the_same_are_told_the_same_bytes(served: Served, page: Page) -> None:
    table = await page.create("future-energy", "me here:Ann here:Bob here:Eve", seed=1)
    await page.watch(table, seat=0)
    async with served.page(page) as ann, served.page(page) as bob, served.page(page) as eve:
        for seat, other in enumerate((ann, bob, eve), start=1):
            await other.watch(table, seat=seat)
        told: list[tuple[int | None, bytes]] = []
        for connection in served.worker.pages.connections:
            seat, send_now = connection.shown, connection._send_now
            connection._send_now = lambda *sent, seat=seat, send=send_now: told.append((seat, sent[0])) or send(*sent)
        decides = page.table["to_decide"]
        mover = (page, ann, bob, eve)[decides]
        await mover.play(mover.moves()[0], seat=decides)
        updates = [text for seat, text in told if seat != decides and json.loads(text)["type"] == "update"]
        waiting = [text for text in updates if json.loads(text).get("moves") is None]
        assert len(waiting) >= 2
        assert len({id(text) for text in waiting}) == 1


async def test_a_page_that_does_not_read_holds_up_nobody(served: Served, page: Page) -> None:
    table = await page.create("power-grid", "me bot:random", seed=3)
    async with served.page(page) as sleeper:
        await sleeper.connect(close_timeout=0.1)
        await sleeper.watch(table)
        assert sleeper._reader is not None
        sleeper._reader.cancel()
        await page.watch(table)
        for _ in range(10):
            await play_first(page)


async def test_a_silent_page_is_let_go(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("megawatt.server.worker.SWEEP_SECONDS", 0.05)
    settings = Settings(database=sqlite_address(tmp_path), port=free_port(), **{**QUICK, "idle_seconds": 0.2})
    async with serving(settings) as server, server.page() as page:
        table = await page.create("overload", "me bot", seed=1)
        await page.watch(table)
        (connection,) = server.worker.pages.connections
        before = connection.heard
        await page.ask("ping")
        assert connection.heard > before
        assert not connection.closed
        connection.heard -= settings.silent_seconds
        await asyncio.wait_for(page.socket.wait_closed(), PATIENCE)
        async with asyncio.timeout(PATIENCE):
            while table in server.worker.tables.audiences:
                await asyncio.sleep(0.05)
        await page.connect()
        await page.watch(table)
        assert page.table["summary"]["id"] == table


async def test_pages_hear_of_the_end_and_nothing_is_lost(tmp_path) -> None:
    settings = Settings(database=sqlite_address(tmp_path), port=free_port(), **QUICK)
    async with serving(settings) as server:
        page = server.page()
        async with page:
            table = await page.create("overload", "me here:Ann", seed=1)
            await page.watch(table)
            await page.play("charge 1", seat=0)
            server.worker.say_farewell()
            await page.until(lambda page: {"type": "news", "what": "restarting"} in page.news)
            await asyncio.wait_for(page.socket.wait_closed(), PATIENCE)
            assert page.socket.close_code == 1001
            cookies = page.http.cookies
    async with serving(settings) as server, Page(server.address, cookies) as page:
        await page.watch(table)
        assert page.table["ply"] == 1
        assert page.table["summary"]["mine"] == [0, 1]
