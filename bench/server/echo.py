"""The yardstick: a plain server of the same library in which four sockets share a room, and each message goes to all of them.

python bench/server/echo.py PORT
"""

import sys
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket

rooms: dict[str, list[WebSocket[Any, Any, Any]]] = {}


@websocket("/echo/{room:str}")
async def echo(socket: WebSocket[Any, Any, Any], room: str) -> None:
    await socket.accept()
    members = rooms.setdefault(room, [])
    members.append(socket)
    while True:
        message: Any = await socket.receive()
        if message["type"] == "websocket.disconnect":
            members.remove(socket)
            return
        for member in members:
            await member.send_text(message["text"])


if __name__ == "__main__":
    app = Litestar([echo], openapi_config=None, logging_config=None)
    uvicorn.run(
        app,
        host="127.0.0.1",
        port=int(sys.argv[1]),
        loop="uvloop",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        access_log=False,
        log_level="error",
    )
