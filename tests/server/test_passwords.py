"""Hashes of passwords: each with its own salt, never fitting where there is none, and only so many at once."""

import asyncio
from collections.abc import Iterator

import pytest

from beaumonde.core.errors import Reason
from beaumonde.server.errors import Refusal, TooMany
from beaumonde.server.passwords import COMMON, MOST_WAITING, Passwords, check_new


@pytest.fixture
def passwords() -> Iterator[Passwords]:
    made = Passwords(1)
    yield made
    made.close()


def test_a_hash_fits_its_password_alone_and_is_another_each_time(passwords: Passwords) -> None:
    async def go() -> None:
        first, second = await passwords.hash("four old oaks"), await passwords.hash("four old oaks")
        assert first != second
        assert await passwords.fits("four old oaks", first)
        assert not await passwords.fits("four old oak", first)
        assert not passwords.is_outdated(first)

    asyncio.run(go())


def test_nothing_fits_where_there_is_no_hash_or_one_that_cannot_be_read(passwords: Passwords) -> None:
    async def go() -> list[bool]:
        return [await passwords.fits("nobody's password", kept) for kept in (None, "", "$argon2id$")]

    assert asyncio.run(go()) == [False] * 3


def test_too_many_at_once_are_refused(passwords: Passwords) -> None:
    async def go() -> list[object]:
        asked = (passwords.fits("guess", None) for _ in range(MOST_WAITING + 5))
        return await asyncio.gather(*asked, return_exceptions=True)

    answers = asyncio.run(go())
    refused = [answer for answer in answers if isinstance(answer, TooMany)]
    assert len(refused) == 5
    assert refused[0].reason == Reason("too-many", {"seconds": 5})
    assert answers.count(False) == MOST_WAITING


GOOD = ("four old oaks", "Xk7-qqpz", "Straßenbahn 12", "ünïcödé ist gut", "🎲🎲🎩🎩🃏🃏🥂🥂🍸🍸")


@pytest.mark.parametrize("password", GOOD)
def test_a_good_password_is_taken(password: str) -> None:
    check_new(password, "anna")


@pytest.mark.parametrize("password", [*sorted(COMMON)[::7], "abababab", "hgfedcba", "anna123!", "4711", "11111111"])
def test_a_password_that_everybody_guesses_is_refused(password: str) -> None:
    with pytest.raises(Refusal):
        check_new(password, "anna")
