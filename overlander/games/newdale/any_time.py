"""Any-time effects: bonus tiles, the character, releasing a prisoner; when they are offered (NEW-ACT-5, 11, NEW-BON-10, 13..15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Refusal, no
from overlander.games.newdale import bonus_tiles, characters, prisons
from overlander.games.newdale.assistants import available
from overlander.games.newdale.moments import OwnMoment
from overlander.games.newdale.payment import worths_with
from overlander.games.newdale.pieces import total

if TYPE_CHECKING:
    from overlander.games.newdale.state import NewdaleState


def offers(s: NewdaleState, seat: int) -> list[Choice]:
    me = s.players[seat]
    people = me.people
    character = people.character if not people.used else NONE
    if not me.tiles and character == NONE and sum(people.prisoners) == 0:
        return []
    if not isinstance(s.question(seat), OwnMoment):
        return []
    out = [Choice(s.box.USE, tile) for tile in sorted(set(me.tiles)) if s.box.tiles[tile].effect.can(s, seat)]
    if character != NONE and characters.why_not(s, seat) is None:
        out.append(Choice(s.box.CALL, character))
    for colour in range(len(people.prisoners)):
        if people.prisoners[colour] > 0:
            out.append(Choice(s.box.RELEASE, colour))
    return out


def why_not(s: NewdaleState, seat: int, c: Choice) -> Refusal | None:
    me = s.players[seat]
    if s.over() or not isinstance(s.question(seat), OwnMoment):
        return no("NEW-ACT-E3", "not-your-moment")
    if c.verb is s.box.USE:
        tile = s.box.tiles[c.a]
        if c.a not in me.tiles:
            return Refusal("NEW-BON-1", "no-such-tile", {"tile": tile.slug})
        return tile.effect.refusal(s, seat)
    if c.verb is s.box.CALL:
        if me.people.character != c.a or me.people.used:
            return Refusal("NEW-CHR-1", "no-such-character", {"character": s.box.character_slug[c.a]})
        return characters.why_not(s, seat)
    if me.people.prisoners[c.a] == 0:
        return no("NEW-SPC-10", "no-such-prisoner")
    return None


def coins_within_reach(s: NewdaleState, seat: int) -> int:
    """NEW-EVC-E14: the coins a seat has and could have by any-time effects, as far as everybody can see: a hand does not count."""
    me = s.players[seat]
    people = me.people
    colours = available(s, seat)
    coins = 0
    for colour in range(len(colours)):
        colours[colour] += people.prisoners[colour]
    if people.character != NONE and not people.used:
        character = s.box.characters[people.character]
        if character.op == "private-draw":
            for colour in range(len(colours)):
                colours[colour] += min(character.n, s.market.bag[colour])
        elif character.op == "coal-to-mine":
            coins = character.n * bonus_tiles.coal_price(s)
    for tile in me.tiles:
        coins += s.box.tiles[tile].effect.coins(s, seat, colours)
    return coins + total(worths_with(s, colours), me.estate.wares(s.box.cards))


def begin(s: NewdaleState, seat: int, c: Choice) -> None:
    if c.verb is s.box.USE:
        bonus_tiles.use(s, seat, c.a)
    elif c.verb is s.box.CALL:
        characters.call(s, seat)
    else:
        prisons.release(s, seat, c.a)
