"""Learning from one's own games: proximal policy optimisation, with a forecast of the winner for every seat.

A stretch is played with the network as it is; then the network is moved, in small steps, towards the picks that turned
out better than it had forecast, and its forecasts towards what happened.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from beaumonde.bots.net import OUTCOMES, Weights
from beaumonde.games.compiled import MOST_SEATS
from beaumonde.learn.model import NEVER, answer, outcome_mask
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
        parts = [_flat(one.stretch) for one in played]
        told, count = [], sum(len(part.picks) for part in parts)
        whole = parts[0] if len(parts) == 1 else Stretch(*map(np.concatenate, zip(*parts, strict=True)))
        for _ in range(settings.epochs):
            order = self._dice.permutation(count)
            for start in range(0, count - settings.batch + 1, settings.batch):
                chosen = order[start : start + settings.batch]
                batch = Stretch(*(part[chosen] for part in whole))
                self.weights, self.moments, numbers = _learn(
                    self._optimiser, settings, self.weights, self.moments, batch, rate, entropy
                )
                told.append(numbers)
        policy, forecast, spread, moved = map(float, np.asarray(jax.device_get(told)).mean(0))
        games = sum(one.games for one in played)
        nobody = sum(one.nobody for one in played) / max(1, games)
        return Report(policy, forecast, spread, moved, nobody, games, count)


def _flat(stretch: Stretch) -> Stretch:
    count = stretch.picks.size
    return Stretch(*(part.reshape(count, *part.shape[2:]) for part in stretch))


@partial(jax.jit, static_argnums=(0, 1))
def _learn(
    optimiser: Any, settings: Settings, weights: Weights, moments: Any, batch: Stretch, rate: Any, entropy: Any
) -> tuple[Weights, Any, Any]:
    """One step. The slope is added up over chunks that fit into the processor's cache, which is much quicker."""
    counts = batch.learns / (batch.learns.sum() + 1e-8)
    middle = (counts * batch.gains).sum()
    gains = (batch.gains - middle) / jnp.sqrt((counts * (batch.gains - middle) ** 2).sum() + 1e-8)
    count = max(1, settings.batch // settings.chunk)
    whole = batch._replace(learns=counts, gains=gains)
    chunks = [part.reshape(count, settings.batch // count, *part.shape[1:]) for part in whole]

    def add(total: Any, chunk: list[jax.Array]) -> tuple[Any, None]:
        (_, numbers), slope = jax.value_and_grad(_loss, has_aux=True)(weights, settings, Stretch(*chunk), entropy)
        return jax.tree.map(jnp.add, total, (slope, numbers)), None

    nothing = (jax.tree.map(jnp.zeros_like, weights), jnp.zeros(4))
    (slope, numbers), _ = jax.lax.scan(add, nothing, chunks)
    steps, moments = optimiser.update(slope, moments, weights)
    return optax.apply_updates(weights, jax.tree.map(lambda step: -rate * step, steps)), moments, numbers


def _loss(weights: Weights, settings: Settings, chunk: Stretch, entropy: Any) -> tuple[jax.Array, Any]:
    """The part of the loss of a batch that comes from this chunk of it; `learns` are weights that add up to 1."""
    said = answer(weights, chunk.told, chunk.items)
    logs = jax.nn.log_softmax(jnp.where(chunk.masks > 0, said.picks, NEVER))
    chosen = jnp.take_along_axis(logs, chunk.picks[:, None], 1)[:, 0]
    change = chosen - chunk.logs
    ratio = jnp.exp(change)
    limited = jnp.clip(ratio, 1 - settings.clip, 1 + settings.clip)
    policy = -(chunk.learns * jnp.minimum(ratio * chunk.gains, limited * chunk.gains)).sum()
    spread = -(chunk.learns[:, None] * jnp.exp(logs) * jnp.where(chunk.masks > 0, logs, 0)).sum()
    ends = jax.nn.log_softmax(jnp.where(outcome_mask(chunk.seats), said.outcome, NEVER))
    wins, outs = chunk.targets[:, :OUTCOMES], chunk.targets[:, OUTCOMES:]
    forecast = -jnp.where(wins > 0, wins * ends, 0).sum() / settings.batch
    sits = jnp.arange(MOST_SEATS)[None, :] < chunk.seats[:, None]
    poverty = jnp.where(sits, optax.sigmoid_binary_cross_entropy(said.out, outs), 0).sum() / settings.batch
    loss = policy + settings.forecast * (forecast + 0.5 * poverty) - entropy * spread
    return loss, jnp.stack([policy, forecast, spread, (chunk.learns * (ratio - 1 - change)).sum()])
