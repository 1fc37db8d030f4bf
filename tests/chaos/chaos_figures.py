"""What a run of chaos counts and measures."""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct, field
from rich.table import Table

SOON = 0.1
"""Seconds in which clients of other workers should see what one worker commits."""
MOVES_WITHIN = 5.0
"""Seconds after the end of a fault in which every table should move."""
LEARNED_WITHIN = 20.0
"""Seconds in which everybody should know of an action whose worker was killed before it told anybody."""


class Figures(Struct):
    """Times are in seconds."""

    faults: Counter[str] = field(default_factory=Counter)
    games: int = 0
    """Games that were played to their end."""
    entries: int = 0
    """Entries of the logs that were replayed."""
    views: int = 0
    """Views of clients that were compared with the replay."""
    acknowledged: int = 0
    """Actions of clients that were acknowledged, each found once in the log, in order."""
    refused: int = 0
    """Actions that came too late, because the clock or a standing order was quicker; none is in the log."""
    sent_again: int = 0
    """Messages that were sent more than once, with the same id."""
    found_again: int = 0
    """Actions sent again whose first message had been played already: the answer was lost, not the action."""
    connections: int = 0
    """Connections that clients made."""
    busy: int = 0
    """Actions answered with `busy` or `server-error`, and sent again."""
    seen: list[float] = field(default_factory=list)
    """While no fault is under way: from an action until a client of another worker saw it (with one worker: another
    client). That includes the commit."""
    moved_by_service: list[float] = field(default_factory=list)
    """From the end of a fault until the service played at a table."""
    moved_by_people: list[float] = field(default_factory=list)
    """From the end of a fault until a person's action was seen at a table where the service had nothing to play."""
    late: list[tuple[float, str]] = field(default_factory=list)
    """The waits for a move that were longer than they should be, and where."""
    ambushes: int = 0
    """Attempts to stop a worker between a commit and the news of it."""
    learned: list[float] = field(default_factory=list)
    """After a kill between commit and notification: from the commit until every client of the table knew."""
    log: Counter[str] = field(default_factory=Counter)
    """What the service wrote to its log."""

    def shown(self, title: str) -> Table:
        """The figures as a table."""
        lines = Table("", "", title=title)
        lines.add_row("faults", ", ".join(f"{count} × {kind}" for kind, count in sorted(self.faults.items())))
        lines.add_row("games played to their end", f"{self.games:,}")
        lines.add_row("entries of logs replayed by the rules", f"{self.entries:,}")
        lines.add_row("views of clients equal to the replay", f"{self.views:,}")
        lines.add_row("acknowledged actions, each once and in order in the log", f"{self.acknowledged:,}")
        lines.add_row("actions refused because they came late, none in the log", f"{self.refused:,}")
        lines.add_row("messages sent again with the same id", f"{self.sent_again:,}")
        lines.add_row("of these, actions that had been played already", f"{self.found_again:,}")
        lines.add_row("answers “busy” or “server-error”, then sent again", f"{self.busy:,}")
        lines.add_row("connections of clients", f"{self.connections:,}")
        lines.add_row("others see an action, no fault under way", _spread(self.seen, SOON))
        lines.add_row("service plays again after a fault", _spread(self.moved_by_service, MOVES_WITHIN))
        lines.add_row("people play again after a fault", _spread(self.moved_by_people, MOVES_WITHIN))
        hits = f"{len(self.learned)} of {self.ambushes} attempts"
        lines.add_row("killed between commit and notification", hits)
        lines.add_row("everybody at the table knew after that", _spread(self.learned, LEARNED_WITHIN))
        for event, count in self.log.most_common(8):
            lines.add_row("in the log of the service", f"{count} × {event}")
        for waited, where in sorted(self.late, reverse=True)[:8]:
            lines.add_row("late move", f"{waited:.1f} s {where}")
        return lines


def _spread(times: Sequence[float], aim: float) -> str:
    """Median, 99th percentile, worst, and the share within the aim."""
    if not times:
        return "–"
    ordered = sorted(times)
    late = ordered[min(len(ordered) - 1, int(0.99 * len(ordered)))]
    share = sum(time <= aim for time in ordered) / len(ordered)
    middle = ordered[len(ordered) // 2]
    within = f"{share:.2%} within {_time(aim)}"
    return f"{within}; median {_time(middle)}, p99 {_time(late)}, worst {_time(ordered[-1])} ({len(ordered):,})"


def _time(seconds: float) -> str:
    return f"{seconds:.1f} s" if seconds >= 1 else f"{1000 * seconds:.0f} ms"
