"""Boards, cards, tiles and numbers held against a second listing of them (tests/future_energy/printed and the tables here).

The listings have a form of their own, so that a slip in a data file or in its loader shows here. What the rules see (the Board
record) is compared, not the file. What is reconstructed is marked so in the listings; it is compared all the same, because games
that are saved rest on it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from megawatt import Match
from megawatt.games.future_energy import names as n

from .positions import new_game

PRINTED = Path(__file__).parent / "printed"

EFFECTS = {
    # in the listing, in the rules
    "gain-money": n.GAIN_MONEY,
    "relocate-own-line-to-empty-link": n.RELOCATE_TO_EMPTY,
    "return-certificate-for-money": n.SELL,
    "shift-plant-to-adjacent-icon": n.SHIFT,
    "move-crew-one-link-free": n.CREW_LINK,
    "return-plant-to-supply": n.RETURN,
    "relocate-own-line-to-any-link": n.RELOCATE,
    "place-plants-at-foreign-plants": n.JOIN_FOREIGN,
    "take-construction-contract-free": n.FREE_CONTRACT,
    "swap-two-energy-tiles-on-board": n.SWAP_TILES,
    "add-second-plant-on-oil-space": n.SECOND_OIL_PLANT,
    "place-line-on-any-link": n.LINE_ANYWHERE,
    "repeat-covered-planning-action": n.REPEAT_PLANNING,
}

BY_PLAYERS = {
    # players: tiles removed of each kind, contracts removed, points of the places in a region
    2: (2, 12, (3, 0, 0, 0)),
    3: (1, 6, (5, 2, 0, 0)),
    4: (0, 2, (6, 3, 1, 0)),
}


def lines_of(name: str) -> list[str]:
    """The lines of a listing without comments and blank lines."""
    lines = (PRINTED / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


# The boards.

SIDES = [(2, "board-2-3p"), (3, "board-2-3p"), (4, "board-4p")]


@pytest.mark.parametrize(("seats", "side"), SIDES)
def test_every_site_lies_in_its_region(seats: int, side: str) -> None:
    m = new_game(seats)
    b, printed = m.board, m.board.printed
    listed = [line.split()[1:] for line in lines_of(side) if line.startswith("region ")]
    seen = {region.id: [] for region in printed.side.regions}
    for site in range(b.sites):
        seen[printed.side.regions[b.region[site]].id].append(printed.place_ids[site])
    assert {region: sorted(sites) for region, sites in seen.items()} == {region: sites for region, *sites in listed}
    assert b.region[b.start] == -1


@pytest.mark.parametrize(("seats", "side"), SIDES)
def test_every_link_leads_where_it_is_listed(seats: int, side: str) -> None:
    m = new_game(seats)
    b, ids = m.board, m.board.printed.place_ids
    listed = [tuple(line.split()) for line in lines_of(side) if line.split()[0] not in ("region", "red")]
    links = [tuple(sorted((ids[b.link_a[link]], ids[b.link_b[link]]))) for link in range(b.links)]
    assert sorted(links) == sorted(listed)
    assert sum("start" in ends for ends in listed) == 8


@pytest.mark.parametrize(("seats", "side"), SIDES)
def test_the_red_framed_sites_are_blocked_with_two_players_only(seats: int, side: str) -> None:
    m = new_game(seats)
    red = [name for line in lines_of(side) if line.startswith("red ") for name in line.split()[1:]]
    blocked = sorted(site["id"] for site in m.view()["sites"] if site["blocked"])
    assert blocked == (red if seats == 2 else [])
    assert len(red) == (0 if seats == 4 else 8)


# Contracts.


def contracts_in_play(m: Match, first: int, count: int) -> list[str]:
    b = m.board
    cards = range(first, first + count)
    names = [[n.TILE_NAMES[b.icons[card, space]] for space in range(b.spaces[card])] for card in cards]
    return [f"{b.points[card]}: {' '.join(icons)}" for card, icons in zip(cards, names, strict=True)]


def test_every_contract_shows_its_icons_and_points() -> None:
    m = new_game()
    listed = lines_of("contracts")
    parting = listed.index("starting contracts")
    assert (m.board.contracts, m.board.starting_contracts) == (24, 4)
    assert contracts_in_play(m, 0, 24) == listed[1:parting]
    assert contracts_in_play(m, 24, 4) == listed[parting + 1 :]


def test_every_public_contract_shows_its_energies_points_and_effect() -> None:
    b = new_game(modules=(2,)).board
    listed = lines_of("public-contracts")
    assert b.public == len(listed) == 16
    for card, line in enumerate(listed):
        shown, effect = line.split(": ")
        points, energies = shown.split(", ")
        name, _, amount = effect.partition(" ")
        bits = sum(1 << n.TILE_NAMES.index(energy) for energy in energies.split())
        assert (b.public_points[card], b.public_energies[card]) == (int(points), bits), line
        assert (b.public_effect[card], b.public_amount[card]) == (EFFECTS[name], int(amount or 0)), line


# Tiles and numbers.

SEVEN_OF_EACH = ["oil", "gas", "coal", "nuclear", "investor", "engineer"]


def tile_counts(m: Match) -> dict[str, int]:
    return {name: int(count) for name, count in zip(n.TILE_NAMES, m.board.tile_count, strict=True) if count}


def test_there_are_49_tiles_seven_of_each_kind() -> None:
    assert tile_counts(new_game()) == dict.fromkeys([*SEVEN_OF_EACH, "ground"], 7)


def test_module_3_has_six_kinds_of_grounds_and_that_of_4_million_twice() -> None:
    """All rulebooks say seven tiles and list six actions; which one is there twice is reconstructed."""
    grounds = {
        "ground-4-million": 2,
        "ground-5-million": 1,
        "ground-5-points": 1,
        "ground-contract": 1,
        "ground-lines": 1,
        "ground-plant": 1,
    }
    assert tile_counts(new_game(modules=(3,))) == dict.fromkeys(SEVEN_OF_EACH, 7) | grounds


def test_grounds_bring_3_4_and_5_million_5_points_and_2_lines() -> None:
    b = new_game(modules=(3,)).board
    money = {n.TILE_NAMES[tile]: int(b.ground_money[tile]) for tile in range(n.TILES) if b.ground_money[tile]}
    assert money == {"ground": 3, "ground-4-million": 4, "ground-5-million": 5}
    assert (b.ground_points, b.ground_lines) == (5, 2)


def test_there_are_ten_certificates_and_18_wildcards() -> None:
    b = new_game(modules=(2,)).board
    assert sorted(map(int, b.certificate)) == [3] * 6 + [4] * 3 + [5]
    assert b.wildcards == 18
    assert new_game(modules=(2,)).view()["public"]["wildcards"] == 18


@pytest.mark.parametrize("seats", BY_PLAYERS)
def test_the_table_by_number_of_players(seats: int) -> None:
    b = new_game(seats).board
    assert (b.tiles_removed_per_kind, b.contracts_removed, tuple(map(int, b.region_points))) == BY_PLAYERS[seats]


def test_prices_stock_and_scoring() -> None:
    b = new_game().board
    assert (b.start_money, b.plants, b.lines, b.bank) == (2, 20, 15, 27 * 1 + 18 * 2)
    assert (b.income, b.income_per_investor) == (3, 1)
    assert (list(map(int, b.line_price)), list(map(int, b.contract_price))) == ([1, 5], [1, 2, 3, 4])
    assert (b.public_price, b.joint_price, b.completion_money, b.certificate_bonus) == (1, 2, 1, 1)
    assert list(map(int, b.grid_points)) == [0, 1, 3, 6, 10, 15]
    assert (b.points_per_grid_plant, b.most_alike) == (2, 2)
