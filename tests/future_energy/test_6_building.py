"""NOTES 6: building, the action of the tile, completing contracts."""

import pytest

from megawatt.games.future_energy import names as n

from . import positions as p
from .positions import A, B


def building(kind, seats=4, money=3, modules=(), **contracts):
    """One tile of this kind next to the crew, and A has these contracts (a whole starting contract by default)."""
    m = p.empty_board(seats, modules)
    p.give_contracts(m, A, **(contracts or {"start_without_gas": None, "coal_gas": None}))
    p.lay_tiles(m, hamburg=kind)
    return p.move_phase(m, A, cash=money)


def test_6_the_player_chooses_the_contract_the_plant_comes_from():
    m = p.go_to(building("coal"), "hamburg")
    assert p.asked(m) == "build"
    assert set(m.legal()) == {"build start-without-gas coal", "build coal-gas coal"}
    p.play(m, "build coal-gas coal")
    assert p.standing(m, A, "coal-gas") == [0, 1]
    assert p.plants_at(m, "hamburg") == [1, 0, 0, 0]


def test_6_on_a_construction_ground_the_plant_may_stand_below_any_icon_but_only_the_ground_acts():
    m = p.go_to(building("ground"), "hamburg", "build start-without-gas investor")
    assert m.state.investors[A] == 0
    assert p.cash(m)[A] == 3 - 1 + 3


@pytest.mark.parametrize("kind", ["investor", "engineer"])
def test_6_investors_and_engineers_take_a_free_slot_or_go_to_the_box(kind):
    m = p.go_to(building(kind, start_without_gas=None), "hamburg")
    assert getattr(m.state, f"{kind}s")[A] == 1
    m = building(kind, start_without_gas=None)
    getattr(m.state, f"{kind}s")[A] = 2
    p.go_to(m, "hamburg")
    assert getattr(m.state, f"{kind}s")[A] == 2
    assert "tile-boxed" in p.logged(m)


def test_6_nuclear_power_places_a_line_on_an_empty_link_or_beside_one_foreign_line():
    m = building("nuclear", start_without_gas=None)
    p.give_lines(m, B, "bergen-oslo", "oslo-trondheim", "oslo-stockholm")
    p.give_lines(m, 2, "oslo-trondheim")
    p.give_lines(m, A, "gothenburg-oslo")
    p.go_to(m, "hamburg")
    assert p.asked(m) == "place-line"
    assert p.refused(m, "place oslo-trondheim") == "link-full"
    assert p.refused(m, "place gothenburg-oslo") == "own-line-there"
    p.play(m, "place bergen-oslo")
    assert p.owners(m, "bergen-oslo") == [A, B]
    assert p.cash(m)[A] == 2


def test_6_nuclear_power_is_an_offer():
    m = p.go_to(building("nuclear", start_without_gas=None), "hamburg", "skip")
    assert m.state.line_supply[A] == 15


def test_6_coal_may_return_another_plant_and_may_complete_a_contract():
    m = building("coal", start_without_gas="coal", oil_coal="oil")
    p.go_to(m, "hamburg")
    assert p.score(m)[A] == 12
    assert set(m.legal()) == {"skip", "return oil-coal oil"}
    before = m.state.plant_supply[A]
    p.play(m, "return oil-coal oil")
    assert p.score(m)[A] == 16
    assert m.state.plant_supply[A] == before + 1


def test_6_natural_gas_draws_a_hidden_certificate():
    m = p.go_to(building("gas", coal_gas=None), "hamburg")
    mine = m.view(A)["players"][A]["certificates"]
    assert len(mine) == 1
    assert mine[0] in (3, 4, 5)
    assert m.view(B)["players"][A]["certificates"] == [None]
    assert [e.name for e in m.events(seat=B)].count("certificate-seen") == 0
    assert [e.name for e in m.events(seat=A)].count("certificate-seen") == 1


def test_6_oil_builds_up_to_two_more_plants_from_other_contracts():
    m = building("oil", start_without_gas=None, oil_coal=None, nuclear_oil=None, oil_investor=None)
    p.go_to(m, "hamburg", "build oil-coal oil")
    assert p.refused(m, "build oil-coal coal") == "wrong-icon"
    p.play(m, "build nuclear-oil oil", "build oil-investor oil")
    assert p.plants_at(m, "hamburg")[A] == 3
    assert m.state.active == B
    m = building("oil", start_without_gas=None, oil_coal=None)
    p.go_to(m, "hamburg", "build oil-coal oil", "skip")
    assert p.plants_at(m, "hamburg")[A] == 1


def test_6_a_construction_ground_brings_3_million():
    m = p.go_to(building("ground", oil_coal="coal"), "hamburg")
    assert p.cash(m)[A] == 3 - 1 + 3 + 1
    assert "money-gained" in p.logged(m)


def test_6_two_contracts_completed_at_once_bring_7_and_4_points_and_2_million():
    m = building("oil", oil_gas_nuclear="oil", oil_coal="oil", money=1)
    p.go_to(m, "hamburg", "build oil-gas-nuclear oil", "build oil-coal oil")
    assert p.score(m)[A] == 7 + 4
    assert p.cash(m)[A] == 2
    assert set(m.view()["players"][A]["completed"]) == {"oil-gas-nuclear", "oil-coal"}


def test_6_nobody_has_more_than_three_plants_on_a_site():
    m = building("oil", oil_coal=None, nuclear_oil=None, oil_investor=None)
    p.give_plants(m, A, hamburg=1)
    p.go_to(m, "hamburg", "build oil-coal oil", "build nuclear-oil oil")
    assert p.plants_at(m, "hamburg")[A] == 3
    assert "build" not in p.verbs(m)


def test_6_the_tile_leaves_its_site():
    m = building("gas", coal_gas=None)
    p.go_to(m, "hamburg")
    assert {site["id"]: site["tile"] for site in m.view()["sites"]}["hamburg"] is None
    assert not any(m.state.tile[site] != n.NO_TILE for site in range(m.board.sites))


@pytest.mark.parametrize("kind", ["nuclear", "coal", "gas", "oil", "ground"])
def test_6_a_tile_with_an_immediate_action_goes_to_the_box(kind):
    m = building(kind, start_without_gas=None, coal_gas=None)
    p.go_to(m, "hamburg")
    while m.state.active == A:
        m.play(m.legal()[0])
    assert [m.state.discarded[tile] for tile in range(n.TILES)] == [int(name == kind) for name in n.TILE_NAMES]


def test_6_nuclear_power_brings_one_line():
    m = p.go_to(building("nuclear", start_without_gas=None), "hamburg", "place bergen-oslo")
    assert m.state.line_supply[A] == 14
    assert m.state.active == B


def test_6_coal_returns_one_plant():
    m = p.go_to(building("coal", start_without_gas=None, coal_gas="gas"), "hamburg")
    supply = m.state.plant_supply[A]
    p.play(m, "return start-without-gas oil")
    assert m.state.plant_supply[A] == supply + 1
    assert m.state.active == B


def test_6_coal_without_another_plant_on_any_contract_does_nothing():
    m = p.go_to(building("coal", coal_gas="coal"), "hamburg")
    assert m.state.active == B
    assert p.score(m)[A] == 4


def test_6_further_oil_plants_come_from_other_contracts():
    """No contract shows oil twice; a second plant on one oil space (module 2) shows that its own contract does not count."""
    m = p.empty_board(modules=(2,), doubled_space="one-by-one")
    p.give_contracts(m, A, oil_coal="oil", nuclear_oil="oil")
    m.state.second[p.contract(m, "oil-coal")] = 1
    m.state.on_contracts[A] += 1
    m.state.plant_supply[A] -= 1
    p.lay_tiles(m, hamburg="oil")
    p.go_to(p.move_phase(m, A), "hamburg", "build oil-coal oil")
    assert p.refused(m, "build oil-coal oil") == "other-contract"
    assert set(m.legal()) == {"skip", "build nuclear-oil oil"}
