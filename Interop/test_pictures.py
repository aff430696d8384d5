"""Pictures and films of one picture on a screen that Chromium draws: each kind is seen, queues of them go on."""

import http.server
import io
import socket
import threading
import time
import urllib.request

import pytest
from PIL import Image

import media as films_of
from castv2 import MEDIA, RECEIVER, Client
from fakedevice import FakeDevice, playing
from pictures import (COLOURS, encode, halves, make_film_of_one_picture, make_picture, turned_heic, turned_jpeg,
                      turned_tiff)
from pixels import near
from processes import DONE, LOST, RECEIVER_SAID_NO, WRONG_USE, run
from screens import look
from waiting import until

LEFT, RIGHT = (210, 40, 40), (40, 60, 210)


@pytest.fixture
def shows(screen):
    """Waits until the screen has these colours at places from 0 to 1 of its width and height."""
    _, page = screen

    def wait(*wanted, what="the picture", timeout=30):
        last = {}

        def fits():
            shot = look(page)
            last["seen"] = [shot.getpixel((int(x * 1279), int(y * 719))) for x, y, _ in wanted]
            return all(near(pixel, colour, 24) for pixel, (_, _, colour) in zip(last["seen"], wanted))
        until(fits, lambda: f"{what}: {last['seen']} is not {wanted}", timeout=timeout)
    return wait


def middle(colour):
    return 0.5, 0.5, colour


def target(screen):
    return "--to", screen[0].target


def content_type(lines):
    """What the device was told that it is given."""
    return lines.event("started")["status"]["media"]["contentType"]


@pytest.mark.parametrize("kind", sorted(COLOURS))
def test_a_picture_of_each_kind_is_shown(screen, shows, start_lines, tmp_path, kind):
    path = make_picture(tmp_path, kind)
    lines = start_lines("cast", path, *target(screen), "--json")
    started = content_type(lines)
    shown = {"bmp": "image/bmp", "gif": "image/gif", "png": "image/png", "jpg": "image/jpeg", "webp": "image/webp",
             "avif": "image/avif"}.get(kind, "image/jpeg")
    assert started == shown
    shows(middle(COLOURS[kind]), what=kind)
    lines.stop()


@pytest.mark.parametrize("kind", ["jpg", "tiff", "heic", "telephone"])
def test_a_picture_that_lies_on_its_side_is_shown_upright(screen, shows, start_lines, tmp_path, kind):
    path = tmp_path / f"side.{'heic' if kind == 'telephone' else kind}"
    if kind == "tiff":
        halves(path, LEFT, RIGHT, "-pix_fmt", "rgb24", "-compression_algo", "raw")
        turned_tiff(path, 6)
    else:
        jpeg = tmp_path / "side.jpg"
        halves(jpeg, LEFT, RIGHT, "-q:v", "2")
        turned_jpeg(jpeg, 6)
        if kind != "jpg":
            encode(jpeg, path)
        if kind == "telephone":
            # Both say so, and it is to be turned once.
            turned_heic(path, 3)
    lines = start_lines("cast", path, *target(screen), "--json")
    lines.event("started")
    # Turned to the right, what was left is on top.
    shows((0.5, 0.25, LEFT), (0.5, 0.75, RIGHT), what=f"{kind}, upright")
    lines.stop()


def test_a_picture_with_a_hundred_megapixels_is_made_smaller(screen, shows, start_lines, tmp_path):
    path = make_picture(tmp_path, "jpg", size="12000x9000", name="large")
    lines = start_lines("cast", path, *target(screen), "--json")
    lines.event("started")
    shows(middle(COLOURS["jpg"]), what="the large picture", timeout=60)
    page = screen[1]
    assert page.evaluate("document.querySelector('#stage img').naturalHeight") == 1080
    lines.stop()


def test_a_heic_file_that_is_damaged_is_said_to_be(cli, to, tmp_path):
    path = make_picture(tmp_path, "heic")
    path.write_bytes(path.read_bytes()[:60])
    result = cli("cast", path, *to)
    assert result.code == WRONG_USE and "damaged" in result.err, result


def test_a_film_of_one_picture_ends_and_the_next_item_plays(screen, shows, cli, start_lines, tmp_path, films):
    short = tmp_path / "short.mp4"
    make_film_of_one_picture(short, (90, 200, 200))
    alone = cli("cast", short, *target(screen), timeout=60)
    assert alone.code == DONE, alone
    lines = start_lines("cast", short, make_picture(tmp_path, "png"), *target(screen), "--json")
    shows(middle(COLOURS["png"]), what="the item behind it")
    lines.stop()


def test_pictures_go_on_by_themselves_and_the_cast_ends_after_the_last(screen, shows, start_lines, tmp_path):
    kinds = ["png", "bmp", "heic"]
    lines = start_lines("cast", *[make_picture(tmp_path, kind) for kind in kinds], *target(screen), "--json",
                        "--slide", "3s")
    seen = []
    for kind in kinds:
        shows(middle(COLOURS[kind]), what=kind)
        seen.append(time.monotonic())
    # How long one stays is told with a clock that stands still elsewhere; here: not at once, and not for ever.
    assert all(1.5 < after - before < 8 for before, after in zip(seen, seen[1:])), seen
    lines.event("finished")
    assert lines.process.wait(20) == DONE


def test_a_device_that_does_not_go_on_by_itself_is_sent_on(tmp_path, marquee, stranger):
    """As real devices may be: nothing in an item says how long a picture stays."""
    def load(request):
        return [{"type": "MEDIA_STATUS", "status": [status(request["items"], 0)]}]

    def status(items, current):
        listed = [{"itemId": index + 1, "media": item["media"]} for index, item in enumerate(items)]
        return playing(items[current]["media"], currentItemId=current + 1, items=listed)

    state = {"fetched": []}

    def queue_load(request):
        state["items"] = request["items"]
        for item in request["items"]:
            with urllib.request.urlopen(item["media"]["contentId"], timeout=60) as answer:
                state["fetched"].append((answer.headers["Content-Type"], answer.read()))
        return load(request)

    def update(request):
        return [{"type": "MEDIA_STATUS", "status": [status(state["items"], request["currentItemId"] - 1)]}]

    faults = {"QUEUE_LOAD": queue_load, "QUEUE_UPDATE": update}
    with FakeDevice(tmp_path, apps=("CC1AD845",), namespaces=(MEDIA,), faults=faults) as device:
        assert run(marquee, stranger, "pin", device.target).code == DONE
        pictures = [make_picture(tmp_path, kind) for kind in ("png", "avif")]
        result = run(marquee, stranger, "cast", *pictures, "--to", device.target, "--slide", "1s", timeout=60)
        assert result.code == DONE, result
        [load_request] = device.asked("QUEUE_LOAD")
        assert [item["media"]["contentType"] for item in load_request["items"]] == ["image/png", "image/jpeg"]
        assert all("playbackDuration" not in item for item in load_request["items"])
        assert [each["currentItemId"] for each in device.asked("QUEUE_UPDATE")] == [2]
        assert device.asked("STOP"), "the last picture does not stay on the screen"
        # What browsers show and Google's list does not name is converted for it.
        assert [kind for kind, _ in state["fetched"]] == ["image/png", "image/jpeg"]
        picture = Image.open(io.BytesIO(state["fetched"][1][1])).convert("RGB")
        assert picture.size == (640, 480) and near(picture.getpixel((320, 240)), COLOURS["avif"], 24)


OVER = {"mediaSessionId": 7, "playerState": "IDLE", "idleReason": "FINISHED", "currentTime": 0, "playbackRate": 1,
        "supportedMediaCommands": 15, "volume": {"level": 1, "muted": False}}


@pytest.mark.parametrize("answers", [
    pytest.param([{"type": "MEDIA_STATUS", "requestId": 0, "status": [OVER]}], id="instead of the answer"),
    pytest.param([{"type": "MEDIA_STATUS", "requestId": 0, "status": [OVER]},
                  {"type": "MEDIA_STATUS", "status": [OVER]}], id="before the answer"),
    pytest.param([{"type": "MEDIA_STATUS", "status": [OVER]}], id="as the answer"),
    pytest.param([{"type": "MEDIA_STATUS", "requestId": 0, "status": [OVER]}, {"type": "LOAD_CANCELLED"}],
                 id="before a word of cancelling"),
    pytest.param([{"type": "LOAD_CANCELLED"}, {"type": "MEDIA_STATUS", "requestId": 0, "status": [OVER]}],
                 id="behind a word of cancelling"),
])
def test_an_end_that_comes_early_is_the_end(tmp_path, marquee, stranger, server, answers):
    with FakeDevice(tmp_path, apps=("CC1AD845",), namespaces=(MEDIA,), faults={"LOAD": answers}) as device:
        assert run(marquee, stranger, "pin", device.target).code == DONE
        result = run(marquee, stranger, "cast", server.url("film.mp4"), "--to", device.target, timeout=30)
    assert result.code == DONE, result


def test_a_load_that_is_cancelled_with_nothing_of_ours_left_is_lost(tmp_path, marquee, stranger, server):
    faults = {"LOAD": [{"type": "LOAD_CANCELLED"}]}
    with FakeDevice(tmp_path, apps=("CC1AD845",), namespaces=(MEDIA,), faults=faults) as device:
        assert run(marquee, stranger, "pin", device.target).code == DONE
        result = run(marquee, stranger, "cast", server.url("film.mp4"), "--to", device.target, timeout=30)
    assert result.code == LOST and "cancelled" in result.err, result


def test_slide_is_for_pictures(cli, to, films):
    result = cli("cast", films / "film.mp4", *to, "--slide", "8s")
    assert result.code == WRONG_USE and "--slide is for pictures" in result.err, result
    assert cli("cast", films / "film.mp4", *to, "--slide", "soon").code != DONE


class Station:
    """A SHOUTcast server: it answers as one, and sends sound for ever."""

    def __init__(self, sound):
        self._sound = sound
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}/"
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self):
        while True:
            try:
                connection, _ = self._listener.accept()
            except OSError:
                return
            threading.Thread(target=self._answer, args=(connection,), daemon=True).start()

    def _answer(self, connection):
        try:
            connection.recv(65536)
            connection.sendall(b"ICY 200 OK\r\nicy-name:A station\r\ncontent-type:audio/mpeg\r\n\r\n")
            while True:
                connection.sendall(self._sound)
                time.sleep(0.2)
        except OSError:
            connection.close()

    def close(self):
        self._listener.close()


def test_a_station_whose_answer_begins_with_icy_gets_no_alarm(start_lines, to, tmp_path):
    sound = tmp_path / "sound.mp3"
    films_of.ffmpeg("-f", "lavfi", "-i", "sine=frequency=440:duration=2", sound)
    station = Station(sound.read_bytes())
    lines = start_lines("cast", station.url, *to, "--json")
    told = lines.next(lambda event: event["event"] in ("warning", "started"), "it has started, or a warning")
    assert told["event"] == "started" and told["status"]["media"]["contentType"] == "audio/mpeg", told
    lines.stop()
    station.close()


@pytest.fixture
def strange_server(films, tmp_path):
    """Serves an HLS playlist at an address without an ending, and refuses others."""
    films_of.ffmpeg(*films_of.PATTERN, "-t", "6", *films_of.H264, "-f", "hls", "-hls_time", "1", "-hls_playlist_type",
                    "vod", tmp_path / "vod.m3u8")

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            name = self.path.split("?")[0].strip("/")
            if name.isdigit():
                self.send_response(int(name))
                self.end_headers()
                return
            if name == "moved":
                self.send_response(302)
                self.send_header("Location", "/vod.m3u8")
                self.end_headers()
                return
            types = {"live": "application/vnd.apple.mpegurl", "mute": "application/octet-stream", "text": "text/plain",
                     "bare": None, "vod.m3u8": "application/octet-stream"}
            path = tmp_path / ("vod.m3u8" if name in types else name)
            type = types.get(name, "video/mp2t")
            self.send_response(200)
            if type:
                self.send_header("Content-Type", type)
            self.send_header("Access-Control-Allow-Origin", "*")
            self.end_headers()
            self.wfile.write(path.read_bytes())

        def do_OPTIONS(self):
            self.send_response(204)
            self.send_header("Access-Control-Allow-Origin", "*")
            self.send_header("Access-Control-Allow-Headers", "*")
            self.end_headers()

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def test_hls_at_an_address_without_an_ending_plays(screen, start_lines, strange_server):
    receiver, page = screen
    lines = start_lines("cast", strange_server + "/live", *target(screen), "--json")
    assert content_type(lines) == "application/vnd.apple.mpegurl"
    until(lambda: page.evaluate("document.querySelector('#stage video')?.currentTime > 0.5"), "it plays", timeout=30)
    lines.stop()


@pytest.mark.parametrize("name", ["mute", "text", "bare", "moved"])
def test_hls_of_which_no_type_tells_is_known_by_how_it_begins(start_lines, to, strange_server, name):
    lines = start_lines("cast", f"{strange_server}/{name}", *to, "--json")
    assert content_type(lines) == "application/vnd.apple.mpegurl"
    lines.stop()


def test_who_names_the_type_has_the_last_word(screen, start_lines, strange_server):
    receiver, page = screen
    lines = start_lines("cast", strange_server + "/mute", *target(screen), "--json", "--type", "application/x-mpegURL")
    assert content_type(lines) == "application/x-mpegURL"
    until(lambda: page.evaluate("document.querySelector('#stage video')?.currentTime > 0.5"), "it plays", timeout=30)
    lines.stop()


def test_a_type_is_one_of_media_and_of_a_url(cli, to, films):
    assert "not a type that receivers play" in cli("cast", "http://127.0.0.1:9/a", *to, "--type", "text/html").err
    result = cli("cast", films / "film.mp4", *to, "--type", "video/mp4")
    assert result.code == WRONG_USE and "--type is for URLs" in result.err, result


@pytest.mark.parametrize(("status", "words"), [(401, "password"), (404, "nothing at this"), (407, "proxy"),
                                               (410, "no more"), (451, "legal")])
def test_a_server_that_refuses_the_media_ends_the_cast_at_once(cli, receiver, to, strange_server, status, words):
    result = cli("cast", f"{strange_server}/{status}", *to, timeout=15)
    assert result.code == RECEIVER_SAID_NO and words in result.err and str(status) in result.err, result
    with Client(receiver.address) as client:
        client.connect()
        assert not client.request(RECEIVER, {"type": "GET_STATUS"}).payload["status"].get(
            "applications"), "what was launched for it is closed"


def test_of_several_items_the_refused_ones_are_left_out(cli, start_lines, to, strange_server):
    lines = start_lines("cast", f"{strange_server}/404", f"{strange_server}/live", f"{strange_server}/451", *to, "--json")
    for status in (404, 451):
        message = lines.event("warning")["message"]
        assert "Left out" in message and str(status) in message, message
    started = lines.event("started")
    assert started["title"] == "live", started
    lines.stop()
    result = cli("cast", f"{strange_server}/404", f"{strange_server}/410", *to)
    assert result.code == RECEIVER_SAID_NO and "404" in result.err and "410" in result.err, result
