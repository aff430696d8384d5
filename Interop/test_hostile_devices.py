"""Some seventy bad devices, one after the other, met by one sender process that has a session with a good one as well:
while it suffers the bad one it is answered by the good one each time, on its main actor. See
hostile/devices.py for who they are."""

import contextlib
import hashlib
import json
import os
import subprocess
import time
from pathlib import Path

import pytest

from conftest import receivers
from hostile.devices import DEVICES, make_key
from hostile.stage import Process, Seen
from waiting import until

SECONDS = 0.5
GROWTH = 96 << 20
# In a debug build, which reads a message some twenty times slower than what people run, beside other tests. To join is
# a dozen ways to and fro, with signatures to be checked, on an event loop that a bad device's connection may be on too.
WITHIN = 5
JOINING = 10


class Sender(Process):
    """The probe, with a session at a good device."""

    def __init__(self, program, target, folder):
        self._probe = subprocess.Popen([program, target, str(folder)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                       text=True)
        super().__init__(self._probe.pid)
        self.round("")

    def is_alive(self):
        return self._probe.poll() is None

    def close(self):
        self._probe.kill()
        self._probe.wait()

    def round(self, bad):
        """What was seen since the last time; from now on it suffers `bad`."""
        self._probe.stdin.write(bad + "\n")
        self._probe.stdin.flush()
        line = self._probe.stdout.readline()
        assert line, f"the sender ended with {self._probe.wait()}"
        return json.loads(line)

    def suffer(self, device, seconds):
        self.round("")
        descriptors, memory, began = self.descriptors(), self.mark_memory(), time.monotonic()
        host, port = device.address
        self.round(f"{host}:{port}")
        until(lambda: time.monotonic() > began + seconds and device.connections, "the device was dialled", 20)
        round_ = self.round("")
        grown = self.largest() - memory
        device.close()
        assert round_["asked"], "the good device was not asked at all"
        # A session that joins just then has one, and an HTTP client's event loop, made when it is first needed, three.
        until(lambda: self.descriptors() <= descriptors + 8,
              lambda: f"{self.descriptors() - descriptors} descriptors were left open", 30)
        return Seen(round_["asked"], round_["came"], round_["lost"], grown, self.descriptors() - descriptors, 0)


@pytest.fixture(scope="module")
def key(tmp_path_factory):
    return make_key(tmp_path_factory.mktemp("device"))


@pytest.fixture(scope="module")
def senders(marquee, user, tmp_path_factory, key):
    """Lends the one sender; whatever breaks it, breaks it for itself alone."""
    trust = Path(user["XDG_CONFIG_HOME"], "marquee")
    program = str(Path(marquee).with_name("hostile-device-probe"))
    assert os.access(program, os.X_OK), "hostile-device-probe is built with the tests; make test does that"
    with receivers(marquee, user, tmp_path_factory.mktemp("hostile")) as start, contextlib.ExitStack() as everything:
        receiver = start()
        folder = tmp_path_factory.mktemp("trust")
        (folder / "developer-root.pem").write_text((trust / "developer-root.pem").read_text())
        (folder / "pins").write_text(f"{pin(key[1])} Bad\n")
        standing = []

        @contextlib.contextmanager
        def lend():
            if not standing:
                standing.append(Sender(program, receiver.target, folder))
                everything.callback(standing[-1].close)
            sender = standing.pop()
            try:
                yield sender
            except BaseException:
                sender.close()
                raise
            standing.append(sender)
        yield lend


def pin(certificate):
    """SHA-256 of a certificate's public key, as pins are."""
    public = subprocess.run(["openssl", "x509", "-in", str(certificate), "-noout", "-pubkey"], check=True,
                            capture_output=True).stdout
    der = subprocess.run(["openssl", "pkey", "-pubin", "-outform", "DER"], input=public, check=True,
                         capture_output=True).stdout
    return hashlib.sha256(der).hexdigest()


@pytest.mark.parametrize("name", DEVICES)
def test_the_good_device_is_served(name, senders, key, tmp_path):
    made = DEVICES[name]
    # One that shall be asked for its proof has a key of its own, which nobody has pinned.
    device = made(*(key if getattr(made, "is_pinned", True) else make_key(tmp_path)))
    with senders() as sender, contextlib.closing(device):
        seen = sender.suffer(device, SECONDS)
        assert seen.lost == 0, f"the good device did not answer {seen.lost} times"
        assert max(seen.asked) < WITHIN, f"an answer took {max(seen.asked):.2f} s"
        assert max(seen.came, default=0) < JOINING, f"to join took {max(seen.came):.2f} s"
        assert seen.grown < GROWTH, f"the sender grew by {seen.grown >> 20} MiB"
        assert sender.is_alive()
