"""The fair shuffle: bound in advance, unbiased, repeatable by anyone."""

from collections import Counter
from hashlib import sha256
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import beaumonde as bm
from beaumonde.core.shuffle import Fair, Seed, commit, drawn, new_secret, shuffled

SECRET = "00" * 31 + "07"


def test_the_documented_algorithm_gives_the_deck() -> None:
    """The same words as in docs/fair-shuffle.md, written out once more without our code."""
    key = sha256(b"beaumonde fair\0" + bytes.fromhex(SECRET) + (3).to_bytes(4, "big") + b"abc").digest()
    assert Fair(SECRET, ("abc",)).key() == key
    stream = b"".join(sha256(key + b"deck\0" + number.to_bytes(4, "big")).digest() for number in range(4))
    game = bm.high_society("2018", 3)
    deck, place = list(game.cards), 0
    for i in range(15, 0, -1):
        while stream[place] >= 256 - 256 % (i + 1):
            place += 1
        j = stream[place] % (i + 1)
        place += 1
        deck[i], deck[j] = deck[j], deck[i]
    assert game.deal(Fair(SECRET, ("abc",))).deck == tuple(deck)


def test_the_order_never_changes_between_versions() -> None:
    """Records replay for ever: this deck was written down once."""
    deck = bm.high_society("2018", 4).deal(Seed(7)).deck
    assert " ".join(deck) == KNOWN_DECK


KNOWN_DECK = "5 lose 10 1 6 x2 -5 2 x2 x2 9 7 8 1/2 3 4"


def test_a_commitment_is_the_plain_hash_of_the_secret() -> None:
    assert commit(SECRET) == sha256(bytes.fromhex(SECRET)).hexdigest()
    assert Fair.new(secret=SECRET).commitment == commit(SECRET)


def test_secrets_are_fresh_and_256_bits() -> None:
    secrets = {new_secret() for _ in range(100)}
    assert len(secrets) == 100
    assert all(len(bytes.fromhex(secret)) == 32 for secret in secrets)


def test_every_order_is_equally_likely() -> None:
    counts = Counter(shuffled(Seed(seed).key(), "deck", "abcd") for seed in range(24_000))
    assert set(counts) == set(permutations("abcd"))
    # chi-squared with 23 degrees of freedom: 49.7 is passed once in a thousand; the seeds are fixed
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 49.7


@given(st.integers(1, 256), st.integers(0, 2**64))
def test_draws_stay_below_their_bound(bound: int, seed: int) -> None:
    assert 0 <= drawn(Seed(seed).key(), "first", bound) < bound


def test_draws_are_unbiased() -> None:
    counts = Counter(drawn(Seed(seed).key(), "first", 5) for seed in range(20_000))
    assert sum((counts[seat] - 4000) ** 2 / 4000 for seat in range(5)) < 18.5


def test_labels_and_contributions_and_their_borders_all_matter() -> None:
    keys = [
        Fair(SECRET).key(),
        Fair(SECRET, ("",)).key(),
        Fair(SECRET, ("ab",)).key(),
        Fair(SECRET, ("a", "b")).key(),
        Fair(SECRET, ("b", "a")).key(),
        Seed(7).key(),
    ]
    assert len(set(keys)) == len(keys)
    assert shuffled(keys[0], "market 1", range(54)) != shuffled(keys[0], "market 2", range(54))


def test_a_broken_commitment_starts_no_game() -> None:
    with pytest.raises(bm.BadSetup) as refusal:
        bm.high_society().start(source=Fair(SECRET, (), commit("11" * 32)))
    assert refusal.value.code == "commitment-broken"


@pytest.mark.parametrize("secret", ["", "7", "zz" * 32, "AB" * 32, " " + "00" * 31, "00" * 33, None, 7, b"00" * 32])
def test_a_bad_secret_is_refused_and_not_repeated(secret: object) -> None:
    with pytest.raises(bm.BadSetup) as refusal:
        Fair(secret)  # type: ignore[arg-type]
    assert refusal.value.code == "bad-secret"
    assert not refusal.value.data


@pytest.mark.parametrize("seed", [-1, 2**256, True, 1.0, "7", 10**5000], ids=lambda seed: type(seed).__name__)
def test_a_bad_seed_is_refused(seed: object) -> None:
    with pytest.raises(bm.BadSetup) as refusal:
        bm.high_society().start(seed)  # type: ignore[arg-type]
    assert refusal.value.code == "bad-seed"


@pytest.mark.parametrize("words", ["x" * 257, "\ud800", 7, None])
def test_a_bad_contribution_is_refused(words: object) -> None:
    with pytest.raises(bm.BadSetup) as refusal:
        Fair(SECRET, (words,))  # type: ignore[arg-type]
    assert refusal.value.code == "bad-contribution"


def test_a_game_starts_from_exactly_one_source() -> None:
    game = bm.rich_and_good(3)
    for given_sources in ({}, {"seed": 1, "source": Seed(1)}, {"source": Seed(1), "deal": game.deal(Seed(1))}):
        with pytest.raises(bm.BadSetup) as refusal:
            game.start(**given_sources)
        assert refusal.value.code == "one-source"
