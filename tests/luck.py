"""Whatever a test draws with `secrets` follows from the test's name: one that has passed passes again.

Deals, ids and the bots' generators are drawn afresh for every table. In the suite that would be a new suite every time;
here `pytest --luck 7` is how one asks for another. Servers in processes of their own follow along through a file (`follow`).
"""

from __future__ import annotations

import os
import random
import secrets
import tempfile
from pathlib import Path

FILE, STARTED = "MEGAWATT_TEST_LUCK", "MEGAWATT_TEST_STARTED"
"""Variables of a server's process: where the test's name stands, and how many served its tables before it."""

_drawing = random.Random()
_folder = tempfile.TemporaryDirectory(prefix="megawatt-luck-")
_file = Path(_folder.name) / "test"


def draw_from(name: str) -> None:
    """Let everything that is drawn from now on follow from a name."""
    _drawing.seed(name)
    _install(_drawing)
    written = _file.with_suffix(".new")
    written.write_text(name)
    written.replace(_file)


def hand_on(started: int) -> dict[str, str]:
    """The environment of a process that follows the tests of this one; `started` processes served its tables before it."""
    return {**os.environ, FILE: str(_file), STARTED: str(started)}


def follow() -> None:
    """
    Draw from the test's name in a process of its own.

    A server that takes over from one that was killed in the same test must not draw the same ids again: so the number of earlier
    ones counts as well.
    """
    _install(_Following(Path(os.environ[FILE]), os.environ[STARTED]))


class _Following(random.Random):
    """Begins anew whenever another test has begun."""

    def __init__(self, file: Path, started: str) -> None:
        self._file, self._started, self._name = file, started, ""
        super().__init__()

    def getrandbits(self, bits: int, /) -> int:
        self._look()
        return super().getrandbits(bits)

    def _look(self) -> None:
        name = self._file.read_text()
        if name != self._name:
            self._name = name
            self.seed(f"{name} {self._started}")


def _install(drawing: random.Random) -> None:
    secrets._sysrand = drawing  # type: ignore[attr-defined]
    secrets.randbits = drawing.getrandbits
    secrets.choice = drawing.choice
