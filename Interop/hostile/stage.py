"""A receiver, a bystander beside it, and what a bad peer's run did to both."""

import json
import os
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import hostile.connections  # noqa: F401
import hostile.messages  # noqa: F401
import hostile.playing  # noqa: F401
import hostile.web  # noqa: F401
from hostile.attack import PEERS, Attack, unleash
from waiting import until

BYSTANDER = Path(__file__).with_name("bystander.py")


@dataclass
class Seen:
    """What the bystander saw during a run, in seconds, and what the run cost the receiver."""

    asked: list
    came: list
    lost: int
    # Bytes by which the receiver was larger, at its largest, than before.
    grown: int
    # Descriptors that it had more than before once all was closed.
    left_open: int
    # Seconds of processor time in each second.
    load: float

    @property
    def slowest(self):
        return max(self.asked + self.came)

    @property
    def median(self):
        return statistics.median(self.asked)

    @property
    def late(self):
        """The 99th percentile."""
        ordered = sorted(self.asked)
        return ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]


class Process:
    """What a process costs, as the kernel tells it."""

    def __init__(self, pid):
        self.pid = pid

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    def processor(self):
        """Seconds of both kinds since it began."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def mark_memory(self):
        """Bytes that are resident. From now on `largest` is the most since now."""
        Path(f"/proc/{self.pid}/clear_refs").write_text("5")
        return self.status("VmRSS")

    def largest(self):
        return self.status("VmHWM")

    def threads(self):
        return len(os.listdir(f"/proc/{self.pid}/task"))

    def status(self, key):
        """Bytes, of a line of /proc/PID/status that is in kB."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith(key + ":"):
                return int(line.split()[1]) * 1024
        raise LookupError(key)


class Stage(Process):
    """`receiver` is a running one; `web` the port of its set-up pages."""

    def __init__(self, receiver):
        super().__init__(receiver.process.pid)
        self.receiver = receiver
        self.web = ("127.0.0.1", receiver.ready["httpPort"])
        host, port = receiver.address
        self._bystander = subprocess.Popen([sys.executable, str(BYSTANDER), host, str(port)], stdin=subprocess.PIPE,
                                           stdout=subprocess.PIPE, text=True)
        self._round()

    def close(self):
        self._bystander.stdin.close()
        self._bystander.wait(30)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _round(self):
        """What the bystander saw since the last time; by then it has been answered at least once more."""
        self._bystander.stdin.write("\n")
        self._bystander.stdin.flush()
        line = self._bystander.stdout.readline()
        assert line, "the bystander ended"
        return json.loads(line)

    def run(self, name, seconds):
        """Lets one bad peer loose for so long, or lets nobody loose where `name` is None."""
        self._round()
        descriptors, memory = self.descriptors(), self.mark_memory()
        began, busy = time.monotonic(), self.processor()
        if name is None:
            until(lambda: time.monotonic() > began + seconds, "the quiet is over", seconds + 5)
        else:
            # Whoever is sent away comes again, for as long as it is its time.
            while (left := began + seconds - time.monotonic()) > 0:
                unleash(name, Attack(self.receiver.address, self.web, left))
        assert self.receiver.is_alive(), f"{name} ended the receiver: {self.receiver.log[-3000:]}"
        load = (self.processor() - busy) / (time.monotonic() - began)
        round_ = self._round()
        grown = self.largest() - memory
        until(lambda: self.descriptors() <= descriptors + 2,
              lambda: f"{name} left {self.descriptors() - descriptors} descriptors open", 20)
        return Seen(round_["asked"], round_["came"], round_["lost"], grown, self.descriptors() - descriptors, load)


NAMES = list(PEERS)
