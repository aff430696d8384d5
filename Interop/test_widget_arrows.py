"""Arrow keys: a page that has a Cast button keeps its own; a page for remotes gives them all to the focus."""

import pytest
import widgetstates as states
from test_widget_elements import open_page, server  # noqa: F401

FORM = """<cast-button></cast-button><form>
<label>n<input id="number" type="number" value="5"></label><label>t<input id="time" type="time" value="10:30"></label>
<label>r<input id="range" type="range" min="0" max="10" value="5"></label>
<label>s<select id="select"><option>1</option><option selected>2</option><option>3</option></select></label>
<div id="edited" contenteditable>words</div><label>w<input id="words" value="words"></label>
<div><label>A<input type="radio" name="one" id="a" checked></label>
<label>B<input type="radio" name="one" id="b"></label></div>
<a id="near" href="#near">near</a></form><p id="long"></p><a id="far" href="#far">far</a>
<footer><cast-mini-controller></cast-mini-controller></footer>"""
FOCUS = """() => { let e = document.activeElement; while (e?.shadowRoot?.activeElement) e = e.shadowRoot.activeElement;
    return e.id || e.getAttribute('part') || e.localName; }"""
VALUES = "[number.value, time.value, range.value, select.value, document.querySelector(':checked[name=one]').id]"
TV = "Mozilla/5.0 (Linux; Tizen 7.0; SmartTV) AppleWebKit/537.36 Chrome/94.0 Safari/537.36"


@pytest.fixture
def form(server, open_page):  # noqa: F811
    """Opens a page of somebody's own that has widgets, too."""
    def opened(attributes="", **more):
        server.set(**states.casting(server.now))
        page = open_page(server.page("/form", FORM, attributes=attributes), size="1280", **more)
        page.evaluate("document.getElementById('long').style.height = '3000px'")
        page.locator("cast-mini-controller").get_by_text("Sintel").wait_for()
        return page
    return opened


def press(page, name, *keys):
    """Presses keys on the element of that id; gives what has the focus then."""
    page.evaluate("id => document.getElementById(id).focus({ preventScroll: true })", name)
    for key in keys:
        page.keyboard.press(key)
    return page.evaluate(FOCUS)


@pytest.mark.parametrize("attributes", ["", "arrows", 'arrows="keys"'])
def test_fields_keep_the_arrow_keys_that_they_need(form, attributes):
    page = form(attributes)
    for name, key in (("number", "ArrowDown"), ("time", "ArrowUp"), ("range", "ArrowLeft"), ("select", "ArrowDown"),
                      ("words", "ArrowLeft"), ("edited", "ArrowUp")):
        assert press(page, name, key) == name
    assert page.evaluate(VALUES) == ["4", "11:30", "4", "3", "a"]
    assert press(page, "a", "ArrowRight") == "b" and page.evaluate(VALUES)[-1] == "b"
    assert press(page, "b", "ArrowLeft") == "a" and page.evaluate(VALUES)[-1] == "a"


def test_a_page_scrolls_by_the_arrow_keys_and_its_links_stay_where_they_are(form):
    page = form()
    assert press(page, "near", *["ArrowDown"] * 3) == "near"
    page.wait_for_function("scrollY > 0")
    page.locator("cast-button button").focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate(FOCUS) == "button"


def test_within_a_cast_element_they_move_the_focus_and_no_further(form):
    page = form()
    page.locator("cast-mini-controller").get_by_role("button", name="Pause").focus()
    button = page.evaluate(FOCUS)
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(FOCUS) == "mini-body"
    page.keyboard.press("ArrowRight")
    assert page.evaluate(FOCUS) == button
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.localName") == "cast-mini-controller"


@pytest.mark.parametrize("more", [{"attributes": "arrows"}, {"attributes": 'arrows="keys"'}, {"user_agent": TV}])
def test_with_a_remote_they_lead_through_the_whole_page(form, more):
    page = form(**more)
    assert press(page, "near", "ArrowDown") == "mini-body", "it stands at the screen's end"
    assert press(page, "a", "ArrowDown") == "near"
    assert press(page, "a", "ArrowUp") in ("edited", "words")


def test_off_is_off(form):
    page = form('arrows="off"')
    assert press(page, "near", "ArrowDown") == "near"
    page.locator("cast-mini-controller").get_by_role("button", name="Pause").focus()
    before = page.evaluate(FOCUS)
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(FOCUS) == before
