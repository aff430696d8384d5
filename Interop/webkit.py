"""WebKit as a person's other browser: Debian's WebKitGTK, driven by its own WebDriver (W3C) on an X display that nobody
sees."""

import base64
import glob
import json
import os
import shutil
import socket
import subprocess
import urllib.error
import urllib.request

from waiting import until

DRIVER = shutil.which("WebKitWebDriver")
BROWSERS = sorted(glob.glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser"))
# A program on pages: it finds what a selector means through all shadow roots.
FIND = """
const find = (root, selector) => {
  const here = [...root.querySelectorAll(selector)].find((element) =>
    element.getClientRects().length && element.checkVisibility({visibilityProperty: true}));
  if (here) return here;
  for (const element of root.querySelectorAll('*')) {
    const found = element.shadowRoot && find(element.shadowRoot, selector);
    if (found) return found;
  }
  return null;
};
"""


class WebKit:
    """One window of it, with a home of its own."""

    def __init__(self, folder, display):
        folder.mkdir(parents=True, exist_ok=True)
        environment = {"PATH": os.environ["PATH"], "HOME": str(folder), "DISPLAY": display, "LANG": "C.UTF-8",
                       "XDG_RUNTIME_DIR": str(folder), "WEBKIT_DISABLE_COMPOSITING_MODE": "1"}
        self.log = open(folder / "driver.log", "w+")
        # It takes no port 0; one that is free a moment before is.
        self.port = free_port()
        self.driver = subprocess.Popen(
            [DRIVER, f"--port={self.port}"], env=environment, stdout=self.log, stderr=self.log)
        self.session = None
        until(self.is_there, "WebKit's driver answers")
        options = {"binary": BROWSERS[-1], "args": ["--automation"]}
        answer = self.ask("POST", "/session", {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}})
        self.session, self.version = answer["sessionId"], answer["capabilities"]["browserVersion"]

    def is_there(self):
        try:
            self.ask("GET", "/status")
        except OSError:
            return False
        return True

    def ask(self, method, path, body=None):
        prefix = f"/session/{self.session}" if self.session else ""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{prefix}{path}", data, method=method,
                                         headers={"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(error.read().decode()[:500]) from None

    def goto(self, url):
        self.ask("POST", "/url", {"url": url})

    def run(self, script, *arguments):
        return self.ask("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def shows(self, selector):
        return self.run(FIND + "return find(document, arguments[0]) !== null", selector)

    def text(self, selector):
        return self.run(FIND + "return find(document, arguments[0])?.textContent.trim() ?? ''", selector)

    def click(self, selector):
        """A finger's or a mouse's, at the middle of what is drawn."""
        until(lambda: self.shows(selector), f"{selector} is drawn")

        def middle():
            return self.run(FIND + "const box = find(document, arguments[0]).getBoundingClientRect();"
                            "return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]", selector)
        place = until(lambda: (first := middle()) == middle() and first, f"{selector} stands still")
        steps = [{"type": "pointerMove", "duration": 0, "x": place[0], "y": place[1]},
                 {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self.ask("POST", "/actions", {"actions": [
            {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}]})

    def picture(self, path):
        path.write_bytes(base64.b64decode(self.ask("GET", "/screenshot")))

    def close(self):
        try:
            if self.session:
                self.ask("DELETE", "")
        finally:
            self.driver.terminate()
            self.driver.wait(10)
            self.log.close()


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
