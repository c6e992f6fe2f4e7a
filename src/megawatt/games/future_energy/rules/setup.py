"""Before the first turn: tiles, contracts, money, and who begins (NOTES 3)."""

from megawatt.author import draw_below, rule, shuffle_cards
from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.rules.contracts import fill_contract

EXCHANGED_AT_ONCE = 2


@rule
def lay_out(b, s):
    """Everything that is on the table before the first turn."""
    lay_tiles(b, s)
    mix_tiles_around_start(b, s)
    deal_contracts(b, s)
    deal_public_contracts(b, s)
    equip_players(b, s)
    s.crew = b.start
    s.empty_links = b.open_links
    s.bank = b.bank - b.seats * b.start_money
    s.target = n.NO_SITE
    s.card = n.NO_CARD
    s.wildcards_left = b.wildcards if b.module_2 else 0
    s.first = draw_below(s.chance, b.seats)


# Tiles (3.2, 3.3).


@rule
def setup_kind(tile):
    """All construction grounds are one kind while tiles are laid out."""
    return min(tile, n.GROUND)


@rule
def lay_tiles(b, s):
    """Some of each kind are removed unseen; one random tile goes on every open site; the rest is left over."""
    for place in range(n.PLACES):
        s.tile[place] = n.NO_TILE
    removed = remove_tiles(b, s)
    shuffle_cards(s.chance, s.bag, removed, s.bag_size - removed)
    for site in range(b.sites):
        if not b.blocked[site]:
            s.bag_size -= 1
            s.tile[site] = s.bag[s.bag_size]


@rule
def remove_tiles(b, s):
    """Fill the bag: first the tiles removed by player count, shuffled, then all others. Returns where these begin."""
    for tile in range(n.TILES):
        for _ in range(b.tile_count[tile]):
            s.bag[s.bag_size] = tile
            s.bag_size += 1
    removed = 0
    for kind in range(n.SETUP_KINDS):
        for _ in range(b.tiles_removed_per_kind):
            place = random_place_of(s, kind, removed)
            tile = s.bag[place]
            s.bag[place] = s.bag[removed]
            s.bag[removed] = tile
            removed += 1
    shuffle_cards(s.chance, s.bag, 0, removed)
    return removed


@rule
def random_place_of(s, kind, start):
    """The place in the bag of a random tile of this kind, from `start` on."""
    there = 0
    for place in range(start, s.bag_size):
        there += 1 if setup_kind(s.bag[place]) == kind else 0
    pick = draw_below(s.chance, there)
    place = start
    while setup_kind(s.bag[place]) != kind or pick > 0:
        if setup_kind(s.bag[place]) == kind:
            pick -= 1
        place += 1
    return place


@rule
def around_start(b, s, kind):
    """How many tiles of this kind lie next to the start space."""
    count = 0
    for i in range(b.degree[b.start]):
        count += 1 if setup_kind(s.tile[b.neighbour[b.start, i]]) == kind else 0
    return count


@rule
def mix_tiles_around_start(b, s):
    """While a kind lies three times or more next to the start, two of its tiles are exchanged (3.3)."""
    mixed = False
    while not mixed:
        mixed = True
        for kind in range(n.SETUP_KINDS):
            if around_start(b, s, kind) > b.most_alike:
                mixed = False
                for _ in range(EXCHANGED_AT_ONCE):
                    exchange_tile(b, s, kind)


@rule
def exchange_tile(b, s, kind):
    """A random tile of this kind next to the start is exchanged for a left-over one, or else for one farther away."""
    pick = draw_below(s.chance, around_start(b, s, kind))
    site = n.NO_SITE
    for i in range(b.degree[b.start]):
        if setup_kind(s.tile[b.neighbour[b.start, i]]) == kind:
            if pick == 0:
                site = b.neighbour[b.start, i]
            pick -= 1
    if not exchange_with_bag(b, s, site):
        exchange_with_board(b, s, site)


@rule
def is_suitable(b, s, tile, site):
    """Whether this tile may come to a site next to the start: another kind that lies there at most once."""
    kind = setup_kind(tile)
    return tile != n.NO_TILE and kind != setup_kind(s.tile[site]) and around_start(b, s, kind) < b.most_alike


@rule
def exchange_with_bag(b, s, site):
    """Exchange for a random suitable left-over tile; False without any."""
    left_over = n.SETUP_KINDS * b.tiles_removed_per_kind
    suitable = 0
    for place in range(left_over, s.bag_size):
        suitable += 1 if is_suitable(b, s, s.bag[place], site) else 0
    if suitable == 0:
        return False
    pick = draw_below(s.chance, suitable)
    for place in range(left_over, s.bag_size):
        if is_suitable(b, s, s.bag[place], site):
            if pick == 0:
                tile = s.bag[place]
                s.bag[place] = s.tile[site]
                s.tile[site] = tile
                return True
            pick -= 1
    return False


@rule
def is_near_start(b, site):
    """Whether a site is next to the start space."""
    for i in range(b.degree[b.start]):
        if b.neighbour[b.start, i] == site:
            return True
    return False


@rule
def exchange_with_board(b, s, site):
    """Exchange for a random suitable tile from a site that is not next to the start."""
    suitable = 0
    for other in range(b.sites):
        suitable += 1 if not is_near_start(b, other) and is_suitable(b, s, s.tile[other], site) else 0
    pick = draw_below(s.chance, suitable)
    for other in range(b.sites):
        if not is_near_start(b, other) and is_suitable(b, s, s.tile[other], site):
            if pick == 0:
                tile = s.tile[other]
                s.tile[other] = s.tile[site]
                s.tile[site] = tile
                return
            pick -= 1


# Contracts, certificates and players (3.4, 3.5).


@rule
def deal_contracts(b, s):
    """Some go back unseen, four are laid face up, the rest is the stack."""
    for card in range(n.CONTRACTS):
        s.holder[card] = n.NOBODY
    for slot in range(len(s.display)):
        s.display[slot] = n.NO_CARD
    for card in range(b.contracts):
        s.stack[card] = card
    s.stack_size = b.contracts
    shuffle_cards(s.chance, s.stack, 0, s.stack_size)
    for _ in range(b.contracts_removed):
        s.stack_size -= 1
        s.removed[s.removed_count] = s.stack[s.stack_size]
        s.removed_count += 1
    for slot in range(len(s.display)):
        s.stack_size -= 1
        s.display[slot] = s.stack[s.stack_size]
    s.display_size = len(s.display)


@rule
def deal_public_contracts(b, s):
    """Module 2: four cards face up, the rest is the stack (9)."""
    for card in range(n.PUBLIC):
        s.public_holder[card] = n.NOBODY
    for slot in range(len(s.public_display)):
        s.public_display[slot] = n.NO_CARD
    if not b.module_2:
        return
    for card in range(b.public):
        s.public_stack[card] = card
    s.public_stack_size = b.public
    shuffle_cards(s.chance, s.public_stack, 0, s.public_stack_size)
    for slot in range(len(s.public_display)):
        s.public_stack_size -= 1
        s.public_display[slot] = s.public_stack[s.public_stack_size]
    s.public_display_size = len(s.public_display)


@rule
def equip_players(b, s):
    """Money, plants, lines, a plant on the start space, and a random starting contract with its plants."""
    for place in range(len(s.certificate)):
        s.certificate[place] = b.certificate[place]
        s.certificate_holder[place] = n.UNDRAWN
    shuffle_cards(s.chance, s.certificate, 0, len(s.certificate))
    for card in range(b.starting_contracts):
        s.queue[card] = b.contracts + card
    shuffle_cards(s.chance, s.queue, 0, b.starting_contracts)
    for seat in range(b.seats):
        s.cash[seat] = b.start_money
        s.plants[seat, b.start] = 1
        s.plant_supply[seat] = b.plants - 1
        s.line_supply[seat] = b.lines
        fill_contract(b, s, seat, s.queue[seat])
    for card in range(b.starting_contracts):
        s.queue[card] = 0
