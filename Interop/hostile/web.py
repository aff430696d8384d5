"""Bad peers of the set-up pages: HTTP from anybody, a web page of the Internet among them."""

import os
import select
import socket

from hostile.attack import CROWD, bad
from hostile.connections import hold


@bad("HTTP: heads that never end")
def slow_heads(attack):
    connections = [attack.tcp(attack.web) for _ in range(60)]
    for connection in connections:
        connection.sendall(b"GET /setup/eureka_info HTTP/1.1\r\nHost: 127.0.0.1\r\n")
    for number in attack.times(10_000):
        for connection in connections:
            connection.sendall(b"X-%d: x\r\n" % number)


@bad("HTTP: connections that say nothing")
def silent(attack):
    for _ in attack.times(300):
        attack.tcp(attack.web)
    hold(attack)


@bad("HTTP: connections from 10 addresses, begun again at once")
def crowd(attack):
    attack.flood([attack.web[1]], CROWD[:10], 64)


@bad("HTTP: one request after the other, unread")
def pipelined(attack):
    connection = attack.tcp(attack.web)
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    requests = b"GET /setup/eureka_info?params=name,version HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 200
    for _ in attack.times(5_000):
        connection.sendall(requests)


def read_all(attack, target, request, connections, at_once):
    """Each connection has so many requests under way, and reads what comes."""
    everybody = [attack.tcp(target) for _ in range(connections)]
    for connection in everybody:
        connection.setblocking(False)
    waiting = dict.fromkeys(everybody, request * at_once)
    for _ in attack.times(1_000_000):
        if not waiting:
            return
        readable, writable, _ = select.select(list(waiting), [c for c, left in waiting.items() if left], [], 0.1)
        for connection in set(readable) | set(writable):
            try:
                if connection in writable:
                    waiting[connection] = waiting[connection][connection.send(waiting[connection][:65536]):]
                if connection in readable:
                    answers = connection.recv(65536)
                    if not answers:
                        del waiting[connection]
                        continue
                    waiting[connection] += request * answers.count(b"HTTP/1.1 ")
            except BlockingIOError:
                pass
            except OSError:
                waiting.pop(connection, None)


@bad("HTTP: 4,000 requests under way on each of 16 connections, read")
def many_under_way(attack):
    read_all(attack, attack.web, b"GET /setup/eureka_info HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 16, 4_000)


@bad("HTTP: 4,000 requests for nothing under way on each of 16 connections, read")
def many_for_nothing(attack):
    read_all(attack, attack.web, b"GET /x HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 16, 4_000)


@bad("HTTP: one request after the other on 16 connections, read")
def one_by_one(attack):
    read_all(attack, attack.web, b"GET /setup/eureka_info HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 16, 1)


@bad("HTTP: connecting, asking and going, as fast as can be")
def ask_and_go(attack):
    for _ in attack.times(100_000):
        with attack.tcp(attack.web) as connection:
            connection.sendall(b"GET /setup/eureka_info HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            connection.recv(65536)


@bad("HTTP: a body of a gigabyte")
def huge_body(attack):
    connection = attack.tcp(attack.web)
    connection.sendall(b"POST /setup/eureka_info HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1073741824\r\n\r\n")
    block = bytes(1 << 20)
    for _ in attack.times(1_024):
        connection.sendall(block)


@bad("HTTP: chunks without end")
def chunks(attack):
    connection = attack.tcp(attack.web)
    connection.sendall(b"POST /setup/set_eureka_info HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n")
    for _ in attack.times(100_000):
        connection.sendall(b"1\r\nx\r\n" * 100)


@bad("HTTP: 1,000 parameters")
def parameters(attack):
    connection = attack.tcp(attack.web)
    line = b"GET /setup/eureka_info?params=" + b",".join([b"name"] * 1_000)
    for _ in attack.times(2_000):
        connection.sendall(line + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        connection.recv(65536)


@bad("HTTP: other folders")
def other_folders(attack):
    for path in (b"/../../../../etc/passwd", b"/setup/%2e%2e/%2e%2e/etc/passwd", b"//etc/passwd", b"/\x00", b"*"):
        for _ in attack.times(20):
            connection = attack.tcp(attack.web)
            connection.sendall(b"GET " + path + b" HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            while data := connection.recv(65536):
                assert b"root:" not in data


@bad("HTTP: random bytes")
def noise(attack):
    for _ in attack.times(500):
        attack.tcp(attack.web).sendall(os.urandom(20_000))


@bad("HTTP: 30,000 marks on a letter of Host")
def marked_host(attack):
    field = ("a" + "\u0301" * 15_000 + "\u0316" * 15_000).encode()
    for _ in attack.times(2_000):
        connection = attack.tcp(attack.web)
        connection.sendall(b"GET /setup/eureka_info HTTP/1.1\r\nHost: " + field + b"\r\n\r\n")
        connection.recv(65536)
        connection.close()
