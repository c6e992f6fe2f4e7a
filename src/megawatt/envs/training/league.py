"""Past versions of the learner as opponents: those that beat it are met more often.

A version is kept as whole numbers of 8 bits, a scale for each row of a matrix: a quarter of the memory, and next to no strength.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import torch
from torch import Tensor

Weights8 = dict[str, tuple[Tensor, Tensor]]
"""By name: whole numbers, and what each row of them is multiplied by."""
FORGETTING = 0.9
"""How much of what is known about a member a further iteration leaves."""


def pack(weights: dict[str, Tensor]) -> Weights8:
    """Weights as whole numbers of 8 bits."""
    packed = {}
    for name, each in weights.items():
        values = each.detach().float().cpu()
        scale = values.abs().amax(-1, keepdim=True).clamp(min=1e-12) / 127
        packed[name] = ((values / scale).round().to(torch.int8), scale)
    return packed


def unpack_weights(packed: Weights8) -> dict[str, Tensor]:
    """The weights again, nearly."""
    return {name: values.float() * scale for name, (values, scale) in packed.items()}


@dataclass
class Member:
    """A past version."""

    name: str
    weights: Weights8
    score: float = 1.0
    """What a learner's seat wins in its games, as a multiple of an even share; the recent ones count most."""
    games: int = 0

    def meet(self, score: float, games: int) -> None:
        """Take in how an iteration against it went."""
        keep = FORGETTING if self.games else 0.0
        self.score = keep * self.score + (1 - keep) * score
        self.games += games


@dataclass
class League:
    """The pool; the first member, the imitated policy, always stays."""

    most: int
    members: list[Member] = field(default_factory=list)

    def add(self, name: str, weights: dict[str, Tensor]) -> None:
        """A further version; if there is no room, the easiest opponent leaves."""
        if len(self.members) >= max(2, self.most):
            easiest = max(self.members[1:], key=lambda member: member.score)
            self.members.remove(easiest)
        self.members.append(Member(name, pack(weights)))

    def draw(self, luck: random.Random) -> Member:
        """A member, the harder the more often."""
        return luck.choices(self.members, [member_weight(member) for member in self.members])[0]

    def state(self) -> list[dict[str, object]]:
        """Everything, for a checkpoint."""
        return [vars(member) for member in self.members]

    @classmethod
    def of(cls, most: int, state: list[dict[str, object]]) -> League:
        """The league of a checkpoint."""
        return cls(most, [Member(**each) for each in state])  # type: ignore[arg-type]


def member_weight(member: Member) -> float:
    """How often a member is met, compared with the others: one that holds the learner to an even share twice as often as one that
    lets it win one and a half times as much."""
    return 1 / (0.25 + max(0.0, member.score)) ** 2
