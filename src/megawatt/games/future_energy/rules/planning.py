"""Phases 1 and 2: revenue, and one planning action per engineer (NOTES 4)."""

from megawatt.author import rule, tell
from megawatt.games.future_energy import events
from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.rules.contracts import take_contract, why_not_take
from megawatt.games.future_energy.rules.lines import lines_become_due
from megawatt.games.future_energy.rules.payment import can_use_a_card
from megawatt.games.future_energy.rules.stock import gain, pay_bank

# Phase 1.


@rule
def begin_turn(b, s, log):
    """Revenue, then the engineers are ready for planning."""
    seat = s.active
    revenue = b.income + b.income_per_investor * s.investors[seat]
    gain(s, seat, revenue)
    tell(log, events.REVENUE, seat, revenue)
    s.phase = n.PLANNING
    s.engineers_left = 1 + s.engineers[seat]
    s.covered = 0
    s.must_buy = 1 if s.on_contracts[seat] == 0 else 0
    s.target = n.NO_SITE
    s.card = n.NO_CARD
    s.decides = 0


# Phase 2: which planning actions are possible.


@rule
def is_under_duty(s):
    """Who began the turn without plants on contracts must use a planning action for a contract (4)."""
    return s.must_buy != 0 and not s.covered >> n.ONE_CONTRACT & 1


@rule
def can_have_contract(b, s, spent):
    """Whether some displayed contract can be filled, and paid for when so much is spent before."""
    for slot in range(s.display_size):
        if why_not_take(b, s, s.active, slot) == n.ALLOWED and s.cash[s.active] - spent >= b.contract_price[slot]:
            return True
    return False


@rule
def contract_is_due(b, s):
    """Whether the contract that must be bought can be had; otherwise the duty lapses (4)."""
    return is_under_duty(s) and s.engineers_left > 0 and can_have_contract(b, s, 0)


@rule
def leaves_a_contract(b, s, price):
    """Whether engineer and money for the contract that must be bought are left after this; by agreement it comes first (4)."""
    return not b.contract_duty_contract_first and s.engineers_left > 1 and can_have_contract(b, s, price)


@rule
def is_repetition(s):
    """Whether a public contract repeats a planning action (9)."""
    return s.card != n.NO_CARD


@rule
def why_not_cover(s, action):
    """The first rule that keeps an engineer from this planning action, or ALLOWED.

    Repeating with a public contract takes no engineer, but needs an action covered this turn (9).
    """
    if is_repetition(s):
        return n.ALLOWED if s.covered >> action & 1 else n.NOT_COVERED
    if s.engineers_left == 0:
        return n.NO_ENGINEER
    return n.ALREADY_COVERED if s.covered >> action & 1 else n.ALLOWED


@rule
def why_not_cover_by_lines(b, s, count):
    """The same for lines, which may come before a contract that must be bought if it can still be had then (4)."""
    reason = why_not_cover(s, count - 1)
    if reason == n.ALLOWED and not is_repetition(s) and contract_is_due(b, s):
        return n.ALLOWED if leaves_a_contract(b, s, b.line_price[count - 1]) else n.MUST_BUY_CONTRACT
    return reason


@rule
def why_not_cover_by_public(b, s):
    """The same for public contracts: who must buy a contract and can have none buys only lines, unless agreed otherwise (4, 9)."""
    reason = why_not_cover(s, n.ONE_CONTRACT)
    if reason == n.ALLOWED and not is_repetition(s) and is_under_duty(s):
        if contract_is_due(b, s):
            return n.MUST_BUY_CONTRACT
        return n.ONLY_LINES if b.without_contract_lines_only else n.ALLOWED
    return reason


@rule
def why_not_buy_lines(b, s, seat, count):
    """The first rule that forbids buying one line or two lines, or ALLOWED (4)."""
    if s.line_supply[seat] < count:
        return n.NO_LINES_LEFT
    if s.empty_links < count:
        return n.NO_FREE_LINK
    if s.cash[seat] < b.line_price[count - 1]:
        return n.TOO_DEAR
    return n.ALLOWED


@rule
def why_not_buy_contract(b, s, seat, slot):
    """The first rule that forbids buying this contract, or ALLOWED (4)."""
    reason = why_not_take(b, s, seat, slot)
    if reason == n.ALLOWED and s.cash[seat] < b.contract_price[slot]:
        return n.TOO_DEAR
    return reason


@rule
def why_not_buy_public(b, s, seat, slot):
    """The first rule that forbids buying this open public contract, or ALLOWED (9)."""
    if slot >= s.public_display_size:
        return n.NO_SUCH_CARD
    return n.TOO_DEAR if s.cash[seat] < b.public_price else n.ALLOWED


@rule
def why_not_buy_blind(b, s, seat):
    """The first rule that forbids buying the top card of the public contracts, or ALLOWED (9)."""
    if s.public_stack_size == 0:
        return n.STACK_EMPTY
    return n.TOO_DEAR if s.cash[seat] < b.public_price else n.ALLOWED


@rule
def why_not_plan_lines(b, s, seat, count):
    """Planning or repeating the purchase of one line or two."""
    reason = why_not_cover_by_lines(b, s, count)
    return why_not_buy_lines(b, s, seat, count) if reason == n.ALLOWED else reason


@rule
def why_not_plan_one_line(b, s, seat):
    """Planning or repeating the purchase of one line."""
    return why_not_plan_lines(b, s, seat, 1)


@rule
def why_not_plan_two_lines(b, s, seat):
    """Planning or repeating the purchase of two lines."""
    return why_not_plan_lines(b, s, seat, 2)


@rule
def why_not_plan_contract(b, s, seat, slot):
    """Planning or repeating the purchase of a construction contract."""
    reason = why_not_cover(s, n.ONE_CONTRACT)
    return why_not_buy_contract(b, s, seat, slot) if reason == n.ALLOWED else reason


@rule
def why_not_plan_public(b, s, seat, slot):
    """Planning or repeating the purchase of an open public contract."""
    reason = why_not_cover_by_public(b, s)
    return why_not_buy_public(b, s, seat, slot) if reason == n.ALLOWED else reason


@rule
def why_not_plan_blind(b, s, seat):
    """Planning or repeating the purchase of a public contract from the stack."""
    reason = why_not_cover_by_public(b, s)
    return why_not_buy_blind(b, s, seat) if reason == n.ALLOWED else reason


@rule
def can_plan(b, s, seat):
    """Whether any planning action is possible now."""
    if why_not_plan_lines(b, s, seat, 1) == n.ALLOWED or why_not_plan_lines(b, s, seat, 2) == n.ALLOWED:
        return True
    for slot in range(s.display_size):
        if why_not_plan_contract(b, s, seat, slot) == n.ALLOWED:
            return True
    for slot in range(s.public_display_size):
        if why_not_plan_public(b, s, seat, slot) == n.ALLOWED:
            return True
    return why_not_plan_blind(b, s, seat) == n.ALLOWED


@rule
def why_not_end_planning(b, s):
    """Planning may be skipped unless a contract must be bought (4)."""
    return n.MUST_BUY_CONTRACT if contract_is_due(b, s) else n.ALLOWED


@rule
def ask_to_plan(b, s):
    """Ask as long as an engineer is free and anything can be done; False when phase 3 begins."""
    s.seat = s.active
    s.asked = n.ASK_PLAN
    if s.engineers_left > 0 and (can_plan(b, s, s.active) or can_use_a_card(b, s, s.active)):
        return True
    s.phase = n.MOVING
    return False


# Carrying them out.


@rule
def end_planning(s):
    """Phase 3 begins."""
    s.phase = n.MOVING


@rule
def cover(s, action):
    """An engineer goes on this action; a repetition by a public contract takes none and is its whole effect."""
    if is_repetition(s):
        s.effect_left = 0
    else:
        s.engineers_left -= 1
        s.covered |= 1 << action


@rule
def buy_lines(b, s, seat, count, log):
    """Pay, then place the lines at once."""
    cover(s, count - 1)
    pay_bank(s, seat, b.line_price[count - 1])
    tell(log, events.LINES_BOUGHT, seat, count, b.line_price[count - 1])
    lines_become_due(s, count, n.BOUGHT)


@rule
def buy_one_line(b, s, seat, log):
    """One line."""
    buy_lines(b, s, seat, 1, log)


@rule
def buy_two_lines(b, s, seat, log):
    """Two lines at once."""
    buy_lines(b, s, seat, 2, log)


@rule
def buy_contract(b, s, seat, slot, log):
    """Pay by the slot and take the contract."""
    cover(s, n.ONE_CONTRACT)
    pay_bank(s, seat, b.contract_price[slot])
    tell(log, events.CONTRACT_BOUGHT, seat, s.display[slot], b.contract_price[slot])
    take_contract(b, s, seat, slot, log)


@rule
def buy_public(b, s, seat, slot, log):
    """Pay and take an open public contract, which is replaced at once (9)."""
    card = s.public_display[slot]
    replace_public(s, slot, log)
    take_public(b, s, seat, card, log)


@rule
def buy_blind(b, s, seat, log):
    """Pay and take the top card of the public contracts (9)."""
    s.public_stack_size -= 1
    take_public(b, s, seat, s.public_stack[s.public_stack_size], log)


@rule
def take_public(b, s, seat, card, log):
    """The public contract is this seat's, and paid for."""
    cover(s, n.ONE_CONTRACT)
    pay_bank(s, seat, b.public_price)
    s.public_holder[card] = seat
    s.public_held[seat] += 1
    s.stirred = 1
    tell(log, events.PUBLIC_BOUGHT, seat, card, b.public_price)


@rule
def replace_public(s, slot, log):
    """The next public contract takes the slot; without any the display closes up."""
    if s.public_stack_size > 0:
        s.public_stack_size -= 1
        s.public_display[slot] = s.public_stack[s.public_stack_size]
        tell(log, events.PUBLIC_LAID, s.public_display[slot])
        return
    for later in range(slot + 1, s.public_display_size):
        s.public_display[later - 1] = s.public_display[later]
    s.public_display_size -= 1
