"""What strangers send in files, on its way to the reading process: looked at here only by what costs nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from megawatt.kernel.files import LONGEST_FIRST_LINE
from megawatt.kernel.game import Game
from megawatt.kernel.options import ATTACHED
from megawatt.kernel.text_limits import toml_excess
from megawatt.server.files.errands import Errands
from megawatt.server.files.reader_process import MatchRead, NotRead, OptionsSettled, ReadMatch, SettleOptions
from megawatt.server.files.seals import Seals
from megawatt.server.refusals import Refusal


def has_own_files(options: Mapping[str, Any]) -> bool:
    """Whether somebody's own map, deck or board is among the options."""
    return any(isinstance(value, str) and value.startswith(ATTACHED) for value in options.values())


def check_own_files(options: Mapping[str, Any]) -> None:
    """Refuse at once what no reader should even see."""
    for name, value in options.items():
        if isinstance(value, str) and value.startswith(ATTACHED):
            excess = toml_excess(value.removeprefix(ATTACHED))
            if excess is not None:
                raise Refusal("options", f"option {name[:40]}, line {excess[0]}: {excess[1]}", option=name[:40])


async def settle_own_files(errands: Errands, person: str, address: str, game: Game, seats: int, options: Mapping[str, Any]) -> str:
    """The agreed options as JSON, settled by the reading process."""
    check_own_files(options)
    answer = await errands.read_file(SettleOptions(game.name, seats, dict(options)), person, address)
    if isinstance(answer, NotRead):
        raise Refusal("too-heavy" if answer.too_heavy else "options", answer.why)
    assert isinstance(answer, OptionsSettled)
    return answer.options


async def read_match(errands: Errands, person: str, address: str, text: str) -> MatchRead:
    """A match file, replayed by the reading process."""
    answer = await errands.read_file(ReadMatch(text), person, address)
    if isinstance(answer, NotRead):
        raise Refusal("too-heavy" if answer.too_heavy else "file", answer.why)
    assert isinstance(answer, MatchRead)
    return answer


def read_first_line(text: str) -> dict[str, Any]:
    """What a match file says of itself; Refusal when this is none."""
    line = text[: LONGEST_FIRST_LINE + 1].partition("\n")[0]
    if len(line) > LONGEST_FIRST_LINE:
        raise Refusal("file-too-long", f"the first line has more than {LONGEST_FIRST_LINE} characters", most=LONGEST_FIRST_LINE)
    try:
        return msgspec.json.decode(line, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise Refusal("file", "this is no match file of ours") from None


def check_seal(seals: Seals, header: Mapping[str, Any]) -> None:
    """A match from the middle of another one is read only with our own seal, looked at before anything is replayed."""
    if "position" in header and not seals.is_ours(header):
        detail = "a match that began in the middle of another one is read only where it was played, from a file downloaded there"
        raise Refusal("not-sealed", detail)
