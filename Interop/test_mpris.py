"""What plays as playerctl, busctl and dbus-monitor see it, on a private bus. The program under test is
Interop/NowPlayingProbe."""

import os
import re
import subprocess
from pathlib import Path

import pytest
from test_system_events import bus, programs  # noqa: F401 (fixtures)
from waiting import until

PLAYER = "org.mpris.MediaPlayer2.Player"
OBJECT = ["org.mpris.MediaPlayer2.marquee", "/org/mpris/MediaPlayer2"]


@pytest.fixture
def run(bus):
    def run(*command):
        done = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False,
                              env={**os.environ, "DBUS_SESSION_BUS_ADDRESS": bus.address})
        return (done.stdout + done.stderr).strip()

    return run


@pytest.fixture
def playerctl(run):
    return lambda *arguments: run("playerctl", "-p", "marquee", *arguments)


@pytest.fixture
def probe(programs, marquee, bus, run):
    program = programs(Path(marquee).parent / "now-playing-probe", "Living Room (Marquee)",
                       DBUS_SESSION_BUS_ADDRESS=bus.address)

    def tell(line):
        program.process.stdin.write(line + "\n")
        program.process.stdin.flush()

    program.tell = tell
    until(lambda: "marquee" in run("playerctl", "-l"), "the player")
    return program


def test_playerctl_reads_and_commands(probe, playerctl):
    assert playerctl("status") == "Playing"
    assert playerctl("metadata", "title") == "Film 1"
    assert playerctl("metadata", "artist") == "Somebody"
    assert playerctl("metadata", "mpris:length") == "100000000"
    assert 10 <= float(playerctl("position")) < 60
    for arguments, question, answer in [
            (["pause"], ["status"], "Paused"), (["play-pause"], ["status"], "Playing"),
            (["volume", "0.3"], ["volume"], "0.300000"), (["loop", "Track"], ["loop"], "Track"),
            (["shuffle", "On"], ["shuffle"], "On"), (["next"], ["metadata", "title"], "Film 2"),
            (["previous"], ["metadata", "title"], "Film 1")]:
        playerctl(*arguments)
        until(lambda: playerctl(*question) == answer, f"{answer} after {arguments}")
    playerctl("position", "10+")
    until(lambda: float(playerctl("position")) >= 10, "the new position")


def test_playerctl_follows_changes_and_only_those(probe, programs, bus, run):
    def follow(*arguments):
        return programs("playerctl", "-p", "marquee", "--follow", *arguments, DBUS_SESSION_BUS_ADDRESS=bus.address)

    film, volume = follow("metadata", "--format", "{{status}} {{title}}"), follow("volume")
    told = ["Playing Film 1"]
    film.said(told[0])
    volume.said("0.500000")
    for line, change in [("paused", "Paused Film 1"), ("playing", "Playing Film 1"), ("next", "Playing Film 2")]:
        probe.tell(line)
        told.append(change)
        until(lambda: len(film.lines) >= len(told), lambda: f"{change!r} in {film.lines}")
    probe.tell("volume 0.25")
    volume.said("0.250000")
    probe.tell("stopped")
    until(lambda: "marquee" not in run("playerctl", "-l"), "what has stopped leaves")
    # playerctl says with an empty line that nobody is there.
    assert ([line for line in film.lines if line], [line for line in volume.lines if line]) \
        == (told, ["0.500000", "0.250000"])


def test_what_is_wrong_is_answered_with_an_error(probe, run):
    def call(*arguments):
        return run("busctl", "--user", "call", *OBJECT, *arguments)

    def set_property(name, kind, value):
        return call("org.freedesktop.DBus.Properties", "Set", "ssv", PLAYER, name, kind, value)

    assert "takes the types" in call(PLAYER, "Seek", "s", "x")
    assert "no method Nope" in call(PLAYER, "Nope")
    assert "no interface org.nope.X" in call("org.nope.X", "Foo")
    assert "has the type" in set_property("Volume", "s", "loud")
    assert "can't be set" in set_property("CanPlay", "b", "false")
    assert "from 0 to 1" in set_property("Volume", "d", "nan")
    # Beyond the end is the next.
    call(PLAYER, "Seek", "x", "500000000")
    probe.said("nextTrack")


def test_introspection_has_the_specifications_types(probe, run):
    lines = run("busctl", "--user", "introspect", *OBJECT).splitlines()
    members = {words[0]: words[2] for words in map(str.split, lines) if len(words) > 3}
    for name, kind in {".PlaybackStatus": "s", ".LoopStatus": "s", ".Rate": "d", ".Shuffle": "b",
                       ".Metadata": "a{sv}", ".Volume": "d", ".Position": "x", ".MinimumRate": "d",
                       ".MaximumRate": "d", ".CanGoNext": "b", ".CanSeek": "b", ".CanControl": "b", ".Identity": "s",
                       ".SupportedUriSchemes": "as", ".Seek": "x", ".SetPosition": "ox", ".Seeked": "x"}.items():
        assert members[name] == kind, name


def test_what_stopped_leaves_and_a_second_has_a_name_of_its_own(probe, programs, marquee, bus, run):
    programs(Path(marquee).parent / "now-playing-probe", "Kitchen (Marquee)", DBUS_SESSION_BUS_ADDRESS=bus.address)
    until(lambda: re.search(r"^marquee\.instance2$", run("playerctl", "-l"), re.M), "the second player")
    probe.tell("stopped")
    until(lambda: not re.search(r"^marquee$", run("playerctl", "-l"), re.M), "the first one to leave")
    probe.tell("playing")
    until(lambda: re.search(r"^marquee$", run("playerctl", "-l"), re.M), "the first one again")
