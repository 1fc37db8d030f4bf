"""Write the OpenAPI document of the service, for the types of the client: `python tools/openapi.py [file]`."""

import json
import sys
from pathlib import Path

from beaumonde.server.app import create_routes
from beaumonde.server.house import House
from beaumonde.server.schema import complete
from beaumonde.server.settings import Settings


def document() -> str:
    """The whole document as JSON, the same every time."""
    routes = create_routes(House(Settings(database="sqlite://")))
    return json.dumps(complete(routes.openapi_schema.to_schema()), indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    """To the file given, or to be read."""
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(document(), "utf-8")
    else:
        sys.stdout.write(document())


if __name__ == "__main__":
    main()
