"""Captured screens, whichever window system draws them: a program that counts, and what is read back from the pixels of
the receiver's page."""

import io
import threading

from PIL import Image

from pixels import cells
from waiting import until

# The synthetic picture's cells, in 1280 by 720.
BITS, UPPER, LOWER = 20, 110, 136


def areas(number):
    """Where a number is white: x, y, width and height of each."""
    yield 40, UPPER, 30, 48
    for bit in range(BITS):
        yield 40 + (bit + 2) * 34, UPPER if number >> (BITS - 1 - bit) & 1 else LOWER, 30, 22


class Counting:
    """What draws numbers can count: for painters that have `draw` and `number`."""

    def move(self, fps=30):
        """Counts on, so many times a second, until `rest`."""
        going = threading.Event()

        def run():
            while not going.wait(1 / fps):
                self.draw(self.number + 1)
        self._moving = going, threading.Thread(target=run, daemon=True)
        self._moving[1].start()

    def rest(self):
        going, thread = self._moving
        going.set()
        thread.join()


def look(page):
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB").resize((1280, 720))


def number(page):
    """What the painter's window shows on the page, where that fills it; None where it can't be read."""
    return cells(look(page).convert("L"), BITS, UPPER, LOWER)


def shows(page, wanted, what, timeout=10):
    seen = []

    def found():
        seen.append(number(page))
        return seen[-1] == wanted
    until(found, lambda: f"{what}: {wanted} on the page; seen {seen[-5:]}", timeout)


def is_seen_as_it_changes(page, painter, lines):
    """A still screen, single changes, and a picture that moves."""
    outline = lines.started["outline"]
    assert (outline["width"], outline["height"]) == (1280, 720) and "audioCodec" not in outline, outline
    shows(page, painter.number, "the screen, of which nothing changes")
    # Nothing follows a change that would bring it along.
    for value in (77, 0xFFFFF, 0, 0xAAAAA):
        painter.draw(value)
        shows(page, value, "one change")
    painter.draw(1000)
    painter.move(20)
    seen = []

    def counts():
        value = number(page)
        # What was drawn before is seen for as long as the target delay.
        if value and 1000 <= value < 100_000 and (not seen or value != seen[-1]):
            seen.append(value)
        return len(seen) >= 6
    until(counts, lambda: f"a moving picture; seen {seen}", 20)
    painter.rest()
    assert seen == sorted(seen), seen
    shows(page, painter.number, "the last picture")


def costs_little_while_it_is_still(lines, after, pictures):
    """That many pictures behind the first `after` take a second each, nearly, and few bits."""
    def later(count):
        return lines.next(lambda event: event.get("event") == "statistics" and event["statistics"]["framesSent"] >= count,
                          f"{count} pictures", 60)["statistics"]
    first = later(after)
    second = later(first["framesSent"] + pictures)
    took = second["seconds"] - first["seconds"]
    assert took >= 0.6 * pictures, f"a still screen's pictures are given again once a second: {first} {second}"
    assert second["bitRate"] < 60_000, second
