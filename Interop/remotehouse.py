"""What the tests of `marquee remote` in real browsers share: a remote that can be killed and started again; pages."""

import json
import os
import urllib.error
import urllib.request
import uuid
from pathlib import Path
from urllib.parse import urlsplit

from processes import Lines
from waiting import until

PICTURES = os.environ.get("WIDGET_PICTURES")
# A phone held upright in one hand, and a wide window on a desk.
SIZES = {"phone": (360, 740), "wide": (1600, 900)}


class House:
    """`marquee remote` of a user, at one place however often it is started again."""

    def __init__(self, marquee, user, folder, *arguments):
        self._command, self._user, self._folder = [marquee, "remote", "serve", "--json"], user, Path(folder)
        self._arguments, self._starts = [str(argument) for argument in arguments], 0
        # The introductory overlay has tests of its own.
        state = Path(user["XDG_STATE_HOME"]) / "marquee"
        state.mkdir(parents=True, exist_ok=True)
        (state / "cast-instructions-shown").touch()
        self.start(0)

    def start(self, port=None):
        """At the port that it had before, if no other is named. The owner's link stays the same."""
        self._starts += 1
        port = urlsplit(self.link).port if port is None else port
        self.remote = Lines([*self._command, "--port", str(port), *self._arguments], self._user,
                            self._folder / f"remote-{self._starts}.log")
        self.link = self.remote.event("listening")["link"]

    def kill(self):
        self.remote.kill()

    def stop(self):
        return self.remote.stop()

    def _ask(self, path, body=None):
        address, token = self.link.split("#t=")
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        return urllib.request.urlopen(urllib.request.Request(address + "cast/" + path, body, headers), timeout=10)

    def told(self, topic):
        """A topic's state, as the remote tells it to whoever opens the page now."""
        with self._ask("events") as events:
            for line in events:
                if line.strip() == f"event: {topic}".encode():
                    return json.loads(next(events).removeprefix(b"data: "))
        return None

    def let_go(self):
        """The session ends, and what it plays with it: the next test finds no device chosen."""
        body = {"id": uuid.uuid4().hex, "command": "disconnect", "stopCasting": True}
        try:
            self._ask("commands", json.dumps(body).encode()).close()
        except urllib.error.HTTPError as refusal:
            assert refusal.code == 409, refusal.read()
        until(lambda: self.told("button")["state"] not in ("connected", "connecting"), "no device is chosen")


class Pages:
    """Pages of a remote, each in a browser of its own. None of their scripts may fail."""

    def __init__(self, browser, folder):
        self._browser, self._folder, self._contexts, self.faults = browser, Path(folder), [], []

    def __call__(self, link, size="wide", **more):
        width, height = SIZES[size]
        is_phone = size == "phone"
        context = self._browser.new_context(viewport={"width": width, "height": height}, locale="en-GB",
                                            is_mobile=is_phone, has_touch=is_phone, reduced_motion="reduce", **more)
        self._contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda said: "Content Security Policy" in said.text and self.faults.append(said.text))
        page.goto(link)
        page.locator("main h1").wait_for()
        return page

    def keep(self, page, name):
        """Keeps a picture of it, to be looked at: in the folder that WIDGET_PICTURES names, else in the test's own."""
        folder = Path(PICTURES) if PICTURES else self._folder
        folder.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=folder / f"together-{name}.png", animations="disabled")

    def close(self):
        for context in self._contexts:
            context.close()
        assert self.faults == []


def choose(page, name):
    """Chooses a device on the start, or in the list of all where there are many."""
    row = page.locator(".device", has_text=name)
    everything = page.get_by_role("button", name="Show all")
    row.or_(everything).first.wait_for()
    if not row.count():
        everything.click()
        row = page.locator("cast-dialog [part~=device]", has_text=name)
    row.first.click()
    page.locator("cast-button[data-state=connected]").first.wait_for()
    page.keyboard.press("Escape")
    page.locator("cast-dialog dialog[open]").wait_for(state="hidden")


def leave(page):
    """Ends the session, and what it plays, from the page itself."""
    page.evaluate("""async () => {
        const { castClient } = await import('/cast/client.js');
        await castClient.send('disconnect', { stopCasting: true });
    }""")
    page.locator("cast-button[data-state=notConnected]").first.wait_for(state="attached")


def bar(page):
    return page.locator("cast-mini-controller")


def slot(page, name):
    """A button of the bar."""
    return bar(page).get_by_role("button", name=name, exact=True)


def shown(page, topic):
    """What the page knows of a topic."""
    return page.evaluate("async (topic) => (await import('/cast/client.js')).castClient.state(topic)", topic)


# All that can be read on the page, in shadow roots too; and whether what was meant as text has become something else.
LOOK = """() => { const texts = [], made = [];
  const look = (root) => root.querySelectorAll('*').forEach((element) => {
    if (element.shadowRoot) look(element.shadowRoot);
    if (element.matches('img[src=x], [onerror], script:not([src])')) made.push(element.outerHTML);
    if (!element.children.length && element.checkVisibility()) texts.push(element.textContent);
  });
  look(document);
  return { texts, made, harmed: window.harmed ?? null }; }"""
