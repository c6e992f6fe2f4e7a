"""Phases 1 and 2: revenue, and one planning action per engineer (NOTES 4)."""

from megawatt.games.future_energy.events import CONTRACT_BOUGHT, LINES_BOUGHT, PUBLIC_BOUGHT, PUBLIC_LAID, REVENUE
from megawatt.games.future_energy.names import (
    ALLOWED,
    ALREADY_COVERED,
    BOUGHT,
    MOVING,
    MUST_BUY_CONTRACT,
    NO_CARD,
    NO_ENGINEER,
    NO_FREE_LINK,
    NO_LINES_LEFT,
    NO_SITE,
    NO_SUCH_CARD,
    NOT_COVERED,
    ONE_CONTRACT,
    PLAN,
    PLANNING,
    REPEAT,
    STACK_EMPTY,
    TOO_DEAR,
)
from megawatt.games.future_energy.rules.contracts import take_contract, why_not_take
from megawatt.games.future_energy.rules.lines import lines_become_due
from megawatt.games.future_energy.rules.payment import can_use_a_card
from megawatt.games.future_energy.rules.stock import gain, pay_bank
from megawatt.kernel.events import tell
from megawatt.kernel.rules import rule

# Phase 1.


@rule
def begin_turn(b, s, log):
    """Revenue, then the engineers are ready for planning."""
    seat = s.active
    revenue = b.income + b.income_per_investor * s.investors[seat]
    gain(s, seat, revenue)
    tell(log, REVENUE, seat, revenue)
    s.phase = PLANNING
    s.engineers_left = 1 + s.engineers[seat]
    s.covered = 0
    s.must_buy = 1 if s.on_contracts[seat] == 0 else 0
    s.target = NO_SITE
    s.card = NO_CARD


# Phase 2: which planning actions are possible.


@rule
def contract_must_come_first(b, s):
    """Who began the turn without plants on contracts must buy one first, if any can be had (4)."""
    if not s.must_buy or s.covered >> ONE_CONTRACT & 1 or s.engineers_left == 0:
        return False
    for slot in range(s.display_size):
        if why_not_buy_contract(b, s, s.active, slot) == ALLOWED:
            return True
    return False


@rule
def why_not_cover(b, s, action):
    """The first rule that keeps an engineer from this planning action, or ALLOWED.

    Repeating with a public contract takes no engineer, but needs an action covered this turn (9).
    """
    if s.asked == REPEAT:
        return ALLOWED if s.covered >> action & 1 else NOT_COVERED
    if s.engineers_left == 0:
        return NO_ENGINEER
    if s.covered >> action & 1:
        return ALREADY_COVERED
    return ALLOWED


@rule
def why_not_buy_lines(b, s, seat, count):
    """The first rule that forbids buying one line or two lines, or ALLOWED (4)."""
    if s.line_supply[seat] < count:
        return NO_LINES_LEFT
    if s.empty_links < count:
        return NO_FREE_LINK
    if s.cash[seat] < b.line_price[count - 1]:
        return TOO_DEAR
    return ALLOWED


@rule
def why_not_buy_contract(b, s, seat, slot):
    """The first rule that forbids buying this contract, or ALLOWED (4)."""
    reason = why_not_take(b, s, seat, slot)
    if reason == ALLOWED and s.cash[seat] < b.contract_price[slot]:
        return TOO_DEAR
    return reason


@rule
def why_not_buy_public(b, s, seat, slot):
    """The first rule that forbids buying this open public contract, or ALLOWED (9)."""
    if slot >= s.public_display_size:
        return NO_SUCH_CARD
    return TOO_DEAR if s.cash[seat] < b.public_price else ALLOWED


@rule
def why_not_buy_blind(b, s, seat):
    """The first rule that forbids buying the top card of the public contracts, or ALLOWED (9)."""
    if s.public_stack_size == 0:
        return STACK_EMPTY
    return TOO_DEAR if s.cash[seat] < b.public_price else ALLOWED


@rule
def why_not_plan_lines(b, s, count):
    """Planning or repeating the purchase of one line or two."""
    reason = why_not_cover(b, s, count - 1)
    if reason != ALLOWED:
        return reason
    if s.asked != REPEAT and contract_must_come_first(b, s):
        return MUST_BUY_CONTRACT
    return why_not_buy_lines(b, s, s.active, count)


@rule
def why_not_plan_contract(b, s, slot):
    """Planning or repeating the purchase of a construction contract."""
    reason = why_not_cover(b, s, ONE_CONTRACT)
    return why_not_buy_contract(b, s, s.active, slot) if reason == ALLOWED else reason


@rule
def why_not_plan_public(b, s, slot):
    """Planning or repeating the purchase of a public contract: a slot of the display, or past it the stack."""
    reason = why_not_cover(b, s, ONE_CONTRACT)
    if reason != ALLOWED:
        return reason
    if s.asked != REPEAT and contract_must_come_first(b, s):
        return MUST_BUY_CONTRACT
    if slot < len(s.public_display):
        return why_not_buy_public(b, s, s.active, slot)
    return why_not_buy_blind(b, s, s.active)


@rule
def can_plan(b, s):
    """Whether any planning action is possible now."""
    for count in (1, 2):
        if why_not_plan_lines(b, s, count) == ALLOWED:
            return True
    for slot in range(s.display_size):
        if why_not_plan_contract(b, s, slot) == ALLOWED:
            return True
    if not b.module_2:
        return False
    for slot in range(len(s.public_display) + 1):
        if why_not_plan_public(b, s, slot) == ALLOWED:
            return True
    return False


@rule
def why_not_end_planning(b, s):
    """Planning may be skipped unless a contract must be bought (4)."""
    return MUST_BUY_CONTRACT if contract_must_come_first(b, s) else ALLOWED


@rule
def ask_to_plan(b, s):
    """Ask as long as an engineer is free and anything can be done; False when phase 3 begins."""
    s.seat = s.active
    s.asked = PLAN
    if s.engineers_left > 0 and (can_plan(b, s) or can_use_a_card(b, s, s.active)):
        return True
    s.phase = MOVING
    return False


# Carrying them out.


@rule
def cover(s, action):
    """An engineer goes on this action; a repetition by a public contract takes none."""
    if s.asked != REPEAT:
        s.engineers_left -= 1
        s.covered |= 1 << action


@rule
def buy_lines(b, s, count, log):
    """Pay, then place the lines at once."""
    cover(s, count - 1)
    pay_bank(s, s.active, b.line_price[count - 1])
    tell(log, LINES_BOUGHT, s.active, count, b.line_price[count - 1])
    lines_become_due(s, count, BOUGHT)


@rule
def buy_contract(b, s, slot, log):
    """Pay by the slot and take the contract."""
    cover(s, ONE_CONTRACT)
    pay_bank(s, s.active, b.contract_price[slot])
    tell(log, CONTRACT_BOUGHT, s.active, s.display[slot], b.contract_price[slot])
    take_contract(b, s, s.active, slot, log)


@rule
def buy_public(b, s, slot, log):
    """Pay and take an open public contract, which is replaced at once, or past the display the top of the stack (9)."""
    cover(s, ONE_CONTRACT)
    pay_bank(s, s.active, b.public_price)
    if slot < len(s.public_display):
        card = s.public_display[slot]
        replace_public(s, slot, log)
    else:
        s.public_stack_size -= 1
        card = s.public_stack[s.public_stack_size]
    s.public_holder[card] = s.active
    s.public_held[s.active] += 1
    s.stirred = 1
    tell(log, PUBLIC_BOUGHT, s.active, card, b.public_price)


@rule
def replace_public(s, slot, log):
    """The next public contract takes the slot; without any the display closes up."""
    if s.public_stack_size > 0:
        s.public_stack_size -= 1
        s.public_display[slot] = s.public_stack[s.public_stack_size]
        tell(log, PUBLIC_LAID, s.public_display[slot])
        return
    for later in range(slot + 1, s.public_display_size):
        s.public_display[later - 1] = s.public_display[later]
    s.public_display_size -= 1
