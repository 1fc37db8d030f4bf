"""Undo against bots: back to one's last decision, unless something came to light since that nobody could have known."""

from random import Random
from typing import Any

import pytest

from server.conftest import Come
from server.service import Chair, Player, Service, good, until_over

LEVELS = ["", "sensible", "sensible"]
HIGH_SOCIETY: dict[str, Any] = {"edition": "2025", "seats": 3, "first": 0}
RICH_AND_GOOD: dict[str, Any] = {"seats": 3, "first": 0}


def begun(player: Player, game: str, **options: Any) -> dict[str, Any]:
    return player.start(player.lay(game, LEVELS, **options))


def undo(chair: Chair, number: int | None = None, undo_id: str = "undo-1") -> dict[str, Any]:
    return chair.ask({"type": "undo", "id": undo_id, "number": chair.number if number is None else number})


def until_turn(chair: Chair) -> None:
    chair.until(lambda chair: 0 in chair.view["to_act"] or chair.view["result"] is not None)


def play(chair: Chair, action: dict[str, Any]) -> None:
    """Play it and see it played."""
    take(chair, chair.act(action))


def take(chair: Chair, answer: dict[str, Any]) -> None:
    assert answer["type"] == "accepted", answer
    chair.until(lambda chair: chair.number >= answer["number"])


def pace(chair: Chair, wanted: str) -> None:
    assert chair.ask({"type": "pace", "id": f"{wanted}-{chair.number}", "pace": wanted})["type"] == "accepted"


def test_a_bid_is_undone_and_the_table_is_as_it_was(come: Come) -> None:
    anna = come()
    table = begun(anna, "high-society", **HIGH_SOCIETY)
    with anna.sit(table) as chair:
        before = chair.welcome["view"]
        assert chair.welcome["can_undo"] is False
        pace(chair, "paused")
        play(chair, {"type": "bid", "cards": [1]})
        take(chair, undo(chair))
        assert chair.view == before
        with anna.sit(table) as back:
            assert [happened["undo_to"] for happened in back.welcome["missed"]] == [None, None, 0]
            assert back.welcome["missed"][2]["events"] == []
            assert back.welcome["view"] == before
            assert back.welcome["can_undo"] is False


def test_what_bots_played_since_is_undone_too(come: Come) -> None:
    anna = come()
    with anna.sit(begun(anna, "rich-and-good", **RICH_AND_GOOD)) as chair:
        before = chair.welcome["view"]
        play(chair, {"type": "hold"})
        chair.until(lambda chair: chair.number >= 3)
        pace(chair, "paused")
        take(chair, undo(chair, 3))
        assert chair.view == before
        play(chair, {"type": "buy", "goods": ["coal"]})
        pace(chair, "usual")
        chair.until(lambda chair: chair.view["phase"] == "donate" or chair.view["to_act"] != [0])


def test_undo_said_twice_undoes_once(come: Come) -> None:
    anna = come()
    with anna.sit(begun(anna, "rich-and-good", **RICH_AND_GOOD)) as chair:
        pace(chair, "paused")
        play(chair, {"type": "buy", "goods": ["coal"]})
        play(chair, {"type": "keep"})
        first, second = undo(chair, 2, "same"), undo(chair, 2, "same")
        assert first == second
        late = undo(chair, 2, "another")
        assert (late["type"], late["reason"]["code"]) == ("refused", "behind")
        take(chair, first)
        assert chair.view["phase"] == "donate"


def test_undo_goes_back_step_by_step_to_the_first_decision(come: Come) -> None:
    anna = come()
    with anna.sit(begun(anna, "rich-and-good", **RICH_AND_GOOD)) as chair:
        before = chair.welcome["view"]
        pace(chair, "paused")
        play(chair, {"type": "buy", "goods": ["coal"]})
        play(chair, {"type": "keep"})
        take(chair, undo(chair, None, "one"))
        take(chair, undo(chair, None, "two"))
        assert chair.view == before
        assert undo(chair, None, "three")["reason"]["code"] == "nothing-to-undo"


def test_orders_are_forgotten_with_what_they_made_one_do(come: Come) -> None:
    anna = come()
    with anna.sit(begun(anna, "high-society", **HIGH_SOCIETY)) as chair:
        chair.order({"card": 1, "most": 1})
        chair.until(lambda chair: chair.number >= 1)
        pace(chair, "paused")
        answer = undo(chair, 1)
        if answer["type"] == "accepted":  # the next card may have been turned up already
            take(chair, answer)
            assert chair.view["to_act"] == [0]
            with anna.sit(chair.table) as back:
                assert back.welcome["orders"] == {"forced": True, "card": 0, "most": 0}


def test_no_card_that_was_turned_up_is_turned_down_again(come: Come) -> None:
    anna = come()
    with anna.sit(begun(anna, "high-society", **HIGH_SOCIETY)) as chair:
        chair.act({"type": "pass"})
        chair.until(lambda chair: len(chair.view["shown"]) > 1 and 0 in chair.view["to_act"])
        answer = undo(chair)
        assert answer["reason"]["code"] == "nothing-to-undo"


def test_the_market_is_not_undone_once_an_unseen_card_was_played(come: Come) -> None:
    anna = come()
    with anna.sit(begun(anna, "rich-and-good", **RICH_AND_GOOD)) as chair:
        play(chair, {"type": "hold"})
        chair.until(lambda chair: chair.view["phase"] == "market" and 0 in chair.view["to_act"])
        full, half = chair.view["left"][0], chair.view["right"][0]
        play(chair, {"type": "manipulate", "full": full, "half": half, "side": "left"})
        chair.until(lambda chair: chair.view["turn"] == 2 and 0 in chair.view["to_act"])
        assert undo(chair)["reason"]["code"] == "nothing-to-undo"


def test_where_another_person_plays_nothing_is_undone(come: Come) -> None:
    anna, basil = come("Anna"), come("Basil")
    table = anna.lay("rich-and-good", seats=2, first=0)
    basil.join(table)
    anna.start(table)
    with anna.sit(table) as chair, basil.sit(table) as other:
        chair.act({"type": "hold"})
        for seat in (chair, other):
            assert undo(seat)["reason"]["code"] == "not-alone"


def test_those_who_watch_undo_nothing(service: Service, come: Come) -> None:
    anna, basil = come("Anna"), come("Basil")
    table = begun(anna, "rich-and-good", **RICH_AND_GOOD)
    with basil.sit(table) as watching, Chair(service.address, table["id"], {}) as nobody:
        assert undo(watching)["reason"]["code"] == "not-seated"
        assert undo(nobody)["reason"]["code"] == "no-token"


@pytest.mark.parametrize(("game", "options"), [("high-society", HIGH_SOCIETY), ("rich-and-good", RICH_AND_GOOD)])
def test_a_game_with_many_undos_has_a_record_of_what_stands(come: Come, game: str, options: dict[str, Any]) -> None:
    anna, dice, undone = come(), Random(game), 0
    for _ in range(20):  # the cards decide how much can be undone in one game
        table = begun(anna, game, **options)
        with anna.sit(table) as chair:
            undone += play_with_undos(chair, dice)
            until_over(chair)
            check_record(anna, table, chair.view["result"])
        if undone > 1:
            return
    pytest.fail(f"only {undone} undone in 20 games")


def play_with_undos(chair: Chair, dice: Random) -> int:
    """Play to the end and take some of it back: how often."""
    undone = 0
    until_turn(chair)
    while chair.view["result"] is None:
        pace(chair, "paused")
        if try_to_play(chair, dice) and dice.random() < 0.3:
            answer = undo(chair, None, f"undo-{chair.number}")
            if answer["type"] == "accepted":
                take(chair, answer)
                undone += 1
        pace(chair, "usual")
        until_turn(chair)
    return undone


def try_to_play(chair: Chair, dice: Random) -> bool:
    """Play something, unless the house passed for the seat before it was told to wait: a forced pass needs nobody."""
    if 0 not in chair.view["to_act"]:
        return False
    answer = chair.act(any_legal(chair, dice))
    if answer["type"] == "refused" and answer["reason"]["code"] == "behind":
        chair.until(lambda chair: chair.number >= answer["reason"]["data"]["number"])
        return False
    take(chair, answer)
    return True


def check_record(player: Player, table: dict[str, Any], result: dict[str, Any]) -> None:
    """The record of the game there, and its replay, come to this result."""
    record = good(player.http.get(f"/tables/{table['id']}/record"))
    assert record["result"] == result
    replay = good(player.http.post("/replay", json=record))
    assert replay["moments"][-1]["view"]["result"] == result
    assert len(replay["moments"]) == len(record["actions"]) + 1


def any_legal(chair: Chair, dice: Random) -> dict[str, Any]:
    """Something the seat may do, judged from its view alone."""
    view = chair.view
    match view["phase"]:
        case "auction":
            notes = [note for note in view["players"][0]["hand"] if note + view["players"][0]["bid"] > view["highest"]]
            return {"type": "bid", "cards": [min(notes)]} if notes and dice.random() < 0.4 else {"type": "pass"}
        case "discard":
            return {"type": "discard", "card": next(card for card in view["players"][0]["owned"] if card.isdigit())}
        case "trade":
            return {"type": "hold"}
        case "donate":
            return {"type": "keep"}
        case _:
            return {"type": "manipulate", "full": view["left"][0], "half": view["right"][0], "side": "left"}
