"""What the benchmarks share: the table of the report, how numbers are written, and how a process is measured."""

import json
import os
import subprocess
import time
from pathlib import Path


class Table:
    """The rows of the report: what, ours, theirs, their ratio, the goal, and whether it is met."""

    def __init__(self):
        self.rows, self.notes = [], []

    def ratio(self, what, ours, theirs, goal, show, at_least=False, value_goal=None):
        """`goal` is for the ratio; where `value_goal` is given, that is for our value instead."""
        ratio = ours / theirs
        if value_goal is not None:
            met, words = ours <= value_goal, f"at most {show(value_goal)}"
        else:
            met = ratio >= goal if at_least else ratio <= goal
            words = f"{'at least' if at_least else 'at most'} {goal:g}"
        self.rows.append((what, show(ours), show(theirs), f"{ratio:.3f}", words, "yes" if met else "**no**"))
        print(f"  {what}: {show(ours)} against {show(theirs)}, ratio {ratio:.3f} ({words}): "
              f"{'met' if met else 'NOT MET'}", flush=True)

    def value(self, what, ours, goal="printed", met=None):
        verdict = "" if met is None else "yes" if met else "**no**"
        self.rows.append((what, ours, "", "", goal, verdict))
        print(f"  {what}: {ours}", flush=True)

    def markdown(self):
        head = ("Measured", "Marquee", "The other", "Ratio", "Goal", "Met")
        lines = [head, ("---",) * len(head), *self.rows]
        return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def milliseconds(seconds):
    return f"{seconds * 1e3:.1f} ms"


def mebibytes(count):
    return f"{count / (1 << 20):.1f} MiB"


def microseconds(number):
    return f"{number:.1f} µs"


def seconds(number):
    return f"{number:.3f} s"


def throughput(bytes_a_second):
    return f"{bytes_a_second / 1e9:.2f} GB/s"


def gigabits(number):
    return f"{number:.1f} Gbit/s"


def measure(command, env):
    """Runs a command to its end. Returns (wall seconds, peak memory in bytes) as the kernel accounts for that child."""
    began = time.perf_counter()
    child = os.posix_spawn(command[0], command, env, file_actions=[
        (os.POSIX_SPAWN_OPEN, 0, "/dev/null", os.O_RDONLY, 0), (os.POSIX_SPAWN_OPEN, 1, "/dev/null", os.O_WRONLY, 0)])
    _, status, used = os.wait4(child, 0)
    wall = time.perf_counter() - began
    if status != 0:
        raise SystemExit(f"bench: {' '.join(command)} ended with {os.waitstatus_to_exitcode(status)}")
    return wall, used.ru_maxrss * 1024


def output(command, env):
    done = subprocess.run(command, env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"bench: {' '.join(command)} ended with {done.returncode}: {done.stderr}")
    return json.loads(done.stdout.strip().splitlines()[-1])


def memory(pid, field):
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith(field + ":"):
            return int(line.split()[1]) * 1024
    raise SystemExit(f"bench: /proc/{pid}/status has no {field}")
