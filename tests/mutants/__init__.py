"""Planted bugs: each must be caught by the tests that it names (`make mutants`, `make mutants-sampled`)."""
