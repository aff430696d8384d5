"""Now Playing: what the way over the desktop's bus adds to a command over Cast, and what watching TVs that play costs.

One process hears both the bus and the receiver, and stays: what starting playerctl costs is in no number.
"""

import itertools
import os
import statistics
import subprocess
import time
from pathlib import Path

import processes
from busclient import BusClient, Player
from castv2 import MEDIA, Client
from measuring import mebibytes
from waiting import until

FILM = {"contentId": "http://127.0.0.1:9/film.mp4", "contentType": "video/mp4", "duration": 36_000,
        "metadata": {"metadataType": 1, "title": "Bench"}}
TOLERATED = 0.002


class Watching(Client):
    """A Cast client that knows when each player's state came."""

    def __init__(self, *arguments, **more):
        self.states = []
        super().__init__(*arguments, **more)

    def _take(self, message):
        moment = time.perf_counter()
        if message.namespace == MEDIA and (status := message.payload.get("status")):
            self.states.append((moment, status[0].get("playerState")))
        super()._take(message)
        # What it keeps for its tests would grow with each round.
        del self.received[:-100]


class Desktop:
    """A bus of its own."""

    def __init__(self, folder):
        Path(folder).mkdir(parents=True, exist_ok=True)
        self.process = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address",
             f"--address=unix:path={folder}/bus"], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()

    def end(self):
        self.process.kill()
        self.process.wait(10)
        self.process.stdout.close()


def first(moments, value, since, what):
    """Seconds from `since` until `value` came; waits for it in small steps, which are in no number."""
    deadline = time.perf_counter() + 10
    while time.perf_counter() < deadline:
        for moment, told in list(moments()):
            if moment >= since and told == value:
                return moment - since
        time.sleep(0.001)
    raise SystemExit(f"bench: {what} did not come within 10 s")


def rounds(bus, client, app, player, count):
    """Of each round: (Pause on the bus until PAUSED, PAUSE over Cast until PAUSED, the same until the bus tells)."""
    session = client.media_status(app)["mediaSessionId"]
    numbers = itertools.count(500_000)

    def over_cast(command):
        began = time.perf_counter()
        client.send(MEDIA, {"type": command, "mediaSessionId": session, "requestId": next(numbers)},
                    app["transportId"])
        return began

    def states():
        return client.states

    def told():
        return bus.told("PlaybackStatus")

    taken = []
    for _ in range(count):
        client.states.clear()
        bus.signals.clear()
        began = time.perf_counter()
        bus.posted(player.command("Pause"))
        by_bus = first(states, "PAUSED", began, "the pause by the bus")
        first(told, "Paused", began, "the bus's news of it")
        first(told, "Playing", over_cast("PLAY"), "the bus's news of the play")
        began = over_cast("PAUSE")
        bare = first(states, "PAUSED", began, "the pause over Cast")
        news = first(told, "Paused", began, "the bus's news of the pause")
        first(told, "Playing", over_cast("PLAY"), "the bus's news of the play")
        taken.append((by_bus, bare, news))
        # A receiver lets one sender send so much a second, and holds back what is more: that is not what is measured.
        time.sleep(0.02)
    return taken


def percentile(values, part):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def round_trips(table, marquee, env, scratch, quick):
    receiver = processes.Receiver(marquee, env, scratch / "shown", "Bench shown")
    desktop = Desktop(scratch / "desktop")
    shown = None
    try:
        with BusClient(desktop.address) as bus, Watching(receiver.address) as client:
            app = client.launch()
            client.load(app, FILM)
            shown = processes.Lines(
                [marquee, "now-playing", "--to", receiver.target, "--json"],
                env | {"DBUS_SESSION_BUS_ADDRESS": desktop.address}, scratch / "now-playing.log")
            until(lambda: bus.names() == ["marquee"], "the player on the bus", 30)
            player = Player(bus)
            # The first ones warm up what is made once.
            rounds(bus, client, app, player, 20)
            taken = rounds(bus, client, app, player, 50 if quick else 1000)
    finally:
        if shown:
            shown.stop()
        desktop.end()
        receiver.stop()
    by_bus, bare, news = zip(*taken)
    for what, values in (("`Pause` on the bus until the receiver's status is PAUSED", by_bus),
                         ("a receiver's change until PropertiesChanged on the bus", news)):
        for word, number in (("median", statistics.median), ("99th percentile", lambda v: percentile(v, 0.99))):
            # The other's is the same command over Cast alone, by the same client: sent, carried out and heard of.
            ours, theirs = number(values), number(bare)
            table.ratio(f"{what}, {word}; beside the bare Cast round trip", ours, theirs, None, precise,
                        value_goal=theirs + TOLERATED)


def precise(seconds):
    return f"{seconds * 1e3:.2f} ms"


def cpu(pid):
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def proportional(pid):
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:"))


def watching(marquee, env, scratch, desktop, ports, duration):
    """(CPU seconds, memory, files, threads) of one `marquee now-playing` that shows so many TVs."""
    named = itertools.chain.from_iterable(("--to", f"127.0.0.1:{port}") for port in ports)
    shown = processes.Lines([marquee, "now-playing", "--json", *named],
                            env | {"DBUS_SESSION_BUS_ADDRESS": desktop.address}, scratch / f"watching-{len(ports)}.log")
    try:
        pid = shown.process.pid
        with BusClient(desktop.address) as bus:
            until(lambda: len(bus.names()) == len(ports), lambda: f"{len(bus.names())} players; {shown.log}", 120)
        # What joining has begun is done by then; nothing tells of it.
        time.sleep(3)
        before = cpu(pid)
        time.sleep(duration)
        return (cpu(pid) - before, proportional(pid), len(os.listdir(f"/proc/{pid}/fd")),
                len(os.listdir(f"/proc/{pid}/task")))
    finally:
        shown.stop()


def idle(table, marquee, bench, env, scratch, quick):
    duration = 10 if quick else 60
    folder = Path(env["XDG_CONFIG_HOME"]) / "marquee"
    devices = processes.Lines([bench, "devices", "--count", "21", "--folder", str(folder)], env,
                              scratch / "shown-devices.log")
    desktop = Desktop(scratch / "crowd")
    try:
        ports = devices.event("ready", 120)["ports"]
        for port in ports:
            with Client(("127.0.0.1", port)) as client:
                client.load(client.launch(), FILM)
        one = watching(marquee, env, scratch, desktop, ports[:1], duration)
        many = watching(marquee, env, scratch, desktop, ports, duration)
    finally:
        desktop.end()
        devices.kill()
    share = many[0] / duration / len(ports)
    table.value(f"idle `marquee now-playing` with {len(ports)} TVs that play, for {duration} s: part of a core each, "
                "heartbeats included", f"{share:.3%}", "at most 0.1 %", share <= 0.001)
    table.value("the same with 1 TV: part of a core", f"{one[0] / duration:.3%}")
    table.value("memory a TV of it (proportional set size; the first pays for what is paid once)",
                f"{(many[1] - one[1]) / (len(ports) - 1) / 1024:.0f} KiB; {mebibytes(one[1])} with the first")
    table.value(f"open files; threads, with {len(ports)} TVs", f"{many[2]}; {many[3]}")


def measure_all(table, marquee, bench, env, scratch, quick):
    print("what plays, over the desktop's bus", flush=True)
    round_trips(table, marquee, env, scratch, quick)
    idle(table, marquee, bench, env, scratch, quick)
