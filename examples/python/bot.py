"""A bot for every game of these, asked over standard input and output. Standard library only.

    flotilla arena waves --bots "exec:python3 examples/python/bot.py,mate" --games 20

It is told what its seat may know and the list of its legal choices, and names one of them.
This one guesses: replace `judge` with something better. Standard output is for answers alone; print notes to sys.stderr.
"""

import json
import random
import sys


def judge(game, view, ask, choice):
    """The larger, the better. Here: a guess."""
    return random.random()


def main():
    game = None
    for line in sys.stdin:
        message = json.loads(line)
        if "hello" in message:  # who we are; the protocol's version is in it
            print(json.dumps({"name": "a beginning in Python"}), flush=True)
        elif "game" in message:  # the game and the printed numbers of this table, once; wants no answer
            game = message
        elif "go" in message:  # a decision: answer with the place of a choice in the list, or the choice itself
            go = message["go"]
            worth = [judge(game, go["view"], go["ask"], choice) for choice in go["choices"]]
            print(json.dumps({"choice": worth.index(max(worth))}), flush=True)


main()
