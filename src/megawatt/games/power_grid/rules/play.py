"""The round as a whole: phase after phase, from one decision to the next."""

from megawatt.author import rule, tell
from megawatt.games.power_grid import events
from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.rules.auction import ask_next_nominator, begin_auction, end_auction
from megawatt.games.power_grid.rules.building import ask_next_builder, begin_building
from megawatt.games.power_grid.rules.bureaucracy import ask_next_to_power, begin_bureaucracy, end_bureaucracy
from megawatt.games.power_grid.rules.ending import end_of_building, fix_end_number
from megawatt.games.power_grid.rules.order import determine_player_order
from megawatt.games.power_grid.rules.questions import answer
from megawatt.games.power_grid.rules.resources import ask_next_buyer, begin_resources
from megawatt.games.power_grid.rules.setup import (
    ask_for_area,
    choosing_is_over,
    deal_plants,
    draw_areas_at_random,
    lay_out,
    take_agreed_areas,
)


@rule
def setup(b, s):
    """Deal the first position."""
    lay_out(b, s)
    s.phase = n.CHOOSING_AREAS
    if not b.drafted:
        take_agreed_areas(b, s)
        draw_areas_at_random(b, s)
    go_on(b, s, None)


@rule
def apply(b, s, action, log):
    """Play a legal action and go on to the next decision."""
    if not answer(b, s, action, log):
        go_on(b, s, log)


@rule
def go_on(b, s, log):
    """Phase after phase, up to the next decision of anyone."""
    while not ask_in_phase(b, s, log):
        end_phase(b, s, log)


@rule
def ask_in_phase(b, s, log):
    """Ask the next seat of this phase; False when the phase is over."""
    if s.phase == n.CHOOSING_AREAS:
        if choosing_is_over(b, s):
            return False
        ask_for_area(b, s)
        return True
    if s.phase == n.AUCTION:
        return ask_next_nominator(b, s, log)
    if s.phase == n.RESOURCES:
        return ask_next_buyer(b, s)
    if s.phase == n.BUILDING:
        return ask_next_builder(b, s)
    if s.phase == n.BUREAUCRACY:
        return ask_next_to_power(b, s, log)
    s.seat = -1
    s.asked = n.ASK_NOTHING
    return True


@rule
def end_phase(b, s, log):
    """What happens between this phase and the next."""
    if s.phase == n.CHOOSING_AREAS:
        deal_plants(b, s)
        fix_end_number(b, s)
        begin_round(b, s, log)
    elif s.phase == n.AUCTION:
        end_auction(b, s, log)
        if s.round_no == 1 or b.auction_before_order:
            determine_player_order(b, s, log)
        begin_resources(b, s)
    elif s.phase == n.RESOURCES:
        begin_building(b, s)
    elif s.phase == n.BUILDING:
        if not end_of_building(b, s, log):
            begin_bureaucracy(b, s, log)
    elif s.phase == n.BUREAUCRACY:
        end_bureaucracy(b, s, log)
        begin_round(b, s, log)


@rule
def begin_round(b, s, log):
    """Phase 1 gives the order (drawn by lot in round 1; after the auction on some maps), then the auction begins."""
    s.round_no += 1
    tell(log, events.ROUND_BEGINS, s.round_no)
    if s.round_no > 1 and not b.auction_before_order:
        determine_player_order(b, s, log)
    begin_auction(b, s)
