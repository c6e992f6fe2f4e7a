"""A program that accepts every challenge and plays any legal move: python bot.py http://127.0.0.1:8420 TOKEN overload"""

import json
import random
import sys
from contextlib import suppress
from urllib.error import HTTPError
from urllib.request import Request, urlopen

server, token, game = sys.argv[1:4]


def call(path, body=None):
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    return urlopen(Request(server + path, None if body is None else json.dumps(body).encode(), headers), timeout=60)


def play(table):
    while (seen := json.load(call(f"/api/tables/{table}/position")))["moves"] is not None:
        moves = [move["text"] for move in seen["moves"]["list"]]
        moves += [f"{run['verb']} {run['lowest']}" for run in seen["moves"]["ranges"]]
        with suppress(HTTPError):  # the table has changed: look again
            call(f"/api/tables/{table}/moves", {"seat": seen["shown"], "ply": seen["ply"], "move": random.choice(moves)})


for line in call(f"/api/events?games={game}"):
    event = json.loads(line) if line.strip() else {}
    with suppress(HTTPError):  # a challenge that was withdrawn, a table that is gone
        if event.get("type") == "challenge":
            call(f"/api/tables/{event['table']}/join", {})
        for table in [event] if event else [mine for mine in json.load(call("/api/tables"))["mine"] if mine["your_turn"]]:
            play(table.get("table") or table["id"])
