"""`python -m beaumonde.terminal` is the program `beaumonde`."""

from beaumonde.terminal.main import run

run()
