"""The Web Receiver page with mirrored frames that ffmpeg made: what is on its pixels, when, and what it says of it."""

import io

import pytest
from PIL import Image

import framepage
from framepage import BITS, BLOCK, PICTURE, SOUND, FramePage, now
from waiting import until

FPS = 30
FRAME = 1000 / FPS
# Notes the number on the pixels of each painted picture, and its times.
WATCH = f"""() => {{
  window.painted = [];
  addEventListener('marquee-painted', ({{detail}}) => {{
    const canvas = document.querySelector('canvas');
    const row = canvas.getContext('2d').getImageData(0, canvas.height / 2, canvas.width, 1).data;
    let number = 0;
    for (let bit = 0; bit < {BITS}; bit += 1) {{
      if (row[4 * (bit * {BLOCK} + {BLOCK} / 2)] > 128) number += 2 ** bit;
    }}
    window.painted.push({{number, ...detail}});
  }});
}}"""


# What a page finds that nobody looks at, or has clicked on yet; and who counts decoders of sound.
SCRIPTS = """
  const animate = window.requestAnimationFrame.bind(window), waiting = [];
  window.requestAnimationFrame = (call) => window.isHidden ? waiting.push(call) : animate(call);
  window.reveal = () => { window.isHidden = false; for (const call of waiting.splice(0)) animate(call); };
  const {resume} = AudioContext.prototype;
  addEventListener('click', () => { window.needsClick = false; });
  AudioContext.prototype.resume = function () { return window.needsClick ? new Promise(() => {}) : resume.call(this); };
  window.decoders = 0;
  window.AudioDecoder = class extends AudioDecoder {
    constructor(calls) {
      super(calls);
      window.decoders += 1;
    }
  };
"""


@pytest.fixture(scope="module")
def numbers(tmp_path_factory):
    return framepage.pictures(tmp_path_factory.mktemp("numbers"), 120, FPS)


@pytest.fixture(scope="module")
def tone(tmp_path_factory):
    return framepage.sounds(tmp_path_factory.mktemp("tone"), 4)


@pytest.fixture
def mirrored(chromium, request):
    """A page that mirrors, and the receiver that it has."""
    receiver = FramePage()
    page = chromium.new_page(viewport={"width": 1280, "height": 720})
    page.faults = []
    page.on("pageerror", lambda error: page.faults.append(str(error)))
    page.add_init_script(SCRIPTS + getattr(request, "param", ""))
    page.goto(receiver.url, wait_until="domcontentloaded")
    page.evaluate(WATCH)
    receiver.mirror()
    until(lambda: state(page), "it mirrors")
    yield receiver, page
    page.close()
    receiver.close()
    assert page.faults == []


def state(page):
    return page.evaluate("marqueeReceiver.state().mirroring")


def play(receiver, frames, first=0, begin=None):
    """Hands over pictures to be seen one after the other, the first of them at `begin`."""
    begin = now() + 600 if begin is None else begin
    for index, (key, data) in enumerate(frames):
        number = first + index
        receiver.frame(PICTURE, data, key, round(number * FRAME * 1000), begin + index * FRAME)


def play_sound(receiver, sounds, begin, first=0):
    for index, data in enumerate(sounds):
        receiver.frame(SOUND, data, True, (first + index) * 20_000, begin + index * 20)


def player(page, stream):
    return state(page)["players"][str(stream)]


def painted(page, count):
    """Waits for so many pictures. Asking the page keeps Playwright's own loop going."""
    until(lambda: page.evaluate("painted.length") >= count, lambda: f"{count} pictures; {state(page)}", timeout=30)
    return page.evaluate("painted")


def number_in(png):
    """The number that a screenshot shows; the picture fills the width, in the middle of the height."""
    picture = Image.open(io.BytesIO(png)).convert("L")
    width, height = picture.size
    return sum(2 ** bit for bit in range(BITS)
               if picture.getpixel((int(width * (bit + 0.5) / BITS), height // 2)) > 128)


def test_each_picture_shows_its_number_at_its_time(mirrored, numbers):
    receiver, page = mirrored
    play(receiver, numbers)
    until(lambda: number_in(page.screenshot()) == len(numbers) - 1, "the last number is on the screen", timeout=30)
    seen = painted(page, 1)
    assert all(moment["number"] == round(moment["timestamp"] / 1000 / FRAME) for moment in seen), seen
    assert [moment["number"] for moment in seen] == sorted({moment["number"] for moment in seen})
    # Nearest to their time: an animation frame may come half of its length too early, and is timed before it is drawn.
    assert all(moment["at"] - moment["playout"] > -20 for moment in seen)
    in_time = sum(moment["at"] - moment["playout"] <= FRAME for moment in seen)
    assert in_time >= len(numbers) / 2, seen

    until(lambda: sum(receiver.counted(PICTURE)[key] for key in ("shown", "late", "skipped")) == len(numbers),
          lambda: f"each picture is counted once: {receiver.counted(PICTURE)}")
    counted = receiver.counted(PICTURE)
    assert counted["broken"] == 0 and counted["shown"] == in_time
    assert len(counted["delays"]) == len(seen) and min(counted["delays"]) > 380
    assert page.evaluate("document.body.dataset.scene") == "mirror"
    # For the sender.
    late = {moment["timestamp"]: moment["at"] - moment["playout"] for moment in seen}
    told = [pair for report in receiver.reported("mirrored") for counts in report["streams"] for pair in counts["seen"]]
    assert len(told) > 20 and all(abs(late[timestamp] - lateness) < 0.06 for timestamp, lateness in told), told


def test_sound_is_heard_in_step(mirrored, tone):
    receiver, page = mirrored
    begin = now() + 500
    for index, data in enumerate(tone):
        receiver.frame(SOUND, data, True, index * 20_000, begin + index * 20)
    peak = page.evaluate("""async () => {
      const {mirroring} = await import('./mirror.js');
      const {player} = mirroring.streams.get(0);
      const analyser = new AnalyserNode(player.context, {fftSize: 2048});
      player.output.connect(analyser);
      const bins = new Float32Array(analyser.frequencyBinCount);
      for (let round = 0; round < 100; round += 1) {
        await new Promise((done) => setTimeout(done, 50));
        analyser.getFloatFrequencyData(bins);
        const top = bins.indexOf(Math.max(...bins));
        if (bins[top] > -40) return top * player.context.sampleRate / analyser.fftSize;
      }
      return null;
    }""")
    assert peak is not None and abs(peak - 1000) < 50
    until(lambda: receiver.counted(SOUND)["shown"] > len(tone) / 2, lambda: f"{receiver.counted(SOUND)}", timeout=20)
    until(lambda: sum(receiver.counted(SOUND)[key] for key in ("shown", "late", "skipped")) >= len(tone) - 1,
          lambda: f"each is counted: {receiver.counted(SOUND)}")
    assert receiver.counted(SOUND)["broken"] == 0


STARTS = """
  window.starts = [];
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (when, offset) {
    window.starts.push([when, when + (this.buffer.duration - offset) / this.playbackRate.value]);
    start.call(this, when, offset);
  };
"""


@pytest.mark.parametrize("mirrored", [STARTS], indirect=True)
@pytest.mark.parametrize("change", [300, -150])
def test_sound_is_torn_once_when_the_delay_changes(mirrored, tone, change):
    """As the receiver hands it over: nothing is to be heard before what came earlier."""
    receiver, page = mirrored
    begin, latest = now() + 600, 0
    for index, data in enumerate(tone[:150]):
        latest = max(latest, begin + index * 20 + (change if index >= 75 else 0))
        receiver.frame(SOUND, data, True, index * 20_000, latest)
    # A frame of sound gives no more than one block, and the decoder may keep one.
    until(lambda: sum(receiver.counted(SOUND)[key] for key in ("shown", "late", "skipped")) >= 149,
          lambda: f"each is counted: {receiver.counted(SOUND)}", timeout=20)
    blocks = page.evaluate("starts")
    steps = [after[0] - before[1] for before, after in zip(blocks, blocks[1:])]
    assert min(steps) > -0.002, f"nothing is heard over another: {steps}"
    torn = [step for step in steps if step > 0.002]
    counted = receiver.counted(SOUND)
    if change > 0:
        assert len(torn) == 1 and abs(torn[0] - change / 1000) < 0.04, steps
        assert counted["skipped"] == 0, counted
    else:
        # What has no room is left out in one piece: blocks of 20 ms, so many that the rest is in step again.
        assert not torn and abs(counted["skipped"] - -change / 20) <= 2, (steps, counted)
        assert abs(state(page)["players"][str(SOUND)]["drift"]) < 0.03


def test_sound_is_heard_again_in_the_next_mirroring(mirrored, tone):
    receiver, page = mirrored
    for mirroring in (1, 2):
        receiver.reports.clear()
        begin = now() + 500
        for index, data in enumerate(tone[:100]):
            receiver.frame(SOUND, data, True, index * 20_000, begin + index * 20)
        # A second after the pause in between, when the sound card's clock is trusted again.
        until(lambda: receiver.counted(SOUND)["shown"] > 50, lambda: f"{mirroring}: {receiver.counted(SOUND)}", 20)
        sound = state(page)["players"][str(SOUND)]
        assert sound["context"] == "running" and abs(sound["drift"]) < 0.04, sound
        receiver.say("endMirroring", mirroring=mirroring)
        until(lambda: not state(page), "it has ended")
        receiver.frames.put(None)
        receiver.mirror(mirroring + 1)
        until(lambda: state(page), "the next one")


def test_page_begins_with_a_key_frame_and_asks_for_one(mirrored, numbers):
    receiver, page = mirrored
    play(receiver, numbers[1:10], first=1)
    until(lambda: receiver.reported("mirrorKey"), "it asks for a key frame")
    assert receiver.reported("mirrorKey")[0]["stream"] == PICTURE
    until(lambda: receiver.counted(PICTURE)["broken"] == 9, lambda: f"{receiver.counted(PICTURE)}")
    play(receiver, numbers[30:60], first=30)
    # On a busy machine the first of them may come too late to be seen; decoded they are, and all after them.
    assert painted(page, 1)[0]["number"] >= 30
    assert receiver.counted(PICTURE)["broken"] == 9


def test_page_goes_on_with_the_next_key_frame_after_one_that_is_broken(mirrored, numbers):
    receiver, page = mirrored
    broken = numbers[:10] + [(True, b"\xff" * 400)] + numbers[11:20]
    play(receiver, broken)
    until(lambda: receiver.reported("mirrorKey") and receiver.reported("mirrorFault"), "it says so and asks")
    play(receiver, numbers[60:90], first=60)
    until(lambda: page.evaluate("painted.some(({number}) => number >= 60)"), "pictures again", timeout=20)
    assert 10 not in [moment["number"] for moment in page.evaluate("painted")]


def test_pictures_that_come_after_their_time_are_passed_over(mirrored, numbers):
    receiver, page = mirrored
    play(receiver, numbers, begin=now() - 3000)
    until(lambda: sum(receiver.counted(PICTURE)[key] for key in ("shown", "late", "skipped")) == len(numbers),
          lambda: f"{receiver.counted(PICTURE)}", timeout=30)
    counted = receiver.counted(PICTURE)
    assert counted["skipped"] + counted["late"] >= 60, counted
    # What it shows last is the newest.
    assert painted(page, 1)[-1]["number"] == len(numbers) - 1


@pytest.mark.parametrize("mirrored", ["window.needsClick = true;"], indirect=True, ids=["unclicked"])
def test_sound_that_wants_a_click_begins_in_step_after_it(mirrored, tone):
    receiver, page = mirrored
    # Their time has passed; nothing of them is kept.
    play_sound(receiver, tone[:100], now() - 3000)
    until(lambda: receiver.counted(SOUND)["skipped"] >= 99, lambda: f"{receiver.counted(SOUND)}")
    assert player(page, SOUND)["playing"] == 0 and player(page, SOUND)["held"] <= 1, state(page)
    play_sound(receiver, tone, now() + 200, first=100)
    until(lambda: player(page, SOUND)["held"] > 50, lambda: f"they wait: {state(page)}")
    until(lambda: page.is_visible("#notice"), "a person is asked to click")
    assert player(page, SOUND)["playing"] == 0 and receiver.counted(SOUND)["shown"] == 0, state(page)
    page.mouse.click(5, 5)
    until(lambda: receiver.counted(SOUND)["shown"] > 20, lambda: f"{receiver.counted(SOUND)} {state(page)}", 20)
    sound = player(page, SOUND)
    assert sound["context"] == "running" and abs(sound["drift"]) < 0.04, sound
    # What was missed is not made up for: it is heard when it should be.
    assert all(abs(delay - 400) < 60 for delay in receiver.counted(SOUND)["delays"]), receiver.counted(SOUND)


@pytest.mark.parametrize("mirrored", ["""
  const {getOutputTimestamp} = AudioContext.prototype;
  AudioContext.prototype.getOutputTimestamp = function () {
    const {contextTime, performanceTime} = getOutputTimestamp.call(this);
    return {contextTime: Math.max(contextTime - 0.5, 0), performanceTime};
  };"""], indirect=True, ids=["slow"])
def test_sound_card_whose_way_is_longer_than_the_delay_is_late_not_silent(mirrored, tone):
    receiver, page = mirrored
    sent, begin = 0, now() + 300

    def heard():
        nonlocal sent
        while sent < len(tone) and begin + sent * 20 < now() + 300:
            receiver.frame(SOUND, tone[sent], True, sent * 20_000, begin + sent * 20)
            sent += 1
        page.evaluate("0")
        return receiver.counted(SOUND)["late"] >= 20
    until(heard, lambda: f"{receiver.counted(SOUND)} {state(page)}")
    assert receiver.counted(SOUND)["skipped"] >= 50
    # 300 ms were given, 500 are needed.
    assert sum(550 < delay < 1000 for delay in receiver.counted(SOUND)["delays"]) >= 20, receiver.counted(SOUND)


def test_sound_goes_on_and_pictures_are_passed_over_while_nobody_looks(mirrored, numbers, tone):
    receiver, page = mirrored
    page.evaluate("window.isHidden = true")
    begin, sent = now() + 200, 0
    play_sound(receiver, tone, begin)

    def passed_over():
        nonlocal sent
        # As they would come: a little before their time.
        while sent < len(numbers) and begin + sent * FRAME < now() + 200:
            key, data = numbers[sent]
            receiver.frame(PICTURE, data, key, round(sent * FRAME * 1000), begin + sent * FRAME)
            sent += 1
        page.evaluate("0")
        return receiver.counted(PICTURE)["skipped"] >= 30
    until(passed_over, lambda: f"{receiver.counted(PICTURE)} {state(page)}")
    assert player(page, PICTURE)["held"] <= 16 and player(page, PICTURE)["waiting"] <= 16, state(page)
    assert receiver.counted(SOUND)["shown"] > 20, receiver.counted(SOUND)
    page.evaluate("reveal()")
    # They were decoded all the same: no key frame is waited for.
    last = sent - 1
    until(lambda: page.evaluate("painted.length && painted.at(-1).number") == last, lambda: f"{last} {state(page)}")
    assert receiver.counted(PICTURE)["broken"] == 0 and not receiver.reported("mirrorKey")


def test_sound_that_cannot_be_decoded_is_told_of_once_and_costs_little(mirrored, tone):
    receiver, page = mirrored
    sent = 0

    def broken():
        nonlocal sent
        # 63 pieces of 20 ms, where 6 are allowed.
        receiver.frame(SOUND, b"\xff" * 100, True, sent * 20_000, now() + 300)
        sent += 1
        page.evaluate("0")
        return receiver.counted(SOUND)["broken"] >= 60
    until(broken, lambda: f"{receiver.counted(SOUND)}")
    assert len(receiver.reported("mirrorFault")) == 1, receiver.reported("mirrorFault")
    # At once, and after 250, 500, 1000 and 2000 ms, and so on.
    assert page.evaluate("decoders") <= 8, page.evaluate("decoders")
    play_sound(receiver, tone, now() + 300, first=sent)
    until(lambda: receiver.counted(SOUND)["broken"] >= sent and receiver.counted(SOUND)["shown"] == 0
          or receiver.counted(SOUND)["shown"] > 10, lambda: f"{receiver.counted(SOUND)}")


def test_later_measurement_of_the_clock_that_says_less_moves_nothing(mirrored):
    _, page = mirrored
    offsets = page.evaluate("""async () => {
      const {ReceiverClock} = await import('./framestream.js');
      const {fetch} = window, {now} = performance;
      let here = 5000, ahead = 1000, there = 0, back = 0;
      performance.now = () => here;
      window.fetch = async () => {
        here += there;
        const shown = here - ahead;
        here += back;
        return {ok: true, text: async () => String(shown)};
      };
      const clock = new ReceiverClock(), offsets = [];
      const cases = [[1000, 2, 2], [1000, 0, 60], [1000, 1, 3], [1500, 9, 9], [1500.5, 1, 1]];
      for ([ahead, there, back] of cases) {
        await clock.measure(1);
        offsets.push(clock.offset);
      }
      Object.assign(window, {fetch});
      performance.now = now;
      return offsets;
    }""")
    assert offsets == [1000, 1000, 1000 + 1, 1500, 1500.5]


def test_few_decoded_pictures_are_held_and_a_backlog_stops_nothing(mirrored, numbers, tone):
    receiver, page = mirrored
    later = now() + 60_000
    for round_ in range(8):
        for index, (key, data) in enumerate(numbers):
            number = round_ * len(numbers) + index
            receiver.frame(PICTURE, data, key, round(number * FRAME * 1000), later + number * FRAME)
    until(lambda: receiver.sent == 8 * len(numbers), "all of them are on their way", timeout=30)
    play_sound(receiver, tone, now() + 500)
    until(lambda: receiver.counted(SOUND)["shown"] > 20, lambda: f"{receiver.counted(SOUND)} {state(page)}", timeout=20)
    pictures = player(page, PICTURE)
    assert pictures["held"] <= 16 and pictures["waiting"] <= 400, pictures
    # The others were dropped, up to a key frame, and are counted.
    until(lambda: receiver.counted(PICTURE)["skipped"] == 8 * len(numbers) - pictures["held"] - pictures["waiting"],
          lambda: f"{receiver.counted(PICTURE)} {state(page)}")


def test_mirroring_ends_and_begins_anew(mirrored, numbers):
    receiver, page = mirrored
    play(receiver, numbers[:30])
    painted(page, 5)
    receiver.say("endMirroring", mirroring=1)
    until(lambda: page.evaluate("document.body.dataset.scene") == "idle", "the idle screen")
    assert state(page) is None and page.query_selector("canvas") is None
    # What was to come yet is not counted.
    until(lambda: receiver.counted(PICTURE)["shown"], "the last word")
    assert receiver.counted(PICTURE)["skipped"] < 20 and len(page.evaluate("painted")) < 30
    receiver.frames.hang_up()
    page.evaluate("window.painted = []")
    receiver.mirror(2)
    until(lambda: (state(page) or {}).get("id") == 2, "the second one")
    play(receiver, numbers[:30])
    assert painted(page, 1)[0]["number"] == 0


def test_page_says_what_it_decodes(mirrored):
    receiver, _ = mirrored
    until(lambda: receiver.reported("decodes"), "what it decodes")
    codecs = set(receiver.reported("decodes")[0]["codecs"])
    assert {"vp8", "vp9", "av1", "opus"} <= codecs and "hevc" not in codecs


def test_sound_alone_has_a_scene(chromium):
    receiver = FramePage()
    page = chromium.new_page(viewport={"width": 1280, "height": 720})
    page.goto(receiver.url, wait_until="domcontentloaded")
    receiver.mirror(streams=framepage.STREAMS[:1])
    until(lambda: page.evaluate("document.body.dataset.scene") == "audio", "the scene of sound")
    assert page.inner_text("#song") and page.query_selector("canvas") is None
    page.close()
    receiver.close()


def test_receiver_tells_how_a_mirroring_went(start_receiver, cli):
    """A whole sender and receiver, each a process; the receiver draws nothing and counts."""
    receiver = start_receiver()
    cli("mirror", "--to", receiver.target, "--interface", "lo", "--source", "synthetic", "--duration", "3",
        "--resolution", "640x360", "--bitrate", "1M", "--delay", "1000")

    def told(state_):
        return receiver.next(lambda event: event.get("event") == "mirroring" and event["state"] == state_,
                             f"mirroring is told to have {state_}")
    kinds = {stream["kind"] for stream in told("started")["streams"]}
    assert kinds == {"audio", "video"}
    ended = told("ended")
    for stream in ended["streams"]:
        assert stream["delivered"] > 20 and stream["shown"] > stream["delivered"] / 2, ended
        assert stream["shown"] + stream["late"] + stream["skipped"] + stream["broken"] == stream["delivered"], ended
        assert stream["broken"] == 0 and stream["lostInCore"] <= 5 and stream["delayMedian"] >= 500, ended
