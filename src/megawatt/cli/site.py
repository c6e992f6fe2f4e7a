"""`megawatt site`: the static site, which plays in the browser without a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

MEGABYTE = 1_000_000


def site(
    output: Annotated[Path, typer.Option("-o", "--output", help="The folder of the site; new, empty, or an earlier site.")],
    server: Annotated[
        str | None,
        typer.Option(help="The address of a server to which *play with friends* leads, and where tables can be played on."),
    ] = None,
    page: Annotated[Path | None, typer.Option(help="The built page; default: the one that comes with the program.")] = None,
) -> None:
    """Write the static site: the whole program in the browser, for any web server and any folder of it."""
    from megawatt.local.site import write_site
    from megawatt.server.settings import Settings

    sizes = write_site(output, page or Path(Settings().page), server)
    Console(stderr=True).print(
        f"{output}: {len(sizes)} files, {sum(sizes.values()) / MEGABYTE:.1f} MB. Try it with: "
        f"python -m http.server --bind 127.0.0.1 --directory {output} 8000",
        highlight=False,
        soft_wrap=True,
    )
