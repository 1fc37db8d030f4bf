"""One's own tables: how far each game is, how it ended, hiding one, and giving a game up."""

from contextlib import closing
from random import Random
from typing import Any

import pytest

from server.conftest import Come, Serve
from server.service import Chair, Keeper, Player, Service, good, patient, play_on, until_over

ALONE: dict[str, Any] = {"seats": 3, "edition": "2025", "first": 0}
BOTS = ["", "random", "random"]


def listed(player: Player) -> dict[str, dict[str, Any]]:
    """The tables on the player's list that the player has not hidden, by id."""
    answer = player.http.get("/tables")
    assert answer.is_success
    return {table["id"]: table for table in answer.json() if not table["hidden"]}


def hide(player: Player, table: dict[str, Any], hidden: bool = True) -> dict[str, Any]:
    return good(player.http.put(f"/tables/{table['id']}/hidden", json={"hidden": hidden}))


def give_up(player: Player, table: dict[str, Any]) -> dict[str, Any]:
    return good(player.http.post(f"/tables/{table['id']}/give-up"))


def test_a_running_game_tells_how_far_it_is_in_its_own_terms(come: Come) -> None:
    anna = come()
    society = anna.lay("high-society", BOTS, **ALONE)
    assert society["progress"] is None
    anna.start(society)
    rich = anna.start(anna.lay("rich-and-good", ["", "random"], seats=2, first=0))
    found = listed(anna)
    assert found[society["id"]]["progress"] == {"card": 1, "cards": 16, "ends": found_ends(anna, society), "last": 4}
    assert found[rich["id"]]["progress"] == {"round": 1, "rounds": 2, "turn": 1, "turns": 5}


def found_ends(player: Player, table: dict[str, Any]) -> int:
    with player.sit(table) as chair:
        return int(chair.view["ends"])


def test_a_finished_game_tells_who_won_and_who_was_cast_out(service: Service, come: Come) -> None:
    anna = come()
    table = anna.start(anna.lay("high-society", BOTS, **ALONE))
    keeper = Keeper(service, table)
    with anna.sit(table) as chair:
        assert (chair.table["winners"], chair.table["cast_out"]) == ([], [])
        play_on(keeper, [chair], Random(1))
        until_over(chair)
        result = chair.view["result"]
    told = listed(anna)[table["id"]]
    assert (told["winners"], told["cast_out"]) == (result["winners"], result["cast_out"])
    assert told["cast_out"]
    assert told["progress"] is None


def test_a_table_tells_which_of_its_options_are_not_the_usual_ones(come: Come) -> None:
    anna = come()
    assert anna.lay("rich-and-good", seats=3)["unusual"] == []
    assert anna.lay("rich-and-good", seats=3, track=[0, 20, 40, 60])["unusual"] == ["track"]
    assert anna.lay("high-society", edition="2025", seats=3, memory_aid=True)["unusual"] == ["memory_aid"]


BAD_TRACKS: list[list[int]] = [[0, 20, 60], [40], [], [0, 40, 40], [10, 40], [0, 40, 20_000]]


@pytest.mark.parametrize("track", BAD_TRACKS, ids=str)
def test_a_price_track_that_makes_no_sense_is_refused_in_one_sentence(come: Come, track: list[int]) -> None:
    wish = {"game": "rich-and-good", "options": {"seats": 3, "track": track}}
    refusal = come(language="fr").http.post("/tables", json=wish)
    assert (refusal.status_code, refusal.json()["code"]) == (400, "bad-track")
    assert refusal.json()["sentence"].startswith("Une échelle des prix part de 0, monte, contient 40")


def test_a_hidden_table_leaves_ones_own_list_alone_and_comes_back(come: Come) -> None:
    anna, basil = come("Anna"), come("Basil")
    table = anna.lay("rich-and-good", seats=2)
    basil.join(table)
    assert hide(anna, table)["hidden"]
    assert [hidden["id"] for hidden in anna.http.get("/tables").json()] == [table["id"]]
    assert table["id"] not in listed(anna)
    assert table["id"] in listed(basil)
    assert not hide(anna, table, hidden=False)["hidden"]
    assert table["id"] in listed(anna)
    stranger = come("Celia").http.put(f"/tables/{table['id']}/hidden", json={"hidden": True})
    assert (stranger.status_code, stranger.json()["code"]) == (403, "not-seated")


def test_a_host_hides_a_table_where_only_bots_sit(come: Come) -> None:
    anna = come()
    table = anna.lay("rich-and-good", ["random", "random"], seats=2)
    assert table["id"] in listed(anna)
    hide(anna, table)
    assert table["id"] not in listed(anna)


def test_who_sits_down_sees_the_table_although_its_host_has_hidden_it(come: Come) -> None:
    anna, basil = come("Anna"), come("Basil")
    table = anna.lay("rich-and-good", seats=2)
    good(anna.http.delete(f"/tables/{table['id']}/seat"))
    hide(anna, table)
    assert table["id"] not in listed(anna)
    basil.join(table)
    assert table["id"] in listed(basil)


def test_a_game_against_bots_is_given_up_without_a_result_and_its_secrets_stay_secret(come: Come) -> None:
    anna = come()
    table = anna.start(anna.lay("high-society", BOTS, **ALONE))
    own = f"/tables/{table['id']}"
    with anna.sit(table) as chair:
        ended = give_up(anna, table)
        assert (ended["state"], ended["to_act"], ended["your_turn"]) == ("given-up", [], False)
        assert (ended["secret"], ended["winners"], ended["progress"]) == (None, [], None)
        chair.until(lambda chair: chair.table["state"] == "given-up")
        assert chair.act({"type": "pass"})["reason"]["code"] == "given-up"
    assert give_up(anna, table) == ended
    assert table["id"] not in listed(anna)
    assert anna.http.get(f"{own}/record").status_code == 409
    assert anna.http.get(f"{own}/replay").status_code == 409
    with anna.sit(table) as again:
        assert (again.welcome["view"], again.welcome["table"]["state"]) == (None, "given-up")
    with Chair(anna.address, table["id"], {}) as watching:
        assert (watching.welcome["view"], watching.welcome["missed"]) == (None, [])


def test_bots_stop_when_a_game_is_given_up_and_no_sweep_wakes_them(serve: Serve) -> None:
    service = serve(sweep_every=0.05, bot_pause=0.05)
    with closing(Player(service)) as anna:
        table = anna.start(anna.lay("rich-and-good", ["random"] * 5, seats=5))
        keeper = Keeper(service, table)
        patient(lambda: len(keeper.read_on().moves) > 2)
        give_up(anna, table)
        played = len(keeper.read_on().moves)
        quick = anna.start(anna.lay("rich-and-good", ["random"] * 2, seats=2))
        with anna.sit(quick) as chair:
            until_over(chair)  # meanwhile many sweeps looked at the tables that are running
        assert len(keeper.read_on().moves) == played
        assert anna.http.get(f"/tables/{table['id']}").json()["state"] == "given-up"


def test_after_a_restart_a_given_up_game_stays_given_up(serve: Serve) -> None:
    first = serve()
    with closing(Player(first)) as anna:
        table = anna.start(anna.lay("high-society", BOTS, **ALONE))
        give_up(anna, table)
        first.stop()
        anna.http.base_url = f"http://{serve().address}/api"
        assert good(anna.http.get(f"/tables/{table['id']}"))["state"] == "given-up"
        again = anna.rematch(table)
        assert (again["state"], again["options"]) == ("playing", table["options"])


def test_only_who_plays_alone_gives_a_game_up(come: Come) -> None:
    anna, basil, celia = come("Anna"), come("Basil"), come("Celia")
    together = anna.lay("rich-and-good", ["", "", "random"], seats=3)
    basil.join(together)
    alone = anna.lay("rich-and-good", ["", "random"], seats=2, first=0)
    for player, table, code in (
        (anna, together, "not-alone"),
        (celia, together, "not-seated"),
        (celia, alone, "not-seated"),
        (anna, alone, "not-begun"),
    ):
        refusal = player.http.post(f"/tables/{table['id']}/give-up")
        assert refusal.json()["code"] == code
    anna.start(together)
    assert anna.http.post(f"/tables/{together['id']}/give-up").json()["code"] == "not-alone"
    assert good(anna.http.get(f"/tables/{together['id']}"))["state"] == "playing"


def test_a_finished_game_cannot_be_given_up(come: Come) -> None:
    anna = come()
    table = anna.lay("rich-and-good", ["random", "random"], seats=2)
    with anna.sit(table) as chair:
        anna.start(table)
        until_over(chair)
    refusal = anna.http.post(f"/tables/{table['id']}/give-up")
    assert (refusal.status_code, refusal.json()["code"]) == (409, "game-over")
    assert listed(anna)[table["id"]]["winners"]
