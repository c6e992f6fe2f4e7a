"""The verbs of Power Grid, their action numbers and how people write them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from megawatt.author import ActionSpace, Amount, Unreadable, Word
from megawatt.games.power_grid import names as n


@dataclass(frozen=True)
class CityName:
    """A city by its id, such as `essen`; spaces and capitals do not matter."""

    def write(self, b: Any, s: Any, index: int) -> str:
        ids = b.printed.city_ids
        return ids[index] if index < len(ids) else f"city-{index}"

    def read(self, b: Any, s: Any, typed: str) -> int:
        spelled = typed.replace(" ", "-")
        by_name = {name.lower(): i for i, name in enumerate(b.printed.city_names)}
        if spelled in b.printed.city_ids:
            return int(b.printed.city_ids.index(spelled))
        if typed in by_name:
            return by_name[typed]
        raise Unreadable("argument", typed, b.printed.city_ids)


@dataclass(frozen=True)
class AreaName:
    """An area by its id, such as `green`."""

    def write(self, b: Any, s: Any, index: int) -> str:
        ids = b.printed.area_ids
        return ids[index] if index < len(ids) else f"area-{index}"

    def read(self, b: Any, s: Any, typed: str) -> int:
        if typed not in b.printed.area_ids:
            raise Unreadable("argument", typed, b.printed.area_ids)
        return int(b.printed.area_ids.index(typed))


@dataclass(frozen=True)
class MarketPlant:
    """A plant of the market by its number, such as `13` or `46+`."""

    def write(self, b: Any, s: Any, index: int) -> str:
        if index >= s.market_size:
            return f"slot-{index + 1}"
        card = s.market[index]
        return "step-3" if card == n.STEP_3_CARD else str(b.printed.card_names[card])

    def read(self, b: Any, s: Any, typed: str) -> int:
        shown = [self.write(b, s, index) for index in range(n.MARKET)]
        if typed not in shown:
            raise Unreadable("argument", typed, shown[: s.market_size])
        return shown.index(typed)


def own_plants(b: Any, s: Any) -> list[str]:
    """The plants of the seat to decide, as people name them, slot by slot."""
    if s.seat < 0:
        return []
    return [b.printed.card_names[s.plants[s.seat, slot]] for slot in range(s.plant_count[s.seat])]


@dataclass(frozen=True)
class OwnPlant:
    """One of the deciding seat's plants by its number."""

    def write(self, b: Any, s: Any, index: int) -> str:
        plants = own_plants(b, s)
        return plants[index] if index < len(plants) else f"slot-{index + 1}"

    def read(self, b: Any, s: Any, typed: str) -> int:
        plants = own_plants(b, s)
        if typed in plants:
            return plants.index(typed)
        if typed.startswith("slot-") and typed[5:].isdigit() and len(plants) < int(typed[5:]) <= n.PLANTS + 1:
            return int(typed[5:]) - 1
        raise Unreadable("argument", typed, plants)


@dataclass(frozen=True)
class OwnPlants:
    """Any of the deciding seat's plants: `4 13`, or `nothing`. The index has one bit per slot."""

    def write(self, b: Any, s: Any, index: int) -> str:
        if index == 0:
            return "nothing"
        return " ".join(OwnPlant().write(b, s, slot) for slot in range(n.PLANTS) if index >> slot & 1)

    def read(self, b: Any, s: Any, typed: str) -> int:
        if typed == "nothing":
            return 0
        if not typed:
            raise Unreadable("argument", typed, [*own_plants(b, s), "nothing"])
        slots = [OwnPlant().read(b, s, word) for word in typed.split()]
        if len(set(slots)) < len(slots):
            raise Unreadable("twice", typed)
        if max(slots) >= n.PLANTS:
            raise Unreadable("too-many", typed, count=n.PLANTS)
        return sum(1 << slot for slot in slots)


@dataclass(frozen=True)
class FuelAndSource:
    """A fuel, and where there are two markets the one to buy from: `coal`, `coal north`, `coal storage`."""

    def write(self, b: Any, s: Any, index: int) -> str:
        source, fuel = divmod(index, n.FUELS)
        return f"{n.FUEL_NAMES[fuel]} {b.printed.source_names[source]}".strip()

    def read(self, b: Any, s: Any, typed: str) -> int:
        spelled = [self.write(b, s, index) for index in range(n.SOURCES * n.FUELS)]
        if typed not in spelled:
            raise Unreadable("argument", typed, spelled[: b.sources * n.FUELS])
        return spelled.index(typed)


@dataclass(frozen=True)
class HybridMix:
    """What the hybrid plants that run burn together: `2 coal 1 oil`. The index is the number of coal."""

    def write(self, b: Any, s: Any, index: int) -> str:
        return f"{index} coal {max(0, hybrid_need(b, s) - index)} oil"

    def read(self, b: Any, s: Any, typed: str) -> int:
        spelled = {self.write(b, s, index): index for index in range(MOST_HYBRID_COAL + 1)}
        if typed not in spelled:
            raise Unreadable("argument", typed, [self.write(b, s, coal) for coal in range(hybrid_need(b, s) + 1)])
        return spelled[typed]


def hybrid_need(b: Any, s: Any) -> int:
    """The tokens that the running hybrid plants burn together."""
    if s.asked != n.ASK_BURN:
        return 0
    cards = [s.plants[s.seat, slot] for slot in range(n.PLANTS) if s.running >> slot & 1]
    return sum(b.card_units[card] for card in cards if b.card_fuel[card] == n.HYBRID)


MOST_HYBRID_COAL = 24

actions = ActionSpace()
PASS = actions.verb("pass")
DONE = actions.verb("done")
AREA = actions.verb("area", argument=AreaName(), area=n.AREAS)
CITY = actions.verb("city", argument=CityName(), city=n.CITIES)
NOMINATE = actions.verb("nominate", argument=MarketPlant(), slot=n.MARKET)
DISCARD = actions.verb("discard", argument=OwnPlant(), slot=n.PLANTS + 1)
RETURN = actions.verb("return", argument=Word(("coal", "oil")), fuel=2)
BUY = actions.verb("buy", argument=FuelAndSource(), source=n.SOURCES, fuel=n.FUELS)
BUILD = actions.verb("build", argument=CityName(), city=n.CITIES)
FOUND = actions.verb("found", argument=CityName(), city=n.CITIES)
RUN = actions.verb("run", argument=OwnPlants(), plants=1 << n.PLANTS)
BURN = actions.verb("burn", argument=HybridMix(), coal=MOST_HYBRID_COAL + 1)
BID = actions.verb("bid", argument=Amount(0, n.MOST_BID + 1), amount=n.MOST_BID + 1)
