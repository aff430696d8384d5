"""Makes docs/images/widgets.png and remote.png anew, of pictures that the tests of the elements and of the remote's
page keep: `make pictures`.

usage: readmepictures.py [DIR]     of what `make widgets DIR=DIR` has kept; without DIR their tests run first"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image, ImageDraw

INTEROP = Path(__file__).resolve().parent
IMAGES = INTEROP.parent / "docs/images"
WIDGETS = ["dialog-chooser-390-light", "player-ad-390-dark", "remote-library-390-dark"]
REMOTE = "remote-library-1280-dark"
# The tests that keep these.
TESTS = ["test_widget_elements.py::test_the_dialog_has_each_screen[chooser-390-light]",
         "test_widget_elements.py::test_the_player_has_each_state_and_fits[ad-390-dark]",
         "test_remote_page.py::test_each_view_stands_on_each_screen[library]"]
GAP, CORNER, SCROLL_BAR = 28, 22, 15


def rounded(image, corner=CORNER):
    """With round corners and a fine edge, on nothing: the README is read on white and on black."""
    scale = 4
    mask = Image.new("L", [side * scale for side in image.size])
    ImageDraw.Draw(mask).rounded_rectangle([0, 0, *(side - 1 for side in mask.size)], corner * scale, fill=255)
    mask = mask.resize(image.size, Image.Resampling.LANCZOS)
    edge = Image.new("RGBA", image.size, (128, 134, 148, 255))
    inner = Image.new("L", image.size)
    inner.paste(mask.resize([side - 2 for side in image.size], Image.Resampling.LANCZOS), (1, 1))
    edge.paste(image.convert("RGBA"), (0, 0), inner)
    edge.putalpha(mask)
    return edge


def opened(folder, name):
    path = folder / f"{name}.png"
    if not path.is_file():
        sys.exit(f"readmepictures: {path} is missing: `make widgets DIR={folder}` keeps it.")
    image = Image.open(path)
    # The remote's pages keep room for a scroll bar, which a browser without a window does not draw.
    return image.crop((0, 0, image.width - (SCROLL_BAR if name.startswith("remote-") else 0), image.height))


def compose(folder, into=IMAGES):
    phones = [rounded(opened(folder, name)) for name in WIDGETS]
    size = sum(phone.width for phone in phones) + GAP * (len(phones) - 1), max(phone.height for phone in phones)
    widgets, place = Image.new("RGBA", size), 0
    for phone in phones:
        widgets.paste(phone, (place, 0))
        place += phone.width + GAP
    widgets.save(into / "widgets.png", optimize=True)
    rounded(opened(folder, REMOTE), corner=12).save(into / "remote.png", optimize=True)


def kept(folder):
    """Has the tests that keep them run."""
    subprocess.run([sys.executable, "-m", "pytest", "-q", *(str(INTEROP / test) for test in TESTS)], check=True,
                   env=os.environ | {"WIDGET_PICTURES": folder, "MARQUEE": "none"})
    return Path(folder)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        compose(Path(sys.argv[1]))
    else:
        with tempfile.TemporaryDirectory() as folder:
            compose(kept(folder))
