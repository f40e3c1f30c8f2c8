"""What must hold in every game, whatever its rules: one game, watched at every decision."""

from __future__ import annotations

import json
import random
import re
from typing import Any, Final

from rocaille.kernel.codec import digest
from rocaille.kernel.decision import Decision
from rocaille.kernel.game import ScoreLine, State, View
from rocaille.kernel.log import Log
from rocaille.kernel.record import Record, from_json
from rocaille.testing.cases import Case

MOST_DECISIONS: Final = 1000  # a mask has a place for each


def watch(case: Case, players: int, seed: int) -> Record:
    """Play a random game and assert everything on the way; the record of it."""
    game, dice = case.game, random.Random(seed)
    log = Log()
    state = game.new(players, seed, case.options, log)
    for event in log.events:
        watched_names(game.naming.event(event), event.key, event.args)
    every, other = list(game.decisions.values()), random.Random(seed)  # dice of its own: what is refused changes no game
    record = Record(game, players, seed, case.options)
    census = case.census(state)
    earlier: list[tuple[State, object]] = []
    while to_decide := game.to_decide(state):
        assert game.outcome(state) is None, "an outcome before the end"
        assert list(to_decide) == sorted(set(to_decide)), "seats out of order"
        earlier.append((state, state.key()))
        seat = dice.choice(to_decide)
        decision = case.pick(watched_options(case, state, seat, players), dice)
        watched_views(case, state, players, dice)
        if game.in_secret(state):
            watched_secret(case, state, seat, players)
        watched_reason(case, state, seat, other.choice(every))
        following = watched_decision(case, state, seat, decision)
        assert case.census(following) == census, "components were not conserved"
        assert not case.sound(following), case.sound(following)
        record.decisions.append((seat, decision))
        state = following
    watched_end(case, state, players)
    for position, remembered in earlier:
        assert position.key() == remembered, "an earlier state has changed"
    watched_record(case, record, digest(state.key()))
    return record


def watched_options(case: Case, state: State, seat: int, players: int) -> list[Decision]:
    """Legal decisions: there are some, each once, always in the same order, each with its number, and nobody else has any."""
    game = case.game
    options = game.options(state, seat)
    assert options, "someone must decide and cannot"
    assert options == game.options(state, seat), "the order of options changes"
    numbers = [option.number for option in options]
    assert len(set(numbers)) == len(numbers), "an option twice"
    assert all(game.decisions[number] == option for number, option in zip(numbers, options, strict=True))
    assert max(numbers) < game.decision_limit <= MOST_DECISIONS
    for option in options:
        game.after(state, seat, option)
    for idle in set(range(players)) - set(game.to_decide(state)):
        assert game.options(state, idle) == [], "someone may decide who is not to decide"
    return options


def watched_views(case: Case, state: State, players: int, dice: random.Random) -> None:
    """A view is blind to what its seat cannot see, and what it allows can be played on."""
    game = case.game
    for seat in (None, *range(players)):
        view = game.view(state, seat)
        other = game.view(case.other_for(state, seat, dice), seat)
        assert other.key() == view.key(), f"seat {seat} sees too much"
        assert other.to_json() == view.to_json(), f"seat {seat} is told too much"
        watched_step(view.to_json()["step"])
        watched_journey(case, view, players, dice.getrandbits(60))
    forecast = lines(game.forecast(state))
    assert lines(game.forecast(case.other_for(state, None, dice))) == forecast, "the forecast knows what not everybody does"
    view = game.view(state, dice.choice((None, *range(players))))
    stream = dice.getrandbits(60)
    imagined = game.imagine(view, stream)
    assert game.view(imagined, view.seat).key() == view.key(), "an imagined state that the view does not allow"
    assert imagined.key() == game.imagine(view, stream).key(), "the same dice imagine different states"
    assert imagined.dice != state.dice
    assert case.census(imagined) == case.census(state)
    assert not case.sound(imagined), case.sound(imagined)
    assert game.to_decide(imagined) == game.to_decide(state)
    seat = game.to_decide(imagined)[0]
    game.carry_out(imagined, seat, dice.choice(game.options(imagined, seat)))


def watched_step(told: object) -> None:
    """What is decided is told by a word and by named fields: each a word, a number, a flag, or words."""
    assert isinstance(told, dict), "somebody decides, and the view does not say what"
    assert isinstance(told["step"], str) and re.fullmatch("[a-z]+(_[a-z]+)*", told["step"]), told
    assert told["seat"] is None or (type(told["seat"]) is int and told["seat"] >= 0), told
    for field, value in told.items():
        assert isinstance(field, str) and re.fullmatch("[a-z]+(_[a-z]+)*", field), told
        assert value is None or type(value) in (str, int, bool) or _words(value), f"“{field}” has no name: {told}"


def _words(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def watched_journey(case: Case, view: View, players: int, stream: int) -> None:
    """A view that was written down and read again is as good as before: it knows, shows and allows the same."""
    again = case.game.restored_view(json.loads(json.dumps(view.key())), players, case.options)
    assert again.seat == view.seat and again.key() == view.key() and again.to_json() == view.to_json()
    assert case.game.imagine(again, stream).key() == case.game.imagine(view, stream).key()


def lines(sheet: list[ScoreLine]) -> list[tuple[int, str, int]]:
    return [(line.seat, line.label, line.points) for line in sheet]


def watched_decision(case: Case, state: State, seat: int, decision: Decision) -> State:
    """With a log or without, in place or not, the same happens; what is whispered is whispered to one seat only."""
    game = case.game
    log = Log()
    following = game.after(state, seat, decision, log)
    in_place = state.copy()
    game.decide(in_place, seat, decision)
    assert in_place.key() == following.key(), "in place or not makes a difference"
    for event in log.events:
        assert event.to in (-1, event.seat)
        watched_names(case.game.naming.event(event), event.key, event.args)
    return following


def watched_names(named: dict[str, Any], key: str, numbers: tuple[int, ...]) -> None:
    """Every number has a name of its own, and is told as a word or as a number."""
    told = [each for value in named.values() for each in (value if isinstance(value, list) else [value])]
    assert len(told) == len(numbers), f"“{key}” has several arguments of one name"
    assert all(type(each) in (int, str) for each in told), f"“{key}” has an argument that is neither a word nor a number"


def watched_reason(case: Case, state: State, seat: int, refused: Decision) -> None:
    """Why something is refused has named arguments, too."""
    if refused not in case.game.options(state, seat):
        reason = case.game.why_not(state, seat, refused)
        if reason is not None:
            watched_names(case.game.naming.reason(reason), reason.key, reason.args)


def watched_secret(case: Case, state: State, seat: int, players: int) -> None:
    """What is decided in secret, nobody else can tell from anything else: neither by what they see happen nor by the table."""
    game = case.game
    for other in (None, *range(players)):
        if other != seat:
            seen = set()
            for option in game.options(state, seat):
                log = Log()
                after = game.after(state, seat, option, log)
                seen.add(
                    (
                        digest([(event.key, event.seat, event.args) for event in log.events if event.seen_by(other)]),
                        digest(game.view(after, other).key()),
                    )
                )
            assert len(seen) == 1, f"seat {other} can tell what seat {seat} decided in secret"


def watched_end(case: Case, state: State, players: int) -> None:
    game = case.game
    outcome = game.outcome(state)
    assert outcome is not None
    for line in outcome.sheet:
        watched_names(game.naming.line(line), line.reason, line.args)
    assert outcome.totals == tuple(sum(line.points for line in outcome.sheet if line.seat == seat) for seat in range(players))
    assert outcome.winners
    assert all(game.view(state, seat).to_json()["step"] is None for seat in (None, *range(players)))
    assert set(lines(game.forecast(state))) <= set(lines(outcome.sheet)), "the forecast at the end is not the end"
    assert all(outcome.totals[seat] == max(outcome.totals) for seat in outcome.winners)
    assert all(game.options(state, seat) == [] for seat in range(players))


def watched_record(case: Case, record: Record, end: str) -> None:
    """Text, JSON, features and keys all lead back to the same game."""
    game, notation = case.game, case.game.notation
    for _, decision in record.decisions:
        assert notation.read(notation.written(decision)) == decision
        assert notation.from_json(json.loads(json.dumps(notation.to_json(decision)))) == decision
        assert notation.from_features(notation.features(decision)) == decision
    again = from_json(json.loads(record.text()), "record", lambda name, components: game)
    assert digest(again.state().key()) == end, "a replayed record ends elsewhere"
    middle = record.state(len(record.decisions) // 2)
    restored = game.restored(json.loads(json.dumps(middle.key())), record.players, record.options)
    assert restored.key() == middle.key()
    for seat, decision in record.decisions[len(record.decisions) // 2 :]:
        game.carry_out(restored, seat, decision)
    assert digest(restored.key()) == end, "a restored state plays on differently"


def watch_decisions(case: Case) -> None:
    """Every decision there is leads back to itself from all of its four forms, and no two share one."""
    game, notation = case.game, case.game.notation
    texts, rows = set(), set()
    for number, decision in game.decisions.items():
        assert decision.number == number
        text, row = notation.written(decision), notation.features(decision)
        assert notation.read(text) == decision
        assert notation.from_json(notation.to_json(decision)) == decision
        assert notation.from_features(row) == decision
        texts.add(text)
        rows.add(row)
    assert len(texts) == len(rows) == len(game.decisions)
    assert max(game.decisions) < game.decision_limit <= MOST_DECISIONS
