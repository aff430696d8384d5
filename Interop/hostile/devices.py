"""Bad devices: what a sender meets at an address that somebody gave it. Each is a table of answers that differ from a
well-behaved device's; what they share is in `BadDevice`."""

import contextlib
import itertools
import json
import os
import select
import socket
import ssl
import struct
import subprocess
import threading

from castv2 import CONNECTION, DEVICE_AUTH, HEARTBEAT, MEDIA, RECEIVER, Message, decode, encode, frame
from hostile.attack import DISCOVERY, MULTIZONE, SENT_AWAY, padded
from hostile.messages import nested

DEVICES = {}
NAMESPACES = [{"name": MEDIA}, {"name": MULTIZONE}]
NO_PROOF = b"\x1a\x02\x08\x00"


def make_key(folder):
    key, certificate = folder / "device-key.pem", folder / "device-certificate.pem"
    subprocess.run(
        [
            "openssl",
            "req",
            "-x509",
            "-newkey",
            "rsa:2048",
            "-nodes",
            "-days",
            "2",
            "-subj",
            "/CN=bad",
            "-keyout",
            str(key),
            "-out",
            str(certificate),
        ],
        check=True,
        capture_output=True,
    )
    return key, certificate


class Line:
    """One connection to a sender, as a device has it."""

    def __init__(self, connection):
        self.connection = connection
        self.transport = "transport-1"
        self.sender = "sender-0"
        self.loaded = 0
        self.unread = b""

    def send(self, namespace, payload, source="receiver-0", to=None):
        message = Message(source, to or self.sender, namespace)
        if isinstance(payload, bytes):
            message.binary = payload
        else:
            message.text = payload if isinstance(payload, str) else json.dumps(payload)
        self.connection.sendall(frame(encode(message)))

    def reset(self):
        self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        raise ConnectionResetError


class BadDevice:
    """A device that plays along as a Chromecast would. What it does in place of that is in subclasses."""

    def __init__(self, key, certificate):
        self._context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._context.load_cert_chain(certificate, key)
        self._listener = socket.create_server(("127.0.0.1", 0), backlog=128)
        self.address = self._listener.getsockname()
        self.connections = 0
        self._over = threading.Event()
        threading.Thread(target=self._serve, daemon=True).start()

    @property
    def is_over(self):
        return self._over.is_set()

    def wait_until_over(self):
        self._over.wait()

    def close(self):
        self._over.set()
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()

    def _serve(self):
        with contextlib.suppress(OSError):
            while True:
                plain, _ = self._listener.accept()
                self.connections += 1
                threading.Thread(target=self._take, args=(plain,), daemon=True).start()

    def _take(self, plain):
        with contextlib.suppress(*SENT_AWAY, ValueError), plain:
            plain.settimeout(20)
            self.accepted(plain)

    # From here on subclasses may do as they like.

    def accepted(self, plain):
        with self._context.wrap_socket(plain, server_side=True) as connection:
            self.secured(Line(connection))

    def secured(self, line):
        while not self.is_over and self.read(line):
            pass

    def read(self, line):
        """Takes what comes next; False where nothing does any more."""
        chunk = line.connection.recv(65536)
        line.unread += chunk
        while len(line.unread) >= 4 and len(line.unread) >= 4 + (length := struct.unpack(">I", line.unread[:4])[0]):
            message = decode(line.unread[4 : 4 + length])
            line.unread = line.unread[4 + length :]
            line.sender = message.source
            self.received(line, message)
        return bool(chunk)

    def received(self, line, message):
        if message.namespace == DEVICE_AUTH:
            return line.send(DEVICE_AUTH, self.proof(message.binary))
        if message.namespace == HEARTBEAT:
            return self.heartbeat(line, message)
        if message.namespace == CONNECTION:
            return self.connected(line, message)
        request = message.payload
        answer = {RECEIVER: self.receiver, MEDIA: self.media, DISCOVERY: self.discovery, MULTIZONE: self.multizone}.get(
            message.namespace, lambda *_: None
        )(line, request)
        if answer is not None:
            line.send(message.namespace, answer, message.destination)

    def proof(self, challenge):
        return NO_PROOF

    def heartbeat(self, line, message):
        if message.kind == "PING":
            line.send(HEARTBEAT, {"type": "PONG"}, message.destination)

    def connected(self, line, message):
        pass

    def discovery(self, line, request):
        return {
            "type": "DEVICE_INFO",
            "requestId": request["requestId"],
            "deviceId": "0" * 32,
            "friendlyName": "Bad",
            "deviceModel": "Bad",
            "deviceCapabilities": 5,
        }

    def multizone(self, line, request):
        return {"type": "MULTIZONE_STATUS", "requestId": request["requestId"], "status": {"devices": []}}

    def application(self, line):
        return {
            "appId": "CC1AD845",
            "displayName": "Bad",
            "isIdleScreen": False,
            "sessionId": line.transport,
            "transportId": line.transport,
            "statusText": "",
            "namespaces": NAMESPACES,
        }

    def status(self, line):
        return {
            "volume": {"level": 1.0, "muted": False, "controlType": "attenuation", "stepInterval": 0.05},
            "applications": [self.application(line)],
        }

    def receiver(self, line, request):
        return {"type": "RECEIVER_STATUS", "requestId": request["requestId"], "status": self.status(line)}

    def playing(self, line):
        return {
            "mediaSessionId": 1,
            "playerState": "PLAYING",
            "currentTime": 1,
            "playbackRate": 1,
            "supportedMediaCommands": 12303,
            "volume": {"level": 1, "muted": False},
            "currentItemId": 1,
            "media": {"contentId": "x", "contentType": "video/mp4", "streamType": "BUFFERED", "duration": 600},
        }

    def media(self, line, request):
        if request["type"] == "QUEUE_GET_ITEM_IDS":
            return {"type": "QUEUE_ITEM_IDS", "requestId": request["requestId"], "itemIds": [1]}
        return {"type": "MEDIA_STATUS", "requestId": request["requestId"], "status": [self.playing(line)]}


def device(name):
    """Enters a subclass, or a function that makes one, into the table of bad devices."""

    def enter(made):
        assert name not in DEVICES, name
        DEVICES[name] = made
        return made

    return enter


# Below the messages.


@device("accepts and says nothing")
class Silent(BadDevice):
    def accepted(self, plain):
        plain.recv(1 << 20)
        time_out(self)


@device("shakes hands and says nothing")
class SilentWithin(BadDevice):
    def secured(self, line):
        time_out(self)


@device("hangs up at once")
class HangsUp(BadDevice):
    def accepted(self, plain):
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


@device("no TLS")
class Plain(BadDevice):
    def accepted(self, plain):
        plain.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n" * 1_000)


def speaks(name, data):
    """A device that answers the first message with bytes."""

    @device(name)
    class Speaks(BadDevice):
        def received(self, line, message):
            line.connection.sendall(data)


speaks("random bytes", os.urandom(60_000))
speaks("a frame of 4 GiB announced", b"\xff\xff\xff\xff" + bytes(50_000))
speaks("frames of no length", bytes(50_000))
speaks("frames that are no protobuf", struct.pack(">I", 40) + b"\xff" * 40)
speaks("text that is not UTF-8", frame(b"\x08\x00\x12\x01r\x1a\x01s\x22\x01n\x28\x00\x32\x04\xff\xfe\xfd\xfc"))


@device("a byte at a time")
class Slowly(BadDevice):
    def received(self, line, message):
        whole = frame(
            encode(Message("receiver-0", line.sender, RECEIVER, json.dumps(self.receiver(line, {"requestId": 1}))))
        )
        for byte in whole:
            line.connection.sendall(bytes([byte]))


def leaves(name, namespace, kind):
    """A device that goes away in place of an answer."""

    @device(f"goes away at {name}")
    class Leaves(BadDevice):
        def received(self, line, message):
            if message.namespace == namespace and (kind is None or message.kind == kind):
                line.reset()
            super().received(line, message)


leaves("CONNECT", CONNECTION, "CONNECT")
leaves("GET_STATUS", RECEIVER, "GET_STATUS")
leaves("LAUNCH", RECEIVER, "LAUNCH")
leaves("the media's GET_STATUS", MEDIA, "GET_STATUS")
leaves("LOAD", MEDIA, "LOAD")
leaves("PAUSE", MEDIA, "PAUSE")
leaves("QUEUE_GET_ITEM_IDS", MEDIA, "QUEUE_GET_ITEM_IDS")


# Proofs. These devices are not pinned, so that they are asked for one.


def proves(name, answer):
    @device(f"proof: {name}")
    class Proves(BadDevice):
        is_pinned = False

        def proof(self, challenge):
            return answer


def field(number, data):
    length, out = len(data), bytearray()
    while length > 0x7F:
        out.append(length & 0x7F | 0x80)
        length >>= 7
    return bytes([number << 3 | 2]) + bytes(out) + bytes([length]) + data


DER_BOMB = b"\x30\x84\x00\x00\xea\x60" * 9_000
proves("none", NO_PROOF)
proves("nothing", b"")
proves("random bytes", os.urandom(60_000))
proves("a signature of 60 kB", field(2, field(1, bytes(60_000)) + field(2, b"\x30\x00")))
proves(
    "2,000 intermediates",
    field(2, field(1, bytes(256)) + field(2, b"\x30\x00") + field(3, b"\x30\x03\x02\x01\x01") * 2_000),
)
proves("a certificate that is nested 9,000 deep", field(2, field(1, bytes(256)) + field(2, DER_BOMB)))
proves(
    "a revocation list of 60 kB", field(2, field(1, bytes(256)) + field(2, b"\x30\x00") + field(8, os.urandom(60_000)))
)


# What they tell.


def tells(name, change):
    """A device whose status of the receiver is another."""

    @device(f"receiver status: {name}")
    class Tells(BadDevice):
        def status(self, line):
            return super().status(line) | change


tells(
    "1,000 applications",
    {"applications": [{"appId": f"{n:08X}", "sessionId": f"{n}", "transportId": f"{n}"} for n in range(700)]},
)
tells(
    "5,000 namespaces",
    {
        "applications": [
            {
                "appId": "CC1AD845",
                "sessionId": "transport-1",
                "transportId": "transport-1",
                "namespaces": [{"name": f"urn:x-cast:{n}"} for n in range(1_500)] + NAMESPACES,
            }
        ]
    },
)
tells(
    "names of 30 kB",
    {
        "applications": [
            {
                "appId": "CC1AD845",
                "sessionId": padded(20_000),
                "transportId": padded(20_000),
                "displayName": padded(10_000),
                "namespaces": NAMESPACES,
            }
        ]
    },
)
tells("a volume beyond all numbers", {"volume": {"level": 1e308, "stepInterval": -1e308, "muted": "maybe"}})
tells("no volume", {"volume": None})
tells("nothing", {"volume": None, "applications": None})


def floods(name, namespace, payloads, from_application=True):
    """A device that, once joined, sends without end, and reads between. All in one thread: OpenSSL ends the process
    where one thread reads from a connection while another writes to it."""

    @device(f"flood: {name}")
    class Floods(BadDevice):
        def secured(self, line):
            line.is_joined = False
            numbers = itertools.count()
            while not self.is_over:
                if not line.is_joined or line.connection.pending() or select.select([line.connection], [], [], 0)[0]:
                    if not self.read(line):
                        return
                else:
                    source = line.transport if from_application else "receiver-0"
                    line.send(namespace, payloads(next(numbers)), source)

        def connected(self, line, message):
            if message.kind == "CONNECT" and message.destination == line.transport:
                line.is_joined = True


def media_status(number, **more):
    return {
        "type": "MEDIA_STATUS",
        "requestId": 0,
        "status": [
            {
                "mediaSessionId": 1,
                "playerState": ("PLAYING", "PAUSED")[number % 2],
                "currentTime": number,
                "playbackRate": 1,
                "supportedMediaCommands": 12303,
                "currentItemId": 1,
            }
            | more
        ],
    }


def film(**more):
    return {"contentId": "x", "contentType": "video/mp4", "streamType": "BUFFERED", "duration": 600} | more


floods("PING", HEARTBEAT, lambda n: {"type": "PING"}, False)
floods(
    "receiver statuses",
    RECEIVER,
    lambda n: {
        "type": "RECEIVER_STATUS",
        "requestId": 0,
        "status": {
            "volume": {"level": n % 100 / 100, "muted": False},
            "applications": [
                {
                    "appId": "CC1AD845",
                    "sessionId": "transport-1",
                    "transportId": "transport-1",
                    "namespaces": NAMESPACES,
                }
            ],
        },
    },
    False,
)
floods("media statuses", MEDIA, media_status)
floods(
    "media statuses of 60 kB", MEDIA, lambda n: media_status(n, media=film(contentId=f"{n}", customData=padded(60_000)))
)
floods("ever new media sessions", MEDIA, lambda n: media_status(n, mediaSessionId=n, media=film(contentId=f"{n}")))
floods(
    "31,000 zeros 480 deep",
    MEDIA,
    lambda n: '{"type":"MEDIA_STATUS","requestId":0,"status":[{"mediaSessionId":1,'
    '"customData":' + nested(480, 30_000) + "}]}",
)
floods("20,000 item ids", MEDIA, lambda n: {"type": "QUEUE_ITEM_IDS", "requestId": 0, "itemIds": list(range(10_000))})
floods(
    "changes of a queue",
    MEDIA,
    lambda n: {
        "type": "QUEUE_CHANGE",
        "requestId": 0,
        "changeType": ("INSERT", "REMOVE", "ITEMS_CHANGE", "UPDATE")[n % 4],
        "itemIds": list(range(n % 1_000, n % 1_000 + 500)),
        "insertBefore": n,
    },
)
floods(
    "items that nobody asked for",
    MEDIA,
    lambda n: {
        "type": "QUEUE_ITEMS",
        "requestId": 0,
        "items": [{"itemId": n * 100 + k, "media": film()} for k in range(100)],
    },
)
floods(
    "members of a group that come and go",
    MULTIZONE,
    lambda n: {
        "type": ("DEVICE_ADDED", "DEVICE_UPDATED")[n % 2],
        "requestId": 0,
        "device": {"deviceId": f"{n // 2:032x}", "name": padded(500), "volume": {"level": 1e308}},
    },
    False,
)
floods(
    "2,000 members of a group",
    MULTIZONE,
    lambda n: {
        "type": "MULTIZONE_STATUS",
        "requestId": 0,
        "status": {"devices": [{"deviceId": f"{k:032x}", "name": f"{k}"} for k in range(700)]},
    },
    False,
)
floods(
    "moves to nowhere",
    MULTIZONE,
    lambda n: {
        "type": "PLAYBACK_SESSION_UPDATED",
        "requestId": 0,
        "playbackSession": {
            "state": "TRANSFERRED",
            "sessionId": "transport-1",
            "destination": {"deviceId": f"{n:032x}", "name": "x", "address": "127.0.0.66", "port": 9, "sessionId": "s"},
        },
    },
    False,
)
floods("answers to questions that nobody asked", MEDIA, lambda n: media_status(n) | {"requestId": n})
floods("namespaces of 60 kB", "urn:x-cast:" + padded(60_000), lambda n: "x")
floods("types that nobody knows", MEDIA, lambda n: {"type": f"NO_SUCH_{n}", "requestId": 0})
floods("bytes where text is due", MEDIA, lambda n: os.urandom(1_000))


@device("the session ends again and again")
class Ends(BadDevice):
    def media(self, line, request):
        line.send(CONNECTION, {"type": "CLOSE"}, line.transport)


@device("numbers that no film has")
class Absurd(BadDevice):
    """Each status has another number in each place."""

    numbers = itertools.cycle(
        [1e308, -1e308, 2**63, -(2**63) - 1, 2**64, 1e-320, -0.0, 0.5, -1, "NaN", None, True, [], {}]
    )

    def playing(self, line):
        def number():
            return next(self.numbers)

        return {
            "mediaSessionId": number(),
            "playerState": "PLAYING",
            "currentTime": number(),
            "playbackRate": number(),
            "supportedMediaCommands": number(),
            "volume": {"level": number()},
            "currentItemId": number(),
            "loadingItemId": number(),
            "preloadedItemId": number(),
            "sleepTimer": number(),
            "activeTrackIds": [number(), number()],
            "liveSeekableRange": {"start": number(), "end": number(), "isMovingWindow": number()},
            "videoInfo": {"width": number(), "height": number()},
            "breakStatus": {"currentBreakTime": number(), "currentBreakClipTime": number(), "whenSkippable": number()},
            "queueData": {"startIndex": number(), "startTime": number()},
            "items": [{"itemId": number(), "startTime": number(), "preloadTime": number(), "media": film()}],
            "media": film(
                duration=number(),
                startAbsoluteTime=number(),
                breaks=[{"id": "b", "position": number()}],
                breakClips=[{"id": "c", "duration": number()}],
                tracks=[{"trackId": number(), "type": "TEXT"}],
            ),
        }


@device("everything at its longest")
class Longest(BadDevice):
    def status(self, line):
        return super().status(line) | {"userEq": padded(55_000)}

    def playing(self, line):
        return super().playing(line) | {"customData": [[]] * 12_000}

    def discovery(self, line, request):
        return super().discovery(line, request) | {"friendlyName": padded(55_000)}


def answers(name, kinds, answer):
    """A device that answers some of the media's requests in another way."""

    @device(name)
    class Answers(BadDevice):
        def media(self, line, request):
            if request["type"] in kinds:
                return answer(line, request)
            return super().media(line, request)


answers("LOAD: never answered", ["LOAD"], lambda line, request: None)
answers(
    "LOAD: an empty status",
    ["LOAD"],
    lambda line, request: {"type": "MEDIA_STATUS", "requestId": request["requestId"], "status": []},
)
answers("LOAD: refused", ["LOAD"], lambda line, request: {"type": "LOAD_FAILED", "requestId": request["requestId"]})
answers(
    "LOAD: answered with another type",
    ["LOAD"],
    lambda line, request: {"type": "QUEUE_ITEMS", "requestId": request["requestId"]},
)
answers(
    "nothing is answered",
    ["LOAD", "PLAY", "PAUSE", "SEEK", "GET_STATUS", "QUEUE_GET_ITEM_IDS", "SET_VOLUME", "STOP"],
    lambda line, request: None,
)
answers(
    "every request is refused",
    ["LOAD", "PLAY", "PAUSE", "SEEK", "GET_STATUS", "QUEUE_GET_ITEM_IDS", "SET_VOLUME"],
    lambda line, request: {"type": "INVALID_REQUEST", "requestId": request["requestId"], "reason": padded(50_000)},
)
answers(
    "a queue of 10,000",
    ["QUEUE_GET_ITEM_IDS"],
    lambda line, request: {"type": "QUEUE_ITEM_IDS", "requestId": request["requestId"], "itemIds": list(range(9_000))},
)


@device("LAUNCH: somebody has to allow it, and nobody does")
class NobodyAllows(BadDevice):
    def status(self, line):
        return {k: v for k, v in super().status(line).items() if k != "applications"}

    def receiver(self, line, request):
        if request["type"] != "LAUNCH":
            return super().receiver(line, request)
        return {
            "type": "LAUNCH_STATUS",
            "launchRequestId": request["requestId"],
            "status": "USER_PENDING_AUTHORIZATION",
        }


@device("LAUNCH: another application comes")
class AnotherComes(BadDevice):
    def application(self, line):
        return super().application(line) | {"appId": "DEADBEEF"}


def time_out(device):
    """Until the run is over."""
    device.wait_until_over()
