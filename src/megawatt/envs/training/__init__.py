"""Train a network to play: `python -m megawatt.envs.training power-grid --minutes 10 --out power-grid.npz --record FOLDER`

Everything happens on the GPU: tens of thousands of games in one batch (games.py), the network that plays them (network.py), and
its opponents. Stages and schedules stand in recipe.py:

1. *Imitation*: the house policy says what it would do wherever the games go, and the network learns to say the same. Half of
   the games are played on by the network itself, so that it sees what its own mistakes lead to (DAgger, Ross, Gordon and Bagnell
   2011). What to expect of a position is learned as well.
2. *Critic*: for a moment only the value is learned, of the games that reinforcement is going to play.
3. *Reinforcement*: PPO (Schulman and others 2017). In each game some seats are the learner's and the others are played by the
   game's policies or by past versions of the learner (league.py); in some all are the learner's. A win is worth 1, a shared one its
   share. At first the imitated policy holds the learner back (its divergence is a cost), and an iteration that moves the policy
   too far ends early.

A checkpoint (checkpoints.py) lets a training go on in another process. Without a GPU the same code runs compiled on the
processor, a hundred times slower.
"""

from megawatt.envs.training.progress import Progress
from megawatt.envs.training.recipe import Recipe
from megawatt.envs.training.trainer import Trainer

__all__ = ["Progress", "Recipe", "Trainer"]
