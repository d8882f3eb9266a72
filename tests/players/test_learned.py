"""The learned player: it plays whole games from its view alone, the same every time, and says what it expects."""

import os
from pathlib import Path

import numpy as np
import pytest

from overlander.core.errors import DataError, OptionError
from overlander.core.features import Features, Field
from overlander.core.game import Game, find_game, games
from overlander.core.rng import Rng, key_of
from overlander.core.state import State
from overlander.players.bot import ask_bot
from overlander.players.learned import LearnedBot, Mind, card_of, features_of, is_learned, judge_of, load_mind, mind_of
from overlander.players.network import Network, load_network, mean_of_samples
from overlander.players.registry import bots, find_bot

GAME = find_game("example")
LEARNED = [slug for slug, game in sorted(games().items()) if is_learned(game)]
SETS = [{"players": str(n), "presses": presses} for n in (1, 2, 3, 4) for presses in ("off", "on")]


def positions(game: Game, options: dict[str, str], seed: str = "learned") -> list[tuple[State, int]]:
    """Every decision of a game between learned bots, with the seat that takes it."""
    s = game.new(options, seed)
    out: list[tuple[State, int]] = []
    players = [find_bot(game, "learned", str(seat)) for seat in range(s.seats)]
    while not s.over():
        seat = s.actor()
        out.append((s.clone(), seat))
        s.apply(seat, ask_bot(players[seat], s, seat))
    return out


def test_orchard_is_learned_and_what_is_brought_fits() -> None:
    assert "example" in LEARNED
    for slug in LEARNED:
        game = find_game(slug)
        features, card = features_of(game), card_of(game)
        assert features is not None
        assert card is not None
        assert card["features"] == features.fingerprint()
        assert {"games", "steps", "minutes", "strength"} <= set(card)
        alone = card_of(game, alone=True)
        assert alone is None or alone["features"] == features.fingerprint()
        for path in Path(game.folder, "learned").rglob("weights.npz"):
            assert path.stat().st_size <= 1_000_000
        assert "learned" in bots(game)


@pytest.mark.parametrize("options", SETS, ids=lambda o: "-".join(o.values()))
def test_a_learned_bot_plays_by_its_view_alone_and_the_same_every_time(options: dict[str, str]) -> None:
    for s, seat in positions(GAME, options):
        chosen = ask_bot(find_bot(GAME, "learned", "a"), s, seat)
        for deal in range(2):
            other = s.determinize(seat, Rng(key_of(f"deal {deal}"), 0, ()))
            assert ask_bot(find_bot(GAME, "learned", "a"), other, seat) == chosen


def test_a_judge_says_what_is_expected_the_best_first() -> None:
    judge = judge_of(GAME)
    assert judge is not None
    decided = 0
    for s, seat in positions(GAME, {"players": "3", "presses": "on", "automa": "on"}):
        found = judge.judge(s.view(seat), seat)
        assert [j.worth for j in found] == sorted([j.worth for j in found], reverse=True)
        assert all(s.why_not(seat, j.choice) is None for j in found)
        for j in found:
            assert len(j.points) == len(judge.categories)
            assert 0 <= j.win <= 1
            assert j.worth == pytest.approx(j.total - 0.5 * j.rival + 20 * j.win, abs=0.01)
        assert judge.judge(s.view(seat), seat) == found
        idle = [i for i in range(s.seats) if s.question(i) is None]
        assert all(judge.judge(s.view(i), i) == [] for i in idle)
        decided += len(found) > 1
    assert decided > 10


def test_looking_ahead_answers_as_it_may() -> None:
    """And differently now and then: a bid is judged with the coin that may be added to it."""
    mind = mind_of(GAME)
    differs = 0
    for seed in "abcd":
        for s, seat in positions(GAME, {"players": "4", "presses": "on"}, seed):
            chosen = ask_bot(LearnedBot(mind, "a", depth=1), s, seat)
            assert s.why_not(seat, chosen) is None
            differs += chosen != ask_bot(LearnedBot(mind, "a"), s, seat)
    assert differs


def test_free_actions_come_to_an_end() -> None:
    """A network that likes nothing so much as an empty purse swaps as long as it can."""
    features = features_of(GAME)
    assert features is not None
    heads = len(features.categories) + 2
    w = np.zeros((features.size, heads), np.float32)
    w[features.starts["purse"], 0] = -1.0
    mind = mind_of(GAME)
    bot = LearnedBot(type(mind)(features, Network(features, [(w, np.zeros(heads, np.float32))])), "a")
    s = GAME.new({"players": "1"}, "free")
    while not s.over():
        s.apply(0, ask_bot(bot, s, 0))
    assert s.outcome().points[0][1] == 0


def test_what_it_expects_has_nothing_to_do_with_who_else_has_bid() -> None:
    judge = judge_of(GAME)
    assert judge is not None
    seen = 0
    for s, seat in positions(GAME, {"players": "3", "presses": "on"}):
        others = [i for i in s.actors() if i != seat]
        if others:
            later = s.clone()
            later.apply(others[0], later.choices(others[0])[0])
            assert judge.judge(later.view(seat), seat) == judge.judge(s.view(seat), seat)
            seen += 1
    assert seen > 5


def test_weights_are_read_once_unless_they_change(tmp_path: Path) -> None:
    assert mind_of(GAME) is mind_of(GAME)
    path = tmp_path / "weights.npz"
    mind_of(GAME).network.save(path)
    first = load_mind(GAME, path)
    assert load_mind(GAME, path) is first
    os.utime(path, ns=(1, 1))
    assert load_mind(GAME, path) is not first


def test_a_game_may_bring_other_weights_for_playing_alone_and_say_how_far_the_bot_looks(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    known = mind_of(GAME)
    other = Network(known.features, [(w * 0.5, b) for w, b in known.network.layers])
    for name, network, more in (("learned", known.network, "look_ahead = 1\n"), ("learned/alone", other, "")):
        folder = tmp_path / name
        folder.mkdir()
        network.save(folder / "weights.npz")
        folder.joinpath("card.toml").write_text(f'features = "{known.features.fingerprint()}"\n{more}', encoding="utf-8")
    monkeypatch.setattr(GAME, "folder", tmp_path)
    mind = mind_of(GAME)
    assert LearnedBot(mind).depth == 1
    assert LearnedBot(mind, depth=0).depth == 0
    for players, automa, expected in (
        ("1", "off", other),
        ("1", "on", other),
        ("2", "off", known.network),
        ("2", "on", known.network),
    ):
        s = GAME.new({"players": players, "automa": automa}, "alone")
        judge = LearnedBot(mind, "a", 0)
        plain = LearnedBot(Mind(known.features, expected), "a", 0)
        assert (mind.network_for(s).layers[0][0] == expected.layers[0][0]).all()
        seat = s.actor()
        assert ask_bot(judge, s, seat) == ask_bot(plain, s, seat)


@pytest.mark.parametrize(
    ("counts", "means"), [([3], [2.0]), ([1, 2], [1.0, 2.5]), ([2, 1], [1.5, 3.0]), ([1, 1, 1], [1.0, 2.0, 3.0])]
)
def test_of_a_choice_in_which_chance_has_a_say_the_mean_counts(counts: list[int], means: list[float]) -> None:
    """Also of the only choice: the expert meets such ones in its own turn."""
    values = np.array([[1.0, 10.0], [2.0, 20.0], [3.0, 30.0]], np.float32)
    assert mean_of_samples(values, counts).tolist() == [[x, 10 * x] for x in means]


def test_weights_of_other_features_are_refused(tmp_path: Path) -> None:
    mind = mind_of(GAME)
    mind.network.save(tmp_path / "weights.npz", small=True)
    again = load_network(mind.features, tmp_path / "weights.npz")
    assert all((w == v).all() for (w, _), (v, _) in zip(again.layers, mind.network.layers, strict=True))
    fields = [*mind.features.fields[:-1], Field("meadow", 25, "another list")]
    with pytest.raises(DataError) as error:
        load_network(Features(fields, mind.features.categories), tmp_path / "weights.npz")
    assert error.value.code == "other-features"


def test_a_file_that_holds_no_weights(tmp_path: Path) -> None:
    file = tmp_path / "weights.npz"
    whole = mind_of(GAME)
    whole.network.save(file)
    content = file.read_bytes()
    whole.network.save(file, small=True)
    pressed = file.read_bytes()
    middle = len(pressed) // 2
    np.save(tmp_path / "array.npy", np.zeros(3))
    np.savez(tmp_path / "others.npz", x=np.zeros(3))
    for wrong in (
        b"",
        b"junk",
        content[:500],
        pressed[:middle] + bytes(64) + pressed[middle + 64 :],
        tmp_path.joinpath("array.npy").read_bytes(),
        tmp_path.joinpath("others.npz").read_bytes(),
    ):
        file.write_bytes(wrong)
        with pytest.raises(DataError) as error:
            load_network(whole.features, file)
        assert error.value.code == "no-weights"


def test_a_game_without_weights_offers_no_learned_bot(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(GAME, "folder", tmp_path)
    assert judge_of(GAME) is None
    with pytest.raises(OptionError) as error:
        find_bot(GAME, "learned")
    assert error.value.code == "no-learned"
