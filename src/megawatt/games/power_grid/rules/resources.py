"""Phase 3: buy resources (NOTES 4)."""

from megawatt.author import rule, tell
from megawatt.games.power_grid import events
from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.rules.storage import has_room_for, room_on_plants


@rule
def begin_resources(b, s):
    """Last player first."""
    s.phase = n.RESOURCES
    s.turn = b.seats - 1
    s.buying_from = -1
    for seat in range(b.seats):
        s.part[seat] = n.STILL_IN


@rule
def tokens_for_sale(b, s, source, fuel):
    """Tokens that lie there to be bought."""
    if source == n.SIDE and b.storage_price > 0:
        return s.storage if fuel == n.COAL else 0
    return s.tokens[source, fuel]


@rule
def token_price(b, s, seat, source, fuel):
    """The price of the cheapest token; every token has its own (4.5)."""
    if source == n.SIDE and b.storage_price > 0:
        return b.storage_price
    space = b.track_size[source, fuel] - s.tokens[source, fuel]
    if fuel == n.OIL:
        space -= s.oil_shift
    price = b.track_price[source, fuel, max(space, 0)]
    if s.step == 3:
        price += b.price_rise
    if b.discount > 0 and fuel == b.discount_fuel and s.owners[b.discount_city] >> seat & 1:
        price -= b.discount
    return price


@rule
def why_not_sell(b, s, seat, source, fuel):
    """The first rule that keeps this token in its market, whatever room the seat has, or ALLOWED (4.4, 4.5)."""
    if source >= b.sources:
        return n.NO_SUCH_THING
    if tokens_for_sale(b, s, source, fuel) == 0:
        return n.SOLD_OUT
    if b.storage_price == 0 and s.buying_from >= 0 and s.buying_from != source:
        return n.OTHER_MARKET
    price = token_price(b, s, seat, source, fuel)
    if b.price_cap[s.step] > 0 and price > b.price_cap[s.step]:
        return n.PRICE_CAP
    if price > s.cash[seat]:
        return n.TOO_DEAR
    return n.ALLOWED


@rule
def why_not_buy(b, s, seat, source, fuel):
    """The first rule that forbids buying this token, or ALLOWED (4.1-4.5)."""
    reason = why_not_sell(b, s, seat, source, fuel)
    if reason != n.ALLOWED:
        return reason
    return n.ALLOWED if has_room_for(s, seat, fuel, room_on_plants(b, s, seat)) else n.NO_ROOM


@rule
def can_buy_fuel(b, s, seat):
    """Whether there is any token this seat could buy."""
    room = room_on_plants(b, s, seat)
    for fuel in range(n.FUELS):
        if has_room_for(s, seat, fuel, room):
            for source in range(b.sources):
                if why_not_sell(b, s, seat, source, fuel) == n.ALLOWED:
                    return True
    return False


@rule
def ask_next_buyer(b, s):
    """Reverse player order; who can buy nothing is passed over. Returns False when the phase is over."""
    if b.one_at_a_time and not somebody_buys_on(b, s):
        return False
    while s.turn >= 0 or b.one_at_a_time:
        if s.turn < 0:
            s.turn = b.seats - 1
        seat = s.order[s.turn]
        if s.part[seat] == n.STILL_IN and can_buy_fuel(b, s, seat):
            s.seat = seat
            s.asked = n.ASK_BUY
            return True
        s.turn -= 1
    return False


@rule
def somebody_buys_on(b, s):
    """India: the buying goes round until everybody has passed or can buy nothing."""
    for seat in range(b.seats):
        if s.part[seat] == n.STILL_IN and can_buy_fuel(b, s, seat):
            return True
    return False


@rule
def buy_token(b, s, source, fuel, log):
    """One token, at its price, to the plants. True when the seat may buy on at once."""
    seat = s.seat
    price = token_price(b, s, seat, source, fuel)
    if source == n.SIDE and b.storage_price > 0:
        s.storage -= 1
    else:
        s.tokens[source, fuel] -= 1
        s.buying_from = source
    s.fuel[seat, fuel] += 1
    s.cash[seat] -= price
    tell(log, events.FUEL_BOUGHT, seat, fuel, price)
    if b.one_at_a_time:
        next_buyer(s)
        return False
    return True


@rule
def finish_buying(s):
    """This seat buys no more in this phase."""
    s.part[s.seat] = n.HAS_PASSED
    next_buyer(s)


@rule
def next_buyer(s):
    """The turn goes on; the choice of a market is free again."""
    s.turn -= 1
    s.buying_from = -1


@rule
def put_on_track(b, s, source, fuel, count):
    """Tokens from the supply onto the dearest free spaces, as far as tokens and spaces last. Returns how many."""
    free = b.track_size[source, fuel] - s.tokens[source, fuel]
    if b.oil_slides and fuel == n.OIL and source == n.MAIN:
        free = count
    placed = min(count, min(free, s.supply[fuel]))
    s.supply[fuel] -= placed
    s.tokens[source, fuel] += placed
    return placed
