"""A real server in a process of its own, a real Chromium, and people who sit in front of it."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from megawatt.server.settings import Settings

from .people import Person

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}


class TableServer:
    """`megawatt serve` on loopback, which can be killed and started again on the same port and database."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite:///{folder / 'tables.db'}"
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "megawatt", "serve", "--port", str(self.port), "--database", self.database]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([*command, "--no-compile", "--bot-pace", "0"], stdout=log, stderr=log)
        for _ in range(200):
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
        self.process.wait(20)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    assert (Path(Settings().page) / "index.html").exists(), "the page is not built; run `make page`"
    running = TableServer(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


def chromium_path() -> str:
    path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    assert path, "Chromium is missing; run scripts/need_chromium.sh or set CHROMIUM"
    return path


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def someone(server: TableServer, chromium: Browser) -> Iterator[Callable[..., Person]]:
    """Makes new people, each with a browser profile of their own. Their pages must not report any error."""
    people: list[Person] = []

    def make(name: str = "", **device: Any) -> Person:
        profile = {"viewport": LAPTOP, "locale": "en-GB", "reduced_motion": "reduce", **device}
        person = Person(chromium.new_context(**profile), server.address)
        people.append(person)
        if name:
            person.is_called(name)
        return person

    yield make
    faults = [fault for person in people for fault in person.faults]
    for person in people:
        person.context.close()
    assert faults == []


@pytest.fixture
def person(someone: Callable[..., Person]) -> Person:
    """One person at a laptop."""
    return someone()
