"""A trail game in the study of balance: which thing a decision uses, and what it brings at once.

A decision belongs to the place where the herder stands (or to the auxiliary action taken instead), and besides to the last thing
chosen there: a worker, a building, a delivery. Both are credited with the change of money and of the points that the seat would
have if the game ended now. So a place's account holds what was spent there, too.
"""

from __future__ import annotations

from overlander.core.choice import NONE, Choice
from overlander.core.event import Event
from overlander.games.trail.actions import Action
from overlander.games.trail.box import AUXILIARY_SLOT, HAZARD, NEUTRAL, PRIVATE, STRIDE
from overlander.games.trail.state import TrailState
from overlander.study.balance import Name, Use


class TrailWatched:
    """One game being watched. `standing`: questions at which nothing is going on; `goal`: the city at the end of the trail."""

    def __init__(self, state: TrailState, in_play: dict[str, list[str]], standing: tuple[str, ...], goal: str) -> None:
        self.position = state
        self.in_play = in_play
        self.standing = standing
        self.goal = goal
        self.uses: list[dict[Name, Use]] = [{} for _ in state.players]
        self.visits = [0] * len(state.players)
        self.decisions = 0
        self.place: list[Name | None] = [None] * len(state.players)
        self.counted = [False] * len(state.players)  # the place's use at this stop
        self.at: Name | None = None  # what the decision going on belongs to
        self.thing: Name | None = None  # and the thing chosen in it

    # -- answered by a game

    def points(self, seat: int) -> int:
        """Without money, which is counted by itself."""
        raise NotImplementedError

    def choose(self, seat: int, c: Choice, question: str) -> None:
        """The thing chosen by a verb that only this game has."""
        raise NotImplementedError

    def hear_own(self, event: Event) -> None:
        """What only the events of this game tell."""
        raise NotImplementedError

    # -- the same for both

    def turns(self) -> int:
        return self.position.progress.turns

    def play(self, seat: int, c: Choice) -> None:
        s = self.position
        question = type(s.question(seat)).__name__
        before = self.thing
        self.belongs(seat, c, question)
        money = s.players[seat].money
        stand = self.points(seat)
        heard: list[Event] = []
        s.heard = heard
        s.apply(seat, c)
        s.heard = None
        self.decisions += 1
        points = self.points(seat)
        for name in {self.at, self.thing} - {None}:
            assert name is not None
            use = self.use(seat, name)
            use.money += s.players[seat].money - money
            use.points += points - stand
        for event in heard:
            self.hear(event)
        if c.verb.extra:
            self.thing = before

    def use(self, seat: int, name: Name) -> Use:
        return self.uses[seat].setdefault(name, Use())

    def count(self, seat: int, group: str, slug: str) -> Name:
        self.use(seat, (group, slug)).uses += 1
        return group, slug

    def belongs(self, seat: int, c: Choice, question: str) -> None:
        box = self.position.box
        if question in self.standing:
            self.at = None
            self.thing = None
        verb = c.verb
        if verb is box.MOVE or verb is box.PLACE:
            self.arrive(seat, c.a)
        elif verb is box.ACT:
            self.act(seat, box.actions[c.a], question)
        elif verb is box.HIRE:
            self.thing = self.count(seat, "worker", box.workers[c.a])
        elif verb is box.BUILD:
            self.thing = self.count(seat, "built", box.building_slug[c.a])
        elif verb is box.DISC:
            self.count(seat, "disc", box.disc_slug[c.a])
        else:
            self.choose(seat, c, question)

    def arrive(self, seat: int, space: int) -> None:
        """The stop is counted when something there is used."""
        s = self.position
        self.at = None
        self.counted[seat] = False
        if space == s.box.goal:
            self.visits[seat] += 1
            self.at = self.place[seat] = self.count(seat, "place", self.goal)
            return
        tile = s.trail.tile[space]
        if tile >= PRIVATE:
            own = s.owner(tile) == seat
            self.place[seat] = ("building", s.box.building_slug[(tile - PRIVATE) % STRIDE]) if own else None
        else:
            self.place[seat] = ("place", s.box.neutral_slug[tile - NEUTRAL]) if tile < HAZARD else None

    def act(self, seat: int, action: Action, question: str) -> None:
        if action.slot == AUXILIARY_SLOT:
            name = self.count(seat, "auxiliary", action.slug.partition("/")[0])
            if question in self.standing:
                self.at = name  # instead of the place
            else:
                self.thing = name
            return
        if question in self.standing:
            self.at = self.place[seat]
            if self.at is not None and not self.counted[seat]:
                self.counted[seat] = True
                self.count(seat, *self.at)

    def hear(self, event: Event) -> None:
        if event.key == "fee" and event.params["to"] != NONE:
            tile = self.position.trail.tile[self.position.box.spaces.index(str(event.params["location"]))]
            slug = self.position.box.building_slug[(tile - PRIVATE) % STRIDE]
            self.use(int(event.params["to"]), ("building", slug)).money += int(event.params["n"])
        else:
            self.hear_own(event)
