"""docs/widgets.md and docs/remote.md against `marquee remote` as it runs, with a group that plays: every documented
topic arrives with exactly the documented fields, every command is refused with a sentence where an argument is none
that the documents allow, every path takes the documented methods and no other."""

import http.client
import itertools
import json
import time
import uuid
from urllib.parse import urlsplit

import pytest

import media
import wiredocs
import wirevalues
from castv2 import MEDIA, Client
from remotehouse import House
from test_groups import Group
from waiting import until

OWN_FORMS = {"Look", "Failure"}  # an app sets it; nothing fails here
METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"]


class Wire:
    """Asks a remote as another client would that was written from the documents."""

    def __init__(self, link):
        address, self.token = link.split("#t=")
        self.host = urlsplit(address).netloc

    def ask(self, method, path, body=None, **fields):
        """The answer: status, fields, and the object, if it is one. Who asks too often waits as it is told."""
        data = body if isinstance(body, (bytes, type(None))) else json.dumps(body).encode()
        fields = {"Authorization": f"Bearer {self.token}"} | fields
        if not isinstance(body, bytes) and body is not None:
            fields["Content-Type"] = "application/json"
        end = time.monotonic() + 60
        while True:
            connection = http.client.HTTPConnection(self.host, timeout=20)
            connection.request(method, path, data, {name: value for name, value in fields.items() if value})
            answer = connection.getresponse()
            text = b"" if answer.getheader("Content-Type") == "text/event-stream" else answer.read()
            connection.close()
            if answer.status != 429:
                break
            wait = int(answer.getheader("Retry-After"))
            assert time.monotonic() + wait < end, f"{method} {path} is still too often after a minute: {text}"
            time.sleep(wait)
        is_json = answer.getheader("Content-Type", "").startswith("application/json") and text
        return answer.status, answer, json.loads(text) if is_json else None

    def command(self, name, **arguments):
        return self.ask("POST", "/cast/commands", {"id": uuid.uuid4().hex, "command": name} | arguments)

    def topics(self, until_all, what):
        """The newest state of each topic, once they are so."""
        connection = http.client.HTTPConnection(self.host, timeout=30)
        connection.request("GET", "/cast/events", headers={"Authorization": f"Bearer {self.token}"})
        states, name, end = {}, None, time.monotonic() + 40
        with connection.getresponse() as stream:
            for line in stream:
                key, _, value = line.decode().rstrip("\n").partition(": ")
                if key == "event":
                    name = value
                elif key == "data":
                    states[name] = json.loads(value)
                    if until_all(states):
                        return states
                    assert time.monotonic() < end, f"not within 40 s: {what}; told: {states}"
        raise AssertionError(f"the stream ended before {what}; told: {states}")


@pytest.fixture(scope="module")
def documents():
    return wiredocs.read()


@pytest.fixture(scope="module")
def group(marquee, user, tmp_path_factory):
    folder = tmp_path_factory.mktemp("wire-group")
    group = Group(marquee, user, folder / "everywhere", f"Wire {folder.name}", ["Kitchen", "Study"])
    yield group
    assert group.stop() == 0


@pytest.fixture(scope="module")
def house(marquee, user, group, tmp_path_factory):
    folder = tmp_path_factory.mktemp("wire")
    (folder / "Films" / "Series").mkdir(parents=True)
    media.make_film(folder / "Films" / "Series" / "One.mp4", 20)
    house = House(marquee, user, folder, "--library", folder / "Films", "--host", group.target, "--interface", "lo")
    yield house
    house.stop()


@pytest.fixture
def wire(house):
    return Wire(house.link)


def said(faults):
    faults = list(faults)
    assert not faults, "\n".join(faults)


def play(group, server):
    """What another sender has loaded: a queue of two, with tracks, their style, and an ad at the beginning."""
    client = Client(group.address, "sender-wire")
    app = client.launch()
    tracks = [{"trackId": 1, "type": "AUDIO", "language": "en", "name": "English"},
              {"trackId": 2, "type": "TEXT", "subtype": "SUBTITLES", "language": "de", "name": "Deutsch",
               "trackContentId": server.url("captions.vtt"), "trackContentType": "text/vtt"}]
    film = {"contentId": server.url("film.mp4"), "contentType": "video/mp4", "streamType": "BUFFERED", "duration": 30,
            "metadata": {"metadataType": 1, "title": "Film", "subtitle": "Of bars", "studio": "Interop"},
            "tracks": tracks, "textTrackStyle": {"foregroundColor": "#FFFFFFFF", "fontScale": 1.5},
            "breaks": [{"id": "b1", "position": 0, "breakClipIds": ["c1"]}],
            "breakClips": [{"id": "c1", "title": "Soap", "contentId": server.url("second.mp4"), "duration": 10,
                            "contentType": "video/mp4", "whenSkippable": 2}]}
    items = [{"media": film, "activeTrackIds": [2]}, {"media": film | {"breaks": [], "breakClips": []}}]
    answer = client.request(MEDIA, {"type": "QUEUE_LOAD", "items": items, "repeatMode": "REPEAT_ALL"},
                            app["transportId"]).payload
    assert answer["type"] == "MEDIA_STATUS", answer
    return client


def test_every_topic_arrives_with_exactly_the_documented_fields(documents, house, wire, group, server, tmp_path):
    seen = set()
    device = until(lambda: next((row for row in house.told("devices")["devices"] if row["name"] == group.name), None),
                   "the group is found")
    assert wire.command("choose", device=device["id"])[0] == 202
    until(lambda: house.told("button")["state"] == "connected", "the group is joined")
    client = play(group, server)
    # What another sender starts is joined anew.
    wire.topics(lambda states: states.get("media") and states["button"]["state"] == "connected", "what plays is joined")
    status, _, made = wire.ask("PUT", f"/remote/uploads/{uuid.uuid4().hex}?name=Broken.mp4", b"no film")
    assert status == 201, made
    assert set(made) == documents.paths["/remote/uploads/ID"]["PUT"][201]
    wanted = {name for name in documents.forms if name[0].islower()} - {"end"}
    states = wire.topics(lambda states: wanted <= set(states) and states["media"] and states["media"]["ad"]
                         and states["volume"]["members"] and states["queue"]["count"] == 2
                         and states["tracks"]["style"] and states["uploads"]["uploads"], "all topics, and what plays")
    said(f"the topic {name} was told, and is not in the documents" for name in set(states) - set(documents.forms))
    for topic in wanted:
        said(wirevalues.faults(documents, topic, states[topic], seen))
    page = until(lambda: whole_page(wire), "the queue's items are known")
    said(wirevalues.faults(documents, "QueuePage", page, seen))
    library = until(lambda: first_of_library(wire), "the library is read")
    for entry in (library, wire.ask("GET", f"/remote/library?folder={library['items'][0]['id']}")[2]):
        said(wirevalues.faults(documents, "LibraryPage", entry, seen))
    film = wire.ask("GET", f"/remote/library?folder={library['items'][0]['id']}")[2]["items"][0]
    client.close()
    answered(documents, wire, device, film, seen)
    unseen = {form for form in documents.forms if not form.endswith("Request")} - seen - OWN_FORMS - {"style", "end"}
    assert not unseen, f"forms of the documents that were not told: {sorted(unseen)}"


def whole_page(wire):
    page = wire.ask("GET", "/cast/queue")[2]
    return page if [item["title"] for item in page["items"]] == ["Film", "Film"] else None


def first_of_library(wire):
    page = wire.ask("GET", "/remote/library")[2]
    return page if page["items"] else None


def answered(documents, wire, device, film, seen):
    """What is asked of the remote is answered as the documents have it."""
    def are(method, path, body, documented):
        status, _, answer = wire.ask(method, path, body)
        wanted = documents.paths[documented][method]
        assert status in wanted and set(answer) == wanted[status], (method, path, status, answer)
        return answer
    guest = {"id": uuid.uuid4().hex, "device": device["id"], "minutes": 5}
    made = are("POST", "/remote/guests", guest, "/remote/guests")
    said(wirevalues.faults(documents, "Guests", wire.ask("GET", "/remote/guests")[2], seen))
    are("DELETE", f"/remote/guests/{made['id']}", None, "/remote/guests/ID")
    are("POST", "/remote/watched", {"id": uuid.uuid4().hex, "item": film["id"], "finished": True}, "/remote/watched")
    are("POST", "/cast/commands", {"id": uuid.uuid4().hex, "command": "dismissNotice"}, "/cast/commands")
    are("POST", "/cast/commands", {"id": uuid.uuid4().hex, "command": "jump", "item": 4711}, "/cast/commands")
    are("POST", "/remote/cast", {"id": uuid.uuid4().hex, "item": film["id"], "device": device["id"]}, "/remote/cast")
    casts = wire.topics(lambda states: "casts" in states and states["casts"]["casts"], "the cast is told")["casts"]
    said(wirevalues.faults(documents, "casts", casts, seen))
    upload = wire.topics(lambda states: "uploads" in states, "the uploads")["uploads"]["uploads"][0]
    are("DELETE", f"/remote/uploads/{upload['id']}", None, "/remote/uploads/ID")


# What is no argument: by the kind that the documents have for it.

MISSING = object()


def wrong(kind):
    """Values that the documents don't allow."""
    if not kind.optional and not kind.null:
        yield MISSING
        yield None
    yield {"text": 7, "id": 7, "words": 7, "flag": "true", "object": "x", "list of whole": 7}.get(kind.kind, "7")
    yield []
    if kind.kind in ("text", "id"):
        yield "a" * (int(kind.high) + 1)
        yield "a" * (int(kind.low) - 1)
    if kind.kind == "id":
        yield "a b c d e"
    if kind.kind == "words":
        yield "another"
    if kind.kind == "number":
        yield from (kind.low - 0.001, kind.high + 0.001, True)
    if kind.kind == "whole":
        yield from (1.5, 2 ** 32, -2 ** 31 - 1, True)
    if kind.kind == "list of whole":
        yield from ([1.5], ["1"], [1] * (int(kind.high) + 1))


def right(kind):
    """Values at the ends of what they allow."""
    if kind.optional or kind.null:
        yield from (MISSING, None)
    if kind.kind in ("text", "id"):
        yield from ("a" * int(kind.low), "a" * int(kind.high))
    elif kind.kind == "number":
        yield from (kind.low, kind.high)
    elif kind.kind == "whole":
        yield from (0, 2 ** 32 - 1, -2 ** 31)
    elif kind.kind == "list of whole":
        yield from ([1], [1] * int(kind.high))
    elif kind.kind == "words":
        yield from kind.words
    else:
        yield from {"flag": (True, False), "object": ({},)}[kind.kind]


def bodies(arguments, values):
    """Bodies with one argument at a time as `values` says, and all others as they may be."""
    usual = {name: next(value for value in right(kind) if value is not None) for name, kind in arguments.items()}
    for name, kind in arguments.items():
        for value in values(kind):
            yield name, {each: what for each, what in (usual | {name: value}).items() if what is not MISSING}


def numbered(arguments, name, body):
    """With an id of its own, so that no answer is a repeated one's."""
    return body if name == "id" and "id" in arguments else body | {"id": uuid.uuid4().hex}


def commands(documents, values):
    every = documents.commands["each"]
    for command, own in documents.commands.items():
        arguments = own if command != "each" else every
        # One that does nothing where nothing is to be told.
        chosen = "dismissNotice" if command == "each" else command
        for name, body in bodies(arguments, values):
            if command == "each":
                if name == "command":
                    continue
                body = {key: value for key, value in body.items() if key != "command"}
                if name != "epoch":
                    body.pop("epoch", None)
            if command == "tapButton" and values is right and name == "slot":
                body = body | {"slot": {0: 0, 2 ** 32 - 1: 2, -2 ** 31: 1}[body["slot"]]}
            yield name, numbered(arguments, name, body) | {"command": chosen}


def refused(answers):
    """Those that were not refused as a wrong argument with a sentence."""
    return [(name, body, status, answer) for name, body, (status, _, answer) in answers
            if status != 400 or not (answer or {}).get("error", "").strip().endswith(".")]


def test_a_wrong_or_missing_argument_is_refused_with_a_sentence(documents, wire):
    asked = [(name, body, wire.ask("POST", "/cast/commands", body)) for name, body in commands(documents, wrong)]
    assert {body["command"] for _, body, _ in asked} == {
        command for command, own in documents.commands.items() if own and command != "each"} | {"dismissNotice"}
    assert refused(asked) == []
    for command in ("dance", "", None, 7, "a" * 65):
        status, _, answer = wire.ask("POST", "/cast/commands", {"id": uuid.uuid4().hex, "command": command})
        assert status == 400 and answer["error"], command
    for body in (b"{", b"[]", b"7"):
        assert wire.ask("POST", "/cast/commands", body, **{"Content-Type": "application/json"})[0] == 400, body
    assert wire.ask("POST", "/cast/commands", b"{}")[0] == 415
    assert wire.ask("POST", "/cast/commands", {"id": "a" * 17000})[0] == 413


def test_what_the_documents_allow_is_no_wrong_argument(documents, wire, house):
    house.let_go()
    slots = [{"bar": bar, "slot": last} for bar, last in (("mini", 2), ("expanded", 3))]
    asked = [(name, body, wire.ask("POST", "/cast/commands", body)) for name, body in itertools.chain(
        commands(documents, right),
        (("slot", each | {"id": uuid.uuid4().hex, "command": "tapButton"}) for each in slots))]
    assert [each for each in asked if each[2][0] not in (202, 409)] == []
    for each in slots:
        assert wire.command("tapButton", **each | {"slot": each["slot"] + 1})[0] == 400
    styles = [{name: value} for name, kind in documents.forms["Style"].items() for value in right(kind)
              if value is not MISSING and not name.endswith("Color")] + [{"edgeColor": "#01020304"}]
    assert [style for style in styles if wire.command("setTextTrackStyle", style=style)[0] == 400] == []
    for name, kind in documents.forms["Style"].items():
        for value in wrong(kind):
            assert wire.command("setTextTrackStyle", style={name: value})[0] == 400, (name, value)


@pytest.mark.parametrize("form, path", [("CastRequest", "/remote/cast"), ("WatchedRequest", "/remote/watched"),
                                        ("GuestRequest", "/remote/guests")])
def test_the_remotes_requests_too(documents, wire, form, path):
    arguments = documents.forms[form]

    def asked(values):
        return [(name, body, wire.ask("POST", path, numbered(arguments, name, body)))
                for name, body in bodies(arguments, values)]
    assert refused(asked(wrong)) == []
    assert [each for each in asked(right) if each[2][0] not in (404, 409)] == []


def examples(path):
    """The path with names in it that may be there or not."""
    named = {"/cast/FILE": "/cast/client.js", "/remote/FILE": "/remote/remote.js", "/cast/image/NAME": "/cast/image/0"}
    return named.get(path, path.replace("ID", "AAAAAAAAAAAAAAAAAAAAAA"))


def test_every_path_takes_the_documented_methods_and_no_other(documents, wire):
    for path in documents.paths:
        if path == "/cast/ANY":
            continue
        takes = set(documents.paths[path]) | ({"OPTIONS"} if path.startswith("/cast/") else set())
        for method in METHODS:
            for token in (f"Bearer {wire.token}", None):
                status, answer, value = wire.ask(method, examples(path), Authorization=token)
                allowed = answer.getheader("Allow")
                if method in takes:
                    assert status != 405 and allowed is None, (method, path, status)
                    assert status in documents.paths[path].get(method, {204: None}) or status in (
                        documents.statuses), (method, path, status)
                else:
                    assert status == 405 and allowed == ", ".join(sorted(takes)), (method, path, status, allowed)
                    assert method == "HEAD" or value["error"], (method, path)
    for path in ("/nothing", "/cast/nothing", "/cast", "/remote/nothing", "/remote", "/cast/commands/x", "/index.html"):
        for method in METHODS:
            status, answer, value = wire.ask(method, path)
            if method == "OPTIONS" and path.startswith("/cast/"):
                assert status == 204, path
            else:
                assert status == 404 and answer.getheader("Allow") is None, (method, path, status)
                assert method == "HEAD" or value["error"], (method, path)


def told_alike(wire, path):
    """Status and fields of a GET and a HEAD; None where what is told has changed meanwhile, as a queue has whose items
    are asked of the device."""
    get, head, again = (wire.ask(method, path) for method in ("GET", "HEAD", "GET"))
    return (get[:2], head[:2]) if (get[0], get[2]) == (again[0], again[2]) else None


def test_a_head_is_its_get_without_the_body(documents, wire):
    for path in documents.paths:
        if "HEAD" not in documents.paths[path] or path == "/cast/events":
            continue
        (get, fields), (head, ours) = until(lambda: told_alike(wire, examples(path)), f"{path} stays as it is")
        assert head == get, path
        for field in ("Content-Type", "Content-Length", "ETag"):
            assert ours.getheader(field) == fields.getheader(field), (path, field)
