"""The campaign: chapter after chapter, the branch after II, who begins, names for towns (NEW-CAMP)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from overlander.core.carried import Carried, Sequel
from overlander.core.choice import NONE, Choice
from overlander.core.errors import RecordError
from overlander.core.frame import Frame
from overlander.core.state import Outcome

if TYPE_CHECKING:
    from overlander.games.newdale.state import NewdaleState

CATEGORIES: Final = ["chapters-before", "this-chapter"]


class Journey:
    """What the chapters before have brought everybody, and the way taken. It never changes, so that clones share it."""

    def __init__(self, wins: list[int], totals: list[int], way: list[str], named: dict[str, str], branch: str = "") -> None:
        self.wins = wins  # chapters won
        self.totals = totals  # points
        self.way = way  # the chapters played, by slug
        self.named = named  # towns with a name that a winner gave them (NEW-CAMP-E5), both by slug
        self.branch = branch  # the chapter that the winner of this one chose to follow (NEW-CAMP-7), by slug

    def key(self) -> list[int]:
        out = [*self.wins, *self.totals, len(self.way), len(self.named)]
        for town, name in self.named.items():
            out.extend(list(f"{town}/{name}".encode()))
        out.extend(list(self.branch.encode()))
        return out

    def naming(self, town: str, name: str) -> Journey:
        """The same with one name more; a town has only one."""
        return Journey(self.wins, self.totals, self.way, {**self.named, town: name}, self.branch)

    def going(self, branch: str) -> Journey:
        """The same, and it goes on with this chapter."""
        return Journey(self.wins, self.totals, self.way, self.named, branch)

    def carried(self) -> Carried:
        out = Carried()
        out.put_numbers("wins", self.wins)
        out.put_numbers("totals", self.totals)
        out.put_words("way", self.way)
        if self.named:
            out.put_words("named", [f"{town}/{name}" for town, name in self.named.items()])
        return out


def journey_after(seats: int, carried: Carried, chapters: list[str], towns: list[str], names: list[str]) -> Journey:
    """The first chapter of a campaign, and one begun later, carries nothing."""
    if carried.empty():
        return Journey([0] * seats, [0] * seats, [], {})
    way = carried.words("way")
    for i, slug in enumerate(way):
        if slug not in chapters or slug in way[:i]:  # nobody comes twice to a chapter that was won
            raise RecordError("bad-carried", {"key": "way", "found": slug})
    wins = carried.numbers("wins", seats)
    for n in wins:
        if not 0 <= n <= len(way):
            raise RecordError("bad-carried", {"key": "wins", "found": str(n)})
    named: dict[str, str] = {}
    for word in carried.words("named") if carried.has("named") else []:
        town, _, name = word.partition("/")
        if town not in towns or name not in names or town in named or name in named.values():
            raise RecordError("bad-carried", {"key": "named", "found": word})
        named[town] = name
    return Journey(wins, carried.numbers("totals", seats), way, named)


class NameTown(Frame):
    """NEW-CAMP-10, 17: the winner may give a town of the board a name of the list that no town bears yet."""

    rule: ClassVar[str] = "NEW-CAMP-10"

    @property
    def in_steps(self) -> bool:
        return True

    def steps(self, s: NewdaleState, partial: Choice | None) -> list[Choice]:
        if partial is None:
            towns = len(s.box.land.town_slug) if self.free_names(s) else 0
            return [*[Choice(s.box.NAME, town) for town in range(towns)], s.box.PASS]
        if partial.verb is not s.box.NAME or partial.b != NONE:
            return []
        return [Choice(s.box.NAME, partial.a, name) for name in self.free_names(s)]

    def free_names(self, s: NewdaleState) -> list[int]:
        assert s.journey is not None
        borne = s.journey.named.values()
        return [i for i, name in enumerate(s.box.town_names) if name not in borne]

    def apply(self, s: NewdaleState, c: Choice) -> None:
        journey = s.journey
        assert journey is not None
        if c.verb is s.box.PASS.verb:
            return
        town, name = s.box.land.town_slug[c.a], s.box.town_names[c.b]
        s.journey = journey.naming(town, name)
        if s.heard is not None:
            s.tell("name-town", self.seat, self.rule, {"town": town, "given-name": name})


class ChooseBranch(Frame):
    """NEW-CAMP-7: where two chapters can follow, the winner chooses one of them."""

    rule: ClassVar[str] = "NEW-CAMP-7"

    def choices(self, s: NewdaleState) -> list[Choice]:
        return [Choice(s.box.TRAVEL, i) for i in range(len(s.box.chapter.next))]

    def apply(self, s: NewdaleState, c: Choice) -> None:
        assert s.journey is not None
        branch = s.box.chapter.next[c.a]
        s.journey = s.journey.going(branch)
        if s.heard is not None:
            s.tell("branch", self.seat, self.rule, {"chapter": branch})


def ask_winners(s: NewdaleState, winners: list[int]) -> None:
    """What the winner of a chapter decides: a name for a town, then the branch."""
    for seat in winners:
        if s.box.rules >= 2 and len(s.box.chapter.next) > 1:
            s.push(ChooseBranch(seat))
        s.push(NameTown(seat))


def handed_on(s: NewdaleState, journey: Journey) -> Journey:
    """NEW-CAMP-4, 13: what this chapter, which is over, adds; a lost solo chapter adds nothing (NEW-SOLO-4)."""
    out = s.outcome()
    if not out.winners:
        return journey
    wins = [journey.wins[i] + (1 if i in out.winners else 0) for i in range(s.seats)]
    totals = [journey.totals[i] + out.total(i) for i in range(s.seats)]
    return Journey(wins, totals, [*journey.way, s.box.chapter.slug], journey.named)


def sequels(s: NewdaleState) -> list[Sequel]:
    """NEW-CAMP-1, 2, 3, 7, NEW-SOLO-4: the next chapter, after II the one that the winner chose (both, in games by older
    rules), the same one again if it was lost alone."""
    journey = s.journey
    if journey is None:
        return []
    winners = s.outcome().winners
    options = {"players": str(s.seats), "campaign": "on", "planning": "turn-order" if s.box.planning_in_turn else "simultaneous"}
    options["first"] = str((winners[0] + 1) % s.seats if winners else 0)
    chapters = s.box.chapter.next if winners else [s.box.chapter.slug]
    if journey.branch:
        chapters = [journey.branch]
    carried = handed_on(s, journey).carried()
    out: list[Sequel] = []
    for slug in chapters:
        more = {**options, "chapter": slug.removeprefix("ch")}
        if slug == "ch5" and (s.box.chapter.slug == "ch4b" or s.box.land.town_slug[s.box.start] == "d-thickthorn"):
            more["start-town"] = "thickthorn"
        out.append(Sequel(slug, more, carried))
    return out


def campaign(s: NewdaleState) -> Outcome | None:
    """NEW-CAMP-13: most chapters won, then most points in all; else shared. In the first chapter there are none before."""
    journey = s.journey
    if journey is None:
        return None
    now = handed_on(s, journey)
    standing = [(now.wins[i], now.totals[i]) for i in range(s.seats)]
    first = 0 if journey.way else 1
    points = [[journey.totals[i], now.totals[i] - journey.totals[i]][first:] for i in range(s.seats)]
    return Outcome(CATEGORIES[first:], points, [i for i in range(s.seats) if standing[i] == max(standing)])
