"""The language of an answer: `?lang=`, else the first of `Accept-Language` that there is, else the server's.

Addresses name `lang` among their parameters so that it is checked and described; it is read here, because refusals speak too.
"""

from overlander.page.sight import words_for
from overlander.table.rights.visitor import Request, house, preferred_lang
from overlander.text import LANGUAGES, Words


def lang_of(request: Request) -> str:
    wanted = request.query_params.get("lang", "")
    return wanted if wanted in LANGUAGES else preferred_lang(request)


def words_of(request: Request) -> Words:
    """Those of the game, where a table is asked about: refusals are in its words."""
    table = house(request).tables.get(str(request.path_params.get("table", "")))
    if table is None:
        return Words(lang_of(request))
    return words_for(lang_of(request), table.match.game.slug, table.match.corrections)
