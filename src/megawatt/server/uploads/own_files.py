"""What strangers send in files, on its way to the reading process: looked at here only by what costs nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from megawatt.kernel.contract.game import Game
from megawatt.server.refusals import Refusal
from megawatt.server.uploads.attachments import check_own_files
from megawatt.server.uploads.jobs import JobQueues
from megawatt.server.uploads.reading import MatchRead, NotRead, OptionsSettled, ReadMatch, SettleOptions


async def settle_own_files(jobs: JobQueues, person: str, address: str, game: Game, seats: int, options: Mapping[str, Any]) -> str:
    """The agreed options as JSON, settled by the reading process."""
    check_own_files(options)
    answer = await jobs.read_file(SettleOptions(game.name, seats, dict(options)), person, address)
    if isinstance(answer, NotRead):
        raise Refusal("too-heavy" if answer.too_heavy else "options", answer.why)
    assert isinstance(answer, OptionsSettled)
    return answer.options


async def read_match(jobs: JobQueues, person: str, address: str, text: str) -> MatchRead:
    """A match file, replayed by the reading process."""
    answer = await jobs.read_file(ReadMatch(text), person, address)
    if isinstance(answer, NotRead):
        raise Refusal("too-heavy" if answer.too_heavy else "file", answer.why)
    assert isinstance(answer, MatchRead)
    return answer
