"""What `make bench` measures of captured screens: from the screen to the TV's pixels, what capture costs, what it takes
until the first picture is seen, and what a picture costs that an app hands to its extension."""

import json
import os
import signal
import shutil
import statistics
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

import castingtab
import processes
import streaming
from measuring import mebibytes, microseconds, milliseconds, output, seconds
from ownnetwork import INTERFACE, NoNamespace, OwnNetwork
from playwright.sync_api import sync_playwright
from waiting import until
from wayland import PROGRAMS, WaylandDesktop, WaylandPainter
from xdisplay import Painter, XDisplay, cpu_seconds

PEERS = Path(__file__).resolve().parent / "Peers"


def measure_all(table, programs, env, scratch, quick):
    """Adds all rows. `programs` is the folder of the release build."""
    media, marquee = (str(programs / name) for name in ("marquee-media-bench", "marquee"))
    scratch = scratch / "screen"
    scratch.mkdir()
    print("what capturing a screen costs", flush=True)
    capture_cost(table, marquee, media, env, scratch, quick)
    print("pictures that are handed to an extension", flush=True)
    samples(table, media, env, quick)
    print("until the first picture is seen", flush=True)
    first_picture(table, marquee, env, scratch, quick)
    print("from the screen to the TV's pixels", flush=True)
    row = pixels(table, marquee, env, scratch, quick)
    print("the same by Chromium, of a tab", flush=True)
    chromium(table, marquee, env, scratch, quick)
    memory(table, media, env, row, quick)


@contextmanager
def painter(display, size, rate, scratch):
    """A program that draws on a display. Gives a function that ends it and returns when it drew each number."""
    drawn = scratch / f"drawn-{time.monotonic_ns()}.json"
    program = subprocess.Popen(
        [sys.executable, str(PEERS / "screen_painter.py"), display, size, str(rate), str(drawn)],
        stdout=subprocess.PIPE, text=True)
    try:
        assert program.stdout.readline() == "ready\n", "the painter did not begin"

        def end():
            program.terminate()
            program.wait(10)
            return dict(json.loads(drawn.read_text()))
        yield end
    finally:
        program.kill()
        program.wait()


@contextmanager
def screen(scratch, size):
    display = XDisplay(scratch, size)
    try:
        yield display.name
    finally:
        display.kill()


# From the screen to the TV.


def pixels(table, marquee, env, scratch, quick):
    """Gives what the last run was."""
    length = 6 if quick else 60
    for delay in (100, 200):
        row = screen_run(marquee, env, scratch / f"pixels-{delay}", delay, length)
        lost = row["dropped"] + row["lost"] + row["late"]
        table.value(
            f"from the screen to the TV's pixels, 720p30, target delay {delay} ms, {length} s: median; 99th "
            "percentile; pictures dropped by the sender; lost on the way; late on the page; of; drawn numbers never seen",
            f"{row['median'] * 1e3:.0f} ms; {row['p99'] * 1e3:.0f} ms; {row['dropped']}; {row['lost']}; {row['late']}; "
            f"{row['sent']}; {row['missing']} of {row['drawn']}", "none dropped", lost == 0)
    return row


def screen_run(marquee, env, scratch, delay, length):
    """Numbers are counted that were read from the receiver's pixels, not those that it confirmed."""
    scratch.mkdir()
    with screen(scratch, "1280x720") as display, painter(display, "1280x720", 30, scratch) as end, \
            streaming.watched_page(marquee, env, scratch / "receiver", "") as (receiver, page):
        sender = mirroring(marquee, env, receiver, display, scratch, "--delay", delay, "--duration", length)
        try:
            sender.event("started", 60)
            began, kept = time.monotonic(), None
            # Asking the page keeps Playwright's own loop going; seldom, so that it takes nothing from who is measured.
            while sender.is_alive():
                page.wait_for_timeout(500)
                if kept is None and time.monotonic() > began + length * 0.7:
                    kept = shares(streaming.upload_process(sender.process.pid))
            ended = sender.event("finished", 60)["statistics"]
            counted = receiver.next(lambda event: event.get("event") == "mirroring" and event["state"] == "ended",
                                    "the end of the mirroring", 60)
            seen = page.evaluate("painted")
        finally:
            sender.kill()
        drawn = end()
    video = next(stream for stream in counted["streams"] if stream["kind"] == "video")
    return {**ages(drawn, seen), "sent": ended["framesSent"], "dropped": ended["framesDropped"],
            "lost": video["lostInCore"], "late": video["late"] + video["skipped"] + video["broken"], "memory": kept}


def mirroring(marquee, env, receiver, display, scratch, *more):
    return processes.Lines(
        [marquee, "mirror", "--to", receiver.target, "--interface", "lo", "--source", "screen", "--json",
         *map(str, more)], env | {"DISPLAY": display}, scratch / "sender.log")


def ages(drawn, seen):
    """How old numbers were when they were painted, each the first time, and how many never were."""
    first = {}
    for number, at in seen:
        first.setdefault(number, at)
    late = sorted(at - drawn[number] for number, at in first.items() if number in drawn)
    if not late:
        raise SystemExit("bench: no number was readable on the TV's page")
    asked = range(min(first), max(first) + 1)
    return {"median": late[len(late) // 2], "p99": late[min(len(late) - 1, len(late) * 99 // 100)],
            "drawn": len(asked), "missing": sum(number not in first for number in asked)}


# Chromium's own.

TAB = """<!doctype html><title>Casting</title><style>body { margin: 0; background: #000; overflow: hidden }
canvas { width: 100vw; height: 100vh; display: block }</style><canvas width="1280" height="720"></canvas><script>
const picture = document.querySelector('canvas').getContext('2d');
window.drawn = [];
setInterval(() => {
  const number = window.drawn.length + 1;
  window.drawn.push((performance.timeOrigin + performance.now()) / 1000);
  const bars = ['#204060', '#806020', '#208050', '#c0b0a0'];
  for (let bar = 0; bar < 4; bar += 1) {
    const x = (number * 7 + bar * 320) % 1280;
    picture.fillStyle = bars[bar];
    for (const [y, rows] of [[0, 96], [180, 540]]) {
      picture.fillRect(x, y, 320, rows);
      picture.fillRect(x - 1280, y, 320, rows);
    }
  }
  picture.fillStyle = '#000';
  picture.fillRect(0, 96, 1280, 84);
  picture.fillStyle = '#fff';
  picture.fillRect(40, 110, 30, 48);
  for (let bit = 0; bit < 20; bit += 1)
    picture.fillRect(40 + (bit + 2) * 34, (number >> (19 - bit)) & 1 ? 110 : 136, 30, 22);
}, 1000 / 30);
</script>"""


def chromium(table, marquee, env, scratch, quick):
    """A browser's tab to the same receiver, whose page is read in the same way. What it takes as its delay is its own
    affair; it draws in software, as all here does."""
    what = ("the same by Chromium's own mirroring of a tab: median; 99th percentile; late on the page; drawn numbers "
            "never seen")
    try:
        network = OwnNetwork(scratch)
    except NoNamespace as reason:
        table.value(what, f"not measured here: {reason}")
        return
    with network:
        row = chromium_run(network, marquee, env, scratch, 6 if quick else 20)
    table.value(what, f"{row['median'] * 1e3:.0f} ms; {row['p99'] * 1e3:.0f} ms; {row['late']} of {row['shown']}; "
                f"{row['missing']} of {row['drawn']}")


def chromium_run(network, marquee, env, scratch, length):
    program = shutil.which("chromium") or shutil.which("google-chrome")
    receiver = processes.Receiver(network.program(marquee), env, scratch / "chromium", "Bench of a tab", "page",
                                  ("--interface", INTERFACE))
    try:
        root = Path(env["XDG_CONFIG_HOME"], "marquee", "developer-root.pem")
        with sync_playwright() as playwright, castingtab.casting_browser(playwright, network, program, root) as browser:
            watcher = playwright.chromium.launch(
                executable_path=network.program(program),
                args=["--autoplay-policy=no-user-gesture-required", "--disable-gpu", "--mute-audio"])
            try:
                page = watcher.new_page(viewport={"width": 1280, "height": 720})
                page.goto(receiver.event("page")["url"], wait_until="domcontentloaded")
                receiver.event("screenReady")
                page.evaluate(streaming.WATCH)
                tab = browser.new_page(viewport={"width": 1280, "height": 720})
                tab.set_content(TAB)
                casting = castingtab.CastingTab(tab)
                casting.mirror_to(receiver.name)
                until(lambda: page.evaluate("painted.length") > 0, "the tab is seen", 30)
                # Its first seconds are not its best.
                page.wait_for_timeout(5_000)
                page.evaluate("painted.length = 0")
                page.wait_for_timeout(length * 1_000)
                drawn, seen = tab.evaluate("drawn"), page.evaluate("painted")
                casting.stop(receiver.name)
                ended = receiver.next(lambda event: event.get("event") == "mirroring" and event["state"] == "ended",
                                      "the end of the mirroring", 30)
            finally:
                watcher.close()
    finally:
        receiver.stop()
    video = next(stream for stream in ended["streams"] if stream["kind"] == "video")
    return {**ages({number + 1: at for number, at in enumerate(drawn)}, seen), "shown": video["delivered"],
            "late": video["late"] + video["skipped"] + video["broken"] + video["lostInCore"]}


# What capture costs.


def capture_cost(table, marquee, media, env, scratch, quick):
    length, rounds = (2, 1) if quick else (5, 3)
    for what, rate, goal in (("a moving screen", 60, 0.5), ("a still screen", None, None)):
        with screen(scratch, "1920x1080") as display:
            if rate is None:
                still = Painter(display, width=1920, height=1080)
                still.draw(3)
                ours, theirs = cost(media, env, display, length, rounds)
                table.value(f"CPU a second of capturing {what} (1080p to 720p, 30 a second at most, no encoder), "
                            "beside ffmpeg x11grab's", f"{ours * 100:.2f} % of a core; {theirs * 100:.1f} %", "under 1 %",
                            ours < 0.01)
                still_stream(table, marquee, env, display, scratch, quick)
            else:
                with painter(display, "1920x1080", rate, scratch):
                    ours, theirs = cost(media, env, display, length, rounds)
                table.ratio(f"CPU a second of capturing {what} (1080p to 720p, 30 a second, no encoder), beside ffmpeg "
                            "x11grab's", ours, theirs, goal, milliseconds)
    wayland_cost(table, media, env, length, rounds)


def cost(media, env, display, length, rounds):
    """Seconds of processor time a second: ours, and ffmpeg's with the same size and colours at its end."""
    env = env | {"DISPLAY": display}
    runs = [(output([media, "screen", "--seconds", str(length)], env)["cpu"],
             (ffmpeg(env, length + 1) - ffmpeg(env, 1)) / length) for _ in range(rounds)]
    return [statistics.median(run[side] for run in runs) for side in (0, 1)]


def wayland_cost(table, media, env, length, rounds):
    """The portal's part for wlroots copies what it shares, which wf-recorder does itself: it counts as ours."""
    what = ("CPU a second of capturing a moving Wayland screen under sway (1080p to 720p), with the portal's, beside "
            "wf-recorder's")
    missing = [program for program in (*PROGRAMS, "wf-recorder") if not shutil.which(program)]
    if missing:
        table.value(what, f"not measured here: {', '.join(missing)} missing (Scripts/setup bench)", "at most 0.5")
        return
    desktop = WaylandDesktop(size="1920x1080")
    try:
        mover = WaylandPainter(desktop.environment["WAYLAND_DISPLAY"])
        mover.draw(1)
        mover.move(60)
        portal = desktop.running["portal-wlr"].pid
        runs = []
        for _ in range(rounds):
            before = cpu_seconds(portal)
            ours = output([media, "screen", "--portal", "--seconds", str(length)], env | desktop.environment)["cpu"]
            # It is measured for a second more, and runs but while it shares.
            runs.append((ours + (cpu_seconds(portal) - before) / (length + 1), wf_recorder(desktop, env, length)))
        mover.rest()
        mover.close()
    finally:
        desktop.close()
    table.ratio(what, *(statistics.median(run[side] for run in runs) for side in (0, 1)), 0.5, milliseconds)


def wf_recorder(desktop, env, length):
    """Processor time a second, of the time between its first second and its end."""
    runtime = str(desktop.run)
    child = subprocess.Popen(
        ["wf-recorder", "-y", "-m", "rawvideo", "-c", "rawvideo", "-x", "yuv420p", "-F", "scale=1280:720", "-f",
         "/dev/null"], env=env | desktop.environment | {"XDG_RUNTIME_DIR": runtime}, stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        time.sleep(1)
        before, began = cpu_seconds(child.pid), time.monotonic()
        time.sleep(length)
        if child.poll() is not None:
            raise SystemExit("bench: wf-recorder ended by itself")
        return (cpu_seconds(child.pid) - before) / (time.monotonic() - began)
    finally:
        child.terminate()
        child.wait(10)


def ffmpeg(env, length):
    """Processor time of one run."""
    command = ["ffmpeg", "-nostdin", "-v", "error", "-f", "x11grab", "-framerate", "30", "-video_size", "1920x1080",
               "-i", env["DISPLAY"], "-t", str(length), "-vf", "scale=1280:720", "-pix_fmt", "yuv420p", "-f", "rawvideo",
               "-y", "/dev/null"]
    child = subprocess.Popen(command, env=env)
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode != 0:
        raise SystemExit("bench: ffmpeg x11grab failed")
    return usage.ru_utime + usage.ru_stime


def still_stream(table, marquee, env, display, scratch, quick):
    """What a screen sends on which nothing changes, once its picture has become a good one."""
    settled, length = (4, 3) if quick else (8, 8)
    receiver = processes.Receiver(marquee, env, scratch / "still", "Bench still")
    sender = None
    try:
        sender = mirroring(marquee, env, receiver, display, scratch)
        sender.event("started", 60)
        rates, ends = [], None
        while ends is None or time.monotonic() < ends:
            told = sender.event("statistics")["statistics"]
            if told["seconds"] >= settled:
                ends = ends or time.monotonic() + length
                rates.append(told["bitRate"])
        sender.stop(signal.SIGINT)
    finally:
        if sender:
            sender.kill()
        receiver.stop()
    mean = statistics.mean(rates)
    table.value("bits a second of a still screen", f"{mean / 1000:.1f} kbit/s", "under 30 kbit/s", mean < 30_000)


# The first picture.


def first_picture(table, marquee, env, scratch, quick):
    """Warm: the receiver runs and shows its idle screen, and the programs were started before."""
    steps = ("searched, and the upload process is there", "connected, authenticated, launched", "negotiated",
             "encoder, first picture and its delay, to its painting")
    runs = []
    (scratch / "first").mkdir()
    with screen(scratch, "1280x720") as display:
        # Its window is there as long as this is.
        shown = Painter(display)
        shown.draw(77)
        with streaming.watched_page(marquee, env, scratch / "first" / "receiver", "") as (receiver, page):
            for _ in range(2 if quick else 6):
                runs.append(first_run(marquee, env, receiver, page, display, scratch))
        shown.close()
    # The first of them warms all of it.
    runs = runs[1:]
    whole = statistics.median(sum(run) for run in runs)
    table.value("from the command to the first picture on the TV, warm, 400 ms of target delay included",
                seconds(whole), "under 1.5 s", whole < 1.5)
    table.value("of it: " + "; ".join(steps),
                "; ".join(seconds(statistics.median(run[step] for run in runs)) for step in range(len(steps))))


def first_run(marquee, env, receiver, page, display, scratch):
    page.evaluate("painted.length = 0")
    moments = [time.time()]
    sender = processes.Lines(
        [marquee, "mirror", "--to", receiver.name, "--interface", "lo", "--source", "screen", "--json"],
        env | {"DISPLAY": display}, scratch / "first" / "sender.log")
    try:
        for name in ("connecting", "negotiating", "waitingForFrame"):
            sender.event(name)
            moments.append(time.time())
        until(lambda: page.evaluate("painted.length") > 0, "the first picture", 20)
        moments.append(page.evaluate("painted[0][1]"))
        sender.stop(signal.SIGINT)
    finally:
        sender.kill()
    # The page goes back to its idle screen.
    receiver.next(lambda event: event.get("event") == "applicationStopped", "the application's end")
    page.wait_for_timeout(500)
    return [after - before for before, after in zip(moments, moments[1:])]


# Memory, and what apps hand over.


def memory(table, media, env, row, quick):
    whole, libraries = row["memory"]
    encoders = output([media, "encoder", "--pictures", "60" if quick else "300"], env)["anonymous"] * 1024
    own = whole - libraries - encoders
    table.value("memory of the upload process while it mirrors a screen (proportional set size); of it the codecs' "
                "libraries; what the encoders allocate; its own", "; ".join(
                    map(mebibytes, (whole, libraries, encoders, own))), "its own under 30 MB (28.6 MiB)", own < 30e6)


def shares(pid):
    """(proportional set size, that of the shared libraries but the C and C++ ones) of a process, in bytes."""
    own = ("libc.so", "libm.so", "libstdc++.so", "libgcc_s.so", "ld-linux")
    whole, libraries, counts = 0, 0, False
    for line in Path(f"/proc/{pid}/smaps").read_text().splitlines():
        fields = line.split()
        if "-" in fields[0] and not fields[0].endswith(":"):
            path = fields[5] if len(fields) > 5 else ""
            counts = ".so" in path and not Path(path).name.startswith(own)
        elif fields[0] == "Pss:":
            whole += int(fields[1]) * 1024
            libraries += int(fields[1]) * 1024 if counts else 0
    return whole, libraries


def samples(table, media, env, quick):
    done = output([media, "samples", "--pictures", "50" if quick else "300"], env)
    table.ratio("a picture of 1920x1080 that crosses to the extension (both ends), beside one copy of it in memory",
                *(done[key] * 1e6 for key in ("crossing", "copying")), 0.1, microseconds)
    table.value("a byte there and back between two threads that wait for it, the same processor time",
                microseconds(done["waking"] * 1e6))
