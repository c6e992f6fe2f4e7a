"""Future Energy as a game of the house: its identity, its promises and its options."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.advice import concealed, figures, warning
from megawatt.games.future_energy.agreements import FILE_KINDS, OPTIONS, check_agreement, check_file, sample_agreements
from megawatt.games.future_energy.ahead import plan_stands, planned, plans
from megawatt.games.future_energy.board import make_board
from megawatt.games.future_energy.conservation import conserved
from megawatt.games.future_energy.costs import costs
from megawatt.games.future_energy.events import events
from megawatt.games.future_energy.house import house
from megawatt.games.future_energy.moves import actions
from megawatt.games.future_energy.observe import OBSERVATION_SIZE, observe
from megawatt.games.future_energy.rules.knowledge import resample
from megawatt.games.future_energy.rules.legality import legal, why_not
from megawatt.games.future_energy.rules.play import apply, setup
from megawatt.games.future_energy.rules.scoring import ranks, returns
from megawatt.games.future_energy.state import Board, State
from megawatt.games.future_energy.view import move_arguments, printed, spell, view
from megawatt.kernel.datafiles import Fault
from megawatt.kernel.game import Game, Rules
from megawatt.kernel.options import Value
from megawatt.kernel.plans import Plan, PlanOffer
from megawatt.kernel.records import Record
from megawatt.kernel.words import Words

if TYPE_CHECKING:
    from rich.console import RenderableType

MOST_ROUNDS = n.SEATS * (15 + 20) + n.CONTRACTS + n.PUBLIC
"""Every round but the last uses up a line, a plant or a contract (the safety stop)."""
DECISIONS_PER_TURN = n.PLACES + 40
"""A route link by link, planning, placing, and the effects of tiles and public contracts."""


class FutureEnergy(Game):
    """See docs/future-energy.md for the options and our readings of the rules."""

    name = "future-energy"
    rules_version = 1
    seat_counts = range(2, n.SEATS + 1)
    options = OPTIONS
    Board = Board
    State = State
    rules = Rules(setup, legal, why_not, apply, returns, ranks, resample, observe, {"house": house})
    actions = actions
    events = events
    reasons = n.REASONS
    observation_size = OBSERVATION_SIZE
    longest = MOST_ROUNDS * n.SEATS * DECISIONS_PER_TURN
    file_kinds = FILE_KINDS

    def check_file(self, source: str, text: str) -> tuple[str, Sequence[Fault]] | None:
        return check_file(source, text)

    def check_together(self, seats: int, options: Mapping[str, Value]) -> None:
        check_agreement(seats, options)

    def board(self, seats: int, options: Mapping[str, Value]) -> Record:
        return make_board(seats, options)

    def view(self, b: Record, s: Record, seat: int | None) -> dict[str, Any]:
        return view(cast(Board, b), cast(State, s), seat)

    def printed(self, b: Record) -> dict[str, Any]:
        return printed(cast(Board, b))

    def draw(self, view: Mapping[str, Any], words: Words) -> RenderableType:
        from megawatt.games.future_energy.drawing import draw

        return draw(view, words)

    def spell(self, b: Record, words: Words, arguments: Mapping[str, str | int]) -> dict[str, str | int]:
        return spell(cast(Board, b), words, arguments)

    def move_arguments(self, b: Record, s: Record, action: int) -> Mapping[str, str | int]:
        return move_arguments(cast(Board, b), cast(State, s), action)

    def costs(self, b: Record, s: Record, action: int) -> Mapping[str, Any]:
        return costs(cast(Board, b), cast(State, s), action)

    def warning(self, b: Record, s: Record, action: int) -> tuple[str, Mapping[str, str | int]] | None:
        return warning(cast(Board, b), cast(State, s), action)

    def plans(self, b: Record, s: Record, seat: int) -> Sequence[PlanOffer]:
        return plans(cast(Board, b), cast(State, s), seat)

    def plan_stands(self, b: Record, s: Record, seat: int, plan: Plan) -> bool:
        return plan_stands(cast(Board, b), cast(State, s), seat, plan)

    def planned(self, b: Record, s: Record, plan: Plan) -> int | None:
        return planned(cast(Board, b), cast(State, s), plan)

    def figures(self, b: Record, s: Record) -> Mapping[str, Sequence[int]]:
        return figures(cast(Board, b), cast(State, s))

    def round_of(self, b: Record, s: Record) -> int:
        return cast(State, s).round_no

    def concealed(self, b: Record, s: Record) -> Hashable:
        return concealed(cast(Board, b), cast(State, s))

    def sample_options(self, seats: int) -> Sequence[Mapping[str, Any]]:
        return sample_agreements()

    def conserved(self, b: Record, s: Record) -> Mapping[str, Any]:
        return conserved(cast(Board, b), cast(State, s))


GAME = FutureEnergy()
