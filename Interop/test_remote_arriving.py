"""`marquee remote`: a file that is sent plays on the TV while the rest of it comes, in the receiver's own browser; and
what the TV shows of what the remote casts."""

import contextlib
import http.client
import json
import threading
from pathlib import Path
from urllib.parse import urlsplit

import pytest

import media
from castv2 import RECEIVER, Client
from conftest import lent, shared_receiver
from poster import draw_poster
from waiting import until


@pytest.fixture(scope="module")
def film(tmp_path_factory):
    """20 s with some megabytes in them, its table before its media."""
    path = tmp_path_factory.mktemp("arriving") / "Holiday.mp4"
    media.ffmpeg("-f", "lavfi", "-i", "testsrc2=s=640x360:r=25,noise=alls=40:allf=t", "-f", "lavfi", "-i",
                 "sine=frequency=330", "-t", "20", *media.H264, "-movflags", "+faststart", path)
    assert path.stat().st_size > 6_000_000
    return path


@pytest.fixture(scope="module")
def browser_receiver(marquee, user, tmp_path_factory):
    with shared_receiver(marquee, user, tmp_path_factory.mktemp("browser"), "browser") as receiver:
        yield receiver


@pytest.fixture
def receiver(browser_receiver):
    with lent(browser_receiver()) as receiver:
        yield receiver


class Remote:
    """The remote's own interface, as its page uses it."""

    def __init__(self, link):
        parts = urlsplit(link)
        self.address, self.token = parts.netloc, parts.fragment.removeprefix("t=")
        self.states, self.number = {}, 0
        threading.Thread(target=self._listen, daemon=True).start()

    def connection(self):
        return http.client.HTTPConnection(self.address, timeout=60)

    def head(self, **more):
        return {"Authorization": f"Bearer {self.token}"} | more

    def _listen(self):
        """Topics as they come, the newest of each."""
        connection = self.connection()
        connection.request("GET", "/cast/events", headers=self.head())
        topic = None
        with contextlib.suppress(OSError):
            for line in connection.getresponse():
                name, _, value = line.decode().rstrip("\n").partition(": ")
                if name == "event":
                    topic = value
                elif name == "data":
                    self.states[topic] = json.loads(value)

    def post(self, path, **fields):
        self.number += 1
        connection = self.connection()
        body = json.dumps({"id": f"request-{self.number}"} | fields)
        connection.request("POST", path, body, self.head(**{"Content-Type": "application/json"}))
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read() or b"null")

    def get(self, path):
        connection = self.connection()
        connection.request("GET", path, headers=self.head())
        return json.loads(connection.getresponse().read())

    def choose(self, name):
        def device():
            devices = (self.states.get("devices") or {}).get("devices", [])
            return next((each for each in devices if each["name"] == name), None)
        found = until(device, lambda: f"{name} is found: {self.states.get('devices')}")
        assert self.post("/cast/commands", command="choose", device=found["id"])[0] == 202
        until(lambda: self.post("/remote/cast", item="nothing")[0] == 404, "it is chosen")

    def begin(self, identifier, name, length):
        connection = self.connection()
        connection.putrequest("PUT", f"/remote/uploads/{identifier}?name={name}")
        for field, value in self.head(**{"Content-Length": str(length)}).items():
            connection.putheader(field, value)
        connection.endheaders()
        return connection

    def upload(self, identifier):
        return next((each for each in (self.states.get("uploads") or {}).get("uploads", [])
                     if each["id"] == identifier), {})


@pytest.fixture
def library(tmp_path, film):
    folder = tmp_path / "Films" / "Season 1"
    folder.mkdir(parents=True)
    (folder / "Episode 1.mp4").write_bytes(film.read_bytes())
    draw_poster(folder / "Episode 1.jpg")
    return folder.parent


@pytest.fixture
def remote(start_lines, user, receiver, library):
    state = Path(user["XDG_STATE_HOME"]) / "marquee"
    state.mkdir(parents=True, exist_ok=True)
    (state / "cast-instructions-shown").touch()
    lines = start_lines("remote", "serve", "--json", "--port", "0", "--library", str(library), "--host",
                        receiver.target, "--interface", "lo")
    remote = Remote(lines.event("listening")["link"])
    remote.choose(receiver.name)
    return remote


@contextlib.contextmanager
def tv(receiver):
    """What the receiver tells of what it plays, as to any sender."""
    with Client(receiver.address, "sender-looker") as client:
        client.connect()

        def status():
            apps = client.request(RECEIVER, {"type": "GET_STATUS"}).payload["status"].get("applications") or []
            apps = [app for app in apps if any(each["name"].endswith("cast.media") for each in app["namespaces"])]
            if not apps:
                return {}
            client.connect(apps[0]["transportId"])
            return client.media_status(apps[0])
        yield status


def plays(status):
    return status.get("playerState") == "PLAYING" and status.get("currentTime", 0) > 0.5 and status


def test_film_plays_while_the_rest_of_it_comes(remote, receiver, film):
    content = film.read_bytes()
    begun = len(content) // 2
    upload = remote.begin("upload-arriving", "Holiday.mp4", len(content))
    with tv(receiver) as status:
        upload.send(content[:begun])
        there = until(lambda: plays(status()), lambda: f"it plays: {status()} {remote.states.get('casts')}", 30)
        assert there["media"]["metadata"]["title"] == "Holiday"
        assert remote.upload("upload-arriving")["state"] == "receiving"
        upload.send(content[begun:])
        answer = upload.getresponse()
        assert answer.status == 201, answer.read()
        until(lambda: remote.upload("upload-arriving")["state"] == "playing", "the page knows")
        until(lambda: status().get("currentTime", 0) > 12, lambda: f"it goes on to what came later: {status()}", 30)


def test_upload_that_breaks_off_is_an_error_for_the_tv_and_the_page(remote, receiver, film):
    content = film.read_bytes()
    upload = remote.begin("upload-broken", "Holiday.mp4", len(content))
    with tv(receiver) as status:
        upload.send(content[:len(content) // 4])
        until(lambda: plays(status()), lambda: f"it plays: {status()} {remote.states.get('casts')}", 30)
        upload.close()
        until(lambda: remote.upload("upload-broken").get("state") == "failed", "the page knows")
        assert "broke off" in remote.upload("upload-broken")["error"]
        until(lambda: status().get("playerState") in (None, "IDLE"), lambda: f"it is over: {status()}", 40)


def test_song_that_is_sent_has_its_own_title_and_artist(remote, receiver, tmp_path):
    song = tmp_path / "track01.mp3"
    media.ffmpeg("-f", "lavfi", "-i", "sine=frequency=330", "-t", "20", "-metadata", "title=Morning",
                 "-metadata", "artist=The Larks", song)
    upload = remote.begin("upload-song", "track01.mp3", song.stat().st_size)
    with tv(receiver) as status:
        upload.send(song.read_bytes())
        there = until(lambda: plays(status()), lambda: f"it plays: {status()} {remote.states.get('casts')}", 30)
    told = there["media"]["metadata"]
    assert (told["metadataType"], told["title"], told["artist"]) == (3, "Morning", "The Larks")


def test_file_that_is_no_film_is_told_by_its_name_and_in_plain_words(remote, receiver):
    content = b"\0\0\0\x18ftypisom" + b"\7" * 5000
    upload = remote.begin("upload-no-film", "broken.mp4", len(content))
    upload.send(content)
    until(lambda: remote.upload("upload-no-film").get("state") == "failed", "the page knows")
    said = remote.upload("upload-no-film")["error"]
    assert said.startswith('"broken.mp4" is not a film, picture or song that can be read'), said
    assert "/" not in said and "ffprobe" not in said, said


def test_film_of_the_library_has_its_poster_and_its_names_on_the_tv(remote, receiver, library):
    def items(folder=""):
        return remote.get(f"/remote/library?from=0&count=60&folder={folder}")["items"]
    until(lambda: items(), "the library is looked through")
    episode = items(items()[0]["id"])[0]
    assert remote.post("/remote/cast", item=episode["id"])[0] == 202
    with tv(receiver) as status:
        shown = until(lambda: plays(status()), lambda: f"it plays: {status()} {remote.states.get('casts')}", 30)
    metadata = shown["media"]["metadata"]
    assert metadata["title"] == "Episode 1" and metadata["subtitle"] == "Season 1"
    picture = urlsplit(metadata["images"][0]["url"])
    connection = http.client.HTTPConnection(picture.netloc, timeout=10)
    connection.request("GET", picture.path)
    answer = connection.getresponse()
    assert answer.getheader("Content-Type") == "image/jpeg"
    assert answer.read() == (library / "Season 1" / "Episode 1.jpg").read_bytes()
    # What is watched is noted for the file, by which the remote knows what it serves itself. It is asked for as a page
    # does: when the library has changed. More often than 50 times a second nobody is answered.
    season, looked = items()[0]["id"], None

    def is_marked():
        nonlocal looked
        revision = remote.states.get("library", {}).get("revision")
        if revision == looked:
            return False
        looked = revision
        return items(season)[0]["finished"]
    until(is_marked, "it is marked once it is over", 60)
