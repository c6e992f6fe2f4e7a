"""Boards as pictures (SVG): what a game's module `svg` draws with, and the sheet with title and standing around it.

A picture needs no browser and no fonts of its own: plain shapes and colours that any viewer of SVG understands.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from xml.sax.saxutils import escape, quoteattr

PAGE, SURFACE, LINE, INK, INK_2, INK_3 = "#f3f0e9", "#fffdf8", "#d9d2c3", "#1b2126", "#4a5257", "#5a6163"
SEATS = ("#0b6fb8", "#d9541e", "#12876a", "#e8b90c", "#93479b", "#3b4146")
"""As on the page (web/src/styles/tokens.css): each seat has a colour and a shape."""
EDGE = "#1b2126"
FONT = "system-ui, 'Segoe UI', 'Noto Sans', 'Hiragino Sans', 'Noto Sans CJK JP', sans-serif"

Attribute = str | float | None


def number(value: float) -> str:
    """At most two digits after the point, and no more than needed."""
    return f"{round(value, 2):g}"


def mix(one: str, other: str, share: float) -> str:
    """A colour between two: `share` of the one, the rest of the other."""
    pairs = zip(_parts(one), _parts(other), strict=True)
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)


def _parts(colour: str) -> list[int]:
    return [int(colour[at : at + 2], 16) for at in (1, 3, 5)]


def seat_colour(seat: int) -> str:
    """The colour of a seat."""
    return SEATS[seat % len(SEATS)]


def seat_shape(seat: int, radius: float) -> str:
    """The outline of a seat's shape around (0, 0), as a path (web/src/lib/board/seats.ts)."""
    half, long, short = radius * 0.82, radius * 0.95, radius * 0.38
    shapes = (
        circle(0, 0, radius * 0.92),
        f"M{-half:g} {-half:g}H{half:g}V{half:g}H{-half:g}Z",
        polygon((-90, 30, 150), radius * 1.12, radius * 0.14),
        polygon((-90, 0, 90, 180), radius * 1.08),
        polygon((-90, -18, 54, 126, 198), radius * 1.02, radius * 0.05),
        f"M{-short:g} {-long:g}H{short:g}V{-short:g}H{long:g}V{short:g}H{short:g}V{long:g}"
        f"H{-short:g}V{short:g}H{-long:g}V{-short:g}H{-short:g}Z",
    )
    return shapes[seat % len(shapes)]


def circle(x: float, y: float, radius: float) -> str:
    """A circle as a path."""
    r = number(radius)
    return f"M{number(x - radius)} {number(y)}a{r} {r} 0 1 0 {number(2 * radius)} 0a{r} {r} 0 1 0 {number(-2 * radius)} 0Z"


def polygon(degrees: Sequence[float], radius: float, lower: float = 0) -> str:
    """A polygon with its corners at these angles; `lower` moves it down so that it looks centred."""
    corners = ((math.cos(math.radians(each)) * radius, math.sin(math.radians(each)) * radius + lower) for each in degrees)
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners) + "Z"


class Sheet:
    """Shapes in the order they are drawn."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def add(self, tag: str, text: str | None = None, /, **attributes: Attribute) -> None:
        """One element; `stroke_width=2` becomes `stroke-width="2"`, and what is None is left out."""
        given = "".join(f" {name.replace('_', '-')}={_quoted(value)}" for name, value in attributes.items() if value is not None)
        self.parts.append(f"<{tag}{given}/>" if text is None else f"<{tag}{given}>{escape(_printable(text))}</{tag}>")

    def path(self, d: str, fill: str = "none", **attributes: Attribute) -> None:
        """A path; without a fill it is a line."""
        if d:
            self.add("path", None, d=d, fill=fill, stroke_linejoin="round", **attributes)

    def text(self, said: str, x: float, y: float, size: float, **attributes: Attribute) -> None:
        """A line of text, in the middle of x unless said otherwise."""
        given: dict[str, Attribute] = {"text_anchor": "middle", "font_weight": 600, "fill": INK, **attributes}
        self.add("text", said, x=x, y=y, font_size=size, **given)

    def label(self, said: str, x: float, y: float, size: float, halo: str, **attributes: Attribute) -> None:
        """Text on a map: with a halo, so that it can be read on anything."""
        given: dict[str, Attribute] = {"stroke": halo, "stroke_width": size * 0.28, "stroke_linejoin": "round", **attributes}
        self.text(said, x, y, size, paint_order="stroke", **given)

    def seat(self, seat: int, x: float, y: float, radius: float) -> None:
        """The mark of a seat."""
        width = radius * 0.16
        self.path(seat_shape(seat, radius), seat_colour(seat), stroke=EDGE, stroke_width=width, transform=move(x, y))

    def open(self, tag: str = "g", **attributes: Attribute) -> None:
        """What follows, up to `close`, is inside this element."""
        given = "".join(f" {name.replace('_', '-')}={_quoted(value)}" for name, value in attributes.items() if value is not None)
        self.parts.append(f"<{tag}{given}>")

    def close(self, tag: str = "g") -> None:
        """Ends what `open` began."""
        self.parts.append(f"</{tag}>")


def _printable(text: str) -> str:
    """Without the control characters that no XML may hold."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def _quoted(value: str | float) -> str:
    return quoteattr(value if isinstance(value, str) else number(value))


def move(x: float, y: float, scale: float = 1) -> str:
    """A transform that moves, and perhaps scales."""
    return f"translate({number(x)} {number(y)})" + (f" scale({number(scale)})" if scale != 1 else "")


@dataclass(frozen=True)
class Standing:
    """One line below the board: a seat, what it is called where it has a name of its own, and how it stands."""

    seat: int
    facts: str
    place: int | None = None
    name: str | None = None


@dataclass(frozen=True)
class Picture:
    """A drawn board: its field, what is on it, and the texts around it."""

    x: float
    y: float
    width: float
    height: float
    sheet: Sheet
    headline: str
    standing: Sequence[Standing] = field(default_factory=tuple)
    margin: float = 0
    """How much of the field, on every side, only frames the map."""

    @property
    def box(self) -> str:
        """The field as SVG writes it."""
        return " ".join(map(number, (self.x, self.y, self.width, self.height)))


WIDTH, MARGIN, HEAD, ROW = 1000, 20, 84, 44
MOST_LETTERS = 26


def framed(picture: Picture, title: str, names: Sequence[str]) -> str:
    """The whole sheet: title and headline, the board, and how everybody stands, the best first once the game is over."""
    board = (WIDTH - 2 * MARGIN) * picture.height / picture.width
    rows = math.ceil(len(picture.standing) / 2)
    height = HEAD + board + MARGIN + rows * ROW + (MARGIN if rows else 0)
    sheet = Sheet()
    sheet.add("rect", width=WIDTH, height=height, rx=18, fill=PAGE)
    sheet.text(title, MARGIN, 44, 34, text_anchor="start", font_weight=750)
    sheet.text(picture.headline, MARGIN, 70, 19, text_anchor="start", font_weight=500, fill=INK_2)
    sheet.text("Megawatt", WIDTH - MARGIN, 44, 20, text_anchor="end", font_weight=700, fill="#0d5c63")
    sheet.open("svg", x=MARGIN, y=HEAD, width=WIDTH - 2 * MARGIN, height=board, viewBox=picture.box)
    sheet.parts += picture.sheet.parts
    sheet.close("svg")
    for nth, line in enumerate(picture.standing):
        _write_standing(sheet, line, line.name or names[line.seat], nth, HEAD + board + MARGIN)
    size = f'viewBox="0 0 {WIDTH} {number(height)}" width="{WIDTH}" height="{number(height)}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="{FONT}" role="img">'
    return "\n".join([head, f"<title>{escape(_printable(f'{title}. {picture.headline}'))}</title>", *sheet.parts, "</svg>\n"])


def alone(picture: Picture) -> str:
    """The board without anything around it, to stand in a page that says how large it is."""
    return f'<svg viewBox="{picture.box}" font-family="{FONT}">{"".join(picture.sheet.parts)}</svg>'


def _write_standing(sheet: Sheet, line: Standing, name: str, nth: int, top: float) -> None:
    """One seat in a box of its own: two in a row."""
    width = (WIDTH - 3 * MARGIN) / 2
    x, y = MARGIN + (nth % 2) * (width + MARGIN), top + (nth // 2) * ROW
    shown = name if len(name) <= MOST_LETTERS else f"{name[: MOST_LETTERS - 1]}…"
    sheet.add("rect", x=x, y=y, width=width, height=ROW - 8, rx=8, fill=SURFACE, stroke=LINE)
    sheet.seat(line.seat, x + 24, y + 18, 10)
    place = f"{line.place}. " if line.place is not None else ""
    sheet.text(f"{place}{shown}", x + 44, y + 24.5, 18, text_anchor="start", font_weight=700)
    sheet.text(line.facts, x + width - 14, y + 24.5, 18, text_anchor="end", fill=INK_2)
