"""Groups: PyChromecast, and plain CASTV2, against marquee receiver --group; and marquee's own commands."""

import json
import threading
import urllib.request
from uuid import UUID

import pychromecast
import pytest
from pychromecast import dial
from pychromecast.controllers.multizone import (MultizoneController, MultiZoneControllerListener, MultizoneManager,
                                                MultiZoneManagerListener)

import processes
from castv2 import RECEIVER, Client
from test_pychromecast import one_thread_at_a_time_in_tls  # noqa: F401 (a fixture that acts by itself)
from waiting import until

MULTIZONE = "urn:x-cast:com.google.cast.multizone"


class Group(processes.Receiver):
    """A group that runs, with its members as their `memberReady` events tell them."""

    def __init__(self, marquee, env, state, name, members):
        options = [option for member in members for option in ("--member", member)]
        self.members = {}
        super().__init__(marquee, env, state, name, extra=["--group", name, *options])

    def next(self, wanted, what, timeout=30.0):
        def noting(event):
            if event.get("event") == "memberReady":
                self.members[event["member"]] = event
            return wanted(event)
        return super().next(noting, what, timeout)

    def member(self, name):
        if name not in self.members:
            self.next(lambda _: name in self.members, f"{name} is ready")
        return self.members[name]

    def member_address(self, name):
        return ("127.0.0.1", self.member(name)["port"])

    def member_uuid(self, name):
        return str(UUID(self.member(name)["id"]))


@pytest.fixture(scope="module")
def group(marquee, user, tmp_path_factory):
    folder = tmp_path_factory.mktemp("group")
    group = Group(marquee, user, folder / "everywhere", f"Everywhere {folder.name}", ["Kitchen", "Study"])
    yield group
    assert group.stop() == 0


@pytest.fixture(autouse=True)
def loud(group):
    """Before each test all members are at full volume, not muted."""
    with Client(group.address, "sender-janitor") as client:
        client.connect()
        for name in ("Kitchen", "Study"):
            client.request(MULTIZONE, {"type": "SET_VOLUME", "deviceId": group.member_uuid(name),
                                       "volume": {"level": 1.0, "muted": False}})


@pytest.fixture
def cast(group):
    cast = pychromecast.get_chromecast_from_host(
        (*group.address, UUID(group.id), "Google Cast Group", group.name), tries=1, timeout=10)
    cast.wait(timeout=15)
    yield cast
    cast.disconnect(timeout=10)


def levels(group):
    with Client(group.address, "sender-reader") as client:
        client.connect()
        devices = client.request(MULTIZONE, {"type": "GET_STATUS"}).payload["status"]["devices"]
        return {device["name"]: device["volume"]["level"] for device in devices}


def volume_of(address):
    with Client(address, "sender-reader") as client:
        client.connect()
        return client.request(RECEIVER, {"type": "GET_STATUS"}).payload["status"]["volume"]


def test_pychromecast_lists_the_members(group, cast):
    received = threading.Event()

    class Listener(MultiZoneControllerListener):
        def multizone_member_added(self, group_uuid): pass
        def multizone_member_removed(self, group_uuid): pass
        def multizone_status_received(self): received.set()

    controller = MultizoneController(cast.uuid)
    controller.register_listener(Listener())
    cast.register_handler(controller)
    controller.update_members()
    assert received.wait(10), "no multizone status came"
    assert sorted(controller.members) == sorted(group.member_uuid(name) for name in ("Kitchen", "Study"))


def test_pychromecasts_manager_tells_a_member_of_its_group(group, cast):
    heard = []

    class Listener(MultiZoneManagerListener):
        def added_to_multizone(self, group_uuid): heard.append(group_uuid)
        def removed_from_multizone(self, group_uuid): pass
        def multizone_new_media_status(self, group_uuid, media_status): pass
        def multizone_new_cast_status(self, group_uuid, cast_status): heard.append(cast_status.volume_level)

    kitchen = UUID(group.member_uuid("Kitchen"))
    manager = MultizoneManager()
    manager.register_listener(kitchen, Listener())
    manager.add_multizone(cast)
    manager._groups[str(cast.uuid)]["listener"]._mz.update_members()
    until(lambda: str(cast.uuid) in heard, "the manager learned of the membership")
    assert manager.get_multizone_memberships(kitchen) == [str(cast.uuid)]
    cast.set_volume(0.5, timeout=10)
    until(lambda: 0.5 in heard, "the member's listener hears the group's volume")


def test_pychromecast_sets_the_groups_volume_and_the_members_follow_in_proportion(group, cast):
    with Client(group.address, "sender-other") as client:
        client.connect()
        client.request(MULTIZONE, {"type": "SET_VOLUME", "deviceId": group.member_uuid("Kitchen"),
                                   "volume": {"level": 0.5}})
    cast.set_volume(0.5, timeout=10)
    assert levels(group) == {"Kitchen": 0.25, "Study": 0.5}
    until(lambda: volume_of(group.member_address("Kitchen"))["level"] == 0.25, "the kitchen itself follows")
    until(lambda: volume_of(group.member_address("Study"))["level"] == 0.5, "the study itself follows")
    cast.set_volume_muted(True, timeout=10)
    until(lambda: volume_of(group.member_address("Study"))["muted"], "the study is muted")


def test_a_member_that_is_turned_down_itself_is_told_to_the_groups_senders(group, cast):
    with Client(group.member_address("Kitchen"), "sender-kitchen") as client:
        client.connect()
        client.request(RECEIVER, {"type": "SET_VOLUME", "volume": {"level": 0.25}})
    until(lambda: levels(group) == {"Kitchen": 0.25, "Study": 1.0}, "the group knows")


def test_what_pychromecast_plays_on_a_group_its_members_play_along(group, cast):
    def plays_along(name, state, position=0):
        return group.next(lambda event: event.get("event") == "playsAlong" and event["member"] == name
                          and event["state"] == state and event["position"] >= position, f"{name}: {state}")

    media = cast.media_controller
    media.play_media("http://127.0.0.1:9/film.mp4", "video/mp4", title="Film")
    media.block_until_active(timeout=15)
    assert plays_along("Kitchen", "playing")["title"] == "Film"
    media.seek(40, timeout=10)
    plays_along("Study", "playing", 40)
    with Client(group.member_address("Kitchen"), "sender-kitchen") as client:
        client.connect()
        app = client.request(RECEIVER, {"type": "GET_STATUS"}).payload["status"]["applications"][0]
        assert (app["appId"], app["statusText"]) == ("705D30C6", "Casting: Film")
        # Somebody in the kitchen has had enough of it.
        client.request(RECEIVER, {"type": "STOP", "sessionId": app["sessionId"]})
    media.pause(timeout=10)
    plays_along("Study", "paused")
    cast.quit_app(timeout=10)
    group.next(lambda event: event.get("event") == "applicationStopped" and event.get("member") == "Study",
               "the study is free")


def test_a_member_names_its_group_in_the_channel_and_as_pychromecast_reads_it_over_https(group):
    with Client(group.member_address("Kitchen"), "sender-asker") as client:
        client.connect()
        reply = client.request(MULTIZONE, {"type": "GET_CASTING_GROUPS"}).payload
        assert [found["name"] for found in reply["status"]["groups"]] == [group.name]
    url = f"https://127.0.0.1:{group.member('Kitchen')['httpsPort']}/setup/eureka_info?params=multizone"
    with urllib.request.urlopen(url, timeout=10, context=dial.get_ssl_context()) as response:
        groups = [dial._get_group_info("127.0.0.1", found) for found in json.load(response)["multizone"]["groups"]]
    assert groups == [dial.MultizoneInfo(group.name, UUID(group.id), *group.address)]


def test_the_group_is_discovered_as_one(group, loopback_zeroconf):
    casts, browser = pychromecast.get_listed_chromecasts(
        friendly_names=[group.name], zeroconf_instance=loopback_zeroconf, discovery_timeout=15)
    try:
        assert [(cast.name, cast.cast_type) for cast in casts] == [(group.name, "group")]
    finally:
        browser.stop_discovery()


def test_marquee_groups_and_volume_tell_and_set_members(group, cli):
    listed = cli("groups", "--interface", "lo", "--json")
    assert listed.code == 0, listed
    found = [line for line in listed.lines if line["name"] == group.name]
    assert [sorted(member["name"] for member in entry["members"]) for entry in found] == [["Kitchen", "Study"]]
    assert found[0]["id"] == group.id
    done = cli("volume", "40", "--member", "kitchen", "--to", group.target, "--json")
    assert done.code == 0, done
    assert {member["name"]: member["level"] for member in done.json["members"]} == {"Kitchen": 0.4, "Study": 1.0}
    assert levels(group) == {"Kitchen": 0.4, "Study": 1.0}
    wrong = cli("volume", "40", "--member", "Attic", "--to", group.target)
    assert wrong.code == processes.WRONG_USE and "Kitchen, Study" in wrong.err, wrong


@pytest.mark.parametrize("kind, bits", [("attenuation", 4096), ("master", 2048), ("fixed", 6144)])
def test_control_types_as_pychromecast_sees_them(start_receiver, kind, bits):
    receiver = start_receiver(extra=["--volume-control", kind, "--volume-step", "0.125"])
    cast = pychromecast.get_chromecast_from_host(
        (*receiver.address, UUID(receiver.id), "Marquee", receiver.name), tries=1, timeout=10)
    cast.wait(timeout=15)
    try:
        assert cast.status.volume_control_type == kind
    finally:
        cast.disconnect(timeout=10)
    with Client(receiver.address, "sender-7") as client:
        client.connect()
        volume = client.request(RECEIVER, {"type": "GET_STATUS"}).payload["status"]["volume"]
        assert volume["stepInterval"] == 0.125
        reply = client.request(RECEIVER, {"type": "SET_VOLUME", "volume": {"level": 0.5}}).payload
        assert reply["type"] == ("INVALID_REQUEST" if kind == "fixed" else "RECEIVER_STATUS")
        info = client.request("urn:x-cast:com.google.cast.receiver.discovery", {"type": "GET_DEVICE_INFO"}).payload
        assert info["deviceCapabilities"] == 5 | bits


@pytest.mark.parametrize("options", [["--group", "G"], ["--member", "M"], ["--group", "G", "--member", "M", "--member",
                                                                          "M"], ["--volume-step", "0"]])
def test_groups_that_make_no_sense_are_refused(cli, options):
    done = cli("receiver", "--player", "clock", "--interface", "lo", *options)
    assert done.code == processes.WRONG_USE, done
