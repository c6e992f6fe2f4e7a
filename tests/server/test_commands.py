"""The commands: `megawatt play` answers at once, `megawatt serve` says what is wrong, both end cleanly."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from megawatt.cli.main import app
from megawatt.server.start.server import _show_when_ready
from megawatt.server.start.server import free_port as next_free_port

from .conftest import free_port
from .pages import PATIENCE

PROGRAM = [sys.executable, "-c", "from megawatt.cli.main import run; run()"]


def start(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "MEGAWATT_CACHE": str(folder / "cache"), "BROWSER": "true"}
    pipe = subprocess.PIPE
    return subprocess.Popen([*PROGRAM, *arguments], env=environment, stdout=pipe, stderr=pipe, text=True)


def wait_for(address: str, limit: float = PATIENCE) -> httpx.Response:
    end = time.monotonic() + limit
    while True:
        try:
            return httpx.get(address, verify=False)
        except httpx.TransportError:
            assert time.monotonic() < end, f"{address} does not answer"
            time.sleep(0.02)


def test_the_page_waits_for_no_compiler(tmp_path: Path) -> None:
    port = free_port()
    server = start(tmp_path, "play", "--port", str(port), "--no-browser")
    assert wait_for(f"http://127.0.0.1:{port}/").status_code == 200
    loaded = Path(f"/proc/{server.pid}/maps").read_text()
    server.send_signal(signal.SIGINT)
    server.communicate(timeout=PATIENCE)
    assert "sqlite" in loaded
    assert "llvmlite" not in loaded
    assert "numba" not in loaded


def test_play_prints_its_address_keeps_its_tables_and_ends_with_ctrl_c(tmp_path: Path) -> None:
    port = free_port()
    server = start(tmp_path, "play", "--port", str(port), "--no-browser")
    wait_for(f"http://127.0.0.1:{port}/health")
    second = start(tmp_path, "play", "--port", str(port), "--no-browser")
    told, _ = second.communicate(timeout=PATIENCE)
    assert f"Megawatt is already at http://127.0.0.1:{port}/" in told
    server.send_signal(signal.SIGINT)
    printed, _ = server.communicate(timeout=PATIENCE)
    assert f"Megawatt is at http://127.0.0.1:{port}/" in printed
    assert (tmp_path / "megawatt" / "tables.sqlite").is_file()


def test_serve_logs_json_lines_and_ends_cleanly_on_sigterm(tmp_path: Path) -> None:
    port = free_port()
    server = start(tmp_path, "serve", "--port", str(port), "--no-compile")
    assert wait_for(f"http://127.0.0.1:{port}/health").json()["status"] == "ok"
    server.terminate()
    _, logged = server.communicate(timeout=PATIENCE)
    assert server.returncode in (0, -signal.SIGTERM)
    lines = [json.loads(line) for line in logged.splitlines()]
    assert {"started", "stopped", "request"} <= {line["what"] for line in lines}


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--workers", "2"], "several workers need PostgreSQL"),
        (["--database", "mysql://localhost/x"], "sqlite or postgresql"),
        (["--database", "nonsense"], "should look like postgresql://"),
        (["--database", "sqlite://"], "name a file"),
        (["--database", "postgresql://nobody@127.0.0.1:1/none", "--port", str(free_port())], "cannot be used"),
        (["--public-url", "games"], "should look like https://games.example"),
        (["--public-url", "https://games.example/somewhere"], "with nothing behind the name"),
        (["--host", "203.0.113.9"], "cannot listen on port 8420 of 203.0.113.9"),
    ],
)
def test_serve_says_what_would_be_right(arguments: list[str], says: str) -> None:
    result = CliRunner().invoke(app, ["serve", *arguments])
    assert result.exit_code == 2
    assert says in result.output


class SlowStart(threading.Event):
    """Lets the server listen after this many looks; or lets it end without ever having listened."""

    def __init__(self, looks: int, then: Callable[[], object]) -> None:
        super().__init__()
        self.looks, self.then = looks, then

    def wait(self, timeout: float | None = None) -> bool:
        self.looks -= 1
        if self.looks == 0:
            self.then()
        return self.is_set()


def test_a_server_that_takes_a_minute_to_start_is_announced_all_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as slow:
        slow.bind(("127.0.0.1", 0))
        _show_when_ready("127.0.0.1", slow.getsockname()[1], "http://slow.example/", False, SlowStart(1200, slow.listen))
    assert "Megawatt is at http://slow.example/" in capsys.readouterr().out


def test_a_server_that_has_ended_is_not_announced(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        start = SlowStart(3, lambda: start.set())
        _show_when_ready("127.0.0.1", other.getsockname()[1], "http://gone.example/", False, start)
        other.listen()
    assert capsys.readouterr().out == ""


def test_a_port_that_is_taken_is_passed_over() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert next_free_port("127.0.0.1", port) > port
