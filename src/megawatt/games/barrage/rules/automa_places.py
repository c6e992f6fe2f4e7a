"""Where an automa's piece goes: complete a system, then the criteria tile, then its start number (automa, section 6).

Candidates are bits of a number: dams, conduits or powerhouse spaces.
"""

from megawatt.author import rule
from megawatt.games.barrage import names as n
from megawatt.games.barrage.rules.company import dam_capacity, has_officer
from megawatt.games.barrage.rules.water import is_own_or_neutral, owns_powerhouse_in

WITH_DAMS = 10
CRITERIA = 3
STRONG_CONDUIT = 3
NO_CEILING = 9999
PER_DROP = 1 << n.HEADSTREAMS
"""A drop that comes by counts more than all headstreams it may come from, one bit each."""
# Criteria by their place in automa_facts.py.
D_CONDUIT, D_OWN_POWERHOUSE, D_UPSTREAM_OWN, D_UPSTREAM_OTHER, D_RED, D_WATER, D_DOWNSTREAM = range(7)
C_MOST, C_SECOND, C_OWN_DAM, C_OTHER_DAM, C_OWN_POWERHOUSE, C_OTHER_POWERHOUSE = range(6)
P_CONDUIT, P_OWN_DAM, P_FEEDING, P_NOT_FEEDING, P_BASIN_5, P_BASIN_6, P_BASIN_7, P_PLAINS = range(8)


@rule
def places_of(piece):
    """How many spaces there are for a kind of piece."""
    if piece == n.POWERHOUSE:
        return n.POWERHOUSES
    return n.CONDUITS if piece == n.CONDUIT else n.DAMS


@rule
def choose_place(b, s, seat, piece, candidates, tile):
    """One of the candidates for a piece built with this tile (NO_TILE for none); there must be at least one."""
    if piece != n.ELEVATION:
        candidates = keep_completing(b, s, seat, piece, candidates)
    candidates = prefer(b, s, seat, piece, candidates, tile)
    if piece == n.BASE or piece == n.ELEVATION:
        foresee_flow(b, s)
    for i in range(CRITERIA):
        candidates = narrow(b, s, seat, piece, (criterion_at(b, s, piece, i)), candidates)
    if piece == n.BASE or piece == n.ELEVATION:
        forget_flow(s)
    return first_from_start(b, s, piece, candidates, tile == n.ANY_1)


@rule
def keep_completing(b, s, seat, piece, candidates):
    """The spaces that complete a system when exactly one system would become complete; otherwise all (section 6, step 1)."""
    systems, spaces = 0, 0
    for place in range(places_of(piece)):
        if candidates >> place & 1:
            if b.automa_systems:
                completed = systems_completed(b, s, seat, piece, place)
            else:
                completed = 1 << place if completes(b, s, seat, piece, place) else 0
            systems |= completed
            if completed > 0:
                spaces |= 1 << place
    return spaces if systems > 0 and systems & (systems - 1) == 0 else candidates


@rule
def systems_completed(b, s, seat, piece, place):
    """The systems that a piece would complete, one bit per conduit: two dam spaces of a basin belong to the same ones."""
    systems = 0
    for conduit in range(n.CONDUITS):
        if piece == n.CONDUIT:
            joins = conduit == place
        elif piece == n.BASE:
            joins = conduit // 2 == place // 2 and not has_usable_dam(s, seat, conduit // 2)
        else:
            joins = b.conduit_to[conduit] == b.powerhouse_basin[place]
        if joins and completes_system(b, s, seat, piece, conduit):
            systems |= 1 << conduit
    return systems


@rule
def completes_system(b, s, seat, piece, conduit):
    """Whether only this piece is missing to a conduit's system: own or neutral dam, conduit of any owner, own powerhouse."""
    if piece != n.BASE and not has_usable_dam(s, seat, conduit // 2):
        return False
    if piece != n.CONDUIT and s.conduit_owner[conduit] == 0:
        return False
    return piece == n.POWERHOUSE or leads_to_own_powerhouse(b, s, seat, conduit)


@rule
def prefer(b, s, seat, piece, candidates, tile):
    """Tile conduit-2 prefers values of 3 or more, Wilhelm mountain and then hill bases (section 7)."""
    if piece == n.CONDUIT and tile == n.CONDUIT_2:
        return keep_strong(b, candidates)
    if piece == n.BASE and has_officer(s, seat, n.WILHELM):
        for area in (n.MOUNTAIN, n.HILL):
            kept = keep_area(b, candidates, area)
            if kept > 0:
                return kept
    return candidates


@rule
def keep_strong(b, candidates):
    """The conduits of value 3 or more, or all when there are none."""
    kept = 0
    for conduit in range(n.CONDUITS):
        if candidates >> conduit & 1 and b.conduit_value[conduit] >= STRONG_CONDUIT:
            kept |= 1 << conduit
    return kept if kept > 0 else candidates


@rule
def keep_area(b, candidates, area):
    """The dam spaces of one area."""
    kept = 0
    for dam in range(n.DAMS):
        if candidates >> dam & 1 and b.basin_area[dam // 2] == area:
            kept |= 1 << dam
    return kept


@rule
def criterion_at(b, s, piece, i):
    """The i-th criterion of the criteria tile for a kind of piece."""
    if piece == n.CONDUIT:
        return b.conduit_criteria[s.criteria, i]
    if piece == n.POWERHOUSE:
        return b.powerhouse_criteria[s.criteria, i]
    return b.dam_criteria[s.criteria, i]


@rule
def narrow(b, s, seat, piece, criterion, candidates):
    """Keep the candidates that meet a criterion best; one that nobody meets is ignored."""
    best, kept = 0, candidates
    ceiling = NO_CEILING
    if piece == n.CONDUIT and criterion == C_SECOND:
        ceiling = highest_value(b, candidates) - 1
    for place in range(places_of(piece)):
        if candidates >> place & 1:
            score = merit(b, s, seat, piece, criterion, place)
            if score > ceiling:
                score = 0
            if score > best:
                best, kept = score, 0
            if score == best and score > 0:
                kept |= 1 << place
    return kept


@rule
def highest_value(b, candidates):
    """The highest conduit value among the candidates."""
    best = 0
    for conduit in range(n.CONDUITS):
        if candidates >> conduit & 1:
            best = max(best, b.conduit_value[conduit])
    return best


@rule
def merit(b, s, seat, piece, criterion, place):
    """How well a space meets a criterion; 0 for not at all."""
    if piece == n.CONDUIT:
        return conduit_merit(b, s, seat, criterion, place)
    if piece == n.POWERHOUSE:
        return powerhouse_merit(b, s, seat, criterion, b.powerhouse_basin[place])
    return dam_merit(b, s, seat, criterion, place)


@rule
def dam_merit(b, s, seat, criterion, dam):
    """Criteria for bases and elevations."""
    first = dam & ~1
    if criterion == D_CONDUIT:
        return max(built_conduit_merit(b, s, seat, first), built_conduit_merit(b, s, seat, first + 1))
    if criterion == D_OWN_POWERHOUSE:
        return 1 if leads_to_own_powerhouse(b, s, seat, first) or leads_to_own_powerhouse(b, s, seat, first + 1) else 0
    if criterion == D_UPSTREAM_OWN or criterion == D_UPSTREAM_OTHER:
        return upstream_merit(b, s, seat, dam, criterion == D_UPSTREAM_OWN)
    if criterion == D_RED:
        return 1 if b.dam_cost[dam] > 0 else 0
    if criterion == D_WATER:
        return s.arriving[dam]
    to_own, to_rival = 0, 0
    for conduit in range(first, first + 2):
        owner_class = dam_class(s, seat, b.conduit_to[conduit])
        to_own |= owner_class & 1
        to_rival |= owner_class >> 2 & 1
    if to_own:
        return 2
    return 0 if to_rival else 1


@rule
def built_conduit_merit(b, s, seat, conduit):
    """The value of a built conduit; the own one breaks ties."""
    if s.conduit_owner[conduit] == 0:
        return 0
    return 2 * b.conduit_value[conduit] + (1 if s.conduit_owner[conduit] == seat + 1 else 0)


@rule
def leads_to_own_powerhouse(b, s, seat, conduit):
    """Whether a conduit space ends at an own powerhouse."""
    return owns_powerhouse_in(b, s, seat, b.conduit_to[conduit])


@rule
def dam_class(s, seat, basin):
    """Whose dams stand in a basin: 1 own, 2 neutral, 4 rival, added up."""
    found = 0
    if basin < WITH_DAMS:
        for dam in range(2 * basin, 2 * basin + 2):
            if s.dam_owner[dam] == seat + 1:
                found |= 1
            elif s.dam_owner[dam] == n.NEUTRAL:
                found |= 2
            elif s.dam_owner[dam] != 0:
                found |= 4
    return found


@rule
def powerhouse_class(b, s, seat, basin):
    """Whose powerhouses stand in a basin: 1 own, 4 rival, added up."""
    found = 0
    for space in range(b.first_powerhouse[basin], (b.first_powerhouse[basin + 1])):
        if s.powerhouse_owner[space] == seat + 1:
            found |= 1
        elif s.powerhouse_owner[space] != 0:
            found |= 4
    return found


@rule
def upstream_merit(b, s, seat, dam, own_first):
    """Water released by a built powerhouse would reach the space with no other dam between."""
    best = 0
    for basin in range(4, WITH_DAMS):
        owners = powerhouse_class(b, s, seat, basin)
        if owners > 0 and reaches(b, s, basin, dam):
            preferred = owners & 1 if own_first else owners & 4
            best = max(best, 2 if preferred else 1)
    return best


@rule
def reaches(b, s, basin, dam):
    """Whether water from the top of a basin comes to this space before any other dam."""
    while 0 <= basin < WITH_DAMS:
        for place in range(2 * basin, 2 * basin + 2):
            if place == dam:
                return True
            if s.dam_owner[place] != 0:
                return False
        basin = b.next_basin[basin]
    return False


@rule
def first_dam_below(b, s, basin):
    """The first dam that water released in this basin meets; -1 for none."""
    while 0 <= basin < WITH_DAMS:
        for place in range(2 * basin, 2 * basin + 2):
            if s.dam_owner[place] != 0:
                return place
        basin = b.next_basin[basin]
    return -1


@rule
def conduit_merit(b, s, seat, criterion, conduit):
    """Criteria for conduits."""
    if criterion == C_MOST or criterion == C_SECOND:
        return b.conduit_value[conduit]
    if criterion == C_OWN_DAM or criterion == C_OTHER_DAM:
        dams = dam_class(s, seat, conduit // 2)
        if dams & (1 if criterion == C_OWN_DAM else 4):
            return 3
        if dams & 2:
            return 2
        return 1 if dams > 0 else 0
    powerhouses = powerhouse_class(b, s, seat, b.conduit_to[conduit])
    if powerhouses & (1 if criterion == C_OWN_POWERHOUSE else 4):
        return 2
    return 1 if powerhouses > 0 else 0


@rule
def powerhouse_merit(b, s, seat, criterion, basin):
    """Criteria for powerhouses."""
    if criterion == P_CONDUIT:
        best = 0
        for conduit in range(n.CONDUITS):
            if b.conduit_to[conduit] == basin:
                best = max(best, built_conduit_merit(b, s, seat, conduit))
        return best
    if criterion == P_OWN_DAM:
        for conduit in range(n.CONDUITS):
            if b.conduit_to[conduit] == basin and dam_class(s, seat, conduit // 2) & 1:
                return 1
        return 0
    if criterion == P_FEEDING or criterion == P_NOT_FEEDING:
        dam = first_dam_below(b, s, basin)
        if dam >= 0 and s.dam_owner[dam] == seat + 1:
            return 2 if criterion == P_FEEDING else 1
        return 0 if dam >= 0 and s.dam_owner[dam] != n.NEUTRAL else 1
    if criterion == P_PLAINS:
        return 1 if b.basin_area[basin] == n.PLAIN else 0
    return 1 if basin == 4 + criterion - P_BASIN_5 and b.basin_area[basin] == n.HILL else 0


@rule
def completes(b, s, seat, piece, place):
    """Whether the piece would complete a system: own or neutral dam, any conduit, own powerhouse."""
    if piece == n.BASE:
        for conduit in range(place & ~1, (place & ~1) + 2):
            if s.conduit_owner[conduit] != 0 and leads_to_own_powerhouse(b, s, seat, conduit):
                return True
        return False
    if piece == n.CONDUIT:
        return has_usable_dam(s, seat, place // 2) and leads_to_own_powerhouse(b, s, seat, place)
    for conduit in range(n.CONDUITS):
        if b.conduit_to[conduit] == b.powerhouse_basin[place] and s.conduit_owner[conduit] != 0:
            if has_usable_dam(s, seat, conduit // 2):
                return True
    return False


@rule
def has_usable_dam(s, seat, basin):
    """Whether a basin has an own or neutral dam."""
    return is_own_or_neutral(s, seat, 2 * basin) or is_own_or_neutral(s, seat, 2 * basin + 1)


@rule
def first_from_start(b, s, piece, candidates, red_first):
    """Go up from the start number, round the board; free before red in a basin, red dams first with tile any-1."""
    if piece == n.CONDUIT:
        start = b.conduit_start[s.criteria]
        for i in range(n.CONDUITS):
            place = (start + i) % n.CONDUITS
            if candidates >> place & 1:
                return place
    if piece == n.POWERHOUSE:
        start = b.first_powerhouse[b.powerhouse_start[s.criteria]]
        for i in range(n.POWERHOUSES):
            place = (start + i) % n.POWERHOUSES
            if candidates >> place & 1:
                return place
    start = 2 * b.dam_start[s.criteria]
    for i in range(n.DAMS):
        place = ((start + i) % n.DAMS) ^ (0 if red_first else 1)
        if candidates >> place & 1:
            return place
    return -1


# Water to come.


@rule
def foresee_flow(b, s):
    """Where the drops now on the headstreams will lie after the coming flow."""
    for dam in range(n.DAMS):
        s.future_drops[dam] = s.drops[dam]
        s.arriving[dam] = 0
    for stream in range(n.HEADSTREAMS):
        foresee_drops(b, s, stream, s.waiting[stream])


@rule
def letter_bit(b, s, stream):
    """A bit for a headstream, the higher the earlier the criteria tile names its letter; 0 where letters decide nothing."""
    for i in range(n.HEADSTREAMS):
        if b.automa_water_letters and b.headstream_order[s.criteria, i] == stream:
            return 1 << n.HEADSTREAMS - 1 - i
    return 0


@rule
def foresee_drops(b, s, stream, count):
    """Let drops run from a headstream through the foreseen dams; returns the dam that catches the last one, or -1."""
    caught_by, basin, letter = -1, b.headstream_basin[stream], letter_bit(b, s, stream)
    while count > 0 and 0 <= basin < WITH_DAMS:
        for dam in range(2 * basin, 2 * basin + 2):
            if count > 0:
                s.arriving[dam] = s.arriving[dam] + PER_DROP * count | letter
            if s.dam_owner[dam] != 0 and count > 0:
                caught = min(count, max(0, dam_capacity(s, dam) - s.future_drops[dam]))
                s.future_drops[dam] += caught
                count -= caught
                if caught > 0:
                    caught_by = dam
        basin = b.next_basin[basin]
    return caught_by if count == 0 else -1


@rule
def forget_flow(s):
    """Leave no trace of what was foreseen."""
    for dam in range(n.DAMS):
        s.future_drops[dam] = 0
        s.arriving[dam] = 0
