"""The service as operators run it: in processes of its own, started by a command."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from beaumonde.server.settings import LIMITS, PREFIX
from server.service import PATIENCE


class Program:
    """A command of Beau Monde that runs until it is stopped."""

    def __init__(self, command: str, **settings: Any) -> None:
        usual = {**dict.fromkeys(LIMITS, 0), "bot_pause": 0.0}
        chosen = {PREFIX + name.upper(): str(value) for name, value in (usual | settings).items()}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "beaumonde.terminal", *command.split(), "--language", "en"],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | chosen,
        )
        assert self.process.stdout is not None
        self.sentence = self.process.stdout.readline()
        """The line that it prints when it is ready; empty if it could not start."""

    @property
    def address(self) -> str:
        (found,) = re.findall(r"http://(\S+)/", self.sentence)
        return str(found)


@contextmanager
def running(command: str, **settings: Any) -> Iterator[Program]:
    """The command, from when it is ready to the end of the block."""
    program = Program(command, **settings)
    try:
        assert program.sentence, "it could not start"
        yield program
    finally:
        program.process.terminate()
        program.process.wait(PATIENCE)
        if program.process.stdout:
            program.process.stdout.close()
