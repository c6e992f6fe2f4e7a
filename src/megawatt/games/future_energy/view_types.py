"""The shapes of what people see of Future Energy: the printed board and the view. The page's types are written from them."""

from __future__ import annotations

from typing import TypedDict


class PrintedBoard(TypedDict):
    """The side of the board."""

    id: str
    name: str
    canvas: tuple[float, float]
    reconstructed: bool


class PrintedRegion(TypedDict):
    """A region of the board."""

    id: str
    name: str
    colour: str
    hex: str


class PrintedSite(TypedDict):
    """A construction site; a blocked one is out of play with this number of players."""

    id: str
    name: str
    country: str
    region: str
    x: float
    y: float
    red_framed: bool
    blocked: bool


class PrintedStart(TypedDict):
    """Where the crew starts."""

    id: str
    name: str
    x: float
    y: float


class PrintedLink(TypedDict):
    """A link between two places."""

    id: str
    a: str
    b: str
    sea: bool
    open: bool


class ContractCard(TypedDict):
    """A construction contract as it is printed."""

    id: str
    points: int
    icons: list[str]


class PublicCard(TypedDict):
    """A public contract as it is printed."""

    id: str
    points: int
    effect: str
    amount: int | None
    energies: list[str]


class Most(TypedDict):
    """How many of a thing a player, or a site, may have."""

    investors: int
    engineers: int
    extensions: int
    plants_on_site: int


class Printed(TypedDict):
    """Everything printed: board side, tiles, contracts, prices and points."""

    board: PrintedBoard
    regions: list[PrintedRegion]
    sites: list[PrintedSite]
    start: PrintedStart
    links: list[PrintedLink]
    tiles: dict[str, int]
    contracts: list[ContractCard]
    starting_contracts: list[ContractCard]
    contracts_reconstructed: bool
    public_contracts: list[PublicCard]
    public_reconstructed: bool
    certificates: list[int]
    contract_prices: list[int]
    line_prices: list[int]
    region_points: list[int]
    grid_points: list[int]
    points_per_grid_plant: int
    joint_price: int
    public_price: int
    completion_money: int
    most: Most
    plants: int
    lines: int


class Site(TypedDict):
    """A construction site now, with everybody's plants."""

    id: str
    region: str
    tile: str | None
    blocked: bool
    plants: list[int]


class Region(TypedDict):
    """Everybody's plants in a region and what they would bring now."""

    id: str
    name: str
    plants: list[int]
    points: list[int]


class Line(TypedDict):
    """A link with lines, and whose they are."""

    id: str
    owners: list[int]


class OfferedContract(ContractCard):
    """A construction contract on display."""

    price: int


class PublicDisplay(TypedDict):
    """The public contracts that can be bought."""

    display: list[PublicCard]
    price: int
    stack: int
    wildcards: int


class HeldContract(ContractCard):
    """A contract at work; plants on each space: 0, 1, or 2 on a doubled oil space."""

    plants: list[int]


class Points(TypedDict):
    """The points of a player, part by part."""

    score: int
    empty_spaces: int
    certificates: int
    regions: int
    grid: int
    largest_grid: int


class IfOver(Points):
    """The points if the game ended now; certificates that the reader cannot see count nothing."""

    points: int


class OpenSide(TypedDict):
    """What everybody sees of a player."""

    seat: int
    score: int
    cash: int
    plants: int
    lines: int
    investors: int
    engineers: int
    extensions: int
    income: int
    contracts: list[HeldContract]
    completed: list[str]
    certificates: list[int | None]
    public: list[PublicCard]
    kept: dict[str, int]
    wildcards: int
    regions_reached: int


class Player(OpenSide):
    """A player as one seat sees them: of the others' certificates only their number."""

    if_over: IfOver


class Chosen(TypedDict, total=False):
    """What the next answer goes with: the lifted line, the plant that waits for its site, the first tile of a swap."""

    place: str
    contract: str
    tile: str
    link: str


class Turn(TypedDict):
    """What the active player has done and still has to do."""

    engineers_left: int
    covered: list[str]
    must_buy_contract: bool
    lines_only: bool
    lines_due: int
    target: str | None
    card: str | None
    decides: bool
    """Whether the active player is asked about the tile's action also where it comes by itself."""
    offered: str | None
    """The tile whose action may be declined now."""
    icon_built: str | None
    chosen: Chosen | None


class Route(TypedDict):
    """The move of the crew under way."""

    target: str
    paid: list[int]
    paid_bank: int
    free_links: int
    passed: list[str]


class ResultRow(TypedDict):
    """A player's place and every part of the final scoring."""

    seat: int
    place: int
    points: int
    score: int
    empty_spaces: int
    certificates: int
    regions: int
    grid: int
    largest_grid: int | None
    cash: int


class Result(TypedDict):
    """Who won, and what ended the game."""

    ended_by: str | None
    all_contracts_count: bool
    """Whether empty spaces of completed contracts score too (option `empty_spaces`)."""
    rows: list[ResultRow]


class SeenBy(TypedDict):
    """The part of a view that depends on the viewer."""

    you: int | None
    players: list[Player]


class View(TypedDict):
    """The whole table as one seat sees it."""

    game: str
    board: str
    seats: int
    modules: list[int]
    you: int | None
    round: int
    phase: str
    asked: str
    seat: int | None
    active: int | None
    first: int
    last_round: str | None
    crew: str
    sites: list[Site]
    start_plants: list[int]
    regions: list[Region]
    lines: list[Line]
    display: list[OfferedContract]
    stack: int
    removed: int
    public: PublicDisplay | None
    certificates_left: int
    players: list[Player]
    turn: Turn | None
    route: Route | None
    result: Result | None
