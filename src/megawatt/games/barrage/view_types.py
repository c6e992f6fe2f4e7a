"""The shapes of what people see of Barrage: the printed board and the view. The page's types are written from them.

What comes from a data file is shown as it stands there: hence keys with hyphens, which only the functional notation can write.
"""

from typing import Any, Literal, NotRequired, TypedDict

Effect = dict[str, int]
"""What an income, contract, work or action space gives, by name."""
Point = tuple[float, float]

# The printed board.

PrintedHeadstream = TypedDict("PrintedHeadstream", {"id": str, "slot": int, "flows-to": str, "x": float, "y": float})
PrintedBasin = TypedDict(
    "PrintedBasin",
    {
        "id": str, "number": int, "area": str, "dam-spaces": list[str], "conduit-spaces": list[str],
        "powerhouse-spaces": list[str], "fed-by-river-from": list[str], "fed-by-conduits": NotRequired[list[str]],
        "x": float, "y": float,
    },
)  # fmt: skip
PrintedDam = TypedDict(
    "PrintedDam", {"id": str, "basin": str, "position": str, "cost": int, "flows-to": str, "x": float, "y": float}
)
PrintedConduit = TypedDict(
    "PrintedConduit",
    {
        "id": str, "basin": str, "side": str, "label": str, "value": int, "to-basin": str, "to-zone": str, "colour": str,
        "x": float, "y": float, "path": list[Point],
    },
)  # fmt: skip
PrintedZone = TypedDict("PrintedZone", {"id": str, "basin": str, "area": str, "flows-to": str, "x": float, "y": float})


class PrintedPowerhouse(TypedDict):
    """A space for a powerhouse."""

    id: str
    basin: str
    zone: str
    cost: int
    x: float
    y: float


class PrintedExit(TypedDict):
    """Where the water leaves the map."""

    id: str
    x: float
    y: float


River = TypedDict("River", {"from": str, "to": str, "path": list[Point]})
Terrain = TypedDict("Terrain", {"base-excavators": int, "elevation-mixers": int})
PrintedMap = TypedDict(
    "PrintedMap",
    {
        "headstream": list[PrintedHeadstream], "basin": list[PrintedBasin], "dam-space": list[PrintedDam],
        "conduit-space": list[PrintedConduit], "turbine-zone": list[PrintedZone], "powerhouse-space": list[PrintedPowerhouse],
        "exit": list[PrintedExit], "river": list[River], "area": dict[str, Terrain],
    },
)  # fmt: skip


class PrintedSpace(TypedDict):
    """An action space as it is printed."""

    id: str
    engineers: int
    surcharge: int


class PatentSpace(TypedDict):
    """An action space of the patent office, with the place of its tile."""

    id: str
    engineers: int
    surcharge: int
    price: int
    tile: int


Row = TypedDict(
    "Row",
    {
        "board": str, "id": str, "effect": Effect, "players-min": int, "left": PrintedSpace, "right": PrintedSpace,
        "note": NotRequired[str], "price": NotRequired[int],
    },
)  # fmt: skip


class PrintedCompany(TypedDict):
    """A company, with the income under its pieces."""

    id: str
    name: str
    colour: str
    expansion: bool
    income: dict[str, dict[str, Effect]]
    ability: dict[str, Any]
    product: NotRequired[str]  # fmt: skip


PrintedOfficer = TypedDict(
    "PrintedOfficer",
    {
        "id": str, "name": str, "box": str, "kind": str, "mechanics": str, "copied-by-mahiri": NotRequired[str],
        "uncertain": NotRequired[str], "extra-start": NotRequired[list[str]], "start": NotRequired[Effect],
        "copyable": NotRequired[str], "usable-without-expansion-modules": NotRequired[bool], "limits": NotRequired[str],
        "confidence": NotRequired[str],
    },
)  # fmt: skip
BasicTile = TypedDict(
    "BasicTile",
    {"id": str, "builds": str, "only-in": NotRequired[str], "expansion": NotRequired[bool], "product": NotRequired[str]},
)


class AdvancedTile(TypedDict):
    """An advanced technology tile."""

    id: str
    level: int
    builds: str
    when: str
    effect: str
    optional: NotRequired[bool]
    note: NotRequired[str]
    expansion: NotRequired[bool]  # fmt: skip


BonusTile = TypedDict(
    "BonusTile", {"id": str, "value": int, "per": str, "not-in": NotRequired[str], "expansion": NotRequired[bool]}
)


class ObjectiveTile(TypedDict):
    """An objective of the game."""

    id: str
    count: str
    maximum: NotRequired[int]


EnergyIncome = TypedDict("EnergyIncome", {"from": int, "credits": int, "vp": NotRequired[int]})
AutomaAction = TypedDict(
    "AutomaAction",
    {
        "do": str, "engineers": int, "modifier": NotRequired[int], "needs-contract": NotRequired[str],
        "chain": NotRequired[bool], "piece": NotRequired[str], "order": NotRequired[list[int]],
        "expansion": NotRequired[bool], "segments": NotRequired[int], "vp": NotRequired[int],
        "any-machines": NotRequired[int], "not-in-round-5": NotRequired[bool], "area": NotRequired[str],
        "colour": NotRequired[str], "energy-steps": NotRequired[int], "builds": NotRequired[str],
        "excavators": NotRequired[int], "mixers": NotRequired[int], "value-min": NotRequired[int], "search": NotRequired[str],
    },
)  # fmt: skip
AutomaTile = TypedDict(
    "AutomaTile",
    {
        "id": str, "note": NotRequired[str], "actions": list[AutomaAction], "dam-criteria": list[str], "dam-start": int,
        "conduit-criteria": list[str], "conduit-start": str, "powerhouse-criteria": list[str], "powerhouse-start": int,
        "headstreams": list[str],
    },
)  # fmt: skip


class Machines(TypedDict):
    """What a private building costs."""

    excavators: int
    mixers: int


class PrintedBuilding(TypedDict):
    """A private building."""

    id: str
    cost: Machines
    vp: int
    action: str
    spaces: list[str]


class PrintedTiles(TypedDict):
    """The technology tiles."""

    basic: list[BasicTile]
    advanced: list[AdvancedTile]


class PrintedContract(TypedDict):
    """The energy a contract asks for and what it gives."""

    energy: int
    reward: Effect


class PrintedWork(TypedDict):
    """The machines an external work takes and what it gives."""

    excavators: int
    mixers: int
    reward: Effect


class Printed(TypedDict):
    """The map with its drawing hints, the action spaces and everything printed on tiles."""

    map: PrintedMap
    rows: list[Row]
    patent_spaces: list[PatentSpace]
    construction_spaces: list[PrintedSpace]
    build_cost: dict[str, dict[str, Any]]
    companies: list[PrintedCompany]
    officers: list[PrintedOfficer]
    tiles: PrintedTiles
    contracts: dict[str, PrintedContract]
    works: dict[str, PrintedWork]
    buildings: list[PrintedBuilding]
    energy_income: list[EnergyIncome]
    bonus_tiles: list[BonusTile]
    objective_tiles: list[ObjectiveTile]
    automa_tiles: list[AutomaTile]
    spaces_in_play: list[str]


# The view.


class _Asked(TypedDict):
    question: str
    seat: int


class Pending(_Asked, total=False):
    """A question that waits, with what it is about."""

    tile: str
    piece: str
    target: str
    building: str
    count: int
    modifier: int
    second: bool
    energy: int
    flowing: bool


class Moment(TypedDict):
    """Where the game stands and who is asked what."""

    round: int
    phase: str
    asked: str
    pending: list[Pending]
    seat: int | None
    order: list[int]


class Headstream(TypedDict):
    """A headstream: the drops that wait, and those of each round."""

    id: str
    waiting: int
    drops: list[int]


class Dam(TypedDict):
    """A dam on the map."""

    id: str
    owner: int | Literal["neutral"]
    level: int
    drops: int
    capacity: int


class OnMap(TypedDict):
    """Water and pieces."""

    headstreams: list[Headstream]
    dams: list[Dam]
    conduits: dict[str, int]
    powerhouses: dict[str, int]


class Income(TypedDict):
    """An income of a company's board, and whether it has been uncovered."""

    piece: str
    at: int
    uncovered: bool


class Segment(TypedDict):
    """A segment of the construction wheel."""

    tile: str | None
    excavators: int
    mixers: int


class Company(TypedDict):
    """A company with all it has."""

    seat: int
    company: str
    officer: str | None
    copied: str | None
    automa: int
    vp: int
    energy: int
    credits: int
    excavators: int
    mixers: int
    engineers: int
    architect: bool
    passed: bool
    built: dict[str, int]
    left: dict[str, int]
    incomes: list[Income]
    production_bonus: int
    ability: bool
    tiles: list[str]
    wheel: list[Segment]
    contracts: list[str]
    contract_limit: int
    fulfilled: int
    works: int
    buildings: list[str]
    constructions: list[str]
    officer_spaces: int
    bonus_count: int
    bonus_vp: int
    objective_count: int
    objective_vp: int


class Space(TypedDict):
    """An action space: what it takes, and who is there."""

    id: str
    engineers: int
    credits: int
    taken: int | None


class Contracts(TypedDict):
    """The contracts on display and how many are left."""

    open: dict[str, list[str | None]]
    national: list[str]
    stacks: dict[str, int]


class Building(TypedDict):
    """A private building in play."""

    id: str
    owners: list[int]
    slots_left: int
    spaces_left: int
    engineers: int
    credits: int
    used_by: list[int]


class OnBoards(TypedDict):
    """Action spaces, contracts, advanced tiles, external works and private buildings."""

    spaces: list[Space]
    contracts: Contracts
    tiles: list[str | None]
    works: list[str | None]
    buildings: list[Building]


class ToScore(TypedDict):
    """The bonus tiles of the rounds and the objective of the game."""

    bonus: list[str]
    bonus_needs: int
    objective: str


class Bid(TypedDict):
    """A bid for a place in the order."""

    place: int
    seat: int
    bid: int


class Pair(TypedDict):
    """A company with its officer, and who has taken them (-1: nobody)."""

    company: str
    officer: str
    seat: int


class StartContract(TypedDict):
    """A starting contract, and who has taken it (-1: nobody)."""

    contract: str
    seat: int


class Start(TypedDict):
    """Bids, pairs and starting contracts before the first round."""

    bids: list[Bid]
    pairs: list[Pair]
    contracts: list[StartContract]


class Automa(TypedDict):
    """The criteria tile now, and the next one."""

    criteria: str
    next: str


class Production(TypedDict):
    """Where a production takes the water from, and what it brings."""

    dam: str
    conduit: str
    basin: int
    drops: int
    energy: int
    total: int
    fee: int
    owner: str
    contracts: list[str]
    caught_by: str


class Scored(TypedDict):
    """The parts of the final scoring."""

    objective: int
    goods: int
    buildings: int
    water: int


class ResultRow(TypedDict):
    """A company's place and points; `track` is what it had before the final scoring."""

    seat: int
    place: int
    vp: int
    energy: int
    track: int
    scored: Scored
    objective_count: int
    goods_count: int


class Result(TypedDict):
    """All companies with their places, automas included."""

    rows: list[ResultRow]
    tied: bool


class SeenBy(TypedDict):
    """The part of a view that depends on the viewer."""

    you: int | None


class View(Moment, OnMap, OnBoards, ToScore):
    """The whole table; every seat and every spectator sees the same."""

    game: str
    seats: int
    automas: int
    you: int | None
    companies: list[Company]
    copyable: list[str]
    start: Start | None
    automa: Automa | None
    productions: list[Production]
    result: Result | None
