"""What a bad peer has to work with: connections that come from an address of its own, a time that is bounded, and a
table into which each of them writes itself."""

import contextlib
import json
import socket
import ssl
import struct
import subprocess
import sys
import time
from pathlib import Path

from castv2 import (CONNECTION, DEFAULT_MEDIA_RECEIVER, MEDIA, PLATFORM, RECEIVER, Client, Message, dial, encode, frame,
                    reach, tls_context)
from waiting import until

# Whoever misbehaves comes from here, and the bystander from 127.0.0.1: limits that count by address see two hosts.
HOSTILE = "127.0.0.66"
# Of those who come together, each has an address of its own.
CROWD = [f"127.0.1.{number}" for number in range(1, 18)]
FLOOD = Path(__file__).with_name("flood.py")
WEBRTC = "urn:x-cast:com.google.cast.webrtc"
MULTIZONE = "urn:x-cast:com.google.cast.multizone"
DISCOVERY = "urn:x-cast:com.google.cast.receiver.discovery"
# Being sent away, by whatever means, is no fault of the receiver's.
SENT_AWAY = (OSError, ssl.SSLError, ConnectionError)


class Refused(Exception):
    """The receiver took nothing of it, which is all that one can ask for."""


class Flood(Client):
    """A client that reads what it is sent and keeps only the newest of it."""

    def send(self, namespace, payload, destination=PLATFORM, source=None):
        """As short as it can be written, so that as much as can be goes into a frame."""
        if isinstance(payload, dict):
            payload = json.dumps(payload, separators=(",", ":"))
        super().send(namespace, payload, destination, source)

    def _take(self, message):
        super()._take(message)
        del self.received[:-50]


class Attack:
    """One bad peer's run: `address` is the receiver's TLS port, `web` the one of its set-up pages."""

    def __init__(self, address, web, seconds):
        self.address, self.web = address, web
        self.ends = time.monotonic() + seconds
        self.sent = 0
        self._open = contextlib.ExitStack()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._open.close()

    @property
    def goes_on(self):
        return time.monotonic() < self.ends

    def times(self, most):
        """Counts up while there is time, and no further than `most`."""
        for number in range(most):
            if not self.goes_on:
                return
            self.sent = number + 1
            yield number

    def keep(self, connection):
        """Open until the run is over."""
        self._open.callback(quietly, connection.close)
        return connection

    # Ways in.

    def tcp(self, address=None):
        return self.keep(reach(address or self.address, 5.0, HOSTILE))

    def tls(self):
        return self.keep(dial(self.address, 5.0, HOSTILE))

    def flood(self, ports, sources, each):
        """Connections from many addresses of this machine to these ports, until the time is over."""
        program = subprocess.Popen([sys.executable, str(FLOOD), self.address[0], ",".join(map(str, ports)),
                                    ",".join(sources), str(each)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        try:
            program.stdout.readline()
            until(lambda: not self.goes_on, "the run is over", 60)
        finally:
            program.communicate(timeout=20)

    def sender(self, name="sender-hostile"):
        client = self.keep(Flood(self.address, name, HOSTILE))
        client.connect()
        return client

    def deaf(self):
        """A connection whose owner never reads, with the smallest buffer that the kernel allows."""
        plain = socket.socket()
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        plain.bind((HOSTILE, 0))
        plain.settimeout(5.0)
        plain.connect(self.address)
        connection = self.keep(tls_context().wrap_socket(plain))
        connection.sendall(packed(CONNECTION, {"type": "CONNECT"}))
        return connection

    def application(self, name="sender-hostile"):
        """A sender with the media application running, and its transport."""
        client = self.sender(name)
        status = client.request(RECEIVER, {"type": "LAUNCH", "appId": DEFAULT_MEDIA_RECEIVER}).payload
        transport = status["status"]["applications"][0]["transportId"]
        client.connect(transport)
        return client, transport

    def playing(self, **media):
        """A sender whose film plays: itself, the transport, and the media session's id."""
        client, transport = self.application()
        return client, transport, self.session(client.request(MEDIA, load(**media), transport).payload)

    @staticmethod
    def session(answer):
        """The media session's id, of the answer to what loads."""
        if answer["type"] != "MEDIA_STATUS":
            raise Refused(answer)
        return answer["status"][0]["mediaSessionId"]

    def pour(self, client, namespace, payloads, destination=PLATFORM):
        """Sends them as fast as they are taken, while there is time."""
        for _, payload in zip(self.times(1_000_000), payloads):
            client.send(namespace, payload, destination)


def quietly(close):
    with contextlib.suppress(*SENT_AWAY):
        close()


def packed(namespace, payload, destination=PLATFORM, source="sender-hostile"):
    text = payload if isinstance(payload, str) else json.dumps(payload, separators=(",", ":"))
    return frame(encode(Message(source, destination, namespace, text)))


def film(**more):
    return {"contentId": "http://127.0.0.66:9/film.mp4", "contentType": "video/mp4", "streamType": "BUFFERED",
            "duration": 600} | more


def load(**media):
    return {"type": "LOAD", "autoplay": True, "media": film(**media)}


def padded(size):
    """A JSON value that is `size` bytes long."""
    return "x" * (size - 2)


def reset(connection):
    """Ends a connection so that the other side reads a reset."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    connection.close()


# The table.

PEERS = {}


def bad(name):
    """Enters a function that takes an Attack into the table of bad peers."""
    def enter(run):
        assert name not in PEERS, name
        PEERS[name] = run
        return run
    return enter


def unleash(name, attack):
    """Runs one bad peer to its end. That the receiver sends it away is fine; whatever else goes wrong is our fault."""
    with attack, contextlib.suppress(*SENT_AWAY, Refused):
        PEERS[name](attack)
