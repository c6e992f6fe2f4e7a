"""A company board: money, machines, abilities and the construction wheel (notes, section 2)."""

from megawatt.author import rule, tell
from megawatt.games.barrage import events
from megawatt.games.barrage import names as n

AUTOMA_PURSE = 999
ABILITY_FROM = 3
LOW_VOLTAGE, HIGH_VOLTAGE = 1, 3


@rule
def purse(s, seat):
    """The credits a company can spend; an automa pays with VP and may go below zero (automa, section 1)."""
    if s.automa[seat] > 0:
        return AUTOMA_PURSE
    return s.credits[seat]


@rule
def gain_credits(s, seat, count):
    """Credits from the bank; an automa scores them instead. A negative count pays."""
    if s.automa[seat] > 0:
        s.vp[seat] += count
    else:
        s.credits[seat] += count


@rule
def pay_credits(s, seat, count, log):
    """Credits to the bank, told where there are any; an automa pays with VP."""
    gain_credits(s, seat, -count)
    if count > 0 and s.automa[seat] == 0:
        tell(log, events.CREDITS_PAID, s.company[seat], count)


@rule
def has_officer(s, seat, officer):
    """Whether this officer's ability counts for the company now, her own or copied by Mahiri (V-6)."""
    return s.ability[seat] == officer


@rule
def copies(s, seat, officer):
    """Whether Mahiri copies this officer in this turn."""
    return s.officer[seat] == n.MAHIRI and s.ability[seat] == officer


@rule
def has_ability(s, seat, company):
    """Whether this is the company and its third powerhouse has switched its ability on."""
    if s.company[seat] != company or s.built[seat, n.POWERHOUSE] < ABILITY_FROM:
        return False
    return s.automa[seat] == 0 or s.automa[seat] >= HIGH_VOLTAGE


@rule
def production_bonus(s, seat):
    """What the powerhouse row adds to a production action: 1 with two, 3 with four."""
    if s.automa[seat] == LOW_VOLTAGE:
        return 0
    if s.built[seat, n.POWERHOUSE] >= 4:
        return 3
    if s.built[seat, n.POWERHOUSE] >= 2:
        return 1
    return 0


@rule
def dam_capacity(s, dam):
    """How many drops a dam holds: its level, and a fourth one for Graziano (V-5)."""
    level = s.dam_level[dam]
    owner = s.dam_owner[dam] - 1
    if level == 3 and 0 <= owner < 4 and s.ability[owner] == n.GRAZIANO:
        return level + 1
    return level


@rule
def dam_room(s, dam):
    """How many more drops a dam takes."""
    if s.dam_owner[dam] == 0:
        return 0
    return max(0, dam_capacity(s, dam) - s.drops[dam])


@rule
def owns_tile(s, seat, tile):
    """Whether a technology tile lies in supply."""
    return s.tiles[seat] >> tile & 1 == 1


@rule
def on_wheel(s, seat, tile):
    """Whether a technology tile lies on the wheel."""
    for segment in range(n.SEGMENTS):
        if s.wheel_tile[seat, segment] == tile + 1:
            return True
    return False


@rule
def load_wheel(s, seat, tile, excavators, mixers):
    """Tile and machines into the open segment (K-1); NO_TILE for none."""
    at = s.wheel_at[seat]
    s.wheel_tile[seat, at] = tile + 1
    s.wheel_excavators[seat, at] = excavators
    s.wheel_mixers[seat, at] = mixers
    if tile >= 0:
        s.tiles[seat] -= 1 << tile
    s.excavators[seat] -= excavators
    s.mixers[seat] -= mixers


@rule
def turn_wheel(s, seat, count, log):
    """Turn by single segments; what arrives comes back in full each time (K-3)."""
    for _ in range(count):
        at = (s.wheel_at[seat] + 1) % n.SEGMENTS
        s.wheel_at[seat] = at
        tile = s.wheel_tile[seat, at] - 1
        if tile >= 0:
            s.tiles[seat] += 1 << tile
        s.excavators[seat] += s.wheel_excavators[seat, at]
        s.mixers[seat] += s.wheel_mixers[seat, at]
        s.wheel_tile[seat, at] = 0
        s.wheel_excavators[seat, at] = 0
        s.wheel_mixers[seat, at] = 0
    if count > 0:
        tell(log, events.WHEEL_TURNED, s.company[seat], count)


@rule
def wheel_is_empty(s, seat):
    """Whether nothing lies on the wheel."""
    for segment in range(n.SEGMENTS):
        if s.wheel_tile[seat, segment] + s.wheel_excavators[seat, segment] + s.wheel_mixers[seat, segment] > 0:
            return False
    return True


@rule
def advanced_tiles(s, seat):
    """How many advanced tiles a company owns, in supply and on the wheel (V-8)."""
    count = 0
    for tile in range(6, n.TILES - 2):
        if owns_tile(s, seat, tile) or on_wheel(s, seat, tile):
            count += 1
    return count
