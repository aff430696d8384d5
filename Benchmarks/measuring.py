"""What the benchmarks share: the table of the report, how numbers are written, and how a process is measured."""

import ctypes
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


def answered(command, env):
    """Runs a command to its end. Returns the seconds from its start until the first line that it says is there."""
    began = time.perf_counter()
    with subprocess.Popen(command, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE) as child:
        line = child.stdout.readline()
        wall = time.perf_counter() - began
        child.stdout.read()
    if child.returncode != 0 or not line.endswith(b"\n"):
        raise SystemExit(f"bench: {' '.join(command)} ended with {child.returncode}")
    return wall


def measure(command, env):
    """Runs a command to its end. Returns the wall seconds.

    The kernel's count of that child's memory (ru_maxrss) is no measure of it: what the parent had when it started the
    child counts as well. `at_the_end` has the child's alone.
    """
    began = time.perf_counter()
    child = os.posix_spawn(command[0], command, env, file_actions=[
        (os.POSIX_SPAWN_OPEN, 0, "/dev/null", os.O_RDONLY, 0), (os.POSIX_SPAWN_OPEN, 1, "/dev/null", os.O_WRONLY, 0)])
    _, status = os.waitpid(child, 0)
    wall = time.perf_counter() - began
    if status != 0:
        raise SystemExit(f"bench: {' '.join(command)} ended with {os.waitstatus_to_exitcode(status)}")
    return wall


def at_the_end(command, env):
    """What a command's memory is when it has done all and is about to go: (its proportional set size, its peak).

    A page of a file that n processes have mapped counts as an nth of a page in the first, and whole in the second. The
    kernel holds the command at its end, as a debugger asks it to (ptrace), so that nothing is missed between two looks.
    """
    seize, let_go, at_exit = 0x4206, 17, 0x40
    ptrace = ctypes.CDLL(None, use_errno=True).ptrace
    ptrace.argtypes, ptrace.restype = (ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p), ctypes.c_long
    child = os.posix_spawn(command[0], command, env, file_actions=[
        (os.POSIX_SPAWN_OPEN, 0, "/dev/null", os.O_RDONLY, 0), (os.POSIX_SPAWN_OPEN, 1, "/dev/null", os.O_WRONLY, 0)])
    if ptrace(seize, child, None, at_exit) != 0:
        os.waitpid(child, 0)
        raise SystemExit(f"bench: {command[0]} can't be held at its end: {os.strerror(ctypes.get_errno())}")
    while True:
        _, status = os.waitpid(child, 0)
        if not os.WIFSTOPPED(status):
            raise SystemExit(f"bench: {' '.join(command)} ended before it was held")
        if status >> 16 == 6:
            break
        ptrace(7, child, None, os.WSTOPSIG(status) if status >> 16 == 0 else 0)
    lines = Path(f"/proc/{child}/smaps_rollup").read_text().splitlines()
    pss = next(int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:"))
    peak = memory(child, "VmHWM")
    ptrace(let_go, child, None, None)
    _, status = os.waitpid(child, 0)
    if status != 0:
        raise SystemExit(f"bench: {' '.join(command)} ended with {os.waitstatus_to_exitcode(status)}")
    return pss, peak


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
