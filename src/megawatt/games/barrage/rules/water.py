"""Water: how drops run down the rivers, who catches them and who gains by it (notes, section 1)."""

from megawatt.author import rule, tell
from megawatt.games.barrage import events
from megawatt.games.barrage import names as n
from megawatt.games.barrage.rules.company import dam_room, has_ability

FIRST_WITHOUT_DAMS = 10


@rule
def advance(s, seat, steps, log):
    """Move a company's marker on the energy track."""
    s.energy[seat] += steps
    tell(log, events.ENERGY_STEPS, s.company[seat], steps)


@rule
def owns_powerhouse_in(b, s, seat, basin):
    """Whether a company has a powerhouse in this basin."""
    for space in range(b.first_powerhouse[basin], (b.first_powerhouse[basin + 1])):
        if s.powerhouse_owner[space] == seat + 1:
            return True
    return False


@rule
def drive_river_turbines(b, s, basin, count, log):
    """USA: one step per drop that comes by river into a zone with its powerhouse (V-1)."""
    for seat in range(b.companies):
        if has_ability(s, seat, n.USA) and owns_powerhouse_in(b, s, seat, basin):
            advance(s, seat, count, log)


@rule
def catch(s, dam, count, log):
    """A dam with room stops drops, whoever owns it (W-2). Returns how many."""
    caught = min(count, dam_room(s, dam))
    if caught > 0:
        s.drops[dam] += caught
        tell(log, events.DROPS_CAUGHT, dam, caught)
    return caught


@rule
def flow_from(b, s, basin, count, log):
    """Drops run from the top of a basin to the first room downstream or off the board (W-1, W-5)."""
    while count > 0 and 0 <= basin < FIRST_WITHOUT_DAMS:
        count -= catch(s, 2 * basin, count, log)
        count -= catch(s, 2 * basin + 1, count, log)
        basin = b.next_basin[basin]
        if count > 0:
            drive_river_turbines(b, s, basin, count, log)
    if count > 0:
        s.water_left += count
        tell(log, events.DROPS_LEFT, count)


@rule
def release_headstreams(b, s, log):
    """Phase 3: everything on the headstreams flows."""
    for stream in range(n.HEADSTREAMS):
        count = s.waiting[stream]
        s.waiting[stream] = 0
        flow_from(b, s, b.headstream_basin[stream], count, log)


@rule
def is_own_or_neutral(s, seat, dam):
    """Whether a company may take water from a dam (P-5)."""
    return s.dam_owner[dam] == seat + 1 or s.dam_owner[dam] == n.NEUTRAL


@rule
def put_into_dam(s, dam, count):
    """Drops from the supply straight into a dam (W-7)."""
    s.drops[dam] += count
    s.water_placed += count


@rule
def why_not_fill(s, seat, dam, neutral_too, excluded):
    """The first rule that forbids putting a drop straight into this dam, or ALLOWED (W-7)."""
    if s.dam_owner[dam] != seat + 1 and not (neutral_too and s.dam_owner[dam] == n.NEUTRAL):
        return n.NOT_YOUR_DAM
    if dam + 1 == excluded:
        return n.SAME_DAM
    return n.ALLOWED if dam_room(s, dam) > 0 else n.NO_ROOM


@rule
def why_not_leave_empty(neutral_too):
    """The cofferdam's drop must be used, a refill of the Netherlands need not."""
    return n.MUST_CHOOSE if neutral_too else n.ALLOWED


@rule
def some_dam_to_fill(s, seat, neutral_too, excluded):
    """Whether a drop fits straight into any dam."""
    for dam in range(n.DAMS):
        if why_not_fill(s, seat, dam, neutral_too, excluded) == n.ALLOWED:
            return True
    return False


@rule
def fill(s, seat, dam, log):
    """A drop from the supply straight into a dam."""
    put_into_dam(s, dam, 1)
    tell(log, events.DAM_FILLED, s.company[seat], dam, 1)
