"""The network in JAX, for training. `bots.net` computes the same in compiled code, for play; a test compares them.

What is told comes in two parts: `told` [batch, told] about the table, and `items` [batch, items, item_told] about each
of several like things (the goods of The Rich and the Good), which all go through the same weights. Games without items
leave those weights out of play.
"""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from beaumonde.bots.net import OUTCOMES, Weights, widths
from beaumonde.games.compiled import Shape

NEVER = -1e9


class Answer(NamedTuple):
    """Logits of all picks, of who wins (the seats from the viewer on, then nobody), of each seat being cast out, and of
    what kind of people the others are."""

    picks: jax.Array
    outcome: jax.Array
    out: jax.Array
    kind: jax.Array


def fresh(shape: Shape, width: int, item_width: int, seed: int) -> Weights:
    """Random weights to begin with; what answers begins near zero, so that every pick is about as likely."""
    dice = np.random.default_rng(seed)
    arrays = {}
    for name, size in widths(shape, width, item_width).items():
        if len(size) == 1:
            arrays[name] = np.zeros(size, np.float32)
        else:
            scale = 0.01 if name in {"picks", "item_picks", "outcome", "out", "kind"} else np.sqrt(2 / max(1, size[0]))
            arrays[name] = (dice.standard_normal(size) * scale).astype(np.float32)
    return Weights(**arrays)


def answer(weights: Weights, told: Any, items: Any) -> Answer:
    """What the network says to a batch."""
    w: Any = weights
    batch, count = items.shape[:2]
    trunk = told @ w.trunk + w.trunk_bias
    seen = jnp.zeros((0, 0))
    if count:
        seen = items.reshape(batch * count, -1) @ w.item  # one plain product is quicker than one for each item
        seen = jax.nn.relu(seen + jnp.repeat(told @ w.item_told + w.item_bias, count, 0))
        trunk = trunk + seen.reshape(batch, count, -1).mean(1) @ w.pooled
    trunk = jax.nn.relu(trunk)
    trunk = jax.nn.relu(trunk @ w.deep + w.deep_bias)
    picks = trunk @ w.picks + w.picks_bias
    if count:
        again = jax.nn.relu(seen @ w.item_deep + jnp.repeat(trunk @ w.item_trunk + w.item_deep_bias, count, 0))
        of_items = again @ w.item_picks + w.item_picks_bias
        picks = jnp.concatenate([picks, of_items.reshape(batch, -1)], 1)
    outcome, out = trunk @ w.outcome + w.outcome_bias, trunk @ w.out + w.out_bias
    return Answer(picks, outcome, out, trunk @ w.kind + w.kind_bias)


def outcome_mask(seats: jax.Array) -> jax.Array:
    """Which outcomes there are at a table of that many seats."""
    place = jnp.arange(OUTCOMES)
    return (place[None, :] < seats[:, None]) | (place[None, :] == OUTCOMES - 1)
