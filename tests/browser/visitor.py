"""Somebody at a real browser: clicks, keys, and every byte that came from the service."""

import re
from typing import Any, ClassVar, Literal

from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, WebSocket, expect

from server.service import Service

PATIENCE = 15_000
WIDE, NARROW = (1440, 900), (360, 740)
IGNORED = re.compile(r"WebSocket connection to|ERR_INTERNET_DISCONNECTED|Failed to load resource|net::ERR")
"""What Chromium itself writes to the console when the network is gone or a request is refused."""

FETCHED = """performance.getEntriesByType('navigation').concat(performance.getEntriesByType('resource'))
  .filter(({ name }) => !name.includes('/api/')).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""
"""The compressed bytes of everything that the page has fetched of the client."""


class Visitor:
    """One browser profile at one page. `heard` is everything the service ever sent to it.

    `bots` is the level that was chosen before: sensible bots need no compiler. None for one that chose nothing."""

    present: ClassVar[list["Visitor"]] = []
    """Those who have come and not left."""

    def __init__(
        self,
        browser: Browser,
        service: Service,
        size: tuple[int, int] = WIDE,
        address: str = "",
        language: str = "en-GB",
        theme: Literal["light", "dark"] = "light",
        bots: str | None = "sensible",
        motion: bool = False,
        workers: Literal["allow", "block"] = "block",
        **more: Any,
    ) -> None:
        self.service = service
        self.address = address or service.address
        self.heard: list[str] = []
        self.troubles: list[str] = []
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
            service_workers=workers,
            **more,
        )
        self.context.set_default_timeout(PATIENCE)
        if bots is not None:
            self.context.add_init_script(f"localStorage.beaumonde ??= JSON.stringify({{ bots: {bots!r} }})")
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.troubles.append(error.stack or str(error)))
        self.page.on("console", self._note)
        self.page.on("websocket", self._listen)
        self.page.on("response", self._read)
        self.present.append(self)

    def _note(self, message: Any) -> None:
        if message.type == "error" and not IGNORED.search(message.text):
            self.troubles.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.heard.append(data if isinstance(data, str) else data.decode()))

    def _read(self, response: Any) -> None:
        if "/api/" in response.url:
            try:
                self.heard.append(response.text())
            except Error:  # a page that was left takes its answers along
                return

    def go(self, path: str = "/") -> "Visitor":
        self.page.goto(f"http://{self.address}{path}")
        return self

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def link(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("link", name=name)

    def sees(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    @property
    def table(self) -> str:
        """The id of the table in the address."""
        self.page.wait_for_url(re.compile(r"/table/"))
        return self.page.url.split("/table/")[1].split("?")[0]

    def fits(self) -> bool:
        """Nothing has to be scrolled sideways."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))

    def leave(self) -> None:
        self.present.remove(self)
        self.context.close()
        assert not self.troubles, self.troubles
