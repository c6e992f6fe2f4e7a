"""Random numbers: dealing, bots and redrawn positions each have a generator, and deals can be proved."""
