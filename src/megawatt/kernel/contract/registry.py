"""The registry of games. Nothing above the kernel names a game; they are found here."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules

from megawatt.kernel.contract.game import Game
from megawatt.kernel.errors import MegawattError, OptionError, did_you_mean
from megawatt.kernel.text.languages import FALLBACK

_BUILT_IN = "megawatt.games"
"""The package of the games that come with Megawatt: each of its packages has a `GAME`."""
_PLUG_INS = "megawatt.games"
"""The entry-point group of games from elsewhere."""
_found: dict[str, Game] = {}
_discovered: list[Game] = []
_faults: dict[str, str] = {}


def register(game: Game) -> Game:
    """Make a game known by its name (a plug-in may also use the entry-point group `megawatt.games`)."""
    _found[game.name] = game
    return game


def games(*, all_of_them: bool = False) -> list[Game]:
    """Every game that is offered; with `all_of_them` teaching examples too."""
    _discover()
    return [game for game in _found.values() if all_of_them or not game.hidden_from_lobby]


def find(name: str) -> Game:
    """The game of this name; OptionError if there is none, or if it is a plug-in that cannot be used."""
    _discover()
    if name in _found:
        return _found[name]
    if name in _faults:
        raise OptionError(_faults[name])
    raise OptionError(f"no game is called {name!r}{did_you_mean(name, [g.name for g in games()])}")


def faulty_plug_ins() -> dict[str, str]:
    """The plug-ins that cannot be used, by entry point, and why. They don't affect other games."""
    _discover()
    return dict(_faults)


@contextmanager
def known_for_now(game: Game) -> Iterator[None]:
    """In this block a game is found by its name, whether or not it is installed or registered."""
    _discover()
    before = _found.get(game.name)
    _found[game.name] = game
    try:
        yield
    finally:
        if before is None:
            del _found[game.name]
        else:
            _found[game.name] = before


def registered(game: Game) -> bool:
    """Whether this very game is found by its name."""
    _discover()
    return _found.get(game.name) is game


def _discover() -> None:
    """Find all games once. The built-in ones come first, so that no plug-in can take their names."""
    if _discovered:
        return
    folders = import_module(_BUILT_IN).__path__
    found = [import_module(f"{_BUILT_IN}.{module.name}").GAME for module in iter_modules(folders) if module.ispkg]
    _check_names(found)
    for plug_in in sorted(entry_points(group=_PLUG_INS), key=lambda each: (each.name, each.value)):
        try:
            game = _plugged_in(plug_in, found)
        except (Exception, SystemExit) as fault:
            reason = f"{type(fault).__name__}: {fault}" if not isinstance(fault, MegawattError) else str(fault)
            _faults[plug_in.name] = f"the game {plug_in.name!r} ({plug_in.value}) cannot be used; mend or uninstall it. {reason}"
            logging.getLogger(__name__).warning("%s", _faults[plug_in.name])
        else:
            found.append(game)
    found.sort(key=lambda game: (game.shelf, game.name))
    _discovered.extend(found)
    for game in found:
        _found.setdefault(game.name, game)


def _plugged_in(plug_in: EntryPoint, found: list[Game]) -> Game:
    """Load a plug-in and check all that lists of games need of it."""
    game = plug_in.load()
    if not isinstance(game, Game):
        raise MegawattError(f"{plug_in.value} should be an object of a subclass of megawatt.Game, not {game!r}")
    _check_names([*found, game])
    words, seats = game.words(FALLBACK), game.usual_seats
    for message in ("game-name", "game-about", *(f"option-{option.name}-about" for option in game.options)):
        if message not in words:
            raise MegawattError(f"the message {message!r} is missing in {game.words_folder}")
    game.board(seats, game.settle(seats, {}))
    return game


def _check_names(found: list[Game]) -> None:
    """Every game is found by its name, so that no two may have the same."""
    named: dict[str, Game] = {}
    for game in found:
        other = named.setdefault(game.name, game)
        if other is not game:
            both = " and ".join(type(each).__module__ for each in (other, game))
            raise MegawattError(f"two games are called {game.name!r}: {both}; one of them needs another `name`")
