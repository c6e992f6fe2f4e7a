"""`megawatt export`: a table of a server as a match file, as far as its journal can be read."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from megawatt.kernel.errors import FileError
from megawatt.kernel.match.files import save


def export(
    table: Annotated[str, typer.Argument(help="The table's name, as its page's address ends: /t/NAME.")],
    output: Annotated[Path | None, typer.Option("-o", "--output", help="The file to write; default: NAME.mw.")] = None,
    database: Annotated[str, typer.Option(help="The server's database; default: a file of yours.")] = "",
) -> None:
    """Write a table as a match file; of a damaged one the longest part that can be replayed, and where it breaks."""
    from megawatt.server.admin.salvage import salvage
    from megawatt.server.settings import Settings

    found = salvage(Settings(database=database).database_url, table)
    path = output or Path(f"{table}.mw")
    try:
        save(found.match, path)
    except OSError as fault:
        raise FileError(str(path), 0, f"cannot be written: {fault.strerror}") from None
    Console().print(Text(f"{path}: {found.match.ply} moves, from {found.steps} of {found.of} steps"), soft_wrap=True)
    if found.damage is not None:
        Console(stderr=True).print(Text(str(found.damage), "red"), soft_wrap=True)
