"""How large letters are on a map, and how wide texts are: the page's measures, for placing labels ahead."""

from __future__ import annotations

SMALLEST = 11.0
"""Nothing that has to be read is smaller on a laptop, in pixels."""
BROAD, VERY_BROAD = 1.18, 1.5
ROOM = {"high": (572.0, 649.5), "broad": (572.0, 466.0), "very-broad": (736.0, 443.0)}
"""What a map gets of the table at 1366×768 (Board.svelte), in pixels: a high one no more than it needs, but at least this."""
NARROWEST = 414.0
MARGIN = 0.045
WIDE, THIN = set("mwMW@"), set("fijlrtI1.,' -()")


def letter_size(canvas: tuple[int, int]) -> float:
    """Board units that are eleven pixels on a laptop."""
    width, height = canvas
    aspect = width / height
    wide, high = ROOM["very-broad" if aspect > VERY_BROAD else "broad" if aspect > BROAD else "high"]
    if aspect <= BROAD:
        wide = min(wide, max(NARROWEST, high * aspect))
    margin = 2 * MARGIN * max(canvas)
    return SMALLEST * max((width + margin) / wide, (height + margin) / high)


def text_width(text: str) -> float:
    """How wide a text is, in heights of its letters (semi-bold, on the generous side)."""
    return sum(_width(letter) for letter in text)


def _width(letter: str) -> float:
    if letter in WIDE:
        return 0.98
    if letter in THIN:
        return 0.4
    return 0.75 if letter.isupper() else 0.645
