"""Draws a number and a moving picture on an X display, so many times a second, and notes when it drew each.

usage: screen_painter.py DISPLAY WIDTHxHEIGHT RATE OUTPUT      until SIGTERM; then OUTPUT has [[number, time], ...] as JSON
"""

import json
import signal
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Interop"))
from xdisplay import Painter  # noqa: E402

BARS = (0x204060, 0x806020, 0x208050, 0xC0B0A0)


def main():
    display, size, rate, output = sys.argv[1], sys.argv[2], float(sys.argv[3]), sys.argv[4]
    width, height = map(int, size.split("x"))
    painter = Painter(display, width=width, height=height)
    brushes = [painter.window.create_gc(foreground=colour) for colour in BARS]
    going, drawn = [True], []
    signal.signal(signal.SIGTERM, lambda *_: going.clear())
    print("ready", flush=True)
    due = time.monotonic()
    while going:
        number = len(drawn) + 1
        at = time.time()
        # Above and below the number, which nothing is drawn over.
        for bar, brush in enumerate(brushes):
            x = (number * 7 + bar * width // 4) % width
            for y, rows in ((0, 96), (180, height - 180)):
                painter.window.fill_rectangle(brush, x, y, width // 4, rows)
                painter.window.fill_rectangle(brush, x - width, y, width // 4, rows)
        painter.draw(number)
        drawn.append((number, at))
        due += 1 / rate
        time.sleep(max(0, due - time.monotonic()))
    Path(output).write_text(json.dumps(drawn))


main()
