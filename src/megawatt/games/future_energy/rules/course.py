"""What follows what once a plant is built: the tile's action, then joint construction, or the other way round (NOTES 7, 10.2)."""

from megawatt.author import rule
from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.rules.building import build
from megawatt.games.future_energy.rules.joint import somebody_can_join
from megawatt.games.future_energy.rules.payment import can_use_a_card
from megawatt.games.future_energy.rules.rounds import end_turn
from megawatt.games.future_energy.rules.tiles import begin_tile_action

CARDS_FIRST = -1
"""`joint_asked` while public contracts may still be used before anybody is asked to join, `action_left` before the tile acts."""


@rule
def after_building(b, s, log):
    """The tile's action (German rules), or joint construction first (English rules)."""
    if b.joining_before_action:
        begin_joint_construction(b, s)
    else:
        begin_tile_phase(b, s, log)


@rule
def build_and_go_on(b, s, card, space, log):
    """The plant that was chosen, and what follows."""
    build(b, s, card, space, log)
    after_building(b, s, log)


@rule
def begin_tile_phase(b, s, log):
    """Phase 3c; unless agreed otherwise public contracts may be used before an action that its owner decides on (9)."""
    s.phase = n.TILE_ACTION
    if b.card_window_before_action and is_decided_on(s, s.tile_taken):
        s.action_left = CARDS_FIRST
    else:
        begin_tile_action(b, s, log)


@rule
def is_decided_on(s, tile):
    """Whether the owner decides on the action of this tile; what comes by itself leaves nothing to be done before it."""
    return s.decides or tile == n.NUCLEAR or tile == n.COAL or tile == n.OIL or tile >= n.GROUND_CONTRACT


@rule
def ask_for_cards_before_action(b, s, log):
    """The window between building and the tile's action; False when that has begun."""
    if can_use_a_card(b, s, s.active):
        s.seat = s.active
        s.asked = n.ASK_USE_CARDS
        return True
    begin_tile_action(b, s, log)
    return False


@rule
def begin_joint_construction(b, s):
    """Phase 3d; where it is agreed the active player may use public contracts before the others are asked."""
    s.phase = n.JOINT_CONSTRUCTION
    s.joint_asked = CARDS_FIRST if b.card_window_before_joining else 0


@rule
def after_tile_action(b, s):
    """Joint construction, unless it has been."""
    if b.joining_before_action:
        s.phase = n.END_OF_TURN
    else:
        begin_joint_construction(b, s)


@rule
def after_joining(b, s, log):
    """The end of the turn, or the tile's action when that comes last."""
    if b.joining_before_action:
        begin_tile_phase(b, s, log)
    else:
        s.phase = n.END_OF_TURN


@rule
def ask_for_cards_first(b, s):
    """The window before joint construction; without anybody who could join the one at the end of the turn is enough."""
    if s.joint_asked != CARDS_FIRST:
        return False
    if somebody_can_join(b, s) and can_use_a_card(b, s, s.active):
        s.seat = s.active
        s.asked = n.ASK_USE_CARDS
        return True
    s.joint_asked = 0
    return False


@rule
def close_card_window(b, s, log):
    """No public contract (more) is used now: the tile acts, joint construction goes on, or the turn ends."""
    if s.phase == n.TILE_ACTION:
        begin_tile_action(b, s, log)
    elif s.phase == n.JOINT_CONSTRUCTION:
        s.joint_asked = 0
    else:
        end_turn(b, s, log)
