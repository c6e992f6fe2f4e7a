"""The rules of Future Energy, one file per phase in the rulebook's order; `play` ties them together."""
