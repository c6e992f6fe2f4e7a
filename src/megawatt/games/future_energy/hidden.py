"""What is hidden in Future Energy: stacks, tiles and contracts removed unseen, and the certificates of the others (NOTES 3, 6).

Certificates are the only thing that not everybody knows alike: their holder does; those sold are open, and at the end all that
somebody holds are.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from megawatt.author import Heap, Leftovers, Place
from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.state import Board, State

LEFT_OVER = "left over"
REMOVED = "removed"


def unseen_contracts(b: Board, s: State, seat: int) -> Iterable[Place]:
    """The stack and the contracts removed unseen are one heap to everybody."""
    yield from (("stack", place) for place in range(s.stack_size))
    yield from (("removed", place) for place in range(s.removed_count))


def contracts_out_of_use(b: Board, s: State, seat: int) -> Iterable[Place]:
    """Above the top of the stack; the removed contracts lay there before they were removed."""
    return [("stack", place) for place in range(s.stack_size, n.CONTRACTS)]


def unseen_public_contracts(b: Board, s: State, seat: int) -> Iterable[Place]:
    """The stack of public contracts (module 2)."""
    return [("public_stack", place) for place in range(s.public_stack_size)]


def tiles_off_the_map(b: Board, s: State, seat: int) -> Iterable[Place]:
    """The tiles removed by player count, and those left over."""
    return [("bag", place) for place in range(s.bag_size)]


def removed_or_left_over(b: Board, s: State, place: Place) -> Hashable:
    """The same number of each kind is removed, and comes first."""
    return REMOVED if place[1] < n.SETUP_KINDS * b.tiles_removed_per_kind else LEFT_OVER


def kind_of_tile(b: Board, s: State, tile: int) -> Hashable:
    """All construction grounds look alike from behind; of the other kinds everybody can count what is not on the map."""
    return min(tile, n.GROUND)


def certificates_of_others(b: Board, s: State, seat: int) -> Iterable[Place]:
    """All but the own ones and those sold; when the game is over, those that were never drawn."""
    for place in range(n.CERTIFICATES):
        holder = s.certificate_holder[place]
        if holder == n.UNDRAWN or (s.seat >= 0 and holder not in (seat, n.GONE)):
            yield "certificate", place


hidden = (
    Heap("the unseen contracts", unseen_contracts),
    Leftovers("places of the stack that are out of use", contracts_out_of_use),
    Heap("the unseen public contracts", unseen_public_contracts),
    Heap("the tiles off the map", tiles_off_the_map, removed_or_left_over, kind_of_tile, {LEFT_OVER}),
    Heap("the certificates of the others", certificates_of_others),
)
