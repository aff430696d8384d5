"""What `make bench` measures of Cast Streaming: packets, losses, sessions, the page's pixels, the upload's memory."""

import json
import shutil
import subprocess
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

import processes
from measuring import gigabits, mebibytes, memory, milliseconds, output

PEERS = Path(__file__).resolve().parent / "Peers"


def measure_all(table, programs, env, scratch, quick):
    """Adds all rows. `programs` is the folder of the release build."""
    bench, media, marquee = (str(programs / name) for name in ("marquee-bench", "marquee-media-bench", "marquee"))
    print("packets of a stream", flush=True)
    packets(table, bench, env, scratch, quick)
    print("streams over a network that loses", flush=True)
    losses(table, bench, env, quick)
    long_run(table, bench, env, quick)
    print("the same with libvpx", flush=True)
    encoded_losses(table, media, env, quick)
    print("streams over loopback", flush=True)
    streams(table, bench, env, scratch, quick)
    print("the upload process", flush=True)
    upload(table, marquee, media, env, scratch, quick)
    print("from the source to the page's pixels", flush=True)
    pixels(table, marquee, env, scratch, quick)


def packets(table, bench, env, scratch, quick):
    """Allocations are counted by a library that is loaded before the program, in a run of its own: counting costs."""
    shim = scratch / "malloc_count.so"
    subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-o", str(shim), str(PEERS / "malloc_count.c")], check=True)
    command = [bench, "packets", "--seconds", "0.3" if quick else "3", "--json"]
    done = output(command, env)
    counted = output(command, {**env, "LD_PRELOAD": str(shim)})
    table.value(f"sealing and packetising frames of {done['frameBytes'] // 1000} kB, one core (bare AES-CTR: "
                f"{gigabits(done['bareCipher'])})", gigabits(done["sealing"]), "at least 4.0 Gbit/s",
                done["sealing"] >= 4)
    table.value("heap allocations a frame; a packet", f"{counted['allocationsAFrame']:.1f}; "
                f"{counted['allocationsAPacket']:.2f}", "0 a packet", counted["allocationsAPacket"] < 0.01)
    table.value("assembling and opening them on the receiver, feedback included, one core",
                gigabits(done["receiving"]), "at least 3.0 Gbit/s", done["receiving"] >= 3)


def losses(table, bench, env, quick):
    """The loss table, over a simulated network: 10 ms each way, target delay 400 ms, loss in both directions."""
    for row in json_lines([bench, "losses", "--runs", "1" if quick else "3"], env):
        loss_row(table, row)


def encoded_losses(table, media, env, quick):
    for row in json_lines([media, "losses", *(("--seconds", "21") if quick else ())], env):
        loss_row(table, row, encoder=", libvpx")


def long_run(table, bench, env, quick):
    row = output([bench, "long-run", "--interval", "60" if quick else "1"], env)
    table.value("26 virtual hours of a picture and a sound a second: in time; rules broken; most memory held",
                f"{row['picturesShown']} of {row['pictures']}; {row['soundsShown']} of {row['sounds']}; "
                f"{row['violations']}; {row['peakBytes'] // 1024} KiB", "all, none broken",
                row["picturesShown"] == row["pictures"] and row["soundsShown"] == row["sounds"]
                and row["violations"] == 0)


GOALS = {0: 899, 0.01: 899, 0.02: 899, 0.05: 899, 0.1: 895, 0.2: 860}
LEFT_OUT_WHERE_NARROW = 50


def loss_row(table, row, encoder=""):
    """A row of the loss table. As Open Screen's sender is printed only: it is what ours is to be better than."""
    loss = row["loss"] if "loss" in row else None
    shown = f"{row['picturesShown']} of {row['pictures']}; {row['soundsShown']} of {row['sounds']}"
    if loss is None:
        what = "2 Mbit/s and a queue of 64 kB for 10 s of 30: pictures and sounds in time; frozen"
        shown += f"; {row['frozenSeconds']:.2f} s"
        goal = f"at most {LEFT_OUT_WHERE_NARROW} left out and 1 s frozen, sound whole"
        met = (row["pictures"] - row["picturesShown"] <= LEFT_OUT_WHERE_NARROW and row["frozenSeconds"] <= 1
               and row["soundsShown"] == row["sounds"])
    else:
        what = f"{loss * 100:.0f} % loss: pictures and sounds in time"
        goal = f"at least {GOALS[loss]} pictures, sound as well"
        met = row["picturesShown"] >= GOALS[loss] and row["soundsShown"] / row["sounds"] >= GOALS[loss] / 900
    judged = not row["pair"].startswith("as Open Screen")
    table.value(f"{row['pair']}{encoder}, {what}", shown, goal if judged else "printed", met if judged else None)


def json_lines(command, env):
    done = subprocess.run(command, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def streams(table, bench, env, scratch, quick):
    """Both ends over loopback, in a process each, with frames that no codec made."""
    length = 2 if quick else 10
    used = {}
    for count in (1, 2) if quick else (1, 10, 50):
        sent, received = loopback_sessions(bench, env, scratch, count, length)
        used[count] = (sent["cpu"] / count, received["cpu"] / count, sent["picturesAccepted"] / sent["pictures"])
        last = sent
    table.value(f"CPU a second of stream (720p30, 5 Mbit/s, with sound; transport only), of {', '.join(map(str, used))} "
                "sessions in a process, each: sender",
                "; ".join(milliseconds(ours) for ours, _, _ in used.values()))
    table.value("the same: receiver", "; ".join(milliseconds(theirs) for _, theirs, _ in used.values()))
    table.value("the same: share of pictures that the sender took",
                "; ".join(f"{share * 100:.1f} %" for _, _, share in used.values()))
    many = 2 if quick else 50
    sent, _ = loopback_sessions(bench, env, scratch, many, length, bitrate=2_000_000)
    refused = sent["pictures"] - sent["picturesAccepted"]
    table.value(f"{many} sessions of 2 Mbit/s, both ends on these cores: pictures refused; of", f"{refused}; "
                f"{sent['pictures']}", "none", refused == 0)
    evenness(table, last, many, 5)
    evenness(table, loopback_sessions(bench, env, scratch, many, length, core=0)[0], many, 5, "one of these cores")


EVEN = 0.9


def evenness(table, sent, count, megabits, where="these cores"):
    """Where pictures are refused for want of processor time, each session is to lose as much as the others."""
    mean = sent["picturesAccepted"] / count
    worst = sent["fewestAccepted"] / mean if mean else 0
    table.value(f"{count} sessions of {megabits} Mbit/s, both ends on {where}: share of pictures that senders took; "
                "the worst session's beside the mean", f"{sent['picturesAccepted'] / sent['pictures'] * 100:.1f} %; "
                f"{worst:.2f}", f"the worst at least {EVEN} of the mean", worst >= EVEN)


def loopback_sessions(bench, env, scratch, count, length, bitrate=5_000_000, core=None):
    """`core`: the one that both ends have to share with each other; None: they may use all."""
    run = [bench] if core is None else ["taskset", "-c", str(core), bench]
    receivers = processes.Lines([*run, "stream-receivers", "--count", str(count), "--seconds", str(length)], env,
                                scratch / f"streams-{count}-{bitrate}-{core}.log")
    try:
        ports = receivers.event("ready", 30)["ports"]
        sent = output([*run, "stream-senders", "--ports", ",".join(map(str, ports)), "--seconds", str(length + 1),
                       "--bitrate", str(bitrate), "--json"], env)
        return sent, receivers.event("received", 30)
    finally:
        receivers.kill()


# The upload process.


def upload(table, marquee, media, env, scratch, quick):
    """Sends 720p30 VP8 with sound for a while. The codecs' own share: the libraries that come with FFmpeg, by the pages
    of their files that are in memory, and what the encoders allocate, measured in a process that does nothing else."""
    length = 6 if quick else 30
    receiver = processes.Receiver(marquee, env, scratch / "upload", "Bench upload")
    try:
        sender = processes.Lines(
            [marquee, "mirror", "--to", receiver.target, "--interface", "lo", "--source", "synthetic", "--codec", "vp8",
             "--bitrate", "5M", "--duration", str(length), "--json"], env, scratch / "upload.log")
        try:
            sender.event("started")
            child = upload_process(sender.process.pid)
            sender.next(lambda event: (event.get("statistics") or {}).get("seconds", 0) >= length - 2,
                        "the last statistics", 60)
            peak, libraries = memory(child, "VmHWM"), ffmpeg_pages(child)
            ended = sender.event("finished", 60)["statistics"]
        finally:
            sender.kill()
    finally:
        receiver.stop()
    encoders = output([media, "encoder", "--pictures", "60" if quick else "300"], env)["anonymous"] * 1024
    limit = 100 * 1000 * 1000
    table.value(f"peak memory of marquee-broadcast while it sends 720p30 VP8 with sound for {length} s", mebibytes(peak),
                "under 100 MB (95.4 MiB)", peak < limit)
    table.value("of it: the codecs' libraries; what the encoders allocate",
                "; ".join(map(mebibytes, (libraries, encoders))))
    rest = peak - libraries - encoders
    table.value("of it: the rest, `marquee-broadcast`'s own", mebibytes(rest), "at most 20 MB (19.1 MiB)",
                rest <= 20 * 1000 * 1000)
    table.value("the same: pictures sent; dropped", f"{ended['framesSent']}; {ended['framesDropped']}")


def upload_process(parent):
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rsplit(")", 1)[1].split()
                if int(fields[1]) == parent and (entry / "comm").read_text().startswith("marquee-broadca"):
                    return int(entry.name)
            except OSError:
                continue
    raise SystemExit("bench: marquee mirror has no upload process")


def ffmpeg_pages(pid):
    """Bytes in memory of the shared libraries but the C and C++ ones: Marquee itself is linked statically."""
    own = ("libc.so", "libm.so", "libstdc++.so", "libgcc_s.so", "ld-linux")
    total, counts = 0, False
    for line in Path(f"/proc/{pid}/smaps").read_text().splitlines():
        fields = line.split()
        if "-" in fields[0] and not fields[0].endswith(":"):
            path = fields[5] if len(fields) > 5 else ""
            counts = ".so" in path and not Path(path).name.startswith(own)
        elif counts and fields[0] == "Rss:":
            total += int(fields[1]) * 1024
    return total


# From the source to the page.

# Reads the frame counter from the pixels of each picture as it is painted: cells of 34 pixels, sync and gap first, the
# upper half white for a 1 (SyntheticPicture draws them).
WATCH = """() => {
  window.painted = [];
  addEventListener('marquee-painted', ({detail}) => {
    const canvas = document.querySelector('canvas');
    const context = canvas.getContext('2d');
    const scale = canvas.width / 1280;
    const [upper, lower] = [121, 147].map((y) =>
      context.getImageData(0, Math.round(y * scale), canvas.width, 1).data);
    const white = (row, cell) => row[4 * Math.round((55 + 34 * cell) * scale)] > 128;
    if (!white(upper, 0) || !white(lower, 0) || white(upper, 1) || white(lower, 1)) return;
    let number = 0;
    for (let cell = 2; cell < 22; cell += 1) number = number * 2 + (white(upper, cell) ? 1 : 0);
    window.painted.push([number, (performance.timeOrigin + detail.at) / 1000]);
  });
}"""


@contextmanager
def watched_page(marquee, env, scratch, faults):
    """A receiver that loses packets both ways, and its page in Chromium with somebody who reads each picture."""
    extra = ("--impair", faults) if faults else ()
    receiver = processes.Receiver(marquee, env, scratch, "Bench screen", "page", extra)
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium") or shutil.which("google-chrome"),
                args=["--autoplay-policy=no-user-gesture-required", "--disable-gpu", "--mute-audio"])
            try:
                page = browser.new_page(viewport={"width": 1280, "height": 720})
                page.goto(receiver.event("page")["url"], wait_until="domcontentloaded")
                page.evaluate(WATCH)
                yield receiver, page
            finally:
                browser.close()
    finally:
        receiver.stop()


def pixels(table, marquee, env, scratch, quick):
    """Two runs of the nine have a goal, and take a minute; the others 20 s."""
    goals = {(200, 2), (100, 0)}
    for delay in (100, 200, 400):
        for loss in (0, 2, 5):
            judged = (delay, loss) in goals
            length = 5 if quick else 60 if judged else 20
            row = pixel_run(marquee, env, scratch / f"pixels-{delay}-{loss}", delay, loss, length)
            lost = row["lostInCore"] + row["lostOnScreen"]
            table.value(
                f"from the source to the page's pixels, target delay {delay} ms, {loss} % loss, {length} s: median; 99th "
                "percentile; pictures dropped by the sender; lost on the way; late on the page; of",
                f"{row['median'] * 1e3:.0f} ms; {row['p99'] * 1e3:.0f} ms; {row['dropped']}; {row['lostInCore']}; "
                f"{row['lostOnScreen']}; {row['captured']}",
                "none lost" if judged else "printed", (lost == 0 and row["dropped"] == 0) if judged else None)


def pixel_run(marquee, env, scratch, delay, loss, length):
    faults = f"loss={loss}%,seed=7" if loss else ""
    with watched_page(marquee, env, scratch, faults) as (receiver, page):
        sender = processes.Lines(
            [marquee, "mirror", "--to", receiver.target, "--interface", "lo", "--source", "synthetic", "--delay",
             str(delay), "--duration", str(length), "--json"], env, f"{scratch}.sender.log")
        try:
            outline = sender.event("started", 60)["outline"]
            # Asking the page keeps Playwright's own loop going; seldom, so that it takes nothing from who is measured.
            while sender.is_alive():
                page.wait_for_timeout(500)
            ended = sender.event("finished", 60)["statistics"]
            counted = receiver.next(lambda event: event.get("event") == "mirroring" and event.get("state") == "ended",
                                    "the end of the mirroring", 60)
            seen = page.evaluate("painted")
        finally:
            sender.kill()
    ages = sorted(at - outline["sourceStart"] - number / outline["framesPerSecond"] for number, at in seen)
    if not ages:
        raise SystemExit(f"bench: no picture was readable on the page at {delay} ms and {loss} % loss")
    video = next(stream for stream in counted["streams"] if stream["kind"] == "video")
    return {"median": ages[len(ages) // 2], "p99": ages[min(len(ages) - 1, len(ages) * 99 // 100)],
            "captured": ended["framesCaptured"], "dropped": ended["framesDropped"], "lostInCore": video["lostInCore"],
            "lostOnScreen": video["late"] + video["skipped"] + video["broken"]}
