#!/usr/bin/env python3
"""A whole bot for both games: `beaumonde arena --bot examples/bot.py`. The messages are in docs/external-bots.md."""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "game":
        dice = random.Random(message["seed"])
    elif message["type"] == "move":
        view, legal = message["view"], message["legal"]
        action = dice.choice(legal)
        if view["phase"] == "auction":  # the first legal action is the pass, the second the cheapest bid
            me, cheapest = view["players"][message["seat"]], legal[:2][-1]
            total = me["bid"] + sum(cheapest.get("cards", ()))
            action = cheapest if total <= sum(me["hand"] + me["open"]) / 5 else legal[0]
        print(json.dumps({"id": message["id"], "action": action}), flush=True)
    elif message["type"] == "error":
        print("lost a move:", message, file=sys.stderr)
