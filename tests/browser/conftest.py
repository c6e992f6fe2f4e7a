"""A real server in a process of its own, a real Chromium, and people who sit in front of it.

Playwright's synchronous driver keeps an event loop running in its thread until it is stopped, and no asynchronous test can run
there after it. So the driver, and every test that uses it, lives in a thread of its own (`beside`).
"""

from __future__ import annotations

import functools
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from megawatt.server.settings import Settings

from ..luck import hand_on
from ..ports import free_port
from .people import Person

T = TypeVar("T")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-smooth-scrolling",
]
LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
SERVE = """
import sys
from megawatt.server.settings import Settings
from megawatt.server.start.server import serve
from tests.luck import follow
follow()
serve(Settings(port=int(sys.argv[1]), database=sys.argv[2], rate_limits=False, compile_rules=False, bot_pace=0.0))
"""
"""All these people come from one address, faster than people do; the limits have tests of their own."""
UNPAINTED = "document.addEventListener('readystatechange', () => (document.documentElement.style.opacity = '0'))"
"""What is wholly transparent is laid out, clicked and read as ever, but not painted: without a graphics card that is a third of
what a page costs, and the tests look at places, words and states. Whoever judges colours paints the page (`violations`)."""
DRIVERS_THREAD = "driver"
DRIVER = ThreadPoolExecutor(1, DRIVERS_THREAD)


def beside(function: Callable[..., T]) -> Callable[..., T]:
    """The function, called in the driver's thread."""

    @functools.wraps(function)
    def called(*arguments: Any, **more: Any) -> T:
        if threading.current_thread().name.startswith(DRIVERS_THREAD):
            return function(*arguments, **more)
        return DRIVER.submit(function, *arguments, **more).result()

    return called


class TableServer:
    """A server on loopback, which can be killed and started again on the same port and database."""

    def __init__(self, folder: Path, script: str = SERVE, *more: str, package: Path | None = None) -> None:
        """`script` is run with the port, the database and whatever it needs more, with the usual package or another."""
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite:///{folder / 'tables.db'}"
        self.log = folder / "server.log"
        self.script, self.more = script, more
        self.variables = {} if package is None else {"PYTHONPATH": str(package)}
        self.process: subprocess.Popen[bytes] | None = None
        self.starts = 0

    def start(self) -> None:
        command = [sys.executable, "-c", self.script, str(self.port), self.database, *self.more]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=hand_on(self.starts) | self.variables)
        self.starts += 1
        for _ in range(1200):
            try:
                urllib.request.urlopen(f"{self.address}/health", timeout=1).close()
                return
            except OSError:
                assert self.process.poll() is None, self.log.read_text()
                time.sleep(0.1)
        raise AssertionError(f"the server does not answer: {self.log.read_text()}")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(120)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    assert (Path(Settings().page) / "index.html").exists(), "the page is not built; run `make page`"
    running = TableServer(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


def chromium_path() -> str:
    """The whole browser."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    assert path, "Chromium is missing; run scripts/need_chromium.sh or set CHROMIUM"
    return path


def shell_path() -> str:
    """Chromium without windows, messages and installed apps: the same pages at two thirds of the cost.

    The whole browser where it is missing.
    """
    return os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or chromium_path()


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Tests of this folder run in the driver's thread."""
    pyfuncitem.obj = beside(pyfuncitem.obj)
    return (yield)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """What most tests need of it; `test_turns.py` has the whole one."""
    driver = beside(sync_playwright().start)()
    browser = beside(driver.chromium.launch)(executable_path=shell_path(), args=FLAGS)
    yield browser
    beside(browser.close)()
    beside(driver.stop)()


def unpainted(context: BrowserContext) -> BrowserContext:
    """The same browser profile, whose pages are not painted."""
    context.add_init_script(UNPAINTED)
    return context


@pytest.fixture
def someone(server: TableServer, chromium: Browser) -> Iterator[Callable[..., Person]]:
    """Makes new people, each with a browser profile of their own. Their pages must not report any error."""
    people: list[Person] = []

    def make(name: str = "", **device: Any) -> Person:
        profile = {"viewport": LAPTOP, "locale": "en-GB", "reduced_motion": "reduce", **device}
        person = Person(unpainted(chromium.new_context(**profile)), server.address)
        people.append(person)
        if name:
            person.is_called(name)
        return person

    yield beside(make)
    for person in people:
        beside(person.context.close)()
    assert [fault for person in people for fault in person.faults] == []


@pytest.fixture
def person(someone: Callable[..., Person]) -> Person:
    """One person at a laptop."""
    return someone()
