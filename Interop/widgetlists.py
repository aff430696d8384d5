"""What the tests of the widgets' lists share: a page with one panel open, pictures, the voice of the screen reader."""

import os
from pathlib import Path

import widgetserver
import widgetstates as states
from waiting import until

PICTURES = os.environ.get("WIDGET_PICTURES")
SIZES = {"320": (320, 640), "390": (390, 844), "1280": (1280, 800), "1920": (1920, 1080)}
NAMES = ["Sintel", "Tears of Steel", "Big Buck Bunny", "Elephants Dream", "Cosmos Laundromat", "Spring",
         "Agent 327: Operation Barbershop, and a title that is far too long for a phone", "Caminandes", "Glass Half"]
TRACKS = {
    "audio": [{"id": 1, "name": "English", "language": "en", "selected": True},
              {"id": 2, "name": "Director's commentary", "language": "en", "selected": False},
              {"id": 3, "name": None, "language": "de", "selected": False}],
    "text": [{"id": 5, "name": None, "language": "fr", "selected": False},
             {"id": 6, "name": "العربية", "language": "ar", "selected": True},
             {"id": 7, "name": None, "language": None, "selected": False}],
    "style": None, "canStyle": True, "failure": None}
MEMBERS = [{"id": "m1", "name": "Kitchen", "level": 0.4, "muted": False},
           {"id": "m2", "name": "Bedroom, where the speaker has a very long name", "level": 0.8, "muted": True},
           {"id": "m3", "name": "Bathroom", "level": 0.1, "muted": False}]


def films(count):
    """Items of a queue. Some have no picture, some no title yet."""
    return [{"id": number, "title": f"{NAMES[number % 9]} {number}" if number % 17 else None,
             "subtitle": "Blender Foundation", "image": states.PICTURE if number % 3 else None,
             "duration": 200.0 + number} for number in range(1, count + 1)]


class Panel:
    """A page of the scripted server on which one panel is open."""

    def __init__(self, page, tag):
        self.page, self.tag = page, tag
        self.element = page.locator(tag)

    def open(self):
        self.page.evaluate("(tag) => void import('/cast/widgets.js').then((all) => all.presentCast(tag))", self.tag)
        self.element.locator("dialog").wait_for()
        self.stand_still()
        return self

    def stand_still(self):
        until(lambda: self.page.evaluate(
            """(tag) => document.querySelector(tag).shadowRoot.getAnimations()
            .every((one) => one.playState !== 'running' || one.effect.getComputedTiming().iterations === Infinity)""",
            self.tag), "the sheet stands still")

    def part(self, name):
        return self.element.locator(f"[part~={name}]")

    def is_open(self):
        return self.page.evaluate("(tag) => document.querySelector(tag).isOpen", self.tag)

    def closes(self):
        until(lambda: not self.is_open(), "the sheet is closed")

    @property
    def voice(self):
        return self.element.locator("p.hush[role=status]").inner_text()

    def says(self, words):
        until(lambda: words in self.voice, lambda: f"{words!r} is said, and not {self.voice!r}")

    def warns(self, words):
        notice = self.part("notice")
        until(lambda: words in notice.inner_text(), lambda: f"{words!r} is told, and not {notice.inner_text()!r}")

    def focused(self):
        """The name of what has the focus."""
        return self.page.evaluate("""() => { let at = document.activeElement;
            while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
            return at?.getAttribute('aria-label') ?? at?.textContent.trim() ?? ''; }""")

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def keep(self, name):
        """Keeps a picture of it, where WIDGET_PICTURES names a folder."""
        if PICTURES:
            Path(PICTURES).mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=f"{PICTURES}/{name}.png", animations="disabled")


def serve(count=5000, **topics):
    """A scripted server where a film is cast, with a queue of that many items, tracks and a group's volume."""
    server = widgetserver.WidgetServer()
    server.items = films(count)
    queue = {"count": count, "revision": 1, "current": 12, "currentIndex": 11, "pending": False, "failure": None}
    server.set(**(states.casting(server.now) | {"queue": queue, "tracks": TRACKS,
                                                "volume": states.volume(0.62, members=MEMBERS)} | topics))
    return server


def asked(server, command, count=1):
    """The commands of that name, without their ids, once there are so many."""
    until(lambda: len(server.named(command)) >= count, lambda: f"{count} × {command} in {server.commands}")
    return [{key: value for key, value in one.items() if key not in ("id", "command")} for one in server.named(command)]
