"""Power Grid as the kernel knows it: its identity, its promises and its options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from megawatt.author import Game, Rules, TunablePolicy, Words, part
from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.advice import warning
from megawatt.games.power_grid.board import make_board
from megawatt.games.power_grid.compact import compact, compact_names
from megawatt.games.power_grid.conservation import concealed, conserved
from megawatt.games.power_grid.costs import costs
from megawatt.games.power_grid.events import events
from megawatt.games.power_grid.hidden import hidden
from megawatt.games.power_grid.house import choose_by, house, house_1, weigh
from megawatt.games.power_grid.house.bot_parameters import parameters
from megawatt.games.power_grid.map_words import map_lore
from megawatt.games.power_grid.moves import actions
from megawatt.games.power_grid.observe import observation, observe
from megawatt.games.power_grid.options import (
    FILE_KINDS,
    MOST_ROUNDS,
    OLD_READINGS,
    OPTIONS,
    check_agreement,
    check_file,
    file_notes,
    sample_agreements,
)
from megawatt.games.power_grid.plans import plan_stands, planned, plans
from megawatt.games.power_grid.printed import printed
from megawatt.games.power_grid.rules.ending import ranks, returns
from megawatt.games.power_grid.rules.knowledge import resample
from megawatt.games.power_grid.rules.play import apply, setup
from megawatt.games.power_grid.rules.questions import legal, questions, why_not
from megawatt.games.power_grid.rules.rule_queries import FIGURES, figures, queries
from megawatt.games.power_grid.shortcuts import shortcuts, usual
from megawatt.games.power_grid.state import Board, State
from megawatt.games.power_grid.svg import picture
from megawatt.games.power_grid.traits import curves, traits
from megawatt.games.power_grid.view import seen_by, seen_by_all, view
from megawatt.games.power_grid.view_types import Printed, View
from megawatt.games.power_grid.wording import move_arguments, spell

if TYPE_CHECKING:
    from rich.console import RenderableType

DECISIONS_PER_LOT = 1 + (n.MOST_BID + 1) + n.SEATS + 1
"""A lot is nominated, every bid is higher than the one before, everybody passes once, and the buyer may have to discard a plant."""
TOKENS = n.SOURCES * n.FUELS * n.TRACK
"""More are never for sale, and what is sold in a round comes back after it at the earliest."""
DECISIONS_PER_ROUND = TOKENS + n.SEATS * (4 + n.PLANTS)
"""Every token for sale; and each seat leaves the auction, ends buying and building, says what runs and what hybrids burn."""


class PowerGrid(Game):
    """See docs/power-grid.md for the options and our readings of the rules."""

    name = "power-grid"
    rules_version = 2
    old_readings = OLD_READINGS
    seat_counts = range(2, 7)
    options = OPTIONS
    Board = Board
    State = State
    View = View
    Printed = Printed
    rules = Rules(
        setup=setup,
        legal=legal,
        why_not=why_not,
        apply=apply,
        returns=returns,
        ranks=ranks,
        resample=resample,
        observe=observe,
        policies={"house": house, "house-1": house_1},
        weigh=weigh,
        tunable=TunablePolicy(choose_by, parameters),
        figures=figures,
        queries=queries,
        compact=compact,
    )
    actions = actions
    events = events
    reasons = n.reasons.names
    observation = observation
    hidden = hidden
    figure_names = FIGURES
    compact_names = compact_names
    compact_leaves_out = ("bid",)
    advised_seats = (4,)  # with two it is worse; other numbers have not been measured
    longest = n.CITIES + n.CARDS * (DECISIONS_PER_LOT + n.PACKED_MOST) + MOST_ROUNDS * DECISIONS_PER_ROUND + n.SEATS * n.CITIES
    """The draft; every plant is sold once, and with a discarded one its fuel may go; the rounds; a seat builds once in a city."""
    shelf = 1
    question_names = questions.names

    file_kinds = FILE_KINDS

    # What the modules of the game bring along.
    check_together = part(check_agreement)
    check_file = part(check_file)
    file_notes = part(file_notes)
    board = part(make_board)
    view = part(view)
    seen_by_all = part(seen_by_all)
    seen_by = part(seen_by)
    printed = part(printed)
    picture = part(picture)
    spell = part(spell)
    move_arguments = part(move_arguments)
    costs = part(costs)
    shortcuts = part(shortcuts)
    usual = part(usual)
    warning = part(warning)
    plans = part(plans)
    plan_stands = part(plan_stands)
    planned = part(planned)
    traits = part(traits)
    curves = part(curves)
    concealed = part(concealed)
    sample_options = part(sample_agreements)
    conserved = part(conserved)
    lore = part(map_lore)

    def draw(self, view: Mapping[str, Any], words: Words) -> RenderableType:
        from megawatt.games.power_grid.terminal import draw

        return draw(view, words)


GAME = PowerGrid()
