"""Addresses of the receiver's own machine, and names that lead there: its browser connects to none for a sender in the
network.

Names and addresses are the test's own, so it runs itself again inside namespaces (root only): there /etc/hosts has the
names, and a sender at 10.77.0.1, in another namespace, reaches the receiver at 10.77.0.2.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import media as films_of
from castv2 import Client
from conftest import receivers
from ownnetwork import within
from tap import Tap

SENDER, DEVICE = "10.77.0.1", "10.77.0.2"
HOSTS = f"""127.0.0.1 localhost here.test
::1 here6.test
{SENDER} there.test
{SENDER} both.test
127.0.0.1 both.test
{DEVICE} own.test
{SENDER} ownboth.test
{DEVICE} ownboth.test
"""
SETUP = f"""set -e
PATH=$PATH:/usr/sbin:/sbin
mount --bind "$HOSTS_FILE" /etc/hosts
ip link set lo up
unshare --net sleep 600 &
elsewhere=$!
while [ "$(readlink /proc/$elsewhere/ns/net)" = "$(readlink /proc/self/ns/net)" ]; do sleep 0.01; done
ip link add cast0 type veth peer name far
ip link set far netns $elsewhere
ip addr add {DEVICE}/24 dev cast0
ip link set cast0 up
nsenter --net --target $elsewhere sh -c 'ip link set lo up; ip addr add {SENDER}/24 dev far; ip link set far up'
export ELSEWHERE=/proc/$elsewhere/ns/net
code=0
"$@" || code=$?
kill $elsewhere
exit $code
"""
inside = pytest.mark.skipif("MARQUEE_NAMES_INSIDE" not in os.environ, reason="runs inside namespaces, see above")


@pytest.mark.skipif("MARQUEE_NAMES_INSIDE" in os.environ, reason="is inside already")
@pytest.mark.skipif(os.geteuid() != 0, reason="a file over /etc/hosts takes root")
def test_names_that_lead_to_the_receivers_machine(marquee, tmp_path):
    hosts = tmp_path / "hosts"
    hosts.write_text(HOSTS)
    hosts.chmod(0o644)
    done = subprocess.run(
        ["unshare", "--net", "--mount", "sh", "-c", SETUP, "sh", sys.executable, "-m", "pytest", "-q", "-p",
         "no:cacheprovider", "--basetemp", str(tmp_path / "inside"), "-k", "inside", str(Path(__file__).resolve())],
        env=os.environ | {"MARQUEE_NAMES_INSIDE": "1", "HOSTS_FILE": str(hosts), "MARQUEE": marquee},
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=240)
    print(done.stdout[-6000:], done.stderr[-2000:])
    assert done.returncode == 0 and " passed" in done.stdout and "skipped" not in done.stdout.splitlines()[-1]


def redirection(address, target):
    """A server that sends everybody on to `target`; at the sender's address it is the other machine's."""
    def make():
        return Tap(address, f"HTTP/1.1 302 Found\r\nLocation: {target}\r\nContent-Length: 0\r\n"
                   "Connection: close\r\n\r\n".encode())
    return elsewhere(make) if address == SENDER else make()


@pytest.fixture(scope="module")
def device(marquee, user, tmp_path_factory):
    with receivers(marquee, user, tmp_path_factory.mktemp("names")) as start:
        receiver = start(player="browser", extra=["--interface", "cast0"])
        yield DEVICE, receiver.ready["port"]


def elsewhere(make):
    """What `make` gives, made on the other machine."""
    return within(os.environ["ELSEWHERE"], make)


@pytest.fixture
def far(device):
    """A sender that is not on the receiver's machine."""
    with elsewhere(lambda: Client(device, "sender-far")) as client:
        yield client


@pytest.fixture
def near(device):
    with Client(("127.0.0.1", device[1]), "sender-near") as client:
        yield client


@pytest.fixture
def film_server(films):
    server = films_of.MediaServer(films)
    yield server
    server.close()


def film(url, **more):
    return {"contentId": url, "contentType": "video/mp4", "streamType": "BUFFERED"} | more


@inside
@pytest.mark.parametrize("name,address", [("here.test", "127.0.0.1"), ("both.test", "127.0.0.1"),
                                          ("HERE.test.", "127.0.0.1"), ("here6.test", "::1")])
def test_inside_name_is_not_connected_to(far, name, address):
    tap = Tap(address)
    app = far.launch()
    answer = far.load(app, film(f"http://{name}:{tap.port}/film.mp4"))
    assert answer["type"] == "LOAD_FAILED", answer
    assert tap.count == 0, "the browser connected before anybody looked where to"


@inside
def test_inside_redirection_picture_and_captions_are_not_connected_to(far, films):
    tap = Tap("127.0.0.1")
    target = f"http://here.test:{tap.port}/x"
    redirect = redirection(SENDER, target)
    app = far.launch()
    assert far.load(app, film(f"http://there.test:{redirect.port}/film.mp4"))["type"] == "LOAD_FAILED"
    assert redirect.count > 0, "a name that leads elsewhere is connected to"
    information = film(f"http://there.test:{redirect.port}/song.mp3", contentType="audio/mpeg",
                       metadata={"metadataType": 3, "title": "A", "images": [{"url": target}]},
                       tracks=[{"trackId": 1, "type": "TEXT", "trackContentId": target,
                                "trackContentType": "text/vtt"}])
    far.load(app, information | {"activeTrackIds": [1]})
    far.load(app, film(f"http://there.test:{redirect.port}/film.mp4",
                       vmapAdsRequest={"adTagUrl": target}))
    assert tap.count == 0


@inside
def test_inside_sender_on_the_machine_may_and_lends_nothing(near, far, film_server):
    url = film_server.url("film.mp4").replace("127.0.0.1", "here.test")
    app = near.launch()
    assert near.load(app, film(url))["type"] == "MEDIA_STATUS"
    near.until_media(app, lambda s: s.get("playerState") == "PLAYING", "it plays for a sender on this machine", 40)
    seen = len(film_server.requests)
    assert seen > 0
    app = far.launch()
    assert far.load(app, film(url.replace("film.mp4", "second.mp4")))["type"] == "LOAD_FAILED"
    assert not any("second" in path for _, path, _ in film_server.requests), "a connection of the other's was used"


@inside
def test_inside_what_a_sender_on_the_machine_names_leads_nowhere_else_on_it(near, film_server):
    """A film of another machine's, and one of this machine's, that lead on to a server of this machine."""
    tap = Tap("127.0.0.1")
    app = near.launch()
    for address in (SENDER, "127.0.0.1"):
        for target in (f"http://127.0.0.1:{tap.port}/x", f"http://here.test:{tap.port}/x"):
            redirect = redirection(address, target)
            answer = near.load(app, film(f"http://{address}:{redirect.port}/film.mp4"))
            assert answer["type"] == "LOAD_FAILED", answer
            assert redirect.count > 0, "what the sender named is connected to"
    assert tap.count == 0
    assert near.load(app, film(film_server.url("film.mp4")))["type"] == "MEDIA_STATUS"
    near.until_media(app, lambda s: s.get("playerState") == "PLAYING", "its own film plays", 40)


@inside
def test_inside_name_of_another_machine_plays(far, films):
    server = elsewhere(lambda: films_of.MediaServer(films, address=SENDER))
    try:
        app = far.launch()
        url = server.url("film.mp4").replace(SENDER, "there.test")
        assert far.load(app, film(url))["type"] == "MEDIA_STATUS"
        far.until_media(app, lambda s: s.get("playerState") == "PLAYING", "it plays", 40)
    finally:
        server.close()


@inside
@pytest.mark.parametrize("host", [DEVICE, f"[::ffff:{DEVICE}]", "[::ffff:a4d:2]", "[64:ff9b::a4d:2]", "172818434",
                                  "own.test", "ownboth.test"])
def test_inside_own_address_is_not_connected_to(far, host):
    tap = Tap(DEVICE)
    app = far.launch()
    answer = far.load(app, film(f"http://{host}:{tap.port}/film.mp4"))
    assert answer["type"] == "LOAD_FAILED", answer
    redirect = redirection(SENDER, f"http://{host}:{tap.port}/x")
    assert far.load(app, film(f"http://{SENDER}:{redirect.port}/film.mp4"))["type"] == "LOAD_FAILED"
    assert redirect.count > 0, "another machine is connected to"
    information = film(f"http://{SENDER}:{redirect.port}/song.mp3", contentType="audio/mpeg",
                       metadata={"metadataType": 3, "title": "A", "images": [{"url": f"http://{host}:{tap.port}/p"}]})
    far.load(app, information)
    assert tap.count == 0, "what listens there took the receiver for its own machine"


@inside
def test_inside_film_at_the_machines_own_address_plays_for_a_sender_on_it(device, far, films):
    server = films_of.MediaServer(films, address=DEVICE)
    tap = Tap(DEVICE)
    try:
        with Client(device, "sender-by-the-lan") as client:
            app = client.launch()
            assert client.load(app, film(server.url("film.mp4")))["type"] == "MEDIA_STATUS"
            client.until_media(app, lambda s: s.get("playerState") == "PLAYING", "it plays", 40)
            redirect = redirection(DEVICE, f"http://{DEVICE}:{tap.port}/x")
            answer = client.load(app, film(f"http://{DEVICE}:{redirect.port}/film.mp4"))
            assert answer["type"] == "LOAD_FAILED" and redirect.count > 0 and tap.count == 0, answer
        app = far.launch()
        assert far.load(app, film(server.url("film.mp4")))["type"] == "LOAD_FAILED"
    finally:
        server.close()
