#!/usr/bin/env python3
"""What a bystander sees of a receiver while each of the bad senders of Interop/hostile is at work, and a sender's good
device while it has each of the bad devices beside it: two tables of their own.

usage: Benchmarks/hostile.py   (make bench builds first; writes docs/hostile-peers.md's tables)

The binaries are MARQUEE and, beside it, hostile-device-probe.

The goal for each: at most three times the quiet median, and no answer above 250 ms. The bad peer, the bystander and the
receiver share this machine's cores, so the processor time that the peer itself takes is in the figures.
"""

import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Interop"))

import processes  # noqa: E402
from hostile.devices import DEVICES, make_key  # noqa: E402
from hostile.sender import Sender, make_trust  # noqa: E402
from hostile.stage import NAMES, Stage  # noqa: E402
from measuring import mebibytes, milliseconds  # noqa: E402

SECONDS = 1.0
MEDIAN_GOAL, WORST_GOAL = 3.0, 0.25
SENDERS, BAD_DEVICES = "<!-- made by Benchmarks/hostile.py: senders -->", "<!-- made by Benchmarks/hostile.py: devices -->"
END = "<!-- end -->"


def row(name, seen, quiet):
    met = seen.median <= MEDIAN_GOAL * quiet and seen.slowest <= WORST_GOAL and seen.lost == 0
    return (
        name,
        milliseconds(seen.median),
        milliseconds(seen.late),
        milliseconds(max(seen.asked)),
        milliseconds(max(seen.came, default=0)),
        f"{seen.median / quiet:.1f}",
        mebibytes(seen.grown),
        "yes" if met else "**no**",
    )


def measure_senders(marquee):
    """The table's rows, the quiet one first."""
    rows = []
    with tempfile.TemporaryDirectory(prefix="marquee-hostile-") as folder:
        env = processes.environment(Path(folder) / "user")
        receiver = processes.Receiver(marquee, env, Path(folder) / "receiver", "Hostile")
        with Stage(receiver) as stage:
            quiet = stage.run(None, 5 * SECONDS)
            rows.append(row("nobody", quiet, quiet.median))
            for name in NAMES:
                rows.append(row(name, stage.run(name, SECONDS), quiet.median))
                print("  " + " | ".join(rows[-1]), flush=True)
        receiver.stop()
    return rows


def measure_devices(marquee):
    """The same for bad devices; a newcomer is a session that begins."""
    program = str(Path(marquee).with_name("hostile-device-probe"))
    rows = []
    with tempfile.TemporaryDirectory(prefix="marquee-hostile-") as folder:
        folder = Path(folder)
        env = processes.environment(folder / "user")
        receiver = processes.Receiver(marquee, env, folder / "receiver", "Good")
        (folder / "trust").mkdir()
        key = make_key(folder / "trust")
        make_trust(folder / "trust", Path(env["XDG_CONFIG_HOME"]), key[1])
        sender = Sender(program, receiver.target, folder / "trust")
        quiet = sender.rest(5 * SECONDS)
        rows.append(row("nobody", quiet, quiet.median))
        for name, made in DEVICES.items():
            own = folder / str(len(rows))
            own.mkdir()
            device = made(*(key if getattr(made, "is_pinned", True) else make_key(own)))
            rows.append(row(name, sender.suffer(device, SECONDS), quiet.median))
            print("  " + " | ".join(rows[-1]), flush=True)
        sender.close()
        receiver.stop()
    return rows


def write(rows, begin, path):
    head = (
        "At work",
        "median",
        "99th percentile",
        "slowest",
        "slowest newcomer",
        "of the quiet median",
        "more memory",
        "met",
    )
    lines = [head, ("---",) * len(head), *rows]
    table = "\n".join("| " + " | ".join(line) + " |" for line in lines)
    text = path.read_text(encoding="utf-8")
    before, rest = text.split(begin, 1)
    path.write_text(f"{before}{begin}\n{table}\n{END}{rest.split(END, 1)[1]}", encoding="utf-8")


def main():
    marquee, page = os.environ["MARQUEE"], ROOT / "docs" / "hostile-peers.md"
    for what, measure, begin in (("senders", measure_senders, SENDERS), ("devices", measure_devices, BAD_DEVICES)):
        rows = measure(marquee)
        write(rows, begin, page)
        met = sum(line[-1] == "yes" for line in rows[1:])
        print(f"hostile: {met} of {len(rows) - 1} {what} within their goal")


if __name__ == "__main__":
    main()
