"""Many tables over real WebSockets: how fast moves reach every seat, what a table weighs, and how far that is from an echo.

    python benchmarks/tables.py [--game power-grid] [--tables 500] [--seats 4] [--rate 200] [--seconds 20]
        [--database ADDRESS] [--compiled] [--without limits|loop]

The server has one core of its own, the pages share another one. First every table plays as fast as it can (messages a second),
in turns with two echoes of messages of the same size on the same uvicorn: one written with FastAPI, and one that is nothing but an
ASGI function. Then all tables together play `--rate` moves a second (p50 and p99 from sending a move to every seat having its
view). Each ratio is given by the clock and by the processor time that either server used, which other work on the machine hardly
changes. The goal is a third of FastAPI's echo and a quarter of the bare one. `--without` serves the tables, not the echoes, with a
part of uvicorn's own in place of ours, which shows what that part saves.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import json
import os
import random
import statistics
import struct
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from megawatt.bots.search.compilation import search_is_compiled
from megawatt.kernel.contract.registry import games

SERVER_CORE, PAGES_CORE = 0, 1
ROUNDS = 4
"""Tables and echoes take turns, so that a busy hour is busy for all of them."""
PATIENCE_SECONDS = 30.0
"""How long a page waits for its first view."""
RESTING_SECONDS = 2.0
RESTING_SHARE = 0.05
"""A server that uses less of so many seconds has loaded its compiled rules and can be measured."""
SERVE = """
from megawatt.server.start import server
from megawatt.server.settings import Settings

{replace}
server.serve(Settings.from_environment(), 30)
"""
WITHOUT = {"limits": ("http", "h11"), "loop": ("loop", "asyncio")}
"""Options of uvicorn by which its own parts take the places of ours."""
REPLACE = """
ours = server.uvicorn_options
server.uvicorn_options = lambda settings: {{**ours(settings), {option!r}: {value!r}}}
"""
FASTAPI_ECHO = """
import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect
from megawatt.server.http.connection_limits import Admission
from megawatt.server.start.server import uvicorn_options
from megawatt.server.settings import Settings

settings = Settings.from_environment()
app = FastAPI()
app.admission = Admission(settings)

@app.get("/health")
async def health():
    return "ok"

@app.websocket("/ws")
async def echo(socket: WebSocket):
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        pass

uvicorn.run(app, **{**uvicorn_options(settings), "log_level": 40})
"""
BARE_ECHO = """
import uvicorn
from megawatt.server.http.connection_limits import Admission
from megawatt.server.start.server import uvicorn_options
from megawatt.server.settings import Settings

settings = Settings.from_environment()

class Bare:
    admission = Admission(settings)

    async def __call__(self, scope, receive, send):
        await receive()
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept"})
            while (message := await receive())["type"] == "websocket.receive":
                await send({"type": "websocket.send", "text": message["text"]})
        elif scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
            await send({"type": "http.response.body", "body": b"ok"})
        else:
            await send({"type": "lifespan.startup.complete"})
            await receive()
            await send({"type": "lifespan.shutdown.complete"})

uvicorn.run(Bare(), **{**uvicorn_options(settings), "log_level": 40})
"""
ECHOES = {"FastAPI": (FASTAPI_ECHO, 1 / 3), "bare ASGI": (BARE_ECHO, 1 / 4)}
"""What is compared with, and the share of its messages that the tables should handle."""


class MoveText(msgspec.Struct):
    text: str


class Range(msgspec.Struct):
    verb: str
    lowest: int
    highest: int


class Moves(msgspec.Struct):
    """What a page may do."""

    single: list[MoveText] = msgspec.field(name="list")
    ranges: list[Range] = msgspec.field(default_factory=list)


class Told(msgspec.Struct):
    """The part of a message that playing needs."""

    type: str
    ply: int | None = None
    to_decide: int | msgspec.UnsetType | None = msgspec.UNSET
    moves: Moves | None = None
    over: bool = False
    reason: str = ""


read_told = msgspec.json.Decoder(Told).decode


class Socket(asyncio.Protocol):
    """The leanest WebSocket client that a server accepts: the pages must not be what is measured."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.open = asyncio.get_running_loop().create_future()
        self._kept = b""
        self.messages = 0
        self.bytes = 0

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def connection_lost(self, fault: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(OSError("refused"))

    def eof_received(self) -> None:
        raise SystemExit("a server closed a connection that was in use")

    def data_received(self, data: bytes) -> None:
        data = self._kept + data
        if not self.open.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._kept = head
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self.open.set_result(None)
        at = 0
        while len(data) - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                start += 2
                size = struct.unpack_from(">H", data, at + 2)[0] if len(data) >= start else len(data)
            elif size == 127:
                start += 8
                size = struct.unpack_from(">Q", data, at + 2)[0] if len(data) >= start else len(data)
            if start + size > len(data):
                break
            self.messages += 1
            self.bytes += size
            if data[at] == 0x81:
                self.heard(data[start : start + size])
            at = start + size
        self._kept = data[at:]

    def send(self, text: bytes) -> None:
        size = len(text)
        head = struct.pack("!BB", 0x81, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x81, 0xFE, size)
        self.transport.write(head + b"\0\0\0\0" + text)


async def connect(port: int, cookie: str, heard: Callable[[bytes], None]) -> Socket:
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(heard), "127.0.0.1", port)
    lines = [
        "GET /ws HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}", f"Origin: http://127.0.0.1:{port}", f"Cookie: {cookie}",
    ]  # fmt: skip
    socket.transport.write("\r\n".join([*lines, "", ""]).encode())
    await socket.open
    return socket


class Table:
    """One table with a page per seat, all played by the benchmark."""

    def __init__(self, table: str, seats: int, seed: int) -> None:
        self.id = table
        self.chance = random.Random(seed)
        self.sockets: list[Socket] = []
        self.ply = [-1] * seats
        self.moves: Moves | None = None
        self.over = False
        self.sent_at = 0.0
        self.sent_ply = -1
        self.done: Callable[[Table, float], None] | None = None

    def heard(self, seat: int, data: bytes) -> None:
        told = read_told(data)
        if told.type == "refused":
            raise SystemExit(f"a move was refused: {data!r}")
        if told.type not in ("table", "update") or told.ply is None:
            return
        self.ply[seat] = told.ply
        self.over = self.over or told.over
        if told.moves is not None:
            self.moves, self.mover = told.moves, seat
        if self.sent_ply >= 0 and min(self.ply) > self.sent_ply:
            took, self.sent_ply = time.perf_counter() - self.sent_at, -1
            if self.done:
                self.done(self, took)

    @property
    def ready(self) -> bool:
        """Whether every seat has its view and somebody may move."""
        return self.sent_ply < 0 and not self.over and self.moves is not None and min(self.ply) == max(self.ply) >= 0

    def move(self) -> None:
        moves, seat = self.moves, self.mover
        assert moves is not None
        texts = [move.text for move in moves.single] + [f"{run.verb} {run.lowest}" for run in moves.ranges]
        self.moves = None
        self.sent_ply = self.ply[seat]
        message = {"type": "move", "id": 1, "key": os.urandom(6).hex(), "seat": seat, "ply": self.sent_ply}
        text = json.dumps({**message, "move": self.chance.choice(texts)}).encode()
        self.sent_at = time.perf_counter()
        self.sockets[seat].send(text)


def serving(without: str | None) -> str:
    """The program of a server, with one of uvicorn's parts in place of ours if asked."""
    option, value = WITHOUT.get(without or "", ("", ""))
    return SERVE.format(replace=REPLACE.format(option=option, value=value) if without else "")


def start(program: str, port: int, database: str, compiled: bool = False) -> subprocess.Popen[bytes]:
    settings = {"port": port, "database": database, "rate_limits": False, "compile_rules": compiled, "silent_seconds": 600.0}
    settings["most_connections"] = settings["most_pages"] = 100_000  # all pages come from this machine, and from one person
    environment = {**os.environ, "MEGAWATT_SERVER": json.dumps(settings)}
    server = subprocess.Popen([sys.executable, "-c", program], env=environment)
    pin(server.pid, SERVER_CORE)
    for _ in range(300):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/health").read()
            return server
        except OSError:
            time.sleep(0.05)
    end(server)
    raise SystemExit("the server did not start")


def end(server: subprocess.Popen[bytes]) -> None:
    server.terminate()
    server.wait()


def pin(process: int, core: int) -> None:
    """A core of its own and, where we may, first rights to it: other work on the machine is not what is measured."""
    os.sched_setaffinity(process, {core % (os.cpu_count() or 1)})
    with contextlib.suppress(PermissionError):
        os.setpriority(os.PRIO_PROCESS, process, -15)


def memory(server: subprocess.Popen[bytes]) -> int:
    """The private memory of a process, in bytes."""
    lines = Path(f"/proc/{server.pid}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith(("Private_Clean", "Private_Dirty")))


def processor_seconds(server: subprocess.Popen[bytes]) -> float:
    """The processor time that a process has used so far, all its threads together."""
    fields = Path(f"/proc/{server.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def rest(server: subprocess.Popen[bytes]) -> None:
    """Wait until a server has nothing to do any more."""
    used = -1.0
    while processor_seconds(server) - used > RESTING_SHARE * RESTING_SECONDS:
        used = processor_seconds(server)
        await asyncio.sleep(RESTING_SECONDS)


def create(port: int, cookie: str, game: str, seats: int, seed: int) -> tuple[str, str]:
    """Lay a table on which all seats are ours."""
    wish = [{"kind": "me"}, *({"kind": "here", "name": f"P{seat}"} for seat in range(1, seats))]
    body = json.dumps({"game": game, "seats": wish, "seed": seed}).encode()
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/tables", body, {"content-type": "application/json", "cookie": cookie}
    )
    with urllib.request.urlopen(request) as answer:
        cookie = cookie or answer.headers["set-cookie"].partition(";")[0]
        return json.loads(answer.read())["id"], cookie


class Rate(NamedTuple):
    """What a server handled flat out."""

    moves: float
    """A second, as the next."""
    messages: float
    each: float
    """Processor seconds for one message."""
    size: float
    """Mean bytes of a message."""


def for_one_message(rounds: list[Rate]) -> float:
    """Processor seconds for a message of all rounds together: one in which hardly any came through must not count as much."""
    return sum(rate.each * rate.messages for rate in rounds) / sum(rate.messages for rate in rounds)


def compared(name: str, ours: list[Rate], echo: list[Rate]) -> dict[str, Any]:
    """How far the tables are from an echo, by the clock and by processor time."""
    clock = statistics.mean(rate.messages for rate in ours) / statistics.mean(rate.messages for rate in echo)
    processor = for_one_message(echo) / for_one_message(ours)
    return {
        f"{name} echo, messages a second": round(statistics.mean(rate.messages for rate in echo)),
        f"{name} echo, processor us a message": round(1e6 * for_one_message(echo), 1),
        f"ratio to {name}, by clock": round(clock, 3),
        f"ratio to {name}, by processor": round(processor, 3),
        f"goal of {ECHOES[name][1]:.3f} of {name}": f"{_met(clock, name)} by clock, {_met(processor, name)} by processor",
    }


def _met(ratio: float, name: str) -> str:
    return "met" if ratio >= ECHOES[name][1] else "missed"


async def flat_out(tables: list[Table], server: subprocess.Popen[bytes], seconds: float) -> Rate:
    """Every table plays as soon as all its seats have their view."""
    played = 0

    def again(table: Table, took: float) -> None:
        nonlocal played
        played += 1
        if table.ready:
            table.move()

    before = sum(socket.messages for table in tables for socket in table.sockets)
    size = sum(socket.bytes for table in tables for socket in table.sockets)
    used, started = processor_seconds(server), time.perf_counter()
    for table in tables:
        table.done = again
        if table.ready:
            table.move()
    await asyncio.sleep(seconds)
    for table in tables:
        table.done = None
    took, used = time.perf_counter() - started, processor_seconds(server) - used
    heard = sum(socket.messages for table in tables for socket in table.sockets) - before
    size = sum(socket.bytes for table in tables for socket in table.sockets) - size
    await asyncio.sleep(1)
    messages = heard + played
    return Rate(played / took, messages / took, used / max(messages, 1), size / max(heard, 1))


async def at_a_pace(tables: list[Table], rate: float, seconds: float) -> list[float]:
    """All tables together play so many moves a second; the seconds that each took to reach every seat."""
    latencies: list[float] = []
    for table in tables:
        table.done = lambda table, took: latencies.append(took)
    chance = random.Random(1)
    due = time.perf_counter()
    end = due + seconds
    while due < end:
        due += chance.expovariate(rate)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        free = next((table for table in chance.sample(tables, min(50, len(tables))) if table.ready), None)
        if free:
            free.move()
    await asyncio.sleep(1)
    return latencies


class Echo:
    """As many pages as the tables have, talking to an echo."""

    def __init__(self, server: subprocess.Popen[bytes]) -> None:
        self.server = server
        self.sockets: list[Socket] = []
        self.talking = False
        self.text = b""

    async def connect(self, port: int, count: int) -> None:
        for _ in range(count):
            socket = await connect(port, "", lambda data: None)
            socket.heard = lambda data, socket=socket: self.again(socket)
            self.sockets.append(socket)

    def again(self, socket: Socket) -> None:
        if self.talking:
            socket.send(self.text)

    async def rate(self, size: int, seconds: float) -> Rate:
        """Messages of this size, in and out, that the echo handles."""
        self.text, self.talking = b"x" * size, True
        before = sum(socket.messages for socket in self.sockets)
        used, started = processor_seconds(self.server), time.perf_counter()
        for socket in self.sockets:
            socket.send(self.text)
        await asyncio.sleep(seconds)
        self.talking = False
        took, used = time.perf_counter() - started, processor_seconds(self.server) - used
        messages = 2 * (sum(socket.messages for socket in self.sockets) - before)
        await asyncio.sleep(1)
        return Rate(0, messages / took, used / max(messages, 1), size)


def must_be_compiled() -> None:
    """A server that still compiles would be measured with its compiler."""
    if missing := [game.name for game in games() if not search_is_compiled(game)]:
        raise SystemExit(f"{', '.join(missing)}: not compiled yet; run `megawatt compile` first")


async def measure(arguments: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        database = arguments.database or f"sqlite:///{folder}/tables.sqlite"
        with contextlib.ExitStack() as running:
            server = start(serving(arguments.without), arguments.port, database, arguments.compiled)
            running.callback(end, server)
            echoes = {}
            for number, (name, (program, _)) in enumerate(ECHOES.items(), 1):
                echo = start(program, arguments.port + number, database)
                running.callback(end, echo)
                echoes[name] = Echo(echo)
            return await _measure(arguments, server, echoes)


async def _measure(arguments: argparse.Namespace, server: subprocess.Popen[bytes], echoes: dict[str, Echo]) -> dict[str, Any]:
    if arguments.compiled:
        await rest(server)
    _, cookie = create(arguments.port, "", arguments.game, arguments.seats, 0)
    before = memory(server)
    tables = [
        Table(create(arguments.port, cookie, arguments.game, arguments.seats, n)[0], arguments.seats, n)
        for n in range(arguments.tables)
    ]
    laid = memory(server)
    for table in tables:
        await sit_down(table, arguments.port, cookie)
    connected = memory(server)
    ours: list[Rate] = []
    echoed: dict[str, list[Rate]] = {name: [] for name in echoes}
    for number, echo in enumerate(echoes.values(), 1):
        await echo.connect(arguments.port + number, arguments.tables * arguments.seats)
    for _ in range(ROUNDS):
        ours.append(await flat_out(tables, server, arguments.seconds / ROUNDS / 2))
        for name, echo in echoes.items():
            echoed[name].append(await echo.rate(round(ours[-1].size), arguments.seconds / ROUNDS / 2))
    latencies = sorted(await at_a_pace(tables, arguments.rate, arguments.seconds))
    after = memory(server)
    for speaker in (*echoes.values(), *tables):
        for socket in speaker.sockets:
            socket.transport.abort()
    moves, messages, _, size = (statistics.mean(column) for column in zip(*ours, strict=True))
    kilobytes = 1024 * len(tables)
    return {
        "game": arguments.game,
        "tables": len(tables),
        "seats": arguments.seats,
        "moves a second, flat out": round(moves),
        "messages a second": round(messages),
        "mean message, bytes": round(size),
        "processor us a message": round(1e6 * for_one_message(ours), 1),
        **{key: value for name in echoes for key, value in compared(name, ours, echoed[name]).items()},
        "moves a second, paced": round(len(latencies) / arguments.seconds),
        "p50, ms": round(1000 * statistics.median(latencies), 1),
        "p99, ms": round(1000 * latencies[int(0.99 * len(latencies))], 1),
        "KB a table, laid": round((laid - before) / kilobytes, 1),
        "KB a table, connected": round((connected - before) / kilobytes, 1),
        "KB a table, after play": round((after - before) / kilobytes, 1),
        "plies a table": round(statistics.mean(max(table.ply) for table in tables)),
    }


async def sit_down(table: Table, port: int, cookie: str) -> None:
    """A page for every seat."""
    for seat in range(len(table.ply)):
        socket = await connect(port, cookie, lambda data, seat=seat: table.heard(seat, data))
        table.sockets.append(socket)
        socket.send(json.dumps({"type": "watch", "id": 0, "table": table.id, "seat": seat}).encode())
    deadline = time.perf_counter() + PATIENCE_SECONDS
    while min(table.ply) < 0:
        if time.perf_counter() > deadline:
            raise SystemExit(f"table {table.id} was not told to all its seats")
        await asyncio.sleep(0.001)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="power-grid")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=float, default=200.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--database", default="", help="default: a SQLite file in a temporary folder")
    parser.add_argument("--compiled", action="store_true", help="by compiled rules; run `megawatt compile` before")
    parser.add_argument("--without", choices=WITHOUT, help="serve the tables with uvicorn's own part in place of ours")
    parser.add_argument("--port", type=int, default=8690)
    arguments = parser.parse_args()
    if arguments.compiled:
        must_be_compiled()
    pin(0, PAGES_CORE)
    for name, value in asyncio.run(measure(arguments)).items():
        print(f"{name:42} {value}")


if __name__ == "__main__":
    main()
