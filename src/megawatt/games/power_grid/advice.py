"""Warnings before likely blunders, and the numbers that charts follow."""

from __future__ import annotations

from collections.abc import Mapping

from megawatt.author import shared_part
from megawatt.games.power_grid import moves as m
from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.rules.auction import why_not_discard
from megawatt.games.power_grid.rules.building import can_build
from megawatt.games.power_grid.rules.resources import can_buy_fuel
from megawatt.games.power_grid.rules.rule_queries import cities_lit, most_cities_lit
from megawatt.games.power_grid.rules.storage import can_run
from megawatt.games.power_grid.state import Board, State

Warning_ = tuple[str, Mapping[str, str | int]]


def warning(b: Board, s: State, action: int) -> Warning_ | None:
    """What speaks against a legal action, or None."""
    verb = m.actions.verb_of(action)
    if verb.name == "done" and s.asked == n.ASK_BUY:
        return warn_of_cold_plants(b, s)
    if verb.name == "done" and s.asked == n.ASK_BUILD:
        return warn_of_no_city(b, s)
    if verb.name == "pass" and s.asked == n.ASK_NOMINATE:
        return ("no-plant", {}) if s.plant_count[s.seat] == 0 else None
    if verb.name == "discard":
        return warn_of_stronger_plant(b, s, action - verb.first)
    if verb.name == "run":
        return warn_of_dark_cities(b, s, action - verb.first)
    return None


def warn_of_cold_plants(b: Board, s: State) -> Warning_ | None:
    """Finishing the purchase though a plant has no fuel, some could still be bought, and it would light a city, old or new."""
    if most_lit(b, s, s.seat) >= s.cities[s.seat] and not can_build(b, s, s.seat):
        return None
    cold = s.plant_count[s.seat] - most_plants_running(b, s, s.seat)
    return ("cold-plants", {"count": cold}) if cold and can_buy_fuel(b, s, s.seat) else None


def most_plants_running(b: Board, s: State, seat: int) -> int:
    """How many plants could run at the same time with what is stored."""
    sets = range(1 << s.plant_count[seat])
    return max(plants.bit_count() for plants in sets if can_run(b, s, seat, plants))


def warn_of_no_city(b: Board, s: State) -> Warning_ | None:
    """Finishing to build without a single city though one could be built."""
    return ("no-city", {}) if s.cities[s.seat] == 0 and can_build(b, s, s.seat) else None


def warn_of_stronger_plant(b: Board, s: State, slot: int) -> Warning_ | None:
    """Giving up a plant though one that lights fewer cities could go instead."""
    plants = s.plants[s.seat, slot], *(s.plants[s.seat, other] for other in range(s.plant_count[s.seat]) if may_go(b, s, other))
    weakest = min(plants, key=lambda card: b.card_cities[card])
    if b.card_cities[weakest] == b.card_cities[plants[0]]:
        return None
    return "stronger-plant", {"plant": str(b.printed.card_names[weakest])}


def may_go(b: Board, s: State, slot: int) -> bool:
    """Whether the plant in this place may be given up now."""
    return bool(why_not_discard(s, s.seat, slot) == n.ALLOWED)


def warn_of_dark_cities(b: Board, s: State, plants: int) -> Warning_ | None:
    """Running plants that light fewer cities than all could."""
    dark = most_lit(b, s, s.seat) - cities_lit(b, s, s.seat, plants)
    return ("dark-cities", {"count": dark}) if dark > 0 else None


@shared_part
def most_lit(b: Board, s: State, seat: int) -> int:
    """The most cities this seat could light now."""
    return most_cities_lit(b, s, seat)
