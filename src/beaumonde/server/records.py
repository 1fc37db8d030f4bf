"""Finished games: their records, and what was to be seen in every moment."""

import msgspec

from beaumonde.core.game import check_viewer
from beaumonde.core.record import Record, replay
from beaumonde.core.shuffle import Fair
from beaumonde.core.substitutes import levels_of_stand_ins
from beaumonde.locale import Words
from beaumonde.server.bot_accounts import told_level
from beaumonde.server.messages import Moment, Replay
from beaumonde.server.rooms import Rooms


class Records:
    """The finished games of all tables."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    async def of(self, table: str) -> Record:
        """The record of the game there; UnfinishedRecord before its end."""
        room = await self._rooms.fresh(table)
        names = tuple(seat.bot_name if seat.person is None else seat.name for seat in room.seats)
        levels = tuple(told_level(seat) for seat in room.seats)
        record = msgspec.structs.replace(room.log.record(), names=names, levels=levels)
        record.guard(private=False)
        return record


def retell(record: Record, seat: int | None, language: str) -> Replay:
    """The recorded game moment by moment, from that chair or none, with nothing left to remember."""
    record.guard(private=False)
    game = record.game
    if seat is not None:
        check_viewer(seat, game.seats)
    words = Words(language)
    movers = [mover for mover, _ in record.moves]
    levels = levels_of_stand_ins(movers, record.stand_ins)
    resigned = {after: tuple(seat for seat, then in record.resigned if then == after) for _, after in record.resigned}
    return Replay(
        game=game.name,
        options=msgspec.to_builtins(game),
        names=[*record.names] or [words("player-name", number=number + 1) for number in range(game.seats)],
        levels=[*record.levels] or [""] * game.seats,
        shuffle=record.setup if isinstance(record.setup, Fair) else None,
        moments=[
            Moment(
                number,
                mover,
                step.events,
                step.state.view(seat, memory_aid=True),
                level=level,
                resigned=resigned.get(number, ()),
            )
            for number, (mover, level, step) in enumerate(
                zip([None, *movers], ["", *levels], replay(record), strict=True)
            )
        ],
    )
