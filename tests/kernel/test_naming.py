"""Events, reasons and score lines leave the engine with named arguments; what is not declared does not leave it."""

from __future__ import annotations

import pytest

from rocaille.catalogue import game as find_game
from rocaille.games.rokoko.names import REWARD_LACE, REWARD_THREAD, REWARD_TILE
from rocaille.kernel.decision import Reason
from rocaille.kernel.game import Game, ScoreLine
from rocaille.kernel.log import Event, Log
from rocaille.kernel.naming import Arguments, Naming, seat_of
from rocaille.testing import Case, watch

GUEST = Naming(
    Arguments({"rolls": ("die",), "draws": ("card", "count")}, {"held": ("who", "*cards")}, {}), {"card": {0: "ace"}}
)


def test_numbers_that_stand_for_something_are_told_by_its_name_and_the_others_as_they_are() -> None:
    assert GUEST.event(Event("draws", 1, (0, 3), -1)) == {"card": "ace", "count": 3}
    assert GUEST.event_json(Event("rolls", 1, (6,), -1)) == {"event": "rolls", "seat": 1, "args": {"die": 6}}
    assert GUEST.line(ScoreLine(0, "bonus", (), 3)) == {}


def test_whose_doing_something_was_is_a_seat_or_somebody_with_a_name_or_nobody() -> None:
    named = Naming(GUEST.arguments, {}, {-2: "ghost"})
    assert named.event_json(Event("rolls", -2, (6,), -1)) == {
        "event": "rolls",
        "seat": None,
        "owner": "ghost",
        "args": {"die": 6},
    }
    assert named.event_json(Event("rolls", -1, (6,), -1)) == {"event": "rolls", "seat": None, "args": {"die": 6}}
    assert (named.owner(Event("rolls", 0, (6,), -1)), seat_of(Event("rolls", 0, (6,), -1))) == ("", 0)


def test_dirk_is_told_by_his_name() -> None:
    game, log = find_game("alhambra"), Log()
    game.new(2, 1, log=log)
    told = [game.naming.event_json(event) for event in log.events]
    assert {each.get("owner") for each in told if each["event"] == "dirk_gets"} == {"dirk"}
    assert all(each["seat"] in (None, 0, 1) and ("owner" in each) == (each["event"] == "dirk_gets") for each in told)


@pytest.mark.parametrize("options", [{}, {"jeweller": True}])
def test_a_reward_is_so_many_of_something(options: dict[str, bool]) -> None:
    naming = find_game("rokoko", options=options).naming
    told = [naming.event(Event("reward", 0, (n,), -1)) for n in (3, REWARD_THREAD, REWARD_LACE, REWARD_TILE)]
    assert told == [{"livres": 3}, {"thread": 1}, {"lace": 1}, {"tiles": 1}]


def test_a_last_name_with_a_star_has_all_that_are_left() -> None:
    named = Naming(GUEST.arguments, {"cards": {0: "ace", 1: "king"}})
    assert named.reason(Reason("held", (2, 0, 1))) == {"cards": ["ace", "king"], "who": 2}
    assert named.reason(Reason("held", (2,))) == {"cards": [], "who": 2}


@pytest.mark.parametrize(("key", "args"), [("rolls", ()), ("rolls", (1, 2)), ("unheard", (1,))])
def test_numbers_that_are_not_declared_are_not_told(key: str, args: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=f"The event “{key}” has {len(args)} arguments; the game's naming declares"):
        GUEST.event(Event(key, 0, args, -1))


def test_the_battery_finds_a_game_that_does_not_declare_what_it_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("alhambra")
    watch(Case("alhambra"), 3, 1)
    monkeypatch.setattr(game, "naming", Game("none", 1, (2,), {}, None, 1).naming)
    with pytest.raises(ValueError, match="declares none"):
        watch(Case("alhambra"), 3, 1)


def test_the_same_word_is_used_for_a_thing_in_decisions_and_in_events() -> None:
    for options in ({}, {"jeweller": True}):
        game = find_game("rokoko", options=options)
        for field in ("card", "tile", "space", "marker", "pile"):
            assert list(game.naming.names[field].values()) == game.notation.names[field]
    alhambra = find_game("alhambra")
    assert list(alhambra.naming.names["space"].values()) == alhambra.notation.names["space"]
    assert set(alhambra.naming.names["card"].values()) <= set(alhambra.notation.names["cards"])
