"""The rules of Barrage: one file per part of the rulebook; `play` holds them together."""
