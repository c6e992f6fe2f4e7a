"""What Barrage's explanatory lines, refusals and lesson claim, played: each test names the line and the words of its claim."""

from __future__ import annotations

from functools import partial

import pytest

import megawatt
from megawatt.games.barrage import names as n
from megawatt.games.barrage.rules.company import turn_wheel
from megawatt.games.barrage.rules.rounds import award_leaders, clean_up, flow_and_score, set_turn_order
from megawatt.games.barrage.rules.spaces import credits_to_place, engineers_for

from ..claims import claims
from .table import GOODS, Table

line = partial(claims, "barrage")


def system(*companies: str, drops: int = 2, officers: tuple[str, ...] = ()) -> Table:
    """The first company owns a dam of level 3, a conduit of value 3 from basin 7 to basin 12, and the powerhouse there."""
    table = Table(*companies, officers=officers)
    first = table.names[0]
    return table.dam("dam-7-lower", first, 3, drops).conduit("conduit-7-right", first).powerhouse("powerhouse-12-1", first)


def produce(table: Table, drops: int, space: str = "produce-0-left") -> Table:
    table.turn_of(table.names[0])
    return table.play(f"place {space}", f"produce {drops} from dam-7-lower through conduit-7-right")


def with_building(building: str, officers: tuple[str, ...] = (), work: str = "") -> Table:
    """USA own a building of the expansion, and this external work is open."""
    table = Table("usa", "italy", officers=officers, leeghwater=True)
    at = n.BUILDING_NAMES.index(building)
    table.s.building_in_play[at] = table.s.building_owners[at] = 1
    table.s.built[0, n.BUILDING] = 1
    if work:
        table.s.open_work[0] = n.WORK_NAMES.index(work)
    return table.turn_of("usa")


# The start.


@line("question-bid-about", "The last place in turn order chooses its company first, the first place chooses last")
@line("question-bid-about", "What you bid, you pay in points")
def test_the_last_place_picks_first_and_bids_are_paid() -> None:
    match = megawatt.new("barrage", 3, 3, {"start": "auction"})
    bids = {}
    for place, price in enumerate((3, 2, 1), 1):
        bids[match.seat] = price
        match.play(f"bid {price} for place {place}")
    order, asked = match.view()["order"], []
    while match.view()["phase"] == "draft":
        asked.append(match.seat)
        match.play(match.legal()[0])
    pickers = list(dict.fromkeys(asked))
    assert pickers == [seat for seat in reversed(order) if seat in pickers]
    assert pickers[0] == order[-1]
    points = {company["seat"]: company["vp"] for company in match.view()["companies"]}
    assert points == {seat: 10 - price for seat, price in bids.items()}


@line("question-pair-about", "The company has an ability from its third powerhouse on")
@pytest.mark.parametrize(("powerhouses", "steps"), [(2, 0), (3, 3)])
def test_a_company_has_its_ability_from_the_third_powerhouse_on(powerhouses: int, steps: int) -> None:
    table = system("italy", "usa")
    for name in ("powerhouse-5-1", "powerhouse-9-1")[: powerhouses - 1]:
        table.powerhouse(name, "italy")
    assert produce(table, 1).of("energy", "italy") == 3 + 1 + steps


@line("question-pair-about", "the officer has one from the start")
@line("officer-wilhelm-adler-about", "Your bases cost 3 excavators everywhere")
def test_an_officer_helps_from_the_first_construction_on() -> None:
    for officer, excavators in (("wilhelm-adler", 3), ("jill-mcdowell", 5)):
        table = Table("usa", "italy", officers=(officer, officer))
        table.turn_of("usa").play("place construct-1", "build base dam-1-lower")
        assert table.of("excavators", "usa") == GOODS - excavators


# Turns.


@line("question-turn-about", "a taken space stays taken until the round ends")
@line("why-occupied", "That space is taken")
def test_a_taken_space_is_free_again_in_the_next_round() -> None:
    table = Table().turn_of("usa").play("place water-flow-left", "drop headstream-a")
    for company in ("germany", "italy", "france", "usa"):
        assert table.turn_of(company).why_not("place water-flow-left") == "occupied"
    clean_up(table.b, table.s, None)
    assert table.turn_of("germany").why_not("place water-flow-left") is None


@line("question-turn-about", "The right-hand space of an action usually costs more")
def test_most_right_hand_spaces_ask_for_more_engineers_or_credits() -> None:
    table = Table()
    names = n.SPACE_NAMES
    dearer = []
    for left, name in enumerate(names):
        right = name.removesuffix("-left") + "-right"
        if name.endswith("-left") and right in names:
            at = names.index(right)
            cost = [(engineers_for(table.b, table.s, space), credits_to_place(table.b, table.s, space)) for space in (left, at)]
            assert cost[1] >= cost[0], name
            dearer.append(cost[1] > cost[0])
    assert len(dearer) > 10
    assert sum(dearer) > len(dearer) / 2


@line("question-turn-about", "Then it's the next player's turn")
def test_one_action_and_the_next_company_goes_on() -> None:
    assert Table().turn_of("usa").play("bank 1").decides == "germany"


@line("label-bank-about", "Any number of engineers, 1 credit each")
@line("why-engineers-left", "the bank takes any number")
@pytest.mark.parametrize("engineers", [1, 5, 12])
def test_every_engineer_in_the_bank_brings_a_credit(engineers: int) -> None:
    table = Table().turn_of("usa")
    assert table.why_not("pass") == "engineers-left"
    assert table.play(f"bank {engineers}").of("credits", "usa") == GOODS + engineers


# Construction.


@line("question-construct-about", "you need all three in a row")
@pytest.mark.parametrize("missing", ["dam", "conduit", "powerhouse", None])
def test_energy_takes_dam_conduit_and_powerhouse(missing: str | None) -> None:
    table = Table()
    if missing != "dam":
        table.dam("dam-7-lower", "usa", 1, 1)
    if missing != "conduit":
        table.conduit("conduit-7-right", "usa")
    if missing != "powerhouse":
        table.powerhouse("powerhouse-12-1", "usa")
    assert table.turn_of("usa").why_not("place produce-0-left") == ("nothing-to-produce" if missing else None)


@line("question-tile-about", "with the machines and comes back after a full turn")
@line("question-pay-about", "are away until it has turned round")
@line("lesson wheel", "after six turns", "Each construction turns the wheel by one")
def test_tile_and_machines_come_back_after_six_turns() -> None:
    table = Table().turn_of("usa").play("place construct-1", "build base dam-8-lower")
    assert table.wheel_of("usa") == {n.SEGMENTS - 1: ("basic-base", 3, 0)}, "the construction was the first turn of six"
    turn_wheel(table.s, 0, 4, None)
    assert table.of("excavators", "usa") == GOODS - 3
    turn_wheel(table.s, 0, 1, None)
    assert table.of("excavators", "usa") == GOODS
    assert "basic-base" in table.tiles_of("usa")


@line("question-machines-about", "Excavators build bases and conduits, concrete mixers build elevations and powerhouses")
@pytest.mark.parametrize(
    ("move", "kind"),
    [
        ("build base dam-8-lower", "excavators"),
        ("build conduit conduit-9-left", "excavators"),
        ("build elevation dam-5-lower", "mixers"),
        ("build powerhouse powerhouse-12-1", "mixers"),
    ],
)
def test_which_machines_a_piece_takes(move: str, kind: str) -> None:
    table = (
        Table("usa", "italy", officers=("wilhelm-adler",) * 2)
        .dam("dam-5-lower", "usa")
        .turn_of("usa")
        .play("place construct-1", move)
    )
    other = {"excavators": "mixers", "mixers": "excavators"}[kind]
    assert table.of(kind, "usa") < GOODS
    assert table.of(other, "usa") == GOODS


@line("question-free-piece-about", "it costs no machines")
@line("lesson free-piece", "a red border still costs 3 credits")
def test_a_free_piece_costs_the_red_border_only() -> None:
    table = Table().dam("dam-4-lower", "usa", 3, 3).conduit("conduit-4-right", "usa").powerhouse("powerhouse-12-1", "usa")
    table.contract("yellow-06", "usa").turn_of("usa")
    table.play("place produce-0-left", "produce 3 from dam-4-lower through conduit-4-right", "fulfil yellow-06")
    assert table.asked == "free-piece"
    table.play("build base dam-9-upper")
    assert (table.of("excavators", "usa"), table.of("mixers", "usa"), table.of("credits", "usa")) == (GOODS, GOODS, GOODS - 3)


@line("question-first-water-about", "One drop goes into each of your empty dams")
def test_one_drop_in_every_empty_dam_of_ones_own() -> None:
    table = Table().tile("base-1", "usa").dam("dam-9-lower", "usa", 2, 1).dam("dam-3-lower", "usa").dam("dam-8-lower", "italy")
    table.turn_of("usa").play("place construct-1", "build base dam-5-lower", "with base-1")
    assert table.asked == "first-water"
    assert table.play("accept").drops() == {"dam-3-lower": 1, "dam-5-lower": 1, "dam-9-lower": 1}


# Water and production.


@line("question-drops-about", "Some drops flow at once, others wait on the headstream until the end of the round")
def test_drops_flow_at_once_or_wait_by_the_space() -> None:
    table = Table("usa", "germany").dam("dam-2-lower", "usa", 2)
    table.turn_of("usa").play("place water-flow-left", "drop headstream-b")
    assert (table.drops(), table.s.waiting[1]) == ({"dam-2-lower": 1}, 0)
    table.turn_of("usa").play("place water-two-left", "drop headstream-b", "decline")
    assert (table.drops(), table.s.waiting[1]) == ({"dam-2-lower": 1}, 1)
    flow_and_score(table.b, table.s, None)
    assert (table.drops(), table.s.waiting[1]) == ({"dam-2-lower": 2}, 0)


@line("question-produce-about", "Somebody else's conduit costs a fee")
@line("lesson fee", "1 credit for each drop to its owner, who also scores 1 point for each")
@pytest.mark.parametrize("drops", [1, 2, 3])
def test_the_fee_for_a_conduit_of_somebody_else(drops: int) -> None:
    table = Table().dam("dam-3-lower", "usa", 3, 3).conduit("conduit-3-left", "italy").powerhouse("powerhouse-5-1", "usa")
    points = table.of("vp", "italy")
    table.turn_of("usa").play("place produce-0-left", f"produce {drops} from dam-3-lower through conduit-3-left")
    assert (table.of("credits", "usa"), table.of("credits", "italy")) == (GOODS - drops, GOODS + drops)
    assert table.of("vp", "italy") == points + drops


@line("question-fulfil-about", "fulfil one contract that asks for no more", "Its reward comes at once")
@line("why-not-enough-energy", "needs more energy")
def test_one_contract_within_the_energy_just_produced() -> None:
    table = system(drops=2).contract("green-01", "usa").contract("green-10", "usa").contract("red-12", "usa")
    produce(table, 2)
    assert table.why_not("fulfil red-12") == "not-enough-energy"
    before = table.of("credits", "usa")
    table.play("fulfil green-01")
    assert table.decides == "germany", "no second contract"
    assert table.of("credits", "usa") == before + 5


@line("lesson take-contract", "You can hold three")
@line("question-discard-contract-about", "One of them has to go")
def test_a_fourth_contract_drives_one_out() -> None:
    table = Table().contract("start-1", "usa").contract("green-01", "usa").turn_of("usa").play("place take-1-left")
    table.play(next(move for move in table.legal() if "yellow" in move))
    assert (table.asked, table.of("hand_count", "usa")) == ("turn", 3)
    table.turn_of("usa").play("place take-1-right")
    table.play(next(move for move in table.legal() if "red" in move))
    assert table.asked == "discard-contract"
    table.play("discard green-01")
    assert (table.of("hand_count", "usa"), table.asked) == (3, "turn")


@line("lesson scoring", "Most energy scores 6 points, second most 2", "Whoever had the least energy begins the next round")
def test_points_for_energy_and_the_next_turn_order() -> None:
    table = Table()
    for seat, energy in enumerate((9, 5, 3, 1)):
        table.s.energy[seat] = energy
    before = [table.s.vp[seat] for seat in range(4)]
    award_leaders(table.b, table.s, None)
    assert [table.s.vp[seat] - before[seat] for seat in range(4)] == [6, 2, 0, 0]
    set_turn_order(table.b, table.s, None)
    assert table.s.order[0] == 3


# The expansion.


@line("question-segment-about", "Half of the machines there, rounded down, come back to you now")
@line("building-research-lab-about", "half the machines of a")
@pytest.mark.parametrize(("excavators", "mixers", "back"), [(3, 2, 2), (4, 0, 2), (1, 1, 1)])
def test_the_research_lab_brings_back_half_the_machines(excavators: int, mixers: int, back: int) -> None:
    table = with_building("research-lab").wheel("usa", 3, None, excavators, mixers).turn_of("usa")
    before = table.of("excavators", "usa") + table.of("mixers", "usa")
    table.play("place research-lab", "segment 3")
    while table.asked == "recover":
        table.play(table.legal()[0])
    assert table.of("excavators", "usa") + table.of("mixers", "usa") == before + back


@line("question-external-work-about", "You pay 2 credits for each machine that the work asks for and get its reward at once")
def test_the_loan_agency_takes_credits_and_no_machines() -> None:
    table = with_building("loan-agency", work="work-b-4")  # 3 excavators for 5 VP and 6 steps
    points = table.of("vp", "usa")
    table.play("place loan-agency")
    assert table.asked == "external-work"
    table.play("work 1")
    assert (table.of("excavators", "usa"), table.of("mixers", "usa")) == (GOODS, GOODS)
    assert (table.of("credits", "usa"), table.of("vp", "usa"), table.of("energy", "usa")) == (GOODS - 2 * 3, points + 5, 6)


@line("question-retrieve-tile-about", "A tile comes back from the", "before its time")
def test_the_development_office_brings_back_a_tile() -> None:
    table = with_building("development-office").wheel("usa", 3, "basic-base", 4).turn_of("usa")
    table.play("place development-office", "retrieve basic-base")
    assert "basic-base" in table.tiles_of("usa")


@line("question-margot-about", "may be used once more")
def test_margots_building_can_still_be_used_itself() -> None:
    table = with_building("financial-division", officers=("margot-fouche",)).play("place margot", "perform financial-division")
    assert table.turn_of("usa").why_not("place financial-division") is None


@line("question-building-action-about", "works at once, without engineers, if you like")
def test_a_new_building_works_at_once_without_engineers() -> None:
    for answer, gained in (("accept", 5), ("decline", 0)):
        table = Table("usa", "italy", leeghwater=True).tile("building-1", "usa")
        table.s.building_in_play[n.FINANCIAL_DIVISION] = 1
        table.turn_of("usa").play("place construct-1", "build building financial-division", "with building-1")
        engineers = table.of("engineers", "usa")
        assert table.asked == "building-action"
        table.play(answer)
        assert (table.of("credits", "usa"), table.of("engineers", "usa")) == (GOODS + gained, engineers)
