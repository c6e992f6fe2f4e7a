"""Tournaments: entering, rounds, pairings and standings."""
