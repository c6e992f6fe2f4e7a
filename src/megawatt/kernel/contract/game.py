"""What a game is. Everything above the kernel (bots, arena, server, command line) knows only this.

The smallest game gives nine names: `name`, `seat_counts`, `State`, `actions` and `rules` here, and `setup`, `why_not`, `apply` and
`returns` of `Rules`. All others have defaults that follow from its declarations (defaults.py), or belong to an optional part
(parts.py).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar

from megawatt.kernel.contract import parts
from megawatt.kernel.contract.bot_parameters import TunablePolicy
from megawatt.kernel.contract.defaults import SeatsBoard, complete, default_board, derived_words, missing_rule
from megawatt.kernel.contract.events import EventKinds
from megawatt.kernel.contract.moves import ActionSpace
from megawatt.kernel.contract.observation import Observation
from megawatt.kernel.contract.options import Option, Value, settle
from megawatt.kernel.contract.reasons import ALLOWED as ALLOWED
from megawatt.kernel.contract.reasons import Reasons
from megawatt.kernel.contract.rule_queries import RuleQueries
from megawatt.kernel.errors import OptionError, shown
from megawatt.kernel.rules.records import Record
from megawatt.kernel.rules.rule import Function
from megawatt.kernel.text.words import SHARED, Words
from megawatt.kernel.whole_numbers import whole_number

NOBODY = -1
NEEDED = ("name", "seat_counts", "State", "actions", "rules")
"""What the class of every game gives."""
LONGEST = 10_000


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The compiled half of the contract: module-level `@rule` functions. Four of them are needed; the others have defaults.

    `b` is a Board, `s` a State. Its field `seat` names the seat to decide (NOBODY when the game is over), `asked` says what it is
    asked, and `chance` (CHANCE) holds the generator that all chance comes from (rng/deal_rng.py).
    """

    setup: Function
    """setup(b, s): deal the first position, up to the first decision, into a state of zeros whose chance has begun."""

    why_not: Function
    """why_not(b, s, action) → reason code: ALLOWED exactly for the actions that `legal` lists; any int may be asked."""

    apply: Function
    """apply(b, s, action, log): play a legal action up to the next decision of anyone; chance is resolved inside.
    `log` is a Log for the events or None. Calling it with an illegal action is a programming error."""

    returns: Function
    """returns(b, s, points): every seat's points, in the rulebook's currency; at any time, final when the game is over."""

    legal: Function = missing_rule
    """legal(b, s, actions) → count: write every legal action of `s.seat`, ascending; 0 only when the game is over.
    By default every action is tried with `why_not`."""

    ranks: Function = missing_rule
    """ranks(b, s, places): every seat's place (1 is best, equal places are shared), with every tie-break.
    By default more points are better, and equal points share a place."""

    resample: Function = missing_rule
    """resample(b, s, seat, luck): redraw all that `seat` cannot know (NOBODY: a spectator), `s.chance` included,
    with the generator in `luck`, consistently with all it does know. Afterwards the legal moves, the view and
    the observation of that seat are what they were. States that the seat cannot tell apart become the same bytes with the same
    generator: put hidden things in order before you shuffle them, and blank what is no longer in use.
    By default only the chance to come is redrawn; a game that declares hidden things has to give this rule."""

    observe: Function = missing_rule
    """observe(b, s, seat, numbers): fixed-size numbers (int16, all 0 before) for learning; nothing that `seat` cannot know.
    By default the rule of `Game.observation`."""

    policies: Mapping[str, Function] = field(default_factory=lambda: MappingProxyType({}))
    """House bots: name → choose(b, s, actions, count, luck) → one of the listed actions; never looks at hidden things."""

    weigh: Function | None = None
    """weigh(b, s, actions, count, weights): what each of the listed actions is worth to the policy `house`, as whole numbers in any
    scale of its own: its choice weighs most. A search begins with it; without one the house's choice is all it knows."""

    tunable: TunablePolicy | None = None
    """The policy `house` by a row of numbers, and the numbers it has, so that they can be tuned."""

    figures: Function | None = None
    """figures(b, s, seat, numbers): the public numbers of this seat that charts follow over the rounds, in the order of
    `Game.figure_names`."""

    queries: RuleQueries | None = None
    """What views, prices and warnings ask of the rules, declared so that it can be compiled (kernel/contract/rule_queries.py)."""

    compact: Function | None = None
    """compact(b, s, action, last) → the number of a legal action in a short view of them that a network can learn, or -1 for
    one that the view leaves out. `last` is the highest legal action. No two legal actions have the same number. None: the
    actions are few enough as they are."""


def part(function: Callable[..., Any]) -> Any:
    """A function of one of the game's modules as a method of the contract: it needs no `self` and takes the game's own records."""
    return staticmethod(function)


class Game(
    parts.Presentation,
    parts.Secrecy,
    parts.Planning,
    parts.Statistics,
    parts.Learning,
    parts.OwnFiles,
    parts.Lobby,
    parts.Checking,
    parts.Teaching,
):
    """One game: its identity and promises as class attributes, its Python half as methods."""

    name: ClassVar[str]
    """Lower-case with hyphens; how people and files name it."""
    seat_counts: ClassVar[range]
    State: ClassVar[type[Record]]
    actions: ClassVar[ActionSpace]
    rules: ClassVar[Rules]

    rules_version: ClassVar[int] = 1
    """Raised whenever an old list of moves would replay differently."""
    old_readings: ClassVar[Mapping[int, Mapping[str, Value]]] = MappingProxyType({})
    """The earlier rules versions whose matches still open, each with the options that bring its readings back."""
    options: ClassVar[Sequence[Option]] = ()
    Board: ClassVar[type[Record]] = SeatsBoard
    events: ClassVar[EventKinds] = EventKinds()
    reasons: ClassVar[Sequence[str]] = tuple(Reasons().names)
    """Message id per reason code; reasons[ALLOWED] is 'allowed'."""
    observation: ClassVar[Observation]
    """What `rules.observe` writes, field by field, and the way back (kernel/contract/observation.py).

    By default all numbers of the state; a game that declares hidden things has to give its own.
    """
    longest: ClassVar[int] = LONGEST
    """No game has more decisions than this."""

    def __init_subclass__(cls) -> None:
        """Derive what the class leaves out, and check what belongs together; a class that lacks a needed name is no game yet."""
        super().__init_subclass__()
        if all(hasattr(cls, name) for name in NEEDED):
            complete(cls)
        for group in parts.TOGETHER:
            given = [name for name in group if getattr(cls, name) is not getattr(Game, name)]
            if given and len(given) < len(group):
                lacking = ", ".join(name for name in group if name not in given)
                raise TypeError(f"{cls.__name__} gives {', '.join(given)}, so it needs {lacking} too")
        if hasattr(cls, "actions") and cls.actions.has_secrets and cls.face_down is Game.face_down:
            raise TypeError(f"{cls.__name__} has secret moves, so it needs `face_down`, which says how long they are secret")

    def __init__(self) -> None:
        lacking = [name for name in NEEDED if not hasattr(self, name)]
        if lacking:
            raise TypeError(f"{type(self).__name__} lacks {', '.join(lacking)}; every game needs {', '.join(NEEDED)}")

    @property
    def is_simultaneous(self) -> bool:
        """Whether several seats may decide at the same time."""
        return type(self).deciders is not Game.deciders

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return self.observation.size

    def settle(self, seats: int, given: Mapping[str, Any]) -> dict[str, Value]:
        """All options with checked values; OptionError if no table can be laid with them."""
        seats = self.checked_seats(seats)
        options = settle(self.options, given)
        self.check_together(seats, options)
        return options

    def checked_seats(self, seats: Any) -> int:
        """The number of seats as a Python int; OptionError if the game doesn't allow it."""
        low, high = self.seat_counts[0], self.seat_counts[-1]
        number = whole_number("seats", seats, 0)
        if number not in self.seat_counts:
            raise OptionError(f"{self.name} is for {low} to {high} seats, not {number}")
        return number

    def options_of(self, rules: Any, given: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a match that was played by this rules version, so that it replays as it was played.

        OptionError when that version cannot be played any more; it says which ones can.
        """
        if rules == self.rules_version:
            return dict(given)
        if isinstance(rules, int) and rules in self.old_readings:
            return {**self.old_readings[rules], **given}
        older = f" and opens {', '.join(map(str, sorted(self.old_readings)))}" if self.old_readings else ""
        raise OptionError(
            f"played by rules version {shown(rules)} of {self.name}; this program plays version {self.rules_version}{older}"
        )

    def check_together(self, seats: int, options: Mapping[str, Value]) -> None:
        """Refuse (OptionError) options that are fine alone but not with each other or with this many seats."""

    def board(self, seats: int, options: Mapping[str, Value]) -> Record:
        """The Board for settled options. Its attribute `printed` may carry names and drawings for people.

        By default every option fills the field of its name, and `seats` the field `seats`.
        """
        choices = {option.name: option.choices for option in self.options}
        return default_board(self.Board, self.name, seats, options, choices)

    @property
    def folder(self) -> Path:
        """Where the game's sources and words live; a subclass elsewhere shares its parent's."""
        kinds = [kind for kind in type(self).__mro__ if issubclass(kind, Game) and kind is not Game]
        folders = [Path(getattr(sys.modules[kind.__module__], "__file__", None) or ".").parent for kind in kinds]
        return next((folder for folder in folders if (folder / "words").is_dir()), folders[0])

    @property
    def words_folder(self) -> Path:
        """Where the game's messages are: its folder `words`, or a folder with messages derived from its declarations."""
        own = self.folder / "words"
        return own if own.is_dir() else derived_words(self)

    def __reduce_ex__(self, protocol: Any) -> Any:
        """Pickled and copied by its name where the registry knows it."""
        from megawatt.kernel.contract.registry import registered

        if registered(self):
            return find_again, (self.name,)
        return super().__reduce_ex__(protocol)

    def words(self, language: str) -> Words:
        """The shared messages and this game's in one language."""
        return Words(language, SHARED, self.words_folder)


def find_again(name: str) -> Game:
    """The registered game of this name, for what was pickled."""
    from megawatt.kernel.contract.registry import find

    return find(name)
