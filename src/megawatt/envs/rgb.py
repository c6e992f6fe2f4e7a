"""The drawing of the terminal as pixels (`rgb_array`), letter by letter with Pillow's own small font."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from megawatt.kernel.errors import OptionError

COLUMNS = 120
CELL_WIDTH, CELL_HEIGHT = 6, 12
"""A character of the drawing in pixels."""
MIDDLE = (CELL_HEIGHT // 2, CELL_WIDTH // 2)
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
LINES = {
    **dict.fromkeys("─━═", LEFT | RIGHT), **dict.fromkeys("│┃║", UP | DOWN),
    **dict.fromkeys("┌┏╔╭", DOWN | RIGHT), **dict.fromkeys("┐┓╗╮", DOWN | LEFT),
    **dict.fromkeys("└┗╚╰", UP | RIGHT), **dict.fromkeys("┘┛╝╯", UP | LEFT),
    **dict.fromkeys("├┣╠┡┞", UP | DOWN | RIGHT), **dict.fromkeys("┤┫╣┩┦", UP | DOWN | LEFT),
    **dict.fromkeys("┬┳╦", LEFT | RIGHT | DOWN), **dict.fromkeys("┴┻╩", LEFT | RIGHT | UP), **dict.fromkeys("┼╋╬╇", 15),
}  # fmt: skip
"""Where the lines of frames lead from the middle of their cell; the font has none."""


def picture(drawn: Any) -> npt.NDArray[np.uint8]:
    """A drawing as pixels, [height, width, 3]."""
    from rich.console import Console
    from rich.terminal_theme import DEFAULT_TERMINAL_THEME as THEME

    console = Console(width=COLUMNS, force_terminal=True, color_system="truecolor")
    lines = console.render_lines(drawn, pad=True)
    pixels = np.full((len(lines) * CELL_HEIGHT, COLUMNS * CELL_WIDTH, 3), THEME.background_color, np.uint8)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            style = segment.style
            ink = style.color.get_truecolor(THEME) if style and style.color else THEME.foreground_color
            ground = style.bgcolor.get_truecolor(THEME, foreground=False) if style and style.bgcolor else None
            for letter in segment.text:
                cell = pixels[row * CELL_HEIGHT : (row + 1) * CELL_HEIGHT, column * CELL_WIDTH : (column + 1) * CELL_WIDTH]
                if ground:
                    cell[:] = ground
                cell[shape(letter)[:, : cell.shape[1]]] = ink
                column += 1
    return pixels


@cache
def shape(letter: str) -> npt.NDArray[np.bool_]:
    """The pixels of a cell that this letter inks; what the font lacks is a line of a frame or a small block."""
    cell = np.zeros((CELL_HEIGHT, CELL_WIDTH), np.bool_)
    if letter.isspace():
        return cell
    if letter in LINES:
        _draw_lines(cell, LINES[letter])
    elif ord(letter) > 255:
        cell[3:-3, 1:-1] = True
    else:
        size = (CELL_WIDTH, CELL_HEIGHT)
        letters = _font().getmask(letter, "1")
        inked = np.array(letters, np.uint8).reshape(letters.size[::-1])[: size[1], : size[0]] > 0
        cell[: inked.shape[0], : inked.shape[1]] = inked
    return cell


def _draw_lines(cell: npt.NDArray[np.bool_], ways: int) -> None:
    row, column = MIDDLE
    if ways & UP:
        cell[: row + 1, column] = True
    if ways & DOWN:
        cell[row:, column] = True
    if ways & LEFT:
        cell[row, : column + 1] = True
    if ways & RIGHT:
        cell[row, column:] = True


@cache
def _font() -> Any:
    try:
        from PIL import ImageFont
    except ImportError as missing:
        raise OptionError('render_mode "rgb_array" needs Pillow: `pip install "megawatt[envs]"` brings it') from missing
    return ImageFont.load_default_imagefont()
