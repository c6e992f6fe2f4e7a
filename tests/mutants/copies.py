"""Copies of the project in which bugs are planted: the working tree itself is never changed.

A copy has its own sources, tests, byte code and compiled rules. Its processes find `megawatt` through PYTHONPATH, which comes
before the installed package; `Copy` makes sure of that before anything is run.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from .planted import ROOT

PASSED, FAILED, INTERRUPTED, NOT_FOUND, NOTHING_RUN = 0, 1, 2, 4, 5
"""Exit codes of pytest."""
TOO_LONG = -1
GRACE = 20.0
"""How long tests that take too long may take to end by themselves."""
PAGE = "src/megawatt/server/page"
BUILT = (PAGE, "src/megawatt/bots/wasm")
"""What tests need and git ignores."""
BUILD = ("npm", "--prefix", "web", "run", "build")
BUILD_SECONDS = 300.0
LINKED = (".venv", "web/node_modules")
"""What is too large to copy and is only read."""
PYTEST = (
    "-m",
    "pytest",
    "-q",
    "-x",
    "--tb=line",
    "-rfE",
    "-p",
    "no:cacheprovider",
    "-n",
    "0",
    "--luck=0",
    "--draw=0",
    "--rotation=0",
)
"""Always the same draws and the same cases: a bug that is caught today is caught tomorrow."""


@dataclass(frozen=True)
class Outcome:
    """How a run of tests ended."""

    code: int
    output: str


class Copy:
    """A copy of the working tree."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "project"
        _copy_tree(self.root)
        self._environment = {**os.environ, "PYTHONPATH": str(self.root / "src"), "MEGAWATT_CACHE": str(folder / "cache")}
        for name in ("PYTHONPYCACHEPREFIX", "PYTEST_ADDOPTS", "PYTEST_XDIST_WORKER", "PYTEST_XDIST_WORKER_COUNT"):
            self._environment.pop(name, None)
        where = self._run([sys.executable, "-c", "import megawatt; print(megawatt.__file__)"], 120).output
        if not Path(where.strip()).is_relative_to(self.root):
            raise RuntimeError(f"the copy in {self.root} runs {where.strip()}, so no bug would be run")

    @contextmanager
    def changed(self, file: str, text: str) -> Iterator[None]:
        """The copy with another text in this file; byte code of the one is never run for the other."""
        path = self.root / file
        before, times = path.read_bytes(), path.stat()
        try:
            _forget_byte_code(path)
            path.write_text(text, encoding="utf-8", newline="")
            yield
        finally:
            path.write_bytes(before)
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
            _forget_byte_code(path)

    def test(self, tests: Sequence[str], seconds: float, more: Sequence[str] = ()) -> Outcome:
        """Run tests of the copy, until the first fails."""
        return self._run([sys.executable, *PYTEST, *more, *tests], seconds)

    def test_page(self, tests: Sequence[str], seconds: float) -> Outcome:
        """The same with the page built from its sources as they are now; afterwards it is the one that it was before."""
        page = self.root / PAGE
        kept = page.with_name("page-before")
        shutil.copytree(page, kept)
        try:
            built = self._run(BUILD, BUILD_SECONDS)
            return self.test(tests, seconds) if built.code == PASSED else Outcome(INTERRUPTED, built.output)
        finally:
            shutil.rmtree(page, ignore_errors=True)
            kept.rename(page)

    def _run(self, command: Sequence[str], seconds: float) -> Outcome:
        """Run a command in a session of its own, so that whatever it started ends with it."""
        with tempfile.TemporaryFile() as written:
            process = subprocess.Popen(
                command, cwd=self.root, env=self._environment, stdin=subprocess.DEVNULL, stdout=written, stderr=subprocess.STDOUT,
                start_new_session=True,
            )  # fmt: skip
            try:
                code = process.wait(seconds)
            except subprocess.TimeoutExpired:
                code = TOO_LONG
                process.send_signal(signal.SIGINT)  # pytest ends the databases that its tests have started
                with suppress(subprocess.TimeoutExpired):
                    process.wait(GRACE)
            finally:
                _end_session(process)
            written.seek(0)
            return Outcome(code, written.read().decode(errors="replace"))


def _end_session(process: subprocess.Popen[bytes]) -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _forget_byte_code(path: Path) -> None:
    for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*"):
        compiled.unlink(missing_ok=True)


def _copy_tree(target: Path) -> None:
    """What git knows or would add, and what the tests need besides; real copies, so that nothing written there comes back."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"], cwd=ROOT, check=True, capture_output=True
    ).stdout.decode()
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)
    for name in BUILT:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, target / name, dirs_exist_ok=True)
    for name in LINKED:
        if (ROOT / name).exists():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            (target / name).symlink_to(ROOT / name)
