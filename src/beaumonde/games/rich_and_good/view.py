"""What a seat or a spectator may know of a game of The Rich and the Good, field by field."""

from typing import TYPE_CHECKING

from msgspec import Struct

from beaumonde.core.game import View, check_viewer
from beaumonde.games.rich_and_good.goods import Good, Six, plus
from beaumonde.games.rich_and_good.market import MarketCard
from beaumonde.games.rich_and_good.phase import OVER, Phase
from beaumonde.games.rich_and_good.rules import holders_of

if TYPE_CHECKING:
    from beaumonde.games.rich_and_good.state import State


class PlayerView(Struct, frozen=True):
    """One seat as the viewer sees it; None where the viewer is not to be told."""

    cash: int
    charity: int
    share_count: int
    donated_count: int
    """Shares lying on the charity board in this round."""
    shares: Six | None
    board: Six | None
    holdings: Six | None
    """Shares in hand and on the board together: what follows from everything bought and sold."""
    bounds: tuple[Six, ...] | None
    """For each share on the board: how many of each good can lie there up to that one at most, as open play tells."""


class MerchantView(Struct, frozen=True):
    """The Merchant's charity board."""

    charity: int
    shown: tuple[Good, ...]
    hidden_count: int
    gone: tuple[Good, ...]
    """The shares it gave in earlier rounds."""


class RichAndGoodView(View, frozen=True):
    """The table from one chair."""

    seats: int
    track: tuple[int, ...]
    round: int
    turn: int
    turns: int
    phase: Phase
    starter: int
    prices: Six
    """For each good, in the order of `Good`."""
    supply: Six
    """How many shares of each good the bank has."""
    players: tuple[PlayerView, ...]
    left: tuple[MarketCard, ...] | None
    """The holder on the viewer's left; with two players, the viewer's own. None for a spectator."""
    right: tuple[MarketCard, ...] | None
    """The holder on the viewer's right; with two players, the one both see, and spectators too."""
    played: tuple[MarketCard, ...]
    merchant: MerchantView | None


def view(state: "State", seat: int | None, memory_aid: bool) -> RichAndGoodView:
    """The state as that seat may know it; None is a spectator."""
    game = state.game
    if seat is not None:
        check_viewer(seat, game.seats)
    left = right = None
    if seat is not None:
        left, right = (state.holders[holder] for holder in holders_of(game.seats, seat))
    elif game.has_merchant:
        right = state.holders[2]
    return RichAndGoodView(
        seat=seat,
        to_act=state.to_act,
        result=state.result,
        seats=game.seats,
        track=game.track,
        round=state.round,
        turn=state.turn,
        turns=game.turns,
        phase=state.phase,
        starter=state.starter,
        prices=state.prices,
        supply=state.supply,
        players=tuple(_player(state, other, seat, memory_aid) for other in range(game.seats)),
        left=left,
        right=right,
        played=state.played,
        merchant=_merchant(state),
    )


def _merchant(state: "State") -> MerchantView | None:
    merchant = state.merchant
    if merchant is None:
        return None
    return MerchantView(merchant.charity, merchant.shown, len(merchant.hidden), merchant.gone)


def _player(state: "State", seat: int, viewer: int | None, memory_aid: bool) -> PlayerView:
    shares, board = state.shares[seat], state.boards[seat]
    known = seat == viewer or state.phase is OVER
    return PlayerView(
        cash=state.cash[seat],
        charity=state.charity[seat],
        share_count=sum(shares),
        donated_count=sum(board),
        shares=shares if known else None,
        board=board if known else None,
        holdings=plus(shares, board) if known or memory_aid else None,
        bounds=state.bounds[seat] if known or memory_aid else None,
    )
