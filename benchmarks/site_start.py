"""How long a visitor of a static site waits: `python -m benchmarks.site_start [--slow 4] [--phone] [--moves 40] [--game barrage]`.

Empty cache, loopback, files compressed as most hosts send them; milliseconds. `--slow` slows the page's processor down.

- lobby: from opening the address until the games' cards can be pressed;
- board: from pressing *Play against bots* until the live map has been painted, and from opening the address as well, if one
  pressed at once;
- first move: from opening the address until moves are offered;
- played: from opening the address until the first move has been played, which waits for Python;
- moves: from pressing a move until the table shows it, the middle and the 95 % point of all that follow.

Needs the built page and Chromium.
"""

from __future__ import annotations

import argparse
import gzip
import http.server
import statistics
import tempfile
import threading
import time
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from megawatt.kernel.contract.registry import games
from megawatt.local.site import write_site
from megawatt.server.settings import Settings
from tests.browser.conftest import FLAGS, LAPTOP, PHONE, shell_path

WATCH = """
window.noted = {}
const steps = {
  lobby: () => document.querySelector('.cards button:not(:disabled)'),
  board: () => document.querySelectorAll('#board [data-component=map] svg path').length > 20,
  offered: () => document.querySelector('[data-move]:not(:disabled)'),
}
function look() {
  for (const [name, isSo] of Object.entries(steps))
    if (!(name in noted) && isSo()) {
      noted[name] = null
      setTimeout(() => (noted[name] = performance.now()))
    }
  requestAnimationFrame(look)
}
requestAnimationFrame(look)
window.pressed = () => performance.now()
"""
MOVE = """() => new Promise((done) => {
  const slider = () => document.querySelector('.history input[type=range]').max
  const before = slider(), began = performance.now()
  document.querySelector('#actions [data-move]:not(:disabled)').click()
  const look = () => {
    document.querySelector('[data-anyway]')?.click()
    document.querySelector('[data-confirm]')?.click()
    if (slider() !== before) done(performance.now() - began)
    else requestAnimationFrame(look)
  }
  look()
})"""


class Compressed(http.server.SimpleHTTPRequestHandler):
    """Serves files as most hosts do, compressed once."""

    packed: dict[str, bytes] = {}  # noqa: RUF012

    def log_message(self, *_: Any) -> None:
        """Say nothing."""

    def do_GET(self) -> None:
        """Serve a file."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        content = self.packed.setdefault(str(path), gzip.compress(path.read_bytes(), 6))
        self.send_response(200)
        self.send_header("content-type", self.guess_type(path))
        self.send_header("content-encoding", "gzip")
        self.send_header("content-length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)


def visit(page: Page, address: str, game: int, moves: int) -> dict[str, float]:
    """One visit with an empty cache."""
    page.goto(address)
    page.locator(".cards button:not(:disabled)").first.wait_for()
    button = page.get_by_role("button", name="Play against bots").nth(game)
    button.wait_for()
    pressed = page.evaluate("performance.now()")
    button.click()
    page.locator("[data-move]:not(:disabled)").first.wait_for(state="attached")
    page.wait_for_timeout(200)
    noted = page.evaluate("noted")
    page.evaluate(MOVE)
    played = page.evaluate("performance.now()")
    found = []
    end = time.monotonic() + 120
    while len(found) < moves and time.monotonic() < end:
        page.locator("#actions [data-move]:not(:disabled)").first.wait_for(state="attached")
        found.append(page.evaluate(MOVE))
    found.sort()
    board, offered = noted["board"] - pressed, noted["offered"] - pressed
    return {
        "lobby": noted["lobby"],
        "board": board,
        "board, pressed at once": noted["lobby"] + board,
        "first move": noted["lobby"] + offered,
        "played": played,
        "moves, middle": statistics.median(found),
        "moves, 95 %": found[int(0.95 * (len(found) - 1))],
    }


def main() -> None:
    """Print the middle of a few visits for each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--slow", type=float, default=1.0)
    parser.add_argument("--phone", action="store_true")
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--tries", type=int, default=3)
    parser.add_argument("--game", action="append")
    given = parser.parse_args()
    screen: Any = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if given.phone else {"viewport": LAPTOP}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        write_site(Path(folder), Path(Settings().page))
        host = http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Compressed, directory=folder))
        threading.Thread(target=host.serve_forever, daemon=True).start()
        for number, game in enumerate(games()):
            if given.game and game.name not in given.game:
                continue
            visits = []
            for _ in range(given.tries):
                with driver.chromium.launch(executable_path=shell_path(), args=FLAGS) as chromium:
                    context = chromium.new_context(locale="en-GB", reduced_motion="reduce", **screen)
                    context.set_default_timeout(120_000)
                    page = context.new_page()
                    page.add_init_script(WATCH)
                    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": given.slow})
                    visits.append(visit(page, f"http://127.0.0.1:{host.server_port}/", number, given.moves))
            middle = {name: statistics.median(each[name] for each in visits) for name in visits[0]}
            print(f"{game.name}: " + ", ".join(f"{name} {value:,.0f}" for name, value in middle.items()), flush=True)
        host.shutdown()


if __name__ == "__main__":
    main()
