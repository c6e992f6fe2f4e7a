"""The command `megawatt`: only collects the commands, which live in modules of their own."""

from __future__ import annotations

from typing import Annotated

import typer

from megawatt.cli import admin_accounts, admin_chat
from megawatt.cli.admin import admin
from megawatt.cli.analyse import analyse_file
from megawatt.cli.arena import arena
from megawatt.cli.backup import backup, restore
from megawatt.cli.balance import balance
from megawatt.cli.bench import bench
from megawatt.cli.bot_client import bot_client
from megawatt.cli.check import check
from megawatt.cli.common import PlainErrors
from megawatt.cli.compile_ahead import compile_games
from megawatt.cli.draw import draw
from megawatt.cli.export import export
from megawatt.cli.games import list_games
from megawatt.cli.new_game import new_game
from megawatt.cli.observations import observations
from megawatt.cli.play import play
from megawatt.cli.serve import play_in_browser, serve
from megawatt.cli.simulate import simulate
from megawatt.cli.site import site
from megawatt.cli.verify import verify
from megawatt.server.settings import FIRST_PORT
from megawatt.version import __version__

assert admin_accounts.admin is admin_chat.admin is admin

app = typer.Typer(cls=PlainErrors, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
app.command()(play)
app.command()(serve)
app.command("games")(list_games)
app.command()(simulate)
app.add_typer(arena, name="arena")
app.command()(balance)
app.command()(check)
app.command()(verify)
app.command()(site)
app.command("analyse")(analyse_file)
app.command()(draw)
app.command()(export)
app.command()(backup)
app.command()(restore)
app.add_typer(admin, name="admin")
app.command("bot-client")(bot_client)
app.command("compile")(compile_games)
app.command()(bench)
app.command()(observations)
app.command("new-game")(new_game)


def _tell_version(wanted: bool) -> None:
    if wanted:
        print(f"megawatt {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def megawatt(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", is_eager=True, callback=_tell_version, help="Print the version.")] = False,
) -> None:
    """Board games about electricity: play them, study them, teach machines to play them. Without a command: opens the table."""
    if context.invoked_subcommand is None:
        play_in_browser(FIRST_PORT, browser=True)


def run() -> None:
    """The entry point."""
    app()
