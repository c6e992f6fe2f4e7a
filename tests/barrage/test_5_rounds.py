"""Notes, section 5: round end and scoring."""

from __future__ import annotations

import pytest

from megawatt.games.barrage import moves as m
from megawatt.games.barrage import names as n
from megawatt.games.barrage.rules.ending import final_scoring, goods_vp, is_better, objective_count, objective_vp, ranks
from megawatt.games.barrage.rules.rounds import award_leaders, bonus_vp, clean_up, flow_and_score, pay_energy, set_turn_order

from .table import Table


def energies(*numbers: int, **options: object) -> Table:
    table = Table(*("usa", "germany", "italy", "france")[: len(numbers)], **options)
    for seat, energy in enumerate(numbers):
        table.s.energy[seat] = energy
        table.s.vp[seat] = 0
    return table


def points(table: Table) -> list[int]:
    return [table.s.vp[seat] for seat in range(table.b.companies)]


def test_e_1_flow_comes_before_scoring_and_clean_up_resets_the_markers() -> None:
    """The flow carries the USA past Germany before the award; round 1, bonus for bases."""
    table = energies(5, 6).dam("dam-7-lower", "usa").dam("dam-10-lower", "germany")
    for name in ("powerhouse-8-1", "powerhouse-11-1", "powerhouse-12-1"):
        table.powerhouse(name, "usa")
    table.s.waiting[0], table.s.bonus[0] = 2, n.BONUS_BASES
    table.give("usa", credits=0)
    flow_and_score(table.b, table.s, None)
    assert table.s.waiting[0] == 0
    assert table.of("energy", "usa") == 5 + 2 * 2
    assert points(table) == [6 + 4, 2 + 4]
    assert table.of("credits", "usa") == 4
    clean_up(table.b, table.s, None)
    assert [table.s.energy[seat] for seat in range(2)] == [0, 0]


@pytest.mark.parametrize(
    ("energy", "award"),
    [
        ((9, 5, 3, 1), [6, 2, 0, 0]),
        ((9, 9, 3, 1), [4, 4, 0, 0]),
        ((9, 9, 9, 1), [3, 3, 3, 0]),
        ((9, 9, 9, 9), [2, 2, 2, 2]),
        ((9, 5, 5, 1), [6, 1, 1, 0]),
        ((9, 0, 0, 0), [6, 0, 0, 0]),
        ((0, 0, 0, 0), [0, 0, 0, 0]),
        ((9, 4), [6, 2]),
    ],
)
def test_e_1_leader_award(energy: tuple[int, ...], award: list[int]) -> None:
    table = energies(*energy)
    award_leaders(table.b, table.s, None)
    assert points(table) == award


@pytest.mark.parametrize(("option", "loss"), [("penalty", -3), ("credits-only", 0)])
def test_e_2_zero_energy(option: str, loss: int) -> None:
    table = energies(0, 4, zero_energy=option).give("usa", credits=0)
    pay_energy(table.b, table.s, 0, None)
    assert (table.of("credits", "usa"), table.of("vp", "usa")) == (3, loss)


@pytest.mark.parametrize(("energy", "credits"), [(1, 1), (3, 2), (4, 3), (10, 4), (11, 5), (22, 7), (35, 8)])
def test_energy_income(energy: int, credits: int) -> None:
    table = energies(energy, 0).give("usa", credits=0)
    pay_energy(table.b, table.s, 0, None)
    assert table.of("credits", "usa") == credits


@pytest.mark.parametrize(("energy", "vp"), [(18, 20), (12, 16), (17, 16), (6, 12), (11, 12), (5, 0)])
def test_e_3_bonus_tile_in_round_3(energy: int, vp: int) -> None:
    table = energies(energy, 0)
    table.s.round_no, table.s.bonus[2] = 3, n.BONUS_BASES
    table.s.built[0, n.BASE] = 5
    assert bonus_vp(table.b, table.s, 0) == vp


def test_e_3_the_bonus_is_never_negative() -> None:
    table = energies(6, 0)
    table.s.round_no, table.s.bonus[4] = 5, n.BONUS_CONTRACTS
    table.s.fulfilled[0] = 1
    assert bonus_vp(table.b, table.s, 0) == 0


@pytest.mark.parametrize(
    ("energy", "order"), [((5, 3, 8, 1), [3, 1, 0, 2]), ((4, 4, 9, 4), [3, 1, 0, 2]), ((2, 2, 2, 2), [3, 2, 1, 0])]
)
def test_e_4_least_energy_first_and_ties_reversed(energy: tuple[int, ...], order: list[int]) -> None:
    table = energies(*energy)
    set_turn_order(table.b, table.s, None)
    assert [table.s.order[place] for place in range(4)] == order


def test_e_5_fifteen_advanced_tiles_last_five_rounds() -> None:
    table = Table()
    levels = [[table.s.open_tile[place] // 6 for place in range(3)]]
    for _ in range(4):
        clean_up(table.b, table.s, None)
        levels.append([table.s.open_tile[place] // 6 for place in range(3)])
    assert levels == [[1, 1, 1], [1, 1, 2], [2, 2, 2], [2, 3, 3], [3, 3, 3]]


def test_e_6_goods_are_summed_before_dividing() -> None:
    table = Table().give("usa", credits=4, excavators=3, mixers=3)
    assert goods_vp(table.s, 0) == 2


def test_e_6_final_scoring_counts_water_in_own_dams_only() -> None:
    table = Table("usa", "italy").dam("dam-1-lower", "usa", 3, 3).dam("dam-2-lower", "neutral", 1, 1)
    for company in ("usa", "italy"):
        table.give(company, credits=0, excavators=0, mixers=0, vp=0)
    final_scoring(table.b, table.s, None)
    assert [table.of("vp", company) - table.of("objective_vp", company) for company in ("usa", "italy")] == [3, 0]


def test_e_7_ties_are_broken_by_the_energy_of_the_last_round() -> None:
    table = energies(7, 9, 7)
    places = [0, 0, 0, 0]
    ranks(table.b, table.s, places)
    assert places[:3] == [2, 1, 2]
    assert is_better(table.s, 1, 0)


@pytest.mark.parametrize(
    ("counts", "vp"),
    [((3, 2, 1, 0), [15, 10, 5, 0]), ((2, 2, 1, 0), [13, 13, 5, 0]), ((2, 2, 2, 0), [10, 10, 10, 0]), ((1, 1, 1, 1), [8] * 4),
     ((3, 2, 2, 0), [15, 8, 8, 0]), ((3, 1, 1, 1), [15, 5, 5, 5]), ((3, 2, 1, 1), [15, 10, 3, 3])],
)  # fmt: skip
def test_objective_ranks_and_ties(counts: tuple[int, ...], vp: list[int]) -> None:
    table = Table()
    table.s.objective = n.BASINS_1
    place = 0
    for company, count in zip(table.names, counts, strict=True):
        for _ in range(count):
            table.conduit(f"conduit-{place // 2 + 1}-{('left', 'right')[place % 2]}", company)
            place += 2
    assert [objective_vp(table.b, table.s, seat) for seat in range(4)] == vp


@pytest.mark.parametrize(("option", "vp"), [("ranked", 10), ("nothing", 0)])
def test_e_8_objective_at_zero(option: str, vp: int) -> None:
    table = Table("usa", "italy", objective_zero=option).conduit("conduit-1-left", "usa")
    table.s.objective = n.BASINS_1
    assert objective_vp(table.b, table.s, 1) == vp


@pytest.mark.parametrize(("option", "first"), [("last-first", "france"), ("turn-order", "usa")])
def test_e_9_income_order(option: str, first: str) -> None:
    table = Table("usa", "france", income_order=option).dam("dam-1-lower", "france").dam("dam-2-lower", "france")
    table.dam("dam-3-lower", "usa", 3).give("usa", engineers=1, energy=1).give("france", engineers=0, energy=2)
    table.turn_of("usa").play("bank 1")
    assert (table.asked, table.decides) == ("machines", first)


OBJECTIVES = {
    "objective-red-spaces": 2, "objective-strongest-area": 3, "objective-connections": 1, "objective-weakest-area": 1,
    "objective-basins-1": 4, "objective-basins-3": 1,
}  # fmt: skip


@pytest.mark.parametrize("objective", n.OBJECTIVE_NAMES)
def test_what_objectives_count(objective: str) -> None:
    table = Table().dam("dam-3-upper", "usa", 2).conduit("conduit-3-left", "usa").powerhouse("powerhouse-5-2", "usa")
    table.conduit("conduit-9-left", "usa").powerhouse("powerhouse-11-1", "usa")
    assert objective_count(table.b, table.s, 0, n.OBJECTIVE_NAMES.index(objective)) == OBJECTIVES[objective]


@pytest.mark.parametrize(
    ("energy", "award"),
    [((9, 0, 0, 0), [6, 1, 1, 1]), ((9, 0), [6, 2]), ((0, 0, 0, 0), [2, 2, 2, 2]), ((0, 0, 0), [3, 3, 3]), ((0, 0), [4, 4])],
)
def test_e_2_awards_with_0_energy_where_second_place_always_scores(energy: tuple[int, ...], award: list[int]) -> None:
    table = energies(*energy, second_award="always")
    award_leaders(table.b, table.s, None)
    assert points(table) == award


def test_e_1_round_5_goes_on_to_final_scoring_after_the_bonus_tile() -> None:
    table = Table("usa", "italy").give("usa", engineers=1, energy=30, vp=0, credits=0, excavators=0, mixers=0)
    table.give("italy", engineers=0, energy=0, vp=0).dam("dam-7-lower", "usa", 1, 1)
    table.s.round_no, table.s.bonus[4], table.s.objective = 5, n.BONUS_BASES, n.CONNECTIONS
    table.turn_of("usa").play("bank 1")
    assert table.match.over
    # award 6, bonus 4, objective shared at 0: (15 + 10) / 2 rounded up, 8 credits and 1 of the bank: 1, water 1
    assert table.of("vp", "usa") == 6 + 4 + 13 + (1 + 7) // 5 + 1
    assert table.of("energy", "usa") == 30


BONUS_VALUES = {
    "bonus-contracts": 2, "bonus-bases": 4, "bonus-elevations": 4, "bonus-conduits": 4, "bonus-powerhouses": 5,
    "bonus-advanced-tiles": 4, "bonus-external-works": 5, "bonus-buildings": 4,
}  # fmt: skip


@pytest.mark.parametrize("bonus", n.BONUS_NAMES)
def test_what_bonus_tiles_count(bonus: str) -> None:
    """Everything of the whole game, each kind in another number."""
    table = energies(30, 0, leeghwater=True).tile("base-1", "usa").tile("any-3", "usa").wheel("usa", 2, "any-3")
    counts = dict(zip(n.BONUS_NAMES, (7, 4, 3, 5, 2, 2, 6, 1), strict=True))
    table.s.fulfilled[0], table.s.works_done[0] = counts["bonus-contracts"], counts["bonus-external-works"]
    for piece, name in ((n.BASE, "bases"), (n.ELEVATION, "elevations"), (n.CONDUIT, "conduits"), (n.POWERHOUSE, "powerhouses")):
        table.s.built[0, piece] = counts[f"bonus-{name}"]
    table.s.built[0, n.BUILDING] = counts["bonus-buildings"]
    table.s.round_no, table.s.bonus[4] = 5, n.BONUS_NAMES.index(bonus)
    assert bonus_vp(table.b, table.s, 0) == counts[bonus] * BONUS_VALUES[bonus]


def test_open_contracts_bring_no_penalty_at_the_end() -> None:
    scored = []
    for contracts in ((), ("green-01", "red-12")):
        table = Table("usa", "italy").give("usa", vp=0)
        for name in contracts:
            table.contract(name, "usa")
        final_scoring(table.b, table.s, None)
        scored.append(table.of("vp", "usa"))
    assert scored[0] == scored[1]


@pytest.mark.parametrize(("level", "one", "three"), [(1, 1, 0), (2, 1, 1), (3, 1, 1)])
def test_valleys_count_from_three_own_pieces_on(level: int, one: int, three: int) -> None:
    """A conduit and a dam of 1, 2 or 3 pieces, next to a rival's dam and conduit."""
    table = Table().dam("dam-9-lower", "usa", level).conduit("conduit-9-left", "usa")
    table.dam("dam-9-upper", "italy", 3).conduit("conduit-9-right", "italy")
    assert objective_count(table.b, table.s, 0, n.BASINS_1) == one
    assert objective_count(table.b, table.s, 0, n.BASINS_3) == three


def test_a_connection_needs_an_own_conduit_and_counts_each_base_once() -> None:
    table = Table().dam("dam-9-lower", "usa").conduit("conduit-9-left", "italy").powerhouse("powerhouse-11-1", "usa")
    assert objective_count(table.b, table.s, 0, n.CONNECTIONS) == 0
    table.conduit("conduit-9-right", "usa").powerhouse("powerhouse-12-1", "usa")
    assert objective_count(table.b, table.s, 0, n.CONNECTIONS) == 1
    table.s.conduit_owner[m.CONDUIT_NAMES.index("conduit-9-left")] = 1
    assert objective_count(table.b, table.s, 0, n.CONNECTIONS) == 1


def test_elevations_on_red_spaces_do_not_count_for_that_objective() -> None:
    for level in (1, 3):
        table = Table().dam("dam-9-upper", "usa", level).dam("dam-8-lower", "usa", 3).powerhouse("powerhouse-5-1", "usa")
        assert objective_count(table.b, table.s, 0, n.RED_SPACES) == 1
