"""NOTES 9, module 3: new construction grounds and life-span extension."""

import pytest

from . import positions as p
from .positions import A, B, C


def on_tile(kind, modules=(3,), money=3, **contracts):
    """A builds on a tile of this kind next to the start."""
    m = p.empty_board(modules=modules)
    p.give_contracts(m, A, **(contracts or {"start_without_gas": "coal nuclear"}))
    p.lay_tiles(m, hamburg=kind)
    p.move_phase(m, A, cash=money)
    return m


@pytest.mark.parametrize(("kind", "money"), [("ground-4-million", 4), ("ground-5-million", 5)])
def test_9_grounds_of_4_and_5_million(kind, money):
    m = p.go_to(on_tile(kind), "hamburg", "build start-without-gas coal")
    assert p.cash(m)[A] == 3 - 1 + money


def test_9_ground_of_5_points():
    m = p.go_to(on_tile("ground-5-points"), "hamburg", "build start-without-gas coal")
    assert p.score(m)[A] == 5


def test_9_ground_with_a_free_contract_is_an_offer():
    m = p.go_to(on_tile("ground-contract"), "hamburg", "build start-without-gas coal")
    p.show_contracts(m, "oil-coal", "coal-gas", "oil-gas-nuclear", "oil-coal-nuclear-gas")
    assert "skip" in m.legal()
    p.play(m, "contract oil-coal-nuclear-gas")
    assert p.standing(m, A, "oil-coal-nuclear-gas") == [1, 1, 1, 1]
    assert p.cash(m)[A] == 2


def test_9_ground_with_two_lines_each_also_beside_a_foreign_line_and_the_second_may_be_declined():
    m = p.go_to(on_tile("ground-lines"), "hamburg", "build start-without-gas coal")
    p.give_lines(m, B, "bergen-oslo")
    p.play(m, "place bergen-oslo", "skip")
    assert p.owners(m, "bergen-oslo") == [A, B]
    assert m.state.line_supply[A] == 14
    m = on_tile("ground-lines")
    m.state.line_supply[A] = 1
    p.go_to(m, "hamburg", "build start-without-gas coal", "place bergen-oslo")
    assert p.asked(m) != "place-line"  # as many as there are


def test_9_ground_with_one_more_plant_on_an_own_site():
    m = on_tile("ground-plant")
    p.give_plants(m, A, oslo=3, rome=2)
    p.give_plants(m, B, paris=1)
    p.go_to(m, "hamburg", "build start-without-gas coal")
    assert p.asked(m) == "extra-plant"
    p.play(m, "build start-without-gas nuclear")
    assert p.refused(m, "site oslo") == "site-full"
    assert p.refused(m, "site paris") == "no-own-plant"
    assert p.refused(m, "site start") == "not-on-start"
    both = m.fork()
    p.play(both, "site hamburg")  # also the site just built on
    assert p.plants_at(both, "hamburg")[A] == 2
    p.play(m, "site rome")
    assert p.plants_at(m, "rome")[A] == 3
    assert p.score(m)[A] == 12


def test_9_a_nuclear_tile_goes_to_the_nuclear_board_and_a_third_to_the_box():
    m = p.go_to(on_tile("nuclear"), "hamburg")
    assert m.state.extensions[A] == 1
    assert p.asked(m) != "place-line"
    m = on_tile("nuclear")
    m.state.extensions[A] = 2
    p.go_to(m, "hamburg")
    assert m.state.extensions[A] == 2
    assert "tile-boxed" in p.logged(m)


def extended(extensions=1, money=1, **lines):
    """The crew is in Hamburg, the only tile in Oslo, two links away by Bergen."""
    m = p.empty_board(modules=(3,))
    p.give_contracts(m, A, coal_gas="coal")
    p.lay_tiles(m, oslo="coal")
    m.state.crew = m.board.printed.place_ids.index("hamburg")
    m.state.extensions[A] = extensions
    for name, seat in (("a", A), ("b", B), ("c", C)):
        p.give_lines(m, seat, *lines.get(name, ()))
    return p.move_phase(m, A, cash=money)


def test_9_the_worked_example_one_link_is_free_whatever_lies_on_it():
    m = extended(b=["bergen-hamburg"])
    assert m.legal() == ["crew oslo", "decide"]
    p.play(m, "crew oslo")
    assert {"free bergen", "step bergen"} <= set(m.legal())
    p.play(m, "free bergen")
    assert p.paid_for_the_way(m) == {"bank": 1}


def test_9_a_free_link_counts_when_asking_whether_a_move_can_be_paid():
    assert extended(money=0).state.active == B
    assert extended(money=0, extensions=2).legal() == ["crew oslo", "decide"]


def test_9_a_free_link_need_not_be_used_and_the_best_way_uses_it_well():
    m = extended(money=3, b=["bergen-hamburg"])
    way = m.game.costs(m.board, m.state, m.action("crew oslo"))
    assert (way["price"], way["rivals"]) == (1, 0)
    p.play(m, "crew oslo", "step bergen", "step oslo")
    assert p.paid_for_the_way(m) == {B: 1, "bank": 1}


def test_9_an_own_line_needs_no_free_link():
    m = extended(money=3, a=["bergen-hamburg"])
    p.play(m, "crew oslo")
    assert p.refused(m, "free bergen") == "costs-nothing"


def test_9_with_module_2_a_nuclear_tile_goes_to_the_board_or_in_front():
    m = on_tile("nuclear", modules=(2, 3))
    p.go_to(m, "hamburg")
    assert m.legal() == ["extend", "keep"]
    kept = m.fork()
    p.play(kept, "keep")
    assert kept.view()["players"][A]["kept"] == {"nuclear": 1}
    assert kept.state.extensions[A] == 0
    p.play(m, "extend")
    assert m.state.extensions[A] == 1
    assert m.view()["players"][A]["kept"] == {}


def test_9_with_module_2_a_third_nuclear_tile_and_used_grounds_are_kept():
    m = on_tile("nuclear", modules=(2, 3))
    m.state.extensions[A] = 2
    p.go_to(m, "hamburg")
    assert m.view()["players"][A]["kept"] == {"nuclear": 1}
    m = p.go_to(on_tile("ground-5-points", modules=(2, 3)), "hamburg", "build start-without-gas coal")
    assert m.view()["players"][A]["kept"] == {"ground-5-points": 1}


@pytest.mark.parametrize(
    "ground",
    ["ground-4-million", "ground-5-million", "ground-5-points", "ground-contract", "ground-lines", "ground-plant"],
)
def test_9_with_module_2_every_new_ground_is_kept_and_replaces_a_tile(ground):
    m = on_tile(ground, modules=(2, 3), start_without_gas="coal")
    p.go_to(m, "hamburg")
    while m.state.active == A:
        m.play(m.legal()[0])
    assert m.view()["players"][A]["kept"] == {ground: 1}
    p.give_public(m, A, "gain-4")
    p.give_tiles(m, A, coal=1)
    p.begin(m, A, cash=3)
    before = p.score(m)[A]
    p.play(m, "use gain-4 without oil")
    assert (p.cash(m)[A], p.score(m)[A]) == (3 + 4, before)
    assert m.view()["players"][A]["kept"] == {}


def test_9_after_a_free_contract_the_display_is_refilled():
    m = p.go_to(on_tile("ground-contract"), "hamburg", "build start-without-gas coal")
    p.show_contracts(m, "oil-coal", "coal-gas", "oil-gas-nuclear", "oil-coal-nuclear-gas")
    p.play(m, "contract oil-coal")
    assert [card["id"] for card in m.view()["display"]][:3] == ["coal-gas", "oil-gas-nuclear", "oil-coal-nuclear-gas"]
    assert len(m.view()["display"]) == 4


def test_9_the_worked_example_the_first_link_is_paid_and_the_second_with_a_foreign_line_is_free():
    m = extended(money=3, b=["bergen-oslo"])
    p.play(m, "crew oslo", "step bergen", "free oslo")
    assert p.paid_for_the_way(m) == {"bank": 1}


@pytest.mark.parametrize("lines", [{}, {"b": ["bergen-hamburg"]}, {"b": ["bergen-hamburg"], "c": ["bergen-hamburg"]}])
def test_9_an_extension_makes_a_link_free_with_no_one_or_two_lines(lines):
    m = extended(money=3, **lines)
    p.play(m, "crew oslo", "free bergen")
    if p.asked(m) == "route":
        p.play(m, "step oslo")
    assert p.paid_for_the_way(m) == {"bank": 1}  # the other link


def test_9_an_extension_is_ready_again_in_the_next_turn():
    m = extended(money=1)
    p.play(m, "crew oslo", "free bergen")
    p.give_contracts(m, A, coal_gas="coal")
    p.lay_tiles(m, bergen="coal")
    p.move_phase(m, A, cash=0)
    assert m.legal() == ["crew bergen", "decide"]
