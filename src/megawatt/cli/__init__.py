"""The one command, `megawatt`."""
