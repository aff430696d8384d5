"""What a browser fetches of the files as they are in the binary: few, small, and the page works with them."""

import subprocess
import sys
from pathlib import Path

import pytest
import remotepages
import remoteserver
from remotepages import open_remote, server  # noqa: F401

EMBED = Path(__file__).resolve().parent.parent / "Scripts/embed-assets"
PANELS = ("cast-dialog", "cast-expanded-controller", "cast-track-selection", "cast-volume", "cast-queue")
AT_ROOT = {"/": "index.html"}


@pytest.fixture
def made(tmp_path, server, monkeypatch):  # noqa: F811
    """The server's files are those of the binary; a function that says how many bytes the one at a path is, as gzip."""
    subprocess.run([sys.executable, EMBED, "--into", tmp_path], check=True)
    server.assets = tmp_path / "cast"
    monkeypatch.setattr(remoteserver, "ASSETS", tmp_path / "remote")

    def size(path):
        name = AT_ROOT.get(path, path[1:])
        name = name if name.startswith(("cast/", "remote/")) else f"remote/{name}"
        return (tmp_path / f"{name}.gz").stat().st_size
    return size


def fetched(server, made):  # noqa: F811
    """The bytes of each of our files that a browser has asked for."""
    files = {path for path in server.requests if "." in path and not path.startswith(("/cast/image/", "/favicon"))}
    return {path: made(path) for path in files | {"/"}}


def test_the_remote_with_all_panels_opened_is_below_62_kB(made, server, open_remote):  # noqa: F811
    remotepages.casting(server)
    page = open_remote(service_workers="allow")
    page.locator("cast-mini-controller [part~=mini-body]").wait_for()
    first = fetched(server, made)
    assert sum(first.values()) < 40_000, first
    for tag in PANELS:
        page.evaluate("tag => import('/cast/widgets.js').then((all) => all.presentCast(tag))", tag)
        page.locator(f"{tag} [part~=sheet]").wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    sizes = fetched(server, made)
    print(*sorted(sizes.items(), key=lambda one: -one[1]), sum(sizes.values()), sep="\n")
    assert sum(sizes.values()) < 62_000
    assert len(sizes) <= 24, "an answer has fields, too"


def test_the_texts_are_asked_for_with_the_page_and_once(made, server, open_remote):  # noqa: F811
    page = open_remote()
    page.reload()
    page.locator("main h1").wait_for()
    names = ["/cast/texts/en.json", "/cast/texts/index.json", "/remote/texts/en.json", "/remote/texts/index.json"]
    assert sorted(path for path in server.requests if "/texts/" in path) == sorted(2 * names)
    assert page.evaluate("""performance.getEntriesByType('resource').filter(({ name }) => name.includes('/texts/'))
        .map(({ initiatorType }) => initiatorType)""") == 4 * ["link"]


def test_what_is_embedded_can_be_made_again():
    subprocess.run([sys.executable, EMBED, "--self-test"], check=True)
    subprocess.run([sys.executable, EMBED, "--check"], check=True)
