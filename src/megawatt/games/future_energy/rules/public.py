"""Module 2: using public contracts (NOTES 9).

A card in use is `s.card`; `s.effect_left` counts how often its effect is still to be carried out. An effect
that can be carried out must be; the points come after it. What each effect does is in rules/effects.py.
"""

from megawatt.games.future_energy.events import MONEY_GAINED, PUBLIC_SCORED, PUBLIC_USED
from megawatt.games.future_energy.names import (
    BY_CARD,
    CREW_LINK,
    DOUBLE_OIL,
    END_OF_TURN,
    FOREIGN_PLANT,
    FREE_CONTRACT,
    GAIN_MONEY,
    JOIN_FOREIGN,
    LIFT_LINE,
    LINE_ANYWHERE,
    MOVE_CREW,
    NO_CARD,
    RELOCATE,
    RELOCATE_TO_EMPTY,
    REPEAT,
    REPEAT_PLANNING,
    RETURN,
    RETURN_PLANT,
    SECOND_OIL_PLANT,
    SELL,
    SELL_CERTIFICATE,
    SHIFT,
    SHIFT_PLANT,
    SWAP_FIRST,
    SWAP_TILES,
    TAKE_CONTRACT,
    USE_CARDS,
)
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
from megawatt.kernel.events import tell
from megawatt.kernel.rules import rule


@rule
def use_card(b, s, card, replaced, log):
    """Discard the tiles; with any substitute there will be no points."""
    pay_with_tiles(b, s, s.active, card, replaced)
    s.card = card
    s.card_scores = 1 if replaced == 0 else 0
    s.effect_left = max(1, b.public_amount[card]) if b.public_effect[card] == JOIN_FOREIGN else 1
    tell(log, PUBLIC_USED, s.active, card)


@rule
def ask_for_effect(b, s, log):
    """Ask for the next part of the effect; False when it is done or nothing (more) can be done."""
    s.seat = s.active
    if s.effect_left > 0:
        effect = b.public_effect[s.card]
        if effect == GAIN_MONEY:
            gain(s, s.active, b.public_amount[s.card])
            tell(log, MONEY_GAINED, s.active, b.public_amount[s.card])
        elif effect == LINE_ANYWHERE:
            s.effect_left = 0
            lines_become_due(s, 1, BY_CARD)
            return False
        elif ask_for_choice(b, s, effect):
            return True
    finish_card(b, s, log)
    return False


@rule
def ask_for_choice(b, s, effect):
    """The question that belongs to an effect; False when the effect can do nothing."""
    seat = s.active
    if effect == RELOCATE_TO_EMPTY or effect == RELOCATE:
        s.asked = LIFT_LINE
        return can_relocate(b, s, seat, effect)
    if effect == SELL:
        s.asked = SELL_CERTIFICATE
        return has_certificate(s, seat)
    if effect == SHIFT:
        s.asked = SHIFT_PLANT
        return can_shift(b, s, seat)
    if effect == CREW_LINK:
        s.asked = MOVE_CREW
        return can_move_crew(b, s, seat)
    if effect == RETURN:
        s.asked = RETURN_PLANT
        return s.on_contracts[seat] > 0
    if effect == JOIN_FOREIGN:
        s.asked = FOREIGN_PLANT
        return has_plant_to_place(b, s, seat) and has_foreign_site(b, s, seat)
    if effect == FREE_CONTRACT:
        s.asked = TAKE_CONTRACT
        return can_take(b, s, seat)
    if effect == SWAP_TILES:
        s.asked = SWAP_FIRST
        return can_swap(b, s)
    if effect == SECOND_OIL_PLANT:
        s.asked = DOUBLE_OIL
        return can_double(b, s, seat)
    s.asked = REPEAT
    return effect == REPEAT_PLANNING and can_plan(b, s)


@rule
def finish_card(b, s, log):
    """The points of a card that was paid for without substitutes."""
    if s.card_scores:
        s.score[s.active] += b.public_points[s.card]
        tell(log, PUBLIC_SCORED, s.active, s.card, b.public_points[s.card])
    s.card = NO_CARD


@rule
def ask_for_cards(b, s):
    """The last window of a turn: public contracts may be used after joint construction (9)."""
    s.seat = s.active
    s.asked = USE_CARDS
    return s.phase == END_OF_TURN and can_use_a_card(b, s, s.active)
