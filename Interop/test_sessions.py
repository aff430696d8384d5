"""Sessions that outlive what happens to them: senders and receivers that are killed, wires that are cut, playing that
moves to another device. All of it between real processes."""

import os
import signal
import socket
import time
import urllib.request

import pytest

from castv2 import MEDIA, RECEIVER, Client
from conftest import lent, shared_receiver
from processes import DONE, LOST, RECEIVER_SAID_NO, WRONG_USE, Receiver
from proxy import Wire
from waiting import until


@pytest.fixture(scope="module")
def other_receiver(marquee, user, tmp_path_factory):
    with shared_receiver(marquee, user, tmp_path_factory.mktemp("other")) as receiver:
        yield receiver


@pytest.fixture
def other(other_receiver):
    with lent(other_receiver()) as receiver:
        yield receiver


def seen(receiver):
    """What the receiver itself says: its application session, and what that plays."""
    with Client(receiver.address, "sender-eye") as client:
        client.connect()
        status = client.request(RECEIVER, {"type": "GET_STATUS"}).payload["status"]
        if not status.get("applications"):
            return {}
        app = status["applications"][0]
        client.connect(app["transportId"])
        media = client.media_status(app)
        items = []
        if media:
            items = client.request(MEDIA, {"type": "QUEUE_GET_ITEM_IDS", "mediaSessionId": media["mediaSessionId"]},
                                   app["transportId"]).payload.get("itemIds") or []
    content = media.get("media") or {}
    state = (media.get("extendedStatus") or media).get("playerState")
    return {"session": app["sessionId"], "media": media.get("mediaSessionId"), "state": state,
            "url": content.get("contentUrl") or content.get("contentId"), "position": media.get("currentTime"),
            "tracks": media.get("activeTrackIds") or [], "queue": items}


def same(sight):
    """What must not change when a sender dies and another takes its place."""
    return {name: sight[name] for name in ("session", "media", "state", "url", "tracks", "queue")}


def is_served(url):
    try:
        with urllib.request.urlopen(url, timeout=5) as answer:
            return answer.status == 200 and bool(answer.read(1))
    except OSError:
        return False


def is_state(state):
    """Whether an event of a cast tells that what plays is in this state."""
    return lambda event: ((event.get("status") or {}).get("media") or {}).get("state") == state


def tells(text):
    return lambda event: text in (event.get("message") or "")


def kill(command):
    command.process.send_signal(signal.SIGKILL)
    command.process.wait(10)


@pytest.mark.parametrize("how", ["playing", "paused", "with a queue"])
def test_sender_that_is_killed_loses_nothing(cli, to, receiver, start_lines, films, how):
    queue = [films / "second.mp4"] if how == "with a queue" else []
    cast = start_lines("cast", films / "film.mp4", *queue, *to, "--start", "3", "--json")
    cast.event("started")
    if how == "paused":
        assert cli("pause", *to).code == DONE
    wanted = "PAUSED" if how == "paused" else "PLAYING"
    before = until(lambda: (now := seen(receiver))["state"] == wanted and now, wanted)
    assert is_served(before["url"])
    assert len(before["queue"]) == 1 + len(queue)
    kill(cast)

    assert not is_served(before["url"])
    left = cli("status", *to, "--json").json["media"]
    assert (left["title"], left["state"]) == ("film", "paused" if how == "paused" else "playing")
    assert left["position"] >= before["position"] >= 3
    assert same(seen(receiver)) == same(before)

    resumed = start_lines("resume", *to, "--json")
    resumed.event("started")
    assert is_served(before["url"]), "at the same port and path"
    after = seen(receiver)
    assert same(after) == same(before)
    assert after["position"] >= left["position"]
    assert cli("play", *to).code == DONE
    resumed.next(is_state("playing"), "it hears")
    if queue:
        assert cli("next", *to).code == DONE
        second = until(lambda: (now := seen(receiver))["url"] != before["url"] and now, "the second plays")
        assert is_served(second["url"]), "all of the queue is served again"
    assert cli("stop", *to).code == DONE
    assert resumed.process.wait(15) == DONE, resumed.log
    assert cli("resume", *to).code == WRONG_USE, "what has ended in order is not resumed"


def test_sender_that_is_killed_while_it_connects_leaves_nothing(cli, films, start_lines):
    with socket.create_server(("127.0.0.1", 0)) as listener:
        target = f"127.0.0.1:{listener.getsockname()[1]}"
        cast = start_lines("cast", films / "film.mp4", "--to", target, "--json")
        connection, _ = listener.accept()
        with connection:
            assert connection.recv(1), "it says hello and waits"
            kill(cast)
    nothing = cli("resume", "--to", target)
    assert nothing.code == WRONG_USE and "no cast was left behind" in nothing.err, nothing


def test_sender_that_is_killed_when_it_has_just_connected_is_in_nobodys_way(cli, films, start_lines, receiver, to):
    cast = start_lines("cast", films / "film.mp4", *to, "--json")
    receiver.event("senderConnected")
    kill(cast)
    assert cli("status", *to).code == DONE
    assert cli("resume", *to, "--detach").code in (DONE, WRONG_USE, RECEIVER_SAID_NO)
    assert cli("cast", films / "film.mp4", *to, "--detach").code == DONE
    until(lambda: seen(receiver).get("state") == "PLAYING", "the next cast plays")
    assert cli("stop", *to).code == DONE


def hold(server, films, state):
    """Has the film's server send too little of it: nothing, so that it is loaded and loaded, or what runs out soon."""
    server.hold("film.mp4", 0 if state == "LOADING" else (films / "film.mp4").stat().st_size // 6)


def arrives(receiver, state):
    """Waits until what plays is in this state, after it has begun; what it plays then.

    A browser runs out of film for a moment too, while more is on its way: it has to stay where it is for a second.
    """
    begun, stays = (0.3, 1) if state == "BUFFERING" else (0, 0)
    place, since = None, None

    def sight():
        nonlocal place, since
        now = seen(receiver)
        if now.get("state") != state or (now["position"] or 0) < begun:
            since = None
            return None
        if since is None or now["position"] != place:
            place, since = now["position"], time.monotonic()
        return now if time.monotonic() - since >= stays else None
    return until(sight, state)


@pytest.mark.parametrize("state", ["LOADING", "BUFFERING"])
def test_sender_that_is_killed_while_the_film_is_waited_for_loses_nothing(
        cli, screen, server, films, start_lines, state):
    receiver, _ = screen
    to = ("--to", receiver.target)
    hold(server, films, state)
    cast = start_lines("cast", server.url("film.mp4"), *to, "--json")
    before = arrives(receiver, state)
    kill(cast)
    assert same(seen(receiver)) == same(before)
    server.release("film.mp4")
    after = until(lambda: (now := seen(receiver))["state"] == "PLAYING" and now, "it plays")
    assert same(after) == same(before) | {"state": "PLAYING"}

    resumed = start_lines("resume", *to, "--json")
    resumed.event("started")
    assert same(seen(receiver)) == same(after)
    assert cli("stop", *to).code == DONE
    assert resumed.process.wait(15) == DONE, resumed.log


@pytest.mark.parametrize("state", ["LOADING", "PLAYING", "PAUSED", "BUFFERING"])
def test_receiver_that_is_killed_is_given_up_after_the_patience(
        cli, films, server, start_receiver, start_lines, chromium, state):
    """Whatever it was doing; one that only keeps time neither loads nor buffers."""
    is_shown = state in ("LOADING", "BUFFERING")
    receiver = start_receiver(player="page" if is_shown else "clock")
    to = ("--to", receiver.target)
    page = chromium.new_page() if is_shown else None
    if page:
        page.goto(receiver.event("page")["url"], wait_until="domcontentloaded")
        hold(server, films, state)
    film = server.url("film.mp4") if is_shown else films / "film.mp4"
    cast = start_lines("cast", film, *to, "--patience", "1", "--json")
    if state == "PAUSED":
        cast.event("started")
        assert cli("pause", *to).code == DONE
    arrives(receiver, state)
    receiver.kill()
    cast.next(tells("trying to get it back"), "it notices")
    cast.event("lost")
    error = cast.next(lambda event: "error" in event, "the reason")
    assert "could not be reached again within 1 s" in error["error"] and error["code"] == LOST, error
    assert cast.process.wait(10) == LOST, cast.log
    if page:
        page.close()


def test_receiver_that_is_restarted_has_forgotten_the_film_and_the_cast_says_so(
        cli, films, marquee, user, tmp_path, start_lines):
    state = tmp_path / "state"
    receiver = Receiver(marquee, user, state, "Restarted")
    again = None
    try:
        cast = start_lines("cast", films / "film.mp4", "--to", receiver.target, "--patience", "60", "--json")
        cast.event("started")
        receiver.kill()
        assert "trying to get it back" in cast.event("warning")["message"]
        again = Receiver(marquee, user, state, "Restarted", port=receiver.address[1])
        assert (again.id, again.target) == (receiver.id, receiver.target)
        error = cast.next(lambda event: "error" in event, "the reason")
        assert "does not run on the device any more" in error["error"] and error["code"] == LOST, error
        assert cast.process.wait(10) == LOST, cast.log
        assert cli("resume", "--to", receiver.target).code == WRONG_USE, "it is not kept for later"
    finally:
        receiver.kill()
        if again:
            assert again.stop() == DONE


def test_wire_that_is_cut_for_a_while_is_survived(cli, films, receiver, to, start_lines):
    wire = Wire(receiver.address)
    try:
        cast = start_lines("cast", films / "film.mp4", "--to", wire.address, "--json")
        cast.event("started")
        before = until(lambda: (now := seen(receiver))["state"] == "PLAYING" and now, "it plays")
        wire.cut()
        assert "trying to get it back" in cast.event("warning")["message"]
        # What others do meanwhile is known once it is back.
        assert cli("pause", *to).code == DONE
        assert cli("volume", "40", *to).code == DONE
        wire.mend()
        cast.next(tells("is back"), "it is back")
        fresh = cast.next(lambda event: event.get("event") == "status", "how things are")["status"]
        assert fresh["media"]["state"] == "paused" and fresh["volume"]["level"] == pytest.approx(0.4), fresh
        assert same(seen(receiver)) == same(before) | {"state": "PAUSED"}
        assert is_served(before["url"])
        assert cli("play", *to).code == DONE
        cast.next(is_state("playing"), "it hears")
        assert wire.connections == 2
        assert cast.stop(signal.SIGINT) == 130
    finally:
        wire.cut()
    until(lambda: not seen(receiver), "the film is stopped with it")


@pytest.mark.parametrize("lost", ["the load", "its answer"])
def test_load_that_a_cut_wire_leaves_in_doubt_is_settled_when_it_is_back(films, server, receiver, start_lines, lost):
    """The device may have taken it although nobody heard so: it is not disturbed by a second one then."""
    wire = Wire(receiver.address)
    try:
        server.gate.clear()
        cast = start_lines("cast", server.url("film.mp4"), "--to", wire.address, "--json")
        until(lambda: server.requests, "connected, it looks at the film before it loads it")
        wire.swallow("up" if lost == "the load" else "down")
        server.gate.set()
        if lost == "the load":
            # More than two signs of life take.
            until(lambda: wire.swallowed > 300, "the load is on its way")
            before = seen(receiver)
            assert before["media"] is None
        else:
            before = until(lambda: (now := seen(receiver)).get("state") == "PLAYING" and now, "it plays")
        wire.cut()
        cast.next(tells("trying to get it back"), "it notices")
        wire.mend()
        cast.event("started")
        after = until(lambda: (now := seen(receiver)).get("state") == "PLAYING" and now, "it plays")
        assert after["session"] == before["session"]
        if lost == "its answer":
            assert same(after) == same(before) and after["position"] >= before["position"]
        assert cast.stop(signal.SIGINT) == 130
    finally:
        server.gate.set()
        wire.cut()
    until(lambda: not seen(receiver), "the film is stopped with it")


def test_playing_that_somebody_moves_is_followed_by_the_cast_that_serves_it(
        cli, tmp_path, films, receiver, other, to, start_lines, server):
    """Media, place, tracks and queue go along; the film is served on, and the cast reports from there."""
    for name in ("film.mp4", "second.mp4"):
        (tmp_path / name).symlink_to(films / name)
    (tmp_path / "film.en.srt").write_text("1\n00:00:00,000 --> 00:00:20,000\nHello\n")
    there = ("--to", other.target)
    # Something played here before, so that the two devices number their media sessions differently.
    assert cli("cast", server.url("second.mp4"), *to, "--detach").code == DONE

    cast = start_lines("cast", tmp_path / "film.mp4", tmp_path / "second.mp4", *to, "--start", "8", "--json")
    cast.event("started")
    assert cli("tracks", "on", "en", *to).code == DONE
    before = until(lambda: (now := seen(receiver))["state"] == "PLAYING" and now, "it plays")
    assert before["tracks"] and len(before["queue"]) == 2
    result = cli("transfer", "--from", receiver.target, *there, "--json")
    assert result.code == DONE, result
    after = until(lambda: (now := seen(other)).get("state") == "PLAYING" and now, "it plays there")
    assert after["position"] >= before["position"] >= 8
    assert (after["url"], after["tracks"]) == (before["url"], before["tracks"])
    assert len(after["queue"]) == 2
    until(lambda: not seen(receiver), "and here no more")

    assert after["media"] != before["media"], "it is another media session"
    moved = cast.event("started", timeout=8)
    assert moved["status"]["device"]["address"] == other.target, moved
    assert is_served(after["url"])
    assert cli("pause", *there).code == DONE
    cast.next(is_state("paused"), "it hears")
    # It is the other device's now for whoever comes later, too.
    kill(cast)
    resumed = start_lines("resume", *there, "--json")
    resumed.event("started")
    assert is_served(after["url"])
    assert cli("stop", *there).code == DONE
    assert resumed.process.wait(15) == DONE, resumed.log


def test_detached_cast_is_controlled_and_resumed_by_later_processes(cli, to, receiver, films):
    started = cli("cast", films / "film.mp4", *to, "--detach", "--json")
    assert started.code == DONE, started
    assert cli("seek", "12", *to).code == DONE
    assert cli("pause", *to).code == DONE
    before = until(lambda: (now := seen(receiver))["state"] == "PAUSED" and now, "it is paused")
    assert before["position"] >= 12 and is_served(before["url"])
    os.kill(started.json["pid"], signal.SIGKILL)
    until(lambda: not is_served(before["url"]), "its process is gone")
    assert same(seen(receiver)) == same(before)

    resumed = cli("resume", *to, "--detach", "--json")
    assert resumed.code == DONE and resumed.json["pid"] != started.json["pid"], resumed
    assert is_served(before["url"])
    assert same(seen(receiver)) == same(before)
    assert cli("play", *to).code == DONE
    until(lambda: seen(receiver)["state"] == "PLAYING", "it plays on")
    assert cli("stop", *to).code == DONE
    until(lambda: not is_served(before["url"]), "the serving process ends with the film")
