"""What is in the box, and how a game is set up."""

from collections import Counter
from itertools import combinations

import pytest

import beaumonde as bm
from beaumonde.games.high_society import Card
from beaumonde.games.high_society.cards import CARD

from ..table import ADVANCED, TO_AVOID, hand, in_every_edition, spent, table, with_three_to_five


def dealt(edition: str, advanced: tuple[str, ...] = ()) -> Counter[Card]:
    return Counter(bm.high_society(edition, 3, advanced).deal(bm.Seed(1)).deck)


@in_every_edition
@pytest.mark.rule("HS-SEATS")
def test_three_four_or_five_sit_down(edition: str) -> None:
    for seats in (3, 4, 5):
        assert len(bm.high_society(edition, seats).start(seed=1).view(None).players) == seats
    for seats in (0, 1, 2, 6, 7):
        with pytest.raises(bm.BadOption, match="bad-seats"):
            bm.high_society(edition, seats)


@in_every_edition
@with_three_to_five
@pytest.mark.rule("HS-BOX-MONEY", "HS-SETUP-MONEY")
def test_everybody_begins_with_the_same_eleven_money_cards(edition: str, seats: int) -> None:
    state = bm.high_society(edition, seats).start(seed=3)
    for seat in range(seats):
        assert hand(state, seat) == (25, 20, 15, 12, 10, 8, 6, 4, 3, 2, 1)
        assert sum(hand(state, seat)) == 106
        assert spent(state, seat) == ()


@in_every_edition
@pytest.mark.rule("HS-BOX-LUXURIES")
def test_the_ten_luxuries_are_worth_one_to_ten(edition: str) -> None:
    luxuries = {card: count for card, count in dealt(edition).items() if card.is_luxury}
    assert sorted(card.worth for card in luxuries) == list(range(1, 11))
    assert set(luxuries.values()) == {1}


@in_every_edition
@pytest.mark.rule("HS-BOX-DOUBLERS")
def test_there_are_three_doublers(edition: str) -> None:
    assert dealt(edition)[Card.DOUBLE] == 3


@in_every_edition
@pytest.mark.rule("HS-BOX-AVOID")
def test_there_is_one_of_each_card_to_avoid(edition: str) -> None:
    cards = dealt(edition)
    assert [cards[CARD[code]] for code in TO_AVOID] == [1, 1, 1]


@in_every_edition
@pytest.mark.rule("HS-BOX-SIXTEEN")
def test_sixteen_status_cards_are_in_play(edition: str) -> None:
    view = bm.high_society(edition, 3).start(seed=1).view(None)
    assert len(view.shown) + view.left == 16
    assert view.advanced == ()


@pytest.mark.rule("HS-BOX-ADVANCED")
def test_any_of_the_advanced_cards_join_the_sixteen_of_2025() -> None:
    plain = dealt("2025")
    for count in range(4):
        for chosen in combinations(ADVANCED, count):
            assert dealt("2025", chosen) - plain == Counter(CARD[code] for code in chosen)
            view = bm.high_society("2025", 3, chosen).start(seed=1).view(None)
            assert len(view.shown) + view.left == 16 + count
    for wrong in (("gambling", "gambling"), ("10",), ("x2",)):
        with pytest.raises(bm.BadOption, match="bad-advanced"):
            bm.high_society("2025", 3, wrong)


@pytest.mark.parametrize("edition", ["1995", "2018", "2019-fr"])
@pytest.mark.parametrize("card", ADVANCED)
@pytest.mark.rule("HS-BOX-ADVANCED-ONLY")
def test_older_boxes_have_no_advanced_cards(edition: str, card: str) -> None:
    with pytest.raises(bm.BadOption, match="bad-advanced"):
        bm.high_society(edition, 3, [card])
    with pytest.raises(bm.BadSetup, match="deal-cards"):
        table(card, edition)


@pytest.mark.parametrize(("edition", "language"), [("1995", "en"), ("2018", "en"), ("2019-fr", "fr"), ("2025", "en")])
@pytest.mark.rule("HS-BOX-LANGUAGE")
def test_every_box_speaks_its_language(edition: str, language: str) -> None:
    assert bm.high_society(edition).facts.language == language


@in_every_edition
@pytest.mark.rule("HS-SETUP-SHUFFLE")
def test_the_whole_deck_is_shuffled(edition: str) -> None:
    game = bm.high_society(edition, 3)
    decks = [game.deal(bm.Seed(seed)).deck for seed in range(200)]
    assert len(set(decks)) == 200
    assert {deck[0] for deck in decks} == {deck[-1] for deck in decks} == set(game.cards)
    assert all(Counter(deck) == Counter(game.cards) for deck in decks)
    assert game.deal(bm.Seed(7)).deck == decks[7]


@in_every_edition
@with_three_to_five
@pytest.mark.rule("HS-FIRST-DRAWN")
def test_the_first_leader_is_drawn_from_the_seed(edition: str, seats: int) -> None:
    game = bm.high_society(edition, seats)
    leaders = [game.start(seed=seed).to_act for seed in range(60)]
    assert set(leaders) == {(seat,) for seat in range(seats)}
    assert game.start(seed=7).to_act == leaders[7]


@in_every_edition
@with_three_to_five
@pytest.mark.rule("HS-FIRST-NAMED")
def test_the_table_may_name_the_first_leader(edition: str, seats: int) -> None:
    for first in range(seats):
        game = bm.high_society(edition, seats, first=first)
        assert {game.start(seed=seed).to_act for seed in range(20)} == {(first,)}
    with pytest.raises(bm.BadOption, match="no-such-seat"):
        bm.high_society(edition, seats, first=seats)
