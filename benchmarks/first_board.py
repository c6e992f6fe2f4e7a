"""How long a stranger waits for the first board: cold cache, loopback, with and without a CPU that is four times slower.

    python benchmarks/first_board.py [--tries 3] [--slow 4] [--phone] [--chain]

Prints milliseconds from opening the address, per game, the best and the middle of a few tries:

- seen: the board with its pieces has been painted, as the picture that the server put into the page or as the live map;
- answers: the live map has answered a click (the page presses its magnifying glass as soon as it is there);
- whole: panels, moves and log are drawn as well.

With --phone on a phone's screen instead of a laptop's; with --chain also when each request of the last try began and ended.
Needs the built page and Chromium.
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
from megawatt.kernel.match.files import dumps

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.conftest import FLAGS, LAPTOP, TableServer, chromium_path
from tests.luck import draw_from

GAMES = {"power-grid": 120, "future-energy": 60, "barrage": 100}
"""And after how many moves the table is opened."""
WATCH = """
window.noted = {}
const live = '#board [data-component=map]'
const has = (selector) => document.querySelectorAll(`${selector} svg path`).length > 20
const glass = () => document.querySelector(`${live} button:not(:disabled)`)
const field = () => document.querySelector(`${live} svg`).getAttribute('viewBox')
let before = null
function hasAnswered() {
  if (before !== null) return field() !== before
  if (!has(live) || !glass()) return false
  before = field()
  glass().click()
}
const steps = {
  seen: () => has('#first-board') || has(live),
  answers: hasAnswered,
  whole: () => has(live) && document.querySelector('main')?.ariaBusy !== 'true',
}
function look() {
  for (const [name, isSo] of Object.entries(steps)) {
    if (!(name in noted) && isSo()) {
      noted[name] = null
      setTimeout(() => (noted[name] = performance.now()))
    }
  }
  requestAnimationFrame(look)
}
requestAnimationFrame(look)
"""
"""A step is noted in the task after the frame in which it came: by then it has been painted."""
STEPS = ("seen", "answers", "whole")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
CHAIN = """() => performance.getEntriesByType('resource').map((each) =>
  `${Math.round(each.startTime)}-${Math.round(each.responseEnd)} ${new URL(each.name).pathname}`)"""


def position(game: str) -> str:
    """A game under way, as a file."""
    match = megawatt.new(game, seats=4, seed=12)
    player = bot("house", match.game, 1)
    while match.ply < GAMES[game]:
        match.play(player.choose(match))
    return dumps(match)


def first_board(
    browser: Browser, address: str, text: str, slow: float, device: dict[str, Any]
) -> tuple[dict[str, float], list[str]]:
    """One visit by somebody new: milliseconds to each step, and the chain of requests."""
    host = browser.new_context()
    answer = host.request.post(f"{address}/api/files", data=text, headers={"origin": address})
    path = f"/t/{answer.json()['id']}"
    host.close()
    context = browser.new_context(locale="en-GB", **device)
    page = context.new_page()
    page.add_init_script(WATCH)
    line: Any = context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    page.goto(address + path)
    for _ in range(600):
        if all(page.evaluate("noted").get(step) for step in STEPS):
            break
        page.wait_for_timeout(50)
    found = page.evaluate("noted"), page.evaluate(CHAIN)
    context.close()
    return found


def told(tries: list[dict[str, float]]) -> str:
    """Best and middle of every step."""
    times = {step: [each[step] for each in tries] for step in STEPS}
    return "; ".join(f"{step} {min(found):5.0f}, middle {statistics.median(found):5.0f} ms" for step, found in times.items())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tries", type=int, default=3)
    parser.add_argument("--slow", type=float, default=4)
    parser.add_argument("--phone", action="store_true")
    parser.add_argument("--chain", action="store_true")
    arguments = parser.parse_args()
    device = PHONE if arguments.phone else {"viewport": LAPTOP}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        draw_from("first board")
        server = TableServer(Path(folder))
        server.start()
        try:
            browser = driver.chromium.launch(executable_path=chromium_path(), args=FLAGS)
            for game in GAMES:
                text = position(game)
                for slow in (1, arguments.slow):
                    tries = [first_board(browser, server.address, text, slow, device) for _ in range(arguments.tries)]
                    print(f"{game:14} {slow:g}x: {told([times for times, _ in tries])}", flush=True)
                if arguments.chain:
                    print("\n".join(f"  {request}" for request in tries[-1][1]))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
