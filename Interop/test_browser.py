"""marquee receiver with a browser of its own, and what happens to senders when that browser dies."""

import contextlib
import http.server
import os
import signal
import threading
import time
import urllib.request
from pathlib import Path

import pytest

from castv2 import MEDIA, RECEIVER, Client
from conftest import lent, shared_receiver
from processes import RECEIVER_SAID_NO
from waiting import until


@pytest.fixture(scope="module")
def browser_receiver(marquee, user, tmp_path_factory):
    with shared_receiver(marquee, user, tmp_path_factory.mktemp("browser"), "browser") as receiver:
        yield receiver


@pytest.fixture
def receiver(browser_receiver):
    with lent(browser_receiver()) as receiver:
        yield receiver


@pytest.fixture
def sender(receiver):
    with Client(receiver.address) as client:
        yield client


def film(server, name="film.mp4"):
    return {"contentId": server.url(name), "contentType": "video/mp4", "streamType": "BUFFERED"}


def descendants(process):
    """(process id, name) of everything that `process` started, from /proc."""
    parents = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                stat = (entry / "stat").read_text()
            except OSError:
                continue
            name, rest = stat[stat.index("(") + 1:stat.rindex(")")], stat[stat.rindex(")") + 2:].split()
            parents[int(entry.name)] = (int(rest[1]), name)
    family, grown = {process}, True
    while grown:
        more = {pid for pid, (parent, _) in parents.items() if parent in family} - family
        family |= more
        grown = bool(more)
    return [(pid, parents[pid][1]) for pid in family - {process} if pid in parents]


def browsers(receiver):
    """The browser's processes, without the helper that is root's by design and builds the sandbox."""
    return [pid for pid, name in descendants(receiver.process.pid)
            if name.startswith("chrom") and name != "chrome-sandbox"]


def kill_browsers(receiver):
    for pid in browsers(receiver):
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def owner(pid):
    """The effective user of a process. The owner of its /proc folder is root's where it may not be traced."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line.split()[2] for line in lines if line.startswith("Uid:")))


def test_film_plays_in_the_receivers_own_browser(receiver, sender, server):
    app = sender.launch()
    assert sender.load(app, film(server))["type"] == "MEDIA_STATUS"
    sender.until_media(app, lambda s: s.get("playerState") == "PLAYING" and s["currentTime"] > 0.5, "it plays", 40)
    assert any(path == "/film.mp4" for _, path, _ in server.requests), "the browser fetched it"


def test_browser_has_no_debugging_port_and_ends_with_the_receiver(start_receiver, server):
    receiver = start_receiver(player="browser")
    sender = Client(receiver.address)
    app = sender.launch()
    sender.load(app, film(server))
    sender.until_media(app, lambda s: s.get("playerState") == "PLAYING", "it plays", 40)
    running = browsers(receiver)
    assert running
    commands = b" ".join(Path(f"/proc/{pid}/cmdline").read_bytes() for pid in running)
    assert b"--remote-debugging-port" not in commands
    assert b"--no-sandbox" not in commands
    if os.getuid() == 0:
        assert 0 not in {owner(pid) for pid in running}, "a browser started by root runs as somebody else"
    sender.close()
    assert receiver.stop() == 0
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in running), "no browser is left over")


def test_browser_that_crashes_is_back_and_senders_are_told(receiver, sender, server):
    app = sender.launch()
    sender.load(app, film(server))
    sender.until_media(app, lambda s: s.get("playerState") == "PLAYING", "it plays", 40)
    kill_browsers(receiver)
    killed = time.monotonic()

    def told():
        latest = sender.latest(MEDIA, "MEDIA_STATUS")
        entries = latest["status"] if latest else []
        return entries and entries[0].get("playerState") == "IDLE" and entries[0].get("idleReason") == "ERROR"
    until(told, "the sender hears that its media ended in error")
    until(lambda: browsers(receiver), "a browser is there again", timeout=2.5 - (time.monotonic() - killed))
    assert sender.load(app, film(server))["type"] == "MEDIA_STATUS"
    sender.until_media(app, lambda s: s.get("playerState") == "PLAYING", "it plays again", 40)


def test_browser_that_crashes_again_and_again_is_started_again(start_receiver, server):
    # One that has never shown its page is given up after five tries; this one has.
    receiver = start_receiver(player="browser")
    with Client(receiver.address) as sender:
        app = sender.launch()
        sender.load(app, film(server))
        sender.until_media(app, lambda s: s.get("playerState") == "PLAYING", "it plays", 40)
        for crash in range(1, 6):
            before = set(browsers(receiver))
            kill_browsers(receiver)
            until(lambda: set(browsers(receiver)) - before or not receiver.is_alive(),  # noqa: B023
                  f"another browser is there after crash {crash}", 25)
            assert receiver.is_alive(), receiver.log
        assert sender.request(RECEIVER, {"type": "GET_STATUS"}).kind == "RECEIVER_STATUS"


def test_url_that_the_receiver_cannot_fetch_is_exit_5(receiver, cli, server):
    result = cli("cast", server.url("missing.mp4"), "--to", receiver.target, "--detach", "--json")
    assert result.code == RECEIVER_SAID_NO, result
    assert "missing.mp4" in result.err


def test_a_file_is_cast_with_its_subtitles(receiver, cli, films, sender, tmp_path):
    subtitles = tmp_path / "film.srt"
    subtitles.write_bytes("1\n00:00:00,000 --> 00:00:25,000\nCafé à la crème\n".encode("windows-1252"))
    result = cli("cast", films / "film.mp4", "--to", receiver.target, "--subtitles", subtitles, "--detach", "--json")
    assert result.code == 0, result
    sender.connect()
    app = sender.launch()
    status = sender.until_media(app, lambda s: s.get("playerState") == "PLAYING", "it plays", 40)
    tracks = [track for track in status["media"]["tracks"] if track["type"] == "TEXT"]
    assert len(tracks) == 1 and tracks[0]["trackContentType"] == "text/vtt"
    with urllib.request.urlopen(tracks[0]["trackContentId"], timeout=10) as answer:
        assert answer.headers["Content-Type"].split(";")[0] == "text/vtt"
        assert answer.headers["Access-Control-Allow-Origin"]
        body = answer.read().decode("utf-8")
    assert body.startswith("WEBVTT") and "Café à la crème" in body
    assert cli("stop", "--to", receiver.target).code == 0


def test_media_behind_a_password_fails_although_nobody_types_one(receiver, sender):
    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(401)
            self.send_header("WWW-Authenticate", 'Basic realm="films"')
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_):
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
        app = sender.launch()
        # A question that waits for its answer would hold it up until the page gives up after half a minute.
        answer = sender.load(app, {"contentId": f"http://127.0.0.1:{server.server_port}/film.mp4",
                                   "contentType": "video/mp4", "streamType": "BUFFERED"})
        assert answer["type"] == "LOAD_FAILED", answer
        server.shutdown()
