"""Play games for evaluating the start of a round in Rokoko, and fit the weights to them.

    .venv/bin/python -m tools.round_weights play FILE [--games N] [--option jeweller] [--seed S]
    .venv/bin/python -m tools.round_weights fit FILE FILE_WITH_JEWELLER

`play` adds games to FILE, a line each, between players who plan quickly and now and then do something else that is nearly as
good: what they had when each round began, and their points at the end. `fit` writes the weights to round_weights.py: a ridge
regression for each round, of how much a seat is ahead of the others in the end on how much it is ahead in each feature.
"""

import argparse
import json
import random
import sys
from pathlib import Path
from typing import Any

import numpy as np

from rocaille.bots.budget import Budget
from rocaille.bots.planner import SHALLOW_BEAM, Beam, best_distinct, plans, turn_plans
from rocaille.catalogue import game as find_game
from rocaille.games.rokoko.names import ROUNDS
from rocaille.games.rokoko.prospects import FEATURES
from rocaille.games.rokoko.round_weights import FIRST_ROUND
from rocaille.games.rokoko.state import State
from rocaille.games.rokoko.weights import CARDS
from rocaille.kernel.game import Game

PAGE = Path("src/rocaille/games/rokoko/round_weights.py")
QUICK_BEAM = Beam(3, [2, 1])
PLAYERS = (2, 3, 3, 4, 4, 4, 4, 4, 5, 5)  # as often as they stand here
EXPLORATION = 0.12  # how often a turn is one of several instead of the best
ALTERNATIVES = 6
RIDGE, RIDGE_FOR_EMPLOYEES = 50.0, 400.0  # the penalty of the regression for a feature, and for a single employee


def play_game(game: Game, players: int, seed: int) -> dict[str, Any]:
    """A game, and what everybody had when each round from the second on began."""
    dice = random.Random(seed)
    state, strategy, budget = game.new(players, seed), game.strategy(), Budget()
    starts: list[Any] = []
    round = 1
    while seats := game.to_decide(state):
        assert isinstance(state, State)
        if state.round != round:
            round = state.round
            starts.append(
                [
                    round,
                    [strategy.features(state, seat) for seat in range(players)],
                    [sorted(player.supply + player.hand + player.discard) for player in state.players],
                ]
            )
        seat = seats[0]
        options = game.options(state, seat)
        if len(options) == 1:
            game.carry_out(state, seat, options[0])
            continue
        imagined = state.copy()
        imagined.dice = dice.getrandbits(62)  # nobody knows what comes
        if dice.random() < EXPLORATION:
            turn = dice.choice(
                best_distinct(turn_plans(game, strategy, imagined, seat, SHALLOW_BEAM.within_turn, budget), ALTERNATIVES)
            ).turn
        else:
            turn = plans(game, imagined, seat, dice.choice((SHALLOW_BEAM, QUICK_BEAM)), budget)[0].turn
        for decision in turn:
            if seat not in game.to_decide(state) or decision not in game.options(state, seat):
                break
            game.carry_out(state, seat, decision)
    outcome = game.outcome(state)
    assert outcome is not None
    return {"final": list(outcome.totals), "starts": starts}


def play(file: Path, games: int, option: str, seed: int) -> None:
    game = find_game("rokoko", options={option: True} if option else None)
    with file.open("a", encoding="utf-8") as out:
        for number in range(games):
            players = PLAYERS[(seed + number) % len(PLAYERS)]
            out.write(json.dumps(play_game(game, players, seed + number)) + "\n")
            print(f"\r{number + 1} of {games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


def examples(games: list[Any], round: int) -> tuple[Any, Any, float, Any]:
    """By seat, how far it is ahead of the table's mean in everything and in the end; the mean of points and of features."""
    ahead, gains, points, means = [], [], [], []
    for game in games:
        final = np.array(game["final"], float)
        for at, features, decks in game["starts"]:
            if at == round:
                owned = np.array([[deck.count(card) for card in range(len(CARDS))] for deck in decks], float)
                row = np.hstack([np.array(features), owned])
                ahead.append(row - row.mean(0))
                gains.append(final - final.mean())
                points.append(final.mean())
                means.append(row.mean(0))
    return np.concatenate(ahead), np.concatenate(gains), float(np.mean(points)), np.mean(means, 0)


def fit_round(games: list[Any], round: int) -> tuple[list[float], list[float]]:
    """Weights of the features and of the employees where that round begins."""
    ahead, gains, points, means = examples(games, round)
    spread = ahead.std(0)
    known = spread > 1e-6
    scaled = ahead[:, known] / spread[known]
    ridge = np.where(np.arange(len(spread)) < len(FEATURES), RIDGE, RIDGE_FOR_EMPLOYEES)[known]
    weights = np.zeros(len(spread))
    weights[known] = np.linalg.solve(scaled.T @ scaled + np.diag(ridge), scaled.T @ gains) / spread[known]
    weights = np.round(weights, 2)
    weights[0] = np.round(points - float(means @ weights), 2)  # the constant: what a seat has on the average
    correlation = np.corrcoef(ahead @ weights, gains)[0, 1]
    print(f"round {round}: {len(gains)} seats, correlation with the end {correlation:.2f}", file=sys.stderr)
    return [float(weight) for weight in weights[: len(FEATURES)]], [float(weight) for weight in weights[len(FEATURES) :]]


def table(name: str, rows: list[list[float]]) -> str:
    lines = []
    for row in rows:
        line = "    ["
        for number in row:
            if len(line) + len(f"{number}, ") > 126:
                lines.append(line.rstrip())
                line = "     "
            line += f"{number}, "
        lines.append(line.rstrip(", ") + "],")
    return f"{name}: Final[list[list[float]]] = [\n" + "\n".join(lines) + "\n]\n"


def fit(file: Path, with_jeweller: Path) -> None:
    text = '''"""Weights of the features where a round begins, from round FIRST_ROUND on, and of single employees, by kind.

Written by tools/round_weights.py; docs/bots.md explains how.
"""
from typing import Final

FIRST_ROUND: Final = 2
'''
    for source, ending in ((file, ""), (with_jeweller, "_WITH_JEWELLER")):
        games = [json.loads(line) for line in source.read_text("utf-8").splitlines()]
        fits = [fit_round(games, round) for round in range(FIRST_ROUND, ROUNDS + 1)]
        text += table(f"WEIGHTS_AT_START{ending}", [weights for weights, _ in fits])
        text += table(f"EMPLOYEES{ending}", [worth for _, worth in fits])
    PAGE.write_text(text, "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("file", type=Path)
    playing.add_argument("--games", type=int, default=1000)
    playing.add_argument("--option", default="")
    playing.add_argument("--seed", type=int, default=1)
    fitting = commands.add_parser("fit")
    fitting.add_argument("file", type=Path)
    fitting.add_argument("with_jeweller", type=Path)
    wish = parser.parse_args()
    if wish.command == "play":
        play(wish.file, wish.games, wish.option, wish.seed)
    else:
        fit(wish.file, wish.with_jeweller)
    return 0


if __name__ == "__main__":
    sys.exit(main())
