"""Connections from many addresses to many ports, as a program of its own: silent ones, heads that never end, and whole
requests without any secret, again and again on the same connection. Whoever is sent away comes again at once.

usage: python flood.py HOST PORT,PORT... SOURCE,SOURCE... EACH [PATH]

With a path, each connection asks for it and reads nothing of the answer. From each source it holds up to EACH connections to each port. It ends with its standard input, and prints one JSON line:
{"begun": connections in all, "held": those that stood at the end}.
"""

import collections
import json
import resource
import select
import socket
import sys
import time

# Before the next attempt in the place of a connection that was ended.
PAUSE = 0.25
# Attempts in a second beside the first of each: ten times what all addresses may begin at a device's port. More would
# take the cores from whom they flood.
RATE = 1500
# Between an answer and the same request once more.
REPEAT = 2.0
WHOLE = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
BEGINNINGS = (b"", b"GET / HTTP/1.1\r\nHost: x\r\nX: ", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", WHOLE)


class Flood:
    def __init__(self, host, ports, sources, each, path=None):
        self._reads = path is None
        beginnings = BEGINNINGS if self._reads else [f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode()]
        self._host, self._poll, self._open, self._due = host, select.epoll(), {}, collections.deque()
        # Connections that have been answered and ask once more: in a queue by time, and by their numbers.
        self._repeats, self._answered = collections.deque(), {}
        self._since, self._again = time.monotonic(), 0
        self.begun = 0
        for number in range(each):
            for port in ports:
                for source in sources:
                    self._begin(source, port, beginnings[number % len(beginnings)])

    def _begin(self, source, port, words):
        connection = socket.socket(socket.AF_INET, socket.SOCK_STREAM | socket.SOCK_NONBLOCK)
        try:
            if not self._reads:
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            connection.bind((source, 0))
            connection.connect_ex((self._host, port))
        except OSError:
            connection.close()
            self._due.append((time.monotonic() + PAUSE, source, port, words))
            return
        self.begun += 1
        self._open[connection.fileno()] = (connection, source, port, words)
        wanted = self._wanted()
        self._poll.register(connection, wanted | select.EPOLLOUT if words else wanted)

    def _wanted(self):
        return (select.EPOLLIN if self._reads else 0) | select.EPOLLRDHUP

    def _end(self, number):
        connection, source, port, words = self._open.pop(number)
        self._answered.pop(number, None)
        connection.close()
        self._due.append((time.monotonic() + PAUSE, source, port, words))

    def _was_answered(self, number):
        """Whether what has come is the answer to a whole request, which is then sent once more."""
        connection, _, _, words = self._open[number]
        try:
            if words != WHOLE or not connection.recv(65536):
                return False
        except OSError:
            return False
        if number not in self._answered:
            self._answered[number] = connection
            self._repeats.append((time.monotonic() + REPEAT, number, connection))
        return True

    def _repeat(self, now):
        while self._repeats and self._repeats[0][0] <= now:
            _, number, connection = self._repeats.popleft()
            # Another connection may have its number by now.
            if self._answered.get(number) is not connection:
                continue
            del self._answered[number]
            try:
                connection.send(WHOLE)
            except OSError:
                self._end(number)

    def turn(self):
        for number, event in self._poll.poll(0.01, 512):
            if event & (select.EPOLLERR | select.EPOLLHUP | select.EPOLLRDHUP) or (
                    event & select.EPOLLIN and not self._was_answered(number)):
                self._end(number)
                continue
            if not event & select.EPOLLOUT:
                continue
            connection, _, _, words = self._open[number]
            try:
                connection.send(words)
                self._poll.modify(connection, self._wanted())
            except OSError:
                self._end(number)
        now = time.monotonic()
        self._repeat(now)
        while self._due and self._due[0][0] <= now and self._again < (now - self._since) * RATE:
            self._again += 1
            _, source, port, words = self._due.popleft()
            self._begin(source, port, words)

    def held(self):
        return len(self._open)


def main():
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    host, ports, sources, each, *path = sys.argv[1:]
    flood = Flood(host, [int(port) for port in ports.split(",")], sources.split(","), int(each), *path)
    print("begun", flush=True)
    while not select.select([sys.stdin], [], [], 0)[0]:
        flood.turn()
    print(json.dumps({"begun": flood.begun, "held": flood.held()}), flush=True)


if __name__ == "__main__":
    main()
