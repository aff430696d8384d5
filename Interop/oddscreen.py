"""The receiver's page, looked at while it plays a film that tells its own time."""

import base64
import io
import math
import time
from itertools import pairwise

from PIL import Image

import timecode
from waiting import until

# Sound is listened to on its way out; nobody may ask twice for an element's.
LISTEN = """(() => {
  const context = new AudioContext();
  const ears = new WeakMap();
  window.oddEar = (video) => {
    if (!ears.has(video)) {
      const ear = context.createAnalyser();
      ear.fftSize = 2048;
      ear.smoothingTimeConstant = 0;
      context.createMediaElementSource(video).connect(ear).connect(context.destination);
      ears.set(video, ear);
    }
    return ears.get(video);
  };
})()"""

# One moment: a frame that has just been painted, with its own time, and beside it the clock, the sound, the captions.
# Null where it plays and no new one comes within `patience` (milliseconds).
LOOK = """async (patience) => {
  const video = document.querySelector('#stage video');
  if (!video || video.readyState < 2 || video.seeking) return null;
  const {videoWidth: width, videoHeight: height} = video;
  const canvas = window.oddCanvas ??= document.createElement('canvas');
  const draw = () => {
    if (!width) return null;
    Object.assign(canvas, {width, height});
    canvas.getContext('2d', {willReadFrequently: true}).drawImage(video, 0, 0, width, height);
    return canvas;
  };
  const painted = !width || video.paused || video.ended ? {frame: video.currentTime, canvas: draw()} :
    await new Promise((done) => {
      const request = video.requestVideoFrameCallback((_, {mediaTime}) => done({frame: mediaTime, canvas: draw()}));
      setTimeout(() => { video.cancelVideoFrameCallback(request); done(null); }, patience);
    });
  if (!painted) return null;
  const time = video.currentTime;
  const {frame, canvas: drawn} = painted;
  const ear = window.oddEar(video);
  const samples = new Float32Array(1024);
  ear.getFloatTimeDomainData(samples);
  const cues = [...video.textTracks].filter(({mode}) => mode === 'showing')
    .flatMap((track) => [...track.cues ?? []]).map(({text, startTime, endTime}) => [text, startTime, endTime]);
  return {time, frame, width, height, duration: video.duration, ended: video.ended, cues,
    samples: [...samples], rate: ear.context.sampleRate, picture: drawn?.toDataURL('image/png')};
}"""


class Look:
    def __init__(self, found):
        self.time, self.frame, self.duration = found["time"], found["frame"], found["duration"]
        self.size = found["width"], found["height"]
        self.ended, self.cues = found["ended"], found["cues"]
        self.tone = timecode.tone(found["samples"], found["rate"])
        self.picture = None
        if found["picture"]:
            data = base64.b64decode(found["picture"].partition(",")[2])
            self.picture = Image.open(io.BytesIO(data)).convert("RGB")

    @property
    def number(self):
        return self.picture and timecode.read(self.picture)

    def __repr__(self):
        return (f"<{self.time:.3f} s: frame of {self.frame:.3f} s, number {self.number}, tone {self.tone}, "
                f"{self.size}, length {self.duration}>")


def look(page, film):
    found = page.evaluate(LOOK, max(500, 1200 / film.fps))
    return found and Look(found)


def fits(film, seen, begins, sounds):
    """Whether picture and sound are those of their time; a tone may be the one that ends or begins just now."""
    is_right = True
    if film.has_picture and seen.frame > film.picture_from + 0.1:
        number = seen.number
        # Where the machine is busy, a frame is painted late.
        is_right = (number is not None
                    and -film.frames - film.holds <= number - (seen.frame + begins) * film.fps <= film.frames
                    and abs(seen.frame - seen.time) < 0.7 + 1 / film.fps)
    if sounds is not None and seen.tone is not None:
        tones = {math.floor(seen.time + sounds + near) % len(timecode.TONES) for near in (-0.25, 0, 0.15)}
        is_right = is_right and seen.tone in tones
    return is_right


class Course:
    """A film as it is watched from one place on."""

    def __init__(self, page, film):
        self.page, self.film = page, film
        self.begins, self.sounds = film.begins, film.sounds

    def plays_from(self, place, looks=2):
        """Waits for the place to be reached, then each look has to fit; returns them."""
        seen = []

        def has_come():
            now = look(self.page, self.film)
            if now is None or not place - 0.5 <= now.time <= place + 5:
                return None
            if now.time < self.film.picture_from + 0.1 or seen and now.time <= seen[-1].time:
                return None
            # What has just been sought for may be a moment behind.
            if seen or self._fits(now):
                seen.append(now)
            return len(seen) >= looks
        until(has_come, lambda: f"it plays from {place}: {look(self.page, self.film)}", timeout=10)
        wrong = [now for now in seen if not self._fits(now)]
        assert not wrong, f"from {place} (begins {self.begins}): {seen}"
        return seen

    def goes_on_across(self, place, seconds=1.5):
        """From so many seconds before a place to as many behind it, the film's time passes as fast as ours."""
        seen = []

        def has_crossed():
            now = look(self.page, self.film)
            if now is None or not seen and not place - seconds - 0.5 <= now.time <= place:
                return None
            seen.append((time.monotonic(), now.time))
            return now.time >= place + seconds
        until(has_crossed, lambda: f"it crosses {place}: {look(self.page, self.film)}", timeout=12)
        leaps = [(one, other) for (begun, one), (now, other) in pairwise(seen) if other - one > now - begun + 0.7]
        assert not leaps, f"at {place}: {leaps}"

    def _fits(self, now):
        if self.begins is None and now.number is not None:
            # A cut that nobody could foresee: from here on all has to go with the first picture.
            self.begins = now.number / self.film.fps - now.frame
            self.sounds = self.begins
        return self.begins is not None and fits(self.film, now, self.begins, self.sounds)


def caption_light(page):
    """How many white pixels there are where captions are drawn, and where the film itself has none."""
    picture = Image.open(io.BytesIO(page.screenshot())).convert("L")
    width, height = picture.size
    lower = picture.crop((width // 3, height * 3 // 4, width * 2 // 3, height))
    return sum(lower.histogram()[230:])
