"""A Chromium that casts its tab, as a user would from its menu: driven by the DevTools protocol's Cast domain."""

import contextlib

from waiting import until

# The picture is upright blocks, the bits of its number, the lowest on the left, white for 1. It changes some times a
# second, with a tone below: what an encoder has to do for it is little, and what it shows can't be anything else's.
BITS, CHANGES = 12, 15
PAGE = f"""<!doctype html><title>Casting</title>
<style>body {{ margin: 0; background: #000; overflow: hidden }} canvas {{ width: 100vw; height: 100vh; display: block }}
</style><canvas width="{BITS * 20}" height="90"></canvas><script>
const picture = document.querySelector('canvas').getContext('2d');
window.number = 0;
setInterval(() => {{
  window.number += 1;
  for (let bit = 0; bit < {BITS}; bit += 1) {{
    picture.fillStyle = (window.number >> bit) & 1 ? '#fff' : '#000';
    picture.fillRect(bit * 20, 0, 20, 90);
  }}
}}, {1000 // CHANGES});
const sound = new AudioContext(), tone = new OscillatorNode(sound), quiet = new GainNode(sound, {{gain: 0.2}});
tone.connect(quiet).connect(sound.destination);
tone.start();
</script>"""

# Debian turns casting off, and so does Playwright; Chromium itself begins to look for devices when somebody clicks.
SWITCHES = ["--media-router=1", "--disable-features=DelayMediaSinkDiscovery,Translate",
            "--autoplay-policy=no-user-gesture-required", "--disable-gpu"]


class CastingTab:
    """One tab, and the devices that its browser has found."""

    def __init__(self, page):
        self.page = page
        self.sinks, self.issues = [], []
        self._devtools = page.context.new_cdp_session(page)
        self._devtools.on("Cast.sinksUpdated", lambda event: setattr(self, "sinks", event["sinks"]))
        self._devtools.on("Cast.issueUpdated", lambda event: self.issues.append(event["issueMessage"]))
        self._devtools.send("Cast.enable", {})

    def sink(self, name):
        """The device of this name as the browser knows it, or None."""
        # Asking the page anything keeps Playwright's own loop going, without which no event comes in.
        self.page.evaluate("0")
        return next((sink for sink in self.sinks if sink["name"] == name), None)

    def mirror_to(self, name, timeout=30):
        until(lambda: self.sink(name), lambda: f"Chromium finds {name}; {self.sinks} {self.issues}", timeout)
        self._devtools.send("Cast.startTabMirroring", {"sinkName": name})
        until(lambda: self.sink(name).get("session"), lambda: f"it casts; {self.sinks} {self.issues}")

    def stop(self, name):
        self._devtools.send("Cast.stopCasting", {"sinkName": name})


@contextlib.contextmanager
def casting_browser(playwright, network, program, root):
    """A browser in whose eyes the devices under `root` are real; in `network`, since it asks all that it sees."""
    browser = playwright.chromium.launch(
        executable_path=network.program(program), args=[*SWITCHES, f"--cast-developer-certificate-path={root}"])
    try:
        yield browser
    finally:
        browser.close()
