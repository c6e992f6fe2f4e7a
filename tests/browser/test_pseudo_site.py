"""The static site in a language that is 40 % longer than English: the lobby, a table without a server, and the rules."""

from __future__ import annotations

import http.server
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import Browser, expect

from ..pseudo import PSEUDO, environment, with_languages
from .conftest import unpainted
from .people import Person
from .test_pseudo_language import WIDTHS, judged, unfolded
from .test_static_site import PATIENCE_MS, Quiet

WRITE = """
import sys
from pathlib import Path
from megawatt.local.site import write_site
from megawatt.server.settings import Settings
write_site(Path(sys.argv[1]), Path(Settings().page))
"""


@pytest.fixture(scope="module")
def pseudo_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site that a package with the pseudo-language has written."""
    package, root = with_languages(tmp_path_factory.mktemp("package")), tmp_path_factory.mktemp("host")
    command = [sys.executable, "-c", WRITE, str(root / "site")]
    subprocess.run(command, env=environment(package), cwd=package, check=True, timeout=300)
    host = http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root)))
    thread = threading.Thread(target=host.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{host.server_port}/site"
    host.shutdown()
    thread.join()


@WIDTHS
def test_the_site_its_table_and_its_rules(chromium: Browser, pseudo_site: str, viewport: dict[str, int]) -> None:
    context = unpainted(chromium.new_context(viewport=viewport, locale=PSEUDO, reduced_motion="reduce"))
    context.set_default_timeout(PATIENCE_MS)
    person = Person(context, pseudo_site)
    person.page.set_default_timeout(PATIENCE_MS)
    person.opens()
    expect(person.page.locator("html")).to_have_attribute("lang", PSEUDO)
    ways = person.page.locator("[data-game=power-grid] .ways .button")
    ways.first.wait_for()
    faults = judged(person, "lobby")
    ways.last.click()
    person.page.locator("dialog [data-option]").first.wait_for(state="attached")
    unfolded(person)
    faults += judged(person, "a table")
    person.page.keyboard.press("Escape")
    ways.nth(-2).click()  # against bots
    person.page.locator("[data-city]").first.wait_for()
    faults += judged(person, "a game")
    person.opens(f"/rules/power-grid/{PSEUDO}/")
    person.page.get_by_role("heading").first.wait_for()
    expect(person.page.locator("figure .drawing:empty")).to_have_count(0)
    faults += judged(person, "rules")
    context.close()
    assert not faults, "\n".join(faults)
    assert person.faults == [], person.faults
