"""The optional parts of a game: each has defaults, so a game overrides what it has something to say about.

    Presentation   what a table shows: view, drawing, sentences, prices, warnings
    Secrecy        secret moves, and several seats that decide at the same time
    Planning       deciding ahead
    Statistics     numbers for charts and reports
    Learning       compact actions for networks
    OwnFiles       maps, decks and boards that people write themselves
    Lobby          where and how the game is offered
    Checking       what the conformance test should hold the game to
    Teaching       sentences for the rules booklet

`Game` (game.py) inherits them all. The functions of `TOGETHER` only make sense together: a game gives all of a group or none.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from megawatt.kernel.contract.defaults import concealed_places, default_view, drawn_as_text, numbers_of_move
from megawatt.kernel.contract.hidden import Hidden
from megawatt.kernel.contract.moves import ActionSpace
from megawatt.kernel.contract.plans import Plan, PlanOffer
from megawatt.kernel.contract.shortcuts import Shortcut
from megawatt.kernel.rules.records import Record
from megawatt.kernel.text.datafiles import Fault
from megawatt.kernel.text.words import Words

if TYPE_CHECKING:
    from rich.console import RenderableType

    from megawatt.kernel.contract.game import Rules
    from megawatt.kernel.drawing.svg import Picture

USUAL_SEATS = 4
TOGETHER = (("plans", "plan_stands", "planned"), ("seen_by_all", "seen_by"))


class Presentation:
    """What a table shows."""

    name: ClassVar[str]
    seat_counts: ClassVar[range]
    actions: ClassVar[ActionSpace]
    hidden: ClassVar[Sequence[Hidden]] = ()
    """What is hidden from whom, and when (kernel/contract/hidden.py); everybody knows all else but the chance to come."""
    View: ClassVar[type | None] = None
    Printed: ClassVar[type | None] = None
    """The shapes of `view` and `printed` (TypedDicts); the page's types are generated from them."""
    question_names: ClassVar[Sequence[str]] = ()
    """By the number in `s.asked`: ends of the messages `question-…` that the table asks with; none where the moves say enough."""

    def view(self, b: Record, s: Record, seat: int | None) -> dict[str, Any]:
        """The JSON that a table shows to this seat (None: a spectator). Never depends on what that seat cannot know.

        By default the fields of the state, without what `hidden` declares. A table without a drawing of the game's own shows each
        key under the message `view-KEY`, and values made with `kernel/drawing/components.py` as cards, tracks and grids.
        """
        return default_view(self.name, max(self.seat_counts), self.hidden, b, s, seat)

    def seen_by_all(self, b: Record, s: Record) -> dict[str, Any]:
        """The part of the view all viewers share; empty by default."""
        return {}

    def seen_by(self, b: Record, s: Record, seat: int | None) -> dict[str, Any]:
        """The rest of the view of this seat; its keys take precedence over those of `seen_by_all`."""
        return self.view(b, s, seat)

    def printed(self, b: Record) -> dict[str, Any]:
        """What is printed on the board, for drawing it: the same for everybody and for the whole match."""
        return {}

    def picture(self, printed: Mapping[str, Any], view: Mapping[str, Any], words: Words) -> Picture | None:
        """The board as a picture, from what is printed and a view (kernel/drawing/svg.py); None for a game without a map."""
        return None

    def draw(self, view: Mapping[str, Any], words: Words) -> RenderableType:
        """The position as coloured text for a terminal, from a view alone; by default a line for each of its keys."""
        return drawn_as_text(view, words)

    def spell(self, b: Record, words: Words, arguments: Mapping[str, str | int]) -> dict[str, str | int]:
        """Arguments of an event or a move's explanation as people read them (names instead of ids)."""
        return dict(arguments)

    def move_arguments(self, b: Record, s: Record, action: int) -> Mapping[str, str | int]:
        """The arguments of the message `move-VERB` for this action, as ids (see `spell`); any action may be asked for.

        By default the numbers of its verb, by their names.
        """
        return numbers_of_move(self.actions, action)

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

    def shortcuts(self, b: Record, s: Record) -> Sequence[Shortcut]:
        """Several moves of the seat to decide that are usually made together (kernel/contract/shortcuts.py)."""
        return ()

    def usual(self, b: Record, s: Record) -> int | None:
        """What nearly everybody answers here, so that people may leave it to the page; None where there is a real choice."""
        return None

    def warning(self, b: Record, s: Record, action: int) -> tuple[str, Mapping[str, str | int]] | None:
        """Why a legal action is likely a blunder: the end of a message id `warning-…` and its arguments; None if it is not."""
        return None

    def worth_seeing(self, b: Record, s: Record) -> bool:
        """Whether the seat to decide should see this position although it may have only one move."""
        return False


class Secrecy:
    """Secret moves, and several seats that decide at the same time without seeing each other's answers.

    A rule never sees more than one decision: `s.seat` is one of the seats that may decide, and `apply` goes on to the next of
    them in an order of its own (that of their numbers, say). Tables let the others answer first by setting `s.seat`.
    """

    def deciders(self, b: Record, s: Record) -> Sequence[int]:
        """Every seat that may decide now, ascending, with `s.seat` the first of them; none when the game is over.

        What one of them answers changes nothing for the others: not what they may do, not what they see but that it has answered,
        and not the position that the answers lead to together, whatever their order. So chance is used when the last one answers.
        """
        seat: int = s.seat  # type: ignore[attr-defined]
        return () if seat < 0 else (seat,)

    def face_down(self, b: Record, s: Record, seat: int) -> int:
        """How many of this seat's latest secret moves (`ActionSpace.verb(…, secret=True)`) lie face down, hidden from all others.

        What they have left in the state is among `hidden`. When the game is over all moves are known.
        """
        return 0


class Planning:
    """Deciding ahead (kernel/contract/plans.py)."""

    def plans(self, b: Record, s: Record, seat: int) -> Sequence[PlanOffer]:
        """What this seat may decide ahead now, whether or not it is to decide; must not depend on what is hidden from it."""
        return ()

    def plan_stands(self, b: Record, s: Record, seat: int, plan: Plan) -> bool:
        """Whether a plan still applies; the table drops one that does not."""
        return False

    def planned(self, b: Record, s: Record, plan: Plan) -> int | None:
        """The legal action that a standing plan makes for the seat to decide; None when it leaves this decision open."""
        return None


class Statistics:
    """Numbers for charts and reports."""

    rules: ClassVar[Rules]
    figure_names: ClassVar[Sequence[str]] = ()
    """What the numbers of `rules.figures` are called; each has a message `figure-NAME`."""

    def figures(self, b: Record, s: Record) -> Mapping[str, Sequence[int]]:
        """Public numbers per seat that a chart follows over the rounds, by their names."""
        found: dict[str, list[int]] = {name: [] for name in self.figure_names}
        for seat in range(self.players_with_figures(b) if self.rules.figures else 0):
            numbers = [0] * len(self.figure_names)
            self.rules.figures(b, s, seat, numbers)  # type: ignore[misc]
            for name, number in zip(self.figure_names, numbers, strict=True):
                found[name].append(number)
        return found

    def players_with_figures(self, b: Record) -> int:
        """How many players charts show: the seats, and after them whoever else has the same numbers."""
        seats: int = b.seats  # type: ignore[attr-defined]
        return seats

    def round_of(self, b: Record, s: Record) -> int:
        """The number of the round, for charts and jumping: the state's field `round_no`; 0 when a game has no rounds."""
        return int(getattr(s, "round_no", 0))

    def traits(self, b: Record, s: Record) -> Sequence[Mapping[str, Sequence[str]]]:
        """For every seat, what a balance report groups wins by, such as its first plant, its company or its region.

        By a name, each with one or more labels. Asked at the beginning, after every round and at the end (`s.seat` is NOBODY);
        for every name the first answer counts, so leave out a trait that is not known yet.
        """
        return ()

    def curves(self, b: Record, s: Record) -> Mapping[str, int]:
        """Public numbers of the whole table that reports follow over the rounds, such as prices."""
        return {}


class Learning:
    """What networks need besides `Game.observation`."""

    environment_version: ClassVar[int] = 0
    """The number at the end of environment ids; raised whenever a result of an environment could be another one: by the rules, the
    deal, the numbers of observations and actions, or the rewards."""
    compact_names: ClassVar[Sequence[str]] = ()
    """What the numbers of `rules.compact` stand for; none where there is no compact view."""
    compact_leaves_out: ClassVar[Collection[str]] = ()
    """The verbs of which the compact view may leave out moves, such as most of hundreds of bids."""
    advised_seats: ClassVar[Collection[int]] = ()
    """The seat counts at which a search with the game's network was measured to be stronger (docs/bots.md)."""


class OwnFiles:
    """Maps, decks and boards that people write themselves."""

    file_kinds: ClassVar[Sequence[str]] = ()
    """The kinds of files this game reads, for people: ('map', 'deck')."""

    def check_file(self, source: str, text: str) -> tuple[str, Sequence[Fault]] | None:
        """The kind and every fault of a user's own data file; None when this game reads no such file."""
        return None

    def file_notes(self, source: str, text: str) -> Sequence[str]:
        """Remarks for the author of a file without faults."""
        return ()


class Lobby:
    """Where and how the game is offered."""

    seat_counts: ClassVar[range]
    hidden_from_lobby: ClassVar[bool] = False
    """True for teaching examples that are playable but not offered."""
    shelf: ClassVar[int] = 100
    """Games are listed by this number, then by name; the first one is played when none is named."""

    @property
    def usual_seats(self) -> int:
        """The default number of seats: four, or the nearest number allowed."""
        return min(self.seat_counts, key=lambda seats: (abs(seats - USUAL_SEATS), seats))


class Checking:
    """What the conformance test (megawatt.testing) should hold the game to."""

    seat_counts: ClassVar[range]
    hidden: ClassVar[Sequence[Hidden]] = ()

    def concealed(self, b: Record, s: Record) -> Hashable:
        """What is still face down, as a value that changes with every move that uses chance or shows somebody something hidden.

        A move that leaves it alone can be taken back without anybody knowing more than before. By default the chance to come, and
        where things are hidden from whom.
        """
        return concealed_places(self.hidden, max(self.seat_counts), b, s)

    def sample_options(self, seats: int) -> Sequence[Mapping[str, Any]]:
        """Option sets that together show every option at this seat count; the conformance test plays each."""
        return [{}]

    def conserved(self, b: Record, s: Record) -> Mapping[str, Any]:
        """Quantities that no move may change in total; the conformance test compares them move by move."""
        return {}


class Teaching:
    """Sentences for the rules booklet."""

    def lore(self, language: str) -> Mapping[str, Sequence[str]]:
        """Sentences about rules that the game's data files hold already, by the name under which the booklet includes them."""
        return {}
