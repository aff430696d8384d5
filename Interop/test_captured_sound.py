"""marquee mirror with this machine's sound: sound servers of the test's own, and what the receiver's page plays of it."""

import json
import statistics
import subprocess
import time

import pytest

import processes
from conftest import opened_page
from hearing import LISTEN, onsets, tones
from mirroring import mirrorings
from processes import WRONG_USE
from soundservers import PipeWire, PulseAudio, tone
from waiting import until
from xdisplay import Painter, XDisplay

LOW, MIDDLE, HIGH = 440, 700, 1000
ALL = (LOW, MIDDLE, HIGH)


@pytest.fixture(scope="module")
def shared_screen(marquee, user, tmp_path_factory, chromium):
    """With a page that tells what it plays and paints."""
    with opened_page(marquee, user, tmp_path_factory.mktemp("screen"), chromium, LISTEN) as opened:
        yield opened


@pytest.fixture
def screen(screen):
    screen[1].evaluate("hearing.forget()")
    return screen


@pytest.fixture(scope="module")
def notes(tmp_path_factory):
    folder = tmp_path_factory.mktemp("notes")
    return {frequency: tone(folder / f"{frequency}.wav", frequency) for frequency in ALL}


@pytest.fixture
def display(tmp_path):
    display = XDisplay(tmp_path)
    yield display
    display.kill()


@pytest.fixture
def pipewire(tmp_path, user):
    server = PipeWire(tmp_path, user)
    yield server
    server.close()


@pytest.fixture
def mirror_with(marquee, display, tmp_path):
    """Starts `marquee mirror` of the display in a server's session."""
    with mirrorings(marquee, tmp_path) as start:
        yield lambda env, target, *more, source="screen": start(
            env | {"DISPLAY": display.name}, target, source, *more)


def hears(page, wanted, what, timeout=10):
    heard = []

    def found():
        heard.append(tones(page, ALL))
        return heard[-1] == wanted
    until(found, lambda: f"{what}: {wanted}; heard {heard[-5:]}", timeout)


def warned(lines, words, timeout=15):
    """What it warned of with these words, until now or within this time."""
    end = time.monotonic() + timeout

    def fits(event):
        assert time.monotonic() < end, f"no warning of {words} within {timeout} s: {lines.early} {lines.log}"
        return event.get("event") == "warning" and words in event["message"]
    early = [event for event in lines.early if fits(event)]
    return (early or [lines.next(fits, f"a warning of {words}", timeout)])[0]["message"]


def test_screen_has_the_sound_of_its_machine_wherever_it_goes(mirror_with, screen, pipewire, notes):
    receiver, page = screen
    pipewire.sink("first")
    pipewire.sink("second")
    pipewire.tell("pactl", "set-default-sink", "first")
    pipewire.play(notes[LOW], "Flute")
    lines = mirror_with(pipewire.env, receiver.target)
    assert lines.started["outline"]["audioCodec"] == "opus", lines.started
    hears(page, {LOW}, "what is played")
    pipewire.play(notes[HIGH], "Horn")
    hears(page, {LOW, HIGH}, "two programs")
    pipewire.tell("pactl", "set-default-sink", "second")
    hears(page, {LOW, HIGH}, "another output")
    pipewire.tell("pactl", "unload-module", "module-null-sink")
    assert "\"second\"" in warned(lines, "has gone")
    hears(page, {LOW, HIGH}, "the output that is left")


def test_one_application_is_heard_and_no_other_also_when_it_comes_back(mirror_with, screen, pipewire, notes):
    receiver, page = screen
    pipewire.play(notes[HIGH], "Horn")
    until(lambda: "Horn" in pipewire.tell("pactl", "list", "sink-inputs"), "a program plays")
    lines = mirror_with(pipewire.env, receiver.target, "--audio", "app:flute")
    assert "\"Horn\"" in warned(lines, "plays nothing now")
    flute = pipewire.play(notes[LOW], "Flute")
    hears(page, {LOW}, "the application that was asked for, once it plays")
    flute.kill()
    hears(page, set(), "silence once it has gone")
    pipewire.play(notes[MIDDLE], "Flute")
    pipewire.play(notes[LOW], "Flute")
    hears(page, {LOW, MIDDLE}, "all that it plays")


@pytest.mark.parametrize("audio, wanted", [("mic", {MIDDLE}), ("system+mic", {LOW, MIDDLE})])
def test_microphone_is_apart_and_mixed_on_request(mirror_with, screen, pipewire, notes, audio, wanted):
    receiver, page = screen
    pipewire.microphone("ear", notes[MIDDLE])
    pipewire.play(notes[LOW], "Flute")
    mirror_with(pipewire.env, receiver.target, "--audio", audio)
    hears(page, wanted, audio)


def test_server_that_is_killed_and_comes_back(mirror_with, screen, display, pipewire, notes):
    receiver, page = screen
    painter = Painter(display.name)
    painter.move(10)
    pipewire.play(notes[LOW], "Flute")
    lines = mirror_with(pipewire.env, receiver.target, "--audio", "system")
    hears(page, {LOW}, "what is played")
    pipewire.kill("pipewire", "wireplumber", "pipewire-pulse")
    warned(lines, "sound server has gone")
    hears(page, set(), "silence, not the end")
    before = lines.event("statistics")["statistics"]
    later = lines.next(lambda event: event.get("event") == "statistics"
                       and event["statistics"]["framesSent"] > before["framesSent"] + 10, "pictures go on")["statistics"]
    assert later["audioFramesSent"] > before["audioFramesSent"], (before, later)
    pipewire.begin()
    pipewire.play(notes[HIGH], "Horn")
    hears(page, {HIGH}, "the server that came back", 20)
    painter.rest()


def test_pulseaudio_alone(mirror_with, screen, tmp_path, user, notes):
    receiver, page = screen
    server = PulseAudio(tmp_path, user)
    try:
        server.play(notes[LOW], "Flute")
        server.play(notes[HIGH], "Horn")
        lines = mirror_with(server.env, receiver.target, "--audio", "system")
        hears(page, {LOW, HIGH}, "all that is played")
        lines.stop()
        mirror_with(server.env, receiver.target, "--audio", "app:Horn")
        hears(page, {HIGH}, "one application")
    finally:
        server.close()


def test_without_a_server_a_screen_is_silent_and_asked_for_sound_is_awaited(mirror_with, screen, user, tmp_path, marquee):
    receiver, _ = screen
    lines = mirror_with(user, receiver.target)
    assert "audioCodec" not in lines.started["outline"], lines.started
    lines.stop()
    lines = mirror_with(user, receiver.target, "--audio", "system")
    assert lines.started["outline"]["audioCodec"], lines.started
    assert "PipeWire" in warned(lines, "no sound server answers")


def test_list_tells_what_can_be_heard(marquee, display, pipewire, notes):
    pipewire.microphone("ear", notes[MIDDLE])
    pipewire.sink("loud")
    pipewire.play(notes[LOW], "Flute")
    until(lambda: "Flute" in pipewire.tell("pactl", "list", "sink-inputs"), "a program plays")
    env = pipewire.env | {"DISPLAY": display.name}
    found = [line for line in processes.run(marquee, env, "mirror", "--list", "--json").lines if "audio" in line]
    assert {"audio": "mic", "name": "ear", "isUsual": True} in found, found
    assert {"audio": "app:Flute", "name": "Flute"} in found, found
    assert any(line["audio"] == "system" and line["name"] == "loud" for line in found), found
    assert "app:Flute" in processes.run(marquee, env, "mirror", "--list").out


def test_contradictions_are_wrong_use(marquee, user, to):
    for wrong, words in [(["--audio", "loud"], "is not an audio source"), (["--no-audio", "--audio", "mic"], "contradict"),
                         (["--audio", "none", "--audio-codec", "opus"], "no effect"),
                         (["--audio", "system"], "has its own audio")]:
        result = processes.run(marquee, user, "mirror", *to, "--interface", "lo", "--source", "synthetic", *wrong)
        assert result.code == WRONG_USE and words in result.err, (wrong, result)


@pytest.fixture(scope="module")
def flashes(tmp_path_factory):
    """A film that is white and loud for the first tenth of each second."""
    path = tmp_path_factory.mktemp("film") / "flashes.mkv"
    subprocess.run(
        ["ffmpeg", "-nostdin", "-v", "error", "-f", "lavfi", "-i",
         "color=c=black:s=640x360:r=25,drawbox=c=white:t=fill:enable='lt(mod(t,1),0.1)'", "-f", "lavfi", "-i",
         "aevalsrc='0.6*sin(2*PI*1000*t)*lt(mod(t,1),0.1)':s=48000:c=stereo", "-t", "60", "-c:v", "mpeg4", "-q:v", "5",
         "-c:a", "pcm_s16le", str(path)], check=True)
    return path


def test_flash_and_click_stay_together(mirror_with, screen, display, pipewire, flashes, record_property):
    """Within 40 ms, from a player that shows and plays them together to the page that does so again."""
    receiver, page = screen
    pipewire.run_player(
        "mpv", "--no-config", "--vo=x11", "--ao=pipewire", "--geometry=640x360+320+180", "--no-border", "--loop=inf",
        "--no-osc", "--no-terminal", str(flashes), DISPLAY=display.name)
    mirror_with(pipewire.env, receiver.target)

    def apart():
        light, sound = onsets(page)
        # The first ones are those of a player and a page that have just begun.
        return [click - min(light, key=lambda flash: abs(flash - click)) for click in sound[2:-1]
                if any(abs(flash - click) < 500 for flash in light)]
    # A machine that is busy shows pictures late for a while; one that is wrong does so all the time.
    until(lambda: len(off := apart()) >= 5 and abs(statistics.median(off[-5:])) < 40,
          lambda: f"within 40 ms: {apart()} of {onsets(page)}", 30)
    off = apart()[-5:]
    record_property("milliseconds", off)
    print(json.dumps({"sound after picture, ms": [round(value, 1) for value in off],
                      "median": round(statistics.median(off), 1)}))
