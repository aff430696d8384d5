"""Bad senders below the messages: TCP, TLS, framing."""

import os
import socket
import struct

from castv2 import CONNECTION, MEDIA, RECEIVER, dial, frame
from hostile.attack import CROWD, HOSTILE, SENT_AWAY, bad, load, packed, reset


@bad("TCP connections that say nothing")
def silent(attack):
    for _ in attack.times(300):
        attack.tcp()
    hold(attack)


@bad("TLS hellos that never end")
def half_hello(attack):
    for _ in attack.times(200):
        attack.tcp().sendall(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03")
    hold(attack)


@bad("a TLS hello a byte at a time")
def slow_hello(attack):
    connections = [attack.tcp() for _ in range(50)]
    hello = b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(500)
    for number in attack.times(len(hello)):
        for connection in connections:
            connection.sendall(hello[number:number + 1])


@bad("TLS connections that say nothing")
def silent_tls(attack):
    for _ in attack.times(200):
        attack.tls()
    hold(attack)


@bad("connecting and going, as fast as can be")
def come_and_go(attack):
    for _ in attack.times(2_000):
        attack.tcp().close()


@bad("connecting and resetting, as fast as can be")
def come_and_reset(attack):
    for _ in attack.times(2_000):
        reset(attack.tcp())


@bad("shaking hands and going, as fast as can be")
def shake_and_go(attack):
    for _ in attack.times(500):
        attack.tls().close()


@bad("connections from 17 addresses to all ports, begun again at once")
def crowd_at_all_ports(attack):
    attack.flood([attack.address[1], attack.web[1]], CROWD, 40)


@bad("connections from 8 addresses, begun again at once")
def crowd(attack):
    attack.flood([attack.address[1]], CROWD[:8], 100)


@bad("no TLS at all")
def plain(attack):
    for _ in attack.times(300):
        attack.tcp().sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 20)


@bad("random bytes in place of TLS")
def noise(attack):
    for _ in attack.times(300):
        attack.tcp().sendall(os.urandom(5_000))


@bad("random bytes within TLS")
def noise_within(attack):
    for _ in attack.times(200):
        attack.tls().sendall(os.urandom(70_000))


@bad("frames of 4 GiB announced")
def huge_length(attack):
    for _ in attack.times(200):
        attack.tls().sendall(b"\xff\xff\xff\xff" + bytes(1_000))


@bad("frames of no length")
def no_length(attack):
    for _ in attack.times(200):
        attack.tls().sendall(bytes(4_000))


@bad("a frame of 64 kB, a byte at a time")
def slow_frame(attack):
    connections = [attack.tls() for _ in range(20)]
    for connection in connections:
        connection.sendall(struct.pack(">I", 65_000))
    for _ in attack.times(60_000):
        for connection in connections:
            connection.sendall(b"\x08")


@bad("frames that end where the connection does")
def cut_frames(attack):
    whole = packed(RECEIVER, {"type": "GET_STATUS", "requestId": 1})
    for number in attack.times(300):
        connection = attack.tls()
        connection.sendall(whole[:1 + number % (len(whole) - 1)])
        connection.close()


@bad("protobuf fields repeated thousands of times")
def repeated_fields(attack):
    connection = attack.tls()
    body = b"\x08\x00" + b"\x12\x01a" * 15_000
    for _ in attack.times(500):
        connection.sendall(frame(body))


@bad("unknown protobuf fields by the thousand")
def unknown_fields(attack):
    connection = attack.tls()
    body = packed(RECEIVER, {"type": "GET_STATUS", "requestId": 1})[4:] + b"\xa2\x06\x01x" * 15_000
    for _ in attack.times(500):
        connection.sendall(frame(body))


@bad("names of 60 kB")
def long_names(attack):
    connection = attack.tls()
    long = "n" * 20_000
    for number in attack.times(500):
        name = f"{number}{long}"
        connection.sendall(packed(CONNECTION, {"type": "CONNECT"}, name, name))
        connection.sendall(packed(f"urn:x-cast:{name}", {"type": "x"}, name, name))


# Senders that vanish, at each step of a cast.

def _vanish(step):
    def run(attack):
        for _ in attack.times(60):
            try:
                step(attack)
            except (*SENT_AWAY, AssertionError, LookupError):
                continue
    return run


def _gone(client):
    client._socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    client.close()


def _at_launch(attack):
    client = attack.sender()
    client.send(RECEIVER, {"type": "LAUNCH", "requestId": 1, "appId": "CC1AD845"})
    _gone(client)


def _at_load(attack):
    client, transport = attack.application()
    client.send(MEDIA, load() | {"requestId": 7}, transport)
    _gone(client)


def _in_a_frame(attack):
    client, transport = attack.application()
    whole = packed(MEDIA, load() | {"requestId": 7}, transport)
    client.send_bytes(whole[:len(whole) // 2])
    _gone(client)


def _while_it_plays(attack):
    client, transport, session = attack.playing()
    client.send(MEDIA, {"type": "PAUSE", "requestId": 9, "mediaSessionId": session}, transport)
    _gone(client)


for _name, _step in {
    "after TCP": lambda attack: reset(attack.tcp()),
    "after TLS": lambda attack: reset(dial(attack.address, 5.0, HOSTILE)),
    "after CONNECT": lambda attack: _gone(attack.sender()),
    "at LAUNCH": _at_launch,
    "after joining": lambda attack: _gone(attack.application()[0]),
    "at LOAD": _at_load,
    "within a frame": _in_a_frame,
    "while it plays": _while_it_plays,
}.items():
    bad(f"senders that vanish {_name}")(_vanish(_step))


def hold(attack):
    """Keeps what was opened until the time is over."""
    from waiting import until
    until(lambda: not attack.goes_on, "the run is over", 60)
