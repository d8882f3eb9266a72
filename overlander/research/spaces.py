"""What the interfaces of Gymnasium and PettingZoo share: spaces, observations as arrays, pictures."""

from __future__ import annotations

import io
from typing import Any, Final

from overlander.research.extra import need

need("gymnasium")

import numpy as np  # noqa: E402 (what is missing is told first)
from gymnasium import spaces  # noqa: E402

from overlander.core.errors import OptionError  # noqa: E402
from overlander.library import put_into_words  # noqa: E402
from overlander.research.episode import Episode, Kind  # noqa: E402

RGB: Final = "rgb_array"
SVG: Final = "svg"
RENDER_MODES: Final = [RGB, SVG]
WIDTH: Final = 900  # pixels

Bytes = np.ndarray[Any, np.dtype[np.uint8]]
Observation = dict[str, np.ndarray[Any, np.dtype[Any]]]


def observations(kind: Kind) -> Any:
    """`observation`: bytes, field by field as `Kind.fields` tells; `action_mask`: 1 for what is legal."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (kind.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (kind.actions,), np.int8),
        }
    )


def actions(kind: Kind) -> Any:
    return spaces.Discrete(kind.actions)


def look(episode: Episode, seat: int) -> Observation:
    """The mask of a seat that need not act is empty."""
    mask = np.zeros(episode.kind.actions, np.int8)
    if seat == episode.seat:
        mask[episode.legal] = 1
    return {"observation": np.frombuffer(episode.observe(seat), np.uint8).copy(), "action_mask": mask}


def render_mode_of(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise put_into_words(OptionError("unknown-render-mode", {"mode": mode, "known": ", ".join(RENDER_MODES)}))
    return mode


def picture(episode: Episode, mode: str | None) -> Bytes | str | None:
    if mode is None:
        return None
    svg = episode.svg(episode.seat)
    if mode == SVG:
        return svg
    from PIL import Image

    from overlander.pictures.film import png

    return np.asarray(Image.open(io.BytesIO(png(svg, WIDTH))).convert("RGB"))
