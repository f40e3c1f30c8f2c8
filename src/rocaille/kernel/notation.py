"""Decisions as text, JSON and feature vectors; each way leads back to the same decision.

Text is the decision's word and the names of its values, with a blank between them.
"""

from __future__ import annotations

import json
from typing import Any, Final

from rocaille.kernel.decision import Decision, Refused


class Notation:
    """How one game's decisions are written. `names` has the words for the values of each field, by value."""

    __slots__ = ("decisions", "names", "words", "_texts", "_fields")

    def __init__(self, decisions: list[Decision], names: dict[str, list[str]]) -> None:
        self.decisions: Final = [decision for decision in decisions if _named(decision, names)]
        self.names: Final = names
        self._fields: Final[dict[str, tuple[str, ...]]] = {decision.word: decision.fields for decision in self.decisions}
        self.words: Final = list(self._fields)
        self._texts: Final[dict[str, Decision]] = {self.written(decision): decision for decision in self.decisions}

    def written(self, decision: Decision) -> str:
        """The text."""
        return " ".join([decision.word, *self._value_names(decision)])

    def read(self, text: str) -> Decision:
        """The decision that a text means."""
        decision = self._texts.get(" ".join(text.split()))
        if decision is None:
            raise Refused("unknown_decision", text=text)
        return decision

    def to_json(self, decision: Decision) -> dict[str, str]:
        """The wire form: the word and the names by field."""
        named = {"do": decision.word}
        for field, name in zip(decision.fields, self._value_names(decision)):
            named[field] = name
        return named

    def from_json(self, data: Any) -> Decision:
        fields = self._fields.get(str(data.get("do"))) if isinstance(data, dict) else None
        if fields is None or set(data) != {"do", *fields} or not all(isinstance(name, str) for name in data.values()):
            raise Refused("unknown_decision", text=json.dumps(data, ensure_ascii=False, default=str))
        return self.read(" ".join([str(data["do"]), *[str(data[field]) for field in fields]]))

    def features(self, decision: Decision) -> tuple[float, ...]:
        """A column for each word, 1 or 0, then one for each field: (value + 1) / (values there are), 0 without that field."""
        row = [1.0 if word == decision.word else 0.0 for word in self.words]
        values = dict(zip(decision.fields, decision.values()))
        for field in self.names:
            row.append((values[field] + 1) / len(self.names[field]) if field in values else 0.0)
        return tuple(row)

    def from_features(self, row: tuple[float, ...]) -> Decision:
        word = self.words[row.index(max(row[: len(self.words)]))]
        columns = dict(zip(self.names, row[len(self.words) :]))
        names = [self.names[field][round(columns[field] * len(self.names[field])) - 1] for field in self._fields[word]]
        return self.read(" ".join([word, *names]))

    def _value_names(self, decision: Decision) -> list[str]:
        if not _named(decision, self.names):
            raise Refused("unknown_decision", text=" ".join([decision.word, *[str(value) for value in decision.values()]]))
        return [self.names[field][value] for field, value in zip(decision.fields, decision.values())]


def _named(decision: Decision, names: dict[str, list[str]]) -> bool:
    """Numbers are kept for more values than a game may have in its box."""
    return all(field in names and value < len(names[field]) for field, value in zip(decision.fields, decision.values()))
