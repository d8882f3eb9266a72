"""Solo: Sam's specialty and whom he hires (GWT-SAM-32..38)."""

from overlander.core.event import Event
from overlander.games.gwt.state import GwtState
from overlander.games.trail.automa.hiring import add_worker
from tests.ledger import rule
from tests.rules.gwt.position import jobs, money, workers
from tests.rules.gwt.solo import SAM, sam, sam_plays, solo, told, values

BY_SPECIALTY = 1
CHEAPEST = 2
COWBOY, BUILDER, ENGINEER = range(3)


def hired(heard: list[Event]) -> list[tuple[str | int, str | int]]:
    return list(zip(values(heard, "sam-hire", "worker"), values(heard, "sam-hire", "row"), strict=True))


def reasons(heard: list[Event]) -> list[tuple[str | int, str | int]]:
    """What decided, and why nobody of his specialty comes into question, if so."""
    asked = values(heard, "automa-no-specialist", "why")
    return [(why, asked[0] if asked else "") for why in values(heard, "sam-hire", "why")]


def market(specialty: int = COWBOY, *rows: str) -> GwtState:
    s = solo()
    sam(s).specialty = specialty
    jobs(s, *rows)
    return s


@rule("GWT-SAM-32", "GWT-SAM-33")
def test_another_type_must_exceed_his_specialty() -> None:
    s = solo()
    workers(s, SAM, 2, 1, 1)
    s.heard = []
    add_worker(s, ENGINEER)
    assert (sam(s).specialty, told(s.heard)) == (COWBOY, [])
    add_worker(s, ENGINEER)
    assert sam(s).specialty == ENGINEER
    assert told(s.heard) == [("automa-specialty", "GWT-SAM-33")]


@rule("GWT-SAM-X2")
def test_two_of_each_keep_the_specialty() -> None:
    s = solo()
    workers(s, SAM, 2, 1, 2)
    add_worker(s, BUILDER)
    assert (s.players[SAM].workers, sam(s).specialty) == ([2, 2, 2], COWBOY)
    add_worker(s, BUILDER)
    assert sam(s).specialty == BUILDER


@rule("GWT-SAM-34")
def test_two_actions_by_specialty() -> None:
    for number, specialty in ((13, COWBOY), (14, BUILDER), (15, ENGINEER)):
        for other in (COWBOY, BUILDER, ENGINEER):
            s = solo()
            sam(s).specialty = other
            heard = sam_plays(s, number)
            assert values(heard, "automa-by-specialty", "fits") == [int(other == specialty)]
    for number in range(1, 13):
        card = next(c for c in solo().board.solo().cards if c.number == number)
        assert (card.specialty, card.otherwise) == (-1, card.action)


@rule("GWT-SAM-35")
def test_free_and_not_from_the_markers_row() -> None:
    s = market(COWBOY, "bb", "bb", "c")
    assert hired(sam_plays(s, BY_SPECIALTY)) == [("builder", 1)]
    assert money(s, SAM) == 0
    assert (s.players[SAM].workers, s.trail.jobs[0]) == ([1, 2, 1], 0)


@rule("GWT-SAM-36")
def test_his_specialty_first_then_the_cheapest_then_leftmost_in_the_topmost_row() -> None:
    s = market(ENGINEER, "be", "bb", "ce", "ee", "e")  # costs 6, 6, 7, 5
    heard = sam_plays(s, BY_SPECIALTY)
    assert (hired(heard), reasons(heard)) == ([("engineer", 4)], [("specialty-leftmost", "")])
    assert (s.trail.jobs[6] == 0, s.trail.jobs[7] != 0) == (True, True)
    s = market(ENGINEER, "be", "eb", "c")
    heard = sam_plays(s, BY_SPECIALTY)
    assert (hired(heard), reasons(heard)) == ([("engineer", 1)], [("specialty-leftmost", "")])
    s = market(ENGINEER, "be", "bb", "ce", "be", "e")
    heard = sam_plays(s, BY_SPECIALTY)
    assert (hired(heard), reasons(heard)) == ([("engineer", 4)], [("specialty-cheapest", "")])
    s = market(ENGINEER, "be", "bb", "c")
    heard = sam_plays(s, BY_SPECIALTY)
    assert (hired(heard), reasons(heard)) == ([("engineer", 1)], [("specialty", "")])


@rule("GWT-SAM-36")
def test_else_the_type_he_next_has_most_of() -> None:
    s = market(ENGINEER, "cb", "bc", "cc", "cb", "e")
    workers(s, SAM, 1, 2, 3)
    heard = sam_plays(s, BY_SPECIALTY)
    assert (hired(heard), reasons(heard)) == ([("builder", 4)], [("next-cheapest", "none")])  # of several builders
    assert ("automa-no-specialist", "GWT-SAM-36") in told(heard)
    s = market(ENGINEER, "cb", "cc", "c")
    workers(s, SAM, 1, 2, 3)
    heard = sam_plays(s, BY_SPECIALTY)
    assert (hired(heard), reasons(heard)) == ([("builder", 1)], [("next", "none")])
    s = market(ENGINEER, "cb", "bc", "bb", "bc", "e")
    workers(s, SAM, 2, 2, 3)
    heard = sam_plays(s, BY_SPECIALTY)  # a tie of types: the cheapest, leftmost
    assert (hired(heard), reasons(heard)) == ([("builder", 4)], [("next-leftmost", "none")])


@rule("GWT-SAM-37")
def test_the_cheapest_then_his_specialty() -> None:
    s = market(ENGINEER, "ee", "ee", "ee", "cb", "e")
    heard = sam_plays(s, CHEAPEST)
    assert (hired(heard), told(heard)[2]) == ([("cowboy", 4)], ("sam-hire", "GWT-SAM-37"))
    assert reasons(heard) == [("cheapest-leftmost", "")]
    s = market(BUILDER, "ee", "ee", "ee", "cb", "e")
    heard = sam_plays(s, CHEAPEST)
    assert (hired(heard), reasons(heard)) == ([("builder", 4)], [("cheapest-specialty", "")])
    s = market(BUILDER, "ce", "eb", "c")
    heard = sam_plays(s, CHEAPEST)
    assert (hired(heard), reasons(heard)) == ([("builder", 2)], [("cheapest-specialty", "")])
    s = market(BUILDER, "ce", "ec", "c")
    heard = sam_plays(s, CHEAPEST)
    assert (hired(heard), reasons(heard)) == ([("cowboy", 1)], [("cheapest-leftmost", "")])
    s = market(BUILDER, "cb", "bc", "c")
    heard = sam_plays(s, CHEAPEST)  # the cowboy lies further left
    assert (hired(heard), reasons(heard)) == ([("builder", 1)], [("cheapest-specialty-leftmost", "")])
    s = market(ENGINEER, "ee", "ee", "ee", "c", "e")
    heard = sam_plays(s, CHEAPEST)
    assert (hired(heard), reasons(heard)) == ([("cowboy", 4)], [("cheapest", "")])


@rule("GWT-SAM-38", "GWT-SAM-E5")
def test_to_his_row_without_an_immediate_action() -> None:
    s = market(COWBOY, "cb", "bb", "b")
    workers(s, SAM, 3, 1, 1)  # the fourth cowboy would bring something on a player board
    heard = sam_plays(s, BY_SPECIALTY)
    assert s.players[SAM].workers == [4, 1, 1]
    assert told(heard)[2:] == [("sam-hire", "GWT-SAM-36"), ("turn", "GWT-TURN-1")]


@rule("GWT-SAM-E4")
def test_a_full_row_or_an_empty_market() -> None:
    s = market(COWBOY, "cb", "cc", "c")
    workers(s, SAM, 6, 1, 1)
    heard = sam_plays(s, BY_SPECIALTY)
    assert (hired(heard), reasons(heard)) == ([("builder", 1)], [("next", "full")])
    assert ("automa-no-specialist", "GWT-SAM-E4") in told(heard)
    s = market(COWBOY, "cc", "cc", "b")
    workers(s, SAM, 6, 1, 1)
    for number in (BY_SPECIALTY, CHEAPEST):
        heard = sam_plays(s, number)
        assert ("automa-nothing", "GWT-SAM-E4") in told(heard)
        assert values(heard, "automa-nothing", "what") == ["hire"]
    assert s.players[SAM].workers == [6, 1, 1]
