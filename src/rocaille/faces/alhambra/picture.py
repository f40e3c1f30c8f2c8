"""The table of Alhambra, the card game: courtyard, money, piles, and what the players have."""

from rocaille.envs.pictures.canvas import EMPTY, FAINT, INK, PAPER, SEATS, Canvas, Color
from rocaille.games.alhambra.names import NOTHING, SCORINGS, VALUES
from rocaille.games.alhambra.state import Player
from rocaille.games.alhambra.view import AlhambraView
from rocaille.kernel.game import View
from rocaille.kernel.packed import size, unpacked

CURRENCIES: tuple[Color, ...] = ((86, 132, 196), (108, 164, 96), (226, 150, 60), (226, 200, 80))
PAINT: dict[str, Color] = {
    "blue": (76, 110, 180),
    "red": (180, 66, 58),
    "brown": (138, 96, 60),
    "white": (250, 250, 246),
    "green": (82, 140, 84),
    "purple": (128, 82, 152),
}


def paint(view: View, canvas: Canvas, to_decide: tuple[int, ...]) -> int:
    assert isinstance(view, AlhambraView)
    box = view.box
    canvas.text(12, 8, f"Alhambra, the card game (scored: {' '.join(SCORINGS[: view.scored]) or 'nothing yet'})", INK, 22)
    if view.agenda:
        canvas.text(620, 14, f"to decide: player {to_decide[0]} ({view.agenda[-1].word()})", SEATS[to_decide[0]], 15)
    canvas.text(12, 44, f"courtyard (stack {size(view.building_stack)})")
    for space, building in enumerate(view.courtyard):
        left = 12 + 150 * space
        fill = EMPTY if building == NOTHING else _color(view, box.building_category[building])
        canvas.box(left, 64, 140, 90, fill, CURRENCIES[space], 5)
        if building != NOTHING:
            canvas.text(left + 12, 74, str(box.building_price[building]), _ink(fill), 26)
            canvas.text(left + 12, 122, box.building_names[building], _ink(fill), 14)
    canvas.text(640, 44, "money")
    for place, card in enumerate(view.display):
        _money(canvas, 640 + 66 * place, 64, card)
    canvas.text(920, 44, "piles")
    for pile, left in enumerate(view.piles):
        canvas.box(920 + 38 * pile, 64, 34, 90)
        canvas.text(928 + 38 * pile, 98, str(left))
    if view.dirk:
        canvas.text(640, 168, f"Dirk: {_buildings(view, view.dirk)}")
    for player in view.players:
        _player(view, player, canvas, 12 + 368 * (player.seat % 3), 200 + 264 * (player.seat // 3), player.seat in to_decide)
    return 454 if len(view.players) <= 3 else 718


def _color(view: AlhambraView, category: int) -> Color:
    return PAINT.get(view.box.category_colors[category], FAINT)


def _ink(fill: Color) -> Color:
    return INK if sum(fill) > 400 else PAPER


def _money(canvas: Canvas, x: int, y: int, card: int) -> None:
    canvas.box(x, y, 58, 90, EMPTY if card == NOTHING else CURRENCIES[card // VALUES], INK)
    if card != NOTHING:
        canvas.text(x + 20, y + 30, str(card % VALUES + 1), INK, 26)


def _buildings(view: AlhambraView, counts: tuple[int, ...]) -> str:
    colors = view.box.category_colors
    return ", ".join(f"{count} {color}" for color, count in zip(colors, counts, strict=True) if count) or "nothing"


def _player(view: AlhambraView, player: Player, canvas: Canvas, x: int, y: int, deciding: bool) -> None:
    seat = player.seat
    canvas.box(x, y, 360, 254, PAPER, SEATS[seat] if deciding else FAINT, 4 if deciding else 1)
    canvas.dot(x + 18, y + 18, 10, SEATS[seat])
    canvas.text(x + 36, y + 8, f"player {seat}: {view.points[seat]} points", SEATS[seat], 17)
    for category, count in enumerate(player.buildings):
        left = x + 12 + 56 * category
        fill = _color(view, category)
        canvas.box(left, y + 40, 50, 46, fill, INK)
        canvas.text(left + 18, y + 50, str(count), _ink(fill), 20)
    for at, card in enumerate(unpacked(player.money, VALUES)[:36]):
        left, top = x + 12 + 28 * (at % 12), y + 100 + 50 * (at // 12)
        canvas.box(left, top, 25, 42, CURRENCIES[card // VALUES], INK)
        canvas.text(left + 7, top + 12, str(card % VALUES + 1), INK, 15)
