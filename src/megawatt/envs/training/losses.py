"""What is minimised: the terms of PPO, of imitation, and of recorded decisions. Everything here is plain arithmetic on tensors."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn import functional


class Weights(NamedTuple):
    """How much each term counts, as tensors, so that changing them compiles nothing anew."""

    policy: Tensor
    value: Tensor
    entropy: Tensor
    anchor: Tensor


def ppo_loss(
    logs: Tensor, value: Tensor, actions: Tensor, before: Tensor, gains: Tensor, returns: Tensor, anchor: Tensor | None,
    weights: Weights, clip: float,
) -> tuple[Tensor, Tensor]:  # fmt: skip
    """The loss of some decisions, and its parts: policy, value, entropy, divergence from the policy that played, from the anchor.

    `logs` are the logarithms of all probabilities, `before` those of the actions when they were played.
    """
    now = logs.gather(-1, actions[:, None]).squeeze(-1)
    ratio = torch.exp(now - before)
    policy = -torch.minimum(ratio * gains, ratio.clamp(1 - clip, 1 + clip) * gains).mean()
    expected = value_loss(value, returns).mean()
    chances = logs.exp()
    entropy = -(chances * logs.clamp(min=-30)).sum(-1).mean()
    moved = (ratio - 1 - (now - before)).mean()
    away = divergence(logs, anchor).mean() if anchor is not None else torch.zeros_like(policy)
    loss = weights.policy * (policy - weights.entropy * entropy + weights.anchor * away) + weights.value * expected
    return loss, torch.stack([policy, expected, entropy, moved, away]).detach()


def value_loss(value: Tensor, returns: Tensor) -> Tensor:
    """How surprising a share of a win is, given the logit of the expected one."""
    return functional.binary_cross_entropy_with_logits(value, returns.clamp(0, 1), reduction="none")


def divergence(logs: Tensor, anchor: Tensor) -> Tensor:
    """Kullback and Leibler's, of a policy from the anchor; both as logarithms, illegal actions counting nothing."""
    return (logs.exp() * (logs.clamp(min=-30) - anchor.clamp(min=-30))).sum(-1)


def imitation_loss(logs: Tensor, value: Tensor, wanted: Tensor, returns: Tensor, known: Tensor) -> tuple[Tensor, Tensor]:
    """The loss of decisions for which somebody's action is known, and its parts: surprise, value, share of equal best actions."""
    surprise = -logs.gather(-1, wanted[:, None]).squeeze(-1).mean()
    expected = (value_loss(value, returns) * known).sum() / known.sum().clamp(min=1)
    equal = (logs.argmax(-1) == wanted).float().mean()
    return surprise + expected, torch.stack([surprise, expected, equal]).detach()


def example_loss(logs: Tensor, value: Tensor, shares: Tensor, won: Tensor) -> Tensor:
    """How far the network is from what searches found: their shares of visits, and how the games ended."""
    return (-(shares * logs.clamp(min=-30)).sum(-1) + value_loss(value, won)).mean()


def normalised_gains(gains: Tensor, rows: Tensor) -> Tensor:
    """Advantages of these rows with mean 0 and spread 1; outliers are cut off."""
    chosen = gains[rows]
    return ((chosen - chosen.mean()) / (chosen.std() + 1e-6)).clamp(-8, 8)
