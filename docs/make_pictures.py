"""Draw the pictures of the documentation anew: `make pictures`."""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import megawatt
from megawatt.bots import bot

FOLDER = Path(__file__).parent / "pictures"
THEME = TerminalTheme(
    (16, 22, 30), (220, 226, 232),
    [(40, 48, 58), (228, 88, 80), (92, 190, 120), (226, 180, 70), (92, 150, 240), (190, 120, 220), (80, 190, 200), (220, 226, 232)],
)  # fmt: skip
# Like Rich's own frame, but without fonts from elsewhere.
FRAME = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="A game in the terminal">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
 font-size: {char_height}px; line-height: {line_height}px; }}
{styles}
</style>
<defs>{lines}</defs>
<rect fill="#10161e" x="0" y="0" width="{width}" height="{height}" rx="10"/>
<g transform="translate({terminal_x}, {terminal_y})">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g></g></svg>
"""


def house_game(plies: int) -> megawatt.Match:
    """A game between house bots, stopped where there is something to see."""
    match = megawatt.new("power-grid", seats=4, seed=12)
    player = bot("house", match.game, 1)
    while not match.over and (match.ply < plies or match.seat != 0):
        match.play(player.choose(match))
    return match


def draw_terminal(path: Path) -> None:
    """The terminal table in the middle of a game."""
    match = house_game(260)
    console = Console(record=True, width=104, force_terminal=True, color_system="truecolor", file=io.StringIO())
    console.print(match.game.draw(match.view(0), match.game.words("en")))
    path.write_text(console.export_svg(title="Megawatt", theme=THEME, code_format=FRAME, unique_id="megawatt"), encoding="utf-8")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    draw_terminal(FOLDER / "terminal.svg")
