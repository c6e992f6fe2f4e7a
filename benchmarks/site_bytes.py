"""What a first game at a static site transfers: `python -m benchmarks.site_bytes`.

A browser visits the site in English, without its service worker, lays a table of Power Grid against bots and waits for the first
decision; what it was sent is counted as `gzip` sends it. Needs the built page and a Chromium.
"""

from __future__ import annotations

import gzip
import http.server
import tempfile
import threading
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import sync_playwright

from megawatt.local.site import write_site
from megawatt.server.settings import Settings
from tests.browser.conftest import FLAGS, shell_path

LEVEL = 6
"""What most servers compress with."""


class Counted(http.server.SimpleHTTPRequestHandler):
    """Serves files and remembers which."""

    asked: set[str] = set()  # noqa: RUF012

    def log_message(self, *_: Any) -> None:
        """Say nothing."""

    def do_GET(self) -> None:
        """Serve a file."""
        self.asked.add(urlsplit(self.path).path.lstrip("/") or "index.html")
        super().do_GET()


def visit(address: str) -> None:
    """Lay a table and wait for the first decision."""
    with sync_playwright() as driver, driver.chromium.launch(executable_path=shell_path(), args=FLAGS) as chromium:
        page = chromium.new_context(service_workers="block").new_page()
        page.set_default_timeout(120_000)
        page.goto(address)
        page.get_by_role("button", name="Play against bots").first.click()
        page.get_by_text("Your turn").first.wait_for()
        page.locator("[data-local-start]").wait_for(state="detached")  # the first board is there before Python is


def main() -> None:
    """Print the bytes of every kind of file."""
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder)
        write_site(site, Path(Settings().page))
        host = http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Counted, directory=folder))
        threading.Thread(target=host.serve_forever, daemon=True).start()
        visit(f"http://127.0.0.1:{host.server_port}/")
        host.shutdown()
        sent = {name: (site / name).read_bytes() for name in Counted.asked if (site / name).is_file()}
    packed = {name: len(gzip.compress(contents, LEVEL)) for name, contents in sent.items()}
    for name in sorted(packed, key=lambda name: -packed[name])[:8]:
        print(f"{name}: {packed[name]:,} of {len(sent[name]):,}")
    print(f"{len(packed)} files: {sum(packed.values()):,} of {sum(map(len, sent.values())):,} bytes")


if __name__ == "__main__":
    main()
