"""What the lobby says about each game."""

from __future__ import annotations

from typing import Literal

from megawatt.bots import characters, level_names, offered_bots, usual_bot
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.options import Option
from megawatt.server.tables.messages import FirstGame, GameInfo, OptionInfo
from megawatt.teaching import first_game, has_booklet, lessons


def game_info(game: Game) -> GameInfo:
    """A game with its options, bots and lessons, as a page offers it."""
    options = [_option_info(option) for option in game.options if option.offered]
    first = first_game(game)
    return GameInfo(
        name=game.name,
        seat_counts=list(game.seat_counts),
        usual_seats=game.usual_seats,
        bots=offered_bots(game),
        usual_bot=usual_bot(game),
        levels=level_names(game),
        characters=characters(game),
        options=options,
        first_game=FirstGame(first.seats, dict(first.options)) if first else None,
        booklet=has_booklet(game),
        lessons=[lesson.name for lesson in lessons(game)],
    )


def _option_info(option: Option) -> OptionInfo:
    kind: Literal["flag", "number", "choice", "text"] = "choice" if option.choices else "text"
    if isinstance(option.default, bool):
        kind = "flag"
    elif isinstance(option.default, int):
        kind = "number"
    return OptionInfo(
        name=option.name,
        kind=kind,
        default=option.default,
        choices=list(option.choices),
        file=option.file,
        free=option.free,
        lowest=option.lowest,
        highest=option.highest,
        disputed=option.disputed,
    )
