"""The table of Rokoko: halls, decorations, workshop, warehouse, employees for hire, and the players."""

from rocaille.envs.pictures.canvas import EMPTY, FAINT, INK, PAPER, SEATS, SILKS, Canvas
from rocaille.games.rokoko.jeweller.names import EXAMS, JEWELS, TASKS_OF
from rocaille.games.rokoko.jeweller.view import JewellerView
from rocaille.games.rokoko.names import COLORS, DECORATIONS, HALLS, NOTHING
from rocaille.games.rokoko.places import kind_of, place_in_hall, place_in_row
from rocaille.games.rokoko.state import VEIL
from rocaille.games.rokoko.view import RokokoView, SeenPlayer
from rocaille.kernel.game import View

HALL_NAMES = ("King's hall", "hall 2", "hall 3", "hall 4", "hall 5")


def paint(view: View, canvas: Canvas, to_decide: tuple[int, ...]) -> int:
    assert isinstance(view, RokokoView)
    canvas.text(12, 8, f"Rokoko, round {view.round} of 7", INK, 22)
    if view.agenda:
        canvas.text(
            330,
            14,
            f"to decide: {', '.join(f'player {seat}' for seat in to_decide)} ({view.agenda[-1].word()})",
            SEATS[to_decide[0]],
            15,
        )
    _halls(view, canvas, 12, 44)
    _decorations(view, canvas, 12, 258)
    _market(view, canvas, 560, 44)
    for player in view.players:
        _player(view, player, canvas, 12 + 220 * player.seat, 430, player.seat in to_decide)
    return 726


def _halls(view: RokokoView, canvas: Canvas, x: int, y: int) -> None:
    for hall in range(HALLS):
        canvas.text(x, y + 41 * hall + 10, HALL_NAMES[hall])
        for space in [space for space in view.box.spaces if view.box.space_hall[space] == hall]:
            left, top = x + 90 + 54 * place_in_hall(space), y + 41 * hall
            host = view.hosts[space]
            if host < 0:
                canvas.box(left, top, 48, 36)
                continue
            dress = view.dresses[space]
            canvas.box(left, top, 48, 36, SILKS[view.box.dress_color[dress]], SEATS[host], 3)
            canvas.dot(left + 14, top + 18, 9, SEATS[host])
            canvas.text(left + 30, top + 10, str(view.box.dress_prestige[dress]))


def _decorations(view: RokokoView, canvas: Canvas, x: int, y: int) -> None:
    for kind, name in enumerate(DECORATIONS):
        spaces = [space for space in view.box.decorations if kind_of(space) == kind]
        if spaces:
            canvas.text(x, y + 26 * kind + 4, name.replace("_", " "))
        for space in spaces:
            left, owner = x + 130 + 50 * place_in_row(space), view.decorations[space]
            canvas.box(left, y + 26 * kind, 44, 22, EMPTY if owner < 0 else SEATS[owner])
            canvas.text(left + 8, y + 26 * kind + 4, str(view.box.decoration_cost[space]), INK if owner < 0 else PAPER)
    canvas.text(x + 395, y, "all halls")
    for place, owner in enumerate(view.all_halls):
        canvas.box(x + 400, y + 20 + 26 * place, 44, 22, EMPTY if owner < 0 else SEATS[owner])
        canvas.text(x + 418, y + 24 + 26 * place, str(view.box.all_halls[place]), INK if owner < 0 else PAPER)


def _market(view: RokokoView, canvas: Canvas, x: int, y: int) -> None:
    box = view.box
    canvas.text(x, y, "workshop")
    for window, cost in enumerate(box.window_costs):
        left, dress = x + 88 * window, view.workshop[window]
        canvas.box(left, y + 18, 82, 62, EMPTY if dress == NOTHING else SILKS[box.dress_color[dress]], INK)
        canvas.text(left + 4, y + 62, f"pay {cost}", INK, 12)
        if dress != NOTHING:
            canvas.text(left + 4, y + 22, box.dress_names[dress], INK, 14)
            needs = "thread " * box.dress_thread[dress] + "lace" * box.dress_lace[dress]
            canvas.text(left + 4, y + 42, f"{box.dress_prestige[dress]} {needs}", INK, 11)
    canvas.text(x, y + 92, "warehouse")
    for at, place in enumerate(box.places):
        left, top, tile = x + 88 * (at % 6), y + 110 + 30 * (at // 6), view.warehouse[place]
        canvas.box(left, top, 82, 26)
        if tile != NOTHING:
            _bales(canvas, left + 12, top + 13, box.tile_silk[tile])
            canvas.text(left + 46, top + 6, box.tile_names[tile], INK, 11)
    canvas.text(x, y + 182, f"for hire (stack {view.hire_stack_size}, tiles {view.stack_size}, bag {len(view.bag)})")
    for at, card in enumerate(view.hire_row):
        canvas.box(x + 88 * at, y + 200, 82, 30, PAPER, INK)
        canvas.text(x + 88 * at + 8, y + 206, box.card_names[card], INK, 15)
    if isinstance(view, JewellerView):
        canvas.text(
            x,
            y + 240,
            "jewels: "
            + ", ".join(JEWELS[jewel].replace("_", " ") for jewel in view.windows if jewel >= 0)
            + f" (stack {len(view.jewel_stack)})",
        )
        decks = ", ".join(f"{name} {size}" for name, size in zip(EXAMS, view.deck_sizes, strict=True))
        canvas.text(x, y + 258, f"exam decks: {decks}")


def _bales(canvas: Canvas, x: int, y: int, silk: int) -> None:
    for color in range(len(COLORS)):
        for _ in range(silk >> 8 * color & 127):
            canvas.dot(x, y, 6, SILKS[color])
            x += 14


def _player(view: RokokoView, player: SeenPlayer, canvas: Canvas, x: int, y: int, deciding: bool) -> None:
    box, seat = view.box, player.seat
    canvas.box(x, y, 212, 296, PAPER, SEATS[seat] if deciding else FAINT, 4 if deciding else 1)
    canvas.dot(x + 16, y + 16, 9, SEATS[seat])
    marks = (" start" if view.starter == seat else "") + (" favour" if view.favour == seat else "")
    canvas.text(x + 32, y + 8, f"player {seat}{marks}", SEATS[seat], 15)
    canvas.text(x + 10, y + 32, f"{player.livres} Livre  {player.thread} thread  {player.lace} lace", INK, 13)
    canvas.text(x + 10, y + 50, f"{player.prestige} prestige  hand {player.hand_size}  supply {player.supply_size()}", INK, 13)
    top = y + 70
    tiles = [*player.tiles, *[veiled % VEIL for veiled in player.veiled]]
    hidden = 0 if player.own else len(player.veiled_since)
    lines = [
        ("hand" if player.own else "seen in hand", [box.card_names[card] for card in player.hand or player.shown]),
        ("in play", [box.card_names[card] for card in player.in_play + player.leaving]),
        ("discard", [box.card_names[card] for card in player.discard]),
        ("unplayed", [box.card_names[card] for card in player.unplayed]),
        ("tiles", [box.tile_names[tile] for tile in tiles] + ["?"] * hidden),
    ]
    if isinstance(view, JewellerView):
        jewels = [
            f"{view.jewels[seat] >> 8 * color & 127} {name.replace('_', ' ')}"
            for color, name in enumerate(JEWELS)
            if view.jewels[seat] >> 8 * color & 127
        ]
        covered = sum(view.tasks[seat] >> task & 1 for task in TASKS_OF[view.sides[seat]])
        lines += [("jewels", jewels), ("exam", [EXAMS[view.sides[seat]], f"{covered}/{len(TASKS_OF[view.sides[seat]])}"])]
    for name, things in lines:
        if things:
            top = canvas.rows(x + 10, top, f"{name}: {' '.join(things)}", 196)
