"""marquee mirror --source page: a page of a small server whose counter is read back from the receiver's pixels, while
its browser, its display, its server and the upload process are killed."""

import contextlib
import http.server
import os
import shutil
import signal
import tempfile
import threading
from pathlib import Path

import pytest

from conftest import opened_page
from mirroring import is_running, mirrorings, uploads
from processes import INTERRUPTED, WRONG_USE
from screens import BITS, LOWER, UPPER, number
from waiting import until

# A counter in the synthetic picture's cells, which goes on where the server's clock is: whoever is behind shows it.
PAGE = f"""<!doctype html><title>numbers</title><body style="margin:0;background:#000"><canvas width=1280 height=720
 style="display:block"></canvas><script>
const c = document.querySelector('canvas').getContext('2d');
function draw(n) {{
  c.fillStyle = '#000'; c.fillRect(0, 0, 1280, 720); c.fillStyle = '#fff'; c.fillRect(40, {UPPER}, 30, 48);
  for (let bit = 0; bit < {BITS}; bit++)
    c.fillRect(40 + (bit + 2) * 34, n >> ({BITS} - 1 - bit) & 1 ? {UPPER} : {LOWER}, 30, 22);
}}
const at = performance.now();
(function step() {{ draw(START + Math.floor((performance.now() - at) / 100)); requestAnimationFrame(step); }})();
alert('nobody closes this'); open('about:blank'); Notification.requestPermission();
</script>"""


# A tone that nobody has to click for, of an amplitude of its own.
TONE = """<script>
const audio = new AudioContext(), tone = new OscillatorNode(audio, {frequency: 880});
tone.connect(new GainNode(audio, {gain: 0.3})).connect(audio.destination); tone.start();
</script>"""

# In the receiver's page: looks at all that is played.
LISTEN = """
const connect = AudioNode.prototype.connect;
AudioNode.prototype.connect = function (to, ...more) {
  if (to instanceof AudioDestinationNode) {
    window.heard = new AnalyserNode(this.context, {fftSize: 8192});
    connect.call(this, window.heard);
  }
  return connect.call(this, to, ...more);
};
"""
LOUDEST = """() => {
  if (!window.heard) return 0;
  const bins = new Float32Array(heard.frequencyBinCount);
  heard.getFloatFrequencyData(bins);
  const top = bins.indexOf(Math.max(...bins));
  return bins[top] > -50 ? top * heard.context.sampleRate / heard.fftSize : 0;
}"""


class Site:
    """A web server whose page counts tenths of a second, from 1000 on at its first load, from 2000 at the second."""

    def __init__(self, port=0):
        self.loads, self.status = 0, 200
        site = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                if self.path.split("?")[0] != "/board":
                    return self.send_error(404)
                if site.status == 200:
                    site.loads += 1
                body = (PAGE.replace("START", str(site.loads * 1000)) + (TONE if "tone" in self.path else "")).encode()
                self.send_response(site.status)
                self.send_header("Content-Type", "text/html")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", port), Handler)
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def url(self, path="/board"):
        return f"http://127.0.0.1:{self.port}{path}"

    def close(self):
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def site():
    site = Site()
    yield site
    site.close()


@pytest.fixture(scope="module")
def shared_screen(marquee, user, tmp_path_factory, chromium):
    """With a page that is listened to."""
    with opened_page(marquee, user, tmp_path_factory.mktemp("screen"), chromium, LISTEN) as opened:
        yield opened


@pytest.fixture
def homes():
    """Where browsers' homes are made: whoever they run as gets there."""
    folder = Path(tempfile.mkdtemp(prefix="mq"))
    folder.chmod(0o777)
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def mirror_page(marquee, user, tmp_path, homes):
    with mirrorings(marquee, tmp_path) as start:
        yield lambda target, url, *more, **how: start(
            user | {"TMPDIR": str(homes)}, target, f"page:{url}", *more, **how)


def below(pid):
    """The process ids of all that a process has started, and of all that those have."""
    children = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                children.setdefault((entry / "stat").read_text().rsplit(")", 1)[1].split()[1], []).append(entry.name)
            except OSError:
                continue
    found, left = [], [str(pid)]
    while left:
        left += children.get(left[0], [])
        found.append(int(left.pop(0)))
    return found[1:]


def processes_of(lines, program, *words, without=()):
    """Those of the page: by the program's name and words of its command."""
    found = []
    for upload in uploads(lines):
        for pid in below(upload):
            try:
                command = Path(f"/proc/{pid}/cmdline").read_bytes().decode(errors="replace")
                name = Path(f"/proc/{pid}/comm").read_text().strip()
            except OSError:
                continue
            if name == program and all(word in command for word in words) and not any(w in command for w in without):
                found.append(pid)
    return found


def kill(pids):
    """One that goes with another may have gone."""
    for pid in pids:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def browser_of(lines):
    return processes_of(lines, "chromium", "--remote-debugging-pipe", without=["--type="])


def counts(page, start, what, timeout=30):
    """The page's counter is beyond `start` and goes on; gives what was seen."""
    seen = []

    def found():
        value = number(page)
        if value is not None and start <= value < start + 900 and (not seen or value != seen[-1]):
            seen.append(value)
        return len(seen) >= 4
    until(found, lambda: f"{what}: a counter from {start} on; seen {seen}, now {number(page)}", timeout)
    assert seen == sorted(seen), f"{what}: {seen}"


def hears(page, what):
    until(lambda: abs(page.evaluate(LOUDEST) - 880) < 12, lambda: f"{what}: {page.evaluate(LOUDEST)} Hz", 15)


def warning(lines, text, timeout=30):
    return lines.next(lambda event: text in event.get("message", ""), f"a warning with {text!r}", timeout)["message"]


def test_page_is_seen_and_comes_back_whatever_dies(mirror_page, screen, site, homes):
    receiver, page = screen
    lines = mirror_page(receiver.target, site.url("/board?token=geheim&tone=1"))
    session = receiver.event("applicationStarted")["sessionId"]
    counts(page, 1000, "the page")
    hears(page, "the page's tone")
    # Nobody else can look into it.
    assert [home.stat().st_mode & 0o777 for home in homes.iterdir()] == [0o700] * 3
    [browser] = browser_of(lines)
    os.kill(browser, signal.SIGKILL)
    counts(page, 2000, "after its browser was killed")
    renderers = processes_of(lines, "chromium", "--type=renderer")
    assert renderers
    kill(renderers)
    counts(page, 3000, "after it crashed")
    [display] = processes_of(lines, "Xvfb")
    os.kill(display, signal.SIGKILL)
    counts(page, 4000, "after its display was killed")
    hears(page, "the tone of the page that came back")
    told = [warning(lines, "its browser is started again") for _ in range(3)]
    assert "3 times so far" in told[-1] and all("127.0.0.1" in sentence for sentence in told), told
    children = below(uploads(lines)[0])
    assert lines.stop() == INTERRUPTED
    # All of it was one session at the receiver.
    ended = receiver.next(lambda event: event["event"].startswith("application"), "the application's end")
    assert (ended["event"], ended["sessionId"]) == ("applicationStopped", session)
    assert "geheim" not in lines.log and not any("geheim" in sentence for sentence in told)
    until(lambda: not any(map(is_running, children)), "nothing is left running", 10)
    until(lambda: not list(homes.iterdir()), lambda: f"nothing is left in {list(homes.iterdir())}", 10)


def test_page_whose_server_comes_late_goes_and_comes_back(mirror_page, screen, site):
    receiver, page = screen
    port = site.port
    site.close()
    lines = mirror_page(receiver.target, site.url(), wait=False)
    assert "the connection is refused" in warning(lines, "tried again for 30 s")
    late = Site(port)
    try:
        # It has stood for longer than a picture has to that is kept.
        counts(page, 1025, "a page whose server came late")
        late.status = 503
        # As a page does that loads itself again.
        kill(processes_of(lines, "chromium", "--type=renderer"))
        assert "error 503" in warning(lines, "tried again until it can be")
        until(lambda: 1000 < (number(page) or 0) < 2000, lambda: f"the last picture stays: {number(page)}", 5)
        late.status = 200
        counts(page, 2000, "the page again")
    finally:
        late.close()


def test_page_that_can_not_be_loaded_says_why(cli, to, site):
    def mirror(source):
        result = cli("mirror", *to, "--interface", "lo", "--source", source)
        assert result.code == WRONG_USE, result
        return result.err
    assert "no such page (404)" in mirror(f"page:{site.url('/nothing?token=geheim')}")
    assert "geheim" not in mirror(f"page:{site.url('/nothing?token=geheim')}")
    for wrong in ("page:", "page:file:///etc/passwd", "page:chrome://crash", "page:view-source:http://h/"):
        assert "names no web page" in mirror(wrong)


def test_what_a_killed_process_left_is_swept(mirror_page, receiver, site, homes):
    first = mirror_page(receiver.target, site.url())
    [upload] = uploads(first)
    # The shells that would remove the homes die as well, and at once, as all does when a machine loses its power.
    os.kill(upload, signal.SIGSTOP)
    started = below(upload)
    kill([*started, upload])
    until(lambda: not any(map(is_running, started)), "all of it is dead", 10)
    until(lambda: not first.is_alive(), "the command ends", 30)
    left = {home.name for home in homes.iterdir()}
    assert left
    second = mirror_page(receiver.target, site.url())
    until(lambda: not left & {home.name for home in homes.iterdir()}, lambda: f"{left} are swept", 10)
    assert second.is_alive()
    # Killed alone, nothing of it stays.
    [upload] = uploads(second)
    started = below(upload)
    os.kill(upload, signal.SIGKILL)
    until(lambda: not any(map(is_running, started)), "nothing is left running", 10)
    until(lambda: not list(homes.iterdir()), lambda: f"nothing is left in {list(homes.iterdir())}", 10)
