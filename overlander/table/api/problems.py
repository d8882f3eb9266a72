"""Errors as JSON: a code, its parameters, the rule and a sentence; never a traceback."""

import logging
from typing import Any, Final

import msgspec
from litestar import Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_401_UNAUTHORIZED,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_405_METHOD_NOT_ALLOWED,
    HTTP_409_CONFLICT,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)

from overlander.core.errors import UNREADABLE, OverlanderError, RecordError, Refused
from overlander.table.api.entering import TokenNeeded
from overlander.table.api.schema import Params, Problem
from overlander.table.api.words import words_of
from overlander.table.rights.errors import MESSAGES, STATUS, out_of_order
from overlander.table.rights.visitor import Request

log = logging.getLogger("overlander")

CODES: Final = {  # of what is refused before anybody at a table is asked
    HTTP_403_FORBIDDEN: "forbidden",
    HTTP_404_NOT_FOUND: "not-found",
    HTTP_405_METHOD_NOT_ALLOWED: "method-not-allowed",
    HTTP_413_REQUEST_ENTITY_TOO_LARGE: "too-large",
}
PARTED: Final = ("table-refused", "table-differs")  # a table that these rules cannot go on with
ABOUT: Final = {
    400: "The request cannot be read",
    401: "A token is needed",
    403: "Not for you",
    404: "There is none",
    409: "Not possible now",
    413: "Too large",
    429: "Too many requests",
}


def answers(*statuses: int) -> dict[int, ResponseSpec]:
    """For the description: the answers of an address besides success."""
    return {status: ResponseSpec(Problem, generate_examples=False, description=ABOUT[status]) for status in statuses}


def answer(problem: Problem, status: int, headers: dict[str, str]) -> Response[bytes]:
    return Response(msgspec.json.encode(problem), status_code=status, media_type="application/json", headers=headers)


def refuse(request: Request, error: OverlanderError) -> Response[bytes]:
    if error.code == "data-unusable":
        problem = Problem("trouble", out_of_order(request, error, words_of(request)), {})
        return answer(problem, HTTP_503_SERVICE_UNAVAILABLE, {})
    reason = ""
    params: Params = dict(error.params)
    if isinstance(error, Refused) and error.refusal is not None:
        reason = error.refusal.reason
        params |= error.refusal.params
    status = status_of(request, error)
    headers: dict[str, str] = {}
    if status == HTTP_401_UNAUTHORIZED:
        headers["WWW-Authenticate"] = "Bearer"
    if "wait" in error.params:
        headers["Retry-After"] = str(error.params["wait"])
    return answer(Problem(error.code, words_of(request).error(error), params, error.rule, reason), status, headers)


def status_of(request: Request, error: OverlanderError) -> int:
    if isinstance(error, RecordError) and error.code in PARTED:
        return HTTP_409_CONFLICT
    if isinstance(error, Refused):
        return HTTP_400_BAD_REQUEST if error.code == UNREADABLE else HTTP_409_CONFLICT
    if error.code == "unknown-game" and request.method == "GET":
        return HTTP_404_NOT_FOUND
    if isinstance(error, TokenNeeded):
        return HTTP_401_UNAUTHORIZED
    if error.code == "record-secret":
        return HTTP_403_FORBIDDEN
    return STATUS.get(error.code, HTTP_400_BAD_REQUEST)


def not_understood(request: Request, error: HTTPException) -> Response[bytes]:
    """What the router, the types or the guard at the door refused."""
    status = error.status_code
    message = "api-method" if status == HTTP_405_METHOD_NOT_ALLOWED else MESSAGES.get(status, "page-bad-request")
    problem = Problem(CODES.get(status, "bad-request"), words_of(request).say(message), where(error))
    return answer(problem, status, dict(error.headers or {}))


def where(error: HTTPException) -> Params:
    """Which field is meant, and what is wrong with it."""
    extra = error.extra
    found: dict[str, Any] = extra[0] if isinstance(extra, list) and extra and isinstance(extra[0], dict) else {}
    return {key: str(found[key]) for key in ("key", "message") if key in found}


def unforeseen(request: Request, error: Exception) -> Response[bytes]:
    log.error("%s %s", request.method, request.scope.get("path_template", ""), exc_info=error)
    return answer(Problem("trouble", words_of(request).say("page-trouble"), {}), HTTP_500_INTERNAL_SERVER_ERROR, {})
