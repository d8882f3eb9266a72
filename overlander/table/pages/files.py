"""Scripts, styles and fonts: read once, pressed once, and nothing but them is found under their addresses."""

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

from overlander.drawing import font
from overlander.table.rights.visitor import Request

STATIC: Final = Path(__file__).parents[2] / "web" / "static"
READING: Final = [HttpMethod.GET, HttpMethod.HEAD]
KIND: Final = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".ttf": "font/ttf"}


class File(NamedTuple):
    content: bytes
    pressed: bytes
    kind: str
    mark: str  # another one for other content: what a browser has already it need not be sent


@cache
def files(folder: Path) -> dict[str, File]:
    return {path.name: read(path) for path in folder.iterdir() if path.is_file()}


def read(path: Path) -> File:
    content = path.read_bytes()
    kind = KIND.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return File(content, gzip.compress(content, 6, mtime=0), kind, f'"{blake2b(content, digest_size=8).hexdigest()}"')


def answer(request: Request, folder: Path, name: str) -> Response[bytes]:
    file = files(folder).get(name)
    if file is None:
        raise NotFoundException
    headers = {"ETag": file.mark, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.mark:
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, media_type=file.kind, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(file.content, media_type=file.kind, headers=headers)
    return Response(file.pressed, media_type=file.kind, headers=headers | {"Content-Encoding": "gzip"})


@route("/static/{name:str}", http_method=READING, status_code=HTTP_200_OK, pressed=True)
async def static_file(request: Request, name: FromPath[str]) -> Response[bytes]:
    return answer(request, STATIC, name)


@route("/font/{name:str}", http_method=READING, status_code=HTTP_200_OK, pressed=True)
async def font_file(request: Request, name: FromPath[str]) -> Response[bytes]:
    return answer(request, font.FOLDER, name)
