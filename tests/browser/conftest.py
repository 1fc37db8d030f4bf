"""A service with the built client, a real Chromium, and people who come to it."""

import shutil
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, expect, sync_playwright

import beaumonde
from browser.cable import Cable
from browser.visitor import PATIENCE, Visitor
from server.service import Service, sqlite_in

CLIENT = Path(beaumonde.__file__).parent / "server" / "client"
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--font-render-hinting=none",
)

Visit = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE)  # a machine may be busy with other things


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails tells what everybody saw."""
    report = yield
    if report.when == "call" and report.failed:
        for number, visitor in enumerate(Visitor.present):
            with suppress(Error):  # the page may be gone
                shown = f"{visitor.page.title()}\n{visitor.page.locator('body').aria_snapshot()}"
                report.sections.append((f"What visitor {number} saw", shown))
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of a process."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    assert found, "no Chromium: python3 tools/browser.py installs it or says how"
    assert (CLIENT / "index.html").exists(), "the client is not built: make web"
    with sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=found, args=list(QUIET))
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """One for all tests of a file: people and tables do not know each other."""
    running = Service(sqlite_in(tmp_path_factory.mktemp("service")))
    yield running
    running.stop()


@pytest.fixture
def visit(browser: Browser, service: Service) -> Iterator[Visit]:
    """Somebody comes with a browser of their own."""
    visitors: list[Visitor] = []

    def come(path: str = "/", **options: Any) -> Visitor:
        visitors.append(Visitor(browser, service, **options))
        return visitors[-1].go(path)

    yield come
    for visitor in visitors:
        visitor.leave()


@pytest.fixture
def cable(service: Service) -> Iterator[Cable]:
    """A way to the service that can be cut."""
    line = Cable(service)
    yield line
    line.close()
