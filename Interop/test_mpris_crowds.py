"""Many commands a second and many players over a real bus: bounded, the newest counts, and others have their turn."""

import os
import re
import time
from pathlib import Path

import pytest
from busclient import BusClient, Player, configuration
from jeepney import HeaderFields, MessageType
from test_system_events import bus, programs  # noqa: F401 (fixtures)
from waiting import until

COMMANDS = 10_000


@pytest.fixture
def probes(programs, marquee):
    """Players in a process; what it logs is among its lines."""
    def start(address, *arguments):
        program = str(Path(marquee).parent / "now-playing-probe")
        return programs("sh", "-c", 'exec "$0" "$@" 2>&1', program, *arguments, DBUS_SESSION_BUS_ADDRESS=address)

    return start


def memory(process):
    return int(re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process.pid}/status").read_text())[1]) << 10


def errors(client, serials):
    """The names of those errors that were answered; each call has its answer."""
    until(lambda: all(serial in client.answers for serial in serials),
          lambda: f"{sum(serial not in client.answers for serial in serials)} have no answer", 60)
    answers = [client.answers[serial][1].header for serial in serials]
    return [answer.fields.get(HeaderFields.error_name) for answer in answers
            if answer.message_type is MessageType.error]


def test_ten_thousand_commands_at_once_starve_nobody_and_the_newest_volume_counts(probes, bus):
    flooded = probes(bus.address, "Flooded")
    with BusClient(bus.address) as sender, BusClient(bus.address) as other:
        until(lambda: other.names() == ["marquee"], "the player")
        probes(bus.address, "Other")
        until(lambda: len(other.names()) == 2, "another player")
        player, calm = Player(sender), Player(other, "marquee.instance2")
        before = memory(flooded.process)
        volumes, commands, waits = [], [], []
        for number in range(COMMANDS):
            volumes.append(sender.posted(player.setting("Volume", "d", (number % 50) / 100)))
            if number % 4 == 0:
                commands.append(sender.posted(player.command("PlayPause")))
            if number % 1000 == 0:
                began = time.perf_counter()
                assert calm.get("PlaybackStatus") == "Playing"
                # Somebody else may read the flooded one too.
                assert Player(other).get("PlaybackStatus") in ("Playing", "Paused")
                waits.append(time.perf_counter() - began)
        volumes.append(sender.posted(player.setting("Volume", "d", 0.875)))
        refused = errors(sender, volumes)
        assert refused == [], f"{len(refused)} volumes refused: {set(refused)}"
        assert set(errors(sender, commands)) <= {"org.freedesktop.DBus.Error.LimitsExceeded",
                                                 "org.freedesktop.DBus.Error.Failed"}
        until(lambda: Player(other).get("Volume") == 0.875, lambda: f"the newest: {Player(other).get('Volume')}")
        grown = memory(flooded.process) - before
        assert grown < 64 << 20, f"{grown >> 20} MiB more"
        print(f"{COMMANDS} volumes; others waited {max(waits) * 1e3:.1f} ms at most; {grown >> 10} KiB more")


def test_two_hundred_players_have_a_connection_each_and_no_thread(probes, bus):
    crowd = probes(bus.address, "TV", "200")
    with BusClient(bus.address) as client:
        until(lambda: len(client.names()) == 200, lambda: f"{len(client.names())} players", 60)
        files = len(os.listdir(f"/proc/{crowd.process.pid}/fd"))
        threads = len(os.listdir(f"/proc/{crowd.process.pid}/task"))
        assert files < 3 * 200 + 50, files
        assert threads < 50, threads
        print(f"200 players: {files} files, {threads} threads, {memory(crowd.process) >> 20} MiB")
        assert Player(client, "marquee.instance200").get("PlaybackStatus") == "Playing"
        assert not [line for line in crowd.lines if "not there" in line]


def test_a_bus_that_takes_no_more_is_told_of_once_and_the_others_go_on(probes, programs, tmp_path):
    limits = '<limit name="max_connections_per_user">50</limit>'
    daemon = programs("dbus-daemon", f"--config-file={configuration(tmp_path, limits)}", "--nofork", "--nopidfile",
                      "--print-address")
    until(lambda: daemon.lines, "the bus's address")
    address = daemon.lines[0]
    with BusClient(address) as client:
        crowd = probes(address, "TV", "200")
        until(lambda: len(client.names()) == 49, lambda: f"{len(client.names())} players", 60)
        until(lambda: any("not there" in line for line in crowd.lines), lambda: crowd.lines[:9])
        # Those that are there answer.
        for name in client.names():
            assert Player(client, name).get("PlaybackStatus") == "Playing"
        told = [line for line in crowd.lines if "not there" in line]
        assert len(told) == 1 and "takes no more connections" in told[0], told
    # A place that was given up is taken by one that waits, without a word.
    with BusClient(address) as client:
        until(lambda: len(client.names()) == 49, lambda: f"{len(client.names())} players", 60)
        assert crowd.process.poll() is None
