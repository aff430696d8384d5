#!/usr/bin/env python3
"""Hours of a busy house: two receivers with a browser each and one without, ten senders of three programs, pictures
that are mirrored, queues, transfers, and kills of browsers, senders and the network, all by a seed.

usage: soak.py MINUTES [SEED]   (as root, since it makes two network namespaces; `make soak MINUTES=n` builds first)

The receivers are on one host, 10.78.0.1, the senders on another, 10.78.0.2: two namespaces and a cable. A bystander
measures how long an answer takes; every five seconds memory, descriptors and threads are noted. Samples go to
.build/soak.jsonl, what the commands said to .build/soak-senders.log, the picture to docs/images/soak.png, and what is to
be known in the end to standard output. Exit code 1 where a receiver ended by itself or the bystander was not answered while the cable was whole.
"""

import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Interop"))

import media  # noqa: E402
import processes  # noqa: E402
from castv2 import MEDIA, RECEIVER, Client  # noqa: E402
from hostile.stage import BYSTANDER, Process  # noqa: E402

DEVICES, SENDERS = "marquee-soak-d", "marquee-soak-s"
DEVICE_ADDRESS, SENDER_ADDRESS = "10.78.0.1", "10.78.0.2"
SAMPLE = 5.0
CLI_SENDERS, CHROMECAST_SENDERS, PLAIN_SENDERS = 4, 3, 3
STYLES = {
    "kitchen": ("-", "kitchen: a browser, films"),
    "parlour": ("-.", "parlour: a browser, mirroring"),
    "bath": ("--", "bath: the clock, queues"),
}


def ip(*arguments, check=True):
    subprocess.run(["ip", *arguments], check=check, capture_output=not check)


def make_network():
    remove_network()
    for name in (DEVICES, SENDERS):
        ip("netns", "add", name)
        ip("-n", name, "link", "set", "lo", "up")
    ip("-n", DEVICES, "link", "add", "cast0", "type", "veth", "peer", "name", "cast0", "netns", SENDERS)
    for name, address in ((DEVICES, DEVICE_ADDRESS), (SENDERS, SENDER_ADDRESS)):
        ip("-n", name, "addr", "add", f"{address}/24", "dev", "cast0")
        ip("-n", name, "link", "set", "cast0", "multicast", "on", "up")
        # Multicast needs a way; it ends at the cable.
        ip("-n", name, "route", "add", "default", "dev", "cast0")


def remove_network():
    for name in (DEVICES, SENDERS):
        ip("netns", "del", name, check=False)


def on_device_host(*command):
    return ["ip", "netns", "exec", DEVICES, *map(str, command)]


class House:
    """The receivers, what the senders may ask of them, and the account of it all."""

    def __init__(self, marquee, scratch, seed):
        self.marquee, self.scratch, self.seed = marquee, scratch, seed
        self.over = threading.Event()
        # Set while the cable is whole.
        self.whole = threading.Event()
        self.whole.set()
        # How often it was not.
        self.outages = 0
        self.counts = {}
        self._lock = threading.Lock()
        self._notes = open(ROOT / ".build" / "soak-senders.log", "w", encoding="utf-8")
        self.env = processes.environment(scratch / "user")
        self.films = scratch / "films"
        self.films.mkdir()
        media.make_film(self.films / "film.mp4", seconds=60)
        media.make_film(self.films / "second.mp4", seconds=20)
        media.make_captions(self.films / "captions.vtt", "MMMMMMMMMM", 60)
        self.kitchen = self._receiver("Kitchen", 8009, "browser")
        self.bath = self._receiver("Bath", 8019, "clock")
        # Most of what is mirrored goes here, where nobody else casts over it.
        self.parlour = self._receiver("Parlour", 8029, "browser")
        self.receivers = {"kitchen": self.kitchen, "bath": self.bath, "parlour": self.parlour}

    def _receiver(self, name, port, player):
        command = on_device_host(
            self.marquee,
            "receiver",
            "--name",
            name,
            "--state",
            self.scratch / name,
            "--port",
            port,
            "--http-port",
            0,
            "--https-port",
            0,
            "--player",
            player,
            "--json",
            "--interface",
            "cast0",
        )
        if player == "browser":
            command.append("--headless")
        receiver = processes.Lines(command, self.env, self.scratch / f"{name}.log")
        receiver.event("ready", timeout=60)
        receiver.address = (DEVICE_ADDRESS, port)
        receiver.target = f"{DEVICE_ADDRESS}:{port}"
        return receiver

    def note(self, line):
        """What a command said in the end, for whoever wonders about an exit code."""
        with self._lock:
            print(line, file=self._notes, flush=True)

    def count(self, what):
        with self._lock:
            self.counts[what] = self.counts.get(what, 0) + 1

    def url(self, name):
        return self.server_url + name

    def pause(self, rng, least, most):
        self.over.wait(rng.uniform(least, most))


# Senders. Each does one thing after the other until the house is over; what goes wrong for it is counted, not an end.


def marquee_sender(house, rng):
    """The command: casts, controls what plays, moves it, mirrors, and is killed now and then."""

    def run(*arguments, timeout=40):
        process = subprocess.Popen(
            [house.marquee, *map(str, arguments)],
            env=house.env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            errors="replace",
            start_new_session=True,
        )
        doomed = rng.random() < 0.05
        try:
            words = process.communicate(timeout=rng.uniform(0.5, 5) if doomed else timeout)[1]
            house.count(f"marquee {arguments[0]}: exit {process.returncode}")
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL if doomed else signal.SIGTERM)
            words = process.communicate(timeout=20)[1]
            house.count(f"marquee {arguments[0]}: " + ("killed" if doomed else "ended"))
        house.note(f"{process.returncode} marquee {' '.join(map(str, arguments))}: {words.strip()[-300:]}")

    kitchen, bath = house.kitchen.target, house.bath.target
    while not house.over.is_set():
        choice = rng.randrange(12)
        if choice < 3:
            run("cast", house.films / "film.mp4", "--to", kitchen, "--patience", 10, timeout=rng.uniform(5, 30))
        elif choice == 3:
            run(
                "cast",
                house.films / "film.mp4",
                house.films / "second.mp4",
                "--to",
                kitchen,
                timeout=rng.uniform(5, 30),
            )
        elif choice == 4:
            screen = house.parlour.target if rng.random() < 0.85 else kitchen
            run("mirror", "--source", "synthetic", "--to", screen, "--duration", rng.randrange(5, 20))
        elif choice == 5:
            run("transfer", "--from", kitchen, "--to", bath)
            run("transfer", "--from", bath, "--to", kitchen)
        else:
            order = rng.choice(
                [
                    ["pause"],
                    ["play"],
                    ["seek", "+5"],
                    ["volume", "40"],
                    ["next"],
                    ["status"],
                    ["queue", "list"],
                    ["tracks"],
                    ["rate", "1.5"],
                    ["mute"],
                    ["unmute"],
                    ["stop"],
                ]
            )
            run(*order, "--to", kitchen)
        house.pause(rng, 0.5, 4)


def chromecast_sender(house, rng):
    """PyChromecast, in a process of its own, since it has threads of its own that outlive what they were for."""
    program = Path(__file__).with_name("soak_pychromecast.py")
    while not house.over.is_set():
        process = subprocess.Popen(
            [
                sys.executable,
                str(program),
                *map(str, house.kitchen.address),
                house.url("film.mp4"),
                house.url("captions.vtt"),
                str(rng.randrange(1 << 30)),
            ],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            errors="replace",
        )
        try:
            words = process.communicate(timeout=rng.uniform(5, 40))[1]
            house.count(f"pychromecast: exit {process.returncode}")
        except subprocess.TimeoutExpired:
            process.kill()
            words = process.communicate()[1]
            house.count("pychromecast: killed")
        house.note(f"{process.returncode} pychromecast: {words.strip()[-300:]}")
        house.pause(rng, 0.5, 5)


def plain_sender(house, rng):
    """A client of a page: queues, and what is done with them."""
    while not house.over.is_set():
        try:
            receiver = house.bath if rng.random() < 0.6 else house.kitchen
            with Client(receiver.address, f"sender-{rng.randrange(1000)}") as client:
                queue_up(house, rng, client)
            house.count("queue: done")
        except (OSError, AssertionError, LookupError, TypeError):
            house.count("queue: broken off")
        house.pause(rng, 0.5, 5)


def queue_up(house, rng, client):
    def item(name):
        return {
            "autoplay": True,
            "preloadTime": 5,
            "media": {"contentId": house.url(name), "contentType": "video/mp4", "streamType": "BUFFERED"},
        }

    app = client.launch()
    transport = app["transportId"]
    status = client.request(
        MEDIA, {"type": "QUEUE_LOAD", "items": [item("second.mp4") for _ in range(5)]}, transport
    ).payload
    session = status["status"][0]["mediaSessionId"]
    for _ in range(rng.randrange(3, 20)):
        if house.over.is_set():
            return
        request = rng.choice(
            [
                {"type": "QUEUE_INSERT", "items": [item("film.mp4")]},
                {"type": "QUEUE_UPDATE", "jump": rng.choice([1, -1])},
                {"type": "QUEUE_GET_ITEM_IDS"},
                {"type": "QUEUE_UPDATE", "shuffle": True},
                {"type": "SEEK", "currentTime": rng.uniform(0, 15)},
                {"type": "PAUSE"},
                {"type": "PLAY"},
                {"type": "QUEUE_UPDATE", "repeatMode": rng.choice(["REPEAT_ALL", "REPEAT_OFF"])},
                {"type": "GET_STATUS"},
            ]
        )
        client.request(MEDIA, request | {"mediaSessionId": session}, transport)
        house.pause(rng, 0.1, 2)
    if rng.random() < 0.2:
        client.request(RECEIVER, {"type": "STOP", "sessionId": app["sessionId"]})


# What goes wrong in a house.


def misfortune(house, rng):
    while not house.over.wait(rng.uniform(40, 90)):
        if rng.random() < 0.5:
            receiver = rng.choice([house.kitchen, house.parlour])
            browsers = descendants(receiver.process.pid, "chrom")
            if browsers:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(rng.choice(browsers), signal.SIGKILL)
                house.count("a process of the browser was killed")
        else:
            house.outages += 1
            house.whole.clear()
            ip("-n", SENDERS, "link", "set", "cast0", "down")
            house.over.wait(rng.uniform(1, 12))
            ip("-n", SENDERS, "link", "set", "cast0", "up")
            ip("-n", SENDERS, "route", "replace", "default", "dev", "cast0")
            house.whole.set()
            house.count("the network went and came")


def descendants(pid, named):
    """The processes below one whose name begins so."""
    children, names = {}, {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with contextlib.suppress(OSError):
                name, rest = (entry / "stat").read_text().split("(", 1)[1].rsplit(")", 1)
                children.setdefault(int(rest.split()[1]), []).append(int(entry.name))
                names[int(entry.name)] = name
    found, waiting = [], [pid]
    while waiting:
        for child in children.get(waiting.pop(), []):
            waiting.append(child)
            if names[child].startswith(named):
                found.append(child)
    return found


# The account.


class Account:
    """Samples by time, in a file as they come."""

    def __init__(self, house, path):
        self._house, self._file = house, open(path, "w", encoding="utf-8")
        self.samples = []
        self.unanswered = 0
        self._receivers = {
            name: Process(pid_of(receiver)) for name, receiver in house.receivers.items()
        }
        self._bystander = subprocess.Popen(
            [sys.executable, str(BYSTANDER), *map(str, house.kitchen.address)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._round()

    def _round(self):
        self._bystander.stdin.write("\n")
        self._bystander.stdin.flush()
        return json.loads(self._bystander.stdout.readline())

    def keep(self, minutes):
        began, outages, was_whole = time.monotonic(), 0, True
        while (at := time.monotonic() - began) < minutes * 60:
            self._house.over.wait(SAMPLE)
            round_ = self._round()
            # A question may wait through an outage that began and ended within its round.
            whole = self._house.whole.is_set() and self._house.outages == outages
            outages = self._house.outages
            asked = sorted(round_["asked"])
            sample = {"at": at, "whole": whole and was_whole, "lost": round_["lost"]}
            if asked:
                sample |= {"median": asked[len(asked) // 2], "worst": asked[-1]}
            if round_["lost"] and whole and was_whole:
                self.unanswered += round_["lost"]
            was_whole = whole
            for name, process in self._receivers.items():
                sample[name] = {
                    "memory": process.status("VmRSS"),
                    "descriptors": process.descriptors(),
                    "threads": process.threads(),
                    "processor": process.processor(),
                }
            self.samples.append(sample)
            print(json.dumps(sample), file=self._file, flush=True)

    def close(self):
        self._bystander.stdin.close()
        self._file.close()


def pid_of(receiver):
    """`ip netns exec` becomes what it runs, so the process is the receiver itself."""
    return receiver.process.pid


def slope(samples, name, key):
    """By how much a value grows in an hour, of a straight line through the second half."""
    half = [(sample["at"] / 3600, sample[name][key]) for sample in samples[len(samples) // 2 :]]
    count = len(half)
    if count < 3:
        return 0.0
    mean_x, mean_y = (sum(column) / count for column in zip(*half))
    spread = sum((x - mean_x) ** 2 for x, _ in half)
    return sum((x - mean_x) * (y - mean_y) for x, y in half) / spread


def draw(samples, path):
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    minutes = [sample["at"] / 60 for sample in samples]
    figure, panels = pyplot.subplots(4, 1, figsize=(11, 12), sharex=True)
    for panel, (key, scale, label) in zip(
        panels,
        (("memory", 1 << 20, "resident memory, MiB"), ("descriptors", 1, "descriptors"), ("threads", 1, "threads")),
    ):
        for name, (style, caption) in STYLES.items():
            panel.plot(
                minutes,
                [sample[name][key] / scale for sample in samples],
                style,
                linewidth=0.9,
                label=caption,
            )
        panel.set_ylabel(label)
        panel.set_ylim(0, panel.get_ylim()[1] * 1.1)
        panel.legend(loc="lower right", fontsize=8)
    answered = [sample for sample in samples if "median" in sample and sample["whole"]]
    for key, label in (("median", "median of 5 s"), ("worst", "worst of 5 s")):
        panels[3].plot(
            [sample["at"] / 60 for sample in answered],
            [sample[key] * 1000 for sample in answered],
            ".",
            markersize=2.5,
            label=label,
        )
    for sample in samples:
        if not sample["whole"]:
            panels[3].axvspan(sample["at"] / 60, (sample["at"] + SAMPLE) / 60, color="#dddddd", linewidth=0)
    panels[3].set_yscale("log")
    panels[3].set_ylabel("GET_STATUS, ms\n(grey: no network)")
    panels[3].set_xlabel("minutes")
    panels[3].legend(loc="upper right", fontsize=8)
    figure.tight_layout()
    figure.savefig(path, dpi=80)


def report(house, account, minutes):
    samples = account.samples
    print(f"{minutes} minutes, seed {house.seed}; what was done:")
    for what, number in sorted(house.counts.items()):
        print(f"  {number:6d}  {what}")
    worst = max((sample["worst"] for sample in samples if sample["whole"] and "worst" in sample), default=0)
    medians = sorted(sample["median"] for sample in samples if sample["whole"] and "median" in sample)
    print(
        f"bystander: median {medians[len(medians) // 2] * 1000:.1f} ms, worst {worst * 1000:.0f} ms, "
        f"unanswered while the network was whole: {account.unanswered}"
    )
    for name in house.receivers:
        first, last = samples[min(len(samples) - 1, 12)][name], samples[-1][name]
        print(
            f"{name}: memory {first['memory'] >> 20} MiB after a minute, {last['memory'] >> 20} at the end, "
            f"{slope(samples, name, 'memory') / (1 << 20):+.1f} MiB an hour in the second half; descriptors "
            f"{first['descriptors']}, {last['descriptors']}, {slope(samples, name, 'descriptors'):+.1f} an hour; "
            f"threads "
            f"{first['threads']}, {last['threads']}, {slope(samples, name, 'threads'):+.1f} an hour; processor "
            f"{last['processor']:.0f} s"
        )


def soak(minutes, seed):
    marquee = os.environ["MARQUEE"]
    with tempfile.TemporaryDirectory(prefix="marquee-soak-") as folder:
        scratch = Path(folder)
        # The browser is another user's and has to get to its own folder.
        scratch.chmod(0o755)
        house = House(marquee, scratch, seed)
        server = media.MediaServer(house.films, SENDER_ADDRESS)
        house.server_url = server.url("")
        kinds = (
            [marquee_sender] * CLI_SENDERS + [chromecast_sender] * CHROMECAST_SENDERS + [plain_sender] * PLAIN_SENDERS
        )
        threads = [
            threading.Thread(target=kind, args=(house, random.Random(seed * 100 + number)), daemon=True)
            for number, kind in enumerate(kinds + [misfortune])
        ]
        account = Account(house, ROOT / ".build" / "soak.jsonl")
        for thread in threads:
            thread.start()
        try:
            account.keep(minutes)
        finally:
            house.over.set()
            for thread in threads:
                thread.join(60)
        alive = all(receiver.is_alive() for receiver in house.receivers.values())
        report(house, account, minutes)
        draw(account.samples, ROOT / "docs" / "images" / "soak.png")
        account.close()
        server.close()
        codes = [receiver.stop(timeout=30) for receiver in house.receivers.values()]
        if not alive or any(codes):
            print(f"a receiver ended by itself, or badly: {codes}")
            print("\n".join(receiver.log[-2000:] for receiver in house.receivers.values()))
        return 0 if alive and not any(codes) and not account.unanswered else 1


def main():
    if len(sys.argv) not in (2, 3) or not all(word.isdigit() and int(word) for word in sys.argv[1:]):
        sys.exit(__doc__)
    if os.geteuid() != 0:
        sys.exit("soak: two network namespaces are needed, which root alone may make; run it as root")
    if os.environ.get("MARQUEE_SOAK_INSIDE"):
        sys.exit(soak(int(sys.argv[1]), int(sys.argv[2])))
    seed = sys.argv[2] if len(sys.argv) == 3 else "1"
    make_network()
    try:
        inside = ["ip", "netns", "exec", SENDERS, sys.executable, __file__, sys.argv[1], seed]
        sys.exit(subprocess.run(inside, env=os.environ | {"MARQUEE_SOAK_INSIDE": "1"}).returncode)
    finally:
        remove_network()


if __name__ == "__main__":
    main()
