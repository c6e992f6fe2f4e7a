"""`megawatt observations`: what the numbers of an observation mean."""

from __future__ import annotations

from typing import Annotated

import typer

from megawatt.kernel.contract.registry import find


def observations(game: Annotated[str, typer.Argument(help="The game, such as power-grid.")]) -> None:
    """Print every number that a learner sees, field by field, as Markdown."""
    from megawatt.envs.observation_docs import observation_page

    typer.echo(observation_page(find(game)), nl=False)
