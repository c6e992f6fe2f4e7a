"""A game that the page does not know is played at the table, with the keyboard and the mouse."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from .conftest import LAPTOP, TableServer

SERVE = """
import sys
import megawatt
from megawatt.server.settings import Settings
from megawatt.server.start.server import serve
from tests.kernel.gap_game import GAME
from tests.luck import follow
follow()
megawatt.list_games()
megawatt.register(GAME)
serve(Settings(port=int(sys.argv[1]), database=sys.argv[2], rate_limits=False, compile_rules=False, bot_pace=0.0))
"""
CREATE = """async (game) => {
  const body = JSON.stringify({ game, options: {}, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], seed: 1 })
  const answer = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return (await answer.json()).id
}"""


@pytest.fixture
def outside(tmp_path: Path) -> Iterator[TableServer]:
    running = TableServer(tmp_path, SERVE)
    running.start()
    yield running
    running.stop()


def test_numbers_with_gaps_are_stepped_through_and_nothing_is_missing(outside: TableServer, chromium: Browser) -> None:
    context = chromium.new_context(viewport=LAPTOP, locale="en-GB")
    page = context.new_page()
    faults: list[str] = []
    page.on("response", lambda answer: faults.append(f"{answer.status} {answer.url}") if answer.status >= 400 else None)
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.goto(outside.address)
    table = page.evaluate(CREATE, "lanterns")
    page.goto(f"{outside.address}/t/{table}")
    more = page.get_by_role("button", name="More", exact=True)
    expect(page.locator("#board img")).to_be_visible()
    expect(page.locator("#board")).to_contain_text("Turns played")
    expect(page.locator("#board")).not_to_contain_text("component")
    assert page.locator("[data-filter]").count() == 2
    for wanted in ("bid 7", "bid 8", "bid 9", "bid 17"):
        more.click()
        expect(page.locator(f"[data-move='{wanted}']")).to_be_visible()
    page.locator("[data-move='bid 17']").click()
    expect(page.locator("#board")).to_contain_text("Turns played")
    expect(page.get_by_role("region", name="Log")).to_contain_text("Bid 17")
    assert faults == []
    context.close()
