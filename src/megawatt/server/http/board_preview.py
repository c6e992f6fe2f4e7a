"""The board as a picture in the page of a table: visible at once, while the page itself still starts.

Everybody gets what a spectator sees. Pages of one moment share a picture; it is drawn beside the event loop from what is printed
and a view, and when many are being drawn at once, or drawing fails, a page does without: the live board follows anyway.
"""

from __future__ import annotations

import asyncio
import html
import logging
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

from megawatt.kernel.contract.game import Game
from megawatt.kernel.drawing.svg import alone, number
from megawatt.kernel.match.match import Match
from megawatt.server.tables.table import Table

MAX_KEPT = 64
"""Pictures; each has 60 to 210 KB."""
MAX_CONCURRENT_PICTURES = 4
BROAD, VERY_BROAD = 1.18, 1.5
"""From which ratio of width to height on a map counts as broad (web/src/games/power-grid/Board.svelte)."""

Moment = tuple[str, int, str]
"""A table, the number of its step, and a language."""


class BoardPreviews:
    """The pictures of the moments that were opened last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Moment, str] = OrderedDict()
        self.under_way = 0

    async def of(self, table: Table, language: str) -> str:
        """The board in its element; nothing where there is none, or no time to draw it."""
        match, moment = table.match, (table.id, table.seq, language)
        if match is None or type(match.game).picture is Game.picture:
            return ""
        if moment not in self._kept:
            if self.under_way >= MAX_CONCURRENT_PICTURES:
                return ""
            self._keep(moment, await self._draw(match, language))
        self._kept.move_to_end(moment)
        return self._kept[moment]

    async def _draw(self, match: Match, language: str) -> str:
        seen = match.game.printed(match.board), match.view(None)
        self.under_way += 1
        try:
            return await asyncio.to_thread(_element, match.game, *seen, language, match.seats)
        except Exception:
            logging.getLogger(__name__).exception("a board of %s can't be drawn; its page goes without", match.game.name)
            return ""
        finally:
            self.under_way -= 1

    def _keep(self, moment: Moment, element: str) -> None:
        self._kept[moment] = element
        while len(self._kept) > MAX_KEPT:
            self._kept.popitem(last=False)


def _element(game: Game, printed: Mapping[str, Any], view: Mapping[str, Any], language: str, seats: int) -> str:
    """
    The picture, where the page's styles will have it (web/src/styles/first-board.css).

    Before it stands an empty drawing as wide and as high as the map without its margin, because styles cannot reckon with the sizes
    of a picture, and the content-security policy lets no element bring styles of its own.
    """
    picture = game.picture(printed, view, game.words(language))
    if picture is None:
        return ""
    width, height = picture.width - 2 * picture.margin, picture.height - 2 * picture.margin
    size = f'<svg class="size" viewBox="0 0 {number(width)} {number(height)}"></svg>'
    kind = html.escape(f"{game.name} {_shape(width / height)} of-{seats} in-{view.get('phase')}")
    return f'<div id="first-board" class="{kind}" aria-hidden="true"><div class="map">{size}{alone(picture)}</div></div>'


def _shape(ratio: float) -> str:
    return "very-broad" if ratio > VERY_BROAD else "broad" if ratio > BROAD else "high"
