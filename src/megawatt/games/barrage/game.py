"""Barrage as the kernel knows it: its identity, its promises and its options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from megawatt.author import Game, Rules, TunablePolicy, Words, part
from megawatt.games.barrage import names as n
from megawatt.games.barrage.advice import players_with_figures, warning
from megawatt.games.barrage.board import make_board
from megawatt.games.barrage.compact import compact, compact_names
from megawatt.games.barrage.conservation import concealed, conserved
from megawatt.games.barrage.costs import costs
from megawatt.games.barrage.events import events
from megawatt.games.barrage.hidden import hidden
from megawatt.games.barrage.house import choose_by, house, house_1, weigh
from megawatt.games.barrage.house.bot_parameters import parameters
from megawatt.games.barrage.lore import lore
from megawatt.games.barrage.moves import actions
from megawatt.games.barrage.observe import observation, observe
from megawatt.games.barrage.options import OLD_READINGS, OPTIONS, check_agreement, sample_agreements
from megawatt.games.barrage.plans import plan_stands, planned, plans, worth_seeing
from megawatt.games.barrage.printed import printed
from megawatt.games.barrage.rules.ending import ranks, returns
from megawatt.games.barrage.rules.knowledge import resample
from megawatt.games.barrage.rules.play import apply, setup
from megawatt.games.barrage.rules.questions import legal, questions, why_not
from megawatt.games.barrage.rules.rule_queries import FIGURES, figures, queries
from megawatt.games.barrage.state import Board, State
from megawatt.games.barrage.svg import picture
from megawatt.games.barrage.traits import curves, traits
from megawatt.games.barrage.view import seen_by, seen_by_all, view
from megawatt.games.barrage.view_types import Printed, View
from megawatt.games.barrage.wording import move_arguments, spell

if TYPE_CHECKING:
    from rich.console import RenderableType

BIDS = n.SEATS * (n.MOST_BID + 1)
DECISIONS_PER_TURN = 40
TURNS = n.SEATS * n.ROUNDS * 16


class Barrage(Game):
    """See docs/barrage.md for the options and our readings of the rules."""

    name = "barrage"
    rules_version = 3
    old_readings = OLD_READINGS
    seat_counts = range(1, n.SEATS + 1)
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
    compact_leaves_out = ("bid",)
    advised_seats = range(2, n.SEATS + 1)
    longest = BIDS + TURNS * DECISIONS_PER_TURN
    shelf = 3
    question_names = questions.names

    # What the modules of the game bring along.
    check_together = part(check_agreement)
    board = part(make_board)
    view = part(view)
    seen_by_all = part(seen_by_all)
    seen_by = part(seen_by)
    printed = part(printed)
    picture = part(picture)
    spell = part(spell)
    move_arguments = part(move_arguments)
    costs = part(costs)
    warning = part(warning)
    plans = part(plans)
    plan_stands = part(plan_stands)
    planned = part(planned)
    worth_seeing = part(worth_seeing)
    players_with_figures = part(players_with_figures)
    lore = part(lore)
    traits = part(traits)
    curves = part(curves)
    concealed = part(concealed)
    sample_options = part(sample_agreements)
    conserved = part(conserved)

    def draw(self, view: Mapping[str, Any], words: Words) -> RenderableType:
        from megawatt.games.barrage.terminal import draw

        return draw(view, words)


GAME = Barrage()
