"""`megawatt games`: what can be played, and what can be agreed on."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.options import Option
from megawatt.kernel.contract.registry import faulty_plug_ins, find, games
from megawatt.kernel.text.words import SPOKEN, Words


def list_games(
    game: Annotated[str | None, typer.Argument(help="Only this game.")] = None,
    language: Annotated[str, typer.Option(help=SPOKEN)] = "en",
) -> None:
    """List the games with their options."""
    for each in [find(game)] if game else games():
        words = each.words(language)
        Console().print(f"[bold]{each.name}[/bold]: {words('game-name')}, {each.seat_counts[0]}–{each.seat_counts[-1]}")
        Console().print(f"{words('game-about')}\n")
        Console().print(_options(each, words))
    for fault in faulty_plug_ins().values() if game is None else ():
        Console(stderr=True).print(f"[red]{escape(fault)}[/red]", soft_wrap=True, highlight=False)


def _options(game: Game, words: Words) -> Table:
    table = Table(box=None, padding=(0, 2), show_header=False)
    for option in game.options:
        if not option.offered:
            continue
        values = _values(option)
        table.add_row(f"[bold]{option.name}[/bold]", f"{words(f'option-{option.name}-about')}\n[dim]{values}[/dim]")
    return table


def _values(option: Option) -> str:
    """What can be given, the default first."""
    if isinstance(option.default, bool):
        return "no, yes" if not option.default else "yes, no"
    if isinstance(option.default, int):
        return f"{option.default} ({option.lowest}–{option.highest})"
    values = [option.default, *(choice for choice in option.choices if choice != option.default)]
    return ", ".join([*values, *(["FILE.toml"] if option.file else [])])
