"""The widgets in an engine that is not Chromium's: Debian's WebKitGTK, as in Safari and on an iPhone."""

import os
from pathlib import Path

import pytest

import widgetstates
from waiting import until
from webkit import BROWSERS, DRIVER, WebKit
from widgetserver import WidgetServer
from xdisplay import XDisplay

pytestmark = pytest.mark.skipif(
    not (DRIVER and BROWSERS), reason="WebKit's driver is not there; `make test` installs it")


@pytest.fixture(scope="module")
def browser(tmp_path_factory):
    folder = tmp_path_factory.mktemp("webkit")
    display = XDisplay(folder, "1024x768")
    browser = WebKit(folder / "home", display.name)
    yield browser
    browser.close()
    display.kill()


@pytest.fixture
def server():
    server = WidgetServer()
    yield server
    server.close()


def keep(browser, tmp_path, name):
    folder = Path(os.environ.get("WIDGET_PICTURES") or tmp_path)
    folder.mkdir(parents=True, exist_ok=True)
    browser.picture(folder / f"webkit-{name}.png")


def test_device_is_chosen_and_film_paused(browser, server, tmp_path):
    browser.goto(server.page("/"))
    browser.click("cast-button button, cast-button [part=button], [part=button][aria-haspopup]")
    until(lambda: browser.shows('[data-device="c3"]'), "the devices are listed")
    keep(browser, tmp_path, "dialog")
    browser.click('[data-device="c3"]')
    chosen, = until(lambda: server.named("choose"), "the choice arrives")
    assert chosen["device"] == "c3"
    server.set(**widgetstates.casting(server.now))
    browser.click('[data-lead="cast-expanded-controller"]:enabled')
    until(lambda: browser.shows('[part~="playback"][data-action="pause"]'), "the film is shown")
    keep(browser, tmp_path, "expanded")
    browser.click('[part~="playback"]')
    until(lambda: server.named("tapPlayback") + server.named("pause"), "the pause arrives")
    server.set(media=widgetstates.media(server.now, playing=False))
    until(lambda: browser.shows('[part~="playback"][data-action="play"]'), "it is shown as paused")


def test_position_moves_by_itself_and_a_lost_stream_comes_back(browser, server):
    server.set(**widgetstates.casting(server.now))
    browser.goto(server.page("/"))
    browser.run(OPEN_EXPANDED)
    place = 'input[type="range"], [role="slider"]'
    until(lambda: browser.shows(place), "the position is shown")
    first = browser.run("const {castClient} = await import('/cast/client.js'); const media = castClient.state('media');"
                        "return media && castClient.position(media)")
    until(lambda: browser.run("const {castClient} = await import('/cast/client.js');"
                              "return castClient.position(castClient.state('media'))") > first + 0.3, "it moves")
    # Its own and the worker's.
    until(lambda: len(server.resumed) == 2 and server.streams == 1, "the worker is listened to")
    server.drop()
    until(lambda: server.resumed and server.resumed[-1], "it is listened again, from where it was")
    server.update("media", title="Another film")
    until(lambda: "Another film" in browser.run(FIND_TEXT), "what is told after the loss is shown")


OPEN_EXPANDED = """
const mini = document.querySelector('cast-mini-controller');
const open = () => {
  const body = mini.shadowRoot?.querySelector('[part~="mini-body"]');
  if (body?.getClientRects().length) body.click(); else setTimeout(open, 50);
};
open();
"""
FIND_TEXT = """
const texts = (root) => [...root.querySelectorAll('*')].map((element) =>
  (element.shadowRoot ? texts(element.shadowRoot) : '')
    + (element.children.length ? '' : element.textContent)).join(' ');
return texts(document);
"""
