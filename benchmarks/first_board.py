"""How long a stranger waits for the first board: cold cache, loopback, with and without a CPU that is four times slower.

    python benchmarks/first_board.py [--tries 3] [--slow 4] [--chain]

Prints the milliseconds from opening the address to the drawn map, per game, the best and the middle of a few tries, and to the
whole table (the page draws panels, moves and log after the map); with --chain also when each request of the last try began and
ended. Needs the built page and Chromium.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

import megawatt
from megawatt.bots import bot
from megawatt.kernel.files import dumps

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.conftest import FLAGS, LAPTOP, TableServer, chromium_path

GAMES = {"power-grid": 120, "future-energy": 60, "barrage": 100}
"""And after how many moves the table is opened."""
WATCH = """
const drawn = () => document.querySelectorAll('#board [data-component=map] svg path').length > 20
const note = () => setTimeout(() => (window.firstBoard = performance.now()))
const look = () => requestAnimationFrame(drawn() ? note : look)
look()
const isWhole = () => drawn() && document.querySelector('main')?.ariaBusy !== 'true'
const noteWhole = () => setTimeout(() => (window.wholeTable = performance.now()))
const lookOn = () => requestAnimationFrame(isWhole() ? noteWhole : lookOn)
lookOn()
"""
CHAIN = """() => performance.getEntriesByType('resource').map((each) =>
  `${Math.round(each.startTime)}-${Math.round(each.responseEnd)} ${new URL(each.name).pathname}`)"""


def position(game: str) -> str:
    """A game under way, as a file."""
    match = megawatt.new(game, seats=4, seed=12)
    player = bot("house", match.game, 1)
    while match.ply < GAMES[game]:
        match.play(player.choose(match))
    return dumps(match)


def first_board(browser: Browser, address: str, text: str, slow: float) -> tuple[float, float, list[str]]:
    """One visit by somebody new: milliseconds to the map and to the whole table, and the chain of requests."""
    host = browser.new_context()
    answer = host.request.post(f"{address}/api/files", data=text, headers={"origin": address})
    path = f"/t/{answer.json()['id']}"
    host.close()
    context = browser.new_context(viewport=LAPTOP, locale="en-GB")  # type: ignore[arg-type]
    page = context.new_page()
    page.add_init_script(WATCH)
    line: Any = context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    page.goto(address + path)
    for _ in range(600):
        if page.evaluate("(window.firstBoard && window.wholeTable) ?? 0"):
            break
        page.wait_for_timeout(50)
    found = page.evaluate("window.firstBoard"), page.evaluate("window.wholeTable"), page.evaluate(CHAIN)
    context.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tries", type=int, default=3)
    parser.add_argument("--slow", type=float, default=4)
    parser.add_argument("--chain", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = TableServer(Path(folder))
        server.start()
        try:
            browser = driver.chromium.launch(executable_path=chromium_path(), args=FLAGS)
            for game in GAMES:
                text = position(game)
                for slow in (1, arguments.slow):
                    tries = [first_board(browser, server.address, text, slow) for _ in range(arguments.tries)]
                    maps, wholes = [each[0] for each in tries], [each[1] for each in tries]
                    told = f"best {min(maps):5.0f} ms, middle {statistics.median(maps):5.0f} ms"
                    whole = f"best {min(wholes):5.0f} ms, middle {statistics.median(wholes):5.0f} ms"
                    print(f"{game:14} {slow:g}x: map {told}; whole table {whole}", flush=True)
                if arguments.chain:
                    print("\n".join(f"  {request}" for request in tries[-1][2]))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
