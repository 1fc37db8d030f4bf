"""The served OpenAPI document tells the truth, whatever is sent to it."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from beaumonde.core.game import GAMES
from beaumonde.locale import Words
from beaumonde.server.messages import TableInfo
from server.conftest import Come
from server.service import Player, good, until_over

schemathesis = pytest.importorskip("schemathesis")

FEW = 6
"""Examples for each operation, with each kind of database."""


def test_the_document_is_served_at_a_stable_address_and_names_every_problem(come: Come) -> None:
    document = good(come().http.get("/schema/openapi.json"))
    operations = [operation for path in document["paths"].values() for operation in path.values()]
    assert len(operations) >= 16
    for operation in operations:
        assert {"400", "401", "404", "409"} <= set(operation["responses"])
        assert operation["description"]


def finished(player: Player) -> str:
    """A table where bots have played."""
    table = player.lay("rich-and-good", ["random"] * 2, seats=2)
    with player.sit(table) as chair:
        player.start(table)
        until_over(chair)
    return str(table["id"])


def test_the_document_has_everything_that_goes_over_the_socket(come: Come) -> None:
    schemas = good(come().http.get("/schema/openapi.json"))["components"]["schemas"]
    assert {"Hello", "Act", "Order", "Say", "Welcome", "Played", "Ordered", "Said", "Refused"} <= set(schemas)
    for name in ("View", "Hints", "Orders", "Event", "Action"):
        assert len(schemas[name]["anyOf"]) >= len(GAMES)


def test_every_message_of_the_socket_belongs_to_one_direction_and_says_what_it_is(come: Come) -> None:
    schemas = good(come().http.get("/schema/openapi.json"))["components"]["schemas"]
    for name, some in (("ClientMessage", {"Hello", "Act"}), ("ServiceMessage", {"Welcome", "Played", "Refused"})):
        kinds = {option["$ref"].rsplit("/", 1)[1] for option in schemas[name]["oneOf"]}
        assert some <= kinds
        assert all(schemas[kind]["description"] for kind in kinds)
    assert schemas["Act"]["properties"]["action"] == {"$ref": "#/components/schemas/Action"}
    assert schemas["Order"]["properties"]["orders"] == {"$ref": "#/components/schemas/Orders"}


def test_the_document_tells_what_the_docstrings_of_messages_and_fields_say(come: Come) -> None:
    schemas = good(come().http.get("/schema/openapi.json"))["components"]["schemas"]
    assert schemas["TableInfo"]["description"] == TableInfo.__doc__
    assert "`bot-account`" in schemas["SeatInfo"]["properties"]["level"]["description"]
    assert schemas["Hello"]["properties"]["from"]["description"].startswith("The number of the last action")
    assert schemas["RichAndGoodView"]["properties"]["to_act"]["description"]  # a field of the general View
    assert schemas["HighSocietyPlayerView"]["properties"]["open"]["description"]
    assert schemas["History"]["properties"]["before"]["description"]  # messages have several files
    assert schemas["OwnTable"]["properties"]["words"]["description"]


def test_the_document_says_how_to_be_known_how_to_play_and_what_can_go_wrong(come: Come) -> None:
    document = good(come().http.get("/schema/openapi.json"))
    about = document["info"]["description"]
    assert all(word in about for word in ("Bearer", '"bot": true', "/api/tables/{table}/live", "`hello`", "4429"))
    assert document["components"]["securitySchemes"]["token"]["description"]
    told = json.dumps([about, document["paths"]])
    codes = {code for listed in re.findall(r"Codes: ([^.]*)\.", told) for code in re.findall("`([a-z-]+)`", listed)}
    assert {"no-bot-accounts", "too-many-seats", "has-begun", "unfinished-record", "no-token"} <= codes
    assert [code for code in codes if f"error-{code}" not in Words("en")] == []


def test_the_tool_writes_the_document_that_is_served(come: Come, tmp_path: Path) -> None:
    served = good(come().http.get("/schema/openapi.json"))
    file, tool = tmp_path / "openapi.json", Path(__file__).parents[2] / "tools" / "openapi.py"
    subprocess.run([sys.executable, tool, file], check=True, timeout=60, env=os.environ | {"PYTHONHASHSEED": "1"})
    assert file.read_text() == json.dumps(served, indent=1, ensure_ascii=False) + "\n"


@pytest.mark.filterwarnings("ignore:Do not use the `random` module")
def test_generated_requests_get_the_answers_the_document_promises(come: Come) -> None:
    """Connections in this process draw the contents of their pings at random: Hypothesis would blame the strategies."""
    from hypothesis import HealthCheck, given, settings
    from hypothesis import strategies as st

    anna = come()
    tables = [anna.lay("rich-and-good", seats=3)["id"], finished(anna)]
    schema = schemathesis.openapi.from_url(f"http://{anna.address}/api/schema/openapi.json")
    known = schemathesis.checks

    def the_code_is_named(_context: object, answer: Any, case: Any) -> None:
        """A program can know from the document why its request may be refused."""
        if answer.status_code >= 400:
            told = case.operation.definition.raw["responses"][str(answer.status_code)]["description"]
            assert f"`{answer.json()['code']}`" in told, (case.operation.label, answer.json())

    checks = [
        the_code_is_named,
        known.not_a_server_error,
        known.status_code_conformance,
        known.content_type_conformance,
        known.response_schema_conformance,
    ]
    operations = [result.ok() for result in schema.get_all_operations()]
    assert len(operations) >= 16
    asks: list[Player] = []
    for operation in operations:
        asks[:] = [come()]  # who asked before may have logged out, or been deleted

        @settings(max_examples=FEW, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        @given(case=operation.as_strategy(), real=st.sampled_from([None, *tables]))
        def every_answer_is_promised(case: Any, real: str | None) -> None:
            if real is not None and "table" in case.path_parameters:
                case.path_parameters["table"] = real
            case.call_and_validate(checks=checks, headers={"Authorization": f"Bearer {asks[0].token}"})

        every_answer_is_promised()
