"""What is prepared: nobody waits for a compiler in the middle of a game."""

import subprocess
import sys

PREPARED = """
from beaumonde.bots import preparation, outlook, race, sealed, search
preparation._play_once()
for function in (outlook.outlook, race.race, sealed.mixture, search.search):
    assert function.signatures, function
"""


def test_whatever_a_level_decides_by_is_compiled_beforehand() -> None:
    subprocess.run([sys.executable, "-c", PREPARED], check=True)
