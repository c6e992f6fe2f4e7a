"""What is printed on board, tiles and contracts of Future Energy, for drawing them."""

from __future__ import annotations

from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.state import Board
from megawatt.games.future_energy.view_types import ContractCard, Printed, PublicCard


def printed(b: Board) -> Printed:
    """What is printed, for drawing: board side, tiles, contracts, prices and points."""
    side = b.printed.side
    ids = b.printed.place_ids
    return {
        "board": {"id": side.id, "name": side.name, "canvas": side.canvas, "reconstructed": side.reconstructed},
        "regions": [{"id": r.id, "name": r.name, "colour": r.colour, "hex": r.hex} for r in side.regions],
        "sites": [
            {
                "id": place.id, "name": place.name, "country": place.country, "region": side.regions[place.region].id,
                "x": place.x, "y": place.y, "red_framed": place.red_framed, "blocked": bool(b.blocked[i]),
            }
            for i, place in enumerate(side.sites)
        ],
        "start": {"id": ids[b.start], "name": side.places[b.start].name, "x": side.places[b.start].x, "y": side.places[b.start].y},
        "links": [
            {"id": side.link_id(link), "a": ids[link.a], "b": ids[link.b], "sea": link.sea, "open": bool(b.link_open[i])}
            for i, link in enumerate(side.links)
        ],
        "tiles": {name: b.tile_count[tile] for tile, name in enumerate(n.TILE_NAMES) if b.tile_count[tile]},
        "contracts": [shown_contract(b, card) for card in range(b.contracts)],
        "starting_contracts": [shown_contract(b, b.contracts + card) for card in range(b.starting_contracts)],
        "contracts_reconstructed": b.printed.contracts.reconstructed,
        "public_contracts": [shown_public(b, card) for card in range(b.public)] if b.module_2 else [],
        "public_reconstructed": b.printed.public.reconstructed,
        "certificates": b.certificate.tolist(),
        "contract_prices": b.contract_price.tolist(),
        "line_prices": b.line_price.tolist(),
        "region_points": [points for points in b.region_points.tolist() if points],
        "grid_points": b.grid_points.tolist()[1 : b.regions + 1],
        "points_per_grid_plant": b.points_per_grid_plant,
        "joint_price": b.joint_price,
        "public_price": b.public_price,
        "completion_money": b.completion_money,
        "most": {
            "investors": n.MOST_INVESTORS, "engineers": 1 + n.MOST_ENGINEERS, "extensions": n.MOST_EXTENSIONS,
            "plants_on_site": n.MOST_PLANTS_ON_SITE,
        },
        "plants": b.plants,
        "lines": b.lines,
    }  # fmt: skip


def shown_contract(b: Board, card: int) -> ContractCard:
    """A construction contract as it is printed."""
    return {"id": b.printed.contract_ids[card], "points": b.points[card], "icons": list(b.printed.contract_icons[card])}


def shown_public(b: Board, card: int) -> PublicCard:
    """A public contract as it is printed."""
    energies = [n.TILE_NAMES[energy] for energy in range(n.ENERGIES) if b.public_energies[card] >> energy & 1]
    return {
        "id": b.printed.public_ids[card],
        "points": b.public_points[card],
        "effect": n.EFFECT_NAMES[b.public_effect[card]],
        "amount": b.public_amount[card] or None,
        "energies": energies,
    }
