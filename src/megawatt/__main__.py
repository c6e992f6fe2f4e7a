"""`python -m megawatt` is the command `megawatt`."""

from megawatt.cli.main import run

run()
