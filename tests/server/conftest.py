"""A real server on a free loopback port for every module of tests, once on SQLite and once on a private PostgreSQL."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn

from megawatt.server.accounts import passwords
from megawatt.server.child_process import ChildProcess
from megawatt.server.db import engine as databases
from megawatt.server.db.engine import POSTGRESQL_TIMEOUTS, connect, migrate
from megawatt.server.db.store import Store
from megawatt.server.http.app import create_app
from megawatt.server.settings import Settings
from megawatt.server.start.server import uvicorn_options
from megawatt.server.worker import Worker

from ..ports import free_port as free_port
from .built_page import built
from .pages import PATIENCE, Page

START, PREPARE = ChildProcess.start, databases._prepare_sqlite
COSTS = {"MEMORY_KIB": passwords.MEMORY_KIB, "ROUNDS": passwords.ROUNDS}
ONE_PLACE = "http://127.0.0.1/"
"""What people type to reach either of two servers: one address, so one cookie."""
TIMEOUTS = ("notifications.outbound.TIMEOUT_S", "mail.TIMEOUT_S", "uploads.jobs.FILE_TIMEOUT_S", "thinking.hints.TIMEOUT_S")
"""How long servers wait for others, by module."""
QUICK: dict[str, Any] = {
    "bot_pace": 0.0,
    "compile_rules": False,
    "rate_limits": False,
    "bot_timeout_s": PATIENCE,
    "silent_seconds": 30 * PATIENCE,
    "idle_seconds": 30 * PATIENCE,
}
"""Bots move without pauses, and a test that takes long on a busy machine loses neither its page nor its table nor its bot."""


@dataclass
class Served:
    """A running server."""

    address: str
    worker: Worker
    middleware: Any = None

    def page(self, other: Page | None = None) -> Page:
        """A new person's page, or another tab of a person."""
        return Page(self.address, other.http.cookies if other else None)


class FakeTime:
    """The time of tables, set by the test."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now

    def pass_by(self, *, days: float = 0, hours: float = 0, seconds: float = 0) -> None:
        self.now += days * 86_400 + hours * 3600 + seconds


@asynccontextmanager
async def serving(settings: Settings, now: Callable[[], float] = time.time) -> AsyncIterator[Served]:
    """Serve in this process until the block ends."""
    lay_out(settings.database)
    app: Any = create_app(settings, now)
    server = uvicorn.Server(uvicorn.Config(app, **uvicorn_options(settings)))
    task = asyncio.create_task(server.serve())
    while not server.started:
        assert not task.done(), "the server did not start"
        await asyncio.sleep(0.01)
    try:
        yield Served(f"http://127.0.0.1:{settings.port}", app.app.state.worker, app)
    finally:
        server.should_exit = True
        await task


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session", autouse=True)
def patience() -> Iterator[None]:
    """Servers of tests wait as long as the tests do for what only a busy machine makes late."""
    with pytest.MonkeyPatch.context() as patch:
        for limit in TIMEOUTS:
            patch.setattr(f"megawatt.server.{limit}", PATIENCE)
        patch.setitem(POSTGRESQL_TIMEOUTS, "connect_timeout", int(PATIENCE))
        yield


@pytest.fixture(scope="session", autouse=True)
def quick_children() -> Iterator[None]:
    """Bots and readers of servers in this process are there at once."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        yield
        return
    from .forked import start_forked

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ChildProcess, "start", staticmethod(start_forked))
        yield


@pytest.fixture(scope="session", autouse=True)
def cheap_passwords() -> Iterator[None]:
    """Hashes of passwords are cheap here: every server makes one when it starts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "MEMORY_KIB", 8)
        patch.setattr(passwords, "ROUNDS", 1)
        yield


@pytest.fixture(scope="session", autouse=True)
def hasty_commits() -> Iterator[None]:
    """Commits of servers in this process don't sync: they survive the process, but not the machine."""

    def prepare(connection: Any, record: Any) -> None:
        PREPARE(connection, record)
        connection.execute("PRAGMA synchronous=OFF")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(databases, "_prepare_sqlite", prepare)
        yield


@pytest.fixture
def sure_commits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commits sync as they do outside tests."""
    monkeypatch.setattr(databases, "_prepare_sqlite", PREPARE)


@pytest.fixture
def dear_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords cost what they do outside tests."""
    for name, cost in COSTS.items():
        monkeypatch.setattr(passwords, name, cost)


@pytest.fixture
def children_from_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots and readers start as they do outside tests."""
    monkeypatch.setattr(ChildProcess, "start", staticmethod(START))


@pytest.fixture
def nothing_refills(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits that are used up stay used up, however long the test takes."""
    monkeypatch.setattr("megawatt.server.api.rate_limits.time", SimpleNamespace(monotonic=lambda: 0.0))


@pytest.fixture(scope="module")
def clock() -> FakeTime:
    """What time it is for a server that a module starts by it."""
    return FakeTime()


@pytest.fixture(scope="module")
def by_hand() -> Iterator[None]:
    """Servers look for nothing by themselves: the test says when deadlines are looked for, messages sent and who is here noted."""
    with pytest.MonkeyPatch.context() as patch:
        for pause in ("SWEEP_SECONDS", "DEADLINE_SECONDS", "COUNT_SECONDS", "SEEN_SECONDS"):
            patch.setattr(f"megawatt.server.jobs.{pause}", 86_400.0)
        yield


@pytest.fixture(scope="session")
def postgresql_of_all() -> Iterator[Any]:
    """A private PostgreSQL."""
    from .postgresql import PrivatePostgresql

    server = PrivatePostgresql()
    yield server
    server.close()


@pytest.fixture(scope="session")
def new_postgresql(postgresql_of_all: Any) -> Callable[[], str]:
    """Makes an empty database in a private PostgreSQL with every call."""
    make: Callable[[], str] = postgresql_of_all.new_database
    return make


@pytest.fixture(scope="session")
def laid_out_postgresql(postgresql_of_all: Any) -> Callable[[], str]:
    """Makes a database there whose tables are laid out, and empty."""
    make: Callable[[], str] = postgresql_of_all.laid_out
    return make


@pytest.fixture(params=["sqlite", "postgresql"])
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """Makes the address of an empty database."""
    if request.param == "sqlite":
        return lambda: sqlite_address(tmp_path)
    make: Callable[[], str] = request.getfixturevalue("new_postgresql")
    return make


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a database whose tables are laid out, and empty."""
    if request.param == "sqlite":
        address = sqlite_address(tmp_path_factory.mktemp("tables"))
        lay_out(address)
        return address
    make: Callable[[], str] = request.getfixturevalue("laid_out_postgresql")
    return make()


@pytest.fixture
def store(database: str) -> Store:
    """Its tables, without a server."""
    engine = connect(Settings(database=database).database_url)
    migrate(engine)
    return Store(engine)


@pytest.fixture(scope="module")
async def served(database: str) -> AsyncIterator[Served]:
    """A server that bots play quickly at."""
    async with serving(Settings(database=database, port=free_port(), **QUICK)) as server:
        yield server


@pytest.fixture(scope="module")
async def built_server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Served]:
    """A server with a built page."""
    folder = tmp_path_factory.mktemp("built")
    settings = Settings(database=sqlite_address(folder), port=free_port(), page=built(folder), **QUICK)
    async with serving(settings) as served:
        yield served


@pytest.fixture
async def page(served: Served) -> AsyncIterator[Page]:
    """A new person."""
    async with served.page() as opened:
        yield opened


@pytest.fixture
async def other(served: Served) -> AsyncIterator[Page]:
    """Another person."""
    async with served.page() as opened:
        yield opened


@pytest.fixture
async def two(laid_out_postgresql: Callable[[], str]) -> AsyncIterator[tuple[Served, Served]]:
    """Two servers on the same database."""
    database = laid_out_postgresql()
    async with (
        serving(Settings(database=database, port=free_port(), public_url=ONE_PLACE, **QUICK)) as first,
        serving(Settings(database=database, port=free_port(), public_url=ONE_PLACE, **QUICK)) as second,
    ):
        await first.worker.core.pubsub.listening.wait()
        await second.worker.core.pubsub.listening.wait()
        yield first, second


def sqlite_address(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


def lay_out(address: str) -> None:
    """A new SQLite file is a copy of one in today's shape: the migrations have tests of their own, and take long."""
    file = Path(address.removeprefix("sqlite:///"))
    if address.startswith("sqlite:///") and file.parent.is_dir() and not file.exists():
        file.write_bytes(_todays_shape())


@cache
def _todays_shape() -> bytes:
    with TemporaryDirectory() as folder:
        engine = connect(sqlite_address(Path(folder)))
        migrate(engine)
        engine.dispose()
        return (Path(folder) / "tables.sqlite").read_bytes()
