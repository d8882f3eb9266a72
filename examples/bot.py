"""A bot for Overlander that reads questions from standard input: it takes the last choice that is offered (docs/bots.md)."""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"token": question["choices"][-1]}), flush=True)
