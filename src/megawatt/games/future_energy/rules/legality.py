"""Which answers are legal now, and the reason when one is not: both from the same predicates."""

from megawatt.games.future_energy.moves import (
    BLIND,
    BUILD,
    CONTRACT,
    CREW,
    DONE,
    DOUBLE,
    EXTEND,
    FREE,
    GO,
    JOIN,
    KEEP,
    LAST,
    LIFT,
    LINE,
    LINES,
    PLACE,
    PUBLIC,
    RETURN,
    SELL,
    SHIFT,
    SITE,
    SKIP,
    STEP,
    SWAP,
    USE,
)
from megawatt.games.future_energy.names import (
    ALLOWED,
    BUILD_PLANT,
    BY_GROUND,
    BY_NUCLEAR,
    CERTIFICATE_VALUES,
    CREW_TARGET,
    DISPLAY,
    DOUBLE_OIL,
    ENERGIES,
    EXTRA_OIL,
    EXTRA_PLANT,
    FOREIGN_PLANT,
    FOREIGN_SITE,
    GAME_OVER,
    IS_OVER,
    JOIN_IN,
    LIFT_LINE,
    MOVE_CREW,
    MUST_PLACE,
    NO_CARD,
    NO_SUCH_THING,
    NOT_ASKED,
    PLACE_LINE,
    PLAN,
    PLANT_SITE,
    REPEAT,
    RETURN_PLANT,
    ROUTE,
    SELL_CERTIFICATE,
    SHIFT_PLANT,
    SPACES,
    SWAP_FIRST,
    SWAP_SECOND,
    TAKE_CONTRACT,
    USE_CARDS,
)
from megawatt.games.future_energy.names import EXTEND as ASKED_TO_EXTEND
from megawatt.games.future_energy.rules.building import why_not_build
from megawatt.games.future_energy.rules.contracts import all_contracts, why_not_plant, why_not_take
from megawatt.games.future_energy.rules.effects import (
    why_not_crew_link,
    why_not_double,
    why_not_foreign_plant,
    why_not_foreign_site,
    why_not_sell,
    why_not_shift,
    why_not_swap,
)
from megawatt.games.future_energy.rules.joint import why_not_join
from megawatt.games.future_energy.rules.lines import why_not_lift, why_not_place
from megawatt.games.future_energy.rules.moving import why_not_stay, why_not_step, why_not_target
from megawatt.games.future_energy.rules.payment import why_not_use
from megawatt.games.future_energy.rules.planning import (
    why_not_end_planning,
    why_not_plan_contract,
    why_not_plan_lines,
    why_not_plan_public,
)
from megawatt.games.future_energy.rules.tiles import why_not_extra_oil, why_not_own_site
from megawatt.kernel.rules import rule

# Why not.


@rule
def why_not(b, s, action):
    """The first rule that forbids an action now, or ALLOWED."""
    if s.phase == GAME_OVER:
        return IS_OVER
    if action < 0 or action > LAST:
        return NO_SUCH_THING
    if action < LINE:
        return why_not_finish(b, s, action)
    if action < USE:
        return why_not_buy(b, s, action)
    if action < PLACE:
        return why_not_use_now(b, s, action - USE)
    if action < BUILD:
        return why_not_on_map(b, s, action)
    if action < SHIFT:
        return why_not_move_plant(b, s, action)
    return why_not_other(b, s, action)


@rule
def why_not_finish(b, s, action):
    """`done` ends planning, an impossible move or the turn; `skip` declines an offer; `go` takes the best way."""
    asked = s.asked
    if action == GO:
        return ALLOWED if asked == ROUTE else NOT_ASKED
    if action == SKIP:
        return why_not_skip(b, s)
    if asked == PLAN:
        return why_not_end_planning(b, s)
    if asked == CREW_TARGET:
        return why_not_stay(b, s)
    return ALLOWED if asked == USE_CARDS else NOT_ASKED


@rule
def why_not_skip(b, s):
    """Joining and the actions of tiles are offers; of the effects of public contracts only the second oil plant is (6, 7, 9)."""
    asked = s.asked
    if asked == PLACE_LINE:
        offered = s.line_purpose == BY_NUCLEAR or (s.line_purpose == BY_GROUND and not b.gifts_must_be_taken)
        return ALLOWED if offered else MUST_PLACE
    if asked == RETURN_PLANT:
        return ALLOWED if s.card == NO_CARD else MUST_PLACE
    if asked == TAKE_CONTRACT or asked == EXTRA_PLANT:
        return ALLOWED if s.card == NO_CARD and not b.gifts_must_be_taken else MUST_PLACE
    if asked == JOIN_IN or asked == EXTRA_OIL or asked == DOUBLE_OIL:
        return ALLOWED
    return NOT_ASKED


@rule
def why_not_buy(b, s, action):
    """Planning actions, their repetition, and contracts for free."""
    if s.asked == TAKE_CONTRACT and CONTRACT <= action < PUBLIC:
        return why_not_take(b, s, s.seat, action - CONTRACT)
    if s.asked != PLAN and s.asked != REPEAT:
        return NOT_ASKED
    if action == LINE or action == LINES:
        return why_not_plan_lines(b, s, 1 + action - LINE)
    if action < PUBLIC:
        return why_not_plan_contract(b, s, action - CONTRACT)
    return why_not_plan_public(b, s, DISPLAY if action == BLIND else action - PUBLIC)


@rule
def may_use_cards_now(s):
    """While planning, before the crew moves, after joint construction, and before it where that is agreed (9)."""
    return s.asked == PLAN or s.asked == CREW_TARGET or s.asked == USE_CARDS


@rule
def why_not_use_now(b, s, use):
    """Public contracts have their windows."""
    if not may_use_cards_now(s):
        return NOT_ASKED
    return why_not_use(b, s, s.seat, use >> ENERGIES, use & ((1 << ENERGIES) - 1))


@rule
def why_not_on_map(b, s, action):
    """Lines and the crew."""
    asked = s.asked
    if action < LIFT:
        return why_not_place(b, s, s.seat, action - PLACE) if asked == PLACE_LINE else NOT_ASKED
    if action < CREW:
        return why_not_lift(b, s, s.seat, action - LIFT) if asked == LIFT_LINE else NOT_ASKED
    if action < STEP:
        return why_not_target(b, s, s.seat, action - CREW) if asked == CREW_TARGET else NOT_ASKED
    if action < FREE:
        if asked == MOVE_CREW:
            return why_not_crew_link(b, s, s.seat, action - STEP)
        return why_not_step(b, s, s.seat, action - STEP, 0) if asked == ROUTE else NOT_ASKED
    return why_not_step(b, s, s.seat, action - FREE, 1) if asked == ROUTE else NOT_ASKED


@rule
def why_not_move_plant(b, s, action):
    """Plants from contracts: to a site or back to the supply."""
    asked = s.asked
    if action >= JOIN:
        return why_not_join(b, s, s.seat, action - JOIN) if asked == JOIN_IN else NOT_ASKED
    if action >= RETURN:
        return why_not_plant(b, s, s.seat, action - RETURN) if asked == RETURN_PLANT else NOT_ASKED
    if asked == BUILD_PLANT:
        return why_not_build(b, s, s.seat, action - BUILD)
    if asked == EXTRA_OIL:
        return why_not_extra_oil(b, s, s.seat, action - BUILD)
    if asked == FOREIGN_PLANT:
        return why_not_foreign_plant(b, s, s.seat, action - BUILD)
    if asked == EXTRA_PLANT:
        return why_not_plant(b, s, s.seat, action - BUILD)
    return NOT_ASKED


@rule
def why_not_other(b, s, action):
    """The rarer choices of tiles and public contracts."""
    asked = s.asked
    if action >= EXTEND:
        return ALLOWED if asked == ASKED_TO_EXTEND else NOT_ASKED
    if action >= SELL:
        return why_not_sell(s, s.seat, action - SELL) if asked == SELL_CERTIFICATE else NOT_ASKED
    if action >= SWAP:
        if asked == SWAP_FIRST or asked == SWAP_SECOND:
            return why_not_swap(b, s, action - SWAP, 1 if asked == SWAP_SECOND else 0)
        return NOT_ASKED
    if action >= SITE:
        if asked == PLANT_SITE:
            return why_not_own_site(b, s, s.seat, action - SITE)
        return why_not_foreign_site(b, s, s.seat, action - SITE) if asked == FOREIGN_SITE else NOT_ASKED
    if action >= DOUBLE:
        return why_not_double(b, s, s.seat, action - DOUBLE) if asked == DOUBLE_OIL else NOT_ASKED
    if asked != SHIFT_PLANT:
        return NOT_ASKED
    return why_not_shift(b, s, s.seat, (action - SHIFT) // 2, (action - SHIFT) % 2)


# What is legal.


@rule
def legal(b, s, actions):
    """Write every legal action, ascending, and return how many there are."""
    asked = s.asked
    if asked == PLACE_LINE:
        return list_links(b, s, actions)
    if asked == PLAN or asked == REPEAT:
        return list_planning(b, s, actions)
    if asked == CREW_TARGET:
        count = list_allowed(b, s, actions, 0, DONE, 1)
        count = list_cards(b, s, actions, count)
        return list_targets(b, s, actions, count)
    if asked == ROUTE:
        return list_steps(b, s, actions)
    if asked == BUILD_PLANT or asked == FOREIGN_PLANT:
        return list_plants(b, s, actions, 0, BUILD)
    if asked == EXTRA_OIL or asked == EXTRA_PLANT:
        return list_plants(b, s, actions, list_allowed(b, s, actions, 0, SKIP, 1), BUILD)
    if asked == RETURN_PLANT:
        return list_plants(b, s, actions, list_allowed(b, s, actions, 0, SKIP, 1), RETURN)
    if asked == JOIN_IN:
        return list_plants(b, s, actions, list_allowed(b, s, actions, 0, SKIP, 1), JOIN)
    if asked == TAKE_CONTRACT:
        return list_allowed(b, s, actions, list_allowed(b, s, actions, 0, SKIP, 1), CONTRACT, DISPLAY)
    if asked == USE_CARDS:
        return list_cards(b, s, actions, list_allowed(b, s, actions, 0, DONE, 1))
    return list_rarer(b, s, actions, asked)


@rule
def list_rarer(b, s, actions, asked):
    """The choices that belong to single tiles and public contracts."""
    if asked == ASKED_TO_EXTEND:
        return list_allowed(b, s, actions, 0, EXTEND, 1 + KEEP - EXTEND)
    if asked == LIFT_LINE:
        return list_allowed(b, s, actions, 0, LIFT, b.links)
    if asked == SELL_CERTIFICATE:
        return list_allowed(b, s, actions, 0, SELL, CERTIFICATE_VALUES)
    if asked == SHIFT_PLANT:
        return list_allowed(b, s, actions, 0, SHIFT, 2 * SPACES * all_contracts(b))
    if asked == MOVE_CREW:
        return list_allowed(b, s, actions, 0, STEP, b.places)
    if asked == DOUBLE_OIL:
        return list_allowed(b, s, actions, list_allowed(b, s, actions, 0, SKIP, 1), DOUBLE, all_contracts(b))
    if asked == SWAP_FIRST or asked == SWAP_SECOND:
        return list_allowed(b, s, actions, 0, SWAP, b.sites)
    if asked == PLANT_SITE or asked == FOREIGN_SITE:
        return list_allowed(b, s, actions, 0, SITE, b.sites)
    return 0


@rule
def list_allowed(b, s, actions, count, first, things):
    """Append those of a verb's actions that nothing forbids."""
    for action in range(first, first + things):
        if why_not(b, s, action) == ALLOWED:
            actions[count] = action
            count += 1
    return count


@rule
def list_links(b, s, actions):
    """Every link that takes the line, and declining where it is an offer."""
    count = 0
    if why_not_skip(b, s) == ALLOWED:
        actions[0] = SKIP
        count = 1
    for link in range(b.links):
        if why_not_place(b, s, s.seat, link) == ALLOWED:
            actions[count] = PLACE + link
            count += 1
    return count


@rule
def list_planning(b, s, actions):
    """The end of planning, the planning actions, and public contracts to use."""
    count = list_allowed(b, s, actions, 0, DONE, 1)
    last = BLIND if b.module_2 else PUBLIC - 1
    count = list_allowed(b, s, actions, count, LINE, 1 + last - LINE)
    return list_cards(b, s, actions, count)


@rule
def list_cards(b, s, actions, count):
    """Every way to pay for an own public contract."""
    if s.public_held[s.seat] == 0 or not may_use_cards_now(s):
        return count
    for card in range(b.public):
        if s.public_holder[card] == s.seat:
            count = list_allowed(b, s, actions, count, USE + (card << ENERGIES), 1 << ENERGIES)
    return count


@rule
def list_targets(b, s, actions, count):
    """Every site the crew can end its move on."""
    for site in range(b.sites):
        if why_not_target(b, s, s.seat, site) == ALLOWED:
            actions[count] = CREW + site
            count += 1
    return count


@rule
def list_steps(b, s, actions):
    """The best way, and every next link of another one."""
    actions[0] = GO
    count = 1
    for free in range(2):
        for i in range(b.degree[s.crew]):
            place = b.neighbour[s.crew, i]
            if why_not_step(b, s, s.seat, place, free) == ALLOWED:
                actions[count] = (FREE if free else STEP) + place
                count += 1
    return count


@rule
def list_plants(b, s, actions, count, first):
    """Every plant on the own contracts that may go."""
    for card in range(all_contracts(b)):
        if s.holder[card] == s.seat and s.plants_on[card] != 0:
            count = list_allowed(b, s, actions, count, first + card * SPACES, b.spaces[card])
    return count
