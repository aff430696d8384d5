"""PyChromecast, the sender library that most home automation uses, drives marquee receiver."""

import queue
import select
import ssl
import threading
from uuid import UUID

import pychromecast
import pytest

from castv2 import Client
from waiting import until


@pytest.fixture(autouse=True)
def one_thread_at_a_time_in_tls(monkeypatch):
    """PyChromecast reads on one thread and writes on others, which Python's TLS sockets only bear from 3.13 on."""
    lock, read, write = threading.RLock(), ssl.SSLSocket.recv, ssl.SSLSocket.send

    def recv(self, size=1024, flags=0):
        while True:
            with lock:
                timeout = self.gettimeout()
                self.setblocking(False)
                try:
                    return read(self, size, flags)
                except ssl.SSLWantReadError:
                    pass
                finally:
                    self.settimeout(timeout)
            if not select.select([self], [], [], timeout)[0]:
                raise TimeoutError("nothing came in time")

    def send(self, data, flags=0):
        with lock:
            return write(self, data, flags)

    monkeypatch.setattr(ssl.SSLSocket, "recv", recv)
    monkeypatch.setattr(ssl.SSLSocket, "send", send)


@pytest.fixture
def connect(receiver):
    """Connects PyChromecast by address, as one sender more for each call."""
    casts = []

    def connect():
        cast = pychromecast.get_chromecast_from_host(
            (*receiver.address, UUID(receiver.id), "Marquee", receiver.name), tries=1, timeout=10)
        casts.append(cast)
        cast.wait(timeout=15)
        assert cast.status is not None, "no receiver status came"
        return cast

    yield connect
    for cast in casts:
        cast.disconnect(timeout=10)


@pytest.fixture
def playing(connect, server):
    """A sender whose film plays on the receiver, with one subtitle track that is not active yet."""
    cast = connect()
    load(cast, server)
    return cast


def load(cast, server, name="film.mp4"):
    cast.media_controller.play_media(
        server.url(name), "video/mp4", title="A film", stream_type="BUFFERED", media_info={"duration": 30.0},
        subtitles=server.url("captions.vtt"), subtitles_lang="en", subtitle_id=1)
    until(lambda: cast.media_controller.status.player_state == "PLAYING", "the film plays")


def test_is_discovered_and_connected_to(receiver, loopback_zeroconf):
    casts, browser = pychromecast.get_listed_chromecasts(
        friendly_names=[receiver.name], zeroconf_instance=loopback_zeroconf, discovery_timeout=15)
    try:
        assert [cast.name for cast in casts] == [receiver.name]
        cast = casts[0]
        assert cast.uuid == UUID(receiver.id)
        assert (cast.cast_info.host, cast.cast_info.port) == receiver.address
        cast.wait(timeout=15)
        assert (cast.status.volume_level, cast.status.volume_muted) == (1.0, False), "as the receiver begins"
        cast.disconnect(timeout=10)
    finally:
        browser.stop_discovery()


def test_film_loads_plays_pauses_and_seeks(playing):
    control = playing.media_controller
    assert playing.app_id == "CC1AD845"
    assert control.status.title == "A film"
    assert control.status.duration == pytest.approx(30.0, abs=0.5)
    assert control.status.supports_pause and control.status.supports_seek

    control.pause()
    until(lambda: control.status.player_state == "PAUSED", "paused")
    paused_at = control.status.current_time
    control.update_status()
    until(lambda: control.status.current_time == pytest.approx(paused_at, abs=0.2), "a paused film stays where it is")

    control.seek(12)
    until(lambda: control.status.adjusted_current_time == pytest.approx(12, abs=2), "it jumped to 12 s")
    control.play()
    until(lambda: control.status.player_state == "PLAYING", "it plays on")
    until(lambda: control.status.adjusted_current_time > 12.2, "time goes on")


def test_subtitles_are_switched_on_and_off(playing):
    control = playing.media_controller
    assert [track["trackId"] for track in control.status.subtitle_tracks] == [1]
    control.enable_subtitle(1)
    until(lambda: list(control.status.current_subtitle_tracks) == [1], "track 1 is active")
    control.disable_subtitle()
    until(lambda: list(control.status.current_subtitle_tracks) == [], "no track is active")


def test_volume_and_mute(connect):
    cast = connect()
    cast.set_volume(0.35)
    until(lambda: cast.status.volume_level == pytest.approx(0.35, abs=0.01), "volume 0.35")
    cast.set_volume_muted(True)
    until(lambda: cast.status.volume_muted is True, "muted")
    cast.set_volume_muted(False)
    until(lambda: cast.status.volume_muted is False, "not muted")
    assert cast.status.volume_level == pytest.approx(0.35, abs=0.01), "muting leaves the level"


def test_queue_takes_an_item_and_jumps_both_ways(playing, receiver, server):
    control = playing.media_controller
    control.play_media(server.url("second.mp4"), "video/mp4", title="The second", stream_type="BUFFERED", enqueue=True)
    with Client(receiver.address, "sender-reader") as reader:
        reader.until_media(reader.launch(), lambda status: len(status["items"]) == 2, "two items in the queue")
    assert control.status.content_id == server.url("film.mp4"), "an item in the queue leaves what plays alone"

    control.queue_next()
    until(lambda: control.status.content_id == server.url("second.mp4"), "the second plays")
    until(lambda: control.status.player_state == "PLAYING", "the second plays")
    control.queue_prev()
    until(lambda: control.status.content_id == server.url("film.mp4"), "the first again")


def ask(control, kind, **members):
    """Sends a request that PyChromecast has no method for as it sends its own, and returns what answers it."""
    answers = queue.Queue()
    control.send_message({"type": kind, "mediaSessionId": control.status.media_session_id} | members,
                         inc_session_id=True, callback_function=lambda _, answer: answers.put(answer))
    return answers.get(timeout=15)


def ids_of(control):
    return ask(control, "QUEUE_GET_ITEM_IDS")["itemIds"]


def test_queue_is_inserted_into_updated_reordered_jumped_in_and_removed_from(playing, server):
    control = playing.media_controller

    def plays(title, at=0):
        until(lambda: control.status.title == title and control.status.player_state == "PLAYING", title)
        until(lambda: control.status.adjusted_current_time >= at, f"{title} at {at} s")

    def second(title):
        media = {"contentId": server.url("second.mp4"), "contentType": "video/mp4", "streamType": "BUFFERED",
                 "duration": 10.0, "metadata": {"metadataType": 0, "title": title}}
        return {"media": media, "autoplay": True}

    film = control.status.content_id
    answer = ask(control, "QUEUE_INSERT", items=[second("B"), second("C")])
    assert answer["type"] == "MEDIA_STATUS" and control.status.content_id == film
    a, b, c = ids_of(control)
    ask(control, "QUEUE_INSERT", items=[second("D")], insertBefore=b)
    d = ids_of(control)[1]
    assert ids_of(control) == [a, d, b, c]

    ask(control, "QUEUE_REORDER", itemIds=[c, b], insertBefore=d)
    assert ids_of(control) == [a, c, b, d]
    ask(control, "QUEUE_UPDATE", items=[{"itemId": c, "startTime": 5}])
    assert [item["startTime"] for item in ask(control, "QUEUE_GET_ITEMS", itemIds=[c])["items"]] == [5]
    control.queue_next()
    plays("C", at=5)
    control.queue_next()
    plays("B")
    control.queue_prev()
    plays("C", at=5)
    ask(control, "QUEUE_UPDATE", currentItemId=d)
    plays("D")
    ask(control, "QUEUE_UPDATE", repeatMode="REPEAT_ALL")
    control.queue_next()
    plays("A film")

    ask(control, "QUEUE_REMOVE", itemIds=[c, d])
    assert ids_of(control) == [a, b] and control.status.title == "A film"
    refused = ask(control, "QUEUE_REMOVE", itemIds=[4711])
    assert refused["type"] == "INVALID_REQUEST" and ids_of(control) == [a, b]
    ask(control, "QUEUE_REMOVE", itemIds=[a])
    plays("B")
    assert ids_of(control) == [b]
    ask(control, "QUEUE_REMOVE", itemIds=[b])
    until(lambda: control.status.player_state == "IDLE", "with its last item it is over")


def test_stop_ends_the_media_and_quit_the_app(playing):
    control = playing.media_controller
    control.stop()
    until(lambda: control.status.player_state == "IDLE", "idle")
    assert control.status.idle_reason == "CANCELLED"
    assert playing.app_id == "CC1AD845", "the app outlives its media"
    playing.quit_app()
    until(lambda: playing.app_id != "CC1AD845", "the app is gone")


def test_two_senders_see_each_others_changes(playing, connect):
    other = connect()
    until(lambda: other.app_id == "CC1AD845", "the other sees the app")
    other.media_controller.update_status()
    until(lambda: other.media_controller.status.player_state == "PLAYING", "the other sees the film")

    playing.media_controller.pause()
    until(lambda: other.media_controller.status.player_state == "PAUSED", "the other sees the pause")
    other.media_controller.seek(20)
    until(lambda: playing.media_controller.status.adjusted_current_time == pytest.approx(20, abs=2),
          "the first sees the seek")
    other.media_controller.enable_subtitle(1)
    until(lambda: list(playing.media_controller.status.current_subtitle_tracks) == [1], "the first sees the track")
    other.set_volume(0.2)
    until(lambda: playing.status.volume_level == pytest.approx(0.2, abs=0.01), "the first sees the volume")


def test_many_launches_at_once_lose_no_connection(receiver, server):
    """Ten senders launch at the same time; all of them join one app."""
    sessions, faults = [], []

    def one():
        try:
            cast = pychromecast.get_chromecast_from_host(
                (*receiver.address, UUID(receiver.id), "Marquee", receiver.name), tries=1, timeout=10)
            cast.wait(timeout=15)
            cast.start_app("CC1AD845", timeout=15)
            until(lambda: cast.status.session_id, "a session")
            sessions.append(cast.status.session_id)
            cast.disconnect(timeout=10)
        except Exception as fault:  # a thread's fault has to reach the test
            faults.append(fault)

    threads = [threading.Thread(target=one) for _ in range(10)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert not faults
    assert len(sessions) == 10 and len(set(sessions)) == 1
