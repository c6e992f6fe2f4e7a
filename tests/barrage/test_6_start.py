"""Setting up: introductory game, draft, auction, action spaces by number of companies."""

from __future__ import annotations

import pytest

import megawatt
from megawatt.games.barrage import names as n
from megawatt.kernel.errors import OptionError

MANAGEMENT_SPACES = {2: 22, 3: 26, 4: 32}


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
