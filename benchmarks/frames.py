"""How smoothly the board moves on a phone: frames a second in Chromium's own trace, with the processor slowed down four times.

    python benchmarks/frames.py [--seconds 8] [--slow 4] [GAME …]

A finished game of house bots is played back at the table page, each move with its motion. A frame counts as shown when all of it
was presented, as partial when the compositor presented it without what the page itself had drawn for it, and as dropped when it
missed its sixtieth of a second and somebody could have noticed; the figure is sixty times the share that was shown. It also prints
the longest task: how long one move kept the page busy.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import megawatt
from megawatt.bots import bot
from megawatt.kernel.match.files import dumps

GAMES = ["power-grid", "future-energy", "barrage"]
PHONE = {"width": 390, "height": 844}
RATE = 60
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-sync"]
TRACED = ["cc", "benchmark", "disabled-by-default-devtools.timeline", "disabled-by-default-devtools.timeline.frame"]
SERVE = """
import sys
from megawatt.server.settings import Settings
from megawatt.server.start.server import serve
serve(Settings(port=int(sys.argv[1]), database=sys.argv[2], rate_limits=False, compile_rules=False))
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--slow", type=float, default=4.0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        port = free_port()
        server = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(port), f"sqlite:///{folder}/tables.db"], stderr=subprocess.DEVNULL
        )
        try:
            address = f"http://127.0.0.1:{port}"
            wait_for(address, server)
            chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
            browser = driver.chromium.launch(executable_path=chromium, args=FLAGS)
            for game in asked.games:
                print(told(game, measure(browser, address, game, asked.seconds, asked.slow)), flush=True)
            browser.close()
        finally:
            server.terminate()
            server.wait(60)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    """Until the server answers, at most a minute."""
    for _ in range(600):
        try:
            urllib.request.urlopen(f"{address}/health", timeout=1).close()
            return
        except OSError:
            assert server.poll() is None, "the server has stopped"
            time.sleep(0.1)
    raise AssertionError(f"no answer from {address}")


def measure(browser: Browser, address: str, game: str, seconds: float, slow: float) -> list[dict[str, Any]]:
    """The trace of a phone on which the middle of a game is played back."""
    context = browser.new_context(
        viewport=PHONE, device_scale_factor=2, has_touch=True, is_mobile=True, reduced_motion="no-preference"
    )
    page = context.new_page()
    sent = context.request.post(f"{address}/api/files", data=dumps(finished(game)), headers={"origin": address})
    assert sent.ok, sent.text()
    page.goto(f"{address}/t/{sent.json()['id']}")
    page.locator("#board").wait_for()
    middle = int(page.locator(".history input[type=range]").get_attribute("max") or 0) // 2
    page.locator(".history input[type=range]").fill(str(middle))
    page.wait_for_timeout(1500)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    return traced(browser, page, seconds, context.close)


def traced(browser: Browser, page: Page, seconds: float, close: Any) -> list[dict[str, Any]]:
    page.locator("#board").focus()
    page.keyboard.press("p")
    page.wait_for_timeout(1000)
    browser.start_tracing(page=page, categories=TRACED)
    page.wait_for_timeout(seconds * 1000)
    trace = json.loads(browser.stop_tracing())
    close()
    return list(trace["traceEvents"])


def finished(game: str) -> megawatt.Match:
    match = megawatt.new(game, seats=3, seed=4)
    house = bot("house", match.game, 1)
    while not match.over:
        match.play(house.choose(match))
    return match


def told(game: str, events: list[dict[str, Any]]) -> str:
    """One line of figures."""
    reports = [event["args"]["frame_reporter"] for event in events if "frame_reporter" in event.get("args", {})]
    shown = {report["frame_sequence"] for report in reports if report["state"] == "STATE_PRESENTED_ALL"}
    partial = {report["frame_sequence"] for report in reports if report["state"] == "STATE_PRESENTED_PARTIAL"} - shown
    late = {report["frame_sequence"] for report in reports if report["state"] == "STATE_DROPPED" and report["affects_smoothness"]}
    dropped = late - shown - partial
    tasks = sorted(event["dur"] / 1000 for event in events if event.get("name") == "RunTask" and event.get("dur", 0) > 1000)
    rate = RATE * len(shown) / max(len(shown) + len(partial) + len(dropped), 1)
    longest = tasks[-1] if tasks else 0.0
    counted = f"{len(shown)} shown, {len(partial)} partial, {len(dropped)} dropped"
    return f"{game}: {rate:.1f} frames a second ({counted}); longest task {longest:.0f} ms"


if __name__ == "__main__":
    main()
