"""A device that goes away and comes back, for Benchmarks/run: a TCP proxy in front of a receiver that goes on running,
and multicast DNS announcements in its name on loopback.

Marquee and PyChromecast are connected through the same proxy at the same time, so one outage falls on both.
"""

import contextlib
import random
import selectors
import socket
import sys
import threading
import time
import uuid

import processes
import zeroconf

MULTICAST = ("224.0.0.251", 5353)
SERVICE = "_googlecast._tcp.local."
# LossSeries.leastHealth, in seconds.
LEAST_HEALTH = 10


class Proxy:
    """Passes bytes on between 127.0.0.1:port and a receiver, until it is closed (connections are reset, new ones
    refused) or frozen (connections stay, nothing passes)."""

    def __init__(self, target):
        self._target, self._wake = target, socket.socketpair()
        self._selector = selectors.DefaultSelector()
        self._lock = threading.Lock()
        self._listener, self._pairs, self._frozen, self.port = None, {}, False, 0
        self._selector.register(self._wake[0], selectors.EVENT_READ)
        self.open()
        threading.Thread(target=self._run, daemon=True).start()

    def open(self):
        listener = socket.create_server(("127.0.0.1", self.port), reuse_port=False, backlog=64)
        with self._lock:
            self._listener, self.port = listener, listener.getsockname()[1]
            self._selector.register(listener, selectors.EVENT_READ)
        self._wake[1].send(b".")

    def close(self):
        with self._lock:
            self._selector.unregister(self._listener)
            self._listener.close()
            self._listener = None
            for end in list(self._pairs):
                self._drop(end)

    def freeze(self, frozen=True):
        """Also for connections made from now on: they are accepted, and that is all."""
        self._frozen = frozen
        self._wake[1].send(b".")

    def _drop(self, end):
        """A reset, as from a machine that has forgotten the connection."""
        for one in (end, self._pairs.pop(end, None)):
            if one is None:
                continue
            self._pairs.pop(one, None)
            with contextlib.suppress(KeyError, ValueError):
                self._selector.unregister(one)
            with contextlib.suppress(OSError):
                one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
            one.close()

    def _run(self):
        while True:
            ready = self._selector.select()
            if self._frozen:
                time.sleep(0.01)
                continue
            with self._lock:
                for key, _ in ready:
                    self._serve(key.fileobj)

    def _serve(self, end):
        if end is self._wake[0]:
            end.recv(64)
        elif end is self._listener:
            self._accept()
        elif end in self._pairs:
            try:
                data = end.recv(1 << 16)
                if data:
                    return self._pairs[end].sendall(data)
            except OSError:
                pass
            self._drop(end)

    def _accept(self):
        near, _ = self._listener.accept()
        far = socket.create_connection(self._target)
        for end in (near, far):
            end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self._selector.register(end, selectors.EVENT_READ)
        self._pairs |= {near: far, far: near}


class Announcement:
    """What a device sends when it has started (RFC 6762, 8.3): all its records as answers, unasked. This one answers no
    questions, and says no goodbye, so that it goes away as a device does that loses power."""

    def __init__(self, port):
        self.id = uuid.UUID(int=random.getrandbits(128)).hex
        self._port = port

    def send(self):
        name, host = f"Bench-{self.id}.{SERVICE}", f"{self.id[:8]}-bench.local."
        text = b"".join(bytes([len(entry)]) + entry for entry in
                        (f"id={self.id}".encode(), b"fn=Bench outage", b"md=Bench", b"ca=5"))
        unique = zeroconf.const._CLASS_IN | zeroconf.const._CLASS_UNIQUE
        out = zeroconf.DNSOutgoing(zeroconf.const._FLAGS_QR_RESPONSE | zeroconf.const._FLAGS_AA)
        for record in (
                zeroconf.DNSPointer(SERVICE, zeroconf.const._TYPE_PTR, zeroconf.const._CLASS_IN, 4500, name),
                zeroconf.DNSService(name, zeroconf.const._TYPE_SRV, unique, 120, 0, 0, self._port, host),
                zeroconf.DNSText(name, zeroconf.const._TYPE_TXT, unique, 4500, text),
                zeroconf.DNSAddress(host, zeroconf.const._TYPE_A, unique, 120, socket.inet_aton("127.0.0.1"))):
            out.add_answer_at_time(record, 0)
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sender:
            for option in (socket.SO_REUSEADDR, socket.SO_REUSEPORT):
                sender.setsockopt(socket.SOL_SOCKET, option, 1)
            sender.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton("127.0.0.1"))
            sender.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_TTL, 255)
            sender.bind(("127.0.0.1", MULTICAST[1]))
            for packet in out.packets():
                sender.sendto(packet, MULTICAST)


class Senders:
    """Marquee, found by its announcement and given by address, and PyChromecast: all on one proxied receiver."""

    def __init__(self, bench, peer, receiver, env, scratch):
        self.proxy = Proxy(receiver.address)
        self.announcement = Announcement(self.proxy.port)
        address = f"127.0.0.1:{self.proxy.port}"
        self._all = {}
        found = processes.Lines([bench, "follow", "--id", self.announcement.id], env, scratch / "found.log")
        self._all["announced"] = found
        # Until it looks: a device announces itself to nobody in particular.
        for _ in range(50):
            self.announcement.send()
            if self._says(found, "playing", 0.2):
                break
        else:
            found.event("playing", 1)
        given = processes.Lines([bench, "follow", "--to", address], env, scratch / "given.log")
        self._all["given"] = given
        given.event("playing")
        theirs = processes.Lines([sys.executable, str(peer), "127.0.0.1", str(self.proxy.port)], env,
                                 scratch / "pychromecast.log")
        self._all["theirs"] = theirs
        theirs.event("playing")
        # Nor is an announcement news that comes less than three seconds after another: those are repetitions.
        self._steady_at = time.monotonic() + LEAST_HEALTH

    @staticmethod
    def _says(lines, event, timeout):
        try:
            return lines.event(event, timeout)
        except AssertionError:
            if not lines.is_alive():
                raise
            return None

    def outage(self, seconds):
        """Seconds from the return of the device to a fresh status, for each sender."""
        # A trouble of its own: Marquee takes losses that follow each other more closely than that for one, and goes on
        # in its schedule where the one before ended (LossSeries).
        time.sleep(max(0, self._steady_at - time.monotonic()))
        self.proxy.close()
        time.sleep(seconds)
        self.proxy.open()
        back = time.monotonic()
        self.announcement.send()
        fresh = {name: lines.event("fresh", 60)["at"] - back for name, lines in self._all.items()}
        self._steady_at = time.monotonic() + max(LEAST_HEALTH, seconds) + 1
        return fresh

    def silence(self):
        """Seconds until each notices that the device has fallen silent."""
        for lines in self._all.values():
            while self._says(lines, "lost", 0.01):
                pass
        began = time.monotonic()
        self.proxy.freeze()
        try:
            return {name: lines.event("lost", 60)["at"] - began for name, lines in self._all.items()}
        finally:
            self.proxy.freeze(False)

    def end(self):
        for lines in self._all.values():
            lines.kill()
