"""Future Energy: replacing old power plants across Europe, for 2 to 4 seats, with all three modules."""

from megawatt.games.future_energy.game import GAME

__all__ = ["GAME"]
