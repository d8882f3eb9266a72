"""Whatever is sent to an address of `/openapi.json` is answered as it says there. schemathesis makes up what is sent.

More of it: OVERLANDER_EXAMPLES=1000 pytest tests/table/test_api_schema.py
"""

import json
import os
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from litestar import Litestar
from schemathesis import Case
from schemathesis.checks import allow_header_conformance, positive_data_acceptance, unsupported_method

from overlander.table.api.description import GameViews, Requests, description, router
from tests.table.api import new_table
from tests.table.places import InFile
from tests.table.server import Server

EXAMPLES = int(os.environ.get("OVERLANDER_EXAMPLES", "15"))
# A request can be well-formed and still name a seat or an option that is not there; OPTIONS are answered per handler.
NOT_PROMISED = [positive_data_acceptance, unsupported_method, allow_header_conformance]
ENDLESS = r"/stream$"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(InFile(tmp_path_factory.mktemp("tables")))
    found.start()
    yield found
    found.kill()


@pytest.fixture
def table(server: Server) -> str:
    """One for each address: some close or delete it."""
    return new_table(server)


def described() -> dict[str, Any]:
    """As the server describes itself, without a server."""
    app = Litestar([router], openapi_config=description, plugins=[GameViews(), Requests()], include_in_schema=False)
    return app.openapi_schema.to_schema()


schema = schemathesis.openapi.from_dict(described()).exclude(path_regex=ENDLESS)


@schema.parametrize()
@settings(max_examples=EXAMPLES, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_address_answers_as_described(case: Case[Any], server: Server, table: str) -> None:
    if "table" in case.path_parameters:
        case.path_parameters["table"] = table
    case.call_and_validate(base_url=server.address, excluded_checks=NOT_PROMISED)


def test_the_description_is_that_of_the_server(server: Server) -> None:
    assert json.loads(server.get("/openapi.json")) == json.loads(json.dumps(described()))
