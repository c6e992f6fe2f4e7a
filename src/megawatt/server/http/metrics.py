"""Counters for Prometheus, on an address of their own that only the host can reach.

They contain numbers, statuses and fixed labels; no names, ids or addresses of people.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import resource
import sys
import time
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from megawatt.kernel.errors import OptionError
from megawatt.server.api.services import Services
from megawatt.server.background import Background
from megawatt.server.db.database import Storage
from megawatt.server.http.middleware import Middleware
from megawatt.server.live.connections import OpenPages
from megawatt.server.live.websocket import Socket
from megawatt.server.refusals import Refusal
from megawatt.server.tables.journal import Journal
from megawatt.server.tables.open_tables import OpenTables
from megawatt.server.tables.store import TableStore
from megawatt.server.thinking.pool import Pool
from megawatt.server.timings import BOUNDS, Timings
from megawatt.version import __version__

MAX_HEAD_LENGTH = 4096
HEAD_SECONDS = 5.0
KIND = "text/plain; version=0.0.4; charset=utf-8"
STARTED = time.time()
Labels = Mapping[str, str]
log = logging.getLogger(__name__)


async def exposition(services: Services, middleware: Middleware, socket: Socket) -> str:
    """Everything that is counted, as Prometheus reads it."""
    storage, tables, journal = services.get(Storage), services.get(OpenTables), services.get(Journal)
    store = storage.store
    try:
        by_status, answers = await storage.read(TableStore(store).count_by_status), 1
    except Refusal:
        by_status, answers = {}, 0
    usage, writer = resource.getrusage(resource.RUSAGE_SELF), storage.writer
    about = {"version": __version__, "database": store.engine.dialect.name}
    statuses = [({"status": status}, count) for status, count in by_status.items()]
    parts: list[Iterable[str]] = [
        _one("megawatt_info", "gauge", "Which program this is.", [(about, 1)]),
        _one("megawatt_database_up", "gauge", "Whether the database answers.", [({}, answers)]),
        _one("megawatt_database_takes_writes", "gauge", "Whether the last write went well.", [({}, int(not writer.failing))]),
        _one("megawatt_tables", "gauge", "Tables in the database.", statuses),
        _one("megawatt_tables_in_memory", "gauge", "Tables that this worker holds.", [({}, len(tables.live))]),
        _one("megawatt_tables_in_doubt", "gauge", "Tables whose last write is unknown.", [({}, len(journal.recovery))]),
        _one("megawatt_tables_set_aside", "gauge", "Tables whose journal is damaged.", [({}, len(tables.damaged))]),
        _one("megawatt_connections", "gauge", "Pages and programs that are connected.", [({}, len(services.get(OpenPages)))]),
        _counted("megawatt_requests_total", "HTTP requests.", ("method", "status"), middleware.answered),
        _timed("megawatt_request_seconds", "How long HTTP requests took.", middleware.timings),
        _counted("megawatt_messages_total", "Messages of pages over WebSockets.", ("type",), socket.heard),
        _counted("megawatt_refusals_total", "Refused messages of pages.", ("reason",), socket.refused),
        _timed("megawatt_commit_seconds", "How long commits took, all that waited together.", writer.timings),
        _one("megawatt_writes_total", "counter", "Steps and other writes.", [({}, writer.written)]),
        _timed("megawatt_thinking_seconds", "How long bots, hints and analyses took, with waiting.", services.get(Pool).timings),
        _counted("megawatt_faults_total", "What failed and was tried again.", ("work",), dict(services.get(Background).faults)),
        _one("process_start_time_seconds", "gauge", "When this process began.", [({}, STARTED)]),
        _one("process_cpu_seconds_total", "counter", "Processor time.", [({}, usage.ru_utime + usage.ru_stime)]),
        _one("process_resident_memory_bytes", "gauge", "Memory.", [({}, _memory(usage.ru_maxrss))]),
    ]  # fmt: skip
    return "\n".join(line for part in parts for line in part) + "\n"


def address(text: str) -> tuple[str, int]:
    """`9420`, `127.0.0.1:9420` or `[::1]:9420`; a port alone is one of this machine only."""
    host, _, port = text.rpartition(":")
    if not port.isascii() or not port.isdigit() or not 1 <= int(port[:6]) <= 65535:
        raise OptionError(f"--metrics {text}: it should look like 9420 or 127.0.0.1:9420")
    return host.strip("[]") or "127.0.0.1", int(port)


@asynccontextmanager
async def serve_metrics(
    where: str, workers: int, services: Services, middleware: Middleware, socket: Socket
) -> AsyncIterator[None]:
    """Answer Prometheus as long as the block lasts; of several workers each takes the next free port."""
    if not where:
        yield
        return
    host, first = address(where)
    server: asyncio.Server | None = None
    for port in range(first, first + workers):
        with contextlib.suppress(OSError):
            server = await asyncio.start_server(_Answering(services, middleware, socket), host, port, limit=MAX_HEAD_LENGTH)
            log.info("metrics", extra={"host": host, "port": port})
            break
    else:
        log.error("no port for metrics is free", extra={"host": host, "first": first, "last": first + workers - 1})
    try:
        yield
    finally:
        if server is not None:
            server.close()


class _Answering:
    """One short request at a time; everything but `GET /metrics` is not found."""

    def __init__(self, services: Services, middleware: Middleware, socket: Socket) -> None:
        self._parts = services, middleware, socket

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(HEAD_SECONDS):
                head = await reader.readuntil(b"\r\n\r\n")
            if head.split(b" ", 2)[:2] == [b"GET", b"/metrics"]:
                status, text = "200 OK", await exposition(*self._parts)
            else:
                status, text = "404 Not Found", "GET /metrics\n"
            body = text.encode()
            lines = f"HTTP/1.1 {status}\r\ncontent-type: {KIND}\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
            writer.write(lines.encode() + body)
            await writer.drain()
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass  # the client has gone, or sent nothing
        finally:
            writer.close()


# Spelling


def _one(name: str, kind: str, about: str, values: Iterable[tuple[Labels, float]]) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"
    for labels, value in values:
        yield f"{name}{_labelled(labels)} {value}"


def _counted(name: str, about: str, names: tuple[str, ...], counts: Mapping[Any, int]) -> Iterator[str]:
    values = []
    for key, count in sorted(counts.items()):
        found = (key,) if isinstance(key, str) else key
        values.append((dict(zip(names, found, strict=True)), count))
    return _one(name, "counter", about, values)


def _timed(name: str, about: str, timings: Timings) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} histogram"
    total = 0
    for bound, count in zip((*map(str, BOUNDS), "+Inf"), timings.counts, strict=True):
        total += count
        yield f'{name}_bucket{{le="{bound}"}} {total}'
    yield f"{name}_sum {timings.seconds}"
    yield f"{name}_count {total}"


def _labelled(labels: Labels) -> str:
    """Only words of ours stand in labels, and nothing that would have to be escaped."""
    return "{" + ",".join(f'{name}="{value}"' for name, value in labels.items()) + "}" if labels else ""


def _memory(most: int) -> int:
    """What is resident now, or the most that ever was where the system does not say."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return most if sys.platform == "darwin" else most * 1024
