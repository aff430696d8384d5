"""A Cast device of a page, for what a well-behaved receiver never does: refuse an OFFER or say nothing to one, go
away at each LOAD, answer with nonsense."""

import contextlib
import json
import socket
import ssl
import struct
import subprocess
import threading

from castv2 import CONNECTION, DEVICE_AUTH, HEARTBEAT, MEDIA, RECEIVER, Message, decode, encode, frame

DISCOVERY = "urn:x-cast:com.google.cast.receiver.discovery"
WEBRTC = "urn:x-cast:com.google.cast.webrtc"
# DeviceAuthMessage { error = 3: AuthError { error_type = 1: INTERNAL_ERROR (0) } }
NO_PROOF = b"\x1a\x02\x08\x00"
# In place of an answer: the connection ends; the next one is taken.
DROP = "drop"


class FakeDevice:
    """Launches any application that is in `apps`. `answer` makes the ANSWER's payload of an OFFER's; None: silence.

    It proves nothing, so its key has to be pinned. `requests` has what it was asked, in order. It goes away, for good,
    in place of an answer to what `leaves_at` names: OFFER, or CONNECT for the one to its application.

    `faults` has its answers to kinds of messages, such as LOAD: payloads (a list, whose requestId is filled in, a `{}`
    for what the device says by itself), bytes that go out as they are, DROP, or a function that makes one of these of
    the request. `namespaces` are its applications'; one with the media namespace plays what it is given, `media_status`
    at a time. `connections` counts those that were taken.
    """

    def __init__(self, folder, apps=("0F5096E8",), answer=lambda offer: None, leaves_at=None, faults=None,
                 namespaces=(WEBRTC,), name="Fake", port=0):
        key, certificate = folder / "device-key.pem", folder / "device-certificate.pem"
        subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=fake",
                        "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)
        self._context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._context.load_cert_chain(certificate, key)
        self._listener = socket.create_server(("127.0.0.1", port))
        self._apps, self._answer, self._leaves_at = apps, answer, leaves_at
        self._faults, self._namespaces, self._name = faults or {}, namespaces, name
        self._running = None
        self._launches = 0
        self.requests = []
        self.connections = 0
        self.media_status = []
        self.volume = {"level": 1.0, "muted": False, "controlType": "attenuation", "stepInterval": 0.05}
        self.target = f"127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._serve, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._listener.close()

    def _leave(self):
        # Closed alone it would go on accepting for as long as somebody waits in accept.
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        raise ConnectionResetError

    def launch(self, app):
        """As if somebody else had launched it."""
        self._launches += 1
        self._running = app

    def close(self):
        """No further connection is taken."""
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()

    def asked(self, kind):
        return [request for request in list(self.requests) if request.get("type") == kind]

    def _serve(self):
        with contextlib.suppress(OSError):
            while True:
                plain, _ = self._listener.accept()
                self.connections += 1
                threading.Thread(target=self._take, args=(plain,), daemon=True).start()

    def _take(self, plain):
        data = b""
        with contextlib.suppress(OSError), self._context.wrap_socket(plain, server_side=True) as connection:
            while chunk := connection.recv(65536):
                data += chunk
                while len(data) >= 4 and len(data) >= 4 + (length := struct.unpack(">I", data[:4])[0]):
                    for reply in self._replies(decode(data[4:4 + length])):
                        if reply is DROP:
                            return
                        connection.sendall(reply if isinstance(reply, bytes) else frame(encode(reply)))
                    data = data[4 + length:]

    def _replies(self, message):
        def reply(payload):
            back = Message(message.destination, message.source, message.namespace)
            if isinstance(payload, bytes):
                back.binary = payload
            else:
                back.text = json.dumps(payload)
            return [back]

        if message.namespace == DEVICE_AUTH:
            return reply(NO_PROOF)
        request = message.payload
        if message.namespace == HEARTBEAT:
            return reply({"type": "PONG"}) if message.kind == "PING" else []
        if message.namespace == DISCOVERY:
            return reply({"type": "DEVICE_INFO", "requestId": request["requestId"], "deviceId": "0" * 32,
                          "friendlyName": self._name, "deviceModel": "Fake", "deviceCapabilities": 5})
        self.requests.append(request)
        if message.kind == self._leaves_at and message.destination != "receiver-0":
            self._leave()
        if message.kind in self._faults and message.namespace != CONNECTION:
            fault = self._faults[message.kind]
            fault = fault(request) if callable(fault) else fault
            if fault is DROP or isinstance(fault, bytes):
                return [fault]
            return [one for payload in fault or [] for one in reply({"requestId": request.get("requestId"), **payload})]
        if message.namespace == RECEIVER:
            return reply(self._receiver(request))
        if message.namespace == MEDIA:
            if message.kind == "LOAD":
                self.media_status = [playing(request["media"])]
            return reply({"type": "MEDIA_STATUS", "requestId": request["requestId"], "status": self.media_status})
        if message.namespace == WEBRTC and message.kind == "OFFER":
            answer = self._answer(request)
            return reply(answer) if answer else []
        assert message.namespace in (CONNECTION, *self._namespaces), message
        return []

    def _receiver(self, request):
        if request["type"] == "LAUNCH":
            if request["appId"] not in self._apps:
                return {"type": "LAUNCH_ERROR", "requestId": request["requestId"], "reason": "NOT_FOUND"}
            self.launch(request["appId"])
        elif request["type"] == "STOP":
            self._running = None
        return {"type": "RECEIVER_STATUS", "requestId": request["requestId"], "status": self._status}

    @property
    def _status(self):
        if not self._running:
            return {"volume": self.volume}
        session = f"session-{self._launches}"
        return {"volume": self.volume, "applications": [
            {"appId": self._running, "displayName": "Fake", "isIdleScreen": False, "sessionId": session,
             "transportId": session, "statusText": "", "namespaces": [{"name": name} for name in self._namespaces]}]}


def playing(media, state="PLAYING", **more):
    """One entry of a MEDIA_STATUS."""
    return {"mediaSessionId": 1, "playerState": state, "currentTime": 0, "playbackRate": 1,
            "supportedMediaCommands": 15, "volume": {"level": 1, "muted": False}, "media": media, **more}
