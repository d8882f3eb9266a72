"""The language of an answer: `?lang=`, else the first of `Accept-Language` that there is, else the server's."""

from overlander.table.fragments import words_for
from overlander.table.tables import Table
from overlander.table.visitor import Asked, preferred
from overlander.text import LANGUAGES, Words


def lang_of(request: Asked) -> str:
    wanted = request.query_params.get("lang", "")
    return wanted if wanted in LANGUAGES else preferred(request)


def words_of(request: Asked, table: Table | None = None) -> Words:
    if table is None:
        return Words(lang_of(request))
    return words_for(lang_of(request), table.match.game.slug, table.match.corrections)
