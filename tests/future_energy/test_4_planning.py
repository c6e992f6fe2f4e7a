"""NOTES 4: revenue and planning."""

import pytest

from . import positions as p
from .positions import A


def planning(money=5, engineers=1):
    """Seat A plans with this much money; a coal tile waits next to the crew; four contracts are displayed."""
    m = p.empty_board()
    p.give_contracts(m, A, start_without_gas=None)
    p.lay_tiles(m, hamburg="coal")
    p.show_contracts(m, "oil-coal", "coal-gas", "oil-gas-nuclear", "oil-coal-nuclear-gas")
    m.state.engineers[A] = engineers - 1
    return p.begin(m, A, cash=money)


def test_4_phase_1_revenue_is_4_with_one_investor():
    m = p.empty_board()
    p.give_contracts(m, A, start_without_gas=None)
    m.state.investors[A] = 1
    p.begin(m, A)
    assert p.cash(m)[A] == 4


def test_4_phase_1_revenue_is_5_at_most():
    m = p.empty_board()
    p.give_contracts(m, A, start_without_gas=None)
    m.state.investors[A] = 2
    assert p.cash(p.begin(m, A))[A] == 5


def test_4_one_line_costs_1_and_goes_on_any_empty_link():
    m = p.play(planning(), "line", "place lisbon-seville")
    assert p.cash(m)[A] == 4
    assert p.owners(m, "lisbon-seville") == [A]
    assert m.state.line_supply[A] == 14


def test_4_two_lines_cost_5():
    m = p.play(planning(), "lines", "place oslo-bergen", "place oslo-stockholm")
    assert p.cash(m)[A] == 0
    assert m.state.line_supply[A] == 13
    assert p.refused(planning(money=4), "lines") == "too-dear"


def test_4_a_bought_line_needs_a_link_without_lines():
    m = planning()
    p.give_lines(m, 1, "bergen-oslo")
    p.play(m, "line")
    assert p.refused(m, "place bergen-oslo") == "link-taken"
    assert p.refused(m, "skip") == "must-place"


def test_4_a_contract_costs_1_to_4_by_its_slot_and_the_display_slides_left():
    m = p.play(planning(), "contract oil-gas-nuclear")
    assert p.cash(m)[A] == 2
    assert p.standing(m, A, "oil-gas-nuclear") == [1, 1, 1]
    shown = [card["id"] for card in m.view()["display"]]
    assert shown[:3] == ["oil-coal", "coal-gas", "oil-coal-nuclear-gas"]
    assert len(shown) == 4
    assert "contract-laid" in p.logged(m)


def test_4_a_contract_needs_a_plant_for_every_icon():
    m = planning()
    m.state.plant_supply[A] = 2
    assert p.refused(m, "contract oil-gas-nuclear") == "too-few-plants"
    assert "contract oil-coal" in m.legal()


def test_4_each_engineer_takes_one_action_and_each_action_once():
    m = p.play(planning(money=9, engineers=3), "line", "place bergen-oslo")
    assert p.refused(m, "line") == "already-covered"
    p.play(m, "contract oil-coal", "lines", "place oslo-trondheim", "place oslo-stockholm")
    assert p.asked(m) != "plan"
    assert p.cash(m)[A] == 2


def test_4_planning_may_be_skipped():
    assert p.asked(p.play(planning(), "done")) in ("crew", "route", "build", "return-plant")


def test_4_who_has_no_plant_on_contracts_must_buy_a_contract():
    m = p.empty_board()
    p.show_contracts(m, "oil-coal", "coal-gas", "oil-gas-nuclear", "oil-coal-nuclear-gas")
    p.begin(m, A, cash=5)
    assert p.verbs(m) == {"contract"}
    assert p.refused(m, "done") == p.refused(m, "line") == "must-buy-contract"
    m.state.engineers[A] = 1
    p.begin(m, A, cash=5)
    p.play(m, "contract oil-coal")
    assert {"line", "done"} <= p.verbs(m)


def test_4_the_duty_lapses_when_no_displayed_contract_can_be_filled():
    m = p.empty_board()
    m.state.plant_supply[A] = 1
    p.begin(m, A, cash=5)
    assert p.verbs(m) == {"line", "lines", "done"}


def test_4_the_duty_lapses_when_no_displayed_contract_can_be_paid():
    m = p.empty_board()
    p.show_contracts(m, "oil-coal-nuclear-gas", "coal-gas", "oil-gas-nuclear", "oil-coal")
    m.state.plant_supply[A] = 3
    p.begin(m, A, cash=1)
    assert p.verbs(m) == {"line", "done"}


def test_4_two_lines_need_two_lines_in_the_supply_and_two_free_links():
    m = planning()
    m.state.line_supply[A] = 1
    assert p.refused(m, "lines") == "no-lines-left"
    m.state.line_supply[A] = 15
    m.state.empty_links = 1
    assert p.refused(m, "lines") == "no-free-link"


def test_4_with_an_empty_stack_the_display_is_not_refilled():
    m = planning()
    m.state.stack_size = 0
    p.play(m, "contract oil-coal")
    assert [(card["id"], card["price"]) for card in m.view()["display"]] == [
        ("coal-gas", 1), ("oil-gas-nuclear", 2), ("oil-coal-nuclear-gas", 3),
    ]  # fmt: skip


def test_4_the_example_of_two_engineers_a_line_for_1_placed_at_once_then_the_third_contract_for_3():
    m = planning(money=4, engineers=2)
    p.play(m, "line")
    assert p.asked(m) == "place-line"
    p.play(m, "place bergen-oslo")
    assert (p.owners(m, "bergen-oslo"), p.cash(m)[A]) == ([A], 3)
    p.play(m, "contract oil-gas-nuclear")
    assert (p.standing(m, A, "oil-gas-nuclear"), p.cash(m)[A]) == ([1, 1, 1], 0)
    assert m.state.active != A  # both engineers are used, and nothing is left to move with


@pytest.mark.parametrize(
    ("price", "name"), [(1, "oil-coal"), (2, "coal-gas"), (3, "oil-gas-nuclear"), (4, "oil-coal-nuclear-gas")]
)  # fmt: skip
def test_4_the_slots_cost_1_2_3_and_4_million(price, name):
    m = p.play(planning(money=price), f"contract {name}")
    assert p.cash(m)[A] == 0
    if price > 1:
        assert p.refused(planning(money=price - 1), f"contract {name}") == "too-dear"


def test_4_the_example_of_a_contract_with_four_icons_in_the_second_slot_for_2():
    m = planning()
    p.show_contracts(m, "oil-coal", "oil-coal-nuclear-gas", "oil-gas-nuclear", "coal-gas")
    supply = m.state.plant_supply[A]
    p.play(m, "contract oil-coal-nuclear-gas")
    assert p.cash(m)[A] == 5 - 2
    assert p.standing(m, A, "oil-coal-nuclear-gas") == [1, 1, 1, 1]
    assert m.state.plant_supply[A] == supply - 4
    assert [card["id"] for card in m.view()["display"]][:3] == ["oil-coal", "oil-gas-nuclear", "coal-gas"]
    assert len(m.view()["display"]) == 4


def test_4_lines_and_contracts_are_paid_to_the_bank():
    m = planning(money=9, engineers=3)
    bank = m.state.bank
    p.play(m, "line", "place bergen-oslo", "lines", "place oslo-trondheim", "place oslo-stockholm", "contract oil-coal")
    assert m.state.bank == bank + 1 + 5 + 1


def test_4_a_line_may_lie_on_a_link_of_the_start_space():
    """All texts say between two sites; we read the start space as a place like any other here."""
    m = p.play(planning(), "line", "place hamburg-start")
    assert p.owners(m, "hamburg-start") == [A]


def test_4_the_engineers_are_ready_again_in_the_next_turn():
    m = planning(money=9, engineers=2)
    p.play(m, "line", "place bergen-oslo", "contract oil-coal")
    p.begin(m, A, cash=9)
    assert {"line", "lines", "contract"} <= p.verbs(m)
    p.play(m, "line", "place oslo-stockholm", "contract coal-gas")
    assert p.cash(m)[A] == 9 - 1 - 1


def test_4_one_engineer_is_there_from_the_beginning():
    m = p.play(planning(), "line", "place bergen-oslo")
    assert p.asked(m) != "plan"


def test_4_an_investor_pays_from_the_next_turn_on():
    m = planning(money=3)
    p.lay_tiles(m, hamburg="investor")
    p.play(m, "done")
    p.go_to(m, "hamburg")
    assert (m.state.investors[A], p.cash(m)[A]) == (1, 3 - 1)
    p.begin(m, A)
    assert p.cash(m)[A] == 2 + 3 + 1
