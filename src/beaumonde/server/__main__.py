"""`python -m beaumonde.server`: every error is one sentence."""

import sys

from cyclopts import run

from beaumonde.core.errors import BeauMondeError
from beaumonde.locale import language_of
from beaumonde.server.errors import sentence
from beaumonde.server.main import serve

if __name__ == "__main__":
    try:
        run(serve)
    except BeauMondeError as error:
        sys.exit(f"✗ {sentence(error.reason, language_of())}")
