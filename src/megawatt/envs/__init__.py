"""Environments for learning: many games as one array (`Batch`), and the interfaces that researchers use already.

`megawatt.envs.pettingzoo`, `megawatt.envs.gymnasium` and `megawatt.envs.openspiel` load those packages; install them with
`pip install "megawatt[envs]"`. docs/environments.md describes all of them.
"""

from megawatt.envs.batch import ACTIONS, DEVICES, Batch
from megawatt.envs.features import Choices, action_features
from megawatt.envs.rewards import REWARDS

__all__ = ["ACTIONS", "DEVICES", "REWARDS", "Batch", "Choices", "action_features"]
