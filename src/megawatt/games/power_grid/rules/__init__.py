"""The rules of Power Grid, one file per phase in the rulebook's order; `play` ties them together."""
