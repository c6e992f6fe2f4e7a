"""Which games there are. Nothing above the kernel names a game; they are found here."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules

from megawatt.kernel.errors import MegawattError, OptionError, did_you_mean
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
    found += [_plugged_in(plug_in) for plug_in in entry_points(group=_PLUG_INS)]
    _check_names(found)
    found.sort(key=lambda game: (game.shelf, game.name))
    _discovered.extend(found)
    for game in found:
        _found.setdefault(game.name, game)


def _plugged_in(plug_in: EntryPoint) -> Game:
    """A game from elsewhere. Whatever is wrong with it, whoever has installed it is told which one it is."""
    try:
        game = plug_in.load()
        if not isinstance(game, Game):
            raise TypeError(f"{plug_in.value} should be an object of a subclass of megawatt.Game, not {game!r}")
    except Exception as fault:
        reason = f"{type(fault).__name__}: {fault}"
        raise MegawattError(
            f"the game {plug_in.name!r} ({plug_in.value}) cannot be loaded; mend or uninstall it. {reason}"
        ) from fault
    return game


def _check_names(found: list[Game]) -> None:
    """Every game is found by its name, so that no two may have the same."""
    named: dict[str, Game] = {}
    for game in found:
        other = named.setdefault(game.name, game)
        if other is not game:
            both = " and ".join(type(each).__module__ for each in (other, game))
            raise MegawattError(f"two games are called {game.name!r}: {both}; one of them needs another `name`")
