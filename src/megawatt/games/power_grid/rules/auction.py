"""Phase 2: auction power plants (NOTES 3)."""

from megawatt.author import rule, tell
from megawatt.games.power_grid import events
from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.rules.market import (
    end_auction_with_step_3_card,
    plants_in_market,
    plants_on_offer,
    remove_what_must_leave,
    replace_plant,
    smallest_leaves,
    take_from_market,
)
from megawatt.games.power_grid.rules.storage import overflow, storage_for

# Nominating.


@rule
def begin_auction(b, s):
    """Everybody may buy one plant."""
    s.phase = n.AUCTION
    s.sold = 0
    s.first_pass = 0
    for seat in range(b.seats):
        s.part[seat] = n.STILL_IN


@rule
def has_uranium_area(b, s, seat):
    """Whether this seat has a city in one of the areas that uranium plants require on this map."""
    for city in range(b.cities):
        if b.uranium_areas[b.city_area[city]] and s.owners[city] >> seat & 1:
            return True
    return False


@rule
def may_own(b, s, seat, card):
    """Some maps let only players with a city in certain areas buy uranium plants."""
    return not b.uranium_restricted or b.card_fuel[card] != n.URANIUM or has_uranium_area(b, s, seat)


@rule
def why_not_nominate(b, s, seat, slot):
    """The first rule that forbids putting this plant up, or ALLOWED (3.3, 3.5)."""
    if slot >= plants_in_market(s):
        return n.NO_SUCH_LOT
    if slot >= plants_on_offer(b, s):
        return n.NOT_ON_OFFER
    card = s.market[slot]
    if not may_own(b, s, seat, card):
        return n.NEEDS_URANIUM_AREA
    if b.card_number[card] > s.cash[seat]:
        return n.TOO_DEAR
    return n.ALLOWED


@rule
def can_nominate(b, s, seat):
    """Whether there is any plant this seat could put up."""
    for slot in range(plants_on_offer(b, s)):
        if why_not_nominate(b, s, seat, slot) == n.ALLOWED:
            return True
    return False


@rule
def why_not_pass_phase(b, s, seat):
    """In round 1 everybody must buy a plant (3.9)."""
    if s.round_no == 1 and can_nominate(b, s, seat):
        return n.MUST_BUY_FIRST_ROUND
    return n.ALLOWED


@rule
def ask_next_nominator(b, s, log):
    """The next in order who has neither bought nor passed nominates (3.2); without any plant to buy he passes."""
    for place in range(b.seats):
        seat = s.order[place]
        if s.part[seat] == n.STILL_IN:
            if can_nominate(b, s, seat):
                s.seat = seat
                s.asked = n.ASK_NOMINATE
                return True
            leave_auction_phase(b, s, seat, log)
    return False


@rule
def leave_auction_phase(b, s, seat, log):
    """Passing instead of nominating: out of the whole phase (3.1). In Russia the first such pass costs a plant."""
    s.part[seat] = n.HAS_PASSED
    tell(log, events.PASSED_PHASE, seat)
    if b.first_pass_removes and not s.first_pass:
        s.first_pass = 1
        smallest_leaves(s, log)
        replace_plant(b, s, log)
        remove_what_must_leave(b, s, log)


@rule
def nominate(b, s, slot, log):
    """Put a plant up; the nominator opens, unless nobody can bid against him and he pays the minimum (3.3, 3.4).

    True when somebody is asked.
    """
    s.nominator = s.seat
    s.lot = s.market[slot]
    s.high_bid = b.card_number[s.lot] - 1
    s.high_seat = -1
    tell(log, events.NOMINATED, s.seat, s.lot)
    for seat in range(b.seats):
        s.out_of_bidding[seat] = 0 if s.part[seat] == n.STILL_IN else 1
    if somebody_can_outbid(b, s, b.card_number[s.lot]):
        s.asked = n.ASK_OPEN
        return True
    buy_plant(b, s, s.seat, b.card_number[s.lot], log)
    return finish_purchase(b, s, log)


@rule
def somebody_can_outbid(b, s, bid):
    """Whether anyone but the seat to decide could still go higher."""
    for seat in range(b.seats):
        if seat != s.seat and can_bid(b, s, seat, bid):
            return True
    return False


# Bidding.


@rule
def can_bid(b, s, seat, bid):
    """Whether this seat is in this auction, may own the plant, and has more than this bid in hand."""
    return not s.out_of_bidding[seat] and s.cash[seat] > bid and bid < n.MOST_BID and may_own(b, s, seat, s.lot)


@rule
def lowest_bid(s):
    """The plant's number to open with, or one more than the highest bid (3.3)."""
    return s.high_bid + 1


@rule
def highest_bid(s, seat):
    """A bid must be covered by the cash in hand (3.3)."""
    return min(s.cash[seat], n.MOST_BID)


@rule
def why_not_bid(s, seat, amount):
    """The first rule that forbids this bid, or ALLOWED (3.3)."""
    if amount < lowest_bid(s):
        return n.BID_TOO_LOW
    if amount > s.cash[seat]:
        return n.TOO_DEAR
    if amount > n.MOST_BID:
        return n.BID_ABOVE_LIMIT
    return n.ALLOWED


@rule
def why_not_pass_bid(s):
    """The nominator must open."""
    return n.MUST_OPEN if s.asked == n.ASK_OPEN else n.ALLOWED


@rule
def bid(b, s, amount, log):
    """The highest bid so far; the next to the left answers. True when somebody is asked."""
    s.high_bid = amount
    s.high_seat = s.seat
    tell(log, events.BID_MADE, s.seat, s.lot, amount)
    return ask_next_bidder(b, s, log)


@rule
def pass_bid(b, s, log):
    """Out of this one auction only (3.1). True when somebody is asked."""
    s.out_of_bidding[s.seat] = 1
    tell(log, events.PASSED_BID, s.seat, s.lot)
    return ask_next_bidder(b, s, log)


@rule
def ask_next_bidder(b, s, log):
    """Clockwise round the table, not in player order (1.5); without any the plant is sold. True when somebody is asked."""
    for step in range(1, b.seats):
        seat = (s.seat + step) % b.seats
        if seat == s.high_seat:
            break
        if can_bid(b, s, seat, s.high_bid):
            s.seat = seat
            s.asked = n.ASK_RAISE
            return True
        if not s.out_of_bidding[seat]:
            s.out_of_bidding[seat] = 1
            tell(log, events.PASSED_BID, seat, s.lot)
    buy_plant(b, s, s.high_seat, s.high_bid, log)
    return finish_purchase(b, s, log)


# Buying.


@rule
def buy_plant(b, s, seat, price, log):
    """Pay the bank and take the plant; one purchase per phase."""
    s.cash[seat] -= price
    s.part[seat] = n.HAS_BOUGHT
    s.sold += 1
    tell(log, events.PLANT_BOUGHT, seat, s.lot, price)
    for slot in range(s.market_size):
        if s.market[slot] == s.lot:
            take_from_market(s, slot)
            break
    if b.card_mine[s.lot]:
        s.mines[seat, s.mine_count[seat]] = s.lot
        s.mine_count[seat] += 1
    else:
        add_plant(s, seat, s.lot)


@rule
def add_plant(s, seat, card):
    """A seat's plants are kept in order of their numbers."""
    slot = s.plant_count[seat]
    while slot > 0 and s.plants[seat, slot - 1] > card:
        s.plants[seat, slot] = s.plants[seat, slot - 1]
        slot -= 1
    s.plants[seat, slot] = card
    s.plant_count[seat] += 1


@rule
def has_too_many_plants(b, s, seat):
    """The limit is three, four with two players (3.7)."""
    return s.plant_count[seat] > b.most_plants


@rule
def why_not_discard(s, seat, slot):
    """One of the other plants must go, never the new one (3.7)."""
    if slot >= s.plant_count[seat]:
        return n.NOT_YOUR_PLANTS
    if s.plants[seat, slot] == s.lot:
        return n.NEWEST_PLANT
    return n.ALLOWED


@rule
def discard_plant(b, s, seat, slot, log):
    """The plant leaves the game; its fuel moves to the others as far as it fits (3.8). True when the buyer is asked."""
    tell(log, events.PLANT_DISCARDED, seat, s.plants[seat, slot])
    for later in range(slot + 1, s.plant_count[seat]):
        s.plants[seat, later - 1] = s.plants[seat, later]
    s.plant_count[seat] -= 1
    s.plants[seat, s.plant_count[seat]] = 0
    for fuel in (n.GARBAGE, n.URANIUM):
        give_up_fuel(s, seat, fuel, s.fuel[seat, fuel] - storage_for(b, s, seat, fuel), log)
    return finish_purchase(b, s, log)


@rule
def give_up_fuel(s, seat, fuel, count, log):
    """Fuel that fits nowhere goes to the supply beside the board, not to the market (3.8)."""
    if count > 0:
        s.fuel[seat, fuel] -= count
        s.supply[fuel] += count
        tell(log, events.FUEL_GIVEN_UP, seat, fuel, count)


@rule
def give_up_token(b, s, seat, fuel, log):
    """The owner has chosen what does not fit (3.8). True when he is asked again."""
    give_up_fuel(s, seat, fuel, 1, log)
    return finish_purchase(b, s, log)


@rule
def why_not_give_up(b, s, seat, fuel):
    """Only what the pure plants cannot hold is given up, coal or oil as the owner likes (3.8)."""
    if overflow(b, s, seat) == 0:
        return n.NOTHING_TO_GIVE_UP
    if s.fuel[seat, fuel] <= storage_for(b, s, seat, fuel):
        return n.NOT_STORED
    return n.ALLOWED


@rule
def give_up_overflow(b, s, seat, log):
    """Give up what must go while there is no choice. Returns True when the owner has to choose coal or oil."""
    while overflow(b, s, seat) > 0:
        coal = why_not_give_up(b, s, seat, n.COAL) == n.ALLOWED
        oil = why_not_give_up(b, s, seat, n.OIL) == n.ALLOWED
        if coal and oil:
            return True
        give_up_fuel(s, seat, n.COAL if coal else n.OIL, 1, log)
    return False


@rule
def finish_purchase(b, s, log):
    """Discard and store if need be, then the market is refilled (3.6, 3.7). True when the buyer is asked."""
    buyer = s.high_seat if s.high_seat >= 0 else s.nominator
    if has_too_many_plants(b, s, buyer):
        s.seat = buyer
        s.asked = n.ASK_DISCARD
        return True
    if give_up_overflow(b, s, buyer, log):
        s.seat = buyer
        s.asked = n.ASK_GIVE_UP
        return True
    s.lot = n.NO_CARD
    if b.market_kind != n.TURNOVER or s.step == 3:
        replace_plant(b, s, log)
        remove_what_must_leave(b, s, log)
    return False


@rule
def end_auction(b, s, log):
    """Nothing sold: the smallest plant leaves (3.10). A waiting step 3 card takes effect (7.1)."""
    if s.sold == 0 and s.round_no > 1:
        for _ in range(b.nothing_sold_removes):
            smallest_leaves(s, log)
        for _ in range(b.nothing_sold_removes):
            replace_plant(b, s, log)
        remove_what_must_leave(b, s, log)
    end_auction_with_step_3_card(b, s, log)
