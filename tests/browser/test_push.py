"""Messages while the page is closed: offered, turned on and off, shown by the service worker. And tables that wait."""

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from typing import Any, Literal

import msgspec
import pytest
from playwright.sync_api import Browser, expect
from sqlalchemy import select, update

from beaumonde.server.database import seats, subscriptions
from browser.conftest import CLIENT
from browser.hands import to_act
from browser.test_accessible import check
from browser.visitor import NARROW, WIDE, Visitor
from server.push_service import Endpoint, PushServer
from server.service import Player, Service, patient, sqlite_in

A_DAY = 86_400
OFFER = "You can get a message when it is your turn"
PUSH_SERVICE = """browser => {
  const kept = () => localStorage.subscribed
  const made = () => ({ ...browser, options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: browser.endpoint, keys: { p256dh: browser.p256dh, auth: browser.auth } }),
    unsubscribe: async () => delete localStorage.subscribed })
  Object.defineProperty(Notification, 'permission', { get: () => localStorage.allowed ?? 'default' })
  Notification.requestPermission = async () => localStorage.allowed = 'granted'
  PushManager.prototype.getSubscription = async () => kept() ? made() : null
  PushManager.prototype.subscribe = async options => {
    localStorage.subscribed = String(options.applicationServerKey)
    return made()
  }
}"""
"""Headless Chromium allows no notifications and has no push service. This stands in for both: a subscription at the
push service of these tests."""
BROWSER_PARTS = """
Object.defineProperty(navigator, 'setAppBadge', { value: undefined })
const report = async told => {
  for (const page of await clients.matchAll({ includeUncontrolled: true })) page.postMessage(told)
}
registration.showNotification = async (title, about) => report([title, about])
clients.openWindow = async address => report(['open', address])
WindowClient.prototype.focus = async function () { await report(['focus', new URL(this.url).pathname]); return this }
addEventListener('message', (event) => {
  const click = new ExtendableEvent('notificationclick')
  click.notification = { close() {}, data: event.data }
  click.waitUntil = (done) => event.waitUntil(done)
  dispatchEvent(click)
})
"""
"""At the end of the service worker: what headless Chromium lacks. It shows no notifications, and setting a badge in a
service worker crashes it; so a page is told what would be shown, opened or focused, and brings clicks."""
LISTEN = """() => navigator.serviceWorker.addEventListener('message', ({ data }) => (window.told = data))"""
CLICK = """address => {
  delete window.told
  return navigator.serviceWorker.ready.then(({ active }) => active.postMessage(address))
}"""
Seated = Callable[..., tuple[Visitor, Player, dict[str, Any]]]


@pytest.fixture(scope="module")
def push() -> Iterator[PushServer]:
    with PushServer() as running:
        yield running


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory, push: PushServer) -> Iterator[Service]:
    """Whoever does not have the table open is sent a message at once."""
    client = tmp_path_factory.mktemp("client") / "client"
    shutil.copytree(CLIENT, client, ignore=shutil.ignore_patterns("sw.js.*"))
    worker = client / "sw.js"
    worker.write_text(worker.read_text() + BROWSER_PARTS)
    usual: dict[str, Any] = {"push_after": 0.0, "sweep_every": 0.05, "away_after": 0.05, "client": str(client)}
    running = Service(sqlite_in(tmp_path_factory.mktemp("service")), push_hosts=push.origin, **usual)
    yield running
    running.stop()


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


@pytest.fixture
def seated(browser: Browser, service: Service, stack: ExitStack) -> Seated:
    """Ann at a browser, at a table with Ben: it will be her turn first."""

    def seated(
        clock: int | None = A_DAY, endpoint: Endpoint | None = None, **options: Any
    ) -> tuple[Visitor, Player, dict[str, Any]]:
        ann, ben = (stack.enter_context(closing(Player(service, name))) for name in ("Ann", "Ben"))
        table = ann.lay("rich-and-good", clock=clock, seats=2, first=0)
        ben.join(table)
        visitor = Visitor(browser, service, **options)
        stack.callback(visitor.leave)
        if endpoint is not None:
            visitor.context.add_init_script(f"({PUSH_SERVICE})({msgspec.json.encode(endpoint.keys).decode()})")
        at_home(visitor, ann)
        return visitor, ben, table | {"of": ann}

    return seated


def at_home(visitor: Visitor, player: Player) -> None:
    visitor.context.add_cookies([{"name": "beaumonde", "value": player.token, "url": f"http://{visitor.address}"}])
    visitor.go("/")
    visitor.page.evaluate("localStorage.beaumonde = JSON.stringify({ met: true, bots: 'sensible' })")


def test_messages_are_turned_on_sent_shown_and_turned_off(seated: Seated, push: PushServer, service: Service) -> None:
    endpoint = push.browser("anns")
    ann, _, table = seated(endpoint=endpoint, workers="allow")
    ann.go(f"/table/{table['id']}")
    ann.sees(re.compile(OFFER))
    ann.button("Turn on messages").click()
    expect(ann.page.get_by_text(re.compile(OFFER))).to_have_count(0)
    patient(lambda: len(service.execute(select(subscriptions))) == 1)
    assert len(ann.page.evaluate("localStorage.subscribed").split(",")) == 65
    table["of"].start(table)
    ann.sees("Your turn")
    ann.go("/")  # the table is closed
    patient(lambda: is_away(service, table))
    look_again = update(seats).where(seats.c.table == table["id"], seats.c.number == 0)
    service.execute(look_again.values(push_at=1, pushed=""))
    patient(lambda: push.kinds(endpoint) == ["turn"])
    title, shown = deliver(ann, msgspec.json.encode(push.received[endpoint.name][-1].payload).decode())
    assert title == "The Rich and the Good"
    assert shown["body"] == "It is your turn in the game with Ben."
    assert shown["data"] == shown["tag"] == f"/table/{table['id']}"
    ann.page.evaluate(CLICK, "/rules/high-society")
    ann.page.wait_for_url("**/rules/high-society")  # the first page goes there
    ann.page.evaluate(LISTEN)
    assert click(ann, "/rules/high-society") == ["focus", "/rules/high-society"]
    assert click(ann, shown["data"]) == ["open", shown["data"]]
    ann.go("/").button("Settings").click()
    ann.sees("This device tells you when it is your turn")
    ann.button("Turn off messages").click()
    ann.sees("In games that last hours or days")
    patient(lambda: service.execute(select(subscriptions)) == [])


def test_a_move_in_one_browser_sends_a_message_to_another(
    browser: Browser, seated: Seated, push: PushServer, service: Service, stack: ExitStack
) -> None:
    endpoint = push.browser("hers")
    ann, ben, table = seated(endpoint=endpoint, workers="allow")
    ann.go(f"/table/{table['id']}").button("Turn on messages").click()
    patient(lambda: len(service.execute(select(subscriptions))) == 1)
    table["of"].start(table)
    assert to_act(ann)
    ann.page.locator("[data-confirm]").click()
    expect(ann.page.get_by_text("Ben’s turn").first).to_be_visible()
    ann.go("/")
    patient(lambda: is_away(service, table))
    other = Visitor(browser, service)
    stack.callback(other.leave)
    at_home(other, ben)
    other.go(f"/table/{table['id']}")
    assert to_act(other)
    other.page.locator("[data-confirm]").click()
    patient(lambda: push.kinds(endpoint) == ["turn"])
    _, shown = deliver(ann, msgspec.json.encode(push.received[endpoint.name][-1].payload).decode())
    assert shown["body"] == "It is your turn in the game with Ben."


def is_away(service: Service, table: dict[str, Any]) -> bool:
    (row,) = service.execute(select(seats.c.away_since).where(seats.c.table == table["id"], seats.c.number == 0))
    return row.away_since is not None


def deliver(visitor: Visitor, message: str) -> list[Any]:
    """The browser's push service brings this message: the title and the rest of what is shown."""
    session = visitor.context.new_cdp_session(visitor.page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    visitor.page.evaluate(LISTEN)
    while not found:
        visitor.page.wait_for_timeout(20)
    about = {"origin": f"http://{visitor.address}", "registrationId": found[0], "data": message}
    session.send("ServiceWorker.deliverPushMessage", about)
    return told(visitor)


def click(visitor: Visitor, address: str) -> list[Any]:
    """The notification with this address is clicked: what the service worker opens or focuses."""
    visitor.page.evaluate(CLICK, address)
    return told(visitor)


def told(visitor: Visitor) -> list[Any]:
    patient(lambda: bool(visitor.page.evaluate("window.told !== undefined")))
    found: list[Any] = visitor.page.evaluate("window.told")
    return found


def test_a_browser_that_blocks_messages_says_so(seated: Seated) -> None:
    ann, _, table = seated(workers="allow")
    ann.go(f"/table/{table['id']}")
    ann.sees("Your browser blocks messages from this page.")
    ann.button("Not now").click()
    expect(ann.page.get_by_text("Your browser blocks messages")).to_have_count(0)
    ann.page.reload()
    expect(ann.page.get_by_role("heading", name="Everyone is here")).to_be_visible()
    expect(ann.page.get_by_text("Your browser blocks messages")).to_have_count(0)
    ann.button("Settings").click()
    ann.sees("Your browser blocks messages from this page.")


def test_a_browser_that_can_get_none_is_offered_none(seated: Seated) -> None:
    ann, _, table = seated()
    ann.go(f"/table/{table['id']}")
    expect(ann.page.get_by_role("heading", name="Everyone is here")).to_be_visible()
    expect(ann.page.get_by_text("This browser cannot get messages")).to_have_count(0)


@pytest.mark.parametrize("clock", [None, 60])
def test_nothing_is_offered_at_a_table_of_an_evening(seated: Seated, push: PushServer, clock: int | None) -> None:
    ann, _, table = seated(clock, endpoint=push.browser("unused"), workers="allow")
    ann.go(f"/table/{table['id']}")
    expect(ann.page.get_by_role("heading", name="Everyone is here")).to_be_visible()
    expect(ann.button("Turn on messages")).to_have_count(0)


@pytest.mark.parametrize(
    ("size", "theme", "language"),
    [(NARROW, "dark", "de-DE"), (WIDE, "light", "en-GB"), (NARROW, "light", "fr-FR")],
    ids=str,
)
def test_the_offer_and_the_settings_are_accessible(
    seated: Seated, push: PushServer, size: tuple[int, int], theme: Literal["light", "dark"], language: str
) -> None:
    ann, _, table = seated(
        endpoint=push.browser(f"{theme}-{language}"), workers="allow", size=size, theme=theme, language=language
    )
    ann.go(f"/table/{table['id']}")
    turn_on = ann.button(re.compile("^(Turn on messages|Nachrichten einschalten|Activer les messages)$"))
    expect(turn_on).to_be_visible()
    check(ann, "the offer in the lobby")
    table["of"].start(table)
    ann.page.wait_for_selector("[role=timer]")
    check(ann, "the offer at the table")
    turn_on.click()
    expect(turn_on).to_have_count(0)
    ann.page.keyboard.press(",")
    turn_off = ann.button(re.compile("^(Turn off messages|Nachrichten ausschalten|Désactiver les messages)$"))
    expect(turn_off).to_be_visible()
    check(ann, "the settings")


def test_tables_that_wait_are_one_key_away_the_earliest_deadline_first(
    browser: Browser, service: Service, stack: ExitStack
) -> None:
    ann, ben = (stack.enter_context(closing(Player(service, name))) for name in ("Ann", "Ben"))
    waiting = []
    for clock in (3 * A_DAY, A_DAY, None):
        table = ann.lay("rich-and-good", clock=clock, seats=2, first=0)
        ben.join(table)
        waiting.append(ann.start(table)["id"])
    alone = ann.start(ann.lay("rich-and-good", ["", "random"], seats=2, first=0))["id"]
    for size in (WIDE, NARROW):
        visitor = Visitor(browser, service, size=size)
        stack.callback(visitor.leave)
        at_home(visitor, ann)
        visitor.go("/")
        rows = visitor.page.get_by_role("region", name="Your tables").get_by_role("listitem")
        expect(rows.first).to_contain_text("23 hours left")
        expect(rows.nth(1)).to_contain_text("2 days left")
        check(visitor, "the list of tables")
        visitor.go(f"/table/{waiting[2]}")
        expect(visitor.button("It is your turn at 2 other tables: go to the next")).to_be_visible()
        expect(visitor.page).to_have_title(re.compile(r"^\(2\) ● Your turn"))
        check(visitor, "a table while others wait")
        visitor.page.keyboard.press("j")
        assert visitor.table == waiting[1]
        visitor.button("It is your turn at 2 other tables: go to the next").click()
        visitor.page.wait_for_url(f"**/table/{waiting[0]}")
        visitor.page.keyboard.press("?")
        visitor.sees("Go to the next table where it is your turn")
        visitor.page.keyboard.press("Escape")
        visitor.go(f"/table/{alone}")
        expect(visitor.button("It is your turn at 3 other tables: go to the next")).to_be_visible()
    hers = ann.http.get("/waiting").json()
    assert [found["table"] for found in hers] == [waiting[1], waiting[0], waiting[2]]
    assert ben.http.get("/waiting").json() == []


def test_the_sign_goes_and_comes_while_one_plays(seated: Seated) -> None:
    ann, ben, table = seated()
    table["of"].start(table)
    other = table["of"].lay("rich-and-good", seats=2, first=1)
    ben.join(other)
    table["of"].start(other)
    ann.go(f"/table/{other['id']}")
    expect(ann.button("It is your turn at another table: go there")).to_be_visible()
    ann.page.keyboard.press("j")
    assert ann.table == table["id"]
    ann.button("Skip trading").click()
    expect(ann.page).to_have_title(re.compile("^The Rich and the Good"))
    with ben.sit(other) as chair:
        chair.act({"type": "hold"})
    ann.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(ann.button("It is your turn at another table: go there")).to_be_visible()
