"""Nobody sees or decides what is not theirs, whatever they send."""

from __future__ import annotations

import asyncio
import json
import sqlite3

import httpx
import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rocaille.server.database import address, engine
from tests.server.serving import Person, Server, deciding
from tests.server.test_playing import two_at_a_table


def refused_socket(person: Person, token: str | None = None, **more) -> str:
    """Why a socket was refused."""
    return str(person.sit_at_socket(token=token, **more).next("refused")["reason"])


def test_a_private_table_does_not_exist_for_strangers(shared):
    anna, _, made = two_at_a_table(shared)
    stranger = Person(shared)
    stranger.table = anna.table
    for method, path in (
        ("GET", ""),
        ("GET", "/replay"),
        ("GET", "/record"),
        ("GET", "/components"),
        ("DELETE", ""),
        ("GET", "/things"),
        ("POST", "/share"),
        ("POST", "/join"),
        ("POST", "/invitation"),
        ("POST", "/rematch"),
        ("POST", "/seats/0/leave"),
    ):
        answer = stranger.ask(method, f"/api/tables/{anna.table}{path}", {} if method == "POST" else None)
        assert (answer.status_code, answer.json()["refused"]) == (404, "no_such_table"), path
    assert refused_socket(stranger) == "no_such_table"
    missing = stranger.ask("GET", "/api/tables/0123456789abcdef")
    assert missing.json() == stranger.ask("GET", f"/api/tables/{anna.table}").json()
    assert anna.table not in stranger.ask("GET", "/api/tables").text
    assert stranger.join(anna.table, made["invitation"] + "x").status_code == 404


def test_forged_missing_and_swapped_tokens(shared):
    anna, ben, _ = two_at_a_table(shared)
    for forged in ("", "x", anna.token[:-1], anna.token + "A", anna.token.swapcase(), "ä", "a" * 5000, '"', "rocaille"):
        if forged.isascii():
            assert refused_socket(anna, forged) == "no_such_table"
    sockets = [anna.sit_at_socket(), anna.sit_at_socket(token=ben.token)]
    updates = [socket.update() for socket in sockets]
    assert [[sight["seat"] for sight in update["sights"]] for update in updates] == [[0], [1]]
    for own, socket in enumerate(sockets):
        choice = deciding(updates[0]) or deciding(updates[1])
        answer = socket.wish("decide", seat=1 - own, seq=updates[own]["seq"], decision=choice[1])
        assert answer["reason"] == "not_your_seat"
        for wish in ("resign", "go_on", "come_back"):
            assert socket.wish(wish, seat=1 - own)["reason"] == "not_your_seat"
        assert socket.wish("take_back", seat=1 - own, seq=0)["reason"] == "not_your_seat"
        assert socket.wish("why", seat=1 - own, decision=choice[1])["reason"] == "not_your_seat"


def test_a_token_of_another_table_is_worth_nothing(shared):
    anna, _, _ = two_at_a_table(shared)
    other, _, _ = two_at_a_table(shared)
    assert refused_socket(anna, other.token) == "no_such_table"
    answer = anna.http.get(f"/api/tables/{anna.table}", headers={"Cookie": f"rocaille={other.token}"})
    assert answer.status_code == 200 or answer.json()["refused"] == "no_such_table"
    fresh = Person(shared)
    assert fresh.ask("GET", f"/api/tables/{anna.table}", cookie=f"rocaille={other.token}").status_code == 404


def test_an_expired_token_is_worth_nothing(server, database):
    anna, _, _ = two_at_a_table(server)
    socket = anna.sit_at_socket()
    socket.update()
    server.kill()
    asyncio.run(age(database))
    server.start()
    assert refused_socket(anna) == "no_such_table"
    assert anna.ask("GET", f"/api/tables/{anna.table}").status_code == 404


async def age(database: str) -> None:
    made = engine(address(database))
    async with made.begin() as connection:
        await connection.execute(text("UPDATE tokens SET expires = 1"))
    await made.dispose()


def test_only_hashes_of_secrets_are_stored(sqlite, tmp_path):
    server = Server(sqlite, log=tmp_path / "log")
    anna, ben, made = two_at_a_table(server)
    sockets = [anna.sit_at_socket(), ben.sit_at_socket()]
    for socket in sockets:
        socket.update()
    server.stop()
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        stored = "\n".join(connection.iterdump())
        seed = connection.execute("SELECT seed FROM tables").fetchone()[0]
    logged = (tmp_path / "log").read_text()
    for secret in (anna.token, ben.token, made["invitation"]):
        assert secret and secret not in stored and secret not in logged
    assert seed not in logged and '"event": "made"' in logged
    assert all(isinstance(json.loads(line), dict) for line in logged.splitlines())


def test_a_spectator_sees_what_everybody_sees_and_decides_nothing(shared):
    anna, watcher = Person(shared), Person(shared)
    anna.make({"game": "rokoko", "listed": True}, "Anna", "Bea")
    watcher.table = anna.table
    socket = watcher.sit_at_socket()
    assert socket.next("welcome")["seats"] == []
    update = socket.update()
    assert [sight["seat"] for sight in update["sights"]] == [None] and "options" not in update["sights"][0]
    for seat in (0, 1):
        assert socket.wish("decide", seat=seat, seq=update["seq"], decision={"do": "pass"})["reason"] == "not_your_seat"
    assert watcher.ask("GET", f"/api/tables/{anna.table}/replay?seat=0").status_code == 403


def test_watching_can_be_forbidden_and_needs_an_invitation_at_a_private_table(shared):
    anna = Person(shared)
    made = anna.make({"game": "alhambra", "watched": False, "listed": True}, "Anna", "Bea")
    watcher = Person(shared)
    watcher.table = anna.table
    assert refused_socket(watcher) == "not_watched"
    assert watcher.ask("GET", f"/api/tables/{anna.table}/replay").json()["refused"] == "not_watched"
    assert watcher.join(anna.table, made["invitation"], watch=True).json()["refused"] == "not_watched"
    made = anna.make({"game": "alhambra"}, "Anna", "Bea")
    assert watcher.join(anna.table, made["invitation"], watch=True).status_code == 200
    assert watcher.sit_at_socket().next("welcome")["seats"] == []


def test_whoever_the_host_turned_away_needs_a_new_invitation(sqlite, tmp_path):
    server = Server(sqlite, log=tmp_path / "log")
    try:
        anna, ben = Person(server), Person(server)
        old = anna.make({"game": "alhambra", "watched": False}, "Anna", "", "")["invitation"]
        ben.join(anna.table, old, "Ben")
        line = ben.sit_at_socket()
        line.update()
        assert anna.ask("POST", f"/api/tables/{anna.table}/seats/1/leave").status_code == 200
        new = anna.ask("POST", f"/api/tables/{anna.table}/invitation").json()["invitation"]
        assert line.closed() == 1008
        for _ in range(2):
            assert ben.join(anna.table, old, "Ben").status_code == 404
            assert refused_socket(ben) == "no_such_table"
            assert ben.ask("GET", f"/api/tables/{anna.table}/replay").status_code == 404
            server.kill()
            server.start()
        assert ben.join(anna.table, new, "Ben").status_code == 200
        ben.sit_at_socket().update()
    finally:
        server.stop()


def test_who_stood_up_does_not_watch_where_nobody_is_to(shared):
    anna, ben = Person(shared), Person(shared)
    invitation = anna.make({"game": "alhambra", "watched": False}, "", "", "")["invitation"]
    ben.join(anna.table, invitation, "Ben")
    ben.sit_at_socket().update()
    assert ben.ask("POST", f"/api/tables/{anna.table}/seats/0/leave").status_code == 200
    assert refused_socket(ben) == "not_watched"
    anna.sit_at_socket().update()
    assert ben.join(anna.table, invitation, "Ben").status_code == 200


def test_who_stands_up_is_hung_up_on_where_nobody_is_to_watch(shared):
    anna, ben = Person(shared), Person(shared)
    invitation = anna.make({"game": "alhambra", "watched": False}, "Anna", "", "")["invitation"]
    ben.join(anna.table, invitation, "Ben")
    line = ben.sit_at_socket()
    line.update()
    assert ben.ask("POST", f"/api/tables/{anna.table}/seats/1/leave").status_code == 200
    assert line.closed() == 1008


def test_other_programs_cookies_do_no_harm(shared):
    anna = Person(shared)
    anna.make({"game": "alhambra"}, "Anna", "")
    for foreign in ('x={"a":1}', "theme", "flask=\u00e4", "a b", "path=/", "=5", "rocaille2=x", 'q="a;b"'):
        for cookies in (f"{foreign}; rocaille={anna.token}", f"rocaille={anna.token}; {foreign}"):
            answer = httpx.get(f"{shared.url}/api/tables/{anna.table}", headers={b"cookie": cookies.encode()}, trust_env=False)
            assert answer.status_code == 200, cookies


def test_an_invitation_can_be_made_anew(shared):
    anna, ben = Person(shared), Person(shared)
    old = anna.make({"game": "alhambra"}, "Anna", "")["invitation"]
    new = anna.ask("POST", f"/api/tables/{anna.table}/invitation").json()["invitation"]
    assert ben.join(anna.table, old).status_code == 404
    assert ben.join(anna.table, new).status_code == 200
    assert ben.ask("POST", f"/api/tables/{anna.table}/invitation").json()["refused"] == "host_only"
    assert Person(shared).join(anna.table, new).json()["refused"] == "match_begun"


def test_the_cookie_is_for_this_table_and_no_script(shared):
    anna = Person(shared)
    answer = anna.ask("POST", "/api/tables", {"setting": {"game": "alhambra", "players": 2}, "seats": [{"name": "A"}, {}]})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Strict" in cookie
    assert f"Path=/api/tables/{answer.json()['table']['id']};" in cookie
    assert "Secure" not in cookie
    answer = anna.ask(
        "POST",
        "/api/tables",
        {"setting": {"game": "alhambra", "players": 2}, "seats": [{"name": "A"}, {}]},
        **{"X-Forwarded-Proto": "https"},
    )
    assert "Secure" in answer.headers["set-cookie"] and "strict-transport-security" in answer.headers


CROSS = [
    {"Origin": "http://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://127.0.0.1:1"},
    {"Origin": "https://localhost"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Host": "evil.example"},
    {"Host": "evil.example", "Origin": "http://evil.example"},
    {"Host": ""},
]


@pytest.mark.parametrize("headers", CROSS, ids=str)
def test_other_sites_are_kept_out(shared, headers):
    anna = Person(shared)
    anna.make({"game": "alhambra"}, "Anna", "Bea")
    answer = anna.ask("POST", f"/api/tables/{anna.table}/invitation", **headers)
    assert answer.status_code == 403 and answer.json()["refused"] in ("cross_site", "host")
    with pytest.raises(InvalidStatus) as problem:
        anna.sit_at_socket(headers=headers)
    assert problem.value.response.status_code == 403
    assert "ASGI" not in shared.log.read_text()
    own = {"Origin": shared.url, "Sec-Fetch-Site": "same-origin"}
    assert anna.ask("POST", f"/api/tables/{anna.table}/invitation", **own).status_code == 200
    anna.sit_at_socket(headers=own).update()


def test_every_answer_has_the_headers_of_a_careful_site(shared):
    person = Person(shared)
    for path in ("/api/health", "/api/tables", "/nothing", "/api/tables/0123456789abcdef", "/metrics"):
        headers = person.ask("GET", path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin" and "server" not in headers
    assert person.ask("GET", "/api/tables").headers["cache-control"] == "no-store"
    by_number = person.ask("GET", "/api/tables", Host="192.0.2.7:8765").headers  # without HTTPS no browser heeds it
    assert "cross-origin-opener-policy" not in by_number and by_number["content-security-policy"] == policy


def test_limits_are_kept_with_clear_answers(sqlite, tmp_path):
    limits = [
        "tables_per_address=2",
        "sockets_per_address=3",
        "requests_per_second=10",
        "messages_per_second=3",
        "body_bytes=5000",
        "message_bytes=600",
    ]
    server = Server(sqlite, limits=limits, log=tmp_path / "log")
    try:
        anna = Person(server)
        anna.make({"game": "alhambra", "grace": 0.0}, "Anna", "Bea")
        anna.make({"game": "alhambra"}, "Anna", "Bea")
        body = {"setting": {"game": "alhambra", "players": 2}, "seats": [{"name": "A"}, {}]}
        assert anna.ask("POST", "/api/tables", body).json()["refused"] == "too_many_tables"
        too_large = anna.ask("POST", "/api/tables", {**body, "padding": "x" * 6000})
        assert too_large.status_code == 413 and too_large.json()["refused"] == "too_large"
        sockets = [anna.sit_at_socket() for _ in range(3)]
        assert refused_socket(anna) == "too_many_sockets"
        for socket in sockets[1:]:
            socket.close()
        answers = [sockets[0].wish("go_on", seat=0)]
        while answers[-1].get("reason") is None and len(answers) < 1000:
            answers.append(sockets[0].wish("go_on", seat=0))
        assert answers[0]["type"] == "accepted" and len(answers) > 9 and answers[-1]["reason"] == "too_fast"
        with pytest.raises(ConnectionClosed) as cut_off:
            for _ in range(1000):
                sockets[0].wish("go_on", seat=0)
        assert cut_off.value.rcvd is not None and cut_off.value.rcvd.code == 1008
        huge = anna.sit_at_socket()
        huge.line.send("x" * 700)
        assert huge.closed() == 1009
        asked = [anna.ask("GET", "/api/games")]
        while asked[-1].status_code == 200 and len(asked) < 3000:
            asked.append(anna.ask("GET", "/api/games"))
        assert asked[-1].status_code == 429 and asked[-1].headers["retry-after"] == "1"
        assert "10 requests a second" in asked[-1].json()["sentence"]
    finally:
        server.stop()


def test_nonsense_on_a_socket_is_answered_and_then_cut_off(shared):
    anna = Person(shared)
    anna.make({"game": "alhambra"}, "Anna", "Bea")
    socket = anna.sit_at_socket()
    socket.update()
    for nonsense in (
        "",
        "x",
        "{}",
        "[]",
        "null",
        '{"type":"decide"}',
        '{"type":"dance","ref":1}',
        "9" * 1000,
        "[" * 2000,
        '{"type":"go_on","ref":1,"seat":99}',
        '{"type":"go_on","ref":1,"seat":0,"more":1}',
    ):
        socket.line.send(nonsense)
        answer = socket.next("refused")
        assert answer["reason"] == "not_a_message" and answer["sentence"].startswith("This is no message")
    socket.line.send(b"\xff\xfe\x00")
    assert socket.next("refused")["reason"] == "not_a_message"
    for _ in range(50):
        socket.line.send("x")
    assert socket.closed() == 1008


def test_brackets_within_brackets_are_a_bad_request(shared):
    anna = Person(shared)
    anna.make({"game": "alhambra"}, "Anna", "")
    table = f"/api/tables/{anna.table}"
    for path in ("/api/tables", f"{table}/join", f"{table}/seats/1/bot"):
        answer = anna.http.post(path, content="[" * 50_000, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["refused"]) == (400, "bad_request"), path
