"""A scripted server for the page of `marquee remote`: the widgets' one, with a library, uploads and guests.

By hand: `python3 Interop/remoteserver.py` prints a link to the page with a library of 20,000 files."""

import argparse
import json
import re
import threading
import time
from urllib.parse import parse_qs, unquote, urlsplit

import widgetserver
import widgetstates as states

ASSETS = (widgetserver.ASSETS.parent / "remote" if widgetserver.MADE
          else widgetserver.SOURCES / "CastRemote/Page/Assets")
AT_ROOT = re.compile(r"/(sw\.js|manifest\.webmanifest|icon[a-z0-9-]*\.(svg|png))")
TYPES = widgetserver.TYPES | {".html": "text/html; charset=utf-8", ".png": "image/png",
                              ".webmanifest": "application/manifest+json"}
NAMES = ["Sintel", "Tears of Steel", "Big Buck Bunny", "Elephants Dream", "Cosmos Laundromat", "Spring", "Agent 327",
         "Caminandes", "The Daily Dweebs", "Glass Half", "Charge", "Coffee Run"]


def item(number, kind="film", **more):
    """A film of the library; what it has follows from its number."""
    name = f"{NAMES[number % len(NAMES)]} {number // len(NAMES) + 1}" if number >= len(NAMES) else NAMES[number]
    return {"id": f"i{number}", "kind": kind, "name": f"{name}.mkv", "title": name,
            "duration": 600.0 + number * 137 % 7000, "poster": f"/remote/poster/p{number % 7}" if number % 4 else None,
            "subtitles": ["de", "en"] if number % 3 == 0 else [], "watched": 300.0 if number % 5 == 2 else None,
            "finished": number % 6 == 1} | more


def folder(name, number=0):
    return {"id": f"f{number}", "kind": "folder", "name": name, "title": name, "duration": None, "poster": None,
            "subtitles": [], "watched": None, "finished": False}


def upload(number=1, state="receiving", **more):
    return {"id": f"u{number}", "name": f"Holiday {number}.mp4", "bytes": 40_000_000, "total": 100_000_000,
            "state": state, "error": None} | more


class RemoteServer(widgetserver.WidgetServer):
    """Folders by id, with '' for the top; and what the page asked for."""

    def __init__(self, **more):
        super().__init__(**more)
        self.http.RequestHandlerClass = type("BoundRemote", (RemoteHandler,), {"owner": self})
        self.device, self.ends = None, None
        self.folders, self.parents, self.posters = {"": []}, {}, {}
        self.posters_to_wait = 0  # that are asked for too early
        self.asked, self.received, self.deleted, self.guests, self.casts = [], {}, [], [], []
        self.away = False
        self.faults, self.held = {}, threading.Event()
        self.held.set()
        self.awake = threading.Event()  # while it is clear nobody is answered
        self.awake.set()
        self.set(uploads={"uploads": []}, casts={"casts": []},
                 access={"lan": True, "link": "http://192.168.1.20:8123/", "secure": False})
        self.set_library(0)

    def set_library(self, roots=1, scanning=False):
        """Tells that the library is another."""
        revision = self.states.get("library", {}).get("revision", 0) + 1
        count = sum(entry["kind"] != "folder" for entries in self.folders.values() for entry in entries)
        self.set(library={"roots": roots, "revision": revision, "scanning": scanning, "count": count, "cut": False})

    def fill(self, count=40, folders=("Series", "Home videos")):
        self.folders[""] = [folder(name, place) for place, name in enumerate(folders)] + [item(n) for n in range(count)]
        for place, name in enumerate(folders):
            self.folders[f"f{place}"] = [folder("Season 1", 10 + place)] + [item(n) for n in range(100, 112)]
            self.folders[f"f{10 + place}"] = [item(n) for n in range(200, 209)]
            self.parents[f"f{place}"] = (name, [])
            self.parents[f"f{10 + place}"] = ("Season 1", [{"id": f"f{place}", "name": name}])
        for place in range(7):
            self.posters[f"p{place}"] = widgetserver.picture(*((200, 300) if place == 5 else (320, 180)),
                                                            widgetserver.SKIES[place])
        self.set_library(1)

    def leave(self):
        """Answers nobody any more."""
        self.away = True
        self.drop()

    def everything(self):
        return [entry for entries in self.folders.values() for entry in entries]


class RemoteHandler(widgetserver.Handler):
    def parse_request(self):
        self.owner.awake.wait(60)
        # As if nobody were there any more, on connections that were kept too.
        if super().parse_request() and not self.owner.away:
            return True
        self.close_connection = True
        return False

    def do_GET(self):
        path = urlsplit(self.path).path
        if path in self.owner.broken and path.startswith("/remote/"):
            self.owner.requests.append(self.path)
            return self.reply(503, {"error": "Not now."})
        if path == "/" or AT_ROOT.fullmatch(path):
            self.owner.requests.append(path)
            return self.file("index.html" if path == "/" else path[1:])
        if not path.startswith("/remote/"):
            return super().do_GET()
        self.owner.requests.append(self.path)
        name = path.removeprefix("/remote/")
        if re.fullmatch(r"(texts/)?[a-z0-9-]+\.(js|css|json)", name):
            return self.file(name)
        if name.startswith("poster/"):
            if self.owner.posters_to_wait > 0:
                self.owner.posters_to_wait -= 1
                return self.reply(503, {"error": "Others are made first."}, **{"Retry-After": "1"})
            found = self.owner.posters.get(name.removeprefix("poster/"))
            return self.reply(200, found, "image/png") if found else self.reply(204)
        if not self.may_here(name):
            return None
        if name == "library":
            return self.library()
        if name == "guests":
            return self.reply(200, {"guests": self.owner.guests})
        return self.reply(404, {"error": "There is nothing here."})

    def file(self, name):
        path = ASSETS / name
        if not path.is_file():
            return self.reply(404, {"error": "There is nothing here."})
        return self.reply(200, path.read_bytes(), TYPES.get(path.suffix, "application/octet-stream"))

    def may_here(self, name):
        if not self.may():
            return False
        if self.owner.scope == "guest":
            self.reply(403, {"error": "A guest may not do this."})
            return False
        fault = self.owner.faults.get(name.partition("/")[0])
        if fault:
            self.close_connection = True  # a body may be unread
            self.reply(fault[0], {"error": fault[1]})
        return not fault

    def library(self):
        owner, asked = self.owner, {key: values[0] for key, values in parse_qs(urlsplit(self.path).query).items()}
        owner.asked.append(asked)
        start, count = int(asked.get("from", 0)), min(int(asked.get("count", 60)), 200)
        place = None
        if "q" in asked:
            found = [entry for entry in owner.everything() if asked["q"].lower() in entry["title"].lower()]
        elif "watching" in asked:
            found = [entry for entry in owner.folders[""] if entry["watched"] and not entry["finished"]]
        else:
            found = owner.folders.get(asked.get("folder", ""))
            if found is None:
                return self.reply(404, {"error": "This folder is not there any more."})
            if "folder" in asked:
                name, parents = owner.parents[asked["folder"]]
                place = {"id": asked["folder"], "name": name, "parents": parents}
        items = found[start:start + count]
        return self.reply(200, {"folder": place, "total": len(found), "from": start, "items": items})

    def do_POST(self):
        name = urlsplit(self.path).path.removeprefix("/remote/")
        if name not in ("cast", "watched", "guests"):
            return super().do_POST()
        owner, body = self.owner, self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if not self.may_here(name):
            return None
        asked = json.loads(body)
        owner.casts.append((name, asked))
        if name == "watched":
            for entry in owner.everything():
                if entry["id"] == asked["item"]:
                    entry.update(finished=asked["finished"], watched=None)
            owner.set_library()
            return self.reply(200, {"id": asked["id"]})
        if name == "guests":
            ends = int(time.time()) + asked["minutes"] * 60
            device = next(d["name"] for d in owner.states["devices"]["devices"] if d["id"] == asked["device"])
            number = f"g{len(owner.guests)}"
            owner.guests.append({"id": number, "device": asked["device"], "name": device, "ends": ends})
            return self.reply(201, {"id": number, "link": f"http://192.168.1.20:8123/#t={'5c' * 32}", "ends": ends})
        if owner.states["button"]["state"] != "connected":
            return self.reply(409, {"id": asked["id"], "error": "Choose a device first."})
        return self.reply(202, {"id": asked["id"], "cast": "c" + asked["id"]})

    def do_PUT(self):
        owner, url = self.owner, urlsplit(self.path)
        name = url.path.removeprefix("/remote/")
        if not self.may_here(name):
            return None
        number, title = name.removeprefix("uploads/"), unquote(url.query.removeprefix("name="))
        total, here = int(self.headers["Content-Length"]), 0
        while here < total:
            owner.held.wait(20)
            piece = self.rfile.read(min(1 << 16, total - here))
            if not piece:
                self.close_connection = True
                self.tell(number, title, here, total, "cancelled")
                return None
            here += len(piece)
            self.tell(number, title, here, total, "receiving" if here < total else "preparing")
        owner.received[number] = (title, total)
        return self.reply(201, {"upload": number})

    def tell(self, number, title, here, total, state):
        known = [known for known in self.owner.states["uploads"]["uploads"] if known["id"] != number]
        now = {"id": number, "name": title, "bytes": here, "total": total, "state": state, "error": None}
        self.owner.set(uploads={"uploads": [now, *known][:20]})

    def do_DELETE(self):
        owner, name = self.owner, urlsplit(self.path).path.removeprefix("/remote/")
        if not self.may_here(name):
            return None
        owner.deleted.append(name)
        kind, _, number = name.partition("/")
        if kind == "guests":
            owner.guests = [guest for guest in owner.guests if guest["id"] != number]
        else:
            owner.set(uploads={"uploads": [known | {"state": "cancelled"} if known["id"] == number else known
                                           for known in owner.states["uploads"]["uploads"]]})
        return self.reply(200, {"id": number})

    def say(self, topic, data, name=None):
        if topic == "hello":
            data = data | {"device": self.owner.device, "ends": self.owner.ends}
        super().say(topic, data, name)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--nothing", action="store_true", help="nothing is cast yet")
    options = parser.parse_args()
    server = RemoteServer(port=options.port)
    server.fill(20_000)
    if not options.nothing:
        server.set(**states.casting(server.now))
    print(server.link(), flush=True)
    threading.Event().wait()
