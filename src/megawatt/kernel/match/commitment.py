"""The proof of a deal: a commitment that is published before the first card is seen, and the seed that opens it afterwards.

The commitment is the SHA-256 of the nine lines that `opened` writes, so that anybody can check it with any tool. The nonce
keeps small or guessed seeds from being tried out; the table, the game and what was agreed keep one commitment from serving
for another deal.
"""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from megawatt.kernel.errors import OptionError

if TYPE_CHECKING:
    from megawatt.kernel.match.match import Match

NONCE_BYTES = 16
WRITTEN = {"table": str, "rules": int, "agreed": dict, "nonce": str, "commitment": str}


@dataclass(frozen=True)
class Proof:
    """What a table published about its deal before the first move, and the nonce that opens it."""

    table: str
    rules: int
    """The rules version when the table was laid."""
    agreed: Mapping[str, Any]
    """The options as they were agreed then; later versions may know more of them."""
    nonce: str
    commitment: str


def new_nonce() -> str:
    """128 bits that nobody can guess."""
    return secrets.token_hex(NONCE_BYTES)


def opened(table: str, game: str, rules: int, seats: int, agreed: Mapping[str, Any], dealt_by: str, seed: int, nonce: str) -> str:
    """What a commitment was made from, as the text that is hashed."""
    options = json.dumps(agreed, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    lines = (
        "megawatt deal 1",
        f"table {table}",
        f"game {game}",
        f"rules {rules}",
        f"seats {seats}",
        f"options {sha256(options.encode()).hexdigest()}",
        f"generator {dealt_by}",
        f"seed {seed:032x}",
        f"nonce {nonce}",
    )
    return "".join(f"{line}\n" for line in lines)


def commitment(opened: str) -> str:
    """The commitment to this text."""
    return sha256(opened.encode()).hexdigest()


def opening_text_of(match: Match, proof: Proof) -> str:
    """What the commitment must have been made from if this match is the one that was promised."""
    game, seats = match.game.name, match.seats
    return opened(proof.table, game, proof.rules, seats, proof.agreed, match.dealt_by, match.seed, proof.nonce)


def faults(match: Match) -> list[str]:
    """Why the match is not the one that its proof promised; nothing when it is."""
    proof = match.proof
    if proof is None:
        return []
    found = []
    if commitment(opening_text_of(match, proof)) != proof.commitment:
        found.append("the commitment does not fit: it was made for another seed, nonce, table or agreement")
    if not _was_agreed(match, proof):
        found.append("the match was played with other options than those that were agreed when the commitment was made")
    return found


def _was_agreed(match: Match, proof: Proof) -> bool:
    """Whether what was agreed then, read by the rules of then, is what was played with."""
    try:
        return match.game.settle(match.seats, match.game.options_of(proof.rules, proof.agreed)) == match.options
    except OptionError:
        return False


def write(proof: Proof, options: Mapping[str, Any]) -> dict[str, Any]:
    """The proof as a match file keeps it; what was agreed only where it is not the same as the options played with."""
    written = {"table": proof.table, "rules": proof.rules, "nonce": proof.nonce, "commitment": proof.commitment}
    return written if proof.agreed == options else {**written, "agreed": dict(proof.agreed)}


def read(written: Any, options: Mapping[str, Any]) -> Proof:
    """The proof in a match file; OptionError when it is none."""
    if not isinstance(written, dict):
        raise OptionError('"deal" should be an object with table, rules, nonce and commitment')
    whole = {"agreed": dict(options), **written}
    for name, kind in WRITTEN.items():
        if type(whole.get(name)) is not kind:
            raise OptionError(f'"deal" needs {name} as {"text" if kind is str else "a number" if kind is int else "an object"}')
    for name, digits in (("nonce", 2 * NONCE_BYTES), ("commitment", 64)):
        if not re.fullmatch(rf"[0-9a-f]{{{digits}}}", whole[name]):
            raise OptionError(f'the {name} in "deal" should be {digits} hexadecimal digits')
    if not re.fullmatch(r"[\w-]{1,64}", whole["table"], re.ASCII):
        raise OptionError('the table in "deal" should be the id of a table: letters, digits, - and _')
    return Proof(**{name: whole[name] for name in WRITTEN})
