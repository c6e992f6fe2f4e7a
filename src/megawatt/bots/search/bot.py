"""The bot that searches. Until its code is compiled (in the background) it plays by the house policy, so that nobody waits."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from megawatt.bots.bot import Bot, imagined
from megawatt.bots.policy import PolicyBot
from megawatt.bots.search.budget import Budget, Considered, Found, usual_manner
from megawatt.bots.search.compiling import search_is_compiled
from megawatt.bots.search.searcher import Searcher
from megawatt.kernel.chance import below
from megawatt.kernel.choosing import choosing_chance
from megawatt.kernel.engine import HOUSE, RANDOM, engine
from megawatt.kernel.game import Game
from megawatt.kernel.match import Match
from megawatt.kernel.records import Record
from megawatt.kernel.rules import INTERPRETED

SEARCH = "search"
USUAL = Budget(playouts=400, seconds=5.0)
"""How long `search` thinks about one decision."""
SLIPPING = 0x536C6970
"""Keeps slips apart from choosing: "Slip"."""
FAIR = 0.5
"""A slip is a move that still has this share of the best one's chance to win."""
MOST_ANSWERS = 1024


class SearchBot(Bot):
    """Decides by searching. For a seed and a number of playouts it decides alike on any number of cores."""

    def __init__(self, name: str, game: Game, seed: int, budget: Budget = USUAL, slips: int = 0, cores: int = 1) -> None:
        super().__init__(name, game, seed)
        self.budget = budget
        self.slips = slips
        """Out of a hundred decisions so many are not the best found but another fair one."""
        self.cores = cores
        self._rules = engine(game, INTERPRETED)
        self._at_once = PolicyBot(HOUSE if HOUSE in game.rules.policies else RANDOM, game, seed)
        self._searcher: Searcher | None = None
        self._searched: list[int] | None = None
        """The moves that led to the root of the tree; None when it belongs to no match."""
        self._answers: dict[bytes, int] = {}

    def choose(self, match: Match) -> int:
        """A legal action; what was found out a few small decisions ago is kept, and whoever asks again hears the same."""
        s = imagined(match, self.seed)
        asked = sha256(b"%d " % match.ply + s.save()).digest()
        if asked not in self._answers:
            if len(self._answers) >= MOST_ANSWERS:
                self._answers.clear()
            self._answers[asked] = self._decide(match.board, s, match.ply, match)
        return self._answers[asked]

    def decide(self, b: Record, s: Record, ply: int) -> int:
        """A legal action, from this position alone."""
        return self._decide(b, s, ply, None)

    def consider(self, b: Record, s: Record, ply: int, match: Match | None = None) -> Found:
        """What the search finds in a position with more than one legal move."""
        if self._searcher is None or self._searcher.board != b:
            self._searcher = Searcher(self.game, b, usual_manner(), self.budget.nodes, self.cores, self.budget.deepest)
            self._searched = None
        seat: int = s.seat  # type: ignore[attr-defined]
        kept = None if match is None else self.own_decisions(match, seat)
        if kept is None:
            self._searcher.forget()
        else:
            self._searcher.follow(kept)
        self._searched = None if match is None else list(match.actions)
        high, low = choosing_chance(self.seed, seat, ply)
        return self._searcher.search(s, seat, high << 30 ^ low, self.budget)

    def _decide(self, b: Record, s: Record, ply: int, match: Match | None) -> int:
        legal = self._rules.legal(b, s)
        if len(legal) == 1:
            return legal[0]
        if not search_is_compiled(self.game):
            return self._at_once.decide(b, s, ply)
        seat: int = s.seat  # type: ignore[attr-defined]
        return self.pick(self.consider(b, s, ply, match).moves, seat, ply)

    def own_decisions(self, match: Match, seat: int) -> list[int] | None:
        """The seat's decisions since the last search; None when somebody else has decided or something came to light."""
        known = self._searched
        if known is None or match.actions[: len(known)] != known:
            return None
        since = range(len(known), match.ply)
        if any(match.seat_at(ply) != seat or match.revealed(ply + 1) for ply in since):
            return None
        s, decisions = match.at(len(known)).state, []
        for action in match.actions[len(known) :]:
            if len(self._rules.legal(match.board, s)) > 1:
                decisions.append(action)
            self._rules.apply(match.board, s, action)
        return decisions

    def pick(self, moves: Sequence[Considered], seat: int, ply: int) -> int:
        """The best move, or in a slip another one that looked fair at a glance."""
        luck = choosing_chance(self.seed ^ SLIPPING, seat, ply)
        chosen = moves[0]
        if below(luck, 100) < self.slips:
            least = FAIR * moves[0].chances[seat]
            fair = [move for move in moves[1:] if move.visits > 1 and move.chances[seat] >= least]
            chosen = fair[below(luck, len(fair))] if fair else chosen
        return chosen.action


class Searches:
    """The search as it is, for measuring: `search`."""

    def names(self, game: Game) -> Sequence[str]:
        """It plays every game."""
        return [SEARCH]

    def make(self, name: str, game: Game, seed: int) -> Bot:
        """The bot of this name."""
        return SearchBot(name, game, seed)
