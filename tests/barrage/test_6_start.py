"""Setting up: introductory game, draft, auction, action spaces by number of companies."""

from __future__ import annotations

from typing import Any

import pytest

import megawatt
from megawatt.games.barrage import moves as m
from megawatt.games.barrage import names as n
from megawatt.games.barrage.rules.costs import building_slots
from megawatt.games.barrage.rules.rounds import clean_up
from megawatt.kernel.errors import OptionError
from megawatt.kernel.match.match import Match

MANAGEMENT_SPACES = {2: 22, 3: 26, 4: 32}
START_CREDITS = {"mahiri-sekibo": 9}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_spaces_and_national_contracts_by_companies(seats: int) -> None:
    match = megawatt.new("barrage", seats, 1, {"start": "random"})
    b, view = match.board, match.view()
    assert sum(b.space_in_play[space] for space in range(n.FIRST_PATENT)) == MANAGEMENT_SPACES[seats]  # type: ignore[attr-defined]
    assert len(view["contracts"]["national"]) == seats - 1


def test_the_introductory_game_is_fixed_and_has_no_patent_office() -> None:
    match = megawatt.new("barrage", 4, 5, {"start": "introductory"})
    view = match.view()
    assert [(c["company"], c["officer"], c["contracts"]) for c in view["companies"]] == [
        ("usa", "wilhelm-adler", ["start-1"]),
        ("germany", "jill-mcdowell", ["start-2"]),
        ("italy", "solomon-p-jordan", ["start-3"]),
        ("france", "viktor-fiesler", ["start-4"]),
    ]
    assert all("basic-any" in company["tiles"] for company in view["companies"])
    assert view["tiles"] == []
    assert "bonus-advanced-tiles" not in view["bonus"]
    assert match.why_not("place patent-1") == "not-in-this-game"


def test_the_wild_tile_belongs_to_the_introductory_game_unless_agreed() -> None:
    for option, expected in (("introductory", False), ("always", True)):
        view = megawatt.new("barrage", 2, 1, {"start": "random", "wild_tile": option}).view()
        assert ("basic-any" in view["companies"][0]["tiles"]) is expected


def test_the_draft_runs_in_reverse_turn_order() -> None:
    match = megawatt.new("barrage", 3, 2)
    order = match.view()["order"]
    assert match.seat == order[-1]
    while match.view()["phase"] == "draft":
        match.play(match.legal()[0])
    companies = match.view()["companies"]
    assert all(len(company["contracts"]) == 1 for company in companies)
    assert len({company["company"] for company in companies}) == 3
    assert match.seat == order[0]


def test_auction_an_outbid_player_bids_again_and_bids_are_paid() -> None:
    match = megawatt.new("barrage", 2, 3, {"start": "auction"})
    first = match.seat
    match.play("bid 0 for place 1")
    second = match.seat
    assert match.why_not("bid 0 for place 1") == "bid-too-low"
    match.play("bid 3 for place 1")
    assert match.seat == first
    match.play("bid 0 for place 2")
    assert match.view()["order"] == [second, first]
    while match.view()["phase"] == "draft":
        match.play(match.legal()[0])
    points = {company["seat"]: company["vp"] for company in match.view()["companies"]}
    assert points == {second: 7, first: 10}


def test_mahiri_always_has_three_officers_to_copy() -> None:
    found = 0
    for seed in range(40):
        view = megawatt.new("barrage", 2, seed, {"start": "random"}).view()
        if "mahiri-sekibo" in [company["officer"] for company in view["companies"]]:
            found += 1
            assert len(view["copyable"]) == 3
    assert found


def test_tables_that_cannot_be_laid_are_refused() -> None:
    with pytest.raises(OptionError, match="at least two companies"):
        megawatt.new("barrage", 1, 1, {"automas": "0"})
    with pytest.raises(OptionError, match="more than the 4 companies"):
        megawatt.new("barrage", 3, 1, {"automas": "2"})
    with pytest.raises(OptionError, match="introductory"):
        megawatt.new("barrage", 2, 1, {"automas": "1", "start": "introductory"})


def deals(count: int = 60, seats: int = 2, **options: Any) -> list[Match]:
    """Tables laid with different seeds."""
    return [megawatt.new("barrage", seats, seed, {"start": "random", **options}) for seed in range(count)]


def test_four_of_eight_headstream_tiles_are_laid_and_every_one_comes_up_somewhere() -> None:
    seen: list[set[int]] = [set(), set(), set(), set()]
    for match in deals():
        tiles = [match.state.headstream_tile[stream] for stream in range(n.HEADSTREAMS)]
        assert len(set(tiles)) == 4
        for stream, tile in enumerate(tiles):
            seen[stream].add(tile)
    assert seen == [set(range(8))] * 4


def test_neutral_dams_stand_low_in_one_valley_of_each_area_with_a_drop() -> None:
    seen = set()
    for match in deals():
        s = match.state
        dams = {dam: (s.dam_level[dam], s.drops[dam]) for dam in range(n.DAMS) if s.dam_owner[dam]}
        assert list(dams.values()) == [(1, 1), (2, 1), (3, 1)]
        assert all(m.DAM_NAMES[dam].endswith("lower") and s.dam_owner[dam] == n.NEUTRAL for dam in dams)
        assert [n.AREA_NAMES[match.board.basin_area[dam // 2]] for dam in dams] == ["mountain", "hill", "plain"]
        seen |= dams.keys()
    assert {dam // 2 for dam in seen} == set(range(10))


@pytest.mark.parametrize(
    ("options", "pool"),
    [({}, 6), ({"start": "introductory"}, 5), ({"leeghwater": True}, 8)],
    ids=["base", "introductory", "leeghwater"],
)
def test_five_different_bonus_tiles_of_the_pool_are_laid(options: dict[str, Any], pool: int) -> None:
    seen: set[int] = set()
    for match in deals(**options):
        tiles = [match.state.bonus[i] for i in range(n.ROUNDS)]
        assert len(set(tiles)) == 5
        seen |= set(tiles)
    assert seen == set(range(pool))


def test_one_of_six_objectives_lies_open() -> None:
    matches = deals()
    assert {match.state.objective for match in matches} == set(range(6))
    assert all(match.view()["objective"] == n.OBJECTIVE_NAMES[match.state.objective] for match in matches)


def test_the_first_turn_order_is_drawn_by_lot() -> None:
    orders = {tuple(match.view()["order"]) for match in deals(90, 3)}
    assert len(orders) == 6
    assert {tuple(match.view()["order"]) for match in deals(5, 3, start="introductory")} == {(0, 1, 2)}


def test_goods_at_the_start() -> None:
    """10 VP, 12 engineers, 6 credits, 6 excavators and 4 mixers, or what the officer says."""
    seen = set()
    for match in deals(60, 4, new_officers=True):
        s = match.state
        for seat in range(4):
            officer = n.OFFICER_NAMES[s.officer[seat]]
            seen.add(officer)
            assert (s.vp[seat], s.engineers[seat], s.excavators[seat], s.mixers[seat]) == (10, 12, 6, 4)
            assert s.credits[seat] == START_CREDITS.get(officer, 6)
    assert len(seen) == 9


def test_simone_and_tommaso_come_without_the_expansion_when_agreed_and_promo_officers_never() -> None:
    for options, extra in (({}, set()), ({"new_officers": True}, {"simone-luciani", "tommaso-battista"})):
        seen = {n.OFFICER_NAMES[match.state.officer[seat]] for match in deals(60, 4, **options) for seat in range(4)}
        assert seen == {*n.OFFICER_NAMES[: n.SIMONE], *extra}
    assert len(n.OFFICER_NAMES) == 11


def test_the_fifth_starting_contract_is_never_dealt() -> None:
    seen = set()
    for match in deals(60, 4):
        dealt = [match.state.start_contract[i] for i in range(4)]
        seen |= set(dealt)
        assert len(set(dealt)) == 4
    assert {n.CONTRACT_NAMES[card] for card in seen} == {"start-1", "start-2", "start-3", "start-4"}


def test_the_draft_offers_as_many_pairs_and_contracts_as_companies_and_the_first_gets_what_is_left() -> None:
    match = megawatt.new("barrage", 3, 2)
    order = match.view()["order"]
    pairs = match.legal()
    assert len(pairs) == 3
    match.play(pairs[1])
    assert match.seat == order[-1]
    contracts = match.legal()
    assert len(contracts) == 3
    match.play(contracts[0])
    assert (match.seat, len(match.legal())) == (order[1], 2)
    match.play(match.legal()[0])
    match.play(match.legal()[1])
    assert (match.seat, match.view()["phase"]) == (order[0], "actions")


def test_bids_run_from_0_to_30_vp() -> None:
    match = megawatt.new("barrage", 2, 3, {"start": "auction"})
    bids = [move for move in match.legal() if move.endswith("place 1")]
    assert bids == [f"bid {amount} for place 1" for amount in range(31)]
    match.play("bid 30 for place 1")
    assert not [move for move in match.legal() if move.endswith("place 1")]


# Leeghwater.


def test_external_works_come_from_stacks_a_b_c_three_a_round_and_those_left_over_leave() -> None:
    for seed in range(8):
        match = megawatt.new("barrage", 2, seed, {"start": "random", "leeghwater": True})
        b, s = match.board, match.state
        shown = []
        for _ in range(n.ROUNDS):
            shown += [s.open_work[place] for place in range(n.OPEN_TILES)]
            s.open_work[0] = -1  # one is done, two are left over
            if len(shown) < n.WORKS:
                clean_up(b, s, None)
        assert sorted(shown) == list(range(n.WORKS))
        assert "".join(n.WORK_NAMES[work][5] for work in shown) == "aaaaabbbbbccccc"


def test_works_and_tiles_are_shuffled_within_their_stack() -> None:
    works, tiles = set(), set()
    for match in deals(40, leeghwater=True):
        works.add(tuple(match.state.work_order[0, i] for i in range(n.PER_STACK)))
        tiles.add(tuple(match.state.tile_order[0, i] for i in range(n.PER_STACK)))
    assert min(len(works), len(tiles)) > 20


def test_with_leeghwater_one_of_six_tiles_of_each_level_stays_in_the_box() -> None:
    left_out: list[set[int]] = [set(), set(), set()]
    for match in deals(60, leeghwater=True):
        b, s = match.board, match.state
        shown = []
        for _ in range(n.ROUNDS):
            shown += [s.open_tile[place] for place in range(n.OPEN_TILES)]
            if len(shown) < 15:
                clean_up(b, s, None)
        assert [tile // 6 for tile in shown] == [1] * 5 + [2] * 5 + [3] * 5
        for level in (1, 2, 3):
            (missing,) = set(range(6 * level, 6 * level + 6)) - set(shown)
            left_out[level - 1].add(missing % 6)
    assert left_out == [set(range(6))] * 3


def test_with_leeghwater_five_companies_and_eleven_officers_are_in_the_pool() -> None:
    matches = deals(80, 4, leeghwater=True)
    assert {match.state.company[seat] for match in matches for seat in range(4)} == set(range(5))
    assert {match.state.officer[seat] for match in matches for seat in range(4)} == set(range(11))
    assert all(len({match.state.company[seat] for seat in range(4)}) == 4 for match in matches)
    assert {match.state.company[seat] for match in deals(40, 4) for seat in range(4)} == set(range(4))


def test_with_leeghwater_everybody_has_a_building_tile() -> None:
    for leeghwater in (False, True):
        for company in deals(1, 4, leeghwater=leeghwater)[0].view()["companies"]:
            assert ("basic-building" in company["tiles"]) is leeghwater


# Automas.


@pytest.mark.parametrize(("seats", "automas"), [(1, 1), (1, 3), (2, 1), (2, 2)])
def test_everything_that_depends_on_the_number_of_players_counts_automas(seats: int, automas: int) -> None:
    (match,) = deals(1, seats, automas=str(automas))
    companies = seats + automas
    spaces = sum(match.board.space_in_play[space] for space in range(n.FIRST_PATENT))  # type: ignore[attr-defined]
    assert spaces == MANAGEMENT_SPACES[companies]
    assert len(match.view()["contracts"]["national"]) == companies - 1
    assert building_slots(match.board) == (4 if companies == 4 else 3)


@pytest.mark.parametrize("level", ["1", "2", "3", "4"])
def test_what_automas_have_at_the_start(level: str) -> None:
    officers = set()
    for match in deals(30, 1, automas="2", automa_level=level, leeghwater=True):
        s = match.state
        for seat in (1, 2):
            assert (s.engineers[seat], s.excavators[seat], s.mixers[seat]) == (12, 6, 4)
            assert (s.vp[seat], s.credits[seat], s.hand_count[seat], s.automa[seat]) == (16, 0, 0, int(level))
            assert [s.built[seat, piece] for piece in range(n.TILE_KINDS)] == [0] * 6
            basic = {i for i in range(6) if s.tiles[seat] >> i & 1}
            assert basic == {n.BASE, n.ELEVATION, n.CONDUIT, n.POWERHOUSE, n.BUILDING}
            officers.add(s.officer[seat])
        assert (s.vp[0], s.hand_count[0]) == (10, 1)
    assert officers == ({n.NO_OFFICER} if level != "4" else set(range(n.OFFICERS)))
