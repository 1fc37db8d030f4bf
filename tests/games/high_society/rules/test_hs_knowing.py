"""What everybody may know, and what is a memory aid."""

from random import Random

import pytest

import beaumonde as bm
from beaumonde.games.high_society.events import BidMade, Claimed, Passed, Refunded, Unsealed
from beaumonde.games.high_society.state import State

from ..table import ADVANCED, FULL, after, hand, in_every_edition, money, shown, spent, table, without


@in_every_edition
@pytest.mark.rule("HS-KNOW-HANDS")
def test_hands_are_secret_while_the_game_goes_on(edition: str) -> None:
    one = table("4 5", edition, hands=("25 3", FULL, FULL))
    other = table("4 5", edition, hands=("20 4", FULL, FULL))
    for viewer in (1, 2, None):
        assert one.view(viewer) == other.view(viewer)
        assert one.view(viewer).players[0].hand is None
    assert one.view(0) != other.view(0)


@in_every_edition
@pytest.mark.rule("HS-KNOW-OWN")
def test_a_player_sees_the_own_hand_and_what_it_has_spent(edition: str) -> None:
    state = after(table("4 5", edition), "a25 b- c- a3")
    me = state.view(0).players[0]
    assert me.hand == without(25, 3)
    assert me.spent == (25,)
    assert me.open == (3,)


@in_every_edition
@pytest.mark.rule("HS-KNOW-SPENT")
def test_what_others_have_spent_is_not_shown(edition: str) -> None:
    state = after(table("4 5 6", edition), "a25 b- c- a3 b4 c- a-")
    for viewer in (0, 1, 2, None):
        shown_to = state.view(viewer).players
        assert [player.spent is not None for player in shown_to] == [seat == viewer for seat in range(3)]


@in_every_edition
@pytest.mark.rule("HS-KNOW-STATUS")
def test_status_cards_are_open_to_all(edition: str) -> None:
    state = table("4 5", edition, owned=("9 x2", "-5", "1/2 7"))
    for viewer in (0, 1, 2, None):
        assert [player.owned for player in state.view(viewer).players] == [("9", "x2"), ("-5",), ("1/2", "7")]


@in_every_edition
@pytest.mark.rule("HS-KNOW-SHOWN")
def test_everybody_may_see_which_cards_have_been_turned_up(edition: str) -> None:
    state = after(table("4 lose x2 5", edition), "a1 b- c- a-")
    assert shown(state) == ("4", "lose", "x2")  # the 4 and the card that took it are gone, but were seen
    assert state.view(1).shown == state.view(None).shown
    assert state.view(None).ends == 1


@in_every_edition
@pytest.mark.rule("HS-KNOW-DECK")
def test_of_the_deck_only_its_size_is_known(edition: str) -> None:
    one, other = table("4 5 6 7", edition), table("4 x2 -5 lose", edition)
    for viewer in (0, 1, 2, None):
        assert one.view(viewer) == other.view(viewer)
        assert one.view(viewer).left == 3


@in_every_edition
@pytest.mark.rule("HS-KNOW-COUNT")
def test_the_number_of_cards_in_a_hand_is_open(edition: str) -> None:
    state = after(table("4 5", edition, hands=(FULL, "3 2", "")), "a8+2 b-")
    for viewer in (0, 1, 2, None):
        assert [player.hand_count for player in state.view(viewer).players] == [9, 2, 0]


@in_every_edition
@pytest.mark.rule("HS-KNOW-SPECTATOR")
def test_a_spectator_sees_what_lies_open_and_no_more(edition: str) -> None:
    state = after(table("4 5", edition), "a8+2 b-")
    view = state.view(None)
    assert view.seat is None
    assert view.players[0].open == (8, 2)
    assert view.to_act == (2,)
    assert [player.hand for player in view.players] == [player.spent for player in view.players] == [None] * 3


@in_every_edition
@pytest.mark.rule("HS-KNOW-END")
def test_at_the_end_nothing_is_hidden_but_the_rest_of_the_deck(edition: str) -> None:
    ends = ("x2", "x2", "1/2")
    state = table("x2 9 10", edition, hands=("25", "20", "15"), owned=ends)
    assert state.view(None) == table("x2 7 8", edition, hands=("25", "20", "15"), owned=ends).view(None)
    for viewer in (0, 1, 2, None):
        assert [player.hand for player in state.view(viewer).players] == [(25,), (20,), (15,)]
        assert [player.spent for player in state.view(viewer).players] == [without(25), without(20), without(15)]
        assert state.view(viewer).result == state.result


# The memory aid ------------------------------------------------------------------------------------------------


@in_every_edition
@pytest.mark.rule("HS-AID-TABLE")
def test_a_table_may_show_what_everyone_has_spent_and_holds(edition: str) -> None:
    state = after(table("4 5", edition, memory_aid=True), "a25 b- c- a3")
    for viewer in (0, 1, 2, None):
        players = state.view(viewer).players
        assert [player.hand for player in players] == [without(25, 3), money(FULL), money(FULL)]
        assert [player.spent for player in players] == [(25,), (), ()]


@in_every_edition
@pytest.mark.rule("HS-AID-OFF")
def test_the_memory_aid_is_off_unless_the_table_wants_it(edition: str) -> None:
    state = bm.high_society(edition, 3).start(seed=1)
    assert state.view(0).players[1].hand is None
    assert state.view(0, memory_aid=True).players[1].hand == money(FULL)
    aided = bm.high_society(edition, 3, memory_aid=True).start(seed=1)
    assert aided.view(0).players[1].hand == money(FULL)
    assert aided.view(0, memory_aid=False) == state.view(0)


@in_every_edition
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.rule("HS-AID-FROM-LOG")
def test_the_memory_aid_tells_nothing_that_open_play_has_not_told(edition: str, seed: int) -> None:
    choose = Random(seed)
    game = bm.high_society(edition, 4, ADVANCED if edition == "2025" else ())
    state = game.start(seed=seed)
    log = Log(4)
    while state.result is None:
        seat = choose.choice(state.to_act)
        legal = state.legal(seat)
        step = state.play(seat, legal[min(choose.randrange(8), len(legal) - 1)])
        log.read(step.events)
        state = step.state
        log.agrees_with(state)


class Log:
    """Somebody who only listens, and keeps count of who has spent what."""

    def __init__(self, seats: int) -> None:
        self.open: list[set[int]] = [set() for _ in range(seats)]
        self.spent: list[set[int]] = [set() for _ in range(seats)]

    def read(self, events: tuple[bm.Event, ...]) -> None:
        for event in events:
            if isinstance(event, BidMade):
                self.open[event.seat] |= set(event.cards)
            elif isinstance(event, Passed):
                self.open[event.seat] = set()
            elif isinstance(event, Unsealed):
                for seat, bid in enumerate(event.bids):
                    self.spent[seat] |= {bid} - {0}
            elif isinstance(event, Claimed):
                for seat, lying in enumerate(self.open):
                    self.spent[seat] |= lying
                    self.open[seat] = set()
            elif isinstance(event, Refunded):
                self.spent[event.seat].remove(event.card)

    def agrees_with(self, state: State) -> None:
        for seat, player in enumerate(state.view(None, memory_aid=True).players):
            assert player.spent == tuple(sorted(self.spent[seat], reverse=True))
            assert player.hand == without(*self.spent[seat], *self.open[seat])


@pytest.mark.rule("HS-AID-NO-SEAL")
def test_the_memory_aid_does_not_tell_a_sealed_card() -> None:
    state = table("yacht-club 7", memory_aid=True)
    views = [after(state, f"a?{card}").view(1) for card in money(FULL)]
    assert all(view == views[0] for view in views)
    done = after(state, "a?8 b?4 c?2")
    assert done.view(1).players[0].spent == (8,)
    assert (hand(done, 0), spent(done, 2)) == (without(8), (2,))
