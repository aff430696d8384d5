"""What `marquee cast URL` says of a server before the receiver runs into it: servers of others, as they are found."""

import http.server
import socket
import threading

import pytest

from processes import DONE, RECEIVER_SAID_NO, WRONG_USE
from test_cli import media, plays
from waiting import until

ORIGIN, HEADERS = "Access-Control-Allow-Origin", "Access-Control-Allow-Headers"


@pytest.fixture
def plain_server(films):
    """Python's own web server: no CORS, no ranges, OPTIONS refused."""

    class Handler(http.server.SimpleHTTPRequestHandler):
        def __init__(self, *arguments):
            super().__init__(*arguments, directory=str(films))

        def log_message(self, *_):
            pass

    class Server(http.server.ThreadingHTTPServer):
        daemon_threads = True

        def handle_error(self, *_):
            """Who asks for two bytes and is sent a film hangs up."""

    server = Server(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()
    thread.join()


def test_film_alone_needs_no_cors_and_nothing_is_said(cli, to, server):
    server.cors = False
    result = cli("cast", server.url("film.mp4"), *to, "--detach", "--json")
    assert result.code == DONE, result
    assert result.json["warnings"] == []
    assert [method for method, _, _ in server.requests].count("OPTIONS") == 0
    until(lambda: plays(cli, to), "it plays")


def test_with_subtitles_the_missing_headers_of_film_and_track_are_named(cli, to, server):
    server.cors = False
    result = cli("cast", server.url("film.mp4"), "--subtitles", server.url("captions.vtt"), *to, "--detach", "--json")
    assert result.code == DONE, result
    warnings = result.json["warnings"]
    for subject in ("the media", "track 1"):
        about = [warning for warning in warnings if subject in warning]
        assert len(about) == 2 and ORIGIN in about[0] and HEADERS in about[1], warnings
    assert len(warnings) == 4
    assert all(warning in result.err for warning in warnings), "a person reads them too"
    # It is loaded all the same: what plays is for the receiver to say.
    until(lambda: plays(cli, to), "it plays")
    [track] = media(cli, to)["tracks"]
    assert track["id"] == 1


def test_a_server_that_allows_it_is_not_complained_of(cli, to, server):
    result = cli("cast", server.url("film.mp4"), "--subtitles", server.url("captions.vtt"), *to, "--detach", "--json")
    assert result.code == DONE, result
    assert result.json["warnings"] == []


def test_a_server_without_ranges_is_named(cli, to, plain_server):
    result = cli("cast", plain_server + "/film.mp4", *to, "--detach", "--json")
    assert result.code == DONE, result
    [warning] = result.json["warnings"]
    assert "Range" in warning and "the media" in warning


def test_a_url_that_leads_nowhere_and_subtitles_of_the_wrong_type_are_named(cli, to, server, films):
    (films / "captions.srt").write_text("1\n00:00:00,000 --> 00:00:09,000\nM\n")
    result = cli("cast", server.url("film.mp4"), "--subtitles", server.url("captions.srt"), "--subtitles",
                 server.url("lost.vtt"), *to, "--detach", "--json")
    assert result.code == DONE, result
    first, second = result.json["warnings"]
    assert "track 1" in first and "text/plain" in first and "text/vtt" in first
    assert "track 2" in second and "404" in second


def test_in_a_queue_the_item_at_fault_is_named(cli, to, server, plain_server):
    result = cli("cast", server.url("film.mp4"), plain_server + "/second.mp4", *to, "--detach", "--json")
    assert result.code == DONE, result
    [warning] = result.json["warnings"]
    assert warning.startswith('"second.mp4": ') and "Range" in warning


def test_in_the_foreground_it_is_a_line_before_the_load(start_lines, to, plain_server):
    lines = start_lines("cast", plain_server + "/film.mp4", *to, "--json")
    assert "Range" in lines.event("warning")["message"]
    lines.event("loading")
    lines.event("started")


def test_a_server_that_says_nothing_holds_the_cast_up_for_seconds_only(cli, to):
    with socket.create_server(("127.0.0.1", 0)) as silent:
        result = cli("cast", f"http://127.0.0.1:{silent.getsockname()[1]}/film.mp4", *to, "--detach", "--json",
                     timeout=40)
    assert result.code in (DONE, RECEIVER_SAID_NO), result
    assert "No answer" in result.err


def test_subtitles_are_files_of_a_file_and_urls_of_a_url(cli, to, server, films):
    for film, subtitles in ((server.url("film.mp4"), films / "captions.vtt"),
                            (films / "film.mp4", server.url("captions.vtt"))):
        result = cli("cast", film, "--subtitles", subtitles, *to)
        assert result.code == WRONG_USE and "--subtitles" in result.err, result
