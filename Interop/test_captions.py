"""Captions as the page draws them, by their pixels: every element of a text track style, at load and while it plays."""

import re

import pytest

from castv2 import MEDIA, Client
from media import BARS, MediaServer, make_captions
from pixels import Shape
from waiting import until

YELLOW, CYAN, MAGENTA = (255, 255, 0), (0, 255, 255), (255, 0, 255)
PLAIN = {"foregroundColor": "#FFFF00FF", "backgroundColor": "#00000000", "edgeType": "NONE", "windowType": "NONE",
         "fontScale": 1.5, "fontGenericFamily": "SANS_SERIF", "fontStyle": "NORMAL"}

# Whether the page shows captions by the rules of a style, however long its window is.
HAS_STYLE = """async (style) => {
    const {captionRules} = await import('./decisions/captionstyle.js');
    const text = (sheet) => [...sheet.cssRules].map((rule) => rule.cssText).join();
    return [true, false].some((hugs) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(captionRules(style, hugs));
        return text(sheet) === text(document.adoptedStyleSheets[0]);
    });
}"""


@pytest.fixture(scope="module")
def sender(shared_screen):
    with Client(shared_screen[0].address) as client:
        yield client


class Captions:
    """A film that stands still with its caption shown, whose style can be changed and looked at."""

    def __init__(self, page, sender, app, session):
        self.page, self.sender, self.app, self.session = page, sender, app, session

    def set(self, **elements):
        answer = self.sender.request(MEDIA, {"type": "EDIT_TRACKS_INFO", "mediaSessionId": self.session,
                                             "textTrackStyle": PLAIN | elements}, self.app["transportId"])
        assert answer.payload["type"] == "MEDIA_STATUS", answer.payload
        # The receiver answers before its page has heard of it.
        until(lambda: self.page.evaluate(HAS_STYLE, PLAIN | elements), "the page has the style")

    def shape(self, colour=YELLOW, tolerance=48):
        return Shape(self.page.screenshot(), colour, tolerance)

    def seen(self, wanted, what, colour=YELLOW, tolerance=48, **elements):
        """Sets a style and waits until the pixels of a colour fit; returns their shape."""
        self.set(**elements)
        last = []

        def fits():
            last[:] = [self.shape(colour, tolerance)]
            return wanted(last[0])
        until(fits, lambda: f"{what}: {last[0].count} pixels in {last[0].box}", timeout=8)
        return last[0]


@pytest.fixture(scope="module")
def captions(shared_screen, sender, films):
    _, page = shared_screen
    make_captions(films / "styled.vtt", "MMMMMmmmmm")
    server = MediaServer(films)
    app = sender.launch()
    track = {"trackId": 1, "type": "TEXT", "subtype": "CAPTIONS", "language": "en", "trackContentType": "text/vtt",
             "trackContentId": server.url("styled.vtt")}
    information = {"contentId": server.url("film.mp4"), "contentType": "video/mp4", "streamType": "BUFFERED",
                   "tracks": [track], "textTrackStyle": PLAIN | {"foregroundColor": "#00FFFFFF"}}
    answer = sender.request(MEDIA, {"type": "LOAD", "media": information, "autoplay": False, "activeTrackIds": [1],
                                    "currentTime": 5},
                            app["transportId"])
    assert answer.payload["type"] == "MEDIA_STATUS", answer.payload
    # What says how far the film is would lie in the picture.
    page.evaluate("document.getElementById('overlay').hidden = true")
    shown = Captions(page, sender, app, answer.payload["status"][0]["mediaSessionId"])
    until(lambda: shown.shape(CYAN).count > 300, "the caption is there, in the colour that the load named")
    yield shown
    page.evaluate("document.getElementById('overlay').hidden = false")
    server.close()
    assert page.faults == []


def test_colours_and_their_opacity(captions):
    captions.seen(lambda s: s.count > 300, "yellow letters")
    over_black = {"foregroundColor": "#FFFF0080", "backgroundColor": "#000000FF"}
    captions.seen(lambda s: s.count > 300, "letters half as bright", (128, 128, 0), 24, **over_black)
    middle = tuple(round((255 + part) / 2) for part in BARS["middle"])
    captions.seen(lambda s: s.count > 2000, "a background that the film shows through", middle, 12,
                  backgroundColor="#FFFFFF80")
    captions.seen(lambda s: s.count > 2000, "an opaque background", MAGENTA, backgroundColor="#FF00FFFF")
    captions.seen(lambda s: s.count == 0, "no background with alpha 00", MAGENTA, backgroundColor="#FF00FF00")


def test_edges(captions):
    letters = captions.seen(lambda s: s.count > 300, "letters without an edge")
    assert captions.shape(CYAN).count == 0
    for edge, sides in (("OUTLINE", "left top right bottom"), ("DROP_SHADOW", "right bottom"),
                        ("RAISED", "right bottom"), ("DEPRESSED", "left top")):
        shape = captions.seen(lambda s: s.count > 200, edge, CYAN, 100, edgeType=edge, edgeColor="#00FFFFFF")
        beyond = {"left": letters.left - shape.left, "top": letters.top - shape.top,
                  "right": shape.right - letters.right, "bottom": shape.bottom - letters.bottom}
        assert {side for side, pixels in beyond.items() if pixels > 0} == set(sides.split()), (edge, beyond)
    captions.seen(lambda s: s.count > 200, "an edge of another colour", MAGENTA, 100, edgeType="OUTLINE",
                  edgeColor="#FF00FFFF")
    captions.seen(lambda s: s.count == 0, "no edge any more", CYAN, 100, edgeType="NONE", edgeColor="#00FFFFFF")


def test_window_and_its_corners(captions):
    window = {"windowColor": "#FF00FFFF", "windowType": "NORMAL"}
    shape = captions.seen(lambda s: s.count > 5000, "a window", MAGENTA, **window)
    letters = captions.shape()
    assert shape.left < letters.left and shape.right > letters.right and shape.top < letters.top
    assert shape.width < 1000, "the window is as wide as its lines, not as the picture"
    assert shape.has(shape.left, shape.top) and shape.has(shape.right - 1, shape.bottom - 1)

    rounded = window | {"windowType": "ROUNDED_CORNERS", "windowRoundedCornerRadius": 30}
    shape = captions.seen(lambda s: s.count and not s.has(s.left + 4, s.top + 4), "round corners", MAGENTA, **rounded)
    for x in (shape.left, shape.right - 1):
        for y in (shape.top, shape.bottom - 1):
            assert not shape.has(x, y)
    assert shape.has(shape.left + 14, shape.top + 14) and shape.has((shape.left + shape.right) // 2, shape.top)
    captions.seen(lambda s: s.count and not s.has(s.left, s.top) and s.has(s.left + 4, s.top + 4), "smaller corners",
                  MAGENTA, **rounded | {"windowRoundedCornerRadius": 8})
    captions.seen(lambda s: s.count == 0, "no window of type none", MAGENTA, windowColor="#FF00FFFF")


def test_font_scale(captions):
    one = captions.seen(lambda s: s.count > 200, "letters of the usual size", fontScale=1)
    for scale in (0.5, 2):
        captions.seen(lambda s: abs(s.height / one.height - scale) < 0.15 and abs(s.width / one.width - scale) < 0.1,
                      f"letters {scale} times as large", fontScale=scale)


def test_font_style(captions):
    normal = captions.seen(lambda s: s.count > 300, "upright letters")
    assert abs(normal.slant) < 2
    heavy = normal.count * 1.15
    captions.seen(lambda s: s.count > heavy and abs(s.slant) < 2, "bold", fontStyle="BOLD")
    captions.seen(lambda s: 300 < s.count < heavy and s.slant > 3, "italic", fontStyle="ITALIC")
    captions.seen(lambda s: s.count > heavy and s.slant > 3, "both", fontStyle="BOLD_ITALIC")


def test_font_families(captions):
    """By width: of DejaVu's letters M, which Debian's chromium comes with, the fixed ones are narrowest."""
    sans = captions.seen(lambda s: s.count > 300, "sans serif")
    narrow = captions.seen(lambda s: s.width < sans.width * 0.8, "fixed", fontGenericFamily="MONOSPACED_SANS_SERIF")
    wide = captions.seen(lambda s: s.width > sans.width * 1.04, "serif", fontGenericFamily="SERIF")
    captions.seen(lambda s: s.width < sans.width * 0.9, "small capitals", fontGenericFamily="SMALL_CAPITALS")
    captions.seen(lambda s: s.width == wide.width, "a family by name", fontFamily="DejaVu Serif")
    captions.seen(lambda s: s.width == narrow.width, "a family by keyword", fontFamily="monospace",
                  fontGenericFamily="SERIF")
    captions.seen(lambda s: s.width == wide.width, "the generic one where the named is missing",
                  fontFamily="No Such Font", fontGenericFamily="SERIF")
    for generic in ("MONOSPACED_SERIF", "CASUAL", "CURSIVE"):
        captions.seen(lambda s: s.count > 300, generic, fontGenericFamily=generic)
        assert "font-family" in captions.page.evaluate("document.adoptedStyleSheets[0].cssRules[0].cssText")


def test_values_that_mean_nothing_change_nothing(captions):
    before = captions.seen(lambda s: s.count > 300, "a plain caption")
    # Another colour, so that the one after it is known to have been drawn.
    captions.seen(lambda s: s.count > 300, "another colour", CYAN, foregroundColor="#00FFFFFF")
    captions.seen(lambda s: s.box == before.box and s.count == before.count, "the same caption", edgeType="WOBBLY",
                  fontStyle="HEAVY", windowType="BAY", fontGenericFamily="CURLY", windowRoundedCornerRadius=-4)


@pytest.mark.parametrize("style", [
    {"foregroundColor": "red; } body { display: none } x {"}, {"backgroundColor": "url(http://127.0.0.1:9/x)"},
    {"fontFamily": "x\"; } body { display: none } video::cue { color: red"},
    {"fontFamily": "a\\", "fontScale": "2em; x"},
    {"fontFamily": "a\nb</style>", "edgeType": "__proto__", "fontStyle": "constructor"},
    {"fontScale": 1e308, "windowType": "ROUNDED_CORNERS", "windowRoundedCornerRadius": "4px; background: red",
     "windowColor": {"a": 1}}, {"edgeType": "OUTLINE", "edgeColor": "#00FFFF; } *{}"}, [], "text", 7, None,
])
def test_nothing_of_a_style_becomes_css_unchecked(captions, style):
    """Given to the page's own code directly: what a receiver would have filtered out before counts too."""
    rules = captions.page.evaluate("""async (style) => {
        const {captionRules} = await import('./decisions/captionstyle.js');
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(captionRules(style));
        return [...sheet.cssRules].map((rule) => [rule.selectorText, rule.cssText]);
    }""", style)
    allowed = {"video::cue", "video::-webkit-media-text-track-display"}
    assert {selector for selector, _ in rules} <= allowed, rules
    unquoted = [re.sub(r'"[^"]*"', '""', text) for _, text in rules]
    assert not any(bad in text for text in unquoted for bad in ("url(", "none", "red", "NaN", "1e", "\\")), rules


@pytest.mark.parametrize("settings", ["line:0", "line:0%"])
def test_captions_at_the_top_are_whole(captions, sender, films, settings):
    """Also while the overlay is shown, for which captions at the bottom move up."""
    whole = captions.seen(lambda s: s.count > 300, "a caption at the bottom")
    (films / "top.vtt").write_text(f"WEBVTT\n\n00:00.000 --> 00:30.000 {settings}\nMMMMMmmmmm\n", encoding="utf-8")
    server, page = MediaServer(films), captions.page
    track = {"trackId": 1, "type": "TEXT", "subtype": "CAPTIONS", "language": "en", "trackContentType": "text/vtt",
             "trackContentId": server.url("top.vtt")}
    information = {"contentId": server.url("film.mp4"), "contentType": "video/mp4", "streamType": "BUFFERED",
                   "tracks": [track], "textTrackStyle": PLAIN}
    answer = sender.request(MEDIA, {"type": "LOAD", "media": information, "autoplay": False, "activeTrackIds": [1],
                                    "currentTime": 5}, captions.app["transportId"])
    assert answer.payload["type"] == "MEDIA_STATUS", answer.payload
    captions.session = answer.payload["status"][0]["mediaSessionId"]
    screen = page.viewport_size["height"]

    def is_whole():
        shape = captions.shape()
        return shape.count == whole.count and shape.height == whole.height and shape.bottom < screen * 0.25
    try:
        for overlay in (False, True, False):
            page.evaluate("(overlay) => { document.body.dataset.overlay = overlay; }", overlay)
            until(is_whole, lambda: f"overlay {overlay}: {captions.shape().box}, not as {whole.box}", timeout=8)
    finally:
        server.close()
