"""The laws of bots and advice: no decision or advice for a seat depends on what that seat cannot know."""

from __future__ import annotations

from megawatt.analysis.hints import HintBudget, hints
from megawatt.analysis.positions import PositionAnalyser
from megawatt.analysis.records import Effort
from megawatt.bots.bot import Bot, imagined
from megawatt.bots.factory import bot, bot_names
from megawatt.bots.policy import PolicyBot
from megawatt.bots.search.bot import SearchBot
from megawatt.bots.search.compilation import search_is_compiled
from megawatt.kernel.contract.game import NOBODY
from megawatt.kernel.match.match import Match
from megawatt.kernel.rules.rule import COMPILED
from megawatt.testing.situation import Situation

SEED = 5
PLAYOUTS = 8
"""A few are enough: a search that looks at something hidden does so from the first one on."""
TRIED = Effort(decision=PLAYOUTS, comparing=2, stake=2, moment=2)


def check_imagined(here: Situation) -> None:
    """What a bot is given of a position is the same for every position that its seat cannot tell from it, byte for byte."""
    other = here.indistinguishable_match(here.match.state.seat)  # type: ignore[attr-defined]
    same = imagined(here.match, SEED) == imagined(other, SEED)
    here.require(same, "what a bot is given to decide holds nothing that its seat cannot know")


def check_bots(here: Situation, names: list[str] | None = None) -> None:
    """Bots decide alike in positions that their seat cannot tell apart; each is asked anew, since bots remember their answers."""
    match = here.match
    for name in names or bot_names(match.game):
        other = here.indistinguishable_match(match.state.seat)  # type: ignore[attr-defined]
        choices = [_bot(name, each, here.compiled).choose(each) for each in (match, other)]
        here.require(choices[0] == choices[1], f"the bot {name!r} does not look at hidden things")


def _bot(name: str, match: Match, compiled: bool) -> Bot:
    """A bot that counts its playouts instead of the time; a policy at full speed, at which nothing is redrawn for it."""
    made = bot(name, match.game, SEED)
    if isinstance(made, SearchBot) and ":" not in name:
        made = bot(f"{name}:{PLAYOUTS}", match.game, SEED)
    if isinstance(made, PolicyBot) and compiled:
        made.use(COMPILED)
    return made


def check_advice(here: Situation) -> None:
    """Hints and analyses of a position and the move made there are the same in every position that the seat cannot tell from it."""
    match = here.match
    if not search_is_compiled(match.game):
        return
    seat: int = match.state.seat  # type: ignore[attr-defined]
    other = here.indistinguishable_match(seat)
    thought = HintBudget(PLAYOUTS, float("inf"), comparing=4)
    given = [hints(match.game, match.board, imagined(each, SEED), match.ply, SEED, thought) for each in (match, other)]
    here.require(given[0] == given[1], "hints do not depend on hidden things")
    played = here.chooser.choice(match.legal_actions())
    if len(match.legal_actions()) > 1:
        choices = [PositionAnalyser(each, TRIED, SEED).choice(each, played) for each in (match, other)]
        here.require(choices[0] == choices[1], "what an analysis says of a decision does not depend on hidden things")
    outlooks = [PositionAnalyser(each, TRIED, SEED).outlook(each) for each in (match, here.indistinguishable_match(NOBODY))]
    here.require(outlooks[0] == outlooks[1], "what an analysis expects of a position does not depend on hidden things")
