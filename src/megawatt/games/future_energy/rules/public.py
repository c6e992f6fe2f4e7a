"""Module 2: using public contracts (NOTES 9).

A card in use is `s.card`; `s.effect_left` counts how often its effect is still to be carried out. An effect
that can be carried out must be; the points come after it. What each effect does is in rules/effects.py.
"""

from megawatt.author import rule, tell
from megawatt.games.future_energy import events
from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.rules.contracts import can_take
from megawatt.games.future_energy.rules.effects import (
    can_double,
    can_move_crew,
    can_relocate,
    can_shift,
    can_swap,
    has_certificate,
    has_foreign_site,
    has_plant_to_place,
)
from megawatt.games.future_energy.rules.lines import lines_become_due
from megawatt.games.future_energy.rules.payment import can_use_a_card, pay_with_tiles
from megawatt.games.future_energy.rules.planning import can_plan
from megawatt.games.future_energy.rules.stock import gain


@rule
def use_card(b, s, seat, card, replaced, log):
    """Discard the tiles; with any substitute there will be no points."""
    pay_with_tiles(b, s, seat, card, replaced)
    s.card = card
    s.card_scores = 1 if replaced == 0 else 0
    s.effect_left = max(1, b.public_amount[card]) if b.public_effect[card] == n.JOIN_FOREIGN else 1
    tell(log, events.PUBLIC_USED, seat, card)


@rule
def ask_for_effect(b, s, log):
    """Ask for the next part of the effect; False when it is done or nothing (more) can be done."""
    s.seat = s.active
    if s.effect_left > 0:
        effect = b.public_effect[s.card]
        if effect == n.GAIN_MONEY:
            gain(s, s.active, b.public_amount[s.card])
            tell(log, events.MONEY_GAINED, s.active, b.public_amount[s.card])
        elif effect == n.LINE_ANYWHERE:
            s.effect_left = 0
            lines_become_due(s, 1, n.BY_CARD)
            return False
        elif ask_for_choice(b, s, effect):
            return True
    finish_card(b, s, log)
    return False


@rule
def ask_for_choice(b, s, effect):
    """The question that belongs to an effect; False when the effect can do nothing."""
    seat = s.active
    if effect == n.RELOCATE_TO_EMPTY or effect == n.RELOCATE:
        s.asked = n.ASK_LIFT_LINE
        return can_relocate(b, s, seat, effect)
    if effect == n.SELL:
        s.asked = n.ASK_SELL_CERTIFICATE
        return has_certificate(s, seat)
    if effect == n.SHIFT:
        s.asked = n.ASK_SHIFT_PLANT
        return can_shift(b, s, seat)
    if effect == n.CREW_LINK:
        s.asked = n.ASK_MOVE_CREW
        return can_move_crew(b, s, seat)
    if effect == n.RETURN:
        s.asked = n.ASK_RETURN_PLANT
        return s.on_contracts[seat] > 0
    if effect == n.JOIN_FOREIGN:
        s.asked = n.ASK_FOREIGN_PLANT
        return has_plant_to_place(b, s, seat) and has_foreign_site(b, s, seat)
    if effect == n.FREE_CONTRACT:
        s.asked = n.ASK_TAKE_CONTRACT
        return can_take(b, s, seat)
    if effect == n.SWAP_TILES:
        s.asked = n.ASK_SWAP_FIRST
        return can_swap(b, s)
    if effect == n.SECOND_OIL_PLANT:
        s.asked = n.ASK_DOUBLE_OIL
        return can_double(b, s, seat)
    s.asked = n.ASK_REPEAT
    return effect == n.REPEAT_PLANNING and can_plan(b, s, seat)


@rule
def finish_card(b, s, log):
    """The points of a card that was paid for without substitutes."""
    if s.card_scores:
        s.score[s.active] += b.public_points[s.card]
        tell(log, events.PUBLIC_SCORED, s.active, s.card, b.public_points[s.card])
    s.card = n.NO_CARD


@rule
def ask_for_cards(b, s):
    """The last window of a turn: public contracts may be used after joint construction (9)."""
    s.seat = s.active
    s.asked = n.ASK_USE_CARDS
    return s.phase == n.END_OF_TURN and can_use_a_card(b, s, s.active)
