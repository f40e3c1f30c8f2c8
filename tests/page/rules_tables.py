"""The tables of the rules pages as the components and the program's own words give them: rows of Markdown, by name.

A page holds these rows as they stand here, so a number or a card's text that changes is noticed in all three languages.
"""

from collections.abc import Iterable
from typing import Any

from rocaille.catalogue import game
from rocaille.faces.rokoko import words as say
from rocaille.faces.rokoko.words.names import card_id, is_special
from rocaille.games.alhambra.game import Alhambra
from rocaille.games.rokoko.game import Rokoko
from rocaille.games.rokoko.jeweller.names import JEWELS
from rocaille.words import Words
from rocaille.words.sentences import capital

DISCARDS = {"T": "thread", "L": "lace", "T/L": "either", "T+L": "both"}
COLORS = ("yellow", "green", "red", "blue")


def rokoko_components() -> dict[str, Any]:
    return _rokoko({}).table


def alhambra_components() -> dict[str, Any]:
    whole = game("alhambra")
    assert isinstance(whole, Alhambra)
    return whole.table


def rokoko(words: Words) -> dict[str, list[str]]:
    """All tables of the base game: employees, dresses, resource tiles, and both sides of the board."""
    base = _rokoko({})
    found = {
        "employees": _employees(words, base, range(len(base.boxes[4].card_names))),
        "dresses": _dresses(words, base.table["dresses"]["tiles"]),
        "resources": _resources(words, base.table["resources"]["tiles"]),
    }
    for name, side in base.table["board"].items():
        found[f"{name} board"] = _board(words, side)
        found[f"{name} decorations"] = [
            _decoration(words, kind, row) for kind, row in side["decorations"].items() if kind != "from"
        ]
        found[f"{name} halls"] = [_hall(words, number, hall) for number, hall in enumerate(side["halls"])]
    return found


def jeweller(words: Words) -> dict[str, list[str]]:
    """What the expansion adds: conditions, new employees, jewels and its board."""
    full = _rokoko({"jeweller": True})
    box, printed = full.boxes[4], full.table["jeweller"]
    known = _rokoko({}).boxes[4].card_names
    new = [card for card, name in enumerate(box.card_names) if name not in known and not is_special(box, card)]
    windows = ", ".join(map(str, printed["windows"]["costs"]))
    return {
        "conditions": [
            _row(card_id(box, card), say.condition(words, box, card), say.origin(words, box, card))
            for card in range(len(box.card_names))
            if is_special(box, card)
        ],
        "journeymen": _employees(words, full, [card for card in new if box.levels[card] == 2]),
        "masters": _employees(words, full, [card for card in new if box.levels[card] == 5]),
        "jewels": [_row(capital(say.jewel(words, color)), printed["jewels"][jewel]) for color, jewel in enumerate(JEWELS)],
        "board": [
            _row(
                words("rokoko.components.parts.jewel_windows").partition(",")[0].capitalize(),
                f"{windows} Livre",
                words(f"origin.{printed['windows']['from']}"),
            )
        ],
        "spaces": [_decoration(words, "jeweller", printed["decorations"])],
    }


def alhambra(words: Words) -> dict[str, list[str]]:
    """The buildings with their prices, and the points of each scoring."""
    buildings, points = [], []
    for color, name, name_from, prices, *scorings in alhambra_components()["buildings"]["categories"]:
        title = words(f"alhambra.category.{name}")
        buildings.append(
            _row(
                title, words(f"alhambra.color.{color}"), ", ".join(map(str, prices)), len(prices), words(f"origin.{name_from}")
            )
        )
        points.append(_row(title, *(" / ".join(map(str, places)) for places in scorings)))
    return {"buildings": buildings, "points": points}


def _rokoko(options: dict[str, object]) -> Rokoko:
    found = game("rokoko", options=options)
    assert isinstance(found, Rokoko)
    return found


def _row(*cells: object) -> str:
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def _employees(words: Words, of: Rokoko, cards: Iterable[int]) -> list[str]:
    box = of.boxes[4]
    return [
        _row(
            say.card(words, box, card) + (" (2×)" if box.base.count(card) == 2 else ""),
            say.bonus(words, box, card),
            say.origin(words, box, card),
        )
        for card in cards
    ]


def _dresses(words: Words, tiles: list[list[Any]]) -> list[str]:
    """Equal dresses are one row that says how often."""
    rows = []
    for color, *numbers in tiles:
        *bales, thread, lace, master, sale, prestige = numbers
        markers = words("rokoko.and").join(
            words(f"rokoko.marker.{kind}") for kind, count in (("thread", thread), ("lace", lace)) if count
        )
        rows.append(
            [
                capital(words(f"rokoko.dress.{color}")),
                _silk(words, bales),
                markers or "–",
                "∩" if master else "–",
                sale,
                prestige,
            ]
        )
    return [
        _row(f"{row[0]} (2×)" if rows.count(row) == 2 else row[0], *row[1:])
        for at, row in enumerate(rows)
        if row not in rows[:at]
    ]


def _resources(words: Words, tiles: list[list[Any]]) -> list[str]:
    return [_row(_silk(words, bales), words(f"rokoko.marker.{DISCARDS[discard]}"), count) for count, *bales, discard in tiles]


def _silk(words: Words, bales: list[int]) -> str:
    return " + ".join(words(f"rokoko.bales.{color}", count=count) for color, count in zip(COLORS, bales, strict=True) if count)


def _board(words: Words, side: dict[str, Any]) -> list[str]:
    warehouse, workshop = side["warehouse"], side["workshop"]
    majority = side["fireworks_majority"]
    shown = (
        ("warehouse", f"{warehouse['segments']} × {warehouse['tiles']}", warehouse),
        ("workshop", ", ".join(map(str, workshop["costs"])), workshop),
        ("all_halls", ", ".join(map(str, side["all_halls"]["prestige"])), side["all_halls"]),
        ("fireworks_majority", f"{majority['first']} / {majority['second']}", majority),
    )
    return [
        _row(capital(words(f"rokoko.components.parts.{part}")), values, words(f"origin.{printed['from']}"))
        for part, values, printed in shown
    ]


def _decoration(words: Words, kind: str, row: dict[str, Any]) -> str:
    terrace = ", ".join(f"×{times}" for times in row.get("terrace", ()))
    prestige = ", ".join(map(str, row["prestige"])) if any(row["prestige"]) else "–"
    return _row(
        words(f"rokoko.kind.{kind}"),
        ", ".join(map(str, row["cost"])),
        prestige,
        *([terrace or "–"] if kind != "jeweller" else []),
    )


def _hall(words: Words, number: int, hall: dict[str, Any]) -> str:
    def spaces(kind: str) -> str:
        return " · ".join(_reward(words, reward) for found, reward in hall["spaces"] if found == kind)

    title = say.hall(words, number) if number else f"{say.hall(words, 0)} (1)"
    return _row(title, " / ".join(map(str, hall["majority"])), spaces("master"), spaces("guest"))


def _reward(words: Words, reward: str | int) -> str:
    if isinstance(reward, int):
        return f"{reward} Livre"
    named = {"T": "rokoko.marker.thread", "L": "rokoko.marker.lace", "tile": "rokoko.table.tile"}
    return words(named[reward]) if reward else "–"
