"""Behind OpenSpiel: its own suites, and what searches of imperfect information need of a game."""

import random

import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation

from overlander.core.actions import begin_answer, numbering_of
from overlander.core.errors import OptionError
from overlander.core.game import find_game, offered_games
from overlander.research import openspiel
from overlander.research.episode import only_answer

ORCHARD = "example"
REAL = [game.slug for game in offered_games() if game.part("features") is not None]


def begun(slug: str, players: int, seed: int = 1, options: str = "") -> pyspiel.State:
    game = pyspiel.load_game(openspiel.NAME, {"game": slug, "players": players, "seeds": 8, "options": options})
    state = game.new_initial_state()
    state.apply_action(seed)
    return state


def test_openspiel() -> None:
    game = pyspiel.load_game(openspiel.NAME, {"game": ORCHARD, "players": 3, "options": "presses:on;automa:on", "seeds": 4})
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("slug", [ORCHARD, *REAL])
def test_openspiels_suite(slug: str) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(openspiel.NAME, {"game": slug, "seeds": 2}), num_sims=1, serialize=False, verbose=False
    )
    told = generate_playthrough.playthrough(f"{openspiel.NAME}(game={slug},seeds=2)", action_sequence=None, seed=7)
    assert "Returns()" in told
    if slug == ORCHARD:
        assert told == generate_playthrough.playthrough(f"{openspiel.NAME}(game={slug},seeds=2)", action_sequence=None, seed=7)
        assert "verb bid" in told


@pytest.mark.parametrize("slug", REAL)
def test_a_search_copies_a_position_and_nothing_that_all_games_share(slug: str) -> None:
    state = pyspiel.load_game(openspiel.NAME, {"game": slug, "players": 2}).new_initial_state()
    state.apply_action(7)
    for _ in range(10):
        state.apply_action(state.legal_actions()[0])
    copied, before = state.clone(), str(state)
    assert str(copied) == before
    assert copied.kind is state.kind
    copied.apply_action(copied.legal_actions()[0])
    assert str(copied) != before
    assert str(state) == before
    for _ in range(10):
        state.apply_action(state.legal_actions()[0])
    assert state.clone().observation_string(0) == state.observation_string(0)


# -- what a player cannot know is dealt anew


def test_what_a_player_cannot_know_is_dealt_anew() -> None:
    state = begun(ORCHARD, 2)
    state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    draws = random.Random(1).random
    others = [state.resample_from_infostate(player, draws) for _ in range(5)]
    assert {other.observation_string(player) for other in others} == {state.observation_string(player)}
    assert {tuple(other.legal_actions()) for other in others} == {tuple(state.legal_actions())}
    assert len({str(other) for other in others}) > 1


@pytest.mark.parametrize(("slug", "actions", "every"), [(ORCHARD, 900, 1), *[(slug, 240, 8) for slug in REAL]])
def test_no_player_can_tell_a_resampled_state(slug: str, actions: int, every: int) -> None:
    """Not even by who is asked: by other cards a seat could have only one answer, and would not be asked at all."""
    pick = random.Random(3)
    state = begun(slug, 3)
    for number in range(actions):
        if state.is_terminal():
            state = begun(slug, 3, pick.randrange(8))
        for player in range(3) if number % every == 0 else ():
            other = state.resample_from_infostate(player, pick.random)
            assert other.current_player() == state.current_player()
            assert other.observation_string(player) == state.observation_string(player)
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            other.apply_action(pick.choice(other.legal_actions()))
        state.apply_action(pick.choice(state.legal_actions()))


def test_at_the_ends_of_a_game_nothing_is_hidden() -> None:
    before = pyspiel.load_game(openspiel.NAME, {"game": ORCHARD, "seeds": 3}).new_initial_state()
    again = before.resample_from_infostate(0, random.random)
    assert again.is_chance_node()
    assert [seed for seed, _ in again.chance_outcomes()] == [0, 1, 2]
    state = begun(ORCHARD, 2)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    assert state.resample_from_infostate(1, random.random).returns() == state.returns()


def test_an_only_answer_can_be_asked_for() -> None:
    """Where no cards are found by which a seat has more than one."""
    game = find_game(ORCHARD)
    options = game.options({"players": "2", "presses": "on"})
    numbering = numbering_of(game, options)
    s = game.new(options, "one answer")
    pick = random.Random(1)
    asked = 0
    while not s.over():
        seat = s.actor()
        usual = begin_answer(numbering, s, seat)
        if usual.decided is not None:
            answer = only_answer(numbering, s, seat)
            assert len(answer.legal) == 1
            answer.say(answer.legal[0])
            assert answer.decided == usual.decided
            asked += 1
        while usual.decided is None:
            usual.say(pick.choice(usual.legal))
        s.apply(seat, usual.decided)
    assert asked > 0


# -- what there is not is refused


@pytest.mark.parametrize("seeds", [0, -1])
def test_chance_needs_an_outcome(seeds: int) -> None:
    with pytest.raises(ValueError, match="at least 1"):
        pyspiel.load_game(openspiel.NAME, {"game": ORCHARD, "seeds": seeds})


def test_there_are_no_information_states() -> None:
    """OpenSpiel asks for None from what cannot be observed; who asks a state all the same is told what to ask instead."""
    state = begun(ORCHARD, 2)
    game = state.get_game()
    alone = pyspiel.PrivateInfoType.SINGLE_PLAYER
    assert make_observation(game, pyspiel.IIGObservationType(perfect_recall=True)) is None
    assert make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, public_info=False, private_info=alone)) is None
    seen = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, private_info=alone))
    assert seen.string_from(state, 0) == make_observation(game).string_from(state, 0) == state.observation_string(0)
    for ask in (state.information_state_string, state.information_state_tensor):
        for given in ((), (1,)):
            with pytest.raises(ValueError, match="use_observation_string"):
                ask(*given)


def test_what_was_made_with_other_actions_is_refused() -> None:
    with pytest.raises(OptionError, match="another numbering"):
        pyspiel.load_game(openspiel.NAME, {"game": ORCHARD, "fingerprint": "0"})
