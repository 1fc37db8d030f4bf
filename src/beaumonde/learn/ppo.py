"""Learning from one's own games: proximal policy optimisation, with a forecast of the winner for every seat.

A stretch is played with the network as it is; then the network is moved, in small steps, towards the picks that turned
out better than it had forecast, and its forecasts towards what happened.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple, TypeVar

import jax
import jax.numpy as jnp
import numpy as np
import optax

from beaumonde.bots.net import OUTCOMES, Weights
from beaumonde.games.compiled import MOST_SEATS
from beaumonde.learn.ahead import Views
from beaumonde.learn.model import NEVER, Answer, answer, outcome_mask
from beaumonde.learn.player import Played, Stretch


class Settings(NamedTuple):
    """What can be tuned. The rate falls to a tenth, and the entropy bonus to `calm`, in the course of a training."""

    lanes: int = 1024
    steps: int = 128
    batch: int = 8192
    chunk: int = 512
    """How much of a batch is worked on at a time; it changes the speed and nothing else."""
    epochs: int = 2
    trust: float = 0.95
    credit: float = 0.8
    """How far ahead a forecast, and a pick, is judged by; see `Player`."""
    every: int = 4
    """One of so many decisions is looked ahead from; see `Ahead`."""
    keen: float = 0.03
    """How much better a forecast must be for its pick to become e times as likely."""
    luck: float = 1.0
    insight: float = 1.0
    """How much it counts how picks turned out, and what looking ahead says of them."""
    clip: float = 0.2
    rate: float = 1e-3
    entropy: float = 0.02
    calm: float = 0.003
    forecast: float = 0.5
    """The weight of the forecast in the loss."""


class Report(NamedTuple):
    """How an iteration went, in numbers for the curves."""

    policy: float
    forecast: float
    entropy: float
    moved: float
    """How far the new odds are from the old ones (Kullback–Leibler)."""
    nobody: float
    """The share of games that nobody won."""
    games: int
    picks: int


class Learner:
    """The weights and the state of their optimiser."""

    def __init__(self, weights: Weights, settings: Settings) -> None:
        self.settings = settings
        self.weights = Weights(*map(jnp.asarray, weights))
        self._optimiser = optax.chain(optax.clip_by_global_norm(0.5), optax.scale_by_adam(eps=1e-5))
        self.moments = self._optimiser.init(self.weights)
        self._dice = np.random.default_rng(0)

    def learn(self, played: Sequence[Played], progress: float) -> Report:
        """Learn from what was played; `progress` goes from 0 to 1 in the course of a training."""
        settings = self.settings
        rate = settings.rate * (1 - 0.9 * progress)
        entropy = settings.entropy + (settings.calm - settings.entropy) * min(1.0, 1.5 * progress)
        insight = settings.insight * min(1.0, 20 * progress)  # forecasts must first be worth something
        whole, views = _flat([one.stretch for one in played]), _flat([one.views for one in played])
        told, count, few = [], len(whole.picks), settings.batch // settings.every
        for _ in range(settings.epochs):
            order, second = self._dice.permutation(count), self._dice.permutation(len(views.seats))
            for number in range(count // settings.batch):
                batch = _some(whole, order[number * settings.batch :][: settings.batch])
                seen = _some(views, second[number * few :][:few])
                self.weights, self.moments, numbers = _learn(
                    self._optimiser, settings, self.weights, self.moments, batch, seen, rate, entropy, insight
                )
                told.append(numbers)
        policy, forecast, spread, moved = map(float, np.asarray(jax.device_get(told)).mean(0))
        games = sum(one.games for one in played)
        nobody = sum(one.nobody for one in played) / max(1, games)
        return Report(policy, forecast, spread, moved, nobody, games, count)


P = TypeVar("P", Stretch, Views)


def _flat(parts: Sequence[P]) -> P:
    """Steps and lanes of all parts one after the other."""
    flat = [type(part)(*(array.reshape(part.seats.size, *array.shape[2:]) for array in part)) for part in parts]
    return flat[0] if len(flat) == 1 else type(parts[0])(*map(np.concatenate, zip(*flat, strict=True)))


def _some(whole: P, chosen: Any) -> P:
    return type(whole)(*(array[chosen] for array in whole))


@partial(jax.jit, static_argnums=(0, 1))
def _learn(
    optimiser: Any,
    settings: Settings,
    weights: Weights,
    moments: Any,
    batch: Stretch,
    views: Views,
    rate: Any,
    entropy: Any,
    insight: Any,
) -> tuple[Weights, Any, Any]:
    """One step. The slope is added up over chunks that fit into the processor's cache, which is much quicker."""
    counts = batch.learns / (batch.learns.sum() + 1e-8)
    middle = (counts * batch.gains).sum()
    gains = (batch.gains - middle) / jnp.sqrt((counts * (batch.gains - middle) ** 2).sum() + 1e-8)
    count = max(1, settings.batch // settings.chunk)
    whole = batch._replace(learns=counts, gains=gains)
    chunks = [
        [part.reshape(count, len(part) // count, *part.shape[1:]) for part in arrays] for arrays in (whole, views)
    ]

    def add(total: Any, chunk: list[list[jax.Array]]) -> tuple[Any, None]:
        parts = Stretch(*chunk[0]), Views(*chunk[1])
        (_, numbers), slope = jax.value_and_grad(_loss, has_aux=True)(weights, settings, *parts, entropy, insight)
        return jax.tree.map(jnp.add, total, (slope, numbers)), None

    nothing = (jax.tree.map(jnp.zeros_like, weights), jnp.zeros(4))
    (slope, numbers), _ = jax.lax.scan(add, nothing, chunks)
    steps, moments = optimiser.update(slope, moments, weights)
    return optax.apply_updates(weights, jax.tree.map(lambda step: -rate * step, steps)), moments, numbers


def _loss(
    weights: Weights, settings: Settings, chunk: Stretch, views: Views, entropy: Any, insight: Any
) -> tuple[jax.Array, Any]:
    """The part of the loss of a batch that comes from this chunk of it; `learns` are weights that add up to 1."""
    said = answer(weights, chunk.told, chunk.items)
    logs = jax.nn.log_softmax(jnp.where(chunk.masks > 0, said.picks, NEVER))
    chosen = jnp.take_along_axis(logs, chunk.picks[:, None], 1)[:, 0]
    change = chosen - chunk.logs
    ratio = jnp.exp(change)
    limited = jnp.clip(ratio, 1 - settings.clip, 1 + settings.clip)
    policy = -(chunk.learns * jnp.minimum(ratio * chunk.gains, limited * chunk.gains)).sum()
    spread = -(chunk.learns[:, None] * jnp.exp(logs) * jnp.where(chunk.masks > 0, logs, 0)).sum()
    forecast, poverty = _wrong(said, chunk.seats, chunk.targets, jnp.ones(len(chunk.seats)) / settings.batch)
    seen, weight = answer(weights, views.told, views.items), views.goes_on * settings.every / settings.batch
    later = sum(_wrong(seen, views.seats, views.targets, weight))
    looked = chunk.aims.sum(1) * chunk.learns
    better = -settings.every * (looked[:, None] * chunk.aims * jnp.where(chunk.masks > 0, logs, 0)).sum()
    loss = settings.luck * policy + insight * better - entropy * spread
    guesses = jnp.where(chunk.others >= 0, (jax.nn.sigmoid(said.kind) - chunk.others) ** 2, 0).sum() / settings.batch
    loss -= (chunk.ruled * chosen).sum() / settings.batch
    loss += settings.forecast * (forecast + poverty + later + guesses)
    return loss, jnp.stack([policy, forecast, spread, (chunk.learns * (ratio - 1 - change)).sum()])


def _wrong(said: Answer, seats: jax.Array, targets: jax.Array, weight: jax.Array) -> tuple[jax.Array, jax.Array]:
    """How far forecasts are from what they should be: of who wins, and of who is cast out."""
    ends = jax.nn.log_softmax(jnp.where(outcome_mask(seats), said.outcome, NEVER))
    wins, outs = targets[:, :OUTCOMES], targets[:, OUTCOMES:]
    forecast = -jnp.where(wins > 0, wins * ends, 0).sum(1)
    sits = jnp.arange(MOST_SEATS)[None, :] < seats[:, None]
    poverty = jnp.where(sits, optax.sigmoid_binary_cross_entropy(said.out, outs), 0).sum(1)
    return (weight * forecast).sum(), 0.5 * (weight * poverty).sum()
