"""A client in Python: makes a table with a bot, sits down, and plays a match to the end by chance.

    python examples/client.py http://127.0.0.1:8000 alhambra

Nothing of Rocaille is needed, only HTTP and a WebSocket; docs/api describes every message.
"""

import json
import random
import sys
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def play(server: str, game: str) -> dict[str, Any]:
    setting = {"game": game, "players": 2, "grace": 0}  # the bot need not wait for a change of mind
    wanted = {"setting": setting, "seats": [{"name": "Anna"}, {"bot": "easy"}]}
    headers = {"content-type": "application/json"}
    request = Request(f"{server}/api/tables", json.dumps(wanted).encode(), headers)  # whoever starts it says where
    with urlopen(request) as answer:  # the cookie is the right to the seat
        made, cookie = json.load(answer), answer.headers["set-cookie"].partition(";")[0]
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{made['table']['id']}/socket?language=en"
    with connect(address, additional_headers={"cookie": cookie}, proxy=None) as line:
        answered = 0  # the newest question: while others decide, the same one comes again
        for text in line:
            message: dict[str, Any] = json.loads(text)
            if message["type"] == "refused":
                print(message["sentence"])
            if message["type"] != "update":
                continue
            if message["status"] == "over":
                return message
            for sight in message["sights"]:
                if sight.get("options") and answered < sight["asked"]:
                    answered = sight["asked"]
                    wish = {"type": "decide", "ref": answered, "seat": sight["seat"], "seq": message["seq"]}
                    line.send(json.dumps({**wish, "decision": random.choice(sight["options"])}))
    raise ConnectionError("the server hung up before the end")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("Say which server and which game: client.py http://127.0.0.1:8000 alhambra")
    try:
        end = play(*sys.argv[1:])
    except HTTPError as refused:
        sys.exit(json.load(refused)["sentence"])
    except OSError as trouble:
        sys.exit(f"The server cannot be reached: {trouble}")
    for seat, score in zip(end["seats"], end["outcome"]["scores"], strict=True):
        print(f"{seat['name']}: {score}{' wins' if seat['seat'] in end['winners'] else ''}")
