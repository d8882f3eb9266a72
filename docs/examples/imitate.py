"""Trains a small policy in a few minutes on one core, and lets it play 200 games against random players (docs/tutorial.md).

It watches the greedy bot, learns to say what that says (a network with one hidden layer, in numpy), and then plays by itself.

    python docs/examples/imitate.py gwt --out out
"""

import argparse
import time
from pathlib import Path

import numpy as np

import overlander
from overlander.research.episode import Episode, Kind
from overlander.research.lessons import lessons

HIDDEN = 96
ROUNDS = 6  # over all examples
STEP = 1e-3


def squash(observations):
    """Bytes as numbers near 1: what is counted in tens does not drown what is 0 or 1."""
    return np.log1p(observations.astype(np.float32)) / 2


class Policy:
    """Two layers; trained by Adam."""

    def __init__(self, size, actions):
        draw = np.random.default_rng(1)
        self.layers = [
            (draw.normal(0, size**-0.5, (size, HIDDEN))).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            (draw.normal(0, HIDDEN**-0.5, (HIDDEN, actions))).astype(np.float32),
            np.zeros(actions, np.float32),
        ]
        self.means = [np.zeros_like(x) for x in self.layers]
        self.squares = [np.zeros_like(x) for x in self.layers]
        self.steps = 0

    def chances(self, observations, masks):
        """How likely each legal action is."""
        x = squash(observations)
        hidden = np.maximum(x @ self.layers[0] + self.layers[1], 0)
        worth = np.where(masks, hidden @ self.layers[2] + self.layers[3], -1e9)
        worth = np.exp(worth - worth.max(axis=1, keepdims=True))
        return x, hidden, worth / worth.sum(axis=1, keepdims=True)

    def learn(self, observations, masks, actions):
        """One step towards saying the same; how surprised it was."""
        x, hidden, chances = self.chances(observations, masks)
        rows = np.arange(len(actions))
        loss = -np.log(chances[rows, actions] + 1e-9).mean()
        out = chances.copy()
        out[rows, actions] -= 1
        out /= len(actions)
        back = (out @ self.layers[2].T) * (hidden > 0)
        self.steps += 1
        for i, slope in enumerate([x.T @ back, back.sum(0), hidden.T @ out, out.sum(0)]):
            self.means[i] += 0.1 * (slope - self.means[i])
            self.squares[i] += 0.001 * (slope**2 - self.squares[i])
            mean = self.means[i] / (1 - 0.9**self.steps)
            square = self.squares[i] / (1 - 0.999**self.steps)
            self.layers[i] -= STEP * mean / (np.sqrt(square) + 1e-8)
        return loss


def watch(kind, teacher, games):
    """What the teacher says in so many games, action by action, and what it knew and could have said."""
    observations, masks, actions = [], [], []
    for game in range(games):
        match = overlander.new(kind.game.slug, seed=f"lesson/{game}", players=kind.players)
        match.play_out(teacher)
        for lesson in lessons(kind, match.record()):
            mask = np.zeros(kind.actions, bool)
            mask[lesson.legal] = True
            observations.append(np.frombuffer(lesson.observation, np.uint8))
            masks.append(mask)
            actions.append(lesson.action)
    return np.array(observations), np.array(masks), np.array(actions)


def compete(policy, kind, games):
    """Against random players, in turns first and second; the share of games won and the mean points of both."""
    won, points, last = 0.0, [], None
    for game in range(games):
        me = game % kind.players
        others = {seat: "random" for seat in range(kind.players) if seat != me}
        episode = Episode(kind, f"match/{game // kind.players}", others)
        while not episode.over:
            mask = np.zeros((1, kind.actions), bool)
            mask[0, episode.legal] = True
            observation = np.frombuffer(episode.observe(me), np.uint8)[None]
            episode.act(int(policy.chances(observation, mask)[2][0].argmax()))
        outcome = episode.outcome
        won += 1 / len(outcome.winners) if me in outcome.winners else 0
        points.append((outcome.total(me), np.mean([outcome.total(seat) for seat in range(kind.players) if seat != me])))
        last = episode
    return won / games, np.mean(points, axis=0), last


def curve(losses):
    """The surprise of every tenth step as a picture."""
    most = max(losses)
    shown = losses[::10]
    line = " ".join(f"{60 + 640 * i / max(1, len(shown) - 1):.1f},{30 + 240 * (1 - x / most):.1f}" for i, x in enumerate(shown))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 310" font-size="13" '
        'font-family="Overlander Sans, Noto Sans, sans-serif">'
        '<rect width="720" height="310" fill="#fdf9ee"/><path d="M60 30V270H700" fill="none" stroke="#5b4331"/>'
        f'<polyline points="{line}" fill="none" stroke="#1f6f8b" stroke-width="2"/>'
        f'<text x="52" y="36" text-anchor="end">{most:.1f}</text><text x="52" y="274" text-anchor="end">0</text>'
        '<text x="380" y="296" text-anchor="middle">steps of training</text>'
        '<text x="70" y="22">how much the teacher’s actions surprise the policy (nats)</text></svg>\n'
    )


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--teacher", default="greedy")
    parser.add_argument("--games", type=int, default=36, help="to watch")
    parser.add_argument("--matches", type=int, default=200, help="to play")
    parser.add_argument("--out", type=Path, default=Path("out"))
    given = parser.parse_args()
    kind = Kind(given.game, players=2)
    started = time.perf_counter()
    observations, masks, actions = watch(kind, given.teacher, given.games)
    print(f"{len(actions)} actions of {given.games} games watched in {time.perf_counter() - started:.0f} s", flush=True)
    policy = Policy(kind.size, kind.actions)
    order = np.random.default_rng(2)
    losses = []
    for _ in range(ROUNDS):
        for rows in np.array_split(order.permutation(len(actions)), len(actions) // 128):
            losses.append(policy.learn(observations[rows], masks[rows], actions[rows]))
    print(
        f"trained after {time.perf_counter() - started:.0f} s: surprise {losses[0]:.2f} -> {np.mean(losses[-50:]):.2f}", flush=True
    )
    won, points, last = compete(policy, kind, given.matches)
    print(f"{100 * won:.1f} % of {given.matches} games won against random, {points[0]:.0f} points to {points[1]:.0f}")
    print(f"{time.perf_counter() - started:.0f} s in all; actions and observations are those of {kind.fingerprint}")
    given.out.mkdir(exist_ok=True, parents=True)
    given.out.joinpath("surprise.svg").write_text(curve(losses), encoding="utf-8")
    given.out.joinpath("last-game.png").write_bytes(last.png((given.matches - 1) % kind.players, width=1200))
    np.savez_compressed(given.out / "policy.npz", *policy.layers, fingerprint=kind.fingerprint)


if __name__ == "__main__":
    main()
