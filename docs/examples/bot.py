"""A bot that sits down by an invitation link and plays at random: python bot.py LINK [NAME]"""

import json
import random
import sys
import time
from urllib.error import HTTPError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

link, name = sys.argv[1], (sys.argv[2:] or ["Random"])[0]
server, token = "{0.scheme}://{0.netloc}/api/v1".format(urlsplit(link)), ""
def ask(path, body=None):
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    return urlopen(Request(server + path, json.dumps(body).encode() if body else None, headers))
seat = json.load(ask("/join", {"link": link, "name": name}))
token, table = seat["token"], f"/tables/{seat['table']}"
for line in ask(table + "/stream"):
    while line.startswith(b"data:"):  # something happened: answer as long as there is a question
        try:
            found = json.load(ask(table + "/choices"))
            while found["answers"] and (answer := random.choice(found["answers"])["token"]) in found["unfinished"]:
                found = json.load(ask(f"{table}/choices?partial={quote(answer)}"))  # what else can be said
            if found["over"]:
                sys.exit()
            if not found["answers"]:
                break
            ask(table + "/play", {"token": answer, "position": found["position"]})
        except HTTPError as refused:  # the game has moved on, or this was too fast: look again
            time.sleep(int(refused.headers.get("Retry-After", "0")))
