"""The widgets in a browser: how soon they can be used, how soon a change is seen, and what many pages cost.

The page's own clock says when something was drawn: at the end of the frame that shows it. The page and this process
read the same machine's clock.
"""

import http.client
import json
import shutil
import statistics
import threading
import time
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import sync_playwright

import processes
import widgetstates
from castv2 import MEDIA
from measuring import mebibytes, memory, milliseconds
from nowplaying import FILM, Watching, first, percentile
from waiting import until
from widgetserver import WidgetServer

FRAME = 1 / 60
# Runs before the page's own scripts: what is drawn when, and what has moved by itself. What a frame's own callback sees
# is in that frame; the first task behind it begins when the frame is drawn.
WATCH = """
window.shifts = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
}).observe({type: 'layout-shift', buffered: true});
window.deep = (selector, root = document) => root.querySelector(selector) ?? [...root.querySelectorAll('*')]
  .map((element) => element.shadowRoot && window.deep(selector, element.shadowRoot)).find(Boolean);
window.frameWith = (isThere, what) => new Promise((done, failed) => {
  const end = performance.now() + 20000;
  const {port1, port2} = new MessageChannel();
  port1.onmessage = () => done(performance.timeOrigin + performance.now());
  const look = () => {
    if (isThere()) port2.postMessage(null);
    else if (performance.now() > end) failed(new Error(`${what} was not drawn`));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
});
window.drawn = (selector) => window.frameWith(
  () => window.deep(selector)?.checkVisibility({visibilityProperty: true}), selector);
"""
BUTTON = '[part="button"][aria-haspopup]'
PLAYBACK = '[part~="playback"][data-action="{}"]'


def browser(playwright):
    return playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--disable-gpu", "--mute-audio"])


def opened(chromium, link):
    """A page of a browser that was never there, from its navigation on."""
    context = chromium.new_context(viewport={"width": 412, "height": 892})
    page = context.new_page()
    page.add_init_script(WATCH)
    page.transferred = 0

    def loaded(event):
        page.transferred += event["encodedDataLength"]
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", loaded)
    page.goto(link, wait_until="commit")
    return context, page


def used(page, selector=BUTTON):
    """Seconds from the navigation until it can be used."""
    return page.evaluate(f"drawn({json.dumps(selector)}).then((at) => at - performance.timeOrigin)") / 1e3


def opening(chromium, link):
    """Of one opening: seconds until the first widget can be used, bytes, and what has moved by itself."""
    context, page = opened(chromium, link)
    taken = used(page)
    page.wait_for_load_state("load")
    page.locator("main h1").wait_for()
    page.evaluate("new Promise((done) => setTimeout(done, 1500 - performance.now()))")
    done = taken, page.transferred, page.evaluate("window.shifts")
    context.close()
    return done


def bare(chromium, link):
    """Seconds until a page that is one button and nothing else can be used: what the browser itself takes."""
    context, page = opened(chromium, link)
    taken = used(page, "button")
    context.close()
    return taken


def start(table, chromium, link, count):
    server = WidgetServer()
    try:
        server.pages["/bare"] = "<!doctype html><title>Bare</title><button>Cast</button>"
        runs = [(opening(chromium, link), bare(chromium, server.origin + "/bare")) for _ in range(count)]
    finally:
        server.close()
    openings, bares = zip(*runs)
    taken, sent, shifts = zip(*openings)
    value = statistics.median(taken)
    table.value("widgets in a browser that was never there: the first can be used", milliseconds(value),
                "at most 200.0 ms", value <= 0.2)
    table.value("the same of a page that is one button and nothing else", milliseconds(statistics.median(bares)))
    table.value("the same: bytes transferred, compressed, for the whole page", f"{max(sent) / 1000:.1f} kB",
                "under 60 kB", max(sent) < 60_000)
    table.value(f"the same: layout shift (CLS) before anything is cast, the most of {count} openings",
                f"{max(shifts):.4f}", "0", max(shifts) == 0)


def start_while_cast(table, chromium, link, count):
    shifts = [opening(chromium, link)[2] for _ in range(count)]
    table.value(f"layout shift (CLS) of a page that is opened while a film is cast, the most of {count} openings",
                f"{max(shifts):.4f}", "0", max(shifts) == 0)


def choose(page, receiver):
    page.locator(BUTTON).first.click()
    page.locator(f'[data-device]:has-text("{receiver.name}")').click()
    page.locator('[data-lead="cast-expanded-controller"]:enabled').click()
    page.evaluate(f"drawn({json.dumps(PLAYBACK.format('pause'))})")


def moments(page, client, app, count):
    """Of each round, in seconds: (from the page's news to the drawn picture, from the TV's own word to the picture, a
    tap until the TV's answer is drawn, the same command over Cast)."""
    session = client.media_status(app)["mediaSessionId"]
    numbers = iter(range(600_000, 700_000))

    def over_cast(command):
        client.states.clear()
        began = time.perf_counter()
        client.send(MEDIA, {"type": command, "mediaSessionId": session, "requestId": next(numbers)}, app["transportId"])
        return began

    def states():
        return client.states

    def drawn(action):
        return page.evaluate(
            """async ([selector, state]) => {
              const {castClient} = await import('/cast/client.js');
              let heard;
              const stop = castClient.subscribe('media', (media) => {
                if (media?.playerState === state) heard ??= performance.timeOrigin + performance.now();
              });
              const at = await drawn(selector);
              stop();
              return [heard, at];
            }""", [PLAYBACK.format(action), "playing" if action == "pause" else "paused"])
    taken = []
    # perf_counter and the page's time have different beginnings.
    for _ in range(count):
        shift = time.time() - time.perf_counter()
        began = over_cast("PAUSE")
        bare = first(states, "PAUSED", began, "the pause over Cast")
        heard, at = drawn("play")
        told = next(moment for moment, state in client.states if state == "PAUSED")
        over_cast("PLAY")
        drawn("pause")
        client.states.clear()
        button = page.locator(PLAYBACK.format("pause"))
        # Once it stands still: the sheet slides in.
        button.click(trial=True)
        box = button.bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.evaluate(
            """(selector) => { window.tapped = new Promise((done, failed) => addEventListener('pointerup', () => {
              const began = performance.timeOrigin + performance.now();
              const isThere = () => {
                const button = deep(selector);
                return button && button.getAttribute('aria-busy') !== 'true';
              };
              frameWith(isThere, selector).then((at) => done(at - began), failed);
            }, {once: true, capture: true})); window.tapped.catch(() => {}); }""", PLAYBACK.format("play"))
        page.mouse.down()
        page.mouse.up()
        tap = page.evaluate("window.tapped") / 1e3
        over_cast("PLAY")
        drawn("pause")
        taken.append(((at - heard) / 1e3, at / 1e3 - (told + shift), tap, bare))
        time.sleep(0.02)
    return taken


def changes(table, page, client, app, count):
    news, whole, taps, bare = zip(*moments(page, client, app, count))
    table.value("a status of the TV, from the page's news of it to the drawn picture, median",
                milliseconds(statistics.median(news)), f"one frame: {milliseconds(FRAME)}",
                statistics.median(news) <= FRAME * 1.1)
    table.value("the TV's word to another sender until the pixel on the page, median; 95 %",
                f"{milliseconds(statistics.median(whole))}; {milliseconds(percentile(whole, 0.95))}")
    added = statistics.median(taps) - statistics.median(bare)
    table.value("a tap until the TV's answer is on the screen; the bare Cast round trip; between them, medians",
                f"{milliseconds(statistics.median(taps))}; {milliseconds(statistics.median(bare))}; "
                f"{milliseconds(added)}",
                "at most 30.0 ms between", added <= 0.03)


class Page(threading.Thread):
    """A page as the server sees it: a stream that is read."""

    def __init__(self, link):
        super().__init__(daemon=True)
        parts = urlsplit(link)
        self.connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=60)
        self.connection.request("GET", "/cast/events", headers={"Authorization": "Bearer " + parts.fragment[2:]})
        self.answer = self.connection.getresponse()
        if self.answer.status != 200:
            raise SystemExit(f"bench: a page's stream was answered with {self.answer.status}")
        self.bytes = 0
        self.start()

    def run(self):
        try:
            while data := self.answer.read1(65536):
                self.bytes += len(data)
        except (OSError, ValueError, AttributeError, http.client.HTTPException):
            pass


def cpu(pid):
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def crowd(table, remote, link, client, app, quick):
    pid = remote.process.pid
    before = memory(pid, "VmRSS")
    pages = [Page(link) for _ in range(10 if quick else 100)]
    until(lambda: all(page.bytes for page in pages), "all pages are told the state")
    held, spent, length = memory(pid, "VmRSS") - before, cpu(pid), 4 if quick else 20
    session = client.media_status(app)["mediaSessionId"]
    for number in range(length):
        client.send(MEDIA, {"type": "SEEK", "mediaSessionId": session, "requestId": 800_000 + number,
                            "currentTime": 60 + number}, app["transportId"])
        time.sleep(1)
    share = (cpu(pid) - spent) / length
    table.value(f"{len(pages)} pages at once, a seek a second: the server's share of a core; memory that they add",
                f"{share * 100:.1f} %; {mebibytes(held)}")
    for page in pages:
        page.connection.close()


def scrolling(table, chromium, quick):
    """The list itself, its server scripted: only the page is measured."""
    server = WidgetServer()
    try:
        count = 5000
        server.items = [
            {"id": number, "title": f"Film {number}", "subtitle": "A queue", "image": None, "duration": 60.0}
            for number in range(count)]
        states = widgetstates.casting(server.now)
        states["queue"] = {"count": count, "revision": 1, "current": 0, "currentIndex": 0, "pending": False,
                           "failure": None}
        server.set(**states)
        context = chromium.new_context(viewport={"width": 412, "height": 892})
        page = context.new_page()
        page.add_init_script(WATCH)
        page.goto(server.page("/queue", "<cast-queue inline></cast-queue>"))
        page.evaluate("""drawn('[role="listitem"], [role="option"], li')""")
        frames = page.evaluate(
            """async (length) => {
              const all = (root) => [...root.querySelectorAll('*')].flatMap(
                (e) => [e, ...(e.shadowRoot ? all(e.shadowRoot) : [])]);
              const list = all(document).filter((e) => e.scrollHeight > e.clientHeight + 1000)
                .sort((a, b) => b.scrollHeight - a.scrollHeight)[0];
              const times = [], began = performance.now();
              await new Promise((done) => {
                const step = (now) => {
                  times.push(now);
                  list.scrollTop = (list.scrollHeight - list.clientHeight) * Math.min(1, (now - began) / length);
                  if (now - began < length) requestAnimationFrame(step); else done();
                };
                requestAnimationFrame(step);
              });
              return times.slice(1).map((time, index) => time - times[index]);
            }""", 2000 if quick else 5000)
        context.close()
    finally:
        server.close()
    rate = 1000 * len(frames) / sum(frames)
    late = sum(frame > 25 for frame in frames) / len(frames)
    table.value(f"{count} queue items scrolled through in {sum(frames) / 1000:.0f} s: pictures a second; left out",
                f"{rate:.0f}; {late * 100:.1f} %", "60; 0 %", rate >= 59 and late < 0.01)


def measure_all(table, folder, env, scratch, quick):
    print("widgets", flush=True)
    marquee = str(Path(folder) / "marquee")
    # The introductory overlay comes once, and lies over what is tapped here.
    state = Path(env["XDG_STATE_HOME"]) / "marquee"
    state.mkdir(parents=True, exist_ok=True)
    (state / "cast-instructions-shown").touch()
    receiver = processes.Receiver(marquee, env, scratch / "widgets", "Bench widgets")
    remote = None
    try:
        with Watching(receiver.address) as client, sync_playwright() as playwright:
            app = client.launch()
            client.load(app, FILM)
            remote = processes.Lines([marquee, "remote", "--port", "0", "--interface", "lo", "--json"], env,
                                     scratch / "remote.log")
            link = remote.event("listening")["link"]
            chromium = browser(playwright)
            start(table, chromium, link, 2 if quick else 9)
            context, page = opened(chromium, link)
            choose(page, receiver)
            changes(table, page, client, app, 3 if quick else 25)
            context.close()
            start_while_cast(table, chromium, link, 2 if quick else 9)
            crowd(table, remote, link, client, app, quick)
            scrolling(table, chromium, quick)
            chromium.close()
    finally:
        if remote:
            remote.kill()
        receiver.stop()
