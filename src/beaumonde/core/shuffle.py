"""Where chance comes from: a key, and unbiased draws from it that anyone can repeat.

A key is 32 bytes. Every shuffle of a game has a label ("deck", "first", …) and its own stream of bytes:

    block n = SHA-256(key ‖ label in UTF-8 ‖ 0x00 ‖ n as 4 bytes, big-endian),  n = 0, 1, 2, …

A number below `bound` (at most 256) is the next byte b of the stream, if b < 256 − 256 mod bound, taken modulo
`bound`; otherwise b is thrown away and the next byte is tried. A shuffle is Fisher–Yates from the end: for i from
the last place down to 1, swap place i with a place drawn below i + 1.

The key comes from one of two sources:

    Fair   SHA-256("beaumonde fair" ‖ 0x00 ‖ secret ‖ each contribution as 4 bytes of length and UTF-8)
    Seed   SHA-256("beaumonde seed" ‖ 0x00 ‖ the integer in decimal)

A fair game's 32-byte secret comes from the operating system; SHA-256(secret) is shown to the players before they
contribute anything, and the secret itself with the result. A seed is for tests and research.
"""

import secrets
from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import TypeVar

from msgspec import Struct

from beaumonde.core.errors import BadSetup, brief

T = TypeVar("T")

LONGEST_CONTRIBUTION = 256
LARGEST_SEED = 2**256 - 1


class Seed(Struct, frozen=True, tag_field="type", tag="seed", forbid_unknown_fields=True):
    """An integer to repeat a game from, for tests and research."""

    seed: int

    def __post_init__(self) -> None:
        if type(self.seed) is not int or not 0 <= self.seed <= LARGEST_SEED:
            raise BadSetup("bad-seed", value=brief(self.seed))

    def key(self) -> bytes:
        return sha256(b"beaumonde seed\0%d" % self.seed).digest()


class Fair(Struct, frozen=True, tag_field="type", tag="fair", forbid_unknown_fields=True):
    """A secret that was committed to before the game, and what the players added to it afterwards."""

    secret: str
    contributions: tuple[str, ...] = ()
    commitment: str = ""

    def __post_init__(self) -> None:
        _bytes_of(self.secret)
        if not all(_fits(words) for words in self.contributions):
            raise BadSetup("bad-contribution", longest=LONGEST_CONTRIBUTION)

    @classmethod
    def new(cls, contributions: Iterable[str] = (), secret: str | None = None) -> "Fair":
        """A fair source, from a fresh secret unless one was committed to earlier."""
        secret = secret or new_secret()
        return cls(secret, tuple(contributions), commit(secret))

    def key(self) -> bytes:
        if self.commitment and self.commitment != commit(self.secret):
            raise BadSetup("commitment-broken", commitment=brief(self.commitment))
        digest = sha256(b"beaumonde fair\0" + _bytes_of(self.secret))
        for words in self.contributions:
            encoded = words.encode()
            digest.update(len(encoded).to_bytes(4, "big") + encoded)
        return digest.digest()


Source = Seed | Fair


def new_secret() -> str:
    """256 bits from the operating system, in hexadecimal."""
    return secrets.token_hex(32)


def commit(secret: str) -> str:
    """What to show before the game: it binds the secret and tells nothing of it."""
    return sha256(_bytes_of(secret)).hexdigest()


def shuffled(key: bytes, label: str, items: Iterable[T]) -> tuple[T, ...]:
    """The items in the order that this key gives to this label."""
    deck = list(items)
    i = len(deck) - 1
    for byte in _bytes(key, label) if i > 0 else ():
        if byte < _LIMIT[i + 1]:
            j = byte % (i + 1)
            deck[i], deck[j] = deck[j], deck[i]
            i -= 1
            if i == 0:
                break
    return tuple(deck)


def drawn(key: bytes, label: str, bound: int) -> int:
    """A number from 0 to bound − 1, each equally likely."""
    return next(byte for byte in _bytes(key, label) if byte < _LIMIT[bound]) % bound


_LIMIT = (0, *(256 - 256 % bound for bound in range(1, 257)))
"""Bytes from here on are thrown away, so that every number below a bound is equally likely."""


def _bytes(key: bytes, label: str) -> Iterator[int]:
    prefix = key + label.encode() + b"\0"
    number = 0
    while True:
        yield from sha256(prefix + number.to_bytes(4, "big")).digest()
        number += 1


def _bytes_of(secret: str) -> bytes:
    try:
        raw = bytes.fromhex(secret)
    except (TypeError, ValueError):
        raw = b""
    if len(raw) != 32 or raw.hex() != secret:
        # the value is a secret, however badly written: the error must not repeat it
        raise BadSetup("bad-secret")
    return raw


def _fits(words: object) -> bool:
    try:
        return isinstance(words, str) and len(words.encode()) <= LONGEST_CONTRIBUTION
    except UnicodeEncodeError:
        return False
