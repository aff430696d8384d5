"""Multicast DNS as somebody on the link, or off it, forges it: datagrams with whatever source address is wanted."""

import contextlib
import itertools
import socket
import struct
import threading

GROUP = "224.0.0.251"
SERVICE = "_googlecast._tcp.local"
A, PTR, TXT, SRV, IN, FLUSH = 1, 12, 16, 33, 1, 0x8001


def _name(*labels):
    return b"".join(bytes([len(label)]) + label for label in (text.encode() for text in labels)) + b"\0"


def _record(name, kind, how, life, data):
    return name + struct.pack(">HHIH", kind, how, life, len(data)) + data


def announcement(label, host, address, port, name, identifier, life=4500):
    """All that a device says of itself: where it is, what it is called, and the address of its host."""
    service = _name(*SERVICE.split("."))
    instance = bytes([len(label.encode())]) + label.encode() + service
    target = _name(host, "local")
    text = b"".join(bytes([len(entry)]) + entry
                    for entry in (f"id={identifier}".encode(), f"fn={name}".encode(), b"ca=5", b"ve=05"))
    records = [_record(service, PTR, IN, life, instance),
               _record(instance, SRV, FLUSH, life, struct.pack(">HHH", 0, 0, port) + target),
               _record(instance, TXT, FLUSH, life, text),
               _record(target, A, FLUSH, life, socket.inet_aton(address))]
    return struct.pack(">HHHHHH", 0, 0x8400, 0, len(records), 0, 0) + b"".join(records)


class Forger:
    """Sends from an interface of the namespace in which this is made; takes root there. What runs there hears it too,
    as on a network of any size."""

    def __init__(self, interface):
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_RAW, socket.IPPROTO_RAW)
        self._socket.setsockopt(socket.SOL_SOCKET, 25, interface.encode())  # SO_BINDTODEVICE
        index = socket.if_nametoindex(interface)
        self._socket.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, struct.pack("=4s4si", b"\0" * 4, b"\0" * 4,
                                                                                       index))
        self._numbers = itertools.count()

    def send(self, payload, source):
        datagram = struct.pack(">HHHH", 5353, 5353, 8 + len(payload), 0) + payload
        header = struct.pack(">BBHHHBBH4s4s", 0x45, 0, 20 + len(datagram), 0, 0, 255, 17, 0, socket.inet_aton(source),
                             socket.inet_aton(GROUP))
        self._socket.sendto(header + datagram, (GROUP, 0))

    def invent(self, count, sources):
        """So many devices that nobody has heard of, from these addresses in turn."""
        for source, number in zip(itertools.cycle(sources), itertools.islice(self._numbers, count)):
            self.send(announcement(f"Forged-{number}", f"forged-{number}", source, 8009, f"Forged {number}",
                                   f"{number:032x}"), source)

    @contextlib.contextmanager
    def going_on(self, step, pause=0.05):
        """Calls `step` again and again while the body runs."""
        over = threading.Event()

        def run():
            while not over.wait(pause):
                step()
        thread = threading.Thread(target=run)
        thread.start()
        try:
            yield
        finally:
            over.set()
            thread.join()

    def close(self):
        self._socket.close()
