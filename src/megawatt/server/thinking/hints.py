"""Asking a process for hints."""

from __future__ import annotations

from megawatt.analysis.records import Hint
from megawatt.server.refusals import Refusal
from megawatt.server.thinking.pool import Pool, ThinkingFailed
from megawatt.server.thinking.process import CompareMoves, GiveHints, Hinted

TIMEOUT_S = 90.0
"""Time limit of a hint in seconds, generous for busy machines; an idle one takes one or two."""


async def thought_out(pool: Pool, wish: GiveHints | CompareMoves) -> list[Hint]:
    """The moves that a process of the bots has found or compared, the best first; Refusal when none could answer."""
    try:
        answer = await pool.ask(wish, TIMEOUT_S)
    except ThinkingFailed as fault:
        raise Refusal("busy", str(fault)) from None
    if not isinstance(answer, Hinted):
        raise Refusal("busy", "the bots have no answer to this")
    return answer.hints
