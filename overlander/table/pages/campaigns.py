"""The next chapter of a campaign, and all its chapters."""

from litestar import get, post
from litestar.params import FromPath
from litestar.response import Redirect

from overlander.core.errors import OverlanderError
from overlander.core.state import Outcome
from overlander.page.campaign import ChapterInWords, tell
from overlander.table.pages.answers import Html, go_to, page
from overlander.table.play.campaigns import begin_sequel, chapters
from overlander.table.rights.identity import enter, enter_as_host
from overlander.table.rights.visitor import Request, house, visitor
from overlander.text import Words


@post("/tables/{table_id:str}/next")
async def begin_next(request: Request, table_id: FromPath[str]) -> Redirect:
    """For the host; twice leads to the same table."""
    form = await request.form()
    table = await enter_as_host(request, table_id)
    return go_to(f"/tables/{await begin_sequel(house(request), table, str(form.get('sequel', '')))}")


@get("/tables/{table_id:str}/campaign")
async def campaign(request: Request, table_id: FromPath[str]) -> Html:
    """All chapters that the visitor has a key to."""
    table, _rights = await enter(request, table_id)
    words = Words(visitor(request).lang, table.match.game.slug, table.match.corrections)
    shown: list[ChapterInWords] = []
    goes_on = False
    for chapter in await chapters(house(request), table):
        try:
            found, _rights = await enter(request, chapter.entry.id)
        except OverlanderError:
            continue
        goes_on = not found.match.state.over() or bool(found.match.state.sequels())
        shown.append(tell(found.match, words, chapter.number, chapter.sequel, found.id, found.id == table.id))
    standing = [chapter.standing for chapter in shown if chapter.standing is not None]
    names = words.called(table.match.names, table.match.options)
    last = standing[-1] if standing else None
    return page(
        "campaign.html",
        visitor(request),
        words,
        chapters=shown,
        standing=last,
        result="" if last is None else standing_in_words(words, last, names, goes_on),
        names=names,
        colours=table.colours,
    )


def standing_in_words(words: Words, standing: Outcome, names: list[str], goes_on: bool) -> str:
    """Who leads, and in the end who wins."""
    if not goes_on or standing.verdict is not None or not standing.winners:
        return words.result(standing, names)
    message = "campaign-leader" if len(standing.winners) == 1 else "campaign-leaders"
    return words.say(message, names=", ".join(names[seat] for seat in standing.winners))
