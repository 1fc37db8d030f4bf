"""What both games share on the way to OpenSpiel: a table whose chance is drawn when it is needed.

The engine wants all chance laid out before the game. States are values, so here an action is first played with what
is to come in any order. If that turns a card up or deals a round, the table waits: chance nodes draw what really
comes, and then the action is played again on it.
"""

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any, ClassVar, NamedTuple, cast

import pyspiel
from msgspec.structs import replace

from beaumonde.core.errors import BadOption, BadSetup, IllegalAction, brief
from beaumonde.core.game import Action, Event
from beaumonde.core.kernels import encoding
from beaumonde.core.notation import SEATS
from beaumonde.envs.openspiel.now import Now, Word, until
from beaumonde.envs.openspiel.observer import Observer

Counts = Mapping[int, int]
"""How many of each chance outcome there are, by its number."""


class Table(pyspiel.State):  # type: ignore[misc]  # OpenSpiel's bindings have no types
    """A game in progress. Everything about it is in `now`, one unchanging value."""

    chance_event: ClassVar[type[Event]]
    """The event by which chance enters."""
    hidden_action: ClassVar[type[Action]]
    """The action that only its own seat sees."""

    def __init__(self, game: "TableGame") -> None:
        super().__init__(game)
        self.now = game.opening

    # What each game fills in

    def to_draw(self, now: Now) -> Counts:
        """How many there are of everything that chance may draw next."""
        raise NotImplementedError

    def name_of(self, now: Now, outcome: int) -> str:
        """A chance outcome in words."""
        raise NotImplementedError

    def settle(self, now: Now) -> Now:
        """The table after the last draw: the action played on it if that was all it waits for."""
        raise NotImplementedError

    def under_way(self, now: Now) -> tuple[Word, ...]:  # noqa: ARG002
        """What the draws so far tell before they are all there."""
        return ()

    def told(self, happened: Iterable[Event]) -> tuple[Word, ...]:
        """What these events tell beyond the actions themselves."""
        raise NotImplementedError

    def refit(self, player: int, dice: Random) -> Iterable[int]:
        """A history that looks the same to this player, with what it has not seen drawn anew."""
        raise NotImplementedError

    # What OpenSpiel asks

    def current_player(self) -> Any:
        if self.now.is_chance:
            return pyspiel.PlayerId.CHANCE
        to_act = self.now.state.to_act
        return to_act[0] if to_act else pyspiel.PlayerId.TERMINAL

    def is_terminal(self) -> bool:
        return not self.now.is_chance and not self.now.state.to_act

    def _legal_actions(self, player: int) -> list[int]:
        return self.now.legal if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        counts = self._counts()
        total = sum(counts.values())
        return [(outcome, counts[outcome] / total) for outcome in sorted(counts) if counts[outcome]]

    def _counts(self) -> Counts:
        now = self.now
        if not now.is_chance:
            raise BadSetup("no-chance-now")
        return dict.fromkeys(range(now.table.seats), 1) if now.first is None else self.to_draw(now)

    def _apply_action(self, action: int) -> None:
        self.now = self._draw(action) if self.now.is_chance else self._play(action)

    def _draw(self, outcome: int) -> Now:
        now = self.now
        if not self._counts().get(outcome):
            raise IllegalAction("no-such-action", action=brief(outcome))
        if now.first is None:
            word = Word(f"first {SEATS[outcome]}", ((outcome + 1) / now.table.seats,))
            return replace(now, first=outcome, log=(*now.log, word))
        return self.settle(replace(now, drawn=(*now.drawn, outcome)))

    def _play(self, number: int) -> Now:
        now, seat = self.now, self.current_player()
        action = encoding(now.table).action_of(number)
        step = now.state.play(seat, action)
        before_chance = until(step.events, self.chance_event)
        log = (*now.log, self._spoken(seat, action, number), *self.told(before_chance))
        if len(before_chance) < len(step.events):
            return replace(now, waiting=(seat, action), log=log)
        return replace(now, state=step.state, log=log)

    def _spoken(self, seat: int, action: Action, number: int) -> Word:
        """An action as a word of the text notation; of a hidden one, others learn only its first sign."""
        text = SEATS[seat] + self.now.table.write_action(action)
        numbers = ((number + 1) / (self.num_distinct_actions() + 1),)
        if type(action) is self.hidden_action:
            return Word(text, numbers, text[:2], (1.0,), (seat,))
        return Word(text, numbers)

    def _action_to_string(self, player: int, action: int) -> str:
        now = self.now
        if player != pyspiel.PlayerId.CHANCE:
            return str(now.table.write_action(encoding(now.table).action_of(action)))
        return f"first {SEATS[action]}" if now.first is None else self.name_of(now, action)

    def returns(self) -> list[float]:
        """A win is worth 1, shared by those who share it."""
        if not self.is_terminal():
            return [0.0] * self.now.table.seats
        winners = self.now.state.result.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.now.table.seats)]

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "Table":
        """Another game that looks the same to this player; what it has not seen is as likely as it can know."""
        if self.now.is_chance:
            raise BadSetup("chance-to-act")
        fresh = cast("Table", self.get_game().new_initial_state())
        for action in self.refit(player_id, Random(probability_sampler())):  # noqa: S311  # a sample, not a secret
            fresh.apply_action(action)
        return fresh

    def words(self) -> tuple[Word, ...]:
        """Everything that happened so far."""
        return self.now.log + (self.under_way(self.now) if self.now.is_chance else ())

    def __str__(self) -> str:
        return " ".join(word.text for word in self.words())


def game_type(name: str, title: str, seats: tuple[int, int], params: Mapping[str, Any], *, open_play: bool) -> Any:
    """What OpenSpiel wants to know before it loads a game; with open play nobody has secrets."""
    kind = pyspiel.GameType
    return kind(
        short_name=name,
        long_name=title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.PERFECT_INFORMATION if open_play else kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        min_num_players=seats[0],
        max_num_players=seats[1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=dict(params),
    )


class Most(NamedTuple):
    """How much there can be in a game at most."""

    outcomes: int
    """The numbers of chance outcomes are below this."""
    decisions: int
    draws: int
    """What chance decides besides who begins."""
    numbers: int
    """What the draws and events of a log come to besides the decisions and who begins, as numbers."""


class TableGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel's bindings have no types
    """A table that OpenSpiel can load."""

    state_type: ClassVar[type[Table]]

    def __init__(self, table: Any, kind: Any, params: Mapping[str, Any], most: Most) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=encoding(table).k.ACTIONS,
            max_chance_outcomes=most.outcomes,
            num_players=table.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=most.decisions,
        )
        super().__init__(kind, info, dict(params))
        self.opening = Now(table, table.first)
        self.log_size = most.decisions + most.numbers + (table.first is None)
        self._draws = most.draws + (table.first is None)

    def new_initial_state(self) -> Table:
        return self.state_type(self)

    def max_chance_nodes_in_history(self) -> int:
        return self._draws

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise BadOption("no-such-observer", params=brief(params))
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), self)
