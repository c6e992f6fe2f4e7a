"""What strangers send in files, as far as it can be looked at in any process: it costs nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from megawatt.kernel.contract.options import ATTACHED
from megawatt.kernel.match.files import LONGEST_FIRST_LINE
from megawatt.kernel.text.text_limits import toml_excess
from megawatt.server.refusals import Refusal
from megawatt.server.uploads.signatures import FileSignatures


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


def read_first_line(text: str) -> dict[str, Any]:
    """What a match file says of itself; Refusal when this is none."""
    line = text[: LONGEST_FIRST_LINE + 1].partition("\n")[0]
    if len(line) > LONGEST_FIRST_LINE:
        raise Refusal("file-too-long", f"the first line has more than {LONGEST_FIRST_LINE} characters", most=LONGEST_FIRST_LINE)
    try:
        return msgspec.json.decode(line, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise Refusal("file", "this is no match file of ours") from None


def check_signature(signatures: FileSignatures, header: Mapping[str, Any]) -> None:
    """A match from the middle of another one is read only with our own seal, looked at before anything is replayed."""
    if "position" in header and not signatures.is_ours(header):
        detail = "a match that began in the middle of another one is read only where it was played, from a file downloaded there"
        raise Refusal("not-sealed", detail)
