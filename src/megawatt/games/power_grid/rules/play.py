"""The round as a whole: who is asked what, which answers are legal, and what follows from them."""

from megawatt.games.power_grid.events import ROUND_BEGINS
from megawatt.games.power_grid.moves import (
    AREA,
    BID,
    BUILD,
    BURN,
    BUY,
    CITY,
    DISCARD,
    DONE,
    FOUND,
    MOST_HYBRID_COAL,
    NOMINATE,
    PASS,
    RETURN,
    RUN,
)
from megawatt.games.power_grid.names import (
    ALLOWED,
    AREAS,
    AUCTION,
    BUILDING,
    BUREAUCRACY,
    CHOOSE_AREA,
    CHOOSE_CITY,
    CHOOSING_AREAS,
    CITIES,
    COAL,
    FUELS,
    GAME_OVER,
    GIVE_UP,
    IS_OVER,
    MARKET,
    MOST_BID,
    NO_SUCH_THING,
    NOT_ASKED,
    NOTHING,
    OPEN_BID,
    PLANTS,
    RAISE,
    RESOURCES,
    SOURCES,
)
from megawatt.games.power_grid.names import BUILD as ASKED_TO_BUILD
from megawatt.games.power_grid.names import BURN as ASKED_TO_BURN
from megawatt.games.power_grid.names import BUY as ASKED_TO_BUY
from megawatt.games.power_grid.names import DISCARD as ASKED_TO_DISCARD
from megawatt.games.power_grid.names import NOMINATE as ASKED_TO_NOMINATE
from megawatt.games.power_grid.names import RUN as ASKED_TO_RUN
from megawatt.games.power_grid.rules.auction import (
    ask_next_nominator,
    begin_auction,
    bid,
    discard_plant,
    end_auction,
    finish_purchase,
    give_up_fuel,
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
from megawatt.games.power_grid.rules.building import (
    ask_next_builder,
    begin_building,
    build_house,
    finish_building,
    found_network,
    house_price,
    why_not_build,
    why_not_found,
)
from megawatt.games.power_grid.rules.bureaucracy import (
    ask_next_to_power,
    begin_bureaucracy,
    burn,
    end_bureaucracy,
    plants_that_cannot_run,
    run_plants,
    why_not_burn,
    why_not_run,
)
from megawatt.games.power_grid.rules.ending import end_of_building, fix_end_number
from megawatt.games.power_grid.rules.order import determine_player_order
from megawatt.games.power_grid.rules.resources import (
    ask_next_buyer,
    begin_resources,
    buy_token,
    finish_buying,
    why_not_buy,
)
from megawatt.games.power_grid.rules.setup import (
    ask_for_area,
    choosing_is_over,
    deal_plants,
    draft,
    draw_areas_at_random,
    lay_out,
    take_agreed_areas,
    why_not_area,
    why_not_city,
)
from megawatt.kernel.events import tell
from megawatt.kernel.rules import rule

# The course of the game.


@rule
def setup(b, s):
    """Deal the first position."""
    lay_out(b, s)
    s.phase = CHOOSING_AREAS
    if not b.drafted:
        take_agreed_areas(b, s)
        draw_areas_at_random(b, s)
    go_on(b, s, None)


@rule
def go_on(b, s, log):
    """Phase after phase, up to the next decision of anyone."""
    while not ask_in_phase(b, s, log):
        end_phase(b, s, log)


@rule
def ask_in_phase(b, s, log):
    """Ask the next seat of this phase; False when the phase is over."""
    if s.phase == CHOOSING_AREAS:
        if choosing_is_over(b, s):
            return False
        ask_for_area(b, s)
        return True
    if s.phase == AUCTION:
        return ask_next_nominator(b, s, log)
    if s.phase == RESOURCES:
        return ask_next_buyer(b, s)
    if s.phase == BUILDING:
        return ask_next_builder(b, s)
    if s.phase == BUREAUCRACY:
        return ask_next_to_power(b, s, log)
    s.seat = -1
    s.asked = NOTHING
    return True


@rule
def end_phase(b, s, log):
    """What happens between this phase and the next."""
    if s.phase == CHOOSING_AREAS:
        deal_plants(b, s)
        fix_end_number(b, s)
        begin_round(b, s, log)
    elif s.phase == AUCTION:
        end_auction(b, s, log)
        if s.round_no == 1 or b.auction_before_order:
            determine_player_order(b, s, log)
        begin_resources(b, s)
    elif s.phase == RESOURCES:
        begin_building(b, s)
    elif s.phase == BUILDING:
        if not end_of_building(b, s, log):
            begin_bureaucracy(b, s, log)
    elif s.phase == BUREAUCRACY:
        end_bureaucracy(b, s, log)
        begin_round(b, s, log)


@rule
def begin_round(b, s, log):
    """Phase 1 gives the order (drawn by lot in round 1; after the auction on some maps), then the auction begins."""
    s.round_no += 1
    tell(log, ROUND_BEGINS, s.round_no)
    if s.round_no > 1 and not b.auction_before_order:
        determine_player_order(b, s, log)
    begin_auction(b, s)


# What is legal.


@rule
def why_not(b, s, action):
    """The first rule that forbids an action now, or ALLOWED."""
    if s.phase == GAME_OVER:
        return IS_OVER
    if action < 0 or action > BID + MOST_BID:
        return NO_SUCH_THING
    asked = s.asked
    if action >= BID:
        if asked == OPEN_BID or asked == RAISE:
            return why_not_bid(s, s.seat, action - BID)
        return NOT_ASKED
    if action == PASS or action == DONE:
        return why_not_finish(b, s, action)
    if asked == CHOOSE_AREA and AREA <= action < AREA + AREAS:
        return why_not_area(b, s, action - AREA)
    if asked == CHOOSE_CITY and CITY <= action < CITY + CITIES:
        return why_not_city(b, s, action - CITY)
    if asked == ASKED_TO_NOMINATE and NOMINATE <= action < NOMINATE + MARKET:
        return why_not_nominate(b, s, s.seat, action - NOMINATE)
    if asked == ASKED_TO_DISCARD and DISCARD <= action <= DISCARD + PLANTS:
        return why_not_discard(s, s.seat, action - DISCARD)
    if asked == GIVE_UP and RETURN <= action < RETURN + 2:
        return why_not_give_up(b, s, s.seat, action - RETURN)
    if asked == ASKED_TO_BUY and BUY <= action < BUY + SOURCES * FUELS:
        return why_not_buy(b, s, s.seat, (action - BUY) // FUELS, (action - BUY) % FUELS)
    if asked == ASKED_TO_BUILD and BUILD <= action < BUILD + CITIES:
        return why_not_build(b, s, s.seat, action - BUILD)
    if asked == ASKED_TO_BUILD and FOUND <= action < FOUND + CITIES:
        return why_not_found(b, s, s.seat, action - FOUND)
    if asked == ASKED_TO_RUN and RUN <= action < RUN + (1 << PLANTS):
        return why_not_run(b, s, s.seat, action - RUN)
    if asked == ASKED_TO_BURN and BURN <= action <= BURN + MOST_HYBRID_COAL:
        return why_not_burn(b, s, s.seat, action - BURN)
    return NOT_ASKED


@rule
def why_not_finish(b, s, action):
    """`pass` belongs to the auction, `done` to buying and building."""
    if action == PASS and s.asked == ASKED_TO_NOMINATE:
        return why_not_pass_phase(b, s, s.seat)
    if action == PASS and (s.asked == OPEN_BID or s.asked == RAISE):
        return why_not_pass_bid(s)
    if action == DONE and (s.asked == ASKED_TO_BUY or s.asked == ASKED_TO_BUILD):
        return ALLOWED
    return NOT_ASKED


@rule
def list_plants_to_run(b, s, actions):
    """Every set of own plants that can run; sets with a plant that cannot run alone need no closer look."""
    count = 0
    idle = plants_that_cannot_run(b, s, s.seat)
    for plants in range(1 << s.plant_count[s.seat]):
        if plants & idle == 0 and why_not_run(b, s, s.seat, plants) == ALLOWED:
            actions[count] = RUN + plants
            count += 1
    return count


@rule
def list_fuel_to_buy(b, s, actions):
    """Done, and every token that can be bought."""
    actions[0] = DONE
    count = 1
    for source in range(b.sources):
        for fuel in range(FUELS):
            if why_not_buy(b, s, s.seat, source, fuel) == ALLOWED:
                actions[count] = BUY + source * FUELS + fuel
                count += 1
    return count


@rule
def list_allowed(b, s, actions, count, first, things):
    """Append those of a verb's actions that nothing forbids."""
    for action in range(first, first + things):
        if why_not(b, s, action) == ALLOWED:
            actions[count] = action
            count += 1
    return count


@rule
def legal(b, s, actions):
    """Write every legal action, ascending, and return how many there are."""
    asked = s.asked
    if asked == ASKED_TO_BUILD:
        return list_building(b, s, actions)
    if asked == ASKED_TO_BUY:
        return list_fuel_to_buy(b, s, actions)
    if asked == OPEN_BID or asked == RAISE:
        return list_bids(s, actions)
    if asked == ASKED_TO_NOMINATE:
        count = list_allowed(b, s, actions, 0, PASS, 1)
        return list_allowed(b, s, actions, count, NOMINATE, s.market_size)
    if asked == ASKED_TO_RUN:
        return list_plants_to_run(b, s, actions)
    if asked == ASKED_TO_BURN:
        return list_allowed(b, s, actions, 0, BURN, s.fuel[s.seat, COAL] + 1)
    if asked == ASKED_TO_DISCARD:
        return list_allowed(b, s, actions, 0, DISCARD, s.plant_count[s.seat])
    if asked == GIVE_UP:
        return list_allowed(b, s, actions, 0, RETURN, 2)
    if asked == CHOOSE_AREA:
        return list_allowed(b, s, actions, 0, AREA, b.areas)
    if asked == CHOOSE_CITY:
        return list_allowed(b, s, actions, 0, CITY, b.cities)
    return 0


@rule
def list_building(b, s, actions):
    """Done, every city that can be built in, and on some maps every place to found a second network."""
    actions[0] = DONE
    count = 1
    for city in range(b.cities):
        if why_not_build(b, s, s.seat, city) == ALLOWED:
            actions[count] = BUILD + city
            count += 1
    if b.start_cities_only:
        count = list_allowed(b, s, actions, count, FOUND, b.cities)
    return count


@rule
def list_bids(s, actions):
    """Passing, and every amount from one above the highest bid to the cash in hand."""
    count = 0
    if why_not_pass_bid(s) == ALLOWED:
        actions[0] = PASS
        count = 1
    for amount in range(lowest_bid(s), highest_bid(s, s.seat) + 1):
        actions[count] = BID + amount
        count += 1
    return count


# What follows.


@rule
def apply(b, s, action, log):
    """Play a legal action and go on to the next decision."""
    if answer(b, s, action, log):
        go_on(b, s, log)


@rule
def answer(b, s, action, log):
    """Carry out the answer to what was asked. Returns False when the same question or its follow-up is open."""
    asked = s.asked
    if asked == ASKED_TO_BUY:
        return answer_buy(b, s, action, log)
    if asked == ASKED_TO_BUILD:
        return answer_build(b, s, action, log)
    if asked == OPEN_BID or asked == RAISE:
        sold = pass_bid(b, s, log) if action == PASS else bid(b, s, action - BID, log)
        return sold and finish_purchase(b, s, log)
    if asked == ASKED_TO_NOMINATE:
        if action == PASS:
            leave_auction_phase(b, s, s.seat, log)
            return True
        return nominate(b, s, action - NOMINATE, log) and finish_purchase(b, s, log)
    if asked == ASKED_TO_RUN:
        return run_plants(b, s, action - RUN, log)
    if asked == ASKED_TO_BURN:
        burn(b, s, action - BURN, log)
        return True
    if asked == ASKED_TO_DISCARD:
        discard_plant(b, s, s.seat, action - DISCARD, log)
        return finish_purchase(b, s, log)
    if asked == GIVE_UP:
        give_up_fuel(s, s.seat, action - RETURN, 1, log)
        return finish_purchase(b, s, log)
    draft(b, s, action - CITY if asked == CHOOSE_CITY else action - AREA, log)
    return True


@rule
def answer_buy(b, s, action, log):
    """One token, or no more."""
    if action == DONE:
        finish_buying(s)
        return True
    buy_token(b, s, (action - BUY) // FUELS, (action - BUY) % FUELS, log)
    return b.one_at_a_time != 0


@rule
def answer_build(b, s, action, log):
    """One house, or no more."""
    if action == DONE:
        finish_building(s)
        return True
    if action >= FOUND:
        found_network(b, s, action - FOUND, log)
    else:
        build_house(b, s, action - BUILD, house_price(b, s, s.seat, action - BUILD), log)
    return False
