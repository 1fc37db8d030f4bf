"""How fast the engine is: random legal play, replays and start-up, beside four other libraries in the same run.

    python benchmarks/engine.py [--seconds 3] [--only WORDS] [--json FILE]

All on one core. The rows take turns in short rounds and each keeps its best, because a shared machine is noisy.
A target that is missed is printed, and fails nothing; Ctrl-C prints what there is so far.
"""

import subprocess
import sys
from collections.abc import Callable
from functools import partial

import beaumonde as bm
import figures
import players
from figures import Measure, Row

ROUNDS = 30
RECORDED = 40
"""Games recorded at each table, to replay."""

RIVALS: dict[str, Callable[[], figures.Play]] = {
    "PokerKit fixed-limit hold'em": players.pokerkit,
    "RLCard leduc-holdem": players.rlcard,
    "PettingZoo leduc_holdem_v4": players.pettingzoo,
    "OpenSpiel python_kuhn_poker": partial(players.open_spiel, "python_kuhn_poker"),
}
LIBRARIES = ("PokerKit", "RLCard", "PettingZoo", "OpenSpiel")
PACKAGES = ("pokerkit", "rlcard", "pettingzoo", "open_spiel")
GAMES = {"high-society": "High Society", "rich-and-good": "The Rich and the Good"}
DECISIONS = {"high-society": 150_000, "rich-and-good": 80_000}
"""The targets, in decisions per second."""
REPLAY_MS = 5
START_MS = 200


def all_rows() -> list[Row]:
    """Everything there is to measure, in the order of the table."""
    rows = []
    for name, game in players.TABLES.items():
        prepare = partial(figures.speed, partial(players.ours, game))
        rows.append(Row("decisions", name, prepare, target=DECISIONS[game.name], compared=True))
    for name, player in RIVALS.items():
        rows.append(Row("rivals", name, partial(figures.speed, player), rival=True, optional=True))
    for code, name in GAMES.items():
        rows.append(Row("replay", f"replay, {name}", partial(replays, code), "worst_ms", REPLAY_MS))
    return [*rows, Row("start", "python, import, start a game", start, "median_ms", START_MS)]


def replays(code: str) -> Measure:
    """Recorded games from all tables of that game, each from its JSON document to every step."""
    games = [game for game in players.TABLES.values() if game.name == code]
    texts = [players.recorded(game, seed) for game in games for seed in range(RECORDED)]
    return figures.durations([partial(replay, text) for text in texts])


def replay(text: str) -> object:
    """Read it and play it all again."""
    return bm.replay(bm.loads(text))


def start() -> Measure:
    """A fresh interpreter that imports the package and starts a game, seen from outside: nothing is taken off."""
    command = [sys.executable, "-c", "import beaumonde as bm; bm.high_society().start(seed=7)"]
    return figures.durations([partial(subprocess.run, command, check=True, capture_output=True)])


def main() -> int:
    """Measure and tell."""
    description = "Measure the engine beside other libraries: random legal play on one core."
    return figures.main(description, all_rows(), rounds=ROUNDS, columns=LIBRARIES, packages=PACKAGES)


if __name__ == "__main__":
    sys.exit(main())
