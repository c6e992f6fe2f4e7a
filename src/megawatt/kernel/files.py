"""Match files: JSON lines that a person can read, with a first line that says what it is and a last that closes it.

    {"format": "megawatt-match", "version": 2, "game": "power-grid", "rules": 1, "seats": 2,
     "seed": "7", "generator": "speck64-128", "options": {...}}
    {"ply": 1, "seat": 0, "move": "nominate 3"}
    ...
    {"end": true, "plies": 1, "seat": 1, "scores": [0, 0], "checksum": "4be1a0c2d9e8f701"}

A match that began in the middle of another one has a "position" instead of a seed. The last line tells a file that was
changed (checksum) from rules that have changed (seat and scores). A user's own map or deck is inside the options, so a
file never depends on another one. Seeds are text, since most readers of JSON cannot hold 128 bits.

Version 1 is that of program version 0.1.0: its seeds are numbers, and its matches were dealt by xoroshiro64.

A file of an earlier rules version opens with the options that bring the readings of that time back (`Game.old_readings`), and is
saved again with them.
"""

from __future__ import annotations

import json
import os
import zlib
from base64 import b64decode, b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any

from megawatt.kernel.dealing import MOST_SEED, SPECK, XOROSHIRO
from megawatt.kernel.errors import FileError, IllegalMove, MegawattError
from megawatt.kernel.match import Match
from megawatt.kernel.registry import find

FORMAT = "megawatt-match"
VERSION = 2
VERSIONS = (1, VERSION)
MOST_DIGITS = len(str(MOST_SEED[SPECK]))
MOST_POSITION = 1 << 16
"""No game has a state of more bytes."""


def dumps(match: Match) -> str:
    """The match as the text of a file."""
    header = {
        "format": FORMAT,
        "version": VERSION,
        "game": match.game.name,
        "rules": match.game.rules_version,
        "seats": match.seats,
        **_beginning(match),
        "options": match.options,
    }
    lines: list[dict[str, Any]] = [header]
    for index, move in enumerate(match.moves()):
        lines.append({"ply": index + 1, "seat": match.seat_at(index), "move": move})
    text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
    end = {"end": True, "plies": match.ply, "seat": match.seat, "scores": match.scores(), "checksum": _checksum(text)}
    return text + json.dumps(end) + "\n"


def save(match: Match, path: str | Path) -> None:
    """Write the file whole or not at all."""
    path = Path(path)
    unfinished = path.with_name(path.name + ".part")
    unfinished.write_text(dumps(match), encoding="utf-8")
    os.replace(unfinished, path)


def load(path: str | Path, mode: str | None = None) -> Match:
    """Read a match file and replay it; FileError names the line that is wrong."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as fault:
        raise FileError(str(path), 0, f"cannot be read: {fault.strerror}") from None
    except UnicodeDecodeError:
        raise FileError(str(path), 1, "this is not a text file, so no match of ours") from None
    return loads(text, str(path), mode)


def loads(text: str, source: str = "text", mode: str | None = None) -> Match:
    """Read the text of a match file."""
    lines = text.splitlines()
    if not lines:
        raise FileError(source, 1, "the file is empty")
    match = _start(_parse(source, 1, lines[0]), source, mode)
    closed = False
    for number, line in enumerate(lines[1:], 2):
        entry = _parse(source, number, line)
        if closed:
            raise FileError(source, number, "something follows the line that ends the match")
        if entry.get("end") is True:
            _close(match, entry, source, number, _checksum("".join(f"{before}\n" for before in lines[: number - 1])))
            closed = True
        else:
            _replay(match, entry, source, number)
    if not closed:
        raise FileError(source, len(lines) + 1, 'the file is cut short: the closing line {"end": true, ...} is missing')
    return match


def _parse(source: str, number: int, line: str) -> dict[str, Any]:
    try:
        entry = json.loads(line)
    except json.JSONDecodeError as fault:
        what = "not a match file of ours" if number == 1 else "damaged or cut short"
        raise FileError(source, number, f"{what}: {fault.msg} in column {fault.colno}") from None
    if not isinstance(entry, dict):
        raise FileError(source, number, f"a JSON object was expected, not {line[:40]!r}")
    return entry


def _start(header: dict[str, Any], source: str, mode: str | None) -> Match:
    if header.get("format") != FORMAT:
        raise FileError(source, 1, f'not a match file of ours: "format" is {header.get("format")!r}, not {FORMAT!r}')
    version = header.get("version")
    if version not in VERSIONS or isinstance(version, bool):
        raise FileError(source, 1, f"format version {version!r}; this program reads version {' and '.join(map(str, VERSIONS))}")
    try:
        game = find(str(header.get("game")))
        seed, position, options = header.get("seed"), header.get("position"), header.get("options", {})
        if (seed is None) == (position is None) or not isinstance(options, dict):
            raise FileError(source, 1, "the first line needs options and either a seed or a position")
        options = game.options_of(header.get("rules"), options)
        if position is not None:
            return Match.from_position(game, header.get("seats", 0), options, _unpacked(position, source), mode)
        dealt_by = XOROSHIRO if version == 1 else str(header.get("generator"))
        return Match(game, header.get("seats", 0), _seed(seed), options, mode, dealt_by)
    except FileError:
        raise
    except MegawattError as fault:
        raise FileError(source, 1, str(fault)) from None


def _replay(match: Match, entry: dict[str, Any], source: str, number: int) -> None:
    ply, seat, move = entry.get("ply"), entry.get("seat"), entry.get("move")
    if not isinstance(move, str):
        raise FileError(source, number, 'a line with a "move" was expected')
    if ply != match.ply + 1:
        raise FileError(source, number, f"ply {ply!r} follows ply {match.ply}; a line is missing or doubled")
    if seat != match.seat:
        raise FileError(source, number, f"seat {match.seat} is to decide, not {seat!r}")
    try:
        match.play(move)
    except IllegalMove as fault:
        raise FileError(source, number, f"illegal move {fault}") from None


def _close(match: Match, entry: dict[str, Any], source: str, number: int, checksum: str) -> None:
    if entry.get("plies") != match.ply:
        raise FileError(source, number, f"{entry.get('plies')!r} moves were saved, but {match.ply} are here")
    if entry.get("checksum") != checksum:
        raise FileError(source, number, "the checksum does not fit: this file was changed after it was saved")
    if (entry.get("seat"), entry.get("scores")) != (match.seat, match.scores()):
        raise FileError(source, number, "the moves lead to another position than the one saved: the rules have changed since")


def _beginning(match: Match) -> dict[str, Any]:
    """What the first position comes from."""
    if match.position is not None:
        return {"position": _packed(match.position)}
    return {"seed": str(match.seed), "generator": match.dealt_by}


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
