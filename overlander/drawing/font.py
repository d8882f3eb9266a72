"""The bundled font: where its files are, and how wide a text is. Read from the font itself, so that browser and PNG agree."""

import struct
from base64 import b64encode
from functools import lru_cache
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent / "font"
REGULAR: Final = FOLDER / "OverlanderSans-Regular.ttf"
BOLD: Final = FOLDER / "OverlanderSans-Bold.ttf"
FAMILY: Final = "Overlander Sans, Noto Sans, Open Sans, Arial, sans-serif"


@lru_cache
def advances(file: Path) -> dict[int, float]:
    """By letter, the width in sizes (tables head, hhea, hmtx and cmap format 4 of a TrueType font)."""
    data = file.read_bytes()
    tables: dict[bytes, int] = {}
    for i in range(struct.unpack(">H", data[4:6])[0]):
        tag, _, offset, _ = struct.unpack(">4sLLL", data[12 + 16 * i : 28 + 16 * i])
        tables[tag] = offset
    em = struct.unpack_from(">H", data, tables[b"head"] + 18)[0]
    metrics = struct.unpack_from(">H", data, tables[b"hhea"] + 34)[0]
    widths = [struct.unpack_from(">H", data, tables[b"hmtx"] + 4 * i)[0] for i in range(metrics)]
    cmap = tables[b"cmap"]
    out: dict[int, float] = {}
    for i in range(struct.unpack_from(">H", data, cmap + 2)[0]):
        start = cmap + struct.unpack_from(">HHL", data, cmap + 4 + 8 * i)[2]
        if struct.unpack_from(">H", data, start)[0] == 4:
            for letter, glyph in mapping(data, start):
                out[letter] = widths[min(glyph, metrics - 1)] / em
    return out


def mapping(data: bytes, start: int) -> list[tuple[int, int]]:
    segments = struct.unpack_from(">H", data, start + 6)[0] // 2
    ends = struct.unpack_from(f">{segments}H", data, start + 14)
    begins = struct.unpack_from(f">{segments}H", data, start + 16 + 2 * segments)
    deltas = struct.unpack_from(f">{segments}H", data, start + 16 + 4 * segments)
    offsets_at = start + 16 + 6 * segments
    offsets = struct.unpack_from(f">{segments}H", data, offsets_at)
    out: list[tuple[int, int]] = []
    for i in range(segments):
        for letter in range(begins[i], ends[i] + 1):
            if letter == 0xFFFF:
                continue
            glyph = letter
            if offsets[i]:
                glyph = struct.unpack_from(">H", data, offsets_at + 2 * i + offsets[i] + 2 * (letter - begins[i]))[0]
            out.append((letter, (glyph + deltas[i]) & 0xFFFF))
    return out


@lru_cache(maxsize=1 << 14)
def width(text: str, size: float, bold: bool = True) -> float:
    known = advances(BOLD if bold else REGULAR)
    return size * sum(known.get(ord(letter), 0.6) for letter in text)


@lru_cache
def faces() -> str:
    """The font itself, as a style sheet within a picture."""
    files = (("normal", REGULAR), ("bold", BOLD))
    coded = [(weight, b64encode(file.read_bytes()).decode()) for weight, file in files]
    face = "@font-face{{font-family:'Overlander Sans';font-weight:{};src:url(data:font/ttf;base64,{})}}"
    return f"<style>{''.join(face.format(weight, code) for weight, code in coded)}</style>"


def with_font(svg: str) -> str:
    """A picture as a file that looks the same everywhere: whoever opens it alone, or as an image, has no font of ours."""
    head, end, rest = svg.partition(">")
    return head + end + faces() + rest if end else svg
