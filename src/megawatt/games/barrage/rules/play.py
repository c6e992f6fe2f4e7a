"""The game as a whole: what is pending is resolved or asked, answers are carried out, phases follow each other."""

from megawatt.games.barrage.events import DAM_FILLED, PASSED
from megawatt.games.barrage.moves import (
    ACCEPT,
    ARCHITECT,
    BANK,
    BID,
    BUILD,
    COPY,
    COPYING,
    DECLINE,
    DISCARD,
    DROP,
    FILL,
    FULFIL,
    GAIN,
    ON_WHEEL,
    PASS,
    PATENT,
    PAY,
    PERFORM,
    PICK,
    PLACE,
    PRODUCE,
    RECOVER,
    RETRIEVE,
    SEGMENT,
    START_WITH,
    TAKE,
    TILE,
    WITHOUT,
    WORK,
)
from megawatt.games.barrage.names import (
    ACTIONS,
    ASK_ADVANCED,
    ASK_BID,
    ASK_BUILDING_ACTION,
    ASK_CONSTRUCT,
    ASK_COPY,
    ASK_DISCARD,
    ASK_DROPS,
    ASK_FILL,
    ASK_FIRST_WATER,
    ASK_FREE_PIECE,
    ASK_FULFIL,
    ASK_FULFIL_UNPRODUCED,
    ASK_MACHINES,
    ASK_MARGOT,
    ASK_PAIR,
    ASK_PAY,
    ASK_PRODUCE,
    ASK_RECOVER,
    ASK_RETRIEVE,
    ASK_SEGMENT,
    ASK_STARTING_CONTRACT,
    ASK_TAKE,
    ASK_TILE,
    ASK_TURN,
    ASK_WATCH,
    ASK_WORK,
    AUCTION,
    COPIED,
    DO_AFTER_PRODUCTION,
    DO_GAIN,
    DO_INCOME,
    DO_TILE_EFFECT,
    DRAFT,
    GAME_OVER,
    INCOME,
    MOST_MACHINES,
    NOTHING,
    SCORING,
    WATER_FLOW,
)
from megawatt.games.barrage.rules.automa import automa_turn
from megawatt.games.barrage.rules.automa_answers import automa_answer
from megawatt.games.barrage.rules.buildings import act, machines_in_segment, retrieve_tile, segment_after, work_on_loan
from megawatt.games.barrage.rules.construct import (
    choose_target,
    choose_tile,
    construct,
    give_first_water,
    put_free_piece,
    tile_effect,
)
from megawatt.games.barrage.rules.contracts import after_taking, discard_contract, fulfil, fulfil_unproduced, take_contract
from megawatt.games.barrage.rules.effects import gain, gain_machines, place_drop
from megawatt.games.barrage.rules.ending import final_scoring
from megawatt.games.barrage.rules.open_questions import has_answer
from megawatt.games.barrage.rules.pending import pop, push
from megawatt.games.barrage.rules.produce import after_production, produce
from megawatt.games.barrage.rules.rounds import (
    begin_actions,
    begin_round,
    clean_up,
    flow_and_score,
    is_last_round,
    next_income,
    next_turn,
)
from megawatt.games.barrage.rules.setup import give_rest, lay_out, starts_at_once, starts_with_auction
from megawatt.games.barrage.rules.start import (
    ask_for_bid,
    ask_for_pick,
    make_bid,
    pick_pair,
    pick_start,
    settle_positions,
)
from megawatt.games.barrage.rules.turn import (
    bank,
    copy_officer,
    free_tile,
    place,
    place_on_wheel,
    send_architect,
    take_tile,
)
from megawatt.games.barrage.rules.water import put_into_dam
from megawatt.kernel.events import tell
from megawatt.kernel.rules import rule

AUTOMA_TURNS_AT_ONCE = 4
"""After this many automa turns somebody is asked to watch, so that a table never has to tell too much at a time."""


@rule
def setup(b, s):
    """Deal the first position. Nothing has been built, so the first round begins without incomes."""
    lay_out(b, s)
    if starts_with_auction(b):
        s.phase = AUCTION
        ask_for_bid(b, s)
    elif not starts_at_once(b):
        s.phase = DRAFT
        ask_for_pick(b, s)
    else:
        give_rest(b, s, None)
        s.round_no = 1
        begin_actions(b, s, None)
        ask_first_turn(s)


@rule
def ask_first_turn(s):
    """The first company in turn order begins; people watch when that is an automa."""
    s.turn = 0
    seat = s.order[0]
    push(s, ASK_TURN, seat, 0, 0, 0)
    if s.automa[seat] > 0:
        seat = 0
        push(s, ASK_WATCH, seat, 0, 0, 0)
    s.seat = seat
    s.asked = s.kind[s.pending - 1]


@rule
def go_on(b, s, log):
    """Resolve what is pending and go from phase to phase, up to the next decision of anyone."""
    while True:
        if s.pending > 0:
            if settle_top(b, s, log):
                return
        elif next_step(b, s, log):
            return


@rule
def next_step(b, s, log):
    """Nothing is pending: the phase goes on or ends. True when somebody is asked or the game is over."""
    if s.phase == ACTIONS:
        if not next_turn(b, s, log):
            s.phase = WATER_FLOW
        return False
    if s.phase == WATER_FLOW:
        flow_and_score(b, s, log)
        s.phase = SCORING
    elif s.phase == SCORING:
        if is_last_round(s):
            final_scoring(b, s, log)
            s.phase = GAME_OVER
        else:
            clean_up(b, s, log)
            begin_round(b, s, log)
    elif s.phase == INCOME:
        begin_actions(b, s, log)
    elif s.phase == GAME_OVER:
        s.seat = -1
        s.asked = NOTHING
        return True
    else:
        return before_first_round(b, s, log)
    return False


@rule
def before_first_round(b, s, log):
    """Auction and draft."""
    if s.phase == AUCTION:
        if ask_for_bid(b, s):
            return True
        settle_positions(b, s, log)
        return False
    if not starts_at_once(b) and ask_for_pick(b, s):
        return True
    give_rest(b, s, log)
    begin_round(b, s, log)
    return False


@rule
def settle_top(b, s, log):
    """Resolve the uppermost pending thing, or ask for it (True)."""
    at = s.pending - 1
    kind, seat, x, y = s.kind[at], s.who[at], s.x[at], s.y[at]
    if kind == DO_INCOME:
        next_income(b, s, log)
        return False
    if kind >= DO_GAIN:
        pop(s)
        if kind == DO_GAIN:
            gain(b, s, seat, x, log)
        elif kind == DO_TILE_EFFECT:
            tile_effect(b, s, seat, x, y, log)
        elif kind == DO_AFTER_PRODUCTION:
            after_production(s, seat, x, y)
        return False
    if s.automa[seat] > 0:
        return settle_automa(b, s, seat, kind, log)
    if kind != ASK_WATCH and not has_answer(b, s, seat, kind):
        pop(s)
        return False
    s.seat = seat
    s.asked = kind
    s.automa_turns = 0
    return True


@rule
def settle_automa(b, s, seat, kind, log):
    """Automas answer for themselves; after some turns a person is asked to watch."""
    if kind != ASK_TURN:
        automa_answer(b, s, seat, log)
        return False
    if s.automa_turns >= AUTOMA_TURNS_AT_ONCE:
        s.automa_turns = 0
        push(s, ASK_WATCH, 0, 0, 0, 0)
        return False
    s.automa_turns += 1
    pop(s)
    automa_turn(b, s, seat, log)
    return False


# What follows from an answer.


@rule
def apply(b, s, action, log):
    """Play a legal action and go on to the next decision."""
    asked = s.asked
    action = action
    if asked == ASK_BID:
        make_bid(b, s, action - BID, log)
    elif asked == ASK_PAIR:
        pick_pair(b, s, action - PICK, log)
    elif asked == ASK_STARTING_CONTRACT:
        pick_start(b, s, action - START_WITH, log)
    else:
        answer(b, s, s.seat, action, log)
    go_on(b, s, log)


@rule
def answer(b, s, seat, action, log):
    """Carry out the answer to the uppermost question; answers that repeat it lay it down again with one less."""
    at = s.pending - 1
    asked, x, y, z = s.asked, s.x[at], s.y[at], s.z[at]
    pop(s)
    if action == DECLINE:
        return
    if asked == ASK_TURN:
        answer_turn(b, s, seat, action, log)
    elif asked == ASK_CONSTRUCT:
        if y > 0:
            choose_tile(b, s, seat, action - BUILD, x, log)
        else:
            choose_target(b, s, seat, action - BUILD, log)
    elif asked == ASK_TILE:
        choose_tile(b, s, seat, x, action - COPYING + COPIED if action >= COPYING else action - TILE, log)
    elif asked == ASK_PAY:
        construct(b, s, seat, x, y, (action - PAY) // (MOST_MACHINES + 1), (action - PAY) % (MOST_MACHINES + 1), log)
    elif asked == ASK_FREE_PIECE:
        if z > 1:
            push(s, ASK_FREE_PIECE, seat, x, y, z - 1)
        put_free_piece(b, s, seat, action - BUILD, log)
    elif asked == ASK_PRODUCE:
        produce(b, s, seat, action - PRODUCE, x, y, log)
    elif asked == ASK_FULFIL:
        fulfil(b, s, seat, action - FULFIL, x, y, log)
    elif asked == ASK_DROPS:
        if x > 1:
            push(s, ASK_DROPS, seat, x - 1, y, z if b.all_drops else 0)
        place_drop(b, s, seat, action - DROP, y, log)
    elif asked == ASK_MACHINES:
        if x > 1:
            push(s, ASK_MACHINES, seat, x - 1, 0, 0)
        gain_machines(s, seat, 1 - (action - GAIN), action - GAIN, log)
    else:
        answer_contracts(b, s, seat, action, asked, x, y, log)


@rule
def answer_contracts(b, s, seat, action, asked, x, y, log):
    """Contracts taken and discarded, and the rarer questions."""
    if asked == ASK_TAKE:
        take_contract(s, seat, action - TAKE, log)
        if x > 1:
            push(s, ASK_TAKE, seat, x - 1, 0, 0)
        else:
            after_taking(s, seat)
    elif asked == ASK_DISCARD:
        discard_contract(b, s, seat, action - DISCARD, log)
        after_taking(s, seat)
    elif asked == ASK_COPY:
        copy_officer(s, seat, action - COPY, log)
    elif asked == ASK_FIRST_WATER:
        give_first_water(s, seat, log)
    elif asked == ASK_FILL:
        put_into_dam(s, action - FILL, 1)
        tell(log, DAM_FILLED, s.company[seat], action - FILL, 1)
    elif asked == ASK_ADVANCED:
        take_tile(s, seat, action - PATENT, log)
    elif asked == ASK_FULFIL_UNPRODUCED:
        fulfil_unproduced(s, seat, action - FULFIL, log)
    else:
        answer_expansion(b, s, seat, action, asked, x, y, log)


@rule
def answer_expansion(b, s, seat, action, asked, x, y, log):
    """What private buildings asked for."""
    if asked == ASK_RETRIEVE:
        retrieve_tile(s, seat, action - RETRIEVE, log)
    elif asked == ASK_SEGMENT:
        segment = segment_after(s, seat, action - SEGMENT)
        push(s, ASK_RECOVER, seat, segment, machines_in_segment(s, seat, segment) // 2, 0)
    elif asked == ASK_RECOVER:
        if y > 1:
            push(s, ASK_RECOVER, seat, x, y - 1, 0)
        recover(s, seat, x, action - RECOVER)
    elif asked == ASK_WORK:
        work_on_loan(b, s, seat, action - WORK, log)
    elif asked == ASK_MARGOT:
        act(b, s, seat, action - PERFORM, log)
    elif asked == ASK_BUILDING_ACTION and action == ACCEPT:
        act(b, s, seat, x, log)


@rule
def recover(s, seat, segment, machine):
    """Research lab: one machine comes back from a wheel segment."""
    if machine == 0:
        s.wheel_excavators[seat, segment] -= 1
        s.excavators[seat] += 1
    else:
        s.wheel_mixers[seat, segment] -= 1
        s.mixers[seat] += 1


@rule
def answer_turn(b, s, seat, action, log):
    """How a turn begins."""
    if action == PASS:
        s.passed[seat] = 1
        tell(log, PASSED, s.company[seat])
    elif action >= ON_WHEEL:
        place_on_wheel(b, s, seat, action - ON_WHEEL, log)
    elif action >= WITHOUT:
        push(s, ASK_CONSTRUCT, seat, free_tile(action - WITHOUT), 1, 0)
    elif action >= BANK:
        bank(s, seat, action - BANK + 1, log)
    elif action >= ARCHITECT:
        send_architect(b, s, seat, action - ARCHITECT, log)
    else:
        place(b, s, seat, action - PLACE, log)
