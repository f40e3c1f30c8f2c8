"""The log of Alhambra: events as lines, one for each turn, and one for each player in a scoring."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text

from rocaille.cli import signs as sign
from rocaille.cli.play.telling import chapter, sentence_text
from rocaille.faces.alhambra import signs as alhambra
from rocaille.faces.alhambra import words as say
from rocaille.games.alhambra.box import Box
from rocaille.games.alhambra.names import VALUES
from rocaille.games.alhambra.naming import ARGUMENTS
from rocaille.kernel.log import Event
from rocaille.words import Words

_TURN = ("takes_money", "buys", "buys_for_dirk", "pays", "paid_exactly", "nothing_possible")
_PURCHASES = ("buys", "buys_for_dirk")
_LISTS = ("building_offered", "scores", "dirk_gets")


def story(words: Words, box: Box, events: list[Event], names: list[str], bright: bool) -> list[Text]:
    """What happened, told; what a player does in a turn is one sentence, and equal events become a list."""
    told: list[Text] = []
    for (key, seat), several in groupby(events, key=_group):
        group = list(several)
        if key == "turn":
            told.append(sentence_text(seat, f"{names[seat]} " + ", ".join(_phrases(words, box, group, names)), names, bright))
        elif key == "scores":
            told += _scored(words, box, group, names, bright)
        elif key == "start_money":
            cards = _numbers("card", group)
            total = sum(card % VALUES + 1 for card in cards)
            told.append(
                sentence_text(
                    seat,
                    words(
                        "alhambra.together.start_money",
                        player=names[seat],
                        total=total,
                        list=say.money_list(words, box, sorted(cards)),
                    ),
                    names,
                    bright,
                )
            )
        elif key in _LISTS:
            told.append(Text(_listed(words, box, key, group), "" if bright else sign.QUIET))
        else:
            for event in group:
                text = say.event(words, box, event, names)
                told.append(chapter(text) if key == "scoring" else sentence_text(event.seat, text, names, bright))
    return told


def _group(event: Event) -> tuple[str, int]:
    """What belongs together: a player's turn, a player's start money, a list."""
    if event.key in _TURN:
        return "turn", event.seat
    return event.key, event.seat if event.key == "start_money" else 0


def _phrases(words: Words, box: Box, events: list[Event], names: list[str]) -> list[str]:
    """What a player did, one thing after the other; cards of one purse are named together."""
    found: list[str] = []
    price, cards = 0, ""
    for key, several in groupby(events, key=lambda event: event.key):
        group = list(several)
        if key == "takes_money":
            found.append(words("alhambra.together.takes_money", list=_cards(words, box, group)))
        elif key == "pays":
            cards = _cards(words, box, group)
            more = sum(card % VALUES + 1 for card in _numbers("card", group)) - price
            found.append(words(f"alhambra.together.{'pays_more' if price and more > 0 else 'pays'}", list=cards, more=more))
        elif key == "paid_exactly" and cards:
            found[-1] = words("alhambra.together.pays_exactly", list=cards)
        else:
            price = box.building_price[_numbers("building", group)[0]] if key in _PURCHASES else 0
            found += [say.event(words, box, event, names).removeprefix(names[event.seat] + " ") for event in group]
    return found


def _numbers(argument: str, events: list[Event]) -> list[int]:
    """What each of these events says there."""
    return [ARGUMENTS.event(event)[argument] for event in events]


def _cards(words: Words, box: Box, events: list[Event]) -> str:
    return say.money_list(words, box, _numbers("card", events))


def _scored(words: Words, box: Box, events: list[Event], names: list[str], bright: bool) -> list[Text]:
    """A line for each player with points, the most first."""
    points: dict[int, list[tuple[int, int]]] = {}
    for event in events:
        share = ARGUMENTS.event(event)
        points.setdefault(event.seat, []).append((share["category"], share["points"]))
    lines = []
    for seat in sorted(points, key=lambda seat: -sum(share for _, share in points[seat])):
        shares = ", ".join(f"{say.category(words, box, category)} {share}" for category, share in points[seat])
        name = names[seat] if seat >= 0 else alhambra.dirk(words)
        text = words("alhambra.together.scores", player=name, points=sum(share for _, share in points[seat]), list=shares)
        lines.append(sentence_text(seat, text, names, bright))
    return lines


def _listed(words: Words, box: Box, key: str, events: list[Event]) -> str:
    if key == "building_offered":
        offered = zip(_numbers("building", events), _numbers("space", events), strict=True)
        items = [f"{say.building(words, box, building)} ({say.currency(words, box, space)})" for building, space in offered]
    else:
        items = [say.building(words, box, building) for building in sorted(_numbers("building", events))]
    return words(f"alhambra.together.{key}", player=alhambra.dirk(words), list=", ".join(items))
