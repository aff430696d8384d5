"""A player and its bus: one that is absent, goes, comes back or refuses, and one thing that several programs show."""

import os
import signal

import pytest
from busclient import BusClient, Player, configuration
from test_mpris_crowds import probes  # noqa: F401 (fixture)
from test_now_playing_bus import start_bus  # noqa: F401 (fixture)
from test_system_events import programs  # noqa: F401 (fixture)
from waiting import until


def address(folder):
    return f"unix:path={folder}/bus"


def test_a_player_outlives_its_bus(start_bus, probes, tmp_path):
    player = probes(address(tmp_path), "Film")
    until(lambda: any("not there" in line for line in player.lines), "there is no bus")
    for value in (0.25, 0.5, 0.75):
        daemon = start_bus()
        with BusClient(daemon.address) as client:
            until(lambda: client.names() == ["marquee"], "the bus is there")
            client.asked(Player(client).setting("Volume", "d", value))
            until(lambda: Player(client).get("Volume") == value, "it obeys")
        daemon.end()
    assert player.process.poll() is None


def test_a_refused_name_is_tried_again_and_told_of_once(start_bus, probes, tmp_path):
    config = configuration(tmp_path, policy='<deny own_prefix="org.mpris.MediaPlayer2"/>')
    daemon = start_bus(f"--config-file={config}")
    with BusClient(daemon.address) as client:
        player = probes(daemon.address, "Film", "1", "player")
        until(lambda: client.connections() == 1, "it has tried, and left")
        until(lambda: any("not there" in line for line in player.lines), lambda: player.lines)
        configuration(tmp_path)
        os.kill(daemon.process.pid, signal.SIGHUP)
        until(lambda: client.names() == ["marquee"], "the bus allows it")
        assert len([line for line in player.lines if "not there" in line]) == 1, player.lines


def test_a_bus_that_has_no_place_for_the_claim_shows_it_all_the_same(start_bus, probes, tmp_path):
    config = configuration(tmp_path, policy='<deny own_prefix="org.marquee"/>')
    daemon = start_bus(f"--config-file={config}")
    with BusClient(daemon.address) as client:
        probes(daemon.address, "Film", "1", "watcher")
        until(lambda: client.names() == ["marquee"], "as out of a sandbox")


@pytest.mark.parametrize("roles, first, then", [
    (("watcher", "player"), 1, 0), (("player", "watcher"), 0, 1), (("watcher", "watcher"), 0, 1),
    (("player", "player"), 0, 1)])
def test_of_two_that_show_the_same_one_stands_on_the_bus(start_bus, probes, roles, first, then):
    daemon = start_bus()
    with BusClient(daemon.address) as client:
        one = probes(daemon.address, "Film", "1", roles[0])
        until(lambda: client.processes() == [one.process.pid], "the first is alone")
        two = probes(daemon.address, "Film", "1", roles[1])
        until(lambda: list(client.waiting().values()) == [2], lambda: f"both want it: {client.waiting()}")
        shown, waiting = ((one, two)[index].process.pid for index in (first, then))
        until(lambda: client.processes() == [shown], lambda: f"one stands there: {client.processes()}")
        (one, two)[first].process.kill()
        until(lambda: client.processes() == [waiting], "the other takes over")


def test_what_the_next_application_has_not_leaves_the_bus(start_bus, probes):
    daemon = start_bus()
    player = probes(daemon.address, "Film")
    with BusClient(daemon.address) as client:
        until(lambda: client.names() == ["marquee"], "the player")
        assert Player(client).get("LoopStatus") == "None"
        player.process.stdin.write("another\n")
        player.process.stdin.flush()
        until(lambda: not {"LoopStatus", "Shuffle"} & set(Player(client).all()), "both are gone")
        assert client.invalidated() == ["LoopStatus", "Shuffle"]
