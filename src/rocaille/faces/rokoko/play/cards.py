"""What a card says, and where it is as far as the person knows."""

from __future__ import annotations

from rocaille.faces.rokoko import words as say
from rocaille.faces.rokoko.words.names import is_special
from rocaille.games.rokoko.box import Box
from rocaille.games.rokoko.jeweller.names import EXAMS
from rocaille.games.rokoko.jeweller.view import JewellerView
from rocaille.games.rokoko.view import RokokoView, SeenPlayer
from rocaille.words import Words


def card_text(words: Words, box: Box, card: int) -> str:
    """Its bonus; a special Apprentice says first what it asks for."""
    bonus = say.bonus(words, box, card)
    if not is_special(box, card):
        return bonus
    return words("rokoko.table.cards_condition", condition=say.condition(words, box, card), bonus=bonus)


def places(view: RokokoView, own: SeenPlayer) -> dict[int, str]:
    """For each card that is somewhere of interest, the key of the words for it."""
    found = {card: "cards_own" for card in own.unplayed + own.discard + own.in_play + own.leaving}
    found |= {card: "cards_hire" for card in view.hire_row}
    if isinstance(view, JewellerView):
        found |= _exam_decks(view) | {view.special: "cards_special"}
    return found


def _exam_decks(view: JewellerView) -> dict[int, str]:
    """The exam decks as far as they are known: a card that was there at the last look may have been taken since."""
    found: dict[int, str] = {}
    for exam in range(len(EXAMS)):
        if view.deck_seen(exam) is not None:
            found |= {card: "cards_exam" for card in view.pools[exam][-1]}
        elif len(view.pools[exam]) > 1:
            found |= {card: "cards_exam_once" for card in view.pools[exam][-1]}
    return found
