"""A desktop that people have, GNOME Shell: its media widget shows what a TV plays, and its buttons command the TV.

With MARQUEE_PICTURES=FOLDER the widget's picture for the documentation is written there:
MARQUEE=... MARQUEE_PICTURES=docs/images .venv/bin/python -m pytest Interop/test_desktop.py
"""

import os
from pathlib import Path

import gnome
import pytest
from castv2 import RECEIVER, Client
from media import MediaServer
from poster import SKY_ABOVE, draw_poster
from processes import environment
from test_system_events import bus, programs  # noqa: F401 (fixtures)
from waiting import until

TO_PAUSE, TO_PLAY = "media-playback-pause-symbolic", "media-playback-start-symbolic"
FILM = {"title": "Over the Blue Ridge", "studio": "Marquee Pictures"}
SHOWN = {"title": "Over the Blue Ridge", "artist": "Marquee Pictures"}
ENTRY = Path(__file__).parent.parent / "Desktop" / "marquee.desktop"


@pytest.fixture
def desktop(programs, marquee, tmp_path, bus):
    if lacking := gnome.missing():
        pytest.skip(f"no desktop can be run: {', '.join(lacking)} missing; Scripts/setup test installs them")
    folder = tmp_path / "desktop"
    applications = Path(environment(folder)["XDG_DATA_HOME"]) / "applications"
    applications.mkdir()
    (applications / ENTRY.name).write_text(ENTRY.read_text().replace("@BIN@", str(Path(marquee).parent)))
    return gnome.GnomeShell(programs, folder, bus.address)


@pytest.fixture
def web(tmp_path):
    draw_poster(tmp_path / "poster.png")
    server = MediaServer(tmp_path)
    yield server
    server.close()


def save(desktop):
    """The widget's picture, if one is wanted: the menu that it stands in, the clock above, and a little around it."""
    if folder := os.environ.get("MARQUEE_PICTURES"):
        x, y, width, height = desktop.menu_place
        desktop.photograph().crop((x - 32, 0, x + width + 32, y + height + 32)).save(
            Path(folder) / "now-playing-desktop.png", optimize=True)


def test_gnomes_widget_shows_what_a_tv_plays_and_commands_it(
        desktop, web, start_receiver, marquee, user, programs, bus):
    tv = start_receiver("Living Room")
    programs(marquee, "now-playing", "--to", tv.target, **user, DBUS_SESSION_BUS_ADDRESS=bus.address)
    with Client(tv.address) as client:
        app = client.launch()
        client.load(app, {
            "contentId": "http://127.0.0.1:9/film.mp4", "contentType": "video/mp4", "duration": 6000,
            "metadata": {"metadataType": 1, **FILM,
                         "images": [{"url": web.url("poster.png"), "width": 512, "height": 512}]}})
        desktop.open_widget()

        def shows(**wanted):
            """What stands there, once it stands still: the menu is laid out anew when it opens and when artwork comes."""
            before = None

            def found():
                nonlocal before
                [message] = desktop.look() or [{}]
                before, last = message, before
                return message if message and message == last and message.items() >= wanted.items() else None
            return until(found, lambda: f"{wanted} under the controls: {desktop.look()}; {desktop.log}")

        def obeys(state):
            client.until_media(app, lambda media: media.get("playerState") == state, f"the TV is {state}")

        shows(**SHOWN, button=TO_PAUSE, canGoNext=False)
        x, y, width, _ = until(
            lambda: (shown := shows(**SHOWN))["artwork"] and shown, "artwork", timeout=40)["artworkPlace"]

        def sky(picture):
            return picture.getpixel((x + width // 2, y + 4))
        until(lambda: all(abs(a - b) < 24 for a, b in zip(sky(desktop.photograph()), SKY_ABOVE, strict=True)),
              lambda: f"the poster's sky on the screen, not {sky(desktop.photograph())}")
        save(desktop)

        desktop.click(shows(**SHOWN, button=TO_PAUSE)["buttonPlace"])
        obeys("PAUSED")
        desktop.click(shows(**SHOWN, button=TO_PLAY)["buttonPlace"])
        obeys("PLAYING")
        shown = shows(**SHOWN, button=TO_PAUSE)

        # What GNOME does when the film itself is clicked: it starts what the .desktop file says.
        assert desktop.evaluate("imports.gi.Shell.AppSystem.get_default().lookup_app('marquee.desktop')"
                                ".get_app_info().get_commandline()") == "true"
        desktop.click(shown["titlePlace"])
        until(lambda: desktop.look() == [], "the menu is closed by it")
        desktop.open_widget()
        shows(**SHOWN, button=TO_PAUSE)

        client.request(RECEIVER, {"type": "STOP", "sessionId": app["sessionId"]})
        until(lambda: desktop.look() == [], "what has ended is shown no more")
