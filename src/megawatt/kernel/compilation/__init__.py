"""Rules as machine code: Numba set up for many small functions, and the engine that runs a game at either speed."""
