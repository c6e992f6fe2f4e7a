"""`megawatt verify`: whether a finished match was dealt as its table had promised."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from megawatt.cli.check import REPLAY_SECONDS
from megawatt.kernel.errors import FileError
from megawatt.kernel.match import commitment as proof
from megawatt.kernel.match.cpu_limit import cpu_limit
from megawatt.kernel.match.files import load
from megawatt.kernel.match.match import Match

UNFIT = 1
"""The exit code when something does not fit."""

SHOWN = """\
This shows: the seed was fixed when the table was laid, before anybody could see a card, and every card and
every draw of this match follows from it and from the moves.
Not shown: that this is the commitment you saw at the table (compare it, or give it with --commitment); that
whoever runs the server drew the seed only once before laying the table, or told it to nobody meanwhile; who
made the moves."""


def verify(
    file: Annotated[Path, typer.Argument(metavar="GAME.mw", help="A match file from a table.")],
    seen: Annotated[
        str | None, typer.Option("--commitment", metavar="HEX", help="The commitment that the table showed; it is compared too.")
    ] = None,
) -> None:
    """Replay a match and check the commitment to its deal; the exit code is 1 if anything does not fit."""
    if not os.path.isfile(file):  # unlike the path's own method, it bears any name
        raise FileError(str(file), 0, "there is no such file")
    try:
        with cpu_limit(REPLAY_SECONDS, str(file)):
            match = load(file)
    except FileError as fault:
        _refuse([str(fault)])
    console = Console(highlight=False)
    console.print(f"{file}: {match.game.name}, {match.seats} seats, {match.ply} moves", soft_wrap=True)
    console.print("Replay: every move is legal and leads to the scores in the file.")
    if match.proof is None and seen is None:
        console.print(f"Deal: {_without_proof(match)}", soft_wrap=True)
        return
    _refuse(_faults(match, seen))
    assert match.proof is not None
    console.print(f"Commitment: {match.proof.commitment} fits seed {match.seed}", soft_wrap=True)
    console.print(SHOWN)


def _without_proof(match: Match) -> str:
    if match.position is not None:
        return "the match began in the middle of another one; nothing was promised about it."
    return f"dealt from seed {match.seed}; the file holds no commitment, so nothing is shown about who knew the seed."


def _faults(match: Match, seen: str | None) -> list[str]:
    if match.proof is None:
        return ["the file holds no commitment to compare with"]
    found = proof.faults(match)
    if seen is not None and seen.strip().lower() != match.proof.commitment:
        found.append(f"the table showed commitment {seen.strip()[:80]}, the file holds {match.proof.commitment}")
    return found


def _refuse(faults: list[str]) -> None:
    """Print what does not fit and exit."""
    for fault in faults:
        Console(stderr=True).print(Text(fault, "red"), soft_wrap=True)
    if faults:
        raise typer.Exit(UNFIT)
