"""The tables as text: nothing is cut off, nothing hidden is shown."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from rocaille.catalogue import declaration, game_names
from rocaille.catalogue import game as find_game
from rocaille.cli.sheet import winners
from rocaille.faces.alhambra.words import SEAT_NAMES as QUARTER
from rocaille.faces.rokoko.table import table
from rocaille.faces.rokoko.words import SEAT_NAMES
from rocaille.games.alhambra.names import SCORINGS
from rocaille.games.rokoko.names import COLORS
from rocaille.kernel.dice import advance, face, sown
from rocaille.kernel.game import State
from rocaille.words import Words, languages
from rocaille.words.sentences import box_of, words_of
from tests.alhambra.positions import money, position


def drawn(shown: RenderableType, width: int = 120) -> list[str]:
    shown_text = StringIO()
    console = Console(file=shown_text, width=width, color_system=None, legacy_windows=False)
    console.print(shown)
    return shown_text.getvalue().splitlines()


def positions(players: int, seed: int, every: int, name: str = "rokoko") -> Iterator[State]:
    """Some positions of a random game, and the last."""
    game = find_game(name)
    state = game.new(players, seed)
    dice, number = sown(seed, "table"), 0
    while seats := game.to_decide(state):
        if number % every == 0:
            yield state
        options = game.options(state, seats[-1])
        dice, number = advance(dice), number + 1
        game.carry_out(state, seats[-1], options[face(dice, len(options))])
    yield state


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_table_fits_on_120_columns_and_28_lines_with_nothing_cut_off(players: int, language: str) -> None:
    game, words = find_game("rokoko"), Words(language)
    for state in positions(players, 11, 25):
        for seat in (0, None):
            lines = drawn(table(game.view(state, seat), words, SEAT_NAMES[:players]))
            assert len(lines) <= 28
            assert max(cell_len(line) for line in lines) <= 120
            assert not [line for line in lines if "…" in line]
            for title in ("king", "workshop", "warehouse", "decorations", "players", "dark", "legend"):
                assert words(f"rokoko.table.{title}") in "\n".join(lines)
            assert all(words(f"rokoko.color.{color}") in "\n".join(lines) for color in COLORS)


def test_opponents_tiles_and_prestige_stay_face_down() -> None:
    game, words = find_game("rokoko"), Words("en")
    for state in positions(3, 5, 40):
        if not state.agenda:
            continue
        before = drawn(table(game.view(state, 0), words, SEAT_NAMES[:3]))
        other: Any = state.copy()
        other.players[1].prestige += 7
        other.players[1].tiles = tuple(sorted((tile + 1) % 5 for tile in other.players[1].tiles))
        assert drawn(table(game.view(other, 0), words, SEAT_NAMES[:3])) == before


@pytest.mark.parametrize("name", game_names())
def test_the_score_sheet_has_a_column_for_each_player_and_the_totals(name: str) -> None:
    game, words, names = find_game(name), Words("de"), words_of(name).SEAT_NAMES[:4]
    *_, last = positions(4, 3, 1000, name)
    outcome = game.outcome(last)
    assert outcome is not None
    lines = drawn(declaration(name).table().score_grid(outcome, words, box_of(game, 4), names))
    total = next(line for line in lines if "Summe" in line)
    assert [int(word.rstrip("★")) for word in total.split()[1:]] == list(outcome.totals)
    assert names[outcome.winners[0]] in winners(name, outcome, words, names)


def test_the_beginning_of_a_game_looks_like_this() -> None:
    game = find_game("rokoko")
    lines = drawn(table(game.view(game.new(2, 1), 0), Words("en"), SEAT_NAMES[:2]))
    assert "\n".join(line.rstrip() for line in lines[1:9]) + "\n" == SNAPSHOT


SNAPSHOT = """\
╭─ 1 King ────╮╭─ Hall 2 ────╮╭─ Hall 3 ────╮╭─ Hall 4 ────╮╭─ Hall 5 ────╮╭─ Decorations ─────────────────────────────╮
│1∩ ·         ││1∩ §         ││1∩ #         ││1∩ 3●        ││1∩ 5●        ││Fireworks 6★   12●  15●   18●  22●         │
│2∩ tile      ││2  ·         ││2  ·         ││2  ·         ││2  ·         ││Terrace        ×2   ×2    ×3   ×3          │
│3  ·         ││3  2●        ││3  3●        ││3  #         ││3  3●        ││Statues        11●  13●   15●              │
│4  2●        ││4  tile      ││4  §         ││4  tile      ││4  §         ││Upper fountain 7●   9●1★                   │
│5  §         ││♪  14●4★     ││♪  12●3★     ││♪  12●3★     ││♪  10●2★     ││Lower fountain 8●   10●1★                  │
│6  #         ││             ││             ││             ││             ││All halls      5★   3★    1★               │
│♪  16●5★     ││             ││             ││             ││             ││Queen's favour: free, 5●                   │
"""


# Alhambra


def courtyard(view, language: str = "en", width: int = 120) -> list[str]:
    names = QUARTER[: len(view.players)]
    return drawn(declaration("alhambra").table().table(view, Words(language), names, width), width)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_alhambra_fits_on_120_columns_and_28_lines_with_nothing_cut_off(players: int, language: str) -> None:
    game, words = find_game("alhambra"), Words(language)
    for state in positions(players, 11, 25, "alhambra"):
        for seat in (0, None):
            lines = courtyard(game.view(state, seat), language)
            text = "\n".join(lines)
            assert len(lines) <= 28
            assert max(cell_len(line) for line in lines) <= 120
            assert "…" not in text and "alhambra." not in text and "{" not in text
            for title in ("money", "buildings", "stacks", "legend", "points", "cards"):
                assert words(f"alhambra.table.{title}") in text
            for kind in ("museum", "theatre", "brownstone", "church", "park", "skyscraper"):
                assert words(f"alhambra.category.{kind}") in text
            assert all(name in text for name in QUARTER[:players])
            assert ("Dirk" in text) == (players == 2)


def test_a_hand_of_every_card_of_a_currency_fits() -> None:
    hand = tuple(f"blue{value}" for value in range(1, 10)) * 3
    state = position(hands={0: hand})
    lines = courtyard(find_game("alhambra").view(state, 0))
    assert any("1 1 1 2 2 2 3 3 3 4 4 4 5 5 5 6 6 6 7 7 7 8 8 8 9 9 9" in line and "= 135" in line for line in lines)
    assert not [line for line in lines if "…" in line]


def test_of_the_others_money_only_the_number_of_cards_shows() -> None:
    game = find_game("alhambra")
    state = position(hands={0: ("blue1",), 1: ("green9", "blue2"), 2: ("yellow5",)})
    other = state.copy()
    other.players[1].money = money("orange1", "yellow4")
    for seat in (0, 2, None):
        assert courtyard(game.view(state, seat)) == courtyard(game.view(other, seat))
    assert courtyard(game.view(state, 1)) != courtyard(game.view(other, 1))


def test_the_points_of_all_three_scorings_are_always_in_sight() -> None:
    game = find_game("alhambra")
    for state in positions(3, 4, 60, "alhambra"):
        lines = courtyard(game.view(state, 1))
        assert any(line.split()[1:] and all(scoring in line.split() for scoring in SCORINGS) for line in lines)
        assert any("Skyscraper" in line and "6  13/6  21/13/6" in line for line in lines)


def test_who_leads_and_what_the_next_scoring_would_bring() -> None:
    state = position(buildings={0: {"white": 4}, 1: {"white": 2, "purple": 1}, 2: {"purple": 1}})
    lines = courtyard(find_game("alhambra").view(state, 0))
    assert "4▲  +4" in next(line for line in lines if line.startswith("│ Church") and "11/4" in line)
    assert next(line for line in lines if "│ Skyscraper" in line and "21/13/6" in line).count("1▲  +3") == 2
    assert next(line for line in lines if "Scoring A now" in line).split()[-4:-1] == ["+4", "+3", "+3"]


def test_a_space_says_how_near_one_s_money_is() -> None:
    state = position(courtyard=("blue5", "green9", "red7", "white10"), hands={0: ("blue2", "blue3", "green4", "orange8")})
    text = courtyard(find_game("alhambra").view(state, 0))
    assert "costs 5" in text[3] and "costs 9" in text[3]
    assert [cell.strip() for cell in text[5].split("│") if cell.strip()][:4] == ["✓ exact", "5 short", "at least 8", "10 short"]
