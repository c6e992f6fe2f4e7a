"""Future Energy as the kernel knows it: its identity, its promises and its options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from megawatt.author import Game, Rules, TunablePolicy, Words, part
from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.advice import warning
from megawatt.games.future_energy.board import make_board
from megawatt.games.future_energy.cards import MOST_AMOUNT
from megawatt.games.future_energy.compact import compact, compact_names
from megawatt.games.future_energy.conservation import concealed, conserved
from megawatt.games.future_energy.costs import costs
from megawatt.games.future_energy.events import events
from megawatt.games.future_energy.hidden import hidden
from megawatt.games.future_energy.house import choose_by, house, house_1, weigh
from megawatt.games.future_energy.house.bot_parameters import parameters
from megawatt.games.future_energy.moves import actions
from megawatt.games.future_energy.observe import observation, observe
from megawatt.games.future_energy.options import (
    FILE_KINDS,
    OLD_READINGS,
    OPTIONS,
    check_agreement,
    check_file,
    sample_agreements,
)
from megawatt.games.future_energy.plans import plan_stands, planned, plans
from megawatt.games.future_energy.printed import printed
from megawatt.games.future_energy.rules.ending import ranks, returns
from megawatt.games.future_energy.rules.knowledge import resample
from megawatt.games.future_energy.rules.play import apply, setup
from megawatt.games.future_energy.rules.questions import legal, questions, why_not
from megawatt.games.future_energy.rules.rule_queries import FIGURES, figures, queries
from megawatt.games.future_energy.shortcuts import usual
from megawatt.games.future_energy.state import Board, State
from megawatt.games.future_energy.svg import picture
from megawatt.games.future_energy.traits import curves, traits
from megawatt.games.future_energy.view import seen_by, seen_by_all, view
from megawatt.games.future_energy.view_types import Printed, View
from megawatt.games.future_energy.wording import move_arguments, spell

if TYPE_CHECKING:
    from rich.console import RenderableType

LINES = 15
"""Of every seat; the game ends when one has placed all of them."""
MOST_ROUNDS = 1 + n.SEATS * LINES + n.SITES + n.CONTRACTS + 2 * n.PUBLIC
"""Every round but the last places a line, takes a tile or a contract, buys a public contract or builds by one (the safety stop)."""
DECISIONS_PER_TURN = 6
"""Ending the planning, asking to decide on the tile, staying, and three times doing without public contracts: all that uses
nothing up."""
DECISIONS_PER_TILE = n.PLACES + 1 + n.EXTRA_OIL_PLANTS + n.SEATS - 1
"""Tiles are laid once, and every way of the crew takes one: the site and each link, the plant, what the tile brings, who joins."""
DECISIONS_PER_CARD = 2 + 2 * MOST_AMOUNT
"""A public contract is bought, used, and at most so many plants are placed by it, each chosen first."""


class FutureEnergy(Game):
    """See docs/future-energy.md for the options and our readings of the rules."""

    name = "future-energy"
    rules_version = 3
    old_readings = OLD_READINGS
    seat_counts = range(2, n.SEATS + 1)
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
    environment_version = 1
    figure_names = FIGURES
    compact_names = compact_names
    advised_seats = seat_counts
    longest = (
        MOST_ROUNDS * n.SEATS * DECISIONS_PER_TURN
        + n.SITES * DECISIONS_PER_TILE
        + 2 * n.SEATS * LINES
        + n.CONTRACTS
        + n.PUBLIC * DECISIONS_PER_CARD
    )
    """The turns; the tiles; lines and contracts, each bought once, and the lines placed; the public contracts."""
    shelf = 2
    question_names = questions.names
    file_kinds = FILE_KINDS

    # What the modules of the game bring along.
    check_together = part(check_agreement)
    check_file = part(check_file)
    board = part(make_board)
    view = part(view)
    seen_by_all = part(seen_by_all)
    seen_by = part(seen_by)
    printed = part(printed)
    picture = part(picture)
    spell = part(spell)
    move_arguments = part(move_arguments)
    costs = part(costs)
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

    def draw(self, view: Mapping[str, Any], words: Words) -> RenderableType:
        from megawatt.games.future_energy.terminal import draw

        return draw(view, words)


GAME = FutureEnergy()
