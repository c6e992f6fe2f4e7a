"""Packages built from this tree, and environments with nothing of it but what was installed from them.

No network and no Node.js: what Megawatt depends on is borrowed from the environment that runs the tests.
"""

from __future__ import annotations

import fcntl
import os
import re
import subprocess
import sys
import sysconfig
import tempfile
import threading
import urllib.request
import venv
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from ..ports import free_port

PROJECT = Path(__file__).parents[2]
BUILD = [sys.executable, "-m", "build", "--no-isolation", "--outdir"]
PATIENCE = 600
STARTING = Path(tempfile.gettempdir()) / f"megawatt-test-starting-{os.getuid()}"
"""Locked by the test that opens a table."""


@dataclass(frozen=True)
class Built:
    """What `python -m build` has made; the wheel is built from the sdist."""

    sdist: Path
    wheel: Path


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    folder = tmp_path_factory.mktemp("dist")
    done = subprocess.run([*BUILD, str(folder), str(PROJECT)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (sdist,), (wheel,) = folder.glob("*.tar.gz"), folder.glob("*.whl")
    return Built(sdist, wheel)


class Environment:
    """A virtual environment of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.create(folder, with_pip=False)
        self.python = folder / "bin" / "python"
        (packages,) = (folder / "lib").glob("python*/site-packages")
        # Lines of .pth files are followed once: the editable Megawatt of the tests' environment stays out.
        (packages / "borrowed.pth").write_text(sysconfig.get_paths()["purelib"])
        self.variables = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "MEGAWATT", "XDG"))}
        self.variables |= {"PATH": str(folder / "bin"), "HOME": str(folder), "BROWSER": "/bin/true"}

    def install(self, *packages: Path) -> None:
        """Install built files, or a folder, and nothing from elsewhere."""
        pip = [sys.executable, "-m", "pip", "--python", str(self.python), "install", "--quiet", "--no-index", "--no-deps"]
        command = [*pip, "--no-build-isolation", *map(str, packages)]
        done = subprocess.run(command, env=self.variables, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    def run(self, *command: str, typed: str = "") -> str:
        """What a program of the environment prints."""
        program = [str(self.folder / "bin" / command[0]), *command[1:]]
        done = subprocess.run(
            program, env=self.variables, cwd=self.folder, input=typed, capture_output=True, text=True, check=False, timeout=PATIENCE
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    @contextmanager
    def table(self, *arguments: str) -> Iterator[str]:
        """The address of the table that `megawatt` opens with these arguments."""
        command = [str(self.folder / "bin" / "megawatt"), *arguments]
        variables = {**self.variables, "PYTHONUNBUFFERED": "1"}
        pipe = subprocess.PIPE
        with STARTING.open("ab") as lock:  # without a port each takes the first that is free, and listens a while later
            fcntl.lockf(lock, fcntl.LOCK_EX)
            playing = subprocess.Popen(command, env=variables, cwd=self.folder, stdout=pipe, stderr=subprocess.STDOUT, text=True)
            address = _address_printed_by(playing)
        try:
            yield address
        finally:
            playing.terminate()
            playing.wait(PATIENCE)


def _address_printed_by(playing: subprocess.Popen[str]) -> str:
    """Where a table is, as soon as it is told; a process that does not tell it is ended."""
    assert playing.stdout is not None
    printed, late = "", threading.Timer(PATIENCE, playing.kill)
    late.start()
    try:
        for line in playing.stdout:
            printed += line
            if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                return found.group()
    finally:
        late.cancel()
    playing.wait(PATIENCE)
    raise AssertionError(f"no address was printed: {printed}")


@pytest.fixture
def environment(tmp_path: Path) -> Environment:
    """An environment with Python, what Megawatt needs, and no Megawatt."""
    return Environment(tmp_path / "environment")


@pytest.fixture
def read() -> Callable[[str], str]:
    """The text at an address."""

    def text(address: str) -> str:
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
            return str(answer.read().decode())

    return text


@pytest.fixture
def port() -> str:
    """A port to play at."""
    return str(free_port())
