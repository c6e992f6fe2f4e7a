"""How often the learner wins, playing what it likes best in one seat, against the same opponent on all others."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import torch
from torch import Tensor

from megawatt.envs.training.games import LEARNER, MEMBER, Games
from megawatt.envs.training.settings import Setting, setting_name
from megawatt.kernel.contract.game import Game

Choose = Callable[[Tensor, Tensor], Tensor]
"""Actions for observations and legal bits."""


class Evaluation:
    """Games to measure by; they are the same deals every time."""

    def __init__(self, game: Game, games: int, settings: Sequence[Setting], device: torch.device, mode: str, seed: int) -> None:
        self.games = Games(game, games, settings, device, mode)
        self._seed = seed
        self.own = self.games.rows % self.games.seats_of

    @torch.no_grad()
    def shares(self, choose: Choose, opponent: int, member: Choose | None = None) -> Tensor:
        """The learner's share of the win in one whole game of every row; `opponent` is a policy, or MEMBER for `member`."""
        games, rows = self.games, self.games.rows
        games.deal(self._seed)
        roles = torch.full_like(games.policies, opponent)
        roles[rows, self.own] = LEARNER
        games.assign(roles)
        won = torch.zeros(games.count, device=games.device)
        over = torch.zeros(games.count, dtype=torch.bool, device=games.device)
        for ply in range(games.game.longest):
            games.batch.choose()
            role, actions = games.role(), games.choices
            actions = torch.where(role == LEARNER, choose(games.seen, games.bits), actions)
            if member:
                actions = torch.where(role == MEMBER, member(games.seen, games.bits), actions)
            games.play(actions)
            just = games.ended & ~over
            won = torch.where(just, games.rewards[rows, self.own], won)
            over |= games.ended
            if ply % 32 == 31 and bool(over.all()):
                break
        return won

    def by_setting(self, shares: Tensor) -> dict[str, tuple[float, int]]:
        """The share of wins and the number of games of each setting, named."""
        batch = self.games.batch
        names = list(dict.fromkeys(setting_name(setting) for setting in self.games.settings))
        boards = torch.from_numpy(batch.board_numbers).to(shares.device)
        return {
            name: (float(shares[boards == place].mean()), int((boards == place).sum()))
            for place, name in enumerate(names)
            if bool((boards == place).any())
        }
