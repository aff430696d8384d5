"""What was asked for and is not confirmed: a control waits until the event that its answer names, then as long as the
states say so; what is refused goes back and says why.

`ahead` of the scripted server is how many events after the answer the first effect is told."""

import threading

import pytest
import widgetstates as states
from test_widget_elements import open_dialog, open_page, server  # noqa: F401
from waiting import until
from widgetlists import Panel, asked, films

MINI = "cast-mini-controller"


@pytest.fixture
def page(server, open_page):  # noqa: F811
    server.set(**states.casting(server.now))
    page = open_page()
    page.locator(MINI).get_by_text("Sintel").wait_for()
    return page


def playback(page):
    return page.locator(f"{MINI} [data-type=playPauseToggle]")


def is_busy(control):
    return control.get_attribute("aria-busy") == "true"


def hears(server, page, level):  # noqa: F811
    """An event that has nothing to do with what was asked for, once the page has heard it."""
    server.update("volume", level=level)
    until(lambda: page.evaluate("""() => import('/cast/client.js').then(({ castClient }) =>
        castClient.state('volume').level)""") == level, "the page has heard it")


def reached(page):
    return page.evaluate("() => import('/cast/client.js').then(({ castClient }) => castClient.reached)")


# The event that the answer names

def test_a_control_waits_for_its_event_and_for_no_other(server, page):  # noqa: F811
    server.ahead = 3
    playback(page).click()
    asked(server, "pause")
    for level in (0.1, 0.2):
        hears(server, page, level)
        assert is_busy(playback(page)) and playback(page).get_attribute("data-action") == "play"
    server.set(media=states.media(server.now, playing=False, playback="play", pending=["playback"]))
    until(lambda: reached(page) == {"epoch": "e1", "number": server.number}, "the page is there")
    assert is_busy(playback(page)), "the states say that it is pending"
    server.update("media", pending=[])
    until(lambda: not is_busy(playback(page)), "it is confirmed")


def test_what_is_told_before_the_answer_comes_is_not_waited_for(server, page):  # noqa: F811
    # Its effect is told before it; the answer is held until the page has heard it.
    answered = threading.Event()
    send = server.http.RequestHandlerClass.reply

    def reply(handler, status, *body, **headers):
        if status == 202:
            answered.wait(20)
        send(handler, status, *body, **headers)
    server.http.RequestHandlerClass.reply = reply
    playback(page).click()
    asked(server, "pause")
    server.set(media=states.media(server.now, playing=False, playback="play"))
    until(lambda: reached(page)["number"] == server.number, "the page has heard it")
    assert is_busy(playback(page))
    answered.set()
    until(lambda: not is_busy(playback(page)), "it rests with its answer", timeout=5)
    assert playback(page).get_attribute("data-action") == "play"


def test_a_tap_that_nothing_comes_of_goes_back(server, page):  # noqa: F811
    playback(page).click()
    asked(server, "pause")
    until(lambda: not is_busy(playback(page)), "it rests", timeout=5)
    assert playback(page).get_attribute("data-action") == "pause"


def test_of_another_run_of_the_server_nothing_is_waited_for(server, page):  # noqa: F811
    server.ahead = 100
    playback(page).click()
    asked(server, "pause")
    hears(server, page, 0.1)
    assert is_busy(playback(page))
    server.restart("e2")
    until(lambda: not is_busy(playback(page)), "it rests with the greeting", timeout=8)


def test_a_stream_that_comes_back_is_waited_for(server, page):  # noqa: F811
    server.ahead = 1
    playback(page).click()
    asked(server, "pause")
    streams = len(server.resumed)
    server.drop()
    until(lambda: len(server.resumed) > streams, "the stream is back")
    page.locator("cast-button").evaluate("(button) => new Promise((drawn) => requestAnimationFrame(drawn))")
    assert is_busy(playback(page))
    hears(server, page, 0.1)
    until(lambda: not is_busy(playback(page)), "the event has come")


def test_nothing_is_waited_for_for_ever(server, open_page):  # noqa: F811
    server.set(**states.casting(server.now))
    page = open_page()
    page.clock.install()
    page.reload()
    page.locator(MINI).get_by_text("Sintel").wait_for()
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    server.ahead = 100
    with page.expect_response("**/cast/commands") as answer:
        playback(page).click()
    answer.value.finished()
    # The page has it, too: what it is told after that comes through the same loop.
    page.evaluate("() => fetch('/page.css').then((answer) => answer.text())")
    page.clock.run_for(9_000)
    assert is_busy(playback(page))
    page.clock.run_for(2_000)
    page.clock.resume()
    until(lambda: not is_busy(playback(page)), "it rests")


LEFT = """async () => {
  const { castClient } = await import('/cast/client.js');
  window.settled = false;
  // The page's only hold on what it waits for.
  const made = (epoch) => {
    window.epoch = new WeakRef(epoch);
    return { lastIndexOf: () => 1, slice: (from) => (from ? '5' : epoch) };
  };
  castClient.told({ event: made({}) }).then(() => (window.settled = true));
}"""


def test_what_was_waited_for_too_long_is_let_go_of(server, open_page):  # noqa: F811
    page = open_page()
    page.clock.install()
    page.evaluate(LEFT)
    page.clock.run_for(11_000)
    until(lambda: page.evaluate("window.settled"), "nobody waits any more")
    memory = page.context.new_cdp_session(page)

    def is_gone():
        memory.send("HeapProfiler.collectGarbage")
        return page.evaluate("window.epoch.deref() === undefined")
    until(is_gone, "nothing is kept of it")


def test_with_another_token_nothing_is_waited_for(server, open_page):  # noqa: F811
    page = open_page()
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    page.evaluate(LEFT)
    assert not page.evaluate("window.settled")
    page.evaluate("() => import('/cast/client.js').then(({ configureCast }) => configureCast({ token: 'another' }))")
    until(lambda: page.evaluate("window.settled"), "what was asked for by another is not waited for")


def test_one_tab_of_many_waits_for_its_own_alone(server, page, open_page):  # noqa: F811
    other = open_page(context=page.context)
    other.locator(MINI).get_by_text("Sintel").wait_for()
    server.ahead = 1
    playback(page).click()
    asked(server, "pause")
    assert is_busy(playback(page)) and not is_busy(playback(other))
    until(lambda: reached(other)["number"] == server.number, "a tab that comes later knows the stream's place")
    server.update("media", pending=["playback"])
    until(lambda: is_busy(playback(other)), "what is pending is seen by all")
    server.update("media", pending=[])
    until(lambda: not is_busy(playback(page)) and not is_busy(playback(other)), "it is confirmed")


# The queue

def test_an_item_is_jumped_to_until_the_tv_has_moved(server, page):  # noqa: F811
    server.items = films(30)
    server.set(queue=states.queue(30, 1, 2, currentIndex=1))
    panel = Panel(page, "cast-queue").open()
    row = panel.element.locator("li[data-item='4']")
    server.effects["jump"] = lambda asked: server.update("queue", jumping=asked["item"], pending=True)
    row.locator("[part=item]").click()
    asked(server, "jump")
    # The device has said yes, and other things happen before it has moved.
    server.update("queue", pending=False)
    hears(server, page, 0.1)
    server.update("media", title="Something else")
    page.locator(MINI).get_by_text("Something else").wait_for()
    assert is_busy(row.locator("[part=item]"))
    row.locator("[part=item]").click()
    hears(server, page, 0.2)
    assert len(server.named("jump")) == 1, "a second tap on it asks for nothing"
    server.update("queue", jumping=None, failure={"id": 1, "kind": "item", "reason": "The item is gone."})
    panel.warns("The item is gone.")
    assert not is_busy(row.locator("[part=item]"))
    assert panel.element.locator("li[data-item='2'] [aria-current=true]").count() == 1, "it is back"
    row.locator("[part=item]").click()
    asked(server, "jump", 2)
    server.update("queue", jumping=None, current=4, currentIndex=3)
    until(lambda: not is_busy(row.locator("[part=item]")), "the TV has moved")
    assert row.locator("[aria-current=true]").count() == 1


def test_what_another_page_jumps_to_is_seen_here(server, page):  # noqa: F811
    server.items = films(30)
    server.set(queue=states.queue(30, 1, 2, currentIndex=1, jumping=4, moving=[3], pending=True))
    panel = Panel(page, "cast-queue").open()
    item = panel.element.locator("li[data-item='4'] [part=item]")
    until(lambda: item.count() and is_busy(item), "it is pending")
    assert is_busy(panel.element.locator("li[data-item='3'] [part=grab]"))


def test_a_moved_row_waits_until_the_device_has_answered(server, page):  # noqa: F811
    server.items = films(30)
    server.set(queue=states.queue(30, 1, 2, currentIndex=1))
    panel = Panel(page, "cast-queue").open()

    def move(asked):
        five = next(one for one in server.items if one["id"] == asked["item"])
        server.items = [one for one in server.items if one is not five]
        server.items.insert(3, five)
        server.update("queue", revision=2, moving=[asked["item"]], pending=True)
    server.effects["move"] = move
    grab = panel.element.locator("li[data-item='5'] [part=grab]")
    grab.focus()
    panel.press("Space", "ArrowUp", "Space")
    assert asked(server, "move") == [{"item": 5, "before": 4}]
    until(lambda: not panel.element.evaluate("(queue) => queue.items.isWaiting(5)"), "the server shows it so")
    assert is_busy(grab) and grab.locator("xpath=..").get_attribute("data-place") == "3"
    server.update("queue", moving=[], pending=False)
    until(lambda: not is_busy(grab), "the device has it")


def test_a_move_that_nothing_comes_of_goes_back(server, page):  # noqa: F811
    server.items = films(30)
    server.set(queue=states.queue(30, 1, 2, currentIndex=1))
    panel = Panel(page, "cast-queue").open()
    five = panel.element.locator("li[data-item='5']")
    five.locator("[part=grab]").focus()
    panel.press("Space", "ArrowUp", "Space")
    asked(server, "move")
    until(lambda: five.get_attribute("data-place") == "4", "it is where it was")
    assert not is_busy(five.locator("[part=grab]"))


# Volume

def volume_panel(page):
    panel = Panel(page, "cast-volume").open()
    return panel, panel.element.get_by_role("slider", name="Volume of Living room")


def test_a_slider_keeps_the_wish_until_the_device_has_answered(server, page):  # noqa: F811
    panel, slider = volume_panel(page)
    server.ahead = 2
    slider.focus()
    panel.press("End")
    assert asked(server, "setVolume") == [{"level": 1}]
    server.update("volume", level=0.3)
    until(lambda: page.evaluate("""() => import('/cast/client.js').then(({ castClient }) =>
        castClient.state('volume').level)""") == 0.3, "another has changed it")
    assert slider.get_attribute("aria-valuenow") == "1" and is_busy(slider)
    server.update("volume", level=1, pending=["level"])
    until(lambda: reached(page)["number"] == server.number, "the page is there")
    assert slider.get_attribute("aria-valuenow") == "1" and is_busy(slider)
    server.update("volume", level=0.3, pending=[],
                  failure={"id": 1, "kind": "volume", "reason": "The amplifier is off."})
    panel.warns("The amplifier is off.")
    until(lambda: slider.get_attribute("aria-valuenow") == "0.3" and not is_busy(slider), "it goes back")


def test_a_finger_that_lets_go_where_it_was_waits_as_well(server, page):  # noqa: F811
    panel, slider = volume_panel(page)
    server.ahead = 2
    box = slider.bounding_box()
    page.mouse.move(box["x"] + box["width"] * 0.3, box["y"] + box["height"] / 2)
    page.mouse.down()
    wished = asked(server, "setVolume")[0]["level"]
    server.update("volume", level=0.9)
    until(lambda: page.evaluate("""() => import('/cast/client.js').then(({ castClient }) =>
        castClient.state('volume').level)""") == 0.9, "another has changed it")
    page.mouse.up()
    assert float(slider.get_attribute("aria-valuenow")) == pytest.approx(wished, abs=0.01) and is_busy(slider)
    server.update("volume", level=0.2)
    until(lambda: slider.get_attribute("aria-valuenow") == "0.2" and not is_busy(slider), "that is what came of it")


FORGOTTEN = """async () => {
  const { Fader } = await import('/cast/fader.js');
  const asked = [], said = [];
  const fader = new Fader({ send: (value) => new Promise((done, refuse) => asked.push({ value, done, refuse })),
    told: () => new Promise(() => {}), changed() {}, failed: (error) => said.push(error) });
  fader.move(0.4, false);
  fader.forget();
  fader.move(0.8, false);
  asked[0].refuse('Nothing plays.');
  await new Promise((done) => setTimeout(done, 200));
  return [fader.shown, asked.map(({ value }) => value), said];
}"""


def test_a_refusal_of_what_was_forgotten_takes_no_newer_wish_away(page):
    assert page.evaluate(FORGOTTEN) == [0.8, [0.4, 0.8], []]


def test_a_mute_button_waits_for_the_device(server, page):  # noqa: F811
    panel, _ = volume_panel(page)
    server.effects["setDeviceMuted"] = lambda asked: server.update("volume", muted=asked["muted"], pending=["muted"])
    panel.element.get_by_role("button", name="Mute Living room").click()
    unmute = panel.element.get_by_role("button", name="Unmute Living room")
    asked(server, "setDeviceMuted")
    hears(server, page, 0.1)
    assert is_busy(unmute)
    server.update("volume", muted=False, pending=[], failure={"id": 1, "kind": "volume", "reason": "It can't."})
    panel.warns("It can't.")
    assert not is_busy(panel.element.get_by_role("button", name="Mute Living room"))


def test_a_members_volume_waits_by_itself(server, page):  # noqa: F811
    members = [{"id": "m1", "name": "Kitchen", "level": 0.4, "muted": False, "pending": ["level"]},
               {"id": "m2", "name": "Bedroom", "level": 0.8, "muted": False, "pending": []}]
    server.set(volume=states.volume(members=members))
    panel, slider = volume_panel(page)
    assert is_busy(panel.element.get_by_role("slider", name="Volume of Kitchen"))
    assert not is_busy(panel.element.get_by_role("slider", name="Volume of Bedroom")) and not is_busy(slider)


# The dialog

def test_one_device_is_chosen_and_no_second_tap_counts(server, open_page):  # noqa: F811
    page = open_page()
    opened = open_dialog(page)
    server.ahead = 1
    row, other = (opened.locator(f"[data-device={name}]") for name in ("c3", "a1"))
    row.click()
    asked(server, "choose")
    until(lambda: is_busy(row), "it waits")
    row.click()
    other.click(force=True)
    assert other.get_attribute("aria-disabled") == "true" and not is_busy(other)
    server.set(dialog=states.dialog("connecting", device="Living room", deviceID="c3"))
    opened.get_by_text("Connecting to Living room").wait_for()
    assert [one["device"] for one in server.named("choose")] == ["c3"]
    server.set(dialog=states.dialog(notice="It does not answer.", noticeID=1))
    opened.get_by_text("It does not answer.").wait_for()
    assert not is_busy(row) and other.get_attribute("aria-disabled") is None


def test_a_choice_that_is_refused_goes_back_and_says_why(server, open_page):  # noqa: F811
    page = open_page()
    opened = open_dialog(page)
    server.refuse("choose", "That device is not there any more.")
    row = opened.locator("[data-device=c3]")
    row.click()
    page.locator("cast-dialog [part=notice]").get_by_text("That device is not there any more.").wait_for()
    assert not is_busy(row)
    server.refuse("choose", None)
    row.click()
    until(lambda: len(server.named("choose")) == 2, "it can be asked for again")


@pytest.mark.parametrize("name", ["disconnect", "stopCasting"])
def test_the_end_of_a_session_waits_until_the_dialog_says_what_came_of_it(server, page, name):  # noqa: F811
    opened = open_dialog(page)
    server.effects["disconnect"] = lambda _: server.update("dialog", pending=[name])
    buttons = {one: opened.locator(f"[data-command={one}]") for one in ("disconnect", "stopCasting")}
    buttons[name].click()
    assert asked(server, "disconnect") == [{"stopCasting": name == "stopCasting"}]
    hears(server, page, 0.1)
    for one, button in buttons.items():
        assert is_busy(button) == (one == name) and button.get_attribute("aria-disabled") == "true"
        button.click(force=True)
    hears(server, page, 0.2)
    assert len(server.named("disconnect")) == 1
    server.update("dialog", pending=[], notice="The TV has not stopped.", noticeID=1)
    opened.get_by_text("The TV has not stopped.").wait_for()
    assert all(not is_busy(one) and one.get_attribute("aria-disabled") is None for one in buttons.values())


def test_a_permission_is_asked_for_once(server, open_page):  # noqa: F811
    server.set(dialog=states.dialog("permission"))
    page = open_page()
    opened = open_dialog(page)
    server.effects["acceptPermission"] = lambda _: server.update("dialog", pending=["acceptPermission"])
    button = opened.locator("[data-command=acceptPermission]")
    button.click()
    asked(server, "acceptPermission")
    until(lambda: is_busy(button), "it waits")
    button.click(force=True)
    cancel = opened.get_by_role("button", name="Cancel")
    assert cancel.get_attribute("aria-disabled") is None, "what closes it alone can be used"
    server.update("dialog", pending=[])
    until(lambda: not is_busy(button), "nobody has answered")
    assert len(server.named("acceptPermission")) == 1
