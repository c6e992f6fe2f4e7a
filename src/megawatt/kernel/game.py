"""What a game is. Everything above the kernel (bots, arena, server, command line) knows only this.

A game is two records (`Board`: printed and agreed before the first move; `State`: what has happened
since), eight rules over them, an action space, event kinds, words, and a JSON view per seat.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar

from megawatt.kernel.datafiles import Fault
from megawatt.kernel.errors import OptionError, shown
from megawatt.kernel.events import EventKinds
from megawatt.kernel.habits import Tunable
from megawatt.kernel.hidden import Hidden
from megawatt.kernel.moves import ActionSpace
from megawatt.kernel.observing import Observation
from megawatt.kernel.options import Option, Value, settle
from megawatt.kernel.pictures import Picture
from megawatt.kernel.plans import Plan, PlanOffer
from megawatt.kernel.reasons import ALLOWED as ALLOWED
from megawatt.kernel.reckoning import Reckoning
from megawatt.kernel.records import Record
from megawatt.kernel.rules import Function
from megawatt.kernel.words import SHARED, Words

if TYPE_CHECKING:
    from rich.console import RenderableType

NOBODY = -1
USUAL_SEATS = 4


@dataclass(frozen=True)
class Rules:
    """The compiled half of the contract: module-level `@rule` functions.

    `b` is a Board, `s` a State whose field `seat` names the seat to decide (NOBODY when the game is
    over) and whose field `chance` (CHANCE) holds the generator that all chance comes from (dealing.py).
    """

    setup: Function
    """setup(b, s): deal the first position, up to the first decision, into a state of zeros whose chance has begun."""

    legal: Function
    """legal(b, s, actions) → count: write every legal action of `s.seat`, ascending; 0 only when the game is over."""

    why_not: Function
    """why_not(b, s, action) → reason code: ALLOWED exactly for the actions that `legal` lists; any int may be asked."""

    apply: Function
    """apply(b, s, action, log): play a legal action up to the next decision of anyone; chance is resolved inside.
    `log` is a Log for the events or None. Calling it with an illegal action is a programming error."""

    returns: Function
    """returns(b, s, points): every seat's points, in the rulebook's currency; at any time, final when the game is over."""

    ranks: Function
    """ranks(b, s, places): every seat's place (1 is best, equal places are shared), with every tie-break."""

    resample: Function
    """resample(b, s, seat, luck): redraw all that `seat` cannot know (NOBODY: a spectator), `s.chance` included,
    with the generator in `luck`, consistently with all it does know. Afterwards the legal moves, the view and
    the observation of that seat are what they were. States that the seat cannot tell apart become the same bytes with the same
    generator: put hidden things in order before you shuffle them, and blank what is no longer in use."""

    observe: Function
    """observe(b, s, seat, numbers): fixed-size numbers (int16, all 0 before) for learning; nothing that `seat` cannot know."""

    policies: Mapping[str, Function] = field(default_factory=lambda: MappingProxyType({}))
    """House bots: name → choose(b, s, actions, count, luck) → one of the listed actions; never looks at hidden things."""

    weigh: Function | None = None
    """weigh(b, s, actions, count, weights): what each of the listed actions is worth to the policy `house`, as whole numbers in any
    scale of its own: its choice weighs most. A search begins with it; without one the house's choice is all it knows."""

    tunable: Tunable | None = None
    """The policy `house` by a row of numbers, and the numbers it has, so that they can be tuned."""

    reckoning: Reckoning | None = None
    """The figures that views, prices and warnings ask of the rules, so that they can be compiled (kernel/reckoning.py)."""

    compact: Function | None = None
    """compact(b, s, action, last) → the number of a legal action in a short view of them that a network can learn, or -1 for
    one that the view leaves out. `last` is the highest legal action. No two legal actions have the same number. None: the
    actions are few enough as they are."""


def part(function: Callable[..., Any]) -> Any:
    """A function of one of the game's modules as a method of the contract: it needs no `self` and takes the game's own records."""
    return staticmethod(function)


@dataclass(frozen=True)
class OnGpu:
    """How machine code for a GPU is made of a game's rules (envs/cuda)."""

    registers: int = 64
    """The most that a thread may have: with more, fewer threads run at once, and rules wait for memory most of the time."""
    plain: Collection[str] = ()
    """The kernels that the driver's assembler gets wrong when it optimises them."""


class Game(ABC):
    """One game: its identity and promises as class attributes, its Python half as methods."""

    name: ClassVar[str]
    """Lower-case with hyphens; how people and files name it."""
    rules_version: ClassVar[int]
    """Raised whenever an old list of moves would replay differently."""
    old_readings: ClassVar[Mapping[int, Mapping[str, Value]]] = MappingProxyType({})
    """The earlier rules versions whose matches still open, each with the options that bring its readings back."""
    seat_counts: ClassVar[range]
    options: ClassVar[Sequence[Option]]
    Board: ClassVar[type[Record]]
    State: ClassVar[type[Record]]
    View: ClassVar[type | None] = None
    Printed: ClassVar[type | None] = None
    """The shapes of `view` and `printed` (TypedDicts), where the game declares them; the page's types are written from them."""
    rules: ClassVar[Rules]
    actions: ClassVar[ActionSpace]
    events: ClassVar[EventKinds]
    reasons: ClassVar[Sequence[str]]
    """Message id per reason code; reasons[ALLOWED] is 'allowed'."""
    observation: ClassVar[Observation]
    """What `rules.observe` writes, field by field, and the way back (kernel/observing.py)."""
    hidden: ClassVar[Sequence[Hidden]] = ()
    """What is hidden from whom, and when (kernel/hidden.py); all else but the chance to come is known to everybody."""
    compact_names: ClassVar[Sequence[str]] = ()
    """What the numbers of `rules.compact` stand for; none where there is no compact view."""
    longest: ClassVar[int]
    """No game has more decisions than this."""
    on_gpu: ClassVar[OnGpu] = OnGpu()
    advised_seats: ClassVar[Collection[int]] = ()
    """At how many seats a search that relies on the game's network was measured to be stronger (docs/bots.md)."""
    hidden_from_lobby: ClassVar[bool] = False
    """True for teaching examples that are playable but not offered."""
    shelf: ClassVar[int] = 100
    """Games stand in the order of these numbers, those of the same number by name; the first one is played when none is named."""
    question_names: ClassVar[Sequence[str]] = ()
    """By the number in `s.asked`: ends of the messages `question-…` that the table asks with; none where the moves say enough."""

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return self.observation.size

    @property
    def usual_seats(self) -> int:
        """How many sit down when nobody says it: four, or the nearest number allowed."""
        return min(self.seat_counts, key=lambda seats: (abs(seats - USUAL_SEATS), seats))

    def settle(self, seats: int, given: Mapping[str, Any]) -> dict[str, Value]:
        """All options with checked values; OptionError if no table can be laid with them."""
        if seats not in self.seat_counts:
            low, high = self.seat_counts[0], self.seat_counts[-1]
            raise OptionError(f"{self.name} is for {low} to {high} seats, not {seats}")
        options = settle(self.options, given)
        self.check_together(seats, options)
        return options

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

    @abstractmethod
    def board(self, seats: int, options: Mapping[str, Value]) -> Record:
        """The Board for settled options. Its attribute `printed` may carry names and drawings for people."""

    @abstractmethod
    def view(self, b: Record, s: Record, seat: int | None) -> dict[str, Any]:
        """The JSON that a table shows to this seat (None: a spectator). Never depends on what it cannot know."""

    def seen_by_all(self, b: Record, s: Record) -> dict[str, Any]:
        """What of the view does not depend on who looks, which a server makes once for all; nothing unless the game says so."""
        return {}

    def seen_by(self, b: Record, s: Record, seat: int | None) -> dict[str, Any]:
        """The rest of the view of this seat; where both have a key, this one counts."""
        return self.view(b, s, seat)

    def printed(self, b: Record) -> dict[str, Any]:
        """What is printed on the board, for drawing it: the same for everybody and for the whole match."""
        return {}

    def picture(self, printed: Mapping[str, Any], view: Mapping[str, Any], words: Words) -> Picture | None:
        """The board as a picture, from what is printed and a view; None for a game that has no map to draw (kernel/pictures.py)."""
        return None

    @abstractmethod
    def draw(self, view: Mapping[str, Any], words: Words) -> RenderableType:
        """The position as coloured text for a terminal, from a view alone."""

    def spell(self, b: Record, words: Words, arguments: Mapping[str, str | int]) -> dict[str, str | int]:
        """Arguments of an event or a move's explanation as people read them (names instead of ids)."""
        return dict(arguments)

    def move_arguments(self, b: Record, s: Record, action: int) -> Mapping[str, str | int]:
        """The arguments of the message `move-VERB` for this action, as ids (see `spell`); any action may be asked for."""
        return {}

    def say_move(self, b: Record, s: Record, action: int, words: Words) -> str:
        """The move in the reader's language, such as `Build in Essen`."""
        arguments = self.spell(b, words, self.move_arguments(b, s, action))
        return words(f"move-{self.actions.verb_of(action).name}", arguments)

    def question(self, s: Record) -> str | None:
        """What the seat to decide is asked, as the end of a message id `question-…`; None where the moves say enough."""
        return self.question_names[s.asked] if self.question_names else None  # type: ignore[attr-defined]

    def costs(self, b: Record, s: Record, action: int) -> Mapping[str, Any]:
        """What a legal action would cost and bring, as arguments for people; empty when nothing."""
        return {}

    def warning(self, b: Record, s: Record, action: int) -> tuple[str, Mapping[str, str | int]] | None:
        """Why a legal action is likely a blunder: the end of a message id `warning-…` and its arguments; None if it is not."""
        return None

    def plans(self, b: Record, s: Record, seat: int) -> Sequence[PlanOffer]:
        """What this seat may decide ahead now, whether or not it is to decide; nothing hidden from it may play a part."""
        return ()

    def plan_stands(self, b: Record, s: Record, seat: int, plan: Plan) -> bool:
        """Whether a plan is still about something; the table drops one that is not."""
        return False

    def planned(self, b: Record, s: Record, plan: Plan) -> int | None:
        """The legal action that a standing plan makes for the seat to decide; None when it leaves this decision open."""
        return None

    def worth_seeing(self, b: Record, s: Record) -> bool:
        """Whether the seat to decide should be there although it may have no choice: the moment is there to be looked at."""
        return False

    def figures(self, b: Record, s: Record) -> Mapping[str, Sequence[int]]:
        """Public numbers per seat that a chart follows over the rounds; each has a message `figure-NAME`."""
        return {}

    def round_of(self, b: Record, s: Record) -> int:
        """The number of the round, for charts and jumping: the state's field `round_no`; 0 when a game has no rounds."""
        return int(getattr(s, "round_no", 0))

    def traits(self, b: Record, s: Record) -> Sequence[Mapping[str, Sequence[str]]]:
        """What each seat has that a designer would like to see beside its wins: its first plant, its company, its region.

        By a name, each with one or more labels. Asked at the beginning, after every round and at the end (`s.seat` is NOBODY);
        for every name the first answer counts, so one that is not known yet is left out.
        """
        return ()

    def curves(self, b: Record, s: Record) -> Mapping[str, int]:
        """Public numbers of the whole table that reports follow over the rounds, such as prices."""
        return {}

    def concealed(self, b: Record, s: Record) -> Hashable:
        """What is still face down, as a value that changes with every move that uses chance or shows somebody something hidden.

        A move that leaves it alone can be taken back without anybody knowing more than before.
        """
        return tuple(s.chance)  # type: ignore[attr-defined]

    def sample_options(self, seats: int) -> Sequence[Mapping[str, Any]]:
        """Option sets that together show every option at this seat count; the conformance test plays each."""
        return [{}]

    def conserved(self, b: Record, s: Record) -> Mapping[str, Any]:
        """Quantities that no move may change in total; the conformance test compares them move by move."""
        return {}

    file_kinds: ClassVar[Sequence[str]] = ()
    """The kinds of own files this game reads, for people: ('map', 'deck')."""

    def check_file(self, source: str, text: str) -> tuple[str, Sequence[Fault]] | None:
        """Its kind and every fault of a user's own data file; None when this game reads no such file."""
        return None

    def file_notes(self, source: str, text: str) -> Sequence[str]:
        """What the author of a file without faults may like to know of it."""
        return ()

    def lore(self, language: str) -> Mapping[str, Sequence[str]]:
        """Sentences about rules that the game's data files hold already, by a name under which the booklet takes them in."""
        return {}

    @property
    def folder(self) -> Path:
        """Where the game's sources and words live; a subclass elsewhere shares its parent's."""
        folders = [Path(getattr(sys.modules[kind.__module__], "__file__", None) or ".").parent for kind in type(self).__mro__]
        return next(folder for folder in folders if (folder / "words").is_dir())

    def words(self, language: str) -> Words:
        """The shared messages and this game's in one language."""
        return Words(language, SHARED, self.folder / "words")
