"""Looking at single positions of a match: what each seat may expect, and what the move played gave away.

Three kinds of playouts answer three questions. The search (bots/search) says which move is best, knowing only what the seat knew.
House playouts from both moves under the same cards say how much the better one is really worth: a move is told as
a mistake only if both ways of looking agree. House playouts as a spectator sees the table give the chart.

As long as everybody plays as the house policy would and nothing comes to light, nothing changes: such a stretch is looked at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec import Struct

from megawatt.analysis.playouts import Outcomes, Playouts, Shares
from megawatt.analysis.report import HUNDREDTHS, THOUSANDTHS, Decision, Outlook
from megawatt.analysis.wording import line_of_play, said
from megawatt.bots.bot import imagined
from megawatt.bots.policy import PolicyBot
from megawatt.bots.search.bot import SEARCH, SearchBot
from megawatt.bots.search.budget import Budget, Considered
from megawatt.kernel.chance import seed_chance, shuffle
from megawatt.kernel.engine import HOUSE, RANDOM, engine
from megawatt.kernel.game import NOBODY
from megawatt.kernel.match import Match
from megawatt.kernel.rules import COMPILED

SPREAD = 1 << 20
"""How far apart the seeds of neighbouring positions lie; no position needs as many playouts."""
LOW_53 = (1 << 53) - 1


@dataclass(frozen=True)
class Effort:
    """How many playouts each question is worth."""

    decision: int
    """Of the search, for a decision."""
    comparing: int
    """After each of two moves that are compared."""
    stake: int
    """For what a move drawn by lot would have been worth."""
    moment: int
    """For a moment of the chart."""


USUAL = Effort(decision=160, comparing=320, stake=96, moment=320)
"""For a finished game: under a minute on two cores."""
QUICK = Effort(decision=16, comparing=8, stake=4, moment=8)
"""For trying it out."""


class Choice(Struct, frozen=True):
    """A decision between several moves, in thousandths."""

    lost: int
    """What the move surely gave away."""
    apart: int
    """By how much it was less of a success (winning, and a good place) than the best; right on average only."""
    stake: int
    """By how much a move drawn by lot would have been less of a success."""
    matters: bool
    """Whether anything was at stake."""
    mistake: Decision | None


class Studied(Struct, frozen=True):
    """What was found out about one position and the move made there."""

    ply: int
    as_expected: bool
    """Whether the move was forced, or the one the house policy would have made."""
    revealed: bool
    """Whether something came to light with it."""
    outlook: Outlook | None
    """Before the move; None where nothing has changed since the position before."""
    intended: Outlook | None
    """What the move led to before its outcome was known; None where it brought nothing to light, or changed nothing before that."""
    choice: Choice | None


class Student:
    """Studies the positions of one match. For a seed and an effort it finds the same wherever it runs."""

    def __init__(self, match: Match, effort: Effort, seed: int) -> None:
        self.match, self.effort, self.seed = match, effort, seed
        self._rules = engine(match.game, COMPILED)
        self._playouts = Playouts(match.game, match.board)
        self._house = PolicyBot(HOUSE if HOUSE in match.game.rules.policies else RANDOM, match.game, seed)
        self._searcher = SearchBot(SEARCH, match.game, seed, Budget(effort.decision))

    def study(self, first: int, last: int) -> list[Studied]:
        """The positions after `first` to `last` moves, in this order."""
        changed = first == 0 or self._changes(first - 1)
        found = []
        for ply in range(first, last + 1):
            studied = self._position(ply, changed)
            found.append(studied)
            changed = not studied.as_expected or studied.revealed
        return found

    def _changes(self, ply: int) -> bool:
        """Whether the move made after so many moves could change what anybody expects."""
        return self.match.revealed(ply + 1) or not self._is_expected(self.match.at(ply))

    def _is_expected(self, past: Match) -> bool:
        played = self.match.actions[past.ply]
        return len(past.legal_actions()) == 1 or self._house.choose(past) == played

    def _position(self, ply: int, changed: bool) -> Studied:
        past, seed = self.match.at(ply), self._seed(ply)
        count = self.effort.moment
        outlook = self.outlook(past) if changed else None
        if past.over or ply == self.match.ply:
            return Studied(ply, True, False, outlook, None, None)
        played, revealed = self.match.actions[ply], self.match.revealed(ply + 1)
        expected = self._is_expected(past)
        intended = None
        if revealed and not expected:
            intended = self._playouts.play(past.state, NOBODY, (played,), count, seed).outlook()
        choice = self.choice(past, played) if len(past.legal_actions()) > 1 else None
        return Studied(ply, expected, revealed, outlook, intended, choice)

    def outlook(self, past: Match) -> Outlook:
        """What every seat may expect in a position, as a spectator sees it."""
        return self._playouts.play(past.state, NOBODY, (), self.effort.moment, self._seed(past.ply)).outlook()

    def _seed(self, ply: int) -> int:
        return (self.seed * 0x9E3779B97F4A7C15 + ply * SPREAD) & LOW_53

    # Decisions

    def choice(self, past: Match, played: int) -> Choice:
        """What the move played gave away beside the best one found, and what was at stake."""
        seat: int = past.state.seat  # type: ignore[attr-defined]
        moves = self._searcher.consider(past.board, imagined(past, self.seed), past.ply).moves
        best = moves[0]
        seed, legal = self._seed(past.ply), shuffled(past.legal_actions(), self._seed(past.ply))
        few, many = self.effort.stake, self.effort.comparing
        better = self._playouts.play(past.state, seat, (best.action,), few if best.action == played else many, seed)
        lot = self._playouts.play(past.state, seat, legal, few, seed)
        stake, doubt = _apart(better.success(seat), lot.success(seat))
        if best.action == played:
            return Choice(0, 0, round(stake * THOUSANDTHS), stake > doubt, None)
        other = self._playouts.play(past.state, seat, (played,), many, seed)
        tried = next((move for move in moves if move.action == played), None)
        less, noise = _apart(better.wins[:, seat], other.wins[:, seat])
        agreed = less - noise if tried is None else min(less - noise, best.chances[seat] - tried.chances[seat])
        lost = int(max(0, round(agreed * THOUSANDTHS)))
        apart, _ = _apart(better.success(seat), other.success(seat))
        mistake = self._mistake(past, played, best, better, other, lost) if lost else None
        return Choice(lost, round(apart * THOUSANDTHS), round(stake * THOUSANDTHS), stake > doubt or lost > 0, mistake)

    def _mistake(self, past: Match, played: int, best: Considered, better: Outcomes, other: Outcomes, lost: int) -> Decision:
        b, s, game = past.board, past.state, past.game
        seat: int = s.seat  # type: ignore[attr-defined]
        return Decision(
            ply=past.ply,
            seat=seat,
            played=said(game, b, s, played),
            better=said(game, b, s, best.action),
            chance=round(float(better.wins[:, seat].mean()) * THOUSANDTHS),
            lost=lost,
            place=round(float(better.places[:, seat].mean()) * HUNDREDTHS),
            gains=self._playouts.gains(better, other, seat),
            line=line_of_play(self._rules, b, imagined(past, self.seed), best.action, best.line),
        )


def _apart(better: Shares, other: Shares) -> tuple[float, float]:
    """How much more the first outcomes are worth than the second, under the same cards, and how far that may be off."""
    count = min(len(better), len(other))
    apart = better[:count] - other[:count]
    return float(apart.mean()), float(apart.std()) / count**0.5


def shuffled(actions: Sequence[int], seed: int) -> list[int]:
    """In an order drawn by lot, so that a share of a long list is a fair one."""
    order = list(actions)
    luck = [0, 0]
    seed_chance(luck, seed)
    shuffle(luck, order, 0, len(order))
    return order
