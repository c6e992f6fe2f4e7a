"""Phase 3a: moving the crew along a route of the mover's choice (NOTES 5).

The mover first names the site; when more than one payable way leads there he then takes the best one (`go`)
or goes link by link. Only links are offered from which the site can still be reached and paid for, so nobody
gets stuck. `s.way[k, place]` holds the best way with at most k free links (module 3): from the crew while the
site is chosen, from the site while the route is.
"""

from megawatt.author import rule, tell
from megawatt.games.future_energy import events
from megawatt.games.future_energy import moves as m
from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.rules.payment import can_use_a_card
from megawatt.games.future_energy.rules.stock import pay_bank, pay_seat

# What links and ways cost.


@rule
def link_price(b, s, seat, link):
    """Nothing on an own line, else 1 per foreign line, or 1 to the bank without any (5)."""
    return b.link_weight[seat, s.lines[link]] // n.PRICE


@rule
def link_weight(b, s, seat, link):
    """The price, then what rivals get of it, then the link itself, in one number."""
    return b.link_weight[seat, s.lines[link]]


@rule
def is_open_way(s, place):
    """The crew passes places without a tile, and none twice (5)."""
    return s.tile[place] == n.NO_TILE and not s.visited >> place & 1


@rule
def find_ways(b, s, seat, origin, free):
    """Fill `s.way` with the best payable ways between the origin and every place, with up to `free` free links."""
    limit = (s.cash[seat] + 1) * n.PRICE
    for used in range(free + 1):
        for place in range(b.places):
            s.way[used, place] = n.NOWHERE if used == 0 else s.way[used - 1, place]
        tail, waiting = 0, 0
        if used == 0:
            s.way[0, origin] = 0
            s.queue[0] = origin
            tail, waiting = 1, 1 << origin
        else:
            for place in range(b.places):
                if s.way[used - 1, place] < n.NOWHERE and (place == origin or is_open_way(s, place)):
                    tail, waiting = spread_free_link(b, s, used, place, limit, tail, waiting)
        spread_ways(b, s, seat, used, limit, tail, waiting)


@rule
def spread_free_link(b, s, used, place, limit, tail, waiting):
    """One link more for nothing. Returns the end of the queue and who waits in it."""
    way = s.way[used - 1, place] + n.STEP
    for i in range(b.degree[place]):
        tail, waiting = note_way(s, used, b.neighbour[place, i], way, limit, tail, waiting)
    return tail, waiting


@rule
def spread_ways(b, s, seat, used, limit, tail, waiting):
    """From every place in the queue on to its neighbours, until nothing gets better."""
    head = 0
    while head < tail:
        place = s.queue[head % n.QUEUE]
        head += 1
        waiting &= ~(1 << place)
        here = s.way[used, place]
        for i in range(b.degree[place]):
            way = here + link_weight(b, s, seat, b.neighbour_link[place, i])
            tail, waiting = note_way(s, used, b.neighbour[place, i], way, limit, tail, waiting)
    for slot in range(min(tail + 1, n.QUEUE)):
        s.queue[slot] = 0


@rule
def note_way(s, used, there, way, limit, tail, waiting):
    """Keep a way that is better than the best so far; the crew goes on from an open place. Returns the queue's end and who waits.

    Hardly any of this can be foreseen, so it is reckoned in one go instead of asked step by step: the place is written down first
    and counts only if the crew goes on from it.
    """
    if (way < limit) & (way < s.way[used, there]) & ((s.visited >> there & 1) == 0):
        s.way[used, there] = way
        s.queue[tail % n.QUEUE] = there
        goes_on = (s.tile[there] == n.NO_TILE) & ((waiting >> there & 1) == 0)
        waiting |= goes_on << there
        tail += goes_on
    return tail, waiting


@rule
def forget_ways(b, s):
    """Positions that differ in nothing but old measurements are equal."""
    for used in range(s.extensions[s.active] + 1):
        for place in range(b.places):
            s.way[used, place] = 0


# The site.


@rule
def matches(s, seat, tile):
    """Whether this seat has a plant for a tile: below that icon, or any plant for a construction ground (5)."""
    if tile >= n.GROUND:
        return s.on_contracts[seat] > 0
    return s.ready[seat, tile] > 0


@rule
def why_not_target(b, s, seat, site):
    """The first rule that forbids ending the move here, or ALLOWED (5)."""
    if site >= b.sites:
        return n.NO_SUCH_THING
    if b.blocked[site]:
        return n.OUT_OF_PLAY
    if s.tile[site] == n.NO_TILE:
        return n.WITHOUT_TILE
    if not matches(s, seat, s.tile[site]):
        return n.NO_MATCHING_PLANT
    return n.NO_WAY if s.way[s.extensions[seat], site] >= n.NOWHERE else n.ALLOWED


@rule
def tiles_in_reach(s, seat):
    """The tiles this seat has a plant for, one bit each from bit 1 on; a place without a tile has bit 0, which is never set."""
    tiles = 0
    for tile in range(n.TILES):
        tiles |= matches(s, seat, tile) << (tile + 1)
    return tiles


@rule
def has_target(b, s, seat):
    """Whether some matching site can be reached and paid for."""
    tiles, extensions = tiles_in_reach(s, seat), s.extensions[seat]
    for site in range(b.sites):
        if (tiles >> (s.tile[site] + 1) & 1) & (s.way[extensions, site] < n.NOWHERE):
            return True
    return False


@rule
def list_targets(b, s, seat, actions, count):
    """Every site the crew can end its move on; blocked sites have no tile."""
    tiles, extensions = tiles_in_reach(s, seat), s.extensions[seat]
    for site in range(b.sites):
        actions[count] = m.CREW + site
        count += (tiles >> (s.tile[site] + 1) & 1) & (s.way[extensions, site] < n.NOWHERE)
    return count


@rule
def why_not_stay(b, s):
    """Moving is compulsory when it is possible (5)."""
    return n.MUST_MOVE if has_target(b, s, s.active) else n.ALLOWED


@rule
def ask_to_move(b, s, log):
    """Where to? Returns False when the crew has arrived or cannot move."""
    if s.target != n.NO_SITE:
        return ask_for_route(b, s, log)
    s.seat = s.active
    s.visited = 0
    find_ways(b, s, s.active, s.crew, s.extensions[s.active])
    if has_target(b, s, s.active) or can_use_a_card(b, s, s.active):
        s.asked = n.ASK_CREW
        return True
    stay(b, s, log)
    return False


@rule
def stay(b, s, log):
    """No matching site can be paid for: no phase 3, and nobody is asked to join (5, 7)."""
    forget_ways(b, s)
    tell(log, events.CREW_STAYS, s.active)
    s.phase = n.END_OF_TURN


@rule
def begin_move(s, site):
    """The site is chosen; the route follows."""
    s.target = site
    s.visited = 1 << s.crew
    s.extensions_left = s.extensions[s.active]
    for seat in range(len(s.paid)):
        s.paid[seat] = 0


# The route.


@rule
def link_to(b, s, place):
    """The link between the crew and a place, or -1."""
    for i in range(b.degree[s.crew]):
        if b.neighbour[s.crew, i] == place:
            return b.neighbour_link[s.crew, i]
    return -1


@rule
def why_not_step(b, s, seat, place):
    """The first rule that forbids going this link and paying for it, or ALLOWED."""
    return why_not_go(b, s, seat, place, 0)


@rule
def why_not_step_free(b, s, seat, place):
    """The first rule that forbids going this link with a life-span extension, or ALLOWED."""
    return why_not_go(b, s, seat, place, 1)


@rule
def why_not_go(b, s, seat, place, free):
    """The first rule that forbids going to this place (free: with a life-span extension) on the way, or ALLOWED (5, 9)."""
    if place >= b.places:
        return n.NO_SUCH_THING
    link = link_to(b, s, place)
    return n.NOT_ADJACENT if link < 0 else why_not_go_link(b, s, seat, place, link, free)


@rule
def why_not_go_link(b, s, seat, place, link, free):
    """The same for a neighbour and the link to it."""
    if s.visited >> place & 1:
        return n.ALREADY_PASSED
    if place != s.target and s.tile[place] != n.NO_TILE:
        return n.TILE_IN_THE_WAY
    price = link_price(b, s, seat, link)
    if free and s.extensions_left == 0:
        return n.NO_EXTENSION
    if free and price == 0:
        return n.COSTS_NOTHING
    way = s.way[s.extensions_left - free, place]
    if way >= n.NOWHERE:
        return n.NO_WAY_ON
    if way // n.PRICE + (0 if free else price) > s.cash[seat]:
        return n.TOO_DEAR
    return n.ALLOWED


@rule
def list_steps(b, s, seat, actions, count):
    """The links from the crew that can be paid for, ascending by their ends."""
    return list_links_on(b, s, seat, 0, m.STEP, actions, count)


@rule
def list_free_steps(b, s, seat, actions, count):
    """The links from the crew that an extension can make free."""
    return list_links_on(b, s, seat, 1, m.FREE, actions, count)


@rule
def list_links_on(b, s, seat, free, first, actions, count):
    """The neighbours from which the way goes on; others need no look."""
    for i in range(b.degree[s.crew]):
        place = b.neighbour[s.crew, i]
        actions[count] = first + place
        count += why_not_go_link(b, s, seat, place, b.neighbour_link[s.crew, i], free) == n.ALLOWED
    return count


@rule
def only_way_on(b, s):
    """The number of the only neighbour that the crew could go to at all, or -1 when there are more; then ways must be measured."""
    only, open_ways = -1, 0
    for i in range(b.degree[s.crew]):
        place = b.neighbour[s.crew, i]
        is_open = (s.tile[place] == n.NO_TILE) & ((s.visited >> place & 1) == 0) | (place == s.target)
        only = i if is_open else only
        open_ways += is_open
    return only if open_ways == 1 else -1


@rule
def ask_for_route(b, s, log):
    """Go on while there is only one way to; ask when there are more. Returns False at the site."""
    while s.crew != s.target:
        only, only_free = -1, 0
        if s.extensions_left == 0:
            only = only_way_on(b, s)
        if only < 0:
            find_ways(b, s, s.active, s.target, s.extensions_left)
            choices = 0
            for i in range(b.degree[s.crew]):
                for free in range(2 if s.extensions_left > 0 else 1):
                    place, link = b.neighbour[s.crew, i], b.neighbour_link[s.crew, i]
                    if why_not_go_link(b, s, s.active, place, link, free) == n.ALLOWED:
                        choices += 1
                        only, only_free = i, free
            if choices > 1:
                s.seat = s.active
                s.asked = n.ASK_ROUTE
                return True
        go(b, s, b.neighbour[s.crew, only], b.neighbour_link[s.crew, only], only_free, log)
    arrive(b, s, log)
    return False


@rule
def step(b, s, place, log):
    """One link that is paid for."""
    go(b, s, place, link_to(b, s, place), 0, log)


@rule
def step_free(b, s, place, log):
    """One link with a life-span extension."""
    go(b, s, place, link_to(b, s, place), 1, log)


@rule
def go(b, s, place, link, free, log):
    """One link: pay the bank or every foreign line's owner, unless an own line or an extension makes it free (5, 9)."""
    seat, lines = s.active, s.lines[link]
    if free:
        s.extensions_left -= 1
    elif lines == 0:
        pay_bank(s, seat, 1)
        s.paid[b.seats] += 1
    elif not lines >> seat & 1:
        for other in range(b.seats):
            if lines >> other & 1:
                pay_seat(s, seat, other, 1)
                s.paid[other] += 1
    s.crew = place
    s.visited |= 1 << place
    tell(log, events.CREW_STEPS, seat, place)


@rule
def go_the_best_way(b, s, log):
    """The cheapest way; among equals the one that pays rivals least, then the shortest.

    The ways were measured when the route was asked for. Every step leads nearer to the site, so they stay true.
    """
    while s.crew != s.target:
        go_the_best_link(b, s, log)


@rule
def go_the_best_link(b, s, log):
    """The first link of the best way on. Returns it."""
    best, best_i, best_free = n.NOWHERE, 0, 0
    for i in range(b.degree[s.crew]):
        place, link = b.neighbour[s.crew, i], b.neighbour_link[s.crew, i]
        for free in range(2 if s.extensions_left > 0 else 1):
            if why_not_go_link(b, s, s.active, place, link, free) == n.ALLOWED:
                way = s.way[s.extensions_left - free, place] + (n.STEP if free else link_weight(b, s, s.active, link))
                if way < best:
                    best, best_i, best_free = way, i, free
    best_link = b.neighbour_link[s.crew, best_i]
    go(b, s, b.neighbour[s.crew, best_i], best_link, best_free, log)
    return best_link


@rule
def arrive(b, s, log):
    """The crew is at the site; what the move has cost is told in one go."""
    forget_ways(b, s)
    for other in range(b.seats):
        if s.paid[other] > 0:
            tell(log, events.CHARGE_PAID, s.active, other, s.paid[other])
    if s.paid[b.seats] > 0:
        tell(log, events.BANK_PAID, s.active, s.paid[b.seats])
    s.phase = n.BUILDING
