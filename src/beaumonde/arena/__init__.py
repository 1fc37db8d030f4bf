"""Many games: simulation, and matches between bots."""

from beaumonde.arena.entrants import Made, Program, program
from beaumonde.arena.match import play_match
from beaumonde.arena.report import Report

__all__ = ["Made", "Program", "Report", "play_match", "program"]
