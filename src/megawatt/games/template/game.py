"""Overload as the kernel knows it: its identity and its promises. Everything else stands in the game's other rooms."""

from __future__ import annotations

from megawatt.author import Game, Rules, part
from megawatt.games.template import names as n
from megawatt.games.template.board import make_board
from megawatt.games.template.conservation import concealed, conserved
from megawatt.games.template.events import events
from megawatt.games.template.hidden import hidden
from megawatt.games.template.house import house, weigh
from megawatt.games.template.moves import actions
from megawatt.games.template.observe import observation, observe
from megawatt.games.template.options import OPTIONS, sample_agreements
from megawatt.games.template.rules.ending import ranks, returns
from megawatt.games.template.rules.knowledge import resample
from megawatt.games.template.rules.play import apply, setup
from megawatt.games.template.rules.questions import legal, questions, why_not
from megawatt.games.template.state import Board, State
from megawatt.games.template.terminal import draw
from megawatt.games.template.view import view
from megawatt.games.template.wording import move_arguments


class Overload(Game):
    """Secret fuses, a common line, and who dares to charge it last."""

    name = n.NAME
    rules_version = 1
    seat_counts = range(2, n.SEATS + 1)
    options = OPTIONS
    Board = Board
    State = State
    rules = Rules(
        setup=setup,
        legal=legal,
        why_not=why_not,
        apply=apply,
        returns=returns,
        ranks=ranks,
        resample=resample,
        observe=observe,
        policies={"house": house},
        weigh=weigh,
    )
    actions = actions
    events = events
    reasons = n.reasons.names
    observation = observation
    hidden = hidden
    longest = n.SEATS * n.LARGEST_FUSE + 1
    hidden_from_lobby = True
    question_names = questions.names

    # What the modules of the game bring along.
    board = part(make_board)
    view = part(view)
    draw = part(draw)
    move_arguments = part(move_arguments)
    concealed = part(concealed)
    conserved = part(conserved)
    sample_options = part(sample_agreements)


GAME = Overload()
