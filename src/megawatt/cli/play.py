"""`megawatt play`: sit down at a table, in the browser or (`--terminal`) at this keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from megawatt.bots import HOUSE
from megawatt.cli.check import REPLAY_SECONDS
from megawatt.cli.common import chosen_game, new_match_path, parse_options
from megawatt.cli.serve import play_in_browser
from megawatt.kernel.contract.game import Game
from megawatt.kernel.errors import OptionError
from megawatt.kernel.match.cpu_limit import cpu_limit
from megawatt.kernel.match.files import load
from megawatt.kernel.match.match import Match
from megawatt.kernel.text.words import SPOKEN
from megawatt.server.settings import FIRST_PORT

HUMAN = "human"


def play(
    game: Annotated[str | None, typer.Argument(help="The game; the first one on the shelf if none is named.")] = None,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play in this terminal; the other options, but port and browser, are for it.")
    ] = False,
    seats: Annotated[int | None, typer.Option(help="How many seats; 4 or the nearest number allowed.")] = None,
    seat: Annotated[int, typer.Option(help="Your seat; 0 is the first.")] = 0,
    seed: Annotated[int | None, typer.Option(help="The seed of all chance, for playing the same deal again.")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game; may be repeated.")] = None,
    bots: Annotated[str, typer.Option(help="Who sits on the other seats, in order (one name: on all): bots or 'human'.")] = HOUSE,
    watch: Annotated[bool, typer.Option("--watch", help="Give your seat to a bot too and watch.")] = False,
    language: Annotated[str, typer.Option(help=SPOKEN)] = "en",
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a match that was kept.")] = None,
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port of the page; the next free one if taken.")] = FIRST_PORT,
    browser: Annotated[bool, typer.Option(help="Open a browser.")] = True,
) -> None:
    """Play: opens the table in a browser, where games against bots begin with two clicks."""
    if not terminal:
        _refuse_in_browser(
            {"GAME": game, "--seats": seats, "--seed": seed, "--option": option, "--resume": resume, "--watch": watch}
        )
        play_in_browser(port, browser)
        return
    from megawatt.cli.terminal import play_in_terminal

    names = [name.strip() for name in bots.split(",")]
    if resume is None:
        found = chosen_game(game)
        wanted = _seats_for(found, names, watch) if seats is None else seats
        match = Match(found, wanted, seed, parse_options(option))
        path = new_match_path(found)
    else:
        match = _resumed(resume, {"GAME": game, "--seats": seats, "--seed": seed, "--option": option})
        path = resume
    humans, seated = _seating(match.seats, None if watch else seat, names)
    play_in_terminal(match, humans, seated, language, Console(highlight=False), path)


def _refuse_in_browser(given: dict[str, object]) -> None:
    """What is agreed on the page is not silently ignored here."""
    for name, value in given.items():
        if value:
            raise OptionError(f"{name} is for the terminal; add --terminal, or choose it on the page that `megawatt play` opens")


def _seats_for(game: Game, names: list[str], watch: bool) -> int:
    """As many seats as people and bots were named, else the usual number."""
    return game.usual_seats if len(names) == 1 else len(names) + (0 if watch else 1)


def _resumed(path: Path, agreed_before: dict[str, object]) -> Match:
    for name, value in agreed_before.items():
        if value not in (None, []):
            raise OptionError(f"{name} was agreed when the match in {path} began; leave it out with --resume")
    with cpu_limit(REPLAY_SECONDS, str(path)):
        return load(path)


def _seating(seats: int, seat: int | None, names: list[str]) -> tuple[set[int], dict[int, str]]:
    """Who decides for which seat: the seats of people, and the bots on the others."""
    if seat is not None and not 0 <= seat < seats:
        raise OptionError(f"--seat {seat}: this table has seats 0 to {seats - 1}")
    others = [other for other in range(seats) if other != seat]
    if len(names) == 1:
        names = names * len(others)
    if len(names) != len(others):
        raise OptionError(f"--bots names {len(names)} for {len(others)} seats; name one for each, or a single one for all")
    seated = dict(zip(others, names, strict=True))
    humans = {other for other, name in seated.items() if name == HUMAN} | ({seat} if seat is not None else set())
    return humans, {other: name for other, name in seated.items() if name != HUMAN}
