"""Pictures of a match: its panels, whole pictures, films and charts, made from a match and a seat alone. What makes files of them
(PNG, GIF, WebP) is in modules of their own, `film` and `studio`."""

from overlander.pictures.match import (
    aid,
    areas,
    board,
    composed,
    drawing,
    laid_out,
    lesson,
    look_at,
    names,
    panels,
    signs,
    sprite,
    target,
    things,
    told,
    tour,
    whole,
)

__all__ = [
    "aid",
    "areas",
    "board",
    "composed",
    "drawing",
    "laid_out",
    "lesson",
    "look_at",
    "names",
    "panels",
    "signs",
    "sprite",
    "target",
    "things",
    "told",
    "tour",
    "whole",
]
