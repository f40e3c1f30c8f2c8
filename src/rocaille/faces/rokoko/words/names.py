"""Names of the things in the box, and what the employees' bonuses say."""

from __future__ import annotations

from typing import Final

from rocaille.games.rokoko.box import Box
from rocaille.games.rokoko.jeweller.names import EXAMS, JEWELS, TASKS
from rocaille.games.rokoko.jeweller.parts import JewellerParts
from rocaille.games.rokoko.names import (
    COLORS,
    DECORATIONS,
    EITHER,
    KINGS_HALL,
    MARKERS,
    RANKS,
    REWARD_LACE,
    REWARD_THREAD,
    REWARD_TILE,
)
from rocaille.games.rokoko.places import hall_of, kind_of, place_in_hall, place_in_row
from rocaille.games.rokoko.state import State
from rocaille.games.rokoko.view import RokokoView
from rocaille.words import Words
from rocaille.words.sentences import capital

Position = State | RokokoView
LETTERS: Final = "YGRB"
SEAT_NAMES: Final = ("Adèle", "Bastien", "Colette", "Denis", "Élise")


def card_id(box: Box, card: int) -> str:
    """Level and, among cards of the same level and type, a letter: 0, 2a; S and a letter for special Apprentices."""
    name = box.card_names[card]
    return name if is_special(box, card) else name[:1] + name[2:]


def is_special(box: Box, card: int) -> bool:
    """Whether the card is one of the expansion's special Apprentices."""
    return isinstance(box.expansion, JewellerParts) and card in box.expansion.conditions


def card(words: Words, box: Box, card: int) -> str:
    """Its type, level and letter."""
    return words(f"rokoko.rank.{RANKS[box.ranks[card]]}", id=card_id(box, card))


def rank(words: Words, rank: int) -> str:
    """Just the type."""
    return words(f"rokoko.rank.{RANKS[rank]}", id="").strip()


def the_card(words: Words, box: Box, card: int) -> str:
    """The card as the object of a sentence."""
    key = "rokoko.special.object" if is_special(box, card) else f"rokoko.rank_object.{RANKS[box.ranks[card]]}"
    return words(key, id=card_id(box, card))


def of_card(words: Words, box: Box, card: int) -> str:
    """The card as the owner of something."""
    key = "rokoko.special.of" if is_special(box, card) else f"rokoko.rank_of.{RANKS[box.ranks[card]]}"
    return words(key, id=card_id(box, card))


def origin(words: Words, box: Box, card: int) -> str:
    """Where the values of the card come from."""
    return words(f"origin.{box.card_origins[card]}")


def paid(words: Words, livres: int) -> str:
    """“for 2 Livre”, or that it was free."""
    return words("rokoko.paid", livres=livres) if livres else words("rokoko.paid_nothing")


def marker(words: Words, marker: int) -> str:
    """Thread, lace, both, or the choice between them."""
    return words(f"rokoko.marker.{'either' if marker == EITHER else MARKERS[marker]}")


def rewards(words: Words, rewards: tuple[int, ...]) -> str:
    """All that a guest space gives."""
    return ", ".join(reward(words, each) for each in rewards)


def reward(words: Words, reward: int) -> str:
    """One thing that a guest space gives."""
    if reward == REWARD_TILE:
        return words("rokoko.option.reward_tile")
    if reward in (REWARD_THREAD, REWARD_LACE):
        return "1 " + words("rokoko.marker.thread" if reward == REWARD_THREAD else "rokoko.marker.lace")
    return words("rokoko.gain_livres", livres=reward)


def bales(silk: int) -> tuple[int, ...]:
    """How many bales of each colour."""
    return tuple((silk >> 8 * color) & 127 for color in range(len(COLORS)))


def silk_letters(silk: int) -> str:
    """A letter for each bale: YYG."""
    return "".join(letter * count for letter, count in zip(LETTERS, bales(silk), strict=True))


def silk(words: Words, silk: int) -> str:
    """So many bales of these colours."""
    return " + ".join(
        words(f"rokoko.bales.{color}", count=count) for color, count in zip(COLORS, bales(silk), strict=True) if count
    )


def tile(words: Words, box: Box, tile: int) -> str:
    """Its silk, and what it is discarded for."""
    return f"{silk(words, box.tile_silk[tile])} ({marker(words, box.tile_discard[tile])})"


def dress(words: Words, box: Box, dress: int) -> str:
    """Its colour, and whether it is a woman's dress or a man's coat."""
    return words(f"rokoko.dress.{COLORS[box.dress_color[dress]]}")


def short_dress(words: Words, box: Box, dress: int) -> str:
    """The same for narrow columns."""
    return words(f"rokoko.short_dress.{COLORS[box.dress_color[dress]]}")


def a_dress(words: Words, box: Box, dress: int) -> str:
    """The dress as the object of a sentence."""
    return words(f"rokoko.dress_object.{COLORS[box.dress_color[dress]]}")


def dress_need(box: Box, dress: int) -> str:
    """What has to be given for it, in signs: YYY § #, and ∩ for a golden thimble."""
    parts = [
        silk_letters(box.dress_silk[dress]),
        "§" * box.dress_thread[dress],
        "#" * box.dress_lace[dress],
        "∩" * box.dress_master[dress],
    ]
    return " ".join(part for part in parts if part)


def hall(words: Words, hall: int) -> str:
    """Halls are counted from 0 here and from 1 in words."""
    return words("rokoko.hall.king") if hall == KINGS_HALL else words("rokoko.hall.other", hall=hall + 1)


def space(words: Words, box: Box, space: int) -> str:
    """Hall and place; master spaces say so."""
    key = "rokoko.hall.master_space" if box.space_master[space] else "rokoko.hall.space"
    return words(key, hall=hall(words, hall_of(space)), space=place_in_hall(space) + 1)


def in_hall(words: Words, hall: int) -> str:
    """Where something of that hall is."""
    return words("rokoko.in_hall.king") if hall == KINGS_HALL else words("rokoko.in_hall.other", hall=hall + 1)


def decoration(words: Words, decoration: int) -> str:
    """Kind and number."""
    return _decoration(words, "decoration", decoration)


def the_decoration(words: Words, decoration: int) -> str:
    """The decoration as the object of a sentence."""
    return _decoration(words, "decoration_object", decoration)


def _decoration(words: Words, table: str, decoration: int) -> str:
    """A musician is not numbered but called after the hall."""
    kind, number = DECORATIONS[kind_of(decoration)], place_in_row(decoration)
    return words(f"rokoko.{table}.{kind}", number=number + 1, in_hall=in_hall(words, number))


def jewel(words: Words, color: int) -> str:
    """Its colour, and whether it is a necklace or a ring."""
    return words(f"rokoko.jewel.{JEWELS[color]}")


def the_jewel(words: Words, color: int) -> str:
    """The jewel as the object of a sentence."""
    return words(f"rokoko.jewel_object.{JEWELS[color]}")


def short_jewel(words: Words, color: int) -> str:
    """The kind, and the letter of its colour."""
    return words(f"rokoko.short_jewel.{JEWELS[color]}")


def exam(words: Words, exam: int) -> str:
    """An exam is called by what one becomes."""
    return words(f"rokoko.exam.{EXAMS[exam]}")


def task(words: Words, task: int) -> str:
    """What has to be done, with whom."""
    return words(f"rokoko.task.{TASKS[task]}")


def short_task(words: Words, task: int) -> str:
    """The same in a word or two, for tables."""
    return words(f"rokoko.short_task.{TASKS[task]}")


def has_condition(box: Box, card: int) -> bool:
    """Whether it is a special Apprentice."""
    return isinstance(box.expansion, JewellerParts) and card in box.expansion.conditions


def condition(words: Words, box: Box, card: int) -> str:
    """When a special Apprentice can be hired, as a sentence."""
    return capital(asked(words, box, card)) + "."


def asked(words: Words, box: Box, card: int) -> str:
    """The same as the end of a sentence."""
    return _condition(words, "rokoko.condition", box, card)


def short_condition(words: Words, box: Box, card: int) -> str:
    """The same in a few signs, for tables."""
    return _condition(words, "rokoko.short_condition", box, card)


def _condition(words: Words, table: str, box: Box, card: int) -> str:
    assert isinstance(box.expansion, JewellerParts)
    found = box.expansion.conditions[card]
    kinds = ("tiles", "lace", "thread") if found.key == "resources" else ("count",)
    return words(f"{table}.{found.key}", **dict(zip(kinds, found.least, strict=True)))


def bonus(words: Words, box: Box, card: int) -> str:
    """What the bonus of a card does, as a sentence."""
    return words(f"rokoko.bonus.{box.bonuses[card].verb}", **_bonus_args(words, box, card, False))


def short_bonus(words: Words, box: Box, card: int) -> str:
    """The same in a few signs, for tables."""
    return words(f"rokoko.short.{box.bonuses[card].verb}", **_bonus_args(words, box, card, True))


def _bonus_args(words: Words, box: Box, card: int, short: bool) -> dict[str, object]:
    bonus = box.bonuses[card]
    numbers = bonus.numbers()
    verb = bonus.verb
    if verb in ("thread_or_lace", "draw_tile"):
        return {"price": numbers[0], "paid": paid(words, numbers[0])}
    if verb == "make_dress_saving":
        return {
            "fewer": numbers[0],
            "letters": "/".join(LETTERS[color] for color in numbers[1:]),
            "colors": words("rokoko.or").join(words(f"rokoko.color.{COLORS[color]}") for color in numbers[1:]),
        }
    if verb == "fund_cheaper":
        return {"discount": numbers[0]}
    if verb == "depute_for_livres":
        return dict(zip(RANKS, numbers, strict=True))
    if verb in ("livres_by_deck_size", "crown_by_deck_size"):
        return {"table": _short_sizes(numbers) if short else _sizes(numbers)}
    if verb == "per_color":
        return {"list": _short_per_color(numbers) if short else _per_color(words, numbers)}
    if verb == "return_livres":
        return {"every": numbers[0]}
    if verb == "livres_without":
        return dict(zip(("blue", "red", "either"), numbers, strict=True))
    return dict(zip(("amount", "every"), numbers, strict=False))


def _sizes(table: tuple[int, ...]) -> str:
    """5–6: 2, 7–8: 6, 11+: 14."""
    rows = []
    for at in range(0, len(table), 2):
        least = table[at]
        most = table[at + 2] - 1 if at + 2 < len(table) else 0
        rows.append(f"{least}{f'–{most}' if most > least else '' if most else '+'}: {table[at + 1]}")
    return ", ".join(rows)


def _short_sizes(table: tuple[int, ...]) -> str:
    return " ".join(f"{table[at]}:{table[at + 1]}" for at in range(0, len(table), 2))


def _per_color(words: Words, rates: tuple[int, ...]) -> str:
    parts = []
    for color, word in enumerate(COLORS):
        each = words(f"rokoko.each_dress.{word}")
        if rates[color]:
            parts.append(words("rokoko.gain_livres", livres=rates[color]) + " " + each)
        if rates[color + len(COLORS)]:
            parts.append(words("rokoko.gain_prestige", prestige=rates[color + len(COLORS)]) + " " + each)
    return ", ".join(parts)


def _short_per_color(rates: tuple[int, ...]) -> str:
    parts = []
    for color, letter in enumerate(LETTERS):
        parts += [f"{rates[color]}●/{letter}"] if rates[color] else []
        parts += [f"{rates[color + 4]}★/{letter}"] if rates[color + 4] else []
    return " ".join(parts)
