"""The served OpenAPI document tells the truth, whatever is sent to it."""

from typing import Any

import pytest

from server.conftest import Come
from server.service import good

schemathesis = pytest.importorskip("schemathesis")

FEW = 12
"""Examples for each operation."""


def test_the_document_is_served_at_a_stable_address_and_names_every_problem(come: Come) -> None:
    document = good(come().http.get("/schema/openapi.json"))
    operations = [operation for path in document["paths"].values() for operation in path.values()]
    assert len(operations) >= 11
    for operation in operations:
        assert {"400", "401", "404", "409"} <= set(operation["responses"])
        assert operation["description"]


def test_generated_requests_get_the_answers_the_document_promises(come: Come) -> None:
    from hypothesis import HealthCheck, given, settings
    from hypothesis import strategies as st

    anna = come()
    table = anna.lay("rich-and-good", seats=3)
    schema = schemathesis.openapi.from_url(f"http://{anna.address}/api/schema/openapi.json")
    known = schemathesis.checks
    checks = [
        known.not_a_server_error,
        known.status_code_conformance,
        known.content_type_conformance,
        known.response_schema_conformance,
    ]
    operations = [result.ok() for result in schema.get_all_operations()]
    assert len(operations) >= 11
    for operation in operations:

        @settings(max_examples=FEW, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        @given(case=operation.as_strategy(), real=st.booleans())
        def every_answer_is_promised(case: Any, real: bool) -> None:
            if real and "table" in case.path_parameters:
                case.path_parameters["table"] = table["id"]
            case.call_and_validate(checks=checks, headers={"Authorization": f"Bearer {anna.token}"})

        every_answer_is_promised()
