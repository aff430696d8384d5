"""`marquee remote` in a network of its own, where nobody else is asked, or hears what is said there: devices by the
hundred, and receivers at private and at public addresses that name pictures which are none of their business."""

import json
import shutil
import sys

import pytest

import crowd as crowded
from ownnetwork import ADDRESS, INTERFACE
from processes import Lines, environment
from remotehouse import House, Pages, bar, choose, leave, shown
from waiting import until

PRIVATE, PUBLIC, WORLD = "A TV in the house", "A TV of the world", "203.0.113.1"
# A link is heard for 256 devices: the limits have the reason (docs/limits.md).
CROWDS = {"127.0.0.1": 250, ADDRESS: 250}


@pytest.fixture(scope="module")
def network(network):
    network.run("sh", "-c", f"""PATH=$PATH:/usr/sbin:/sbin
        ip link add pub0 type veth peer name pub0-end && ip addr add {WORLD}/24 dev pub0 &&
        ip link set pub0 multicast on up && ip link set pub0-end up""")
    return network


@pytest.fixture(scope="module")
def yard(network, marquee, tmp_path_factory):
    """Two receivers, one at a private address and one at a public one, a crowd of others, and a remote."""
    folder, started = tmp_path_factory.mktemp("yard"), []
    env, program = environment(folder / "user"), network.program(marquee)

    def start(*command):
        started.append(Lines([str(part) for part in command], env, folder / f"{len(started)}.log"))
        return started[-1]
    ports = {}
    for name, interface in ((PRIVATE, INTERFACE), (PUBLIC, "pub0")):
        device = start(program, "receiver", "--name", name, "--state", folder / interface, "--port", "0", "--http-port",
                       "0", "--https-port", "0", "--interface", interface, "--player", "clock", "--json")
        ports[name] = device.event("ready")["port"]
    crowd = start(network.program(sys.executable), crowded.__file__, "--control",
                  *(f"{address}={count}" for address, count in CROWDS.items()))
    crowd.pictures = crowd.event("ready")["port"]
    house = House(program, env, folder, *(part for name in ("lo", INTERFACE, "pub0") for part in ("--interface", name)))
    yield house, crowd, ports
    assert house.stop() == 0
    for lines in started:
        lines.kill() if lines is crowd else lines.stop()


@pytest.fixture
def inside(chromium, network, tmp_path):
    """Pages in a browser of that network."""
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    browser = chromium.browser_type.launch(executable_path=network.program(path), args=["--disable-gpu"])
    pages = Pages(browser, tmp_path / "pictures")
    yield pages
    pages.close()
    browser.close()


def test_five_hundred_announced_devices_are_listed_and_one_of_them_is_chosen(yard, inside):
    house, _, _ = yard
    names = {f"Room {number}" for number in range(sum(CROWDS.values()))} | {PRIVATE, PUBLIC}
    page = inside(house.link, "phone")
    page.get_by_role("button", name="Show all").wait_for()
    assert page.locator(".device").count() == 4
    until(lambda: len(shown(page, "devices")["devices"]) == len(names),
          lambda: f"{len(shown(page, 'devices')['devices'])} devices are told", 30)
    inside.keep(page, "crowd-start")
    page.get_by_role("button", name="Show all").click()
    rows = page.locator("cast-dialog [part~=device]")
    until(lambda: rows.count() == len(names), lambda: f"{rows.count()} rows")
    assert set(page.locator("cast-dialog [part~=device] .title").all_text_contents()) == names
    rows.last.scroll_into_view_if_needed()
    inside.keep(page, "crowd-end")
    rows.filter(has_text=PRIVATE).click()
    page.locator("cast-button[data-state=connected]").first.wait_for()
    leave(page)


@pytest.mark.parametrize("name", [PRIVATE, PUBLIC])
def test_picture_that_a_receiver_here_places_on_this_machine_is_not_fetched(yard, inside, name):
    """All addresses of this network are this machine's. test_two_hosts.py has a device elsewhere, whose own pictures are
    fetched."""
    house, crowd, ports = yard
    own, port = {PRIVATE: ADDRESS, PUBLIC: WORLD}[name], crowd.pictures
    page, answers, asked = inside(house.link), [], []
    page.on("response", lambda answer: "/cast/image/" in answer.url and answers.append(answer.status))
    choose(page, name)

    def played(event):
        if event["event"] == "asked":
            asked.append(event["path"])
        return event["event"] == "played"

    for number, host in enumerate(("127.0.0.1", "localhost", "[::1]", own, ADDRESS)):
        url = f"http://{host}:{port}/{number}"
        film = {"contentId": f"http://{own}:{port}/film.mp4", "contentType": "video/mp4", "streamType": "BUFFERED",
                "duration": 60, "metadata": {"metadataType": 1, "title": f"Film {number}", "images": [{"url": url}]}}
        crowd.order(json.dumps({"load": [own, ports[name]], "media": film}))
        crowd.next(played, "it plays")
        bar(page).get_by_text(f"Film {number}").first.wait_for()
        until(lambda: page.evaluate("0") or answers, f"an answer to the page that asks for {url}")
        assert set(answers) == {404}, (url, answers)
        answers.clear()
    assert asked == []
    leave(page)
