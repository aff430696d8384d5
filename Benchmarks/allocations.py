"""Heap allocations of one GET_STATUS and its answer on each side.

usage: Benchmarks/allocations.py MARQUEE MARQUEE_BENCH

Both programs run with Peers/malloc_count.c before them. The sender counts around its round trips; the receiver is
counted over two runs of different length: what connecting and TLS take is in both, so the difference is the round
trips' alone.
"""

import json
import os
import pathlib
import struct
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "Interop"))
import processes  # noqa: E402

FEW, MANY = 1000, 5000


def counted(file):
    return struct.unpack("<Q", file.read_bytes()[:8])[0]


def main(marquee, bench):
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        shim = scratch / "malloc_count.so"
        subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-o", str(shim), str(HERE / "Peers/malloc_count.c")], check=True)
        env = {**os.environ, "LD_PRELOAD": str(shim)}
        receiving = scratch / "receiver.count"
        receiver = processes.Receiver(
            marquee, {**env, "MARQUEE_MALLOC_FILE": str(receiving)}, scratch / "state", "Counted")
        try:
            def run(count):
                before = counted(receiving)
                told = subprocess.run(
                    [bench, "roundtrips", "--to", receiver.target, "--count", str(count), "--json"], check=True,
                    stdout=subprocess.PIPE, env=env)
                return json.loads(told.stdout).get("allocations"), counted(receiving) - before
            run(FEW)
            (_, few), (sender, many) = run(FEW), run(MANY)
        finally:
            receiver.kill()
    if sender is not None:
        print(f"sender: {sender:.1f} allocations a round trip")
    # A tenth more goes before what is timed.
    print(f"receiver: {(many - few) / ((MANY - FEW) * 1.1):.1f} allocations a round trip")


main(*sys.argv[1:])
