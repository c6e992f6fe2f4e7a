"""Photograph every game's table for comparison: `python docs/compare_pictures.py before`, then `after`.

Wide and on a phone, light and dark, in the middle of the same matches, so that two sets show what a change of drawing did.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path
from typing import Any

from make_pictures import FOLDER, Photographer, house_game
from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import FLAGS, LAPTOP, PHONE, TableServer, chromium_path
from tests.luck import draw_from

QUALITY = 78
MOMENTS = {"power-grid": 330, "future-energy": 150, "barrage": 160}
DEVICES: dict[str, dict[str, Any]] = {
    "wide": {"viewport": LAPTOP},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}


def save(page: Page, path: Path) -> None:
    """One picture as WebP, which takes a fifth of a PNG's room."""
    page.mouse.move(2, 2)
    page.wait_for_timeout(2000)
    shot = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    path.write_bytes(base64.b64decode(shot["data"]))


def compare(prefix: str) -> None:
    """All pictures of one set."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        draw_from("pictures")
        server = TableServer(Path(folder))
        server.start()
        try:
            browser = driver.chromium.launch(executable_path=chromium_path(), args=FLAGS)
            photographer = Photographer(browser, server.address)
            for game, plies in MOMENTS.items():
                match = house_game(plies, game)
                for name, device in DEVICES.items():
                    for scheme in ("light", "dark"):
                        person = photographer.table(match, color_scheme=scheme, **device)
                        save(person.page, FOLDER / f"{prefix}-{game}-{name}-{scheme}.webp")
                        person.context.close()
        finally:
            server.stop()


if __name__ == "__main__":
    compare(sys.argv[1])
