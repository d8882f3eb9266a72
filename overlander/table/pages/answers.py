"""Answers to a browser: pages, fragments for its script, and errors in words, never a traceback."""

import logging
from typing import Any

import msgspec
from litestar import Response
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.response import Redirect
from litestar.status_codes import (
    HTTP_303_SEE_OTHER,
    HTTP_400_BAD_REQUEST,
    HTTP_409_CONFLICT,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)

from overlander.core.errors import OverlanderError, Refused
from overlander.page import templates
from overlander.page.viewer import Visitor
from overlander.table.rights.errors import MESSAGES, STATUS, out_of_order
from overlander.table.rights.visitor import Request, house, visitor
from overlander.text import Words

log = logging.getLogger("overlander")

Html = Response[str]
Json = Response[bytes]


def html(content: str) -> Html:
    return Response(content, media_type=MediaType.HTML)


def page(template: str, who: Visitor, words: Words, *, status: int = 200, **context: Any) -> Html:
    return Response(templates.render(template, words, who=who, **context), status_code=status, media_type=MediaType.HTML)


def data(content: bytes, status: int = 200) -> Json:
    return Response(content, status_code=status, media_type=MediaType.JSON)


def go_to(address: str) -> Redirect:
    return Redirect(address, status_code=HTTP_303_SEE_OTHER)


def by_script(request: Request) -> bool:
    """Our script asks for JSON; a form that is sent without it gets a page."""
    return "application/json" in request.headers.get("accept", "")


def complaint(request: Request, text: str, status: int) -> Response[Any]:
    if by_script(request):
        return data(msgspec.json.encode({"message": text}), status)
    who = visitor(request)
    return page("complaint.html", who, who.words, status=status, text=text)


def words_for_refusal(request: Request) -> Words:
    """Those of the game, where a table is asked about: its rules have reasons of their own."""
    lang = visitor(request).lang
    table = house(request).tables.get(str(request.path_params.get("table_id", "")))
    return Words(lang) if table is None else Words(lang, table.match.game.slug, table.match.corrections)


def in_words(request: Request, error: OverlanderError) -> Response[Any]:
    if error.code == "data-unusable":
        return complaint(request, out_of_order(request, error, visitor(request).words), HTTP_503_SERVICE_UNAVAILABLE)
    status = STATUS.get(error.code, HTTP_409_CONFLICT if isinstance(error, Refused) else HTTP_400_BAD_REQUEST)
    answer = complaint(request, words_for_refusal(request).error(error), status)
    if "wait" in error.params:
        answer.headers["Retry-After"] = str(error.params["wait"])
    return answer


def not_found(request: Request, error: HTTPException) -> Response[Any]:
    """What the router or the reading of a form refused."""
    message = MESSAGES.get(error.status_code, "page-bad-request")
    return complaint(request, visitor(request).words.say(message), error.status_code)


def unforeseen(request: Request, error: Exception) -> Response[Any]:
    log.error("%s %s", request.method, request.scope.get("path_template", ""), exc_info=error)  # an address may hold a token
    return complaint(request, visitor(request).words.say("page-trouble"), HTTP_500_INTERNAL_SERVER_ERROR)
