"""The position's slider of the browser's player: what of a live stream can be reached, and films of unknown length."""

import pytest
import widgetserver
import widgetstates as states
from waiting import until

TEN_MINUTES = 600_000  # ms


@pytest.fixture
def server():
    server = widgetserver.WidgetServer()
    yield server
    server.close()


@pytest.fixture
def page(chromium):
    page = chromium.new_context(viewport={"width": 390, "height": 844}, locale="en-GB").new_page()
    faults = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    yield page
    page.context.close()
    assert faults == []


def play(server, page, media):
    """The player with this media, opened."""
    server.set(**states.casting(server.now, media=media))
    page.goto(server.link())
    page.locator("cast-mini-controller [part~=mini-body]").click()
    page.locator("cast-expanded-controller dialog").wait_for()
    return page.locator("cast-expanded-controller")


def broadcast(server, rates, *, live=True, position=3000, rate=1, **more):
    """An hour of a broadcast, as it was told ten minutes ago."""
    return states.live(server.now, live=live, seekable=[0, 3600], seekableRates=rates,
                       position={"value": position, "at": server.now - TEN_MINUTES, "rate": rate}, **more)


def ends(slider):
    return [int(slider.get_attribute(f"aria-value{end}")) for end in ("min", "max")]


@pytest.mark.parametrize(("rates", "window", "start"), [
    pytest.param([1, 1], (600, 4200), 600, id="a-window-that-moves"),
    pytest.param([0, 1], (0, 4200), 0, id="an-event-whose-start-stays")])
def test_the_whole_window_of_a_live_stream_can_be_reached(server, page, rates, window, start):
    opened = play(server, page, broadcast(server, rates))
    slider = opened.get_by_role("slider", name="Position")
    until(lambda: all(0 <= told - wanted <= 15 for told, wanted in zip(ends(slider), window, strict=True)),
          lambda: f"the ends are {ends(slider)}")
    slider.press("Home")
    until(lambda: server.named("seek"), "the seek is sent")
    assert 0 <= server.named("seek")[0]["position"] - start <= 15
    slider.press("End")
    until(lambda: len(server.named("seek")) == 2, "the second is sent")
    assert 0 <= server.named("seek")[1]["position"] - window[1] <= 15


def test_a_broadcast_that_is_over_has_a_length(server, page):
    opened = play(server, page, broadcast(server, [0, 0], live=False, playback="pause"))
    slider = opened.get_by_role("slider", name="Position")
    until(lambda: ends(slider) == [0, 3600], lambda: ends(slider))
    assert opened.locator("[part=duration]").text_content() == "1:00:00"
    assert opened.locator("[part=position]").text_content() == "1:00:00", "it does not run past its end"
    assert slider.get_attribute("aria-valuetext") == "1:00:00 / 1:00:00"
    slider.press("Home")
    until(lambda: [seek["position"] for seek in server.named("seek")] == [0], "it can be sought in")


def test_a_broadcast_that_is_over_counts_from_where_it_begins(server, page):
    media = broadcast(server, [0, 0], live=False, position=1900, rate=0) | {"seekable": [1000, 4600]}
    opened = play(server, page, media)
    until(lambda: opened.locator("[part=position]").text_content() == "15:00", "its time")
    assert opened.locator("[part=duration]").text_content() == "1:00:00"


def test_of_a_film_of_unknown_length_the_time_is_shown_alone(server, page):
    opened = play(server, page, states.media(server.now, position=75, playing=False, duration=None))
    opened.locator("[part=position]").get_by_text("1:15").wait_for()
    assert opened.get_by_role("slider", name="Position").count() == 0
    assert opened.locator("[part=duration]").text_content() == ""
    server.update("media", duration=300)
    opened.get_by_role("slider", name="Position").wait_for()
    assert opened.locator("[part=duration]").text_content() == "5:00"


def test_ends_that_run_are_written_each_second_and_not_while_the_slider_has_the_focus(server, page):
    opened = play(server, page, broadcast(server, [1, 1]))
    slider = opened.get_by_role("slider", name="Position")
    slider.evaluate("""slider => { window.written = []; new MutationObserver((records) => {
        for (const { attributeName: name } of records) written.push(slider.getAttribute(name));
    }).observe(slider, { attributeFilter: ['aria-valuemin', 'aria-valuemax'] }); }""")
    until(lambda: page.evaluate("written.length") >= 4, "two seconds have been told")
    written = page.evaluate("written")
    assert len(written) == len(set(written)) and all(end.isdigit() for end in written), written
    slider.focus()
    before = page.evaluate("written.length")
    told = ends(slider)
    # Two seconds by the page's own clock, in which each frame is drawn.
    page.evaluate("""() => new Promise((done) => { const start = performance.now();
        const look = (now) => (now - start > 2000 ? done() : requestAnimationFrame(look)); look(start); })""")
    assert page.evaluate("written.length") == before and ends(slider) == told
    slider.press("ArrowLeft")
    until(lambda: ends(slider) > told, "with the person's own key they are")
