"""A bot account for both games: `python examples/bot_account.py http://127.0.0.1:8000/api CODE`; see docs/service.md"""

import json
import os
import sys
from contextlib import suppress
from time import sleep

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect


def choose(view, hints):  # not clever, but legal: the hints say what the rules allow
    me, phase = view["players"][view["seat"]], view["phase"]
    cards = [card for card in me.get("hand", ()) if me["bid"] + card >= hints["least"]]
    if cards and phase in ("auction", "sealed"):
        return {"type": "bid", "cards": [min(cards)]} if phase == "auction" else {"type": "seal", "card": min(cards)}
    if phase == "discard":
        return {"type": "discard", "card": hints["discard"][0]}
    if phase == "market":
        return {"type": "manipulate"} | {key: hints["moves"][0][key] for key in ("full", "half", "side")}
    return {"type": {"auction": "pass", "trade": "hold", "donate": "keep"}[phase]}


(api, code), seen = sys.argv[1:], {}  # the newest moment of the game that was told
token = os.environ.get("TOKEN") or httpx.post(f"{api}/guests", json={"name": "Robot", "bot": True}).json()["token"]
table = httpx.post(f"{api}/join", json={"code": code}, headers={"Authorization": f"Bearer {token}"}).json()
while table.get("state") in ("open", "playing"):
    with suppress(OSError, WebSocketException), connect(f"ws{api[4:]}/tables/{table['id']}/live") as socket:
        socket.send(json.dumps({"type": "hello", "token": token}))
        while table["state"] in ("open", "playing"):
            message = json.loads(socket.recv())
            table, seen = message.get("table", table), message if message.get("view") else seen
            if "now" in message and (view := seen.get("view")) and view["seat"] in view["to_act"]:  # also after a pause
                act = {"type": "act", "number": seen["number"], "action": choose(view, seen["hints"])}
                socket.send(json.dumps(act | {"id": f"a{seen['number']}"}))
    sleep(1)
print(table.get("sentence") or table["state"])
