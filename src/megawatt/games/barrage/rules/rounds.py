"""The round around the actions: income and headstreams, whose turn it is, water flow, scoring, clean-up (notes, section 5)."""

from megawatt.author import rule, tell
from megawatt.games.barrage import events
from megawatt.games.barrage import names as n
from megawatt.games.barrage.rules.company import LOW_VOLTAGE, advanced_tiles, gain_credits
from megawatt.games.barrage.rules.construct import income_effect
from megawatt.games.barrage.rules.contracts import refill_display
from megawatt.games.barrage.rules.pending import ask, ask_for_turn, gain_later, pop
from megawatt.games.barrage.rules.spaces import can_go_without
from megawatt.games.barrage.rules.water import release_headstreams
from megawatt.games.barrage.state import MOST_ENERGY_STEP

FIRST_AWARD, SECOND_AWARD, SHARED_SECOND = 6, 2, 1
ZERO_PENALTY = 3
SECTION = 6
SECTION_PENALTY = 4
TILES_IN_STACK = 5
ENGINEERS = 12

# Phase 1.


@rule
def begin_round(b, s, log):
    """The round number rises and incomes begin."""
    s.round_no += 1
    s.phase = n.INCOME
    tell(log, events.ROUND_BEGINS, s.round_no)
    ask(s, n.DO_INCOME, 0)


@rule
def is_uncovered(s, seat, row, step):
    """Whether the 2nd, 4th or 5th piece of a row has left the company board."""
    return s.built[seat, row] >= (2 if step == 0 else 3 + step)


@rule
def next_income(b, s, log):
    """Give the next uncovered income, company by company in reverse turn order (E-9), goods before everything else.

    The pending thing counts on: places in the turn order, twice all incomes of the company there.
    """
    at = s.pending - 1
    while True:
        index = s.about[0, at]
        place = index // (2 * n.INCOME_ROWS * n.INCOME_STEPS)
        if place >= b.companies:
            pop(s)
            return
        s.about[0, at] = index + 1
        seat = s.order[b.companies - 1 - place if b.income_order_last_first else place]
        row, step = index // n.INCOME_STEPS % n.INCOME_ROWS, index % n.INCOME_STEPS
        with_choice = index // (n.INCOME_ROWS * n.INCOME_STEPS) % 2 == 1
        effect = income_effect(s, seat, row, step)
        if s.automa[seat] != LOW_VOLTAGE and is_uncovered(s, seat, row, step) and asks_something(b, effect) == with_choice:
            tell(log, events.INCOME_TAKEN, s.company[seat], row)
            gain_later(s, seat, effect)
            return


@rule
def asks_something(b, effect):
    """Whether an income is more than goods: machines or drops of choice, or a turn of the wheel."""
    choices = b.effect[effect, n.E_ANY] + b.effect[effect, n.E_HEADSTREAM] + b.effect[effect, n.E_FLOWING]
    return choices + b.effect[effect, n.E_ROTATE] > 0


@rule
def begin_actions(b, s, log):
    """The headstream tiles give their water, then the first in turn order acts."""
    total = 0
    for stream in range(n.HEADSTREAMS):
        drops = b.headstream_drops[s.headstream_tile[stream], s.round_no - 1]
        s.waiting[stream] += drops
        total += drops
    s.water_placed += total
    if total > 0:
        tell(log, events.HEADSTREAMS_FILLED, total)
    s.phase = n.ACTIONS
    s.turn = b.companies - 1


# Phase 2.


@rule
def is_in_round(b, s, seat):
    """Engineers left, or an engineer-free construction (K-11)."""
    if s.engineers[seat] > 0:
        return True
    return s.automa[seat] == 0 and not s.passed[seat] and can_go_without(b, s, seat)


@rule
def end_turn(s, log):
    """The display is refilled and a copied officer forgotten (P-10, V-6)."""
    refill_display(s, log)
    seat = s.order[s.turn]
    s.no_copy = 0
    if s.extra_turn and s.officer[seat] == n.MAHIRI:
        s.no_copy = 1
    s.ability[seat] = s.officer[seat]


@rule
def next_turn(b, s, log):
    """Ask the next company in turn order; False when all engineers are used."""
    end_turn(s, log)
    if s.extra_turn:
        s.extra_turn = 0
        if is_in_round(b, s, s.order[s.turn]):
            ask_for_turn(s, s.order[s.turn], n.EXTRA if b.extra_turn_may else 0)
            return True
    for i in range(1, b.companies + 1):
        place = (s.turn + i) % b.companies
        seat = s.order[place]
        if is_in_round(b, s, seat):
            s.turn = place
            ask_for_turn(s, seat, 0)
            return True
    return False


# Phases 3 and 4.


@rule
def flow_and_score(b, s, log):
    """Water flows, then leader award, energy credits and the bonus tile (E-1)."""
    tell(log, events.WATER_FLOWS)
    release_headstreams(b, s, log)
    award_leaders(b, s, log)
    for seat in range(b.companies):
        pay_energy(b, s, seat, log)
    for seat in range(b.companies):
        count = bonus_vp(b, s, seat)
        if count > 0:
            s.vp[seat] += count
            tell(log, events.BONUS_SCORED, s.company[seat], s.bonus[s.round_no - 1], count)


@rule
def may_be_awarded(b, s, seat):
    """A company on 0 gets no award (E-2)."""
    return s.energy[seat] > 0 or b.second_award_always


@rule
def award_leaders(b, s, log):
    """6 and 2; first shared: 8 divided, rounded up, and no second; second shared: 1 each. On 0 only where that was agreed."""
    first, firsts = -1, 0
    for seat in range(b.companies):
        if s.energy[seat] > first:
            first, firsts = s.energy[seat], 0
        firsts += 1 if s.energy[seat] == first else 0
    if first == 0 and not (b.second_award_always and b.zero_tie_shared):
        return
    second, seconds = -1, 0
    for seat in range(b.companies):
        if s.energy[seat] < first and may_be_awarded(b, s, seat):
            if s.energy[seat] > second:
                second, seconds = s.energy[seat], 0
            seconds += 1 if s.energy[seat] == second else 0
    for seat in range(b.companies):
        award = 0
        if s.energy[seat] == first:
            award = FIRST_AWARD if firsts == 1 else (FIRST_AWARD + SECOND_AWARD + firsts - 1) // firsts
        elif firsts == 1 and s.energy[seat] == second:
            award = SECOND_AWARD if seconds == 1 else SHARED_SECOND
        if award > 0:
            s.vp[seat] += award
            tell(log, events.LEADER_AWARD, s.company[seat], award)


@rule
def pay_energy(b, s, seat, log):
    """Credits by the energy track; nothing produced costs 3 VP (E-2)."""
    count = b.energy_credits[min(s.energy[seat], MOST_ENERGY_STEP - 1)]
    gain_credits(s, seat, count)
    tell(log, events.ENERGY_INCOME, s.company[seat], s.energy[seat], count)
    if s.energy[seat] == 0 and b.zero_energy_penalty:
        s.vp[seat] -= ZERO_PENALTY
        tell(log, events.ZERO_ENERGY, s.company[seat])


@rule
def bonus_count(s, seat, bonus):
    """How many things a bonus tile counts for a company."""
    if bonus == n.BONUS_CONTRACTS:
        return s.fulfilled[seat]
    if bonus == n.BONUS_BASES:
        return s.built[seat, n.BASE]
    if bonus == n.BONUS_ELEVATIONS:
        return s.built[seat, n.ELEVATION]
    if bonus == n.BONUS_CONDUITS:
        return s.built[seat, n.CONDUIT]
    if bonus == n.BONUS_POWERHOUSES:
        return s.built[seat, n.POWERHOUSE]
    if bonus == n.BONUS_TILES:
        return advanced_tiles(s, seat)
    if bonus == n.BONUS_BUILDINGS:
        return s.built[seat, n.BUILDING]
    return s.works_done[seat]


@rule
def bonus_vp(b, s, seat):
    """Count x value, 4 less per missing section of six; nothing below 6 energy (E-3)."""
    energy = s.energy[seat]
    if energy < SECTION:
        return 0
    bonus = s.bonus[s.round_no - 1]
    missing = max(0, SECTION * s.round_no - energy)
    sections = (missing + SECTION - 1) // SECTION
    return max(0, bonus_count(s, seat, bonus) * b.bonus_value[bonus] - SECTION_PENALTY * sections)


# Phase 5.


@rule
def clean_up(b, s, log):
    """New turn order, markers to 0, engineers home, new tiles."""
    set_turn_order(b, s, log)
    for seat in range(b.companies):
        s.energy[seat] = 0
        send_engineers_home(b, s, seat)
    for space in range(n.SPACES):
        s.occupied[space] = 0
    for building in range(n.BUILDINGS):
        s.building_spaces[building] = 0
    if b.patents:
        open_tiles(b, s)
    if b.leeghwater:
        open_works(s)


@rule
def send_engineers_home(b, s, seat):
    """All engineers of a company are free again."""
    s.engineers[seat] = ENGINEERS if s.officer[seat] < 0 else b.start_engineers[s.officer[seat]]
    s.architect[seat] = 1 if s.officer[seat] == n.TOMMASO else 0
    s.working[seat] = 0
    s.passed[seat] = 0
    s.construct_used[seat] = 0
    s.mahiri_used[seat] = 0
    s.margot_used[seat] = 0
    s.building_used[seat] = 0


@rule
def set_turn_order(b, s, log):
    """Least energy first; tied companies reverse their relative order (E-4)."""
    last = b.companies - 1
    for i in range(b.companies // 2):
        kept = s.order[i]
        s.order[i] = s.order[last - i]
        s.order[last - i] = kept
    for i in range(1, b.companies):
        j = i
        while j > 0 and s.energy[s.order[j - 1]] > s.energy[s.order[j]]:
            kept = s.order[j]
            s.order[j] = s.order[j - 1]
            s.order[j - 1] = kept
            j -= 1
    tell(log, events.ORDER_SET)


@rule
def open_tiles(b, s):
    """Three new advanced tiles; left-over ones leave the game (E-5)."""
    for place in range(n.OPEN_TILES):
        s.open_tile[place] = s.tile_order[s.tiles_drawn // TILES_IN_STACK, s.tiles_drawn % TILES_IN_STACK]
        s.tiles_drawn += 1


@rule
def open_works(s):
    """Three new external works; left-over ones leave the game."""
    for place in range(n.OPEN_TILES):
        s.open_work[place] = s.work_order[s.works_drawn // TILES_IN_STACK, s.works_drawn % TILES_IN_STACK]
        s.works_drawn += 1


@rule
def is_last_round(s):
    """Whether this is round 5."""
    return s.round_no == n.ROUNDS
