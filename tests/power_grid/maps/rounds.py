"""What the tests of several maps share: playing a round to its end, and making step 2 begin."""

from __future__ import annotations

from megawatt import Event, Match

from ..positions import finish_phase, give_network, give_plants, jump_to, set_order

SEEDS = range(12)


def end_round(m: Match, round_no: int = 2) -> list[Event]:
    """Play phase 5 without powering anything; all that happened up to the next auction."""
    if m.state.cities[0] == 0:
        give_network(m, 0, 1)
    if m.state.plant_count[0] == 0:
        give_plants(m, 0, 44)  # wind: there is always something that could run, so somebody is asked
    jump_to(m, "bureaucracy", round_no)
    assert m.view()["phase"] == "bureaucracy"
    return finish_phase(m)


def begin_step_2(m: Match) -> list[Event]:
    """Seat 0 has built up to the number that brings step 2, and phase 4 ends."""
    give_network(m, 0, m.view()["step_2_at"])
    set_order(m, *range(m.seats))
    for seat in range(m.seats):
        m.state.cash[seat] = 100
    jump_to(m, "building")
    return finish_phase(m)


def removed(m: Match) -> set[str]:
    """The plants that were removed unseen."""
    return {m.board.printed.card_names[m.state.removed[i]] for i in range(m.state.removed_count)}


def deck(m: Match) -> set[str]:
    """All plants that belong to the game."""
    return set(m.board.printed.card_names)
