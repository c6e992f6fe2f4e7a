"""NOTES 3: phase 2, auction."""

from __future__ import annotations

import pytest

from . import positions as p


def auction(seats: int = 3, round_no: int = 2):
    """An auction phase in which seat 0 nominates first, everybody has 100 Elektro, and 20 to 27 are in the market."""
    m = p.new_game(seats)
    p.set_order(m, *range(seats))
    p.set_cash(m, *[100] * seats)
    p.lay_market(m, 20, 21, 22, 23, 24, 25, 26, 27)
    p.lay_stack(m, 30, 31, 32, 33, 34, 35, 36, "step-3")
    return p.jump_to(m, "auction", round_no)


def test_3_1_passing_instead_of_nominating_is_for_the_whole_phase() -> None:
    m = auction()
    events = p.play(m, "pass")
    assert p.logged(events, "passed-phase") == [{"seat": 0}]
    assert p.player(m, 0)["part"] == "passed"
    p.play(m, "nominate 20", "bid 20")
    assert m.view()["auction"]["still_in"] == [1, 2]
    p.play(m, "bid 21")
    assert m.seat == 1  # and not seat 0, who sits between them
    p.play(m, "pass")
    assert (m.seat, m.view()["asked"]) == (1, "nominate")
    p.play(m, "nominate 21")
    assert m.view()["phase"] != "auction"
    assert p.plants_of(m, 0) == []


def test_3_1_passing_on_a_bid_is_for_that_auction_only() -> None:
    m = auction()
    events = p.play(m, "nominate 20", "bid 20", "pass")
    assert p.logged(events, "passed-bid") == [{"seat": 1, "card": "20"}]
    p.play(m, "bid 21", "bid 22")
    assert m.seat == 2  # seat 1 is out of this auction
    p.play(m, "pass")
    assert p.plants_of(m, 0) == ["20"]
    assert (m.seat, m.view()["asked"]) == (1, "nominate")
    p.play(m, "nominate 21", "bid 21", "bid 22", "pass")
    assert p.plants_of(m, 2) == ["21"]


def test_3_2_a_nominator_who_is_outbid_nominates_again() -> None:
    m = auction()
    p.play(m, "nominate 20", "bid 20", "bid 21", "pass", "pass")
    assert p.plants_of(m, 1) == ["20"]
    assert (m.seat, m.view()["asked"]) == (0, "nominate")
    p.play(m, "pass")
    assert (m.seat, m.view()["asked"]) == (2, "nominate")


def test_3_2_after_a_nominator_who_wins_comes_the_next_who_has_neither_bought_nor_passed() -> None:
    m = auction(4)
    p.play(m, "nominate 20", "bid 20", "bid 21", "pass", "pass", "pass")  # seat 1 buys
    p.play(m, "nominate 21", "bid 21", "pass", "pass")  # seat 0 buys
    assert (m.seat, m.view()["asked"]) == (2, "nominate")
    p.play(m, "pass")
    assert (m.seat, m.view()["asked"]) == (3, "nominate")


def test_3_2_nobody_buys_twice_in_a_phase() -> None:
    m = auction()
    p.play(m, "nominate 20", "bid 20", "pass", "pass")
    assert p.player(m, 0)["part"] == "bought"
    p.play(m, "nominate 21", "bid 21")
    assert m.view()["auction"]["still_in"] == [1, 2]
    events = p.play(m, "bid 22", "pass")
    assert p.logged(events, "plant-bought") == [{"seat": 2, "card": "21", "price": 22}]


def test_3_3_the_opening_bid_is_at_least_the_plant_number_and_may_be_higher() -> None:
    m = auction()
    p.play(m, "nominate 21")
    assert (m.seat, m.view()["asked"]) == (0, "open")
    assert p.refused(m, "bid 20") == "bid-too-low"
    assert m.why_not("bid 21") is None
    events = p.play(m, "bid 30")
    assert p.logged(events, "bid-made") == [{"seat": 0, "card": "21", "price": 30}]
    assert m.seat == 1


def test_3_3_bids_are_open_to_everybody() -> None:
    m = auction()
    p.play(m, "nominate 21", "bid 30")
    for watcher in (None, 0, 1, 2):
        assert [event.arguments["price"] for event in m.events(seat=watcher) if event.name == "bid-made"] == [30]
        shown = m.view(watcher)["auction"]
        assert (shown["bid"], shown["bidder"]) == (30, 0)


def test_3_3_the_nominator_must_open() -> None:
    m = auction()
    p.play(m, "nominate 21")
    assert p.refused(m, "pass") == "must-open"


def test_3_3_every_raise_is_at_least_one() -> None:
    m = auction()
    p.play(m, "nominate 20", "bid 25")
    assert p.refused(m, "bid 25") == "bid-too-low"
    assert p.refused(m, "bid 24") == "bid-too-low"
    p.play(m, "bid 26")
    assert m.view()["auction"]["bidder"] == 1


def test_3_3_bids_must_be_covered_by_the_cash_in_hand() -> None:
    m = auction()
    p.set_cash(m, 30, 31, 100)
    p.play(m, "nominate 20")
    assert p.refused(m, "bid 31") == "too-dear"
    p.play(m, "bid 30")
    assert p.refused(m, "bid 32") == "too-dear"
    p.play(m, "bid 31", "pass")
    # Seat 0 has 30 Elektro and cannot answer 31: the plant is sold without asking.
    assert p.plants_of(m, 1) == ["20"]
    assert p.player(m, 1)["cash"] == 0


def test_3_3_nobody_nominates_what_he_cannot_pay() -> None:
    m = auction()
    p.set_cash(m, 21, 100, 100)
    assert p.refused(m, "nominate 22") == "too-dear"
    assert m.why_not("nominate 21") is None


def test_3_4_the_last_one_pays_the_minimum() -> None:
    m = auction()
    p.play(m, "pass", "pass")
    assert m.seat == 2
    events = p.play(m, "nominate 22")
    assert p.logged(events, "plant-bought") == [{"seat": 2, "card": "22", "price": 22}]
    assert p.player(m, 2)["cash"] == 78


def test_3_4_nobody_who_could_outbid_is_left_out_of_the_bidding() -> None:
    m = auction()
    p.set_cash(m, 100, 22, 23)
    p.play(m, "nominate 22")
    assert m.view()["asked"] == "open"  # seat 2 could bid 23


def test_3_4_nobody_left_with_the_money_to_bid_against_him_is_the_same() -> None:
    m = auction()
    p.set_cash(m, 100, 22, 22)
    events = p.play(m, "nominate 22")
    assert p.logged(events, "plant-bought") == [{"seat": 0, "card": "22", "price": 22}]


def test_3_5_only_the_current_market_in_steps_1_and_2() -> None:
    for step in (1, 2):
        m = auction()
        m.state.step = step
        assert p.offered(m) == ["20", "21", "22", "23"]
        assert p.refused(m, "nominate 24") == "not-on-offer"
        assert m.why_not("nominate 23") is None


def test_3_5_all_plants_in_step_3() -> None:
    m = auction()
    m.state.step = 3
    p.lay_market(m, 20, 21, 22, 23, 24, 25)
    assert (p.offered(m), p.future(m)) == (["20", "21", "22", "23", "24", "25"], [])
    p.play(m, "nominate 25", "bid 25", "pass", "pass")
    assert p.plants_of(m, 0) == ["25"]


def test_3_6_a_sold_plant_is_replaced_at_once_and_the_market_sorted() -> None:
    m = auction()
    p.lay_stack(m, 18, 40, "step-3")
    events = p.play(m, "nominate 20", "bid 20", "pass", "pass")
    assert p.cards_logged(events, "plant-drawn") == ["18"]
    assert p.market(m) == ["18", "21", "22", "23", "24", "25", "26", "27"]
    # The fresh plant is on offer in the same phase, and 24 has not come up.
    assert p.offered(m) == ["18", "21", "22", "23"]
    p.play(m, "nominate 18", "bid 18", "pass")
    assert p.plants_of(m, 1) == ["18"]
    assert p.offered(m) == ["21", "22", "23", "24"]
    assert p.future(m) == ["25", "26", "27", "40"]


def test_3_6_a_discard_brings_no_second_card() -> None:
    m = auction()
    p.give_plants(m, 0, 3, 4, 5)
    p.play(m, "nominate 20", "bid 20", "pass", "pass")
    assert m.view()["asked"] == "discard"
    events = p.play(m, "discard 3")
    assert p.cards_logged(events, "plant-drawn") == ["30"]
    assert p.market(m) == ["21", "22", "23", "24", "25", "26", "27", "30"]
    assert len(p.stack(m)) == 7


def test_3_6_the_replacement_is_drawn_after_the_discard() -> None:
    """Our reading: the buyer chooses what to discard without knowing the new card."""
    m = auction()
    p.give_plants(m, 0, 3, 4, 5)
    events = p.play(m, "nominate 20", "bid 20", "pass", "pass")
    assert (m.view()["asked"], p.cards_logged(events, "plant-drawn")) == ("discard", [])
    assert p.market(m) == ["21", "22", "23", "24", "25", "26", "27"]
    assert not m.revealed(m.ply), "so buying may still be taken back"


def test_3_7_the_fourth_plant_replaces_one_of_the_other_three() -> None:
    m = auction()
    p.give_plants(m, 0, 3, 24, 50)
    p.play(m, "nominate 20", "bid 20", "pass", "pass")
    assert (m.seat, m.view()["asked"]) == (0, "discard")
    assert p.refused(m, "discard 20") == "newest-plant"
    assert m.legal() == ["discard 3", "discard 24", "discard 50"]
    events = p.play(m, "discard 24")
    assert p.cards_logged(events, "plant-discarded") == ["24"]
    assert p.plants_of(m, 0) == ["3", "20", "50"]
    # The discarded card leaves the game.
    assert "24" not in p.stack(m)
    assert m.view()["plants"]["offered"][0]["name"] == "21"


def test_3_7_three_plants_are_no_reason_to_discard() -> None:
    m = auction()
    p.give_plants(m, 0, 3, 4)
    p.play(m, "nominate 20", "bid 20", "pass", "pass")
    assert p.plants_of(m, 0) == ["3", "4", "20"]
    assert m.view()["asked"] == "nominate"


def test_3_8_fuel_of_a_discarded_plant_moves_to_the_others_the_new_one_included() -> None:
    m = auction()
    p.give_plants(m, 0, 4, 13, 18)  # 4 coal fit on 4, none on the others
    p.give_fuel(m, 0, coal=4)
    supply = p.fuel_market(m, "coal")["supply"]
    p.play(m, "nominate 20", "bid 20", "pass", "pass")  # 20 burns 3 coal and stores 6
    events = p.play(m, "discard 4")
    assert p.logged(events, "fuel-given-up") == []
    assert p.fuel_of(m, 0) == {"coal": 4}
    assert p.fuel_market(m, "coal")["supply"] == supply


@pytest.mark.parametrize(("plant", "fuel", "stored"), [(8, "coal", 6), (7, "oil", 6), (14, "garbage", 4), (11, "uranium", 2)])
def test_3_8_fuel_that_fits_nowhere_goes_beside_the_board(plant: int, fuel: str, stored: int) -> None:
    m = auction()
    p.give_plants(m, 0, plant, 13, 18)
    p.give_fuel(m, 0, **{fuel: stored})
    before = p.fuel_market(m, fuel)
    p.play(m, "nominate 22", "bid 22", "pass", "pass")  # 22 is wind
    events = p.play(m, f"discard {plant}")
    assert sum(row["count"] for row in p.logged(events, "fuel-given-up")) == stored
    assert p.fuel_of(m, 0) == {}
    assert p.fuel_market(m, fuel)["supply"] == before["supply"] + stored
    assert p.fuel_market(m, fuel)["tokens"] == before["tokens"]  # not to the market


def test_3_8_only_what_does_not_fit_goes() -> None:
    m = auction()
    p.give_plants(m, 0, 8, 10, 13)  # 8 stores 6 coal, 10 stores 4
    p.give_fuel(m, 0, coal=10)
    p.play(m, "nominate 22", "bid 22", "pass", "pass", "discard 8")
    assert p.fuel_of(m, 0) == {"coal": 4}


def test_3_8_with_hybrids_the_owner_chooses_coal_or_oil() -> None:
    m = auction()
    p.give_plants(m, 0, 5, 12, 13)  # two hybrids that store 4 each
    p.give_fuel(m, 0, coal=4, oil=2)
    p.play(m, "nominate 22", "bid 22", "pass", "pass", "discard 5")
    assert (m.seat, m.view()["asked"]) == (0, "give-up")
    assert m.legal() == ["return coal", "return oil"]
    events = p.play(m, "return oil")
    assert p.logged(events, "fuel-given-up") == [{"seat": 0, "fuel": "oil", "count": 1}]
    assert m.view()["asked"] == "give-up"
    events = p.play(m, "return coal")
    assert p.fuel_of(m, 0) == {"coal": 3, "oil": 1}
    assert p.cards_logged(events, "plant-drawn") == ["30"]
    assert (m.seat, m.view()["asked"]) == (1, "nominate")


def test_3_8_no_choice_where_one_fuel_has_a_plant_of_its_own() -> None:
    m = auction()
    p.give_plants(m, 0, 5, 3, 13)  # hybrid stores 4, oil plant 3 stores 4
    p.give_fuel(m, 0, coal=3, oil=4)
    supply = p.fuel_market(m, "coal")["supply"]
    events = p.play(m, "nominate 22", "bid 22", "pass", "pass", "discard 5")
    assert {row["fuel"] for row in p.logged(events, "fuel-given-up")} == {"coal"}
    assert p.fuel_of(m, 0) == {"oil": 4}
    assert p.fuel_market(m, "coal")["supply"] == supply + 3
    assert m.view()["asked"] == "nominate"


def test_3_8_the_chosen_fuel_must_lie_on_the_hybrids() -> None:
    m = auction()
    p.give_plants(m, 0, 5, 12, 3)  # hybrids store 4 each, oil plant 4
    p.give_fuel(m, 0, coal=5, oil=4)
    p.play(m, "nominate 22", "bid 22", "pass", "pass")
    events = p.play(m, "discard 12")
    # The oil fits on plant 3, so one coal goes and nobody is asked.
    assert p.logged(events, "fuel-given-up") == [{"seat": 0, "fuel": "coal", "count": 1}]
    assert p.fuel_of(m, 0) == {"coal": 4, "oil": 4}


def test_3_9_everybody_must_buy_in_round_1() -> None:
    m = p.new_game(3)
    assert p.refused(m, "pass") == "must-buy-first-round"
    p.play(m, "nominate 3", "bid 3")
    p.play(m, "pass", "pass")  # passing on a bid is allowed
    assert p.refused(m, "pass") == "must-buy-first-round"
    p.play(m, "nominate 4", "bid 4", "pass")
    assert p.refused(m, "pass") == "must-buy-first-round"
    p.play(m, "nominate 5")
    assert [len(p.plants_of(m, seat)) for seat in range(3)] == [1, 1, 1]


def test_3_9_with_50_elektro_everybody_can_buy_however_high_the_bids() -> None:
    m = p.new_game(6)
    while m.view()["phase"] == "auction":
        p.play(m, max(m.legal(), key=lambda move: int(move.split()[-1]) if move.startswith("bid") else 0))
    assert [len(p.plants_of(m, seat)) for seat in range(6)] == [1] * 6
    assert sorted(p.player(m, seat)["cash"] for seat in range(6))[:5] == [0] * 5


def test_3_9_later_nobody_must() -> None:
    m = auction(round_no=2)
    assert m.why_not("pass") is None


def test_3_10_nothing_sold_the_lowest_plant_leaves_and_is_replaced() -> None:
    m = auction()
    events = p.play(m, "pass", "pass", "pass")
    assert p.cards_logged(events, "plant-leaves") == ["20"]
    assert p.cards_logged(events, "plant-drawn") == ["30"]
    assert p.market(m) == ["21", "22", "23", "24", "25", "26", "27", "30"]
    assert "20" not in p.stack(m)
    assert m.view()["phase"] != "auction"


def test_3_10_one_purchase_is_enough_to_prevent_it() -> None:
    m = auction()
    events = p.play(m, "pass", "pass", "nominate 23")
    assert p.cards_logged(events, "plant-leaves") == []
    assert p.market(m) == ["20", "21", "22", "24", "25", "26", "27", "30"]


def test_3_10_nothing_sold_because_nobody_has_money() -> None:
    m = auction()
    p.set_cash(m, 25, 19, 3)
    events = p.play(m, "pass")
    assert p.logged(events, "passed-phase") == [{"seat": 0}, {"seat": 1}, {"seat": 2}]
    assert p.cards_logged(events, "plant-leaves") == ["20"]
