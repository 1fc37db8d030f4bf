"""Passwords: what they may be, and their hashes. Computing a hash takes time and memory, so only a few run at once."""

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from beaumonde.core.errors import Reason
from beaumonde.server.errors import Refusal, TooMany

SHORTEST, LONGEST = 8, 200
MOST_WAITING = 100
"""So many passwords at most wait to be checked in a process; more are refused at once."""
BUSY_FOR = 5
"""Seconds after which somebody who was refused may try again."""
MEMORY, PASSES, LANES = 19_456, 2, 1
"""KiB of memory, passes and lanes of argon2id: what OWASP recommends where many passwords may have to be checked."""
COMMON = frozenset(
    (
        *("password", "password1", "password12", "password123", "password1234", "passw0rd", "p@ssword"),
        *("p@ssw0rd", "passwort", "passwort1", "motdepasse", "qwertyui", "qwertyuiop", "qwerty12"),
        *("qwerty123", "qwertzui", "qwertzuiop", "qwertz123", "azertyui", "azertyuiop", "azerty123"),
        *("1q2w3e4r", "1qaz2wsx", "iloveyou", "iloveyou1", "sunshine", "princess", "football"),
        *("baseball", "superman", "trustno1", "starwars", "whatever", "letmein1", "welcome1"),
        *("welcome123", "admin123", "changeme", "abc12345", "abcd1234", "a1b2c3d4", "asdfghjk"),
        *("asdfghjkl", "yxcvbnm1", "12341234", "11223344", "12344321", "schatz123", "hallo123"),
        *("hallo1234", "bonjour1", "bonjour123", "jetaime1", "doudou123", "soleil123", "beaumonde"),
        *("beaumonde1", "highsociety"),
    )
)
"""Passwords that everybody who guesses tries first."""
RUNS = ("01234567890123456789", "abcdefghijklmnopqrstuvwxyz")

T = TypeVar("T")


class Passwords:
    """Makes and checks hashes, a few at once, in threads."""

    def __init__(self, at_once: int) -> None:
        self._hasher = PasswordHasher(time_cost=PASSES, memory_cost=MEMORY, parallelism=LANES)
        self._threads = ThreadPoolExecutor(max(1, at_once), thread_name_prefix="password")
        self._waiting = 0
        self._nobodys: str | None = None

    async def hash(self, password: str) -> str:
        """The hash of the password, with its parameters and a salt of its own."""
        return await self._run(lambda: self._hasher.hash(_bytes(password)))

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether this is the hash of the password. Without a hash it never is, which takes just as long to say."""
        return await self._run(lambda: self._fits(password, kept))

    def is_outdated(self, kept: str) -> bool:
        """Whether the hash was made with other parameters than hashes are made with now."""
        return self._hasher.check_needs_rehash(kept)

    def close(self) -> None:
        """Check no more passwords."""
        self._threads.shutdown(cancel_futures=True)

    def _fits(self, password: str, kept: str | None) -> bool:
        if self._nobodys is None:
            self._nobodys = self._hasher.hash("nobody's password")
        try:
            self._hasher.verify(self._nobodys if kept is None else kept, _bytes(password))
        except (Argon2Error, InvalidHashError):
            return False
        return kept is not None

    async def _run(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise TooMany(Reason("too-many", {"seconds": BUSY_FOR}))
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1


def check_new(password: str, name: str) -> None:
    """Refusal if this cannot be the password of the account with that name: too short, too long or easily guessed."""
    normal = unicodedata.normalize("NFKC", password)
    if not SHORTEST <= len(normal) <= LONGEST:
        raise Refusal(Reason("bad-password", {"shortest": SHORTEST, "longest": LONGEST}))
    plain = normal.casefold().strip()
    runs = any(plain in run or plain[::-1] in run for run in RUNS)
    if runs or len(set(plain)) <= 2 or plain in COMMON or plain.strip("0123456789!?.-_") in (name, name[::-1], ""):
        raise Refusal(Reason("weak-password"))


def _bytes(password: str) -> bytes:
    """The same for all keyboards: an accent may be typed with its letter or apart."""
    return unicodedata.normalize("NFKC", password).encode(errors="surrogatepass")
