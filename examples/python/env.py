"""Many tables at once, for a program that learns to play. Standard library only.

    from env import Env

    with Env("waves", tables=64, seats=3, bots="learner,mate,mate", seed=1) as env:
        positions = env.reset()
        for _ in range(1000):
            positions = env.step([random.randrange(len(p.choices)) for p in positions])
            finished = [p.ended for p in positions if p.ended]

A position is what one seat may know when it has to decide: `observation`, an array of whole numbers of one
length, and `choices`, an array of one length for each legal choice. An action is the place of a choice in that
list; how many there are differs from position to position, so rate the pairs (observation, choice). A game that
is over begins anew by itself: the position then has `ended`, with the winners and scores of the game before.

What the numbers mean is in `env.layout`: columns by name, with where they begin and their shape. A name is the
path of a field as `flotilla schema <game>` describes it; cards stand as their faces, -1 for one that the seat
does not know, -2 where there is nothing; words stand as their place in the column's `words`.

Run as a program it measures itself: python3 env.py waves --tables 64 --steps 500
"""

import array
import json
import random
import shlex
import subprocess
import time


class Position:
    __slots__ = ("seat", "observation", "choices", "ended")

    def __init__(self, told):
        self.seat = told["seat"]
        self.observation = array.array("i", told["observation"])
        self.choices = [array.array("i", one) for one in told["choices"]]
        self.ended = told.get("ended")  # {"winners": [...], "scores": [...]} of the game before, or None


class Env:
    """So many tables of one game. Without `bots` the learner plays every seat: `position.seat` says whose decision it is."""

    def __init__(self, game, tables=16, seats=None, bots=None, options=None, seed=None, command="npx flotilla"):
        line = shlex.split(command) + ["learn", game, "--tables", str(tables)]
        for name, value in (("seats", seats), ("bots", bots), ("seed", seed)):
            line += [] if value is None else [f"--{name}", str(value)]
        if options is not None:
            line += ["--options", json.dumps(options)]
        self._process = subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        hello = self._read()
        self.tables = hello["tables"]
        self.layout = hello["layout"]
        self.positions = []

    def reset(self):
        """Begins everywhere anew; a position for each table."""
        return self._ask({"reset": True})

    def step(self, actions):
        """Takes a choice at each table, by its place in the list; the next position for each."""
        return self._ask({"step": list(actions)})

    def legal(self, table):
        """The actions that are legal at a table: the places of its choices."""
        return range(len(self.positions[table].choices))

    def columns(self, of="observation"):
        """Where each field begins and what shape it has: {name: (at, shape, words or None)}."""
        return {c["name"]: (c["at"], c["shape"], c.get("words")) for c in self.layout[of]["columns"]}

    def close(self):
        self._process.stdin.close()
        self._process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _ask(self, order):
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        self.positions = [Position(told) for told in self._read()["positions"]]
        return self.positions

    def _read(self):
        line = self._process.stdout.readline()
        if line == "":
            raise RuntimeError("flotilla has ended: its complaint is above")
        told = json.loads(line)
        if "error" in told:
            raise ValueError(told["error"])
        return told


def main():
    import argparse
    import resource

    parser = argparse.ArgumentParser(description="measures itself: random choices at many tables")
    parser.add_argument("game", nargs="?", default="waves")
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--steps", type=int, default=500)
    parser.add_argument("--bots", default=None)
    parser.add_argument("--command", default="npx flotilla")
    given = parser.parse_args()
    with Env(given.game, tables=given.tables, bots=given.bots, seed=1, command=given.command) as env:
        positions = env.reset()
        over, begun = 0, time.perf_counter()
        for _ in range(given.steps):
            positions = env.step([random.randrange(len(p.choices)) for p in positions])
            over += sum(p.ended is not None for p in positions)
        seconds = time.perf_counter() - begun
    decisions = given.steps * given.tables
    spent = sum(resource.getrusage(who).ru_utime for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    widths = env.layout["observation"]["width"], env.layout["choice"]["width"]
    print(f"{given.game}: {decisions / seconds:.0f} decisions a second at {given.tables} tables, {over} games over")
    print(f"{decisions / spent:.0f} decisions a second of processor time, start included, on both sides of the pipe")
    print(f"observations of {widths[0]} numbers, choices of {widths[1]}")


if __name__ == "__main__":
    main()
