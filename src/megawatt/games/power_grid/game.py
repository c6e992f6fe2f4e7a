"""Power Grid as a game of the house: its identity, its promises and its options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.advice import concealed, figures, warning
from megawatt.games.power_grid.agreements import MOST_ROUNDS, OLD_READINGS, OPTIONS, check_agreement, sample_agreements
from megawatt.games.power_grid.board import make_board
from megawatt.games.power_grid.costs import costs
from megawatt.games.power_grid.decks import read_deck
from megawatt.games.power_grid.events import events
from megawatt.games.power_grid.house import house
from megawatt.games.power_grid.maps import read_map, sets_ruled_out
from megawatt.games.power_grid.moves import actions
from megawatt.games.power_grid.observe import OBSERVATION_SIZE, observe
from megawatt.games.power_grid.planning import plan_stands, planned, plans
from megawatt.games.power_grid.rules.ending import ranks, returns
from megawatt.games.power_grid.rules.knowledge import resample
from megawatt.games.power_grid.rules.play import apply, setup
from megawatt.games.power_grid.rules.questions import legal, why_not
from megawatt.games.power_grid.state import Board, State
from megawatt.games.power_grid.view import conserved, move_arguments, printed, spell, view
from megawatt.kernel.datafiles import DataFile, Fault
from megawatt.kernel.game import Game, Rules, part
from megawatt.kernel.words import Words

if TYPE_CHECKING:
    from rich.console import RenderableType

DECISIONS_PER_ROUND = 6 * (n.MOST_BID + 20) + 6 * 60 + 6 * n.CITIES + 12
"""Six auctions with every single raise, every token bought, every city built in, and powering."""


class PowerGrid(Game):
    """See docs/power-grid.md for the options and our readings of the rules."""

    name = "power-grid"
    rules_version = 2
    old_readings = OLD_READINGS
    seat_counts = range(2, 7)
    options = OPTIONS
    Board = Board
    State = State
    rules = Rules(setup, legal, why_not, apply, returns, ranks, resample, observe, {"house": house})
    actions = actions
    events = events
    reasons = n.reasons.names
    observation_size = OBSERVATION_SIZE
    longest = n.CITIES + MOST_ROUNDS * DECISIONS_PER_ROUND

    file_kinds = ("map", "deck")

    # What the modules of the game bring along.
    check_together = part(check_agreement)
    board = part(make_board)
    view = part(view)
    printed = part(printed)
    spell = part(spell)
    move_arguments = part(move_arguments)
    costs = part(costs)
    warning = part(warning)
    plans = part(plans)
    plan_stands = part(plan_stands)
    planned = part(planned)
    figures = part(figures)
    concealed = part(concealed)
    sample_options = part(sample_agreements)
    conserved = part(conserved)

    def check_file(self, source: str, text: str) -> tuple[str, Sequence[Fault]] | None:
        file = DataFile.parse(source, text)
        if not file.data or "board" in file.data or "areas" in file.data:
            return "map", read_map(file)[0].faults
        return ("deck", read_deck(file)[0].faults) if "plants" in file.data else None

    def file_notes(self, source: str, text: str) -> Sequence[str]:
        found = self.check_file(source, text)
        if found is None or found[0] != "map" or found[1]:
            return ()
        board_map = read_map(DataFile.parse(source, text))[1]
        return sets_ruled_out(board_map) if board_map else ()

    def draw(self, view: Mapping[str, Any], words: Words) -> RenderableType:
        from megawatt.games.power_grid.drawing import draw

        return draw(view, words)


GAME = PowerGrid()
