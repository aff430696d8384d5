"""Neighbours that forge: invented devices, places of somebody else's, and addresses of the machine that is asked.

Two hosts on a cable, two network namespaces: whoever forges has raw sockets on the one, marquee runs on the other.
"""

import os
import shutil
import socket
import subprocess
import time

import pytest

from castv2 import RECEIVER, Client
from forgery import Forger, announcement
from ownnetwork import ADDRESS, INTERFACE, said, within
from processes import NO_DEVICE, Lines, Result, environment, plain
from tap import Tap
from waiting import until

pytestmark = pytest.mark.skipif(os.geteuid() != 0, reason="raw sockets in a namespace take root")
THERE = "10.77.0.2"
# In a second network of the host that is lied to, large enough for each datagram to have a source of its own.
ON_LINK = [f"10.99.{third}.{last}" for third in range(1, 4) for last in range(1, 201)]
OFF_LINK = [f"203.0.{third}.{last}" for third in (112, 113, 114) for last in range(1, 201)]


@pytest.fixture
def hosts(hosts):
    # The kernel is to drop nothing that marquee has to drop itself.
    said(hosts.there, "sh", "-c", "for file in /proc/sys/net/ipv4/conf/*/rp_filter; do echo 0 > $file; done")
    said(hosts.there, "ip", "addr", "add", "10.99.0.2/16", "dev", "far")
    return hosts


@pytest.fixture
def forger(hosts):
    forger = within(hosts.namespaces[0], lambda: Forger(INTERFACE))
    yield forger
    forger.close()


@pytest.fixture
def home(tmp_path):
    return environment(tmp_path / "home")


@pytest.fixture
def start(marquee, hosts, home, tmp_path):
    """Starts a receiver on the one host or on the other."""
    started = []

    def start(name, where=hosts.here, player="clock"):
        state = tmp_path / f"state-{len(started)}"
        receiver = Lines([*where, marquee, "receiver", "--name", name, "--state", str(state), "--port", "0",
                          "--http-port", "0", "--https-port", "0", "--player", player, "--json"], home,
                         tmp_path / f"receiver-{len(started)}.log")
        started.append(receiver)
        receiver.ready = receiver.event("ready")
        return receiver
    yield start
    for receiver in started:
        receiver.stop()


@pytest.fixture
def watch(marquee, hosts, home, tmp_path):
    watch = Lines([*hosts.there, marquee, "devices", "--watch", "--json"], home, tmp_path / "watch.log")
    until(lambda: "FB0000E0" in said(hosts.there, "cat", "/proc/net/igmp"), "it listens to the group")
    yield watch
    watch.stop()


@pytest.fixture
def there(marquee, hosts, home):
    """Runs a command of marquee on the host that is lied to."""
    return lambda *arguments: Result(subprocess.run(
        [*hosts.there, marquee, *arguments], env=home, stdin=subprocess.DEVNULL, capture_output=True, text=True,
        timeout=60))


@pytest.mark.parametrize("count,sources", [(256, ON_LINK), (600, ON_LINK), (600, ON_LINK[:16]), (600, ON_LINK[:1])],
                         ids=["256 from 256", "600 from 600", "600 from 16", "600 from one"])
def test_a_tv_that_starts_after_forged_announcements_is_listed_and_found(
        forger, watch, start, there, count, sources):
    # What comes before it has begun to listen is lost.
    with forger.going_on(lambda: forger.invent(1, sources)):
        watch.next(lambda event: event["name"].startswith("Forged"), "what is forged on the link is heard")
    forger.invent(count, sources)
    start("Real TV")
    watch.next(lambda event: (event["event"], event["name"]) == ("found", "Real TV"), "it is listed", timeout=15)
    with forger.going_on(lambda: forger.invent(count // 20, sources)):
        status = there("status", "--to", "Real TV", "--json")
        assert status.code == 0, status
        listed = [device["name"] for device in there("devices", "--json").lines]
        assert "Real TV" in listed, listed


def test_what_seems_to_come_from_off_the_link_is_passed_over(forger, watch, start, there):
    """Stricter than RFC 6762 (11), which lets all count that comes to the group."""
    forger.invent(600, OFF_LINK)
    start("Real TV")
    first = watch.next(lambda event: True, "the first that is told of", timeout=15)
    assert (first["event"], first["name"]) == ("found", "Real TV"), first
    with forger.going_on(lambda: forger.invent(30, OFF_LINK)):
        assert there("status", "--to", "Real TV", "--json").code == 0
        assert [device["name"] for device in there("devices", "--json").lines] == ["Real TV"]


@pytest.mark.parametrize("source", ["10.77.0.99", ADDRESS], ids=["another host", "as the receiver itself"])
def test_a_forged_place_of_a_receiver_hides_it_from_nobody(forger, watch, start, there, source):
    receiver = start("Real TV")
    place = ("Real TV", ADDRESS, receiver.ready["port"])

    def where(device):
        return device["name"], device["address"], device["port"]
    watch.next(lambda event: where(event) == place, "it is listed")
    label = f"Marquee-{plain(receiver.ready['id'])}"
    forged = announcement(label, "evil", "10.77.0.99", 9999, "Forged TV", "f" * 32)
    with forger.going_on(lambda: forger.send(forged, source), pause=0.2):
        for _ in range(3):
            listed = {where(device): device for device in there("devices", "--json").lines}
            assert place in listed, listed
            assert there("status", "--to", "Real TV", "--json").code == 0
        if source != ADDRESS:
            conflict, = listed[place]["conflicts"]
            assert (conflict["source"], conflict["port"]) == (source, 9999), conflict
            assert "conflict: 10.77.0.99 says evil.local:9999" in there("devices").out


@pytest.fixture
def impostor(hosts, marquee, tmp_path):
    """The port of somebody on the receiver's host who refuses, is silent or has a key that nobody trusts."""
    ends = []

    def port(how):
        if how == "refuses":
            return 9
        if how == "is silent":
            listening = within(hosts.namespaces[0], lambda: socket.create_server((ADDRESS, 0)))
            ends.append(listening.close)
            return listening.getsockname()[1]
        other = Lines([*hosts.here, marquee, "receiver", "--name", "Other", "--state", str(tmp_path / "other"),
                       "--port", "0", "--http-port", "0", "--https-port", "0", "--player", "clock", "--json"],
                      environment(tmp_path / "other home"), tmp_path / "other.log")
        ends.append(other.stop)
        return other.event("ready")["port"]
    yield port
    for end in ends:
        end()


@pytest.mark.parametrize("how", ["refuses", "is silent", "shows another key"])
@pytest.mark.parametrize("what", ["another place", "another instance"])
def test_a_forged_place_keeps_no_command_from_the_tv(forger, start, there, impostor, what, how):
    """The forged place counts until the TV has answered a question."""
    receiver = start("Real TV")
    assert there("status", "--to", "Real TV").code == 0
    identifier = plain(receiver.ready["id"])
    label = f"Marquee-{identifier}" if what == "another place" else "Forged"
    forged = announcement(label, "evil", ADDRESS, impostor(how), "Real TV", identifier)
    with forger.going_on(lambda: forger.send(forged, "10.77.0.99")):
        for _ in range(3):
            began = time.monotonic()
            assert there("status", "--to", "Real TV").code == 0
            assert time.monotonic() - began < 6, "a silent place was waited for"
        if how != "is silent":
            assert there("status", "--to", identifier).code == 0


def test_a_tv_is_found_by_its_name_amid_invented_ones(forger, start, there, home):
    start("Real TV")
    sources = ON_LINK[:40]
    with forger.going_on(lambda: forger.invent(80, sources)):
        for _ in range(3):
            shutil.rmtree(home["XDG_CACHE_HOME"], ignore_errors=True)
            found = there("status", "--to", "Real TV")
            assert found.code == 0, found
        missing = there("status", "--to", "Nobody", "--timeout", "3")
    assert missing.code == NO_DEVICE and "Forged" not in missing.err, missing
    assert "these answered: \"Real TV\"" in missing.err, missing


def test_a_forged_goodbye_of_a_receiver_takes_it_away_from_nobody(forger, watch, start, there):
    """With the receiver's own address, as whoever forges would have it."""
    receiver = start("Real TV")
    watch.next(lambda event: event["name"] == "Real TV", "it is listed")
    label = f"Marquee-{plain(receiver.ready['id'])}"
    goodbye = announcement(label, "evil", ADDRESS, 9999, "Real TV", "f" * 32, life=0)
    with forger.going_on(lambda: forger.send(goodbye, ADDRESS), pause=0.2):
        for _ in range(2):
            assert "Real TV" in [device["name"] for device in there("devices", "--json").lines]
    start("Other TV")

    def told(event):
        assert (event["event"], event["name"]) != ("removed", "Real TV"), event
        return event["name"] == "Other TV"
    watch.next(told, "the other one is listed")


@pytest.mark.parametrize("player", ["clock", "clock-probe"])
@pytest.mark.parametrize("form", ["{}", "[::ffff:{}]", "[2002:a4d:1::1]"])
def test_a_sender_elsewhere_has_nothing_fetched_from_the_receivers_own_addresses(hosts, start, player, form):
    own = within(hosts.namespaces[0], lambda: Tap(ADDRESS))
    receiver = start("Real TV", player=player)
    address = (ADDRESS, receiver.ready["port"])
    url = f"http://{form.format(ADDRESS)}:{own.port}/film.mp4"
    film = {"contentId": url, "contentType": "video/mp4", "streamType": "BUFFERED"}
    with within(hosts.namespaces[1], lambda: Client(address, "sender-far")) as far:
        app = far.launch()
        answer = far.load(app, film)
        # 905: it was refused. Whoever tried to connect and could not says another code.
        assert (answer["type"], answer["detailedErrorCode"]) == ("LOAD_FAILED", 905), answer
        assert own.count == 0
        # What is elsewhere is another matter.
        elsewhere = within(hosts.namespaces[1], lambda: Tap(THERE))
        assert far.load(app, film | {"contentId": f"http://{THERE}:{elsewhere.port}/f.mp4"})["type"] == "MEDIA_STATUS"
    with within(hosts.namespaces[0], lambda: Client(address, "sender-here")) as here:
        app = here.launch()
        assert here.load(app, film)["type"] == "MEDIA_STATUS", "a sender that sits on the machine may play from there"
    own.close()
    elsewhere.close()


def test_a_film_is_cast_by_the_lans_address_on_one_machine(marquee, hosts, home, start, films, tmp_path):
    """The receiver, and the file server of `marquee cast`, on one host, each reached by its address in the network."""
    receiver = start("Real TV", player="clock-probe")
    cast = Lines([*hosts.here, marquee, "cast", str(films / "film.mp4"), "--to", f"{ADDRESS}:{receiver.ready['port']}",
                  "--json"], home, tmp_path / "cast.log")
    try:
        with within(hosts.namespaces[1], lambda: Client((ADDRESS, receiver.ready["port"]), "sender-far")) as far:
            far.connect()

            def played():
                applications = far.request(RECEIVER, {"type": "GET_STATUS"}).payload["status"].get("applications")
                if not applications:
                    return None
                far.connect(applications[0]["transportId"])
                return far.media_status(applications[0]).get("playerState") == "PLAYING"
            until(played, "the film plays", 40)
    finally:
        cast.stop()
