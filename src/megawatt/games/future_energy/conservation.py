"""What no move may change: money, plants, lines, tiles, cards; and what is still face down."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.rules.contracts import all_contracts
from megawatt.games.future_energy.rules.course import CARDS_FIRST
from megawatt.games.future_energy.rules.lines import is_relocation
from megawatt.games.future_energy.state import Board, State


def conserved(b: Board, s: State) -> dict[str, Any]:
    """Money with the bank, plants, lines, tiles, contracts, certificates, wildcards; and that all counters agree."""
    return {
        "money": s.bank + sum(s.cash[seat] for seat in range(b.seats)),
        "no debts": [seat for seat in range(b.seats) if s.cash[seat] < 0],
        **_of_plants(b, s),
        **_of_lines(b, s),
        "tiles": {name: _tiles(b, s, tile) for tile, name in enumerate(n.TILE_NAMES)},
        "contracts": _contracts(b, s),
        "public contracts": _public_contracts(b, s),
        "certificates": sorted(s.certificate.tolist()),
        "wildcards": s.wildcards_left + s.wildcards_used + sum(s.wildcards[seat] for seat in range(b.seats)),
    }


# Plants.


def _of_plants(b: Board, s: State) -> dict[str, Any]:
    seats = range(b.seats)
    return {
        "plants": [_plants(b, s, seat) for seat in seats],
        "plants on contracts": [_standing(b, s, seat) - s.on_contracts[seat] for seat in seats],
        "icons in reach": [_wrong_icons(b, s, seat) for seat in seats],
        "plants in regions": [_wrong_regions(b, s, seat) for seat in seats],
        "no overfull site": [site for site in range(b.sites) for seat in seats if s.plants[seat, site] > n.MOST_PLANTS_ON_SITE],
    }


def _plants(b: Board, s: State, seat: int) -> int:
    return int(s.plant_supply[seat] + s.on_contracts[seat] + sum(s.plants[seat, place] for place in range(b.places)))


def _standing(b: Board, s: State, seat: int) -> int:
    own = [card for card in range(all_contracts(b)) if s.holder[card] == seat]
    return sum(s.plants_on[card].bit_count() + s.second[card] for card in own)


def _wrong_icons(b: Board, s: State, seat: int) -> list[int]:
    """Kinds whose count of standing plants has gone wrong."""
    counts = [0] * n.ICONS
    for card in range(all_contracts(b)):
        for space in range(b.spaces[card]):
            if s.holder[card] == seat and s.plants_on[card] >> space & 1:
                counts[b.icons[card, space]] += 1
    return [icon for icon in range(n.ICONS) if counts[icon] != s.ready[seat, icon]]


def _wrong_regions(b: Board, s: State, seat: int) -> list[int]:
    """Regions whose count of own plants has gone wrong."""
    counts = [0] * n.REGIONS
    for site in range(b.sites):
        counts[b.region[site]] += s.plants[seat, site]
    return [region for region in range(n.REGIONS) if counts[region] != s.in_region[seat, region]]


# Lines.


def _of_lines(b: Board, s: State) -> dict[str, Any]:
    links = range(b.links)
    return {
        "lines": [_lines(b, s, seat) for seat in range(b.seats)],
        "no overfull link": [link for link in links if s.lines[link].bit_count() > n.LINES_PER_LINK],
        "no line out of play": [link for link in links if s.lines[link] and not b.link_open[link]],
        "empty links": s.empty_links - sum(b.link_open[link] and not s.lines[link] for link in links),
    }


def _lines(b: Board, s: State, seat: int) -> int:
    lifted = 1 if s.lines_due and is_relocation(s.line_purpose) and seat == s.active else 0
    return int(s.line_supply[seat] + lifted + sum(s.lines[link] >> seat & 1 for link in range(b.links)))


# Tiles and cards.


def _tiles(b: Board, s: State, tile: int) -> int:
    """One kind of tile wherever it may be: sites, bag, box, in front of people, on their boards."""
    lying = sum(s.tile[site] == tile for site in range(b.sites)) + sum(s.bag[i] == tile for i in range(s.bag_size))
    on_boards = {n.INVESTOR: s.investors, n.ENGINEER: s.engineers, n.NUCLEAR: s.extensions}.get(tile)
    held = sum(s.kept[seat, tile] + (on_boards[seat] if on_boards else 0) for seat in range(b.seats))
    being_chosen = 1 if s.asked == n.ASK_EXTEND and tile == n.NUCLEAR else 0
    waiting = 1 if tile == s.tile_taken and _is_tile_in_hand(b, s) else 0
    return int(lying + s.discarded[tile] + held + being_chosen + waiting)


def _is_tile_in_hand(b: Board, s: State) -> bool:
    """Whether a tile has been taken whose action is still to come: after others, public contracts, or its owner's answer."""
    if s.phase == n.JOINT_CONSTRUCTION:
        return bool(b.joining_before_action)
    return s.phase == n.TILE_ACTION and (s.action_left == CARDS_FIRST or s.asked == n.ASK_TILE_ACTION)


def _contracts(b: Board, s: State) -> list[int]:
    cards = [s.display[slot] for slot in range(s.display_size)] + [s.stack[i] for i in range(s.stack_size)]
    cards += [s.removed[i] for i in range(s.removed_count)]
    return sorted(cards + [card for card in range(all_contracts(b)) if s.holder[card] >= 0])


def _public_contracts(b: Board, s: State) -> list[int]:
    cards = [s.public_display[slot] for slot in range(s.public_display_size)]
    cards += [s.public_stack[i] for i in range(s.public_stack_size)]
    return sorted(cards + [card for card in range(b.public) if s.public_holder[card] != n.NOBODY])


# What is face down.


def concealed(b: Board, s: State) -> Hashable:
    """The chance to come, the stacks, and who has seen which certificate."""
    stacks = (s.stack_size, s.public_stack_size, s.removed_count, s.bag_size)
    return (*s.chance, *stacks, bytes(s.certificate_holder), s.seat < 0)
