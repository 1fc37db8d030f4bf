"""The proof: what the log in the database holds is what clients were told, and what they did is in it once."""

import msgspec

from chaos_figures import Figures
from chaos_keeper import Keeper, Wrong
from chaos_people import Happened, Person
from chaos_tables import Table


async def prove(table: Table, figures: Figures) -> None:
    """Replay the game from the database and compare it with what everybody at the table saw and did; or Wrong."""
    keeper = table.keeper
    await keeper.read_on()
    ids = [(row.seat, row.client_action_id) for row in keeper.rows if row.client_action_id is not None]
    if len(ids) != len(set(ids)):
        raise Wrong(f"{table.id}: an action is in the log twice")
    figures.entries += len(keeper.rows)
    for person in table.people:
        try:
            _check_told(person, keeper)
            _check_seen(person, keeper)
            _check_done(person, keeper)
        except Wrong as error:
            raise Wrong(f"{table.id}, seat {person.seat}, {table.wish}: {error}") from None
        figures.views += len(person.views)
        figures.acknowledged += len(person.accepted)
        figures.refused += len(person.refused)
    known = {(person.seat, action_id) for person in table.people for action_id in person.sent}
    if not set(ids) <= known:
        raise Wrong(f"{table.id}: nobody sent {set(ids) - known}")


def _check_told(person: Person, keeper: Keeper) -> None:
    """Every entry was told once, in order, and as it is in the log."""
    if person.number > len(keeper.rows):
        raise Wrong(f"entry {person.number} was told, and the log has {len(keeper.rows)}")
    for number, told in enumerate(person.happened):
        if told.number != number:
            raise Wrong(f"entry {told.number} was told in place of {number}")
        if bytes(told.events) != msgspec.json.encode(keeper.steps[number].events):
            raise Wrong(f"other events were told of entry {number} than it has")
        if number and _facts(told) != _facts(keeper.rows[number - 1]):
            raise Wrong(f"entry {number} was told as {_facts(told)}, and is {_facts(keeper.rows[number - 1])}")


def _facts(entry: Happened) -> tuple[object, ...]:
    return entry.number, entry.seat, entry.at, entry.played_by, entry.undo_to


def _check_seen(person: Person, keeper: Keeper) -> None:
    for number, view in person.views.items():
        if view != msgspec.json.encode(keeper.steps[number].state.view(person.seat)):
            raise Wrong(f"the view at entry {number} is not that of the log")


def _check_done(person: Person, keeper: Keeper) -> None:
    """What was acknowledged is in the log under that number, in the order in which it was sent; what was refused is
    not there."""
    places = {row.client_action_id: row for row in keeper.rows if row.seat == person.seat and row.client_action_id}
    for action_id, number in person.accepted.items():
        row = places.get(action_id)
        if row is None or row.number != number:
            raise Wrong(f"{action_id} was acknowledged as entry {number}, and is {row and row.number}")
    for action_id, row in places.items():
        if row.action != msgspec.json.encode(person.sent[action_id]).decode():
            raise Wrong(f"{action_id} is in the log as another action")
    found = [places[action_id].number for action_id in person.sent if action_id in places]
    if found != sorted(found):
        raise Wrong(f"the actions are in the log in another order than they were sent: {found}")
    if person.refused & set(places):
        raise Wrong(f"{person.refused & set(places)} was refused, and is in the log")
