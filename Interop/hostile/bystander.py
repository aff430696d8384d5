"""A sender that minds its own business while others misbehave, as a program of its own: what it measures is the
receiver's time to answer, not this machine's Python.

usage: python bystander.py HOST PORT

It keeps one connection on which it asks GET_STATUS every 20 ms, and every quarter of a second it comes as a newcomer:
TCP, TLS, CONNECT, GET_STATUS, away. A line on standard input ends a round: it answers with one JSON line,
{"asked": [seconds...], "came": [seconds...], "lost": how often its connection was closed, "stuck": seconds that an
unanswered question has waited}. It ends with its standard input.
"""

import json
import select
import socket
import ssl
import struct
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from castv2 import CONNECTION, HEARTBEAT, RECEIVER, Message, decode, encode, frame, tls_context  # noqa: E402

# How long an answer may take before the bystander counts itself as lost: far beyond what any test allows.
PATIENCE = 12.0
PAUSE, NEWCOMERS = 0.02, 0.25


class Asker:
    """One connection that is asked and read by one thread, so that the clock starts and stops where it should."""

    def __init__(self, address, name):
        self._name = name
        self._data = b""
        self._number = 0
        plain = socket.create_connection(address, timeout=PATIENCE)
        plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._socket = tls_context().wrap_socket(plain)
        self._send(CONNECTION, {"type": "CONNECT"})

    def _send(self, namespace, payload, destination="receiver-0"):
        self._socket.sendall(frame(encode(Message(self._name, destination, namespace, json.dumps(payload)))))

    def ask(self):
        """Seconds from the question to its answer. PINGs and news in between are taken as they come."""
        self._number += 1
        began = time.monotonic()
        self._send(RECEIVER, {"type": "GET_STATUS", "requestId": self._number})
        while True:
            message = self._next()
            if message.namespace == HEARTBEAT and message.kind == "PING":
                self._send(HEARTBEAT, {"type": "PONG"}, message.source)
            elif message.namespace == RECEIVER and message.request == self._number:
                return time.monotonic() - began

    def _next(self):
        while len(self._data) < 4 or len(self._data) < 4 + struct.unpack(">I", self._data[:4])[0]:
            chunk = self._socket.recv(65536)
            if not chunk:
                raise ConnectionError("closed")
            self._data += chunk
        length = struct.unpack(">I", self._data[:4])[0]
        body, self._data = self._data[4:4 + length], self._data[4 + length:]
        return decode(body)

    def close(self):
        self._socket.close()


class Round:
    def __init__(self):
        self.asked, self.came, self.lost, self.stuck = [], [], 0, 0.0

    def told(self):
        return json.dumps({"asked": self.asked, "came": self.came, "lost": self.lost, "stuck": self.stuck})


def come_and_go(address):
    began = time.monotonic()
    newcomer = Asker(address, "sender-newcomer")
    try:
        newcomer.ask()
        return time.monotonic() - began
    finally:
        newcomer.close()


def timed(note, work):
    """Notes how long it took, or that it failed and after how long."""
    began = time.monotonic()
    try:
        note.append(work())
        return True
    except (OSError, ssl.SSLError, ValueError):
        note.append(time.monotonic() - began)
        return False


def main():
    address = (sys.argv[1], int(sys.argv[2]))
    regular, current, next_newcomer = Asker(address, "sender-bystander"), Round(), 0.0
    while True:
        if select.select([sys.stdin], [], [], PAUSE)[0]:
            if not sys.stdin.readline():
                return
            print(current.told(), flush=True)
            current = Round()
        if not timed(current.asked, regular.ask):
            current.lost += 1
            current.stuck = max(current.stuck, current.asked[-1])
            try:
                regular = Asker(address, "sender-bystander")
            except (OSError, ssl.SSLError):
                continue
        if time.monotonic() >= next_newcomer:
            next_newcomer = time.monotonic() + NEWCOMERS
            if not timed(current.came, lambda: come_and_go(address)):
                current.lost += 1


if __name__ == "__main__":
    main()
