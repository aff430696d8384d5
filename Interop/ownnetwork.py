"""A network namespace of a test's own: what programs send in it by multicast, or anywhere else, can't leave it.

A browser that may cast asks every network that it sees for devices. So it must see none that is anybody else's.
"""

import ctypes
import os
import shlex
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

# Private, since Chromium takes a device at a public address for a trick.
INTERFACE, ADDRESS = "cast0", "10.77.0.1"
# Both ends of the cable stay in the namespace. Loopback alone would not do: Chromium looks for devices on all others.
SETUP = f"""set -e
PATH=$PATH:/usr/sbin:/sbin
ip link set lo up
ip link add {INTERFACE} type veth peer name {INTERFACE}-end
ip addr add {ADDRESS}/24 dev {INTERFACE}
ip link set {INTERFACE} multicast on up
ip link set {INTERFACE}-end up
ip route add default dev {INTERFACE}
echo ready
exec cat
"""


CLONE_NEWNET = 0x40000000


def within(namespace, make):
    """What `make` gives, called in another network namespace (/proc/PID/ns/net): a socket that it makes stays there,
    and so do the threads that it starts. Takes root."""
    def run():
        with open(namespace, "rb") as file:
            if ctypes.CDLL(None, use_errno=True).setns(file.fileno(), CLONE_NEWNET) != 0:
                raise OSError(ctypes.get_errno(), "setns")
        return make()
    # The thread ends here, and nobody else is in that namespace by mistake.
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(run).result()


def said(enter, *command, timeout=30, **more):
    """What a command prints that runs in a namespace; `enter` is what stands before it."""
    return subprocess.run([*enter, *command], check=True, capture_output=True, text=True, timeout=timeout,
                          **more).stdout


def program(folder, enter, path):
    """A program that is `path` run in a namespace: whoever starts it has its process, its signals and its pipes."""
    inside = Path(folder) / f"{Path(path).name}-inside"
    inside.write_text(f'#!/bin/sh\nexec {shlex.join([*enter, str(path)])} "$@"\n')
    inside.chmod(0o755)
    return str(inside)


class NoNamespace(Exception):
    """The kernel, or what is installed, does not allow one; says why."""


class OwnNetwork:
    """A namespace with loopback and one interface, ``INTERFACE``, for as long as this lives."""

    def __init__(self, folder):
        self._folder = Path(folder)
        kinds = ["--net"] if os.geteuid() == 0 else ["--user", "--map-root-user", "--net"]
        try:
            self._holder = subprocess.Popen(["unshare", *kinds, "sh", "-c", SETUP], stdin=subprocess.PIPE,
                                            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        except FileNotFoundError as error:
            raise NoNamespace(f"no namespace can be made: {error}") from None
        if self._holder.stdout.readline() != "ready\n":
            _, said = self._holder.communicate(timeout=10)
            raise NoNamespace(f"no network namespace can be made here: {said.strip()}")
        ours, own = (os.stat(f"/proc/{pid}/ns/net").st_ino for pid in ("self", self._holder.pid))
        assert ours != own, "the namespace is the machine's own"
        kinds = ["--net"] if os.geteuid() == 0 else ["--user", "--preserve-credentials", "--net"]
        # What stands before a command that is to run in here.
        self.enter = ["nsenter", *kinds, "--target", str(self._holder.pid), "--"]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        # It ends with its input. The namespace goes with the last process in it.
        self._holder.communicate(timeout=10)

    def program(self, path):
        """`path`, run in here."""
        return program(self._folder, self.enter, path)

    def run(self, *command):
        """What a command prints that runs in here."""
        return said(self.enter, *command)


# Two hosts on one cable; the second has another cable besides, of which it holds both ends.
TWO_HOSTS = f"""set -e
PATH=$PATH:/usr/sbin:/sbin
# A job in the background has no other input than one that it is given.
exec 3<&0
mkfifo "$FOLDER/pid"
unshare --net sh -c 'echo $$ > "$FOLDER/pid"; exec cat' <&3 &
read other < "$FOLDER/pid"
ip link set lo up
ip link add {INTERFACE} type veth peer name far
ip link set far netns $other
ip addr add {ADDRESS}/24 dev {INTERFACE}
ip link set {INTERFACE} multicast on up
there() {{ nsenter --net --target $other "$@"; }}
there ip link set lo up
there ip link add spare type veth peer name spare-end
there ip addr add 10.78.0.2/24 dev spare
there ip link set spare multicast on up
there ip link set spare-end multicast on up
there ip addr add 10.77.0.2/24 dev far
there ip link set far multicast on up
echo $other
wait
"""


class TwoHosts:
    """Two namespaces joined by a cable, for as long as this lives: `here` and `there` run a program in one of them."""

    def __init__(self, folder):
        kinds = ["--net"] if os.geteuid() == 0 else ["--user", "--map-root-user", "--net"]
        try:
            self._holder = subprocess.Popen(["unshare", *kinds, "sh", "-c", TWO_HOSTS], stdin=subprocess.PIPE,
                                            env=os.environ | {"FOLDER": str(folder)}, stdout=subprocess.PIPE,
                                            stderr=subprocess.PIPE, text=True)
        except FileNotFoundError as error:
            raise NoNamespace(f"no namespace can be made: {error}") from None
        other = self._holder.stdout.readline().strip()
        if not other:
            _, said = self._holder.communicate(timeout=10)
            raise NoNamespace(f"no network namespaces can be made here: {said.strip()}")
        enter = ["nsenter", "--net"] if os.geteuid() == 0 else ["nsenter", "--user", "--preserve-credentials", "--net"]
        self.here = [*enter, "--target", str(self._holder.pid), "--"]
        self.there = [*enter, "--target", other, "--"]
        self.namespaces = [f"/proc/{pid}/ns/net" for pid in (self._holder.pid, other)]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._holder.communicate(timeout=10)
