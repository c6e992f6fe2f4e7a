"""Numbers that a booklet writes out are those of the game's data, in every language.

Most numbers of a booklet are filled in from the data, and those of examples are played (test_teaching.py). The rest stand in
the sentences themselves: here each chapter's are worked out from the data files.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from megawatt.games.barrage import names as barrage_names
from megawatt.games.barrage.rules import setup as barrage_setup
from megawatt.games.barrage.rules.costs import CHEAP_CONDUIT
from megawatt.games.future_energy import names as future_energy
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.registry import games
from megawatt.kernel.text.words import LANGUAGES

from .worked_numbers import numbers_in

ALSO_SAID = {
    **{name: {3, 4} for name in ("board", "laying-tiles", "display", "regions")},  # numbers of players; in German zu dritt
    "stack": {3, 4, 5},
    "areas": {3, 4, 5, 6},
    **{name: {3} for name in ("tile-investor", "tile-nuclear", "extension")},  # one too many: "a third"
    "company": {3},  # the powerhouse with the ability
    "income": {5},  # the piece below which it lies
    "tiles-1": {4},  # the construction space that costs credits
    "mahiri": {4},  # companies
    "external-works": {4},  # the number of a tile
}
"""What a paragraph says besides, in figures in one language and in words in another."""
SMALL = {0, 1, 2}
"""Said of anything: none, one, both; and 00 where Japanese says millions."""


def data(game: Game, name: str) -> Any:
    return tomllib.loads((game.folder / "data" / f"{name}.toml").read_text(encoding="utf-8"))


def power_grid(game: Game) -> dict[str, set[int]]:
    tables, decks = data(game, "tables"), data(game, "plants")["decks"]
    setup, houses = tables["setup"], tables["houses"]
    areas = {len(data(game, f"maps/{path.stem}")["areas"]) for path in (game.folder / "data" / "maps").glob("*.toml")}
    resources = tables["resources"]
    spaces = {kind: set(prices) for kind, prices in resources["price_spaces"].items()}
    largest_at_start = max(decks["new"]["market_at_start"])
    low_cards = sum(number <= largest_at_start for deck in ("old", "new") for number in numbers_of(game, deck))
    twice = set(numbers_of(game, "old")) & set(numbers_of(game, "new"))

    def ends(deck: str) -> set[int]:
        market = decks[deck]["market_at_start"]
        assert market == list(range(market[0], market[-1] + 1))
        return {market[0], market[-1], decks[deck]["top_of_stack"]}

    return {
        "map": {min(areas), max(areas), len(houses["costs"])},
        "areas": {cities_of_an_area(game, "germany"), cities_of_an_area(game, "usa")},
        "stack": ends("old"),
        "start-market": {max(spaces["coal"]), max(resources["tokens_per_space"].values())} | spaces["uranium"] - spaces["coal"],
        "plant-market": {setup["market_plants_steps_1_and_2"], setup["current_market_size"], setup["future_market_size"]},
        "spaces": set(houses["open_spaces_by_step"]),
        "payments": set(range(len(tables["payments"]["by_cities"]))),
        "step-2": set(map(int, tables["players"])),
        "step-3": {3, setup["market_plants_step_3"]},
        "end": set(map(int, tables["players"])),
        "resupply": {1, 2, 3, *map(int, tables["players"]), max(spaces["uranium"])},
        "decks": {3, *decks["new"]["only_in_variant_3"]},
        "variant-1": ends("new"),
        "variant-2": {min(twice), low_cards, largest_at_start, *decks["new"]["missing_numbers_against_old"]},
        "variant-3": {*map(int, tables["variant_3"]), *(twice & ranked(game))},
    }


def numbers_of(game: Game, deck: str) -> list[int]:
    return [plant["number"] for plant in data(game, "plants")["plants"][deck]]


def ranked(game: Game) -> set[int]:
    """The numbers of plants that count as larger than others of their number."""
    return {plant["number"] for plant in data(game, "plants")["plants"]["new"] if plant.get("rank")}


def cities_of_an_area(game: Game, name: str) -> int:
    """How many cities every area of a map has."""
    cities = [city["area"] for city in data(game, f"maps/{name}")["board"]["cities"]]
    counts = {cities.count(area) for area in cities}
    assert len(counts) == 1, name
    return counts.pop()


def future_energy_numbers(game: Game) -> dict[str, set[int]]:
    tables, contracts = data(game, "tables"), data(game, "contracts")
    boards = [data(game, "board-2-3p"), data(game, "board-4p")]
    values = tables["certificates"]["values"]
    public = data(game, "public-contracts")["public_contracts"]
    money = {each["amount"] for each in public if each["effect"] == "gain-money"}
    points = [each["points"] for each in public]
    neighbours = {sum(board["start"]["id"] in (link["a"], link["b"]) for link in board["links"]) for board in boards}
    kinds, red_framed = len(tables["tiles"]["base"]), sum(site.get("red_framed", False) for site in boards[0]["sites"])
    kept_out = kinds * tables["players"]["2"]["tiles_removed_per_kind"]
    return {
        "board": {len(board["regions"]) for board in boards},
        "laying-tiles": {kinds, *neighbours},
        "two-players": {red_framed, kept_out, kept_out - red_framed},
        "player-board": {len(contracts["starting_contracts"]), *(len(each["icons"]) for each in contracts["starting_contracts"])},
        "display": {tables["setup"]["display"], len(contracts["contracts"])},
        "planning": {1 + future_energy.MOST_ENGINEERS},
        "three-plants": {future_energy.MOST_PLANTS_ON_SITE},
        "tile-investor": {future_energy.MOST_INVESTORS},
        "tile-nuclear": {future_energy.LINES_PER_LINK},
        "tile-oil": {future_energy.EXTRA_OIL_PLANTS},
        "tile-gas": {len(values), *values, *(values.count(each) for each in values)},
        "regions": {1, 2, 3},
        "grid": set(range(1, len(tables["scoring"]["grid_points"]))),
        "module-2": {
            len(public),
            *points,
            *(points.count(each) for each in points),
            *(end(len(each["energies"]) for each in public) for end in (min, max)),
        },
        "effects": money | set(points),
        "module-3": {sum(tables["tiles"]["module_3"].values())},
        "extension": {future_energy.MOST_EXTENSIONS},
    }


def barrage(game: Game) -> dict[str, set[int]]:
    actions, board, companies = data(game, "actions"), data(game, "map"), data(game, "companies")
    contracts, scoring, expansion = data(game, "contracts"), data(game, "scoring"), data(game, "leeghwater")

    def needed(*kinds: str) -> set[int]:
        """The least and the most energy that contracts of each kind ask for."""
        asked = [[each["energy"] for each in contracts["contract"] if each["kind"] == kind] for kind in kinds]
        return {number for each in asked for number in (min(each), max(each))}

    def basins(spaces: str) -> set[int]:
        """The first and the last basin that has such spaces."""
        having = [basin["number"] for basin in board["basin"] if basin[spaces]]
        return {min(having), max(having)}

    def effects(of_board: str, effect: str) -> set[int]:
        return {abs(row["effect"][effect]) for row in actions["row"] if row["board"] == of_board and effect in row["effect"]}

    def spaces(companies: int) -> int:
        """How many spaces the management boards have with this many companies."""
        return 2 * sum(row["players-min"] <= companies for row in actions["row"])

    def stack(colour: str) -> set[int]:
        """How many contracts a colour has, how many of each energy, and the energies."""
        asked = [each["energy"] for each in contracts["contract"] if each["kind"] == colour]
        return {len(asked), *asked, *(asked.count(energy) for energy in asked)}

    seats = max(data(game, "setup")["common"]["players"])
    disputed = sum("disputed" in each for each in contracts["contract"] if each["kind"] == "green")
    officers, tiles = data(game, "officers")["officer"], data(game, "automa")["tile"]
    scanned = {i for i, tile in enumerate(tiles, start=1) if "note" in tile}
    surcharge = max(each["surcharge"] for each in actions["construction-space"])
    clusters = {len(basin["powerhouse-spaces"]) for basin in board["basin"]}
    criteria = {len(tile["dam-criteria"]) for tile in tiles}
    hills = {int(name[-1]) for tile in tiles for name in tile["powerhouse-criteria"] if name.startswith("hills-basin-")}
    removing = {each["energy-steps"] for tile in tiles for each in tile["actions"] if each["do"] == "remove-contracts"}
    patents = {-each["vp"] for tile in tiles for each in tile["actions"] if each["do"] == "patent"}
    rivers = [tuple(int(re.findall(r"\d+", river[end])[0]) for end in ("from", "to")) for river in board["river"]]
    dry = {i + 1 for i in range(5) if not any(tile["drops"][i] for tile in data(game, "setup")["headstream-tile"])}
    step, rounds = scoring["bonus-rule"]["minimum-energy"], data(game, "setup")["common"]["rounds"]
    return {
        "map": {board["counts"]["headstreams"], board["counts"]["basins"], *basins("dam-spaces"), *basins("powerhouse-spaces")},
        "headstreams": dry | {board["counts"]["headstreams"], len(data(game, "setup")["headstream-tile"])},
        "auction": {barrage_names.MOST_BID},
        "spaces": {surcharge, *range(2, seats + 1), *(spaces(companies) for companies in range(2, seats + 1))},
        "tiles-1": {surcharge},
        "price-order": {CHEAP_CONDUIT},
        "water-moves": dry,
        "basins": clusters - {0},
        "company": set(companies["income-rule"]["reveal-at"]),
        "income": {each["vp"] for company in companies["company"] for row in company["income"].values() for each in [row["5"]]},
        "turbine-station": effects("turbine-station", "produce"),
        "water-management": effects("water-management", "headstream-drops"),
        "workshop": effects("workshop", "rotate"),
        "contract-office": {contracts["limits"]["open-per-player"]},
        "patent-office": {len(actions["patent-space"])},
        "construction": {each[what] for each in actions["construction-space"] for what in ("engineers", "surcharge")}
        | {len(actions["construction-space"])},
        "wheel": {companies["common"]["wheel-segments"]},
        "rivers": {basin for river in rivers for basin in river},
        "contracts": needed("green", "yellow", "red") | {contracts["display"]["private-open-per-colour"]},
        "national-contracts": needed("national"),
        "energy-track": {scoring["energy-track"]["printed-to"]},
        "energy-credits": {each["from"] for each in scoring["energy-income"]} | {-scoring["energy-income"][0]["vp"]},
        "green-contracts": {*stack("green"), disputed},
        "yellow-contracts": stack("yellow"),
        "red-contracts": stack("red"),
        "bonus-tiles": {scoring["bonus-rule"]["drawn"]},
        "next-round": {seats - 1, seats},
        "mahiri": {surcharge},
        "mahiri-copies": {contracts["limits"]["open-per-player"] + 1},
        "bonus-tile": {step, 2 * step, rounds * step, rounds, 4},
        "automas": {seats - 1, seats},
        "automa-goods": {barrage_setup.AUTOMA_VP, 4},
        "automa-turn": {len(tiles), rounds},
        "automa-water": removing,
        "automa-construction": {surcharge},
        "automa-places": criteria,
        "automa-criteria": hills,
        "automa-shopping": {3, *patents},
        "automa-level-3": {3},
        "automa-level-4": {3},
        "automa-scoring": {-scoring["energy-income"][0]["vp"], *scoring["objective-rule"]["automa-ranks"]},
        "automa-tiles": criteria | {number for number in scanned if not {number - 1, number + 1} <= scanned},
        "left-out": {len(officers) - len(barrage_names.OFFICER_NAMES), barrage_names.STARTS},
        "leeghwater": {
            scoring["bonus-rule"]["drawn"],
            len(scoring["bonus-tile"]),
            len(companies["company"]),
            len(barrage_names.OFFICER_NAMES),
        },
        "advanced-tiles": {
            sum(not each.get("expansion") for each in data(game, "technology")["advanced"]),
            len(actions["patent-space"]),
            rounds,
        },
        "external-works": {
            expansion["external-works"]["spaces"],
            expansion["external-works"]["engineers"],
            *Counter(work["stack"] for work in expansion["work"]).values(),
        },
        "buildings": {
            len(expansion["building"]),
            barrage_names.BUILDINGS_IN_PLAY,
            surcharge,
            *(len(each["spaces"]) for each in expansion["building"]),
        },
    }


NUMBERS = {"power-grid": power_grid, "future-energy": future_energy_numbers, "barrage": barrage}


def paragraphs(path: Path) -> Iterator[tuple[str, str]]:
    """Every paragraph's id and its own sentences: without examples, figures, and what the data fills in."""
    source = re.sub(r"^::: example.*?^:::$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    for name, text in re.findall(r"^##+ [^\n]*\{#([a-z0-9-]+)\}\n(.*?)(?=^##|\Z)", source, re.MULTILINE | re.DOTALL):
        yield name, re.sub(r"^[!+].*$|^\d+\. |\{[^}]*\}(00万)?|\(#[^)]*\)", "", text, flags=re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game for game in games() if game.name in NUMBERS], ids=lambda game: game.name)
def test_numbers_in_sentences_are_those_of_the_data(game: Game, language: str) -> None:
    true = NUMBERS[game.name](game)
    told = {name: numbers_in(text, language) for name, text in paragraphs(game.folder / "teaching" / f"rules.{language}.md")}
    assert set(true) - set(told) == set(), "no such paragraph"
    wrong = {name: told[name] - true[name] - ALSO_SAID.get(name, set()) - SMALL for name in true}
    assert {name: numbers for name, numbers in wrong.items() if numbers} == {}, "said, but not in the data"
    unsaid = {name: true[name] - told[name] - SMALL for name in true}
    assert {name: numbers for name, numbers in unsaid.items() if numbers} == {}, "in the data, but not said"
