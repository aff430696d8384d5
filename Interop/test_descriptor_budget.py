"""Each command that runs for long, with 64, 256 and 1,024 descriptors, while connections flood every port that it has:
whoever comes anew is answered, nothing dies, and all is closed again afterwards.

What comes from loopback is a program of this machine, so the house's own peers are addresses of a network namespace.
"""

import contextlib
import functools
import http.client
import json
import os
import re
import statistics
import subprocess
import sys
import urllib.parse
import urllib.request
from pathlib import Path

import pytest

import processes
from castv2 import DEFAULT_MEDIA_RECEIVER, MEDIA, Client
from hostile.stage import Process
from media import H264, PATTERN, ffmpeg
from ownnetwork import ADDRESS, INTERFACE
from waiting import until

HOSTILE = Path(__file__).with_name("hostile")
FLOOD, NEWCOMER = HOSTILE / "flood.py", HOSTILE / "newcomer.py"
# What part of its attempts a newcomer is answered at least: of nine, two may meet a busy machine.
SHARE = 0.75
# Of the slow tests: seconds within which the better answers have come. Where the machine does other things too, it is
# so many times what half of them took before the flood, since the flood takes its part of the cores as well. What blocks a
# command blocks all answers.
WITHIN, TIMES = 0.25, 4
SECONDS = 2.0
# The others take a minute or two together.
LIMITS = [64, *(pytest.param(most, marks=pytest.mark.slow) for most in (256, 1024))]
LOCAL = [f"127.0.0.{number}" for number in range(60, 77)]
# Loopback's interface has them, and neither side takes them for loopback.
HOUSE = [f"10.77.1.{number}" for number in range(1, 21)]


def limited(folder, program, most):
    """A program that is `program` with so many descriptors."""
    inside = Path(folder) / f"{Path(program).name}-{most}"
    inside.write_text(f'#!/bin/sh\nexec prlimit --nofile={most}:{most} "{program}" "$@"\n')
    inside.chmod(0o755)
    return str(inside)


def files_of(pid):
    """What a process has open."""
    found = set()
    for file in Path(f"/proc/{pid}/fd").iterdir():
        # Closed meanwhile.
        with contextlib.suppress(FileNotFoundError):
            found.add(os.readlink(file))
    return found


def ports_of(pid):
    """TCP ports at which a process listens."""
    sockets = files_of(pid)
    found = set()
    for table in ("tcp", "tcp6"):
        for line in Path(f"/proc/{pid}/net/{table}").read_text().splitlines()[1:]:
            fields = line.split()
            if fields[3] == "0A" and f"socket:[{fields[9]}]" in sockets:
                found.add(int(fields[1].rsplit(":", 1)[1], 16))
    return sorted(found)


@contextlib.contextmanager
def flooded(host, ports, sources, each, enter=(), path=()):
    """Connections from all sources to all ports, as long as this lasts. Gives what the flood tells at its end."""
    told = {}
    flood = subprocess.Popen([*enter, sys.executable, str(FLOOD), host, ",".join(map(str, ports)), ",".join(sources),
                              str(each), *path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        assert flood.stdout.readline() == "begun\n"
        yield told
    finally:
        flood.stdin.close()
        told.update(json.loads(flood.stdout.readline() or "{}"))
        flood.wait(20)
        flood.stdout.close()


class Came:
    """What a newcomer met."""

    def __init__(self, told):
        self.answers, self.refused = told["answers"], told["refused"]
        self.share = len(self.answers) / max(1, len(self.answers) + self.refused)

    def __repr__(self):
        middle = f"{statistics.median(self.answers):.3f} s" if self.answers else "none"
        return f"{len(self.answers)} answers, half within {middle}, {self.refused} refused"

    def is_served(self, quiet, timed):
        if self.share < SHARE or not timed:
            return self.share >= SHARE
        # Flood and newcomer have a core each; what waits for one beside them makes all of them later.
        crowded = max(1, os.getloadavg()[0] / os.cpu_count() / 2)
        within = max(WITHIN * crowded, TIMES * statistics.median(quiet.answers))
        return sorted(self.answers)[len(self.answers) // 4] <= within


def come(kind, host, port, source, path="/", token="", enter=(), seconds=SECONDS, pause=0.2):
    """Somebody comes anew again and again, and is answered or not."""
    done = subprocess.run([*enter, sys.executable, str(NEWCOMER), kind, host, str(port), source, str(seconds),
                           str(pause), path], input=f"{token}\n", capture_output=True, text=True, timeout=60, check=True)
    return Came(json.loads(done.stdout))


@pytest.fixture
def outlasts(request):
    """Only the slow tests look at times: the others share the machine with tests of other files."""
    return functools.partial(flood_and_look, timed=request.node.get_closest_marker("slow") is not None)


def flood_and_look(lines, newcomers, sources=LOCAL, each=25, enter=(), host="127.0.0.1", *, timed):
    """Floods all of a running command's ports; its newcomers are served, it lives, and its descriptors come back."""
    process = Process(lines.process.pid)
    ports = ports_of(process.pid)
    quiet = [come(*newcomer, enter=enter, seconds=0.5) for newcomer in newcomers]
    before = process.descriptors()
    with flooded(host, ports, sources, each, enter) as told:
        met = [come(*newcomer, enter=enter) for newcomer in newcomers]
        most = process.descriptors()
    assert lines.is_alive(), f"it ended with {lines.process.wait()}: {lines.log[-2000:]}"
    assert told["begun"] > told["held"], "nobody was sent away: that was no flood"
    assert all(came.is_served(calm, timed) for came, calm in zip(met, quiet)), (
        f"{met}; before the flood {quiet}; {most} descriptors, {before} at rest")
    until(lambda: process.descriptors() <= before + 1,
          lambda: f"{process.descriptors()} descriptors, {before} before", 20)
    return met


@pytest.fixture
def start(marquee, user, tmp_path):
    """Starts a command with so many descriptors, which must end well when asked."""
    started = []

    def start(most, *arguments, env=user):
        program = limited(tmp_path, marquee, most)
        started.append(processes.Lines([program, *map(str, arguments)], env, tmp_path / f"{len(started)}.log"))
        return started[-1]
    yield start
    codes = [lines.stop() for lines in started if lines.is_alive()]
    assert all(code in (processes.DONE, processes.INTERRUPTED) for code in codes), codes


def receive(start, most, folder, *more, player="clock"):
    lines = start(most, "receiver", "--name", f"Budget {os.getpid()} {most}", "--state", folder / "state", "--port", 0,
                  "--http-port", 0, "--https-port", 0, "--interface", "lo", "--player", player, "--json", *more)
    return lines


def senders_and_pages(ready, source="127.0.0.1"):
    return [("cast", "127.0.0.1", ready["port"], source),
            ("http", "127.0.0.1", ready["httpPort"], source, "/setup/eureka_info")]


@pytest.mark.parametrize("most", LIMITS)
def test_a_receiver_outlasts_floods_on_all_its_ports(outlasts, start, tmp_path, most):
    lines = receive(start, most, tmp_path)
    outlasts(lines, senders_and_pages(lines.event("ready")))


# Four receivers and more in a process take a while to begin.
@pytest.mark.slow
@pytest.mark.parametrize(("most", "members"), [(256, 3), (256, 8), (1024, 8)])
def test_a_group_outlasts_floods_on_all_its_receivers_ports(outlasts, start, tmp_path, most, members):
    receivers = members + 1
    members = [word for number in range(members) for word in ("--member", f"Budget {os.getpid()} member {number}")]
    lines = receive(start, most, tmp_path, "--group", f"Budget {os.getpid()} group", *members)
    ready = lines.event("ready")
    until(lambda: len(ports_of(lines.process.pid)) == 3 * receivers, "all of them listen", 60)
    # libdispatch looks after its threads each second, and needs a descriptor for it.
    outlasts(lines, senders_and_pages(ready), each=8)


def test_too_few_descriptors_for_a_group_are_said_at_the_start(marquee, user, tmp_path):
    members = [word for number in range(8) for word in ("--member", f"member {number}")]
    said = processes.run(limited(tmp_path, marquee, 64), user, "receiver", "--interface", "lo", "--player", "clock",
                         "--state", tmp_path / "state", "--group", "group", *members, "--json")
    assert said.code == processes.FAILED_HERE
    assert re.fullmatch(r"the limit of open files is 64, and this process needs 160: raise the limit \(ulimit -n 1024, "
                        r"or LimitNOFILE=1024 of a service\) and try again", said.json["error"])


@pytest.mark.parametrize(("most", "command"), [
    (48, ["watch", "--to", "127.0.0.1:9"]), (48, ["remote", "serve", "--port", "0"]), (48, ["devices", "--watch"]),
    (48, ["now-playing"]), (128, ["receiver", "--player", "browser", "--interface", "lo"])])
def test_too_few_descriptors_for_any_work_are_said_at_the_start(marquee, user, tmp_path, most, command):
    said = processes.run(limited(tmp_path, marquee, most), user, *command)
    assert said.code == processes.FAILED_HERE and f"the limit of open files is {most}, and" in said.err, said


def test_a_soft_limit_is_raised_to_the_hard_one(marquee, user, tmp_path):
    program = tmp_path / "soft"
    program.write_text(f'#!/bin/sh\nexec prlimit --nofile=64:2000 "{marquee}" "$@"\n')
    program.chmod(0o755)
    receiver = processes.Receiver(str(program), user, tmp_path / "state", f"Budget {os.getpid()} soft")
    try:
        limits = Path(f"/proc/{receiver.process.pid}/limits").read_text()
        assert re.search(r"Max open files +2000 +2000", limits), limits
    finally:
        receiver.stop()


@pytest.mark.parametrize("most", LIMITS)
def test_a_page_port_outlasts_a_flood_of_this_machines_programs(outlasts, start, tmp_path, most):
    page = (lines := receive(start, most, tmp_path, player="page")).event("page")["url"]
    port, path = re.fullmatch(r"http://127\.0\.0\.1:(\d+)(/.*)", page).groups()
    # All of them are one address: whoever knows the page's secret is served all the same.
    newcomer = ("http", "127.0.0.1", int(port), "127.0.0.1", path)
    outlasts(lines, [newcomer], sources=["127.0.0.1"], each=300)


def test_a_film_plays_in_the_browser_while_all_ports_are_flooded(start, server, tmp_path):
    lines = receive(start, 4096, tmp_path, "--headless", player="browser")
    ready = lines.event("ready")
    lines.event("screenReady", 60)
    ports = ports_of(lines.process.pid)
    assert len(ports) == 5, "three of the device, the page's, and the browser's relay"
    own = [port for port in ports if port not in (ready["port"], ready["httpPort"], ready["httpsPort"])]
    # The page and the browser's relay are the browser's, which is at 127.0.0.1 as any other program is.
    with flooded("127.0.0.1", ports, LOCAL, 25), flooded("127.0.0.1", own, ["127.0.0.1"], 200):
        with Client(("127.0.0.1", ready["port"]), "sender-last", "127.0.0.9") as client:
            app = client.launch()
            client.load(app, {"contentId": server.url("film.mp4"), "contentType": "video/mp4",
                              "streamType": "BUFFERED"})
            client.until_media(app, lambda status: status.get("playerState") == "PLAYING", "the film plays", 60)
    assert lines.is_alive()


@pytest.mark.parametrize("most", LIMITS)
def test_a_film_is_served_while_strangers_flood(outlasts, start, start_receiver, films, most):
    receiver = start_receiver()
    lines = start(most, "cast", films / "film.mp4", "--to", receiver.target, "--json")
    host, port, path = served(receiver)
    outlasts(lines, [("http", host, port, "127.0.0.1", path)], host=host)


def first_byte(url):
    """Nothing where the connection was not let in: players ask once more, too."""
    with contextlib.suppress(OSError, http.client.HTTPException), urllib.request.urlopen(url, timeout=30) as answer:
        return answer.read(1)
    return b""


def test_a_film_is_converted_while_strangers_flood(start, start_receiver, tmp_path):
    """Each start of ffmpeg opens pipes."""
    film = tmp_path / "film.mkv"
    ffmpeg(*PATTERN, "-t", "90", *H264, "-c:a", "ac3", film)
    receiver = start_receiver()
    lines = start(64, "cast", film, "--to", receiver.target, "--json")
    host, port, path = served(receiver)
    playlist = urllib.request.urlopen(f"http://{host}:{port}{path}", timeout=20).read().decode()
    segments = [line for line in playlist.splitlines() if line and not line.startswith("#")]
    assert len(segments) > 8
    with flooded(host, [port], LOCAL, 25):
        # Each is far from the one before it, so that a new ffmpeg begins.
        for segment in (segments[-1], segments[0], segments[len(segments) // 2], segments[-2]):
            url = urllib.parse.urljoin(f"http://{host}:{port}{path}", segment)
            assert until(lambda url=url: first_byte(url), f"{segment} is served", 30) == b"\x47"
    assert lines.is_alive(), lines.log


def served(receiver):
    """Where the film is that a receiver plays."""
    def content():
        with Client(receiver.address, "sender-looker") as client:
            client.connect()
            status = client.request("urn:x-cast:com.google.cast.receiver", {"type": "GET_STATUS"}).payload["status"]
            for app in status.get("applications", []):
                if app["appId"] != DEFAULT_MEDIA_RECEIVER:
                    continue
                client.connect(app["transportId"])
                media = client.request(MEDIA, {"type": "GET_STATUS"}, app["transportId"]).payload["status"]
                if media and "media" in media[0]:
                    return media[0]["media"]["contentId"]
        return None
    url = until(content, "the film is loaded", 30)
    host, port, path = re.fullmatch(r"http://([\d.]+):(\d+)(/.*)", url).groups()
    return host, int(port), path


@pytest.mark.parametrize("most", LIMITS)
def test_a_remote_outlasts_a_flood_of_this_machines_programs(outlasts, start, marquee, tmp_path, most):
    lines = start(most, "remote", "serve", "--json", "--port", 0, "--interface", "lo",
                  env=processes.environment(tmp_path / "home"))
    link = lines.event("listening")["link"]
    port, token = re.fullmatch(r"http://127\.0\.0\.1:(\d+)/#t=(.*)", link).groups()
    outlasts(lines, [("http", "127.0.0.1", int(port), "127.0.0.1", "/remote/library", token)])


# Neighbours in the house.

@pytest.fixture(scope="module")
def network(network):
    network.run("sh", "-c", "PATH=$PATH:/usr/sbin:/sbin; " + "; ".join(
        f"ip addr add {address}/32 dev lo" for address in HOUSE))
    return network


@pytest.fixture
def inside(network, marquee, tmp_path):
    """Starts a command in the network, with so many descriptors."""
    started = []

    def start(most, *arguments):
        program = network.program(limited(tmp_path, marquee, most))
        env = processes.environment(tmp_path / "home")
        started.append(processes.Lines([program, *map(str, arguments)], env, tmp_path / f"{len(started)}.log"))
        return started[-1]
    yield start
    for lines in started:
        lines.stop()


@pytest.mark.parametrize("most", [64, pytest.param(1024, marks=pytest.mark.slow)])
def test_a_remotes_owner_gets_in_while_ten_neighbours_hold_all_they_can(outlasts, network, inside, most):
    lines = inside(most, "remote", "serve", "--json", "--lan", "--interface", INTERFACE, "--port", 0)
    link = lines.event("listening")["links"][0]
    port, token = re.fullmatch(rf"http://{re.escape(ADDRESS)}:(\d+)/#t=(.*)", link).groups()
    # One with the link, and one of this machine, from addresses of their own; neither has been here before.
    outlasts(lines, [("http", ADDRESS, int(port), HOUSE[-1], "/remote/library", token),
                     ("http", "127.0.0.1", int(port), "127.0.0.1", "/remote/library", token)],
             sources=HOUSE[:10], each=100, enter=network.enter, host=ADDRESS)


@pytest.mark.parametrize("neighbours", [8, 17])
def test_a_first_timer_is_served_while_neighbours_flood_a_device(outlasts, network, inside, tmp_path, neighbours):
    lines = inside(4096, "receiver", "--name", "First", "--state", tmp_path / "state", "--port", 0, "--http-port", 0,
                   "--https-port", 0, "--interface", INTERFACE, "--player", "clock", "--json")
    ready = lines.event("ready")
    newcomers = [("cast", ADDRESS, ready["port"], HOUSE[-1]),
                 ("http", ADDRESS, ready["httpPort"], HOUSE[-2], "/setup/eureka_info")]
    outlasts(lines, newcomers, sources=HOUSE[:neighbours], each=20, enter=network.enter, host=ADDRESS)


@pytest.mark.parametrize("sources,each", [(HOUSE[:8], 40), (HOUSE[:16], 20)], ids=["8 of 40", "16 of 20"])
def test_a_film_is_served_while_neighbours_who_know_its_path_read_it_slowly(
        network, inside, films, tmp_path, sources, each):
    """Anybody in the network can ask the TV for the path."""
    receiver = inside(1024, "receiver", "--name", "Slow", "--state", tmp_path / "state", "--port", 0, "--http-port", 0,
                      "--https-port", 0, "--interface", INTERFACE, "--player", "clock", "--json")
    target = f"{ADDRESS}:{receiver.event('ready')['port']}"
    lines = inside(1024, "cast", films / "film.mp4", "--to", target, "--json")
    host, port, path = re.fullmatch(r"http://([\d.]+):(\d+)(/.*)", asked_for(network, target)).groups()

    def come_and_read(source):
        return come("http", host, int(port), source, path, enter=network.enter, seconds=1.5, pause=0.05)
    known = HOUSE[-1]
    assert come_and_read(known).refused == 0
    with flooded(host, [port], sources, each, network.enter, [path]) as told:
        until(lambda: Process(lines.process.pid).descriptors() > 256, "all places are taken", 20)
        met = {source: come_and_read(source) for source in (known, HOUSE[-2], HOUSE[-3])}
    assert told["begun"] > told["held"], "nobody was sent away: that was no flood"
    assert all(came.share >= 0.9 for came in met.values()), met
    assert lines.is_alive()


LOOK = """
import json, sys
sys.path.insert(0, sys.argv[1])
from castv2 import DEFAULT_MEDIA_RECEIVER, MEDIA, RECEIVER, Client
host, port = sys.argv[2].rsplit(":", 1)
with Client((host, int(port)), "sender-looker") as client:
    client.connect()
    for app in client.request(RECEIVER, {"type": "GET_STATUS"}).payload["status"].get("applications", []):
        if app["appId"] == DEFAULT_MEDIA_RECEIVER:
            client.connect(app["transportId"])
            for media in client.request(MEDIA, {"type": "GET_STATUS"}, app["transportId"]).payload["status"]:
                print(media.get("media", {}).get("contentId", ""))
"""


def asked_for(network, target):
    """The URL that the TV at `target` plays, as it says to everybody."""
    return until(lambda: network.run(sys.executable, "-c", LOOK, str(HOSTILE.parent), target).strip(),
                 "the film is loaded", 30)


@pytest.mark.parametrize("command", [["devices", "--watch"], ["now-playing"], ["watch"]])
def test_commands_that_only_look_listen_at_no_port(start, start_receiver, command):
    more = ["--to", start_receiver().target] if command == ["watch"] else ["--interface", "lo"]
    lines = start(64, *command, "--json", *more)
    until(lambda: any("eventpoll" in file for file in files_of(lines.process.pid)), "it works")
    assert ports_of(lines.process.pid) == []
    assert lines.is_alive(), lines.log
