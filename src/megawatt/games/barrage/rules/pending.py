"""The stack of pending things: what still has to be decided or resolved before the turn is over, the uppermost first.

A rule that leads to another (a reward that builds, a production that fulfils) never calls it: it lays it here, by one
of the rules below. Their parameters are what rules/questions.py says that the question is about.
"""

from megawatt.author import rule
from megawatt.games.barrage import names as n


@rule
def push(s, kind, seat, first, second, third):
    """Lay something on top of what is pending, with up to three numbers."""
    at = s.pending
    s.kind[at] = kind
    s.who[at] = seat
    s.about[0, at] = first
    s.about[1, at] = second
    s.about[2, at] = third
    s.pending = at + 1


@rule
def pop(s):
    """The uppermost thing is done."""
    at = s.pending - 1
    s.kind[at] = 0
    s.who[at] = 0
    s.about[0, at] = 0
    s.about[1, at] = 0
    s.about[2, at] = 0
    s.pending = at


@rule
def number(s, place):
    """A number of the uppermost thing."""
    return s.about[place, s.pending - 1]


@rule
def leave_it():
    """Nothing follows from declining or watching."""


# Questions.


@rule
def ask(s, kind, seat):
    """A question that needs no numbers."""
    push(s, kind, seat, 0, 0, 0)


@rule
def ask_for_turn(s, seat, extra):
    """A turn; EXTRA for one that may be forgone."""
    push(s, n.ASK_TURN, seat, extra, 0, 0)


@rule
def ask_to_construct(s, seat, tile, given):
    """What to construct: with any tile, or with this one if it is given."""
    push(s, n.ASK_CONSTRUCT, seat, tile, given, 0)


@rule
def ask_for_tile(s, seat, target):
    """With which tile."""
    push(s, n.ASK_TILE, seat, target, 0, 0)


@rule
def ask_for_payment(s, seat, target, tile):
    """With which machines."""
    push(s, n.ASK_PAY, seat, target, tile, 0)


@rule
def ask_for_free_piece(s, seat, piece, limit, pieces):
    """Where a reward's pieces go: bases in the areas of `limit` (bits), conduits of this value at most."""
    push(s, n.ASK_FREE_PIECE, seat, piece, limit, pieces)


@rule
def ask_to_produce(s, seat, modifier, flags, excluded):
    """A production; `excluded` is a basin + 1 whose powerhouse is used up."""
    push(s, n.ASK_PRODUCE, seat, modifier, flags, excluded)


@rule
def ask_to_fulfil(s, seat, energy, flags):
    """A contract for this energy."""
    push(s, n.ASK_FULFIL, seat, energy, flags, 0)


@rule
def ask_to_fulfil_unproduced(s, seat, most, needed):
    """An own contract that asks for at most so much, without any energy; 1 where it must be done."""
    push(s, n.ASK_FULFIL_UNPRODUCED, seat, most, needed, 0)


@rule
def ask_for_drops(s, seat, drops, flowing, needed):
    """Headstreams for drops that wait or flow at once; 1 where the next one must be placed."""
    push(s, n.ASK_DROPS, seat, drops, flowing, needed)


@rule
def ask_for_machines(s, seat, machines):
    """Machines of choice."""
    push(s, n.ASK_MACHINES, seat, machines, 0, 0)


@rule
def ask_to_take(s, seat, contracts):
    """Contracts from the display."""
    push(s, n.ASK_TAKE, seat, contracts, 0, 0)


@rule
def ask_to_fill(s, seat, neutral_too, excluded):
    """A dam for a drop: own ones, neutral ones too, but not `excluded` (a dam + 1)."""
    push(s, n.ASK_FILL, seat, neutral_too, excluded, 0)


@rule
def ask_to_recover(s, seat, segment, machines):
    """Machines of a wheel segment that come back."""
    push(s, n.ASK_RECOVER, seat, segment, machines, 0)


@rule
def ask_for_building_action(s, seat, building):
    """Whether a new building acts at once."""
    push(s, n.ASK_BUILDING_ACTION, seat, building, 0, 0)


# Things that resolve without a question.


@rule
def gain_later(s, seat, effect):
    """A reward or an income."""
    push(s, n.DO_GAIN, seat, effect, 0, 0)


@rule
def use_tile_later(s, seat, tile, target):
    """What an advanced tile does when its piece stands."""
    push(s, n.DO_TILE_EFFECT, seat, tile, target, 0)


@rule
def end_production_later(s, seat, zone, dam):
    """What a company's ability adds to a production, when its contract is done."""
    push(s, n.DO_AFTER_PRODUCTION, seat, zone, dam, 0)
