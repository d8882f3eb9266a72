"""Errors as answers to a request: with which status, and in which words."""

import logging

from litestar.status_codes import (
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_429_TOO_MANY_REQUESTS,
)

from overlander.core.errors import OverlanderError
from overlander.table.rights.visitor import Request
from overlander.text import Words

log = logging.getLogger("overlander")

STATUS = {
    "no-such-table": HTTP_404_NOT_FOUND,
    "not-yours": HTTP_403_FORBIDDEN,
    "no-seat-for-you": HTTP_403_FORBIDDEN,
    "only-watching": HTTP_403_FORBIDDEN,
    "behind-proxy": HTTP_403_FORBIDDEN,
    "too-many-requests": HTTP_429_TOO_MANY_REQUESTS,
    "too-many-streams": HTTP_429_TOO_MANY_REQUESTS,
}
MESSAGES = {
    HTTP_403_FORBIDDEN: "page-not-from-here",
    HTTP_404_NOT_FOUND: "page-not-found",
    HTTP_413_REQUEST_ENTITY_TOO_LARGE: "page-too-large",
}


def out_of_order(request: Request, error: OverlanderError, words: Words) -> str:
    """At home a full disk is one's own; elsewhere it is nobody's business where the tables are kept."""
    log.error("%s", error)
    return words.say("page-trouble") if request.app.state.public else words.error(error)
