"""What kernels share: the compiler, its cache, and a small fast random number generator.

A kernel is a game's rules once more, on one array of integers, compiled by numba. It is optional: without numba
everything else works, and asking for a kernel says what is missing.
"""

import sys
from collections.abc import Callable
from random import Random as Dice
from typing import Any, TypeVar, cast

from beaumonde.core.errors import BadSetup, IllegalAction, MissingExtra, brief
from beaumonde.core.game import Action, Game
from beaumonde.core.kernel_cache import cache_folder, is_compiled

try:
    import numba
    import numpy as np
except ImportError as error:
    raise MissingExtra("no-numba") from error

F = TypeVar("F", bound=Callable[..., Any])

CACHE = cache_folder()


def compiled(function: F) -> F:
    """Compile this when first called, without the interpreter lock, and keep the machine code on disk."""
    config: Any = numba.config
    before, config.CACHE_DIR = config.CACHE_DIR, str(CACHE)
    try:
        return cast("F", numba.njit(cache=True, nogil=True, error_model="numpy")(function))
    finally:
        config.CACHE_DIR = before


def inlined(function: F) -> F:
    """The same as a part of every compiled function that calls it. A compiled function is compiled again, with all it
    calls, into each of its callers: layers upon layers of large ones take minutes."""
    return cast("F", numba.njit(nogil=True, error_model="numpy", inline="always")(function))


def warm_up(name: str, run: Callable[[], object]) -> None:
    """Compile what `run` needs. The first time on a machine this takes a while and says so; then it is on disk."""
    if not is_compiled(name):
        sys.stderr.write(f"Compiling the kernel of {name} for this machine, once …\n")
        run()
        CACHE.mkdir(parents=True, exist_ok=True)  # a newer version may have tidied up meanwhile
        (CACHE / name).touch()


# Random numbers: xorshift64*, one word of state ------------------------------------------------------------------


@compiled
def seeded(seed: int, number: int) -> Any:
    """The generator of game `number` under this seed: an array of one word. Neighbours are unrelated (splitmix64)."""
    bits = np.uint64(seed) + np.uint64(number + 1) * np.uint64(0x9E3779B97F4A7C15)
    bits = (bits ^ (bits >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    bits = (bits ^ (bits >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    rng = np.empty(1, np.uint64)
    rng[0] = (bits ^ (bits >> np.uint64(31))) | np.uint64(1)  # never 0, which xorshift could not leave
    return rng


@compiled
def word(rng: Any) -> Any:
    """The next 64 bits; the upper ones are the better ones."""
    bits = rng[0]
    bits ^= bits >> np.uint64(12)
    bits ^= bits << np.uint64(25)
    bits ^= bits >> np.uint64(27)
    rng[0] = bits
    return bits * np.uint64(2685821657736338717)


@compiled
def below(rng: Any, bound: int) -> Any:
    """A number from 0 to bound − 1, for bounds far below 2³²: the bias is under one in a million."""
    return np.int64(((word(rng) >> np.uint64(32)) * np.uint64(bound)) >> np.uint64(32))


@compiled
def chance(rng: Any) -> float:
    """A number from 0 up to 1."""
    return np.float64(word(rng) >> np.uint64(11)) / 9007199254740992.0


@compiled
def normal(rng: Any) -> float:
    """About a normal number: the sum of twelve even ones."""
    total = -6.0
    for _ in range(12):
        total += chance(rng)
    return total


@compiled
def shuffle(rng: Any, values: Any) -> None:
    """Fisher–Yates, in place."""
    for place in range(len(values) - 1, 0, -1):
        other = below(rng, place + 1)
        values[place], values[other] = values[other], values[place]


@compiled
def ones(bits: int) -> Any:
    """How many bits are set."""
    left = np.uint64(bits)
    left -= (left >> np.uint64(1)) & np.uint64(0x5555555555555555)
    left = (left & np.uint64(0x3333333333333333)) + ((left >> np.uint64(2)) & np.uint64(0x3333333333333333))
    left = (left + (left >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return np.int64((left * np.uint64(0x0101010101010101)) >> np.uint64(56))


@compiled
def lowest(bits: int) -> int:
    """The place of the lowest set bit."""
    return ones((bits & -bits) - 1)


@compiled
def nth_bit(bits: int, number: Any) -> int:
    """The place of the set bit that has `number` set bits below it."""
    for _ in range(number):
        bits &= bits - 1
    return lowest(bits)


# The kernel of a table, for Python: everything is checked -------------------------------------------------------


class Kernel:
    """The compiled rules of one table. States are arrays; every call here is checked, and bad input is refused.

    Compiled code calls the functions of `rules` (the game's kernel module) directly: they check nothing.
    """

    def __init__(self, game: Game, rules: Any, encoding: Any) -> None:
        self.game, self.rules = game, rules
        self.actions = int(rules.ACTIONS)
        self._encoding = encoding
        self._blank = encoding.blank(game)
        self.size = len(self._blank)
        warm_up(game.name, self._play_once)

    def _play_once(self) -> None:
        """Call everything that is compiled."""
        state, rng = self.start(0), seeded(0, 0)
        mask = np.zeros(self.actions, np.uint8)
        self.rules.legal_mask(state, mask)
        self.rules.legal_count(state)
        action = self.rules.random_action(state, rng)
        if self.rules.is_legal(state, action):
            self.rules.play(state, action)
        self.rules.playout(state, rng)
        self.score(state)

    @property
    def blank(self) -> Any:
        """An array for this table with nothing dealt, to begin games in with `rules.deal`."""
        return self._blank.copy()

    @property
    def first(self) -> int:
        """The seat that the table lets begin; −1 if it is drawn."""
        first: int | None = getattr(self.game, "first", None)
        return -1 if first is None else first

    def start(self, seed: int, number: int = 0) -> Any:
        """A fresh game: the same for the same seed and number."""
        state = self.blank
        self.rules.deal(state, seeded(check_seed(seed), number), self.first)
        return state

    def from_state(self, state: Any) -> Any:
        """A state of the readable engine as an array."""
        game = getattr(state, "game", None)
        if type(game) is not type(self.game) or not np.array_equal(self._encoding.blank(game), self._blank):
            raise BadSetup("foreign-state")
        return self._encoding.from_state(state)

    def to_state(self, array: Any) -> Any:
        """The array as a state of the readable engine; what no rule asks for (the order of played or won cards) is
        not kept."""
        return self._encoding.to_state(self.checked(array), self.game)

    def from_view(self, view: Any, dice: Dice) -> Any:
        """An array that fits everything the seat has seen, with the rest drawn."""
        if type(view) is not self.game.view_type:
            raise BadSetup("foreign-state")
        array = self._encoding.from_view(view, dice)
        if len(array) != self.size:
            raise BadSetup("foreign-state")
        return array

    def action_id(self, action: Action) -> int:
        """The number of an action."""
        number: int = self._encoding.action_id(action)
        return number

    def action_of(self, number: int) -> Action:
        """The action with that number."""
        action: Action = self._encoding.action_of(number)
        return action

    def actor(self, array: Any) -> int | None:
        """The seat to act; for sealed bids the first of them; None when the game is over."""
        seat = int(self.checked(array)[self.rules.ACTOR])
        return None if seat < 0 else seat

    def legal(self, array: Any) -> Any:
        """The numbers of all legal actions, in ascending order."""
        mask = np.zeros(self.actions, np.uint8)
        self.rules.legal_mask(self.checked(array), mask)
        return np.flatnonzero(mask)

    def play(self, array: Any, number: int) -> None:
        """Play an action in place; IllegalAction if the actor may not."""
        state, wanted = self.checked(array), -1 if isinstance(number, bool) else _whole(number)
        if not self.rules.is_legal(state, wanted):
            raise IllegalAction("no-such-action", action=brief(number))
        self.rules.play(state, wanted)

    def score(self, array: Any) -> tuple[Any, Any, int, int]:
        """Totals, standings, and the sets of winners and of seats cast out, of a game that is over."""
        if self.actor(array) is not None:
            raise BadSetup("not-over")
        totals, standings = np.zeros(self.game.seats), np.zeros(self.game.seats)
        winners, out = self.rules.score(array, totals, standings)
        return totals, standings, winners, out

    def checked(self, array: Any) -> Any:
        """The array, if it can be a state of this table."""
        fits = isinstance(array, np.ndarray) and array.dtype == np.int64 and array.shape == (self.size,)
        if not fits or not array.flags.c_contiguous or not self._encoding.is_possible(array, self.game):
            raise BadSetup("bad-array", size=self.size)
        return array


def _whole(number: object) -> int:
    return int(number) if isinstance(number, int | np.integer) and abs(int(number)) < 1 << 62 else -1


def check_seed(seed: object) -> int:
    """A seed fit for the compiled generator: 63 bits are plenty there."""
    if not isinstance(seed, int) or not 0 <= seed < 1 << 63:
        raise BadSetup("bad-seed", value=brief(seed))
    return seed


def check_count(games: object, most: int) -> None:
    """BadSetup unless it is a sensible number of games."""
    if type(games) is not int or not 1 <= games <= most:
        raise BadSetup("bad-batch", games=brief(games), most=most)
