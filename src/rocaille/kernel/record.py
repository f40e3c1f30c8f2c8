# not compiled
"""Records: a played game as one JSON file, replayable for ever.

A record is the game, its rules version, options, seats, seed and decisions; the state is what they lead to. `check` is a hash
of all of it and of the position at the end, so that a record that was edited or cut off is noticed.

Format 1 throws its dice from the stream of the seed, as simulations do, and as all games did that were played before there was
format 2. Format 2 is that of real matches: each decision has dice of its own, from the seed and from `numbers`, which the
players added to it. It also has what was shown before the match: `seed_hash` and the players' `commitments` to their numbers.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from rocaille.kernel.codec import digest
from rocaille.kernel.decision import Decision, Refused
from rocaille.kernel.dice import DecisionDice, MatchDice
from rocaille.kernel.fairness import commitment, is_hash, is_number, seed_hash
from rocaille.kernel.files import strange, write
from rocaille.kernel.game import Game, State
from rocaille.kernel.log import SILENCE, Event, Log

STREAM: Final = 1  # formats
OWN_DICE: Final = 2
LARGEST: Final = 20_000_000  # bytes; no game makes a record near as large
_FIELDS: Final = (
    "rocaille",
    "game",
    "version",
    "players",
    "options",
    "seats",
    "seed",
    "components",
    "decisions",
    "outcome",
    "check",
)
Watch = Callable[[State, list[Event]], None]  # a position while a record is played, and the events that led there
_FAIRNESS: Final = ("numbers", "commitments", "seed_hash")  # fields of format 2


class Record:
    """A game as it was played so far."""

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int,
        options: Mapping[str, object] | None = None,
        seats: list[str] | None = None,
        decisions: list[tuple[int, Decision]] | None = None,
        numbers: tuple[str, ...] | None = None,
        commitments: tuple[str, ...] | None = None,
    ) -> None:
        self.game = game.variant(options)
        self.players = players
        self.seed = seed
        self.options: dict[str, object] = {option: True for option in self.game.chosen}
        self.seats = seats or [""] * players  # who sits there: a person's name, or a bot's
        self.decisions = decisions or []
        self.numbers = numbers  # what each seat added to the seed, "" for nothing; None: a stream of dice
        self.commitments = commitments  # a seat that committed to a number may have none: it was never revealed
        if commitments is None and numbers is not None:
            self.commitments = tuple([commitment(number) for number in numbers])
        self.dice = None if numbers is None else MatchDice(seed, numbers)

    def until(self, point: int) -> Record:
        """The same match as it was after so many decisions."""
        decisions = self.decisions[:point]
        return Record(self.game, self.players, self.seed, self.options, self.seats, decisions, self.numbers, self.commitments)

    def opening(self, log: Log = SILENCE) -> State:
        """The position before the first decision."""
        source = self.dice.of_set_up() if self.dice else None
        return self.game.new(self.players, self.seed, self.options, log, source)

    def source_of(self, number: int) -> DecisionDice | None:
        """The dice of decision number `number`; None where all come from the stream of the seed."""
        return self.dice.of_decision(number) if self.dice else None

    def carry_out(self, state: State, number: int, seat: int, decision: Decision, log: Log = SILENCE) -> None:
        """Do a legal decision in the position before it, with the dice of decision number `number`, counted from 0."""
        state.source = self.source_of(number)
        self.game.carry_out(state, seat, decision, log)
        state.source = None

    def states(self) -> Iterator[State]:
        """The position at the start, then after each decision: always the same object, changed in place."""
        state = self.opening()
        yield state
        for number, (seat, decision) in enumerate(self.decisions):
            self.carry_out(state, number, seat, decision)
            yield state

    def state(self, at: int | None = None) -> State:
        """The position after so many decisions; None: after all."""
        for number, state in enumerate(self.states()):
            if number == (len(self.decisions) if at is None else at):
                return state
        raise Refused("no_such_point", found=at, most=len(self.decisions))

    def to_json(self) -> dict[str, Any]:
        state = self.state()
        outcome = self.game.outcome(state)
        written = self.game.notation.written
        data: dict[str, Any] = {
            "rocaille": STREAM if self.numbers is None else OWN_DICE,
            "game": self.game.name,
            "version": self.game.version,
            "players": self.players,
            "options": self.options,
            "seats": self.seats,
            "seed": self.seed,
            **self._fairness(),
            "components": self.game.custom_components(),
            "decisions": [f"{seat} {written(decision)}" for seat, decision in self.decisions],
            "outcome": outcome.to_json() if outcome else None,
        }
        return {**data, "check": digest([data, state.key()])}

    def _fairness(self) -> dict[str, Any]:
        if self.numbers is None or self.commitments is None:
            return {}
        told = (list(self.numbers), list(self.commitments), seed_hash(self.seed, self.commitments))
        return dict(zip(_FAIRNESS, told, strict=True))

    def text(self) -> str:
        """The file: JSON, a decision a line."""
        data = self.to_json()
        rows = ",\n".join(f"  {json.dumps(line)}" for line in data["decisions"])
        parts = []
        for field, value in data.items():
            shown = f"[\n{rows}\n ]" if field == "decisions" and rows else json.dumps(value)
            parts.append(f' "{field}": {shown}')
        return "{\n" + ",\n".join(parts) + "\n}\n"

    def save(self, path: Path, replace: bool = False) -> None:
        """Write the file; one that is there is only replaced if that was asked for, and never half."""
        write(path, self.text(), replace)


class Positions:
    """Every position of a match, and the events that led to each; kept while the match is played."""

    def __init__(self) -> None:
        self.states: Final[list[State]] = []
        self.events: Final[list[list[Event]]] = []

    def keep(self, state: State, events: list[Event]) -> None:
        self.states.append(state.copy())
        self.events.append(events)

    @classmethod
    def of(cls, record: Record) -> Positions:
        """Those of a record whose decisions were checked."""
        kept, log = cls(), Log()
        state = record.opening(log)
        kept.keep(state, log.events)
        for number, (seat, decision) in enumerate(record.decisions):
            log = Log()
            record.carry_out(state, number, seat, decision, log)
            kept.keep(state, log.events)
        return kept


def load(path: Path, find: Callable[[str, dict[str, Any] | None], Game], watch: Watch | None = None) -> Record:
    """Read and check a record; `find` gives the game of a name, with other components if the record has them.

    One of an earlier version of the rules is played by that version, and keeps it when it is written again. It is played once,
    to be checked; `watch` is shown every position then.
    """
    try:
        if strange(path, LARGEST):
            raise Refused("not_a_record", file=str(path))
        text = path.read_text(encoding="utf-8")
    except OSError as problem:
        raise Refused("record_unreadable", file=str(path), problem=problem.strerror or "") from None
    except UnicodeDecodeError:
        raise Refused("record_not_json", file=str(path), line=1) from None
    return from_text(text, str(path), find, watch)


def from_text(text: str, file: str, find: Callable[[str, dict[str, Any] | None], Game], watch: Watch | None = None) -> Record:
    """The same from what is in a file, which is called `file`."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as problem:
        raise Refused("record_not_json", file=file, line=problem.lineno) from None
    except (RecursionError, ValueError):
        raise Refused("record_not_json", file=file, line=1) from None
    return from_json(data, file, find, watch)


def from_json(data: Any, file: str, find: Callable[[str, dict[str, Any] | None], Game], watch: Watch | None = None) -> Record:
    """Check everything, to the last decision and the hash of the end."""
    if not isinstance(data, dict) or isinstance(data.get("rocaille"), bool) or data.get("rocaille") not in (STREAM, OWN_DICE):
        raise Refused("not_a_record", file=file)
    fields = _FIELDS if data["rocaille"] == STREAM else (*_FIELDS, *_FAIRNESS)
    for field in fields:
        if field not in data:
            raise Refused("record_lacks", file=file, field=field)
    for field in data:
        if field not in fields:
            raise Refused("record_unknown_field", file=file, field=field)
    _expect(data, "game", str, file)
    _expect(data, "decisions", list, file)
    _expect(data, "options", dict, file)
    _expect(data, "players", int, file)
    _expect(data, "seed", int, file)
    _expect(data, "seats", list, file)
    _expect(data, "version", int, file)
    if data["components"] is not None:
        _expect(data, "components", dict, file)
    try:
        game = find(data["game"], data["components"]).of_version(data["version"])
    except Refused as inner:
        raise Refused("in_file", file=file, inner=inner) from None
    if len(data["seats"]) != data["players"] or not all(_is_name(name) for name in data["seats"]):
        raise Refused("record_field", file=file, field="seats", found=json.dumps(data["seats"]))
    numbers, commitments = _numbers(data, file) if "numbers" in fields else (None, None)
    try:
        record = Record(game, data["players"], data["seed"], data["options"], data["seats"], None, numbers, commitments)
        game = record.game
        log = Log()
        state = record.opening(log)
    except Refused as inner:
        raise Refused("in_file", file=file, inner=inner) from None
    if watch:
        watch(state, log.events)
    for number, line in enumerate(data["decisions"], 1):
        seat, decision = _decision(game, line, file, number)
        if seat not in game.to_decide(state) or decision not in game.options(state, seat):
            raise Refused("record_illegal", file=file, number=number, text=line)
        log = Log()
        record.carry_out(state, number - 1, seat, decision, log)
        record.decisions.append((seat, decision))
        if watch:
            watch(state, log.events)
    told = {field: data[field] for field in fields if field != "check"}
    outcome = game.outcome(state)
    if data["outcome"] != (outcome.to_json() if outcome else None) or data["check"] != digest([told, state.key()]):
        raise Refused("record_edited", file=file)
    return record


def _numbers(data: dict[str, Any], file: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What the players added to the seed, and their commitments; refused if it is not what was shown before the match."""
    for field, is_right in (("numbers", is_number), ("commitments", is_hash)):
        _expect(data, field, list, file)
        if len(data[field]) != data["players"] or not all(one == "" or is_right(one) for one in data[field]):
            raise Refused("record_field", file=file, field=field, found=json.dumps(data[field])[:80])
    numbers, commitments = tuple(data["numbers"]), tuple(data["commitments"])
    for seat, number in enumerate(numbers):
        if number and commitment(number) != commitments[seat]:
            raise Refused("record_number", file=file, seat=seat, name=data["seats"][seat] or str(seat))
    right = seed_hash(data["seed"], commitments)
    if data["seed_hash"] != right:
        raise Refused("record_seed_hash", file=file, found=json.dumps(data["seed_hash"])[:80], right=right)
    return numbers, commitments


def _is_name(name: object) -> bool:
    """Who sits somewhere: a short text without signs that steer a terminal."""
    return isinstance(name, str) and len(name) <= 40 and (name == "" or name.isprintable())


def _expect(data: dict[str, Any], field: str, kind: type, file: str) -> None:
    if not isinstance(data[field], kind) or isinstance(data[field], bool):
        raise Refused("record_field", file=file, field=field, found=json.dumps(data[field])[:80])


def _decision(game: Game, line: object, file: str, number: int) -> tuple[int, Decision]:
    seat, _, text = line.partition(" ") if isinstance(line, str) else ("", "", "")
    try:
        if not seat.isascii() or not seat.isdecimal() or len(seat) > 2:
            raise Refused("unknown_decision", text=text)
        return int(seat), game.notation.read(text)
    except Refused:
        raise Refused("record_decision", file=file, number=number, text=line) from None
