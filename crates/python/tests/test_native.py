"""The package itself: every game is played, numbered, seen, taken back, recorded and batched."""

import json

import numpy as np
import pytest

import grognard

GAMES = grognard.games()


def random_position(game, steps, seed=3):
    position = grognard.Game(game).start(seed=seed)
    random = np.random.default_rng(seed)
    for _ in range(steps):
        if position.over:
            break
        position.play(str(random.choice(position.legal)))
    return position


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_and_its_record(game):
    position = grognard.Game(game).start(seed=5)
    assert position.playout(5) > 0 and position.over
    winner, degree, reason = position.outcome
    assert position.returns == {0: (1, -1), 1: (-1, 1), None: (0, 0)}[winner]
    again = grognard.replay(position.record)
    assert again.outcome == position.outcome and again.json == position.json


@pytest.mark.parametrize("game", GAMES)
def test_numbers_and_notations_name_the_same_actions(game):
    position = random_position(game, 12)
    numbered = position.actions
    assert sorted(numbered.values()) == sorted(position.legal)
    assert all(0 <= number < grognard.ACTIONS for number in numbered)
    number, notation = next(iter(numbered.items()))
    by_number, by_notation = position.clone(), position.clone()
    by_number.play(number)
    by_notation.play(notation)
    assert by_number.json == by_notation.json


@pytest.mark.parametrize("game", GAMES)
def test_a_clone_goes_its_own_way_and_a_step_is_taken_back(game):
    position = random_position(game, 6)
    before = position.json
    other = position.clone()
    other.play(other.legal[0])
    assert position.json == before
    other.undo()
    assert other.json == before


@pytest.mark.parametrize("game", GAMES)
def test_what_a_side_sees_has_one_shape_and_changes_with_the_game(game):
    first, later = random_position(game, 0), random_position(game, 0)
    later.playout(1)
    for side in (0, 1):
        tensor = first.observe(side)
        assert tensor.shape == (grognard.FEATURES,) and tensor.dtype == np.float32 and np.isfinite(tensor).all()
        assert not np.array_equal(tensor, later.observe(side))
    assert json.loads(first.scene(0))["banner"]


@pytest.mark.parametrize("game", GAMES)
def test_each_die_may_be_asked_for(game):
    position = grognard.Game(game).start(seed=None)
    random = np.random.default_rng(1)
    for _ in range(400):
        if position.over:
            break
        if position.chance is not None:
            assert position.side is None and position.legal == []
            position.throw(int(random.integers(position.chance)))
        else:
            position.play(str(random.choice(position.legal)))
    assert grognard.replay(position.record).json == position.json


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_steps_all_its_games(game):
    batch = grognard.Batch(game, 8, seed=2)
    for _ in range(20):
        masks, actions = batch.masks(), batch.lot()
        assert masks.shape == (8, grognard.ACTIONS)
        assert masks[np.arange(8), actions].all()
        batch.step(actions)
    assert batch.observe().shape == (8, grognard.FEATURES)


def test_a_batch_is_the_same_with_any_number_of_threads():
    def played(threads):
        batch = grognard.Batch(GAMES[0], 300, seed=4, threads=threads)
        by_lot = np.full(300, -1, np.int32)
        steps = [batch.step(by_lot) for _ in range(400)]
        assert sum(ends.sum() for _, ends in steps) > 0
        return np.stack([rewards for rewards, _ in steps]), batch.observe()

    for one, two in zip(played(1), played(2)):
        assert np.array_equal(one, two)


def test_what_is_wrong_is_said():
    with pytest.raises(ValueError, match="no_such_game"):
        grognard.Game("no_such_game")
    game = grognard.Game(GAMES[0])
    with pytest.raises(ValueError, match="scenario"):
        game.start("no_such_scenario")
    with pytest.raises(ValueError, match="no_such_option"):
        game.start(options={"no_such_option": "1"})
    position = game.start()
    with pytest.raises(ValueError):
        position.play("this is no notation")
    missing = next(n for n in range(grognard.ACTIONS) if n not in position.actions)
    with pytest.raises(ValueError, match="not legal"):
        position.play(missing)
    batch, untouched = (grognard.Batch(GAMES[0], 2, seed=1) for _ in range(2))
    before, masks = batch.observe(), batch.masks()
    legal, missing = int(masks[0].argmax()), int(masks[1].argmin())
    with pytest.raises(ValueError, match="game 1"):
        batch.step(np.array([legal, missing], np.int32))
    assert np.array_equal(batch.observe(), before), "nothing was stepped"
    for stepped in (batch, untouched):
        stepped.step(np.full(2, -1, np.int32))
    assert np.array_equal(batch.observe(), untouched.observe()), "nothing of it is kept for later"
    with pytest.raises(ValueError, match="3 actions for 2 games"):
        batch.step(np.full(3, -1, np.int32))


def test_a_commander_advises():
    position = grognard.Game(GAMES[0]).start(seed=1)
    action, promise, why = position.advise("captain:50", seed=1)
    assert action in position.legal and -1 <= promise <= 1 and why
    assert position.advise("captain:50", seed=1) == (action, promise, why)
