"""marquee-broadcast as an upload extension: a host of its own hands it pictures, the application's sound and the
microphone's, and all three are read back from the receiver's page."""

import os
import signal
from pathlib import Path

import pytest

import processes
from mirroring import MIRRORING, is_running
from test_mirroring import read_codes
from waiting import until

EXTENSION = "org.marquee.broadcast"
APPLICATION, MICROPHONE = 500, 1500

# Looks at the page's canvas and into its sound, from one animation frame to the next: whether the host's square is
# white, and how loud each tone is, in decibels.
LISTEN = """async ([tones, milliseconds]) => {
  const {mirroring} = await import('./mirror.js');
  const {player} = [...mirroring?.streams.values() ?? []].find(({kind}) => kind === 'audio') ?? {};
  if (!player?.output) return [];
  const analyser = new AnalyserNode(player.context, {fftSize: 1024, smoothingTimeConstant: 0});
  player.output.connect(analyser);
  const canvas = document.querySelector('canvas'), pixels = canvas.getContext('2d');
  const bins = new Float32Array(analyser.frequencyBinCount), seen = [], begin = performance.now();
  while (performance.now() - begin < milliseconds) {
    await new Promise(requestAnimationFrame);
    analyser.getFloatFrequencyData(bins);
    const bin = (hertz) => Math.round(hertz * analyser.fftSize / player.context.sampleRate);
    const light = pixels.getImageData(canvas.width * 40 / 1280, canvas.height * 680 / 720, 1, 1).data[1] > 128;
    seen.push([performance.now(), light, ...tones.map((hertz) => bins[bin(hertz)])]);
  }
  player.output.disconnect(analyser);
  return seen;
}"""


class Host(processes.Lines):
    """broadcast-host-probe, which starts the extension and gives it samples."""

    def __init__(self, marquee, user, folder, identifier=EXTENSION, **information):
        program = Path(marquee).with_name("broadcast-host-probe")
        assert program.exists(), "broadcast-host-probe is built with the tests; make test does that"
        run = folder / "run"
        run.mkdir(mode=0o700, exist_ok=True)
        # --control gives it an input.
        super().__init__([str(program), str(run), identifier, *(f"{key}={value}" for key, value in information.items()),
                          "--control"], user, folder / "host.log")

    def tell(self, word):
        self.order(word)


@pytest.fixture
def host(marquee, user, tmp_path):
    started = []

    def start(**information):
        started.append(Host(marquee, user, tmp_path, **information))
        return started[-1]
    yield start
    for one in started:
        one.kill()


def changes(seen, loud):
    """When it went from off to on."""
    return [now[0] for before, now in zip(seen, seen[1:]) if loud(now) and not loud(before)]


def test_pictures_application_and_microphone_are_seen_and_heard(host, screen):
    """S4-17, S4-18, S4-32: all three contents of one broadcast, each by what only it has, and in step."""
    receiver, page = screen
    probe = host(to=receiver.target, microphone="mix", title="Match")
    pid = int(probe.event("started")["pid"])
    told = probe.event("serviceInfo", timeout=30)
    assert told["title"] == "Match" and told["video"].endswith("1280x720") and told["audio"], told
    probe.tell("annotate")
    annotated = probe.event("serviceInfo")
    assert annotated == told | {"RPApplicationInfoBundleIdentifierKey": "org.example.game"}, annotated
    seen = []

    def counts():
        code, counter = read_codes(page.screenshot())
        if counter is not None and (not seen or counter > seen[-1][0]):
            seen.append((counter, code))
        return len(seen) >= 3
    until(counts, lambda: f"the host's pictures on the page; {seen}", 20)
    assert all(abs(counter / 3 - code) <= 1.01 for counter, code in seen), seen

    heard = page.evaluate(LISTEN, [[APPLICATION, MICROPHONE], 4000])
    assert len(heard) > 40, heard
    microphone = [row[3] for row in heard]
    assert sorted(microphone)[len(heard) // 4] > -50, f"the microphone is heard throughout: {heard[::10]}"
    flashes, tones = changes(heard, lambda row: row[1]), changes(heard, lambda row: row[2] > -50)
    assert len(flashes) >= 3 and len(tones) >= 3, (flashes, tones)
    offsets = [min((tone - flash for tone in tones), key=abs) for flash in flashes[1:-1]]
    # A page without a graphics card draws ten to thirty times a second, and the ear looks back over 21 ms.
    assert all(abs(offset) <= 100 for offset in offsets), f"flash and tone apart by {offsets} ms"

    probe.tell("finish")
    assert probe.event("finished")["reason"] == ""
    until(lambda: not is_running(pid), "the extension has ended", 10)
    assert receiver.event("applicationStopped")


def test_microphone_is_left_out_when_asked(host, screen):
    """S4-18: the same host, with the other choice."""
    receiver, page = screen
    probe = host(to=receiver.target, microphone="drop", size="640x360")
    assert probe.event("serviceInfo", timeout=30)["video"].endswith("640x360")
    heard = []

    def hears():
        heard[:] = page.evaluate(LISTEN, [[APPLICATION, MICROPHONE], 1200])
        return heard and max(row[2] for row in heard) > -50
    until(hears, lambda: f"the application is heard; {heard[::10]}", 20)
    assert max(row[3] for row in heard) < -60, f"the microphone is not: {heard[::5]}"
    probe.tell("pause")
    probe.tell("resume")
    until(hears, "the application is heard again after a pause", 20)
    # The host is killed: the extension notices, and leaves the device in order.
    receiver.forget()
    probe.process.send_signal(signal.SIGKILL)
    assert receiver.event("applicationStopped", timeout=10)


def test_host_that_was_killed_comes_back_and_takes_over(host, screen):
    """The picture stands meanwhile and the stream lives; a second host is told who has it."""
    receiver, page = screen
    asked = {"to": receiver.target, "size": "640x360", "outlive": "yes"}
    probe = host(**asked)
    pid = int(probe.event("started")["pid"])
    probe.event("serviceInfo", timeout=30)
    until(lambda: read_codes(page.screenshot())[1] is not None, "the host's pictures on the page", 20)
    second = host(**asked)
    refused = second.event("failed")["reason"]
    assert f"(process {probe.process.pid}) has this broadcast" in refused, refused
    probe.process.send_signal(signal.SIGKILL)
    probe.process.wait()

    def counter():
        return read_codes(page.screenshot())[1]

    def stands():
        before = counter()
        page.wait_for_timeout(500)
        return before is not None and before == counter()
    until(stands, "the last picture stands", 10)
    assert is_running(pid)
    back = host(**asked)
    assert int(back.event("takenOver")["pid"]) == pid
    assert back.event("serviceInfo")["video"].endswith("640x360"), "what was told before"
    until(lambda: not stands(), "its pictures on the page", 20)
    back.tell("finish")
    assert back.event("finished")["reason"] == ""
    until(lambda: not is_running(pid), "the extension has ended", 10)
    assert receiver.event("applicationStopped")


@pytest.mark.parametrize("information, words", [
    ({}, "\"to\" is missing"), ({"to": "127.0.0.1:1"}, "127.0.0.1"),
    ({"to": "127.0.0.1", "microphone": "loud"}, "\"microphone\" in the setup information is \"loud\", and should be mix"),
])
def test_what_is_wrong_with_the_setup_is_told_to_the_host(host, information, words):
    """S4-13: nothing is sent, and the host is told why, where the device can't be reached too."""
    probe = host(**information)
    finished = probe.event("finished", timeout=30)
    assert words in finished["reason"] and finished["domain"] == "MarqueeBroadcastErrorDomain", finished


def test_what_a_killed_extension_left_is_stopped_at_the_next_start(host, receiver, user):
    """S4-20: the application on the device is stopped by the session that was stored, and the socket's file is gone."""
    probe = host(to=receiver.target, size="320x180")
    pid = int(probe.event("started")["pid"])
    probe.event("serviceInfo", timeout=30)
    folder = Path(user["XDG_STATE_HOME"], "marquee", "broadcasts")
    until(lambda: list(folder.glob("*.json")), "the session is kept on disk", 5)
    os.kill(pid, signal.SIGKILL)
    assert "signal 9" in probe.event("finished")["reason"]
    assert list(folder.glob("*.json")), "nobody has tidied up"
    receiver.forget()
    # To a device that is not there: what is stopped was left.
    following = host(to="127.0.0.1:1")
    # Long before the device ends it for the sender's silence.
    assert receiver.event("applicationStopped", timeout=5)["app"] == MIRRORING
    following.event("finished")
    assert not list(folder.glob("*.json"))
