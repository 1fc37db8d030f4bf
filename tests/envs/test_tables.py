"""The page on environments is true: tables are the code's, examples run, the numbers are what a seat may know."""

import re
import runpy
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import beaumonde as bm
from beaumonde.core.game import Game
from beaumonde.core.kernels import observation
from beaumonde.games.high_society import kernel as hs
from beaumonde.games.high_society import money
from beaumonde.games.high_society.cards import Card
from beaumonde.games.high_society.game import HighSociety
from beaumonde.games.high_society.phase import Phase as SocietyPhase
from beaumonde.games.rich_and_good import kernel as rg
from beaumonde.games.rich_and_good.goods import GOODS
from beaumonde.games.rich_and_good.market import MarketCard
from beaumonde.games.rich_and_good.phase import Phase as MarketPhase
from tables import TABLES

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "environments.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
KINDS = tuple(Card)
YACHT = bm.high_society("2025", 4, ["yacht-club", "excursions"])
TWO = bm.rich_and_good(2)


def test_the_tables_are_up_to_date() -> None:
    updated = runpy.run_path(str(ROOT / "tools" / "environments.py"))["updated"]
    assert updated(PAGE.read_text("utf-8")) == PAGE.read_text("utf-8"), "run python tools/environments.py"


@pytest.mark.parametrize("code", EXAMPLES)
def test_the_examples_run(code: str) -> None:
    exec(compile(code, PAGE.name, "exec"), {})


# Reading the numbers back ---------------------------------------------------------------------------------------


def positions(game: Game, seed: int) -> list[Any]:
    """The arrays of a random game."""
    kernel, dice, found = bm.kernel(game), Random(seed), []
    array = kernel.start(seed)
    while kernel.actor(array) is not None:
        found.append(array.copy())
        legal = kernel.legal(array)
        kernel.play(array, int(legal[dice.randrange(len(legal) if dice.random() < 0.5 else min(len(legal), 6))]))
    return [*found, array]


def numbers(game: Game, array: Any, seat: int) -> Any:
    seen = np.empty(observation(game).SIZE, np.float32)
    observation(game).observe(array, seat, seen)
    return seen


def fields(layout: Any, seen: Any) -> dict[str, Any]:
    """The numbers by the names of the table; single ones as numbers."""
    found, place = {}, 0
    for name, count, _ in layout:
        part = seen[place : place + count].astype(float)
        found[name], place = part[0] if count == 1 else part, place + count
    return found


def read(game: Game, seen: Any) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The table, and the seats clockwise from the viewer."""
    layout = observation(game)
    starts = range(layout.TABLE_SIZE, layout.SIZE, layout.SEAT_SIZE)
    return fields(layout.TABLE_FIELDS, seen), [fields(layout.SEAT_FIELDS, seen[start:]) for start in starts]


def whole(part: Any, unit: float) -> Any:
    """The numbers back in their unit."""
    return np.rint(np.asarray(part) * unit).astype(int).tolist()


@pytest.mark.parametrize("game", TABLES[::4], ids=repr)
def test_a_seat_reads_in_the_numbers_what_its_view_says(game: Game) -> None:
    check = society_agrees if isinstance(game, HighSociety) else market_agrees
    for array in positions(game, 9):
        state = bm.kernel(game).to_state(array)
        for seat in range(game.seats):
            seen = numbers(game, array, seat)
            table, seats = read(game, seen)
            view: Any = state.view(seat, memory_aid=True)
            assert [each["there"] for each in seats] == [1] * game.seats + [0] * (5 - game.seats)
            around = [view.players[(seat + step) % game.seats] for step in range(game.seats)]
            to_act = {(other - seat) % game.seats for other in view.to_act}
            assert {step for step, each in enumerate(seats) if each["to act"]} == to_act
            check(view, table, list(zip(seats, around, strict=False)))


def society_agrees(view: Any, table: dict[str, Any], seats: list[tuple[dict[str, Any], Any]]) -> None:
    assert table["phase"].tolist() == [view.phase is phase for phase in SocietyPhase]
    assert table["card"].tolist() == [view.shown[-1] is card for card in KINDS]
    assert (whole(table["left"], 19), whole(table["ends"], 4)) == (view.left, view.ends)
    assert whole(table["highest"], 106) == view.highest
    shown = [view.shown.count(card) for card in KINDS]
    box = [3 if card is Card.DOUBLE else card in (*KINDS[:14], *view.advanced) for card in KINDS]
    assert of_kinds(table["to come"]) == [all_ - seen for all_, seen in zip(box, shown, strict=True)]
    for step, (seat, player) in enumerate(seats):
        own_seal = {view.sealed} - {0} if step == 0 else set()
        assert cards(seat["hand"]) == set(player.hand)
        assert cards(seat["open"]) == set(player.open) | own_seal
        assert whole(seat["money"], 106) == sum(player.hand)
        assert bool(seat["sealed"]) == player.sealed
        assert of_kinds(seat["owned"]) == [player.owned.count(card) for card in KINDS]


def cards(part: Any) -> set[int]:
    return {card for card, held in zip(money.VALUES, part, strict=True) if held}


def of_kinds(part: Any) -> list[int]:
    doubled = part.copy()
    doubled[KINDS.index(Card.DOUBLE)] *= 3
    return [int(count) for count in whole(doubled, 1)]


def market_agrees(view: Any, table: dict[str, Any], seats: list[tuple[dict[str, Any], Any]]) -> None:
    you = seats[0][1]
    assert table["phase"].tolist() == [view.phase is phase for phase in MarketPhase]
    assert whole(table["prices"], 250) == list(view.prices)
    assert whole(table["places"], len(view.track) - 1) == [view.track.index(price) for price in view.prices]
    assert whole(table["supply"], 10) == list(view.supply)
    assert whole(table["shares"], 10) == list(you.shares)
    assert whole(table["board"], 4) == list(you.board)
    for name in ("left", "right", "played"):
        assert whole(table[name], 2) == [getattr(view, name).count(card) for card in MarketCard]
    if view.merchant:
        assert whole(table["merchant"], 1000) == view.merchant.charity
        assert whole(table["merchant shows"], 5) == [view.merchant.shown.count(good) for good in GOODS]
    for seat, player in seats:
        assert (whole(seat["cash"], 1000), whole(seat["charity"], 1000)) == (player.cash, player.charity)
        assert whole(seat["donated"], 4) == player.donated_count
        assert whole(seat["holdings"], 10) == list(player.holdings)


# Secrets --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [*TABLES[::4], YACHT, TWO], ids=repr)
def test_games_that_differ_only_in_secrets_give_the_same_numbers(game: Game) -> None:
    """Whatever the seat does not know is drawn anew from its view."""
    kernel, dice = bm.kernel(game), Random(3)
    for array in positions(game, 4)[:-1]:
        for seat in range(game.seats):
            view = kernel.to_state(array).view(seat, memory_aid=True)
            for _ in range(3):
                other = kernel.from_view(view, dice)
                assert np.array_equal(numbers(game, array, seat), numbers(game, other, seat))


@pytest.mark.parametrize(
    ("game", "secret"),
    [
        (YACHT, slice(hs.DECK, hs.SIZE)),
        (YACHT, slice(hs.OPEN, hs.SPENT)),
        (bm.rich_and_good(4), slice(rg.BOARDS, rg.BOUNDS)),
        (bm.rich_and_good(4), slice(rg.HOLDERS, rg.NEXT_HOLDERS)),
        (bm.rich_and_good(4), slice(rg.NEXT_HOLDERS, rg.TRACK)),
        (TWO, slice(rg.HIDDEN, rg.SHOWN)),
    ],
    ids=["deck", "sealed cards", "boards", "holders", "the next round", "the Merchant's shares"],
)
def test_every_secret_was_among_the_differences(game: Game, secret: slice) -> None:
    """The test above would notice: these places of the array do change."""
    kernel, dice = bm.kernel(game), Random(3)
    arrays = (array for seed in range(10) for array in positions(game, seed)[:-1])
    drawn = ((array, kernel.from_view(kernel.to_state(array).view(0, memory_aid=True), dice)) for array in arrays)
    assert any(not np.array_equal(array[secret], other[secret]) for array, other in drawn)
