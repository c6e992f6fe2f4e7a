"""NOTES 9, module 3: new construction grounds and life-span extension."""

import pytest

from .positions import (
    A,
    B,
    C,
    asked,
    begin,
    cash,
    empty_board,
    give_contracts,
    give_lines,
    give_plants,
    give_public,
    give_tiles,
    go_to,
    lay_tiles,
    move_phase,
    owners,
    paid_for_the_way,
    plants_at,
    play,
    refused,
    score,
    show_contracts,
    standing,
    told,
)


def on_tile(kind, modules=(3,), money=3, **contracts):
    """A builds on a tile of this kind next to the start."""
    m = empty_board(modules=modules)
    give_contracts(m, A, **(contracts or {"start_without_gas": "coal nuclear"}))
    lay_tiles(m, hamburg=kind)
    move_phase(m, A, cash=money)
    return m


@pytest.mark.parametrize(("kind", "money"), [("ground-4-million", 4), ("ground-5-million", 5)])
def test_9_grounds_of_4_and_5_million(kind, money):
    m = go_to(on_tile(kind), "hamburg", "build start-without-gas coal")
    assert cash(m)[A] == 3 - 1 + money


def test_9_ground_of_5_points():
    m = go_to(on_tile("ground-5-points"), "hamburg", "build start-without-gas coal")
    assert score(m)[A] == 5


def test_9_ground_with_a_free_contract_is_an_offer():
    m = go_to(on_tile("ground-contract"), "hamburg", "build start-without-gas coal")
    show_contracts(m, "oil-coal", "coal-gas", "oil-gas-nuclear", "oil-coal-nuclear-gas")
    assert "skip" in m.legal()
    play(m, "contract oil-coal-nuclear-gas")
    assert standing(m, A, "oil-coal-nuclear-gas") == [1, 1, 1, 1]
    assert cash(m)[A] == 2


def test_9_ground_with_two_lines_each_also_beside_a_foreign_line_and_the_second_may_be_declined():
    m = go_to(on_tile("ground-lines"), "hamburg", "build start-without-gas coal")
    give_lines(m, B, "bergen-oslo")
    play(m, "place bergen-oslo", "skip")
    assert owners(m, "bergen-oslo") == [A, B]
    assert m.state.line_supply[A] == 14
    m = on_tile("ground-lines")
    m.state.line_supply[A] = 1
    go_to(m, "hamburg", "build start-without-gas coal", "place bergen-oslo")
    assert asked(m) != "place-line"  # as many as there are


def test_9_ground_with_one_more_plant_on_an_own_site():
    m = on_tile("ground-plant")
    give_plants(m, A, oslo=3, rome=2)
    give_plants(m, B, paris=1)
    go_to(m, "hamburg", "build start-without-gas coal")
    assert asked(m) == "extra-plant"
    play(m, "build start-without-gas nuclear")
    assert refused(m, "site oslo") == "site-full"
    assert refused(m, "site paris") == "no-own-plant"
    assert refused(m, "site start") == "not-on-start"
    both = m.fork()
    play(both, "site hamburg")  # also the site just built on
    assert plants_at(both, "hamburg")[A] == 2
    play(m, "site rome")
    assert plants_at(m, "rome")[A] == 3
    assert score(m)[A] == 12


def test_9_a_nuclear_tile_goes_to_the_nuclear_board_and_a_third_to_the_box():
    m = go_to(on_tile("nuclear"), "hamburg")
    assert m.state.extensions[A] == 1
    assert asked(m) != "place-line"
    m = on_tile("nuclear")
    m.state.extensions[A] = 2
    go_to(m, "hamburg")
    assert m.state.extensions[A] == 2
    assert "tile-boxed" in told(m)


def extended(extensions=1, money=1, **lines):
    """The crew is in Hamburg, the only tile in Oslo, two links away by Bergen."""
    m = empty_board(modules=(3,))
    give_contracts(m, A, coal_gas="coal")
    lay_tiles(m, oslo="coal")
    m.state.crew = m.board.printed.place_ids.index("hamburg")
    m.state.extensions[A] = extensions
    for name, seat in (("a", A), ("b", B), ("c", C)):
        give_lines(m, seat, *lines.get(name, ()))
    return move_phase(m, A, cash=money)


def test_9_the_worked_example_one_link_is_free_whatever_lies_on_it():
    m = extended(b=["bergen-hamburg"])
    assert m.legal() == ["crew oslo", "decide"]
    play(m, "crew oslo")
    assert {"free bergen", "step bergen"} <= set(m.legal())
    play(m, "free bergen")
    assert paid_for_the_way(m) == {"bank": 1}


def test_9_a_free_link_counts_when_asking_whether_a_move_can_be_paid():
    assert extended(money=0).state.active == B
    assert extended(money=0, extensions=2).legal() == ["crew oslo", "decide"]


def test_9_a_free_link_need_not_be_used_and_the_best_way_uses_it_well():
    m = extended(money=3, b=["bergen-hamburg"])
    way = m.game.costs(m.board, m.state, m.action("crew oslo"))
    assert (way["price"], way["rivals"]) == (1, 0)
    play(m, "crew oslo", "step bergen", "step oslo")
    assert paid_for_the_way(m) == {B: 1, "bank": 1}


def test_9_an_own_line_needs_no_free_link():
    m = extended(money=3, a=["bergen-hamburg"])
    play(m, "crew oslo")
    assert refused(m, "free bergen") == "costs-nothing"


def test_9_with_module_2_a_nuclear_tile_goes_to_the_board_or_in_front():
    m = on_tile("nuclear", modules=(2, 3))
    go_to(m, "hamburg")
    assert m.legal() == ["extend", "keep"]
    kept = m.fork()
    play(kept, "keep")
    assert kept.view()["players"][A]["kept"] == {"nuclear": 1}
    assert kept.state.extensions[A] == 0
    play(m, "extend")
    assert m.state.extensions[A] == 1
    assert m.view()["players"][A]["kept"] == {}


def test_9_with_module_2_a_third_nuclear_tile_and_used_grounds_are_kept():
    m = on_tile("nuclear", modules=(2, 3))
    m.state.extensions[A] = 2
    go_to(m, "hamburg")
    assert m.view()["players"][A]["kept"] == {"nuclear": 1}
    m = go_to(on_tile("ground-5-points", modules=(2, 3)), "hamburg", "build start-without-gas coal")
    assert m.view()["players"][A]["kept"] == {"ground-5-points": 1}


@pytest.mark.parametrize(
    "ground",
    ["ground-4-million", "ground-5-million", "ground-5-points", "ground-contract", "ground-lines", "ground-plant"],
)
def test_9_with_module_2_every_new_ground_is_kept_and_replaces_a_tile(ground):
    m = on_tile(ground, modules=(2, 3), start_without_gas="coal")
    go_to(m, "hamburg")
    while m.state.active == A:
        m.play(m.legal()[0])
    assert m.view()["players"][A]["kept"] == {ground: 1}
    give_public(m, A, "gain-4")
    give_tiles(m, A, coal=1)
    begin(m, A, cash=3)
    before = score(m)[A]
    play(m, "use gain-4 without oil")
    assert (cash(m)[A], score(m)[A]) == (3 + 4, before)
    assert m.view()["players"][A]["kept"] == {}


def test_9_after_a_free_contract_the_display_is_refilled():
    m = go_to(on_tile("ground-contract"), "hamburg", "build start-without-gas coal")
    show_contracts(m, "oil-coal", "coal-gas", "oil-gas-nuclear", "oil-coal-nuclear-gas")
    play(m, "contract oil-coal")
    assert [card["id"] for card in m.view()["display"]][:3] == ["coal-gas", "oil-gas-nuclear", "oil-coal-nuclear-gas"]
    assert len(m.view()["display"]) == 4


def test_9_the_worked_example_the_first_link_is_paid_and_the_second_with_a_foreign_line_is_free():
    m = extended(money=3, b=["bergen-oslo"])
    play(m, "crew oslo", "step bergen", "free oslo")
    assert paid_for_the_way(m) == {"bank": 1}


@pytest.mark.parametrize("lines", [{}, {"b": ["bergen-hamburg"]}, {"b": ["bergen-hamburg"], "c": ["bergen-hamburg"]}])
def test_9_an_extension_makes_a_link_free_with_no_one_or_two_lines(lines):
    m = extended(money=3, **lines)
    play(m, "crew oslo", "free bergen")
    if asked(m) == "route":
        play(m, "step oslo")
    assert paid_for_the_way(m) == {"bank": 1}  # the other link


def test_9_an_extension_is_ready_again_in_the_next_turn():
    m = extended(money=1)
    play(m, "crew oslo", "free bergen")
    give_contracts(m, A, coal_gas="coal")
    lay_tiles(m, bergen="coal")
    move_phase(m, A, cash=0)
    assert m.legal() == ["crew bergen", "decide"]
