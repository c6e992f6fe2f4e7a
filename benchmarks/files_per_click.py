"""Which files a click touches: the server's half of a walk from the socket's message to every page having its view.

    python benchmarks/files_per_click.py [--source src] [--files]

Another version is measured by its sources: `git worktree add ../before v0.1.0`, then `--source ../before/src`.

A click is one move at a table of four, all of them people at one server with the compiler off; it touches a file of Megawatt when a
function written there runs.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from pathlib import Path

from tables import Table, create, sit_down

GAMES = ["power-grid", "future-energy", "barrage"]
SEATS = 4
MOVES = 60
"""How many moves of a game are clicked; the files that run in most of them are what a click touches."""
TRACED = """
import json, os, signal, sys, threading
from pathlib import Path
import megawatt
ROOT = str(Path(megawatt.__file__).parent) + "/"
touched = set()
def called(frame, event, argument):
    if event == "call" and frame.f_code.co_filename.startswith(ROOT):
        touched.add(frame.f_code.co_filename[len(ROOT):])
def tell(*_):
    asked = Path(os.environ["TOUCHED"])
    asked.with_suffix(".new").write_text(json.dumps(sorted(touched)))
    asked.with_suffix(".new").rename(asked)
    touched.clear()
try:
    from megawatt.server.start.server import serve
except ImportError:  # before the server had packages
    from megawatt.server.serving import serve
from megawatt.server.settings import Settings
signal.signal(signal.SIGUSR1, tell)
threading.setprofile(called)
sys.setprofile(called)
serve(Settings.from_environment(), 30)
"""


class Traced:
    """A server that remembers in which files functions ran."""

    def __init__(self, source: Path, folder: Path, port: int) -> None:
        self.answer = folder / "touched.json"
        settings = {"port": port, "database": f"sqlite:///{folder}/tables.sqlite", "rate_limits": False, "compile_rules": False}
        environment = {"MEGAWATT_SERVER": json.dumps(settings), "TOUCHED": str(self.answer), "PYTHONPATH": str(source)}
        self.process = subprocess.Popen([sys.executable, "-c", TRACED], env={**os.environ, **environment})
        for _ in range(600):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/health").read()
                return
            except OSError:
                time.sleep(0.05)
        raise SystemExit("the server did not start")

    async def last_used(self) -> list[str]:
        """The files since the last call."""
        self.answer.unlink(missing_ok=True)
        self.process.send_signal(signal.SIGUSR1)
        while not self.answer.exists():
            await asyncio.sleep(0.01)
        return list(json.loads(self.answer.read_text()))


async def click_through(server: Traced, port: int, game: str) -> list[list[str]]:
    """The files of each of many clicks at one table."""
    name, cookie = create(port, "", game, SEATS, 1)
    table = Table(name, SEATS, 1)
    await sit_down(table, port, cookie)
    clicks = []
    for _ in range(MOVES):
        while not table.ready:
            await asyncio.sleep(0.005)
        await asyncio.sleep(0.05)
        await server.last_used()
        table.move()
        while not table.ready:
            await asyncio.sleep(0.005)
        clicks.append(await server.last_used())
    return clicks


def usual_click(source: Path, game: str) -> list[str]:
    """The files that run in more than half of the clicks."""
    with tempfile.TemporaryDirectory() as folder:
        port = random.randrange(20000, 30000)
        server = Traced(source, Path(folder), port)
        try:
            clicks = asyncio.run(click_through(server, port, game))
        finally:
            server.process.terminate()
            server.process.wait(30)
    often = Counter(path for click in clicks for path in click)
    return sorted(path for path, times in often.items() if times > len(clicks) / 2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--source", type=Path, default=Path(__file__).parents[1] / "src")
    parser.add_argument("--files", action="store_true", help="name the files as well")
    arguments = parser.parse_args()
    for game in GAMES:
        last_used = usual_click(arguments.source.resolve(), game)
        rooms = Counter(path.split("/")[0] for path in last_used)
        where = ", ".join(f"{room} {count}" for room, count in sorted(rooms.items()))
        print(f"{game}: a click touches {len(last_used)} files ({where})")
        if arguments.files:
            print("    " + "\n    ".join(last_used))


if __name__ == "__main__":
    main()
