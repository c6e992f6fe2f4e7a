"""The shapes of what people see of Power Grid: the printed board and the view. The page's types are written from them."""

from __future__ import annotations

from typing import Literal, TypedDict

from megawatt.games.power_grid import names as n

TieBreak = Literal["powered", "cash", "cities"]


class _Named(TypedDict):
    name: str


class Card(_Named, total=False):
    """A card of the market: a plant, or the step 3 card, which has a name only."""

    number: int
    fuel: n.Kind
    units: int
    cities: int
    mine: bool


class Plant(_Named):
    """A plant as it is printed."""

    number: int
    fuel: n.Kind
    units: int
    cities: int
    mine: bool


class MapWords(TypedDict):
    """What a map says, in one language."""

    areas: dict[str, str]
    special_rules: list[str]


class PrintedMap(TypedDict):
    """The map and what is known about it; `words` are the same in other languages, of which a user's own map has none."""

    id: str
    name: str
    canvas: tuple[float, float]
    confidence: str
    special_rules: list[str]
    words: dict[str, MapWords]


class PrintedArea(TypedDict):
    """An area of the map."""

    id: str
    name: str
    adjacent: list[str]


class PrintedCity(TypedDict):
    """A city and the prices of its spaces."""

    id: str
    name: str
    area: str
    x: float
    y: float
    spaces: list[int]
    foreign: bool
    start: bool


class PrintedLink(TypedDict):
    """A connection between two cities."""

    a: str
    b: str
    cost: int
    uncertain: bool


class PrintedTrack(TypedDict):
    """A fuel track: a price per space, and the resupply in each step."""

    fuel: n.Fuel
    source: str
    prices: list[int]
    resupply: list[int]


class Printed(TypedDict):
    """Everything printed: map, plants, tracks, payments, and what decides the game, the weightiest first."""

    map: PrintedMap
    areas: list[PrintedArea]
    cities: list[PrintedCity]
    links: list[PrintedLink]
    tracks: list[PrintedTrack]
    payments: list[int]
    plants: list[Plant]
    most_plants: int
    phases: list[str]
    tie_breaks: list[TieBreak]


class Market(TypedDict):
    """The plant market and what everybody knows of the stack."""

    offered: list[Card]
    future: list[Card]
    stack: int
    removed: int
    known_top: list[str]
    known_bottom: list[str]
    twins_to_come: list[str]
    out_of_game: list[Plant]
    step_3_card: bool
    step_3_seen: bool


class FuelState(TypedDict):
    """A fuel track now; `rise` is how much more than printed its tokens cost."""

    fuel: n.Fuel
    source: str
    tokens: int
    price: int | None
    rise: int
    supply: int
    resupply: int
    shift: int


class Auction(TypedDict):
    """The plant under the hammer."""

    plant: Plant
    nominator: int
    bid: int | None
    bidder: int | None
    lowest: int
    still_in: list[int]


class Player(TypedDict):
    """Everything a player has in front of them."""

    seat: int
    cash: int
    cities: int
    plants: list[Plant]
    mines: list[Plant]
    fuel: dict[n.Fuel, int]
    storage: dict[n.Stored, int]
    can_power: int
    income: int
    capacity: int
    powered: int
    earned: int
    part: Literal["in", "bought", "passed"] | None
    free_network: bool


class Place(TypedDict):
    """A city in play as everybody sees it."""

    id: str
    houses: list[int]
    open: int


class CityState(Place):
    """A city in play, and what the seat that looks would pay to build there."""

    price: int | None


class Mines(TypedDict):
    """Tokens of the mines and what they bring."""

    tokens: int
    price: int


class ResultRow(TypedDict):
    """A player's place and the numbers that decide it (`tie_breaks`)."""

    seat: int
    place: int
    powered: int
    cash: int
    cities: int


class Result(TypedDict):
    """Who won, and what ended the game."""

    ended_by: Literal["network", "round-limit", "full-board"] | None
    rows: list[ResultRow]


class SeenBy(TypedDict):
    """The part of a view that depends on the viewer."""

    you: int | None
    fuel: list[FuelState]
    cities: list[CityState]


class View(TypedDict):
    """The whole table as one seat sees it."""

    game: str
    map: str
    map_name: str
    seats: int
    you: int | None
    round: int
    phase: str
    step: int
    asked: str
    seat: int | None
    order: list[int]
    step_2_at: int | None
    end_at: int
    areas: list[str]
    plants: Market
    fuel: list[FuelState]
    auction: Auction | None
    players: list[Player]
    cities: list[CityState]
    mines: Mines | None
    running: list[str]
    result: Result | None
