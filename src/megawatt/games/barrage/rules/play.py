"""The game as a whole: what is pending is resolved or asked, answers are carried out, phases follow each other."""

from megawatt.author import rule
from megawatt.games.barrage import names as n
from megawatt.games.barrage.rules.construct import tile_effect
from megawatt.games.barrage.rules.effects import gain
from megawatt.games.barrage.rules.ending import final_scoring
from megawatt.games.barrage.rules.pending import ask, ask_for_turn, number, pop
from megawatt.games.barrage.rules.produce import after_production
from megawatt.games.barrage.rules.questions import answer, automatic, worth_asking
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
from megawatt.games.barrage.rules.start import ask_for_bid, ask_for_pick, pay_bids

AUTOMA_TURNS_AT_ONCE = 4
"""After this many automa turns somebody is asked to watch, so that a table never has to tell too much at a time."""


@rule
def setup(b, s):
    """Deal the first position. Nothing has been built, so the first round begins without incomes."""
    lay_out(b, s)
    if starts_with_auction(b):
        s.phase = n.AUCTION
        ask_for_bid(b, s)
    elif not starts_at_once(b):
        s.phase = n.DRAFT
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
    ask_for_turn(s, seat, 0)
    if s.automa[seat] > 0:
        seat = 0
        ask(s, n.ASK_WATCH, seat)
    s.seat = seat
    s.asked = s.kind[s.pending - 1]


@rule
def apply(b, s, action, log):
    """Play a legal action and go on to the next decision."""
    if not answer(b, s, action, log):
        go_on(b, s, log)


@rule
def go_on(b, s, log):
    """Resolve what is pending and go from phase to phase, up to the next decision of anyone."""
    while True:
        if s.pending > 0:
            if resolve_or_ask(b, s, log):
                return
        elif next_step(b, s, log):
            return


@rule
def next_step(b, s, log):
    """Nothing is pending: the phase goes on or ends. True when somebody is asked or the game is over."""
    if s.phase == n.ACTIONS:
        if not next_turn(b, s, log):
            s.phase = n.WATER_FLOW
        return False
    if s.phase == n.WATER_FLOW:
        flow_and_score(b, s, log)
        s.phase = n.SCORING
    elif s.phase == n.SCORING:
        if is_last_round(s):
            final_scoring(b, s, log)
            s.phase = n.GAME_OVER
        else:
            clean_up(b, s, log)
            begin_round(b, s, log)
    elif s.phase == n.INCOME:
        begin_actions(b, s, log)
    elif s.phase == n.GAME_OVER:
        s.seat = -1
        s.asked = n.NOTHING
        return True
    else:
        return before_first_round(b, s, log)
    return False


@rule
def before_first_round(b, s, log):
    """Auction and draft."""
    if s.phase == n.AUCTION:
        if ask_for_bid(b, s):
            return True
        pay_bids(b, s, log)
        return False
    if not starts_at_once(b) and ask_for_pick(b, s):
        return True
    give_rest(b, s, log)
    begin_round(b, s, log)
    return False


@rule
def resolve_or_ask(b, s, log):
    """Resolve the uppermost pending thing, or ask for it (True)."""
    kind, seat = s.kind[s.pending - 1], s.who[s.pending - 1]
    if kind >= n.DO_GAIN:
        resolve(b, s, seat, kind, log)
        return False
    if s.automa[seat] > 0:
        answer_for_automa(b, s, seat, kind, log)
        return False
    if not worth_asking(b, s, seat, kind):
        pop(s)
        return False
    s.seat = seat
    s.asked = kind
    s.automa_turns = 0
    return True


@rule
def resolve(b, s, seat, kind, log):
    """What needs no question: incomes, rewards, and what follows a construction or a production."""
    first, second = number(s, 0), number(s, 1)
    if kind == n.DO_INCOME:
        next_income(b, s, log)
        return
    pop(s)
    if kind == n.DO_GAIN:
        gain(b, s, seat, first, log)
    elif kind == n.DO_TILE_EFFECT:
        tile_effect(b, s, seat, first, second, log)
    else:
        after_production(s, seat, first, second)


@rule
def answer_for_automa(b, s, seat, kind, log):
    """Automas answer for themselves; after some turns a person is asked to watch."""
    if kind == n.ASK_TURN and s.automa_turns >= AUTOMA_TURNS_AT_ONCE:
        s.automa_turns = 0
        ask(s, n.ASK_WATCH, 0)
        return
    if kind == n.ASK_TURN:
        s.automa_turns += 1
    automatic(b, s, seat, kind, log)
