"""The static site in a browser: from any folder of a plain file server, and without any line after the first visit."""

from __future__ import annotations

import gzip
import http.server
import random
import shutil
import threading
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import megawatt
from megawatt.bots import bot
from megawatt.kernel.match.files import dumps
from megawatt.local.site import write_site
from megawatt.server.settings import Settings

from .conftest import LAPTOP, PHONE, beside, unpainted
from .people import Person

FOLDER = "some/folder"
PATIENCE_MS = 120_000
"""Python starts within seconds; on a busy machine it takes longer."""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None: ...


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """The address of a site, and the folder that it lies in."""
    root = tmp_path_factory.mktemp("host")
    write_site(root / FOLDER, Path(Settings().page))
    host = http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root)))
    thread = threading.Thread(target=host.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{host.server_port}/{FOLDER}/", root / FOLDER
    host.shutdown()
    thread.join()


@beside
@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_bots_that_search_hints_analyses_and_puzzles_need_no_line(
    chromium: Browser, site: tuple[str, Path], device: dict[str, int]
) -> None:
    home, _ = site
    context = unpainted(chromium.new_context(viewport=device, locale="en-GB", reduced_motion="reduce"))
    person = Person(context, home.removesuffix("/"))
    context.set_default_timeout(PATIENCE_MS)
    page = person.page
    person.opens()
    page.get_by_role("button", name="Set up").first.wait_for()
    page.wait_for_function("navigator.serviceWorker.ready.then((found) => found.active?.state === 'activated')")
    context.set_offline(True)
    page.get_by_role("button", name="Set up").first.click()
    for seat in page.locator("dialog fieldset ol select").all()[1:]:
        seat.select_option("bot:gigawatt")
    page.locator("dialog .button.primary").last.click()
    person.is_to_decide()
    page.locator("[data-hint]").click()
    page.locator("[data-hinted]").first.click()
    person.insists(person.ply)
    with pytest.raises(AssertionError, match="not over"):
        person.plays_on(random.Random(1), 3)
    before = person.ply
    page.reload()
    person.is_to_decide()
    assert person.ply >= before
    person.opens()
    page.locator("input[type=file]").set_input_files(
        {"name": "game.mw", "mimeType": "text/plain", "buffer": finished_game().encode()}
    )
    page.locator("[data-analysis]").click()
    page.locator("[data-begin]").click()
    page.locator("[data-analysis-panel] progress:not([value='0'])").wait_for()  # its whole result: tests/webassembly
    person.opens("/#/puzzles/power-grid/1")
    page.locator("[data-show]").click()
    page.locator("[data-solved]").wait_for()
    assert person.faults == []
    context.close()


@beside
def test_the_first_board_needs_no_python_and_a_move_pressed_before_it_runs_is_played(
    chromium: Browser, site: tuple[str, Path]
) -> None:
    home, _ = site
    context = unpainted(chromium.new_context(viewport=LAPTOP, locale="en-GB", reduced_motion="reduce", service_workers="block"))
    person = Person(context, home.removesuffix("/"))
    context.set_default_timeout(PATIENCE_MS)
    page, held = person.page, list[Any]()
    context.route("**/python.zip", lambda route: held.append(route))
    person.opens()
    page.get_by_role("button", name="Play against bots").first.click()
    person.is_to_decide()
    before = person.ply
    page.locator("#actions [data-move]:not(:disabled)").first.click()
    page.locator("[data-local-start]").wait_for(state="attached")
    assert person.ply == before
    page.wait_for_timeout(200)
    while held:
        held.pop().continue_()
    context.unroute("**/python.zip")
    person.insists(before)
    assert person.ply > before
    person.opens()
    page.locator(".row-link").first.wait_for()
    assert person.faults == []
    context.close()


def finished_game() -> str:
    """A finished game as a file."""
    match = megawatt.new("power-grid", 3, seed=4)
    house = bot("kilowatt", match.game, 1)
    while not match.over:
        match.play(house.choose(match))
    return dumps(match)


@beside
def test_a_table_is_played_in_two_tabs_and_kept_through_a_killed_page_a_new_version_and_no_line(
    chromium: Browser, site: tuple[str, Path], tmp_path: Path
) -> None:
    home, folder = site
    context = chromium.new_context(viewport=LAPTOP)
    outside: list[str] = []
    context.on("request", lambda asked: None if asked.url.startswith((home, "blob:", "data:")) else outside.append(asked.url))
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.goto(home)
    page.locator("[data-local-start]").wait_for()
    page.get_by_role("button", name="Play against bots").first.click()
    page.locator("[data-city]").first.wait_for()
    address = page.url
    assert "/#/t/" in address
    page.get_by_role("button", name="Pass").or_(page.get_by_role("button", name="Bid")).first.click()
    page.close()  # in the middle of the move
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.goto(address)
    page.locator("[data-city]").first.wait_for()
    other = context.new_page()
    other.set_default_timeout(PATIENCE_MS)
    other.goto(address)
    other.locator("[data-city]").first.wait_for()
    move = page.get_by_role("button", name="Pass").or_(page.locator("button[data-move]")).first
    move.wait_for()
    other.get_by_text("Your turn").first.wait_for()
    before = other.locator(".at.number").inner_text()
    move.click()
    other.wait_for_function("(before) => document.querySelector('.at.number').innerText !== before", arg=before)
    other.close()
    page.wait_for_function("navigator.serviceWorker.ready.then((found) => found.active?.state === 'activated')")
    first = page.evaluate("caches.keys()")
    shutil.copytree(Path(Settings().page), tmp_path / "page")
    (tmp_path / "page/new.txt").write_text("a new version")
    write_site(folder, tmp_path / "page")
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    page.wait_for_function("caches.keys().then((now) => now.length === 1 && now[0] !== arg[0])".replace("arg[0]", repr(first[0])))
    context.set_offline(True)
    page.reload()
    page.locator("[data-city]").first.wait_for()
    page.get_by_role("link", name="To the lobby").or_(page.locator("a.home")).first.click()
    page.locator(".row-link").first.wait_for()
    assert outside == []
    assert faults == []
    context.close()


def test_a_match_that_a_site_sends_along_becomes_a_table_only_when_wanted(person: Person) -> None:
    packed = urlsafe_b64encode(gzip.compress(finished_game().encode())).decode().rstrip("=")
    person.opens(f"/#match={packed}")
    page = person.page
    page.locator("[data-sent]").wait_for()
    expect(page.locator(".row-link")).to_have_count(0)
    page.locator("[data-sent] button").click()
    page.locator("#board").wait_for()
    assert "/t/" in page.url
    person.opens("/#match=nonsense")
    page.reload()
    page.locator("[data-sent] button").click()
    expect(page.get_by_text("did not arrive whole")).to_be_visible()
