"""NOTES 7: the step 3 card."""

from __future__ import annotations

from random import Random

import pytest

from . import positions as p

REST = [38, 39, 40, 42, 44, 46]
"""The cards below the step 3 card, as they were put there."""


def card_on_top(step: int = 2, seed: int = 1):
    """The step 3 card is the next to be drawn. Everybody has 200 Elektro, plant 13 and a city."""
    m = p.new_game(3, seed, areas=p.WEST)
    p.set_order(m, 2, 1, 0)
    p.set_cash(m, 200, 200, 200)
    p.lay_market(m, 20, 21, 22, 23, 24, 25, 26, 27)
    p.lay_stack(m, "step-3", *REST)
    m.state.step = step
    for seat, home in enumerate(("essen", "kiel", "halle")):
        p.give_plants(m, seat, 13)
        p.give_houses(m, seat, home)
    return m


def names(events) -> list[str]:
    return [event.name for event in events]


# 7.1: in phase 2.


def test_7_1_step_3_card_in_phase_2_waits_as_the_highest_plant() -> None:
    m = p.jump_to(card_on_top(), "auction")
    events = p.play(m, "nominate 20", "bid 20", "pass", "pass")
    assert "step-3-card-drawn" in names(events)
    assert p.offered(m) == ["21", "22", "23", "24"]
    assert p.future(m) == ["25", "26", "27", "step-3"]
    assert m.view()["step"] == 2
    assert p.refused(m, "nominate 25") == "not-on-offer"
    assert p.refused(m, "nominate step-3") == "no-such-lot"


def test_7_1_the_stack_is_shuffled_at_once() -> None:
    orders = set()
    for seed in range(10):
        m = p.jump_to(card_on_top(seed=seed), "auction")
        p.play(m, "nominate 20", "bid 20", "pass", "pass")
        assert sorted(p.stack(m)) == [str(number) for number in REST]
        orders.add(tuple(p.stack(m)))
    assert len(orders) > 5


def test_7_1_the_auction_goes_on_with_replacements_from_the_shuffled_stack() -> None:
    m = p.jump_to(card_on_top(), "auction")
    p.play(m, "nominate 20", "bid 20", "pass", "pass")
    top = p.stack(m)[0]
    events = p.play(m, "nominate 24", "bid 24", "pass")
    assert p.cards_logged(events, "plant-drawn") == [top]
    assert p.market(m) == ["21", "22", "23", "25", "26", "27", top, "step-3"]
    assert p.offered(m) == ["21", "22", "23", "25"]


def test_7_1_at_the_end_of_the_phase_the_lowest_plant_and_the_card_leave_without_replacement() -> None:
    m = p.jump_to(card_on_top(), "auction")
    p.play(m, "nominate 20", "bid 20", "pass", "pass", "pass")
    p.give_plants(m, 0, 4)  # so that somebody buys fuel and phase 3 can be looked at
    events = p.play(m, "pass")
    assert p.cards_logged(events, "plant-leaves") == ["21"]
    assert p.cards_logged(events, "plant-drawn") == []
    assert p.logged(events, "step-begins") == [{"step": 3}]
    assert m.view()["phase"] == "resources"  # step 3 begins with phase 3
    assert m.view()["step"] == 3
    assert (p.offered(m), p.future(m)) == (["22", "23", "24", "25", "26", "27"], [])
    assert len(p.stack(m)) == 6


def test_7_1_third_spaces_are_open_in_phase_4_of_this_round() -> None:
    m = card_on_top()
    p.give_houses(m, 0, "kassel")
    p.give_houses(m, 1, "kassel")
    p.jump_to(m, "auction")
    p.play(m, "pass", "pass", "nominate 20")
    p.finish_phase(m)
    assert (m.view()["phase"], m.view()["step"]) == ("building", 3)
    p.play(m, "done", "done")
    assert m.seat == 2
    assert m.why_not("build kassel") is None


def test_7_1_a_draw_made_because_nothing_was_sold_first_replaces_then_removes() -> None:
    m = p.jump_to(card_on_top(), "auction")
    events = p.play(m, "pass", "pass", "pass")
    # 20 leaves for nothing sold, the card takes its place; then 21 and the card leave.
    in_order = [name for name in names(events) if name in ("plant-leaves", "step-3-card-drawn", "step-begins")]
    assert in_order == ["plant-leaves", "step-3-card-drawn", "plant-leaves", "step-begins"]
    assert p.cards_logged(events, "plant-leaves") == ["20", "21"]
    assert p.offered(m) == ["22", "23", "24", "25", "26", "27"]
    assert m.view()["step"] == 3


# 7.2: in phase 4.


def obsolete_plant(step: int = 2):
    """Seat 0 builds first; with its fourth city plant 4 becomes obsolete and the step 3 card comes up."""
    m = card_on_top(step)
    p.lay_market(m, 4, 21, 22, 23, 24, 25, 26, 27)
    p.give_houses(m, 0, "duisburg", "dortmund")
    return p.jump_to(m, "building")


def test_7_2_step_3_card_in_phase_4() -> None:
    m = obsolete_plant()
    events = p.play(m, "build muenster")
    assert names(events) == ["house-built", "plant-obsolete", "step-3-card-drawn", "plant-leaves"]
    assert p.cards_logged(events, "plant-obsolete") == ["4"]
    assert p.cards_logged(events, "plant-leaves") == ["21"]
    assert p.market(m) == ["22", "23", "24", "25", "26", "27"]
    assert sorted(p.stack(m)) == [str(number) for number in REST]


def test_7_2_the_stack_is_shuffled() -> None:
    orders = set()
    for seed in range(10):
        m = card_on_top(seed=seed)
        p.lay_market(m, 4, 21, 22, 23, 24, 25, 26, 27)
        p.give_houses(m, 0, "duisburg", "dortmund")
        p.play(p.jump_to(m, "building"), "build muenster")
        orders.add(tuple(p.stack(m)))
    assert len(orders) > 5


def test_7_2_step_3_begins_with_phase_5_so_third_spaces_stay_closed() -> None:
    m = obsolete_plant()
    p.give_houses(m, 0, "kassel")
    p.give_houses(m, 2, "kassel")
    p.play(m, "build muenster", "done")
    assert m.seat == 1
    assert m.view()["step"] == 2
    assert p.refused(m, "build kassel") == "city-full"
    assert m.why_not("build essen") is None
    events = p.play(m, "done", "done")
    assert p.logged(events, "step-begins") == [{"step": 3}]
    assert (m.view()["phase"], m.view()["step"]) == ("bureaucracy", 3)


def test_7_2_resupply_and_market_change_of_this_round_follow_step_3() -> None:
    m = obsolete_plant()
    p.lay_fuel(m, "coal", 0, 20)
    p.lay_fuel(m, "oil", 0, 20)
    p.play(m, "build muenster")
    p.finish_phase(m)
    top = p.stack(m)[0]
    events = p.finish_phase(m)
    supplied = {row["fuel"]: row["count"] for row in p.logged(events, "resupplied")}
    assert (supplied["coal"], supplied["oil"]) == (3, 4)  # step 2 would bring 5 and 3
    assert p.cards_logged(events, "plant-leaves") == ["22"]
    assert p.cards_logged(events, "plant-drawn") == [top]
    assert p.cards_logged(events, "plant-buried") == []
    assert len(p.offered(m)) == 6


def test_7_2_further_obsolete_plants_are_replaced_from_the_shuffled_stack() -> None:
    m = card_on_top()
    p.lay_market(m, 4, 5, 6, 23, 24, 25, 26, 27)
    p.give_network(m, 0, 5)
    p.jump_to(m, "building")
    events = p.play(m, "build duisburg")
    assert p.cards_logged(events, "plant-obsolete") == ["4", "6"]
    assert p.cards_logged(events, "plant-leaves") == ["5"]  # the lowest when the card came up
    drawn = p.cards_logged(events, "plant-drawn")
    assert len(drawn) == 1
    assert int(drawn[0]) in REST
    assert p.market(m) == ["23", "24", "25", "26", "27", *drawn]


def test_7_2_the_card_drawn_at_the_start_of_step_2() -> None:
    m = card_on_top(step=1)
    p.give_network(m, 0, 7)
    p.jump_to(m, "building")
    p.play(m, "done", "done")
    events = p.play(m, "done")
    assert names(events) == ["step-begins", "plant-leaves", "step-3-card-drawn", "plant-leaves", "step-begins"]
    assert p.logged(events, "step-begins") == [{"step": 2}, {"step": 3}]
    assert p.cards_logged(events, "plant-leaves") == ["20", "21"]
    assert p.offered(m) == ["22", "23", "24", "25", "26", "27"]
    assert (m.view()["phase"], m.view()["step"]) == ("bureaucracy", 3)


# 7.3: in phase 5.


@pytest.mark.parametrize("step", [1, 2])
def test_7_3_step_3_card_in_phase_5(step: int) -> None:
    m = p.jump_to(card_on_top(step), "bureaucracy")
    p.lay_fuel(m, "coal", 0, 20)
    p.lay_fuel(m, "oil", 0, 20)
    p.play(m, "run nothing", "run nothing")
    assert m.view()["step"] == step
    events = p.play(m, "run nothing")
    assert p.cards_logged(events, "plant-buried") == ["27"]
    assert "step-3-card-drawn" in names(events)
    assert p.cards_logged(events, "plant-leaves") == ["20"]
    assert p.cards_logged(events, "plant-drawn") == []
    # The resupply was done with the old step; step 3 is in force from the next phase on.
    supplied = {row["fuel"]: row["count"] for row in p.logged(events, "resupplied")}
    assert (supplied["coal"], supplied["oil"]) == {1: (4, 2), 2: (5, 3)}[step]
    assert names(events).index("resupplied") < names(events).index("step-3-card-drawn") < names(events).index("step-begins")
    assert (m.view()["phase"], m.view()["round"], m.view()["step"]) == ("auction", 3, 3)
    assert (p.offered(m), p.future(m)) == (["21", "22", "23", "24", "25", "26"], [])


def test_7_3_the_plant_put_under_the_stack_a_moment_ago_is_part_of_the_shuffle() -> None:
    places = set()
    for seed in range(20):
        m = p.jump_to(card_on_top(seed=seed), "bureaucracy")
        p.finish_phase(m)
        assert sorted(p.stack(m)) == ["27", *(str(number) for number in REST)]
        places.add(p.stack(m).index("27"))
    assert len(places) > 4


# 7.4: skipped step 2.


def test_7_4_the_card_before_the_trigger_leads_from_step_1_to_step_3() -> None:
    m = p.jump_to(card_on_top(step=1), "auction")
    events = p.play(m, "pass", "pass", "pass")
    assert p.logged(events, "step-begins") == [{"step": 3}]
    # Now the trigger is passed: the step 2 removal is never made.
    p.give_network(m, 0, 8)
    p.jump_to(m, "building", round_no=3)
    before = p.market(m)
    events = p.finish_phase(m)
    assert p.logged(events, "step-begins") == []
    assert p.cards_logged(events, "plant-leaves") == []
    assert p.market(m) == before
    assert m.view()["step"] == 3


def test_7_4_card_and_trigger_in_the_same_phase_4() -> None:
    m = card_on_top(step=1)
    p.lay_market(m, 7, 21, 22, 23, 24, 25, 26, 27)
    p.give_network(m, 0, 6)
    p.jump_to(m, "building")
    # The seventh city makes plant 7 obsolete, which brings up the card: 21 leaves without replacement.
    events = p.play(m, "build duisburg")
    assert names(events) == ["house-built", "plant-obsolete", "step-3-card-drawn", "plant-leaves"]
    assert p.market(m) == ["22", "23", "24", "25", "26", "27"]
    top = p.stack(m)[0]
    events = p.finish_phase(m)
    # The step 2 removal is made with replacement; then step 3 begins with phase 5.
    assert names(events) == ["step-begins", "plant-leaves", "plant-drawn", "step-begins"]
    assert p.logged(events, "step-begins") == [{"step": 2}, {"step": 3}]
    assert p.cards_logged(events, "plant-leaves") == ["22"]
    assert p.cards_logged(events, "plant-drawn") == [top]
    assert p.offered(m) == ["23", "24", "25", "26", "27", top]


# 7.5: the empty stack.


def last_plants(*plants: int):
    """Step 3, these plants in the market and no stack."""
    m = card_on_top(step=3)
    p.lay_market(m, *plants)
    p.lay_stack(m)
    return m


def test_7_5_without_a_stack_the_market_shrinks() -> None:
    m = p.jump_to(last_plants(20, 21, 22, 23), "auction")
    p.play(m, "nominate 23", "bid 23", "pass", "pass")
    assert p.offered(m) == ["20", "21", "22"]
    p.play(m, "nominate 21", "bid 21", "pass", "nominate 20")
    assert p.offered(m) == ["22"]


def test_7_5_nothing_sold_shrinks_it_too() -> None:
    m = p.jump_to(last_plants(20, 21), "auction")
    events = p.play(m, "pass", "pass", "pass")
    assert p.cards_logged(events, "plant-leaves") == ["20"]
    assert p.offered(m) == ["21"]


def test_7_5_obsolete_plants_shrink_it_too() -> None:
    m = last_plants(4, 30)
    p.give_houses(m, 0, "duisburg", "dortmund")
    events = p.play(p.jump_to(m, "building"), "build muenster")
    assert p.cards_logged(events, "plant-obsolete") == ["4"]
    assert p.offered(m) == ["30"]


def test_7_5_down_to_nothing_and_phase_2_is_skipped() -> None:
    m = p.jump_to(last_plants(20), "auction")
    p.play(m, "nominate 20", "bid 20", "pass", "pass")
    assert p.plants_of(m, 2) == ["13", "20"]
    assert p.market(m) == []
    assert m.view()["phase"] == "resources"  # nobody else is asked to nominate
    p.finish_phase(m)
    p.finish_phase(m)
    events = p.finish_phase(m)  # phase 5, and then phase 2 of the next round passes by
    assert p.logged(events, "round-begins") == [{"round": 3}]
    assert m.view()["round"] == 3
    assert m.view()["phase"] in ("resources", "building")
    assert p.cards_logged(events, "plant-leaves") == []
    assert p.player(m, 0)["cash"] == 200 + 10


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_7_6_before_step_3_the_market_never_has_fewer_than_eight_cards(seats: int) -> None:
    rng = Random(seats)
    m = p.new_game(seats, seed=seats)
    smallest, steps = 8, set()
    while not m.over and m.view()["step"] < 3 and m.ply < 2500:
        moves = m.legal_actions()
        m.play(moves[0] if rng.random() < 0.5 else rng.choice(moves[:8]))
        waiting = m.state.step_3_due or m.view()["asked"] in ("discard", "give-up")
        if m.view()["step"] < 3 and not waiting:
            smallest = min(smallest, len(p.market(m)))
        steps.add(m.view()["step"])
    assert smallest == 8
    assert 3 in steps
