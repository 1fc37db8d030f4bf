"""What goes over the wire about accounts, logins and links to other devices."""

from typing import Annotated

from msgspec import Meta, Struct

Password = Annotated[str, Meta(max_length=1000)]
Secret = Annotated[str, Meta(max_length=100, description="What the link carries after the `#`.")]


class Credentials(Struct, forbid_unknown_fields=True):
    """A name and a password for a new account. The name has 3 to 20 letters, digits, dots, hyphens or underscores;
    capitals do not matter. The password has 8 to 200 characters."""

    name: str
    password: Password


class LogIn(Struct, forbid_unknown_fields=True):
    """The name and the password of an account."""

    name: str
    password: Password
    bring_games: bool = False
    """Whether the games of the guest that asks move to the account; the guest then ends."""


class NewPassword(Struct, forbid_unknown_fields=True):
    """Another password for the account."""

    old: Password
    new: Password


class Confirmation(Struct, forbid_unknown_fields=True):
    """The password of the account that asks; empty for a guest without an account."""

    password: Password = ""


class LinkSecret(Struct, forbid_unknown_fields=True):
    """The secret of a link to another device."""

    secret: Secret


class LinkUse(Struct, forbid_unknown_fields=True):
    """The secret of a link to another device, and what becomes of the guest that asks."""

    secret: Secret
    bring_games: bool = False
    """Whether the games of the guest that asks move along; the guest then ends."""


class LoginInfo(Struct):
    """A browser or a program that is logged in as the guest who asks."""

    id: str
    label: str
    """The browser and its system, such as `Firefox, Android`; empty if they are not known."""
    created: int
    """Milliseconds since 1970."""
    seen: int
    """When it was last used, give or take a few hours; milliseconds since 1970."""
    this: bool
    """Whether it is the one that asks."""


class Account(Struct):
    """How the guest who asks can be known."""

    name: str | None
    """The name to log in with; null for a guest without an account."""
    logins: list[LoginInfo]
    """Those used last first."""
    tables: int
    """At how many tables the guest sits or is host, without those that were given up."""


class DeviceLink(Struct):
    """A link that opens the games of the guest on another device, once: `/device#` and the secret."""

    secret: str
    """It is sent only once."""
    ends: int
    """Until when the link works, in milliseconds since 1970."""


class DeviceLinkInfo(Struct):
    """Whose games a link opens."""

    name: str
    same: bool
    """Whether the guest who asks is that person already."""
    tables: int
    """At how many tables the guest who asks sits or is host; 0 if nobody asks, or the same person."""
    both_at_table: bool
    """Whether both sit at the same table, so that the games of the guest who asks cannot move along."""


class Done(Struct):
    """It was done."""

    ok: bool = True


class OwnChatLine(Struct):
    """A chat line of the guest who asks."""

    table: str
    text: str
    at: int


class OwnTable(Struct):
    """A table where the guest who asks sits or is host."""

    id: str
    game: str
    state: str
    created: int
    host: bool
    seat: int | None
    words: str
    """The words that the guest added to the shuffle."""
    orders: str | None
    """The guest's standing orders, as JSON."""
    hidden: bool
    stand_in: str | None
    """The level of the bot that plays for the guest, who has left."""
    resigned: int | None
    """The number of the last action before the guest resigned."""
    away_since: int | None
    record: str | None
    """The address of the game's record, once the game is over."""


class OwnData(Struct):
    """Everything that is kept about the guest who asks. Times are milliseconds since 1970."""

    name: str
    language: str
    created: int
    bot: bool
    account: str | None
    """The name to log in with."""
    account_created: int | None
    link_ends: int | None
    """Until when a link to another device works, if there is one."""
    logins: list[LoginInfo]
    tables: list[OwnTable]
    chat: list[OwnChatLine]
    push: list[str]
    """The addresses at push services to which messages for this guest are sent."""
