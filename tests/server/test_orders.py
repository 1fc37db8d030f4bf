"""Standing orders: carried out exactly, by the house, for one person, and known to nobody else."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from typing import Any

import pytest

from beaumonde.core.game import State
from server.conftest import Come, Serve
from server.service import Chair, Keeper, Player, Service, until_over

EVERYTHING = [25, 20, 15, 12, 10, 8, 6, 4, 3, 2, 1]
USUAL = {"forced": True, "card": 0, "most": 0}
NASTY: list[Any] = [
    *(None, 7, "forced", [], [[[]]], {"forced": 1}, {"forced": None}, {"card": "1"}, {"card": 1.5}, {"most": None}),
    *({"more": 1}, {"type": "pass"}, {"most": "9" * 5000}),
]


@pytest.fixture
def keep() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


@pytest.fixture
def three(come: Come) -> list[Player]:
    return [come(name) for name in ("Anna", "Basil", "Celia")]


def sit_down(keep: ExitStack, players: list[Player], first: int = 0) -> tuple[dict[str, Any], list[Chair]]:
    """Three people at a table of High Society, the game begun."""
    table = players[0].lay("high-society", edition="2018", seats=3, first=first)
    for player in players[1:]:
        player.join(table)
    players[0].start(table)
    return table, [keep.enter_context(player.sit(table)) for player in players]


def see(chairs: list[Chair], number: int) -> None:
    for chair in chairs:
        chair.until(lambda chair: chair.number >= number)


def cheapest(state: State, seat: int) -> Any:
    """The bid with the least total that leads, found by trying them all; None if there is none."""
    bids = [action for action in state.legal(seat) if hasattr(action, "cards")]
    return min(bids, key=lambda bid: sum(bid.cards), default=None)


def total(state: State, seat: int, bid: Any) -> int:
    view: Any = state.view(seat)
    return int(view.players[seat].bid + sum(bid.cards))


def test_a_private_maximum_is_bid_up_to_exactly_and_then_passed(
    service: Service, three: list[Player], keep: ExitStack
) -> None:
    for most in (0, 1, 6, 13, 200):
        table, chairs = sit_down(keep, three)
        keeper = Keeper(service, table)
        assert chairs[0].order(USUAL | {"card": 1, "most": most})["type"] == "ordered"
        while len(chairs[0].view["shown"]) == 1:
            (seat,) = chairs[0].view["to_act"]
            number = chairs[0].number + 1
            if seat and not keeper.is_forced(chairs[seat]):
                bid = cheapest(keeper.state_at(chairs[seat]), seat)
                low = total(keeper.state_at(chairs[seat]), seat, bid) < 12
                assert chairs[seat].act(bid if low else {"type": "pass"})["type"] == "accepted"
            see(chairs, number)
        journal = keeper.read_on()
        bids = [
            (step.state, action) for step, (seat, action) in zip(journal.steps, journal.moves, strict=False) if not seat
        ]
        assert bids
        for state, action in bids:
            least = cheapest(state, 0)
            if least is not None and total(state, 0, least) <= most:
                assert total(state, 0, action) == total(state, 0, least)
            else:
                assert not hasattr(action, "cards")
        assert not any('"ordered"' in text for chair in chairs[1:] for text in chair.raw)


def test_who_passes_in_advance_passes_when_the_turn_comes(
    service: Service, three: list[Player], keep: ExitStack
) -> None:
    table, chairs = sit_down(keep, three, first=2)
    chairs[0].order(USUAL | {"card": 1, "most": 0})
    assert chairs[2].act({"type": "bid", "cards": [1]})["number"] == 1
    see(chairs, 2)
    assert [(seat, type(action).__name__) for seat, action in Keeper(service, table).read_on().moves[1:]] == [
        (0, "Pass")
    ]


def test_orders_for_one_card_say_nothing_about_the_next(service: Service, three: list[Player], keep: ExitStack) -> None:
    _, chairs = sit_down(keep, three)
    chairs[0].order(USUAL | {"card": 1, "most": 300})
    see(chairs, 1)
    while len(chairs[0].view["shown"]) == 1 or chairs[0].view["to_act"] != [0]:
        (seat,) = chairs[0].view["to_act"]
        number = chairs[0].number + 1
        if seat:
            assert chairs[seat].act({"type": "pass"})["number"] == number
        see(chairs, number)
    assert chairs[0].act({"type": "bid", "cards": [25]})["type"] == "accepted"


def test_the_house_passes_for_those_who_can_do_nothing_else(
    service: Service, three: list[Player], keep: ExitStack
) -> None:
    table, chairs = sit_down(keep, three)
    assert chairs[0].act({"type": "bid", "cards": EVERYTHING})["type"] == "accepted"
    see(chairs, 2)
    moves = Keeper(service, table).read_on().moves
    assert (moves[1][0], type(moves[1][1]).__name__) == (1, "Pass")


def test_who_does_not_want_that_is_asked(service: Service, three: list[Player], keep: ExitStack) -> None:
    _, chairs = sit_down(keep, three)
    assert chairs[1].order({"forced": False})["orders"] == USUAL | {"forced": False}
    assert chairs[0].act({"type": "bid", "cards": EVERYTHING})["type"] == "accepted"
    see(chairs, 1)
    assert chairs[1].act({"type": "pass"}, "mine")["type"] == "accepted"
    assert chairs[1].act({"type": "pass"}, "mine", number=1) == {"type": "accepted", "id": "mine", "number": 2}


def test_new_orders_count_at_once_when_it_is_the_turn(service: Service, three: list[Player], keep: ExitStack) -> None:
    _, chairs = sit_down(keep, three)
    chairs[0].order(USUAL | {"card": 1, "most": 5})
    see(chairs, 1)
    assert chairs[1].heard[-1]["events"][0] == {"type": "bid", "seat": 0, "cards": [1], "total": 1}


def test_all_connections_of_the_person_hear_of_them_and_no_others(
    service: Service, three: list[Player], keep: ExitStack
) -> None:
    table, chairs = sit_down(keep, three, first=1)
    second = keep.enter_context(three[0].sit(table))
    orders = USUAL | {"card": 7, "most": 4_242_424_242}  # so long that no time and no id holds it by chance
    assert chairs[0].order(orders)["orders"] == second.hear_a("ordered")["orders"] == orders
    third = keep.enter_context(three[0].sit(table))
    assert third.welcome["orders"] == orders
    assert [chair.welcome["orders"] for chair in chairs[1:]] == [USUAL, USUAL]
    nobody = keep.enter_context(Chair(service.address, table["id"], {}))
    assert (nobody.welcome["orders"], nobody.welcome["hints"]) == (None, None)
    assert nobody.order(orders)["reason"]["code"] == "no-token"
    for chair in (*chairs[1:], nobody):
        chair.ask({"type": "hello"})
        assert not any("4242424242" in text for text in chair.raw)


@pytest.mark.parametrize("orders", NASTY, ids=str)
def test_orders_that_are_none_are_refused_in_one_shape(come: Come, orders: Any) -> None:
    anna = come()
    table = anna.lay("high-society", ["", "random", "random"], edition="2018", seats=3, first=0)
    with anna.sit(table) as chair:
        refusal = chair.order(orders, "mine")
        assert set(refusal) == {"type", "id", "reason", "sentence"}
        assert (refusal["type"], refusal["id"], refusal["reason"]["code"]) == ("refused", "mine", "bad-message")
        assert chair.order({"most": 3})["orders"] == USUAL | {"most": 3}
    with anna.sit(table) as chair:
        assert chair.welcome["orders"] == USUAL | {"most": 3}


def test_only_those_who_sit_give_orders_and_they_leave_with_the_seat(come: Come) -> None:
    anna, basil, celia = come("Anna"), come("Basil"), come("Celia")
    table = anna.lay("high-society", edition="2018", seats=3)
    basil.join(table)
    with basil.sit(table) as second, celia.sit(table) as third:
        assert second.order({"most": 9})["orders"]["most"] == 9
        assert third.order({"most": 9})["reason"]["code"] == "not-seated"
        basil.http.delete(f"/tables/{table['id']}/seat")
        second.until(lambda chair: chair.table["seat"] is None)
        celia.join(table)
        third.until(lambda chair: chair.table["seat"] == 1)
        assert second.order({"most": 9})["reason"]["code"] == "not-seated"
    with celia.sit(table) as third, basil.sit(table) as second:
        assert (third.welcome["orders"], second.welcome["orders"]) == (USUAL, None)


def test_orders_are_carried_out_after_a_restart(serve: Serve, keep: ExitStack) -> None:
    service = serve(bot_pause=40.0)
    anna = keep.enter_context(closing(Player(service)))
    table = anna.start(anna.lay("high-society", ["", "random", "random"], edition="2018", seats=3, first=0))
    orders = USUAL | {"card": 1, "most": 4}
    with anna.sit(table) as chair:
        assert chair.order(orders)["orders"] == orders
        assert chair.number == 0
    service.stop()
    anna.address = serve().address
    with anna.sit(table) as chair:
        assert chair.welcome["orders"] == orders
        chair.until(lambda chair: chair.number >= 1)
        first = next(message for message in (*chair.welcome["missed"], *chair.heard) if message.get("number") == 1)
        assert first["events"][0] == {"type": "bid", "seat": 0, "cards": [1], "total": 1}


def alone(serve: Serve, keep: ExitStack) -> tuple[Callable[[], list[Any]], Chair]:
    """Somebody with the first turn among bots, where the house waits for an hour; and what has been played there."""
    service = serve(bot_pause=3600.0)
    anna = keep.enter_context(closing(Player(service)))
    table = anna.start(anna.lay("high-society", ["", "random", "random"], edition="2018", seats=3, first=0))
    keeper = Keeper(service, table)
    return lambda: [action for _, action in keeper.read_on().moves], keep.enter_context(anna.sit(table))


def pace(chair: Chair, wanted: str) -> dict[str, Any]:
    return chair.ask({"type": "pace", "id": "pace", "pace": wanted})


def test_the_person_may_act_before_the_house_does(serve: Serve, keep: ExitStack) -> None:
    played, chair = alone(serve, keep)
    chair.order(USUAL | {"card": 1, "most": 4})
    assert chair.act({"type": "bid", "cards": [25]})["number"] == 1
    assert [action.cards for action in played()] == [(25,)]


def test_the_person_may_take_orders_back_before_the_house_carries_them_out(serve: Serve, keep: ExitStack) -> None:
    played, chair = alone(serve, keep)
    chair.order(USUAL | {"card": 1, "most": 40})
    for _ in range(5):
        assert pace(chair, "usual")["number"] == 0  # by now the house waits with what was ordered
    chair.order(USUAL)
    for _ in range(5):
        assert pace(chair, "skip")["number"] == 0  # it waits no longer, and has nothing to do
    assert chair.act({"type": "bid", "cards": [20, 8]})["number"] == 1
    assert played()[0].cards == (20, 8)


def test_the_house_does_what_was_ordered_last(serve: Serve, keep: ExitStack) -> None:
    played, chair = alone(serve, keep)
    chair.order(USUAL | {"card": 1, "most": 40})
    for _ in range(5):
        assert pace(chair, "usual")["number"] == 0
    chair.order(USUAL | {"card": 1, "most": 0})
    assert pace(chair, "skip")["type"] == "accepted"
    chair.until(lambda chair: chair.number >= 1)
    assert type(played()[0]).__name__ == "Pass"


def test_a_whole_game_by_orders_alone(service: Service, come: Come) -> None:
    """Whoever says for every card what it is worth to them need not do anything else."""
    anna = come()
    table = anna.start(anna.lay("high-society", ["", "sensible", "random"], edition="2018", seats=3))
    with anna.sit(table) as chair:
        while chair.view["result"] is None:
            card = len(chair.view["shown"])
            if chair.view["phase"] == "discard" and chair.view["to_act"] == [0]:
                chair.act({"type": "discard", "card": chair.heard[-1]["hints"]["discard"][0]})
            chair.order(USUAL | {"card": card, "most": 8})
            chair.until(
                lambda chair, card=card: (  # type: ignore[misc]
                    chair.view["result"] is not None
                    or len(chair.view["shown"]) > card
                    or (chair.view["phase"] == "discard" and chair.view["to_act"] == [0])
                )
            )
        until_over(chair)
