"""Section 29.8: Sarah's points."""

from tests.ledger import rule
from tests.rules.nz.position import build, farm, harbours, me, posts, score
from tests.rules.nz.solo import SARAH, sarah, solo


@rule("NZ-SAR-64")
def test_every_category_but_money_harbourmasters_and_the_hand_limit() -> None:
    s = solo()
    me(s, SARAH).money = 20
    farm(s, SARAH).masters = [0, 1, 2]
    me(s, SARAH).discs = 0
    build(s, SARAH, "6a", "a-1")
    posts(s, SARAH, local_15=1, local_18=1)
    harbours(s, SARAH, "hobart")
    farm(s, SARAH).storehouses = 0
    farm(s, SARAH).explored = 16
    farm(s, SARAH).marker = True
    me(s, SARAH).workers = [5, 1, 5, 1]
    me(s, SARAH).hazards = [s.board.tile_slug.index("flood-4-green")]
    out = s.outcome()
    points = dict(zip(out.categories, out.points[SARAH], strict=True))
    assert (points["money"], points["harbourmasters"], points["hand-limit-disc"]) == (0, 0, 0)
    assert (points["buildings"], points["harbours"], points["exploration"], points["tiles"]) == (5, 3, 15, 4)
    arrow = next(vp for a, b, vp in s.board.post_arrow if {s.board.post_slug[a], s.board.post_slug[b]} == {"local-15", "local-18"})
    assert points["posts"] == 3 + 5 + arrow
    assert (points["workers"], points["market-marker"]) == (8, 5)


@rule("NZ-SAR-65")
def test_her_objectives_count_as_if_they_were_met() -> None:
    s = solo()
    objectives = list(range(s.board.first_objective, len(s.board.card_slug)))
    sarah(s).pile = objectives[:3] + objectives[-1:]
    assert score(s, SARAH, "objectives") == sum(s.board.card_vp[k] for k in sarah(s).pile) > 0
    assert score(s, SARAH, "cards") == 0


@rule("NZ-SAR-64", "NZ-SAR-E3")
def test_hazards_but_no_bonus_tiles_workers_but_no_storehouses() -> None:
    s = solo()
    assert score(s, SARAH, "workers") == 0  # no pair of storehouses counts as placed
    assert score(s, SARAH, "tiles") == 0
    me(s, SARAH).workers = [4, 5, 4, 4]
    assert score(s, SARAH, "workers") == 4
    slugs = ("lincoln", "suffolk", "romney", "ferry")
    sarah(s).pile = [s.board.card_slug.index(x) for x in slugs]
    assert score(s, SARAH, "cards") == sum(s.board.card_vp[s.board.card_slug.index(x)] for x in slugs)
    assert score(s, SARAH, "objectives") == 0
