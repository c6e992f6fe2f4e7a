"""A real server on a free loopback port for every module of tests, once on SQLite and once on a private PostgreSQL."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from megawatt.server.door.app import create_app
from megawatt.server.settings import Settings
from megawatt.server.start.server import uvicorn_options
from megawatt.server.storage.database import connect, migrate
from megawatt.server.storage.store import Store
from megawatt.server.worker import Worker

from ..ports import free_port as free_port
from .pages import Page

ONE_PLACE = "http://127.0.0.1/"
"""What people type to reach either of two servers: one address, so one cookie."""
QUICK: dict[str, Any] = {"bot_pace": 0.0, "compile_rules": False, "rate_limits": False}


@dataclass
class Served:
    """A running server."""

    address: str
    worker: Worker
    guard: Any = None

    def page(self, other: Page | None = None) -> Page:
        """A new person's page, or another tab of a person."""
        return Page(self.address, other.http.cookies if other else None)


class FakeTime:
    """What time it is for tables, told by the test."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now

    def pass_by(self, *, days: float = 0, hours: float = 0, seconds: float = 0) -> None:
        self.now += days * 86_400 + hours * 3600 + seconds


@asynccontextmanager
async def serving(settings: Settings, now: Callable[[], float] = time.time) -> AsyncIterator[Served]:
    """Serve in this process until the block ends."""
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


@pytest.fixture(scope="module")
def by_hand() -> Iterator[None]:
    """Servers look for nothing by themselves: the test says when deadlines are looked for, messages sent and who is here noted."""
    with pytest.MonkeyPatch.context() as patch:
        for pause in ("SWEEP_SECONDS", "DEADLINE_SECONDS", "COUNT_SECONDS", "SEEN_SECONDS"):
            patch.setattr(f"megawatt.server.worker.{pause}", 86_400.0)
        yield


@pytest.fixture(scope="session")
def new_postgresql() -> Iterator[Callable[[], str]]:
    """Makes an empty database in a private PostgreSQL with every call."""
    from .postgresql import PrivatePostgresql

    server = PrivatePostgresql()
    yield server.new_database
    server.close()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return sqlite_address(tmp_path_factory.mktemp("tables"))
    make: Callable[[], str] = request.getfixturevalue("new_postgresql")
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
async def two(new_postgresql: Callable[[], str]) -> AsyncIterator[tuple[Served, Served]]:
    """Two servers on the same database."""
    database = new_postgresql()
    async with (
        serving(Settings(database=database, port=free_port(), public_url=ONE_PLACE, **QUICK)) as first,
        serving(Settings(database=database, port=free_port(), public_url=ONE_PLACE, **QUICK)) as second,
    ):
        await first.worker.neighbours.listening.wait()
        await second.worker.neighbours.listening.wait()
        yield first, second


def sqlite_address(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"
