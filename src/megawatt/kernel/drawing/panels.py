"""Pieces from which games draw their positions for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.columns import Columns
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text


def in_columns(cells: Sequence[Text], width: int, most_rows: int | None = None) -> RenderableType:
    """Cells read along the rows, in as many equal columns as fit inside a panel of this width."""
    inner = width - 4
    widest = min(max(cell.cell_len for cell in cells), inner)
    columns = max(1, (inner + 2) // (widest + 2))
    shown = cells if most_rows is None else cells[: most_rows * columns]
    return Columns([one_line(cell) for cell in shown], width=widest, padding=(0, 2, 0, 0))


def plain_table(header: bool = True) -> Table:
    """A table without lines that fills its panel."""
    return Table(box=None, expand=True, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False, show_header=header)


def titled(content: RenderableType, title: str) -> Panel:
    """A plain frame with a title."""
    return Panel(content, title=Text(title, "bold"), title_align="left", box=box.ROUNDED, border_style="dim", padding=(0, 1))


def stacked(*parts: RenderableType) -> RenderableType:
    """One thing below the other."""
    stack = Table.grid(expand=True)
    for part in parts:
        stack.add_row(part)
    return stack


def one_line(text: Text) -> Text:
    """Text that is cut rather than wrapped."""
    text.no_wrap = True
    text.overflow = "ellipsis"
    return text
