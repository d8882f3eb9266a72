"""Scripts, styles and fonts: read once, compressed once, and nothing but them is found under their addresses."""

import gzip
import mimetypes
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

from litestar import HttpMethod, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK, HTTP_304_NOT_MODIFIED

from overlander.core.game import games
from overlander.drawing import font
from overlander.drawing.tones import style_sheet
from overlander.pictures import drawing
from overlander.table.rights.visitor import Request

STATIC: Final = Path(__file__).parents[2] / "web" / "static"
READING: Final = [HttpMethod.GET, HttpMethod.HEAD]
KIND: Final = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".ttf": "font/ttf"}


class File(NamedTuple):
    content: bytes
    compressed: bytes
    kind: str
    mark: str  # another one for other content: what a browser has already it need not be sent


@cache
def files(folder: Path) -> dict[str, File]:
    return {path.name: read(path.name, path.read_bytes()) for path in folder.iterdir() if path.is_file()}


@cache
def tones() -> File:
    """What the colours of all games' pictures are, by day and by night."""
    for game in games():
        drawing(game)
    return read("tones.css", style_sheet().encode())


def read(name: str, content: bytes) -> File:
    kind = KIND.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return File(content, gzip.compress(content, 6, mtime=0), kind, f'"{blake2b(content, digest_size=8).hexdigest()}"')


def answer(request: Request, file: File | None) -> Response[bytes]:
    if file is None:
        raise NotFoundException
    headers = {"ETag": file.mark, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.mark:
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, media_type=file.kind, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(file.content, media_type=file.kind, headers=headers)
    return Response(file.compressed, media_type=file.kind, headers=headers | {"Content-Encoding": "gzip"})


@route("/static/{name:str}", http_method=READING, status_code=HTTP_200_OK, compressed=True)
async def static_file(request: Request, name: FromPath[str]) -> Response[bytes]:
    return answer(request, files(STATIC).get(name))


@route("/font/{name:str}", http_method=READING, status_code=HTTP_200_OK, compressed=True)
async def font_file(request: Request, name: FromPath[str]) -> Response[bytes]:
    return answer(request, files(font.FOLDER).get(name))


@route("/tones.css", http_method=READING, status_code=HTTP_200_OK, compressed=True)
async def tones_file(request: Request) -> Response[bytes]:
    return answer(request, tones())
