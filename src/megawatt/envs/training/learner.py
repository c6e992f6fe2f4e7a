"""The network that is trained: its losses, the steps of its optimiser, and what holds it back to the policy that it imitated."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn

from megawatt.envs.training import losses
from megawatt.envs.training.checkpoints import optimizer_state, restore_optimizer
from megawatt.envs.training.compiling import Compiled
from megawatt.envs.training.examples import Examples
from megawatt.envs.training.league import Weights8, unpack_weights
from megawatt.envs.training.network import Net, log_policy, sample, squash, squash_anew
from megawatt.envs.training.recipe import CRITIC, IMITATION, REINFORCEMENT, Recipe
from megawatt.envs.training.rollouts import Rollout


class Learner:
    """Learns from rollouts by imitation and by PPO."""

    def __init__(self, recipe: Recipe, inputs: int, actions: int, device: torch.device, examples: Examples | None = None) -> None:
        """`examples` are recorded decisions of search bots, learned from beside the rollouts."""
        self.recipe, self.device, self.examples = recipe, device, examples
        self.on_gpu = device.type == "cuda"
        self.dtype = torch.bfloat16 if self.on_gpu else torch.float32
        self.net = Net(inputs, actions, recipe.width, recipe.depth).to(device)
        self.anchor_net = Net(inputs, actions, recipe.width, recipe.depth).to(device, self.dtype)
        """The imitated policy."""
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=recipe.rate, eps=1e-5, fused=self.on_gpu)
        self.rate_scale = 1.0
        enabled = recipe.compile and self.on_gpu
        self.squash, self.sample = Compiled(squash, enabled), Compiled(sample, enabled)
        self._ppo, self._imitation = Compiled(self._ppo_loss, enabled), Compiled(self._imitation_loss, enabled)

    def compiled_functions(self) -> dict[str, Compiled]:
        """By name, the functions that PyTorch may compile."""
        return {"squash": self.squash, "sample": self.sample, "ppo": self._ppo, "imitation": self._imitation}

    @property
    def rate(self) -> float:
        """The learning rate of the optimiser."""
        return float(self.optimizer.param_groups[0]["lr"])

    def set_rate(self, stage: str, done: float) -> None:
        """Follow the recipe's schedule, scaled down after updates that moved the policy too far."""
        scale = 1.0 if stage == IMITATION else self.rate_scale
        self.optimizer.param_groups[0]["lr"] = self.recipe.rate_at(done) * scale

    def anchor(self, weights: Weights8) -> None:
        """Hold the policy back to this one."""
        self.anchor_net.load_state_dict(unpack_weights(weights))

    def compile_losses(self, seen: Tensor, bits: Tensor, done: float) -> None:
        """Let PyTorch compile the losses that this stage and the next ones need; nothing is learned."""
        zeros, actions = torch.zeros(len(seen), device=self.device), torch.zeros(len(seen), dtype=torch.int64, device=self.device)
        weights = self._weights(REINFORCEMENT, 1.0)
        logs = torch.zeros(len(seen), self.net.policy.out_features, device=self.device)
        if self.recipe.stage(done) == IMITATION:
            self._gradients(self._imitation, (seen, bits, actions, zeros, zeros))
        for anchor in (logs, None) if self.recipe.anchor_at(done) > 0 else (None,):
            self._gradients(self._ppo, (seen, bits, actions, zeros, zeros, zeros, anchor, weights))
        self.optimizer.zero_grad(set_to_none=True)

    def batches(self, rows: Tensor) -> list[Tensor]:
        """The decisions in parts of the same size, in any order; what is left over is left out, unless that is all."""
        order = rows[torch.randperm(len(rows), device=rows.device)]
        size = self.recipe.batch
        whole = len(order) // size
        return list(order[: whole * size].split(size)) if whole else [order]

    def imitate(self, rollout: Rollout, rows: Tensor) -> Tensor:
        """Learn what the house policy would have done, and what to expect."""
        seen, bits = rollout.seen.flatten(0, 1), rollout.bits.flatten(0, 1)
        actions, returns, known = rollout.actions.flatten(), rollout.returns.flatten(), rollout.known.flatten()
        parts = []
        for some in self.batches(rows):
            arguments = (seen[some], bits[some], actions[some], returns[some], known[some].float())
            parts.append(self._step(self._imitation, arguments))
        return torch.stack(parts).mean(0)

    def reinforce(self, rollout: Rollout, rows: Tensor, stage: str, done: float, anchored: bool) -> Tensor:
        """PPO, held back to what the policy that played and (at first) the imitated policy would have done."""
        recipe = self.recipe
        weights = self._weights(stage, done)
        anchored = anchored and stage == REINFORCEMENT and recipe.anchor_at(done) > 0
        seen, bits = rollout.seen.flatten(0, 1), rollout.bits.flatten(0, 1)
        actions, chances, returns = rollout.actions.flatten(), rollout.chances.flatten(), rollout.returns.flatten()
        gains = torch.zeros_like(returns)
        gains[rows] = losses.normalised_gains(rollout.gains.flatten(), rows)
        allowed = torch.ones((), device=self.device)
        parts = []
        for _ in range(recipe.passes):
            for some in self.batches(rows):
                numbers, legal = seen[some], bits[some]
                anchor = self._anchor_logs(numbers, legal) if anchored else None
                scaled = weights._replace(policy=weights.policy * allowed)
                arguments = (numbers, legal, actions[some], chances[some], gains[some], returns[some], anchor, scaled)
                parts.append(self._step(self._ppo, arguments, frozen=stage == CRITIC))
                allowed = allowed * (parts[-1][3] < 3 * recipe.change)
        found = torch.stack(parts).mean(0)
        if stage == REINFORCEMENT:
            self._adapt(float(found[3]))
        return found

    def _weights(self, stage: str, done: float) -> losses.Weights:
        recipe = self.recipe
        numbers = (float(stage == REINFORCEMENT), 1.0, recipe.entropy_at(done), recipe.anchor_at(done))
        return losses.Weights(*(torch.tensor(number, device=self.device) for number in numbers))

    def _adapt(self, moved: float) -> None:
        """Lower the rate after an update that moved the policy too far, and let it recover."""
        if moved > self.recipe.change:
            self.rate_scale = max(0.05, self.rate_scale * 0.8)
        elif moved < 0.5 * self.recipe.change:
            self.rate_scale = min(1.0, self.rate_scale * 1.05)

    @torch.no_grad()
    def _anchor_logs(self, numbers: Tensor, bits: Tensor) -> Tensor:
        """The imitated policy's logarithms of probabilities."""
        logits, _ = self.anchor_net(numbers)
        return log_policy(logits, bits)

    def _step(self, loss_of: Compiled, arguments: tuple[Any, ...], frozen: bool = False) -> Tensor:
        """One step of the optimiser; `frozen` updates the value layer only. Returns the loss's parts."""
        parts = self._gradients(loss_of, arguments)
        if frozen:
            for name, parameter in self.net.named_parameters():
                if not name.startswith("value"):
                    parameter.grad = None
        nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
        self.optimizer.step()
        return parts

    def _gradients(self, loss_of: Compiled, arguments: tuple[Any, ...]) -> Tensor:
        """Loss and gradients; what can't be compiled, forwards or backwards, is done uncompiled."""
        while True:
            compiled = loss_of.compiled
            self.optimizer.zero_grad(set_to_none=True)
            try:
                loss, parts = loss_of(*arguments)
                if self.examples:
                    loss = loss + self.recipe.teaching * self._example_loss()
                loss.backward()
            except torch.OutOfMemoryError:
                raise
            except Exception as fault:
                if not compiled:
                    raise
                loss_of.give_up(fault)
                continue
            found: Tensor = parts
            return found

    def _logs(self, numbers: Tensor, bits: Tensor) -> tuple[Tensor, Tensor]:
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.on_gpu):
            logits, value = self.net(numbers)
        return log_policy(logits, bits), value

    def _ppo_loss(
        self, numbers: Tensor, bits: Tensor, actions: Tensor, before: Tensor, gains: Tensor, returns: Tensor,
        anchor: Tensor | None, weights: losses.Weights,
    ) -> tuple[Tensor, Tensor]:  # fmt: skip
        logs, value = self._logs(numbers, bits)
        return losses.ppo_loss(logs, value, actions, before, gains, returns, anchor, weights, self.recipe.clip)

    def _imitation_loss(self, numbers: Tensor, bits: Tensor, *arguments: Any) -> tuple[Tensor, Tensor]:
        logs, value = self._logs(numbers, bits)
        return losses.imitation_loss(logs, value, *arguments)

    def _example_loss(self) -> Tensor:
        assert self.examples
        numbers, legal, shares, won = self.examples.draw(self.recipe.examples)
        squashed = squash_anew(numbers, self.dtype)
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.on_gpu):
            logits, value = self.net(squashed)
        return losses.example_loss(log_policy(logits, legal), value, shares, won)

    def state(self) -> dict[str, Any]:
        """Weights and optimiser, for a checkpoint."""
        net = {name: each.detach().cpu().clone() for name, each in self.net.state_dict().items()}
        return {"net": net, "optimizer": optimizer_state(self.optimizer), "rate_scale": self.rate_scale}

    def restore(self, state: dict[str, Any]) -> None:
        """Go on from the state of a checkpoint."""
        self.net.load_state_dict(state["net"])
        restore_optimizer(self.optimizer, state["optimizer"])
        self.rate_scale = state["rate_scale"]
