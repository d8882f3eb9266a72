"""Seasons of Orchard: a campaign of three games, and a verdict for who plays alone (EX-SEASON, EX-SOLO)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.core.carried import Carried, Sequel
from overlander.core.data import Pack
from overlander.core.state import Goal, Outcome, Verdict

if TYPE_CHECKING:
    from overlander.games.example.state import OrchardState


class Calendar:
    """The seasons as the data has them; by the season's number, in the order of the option's values."""

    def __init__(self, pack: Pack) -> None:
        file = pack.file("seasons")
        self.target = file.int_("target")
        self.ratings = file.texts("ratings")
        self.rating_step = file.int_("rating_step")
        self.coins_kept = file.int_("coins_kept")
        seasons = file.nodes("season")
        self.slugs = [x.text("id") for x in seasons]
        self.following = [x.texts("next") for x in seasons]
        self.crop_bonus = [x.int_("crop_bonus") for x in seasons]
        self.coin_bonus = [x.int_("coin_bonus") for x in seasons]
        self.targets = [x.int_("target") for x in seasons]
        file.done()


class Season:
    """A game of a campaign, and what the ones before have brought everybody. It never changes, so that clones share it."""

    def __init__(self, number: int, cups: list[int], totals: list[int], coins: list[int]) -> None:
        self.number = number
        self.cups = cups  # seasons won
        self.totals = totals  # points
        self.coins = coins  # kept

    def key(self) -> list[int]:
        return [self.number, *self.cups, *self.totals, *self.coins]

    def carried(self) -> Carried:
        out = Carried()
        out.put_numbers("cups", self.cups)
        out.put_numbers("totals", self.totals)
        out.put_numbers("coins", self.coins)
        return out


def season_after(number: int, seats: int, carried: Carried) -> Season:
    """EX-SEASON-2: the first season, and one played by itself, carries nothing."""
    if carried.empty():
        return Season(number, [0] * seats, [0] * seats, [0] * seats)
    return Season(number, carried.numbers("cups", seats), carried.numbers("totals", seats), carried.numbers("coins", seats))


def handed_on(s: OrchardState, season: Season) -> Season:
    """What this season, which is over, adds for the next one (EX-SEASON-2, EX-SEASON-3)."""
    out = s.outcome()
    cups = [season.cups[i] + (1 if i in out.winners else 0) for i in range(s.seats)]
    totals = [season.totals[i] + out.total(i) for i in range(s.seats)]
    return Season(season.number, cups, totals, [min(s.coins[i], s.box.calendar.coins_kept) for i in range(s.seats)])


def sequels(s: OrchardState) -> list[Sequel]:
    """EX-END-2, EX-SEASON-1, EX-SEASON-4, EX-SOLO-4."""
    options = {"players": str(s.seats), "automa": "off" if s.rival is None else "on"}
    if s.meadow is not None:
        options["presses"] = "on"
    winners = s.outcome().winners
    options["first"] = str(winners[0] if winners else 0)
    if s.season is None:
        return [Sequel("again", options, Carried())]
    calendar = s.box.calendar
    if not winners:
        slug = calendar.slugs[s.season.number]
        return [Sequel(slug, {**options, "season": slug}, s.season.carried())]
    carried = handed_on(s, s.season).carried()
    return [Sequel(slug, {**options, "season": slug}, carried) for slug in calendar.following[s.season.number]]


def campaign(s: OrchardState) -> Outcome | None:
    """EX-SEASON-5."""
    if s.season is None:
        return None
    now = handed_on(s, s.season)
    standing = [(now.cups[i], now.totals[i]) for i in range(s.seats)]
    points = [[s.season.totals[i], now.totals[i] - s.season.totals[i]] for i in range(s.seats)]
    return Outcome(["seasons-before", "this-season"], points, [i for i in range(s.seats) if standing[i] == max(standing)])


def verdict(s: OrchardState, points: int) -> Verdict:
    """EX-SOLO-3."""
    calendar = s.box.calendar
    target = calendar.target if s.season is None else calendar.targets[s.season.number]
    if points < target:
        return Verdict(False, "", [Goal("points", target, points)])
    rating = calendar.ratings[min((points - target) // calendar.rating_step, len(calendar.ratings) - 1)]
    return Verdict(True, rating, [Goal("points", target, points)])
