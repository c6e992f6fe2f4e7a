"""Carrying out an answer. Every function returns False when a follow-up question is open already."""

from megawatt.games.future_energy.events import CONTRACT_TAKEN
from megawatt.games.future_energy.moves import (
    BLIND,
    BUILD,
    CONTRACT,
    CREW,
    DONE,
    DOUBLE,
    EXTEND,
    FREE,
    GO,
    JOIN,
    LIFT,
    LINE,
    LINES,
    PLACE,
    PUBLIC,
    RETURN,
    SELL,
    SHIFT,
    SITE,
    SKIP,
    STEP,
    SWAP,
    USE,
)
from megawatt.games.future_energy.names import (
    BUILD_PLANT,
    CREW_TARGET,
    DISPLAY,
    DOUBLE_OIL,
    ENERGIES,
    EXTRA_OIL,
    EXTRA_PLANT,
    FOREIGN_PLANT,
    FOREIGN_SITE,
    JOIN_IN,
    JOINT_CONSTRUCTION,
    LIFT_LINE,
    MOVE_CREW,
    MOVING,
    NO_CARD,
    NUCLEAR,
    PLACE_LINE,
    PLAN,
    PLANT_SITE,
    REPEAT,
    RETURN_PLANT,
    ROUTE,
    SELL_CERTIFICATE,
    SHIFT_PLANT,
    SWAP_FIRST,
    SWAP_SECOND,
    TAKE_CONTRACT,
    USE_CARDS,
)
from megawatt.games.future_energy.names import EXTEND as ASKED_TO_EXTEND
from megawatt.games.future_energy.rules.building import build, move_plants
from megawatt.games.future_energy.rules.contracts import take_contract
from megawatt.games.future_energy.rules.course import after_building
from megawatt.games.future_energy.rules.effects import double_oil, move_crew, relocate, sell_certificate, shift_plant, swap_tiles
from megawatt.games.future_energy.rules.ending import end_turn
from megawatt.games.future_energy.rules.joint import decline, join
from megawatt.games.future_energy.rules.lines import place_line
from megawatt.games.future_energy.rules.moving import begin_move, go_the_best_way, stay, step
from megawatt.games.future_energy.rules.planning import buy_contract, buy_lines, buy_public
from megawatt.games.future_energy.rules.public import use_card
from megawatt.games.future_energy.rules.tiles import add_oil, extend, put_aside, return_plant
from megawatt.kernel.events import tell
from megawatt.kernel.rules import rule


@rule
def answer(b, s, action, log):
    """Carry out the answer to what was asked."""
    asked = s.asked
    if USE <= action < PLACE:
        use_card(b, s, (action - USE) >> ENERGIES, (action - USE) & ((1 << ENERGIES) - 1), log)
        return True
    if asked == PLAN or asked == REPEAT:
        return answer_plan(b, s, action, log)
    if asked == PLACE_LINE:
        if action == SKIP:
            s.lines_due = 0
        else:
            place_line(b, s, s.seat, action - PLACE, log)
        return True
    if asked == CREW_TARGET or asked == ROUTE:
        return answer_move(b, s, action, log)
    if asked == BUILD_PLANT:
        build(b, s, action - BUILD, log)
        after_building(b, s, log)
        return True
    if asked == JOIN_IN:
        if action == SKIP:
            decline(s, log)
        else:
            join(b, s, action - JOIN, log)
        return True
    if asked == USE_CARDS:
        if s.phase == JOINT_CONSTRUCTION:
            s.joint_asked = 0
        else:
            end_turn(b, s, log)
        return True
    if s.card == NO_CARD:
        return answer_tile(b, s, action, log)
    return answer_card(b, s, action, log)


@rule
def answer_plan(b, s, action, log):
    """A planning action, its repetition by a public contract, or the end of planning."""
    if s.asked == REPEAT:
        s.effect_left = 0
    if action == DONE:
        s.phase = MOVING
    elif action == LINE or action == LINES:
        buy_lines(b, s, 1 + action - LINE, log)
    elif action < PUBLIC:
        buy_contract(b, s, action - CONTRACT, log)
    else:
        buy_public(b, s, DISPLAY if action == BLIND else action - PUBLIC, log)
    return True


@rule
def answer_move(b, s, action, log):
    """The site of the move, its route, or no move when none is possible."""
    if action == DONE:
        stay(b, s, log)
    elif action == GO:
        go_the_best_way(b, s, log)
    elif action < STEP:
        begin_move(s, action - CREW)
    elif action < FREE:
        step(b, s, action - STEP, 0, log)
    else:
        step(b, s, action - FREE, 1, log)
    return True


@rule
def answer_tile(b, s, action, log):
    """What the owner does with the action of a tile."""
    asked, seat = s.asked, s.active
    if action == SKIP:
        s.action_left = 0
    elif asked == EXTRA_OIL:
        add_oil(b, s, action - BUILD, log)
    elif asked == EXTRA_PLANT:
        s.chosen = action - BUILD
        s.asked = PLANT_SITE
        return False
    else:
        s.action_left = 0
        if asked == ASKED_TO_EXTEND:
            if action == EXTEND:
                extend(s, seat, log)
            else:
                put_aside(b, s, seat, NUCLEAR, log)
        elif asked == RETURN_PLANT:
            return_plant(b, s, seat, action - RETURN, log)
        elif asked == TAKE_CONTRACT:
            take_free_contract(b, s, action - CONTRACT, log)
        elif asked == PLANT_SITE:
            move_plants(b, s, seat, s.chosen, action - SITE, 1, log)
    return True


@rule
def answer_card(b, s, action, log):
    """What the owner does with the effect of a public contract."""
    asked, seat = s.asked, s.active
    if asked == LIFT_LINE:
        relocate(s, action - LIFT, log)
    elif asked == SELL_CERTIFICATE:
        sell_certificate(b, s, action - SELL, log)
    elif asked == SHIFT_PLANT:
        shift_plant(b, s, (action - SHIFT) // 2, (action - SHIFT) % 2, log)
    elif asked == MOVE_CREW:
        move_crew(b, s, action - STEP, log)
    elif asked == DOUBLE_OIL:
        if action == SKIP:
            s.effect_left = 0
        else:
            double_oil(s, action - DOUBLE, log)
    elif asked == SWAP_FIRST:
        s.chosen = action - SWAP
        s.asked = SWAP_SECOND
        return False
    elif asked == SWAP_SECOND:
        swap_tiles(s, action - SWAP, log)
    elif asked == FOREIGN_PLANT:
        s.chosen = action - BUILD
        s.asked = FOREIGN_SITE
        return False
    else:
        s.effect_left -= 1
        if asked == RETURN_PLANT:
            return_plant(b, s, seat, action - RETURN, log)
        elif asked == TAKE_CONTRACT:
            take_free_contract(b, s, action - CONTRACT, log)
        elif asked == FOREIGN_SITE:
            move_plants(b, s, seat, s.chosen, action - SITE, 1, log)
    return True


@rule
def take_free_contract(b, s, slot, log):
    """A contract of the display for nothing, by a public contract or a construction ground (9)."""
    tell(log, CONTRACT_TAKEN, s.active, s.display[slot])
    take_contract(b, s, s.active, slot, log)
