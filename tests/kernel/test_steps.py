"""Steps: named once, written as keys and as JSON, and made again."""

import ast
import json
from pathlib import Path
from typing import Any, ClassVar, Final

import pytest

import rocaille
from rocaille.games.alhambra.game import STEPS
from rocaille.games.alhambra.rules.buying_buildings import PayForBuilding
from rocaille.games.rokoko.game import ALL_STEPS
from rocaille.games.rokoko.jeweller.steps import MORE_STEPS
from rocaille.games.rokoko.rules.make_a_dress import PayForDress
from rocaille.games.rokoko.rules.take_actions import TAKE_ACTIONS, PlayOneCard
from rocaille.kernel.agenda import Step, restored_agenda, word_of
from rocaille.kernel.codec import frozen
from rocaille.kernel.game import State

SOURCE = Path(rocaille.__file__).parent
EVERY = (*STEPS, *ALL_STEPS)


class GuestStep(Step[State]):
    """As a game of another package has it: interpreted, although the kernel may be compiled."""

    fields: ClassVar[tuple[str, ...]] = ("wager", "dice")
    __slots__ = fields

    def __init__(self, seat: int, wager: int, dice: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.wager: Final = wager
        self.dice: Final = dice


def again(step: Step[Any], kinds: tuple[type[Step[Any]], ...]) -> Step[Any]:
    """The step after a journey through JSON."""
    (made,) = restored_agenda(frozen(json.loads(json.dumps([step.key()]))), kinds)
    return made


def test_a_key_is_the_kind_and_what_the_constructor_takes():
    assert PlayOneCard(2).key() == ("PlayOneCard", 2)
    assert TAKE_ACTIONS.key() == ("TakeActions", -1)
    assert PayForBuilding(1, 2, True, 5, 4).key() == ("PayForBuilding", 1, 2, True, 5, 4)
    assert PayForDress(1, 8, 3, False, (4, 4)).key() == ("PayForDress", 1, 8, 3, False, (4, 4))
    assert GuestStep(0, 3, (6, 6)).key() == ("GuestStep", 0, 3, (6, 6))


@pytest.mark.parametrize(
    "step", [PlayOneCard(2), PayForBuilding(1, 2, True, 5, 4), PayForDress(1, 8, 3, False, (4, 4)), GuestStep(0, 3, (6, 6))]
)
def test_a_step_is_made_again_from_its_key(step):
    made = again(step, (*EVERY, GuestStep))
    assert type(made) is type(step) and made.key() == step.key()


def test_the_wire_has_a_word_and_named_fields():
    names = {"space": ["blue", "green", "brown"], "given": list("abcde"), "dice": None}
    assert PlayOneCard(2).to_json({}) == {"step": "play_one_card", "seat": 2}
    assert PayForBuilding(1, 2, True, 5, 4).to_json({"space": names["space"]}) == {
        "step": "pay_for_building",
        "seat": 1,
        "space": "brown",
        "for_dirk": True,
        "paid": 5,
        "last": 4,
    }
    assert PayForDress(1, 8, -1, False, (4, 0)).to_json({"given": names["given"], "card": ["0A"]}) == {
        "step": "pay_for_dress",
        "seat": 1,
        "dress": 8,
        "card": None,
        "by_bonus": False,
        "given": ["e", "a"],
    }
    assert GuestStep(0, 3, (6, 6)).to_json({}) == {"step": "guest_step", "seat": 0, "wager": 3, "dice": [6, 6]}


def test_a_step_that_belongs_to_nobody_has_no_seat():
    assert TAKE_ACTIONS.to_json({}) == {"step": "take_actions", "seat": None}


def taken(kind: type[Step[Any]]) -> list[str]:
    """What its constructor takes after the seat, read in the source: a compiled class does not say it."""
    path = SOURCE.parent / f"{kind.__module__.replace('.', '/')}.py"
    found = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.ClassDef)]
    (own,) = [node for node in found if node.name == kind.__name__]
    for part in own.body:
        if isinstance(part, ast.FunctionDef) and part.name == "__init__":
            return [argument.arg for argument in part.args.args[2:]]
    (base,) = kind.__bases__
    return taken(base) if issubclass(base, Step) and base is not Step else []


@pytest.mark.parametrize("kind", EVERY, ids=lambda kind: f"{kind.__module__.split('.')[2]}-{kind.__name__}")
def test_fields_are_what_the_constructor_takes(kind):
    assert list(kind.fields) == taken(kind)


def descendants(kind: type[Step[Any]]) -> set[type[Step[Any]]]:
    found = {kind}
    for child in kind.__subclasses__():
        found |= descendants(child)
    return found


@pytest.mark.parametrize(("game", "kinds"), [("alhambra", STEPS), ("rokoko", ALL_STEPS)])
def test_every_kind_of_step_is_registered_once(game, kinds):
    folder = f"rocaille.games.{game}."
    there = {
        kind for kind in descendants(Step) if kind.__module__.startswith(folder) and not kind.__module__.endswith(".state")
    }
    assert set(kinds) == there and len(kinds) == len(there)
    assert len({word_of(kind) for kind in kinds}) == len(kinds)
    assert ALL_STEPS[-len(MORE_STEPS) :] == MORE_STEPS
