"""Match files: JSON lines that a person can read, with a first line that says what it is and a last that closes it.

    {"format": "megawatt-match", "version": 2, "game": "power-grid", "rules": 1, "seats": 2,
     "seed": "7", "generator": "speck64-128", "options": {...}}
    {"ply": 1, "seat": 0, "move": "nominate 3"}
    ...
    {"end": true, "plies": 1, "seat": 1, "scores": [0, 0], "checksum": "4be1a0c2d9e8f701"}

A match that began in the middle of another one has a "position" instead of a seed, and from a server also a "seal" by which
that server knows its own positions again. The closing line tells a file that was changed (checksum) from rules that have
changed (seat and scores). A user's own map or deck is inside the options, so a file never depends on another one. Seeds are
text, since most readers of JSON cannot hold 128 bits. A match from a table whose deal was promised has a "deal" with the
table, the nonce and the commitment (proof.py). An analysis may follow the closing line: {"analysis": {...}}.

Version 1 is that of program version 0.1.0: its seeds are numbers, and its matches were dealt by xoroshiro64.

A file of an earlier rules version opens with the options that bring the readings of that time back (`Game.old_readings`), and is
saved again with them.

Files come from anywhere: whatever is in one, reading it ends with a match or a refusal of ours. A position that no game has
written can make rules loop for ever, so readers of strangers' files set a limit with `kernel.match.cpu_limit.cpu_limit`.
"""

from __future__ import annotations

import json
import os
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from hashlib import sha256
from pathlib import Path
from typing import Any

from megawatt.kernel.contract.registry import find
from megawatt.kernel.errors import FileError, IllegalMove, MegawattError, shown
from megawatt.kernel.match import commitment as proof
from megawatt.kernel.match.match import Match
from megawatt.kernel.rng.deal_rng import MOST_SEED, SPECK, XOROSHIRO
from megawatt.kernel.rules.rule import INTERPRETED

FORMAT = "megawatt-match"
VERSION = 2
VERSIONS = (1, VERSION)
MOST_DIGITS = len(str(MOST_SEED[SPECK]))
MOST_POSITION = 1 << 16
"""No game has a state of more bytes."""
MOST_BYTES = 8 * 1024 * 1024
LONGEST_FIRST_LINE = 512 * 1024
"""Own files stand in the first line; the others hold a move each."""
LONGEST_LINE = 2_000
LONGEST_ANALYSIS = 128 * 1024
SEAL = "seal"
ANALYSIS = "analysis"
IMPOSSIBLE = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""How rules break on a position that no game leads to."""


def dumps(match: Match, seal: Callable[[bytes], str] | None = None) -> str:
    """The match as the text of a file; `seal` signs the first line of a match that began from a position."""
    header: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "game": match.game.name,
        "rules": match.game.rules_version,
        "seats": match.seats,
        **_beginning(match),
        "options": match.options,
    }
    if match.position is not None and seal is not None:
        header[SEAL] = seal(sealed_part(header))
    lines: list[dict[str, Any]] = [header]
    for index, move in enumerate(match.moves()):
        lines.append({"ply": index + 1, "seat": match.seat_at(index), "move": move})
    text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
    end = {"end": True, "plies": match.ply, "seat": match.seat, "scores": match.scores(), "checksum": _checksum(text)}
    analysis = "" if match.analysis is None else f'{{"{ANALYSIS}": {match.analysis}}}\n'
    return text + json.dumps(end) + "\n" + analysis


def sealed_part(header: Mapping[str, Any]) -> bytes:
    """What a seal speaks of: everything in the first line but itself."""
    return json.dumps({name: value for name, value in header.items() if name != SEAL}, sort_keys=True).encode()


def save(match: Match, path: str | Path) -> None:
    """Write the file whole or not at all."""
    path = Path(path)
    unfinished = path.with_name(path.name + ".part")
    unfinished.write_text(dumps(match), encoding="utf-8")
    os.replace(unfinished, path)


def load(path: str | Path, mode: str | None = None) -> Match:
    """Read a match file and replay it; FileError names the line that is wrong."""
    try:
        with Path(path).open("rb") as file:
            read = file.read(MOST_BYTES + 1)
    except OSError as fault:
        raise FileError(str(path), 0, f"cannot be read: {fault.strerror}") from None
    except ValueError:
        raise FileError(shown(str(path)), 0, "no file can have such a name") from None
    if len(read) > MOST_BYTES:
        raise FileError(str(path), 0, f"too long: no match of ours needs more than {MOST_BYTES} bytes")
    try:
        text = read.decode()
    except UnicodeDecodeError:
        raise FileError(str(path), 1, "this is not a text file, so no match of ours") from None
    return loads(text, str(path), mode)


def loads(text: str, source: str = "text", mode: str | None = None) -> Match:
    """Read the text of a match file."""
    lines = [line.removesuffix("\r") for line in text.removesuffix("\n").split("\n")]
    if not text:
        raise FileError(source, 1, "the file is empty")
    header = _parse(source, 1, lines[0], LONGEST_FIRST_LINE)
    with _from_anywhere(source) if "position" in header else nullcontext():
        match = _start(header, source, mode)
        if len(lines) > match.game.longest + 3:
            most = match.game.longest
            raise FileError(source, most + 3, f"too long: no match of {match.game.name} has more than {most} moves")
        _replay_all(match, lines, source)
    return match


@contextmanager
def _from_anywhere(source: str) -> Iterator[None]:
    """A position is bytes that rules believe in; whatever breaks on it is the fault of the file."""
    try:
        yield
    except MegawattError:
        raise
    except IMPOSSIBLE:
        raise FileError(source, 1, "the position is none that a game leads to") from None


def _replay_all(match: Match, lines: list[str], source: str) -> None:
    closed = False
    for number, line in enumerate(lines[1:], 2):
        entry = _parse(source, number, line, LONGEST_ANALYSIS if closed else LONGEST_LINE)
        if closed:
            _take_analysis(match, entry, source, number)
            continue
        if entry.get("end") is True:
            _close(match, entry, source, number, _checksum("".join(f"{before}\n" for before in lines[: number - 1])))
            closed = True
        else:
            _replay(match, entry, source, number)
    if not closed:
        raise FileError(source, len(lines) + 1, 'the file is cut short: the closing line {"end": true, ...} is missing')


def _take_analysis(match: Match, entry: dict[str, Any], source: str, number: int) -> None:
    """All that may follow the closing line, once; whether it is a sound analysis is for its reader to say."""
    if match.analysis is not None or not isinstance(entry.get(ANALYSIS), dict):
        raise FileError(source, number, "something follows the line that ends the match")
    match.analysis = json.dumps(entry[ANALYSIS], ensure_ascii=False, separators=(",", ":"))


def _parse(source: str, number: int, line: str, longest: int = LONGEST_LINE) -> dict[str, Any]:
    if len(line) > longest:
        raise FileError(source, number, f"a line of {len(line)} characters; at most {longest} are read")
    what = "not a match file of ours" if number == 1 else "damaged or cut short"
    try:
        entry = json.loads(line, parse_constant=_no_number)
        line.encode()
        json.dumps(entry, ensure_ascii=False).encode()
    except json.JSONDecodeError as fault:
        raise FileError(source, number, f"{what}: {fault.msg} in column {fault.colno}") from None
    except UnicodeEncodeError:
        raise FileError(source, number, f"{what}: half a character") from None
    except (ValueError, RecursionError):
        raise FileError(source, number, f"{what}: a number or a list beyond all bounds") from None
    if not isinstance(entry, dict):
        raise FileError(source, number, f"a JSON object was expected, not {line[:40]!r}")
    return entry


def _no_number(constant: str) -> Any:
    raise ValueError(f"{constant} is no number")


def _start(header: dict[str, Any], source: str, mode: str | None) -> Match:
    if header.get("format") != FORMAT:
        raise FileError(source, 1, f'not a match file of ours: "format" is {shown(header.get("format"))}, not {FORMAT!r}')
    version = header.get("version")
    if version not in VERSIONS or isinstance(version, bool):
        known = " and ".join(map(str, VERSIONS))
        raise FileError(source, 1, f"format version {shown(version)}; this program reads version {known}")
    try:
        game = find(str(header.get("game"))[:60])
        seats, seed, position = header.get("seats"), header.get("seed"), header.get("position")
        options = header.get("options", {})
        if (seed is None) == (position is None) or not isinstance(options, dict):
            raise FileError(source, 1, "the first line needs options and either a seed or a position")
        if type(seats) is not int:
            raise FileError(source, 1, f"seats {shown(seats)} should be a number")
        options = game.options_of(header.get("rules"), options)
        if position is not None:  # interpreted, where no index can reach beyond a record
            return Match.from_position(game, seats, options, _unpacked(position, source), INTERPRETED)
        dealt_by = XOROSHIRO if version == 1 else str(header.get("generator"))[:60]
        match = Match(game, seats, _seed(seed), options, mode, dealt_by)
        if header.get("deal") is not None:
            match.proof = proof.read(header["deal"], header.get("options", {}))
        return match
    except FileError:
        raise
    except MegawattError as fault:
        raise FileError(source, 1, str(fault)) from None


def _replay(match: Match, entry: dict[str, Any], source: str, number: int) -> None:
    ply, seat, move = entry.get("ply"), entry.get("seat"), entry.get("move")
    if not isinstance(move, str):
        raise FileError(source, number, 'a line with a "move" was expected')
    if ply != match.ply + 1:
        raise FileError(source, number, f"ply {shown(ply)} follows ply {match.ply}; a line is missing or doubled")
    if seat not in match.deciders:
        raise FileError(source, number, f"seat {match.seat} is to decide, not {shown(seat)}")
    try:
        match.play(move, int(seat))
    except IllegalMove as fault:
        raise FileError(source, number, f"illegal move {fault}") from None


def _close(match: Match, entry: dict[str, Any], source: str, number: int, checksum: str) -> None:
    if entry.get("plies") != match.ply:
        raise FileError(source, number, f"{shown(entry.get('plies'))} moves were saved, but {match.ply} are here")
    if entry.get("checksum") != checksum:
        raise FileError(source, number, "the checksum does not fit: this file was changed after it was saved")
    if (entry.get("seat"), entry.get("scores")) != (match.seat, match.scores()):
        raise FileError(source, number, "the moves lead to another position than the one saved: the rules have changed since")


def _beginning(match: Match) -> dict[str, Any]:
    """What the first position comes from."""
    if match.position is not None:
        return {"position": _packed(match.position)}
    deal = {} if match.proof is None else {"deal": proof.write(match.proof, match.options)}
    return {"seed": str(match.seed), "generator": match.dealt_by, **deal}


def _seed(written: Any) -> Any:
    """A seed as a number; what is none is left for the match to refuse."""
    if isinstance(written, str) and written.isascii() and written.isdigit() and len(written) <= MOST_DIGITS:
        return int(written)
    return written


def _packed(position: bytes) -> str:
    return b64encode(zlib.compress(position, 9)).decode()


def _unpacked(position: Any, source: str) -> bytes:
    try:
        unpacker = zlib.decompressobj()
        return unpacker.decompress(b64decode(str(position), validate=True), MOST_POSITION)
    except (ValueError, zlib.error):
        raise FileError(source, 1, "the position is damaged") from None


def _checksum(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]
