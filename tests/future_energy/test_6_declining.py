"""NOTES 6, 10: what a tile brings by itself may be declined by whoever says before the crew moves that he wants to decide."""

import pytest

from megawatt.games.future_energy import names as n

from . import positions as p
from .positions import A, B


def going_to(kind, modules=(), extra=None, **options):
    """One tile of this kind next to the crew, which moves next; A has a plant for everything."""
    m = p.empty_board(modules=modules, **options)
    p.give_contracts(m, A, start_without_gas=None, coal_gas=None)
    p.give_contracts(m, B, **(extra or {}))
    p.lay_tiles(m, hamburg=kind)
    return p.move_phase(m, A, cash=3)


def built_on(kind, **given):
    """The plant stands there, from the starting contract; A has asked to decide."""
    m = p.play(going_to(kind, **given), "decide")
    p.go_to(m, "hamburg")
    if p.asked(m) == "build":
        icon = kind if kind in ("coal", "nuclear") else "oil"
        p.play(m, f"build start-without-gas {icon}")
    return m


def what_a_has(m):
    """All that tiles can bring by themselves."""
    s = m.state
    certificates = sum(holder == A for holder in s.certificate_holder)
    return (s.investors[A], s.engineers[A], s.extensions[A], certificates, s.cash[A], s.score[A])


BY_THEMSELVES = [
    ("investor", ()),
    ("engineer", ()),
    ("gas", ()),
    ("gas", (2,)),
    ("ground", ()),
    ("ground", (2,)),
    ("ground-4-million", (3,)),
    ("ground-5-million", (3,)),
    ("ground-5-points", (3,)),
    ("nuclear", (3,)),
]


@pytest.mark.parametrize(("kind", "modules"), BY_THEMSELVES)
def test_6_every_action_that_comes_by_itself_may_be_declined(kind, modules):
    m = built_on(kind, modules=modules)
    assert (p.asked(m), m.seat, m.legal()) == ("tile-action", A, ["skip", "take"])
    before = what_a_has(m)
    p.play(m, "skip")
    assert what_a_has(m) == before
    assert "action-declined" in p.logged(m)
    tile = n.TILE_NAMES.index(kind)
    assert (m.state.kept[A, tile], m.state.discarded[tile]) == ((1, 0) if 2 in modules else (0, 1)), "the tile is used up"


@pytest.mark.parametrize(("kind", "modules"), BY_THEMSELVES)
def test_6_who_takes_it_after_all_has_what_comes_without_a_question(kind, modules):
    asking = p.play(built_on(kind, modules=modules), "take")
    m = p.go_to(going_to(kind, modules=modules), "hamburg")
    if p.asked(m) == "build":
        p.play(m, "build start-without-gas oil" if kind.startswith("ground") else f"build start-without-gas {kind}")
    assert what_a_has(asking) == what_a_has(m)
    assert asking.state.discarded.tolist() == m.state.discarded.tolist()
    assert asking.state.kept.tolist() == m.state.kept.tolist()


def test_6_whoever_wants_to_decide_is_asked_after_building():
    m = going_to("investor")
    assert "decide" in m.legal()
    p.play(m, "decide")
    assert (p.asked(m), m.seat) == ("crew", A), "the crew is still to move"
    assert m.view()["turn"]["decides"]
    assert p.refused(m, "decide") == "already-decides"
    p.go_to(m, "hamburg")
    assert m.state.plants[A, m.board.printed.place_ids.index("hamburg")] == 1
    assert (p.asked(m), m.view()["turn"]["offered"]) == ("tile-action", "investor")


def test_6_whoever_does_not_say_so_is_not_asked():
    m = p.go_to(going_to("investor"), "hamburg")
    assert m.state.investors[A] == 1
    assert m.state.active == B


def test_6_deciding_holds_for_one_turn():
    m = p.play(built_on("investor"), "skip")
    assert m.state.active == B
    p.give_contracts(m, A, start_without_gas=None)
    p.begin(m, A)
    assert not m.state.decides
    assert not m.view()["turn"]["decides"]


@pytest.mark.parametrize(
    ("kind", "modules", "full"),
    [
        ("investor", (), {"investors": 2}),
        ("engineer", (), {"engineers": 2}),
        ("nuclear", (3,), {"extensions": 2}),
        ("investor", (2,), {}),
        ("engineer", (2,), {}),
    ],
)
def test_6_nothing_is_asked_about_a_tile_without_room_nor_about_one_that_must_be_placed(kind, modules, full):
    m = going_to(kind, modules=modules)
    p.hire(m, A, **full)
    p.play(m, "decide")
    p.go_to(m, "hamburg")
    if p.asked(m) == "build":
        p.play(m, f"build start-without-gas {kind}")
    assert m.state.active == B


def test_6_no_certificate_no_question():
    m = going_to("gas")
    m.state.certificates_drawn = n.CERTIFICATES
    p.go_to(p.play(m, "decide"), "hamburg")
    assert m.state.active == B


@pytest.mark.parametrize(
    ("kind", "question"), [("coal", "return-plant"), ("nuclear", "place-line"), ("ground-contract", "take-contract")]
)
def test_6_what_is_an_offer_anyway_is_asked_once(kind, question):
    m = built_on(kind, modules=(3,) if kind.startswith("ground") else ())
    assert p.asked(m) == question
    p.play(m, "skip")
    assert m.state.active == B


def test_6_module_2_and_3_ask_where_a_nuclear_tile_goes_and_nothing_else():
    m = built_on("nuclear", modules=(2, 3))
    assert (p.asked(m), p.verbs(m)) == ("extend", {"extend", "keep"})
    assert m.state.active == A


def test_6_public_contracts_may_be_used_before_deciding():
    m = going_to("gas", modules=(2,))
    p.give_public(m, A, "gain-4")
    p.give_tiles(m, A, oil=1, coal=1)
    p.play(m, "decide")
    p.go_to(m, "hamburg")
    assert p.asked(m) == "use-cards"
    p.play(m, "use gain-4")
    assert (p.asked(m), p.score(m)[A]) == ("tile-action", 2)


def test_6_the_others_are_asked_first_where_that_is_agreed():
    m = going_to("gas", joining="before-action", extra={"gas_investor": None})
    m.state.cash[B] = 2
    p.go_to(p.play(m, "decide"), "hamburg")
    assert (p.asked(m), m.seat) == ("join", B)
    p.play(m, "skip")
    assert (p.asked(m), m.seat) == ("tile-action", A)


def test_6_where_it_is_agreed_nobody_can_decline():
    m = going_to("investor", tile_action="by-itself")
    assert "decide" not in m.legal()
    assert p.refused(m, "decide") == "comes-by-itself"
