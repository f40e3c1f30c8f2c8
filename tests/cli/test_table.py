"""The table of Rokoko as text: nothing is cut off, nothing hidden is shown."""
from __future__ import annotations

from collections.abc import Iterator
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from rocaille.catalogue import game as find_game
from rocaille.cli.rokoko_table import score_grid, table, winners
from rocaille.games.rokoko.names import COLORS
from rocaille.games.rokoko.state import State
from rocaille.kernel.dice import advance, face, sown
from rocaille.words import Words, languages
from rocaille.words.rokoko import SEAT_NAMES


def drawn(shown: RenderableType, width: int = 120) -> list[str]:
    console = Console(file=StringIO(), width=width, color_system=None, legacy_windows=False)
    console.print(shown)
    return console.file.getvalue().splitlines()  # type: ignore[attr-defined]


def positions(players: int, seed: int, every: int) -> Iterator[State]:
    """Some positions of a random game, and the last."""
    game = find_game("rokoko")
    state = game.new(players, seed)
    dice, number = sown(seed, "table"), 0
    while seats := game.to_decide(state):
        if number % every == 0:
            assert isinstance(state, State)
            yield state
        options = game.options(state, seats[-1])
        dice, number = advance(dice), number + 1
        game.carry_out(state, seats[-1], options[face(dice, len(options))])
    assert isinstance(state, State)
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
        other = state.copy()
        other.players[1].prestige += 7
        other.players[1].tiles = tuple(sorted((tile + 1) % 5 for tile in other.players[1].tiles))
        assert drawn(table(game.view(other, 0), words, SEAT_NAMES[:3])) == before


def test_the_score_sheet_has_a_column_for_each_player_and_the_totals() -> None:
    game, words = find_game("rokoko"), Words("de")
    *_, last = positions(4, 3, 1000)
    outcome = game.outcome(last)
    assert outcome is not None
    lines = drawn(score_grid(outcome, words, last.box, SEAT_NAMES[:4]))
    total = next(line for line in lines if "Summe" in line)
    assert [int(word.rstrip("★")) for word in total.split()[1:]] == list(outcome.totals)
    assert SEAT_NAMES[outcome.winners[0]] in winners(outcome, words, SEAT_NAMES)


def test_the_beginning_of_a_game_looks_like_this() -> None:
    game = find_game("rokoko")
    lines = drawn(table(game.view(game.new(2, 1), 0), Words("en"), SEAT_NAMES[:2]))
    assert "\n".join(line.rstrip() for line in lines[1:9]) + "\n" == SNAPSHOT


SNAPSHOT = """\
╭─ 1 King ────╮╭─ Hall 2 ────╮╭─ Hall 3 ────╮╭─ Hall 4 ────╮╭─ Hall 5 ────╮╭─ Decorations ─────────────────────────────╮
│1∩ ·         ││1∩ §         ││1∩ #         ││1∩ 3●        ││1∩ 5●        ││Fireworks 6★   12●  15●   18●  22●         │
│2∩ tile      ││2  ·         ││2  ·         ││2  ·         ││2  ·         ││Terrace        ×2   ×2    ×3   ×3          │
│3  ·         ││3  2●        ││3  3●        ││3  #         ││3  3●        ││Statues        11●  14●   17●              │
│4  2●        ││4  tile      ││4  §         ││4  tile      ││4  §         ││Upper fountain 10●  12●1★                  │
│5  §         ││♪  14●4★     ││♪  12●3★     ││♪  12●3★     ││♪  10●2★     ││Lower fountain 10●  13●1★                  │
│6  #         ││             ││             ││             ││             ││All halls      5★   3★    1★               │
│♪  16●5★     ││             ││             ││             ││             ││Queen's favour: free, 5●                   │
"""
