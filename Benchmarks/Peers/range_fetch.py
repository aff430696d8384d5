"""Reads a file over HTTP by ranges, on one connection, as a player does. The same client for every server measured.

usage: range_fetch.py URL [MEBIBYTES_A_RANGE]
Prints bytes and seconds; what is read is thrown away.
"""

import json
import socket
import sys
import time
from urllib.parse import urlsplit


def read_head(connection, buffer):
    """Reads up to the end of the head. Returns (status, content length, bytes of the body already read, whole size)."""
    head = b""
    while b"\r\n\r\n" not in head:
        count = connection.recv_into(buffer)
        if count == 0:
            raise ConnectionError("the server hung up")
        head += bytes(buffer[:count])
    head, _, body = head.partition(b"\r\n\r\n")
    lines = head.decode("latin-1").split("\r\n")
    fields = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
    total = int(fields.get("content-range", "/0").rsplit("/", 1)[1])
    return int(lines[0].split()[1]), int(fields["content-length"]), len(body), total


def main(url, mebibytes="64"):
    parts, step = urlsplit(url), int(mebibytes) << 20
    connection = socket.create_connection((parts.hostname, parts.port or 80), timeout=30)
    buffer = memoryview(bytearray(1 << 20))
    at, total, began = 0, 1, time.perf_counter()
    while at < total:
        connection.sendall(f"GET {parts.path} HTTP/1.1\r\nHost: {parts.netloc}\r\n"
                           f"Range: bytes={at}-{at + step - 1}\r\n\r\n".encode())
        status, length, received, total = read_head(connection, buffer)
        if status != 206:
            raise SystemExit(f"{url}: status {status}, wanted 206")
        while received < length:
            count = connection.recv_into(buffer)
            if count == 0:
                raise ConnectionError("the server hung up")
            received += count
        at += length
    print(json.dumps({"bytes": at, "seconds": time.perf_counter() - began}))


if __name__ == "__main__":
    main(*sys.argv[1:])
