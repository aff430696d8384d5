"""A sender process with a session at a good device, which meets bad ones beside it, and what they did to it."""

import hashlib
import json
import subprocess
import time

from hostile.stage import Process, Seen
from waiting import until


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

    def rest(self, seconds):
        """What is seen of the good device while there is no bad one."""
        self.round("")
        memory, began = self.mark_memory(), time.monotonic()
        until(lambda: time.monotonic() > began + seconds, "the quiet is over", seconds + 5)
        round_ = self.round("")
        return Seen(round_["asked"], round_["came"], round_["lost"], self.largest() - memory, 0, 0)

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


def make_trust(folder, config, certificate):
    """What the probe trusts, in `folder`: the developer root of the user with that folder for settings, whose receivers
    are the good devices, and the key that bad devices have."""
    (folder / "developer-root.pem").write_text((config / "marquee" / "developer-root.pem").read_text())
    (folder / "pins").write_text(f"{pin(certificate)} Bad\n")


def pin(certificate):
    """SHA-256 of a certificate's public key, as pins are."""
    public = subprocess.run(["openssl", "x509", "-in", str(certificate), "-noout", "-pubkey"], check=True,
                            capture_output=True).stdout
    der = subprocess.run(["openssl", "pkey", "-pubin", "-outform", "DER"], input=public, check=True,
                         capture_output=True).stdout
    return hashlib.sha256(der).hexdigest()
