"""A scripted server for the widgets: it says what a test sets, and keeps what the widgets ask for.

It speaks docs/widgets.md with the standard library alone, so that each element can be put into each
state without a device.
By hand: `python3 Interop/widgetserver.py` prints a link to a page with all widgets while a film is cast."""

import argparse
import json
import os
import re
import select
import socket
import struct
import threading
import time
import zlib
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import widgetstates

SOURCES = Path(__file__).resolve().parent.parent / "Sources"
# What `Scripts/embed-assets --into` has written, or the modules as they lie in the repository.
MADE = os.environ.get("WEB_ASSETS")
ASSETS = Path(MADE) / "cast" if MADE else SOURCES / "CastWidgetsWeb/Assets"
TOKEN = "test-token-0123456789"
POLICY = ("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; "
          "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
TYPES = {".js": "text/javascript", ".css": "text/css", ".json": "application/json", ".svg": "image/svg+xml"}
PAGE = """<!doctype html><html lang="LANG"><head><meta charset="utf-8"><title>Widgets</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/cast/widgets.css"><link rel="stylesheet" href="/page.css">
<script type="module" src="/cast/widgets.js"></script></head><body ATTRIBUTES>BODY</body></html>"""
BODY = """<header><h1>Films</h1><cast-button id="button"></cast-button></header>
<main><p>The page's own content.</p></main>
<footer><cast-mini-controller></cast-mini-controller></footer><cast-instructions for="button"></cast-instructions>"""
STYLE = """:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:flex;flex-direction:column;
font-family:sans-serif;
background:light-dark(#fafbfd,#121316);color:light-dark(#222,#eee)}header{display:flex;align-items:center;
justify-content:space-between;padding:8px 8px 8px 20px}h1{font-size:20px;margin:0}main{flex:1;padding:0 20px}
footer{position:sticky;bottom:0}"""


# Skies: at the top and how it changes to the bottom, what the sun adds, the hills, where the sun stands.
EVENING = ((70, 60, 120), (150, 70, -20), (60, 110, 40), (24, 30, 52), (.68, .55))
SKIES = [EVENING, ((24, 70, 110), (60, 110, 60), (150, 90, 30), (10, 34, 44), (.3, .6)),
         ((90, 30, 80), (140, 60, 30), (70, 120, 90), (36, 14, 40), (.5, .62)),
         ((20, 24, 60), (40, 60, 110), (190, 190, 160), (8, 12, 30), (.78, .3)),
         ((60, 120, 170), (150, 100, 60), (60, 50, -20), (30, 66, 60), (.22, .35)),
         ((110, 60, 40), (130, 110, 70), (40, 70, 60), (56, 26, 22), (.6, .6)),
         ((30, 80, 80), (160, 140, 60), (60, 30, 30), (12, 46, 44), (.4, .5))]


def picture(width=320, height=180, sky=EVENING):
    """A PNG: an evening sky, so that artwork and its glow can be judged."""
    above, change, glow, hills, (across, down) = sky
    rows = bytearray()
    for y in range(height):
        rows.append(0)
        t = y / height
        for x in range(width):
            u = x / width
            sun = max(0.0, 1 - ((u - across) ** 2 * (3 if width > height else .45) + (t - down) ** 2) * 14)
            hill = t > .72 + .1 * ((u * 7 % 2 - 1) ** 2) * (.4 + u / 2)
            colour = hills if hill else [a + b * t + c * sun for a, b, c in zip(above, change, glow)]
            rows += bytes(max(0, min(255, int(v))) for v in colour)

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(bytes(rows))) + chunk(b"IEND", b""))


class WidgetServer:
    """States by topic, commands as they came, and streams that are open."""

    def __init__(self, states=None, assets=ASSETS, port=0):
        self.changed = threading.Condition()
        self.assets, self.token, self.scope = Path(assets), TOKEN, "owner"
        self.guest_tokens = set()
        self.states, self.numbers, self.number, self.epoch = {}, {}, 0, "e1"
        self.commands, self.answers, self.refusals, self.told = [], {}, {}, []
        self.streams, self.resumed, self.requests, self.bearers = 0, [], [], []
        # What a command does before it is answered, by its name: effects["choose"](asked). How many events later than
        # those the first effect is told: the answer's `event` names it.
        self.effects, self.ahead = {}, 0
        # Paths that are answered 503, and the sentence with which all that needs a token is answered 403.
        self.broken, self.forbidden = set(), None
        self.pages, self.items, self.generation, self.ending, self.delay = {}, [], 0, None, 0
        self.pace = 0  # seconds between two states that are told
        self.allowed, self.policy = set(), POLICY
        self.images = {widgetstates.PICTURE: picture()}
        self.http = ThreadingHTTPServer(("127.0.0.1", port), type("Bound", (Handler,), {"owner": self}))
        self.http.daemon_threads = True
        threading.Thread(target=self.http.serve_forever, args=(0.05,), daemon=True).start()
        self.origin = f"http://127.0.0.1:{self.http.server_port}"
        self.set(**(widgetstates.nothing() if states is None else states))

    @property
    def now(self):
        return time.monotonic() * 1000

    def link(self, path="/"):
        return f"{self.origin}{path}#t={self.token}"

    def page(self, path, body=BODY, language="en", attributes=""):
        """A page of this path with that body; gives its link."""
        self.pages[path] = PAGE.replace("LANG", language).replace("ATTRIBUTES", attributes).replace("BODY", body)
        return self.link(path)

    def set(self, **topics):
        """Tells these topics' new states to all who listen."""
        with self.changed:
            for topic, state in topics.items():
                self.number += 1
                self.states[topic], self.numbers[topic] = state, self.number
            self.changed.notify_all()

    def update(self, topic, **more):
        self.set(**{topic: self.states[topic] | more})

    def refuse(self, command, sentence):
        """From now on this command fails with that sentence; None: it works again."""
        self.refusals[command] = sentence

    def drop(self):
        """All streams break, as by a lost connection."""
        with self.changed:
            self.generation += 1
            self.changed.notify_all()

    def restart(self, epoch):
        with self.changed:
            self.epoch, self.number, self.answers = epoch, 0, {}
            for topic in self.states:
                self.number += 1
                self.numbers[topic] = self.number
        self.drop()

    def end(self, reason):
        with self.changed:
            self.ending = reason
            self.changed.notify_all()

    def named(self, command):
        return [asked for asked in self.commands if asked["command"] == command]

    def close(self):
        self.drop()
        self.http.shutdown()
        self.http.server_close()


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    owner = None

    def log_message(self, *_):
        pass

    def reply(self, status, body=b"", kind="application/json", **headers):
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        self.send_response(status)
        self.allow()
        for name, value in {"Content-Type": kind, "Content-Length": str(len(data)), "Cache-Control": "no-store",
                            "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
                            "Content-Security-Policy": self.owner.policy, **headers}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(data)

    def allow(self):
        """CORS for the pages of other origins that a test has allowed."""
        origin = self.headers.get("Origin")
        if origin in self.owner.allowed:
            for name, value in {"Allow-Origin": origin, "Allow-Headers": "authorization, content-type, last-event-id",
                                "Allow-Methods": "GET, POST"}.items():
                self.send_header("Access-Control-" + name, value)

    def do_OPTIONS(self):
        self.reply(204)

    def bearer(self):
        return self.headers.get("Authorization", "").removeprefix("Bearer ")

    def may(self):
        if self.owner.forbidden:
            self.reply(403, {"error": self.owner.forbidden})
            return False
        if self.bearer() == self.owner.token or self.bearer() in self.owner.guest_tokens:
            return True
        self.reply(401, {"error": "This token is unknown or over."})
        return False

    def do_GET(self):
        path = urlsplit(self.path).path
        self.owner.requests.append(path)
        if path in self.owner.broken:
            return self.reply(503, {"error": "Not now."})
        if path == "/cast/events":
            return self.may() and self.stream()
        if path == "/cast/queue":
            return self.may() and self.queue()
        if path.startswith("/cast/image/"):
            image = self.owner.images.get(path.removeprefix("/cast/"))
            return self.reply(200, image, "image/png") if image else self.reply(404, {"error": "No such picture."})
        if path.startswith("/cast/"):
            return self.asset(path.removeprefix("/cast/"))
        if path == "/page.css":
            return self.reply(200, STYLE.encode(), "text/css")
        if path == "/favicon.ico":
            return self.reply(200, self.owner.images[widgetstates.PICTURE], "image/png")
        if path in self.owner.pages or path == "/":
            if path not in self.owner.pages:
                self.owner.page(path)
            page = self.owner.pages[path]
            return self.reply(200, page.encode(), "text/html; charset=utf-8")
        self.reply(404, {"error": "There is nothing here."})

    def asset(self, name):
        file = self.owner.assets / name
        if not re.fullmatch(r"[A-Za-z0-9/-]+\.[a-z]+", name) or not file.is_file():
            return self.reply(404, {"error": "There is nothing here."})
        self.reply(200, file.read_bytes(), TYPES.get(file.suffix, "application/octet-stream"))

    def queue(self):
        asked = {key: int(values[0]) for key, values in parse_qs(urlsplit(self.path).query).items()}
        start, count = asked.get("from", 0), min(asked.get("count", 50), 200)
        self.reply(200, {"revision": self.owner.states["queue"]["revision"], "from": start,
                         "items": self.owner.items[start:start + count]})

    def say(self, topic, data, name=None):
        text = (f"id: {name}\n" if name else "") + f"event: {topic}\ndata: {json.dumps(data)}\n\n"
        self.wfile.write(text.encode())
        self.wfile.flush()

    def reader_left(self):
        ready, _, _ = select.select([self.connection], [], [], 0)
        return bool(ready) and self.connection.recv(1, socket.MSG_PEEK) == b""

    def stream(self):
        owner, last = self.owner, self.headers.get("Last-Event-ID")
        self.send_response(200)
        self.allow()
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Cache-Control", "no-store")
        self.send_header("Connection", "close")
        self.end_headers()
        self.close_connection = True
        with owner.changed:
            generation = owner.generation
            owner.streams += 1
            owner.resumed.append(last)
            seen = int(last.rpartition("-")[2]) if last and last.rpartition("-")[0] == owner.epoch else 0
        try:
            scope = "guest" if self.bearer() in owner.guest_tokens else owner.scope
            self.say("hello", {"epoch": owner.epoch, "now": owner.now, "scope": scope, "device": None, "ends": None,
                               "version": "0.1.0"})
            self.say("clock", {"now": owner.now})
            said = owner.now
            while not self.reader_left():
                with owner.changed:
                    if owner.generation != generation:
                        return
                    new = sorted((number, topic) for topic, number in owner.numbers.items() if number > seen)
                    told = [(number, topic, owner.states[topic]) for number, topic in new]
                    ending = owner.ending
                    if not new and ending is None and not owner.changed.wait(0.25):
                        told = None
                if told is None and owner.now - said > 15000:
                    self.say("clock", {"now": owner.now})
                    said = owner.now
                for number, topic, state in told or []:
                    time.sleep(owner.pace)
                    self.say(topic, state, f"{owner.epoch}-{number}")
                    owner.told.append((topic, f"{owner.epoch}-{number}"))
                    seen = number
                if ending is not None:
                    return self.say("end", {"reason": ending})
        except OSError:
            pass  # the reader has left
        finally:
            with owner.changed:
                owner.streams -= 1

    def do_POST(self):
        owner, body = self.owner, self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if urlsplit(self.path).path != "/cast/commands":
            return self.reply(404, {"error": "There is nothing here."})
        if not self.may():
            return None
        if self.headers.get("Content-Type") != "application/json":
            return self.reply(415, {"error": "Send application/json."})
        asked = json.loads(body)
        if not re.fullmatch(r"[A-Za-z0-9-]{8,64}", asked.get("id", "")):
            return self.reply(400, {"error": "The id is missing."})
        time.sleep(owner.delay)
        with owner.changed:
            if asked.pop("epoch", owner.epoch) != owner.epoch and asked["id"] not in owner.answers:
                return self.reply(409, {"id": asked["id"], "error": "The server has begun anew since."})
            if asked["id"] not in owner.answers:
                owner.commands.append(asked)
                owner.bearers.append(self.bearer())
                owner.answers[asked["id"]] = self.carry_out(asked)
            status, answer = owner.answers[asked["id"]]
        self.reply(status, answer)

    def carry_out(self, asked):
        owner = self.owner
        sentence = owner.refusals.get(asked["command"])
        if sentence:
            return 409, {"id": asked["id"], "error": sentence}
        owner.effects.get(asked["command"], lambda _: None)(asked)
        return 202, {"id": asked["id"], "done": True, "event": f"{owner.epoch}-{owner.number + owner.ahead}"}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--nothing", action="store_true", help="nothing is cast yet")
    parser.add_argument("--assets", default=ASSETS)
    options = parser.parse_args()
    server = WidgetServer(assets=options.assets, port=options.port)
    if not options.nothing:
        server.set(**widgetstates.casting(server.now))
    print(server.link(), flush=True)
    threading.Event().wait()
