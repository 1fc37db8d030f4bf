"""What the one who runs the service may decide."""

import re
import tomllib
from collections.abc import Mapping
from math import inf
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from beaumonde.core.errors import BadOption, brief

HIGHEST = {"port": 65_535, "metrics_port": 65_535, "workers": 64}
PUSH_HOSTS = ",".join(
    (
        *("fcm.googleapis.com", "updates.push.services.mozilla.com", "*.push.services.mozilla.com"),
        *("*.notify.windows.com", "*.push.apple.com"),
    )
)
"""The push services of Chromium, Firefox, Edge and Safari."""
CONTACT = re.compile(r"mailto:[^@\s]+@(localhost|[\w-]+(\.[\w-]+)+)|https://(localhost|[\w-]+(\.[\w-]+)+)", re.ASCII)
"""What `push_contact` may be."""
PREFIX = "BEAUMONDE_"
"""A setting is also the environment variable of its name in capitals with this before it."""


class Settings(Struct, frozen=True, kw_only=True):
    """Where the service listens, where it keeps its tables, and how its bots behave."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///table.db"
    workers: int = 1
    """Processes that answer requests and live connections. More than one needs PostgreSQL."""
    metrics_host: str = "127.0.0.1"
    metrics_port: int = 0
    """Where figures for operators are served, in the format of Prometheus; 0 serves none."""
    bot_pause: float = 1.2
    """Seconds a bot seems to think, give or take a half."""
    bot_processes: int = 2
    """Processes that bots think in; 0 lets them think in a thread."""
    think: bool = True
    """Whether bots think here; else `beaumonde think` does it, on this machine or another."""
    prepare_bots: bool = False
    """Make ready when the service starts what takes long: the OpenAPI document, and the strongest bots, which the first
    time take a minute beside everything."""
    sweep_every: float = 1.0
    """Seconds between two looks for tables that are due and that no process works on."""
    request_deadline: float = 20.0
    """Seconds in which a whole request has to arrive."""
    answer_deadline: float = 30.0
    """Seconds in which an answer, or a live message, has to be read."""
    hello_deadline: float = 10.0
    """Seconds in which a live connection has to say hello."""
    messages_a_second: float = 10.0
    messages_at_once: int = 60
    """A live connection that sends more messages than this waits for its answers."""
    connections_from_address: int = 200
    """Live connections that one address has at once. 0 stands for no limit, here and below."""
    tcp_connections_from_address: int = 300
    """Connections of any kind that one address has at once, at each worker; without a limit behind a proxy."""
    requests_a_second: float = 100.0
    requests_at_once: int = 40
    """Requests and live messages of one address, at each worker: more than this wait, and many more are refused."""
    guests_an_hour: int = 60
    """New guests from one address in an hour."""
    tables_an_hour: int = 60
    """Tables and lessons that one guest creates in an hour."""
    tables_an_hour_from_address: int = 240
    """Tables and lessons created from one address in an hour."""
    strong_bots_of_guest: int = 120
    """Strong and expert bots that sit at once in running games of one host."""
    strong_bots_an_hour_from_address: int = 240
    """Strong and expert bots in games started from one address in an hour."""
    codes_a_minute: int = 30
    """Invite codes that one address tries in a minute."""
    replays_a_minute: int = 30
    """Records that one address sends to be replayed in a minute."""
    renames_an_hour: int = 30
    """How often one guest takes another name in an hour."""
    logins_a_minute: int = 20
    """Passwords and links to other devices that one address tries in a minute, and new accounts."""
    passwords_an_hour: int = 20
    """Passwords that one address tries for one account in an hour."""
    passwords_an_hour_from_anywhere: int = 200
    """Passwords that all addresses together try for one account in an hour."""
    passwords_at_once: int = 2
    """Passwords that each worker checks at once; each takes 19 MB of memory meanwhile."""
    device_links_an_hour: int = 30
    """Links to another device that one guest makes in an hour."""
    device_link_lasts: float = 600.0
    """Seconds in which a link to another device can be used."""
    downloads_an_hour: int = 20
    """How often one guest downloads all their data in an hour."""
    away_after: float = 5.0
    """Seconds after the last connection of a person to a table ended until the others see that they are away."""
    vote_after: float = 120.0
    """Seconds without a move after which the others may vote for a bot, at a table without a clock that says nothing
    else."""
    pauses_of_game: int = 200
    """How often one game may be paused."""
    vote_lasts: float = 60.0
    """Seconds in which people answer a vote."""
    bans_every: float = 5.0
    """Seconds after which the service reads again who is banned."""
    push_from: int = 3600
    """The shortest clock, in seconds, of games about which browsers are sent push messages."""
    push_after: float = 60.0
    """Seconds after something happened until those who do not have the table open are sent a message."""
    push_hosts: str = PUSH_HOSTS
    """The push services that messages may be sent to, with commas; `*.` stands for all subdomains."""
    push_contact: str = "mailto:webmaster@localhost"
    """Where push services can reach whoever runs this service: a `mailto:` or `https:` address."""
    push_subscriptions: int = 5
    """Browsers of one person that are sent push messages. The oldest of more goes."""
    push_at_once: int = 20
    """Push messages that are being sent at once."""
    push_deadline: float = 10.0
    """Seconds in which a push service has to answer."""
    push_retry: float = 30.0
    """Seconds until a message that could not be delivered is sent again; four times as long after each try."""
    seats_of_bot_account: int = 20
    """Seats that one bot account has at once, at tables that are open or playing."""
    trusted_proxies: str = ""
    """Addresses of reverse proxies, with commas: only they are believed where a request comes from."""
    client: str = str(Path(__file__).with_name("client"))
    """The folder that the browser client was built in."""


LIMITS = (
    "connections_from_address",
    "tcp_connections_from_address",
    "requests_a_second",
    "guests_an_hour",
    "tables_an_hour",
    "tables_an_hour_from_address",
    "strong_bots_of_guest",
    "strong_bots_an_hour_from_address",
    "codes_a_minute",
    "replays_a_minute",
    "renames_an_hour",
    "pauses_of_game",
    "logins_a_minute",
    "passwords_an_hour",
    "passwords_an_hour_from_anywhere",
    "device_links_an_hour",
    "downloads_an_hour",
    "seats_of_bot_account",
)
"""The settings that limit what one guest or address may do: 0 turns one off."""


def read_settings(given: Mapping[str, Any], environment: Mapping[str, str], file: Path | None = None) -> Settings:
    """What was given counts most, then the environment, then the file (TOML); the rest is as usual.

    BadOption for a setting that is none, or cannot be what it is set to."""
    found = _in_file(file) if file else {}
    names = {PREFIX + name.upper(): name for name in Settings.__struct_fields__}
    found |= {names[key]: value for key, value in environment.items() if key in names}
    found |= {name: value for name, value in given.items() if value is not None}
    return Settings(**{name: _checked(name, value) for name, value in found.items()})


def _in_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text())
    except (OSError, ValueError) as error:
        raise BadOption("bad-settings-file", file=brief(str(file)), detail=brief(str(error))) from error


def _checked(name: str, value: Any) -> Any:
    kinds = {field.name: field.type for field in msgspec.structs.fields(Settings)}
    if name not in kinds:
        raise BadOption("no-such-setting", name=brief(name))
    try:
        read = msgspec.convert(value, kinds[name], strict=False)
    except msgspec.ValidationError:
        raise BadOption("bad-setting", name=name, value=brief(str(value))) from None
    if name == "push_contact" and not CONTACT.fullmatch(read):
        raise BadOption("bad-setting", name=name, value=brief(str(value)))
    if isinstance(read, int | float) and not 0 <= read <= HIGHEST.get(name, inf):
        raise BadOption("bad-setting", name=name, value=brief(str(value)))
    return read
