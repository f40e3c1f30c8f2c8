"""The guest's rules keep the promise: the battery that its author would run, and its rules one by one."""

from __future__ import annotations

from typing import Any

import pytest

from rocaille.catalogue import declaration, game_names
from rocaille.kernel.decision import Reason, Refused
from rocaille.kernel.game import Game
from rocaille.kernel.log import Log
from rocaille.testing import Case, watch, watch_decisions
from tests.guest.installing import EXAMPLE, GAME

CASE = Case(GAME, census=lambda state: sorted(every_card(state)))
ROSE, LILY = range(9), range(9, 18)


def every_card(state: Any) -> list[int]:
    return [*sum(state.hands + state.vases, ()), *state.sideboard, *state.stack, *state.faded]


def position(**parts: Any) -> tuple[Game, Any]:
    """Two players and a fresh table with other parts; cards that are named twice leave the stack."""
    game = CASE.game
    state: Any = game.new(2, seed=1)
    for name, part in parts.items():
        setattr(state, name, part)
    return game, state


def told(game: Game, state: Any, text: str) -> list[str]:
    """What happens when whoever is to decide does this."""
    log = Log()
    game.decide(state, game.to_decide(state)[0], game.notation.read(text), log)
    return [event.key for event in log.events]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_random_games_keep_the_promise(players, seed):
    assert len(watch(CASE, players, seed).decisions) > 20


def test_every_decision_has_four_forms():
    watch_decisions(CASE)


def test_it_is_found_by_its_entry_point_and_small():
    assert game_names()[-1] == GAME and declaration(GAME).player_counts == CASE.game.player_counts
    lines = [line for path in EXAMPLE.rglob("*.py") for line in path.read_text(encoding="utf-8").splitlines()]
    assert len(lines) <= 300


def test_only_higher_cards_go_into_a_vase():
    game, state = position(hands=((ROSE[2], ROSE[6], LILY[0]), (1,)), vases=((ROSE[4],), ()))
    texts = [game.notation.written(option) for option in game.options(state, 0)]
    assert texts == ["arrange rose7", "arrange lily1", "fade rose3", "fade rose7", "fade lily1"]
    reason = game.why_not(state, 0, game.notation.read("arrange rose3"))
    assert isinstance(reason, Reason) and (reason.key, reason.args) == ("too_low", (ROSE[4],))
    with pytest.raises(Refused):
        game.decide(state, 0, game.notation.read("arrange tulip1"))


def test_the_candle_burns_after_arranging_and_not_after_fading():
    game, state = position(hands=((ROSE[0], ROSE[1]), (LILY[0],)), candle=9)
    told(game, state, "fade rose1")
    assert told(game, state, "draw") == ["draws", "has_drawn"] and state.candle == 9 and state.faded == (ROSE[0],)
    told(game, state, "arrange lily1")
    assert told(game, state, "draw") == ["draws", "has_drawn", "draught"] and 6 <= state.candle <= 8


def test_the_match_ends_when_the_candle_is_out():
    game, state = position(hands=((ROSE[0],), (ROSE[1],)), candle=1)
    told(game, state, "arrange rose1")
    assert told(game, state, "draw")[-1] == "game_over"
    outcome = game.outcome(state)
    assert outcome is not None and outcome.totals == (1 + 4, 0) and outcome.winners == (0,)


def test_long_vases_and_the_highest_card_of_a_flower_bring_points():
    game, state = position(vases=((ROSE[0], ROSE[1], ROSE[2], LILY[8]), (ROSE[7],)))
    lines = [(line.seat, line.reason, line.args, line.points) for line in game.forecast(state)]
    assert lines == [
        (0, "vase", (0,), 6),
        (1, "vase", (0,), 1),
        (1, "finest", (0,), 4),
        (0, "vase", (1,), 1),
        (0, "finest", (1,), 4),
    ]


def test_what_was_taken_openly_is_seen_and_what_was_drawn_is_not():
    game, state = position()
    card = game.notation.names["card"][state.sideboard[0]]
    for text in (game.notation.written(game.options(state, 0)[-1]), f"take {card}"):
        told(game, state, text)
    seen = game.view(state, 1).to_json()["players"][0]
    assert seen["seen"] == [card] and seen["cards"] == 4
    assert set(game.view(state, 0).to_json()["players"][0]["hand"]) > {card}
