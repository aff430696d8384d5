"""What the tests against other programs share: the binary under test, receivers of its own, films and a web server."""

import collections
import contextlib
import itertools
import os
import shutil
import sys
from pathlib import Path

import pytest
import zeroconf
from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parent))

import media  # noqa: E402
import processes  # noqa: E402
from castv2 import RECEIVER, Client  # noqa: E402
from filmmaking import Corpus  # noqa: E402
from ownnetwork import NoNamespace, OwnNetwork, TwoHosts, said  # noqa: E402
from waiting import until  # noqa: E402


@pytest.fixture(scope="session")
def marquee():
    """The binary under test, named by MARQUEE (make test sets it)."""
    binary = os.environ.get("MARQUEE") or shutil.which("marquee")
    assert binary and os.access(binary, os.X_OK), "set MARQUEE to the marquee binary, or run these tests by make test"
    return str(Path(binary).resolve())


@pytest.fixture(scope="session")
def user(tmp_path_factory):
    """The environment of the user who owns the receivers; the developer root is made here once."""
    return processes.environment(tmp_path_factory.mktemp("user"))


@pytest.fixture(scope="session")
def stranger(tmp_path_factory):
    """The environment of another user, who has no reason to trust those receivers."""
    return processes.environment(tmp_path_factory.mktemp("stranger"))


@pytest.fixture
def cli(marquee, user):
    """Runs a marquee command as the receivers' user: cli("status", "--to", target, "--json")."""
    return lambda *arguments, **more: processes.run(marquee, user, *arguments, **more)


@contextlib.contextmanager
def receivers(marquee, user, folder):
    """Gives a function that starts receivers; what still lives at the end must end well when asked."""
    started, numbers = [], itertools.count(1)

    def start(name=None, player="clock", extra=()):
        number = next(numbers)
        receiver = processes.Receiver(marquee, user, folder / f"receiver-{number}",
                                      name or f"Interop {os.getpid()} {folder.name[-20:]} {number}", player, extra)
        started.append(receiver)
        return receiver

    yield start
    codes = {receiver.name: receiver.stop() for receiver in started if receiver.is_alive()}
    assert all(code == 0 for code in codes.values()), f"receivers ended with {codes}"


@pytest.fixture
def start_receiver(marquee, user, tmp_path):
    """Starts receivers of this test's own."""
    with receivers(marquee, user, tmp_path) as start:
        yield start


@contextlib.contextmanager
def shared_receiver(marquee, user, folder, player="clock"):
    """Gives a function that tells the receiver which tests share: a new one where a test ended the one before."""
    with receivers(marquee, user, folder) as start:
        current = []

        def receiver():
            if not current or not current[-1].is_alive():
                current.append(start(player=player))
            return current[-1]

        yield receiver


@contextlib.contextmanager
def lent(receiver):
    """Lends a shared receiver to one test, which it must outlive; afterwards it is as if it had just started."""
    receiver.forget()
    try:
        yield receiver
    finally:
        assert receiver.is_alive(), f"the receiver ended with {receiver.process.poll()}: {receiver.log}"
        make_idle(receiver)


def make_idle(receiver):
    with Client(receiver.address, "sender-janitor") as client:
        client.connect()

        def status():
            return client.request(RECEIVER, {"type": "GET_STATUS"}).payload["status"]
        for app in status().get("applications", []):
            client.request(RECEIVER, {"type": "STOP", "sessionId": app["sessionId"]})
        client.request(RECEIVER, {"type": "SET_VOLUME", "volume": {"level": 1.0, "muted": False}})
        until(lambda: not status().get("applications"), "the receiver is idle again")


@pytest.fixture(scope="module")
def chromium():
    """A browser that Playwright drives. Not for the whole session: Playwright's event loop gets in others' way."""
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert program, "chromium is missing; make test installs it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program,
            args=["--autoplay-policy=no-user-gesture-required", "--disable-gpu", "--mute-audio"])
        yield browser
        browser.close()


@contextlib.contextmanager
def opened_page(marquee, user, folder, chromium, script=""):
    """Gives a receiver that shows its page to whoever opens it, and that page, opened; `script` runs there first."""
    with receivers(marquee, user, folder) as start:
        receiver = start(player="page")
        url = receiver.event("page")["url"]
        assert url.startswith("http://127.0.0.1:")
        page = chromium.new_page(viewport={"width": 1280, "height": 720})
        page.faults = []
        page.on("pageerror", lambda error: page.faults.append(str(error)))
        if script:
            page.add_init_script(script)
        page.goto(url, wait_until="domcontentloaded")
        yield receiver, page
        page.close()


@pytest.fixture(scope="module")
def shared_screen(marquee, user, tmp_path_factory, chromium):
    with opened_page(marquee, user, tmp_path_factory.mktemp("screen"), chromium) as opened:
        yield opened


@pytest.fixture
def screen(shared_screen):
    """The shared receiver and its page, for one test; the page's scripts must not fail."""
    receiver, page = shared_screen
    with lent(receiver):
        yield receiver, page
    assert page.faults == []


@pytest.fixture(scope="session")
def clock_receiver(marquee, user, tmp_path_factory):
    with shared_receiver(marquee, user, tmp_path_factory.mktemp("clock")) as receiver:
        yield receiver


@pytest.fixture
def receiver(clock_receiver, user):
    """A receiver that keeps time and draws nothing, shared with other tests, one after the other."""
    with lent(clock_receiver()) as receiver:
        yield receiver
    # What a process that was killed has left would be resumed by a test that comes later.
    shutil.rmtree(Path(user["XDG_STATE_HOME"], "marquee", "sessions"), ignore_errors=True)


@pytest.fixture
def to(receiver):
    return "--to", receiver.target


@pytest.fixture
def start_lines(marquee, user, tmp_path):
    """Starts marquee commands that print JSON lines until they are stopped."""
    started, numbers = [], itertools.count(1)

    def start(*arguments):
        lines = processes.Lines([marquee, *map(str, arguments)], user, tmp_path / f"command-{next(numbers)}.log")
        started.append(lines)
        return lines

    yield start
    for lines in started:
        lines.stop()


@pytest.fixture
def remote(start_lines, user, receiver, library):
    """A remote with that receiver and the `library` of the test file."""
    # The introductory overlay has tests of its own.
    state = Path(user["XDG_STATE_HOME"]) / "marquee"
    state.mkdir(parents=True, exist_ok=True)
    (state / "cast-instructions-shown").touch()
    return start_lines("remote", "serve", "--json", "--port", "0", "--library", os.fsdecode(library), "--host",
                       receiver.target, "--interface", "lo")


@pytest.fixture
def mirror(start_lines):
    """Starts `marquee mirror` and gives the process once it has told that pictures arrive."""
    def start(target, *more, source="synthetic"):
        lines = start_lines("mirror", "--to", target, "--interface", "lo", "--source", source, "--json", *more)
        lines.started = lines.event("started", timeout=60)
        return lines
    return start


@pytest.fixture(scope="session")
def films(tmp_path_factory):
    """A folder with film.mp4, second.mp4, captions.vtt and the like, made once."""
    folder = tmp_path_factory.mktemp("films")
    media.make_film(folder / "film.mp4")
    media.make_film(folder / "second.mp4", seconds=10)
    media.make_captions(folder / "captions.vtt", "MMMMMMMMMM")
    (folder / "broken.mp4").write_bytes(b"this is no film\n" * 100)
    (folder / "empty.mp4").touch()
    return folder


@pytest.fixture(scope="session")
def corpus(tmp_path_factory):
    """The odd films, in one folder for all test processes of a session."""
    base = tmp_path_factory.getbasetemp()
    # Each of pytest-xdist's processes has a folder of its own in that of the session.
    corpus = Corpus((base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "odd-files")
    yield corpus
    corpus.close()


@pytest.fixture
def server(films):
    server = media.MediaServer(films)
    yield server
    server.close()


@pytest.fixture(scope="module")
def network(tmp_path_factory):
    """A network of a test file's own. A file that needs more in it has a fixture of the same name for that."""
    try:
        network = OwnNetwork(tmp_path_factory.mktemp("network"))
    except NoNamespace as why:
        pytest.skip(str(why))
    with network:
        yield network


@pytest.fixture
def hosts(tmp_path):
    """Two hosts with a cable between them: two network namespaces."""
    folder = tmp_path / "hosts"
    folder.mkdir()
    try:
        hosts = TwoHosts(folder)
    except NoNamespace as why:
        pytest.skip(str(why))
    with hosts:
        # Until then a link-local address may not be used (duplicate address detection).
        until(lambda: not any("tentative" in said(where, "ip", "addr") for where in (hosts.here, hosts.there)),
              "link-local addresses that may be used")
        yield hosts


@pytest.fixture
def loopback_zeroconf():
    """python-zeroconf on the loopback interface and nowhere else."""
    instance = zeroconf.Zeroconf(interfaces=["127.0.0.1"], ip_version=zeroconf.IPVersion.V4Only)
    yield instance
    instance.close()


# Each element and each view of the remote in each state, and in each trouble: minutes in a browser, and pictures to look
# at (`make widgets`).
# test_widget_states has the main ones in seconds; what is marked quick runs always: the ways by keys and by a remote.
SWEEPING = ("test_widget_access", "test_widget_elements", "test_widget_lists", "test_remote_page", "test_remote_library",
            "test_remote_uploads", "test_remote_access", "test_widget_failures", "test_remote_pending",
            "test_remote_still")


def pytest_configure(config):
    config.addinivalue_line("markers", "quick: of a sweep, and run with all other tests")


# A file is one worker's. These take a minute or two each, and come first: one of them that began last would have three
# workers wait for the fourth.
LONGEST = ("test_mirroring_ends", "test_mirroring", "test_servers", "test_broadcasts", "test_sessions", "test_cli",
           "test_page_source", "test_mirroring_page", "test_hostile_senders", "test_remote_together", "test_screen",
           "test_captured_sound", "test_discovery", "test_silent_player", "test_browser", "test_wayland",
           "test_chromium_mirroring", "test_hostile_devices", "test_widget_elements", "test_widget_lists",
           "test_odd_files", "test_segments", "test_examples", "test_widget_stream", "test_terminal_remote",
           "test_remote_crowds")


def pytest_collection_modifyitems(config, items):
    """The sweeps are left out where WIDGET_PICTURES names no folder for their pictures; the longest files come first."""
    def name(item):
        return Path(item.location[0]).stem

    def is_left(item):
        return name(item).startswith(SWEEPING) and item.get_closest_marker("quick") is None
    left = [] if os.environ.get("WIDGET_PICTURES") else [item for item in items if is_left(item)]
    config.hook.pytest_deselected(items=left)
    place = {name: number for number, name in enumerate(LONGEST)}
    kept = [item for item in items if item not in left]
    counts = collections.Counter(map(name, kept))
    items[:] = sorted(kept, key=lambda item: (place.get(name(item), len(place)), -counts[name(item)], item.location[0]))
