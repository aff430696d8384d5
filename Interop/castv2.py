"""A CASTV2 client of a page, written from the protocol alone, so that it shares nothing with what it tests."""

import json
import socket
import ssl
import struct
import threading
from dataclasses import dataclass

from waiting import until

CONNECTION = "urn:x-cast:com.google.cast.tp.connection"
HEARTBEAT = "urn:x-cast:com.google.cast.tp.heartbeat"
DEVICE_AUTH = "urn:x-cast:com.google.cast.tp.deviceauth"
RECEIVER = "urn:x-cast:com.google.cast.receiver"
MEDIA = "urn:x-cast:com.google.cast.media"
PLATFORM = "receiver-0"
DEFAULT_MEDIA_RECEIVER = "CC1AD845"


@dataclass
class Message:
    source: str
    destination: str
    namespace: str
    text: str | None = None
    binary: bytes | None = None

    @property
    def payload(self):
        return json.loads(self.text) if self.text is not None else {}

    @property
    def kind(self):
        return self.payload.get("type") or self.payload.get("responseType")

    @property
    def request(self):
        return self.payload.get("requestId")


def _varint(number):
    out = bytearray()
    while number > 0x7F:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    out.append(number)
    return bytes(out)


def _field(number, data):
    return _varint(number << 3 | 2) + _varint(len(data)) + data


def encode(message):
    """CastMessage: 1 version, 2 source, 3 destination, 4 namespace, 5 payload type, 6 text, 7 binary."""
    body = b"\x08\x00" + _field(2, message.source.encode()) + _field(3, message.destination.encode())
    body += _field(4, message.namespace.encode())
    if message.binary is not None:
        return body + b"\x28\x01" + _field(7, message.binary)
    return body + b"\x28\x00" + _field(6, message.text.encode())


def frame(body):
    return struct.pack(">I", len(body)) + body


def _read_varint(data, at):
    number = shift = 0
    while True:
        byte = data[at]
        at += 1
        number |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return number, at


def decode(body):
    fields, at = {}, 0
    while at < len(body):
        key, at = _read_varint(body, at)
        if key & 7 == 0:
            value, at = _read_varint(body, at)
        else:
            assert key & 7 == 2, f"wire type {key & 7} has no place in a CastMessage"
            length, at = _read_varint(body, at)
            value = bytes(body[at:at + length])
            at += length
        fields[key >> 3] = value
    binary = fields.get(5) == 1
    return Message(fields[2].decode(), fields[3].decode(), fields[4].decode(),
                   None if binary else fields.get(6, b"").decode(), fields.get(7, b"") if binary else None)


def tls_context():
    """A context that takes any certificate: the tests are about what comes after."""
    # The default one would read all roots of this machine first, which costs more than the rest of a connection.
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def dial(address, timeout=10.0, come_from=None):
    """Opens a bare TLS connection, from another address of loopback where one is named."""
    return tls_context().wrap_socket(reach(address, timeout, come_from))


def reach(address, timeout=10.0, come_from=None):
    """A TCP connection, from another address of this machine where one is named."""
    if come_from is None:
        return socket.create_connection(address, timeout=timeout)
    return socket.create_connection(address, timeout=timeout, source_address=(come_from, 0))


class Client:
    """One TLS connection. Collects what comes in on a thread and answers PING; `request` matches by namespace and id.

    TLS runs in memory under a lock, since a Python TLS socket may not be read and written by two threads at once.
    """

    def __init__(self, address, source="sender-0", come_from=None):
        self.source = source
        self.received = []
        self.closed = threading.Event()
        self._next = 1000
        self._lock = threading.RLock()
        self._incoming, self._outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
        self._tls = tls_context().wrap_bio(self._incoming, self._outgoing)
        self._socket = reach(address, come_from=come_from)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._shake_hands()
        self._socket.settimeout(None)
        threading.Thread(target=self._read, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        try:
            self._socket.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
        self._socket.close()

    def _shake_hands(self):
        while True:
            try:
                self._tls.do_handshake()
            except ssl.SSLWantReadError:
                self._flush()
                data = self._socket.recv(65536)
                if not data:
                    raise ConnectionError("the receiver hung up during the handshake") from None
                self._incoming.write(data)
            else:
                self._flush()
                return

    def _flush(self):
        if data := self._outgoing.read():
            self._socket.sendall(data)

    def _decrypt(self, data):
        plain = b""
        with self._lock:
            self._incoming.write(data)
            try:
                while chunk := self._tls.read(65536):
                    plain += chunk
            except ssl.SSLWantReadError:
                pass
            self._flush()
        return plain

    def _read(self):
        data = b""
        try:
            while chunk := self._socket.recv(65536):
                data += self._decrypt(chunk)
                while len(data) >= 4 and len(data) >= 4 + (length := struct.unpack(">I", data[:4])[0]):
                    self._take(decode(data[4:4 + length]))
                    data = data[4 + length:]
        except (OSError, ValueError):
            pass
        finally:
            self.closed.set()

    def _take(self, message):
        if message.namespace == HEARTBEAT and message.kind == "PING":
            self.send(HEARTBEAT, {"type": "PONG"}, message.source)
        self.received.append(message)

    def send_bytes(self, data):
        with self._lock:
            self._tls.write(data)
            self._flush()

    def send(self, namespace, payload, destination=PLATFORM, source=None):
        """Sends a dictionary as JSON, a string as it is, bytes as a binary payload."""
        message = Message(source or self.source, destination, namespace)
        if isinstance(payload, bytes):
            message.binary = payload
        else:
            message.text = payload if isinstance(payload, str) else json.dumps(payload)
        self.send_bytes(frame(encode(message)))

    def connect(self, destination=PLATFORM, source=None):
        self.send(CONNECTION, {"type": "CONNECT", "userAgent": "interop"}, destination, source)

    def request(self, namespace, payload, destination=PLATFORM, timeout=15.0):
        """Sends a request with a fresh id and returns the first message that answers it."""
        self._next += 1
        self.send(namespace, payload | {"requestId": self._next}, destination)
        return self.answer(namespace, self._next, payload["type"], timeout)

    def answer(self, namespace, request, what="", timeout=15.0):
        def found():
            matching = [m for m in list(self.received) if m.namespace == namespace and m.request == request]
            return matching[0] if matching else self._gone()
        return until(found, f"an answer to {what} {request} on {namespace}", timeout)

    def _gone(self):
        assert not self.closed.is_set(), "the connection was closed"

    # What a sender does with the Default Media Receiver.

    def launch(self):
        """Launches the app, connects to it and returns its entry in the receiver's status."""
        self.connect()
        status = self.request(RECEIVER, {"type": "LAUNCH", "appId": DEFAULT_MEDIA_RECEIVER}).payload
        assert status.get("type") == "RECEIVER_STATUS", status
        app = status["status"]["applications"][0]
        self.connect(app["transportId"])
        return app

    def load(self, app, media, **more):
        request = {"type": "LOAD", "media": media, "autoplay": True} | more
        return self.request(MEDIA, request, app["transportId"]).payload

    def media_status(self, app):
        """The one entry of the app's media status, or an empty dictionary."""
        status = self.request(MEDIA, {"type": "GET_STATUS"}, app["transportId"]).payload["status"]
        return status[0] if status else {}

    def until_media(self, app, wanted, what, timeout=20.0):
        last = {}

        def reached():
            last.clear()
            last.update(self.media_status(app))
            return dict(last) if wanted(last) else None
        return until(reached, lambda: f"{what}; last status: {last}", timeout)

    def latest(self, namespace, kind):
        """The newest message of a kind, asked for or not."""
        matching = [m for m in list(self.received) if m.namespace == namespace and m.kind == kind]
        return matching[-1].payload if matching else None
