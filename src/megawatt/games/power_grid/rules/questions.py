"""What a seat can be asked, question by question: its answers, what forbids each, what each does, and which are worth trying.

The list of legal moves, the refusals and the carrying out of answers are made from these declarations.
"""

from megawatt.author import Answer, Question, Questions, always, rule
from megawatt.games.power_grid import moves as m
from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.moves import actions
from megawatt.games.power_grid.rules.auction import (
    bid,
    discard_plant,
    give_up_token,
    highest_bid,
    leave_auction_phase,
    lowest_bid,
    nominate,
    pass_bid,
    why_not_bid,
    why_not_discard,
    why_not_give_up,
    why_not_nominate,
    why_not_pass_bid,
    why_not_pass_phase,
)
from megawatt.games.power_grid.rules.building import build_house, finish_building, found_network, why_not_build, why_not_found
from megawatt.games.power_grid.rules.bureaucracy import burn, plants_that_cannot_run, run_plants, why_not_burn, why_not_run
from megawatt.games.power_grid.rules.resources import buy_token, finish_buying, why_not_buy, why_not_sell
from megawatt.games.power_grid.rules.setup import draft_area, draft_city, why_not_area, why_not_city
from megawatt.games.power_grid.rules.storage import has_room_for, room_on_plants

# What is worth trying.


@rule
def areas_on_map(b):
    """Every area of this map."""
    return b.areas


@rule
def cities_on_map(b):
    """Every city of this map."""
    return b.cities


@rule
def cities_to_found_in(b):
    """Every city where maps have starting cities, none elsewhere."""
    return b.cities if b.start_cities_only else 0


@rule
def plants_shown(s):
    """Every plant in the market."""
    return s.market_size


@rule
def plants_owned(s, seat):
    """Every own plant."""
    return s.plant_count[seat]


@rule
def coal_amounts(s, seat):
    """From no coal to all that is stored."""
    return s.fuel[seat, n.COAL] + 1


@rule
def list_bids(s, seat, actions, count):
    """Every amount from one above the highest bid to the cash in hand."""
    for amount in range(lowest_bid(s), highest_bid(s, seat) + 1):
        actions[count] = m.BID + amount
        count += 1
    return count


@rule
def list_fuel_to_buy(b, s, seat, actions, count):
    """Every token for sale that fits on the plants, whose room is added up once."""
    room = room_on_plants(b, s, seat)
    for source in range(b.sources):
        for fuel in range(n.FUELS):
            if has_room_for(s, seat, fuel, room) and why_not_sell(b, s, seat, source, fuel) == n.ALLOWED:
                actions[count] = m.BUY + source * n.FUELS + fuel
                count += 1
    return count


@rule
def list_plants_to_run(b, s, seat, actions, count):
    """Every set of own plants that can run; sets with a plant that cannot run alone need no closer look."""
    idle = plants_that_cannot_run(b, s, seat)
    for plants in range(1 << s.plant_count[seat]):
        if plants & idle == 0 and why_not_run(b, s, seat, plants) == n.ALLOWED:
            actions[count] = m.RUN + plants
            count += 1
    return count


# What is asked.

BIDDING = (
    Answer("pass", why_not_pass_bid, pass_bid),
    Answer("bid", why_not_bid, bid, listing=list_bids),
)

questions = Questions(__name__, actions, [
    Question(n.ASK_AREA, "choose-area", Answer("area", why_not_area, draft_area, among=areas_on_map)),
    Question(n.ASK_CITY, "choose-city", Answer("city", why_not_city, draft_city, among=cities_on_map)),
    Question(
        n.ASK_NOMINATE, "nominate",
        Answer("pass", why_not_pass_phase, leave_auction_phase),
        Answer("nominate", why_not_nominate, nominate, among=plants_shown),
    ),
    Question(n.ASK_OPEN, "open", *BIDDING),
    Question(n.ASK_RAISE, "raise", *BIDDING),
    Question(n.ASK_DISCARD, "discard", Answer("discard", why_not_discard, discard_plant, among=plants_owned)),
    Question(n.ASK_GIVE_UP, "give-up", Answer("return", why_not_give_up, give_up_token)),
    Question(
        n.ASK_BUY, "buy",
        Answer("done", always, finish_buying),
        Answer("buy", why_not_buy, buy_token, listing=list_fuel_to_buy),
    ),
    Question(
        n.ASK_BUILD, "build",
        Answer("done", always, finish_building),
        Answer("build", why_not_build, build_house, among=cities_on_map),
        Answer("found", why_not_found, found_network, among=cities_to_found_in),
    ),
    Question(n.ASK_RUN, "run", Answer("run", why_not_run, run_plants, listing=list_plants_to_run)),
    Question(n.ASK_BURN, "burn", Answer("burn", why_not_burn, burn, among=coal_amounts)),
    Question(n.ASK_NOTHING, "nothing"),
])  # fmt: skip
legal, why_not, answer = questions.legal, questions.why_not, questions.answer
