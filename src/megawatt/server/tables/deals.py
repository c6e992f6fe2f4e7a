"""The deal of a table: drawn and committed by the server, chosen by the host, or taken from another match."""

from __future__ import annotations

import secrets
from typing import cast

import msgspec
from msgspec import Struct

from megawatt.kernel.match.commitment import Proof, commitment, new_nonce, opened
from megawatt.kernel.rng.deal_rng import MOST_SEED, SEED_BITS, SPECK
from megawatt.server.db.rows import TableRow
from megawatt.server.live.messages import DealKind, DealShown
from megawatt.server.refusals import Refusal

DRAWN, CHOSEN, FILE, WHAT_IF, EARLIER = "drawn", "chosen", "file", "what-if", "earlier"
"""EARLIER: a table of version 0.1.0, which stored neither who chose the seed nor a commitment."""
PROMISED = (DRAWN, CHOSEN)


class Deal(Struct):
    """How a table is dealt."""

    kind: str
    seed: int = 0
    dealt_by: str = SPECK


def new_deal(wished: str | int | None) -> Deal:
    """From a seed of 128 bits that nobody has chosen, or from the host's own, which is public."""
    if wished is None:
        return Deal(DRAWN, secrets.randbits(SEED_BITS))
    seed = int(wished)
    if seed > MOST_SEED[SPECK]:
        raise Refusal("seed", f"seed {seed} should be a number from 0 to {MOST_SEED[SPECK]}")
    return Deal(CHOSEN, seed)


def promise(row: TableRow, seats: int) -> None:
    """Commit a new table to its seed."""
    if row.deal in PROMISED:
        row.nonce = new_nonce()
        row.commitment = commitment(
            opened(row.id, row.game, row.rules, seats, _agreed(row), row.dealt_by, int(row.seed), row.nonce)
        )


def proof_of(row: TableRow) -> Proof | None:
    """The opening of the commitment, for the table's file, which only people get who may know the seed."""
    if row.nonce is None or row.commitment is None:
        return None
    return Proof(row.id, row.rules, _agreed(row), row.nonce, row.commitment)


def shown_deal(row: TableRow, over: bool) -> DealShown:
    """The public part of a deal; pass `over` only when the end is committed."""
    public = over and row.deal != WHAT_IF
    return DealShown(cast(DealKind, row.deal), row.commitment, row.seed if public else None, row.nonce if public else None)


def _agreed(row: TableRow) -> dict[str, str | int | bool]:
    return msgspec.json.decode(row.options, type=dict[str, str | int | bool])
