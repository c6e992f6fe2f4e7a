"""Laying the table: tiles, stacks, neutral dams, companies and officers (setup of the notes)."""

from megawatt.author import draw_below, rule, tell
from megawatt.games.barrage import events
from megawatt.games.barrage import names as n
from megawatt.games.barrage.rules.contracts import add_to_hand, refill_display
from megawatt.games.barrage.rules.rounds import open_tiles, open_works
from megawatt.games.barrage.state import AUTOMA_TILES

START_VP, AUTOMA_VP = 10, 16
EXCAVATORS, MIXERS = 6, 4
ENGINEERS = 12
BASIC_PIECES = 4
COPYABLE = 3
START_CONTRACTS = 4
OVERPOWERED = 4


@rule
def lay_out(b, s):
    """Everything that does not depend on who plays which company."""
    lay_headstreams(s)
    lay_neutral_dams(s)
    lay_bonus_tiles(b, s)
    lay_contracts(b, s)
    lay_tiles(b, s)
    lay_works(b, s)
    lay_turn_order(b, s)
    deal_pairs(b, s)
    if b.automas > 0:
        shuffle_deck(s)


@rule
def pick_bit(s, mask):
    """One bit of a mask at random, as its number."""
    count = 0
    for i in range(16):
        count += mask >> i & 1
    nth = draw_below(s.chance, count)
    for i in range(16):
        if mask >> i & 1:
            if nth == 0:
                return i
            nth -= 1
    return -1


@rule
def lay_headstreams(s):
    """Four of eight headstream tiles."""
    left = (1 << n.HEADSTREAM_TILES) - 1
    for stream in range(n.HEADSTREAMS):
        s.headstream_tile[stream] = pick_bit(s, left)
        left -= 1 << s.headstream_tile[stream]


@rule
def lay_neutral_dams(s):
    """Levels 1, 2, 3 in mountain, hill and plain, on the lower space of a basin drawn by lot, one drop each."""
    basin = 0
    for area in range(3):
        size = 4 if area == 0 else 3
        dam = 2 * (basin + draw_below(s.chance, size)) + 1
        s.dam_owner[dam] = n.NEUTRAL
        s.dam_level[dam] = area + 1
        s.drops[dam] = 1
        s.water_placed += 1
        basin += size


@rule
def lay_bonus_tiles(b, s):
    """Five bonus tiles by round, and one of six objectives."""
    left = b.bonus_pool
    for i in range(n.ROUNDS):
        s.bonus[i] = pick_bit(s, left)
        left -= 1 << s.bonus[i]
    s.objective = draw_below(s.chance, 6)


@rule
def lay_contracts(b, s):
    """Three shuffled stacks with two open tiles each, and one national contract less than companies."""
    for colour in range(n.COLOURS):
        left = (1 << n.PER_COLOUR) - 1
        for i in range(n.PER_COLOUR):
            card = pick_bit(s, left)
            left -= 1 << card
            s.stack[colour, i] = n.FIRST_PRIVATE + colour * n.PER_COLOUR + card
        s.stack_count[colour] = n.PER_COLOUR
        s.display[colour, 0] = n.NO_CONTRACT
        s.display[colour, 1] = n.NO_CONTRACT
    refill_display(s, None)
    left = (1 << 6) - 1
    for i in range(n.NATIONALS):
        s.national[i] = n.NO_CONTRACT
        if i < b.companies - 1:
            card = pick_bit(s, left)
            left -= 1 << card
            s.national[i] = n.FIRST_NATIONAL + card


@rule
def lay_tiles(b, s):
    """Levels I, II, III shuffled by themselves; with Leeghwater the sixth of each level stays in the box."""
    for level in range(3):
        left = 0b111111 if b.leeghwater else 0b011111
        for i in range(n.PER_LEVEL):
            s.tile_order[level, i] = -1
            if left > 0:
                card = pick_bit(s, left)
                left -= 1 << card
                s.tile_order[level, i] = 6 * (level + 1) + card
    for place in range(n.OPEN_TILES):
        s.open_tile[place] = -1
    if b.patents:
        open_tiles(b, s)


@rule
def lay_works(b, s):
    """Leeghwater: stacks A, B, C of external works, and five of ten buildings."""
    for place in range(n.OPEN_TILES):
        s.open_work[place] = -1
    if not b.leeghwater:
        return
    for level in range(3):
        left = (1 << n.PER_STACK) - 1
        for i in range(n.PER_STACK):
            card = pick_bit(s, left)
            left -= 1 << card
            s.work_order[level, i] = n.PER_STACK * level + card
    open_works(s)
    left = (1 << n.BUILDINGS) - 1
    for place in range(1, n.BUILDINGS_IN_PLAY + 1):
        building = pick_bit(s, left)
        left -= 1 << building
        s.building_in_play[building] = place if b.automa_buildings_board_order else 1


@rule
def lay_turn_order(b, s):
    """Automas first, then the people by lot (automa, section 1); the introductory order is printed."""
    for i in range(b.automas):
        s.order[i] = b.seats + i
    left = (1 << b.seats) - 1
    for i in range(b.seats):
        seat = i
        if b.start != n.START_INTRODUCTORY:
            seat = pick_bit(s, left)
            left -= 1 << seat
        s.order[b.automas + i] = seat


@rule
def deal_pairs(b, s):
    """As many pairs of company and officer as companies, and as many starting contracts."""
    companies, officers, starts = b.company_pool, b.officer_pool, (1 << START_CONTRACTS) - 1
    for i in range(b.companies):
        s.pair_company[i] = pick_bit(s, companies)
        s.pair_officer[i] = pick_bit(s, officers)
        if b.start == n.START_INTRODUCTORY:
            s.pair_company[i] = i
            s.pair_officer[i] = b.intro_officer[i]
        companies &= ~(1 << s.pair_company[i])
        officers &= ~(1 << s.pair_officer[i])
        s.start_contract[i] = i if b.start == n.START_INTRODUCTORY else pick_bit(s, starts)
        starts &= ~(1 << s.start_contract[i])
    for i in range(b.companies, n.STARTS):
        s.start_contract[i] = n.NO_CONTRACT
    lay_copyable(b, s, officers)


@rule
def lay_copyable(b, s, left):
    """Mahiri may copy the officers of all pairs, drawn up to three where companies are fewer (V-6)."""
    found = 0
    for i in range(b.companies):
        if s.pair_officer[i] != n.MAHIRI:
            s.copyable |= 1 << s.pair_officer[i]
            found += 1
    left &= ~(1 << n.MAHIRI)
    if found == b.companies:
        s.copyable = 0
        return
    while found < COPYABLE:
        officer = pick_bit(s, left)
        left -= 1 << officer
        s.copyable |= 1 << officer
        found += 1


@rule
def shuffle_deck(s):
    """A new pile of automa tiles; the first one is flipped and gives the criteria (automa, section 3)."""
    for i in range(AUTOMA_TILES):
        other = draw_below(s.chance, i + 1)
        s.deck[i] = s.deck[other]
        s.deck[other] = i
    s.criteria = s.deck[0]
    s.deck_at = 1


# Who plays which company.


@rule
def give_pair(b, s, seat, pair, log):
    """Take over a company with its officer and lay out its board."""
    s.pair_owner[pair] = seat + 1
    s.company[seat] = s.pair_company[pair]
    officer = s.pair_officer[pair]
    if seat >= b.seats:
        s.automa[seat] = b.automa_level
        officer = officer if b.automa_level == OVERPOWERED else n.NO_OFFICER
    s.officer[seat] = officer
    s.ability[seat] = officer
    lay_company(b, s, seat)
    if seat < b.seats and b.start != n.START_INTRODUCTORY:
        tell(log, events.PAIR_PICKED, seat, s.company[seat], officer)


@rule
def lay_company(b, s, seat):
    """Goods, engineers and technology tiles of a company; VP already bid are kept as a debt."""
    officer = s.officer[seat]
    s.vp[seat] += AUTOMA_VP if s.automa[seat] else START_VP
    s.excavators[seat] = EXCAVATORS
    s.mixers[seat] = MIXERS
    s.engineers[seat] = ENGINEERS if officer < 0 else b.start_engineers[officer]
    s.credits[seat] = 0 if s.automa[seat] else b.start_credits[officer]
    s.architect[seat] = 1 if officer == n.TOMMASO else 0
    s.tiles[seat] = (1 << BASIC_PIECES) - 1
    if b.wild_tile:
        s.tiles[seat] += 1 << n.WILD
    if b.leeghwater:
        s.tiles[seat] += 1 << n.BUILDING
    if officer == n.ANTON:
        s.tiles[seat] += 1 << n.ANTON_TILE
    if officer == n.LESLIE:
        s.tiles[seat] += 1 << n.LESLIE_TILE


@rule
def give_start(s, seat, place, log):
    """Take a starting contract."""
    s.start_owner[place] = seat + 1
    add_to_hand(s, seat, s.start_contract[place])
    tell(log, events.CONTRACT_PICKED, s.company[seat], s.start_contract[place])


@rule
def pair_of(b, s, company):
    """Where a company's pair lies; -1 if it is not on offer or taken."""
    for i in range(b.companies):
        if s.pair_company[i] == company and s.pair_owner[i] == 0:
            return i
    return -1


@rule
def start_of(b, s, contract):
    """Where a starting contract lies; -1 if it is not on offer or taken."""
    for i in range(b.companies):
        if s.start_contract[i] == contract and s.start_owner[i] == 0:
            return i
    return -1


@rule
def give_rest(b, s, log):
    """Everything that nobody chose: at random starts by position, in the introductory game by seat, automas what is left."""
    for place in range(b.companies - 1, -1, -1):
        seat = s.order[place]
        if s.engineers[seat] == 0:
            for pair in range(b.companies):
                if s.pair_owner[pair] == 0 and (b.start != n.START_INTRODUCTORY or pair == seat) and s.engineers[seat] == 0:
                    give_pair(b, s, seat, pair, log)
        if seat < b.seats and s.hand_count[seat] == 0:
            for start in range(b.companies):
                if s.start_owner[start] == 0 and (b.start != n.START_INTRODUCTORY or start == seat) and s.hand_count[seat] == 0:
                    give_start(s, seat, start, log)


@rule
def starts_at_once(b):
    """Whether nobody has anything to choose before the first round."""
    return b.start == n.START_INTRODUCTORY or b.start == n.START_RANDOM


@rule
def starts_with_auction(b):
    """Whether positions are bid for; alone at the table there is nothing to bid for."""
    return b.start == n.START_AUCTION and b.seats > 1
