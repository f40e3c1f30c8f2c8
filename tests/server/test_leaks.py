"""No message holds what its receiver may not see: updates, spoken or not, previews, hints, replays."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from msgspec.json import encode

from rocaille.catalogue import game as find_game
from rocaille.games.rokoko.names import NOBODY
from rocaille.games.rokoko.naming import REWARDS
from rocaille.kernel.dice import sown
from rocaille.kernel.log import EVERYONE, Event, Log
from rocaille.kernel.record import from_json
from rocaille.table.speaking import Speech
from rocaille.words import Words
from tests.server.serving import Person, Server, Socket, deciding
from tests.server.test_playing import latest
from tests.table.playing import IDS, KINDS
from tests.table.test_previews import holds


def people_at(server: Server, kind) -> tuple[list[Person], Person]:
    game, options, players = kind
    people = [Person(server) for _ in range(players)]
    made = people[0].make({"game": game, "options": options}, "P0", *[""] * (players - 1))
    for number, person in enumerate(people[1:], 1):
        assert person.join(people[0].table, made["invitation"], f"P{number}").status_code == 200
    watcher = Person(server)
    assert watcher.join(people[0].table, made["invitation"], watch=True).status_code == 200
    return people, watcher


@pytest.mark.parametrize("kind", KINDS, ids=IDS)
def test_no_message_of_a_whole_match_holds_what_its_receiver_may_not_see(shared, kind):
    """Each message says only what its receiver's view allows: any other deal that looks the same to them gives the same."""
    people, watcher = people_at(shared, kind)
    languages = [*["de", None, "it", "en", None][: len(people)], "en"]
    sockets = [
        person.sit_at_socket(since=0, language=language) for person, language in zip((*people, watcher), languages, strict=True)
    ]
    looked_at = play_at_random(sockets)
    record = from_json(watcher.ask("GET", f"/api/tables/{people[0].table}/record").json(), "it", find_game)
    tokens = [person.token for person in (*people, watcher)]
    read = 0
    names = [f"P{number}" for number in range(len(people))]
    for seat, socket, language in zip([*range(len(people)), None], sockets, languages, strict=True):
        speech = Speech(Words(language), record.game, names) if language else None
        for message in socket.messages:
            written = json.dumps(message)
            assert not any(token in written for token in tokens)
            if message.get("status") != "over":
                assert str(record.seed) not in written
            if message["type"] == "update":
                check_update(record, message, seat, len(people), speech)
                read += 1
            elif message["type"] not in ("previewed", "hinted"):
                assert set(message) <= {"type", "ref", "seq", "table", "seats", "host"}
    assert read > 100 and len(looked_at) > 20
    speech = Speech(Words("en"), record.game, names)
    for seat, seq, choice, previewed in looked_at:
        check_preview(record.game, record.state(seq - len(people)), seat, choice, previewed, speech)


def play_at_random(sockets: list[Socket]) -> list[tuple[int, int, dict[str, str], dict[str, Any]]]:
    """To the end; now and then somebody asks what a decision would lead to, or what a bot would do. What was previewed."""
    dice = random.Random(4)
    looked_at = []
    now = [socket.update() for socket in sockets]
    while now[0]["status"] == "playing":
        mover = dice.choice([at for at, update in enumerate(now) if deciding(update)])
        sight = now[mover]["sights"][0]
        choice = dice.choice(sight["options"])
        if dice.random() < 0.4:
            previewed = sockets[mover].wish("preview", seat=sight["seat"], decision=choice)
            looked_at.append((sight["seat"], now[mover]["seq"], choice, previewed))
        if dice.random() < 0.02:
            hinted = sockets[mover].wish("hint", seat=sight["seat"])
            assert hinted["decision"] in sight["options"] and set(hinted) == {"type", "ref", "decision", "sentence"}
            if "labels" in sight:
                assert hinted["sentence"].startswith(sight["labels"][sight["options"].index(hinted["decision"])])
        answer = sockets[mover].wish("decide", seat=sight["seat"], seq=now[mover]["seq"], decision=choice)
        assert answer["type"] == "accepted", answer
        now = [latest(socket, answer["seq"]) for socket in sockets]
    return looked_at


def check_preview(game, state, seat, choice, previewed, speech) -> None:
    """What is shown for certain is so in any other deal that looks the same to the seat, not only in this one."""
    assert previewed["type"] == "previewed" and set(previewed) == {"type", "ref", "certain", "view", "forecast", "events"}
    view, decision = game.view(state, seat), game.notation.from_json(choice)
    now = view.to_json()
    for dice in range(20):
        world, log = game.imagine(view, sown(dice, "another deal")), Log()
        game.carry_out(world, seat, decision, log)
        then = game.view(world, seat).to_json()
        assert holds(previewed["view"], json.loads(json.dumps(now)), json.loads(json.dumps(then)))
        happened = [(event.key, game.naming.event(event)) for event in log.events if event.seen_by(seat)]
        assert all((event["event"], event.get("args", {})) in happened for event in previewed["events"])
        forecasts = [speech.forecast(game.forecast(position)) for position in (state, world)]
        for told, present, later in zip(previewed["forecast"], *forecasts, strict=True):
            assert told["total"] in (present.total, later.total)
        if previewed["certain"]:
            assert previewed["view"] == json.loads(json.dumps(then))


def number_of_seat(game, event: dict[str, Any]) -> int:
    """The seat, or the number of whoever has none."""
    if event["seat"] is not None:
        assert event["seat"] >= 0 and "owner" not in event
        return int(event["seat"])
    return next((number for number, name in game.naming.imaginary.items() if name == event.get("owner")), NOBODY)


def numbers_of(game, event: dict[str, Any]) -> tuple[int, ...]:
    """The numbers that were told by name."""
    args = event.get("args", {})
    if event["event"] == "reward":
        ((kind, count),) = args.items()
        return (next((number for number, name in REWARDS.items() if name == kind), count),)
    return tuple(
        next(number for number, name in game.naming.names[argument].items() if name == told) if isinstance(told, str) else told
        for argument, told in args.items()
    )


def check_update(record, message, seat, players, speech) -> None:
    """`seat` is the receiver; the first `players` acts are people sitting down. What is said is said of any such deal."""
    game, state = record.game, record.state(max(0, message["seq"] - players))
    if not message["sights"]:
        return
    (sight,) = message["sights"]
    view = game.view(state, seat)
    for dice in range(2):
        other = game.imagine(view, sown(dice, "another deal")) if game.to_decide(state) else state
        assert sight["seat"] == seat and sight["view"] == json.loads(json.dumps(game.view(other, seat).to_json()))
        options = game.options(other, seat) if seat is not None else []
        assert sight.get("options", []) == [game.notation.to_json(option) for option in options]
        if speech is None:
            assert set(sight) <= {"seat", "view", "options", "asked", "take_back"}
            continue
        seen = game.view(other, seat)
        assert sight.get("labels", []) == [speech.label(seen, option) for option in options]
        assert sight.get("question", "") == speech.question(seen, game.to_decide(other), game.in_secret(other))
        assert sight["forecast"] == json.loads(encode(speech.forecast(game.forecast(other))))
    for happened in message["happened"]:
        assert set(happened) <= {"seq", "act", "at", "seat", "count", "events", *(["text"] if speech else [])}
        for event in happened.get("events", []):
            said = Event(event["event"], number_of_seat(game, event), numbers_of(game, event), EVERYONE)
            assert event.get("text") == (speech.event(said) if speech else None)
        assert all(event.get("to") in (None, seat) for event in happened.get("events", []))


def test_a_running_match_is_looked_back_at_from_ones_own_seat_only(shared):
    """At every point what that seat saw then, whatever else was hidden then and is now."""
    people, watcher = people_at(shared, KINDS[1])
    sockets = [person.sit_at_socket() for person in people]
    dice = random.Random(9)
    now = [socket.update() for socket in sockets]
    told: list[tuple[int | None, int, dict[str, Any]]] = []
    for step in range(150):
        mover = dice.choice([at for at, update in enumerate(now) if deciding(update)])
        choice = dice.choice(now[mover]["sights"][0]["options"])
        answer = sockets[mover].wish("decide", seat=mover, seq=now[mover]["seq"], decision=choice)
        now = [latest(socket, answer["seq"]) for socket in sockets]
        if step % 5 == 0:
            person, seat = (watcher, None) if step % 4 == 0 else (people[step % 3], step % 3)
            at, path = dice.randrange(step + 2), f"/api/tables/{people[0].table}/replay?language=de&at="
            own = "" if seat is None else f"&seat={seat}"
            told.append((seat, at, person.ask("GET", f"{path}{at}{own}").json()))
            for forbidden in (f"&seat={(step + 1) % 3}", "&everything=true", "&everything=1&seat=0"):
                assert person.ask("GET", f"{path}{at}{forbidden}").status_code == 403
    assert people[0].ask("POST", f"/api/tables/{people[0].table}/share").json()["refused"] == "share_at_the_end"
    for seat in (0, 1):
        sockets[seat].wish("resign", seat=seat)
    record = from_json(watcher.ask("GET", f"/api/tables/{people[0].table}/record").json(), "it", find_game)
    game, speech = record.game, Speech(Words("de"), record.game, ["P0", "P1", "P2"])
    for seat, at, answer in told:
        state = record.state(at)
        view = game.view(state, seat)
        other = game.imagine(view, sown(at, "another deal"))
        assert answer["views"] == [json.loads(json.dumps(game.view(other, seat).to_json()))]
        assert answer["forecast"] == json.loads(encode(speech.forecast(game.forecast(other))))
        assert answer["question"] == speech.question(game.view(other, seat), game.to_decide(other), game.in_secret(other))
        assert all(event.get("to") in (None, seat) for event in answer["events"])
        assert (str(record.seed) not in json.dumps(answer) and "outcome" not in answer) or answer["outcome"] is None
