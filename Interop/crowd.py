"""What a test puts into a network of its own, as a program that runs in there: announced devices by the hundred, a web
server for pictures, and a sender.

`crowd.py --control ADDRESS=COUNT…` announces so many devices at each address, on its link. It prints JSON lines:
`ready` with the web server's port, `asked` with each path that it is asked for, and under which address. It takes
JSON lines: `{"load": [HOST, PORT], "media": {…}}` plays that on a receiver, and `played` says that it does."""

import json
import socket
import sys
import threading
import time
import uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from castv2 import Client
from widgetserver import picture
from zeroconf import DNSIncoming, DNSOutgoing, ServiceInfo

SERVICE = "_googlecast._tcp.local."
GROUP, PORT = "224.0.0.251", 5353
AUTHORITATIVE_ANSWER = 0x8400
# A socket's buffer holds some ninety datagrams; a house's devices do not answer all at once either.
BURST, PAUSE = 10, 0.01


def device(number, address):
    identifier = uuid.uuid5(uuid.NAMESPACE_DNS, f"room {number}").hex
    properties = {"id": identifier, "cd": identifier.upper(), "rm": "", "ve": "05", "md": "Chromecast",
                  "ic": "/setup/icon.png", "fn": f"Room {number}", "ca": "465413", "st": "0", "bs": "FA8FCA000001",
                  "nf": "1", "rs": ""}
    return ServiceInfo(SERVICE, f"Chromecast-{identifier}.{SERVICE}", port=8009, server=f"{identifier}.local.",
                       addresses=[socket.inet_aton(address)], properties=properties)


class Crowd:
    """So many devices on one link. They answer whoever asks for them, but for those that he says he knows."""

    def __init__(self, address, numbers):
        self._devices = [device(number, address) for number in numbers]
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        for option in (socket.SO_REUSEADDR, socket.SO_REUSEPORT):
            self._socket.setsockopt(socket.SOL_SOCKET, option, 1)
        self._socket.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton(address))
        self._socket.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_TTL, 255)
        self._socket.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP,
                                socket.inet_aton(GROUP) + socket.inet_aton(address))
        # Of this link alone (IP_MULTICAST_ALL): the other crowd hears for itself.
        self._socket.setsockopt(socket.IPPROTO_IP, 49, 0)
        self._socket.bind((GROUP, PORT))
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self):
        while True:
            asked = DNSIncoming(self._socket.recv(9000))
            if asked.is_query() and any(question.name == SERVICE for question in asked.questions):
                self._answer({getattr(known, "alias", None) for known in asked.answers()})

    def _answer(self, known):
        out = DNSOutgoing(AUTHORITATIVE_ANSWER)
        for one in self._devices:
            if one.name not in known:
                for record in (one.dns_pointer(), one.dns_service(), one.dns_text(), *one.dns_addresses()):
                    out.add_answer_at_time(record, 0)
        for number, packet in enumerate(out.packets()):
            if number % BURST == BURST - 1:
                time.sleep(PAUSE)
            self._socket.sendto(packet, (GROUP, PORT))


def say(event, **more):
    # In one piece: several threads tell something, and print writes the end of a line by itself.
    sys.stdout.write(json.dumps({"event": event, **more}) + "\n")
    sys.stdout.flush()


class Pictures(BaseHTTPRequestHandler):
    """Whatever path is asked for is a picture, but for `/to?URL`, which leads there."""

    IMAGE = picture(64, 36)

    def log_message(self, *_):
        pass

    def do_GET(self):
        say("asked", path=self.path, at=self.connection.getsockname()[0])
        way, _, where = self.path.partition("?")
        self.send_response(302 if way == "/to" else 200)
        if way == "/to":
            self.send_header("Location", where)
        self.send_header("Content-Type", "image/png")
        self.send_header("Content-Length", str(len(self.IMAGE)))
        self.end_headers()
        self.wfile.write(self.IMAGE)


class PictureServer(ThreadingHTTPServer):
    """At all addresses of both families."""

    address_family = socket.AF_INET6
    daemon_threads = True


def play(where, media):
    with Client(tuple(where), "sender-crowd") as client:
        app = client.launch()
        answer = client.load(app, media)
        assert answer["type"] == "MEDIA_STATUS", answer
        client.until_media(app, lambda status: status.get("playerState") == "PLAYING", "it plays")


def main():
    first = 0
    for argument in sys.argv[2:]:
        address, count = argument.split("=")
        Crowd(address, range(first, first + int(count)))
        first += int(count)
    pictures = PictureServer(("::", 0), Pictures)
    threading.Thread(target=pictures.serve_forever, daemon=True).start()
    say("ready", port=pictures.server_port)
    for line in sys.stdin:
        order = json.loads(line)
        play(order["load"], order["media"])
        say("played")


if __name__ == "__main__":
    main()
