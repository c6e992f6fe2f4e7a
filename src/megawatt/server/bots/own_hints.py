"""Hints that a page thinks out itself: it gets the position as its seat knows it, and its findings are put into words.

Nothing is computed or stored here. The position is drawn from a digest of the deal's seed, so that both requests, on any worker,
mean the same one; the digest reveals neither the seed nor the bots' seeds.
"""

from __future__ import annotations

import random
from hashlib import sha256

from megawatt.analysis.move_records import line_of_play, move_record
from megawatt.analysis.records import Hint
from megawatt.analysis.report import Gain
from megawatt.bots.wasm_files import wasm_digest, wasm_file
from megawatt.kernel.compilation.engine import current_mode, engine
from megawatt.kernel.contract.game import Game
from megawatt.kernel.match.match import Match
from megawatt.server.bots.messages import FoundHint, FoundHints, GameFiles, HintPosition, Hints
from megawatt.server.refusals import Refusal
from megawatt.server.tables.table import Table


def may_have_hints(table: Table, person: str, seat: int, ply: int) -> Match:
    """The match, if this person may have hints for this seat now; Refusal otherwise."""
    match = table.match_in_play()
    table.must_hold(person, seat)
    if not table.row.hints:
        raise Refusal("no-hints", "this table was laid without hints")
    if match.over:
        raise Refusal("over", "the game is over")
    if match.ply != ply:
        raise Refusal("late", f"{match.ply} moves have been played, not {ply}")
    if seat not in match.deciders:
        raise Refusal("not-your-turn", f"seat {match.seat} is to decide")
    return match.asking(seat)


def hint_position(table: Table, person: str, seat: int, ply: int, files: GameFiles | None) -> HintPosition:
    """What a page needs to think; Refusal where it may not have hints. `files`: see `files_of`."""
    match = may_have_hints(table, person, seat, ply)
    imagined = imagined_for_hints(table, match)
    return HintPosition(match.game.name, ply, match.board.save(), imagined.state.save(), files)


def imagined_for_hints(table: Table, match: Match) -> Match:
    """The position as the seat to decide knows it, the same one whenever it is asked for."""
    row = table.row
    secret = sha256(f"hints {row.seed} {row.bot_seed} {table.id} {table.seq} {match.seat}".encode()).digest()
    return match.imagine(match.seat, match.ply, random.Random(secret).getrandbits)


def files_of(game: Game) -> GameFiles | None:
    """Where the page finds the game as WebAssembly; the address changes with the contents."""
    if not wasm_file(game):
        return None
    version = sha256(wasm_digest(game).encode()).hexdigest()[:12]
    return GameFiles(f"/wasm/{game.name}.wasm?{version}", f"/wasm/{game.name}.weights?{version}")


def describe_hints(table: Table, person: str, found: FoundHints) -> Hints:
    """Put findings into words; a page may have made them up, so only that page gets them."""
    match = may_have_hints(table, person, found.seat, found.ply)
    imagined = imagined_for_hints(table, match)
    return Hints(found.ply, [described_hint(imagined, each) for each in found.hints])


def described_hint(match: Match, found: FoundHint) -> Hint:
    """A finding about the position of this match in words; Refusal where it does not fit it."""
    game, b, s = match.game, match.board, match.state
    if found.action not in match.legal_actions():
        raise Refusal("bad-request", f"hints: action {found.action} is not legal here")
    if unknown := {gain.figure for gain in found.gains} - set(game.figure_names):
        raise Refusal("bad-request", f"hints: {game.name} has no figure {sorted(unknown)[0]!r}")
    rivals = {gain.seat for gain in found.gains if gain.seat is not None}
    if wrong := sorted(seat for seat in rivals if seat >= match.seats or seat == match.seat):
        raise Refusal("bad-request", f"hints: seat {wrong[0]} is no rival of seat {match.seat}")
    rules = engine(game, current_mode(game))
    return Hint(
        move=move_record(game, b, s, found.action),
        chance=found.chance,
        place=found.place,
        gains=[Gain(gain.figure, gain.tenths, gain.seat) for gain in found.gains],
        line=line_of_play(rules, b, s, found.action, found.line),
    )
