"""Power Grid as a game of the house: its identity, its promises and its options."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.advice import concealed, figures, warning
from megawatt.games.power_grid.agreements import MOST_ROUNDS, OPTIONS, check_agreement, sample_agreements
from megawatt.games.power_grid.board import make_board
from megawatt.games.power_grid.costs import costs
from megawatt.games.power_grid.decks import read_deck
from megawatt.games.power_grid.events import events
from megawatt.games.power_grid.house import house
from megawatt.games.power_grid.maps import read_map
from megawatt.games.power_grid.moves import actions
from megawatt.games.power_grid.observe import OBSERVATION_SIZE, observe
from megawatt.games.power_grid.planning import plan_stands, planned, plans
from megawatt.games.power_grid.rules.ending import ranks, returns
from megawatt.games.power_grid.rules.knowledge import resample
from megawatt.games.power_grid.rules.play import apply, legal, setup, why_not
from megawatt.games.power_grid.state import Board, State
from megawatt.games.power_grid.view import conserved, move_arguments, printed, spell, view
from megawatt.kernel.datafiles import DataFile, Fault
from megawatt.kernel.game import Game, Rules
from megawatt.kernel.options import Value
from megawatt.kernel.plans import Plan, PlanOffer
from megawatt.kernel.records import Record
from megawatt.kernel.words import Words

if TYPE_CHECKING:
    from rich.console import RenderableType

DECISIONS_PER_ROUND = 6 * (n.MOST_BID + 20) + 6 * 60 + 6 * n.CITIES + 12
"""Six auctions with every single raise, every token bought, every city built in, and powering."""


class PowerGrid(Game):
    """See docs/power-grid.md for the options and our readings of the rules."""

    name = "power-grid"
    rules_version = 1
    seat_counts = range(2, 7)
    options = OPTIONS
    Board = Board
    State = State
    rules = Rules(setup, legal, why_not, apply, returns, ranks, resample, observe, {"house": house})
    actions = actions
    events = events
    reasons = n.REASONS
    observation_size = OBSERVATION_SIZE
    longest = n.CITIES + MOST_ROUNDS * DECISIONS_PER_ROUND

    file_kinds = ("map", "deck")

    def check_file(self, source: str, text: str) -> tuple[str, Sequence[Fault]] | None:
        file = DataFile.parse(source, text)
        if not file.data or "board" in file.data or "areas" in file.data:
            return "map", read_map(file)[0].faults
        return ("deck", read_deck(file)[0].faults) if "plants" in file.data else None

    def check_together(self, seats: int, options: Mapping[str, Value]) -> None:
        check_agreement(seats, options)

    def board(self, seats: int, options: Mapping[str, Value]) -> Record:
        return make_board(seats, options)

    def view(self, b: Record, s: Record, seat: int | None) -> dict[str, Any]:
        return view(cast(Board, b), cast(State, s), seat)

    def printed(self, b: Record) -> dict[str, Any]:
        return printed(cast(Board, b))

    def draw(self, view: Mapping[str, Any], words: Words) -> RenderableType:
        from megawatt.games.power_grid.drawing import draw

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
        return sample_agreements(seats)

    def conserved(self, b: Record, s: Record) -> Mapping[str, Any]:
        return conserved(cast(Board, b), cast(State, s))


GAME = PowerGrid()
