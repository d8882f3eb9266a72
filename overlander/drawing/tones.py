"""Tones: colours that are one thing by day and another by night. Pictures carry their names (`var(--k)`), so that one drawing is
enough: a page says what they mean in its style sheet; a file, whose readers know no CSS variables, gets the colours themselves."""

import re
from base64 import urlsafe_b64encode
from math import atan2, cos, hypot, sin
from typing import Final, NamedTuple

PALE: Final = 0.62  # lighter than this is paper, land or card, which is dark by night
VIVID: Final = 0.095  # more colourful than this is a piece, which stays as it is


class Tone(NamedTuple):
    light: str
    dark: str


TONES: Final[dict[str, Tone]] = {}  # by their names
SHORT: Final[dict[str, str]] = {}  # names that were given, by what they are by day
NAMED: Final = re.compile(r"var\(--([\w-]+)\)")
HEX: Final = re.compile(r"#[0-9a-f]{6}\b")


def tone(light: str, dark: str = "", name: str = "") -> str:
    """How pictures write this colour; by night it is `dark`, or its own dark relative. What is written most has a short name; all
    others are called by what they are by day, and so have the same name in every process."""
    known = SHORT.get(light, "") or name or urlsafe_b64encode(bytes.fromhex(light[1:])).decode()
    if name:
        SHORT[light] = name
    found = TONES.setdefault(known, Tone(light, dark or darken(light)))
    if dark and found.dark != dark:
        raise ValueError(f"{light} has two colours by night: {found.dark} and {dark}")
    return f"var(--{known})"


def toned(svg: str) -> str:
    """A picture in which what is pale and quiet is a tone."""
    return HEX.sub(lambda found: tone(found[0]) if is_ground(found[0]) else found[0], svg)


def painted(svg: str, theme: str) -> str:
    """With the colours themselves in place of the names."""
    return NAMED.sub(lambda found: getattr(TONES[found[1]], theme), svg)


def style_sheet() -> str:
    """What the names mean, for pages: as the visitor chose, else as the system has it."""
    day, night = ("".join(f"--{name}:{getattr(x, theme)};" for name, x in sorted(TONES.items())) for theme in ("light", "dark"))
    system = f"@media (prefers-color-scheme: dark) {{\n:root:not([data-theme]) {{ {night} }}\n}}\n"
    return f":root {{ {day} }}\n{system}[data-theme=dark] {{ {night} }}\n"


def is_ground(colour: str) -> bool:
    light, strength, _ = lightness(colour)
    return light > PALE and strength < VIVID


def darken(colour: str) -> str:
    """Of the same hue: paper becomes dark card, the stronger the colour, the lighter."""
    light, strength, hue = lightness(colour)
    return coloured(0.30 + 0.36 * (1 - light), min(strength * 0.85, 0.09), hue)


# -- lightness, strength and hue as eyes see them (Oklch)


def lightness(colour: str) -> tuple[float, float, float]:
    r, g, b = (linear(int(colour[i : i + 2], 16) / 255) for i in (1, 3, 5))
    one = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    two = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    three = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    a = 1.9779984951 * one - 2.4285922050 * two + 0.4505937099 * three
    z = 0.0259040371 * one + 0.7827717662 * two - 0.8086757660 * three
    return 0.2104542553 * one + 0.7936177850 * two - 0.0040720468 * three, hypot(a, z), atan2(z, a)


def coloured(light: float, strength: float, hue: float) -> str:
    a, z = strength * cos(hue), strength * sin(hue)
    one = (light + 0.3963377774 * a + 0.2158037573 * z) ** 3
    two = (light - 0.1055613458 * a - 0.0638541728 * z) ** 3
    three = (light - 0.0894841775 * a - 1.2914855480 * z) ** 3
    parts = (
        4.0767416621 * one - 3.3077115913 * two + 0.2309699292 * three,
        -1.2684380046 * one + 2.6097574011 * two - 0.3413193965 * three,
        -0.0041960863 * one - 0.7034186147 * two + 1.7076147010 * three,
    )
    return "#" + "".join(f"{round(255 * encode(min(1.0, max(0.0, x)))):02x}" for x in parts)


def linear(part: float) -> float:
    """Of a part of a colour, the light that it stands for."""
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def encode(light: float) -> float:
    return light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
