"""A receiver and a sender on two hosts with a cable between them: two network namespaces."""

import json
import os
import shutil
import sys

import pytest

import crowd as crowded
from ownnetwork import ADDRESS, INTERFACE, program, said, within
from processes import Lines, environment
from remotehouse import House, Pages, bar, choose, leave
from tap import Tap
from waiting import until

WORLD = "203.0.113.1"


def test_device_on_another_host_is_listed_with_each_address_once_and_in_its_scope(marquee, hosts, tmp_path):
    receiver = Lines([*hosts.here, marquee, "receiver", "--name", "Far", "--state", str(tmp_path / "state"), "--player",
                      "clock", "--json"], environment(tmp_path / "here"), tmp_path / "receiver.log")
    try:
        receiver.event("ready")
        scope, = [line.split(":")[0] for line in said(hosts.there, "ip", "-o", "link").splitlines() if " far" in line]
        for _ in range(3):
            told = said(hosts.there, marquee, "devices", "--json", env=environment(tmp_path / "there"))
            device, = [json.loads(line) for line in told.splitlines()]
            addresses = device["addresses"]
            assert ADDRESS in addresses and len(set(addresses)) == len(addresses), addresses
            scoped = [address for address in addresses if address.startswith("fe80:")]
            assert scoped and all(address.endswith("%" + scope) for address in scoped), (scope, addresses)
    finally:
        receiver.stop()


@pytest.fixture
def inside(chromium, hosts, tmp_path):
    """Pages in a browser of the sender's host."""
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    browser = chromium.browser_type.launch(executable_path=program(tmp_path, hosts.there, path), args=["--disable-gpu"])
    pages = Pages(browser, tmp_path / "pictures")
    yield pages
    pages.close()
    browser.close()


@pytest.fixture
def start(tmp_path):
    """Starts a program that prints JSON lines."""
    started = []

    def start(*command):
        started.append(Lines([str(part) for part in command], environment(tmp_path / "user"),
                             tmp_path / f"{len(started)}.log"))
        return started[-1]
    yield start
    for lines in started:
        lines.kill()


@pytest.mark.skipif(os.geteuid() != 0, reason="a server in another namespace takes root")
@pytest.mark.parametrize("own", [ADDRESS, WORLD])
def test_picture_that_a_receiver_places_nearer_than_itself_is_not_fetched(
        marquee, hosts, inside, start, tmp_path, own):
    interface = {ADDRESS: INTERFACE, WORLD: "pub0"}[own]
    said(hosts.here, "ip", "link", "add", "pub0", "type", "veth", "peer", "name", "pub-far", "netns",
         hosts.namespaces[1])
    for where, name, address in ((hosts.here, "pub0", WORLD), (hosts.there, "pub-far", "203.0.113.2")):
        said(where, "ip", "addr", "add", f"{address}/24", "dev", name)
        said(where, "ip", "link", "set", name, "multicast", "on", "up")
    # They stand for services of the machine that the remote runs on, which trust whoever is on it.
    taps = {host: within(hosts.namespaces[1], lambda at=at: Tap(at))
            for host, at in (("127.0.0.1", "127.0.0.1"), ("localhost", "127.0.0.1"), ("[::1]", "::1"))}
    receiver = start(*hosts.here, marquee, "receiver", "--name", "TV", "--state", tmp_path / "state", "--port", 0,
                     "--http-port", 0, "--https-port", 0, "--interface", interface, "--player", "clock", "--json")
    place = [own, receiver.event("ready")["port"]]
    crowd = start(*hosts.here, sys.executable, crowded.__file__, "--control")
    port = crowd.event("ready")["port"]
    house = House(program(tmp_path, hosts.there, marquee), environment(tmp_path / "user"), tmp_path, "--interface",
                  {ADDRESS: "far", WORLD: "pub-far"}[own])

    forbidden = [f"http://{host}:{tap.port}/near" for host, tap in taps.items()]
    forbidden += [f"http://{own}:{port}/to?{url}" for url in forbidden]
    if own == WORLD:
        forbidden += [f"http://{ADDRESS}:{port}/private", f"http://{own}:{port}/to?http://{ADDRESS}:{port}/private"]
    page, answers, asked = inside(house.link), [], []

    def told(name, path=None):
        """Waits until the crowd says that; notes which pictures were asked for meanwhile."""
        def wanted(event):
            if event["event"] == "asked":
                asked.append(event["path"])
            return event["event"] == name and event.get("path") == path
        crowd.next(wanted, f"{name} {path or ''}")

    def play(title, image):
        film = {"contentId": f"http://{own}:{port}/film.mp4", "contentType": "video/mp4", "streamType": "BUFFERED",
                "duration": 60, "metadata": {"metadataType": 1, "title": title, "images": [{"url": image}]}}
        crowd.order(json.dumps({"load": place, "media": film}))
        told("played")
        bar(page).get_by_text(title, exact=True).first.wait_for()

    page.on("response", lambda answer: "/cast/image/" in answer.url and answers.append(answer.status))
    choose(page, "TV")
    for number, url in enumerate(forbidden):
        play(f"Forbidden {number}", url)
        until(lambda: page.evaluate("0") or answers, f"an answer to the page that asks for {url}")
        assert set(answers) == {404}, (url, answers)
        answers.clear()
    play("Allowed", f"http://{own}:{port}/allowed")
    bar(page).locator("img[data-state=there]").wait_for()
    play("The end", f"http://{own}:{port}/end")
    if "/end" not in asked:
        told("asked", "/end")
    assert [path for path in asked if not path.startswith("/to?")] == ["/allowed", "/end"]
    assert [path for path in asked if path.startswith("/to?")], "redirections were begun"
    assert [tap.count for tap in taps.values()] == [0, 0, 0]
    leave(page)
    assert house.stop() == 0
