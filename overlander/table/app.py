"""The application: all pages, the house behind them, and what happens at the start and the end."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_400_BAD_REQUEST

from overlander.core.errors import OverlanderError
from overlander.table.api.description import PATH, GameViews, Requests, description, router
from overlander.table.api.problems import not_understood
from overlander.table.pages import (
    campaigns,
    companion,
    downloads,
    files,
    judging,
    lobby,
    playing,
    reference,
    results,
    rulebook,
    start,
    wishes,
)
from overlander.table.pages.answers import in_words, not_found, unforeseen
from overlander.table.play.chat import Chat
from overlander.table.play.claims import CLAIM
from overlander.table.play.house import Corrections, House, no_corrections
from overlander.table.play.studio import Studio
from overlander.table.play.webhooks import Webhooks
from overlander.table.play.wishes import call_services
from overlander.table.rights import reading
from overlander.table.rights.door import answer_plainly, well_addressed
from overlander.table.rights.limits import Limits, within_limits
from overlander.table.rights.metering import answer_metered
from overlander.table.rights.visitor import Request, add_security_headers, network_of, only_from_our_pages
from overlander.table.storage.databases import Database
from overlander.table.storage.storage import Storage

HANDLERS = [
    start.start,
    start.portrait,
    start.my_games,
    start.begin,
    start.open_record,
    start.delete,
    start.again,
    start.branch,
    campaigns.begin_next,
    campaigns.campaign,
    start.settings,
    lobby.lobby,
    lobby.changes,
    lobby.around,
    lobby.arrive,
    lobby.show_invitation,
    lobby.join,
    playing.sit_down,
    playing.look,
    playing.question,
    playing.why,
    playing.others,
    playing.points,
    playing.replay,
    playing.replay_step,
    playing.turn,
    playing.ahead,
    judging.hint,
    judging.review,
    results.result,
    results.share,
    playing.record,
    playing.submit,
    playing.stream,
    wishes.read_wishes,
    wishes.change_wishes,
    rulebook.rules,
    rulebook.one_rule,
    reference.aid,
    reference.left,
    reference.story,
    downloads.picture,
    downloads.file,
    reference.data,
    companion.look,
    companion.answer,
    companion.set_up,
    companion.score,
    files.static_file,
    files.font_file,
    files.tones_file,
]


async def at_the_door(request: Request) -> None:
    CLAIM.set(None)
    await only_from_our_pages(request)
    await within_limits(request)


def nothing_there(request: Request, error: HTTPException) -> Response[Any]:
    """What no address answers: a page, or JSON for who asks the API."""
    return not_understood(request, error) if request.url.path.startswith(PATH) else not_found(request, error)


class Application(Litestar):
    """What comes before any address is found: every request waits for its turn, and what it costs is charged to the address that it
    comes from; one whose `Host` is none, or that asks with endless fields, is not understood."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await super().__call__(scope, receive, send)
        elif not self.state.public:
            await self.answer(scope, receive, send)
        else:
            whose = network_of(scope["client"][0] if scope.get("client") else "")
            await answer_metered(self.state.limits, whose, partial(self.answer, scope, receive), send)

    async def answer(self, scope: Any, receive: Any, send: Any) -> None:
        if not well_addressed(scope["headers"]):
            await answer_plainly(send, HTTP_400_BAD_REQUEST, "Bad Host\n")
        elif reading.too_many_fields(scope["query_string"]):
            await answer_plainly(send, HTTP_400_BAD_REQUEST, "Too many fields\n")
        else:
            await super().__call__(scope, receive, send)


@asynccontextmanager
async def house(app: Litestar) -> AsyncIterator[None]:
    """What happens at the start and the end."""
    state = app.state
    state.house = House(state.database, state.corrections)
    if state.webhooks is not None:
        state.house.turned = partial(call_services, state.webhooks)
    state.house.open()
    state.studio = Studio()
    try:
        yield
    finally:
        await state.studio.close()
        if state.webhooks is not None:
            await state.webhooks.close()
        await state.house.close()


def build() -> Application:
    """All addresses and what answers them. Where the tables are, and who may ask, is its state alone."""
    return Application(
        route_handlers=[*HANDLERS, router],
        lifespan=[house],
        before_request=at_the_door,
        before_send=[add_security_headers],
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5, minimum_size=600, exclude_opt_key="compressed"),
        exception_handlers={OverlanderError: in_words, HTTPException: nothing_there, Exception: unforeseen},
        openapi_config=description,
        plugins=[GameViews(), Requests()],
        include_in_schema=False,
        logging_config=None,
        request_class=reading.Request,
        request_max_body_size=reading.LONGEST_FORM,  # a form of ours has some hundred letters; what is longer says so itself
        multipart_form_part_limit=reading.MOST_FIELDS,
    )


def create_app(
    database: Database,
    lang: str = "en",
    hosts: list[str] | None = None,
    corrections: Corrections = no_corrections,
    *,
    public: bool = False,
    proxy: bool = False,
    webhooks: bool = False,
    built: Application | None = None,
) -> Application:
    """`hosts`: the names under which the server may be addressed; None for any. `public`: who asks is not at home here, and has
    only the seats that its keys open. `proxy`: requests come through one, whose headers are believed. `webhooks`: players may have
    services called. `built`: one that nobody uses any more; building takes a while. Brings the tables on disk up to date."""
    Storage(database).migrate()
    app = built or build()
    app.state = State(
        {
            "database": database,
            "corrections": corrections,
            "lang": lang,
            "hosts": hosts,
            "public": public,
            "proxy": proxy,
            "limits": Limits(),
            "chat": Chat(),
            "webhooks": Webhooks() if webhooks else None,
        }
    )
    return app
