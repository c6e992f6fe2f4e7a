"""Bots at the table: when they decide, and the processes in which they think."""
