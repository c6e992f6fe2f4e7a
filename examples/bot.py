"""A program that accepts every challenge and plays any legal move: python bot.py http://127.0.0.1:8420 TOKEN overload"""

import json
import random
import sys
from urllib.request import Request, urlopen

server, token, game = sys.argv[1:4]


def call(path, body=None):
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    return urlopen(Request(server + path, None if body is None else json.dumps(body).encode(), headers))


def play(table):
    while True:
        seen = json.load(call(f"/api/tables/{table}/position"))
        if seen["moves"] is None:
            return
        moves = [move["text"] for move in seen["moves"]["list"]]
        moves += [f"{run['verb']} {run['lowest']}" for run in seen["moves"]["ranges"]]
        call(f"/api/tables/{table}/moves", {"seat": seen["shown"], "ply": seen["ply"], "move": random.choice(moves)})


for line in call(f"/api/events?games={game}"):
    event = json.loads(line) if line.strip() else {"type": "nothing"}
    if event["type"] == "challenge":
        call(f"/api/tables/{event['table']}/join", {})
    elif event["type"] == "turn":
        play(event["table"])
