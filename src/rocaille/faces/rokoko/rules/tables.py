"""The tables of the rules as the components and the program's own words give them: rows of Markdown, by name."""

from collections.abc import Iterable
from typing import Any, Final

from rocaille.catalogue import game as game_of
from rocaille.faces.rokoko import words as say
from rocaille.faces.rokoko.words.names import card_id, is_special
from rocaille.games.rokoko.game import Rokoko
from rocaille.games.rokoko.jeweller.names import JEWELS
from rocaille.words import Words
from rocaille.words.rules import table_row
from rocaille.words.sentences import capital

DISCARDS = {"T": "thread", "L": "lace", "T/L": "either", "T+L": "both"}
COLORS = ("yellow", "green", "red", "blue")


def base(words: Words) -> dict[str, list[str]]:
    """All tables of the base game: employees, dresses, resource tiles, and both sides of the board."""
    game = _rokoko({})
    found = {
        "employees": _employees(words, game, range(len(game.boxes[4].card_names))),
        "dresses": _dresses(words, game),
        "resources": _resources(words, game),
    }
    for name, side in game.table["board"].items():
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
            table_row(card_id(box, card), say.condition(words, box, card), say.origin(words, box, card))
            for card in range(len(box.card_names))
            if is_special(box, card)
        ],
        "journeymen": _employees(words, full, [card for card in new if box.levels[card] == 2]),
        "masters": _employees(words, full, [card for card in new if box.levels[card] == 5]),
        "jewels": [table_row(capital(say.jewel(words, color)), printed["jewels"][jewel]) for color, jewel in enumerate(JEWELS)],
        "board": [
            table_row(
                words("rokoko.components.parts.jewel_windows").partition(",")[0].capitalize(),
                f"{windows} Livre",
                words(f"origin.{printed['windows']['from']}"),
            )
        ],
        "spaces": [_decoration(words, "jeweller", printed["decorations"])],
    }


def _rokoko(options: dict[str, object]) -> Rokoko:
    found = game_of("rokoko", options=options)
    assert isinstance(found, Rokoko)
    return found


def _employees(words: Words, of: Rokoko, cards: Iterable[int]) -> list[str]:
    box = of.boxes[4]
    return [
        table_row(
            say.card(words, box, card) + (" (2×)" if box.base.count(card) == 2 else ""),
            say.bonus(words, box, card),
            say.origin(words, box, card),
        )
        for card in cards
    ]


def _dresses(words: Words, game: Rokoko) -> list[str]:
    """Equal dresses are one row that says how often, with the names of all."""
    names: dict[tuple[Any, ...], list[str]] = {}
    for name, (color, *numbers) in zip(game.boxes[4].dress_names, game.table["dresses"]["tiles"], strict=True):
        *bales, thread, lace, master, sale, prestige = numbers
        markers = words("rokoko.and").join(
            words(f"rokoko.marker.{kind}") for kind, count in (("thread", thread), ("lace", lace)) if count
        )
        row = (
            capital(words(f"rokoko.dress.{color}")),
            _silk(words, bales),
            markers or "–",
            "∩" if master else "–",
            sale,
            prestige,
        )
        names.setdefault(row, []).append(name)
    return [
        table_row(f"{kind} ({len(of)}×)" if len(of) > 1 else kind, *rest, ", ".join(f"`{name}`" for name in of))
        for (kind, *rest), of in names.items()
    ]


def _resources(words: Words, game: Rokoko) -> list[str]:
    return [
        table_row(_silk(words, bales), words(f"rokoko.marker.{DISCARDS[discard]}"), count, f"`{name}`")
        for name, (count, *bales, discard) in zip(game.boxes[4].tile_names, game.table["resources"]["tiles"], strict=True)
    ]


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
        table_row(capital(words(f"rokoko.components.parts.{part}")), values, words(f"origin.{printed['from']}"))
        for part, values, printed in shown
    ]


def _decoration(words: Words, kind: str, row: dict[str, Any]) -> str:
    terrace = ", ".join(f"×{times}" for times in row.get("terrace", ()))
    prestige = ", ".join(map(str, row["prestige"])) if any(row["prestige"]) else "–"
    return table_row(
        words(f"rokoko.kind.{kind}"),
        ", ".join(map(str, row["cost"])),
        prestige,
        *([terrace or "–"] if kind != "jeweller" else []),
    )


def _hall(words: Words, number: int, hall: dict[str, Any]) -> str:
    def spaces(kind: str) -> str:
        return " · ".join(_rewards(words, rewards) for found, rewards in hall["spaces"] if found == kind)

    title = say.hall(words, number) if number else f"{say.hall(words, 0)} (1)"
    return table_row(title, " / ".join(map(str, hall["majority"])), spaces("master"), spaces("guest"))


def _rewards(words: Words, printed: str | int | list[str | int]) -> str:
    return " + ".join(_reward(words, reward) for reward in printed) if isinstance(printed, list) else _reward(words, printed)


def _reward(words: Words, reward: str | int) -> str:
    if isinstance(reward, int):
        return f"{reward} Livre"
    named = {"T": "rokoko.marker.thread", "L": "rokoko.marker.lace", "tile": "rokoko.table.tile"}
    return words(named[reward]) if reward else "–"


TABLES: Final = {"": base, "jeweller": jeweller}
