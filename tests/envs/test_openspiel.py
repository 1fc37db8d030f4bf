"""Both games as OpenSpiel plays them. `python tests/envs/test_openspiel.py` writes the playthroughs anew."""

import sys
from collections import Counter
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.generate_playthrough import playthrough

import beaumonde.envs.openspiel  # noqa: F401  # registers the games
from beaumonde.core.errors import BeauMondeError, MissingExtra
from beaumonde.envs.openspiel.rich_and_good import CARDS
from beaumonde.games.high_society.encoding import action_of as high_society_action
from beaumonde.games.high_society.setup import HighSocietyDeal
from beaumonde.games.rich_and_good.encoding import action_of as rich_and_good_action
from beaumonde.games.rich_and_good.market import MARKET_CARDS

PLAYTHROUGHS = Path(__file__).parent.parent / "data" / "playthroughs"
SEEDS = {
    "beaumonde_high_society(players=3,edition=2025,yacht_club=True)": 4,
    "beaumonde_rich_and_good(players=2)": 1,
}
ADVANCED = "edition=2025,gambling=True,excursions=True,yacht_club=True"
TABLES = (
    "beaumonde_high_society(players=3,edition=1995)",
    "beaumonde_high_society(players=4,edition=2019,first=2)",
    f"beaumonde_high_society(players=5,{ADVANCED})",
    "beaumonde_rich_and_good(players=2)",
    "beaumonde_rich_and_good(players=3,first=2)",
    "beaumonde_rich_and_good(players=5)",
)
SECRETIVE = (f"beaumonde_high_society(players=4,first=0,{ADVANCED})", *TABLES[3:])
ALL = "25+20+15+12+10+8+6+4+3+2+1"


def random_move(state: Any, dice: Random) -> int:
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        return int(dice.choices(outcomes, chances)[0])
    return int(dice.choice(state.legal_actions()))


def random_states(name: str, seed: int) -> Any:
    """Every state of a random game, the last one too."""
    dice = Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    yield state
    while not state.is_terminal():
        state = state.child(random_move(state, dice))
        yield state


def after(name: str, words: str) -> Any:
    """The state after these actions and chance outcomes, by their names."""
    state = pyspiel.load_game(name).new_initial_state()
    for word in words.split():
        state.apply_action(state.string_to_action(word))
    return state


@pytest.mark.parametrize("name", TABLES)
def test_open_spiel_finds_nothing_wrong(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


def shortened(text: str) -> str:
    """Long lines by their beginning and a digest of the whole."""
    lines = [
        line if len(line) <= 140 else f"{line[:120]}… {sha256(line.encode()).hexdigest()[:12]}"
        for line in text.splitlines()
    ]
    return "\n".join(lines) + "\n"


def golden(name: str) -> Path:
    return PLAYTHROUGHS / f"{name.partition('(')[0]}.txt"


@pytest.mark.parametrize("name", SEEDS)
def test_a_playthrough_is_what_it_was(name: str) -> None:
    assert shortened(playthrough(name, None, seed=SEEDS[name])) == golden(name).read_text(encoding="utf-8")


# Chance --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", TABLES)
def test_chance_is_certain_that_something_comes_and_no_longer_than_announced(name: str) -> None:
    states = list(random_states(name, 3))
    chance = [state for state in states if state.is_chance_node()]
    for state in chance:
        assert sum(probability for _, probability in state.chance_outcomes()) == pytest.approx(1)
        assert all(0 < probability <= 1 for _, probability in state.chance_outcomes())
    assert len(chance) <= states[0].get_game().max_chance_nodes_in_history()


@pytest.mark.parametrize(("words", "doubler", "seven"), [("", 3 / 16, 1 / 16), ("[x2] - - [7] - -", 2 / 14, 0)])
def test_a_card_is_as_likely_as_there_are_such_cards_left(words: str, doubler: float, seven: float) -> None:
    state = after("beaumonde_high_society(players=3,first=0)", words)
    chances = {state.action_to_string(outcome): chance for outcome, chance in state.chance_outcomes()}
    assert (chances["[x2]"], chances.get("[7]", 0)) == pytest.approx((doubler, seven))


def test_when_yacht_club_finds_nobody_with_money_the_next_card_is_drawn_at_once() -> None:
    game = "beaumonde_high_society(players=3,first=0,edition=2025,yacht_club=True)"
    state = after(game, f"[1] {ALL} - - [2] - {ALL} - [3] - {ALL} - [yacht-club]")
    assert state.is_chance_node()
    assert str(state).endswith("[yacht-club] =0/0/0")
    state.apply_action(state.string_to_action("[4]"))
    assert state.current_player() == 2


@pytest.mark.parametrize(("players", "left"), [(2, 34), (3, 54)])
def test_the_second_round_is_dealt_from_what_the_rules_say(players: int, left: int) -> None:
    states = random_states(f"beaumonde_rich_and_good(players={players})", 5)
    second = next(state for state in states if state.now.waiting)
    gone = Counter(second.now.state.deal.rounds[0]) if players == 2 else Counter()
    cards = Counter(MARKET_CARDS) - gone
    assert cards.total() == left
    expected = {number: cards[card] / left for number, card in enumerate(CARDS) if cards[card]}
    assert dict(second.chance_outcomes()) == pytest.approx(expected)


# What players know ---------------------------------------------------------------------------------------------


def test_nobody_sees_a_sealed_card_before_the_last_one_lies() -> None:
    game = "beaumonde_high_society(players=3,first=0,edition=2025,yacht_club=True)"
    one, other = after(game, "[yacht-club] ?12"), after(game, "[yacht-club] ?25")
    for seat in (1, 2):
        assert one.information_state_string(seat) == other.information_state_string(seat)
        assert one.information_state_tensor(seat) == other.information_state_tensor(seat)
        assert one.observation_string(seat) == other.observation_string(seat)
        assert one.observation_tensor(seat) == other.observation_tensor(seat)
    assert one.information_state_string(0) != other.information_state_string(0)
    one, other = (after(game, f"[yacht-club] {card} ?4 ?8") for card in ("?12", "?25"))
    assert one.information_state_string(1) != other.information_state_string(1)


@pytest.mark.parametrize("name", SECRETIVE)
def test_a_resampled_game_looks_the_same_to_its_player_and_not_to_all(name: str) -> None:
    dice = Random(7)
    differ = 0
    for seed in range(3):
        for state in random_states(name, seed):
            if state.is_chance_node() or dice.random() < 0.7:
                continue
            player = dice.randrange(state.num_players())
            other = state.resample_from_infostate(player, dice.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.current_player() == state.current_player()
            differ += str(other) != str(state)
    assert differ


@pytest.mark.parametrize("name", TABLES)
def test_a_player_never_forgets(name: str) -> None:
    states = list(random_states(name, 11))
    for seat in range(states[0].num_players()):
        heard = [state.information_state_string(seat) for state in states if not state.is_chance_node()]
        tensors = [tuple(state.information_state_tensor(seat)) for state in states if not state.is_chance_node()]
        assert len(set(heard)) == len(set(tensors)) == len(heard)


def test_open_spiel_searches_both_games() -> None:
    evaluator = mcts.RandomRolloutEvaluator(1)
    secret, known = after("beaumonde_rich_and_good(players=2,first=0)", ""), after(TABLES[1], "[7]")
    while secret.is_chance_node():
        secret.apply_action(random_move(secret, Random(1)))
    assert ismcts.ISMCTSBot(secret.get_game(), evaluator, 2.0, 5).step(secret) in secret.legal_actions()
    assert mcts.MCTSBot(known.get_game(), 2.0, 5, evaluator).step(known) in known.legal_actions()


# The engine ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", TABLES)
def test_the_engine_comes_to_the_same_result(name: str) -> None:
    *_, last = random_states(name, 13)
    now = last.now
    is_high_society = "high_society" in name
    deal = HighSocietyDeal(now.first, now.state.deck) if is_high_society else now.state.deal
    action_of = high_society_action if is_high_society else rich_and_good_action
    state = now.table.start(deal=deal)
    for move in last.full_history():
        if move.player >= 0:
            state = state.play(move.player, action_of(move.action)).state
    assert state == now.state
    winners = state.result.winners
    assert last.returns() == [1 / len(winners) if seat in winners else 0 for seat in range(now.table.seats)]


def test_what_cannot_be_is_refused() -> None:
    waiting, bidding = after(TABLES[1], "[7] - - -"), after(TABLES[1], "[7]")
    *_, over = random_states(TABLES[1], 1)
    everything = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    observer = waiting.get_game().make_py_observer
    refusals = (
        (lambda: pyspiel.load_game("beaumonde_high_society(edition=2020)"), "no-such-edition"),
        (lambda: pyspiel.load_game("beaumonde_high_society(gambling=True)"), "bad-advanced"),
        (lambda: pyspiel.load_game("beaumonde_rich_and_good(players=6)"), "bad-seats"),
        (lambda: pyspiel.load_game("beaumonde_rich_and_good(first=4)"), "no-such-seat"),
        (lambda: waiting.apply_action(6), "no-such-action"),
        (lambda: waiting.resample_from_infostate(0, Random(1).random), "chance-to-act"),
        (bidding.chance_outcomes, "no-chance-now"),
        (lambda: over.apply_action(0), "no-such-seat"),
        (lambda: observer(None, {"colour": 1}), "no-such-observer"),
        (lambda: observer(everything), "no-such-observer"),
    )
    for asked, code in refusals:
        with pytest.raises(BeauMondeError, match=code):
            asked()


def test_without_open_spiel_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "beaumonde.envs.openspiel")
    with pytest.raises(MissingExtra, match="no-open-spiel"):
        __import__("beaumonde.envs.openspiel")


if __name__ == "__main__":
    for name, seed in SEEDS.items():
        golden(name).write_text(shortened(playthrough(name, None, seed=seed)), encoding="utf-8")
