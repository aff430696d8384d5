"""GET_STATUS on the receiver namespace, one after the other, with PyChromecast.

usage: pychromecast_roundtrips.py HOST PORT [COUNT]
Prints median and 95th percentile in microseconds, and CPU seconds, as `marquee-bench roundtrips` does: a tenth as many
round trips come first, which count for the CPU alone.
"""

import json
import resource
import sys
import threading
import time
from uuid import UUID

import pychromecast


def cpu_seconds():
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def round_trip(cast):
    answered = threading.Event()
    began = time.perf_counter()
    cast.socket_client.receiver_controller.update_status(callback_function=lambda *_: answered.set())
    if not answered.wait(10):
        raise TimeoutError("no RECEIVER_STATUS within 10 s")
    return (time.perf_counter() - began) * 1e6


def main(host, port, count="1000"):
    count = int(count)
    cast = pychromecast.get_chromecast_from_host((host, int(port), UUID(int=1), "Marquee", "bench"), tries=1, timeout=10)
    cast.wait(timeout=10)
    before = cpu_seconds()
    for _ in range(count // 10):
        round_trip(cast)
    times = sorted(round_trip(cast) for _ in range(count))
    used = cpu_seconds() - before
    cast.disconnect(timeout=10)
    print(json.dumps({"median": times[count // 2], "p95": times[count * 95 // 100], "cpu": used}))


if __name__ == "__main__":
    main(*sys.argv[1:])
