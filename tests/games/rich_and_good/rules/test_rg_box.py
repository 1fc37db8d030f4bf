"""What is in the box, and how a table is laid."""

from collections import Counter
from collections.abc import Callable

import pytest

import beaumonde as bm
from beaumonde.core.game import Step
from beaumonde.games.rich_and_good import DEFAULT_TRACK, Good, Manipulate, MarketCard, RichAndGoodDeal, Side
from beaumonde.games.rich_and_good.market import MARKET_CARDS
from beaumonde.games.rich_and_good.state import State

Play = Callable[[State, str], Step[State]]

BOX = Counter(MARKET_CARDS)


@pytest.mark.rule("RG-SEATS")
def test_a_table_has_two_to_five_seats() -> None:
    assert [bm.rich_and_good(seats).seats for seats in (2, 3, 4, 5)] == [2, 3, 4, 5]
    for seats in (0, 1, 6):
        with pytest.raises(bm.BadOption) as refusal:
            bm.rich_and_good(seats)
        assert refusal.value.code == "bad-seats"


@pytest.mark.rule("RG-GOODS")
def test_there_are_six_goods_and_each_has_its_price() -> None:
    assert [good.value for good in Good] == ["coal", "wheat", "coffee", "rubber", "tea", "salt"]
    view = bm.rich_and_good(3).start(seed=1).view(None)
    assert len(view.prices) == len(view.supply) == 6


@pytest.mark.rule("RG-TRACK")
def test_the_track_has_thirty_prices_from_0_to_250() -> None:
    track = bm.rich_and_good(3).start(seed=1).view(None).track
    assert track == DEFAULT_TRACK
    assert len(track) == 30
    assert track[:19] == tuple(range(0, 95, 5))
    assert track[19:] == (100, 110, 120, 130, 140, 150, 170, 190, 210, 230, 250)
    assert {0, 40, 70, 75, 80, 90, 130, 150} < set(track)
    assert track.index(150) - track.index(90) == 6


@pytest.mark.rule("RG-TRACK-OPTION")
def test_the_table_may_choose_another_track() -> None:
    state = bm.rich_and_good(3, track=(0, 10, 40, 100)).start(seed=1)
    assert state.view(0).track == (0, 10, 40, 100)
    assert state.prices == (40,) * 6


@pytest.mark.rule("RG-TRACK-OPTION")
@pytest.mark.parametrize("track", [(), (40,), (5, 40), (0, 50), (0, 40, 40), (0, 60, 40), (0, 40, 20_000)])
def test_a_track_rises_from_0_and_has_the_opening_price(track: tuple[int, ...]) -> None:
    with pytest.raises(bm.BadOption) as refusal:
        bm.rich_and_good(3, track=track)
    assert refusal.value.code == "bad-track"


@pytest.mark.rule("RG-MARKET-CARDS")
def test_each_good_has_every_rise_twice_and_every_fall_once() -> None:
    assert len(MARKET_CARDS) == 54
    moves = {good: sorted(card.move for card in MARKET_CARDS if card.good is good) for good in Good}
    assert moves == {good: [-6, -4, -2, 2, 2, 4, 4, 6, 6] for good in Good}


@pytest.mark.rule("RG-MARKET-CARDS")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_round_holds_a_card_more_often_than_the_box(seats: int) -> None:
    for seed in range(20):
        state = bm.rich_and_good(seats).start(seed=seed)
        assert Counter(sum(state.holders, ())) <= BOX


@pytest.mark.rule("RG-SHARES")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ten_shares_of_each_good_lie_ready(seats: int) -> None:
    assert bm.rich_and_good(seats).start(seed=3).view(None).supply == (10,) * 6


@pytest.mark.rule("RG-OPENING-PRICE", "RG-OPENING-CASH")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_prices_open_at_40_and_everyone_has_300_and_nothing_else(seats: int) -> None:
    state = bm.rich_and_good(seats).start(seed=3)
    assert state.prices == (40,) * 6
    for seat in range(seats):
        player = state.view(seat).players[seat]
        assert (player.cash, player.charity) == (300, 0)
        assert player.shares == player.board == (0,) * 6


@pytest.mark.rule("RG-DEAL", "RG-SET-ASIDE")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_player_fills_a_holder_with_eight_cards_and_the_rest_stays_out(seats: int, until: Play) -> None:
    state = bm.rich_and_good(seats, first=0).start(seed=5)
    assert [len(holder) for holder in state.holders] == [8] * seats
    aside = BOX - Counter(sum(state.holders, ()))
    assert aside.total() == 54 - 8 * seats
    left, right = state.holders[0], state.holders[-1]
    market = until(state, "1.1 market").state
    for card in set(aside) - set(left) - set(right):
        assert market.why_not(0, Manipulate(card, right[0], Side.LEFT)) is not None
        assert market.why_not(0, Manipulate(left[0], card, Side.LEFT)) is not None


@pytest.mark.rule("RG-HOLDERS")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_holder_stands_between_two_neighbours(seats: int) -> None:
    state = bm.rich_and_good(seats).start(seed=5)
    views = [state.view(seat) for seat in range(seats)]
    for seat, view in enumerate(views):
        assert view.left == state.holders[seat]
        assert view.left == views[(seat + 1) % seats].right
        assert view.right == views[(seat - 1) % seats].left


@pytest.mark.rule("RG-HOLDER-SORTED")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_cards_stand_sorted_so_their_order_tells_nothing(seats: int) -> None:
    game = bm.rich_and_good(seats)
    dealt = game.start(seed=9)
    sizes = game.holder_sizes(1)
    first_round = dealt.deal.rounds[0]
    backwards: tuple[MarketCard, ...] = ()
    for place, size in enumerate(sizes):
        start = sum(sizes[:place])
        backwards += first_round[start : start + size][::-1]
    deal = RichAndGoodDeal(dealt.deal.first, (backwards, dealt.deal.rounds[1]), merchant=dealt.deal.merchant)
    assert backwards != first_round
    assert game.start(deal=deal).holders == dealt.holders
    for holder in dealt.holders:
        places = [card.good.place for card in holder]
        assert places == sorted(places)


@pytest.mark.rule("RG-FIRST")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_seed_draws_the_first_starting_player_unless_the_table_names_one(seats: int) -> None:
    drawn = [bm.rich_and_good(seats).start(seed=seed).starter for seed in range(60)]
    assert drawn == [bm.rich_and_good(seats).start(seed=seed).starter for seed in range(60)]
    assert set(drawn) == set(range(seats))
    for first in range(seats):
        named = bm.rich_and_good(seats, first=first)
        assert {named.start(seed=seed).to_act for seed in range(10)} == {(first,)}
    with pytest.raises(bm.BadOption):
        bm.rich_and_good(seats, first=seats)
