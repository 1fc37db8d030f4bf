"""`beaumonde admin check` finds what is wrong with a game, and tells nothing that is hidden there."""

import asyncio

import msgspec
import pytest
from sqlalchemy import select, update

from beaumonde.server.clock import now
from beaumonde.server.database import connect, tables
from beaumonde.server.game_log import Summary
from beaumonde.server.house import House
from beaumonde.server.messages import NewLesson, NewTable, Pace
from server.conftest import Command
from server.operated import Furnished, execute, play, secrets_in, settings_for, wrong_in

LESSON = NewLesson("rich-and-good", "first")
CLOCKED = NewTable("rich-and-good", {"seats": 2, "first": 0}, ["", "random"], clock=60)
A_YEAR = 365 * 24 * 3600 * 1000
WHERE = "WHERE id = '{table}'"
LOG = "WHERE \"table\" = '{table}'"
DAMAGE = {
    "a missing entry": (f"DELETE FROM action {LOG} AND number = 2", ["check-gap"]),
    "a missing first entry": (f"DELETE FROM action {LOG} AND number = 1", ["check-gap"]),
    "a missing last entry": (f"DELETE FROM action {LOG} AND number > 4", ["check-summary"]),
    "an action of another kind": (f"UPDATE action SET action = '{{{{}}}}' {LOG} AND number = 3", ["check-illegal"]),
    "an action of somebody else": (f"UPDATE action SET seat = 1 - seat {LOG} AND number = 1", ["check-illegal"]),
    "an undo of the future": (f"UPDATE action SET undo_to = 9 {LOG} AND number = 3", ["check-illegal"]),
    "a date to come": (f"UPDATE action SET at = {now() + A_YEAR} {LOG} AND number = 3", ["check-time"]),
    "another state": (f"UPDATE \"table\" SET state = 'over' {WHERE}", ["check-state", "check-due"]),
    "no state": (f"UPDATE \"table\" SET state = 'lost' {WHERE}", ["check-unreadable"]),
    "an open table with a game": (f'UPDATE "table" SET begun = NULL {WHERE}', ["check-state", "check-due"]),
    "another game": (f"UPDATE \"table\" SET game = 'chess' {WHERE}", ["check-unreadable"]),
    "other options": (f'UPDATE "table" SET options = \'{{{{"seats": 3}}}}\' {WHERE}', ["check-seats"]),
    "no options": (f"UPDATE \"table\" SET options = 'null' {WHERE}", ["check-unreadable"]),
    "no set-up": (f"UPDATE \"table\" SET setup = 'secret' {WHERE}", ["check-unreadable"]),
    "another commitment": (f"UPDATE \"table\" SET commitment = 'x' {WHERE}", ["check-commitment"]),
    "a missing seat": (f"DELETE FROM seat {LOG} AND number = 1", ["check-seats"]),
    "nobody in a seat": (f"UPDATE seat SET person = NULL {LOG} AND number = 1", ["check-seats"]),
    "another summary": (f"UPDATE \"table\" SET summary = '{{{{}}}}' {WHERE}", ["check-summary"]),
    "no clock": (f'UPDATE "table" SET clock = 0 {WHERE}', ["check-clock"]),
    "never due": (f'UPDATE "table" SET due = NULL {WHERE}', ["check-due"]),
    "due too late": (f'UPDATE "table" SET due = {now() + A_YEAR} {WHERE}', ["check-due"]),
}


def test_nothing_is_wrong_with_what_the_service_writes(database: str, there: Furnished, command: Command) -> None:
    outcome = command("admin", "check")
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.startswith("Checked 4 tables with ")
    assert outcome.out.endswith("Everything agrees.\n")
    assert wrong_in(database) == {}


def test_undone_and_given_up_games_and_running_clocks_are_fine(database: str, there: Furnished) -> None:
    async def go() -> None:
        house = House(settings_for(database))
        async with house.open():
            alone = await house.tables.lay(there.anna, CLOCKED)
            await house.tables.start(there.anna, alone.id)
            await house.tables.set_pace(there.anna, alone.id, Pace.PAUSED)
            await play(house, alone.id, most=1)
            number = (await house.rooms.fresh(alone.id)).number
            await house.play.undo(alone.id, 0, number=number, client_action_id="back")
            await house.tables.set_pace(there.anna, alone.id, Pace.USUAL)
            await play(house, alone.id, most=2)
            await house.tables.give_up(there.anna, (await house.tables.teach(there.anna, LESSON)).id)

    asyncio.run(go())
    assert wrong_in(database) == {}


@pytest.mark.parametrize("damage", DAMAGE)
def test_what_is_wrong_is_found(damage: str, database: str, there: Furnished, command: Command) -> None:
    statement, codes = DAMAGE[damage]
    secrets = secrets_in(database)
    execute(database, statement.format(table=there.playing))
    assert wrong_in(database) == {there.playing: codes}
    outcome = command("admin", "check")
    assert outcome.code == 1
    *lines, summary = outcome.out.splitlines()
    assert all(line.startswith(f"{there.playing}: ") for line in lines)
    assert len(lines) == len(codes)
    assert summary.endswith("Something is wrong with 1 table.")
    assert not any(secret in outcome.all for secret in secrets)


@pytest.mark.parametrize(("totals", "codes"), [([], []), ([99.0, 98.0, 97.0], ["check-summary"])], ids=str)
def test_scores_may_be_missing_from_a_summary_as_in_an_older_version_but_may_not_differ(
    database: str, there: Furnished, totals: list[float], codes: list[str]
) -> None:
    engine = connect(database)
    finished = tables.c.id == there.over
    with engine.begin() as connection:
        text = connection.execute(select(tables.c.summary).where(finished)).scalar_one()
        kept = msgspec.json.decode(text, type=Summary)
        assert len(kept.totals) == len(kept.standings) == 3
        other = msgspec.structs.replace(kept, totals=tuple(totals), standings=kept.standings if totals else ())
        connection.execute(update(tables).where(finished).values(summary=msgspec.json.encode(other).decode()))
    engine.dispose()
    assert wrong_in(database) == ({there.over: codes} if codes else {})


def test_a_finished_game_that_goes_on_for_its_table_is_wrong(database: str, there: Furnished) -> None:
    execute(database, f"UPDATE \"table\" SET state = 'playing', due = 0 WHERE id = '{there.over}'")
    assert wrong_in(database) == {there.over: ["check-state"]}
