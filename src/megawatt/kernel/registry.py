"""Which games there are. Nothing above the kernel names a game; they are found here."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from megawatt.kernel.errors import OptionError, did_you_mean
from megawatt.kernel.game import Game

_BUILT_IN = "megawatt.games"
"""The package of the games that come with Megawatt: each of its packages has a `GAME`."""
_PLUG_INS = "megawatt.games"
"""The entry-point group of games from elsewhere."""
_found: dict[str, Game] = {}
_discovered: list[Game] = []


def register(game: Game) -> Game:
    """Make a game known by its name (a plug-in may also use the entry-point group `megawatt.games`)."""
    _found[game.name] = game
    return game


def games(*, all_of_them: bool = False) -> list[Game]:
    """Every game that is offered; with `all_of_them` teaching examples too."""
    _discover()
    return [game for game in _found.values() if all_of_them or not game.hidden_from_lobby]


def find(name: str) -> Game:
    """The game of this name; OptionError if there is none."""
    _discover()
    if name not in _found:
        raise OptionError(f"no game is called {name!r}{did_you_mean(name, [g.name for g in games()])}")
    return _found[name]


def _discover() -> None:
    """Find all games once, or raise: half a list would hide a fault for the rest of the process."""
    if _discovered:
        return
    folders = import_module(_BUILT_IN).__path__
    found = [import_module(f"{_BUILT_IN}.{module.name}").GAME for module in iter_modules(folders) if module.ispkg]
    found += [plug_in.load() for plug_in in entry_points(group=_PLUG_INS)]
    found.sort(key=lambda game: (game.shelf, game.name))
    _discovered.extend(found)
    for game in found:
        _found.setdefault(game.name, game)
