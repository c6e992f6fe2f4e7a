"""NOTES 3: setup."""

from collections import Counter

import pytest

from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.rules.setup import mix_tiles_around_start

from .positions import (
    new_game,
    place,
)

EVERY_TABLE = [(seats, modules) for seats in (2, 3, 4) for modules in ((), (3,), (1, 2, 3))]


def setup_kinds(tiles):
    return Counter(min(tile, n.GROUND) for tile in tiles)


@pytest.mark.parametrize(("seats", "side", "regions"), [(2, "board-2-3p", 4), (3, "board-2-3p", 4), (4, "board-4p", 5)])
def test_3_1_the_board_side_follows_the_player_count(seats, side, regions):
    m = new_game(seats)
    assert m.view()["board"] == side
    assert len(m.view()["regions"]) == regions


@pytest.mark.parametrize(("seats", "removed", "laid", "left_over"), [(2, 14, 32, 3), (3, 7, 40, 2), (4, 0, 45, 4)])
def test_3_2_one_tile_lies_on_every_open_site(seats, removed, laid, left_over):
    m = new_game(seats)
    tiles = [site["tile"] for site in m.view()["sites"] if site["tile"]]
    assert len(tiles) == laid
    assert m.state.bag_size == removed + left_over
    assert setup_kinds(m.state.bag[i] for i in range(removed)) == {kind: removed // 7 for kind in range(7) if removed}


def test_3_2_with_two_players_eight_red_framed_sites_are_blocked():
    m = new_game(2)
    blocked = [site for site in m.view()["sites"] if site["blocked"]]
    assert len(blocked) == 8
    assert all(site["tile"] is None for site in blocked)
    assert all(m.board.degree[place(m, site["id"])] == 0 for site in blocked)
    assert not any(site["blocked"] for site in new_game(3).view()["sites"])


@pytest.mark.parametrize(("seats", "modules"), EVERY_TABLE)
def test_3_3_no_kind_lies_three_times_next_to_the_start(seats, modules):
    for seed in range(60):
        m = new_game(seats, seed=seed, modules=modules)
        near = [m.state.tile[m.board.neighbour[m.board.start, i]] for i in range(8)]
        assert max(setup_kinds(near).values()) <= 2


@pytest.mark.parametrize(("seats", "stack"), [(2, 8), (3, 14), (4, 18)])
def test_3_4_contracts_are_removed_unseen_and_four_are_displayed(seats, stack):
    m = new_game(seats)
    assert m.view()["stack"] == stack
    assert m.view()["removed"] == {2: 12, 3: 6, 4: 2}[seats]
    assert [card["price"] for card in m.view()["display"]] == [1, 2, 3, 4]
    starting = [player["contracts"][0]["id"] for player in m.view()["players"]]
    assert len(set(starting)) == seats
    assert all(name.startswith("start-") for name in starting)


def test_3_5_every_player_begins_with_the_same_stock():
    m = new_game(4)
    begun = m.state.active
    for player in m.view()["players"]:
        assert (player["plants"], player["lines"], player["score"]) == (14, 15, 0)
        assert player["contracts"][0]["plants"] == [1] * 5
        assert player["cash"] == (5 if player["seat"] == begun else 2)
    assert m.view()["start_plants"] == [1, 1, 1, 1]
    assert m.view()["crew"] == "start"


def test_3_5_the_start_player_is_drawn_by_lot():
    import megawatt

    firsts = {megawatt.new("future-energy", 4, seed).view()["first"] for seed in range(40)}
    assert firsts == {0, 1, 2, 3}


def test_3_module_3_exchanges_the_seven_construction_grounds():
    counts = new_game(4, modules=(3,)).game.printed(new_game(4, modules=(3,)).board)["tiles"]
    assert sum(count for name, count in counts.items() if name.startswith("ground")) == 7
    assert "ground" not in counts
    assert sum(counts.values()) == 49


# What is left to chance.


def test_3_2_it_is_chance_which_tile_lies_where():
    games = [new_game(4, seed=seed) for seed in range(40)]
    for site in range(games[0].board.sites):
        assert len({m.state.tile[site] for m in games}) >= 5
    kinds = Counter(m.state.tile[0] for m in games)
    assert max(kinds.values()) < 20


def test_3_3_two_tiles_of_a_kind_that_lies_three_times_are_exchanged_for_unused_ones():
    m = new_game(4)
    near = [m.board.neighbour[m.board.start, i] for i in range(8)]
    kinds = [n.OIL, n.OIL, n.OIL, n.GAS, n.COAL, n.NUCLEAR, n.INVESTOR, n.ENGINEER]
    for site, kind in zip(near, kinds, strict=True):
        m.state.tile[site] = kind
    unused = [n.GROUND, n.GROUND, n.GAS, n.COAL]
    for place_in_bag, kind in enumerate(unused):
        m.state.bag[place_in_bag] = kind
    mix_tiles_around_start(m.board, m.state)
    after = setup_kinds(m.state.tile[site] for site in near)
    assert after[n.OIL] == 1, "two are exchanged, not one"
    left_over = [m.state.bag[i] for i in range(4)]
    assert setup_kinds(left_over)[n.OIL] == 2
    assert setup_kinds(left_over) + after == setup_kinds(kinds + unused)


def test_3_3_a_kind_that_lies_twice_stays():
    m = new_game(4)
    near = [m.board.neighbour[m.board.start, i] for i in range(8)]
    kinds = [n.OIL, n.OIL, n.GAS, n.GAS, n.COAL, n.NUCLEAR, n.INVESTOR, n.ENGINEER]
    for site, kind in zip(near, kinds, strict=True):
        m.state.tile[site] = kind
    mix_tiles_around_start(m.board, m.state)
    assert [m.state.tile[site] for site in near] == kinds


def test_3_4_the_contracts_are_shuffled():
    displays = [[card["id"] for card in new_game(4, seed=seed).view()["display"]] for seed in range(60)]
    assert len({tuple(display) for display in displays}) == 60
    assert len({display[0] for display in displays}) > 15


def test_3_4_starting_contracts_are_dealt_by_lot():
    dealt = [tuple(p["contracts"][0]["id"] for p in new_game(4, seed=seed).view()["players"]) for seed in range(60)]
    assert len(set(dealt)) > 15
    assert {names[0] for names in dealt} == {f"start-without-{kind}" for kind in ("oil", "gas", "coal", "nuclear")}


def test_9_module_2_the_public_contracts_are_shuffled():
    displays = [[card["id"] for card in new_game(4, seed, (2,)).view()["public"]["display"]] for seed in range(60)]
    assert len({tuple(display) for display in displays}) == 60
    assert len({display[0] for display in displays}) > 10


def test_9_module_2_there_are_18_wildcards_for_all():
    m = new_game(4, modules=(2,))
    assert m.state.wildcards_left == 18
    assert [m.state.wildcards[seat] for seat in range(4)] == [0] * 4


def test_6_the_certificates_are_shuffled():
    first = Counter(new_game(4, seed=seed).state.certificate[0] for seed in range(100))
    assert set(first) == {3, 4, 5}
