"""`megawatt backup` and `megawatt restore`: a server's whole database as one file, and back."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from megawatt.kernel.errors import OptionError

DATABASE_HELP = "The server's database, as given to `megawatt serve`; default: a file of yours."


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not exist yet.")],
    database: Annotated[str, typer.Option(help=DATABASE_HELP)] = "",
) -> None:
    """Copy a server's database to one file, also while it is running; the file holds secrets, so keep it private."""
    from megawatt.server.db.backup import back_up
    from megawatt.server.settings import Settings

    contents = back_up(Settings(database=database).database_url, file)
    _say(f"{file}: {contents}")


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `megawatt backup` wrote.")],
    database: Annotated[str, typer.Option(help=DATABASE_HELP)] = "",
    replace: Annotated[bool, typer.Option("--replace", help="Lose what the database holds now.")] = False,
) -> None:
    """Put a backup back, into SQLite or PostgreSQL, wherever it came from. Stop the server first."""
    import os

    from megawatt.server.db.restore import restore as put_back
    from megawatt.server.settings import Settings
    from megawatt.server.start.single_server import AlreadyServed, serve_alone

    settings = Settings(database=database)
    try:
        lock = serve_alone(settings)
    except AlreadyServed as served:
        raise OptionError(f"a server at {served.address} uses this database; stop it first") from None
    try:
        contents = put_back(file, settings.database_url, replace)
    finally:
        if lock is not None:
            os.close(lock)
    _say(f"Put back: {contents}")


def _say(text: str) -> None:
    Console().print(Text(text), soft_wrap=True)
