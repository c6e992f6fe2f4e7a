"""What the main pages look like, compared with small pictures of how they should: that a style sheet is missing, or a board is not
painted, is seen by no test that looks for words and places.

The pictures (tests/browser/looks) are screenshots made so small that letters become shades of grey, so that another version of a
font or of Chromium changes little. `make looks` makes them anew after a change of the looks that is meant; look at them then.
"""

from __future__ import annotations

import io
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image
from playwright.sync_api import Browser

from .conftest import LAPTOP, TableServer, beside
from .people import Person
from .test_frames import _position

LOOKS = Path(__file__).parent / "looks"
WRITES = "MEGAWATT_WRITE_LOOKS"
SMALL = (96, 54)
FARTHEST = 25.0
"""How far the shades of a page may be from those of its picture, in the mean of the tenth that differs most, of 255. Letters
of another family come to 5 to 22 where they break no line otherwise; a board that is not painted, or no style sheet, to 48 or
more."""
TENTH = SMALL[0] * SMALL[1] // 10
UNPAINTED = "all => all.forEach((each) => (each.style.opacity = '0'))"


@dataclass
class Look:
    """A page that is looked at."""

    opens: Callable[[Person], None]
    shows: str
    """What is there when the page is."""


def _at_table(game: str) -> Callable[[Person], None]:
    return lambda person: person.uploads(_position(game))


PAGES = {
    "lobby": Look(lambda person: person.opens("/"), "main h1, main h2"),
    "account": Look(lambda person: person.opens("/account"), "input[type=password]"),
    "booklet": Look(lambda person: person.opens("/rules/power-grid"), "h1"),
    **{game: Look(_at_table(game), "#board [data-component=map]") for game in ("power-grid", "future-energy", "barrage")},
}


@pytest.fixture(scope="module")
def quiet_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """A server at which nobody else plays."""
    running = TableServer(tmp_path_factory.mktemp("looks"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def viewer(quiet_server: TableServer, chromium: Browser) -> Iterator[Person]:
    """Somebody whose pages are painted."""
    make = beside(chromium.new_context)
    context = make(viewport=LAPTOP, locale="en-GB", timezone_id="UTC", color_scheme="light", reduced_motion="reduce")
    yield beside(Person)(context, quiet_server.address)
    beside(context.close)()


def seen(person: Person, look: Look, unpainted: str | None = None) -> npt.NDArray[np.int16]:
    """The page as a small picture, without what this selects."""
    look.opens(person)
    person.page.locator(look.shows).first.wait_for(state="attached")
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("document.fonts.ready")
    changing = person.page.locator("a[href^='/puzzles/'], time")  # another one every day
    if unpainted is not None:
        person.page.locator(unpainted).evaluate_all(UNPAINTED)
    shot = person.page.screenshot(mask=[changing], mask_color="#808080", animations="disabled")
    return np.asarray(Image.open(io.BytesIO(shot)).convert("RGB").resize(SMALL, Image.Resampling.BOX), dtype=np.int16)


def distance(one: npt.NDArray[np.int16], other: npt.NDArray[np.int16]) -> float:
    """How far two pictures are from each other where they differ most: the mean of the largest tenth."""
    apart = np.abs(one - other).mean(axis=2).ravel()
    return float(np.sort(apart)[-TENTH:].mean())


def kept(name: str) -> npt.NDArray[np.int16]:
    return np.asarray(Image.open(LOOKS / f"{name}.png").convert("RGB"), dtype=np.int16)


@pytest.mark.parametrize("name", PAGES)
def test_a_page_looks_as_it_should(viewer: Person, name: str) -> None:
    found = seen(viewer, PAGES[name])
    if os.environ.get(WRITES):
        LOOKS.mkdir(exist_ok=True)
        Image.fromarray(found.astype(np.uint8)).save(LOOKS / f"{name}.png", optimize=True)
    apart = distance(found, kept(name))
    print(f"{name}: {apart:.1f}")
    assert apart < FARTHEST, f"{name} looks otherwise than tests/browser/looks/{name}.png; if that is meant, run `make looks`"


@pytest.mark.parametrize("name", PAGES)
def test_a_page_without_its_style_sheets_looks_otherwise(viewer: Person, name: str) -> None:
    viewer.page.route("**/*.css", lambda route: route.fulfill(status=200, content_type="text/css", body=""))
    apart = distance(seen(viewer, PAGES[name]), kept(name))
    print(f"{name} without styles: {apart:.1f}")
    assert apart > FARTHEST


@pytest.mark.parametrize("name", ["power-grid", "future-energy", "barrage"])
def test_a_board_that_is_not_painted_looks_otherwise(viewer: Person, name: str) -> None:
    apart = distance(seen(viewer, PAGES[name], "#board [data-component=map]"), kept(name))
    print(f"{name} without its map: {apart:.1f}")
    assert apart > FARTHEST
