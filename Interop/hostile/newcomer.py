"""Somebody who comes anew each time, asks one thing and goes, as a program of its own.

usage: python newcomer.py cast HOST PORT SOURCE SECONDS PAUSE
       python newcomer.py http HOST PORT SOURCE SECONDS PAUSE PATH   (a token on standard input, or an empty line)

It prints one JSON line, {"answers": [seconds...], "refused": how often it was not answered}.
"""

import json
import socket
import ssl
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from castv2 import CONNECTION, RECEIVER, Message, encode, frame, tls_context  # noqa: E402

PATIENCE = 3.0


def ask_device(host, port, source):
    with socket.create_connection((host, port), PATIENCE, source_address=(source, 0)) as plain:
        with tls_context().wrap_socket(plain) as connection:
            for namespace, payload in ((CONNECTION, {"type": "CONNECT"}), (RECEIVER, {"type": "GET_STATUS",
                                                                                     "requestId": 1})):
                connection.sendall(frame(encode(Message("sender-newcomer", "receiver-0", namespace,
                                                        json.dumps(payload)))))
            return bool(connection.recv(65536))


def ask_server(host, port, source, path, token):
    with socket.create_connection((host, port), PATIENCE, source_address=(source, 0)) as connection:
        field = f"Authorization: Bearer {token}\r\n" if token else ""
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\n{field}Connection: close\r\n\r\n".encode())
        return connection.recv(65536).startswith(b"HTTP/1.1 2")


def main():
    kind, host, port, source, seconds, pause = sys.argv[1:7]
    token = sys.stdin.readline().strip()
    answers, refused = [], 0
    ends = time.monotonic() + float(seconds)
    while (began := time.monotonic()) < ends:
        try:
            if kind == "cast":
                answered = ask_device(host, int(port), source)
            else:
                answered = ask_server(host, int(port), source, sys.argv[7], token)
        except (OSError, ssl.SSLError):
            answered = False
        if answered:
            answers.append(time.monotonic() - began)
        else:
            refused += 1
        time.sleep(float(pause))
    print(json.dumps({"answers": answers, "refused": refused}), flush=True)


if __name__ == "__main__":
    main()
