"""The service as an ASGI application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

from beaumonde import __version__
from beaumonde.server.about import ABOUT, ABOUT_TOKENS
from beaumonde.server.browser import client_in
from beaumonde.server.errors import answer_error
from beaumonde.server.headers import add_usual_headers
from beaumonde.server.house import House
from beaumonde.server.live import Live
from beaumonde.server.routes import api
from beaumonde.server.schema import Document
from beaumonde.server.settings import Settings
from beaumonde.server.turns import Turns

LARGEST_BODY = 65_536


def create_app(settings: Settings) -> Turns:
    """The whole service; its house opens with the application and closes with it."""
    house = House(settings)
    return Turns(Live(create_routes(house), house), settings)


def create_routes(house: House) -> Litestar:
    """Everything but live play: the interface over HTTP, and the pages."""
    document = Document()

    @asynccontextmanager
    async def opened(routes: Litestar) -> AsyncIterator[None]:
        async with house.open():
            if house.settings.prepare_bots:
                asyncio.get_running_loop().run_in_executor(None, document.prepare, routes)
            yield

    return Litestar(
        route_handlers=[api, client_in(Path(house.settings.client))],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False)},
        exception_handlers={HTTPException: answer_error, Exception: answer_error},
        lifespan=[opened],
        before_send=[add_usual_headers],
        logging_config=None,
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Beau Monde",
            version=__version__,
            description=ABOUT,
            path="/api/schema",
            render_plugins=[document],
            use_handler_docstrings=True,
            components=Components(
                security_schemes={"token": SecurityScheme(type="http", scheme="bearer", description=ABOUT_TOKENS)}
            ),
            security=[{"token": []}, {}],
        ),
    )
