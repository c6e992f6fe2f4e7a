"""Bots from elsewhere, by their names:

    network:FILE       a network that a training has written
    MODULE:NAME        what a module that Python can import gives: a subclass of `Bot`, or a function `choose(position)`
    NAME               the same, from the entry-point group `megawatt.bots` of an installed package, or from `register_bot`

They are found by name like any other bot, but no server lets people choose them unless its host offers them (`offer`).
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from megawatt.bots.bot import Bot
from megawatt.bots.networks import NETWORK
from megawatt.bots.position import Position
from megawatt.kernel.contract.game import Game
from megawatt.kernel.errors import IllegalMove, OptionError, shown

Choose = Callable[[Position], int | str]
"""Decides: an action number or a move in text notation."""
Given = type[Bot] | Choose

GROUP = "megawatt.bots"
NAMED = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")
MODULE_AND_NAME = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")

_registered: dict[str, Given] = {}
_offered: list[str] = []


class FunctionBot(Bot):
    """Decides by a function."""

    def __init__(self, name: str, game: Game, seed: int, choose: Choose) -> None:
        super().__init__(name, game, seed)
        self._choose = choose

    def decide(self, b: Any, s: Any, ply: int) -> int:
        """What the function answers; IllegalMove if that may not be played."""
        position = Position(self.game, b, s, ply)
        answer = self._choose(position)
        action = position.action(answer) if isinstance(answer, str) else int(answer)
        if action not in position.legal_actions:
            text = answer if isinstance(answer, str) else f"action {action}"
            raise IllegalMove(text, f"the bot {self.name} may not play this now; legal: {', '.join(position.legal()[:8])} …")
        return action


def register_bot(name: str, given: Given) -> str:
    """Make a bot known in this process by this name: a subclass of `Bot`, or a function `choose(position)`."""
    if not NAMED.fullmatch(name):
        raise OptionError(f"bot {shown(name)}: a name has lower-case letters, digits, - and _, at most 40")
    if not callable(given):
        raise OptionError(f"bot {shown(name)}: {shown(given)} should be a subclass of megawatt.bots.Bot, or a function")
    _registered[name] = given
    return name


def named(bot: str | Given) -> str:
    """The name of a bot; a function or class that is given itself becomes known by its own."""
    if isinstance(bot, str):
        return bot
    own = re.sub(r"[^a-z0-9]+", "-", getattr(bot, "__name__", type(bot).__name__).lower()).strip("-") or "bot"
    known = [name for name, given in _registered.items() if given is bot]
    return known[0] if known else register_bot(own if own not in _registered else f"{own}-{len(_registered)}", bot)


def custom_bot(name: str, game: Game, seed: int) -> Bot | None:
    """The bot from elsewhere of this name, if it names one; OptionError if it cannot be loaded or does not play this game."""
    kind, _, rest = name.partition(":")
    if kind == NETWORK and rest:
        return _network(name, Path(rest), game, seed)
    given = _registered.get(name) or _plug_ins().get(name)
    if isinstance(given, EntryPoint):
        given = _checked(name, _loaded(name, given.load))
    elif given is None and MODULE_AND_NAME.fullmatch(name):
        given = _checked(name, _loaded(name, lambda: _attribute(kind, rest)))
    return None if given is None else _made(name, given, game, seed)


def offer(names: Iterable[str], games: Iterable[Game]) -> None:
    """Let people choose these bots at tables of this process; OptionError for a name that plays none of these games."""
    wanted, known = list(names), list(games)
    for name in wanted:
        faults = [fault for game in known if (fault := _fault(name, game)) is not None]
        if len(faults) == len(known):
            raise faults[0]
    _offered[:] = wanted


def offered(game: Game) -> list[str]:
    """The bots from elsewhere that people may choose in this game."""
    return [name for name in _offered if _plays(name, game)]


@cache
def _plays(name: str, game: Game) -> bool:
    return _fault(name, game) is None


def _fault(name: str, game: Game) -> OptionError | None:
    """Why this bot cannot sit at a table of this game."""
    try:
        return None if custom_bot(name, game, 1) else OptionError(f"no bot is called {shown(name)}")
    except OptionError as fault:
        return fault


def _network(name: str, file: Path, game: Game, seed: int) -> Bot:
    from megawatt.bots.network import NetworkBot  # it loads NumPy

    made = NetworkBot.of(file, game, seed)
    made.name = name
    return made


def _made(name: str, given: Given, game: Game, seed: int) -> Bot:
    """The bot itself; `games`, where a class or function has it, names the games that it plays."""
    games = getattr(given, "games", None)
    if games is not None and game.name not in games:
        raise OptionError(f"the bot {name} plays {', '.join(games)}, not {game.name}")
    if isinstance(given, type) and issubclass(given, Bot):
        return given(name, game, seed)
    choose: Any = given
    return FunctionBot(name, game, seed, choose)


def _checked(name: str, given: Any) -> Given:
    if not callable(given):
        raise OptionError(f"bot {shown(name)} is {shown(given)}; it should be a subclass of megawatt.bots.Bot, or a function")
    return given  # type: ignore[no-any-return]


def _loaded(name: str, load: Callable[[], Any]) -> Any:
    """The bot of a module; OptionError says in one line why it can't be used."""
    try:
        return load()
    except Exception as fault:
        raise OptionError(f"bot {shown(name)} cannot be loaded: {type(fault).__name__}: {fault}") from fault


def _attribute(module: str, name: str) -> Any:
    """The current folder counts as one that Python imports from, as with `python -m`."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    return getattr(import_module(module), name)


@cache
def _plug_ins() -> dict[str, EntryPoint]:
    """The bots of installed packages, by name."""
    return {each.name: each for each in entry_points(group=GROUP)}
