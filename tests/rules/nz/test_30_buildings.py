"""30. Neutral buildings (NZ-NB) and 31. private buildings (NZ-PB)."""

import pytest

from overlander.games.nz.state import NzState
from tests.ledger import rule
from tests.rules.nz.position import (
    act,
    acts,
    at,
    bonus_market,
    build,
    discard,
    farm,
    hand,
    harbours,
    jobs,
    me,
    money,
    piles,
    play,
    position,
    question,
    refused,
    tile,
    tile_at,
    tile_of,
    tokens,
    workers,
)


def effects(s: NzState, slug: str) -> list[str]:
    """The printed actions of a building as the names of their effects, halves of a slash side by side."""
    out: list[str] = []
    for a in s.box.actions:
        if a.slug.startswith(slug + "/"):
            out.append(a.slug.partition("/")[2] + " " + "+".join(type(e).__name__ for e in a.gives))
    return out


@rule("NZ-NB-A")
def test_a() -> None:
    assert effects(position(), "a") == ["1 Gain", "2 HireEffect", "3 HireEffect"]
    s = position()
    jobs(s, shearer=3)
    hand(s, 0, "merino", "merino")
    at(s, 0, "neutral-a")
    play(s, 0, "act:a/1,merino,merino", "act:a/2", "hire:shearer@row-1", "pass", "act:a/3", "hire:shearer@row-3")
    assert money(s, 0) == 20 + 2 - 8 - 9


@rule("NZ-NB-B")
def test_b() -> None:
    s = position()
    at(s, 0, "neutral-b")
    play(s, 0, "act:b/1a", "act:b/2")
    assert (farm(s).explored, question(s, 0)) == (2, "Sail")
    tile(s, "neutral-b", "b-ii")
    at(s, 0, "neutral-b")
    assert {"b-ii/1a", "b-ii/1b", "b-ii/2"} <= acts(s, 0)
    play(s, 0, "act:b-ii/2", "act:b-ii/1b", "objective:top")
    assert (farm(s).explored, len(me(s).discard)) == (4, 1)


@rule("NZ-NB-C", "NZ-NB-V2")
def test_c() -> None:
    s = position()
    bonus_market(s, "token token", "-")
    at(s, 0, "neutral-c")
    play(s, 0, "act:c/1", "act:c/2", "act:aux-money/2", "act:c/3", "invest:token@row-1")
    assert (farm(s).gold, money(s, 0)) == (2, 17)
    tile(s, "neutral-c", "c-ii")
    at(s, 0, "neutral-c")
    assert {x for x in acts(s, 0) if x.startswith("c")} == {"c-ii/1", "c-ii/2", "c-ii/3"}
    play(s, 0, "act:c-ii/3", "invest:token@row-1")
    assert money(s, 0) == 17 - 8


@rule("NZ-NB-D")
def test_d() -> None:
    s = position()
    hand(s, 0, "english-leicester")
    at(s, 0, "neutral-d")
    play(s, 0, "act:d/1,english-leicester", "act:d/2", "build:1a@a-1")
    assert (money(s, 0), tile_at(s, "a-1")) == (20, "1a")


@rule("NZ-NB-E", "NZ-NB-F")
def test_e_and_f() -> None:
    s = position()
    at(s, 0, "neutral-e")
    play(s, 0, "act:e/1")
    assert question(s, 0) == "Shear"
    play(s, 0, "pass", "act:e/2", "act:aux-money/1")
    assert money(s, 0) == 21
    hand(s, 0, "southdown")
    at(s, 0, "neutral-f")
    play(s, 0, "act:f/1,southdown", "act:f/2")
    assert (money(s, 0), question(s, 0)) == (24, "BuySheep")


@rule("NZ-NB-G")
def test_g() -> None:
    s = position()
    workers(s, 0, sailors=3)
    at(s, 0, "neutral-g")
    play(s, 0, "act:g/1", "sail:sea-p1", "act:g/2", "sail:sea-p2", "act:g/3", "act:aux-money/1")
    assert (s.board.sea_slug[farm(s).ship], money(s, 0)) == ("sea-p2", 21)
    tile(s, "neutral-g", "g-ii")
    at(s, 0, "neutral-g")
    play(s, 0, "act:g-ii/1", "sail:sea-p5", "act:g-ii/2", "sail:sea-p6")
    assert s.board.sea_slug[farm(s).ship] == "sea-p6"


@rule("NZ-NB-H", "NZ-NB-2")
@pytest.mark.parametrize("split", ["hazard-on-both", "hazard-twice-on-ii"])
def test_h(split: str) -> None:
    s = position(neutral_h_split=split)
    first = "h" if split == "hazard-on-both" else "h-other"
    assert tile_at(s, "neutral-h") == first
    one = ["1 ShearEffect", "2 InvestEffect"]
    pair = ["a AuxiliaryEffect", "b GainObjectiveEffect"]
    if split == "hazard-on-both":
        assert effects(s, "h") == [*one, "3 RemoveHazardEffect"]
        assert effects(s, "h-ii") == ["1" + pair[0], "1" + pair[1], "2 RemoveHazardEffect"]
    else:
        assert effects(s, "h-other") == one
        assert effects(s, "h-other-ii") == ["1 RemoveHazardEffect", "2" + pair[0], "2" + pair[1], "3 RemoveHazardEffect"]
    s.marker_moved(0, s.board.bonus_arrow.index("turquoise"))
    assert tile_at(s, "neutral-h") == first + "-ii"
    tile(s, "flood-1", "flood-2-black")
    at(s, 0, "neutral-h")
    slug = "h-ii/2" if split == "hazard-on-both" else "h-other-ii/1"
    play(s, 0, f"act:{slug}", "hazard:flood-1")
    assert money(s, 0) == 15


@rule("NZ-NB-1")
def test_b_c_g_and_h_are_double_sided() -> None:
    board = position().board
    assert [x for x in "abcdefgh" if board.neutral_flip[board.tile_slug.index(x)] != board.tile_slug.index(x)] == list("bcgh")


@rule("NZ-NB-E1", "NZ-NB-E2", "NZ-NB-V1")
def test_the_flip_changes_double_sided_tiles_wherever_they_lie() -> None:
    s = position(layout="random")
    me(s, 1).herder = next(x for x in s.box.neutral_spaces if s.box.tile_slug[s.trail.tile[x]] == "c")
    before = {s.box.spaces[x]: s.box.tile_slug[s.trail.tile[x]] for x in s.box.neutral_spaces}
    s.marker_moved(0, s.board.bonus_arrow.index("turquoise"))
    for space, slug in before.items():
        assert tile_at(s, space) == (slug + "-ii" if slug in "bcgh" else slug)
    at(s, 1, s.box.spaces[me(s, 1).herder])
    assert "c/1" not in acts(s, 1)
    assert "c-ii/1" in acts(s, 1)


# -- private buildings


@rule("NZ-PB-1A", "NZ-PB-1B")
def test_1() -> None:
    for building, pounds, certificates in (("1a", 4, 0), ("1b", 0, 2)):
        s = position()
        build(s, 0, building, "a-2")
        build(s, 0, "2a", "b-2")
        at(s, 0, "a-2")
        play(s, 0, f"act:{building}/1", *["certificates:2"] * (certificates > 0), f"act:{building}/2", "act:aux-money/1")
        assert (money(s, 0) - 21, me(s).certificates) == (pounds, certificates)


@rule("NZ-PB-2A", "NZ-PB-2B")
def test_2() -> None:
    s = position()
    act(s, 0, "2a/1", "act:aux-money/2")
    assert money(s, 0) == 22
    act(s, 0, "2b/1")
    assert refused(s, 0, "act:aux-money/2") == ("NZ-AUX-4", "single-only")
    for action, steps in (("2a/2", 1), ("2b/2", 2)):
        act(s, 0, action)
        assert max(token.count(",") + 1 for token in tokens(s, 0)) == steps


@rule("NZ-PB-3A", "NZ-PB-3B")
def test_3() -> None:
    s = position()
    hand(s, 0, "merino", "lincoln", "southdown")
    bonus_market(s, "token token", "-")
    act(s, 0, "3a/1", "shear:merino,lincoln", "pass")
    assert money(s, 0) == 27
    act(s, 0, "3a/2", "invest:token@row-1")
    assert money(s, 0) == 22
    build(s, 0, "3b", "a-1")
    hand(s, 0, "merino", "merino")
    at(s, 0, "a-1")
    play(s, 0, "act:3b/1,merino,merino", "act:3b/2", "invest:token@row-1")
    assert money(s, 0) == 22 + 3 - 5


@rule("NZ-PB-4A", "NZ-PB-4B")
def test_4() -> None:
    s = position()
    jobs(s, sailor=1)
    hand(s, 0, "merino")
    workers(s, 0, shepherds=3)
    act(s, 0, "4a/2")
    assert tokens(s, 0) == {"draw:0", "draw:1", "draw:2"}
    act(s, 0, "4b/1")
    assert money(s, 0) == 26
    act(s, 0, "4b/2")
    assert tokens(s, 0) == {"draw:0", "draw:1", "draw:2", "draw:3"}
    act(s, 0, "4a/1", "hire:sailor@row-1")
    assert money(s, 0) == 26 - 6


@rule("NZ-PB-5A", "NZ-PB-5B")
def test_5() -> None:
    s = position()
    harbours(s, 0, "napier", "suva", "tauranga")
    act(s, 0, "5b/1")
    assert money(s, 0) == 22
    act(s, 0, "5a/1")
    assert question(s, 0) == "Sail"
    for action in ("5a/2", "5b/2"):
        act(s, 0, action)
        assert max(token.count(",") + 1 for token in tokens(s, 0)) == 2


@rule("NZ-PB-6A", "NZ-PB-V1", "NZ-PB-E2")
def test_6a_with_5_hazard_tiles() -> None:
    s = position(3)
    farm(s).explored = 5
    me(s).hazards = [tile_of(s, "flood-2-black")] * 5
    act(s, 0, "6a/1")
    assert (money(s, 0), farm(s).explored, farm(s).gold, len(me(s).hazards)) == (34, 9, 2, 5)
    me(s).hazards = [tile_of(s, "flood-2-black")] * 3
    act(s, 0, "6a/1")
    assert (money(s, 0), farm(s).explored) == (41, 11)


@rule("NZ-PB-6B")
def test_6b() -> None:
    s = position()
    build(s, 0, "6b", "a-1")
    hand(s, 0, "merino")
    at(s, 0, "a-1")
    play(s, 0, "act:6b/1,merino", "act:6b/2")
    assert (money(s, 0), farm(s).gold, farm(s).explored) == (25, 3, 3)  # the third space gives gold too


@rule("NZ-PB-7A", "NZ-PB-7B", "NZ-PB-E1")
def test_7() -> None:
    s = position()
    hand(s, 0, "merino", "lincoln", "southdown", "suffolk")
    act(s, 0, "7a/1")
    assert max(token.count(",") + 1 for token in tokens(s, 0) if token.startswith("shear")) == 3
    act(s, 0, "7a/2", "sail:sea-p1")
    act(s, 0, "7b/1")
    act(s, 0, "7b/2")
    assert (money(s, 0), discard(s, 0), s.bonus.support[s.board.romney]) == (26, ["romney"], 17)


@rule("NZ-PB-8A", "NZ-PB-8B")
def test_8() -> None:
    s = position()
    act(s, 0, "8a/1")
    act(s, 0, "8b/1")
    act(s, 0, "8b/2")
    assert (money(s, 0), me(s).tokens) == (32, 2)
    for action in ("8a/2", "8b/3"):
        act(s, 0, action)
        assert max(token.count(",") + 1 for token in tokens(s, 0)) == 3


@rule("NZ-PB-9A", "NZ-PB-9B")
def test_9() -> None:
    s = position()
    jobs(s, sailor=1)
    tile(s, "flood-1", "flood-2-black")
    bonus_market(s, "token token", "-")
    act(s, 0, "9a/1", "hire:sailor@row-1")
    act(s, 0, "9a/2", "invest:token@row-1")
    act(s, 0, "9a/3", "hazard:flood-1")
    assert money(s, 0) == 20 - 5 - 5
    act(s, 0, "9b/1", "act:aux-money/2")
    act(s, 0, "9b/2", "certificates:2")
    act(s, 0, "9b/3")
    assert (money(s, 0), me(s).certificates, farm(s).explored) == (12, 2, 4)


@rule("NZ-PB-10A", "NZ-PB-V3", "NZ-PB-E3")
def test_10a() -> None:
    s = position()
    me(s).money = 0
    build(s, 0, "10a", "a-1")
    piles(s, 0, ["merino"] * 4, [])
    at(s, 0, "a-1")
    assert refused(s, 0, "act:10a/2") == ("NZ-DEL-14", "no-disc-for-post")
    play(s, 0, "act:10a/1", "act:10a/2")
    assert refused(s, 0, "deliver:wool-5") == ("NZ-PB-10A", "other-post")
    play(s, 0, "deliver:wool-13")
    assert refused(s, 0, "disc:wool-right") == ("NZ-DEL-14", "too-little-money")
    play(s, 0, "disc:wool-left")
    assert (money(s, 0), discard(s, 0), farm(s).wool) == (0, ["romney"], 1)


@rule("NZ-PB-10B")
def test_10b() -> None:
    s = position()
    act(s, 0, "10b/1", "sail:sea-p1")
    act(s, 0, "10b/2")
    assert "improve:vancouver@slot-1" in tokens(s, 0)
    assert "improve:suva" in tokens(s, 0)
    assert refused(s, 0, "improve:tauranga") == ("NZ-HARB-14", "takes-discs")
    assert refused(s, 0, "improve:hamburg@slot-1") == ("NZ-SHIP-E1", "ship-too-far")
