"""What the receiver's page shows and plays, with the times at which it does so, read back by its own decoders."""

import cmath
import math

# The page's sound as it is put on the sound card's time line, and the brightness of what it paints, each with the
# moment by the page's clock, in milliseconds.
LISTEN = """(() => {
  const heard = [], seen = [];
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (when, offset = 0) {
    const {contextTime, performanceTime} = this.context.getOutputTimestamp();
    const at = performanceTime + (when - contextTime) * 1000;
    const first = Math.round(offset * this.buffer.sampleRate);
    heard.push({at, samples: Array.from(this.buffer.getChannelData(0).subarray(first))});
    // Some ten seconds.
    if (heard.length > 1500) heard.shift();
    return start.call(this, when, offset);
  };
  addEventListener('marquee-painted', ({detail}) => {
    const canvas = document.querySelector('canvas');
    // Not in the middle, where the pointer may be.
    const pixel = canvas.getContext('2d', {willReadFrequently: true}).getImageData(canvas.width / 2 + 100, canvas.height / 2, 1, 1).data;
    seen.push({at: detail.at, light: pixel[0]});
    if (seen.length > 1000) seen.shift();
  });
  window.hearing = {heard, seen, forget() { heard.length = 0; seen.length = 0; }};
})()"""


def samples(page, seconds):
    """The last seconds of what was played, or None while there is less."""
    found = page.evaluate(f"""(() => {{
      const pieces = hearing.heard.slice(-{math.ceil(seconds * 100) + 2}).map(({{samples}}) => samples);
      return pieces.flat().slice(-{int(seconds * 48000)});
    }})()""")
    return found if len(found) >= int(seconds * 48000) else None


def loudness(sound, frequency, rate=48000):
    """How loud a tone is in it: half of what its waves reach."""
    turn = cmath.exp(-2j * math.pi * frequency / rate)
    total, at = 0, 1
    for sample in sound:
        total += sample * at
        at *= turn
    return abs(total) / len(sound)


def tones(page, frequencies, seconds=0.25):
    """Which of these tones are heard now; None while nothing is played."""
    sound = samples(page, seconds)
    if sound is None:
        return None
    return {frequency for frequency in frequencies if loudness(sound, frequency) > 0.02}


def onsets(page):
    """When the page became bright, and when it became loud, in milliseconds."""
    seen = page.evaluate("hearing.seen")
    heard = page.evaluate("""hearing.heard.map(({at, samples}) => {
      const first = samples.findIndex((sample) => Math.abs(sample) > 0.1);
      return {at, first, last: samples.findLastIndex((sample) => Math.abs(sample) > 0.1)};
    })""")
    flashes = [now["at"] for before, now in zip(seen, seen[1:]) if before["light"] < 128 <= now["light"]]
    clicks, loud = [], None
    for piece in heard:
        if piece["first"] < 0:
            continue
        at = piece["at"] + piece["first"] / 48
        if loud is None or at - loud > 300:
            clicks.append(at)
        loud = piece["at"] + piece["last"] / 48
    return flashes, clicks
