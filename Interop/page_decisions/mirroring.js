// Mirrored frames: read from bytes, kept or dropped, painted or played, and counted.
import {equal, near, random, test, throws, truth} from './harness.js';
import {Gathering, nextFrame} from '/page/decisions/framerecords.js';
import {MirrorCounts} from '/page/decisions/mirrorcounts.js';
import {Pictures} from '/page/decisions/pictures.js';
import {ClockMeasurement, ClockOffset} from '/page/decisions/receiverclock.js';
import {SoundLine, soundTime} from '/page/decisions/soundline.js';
import {Sounds} from '/page/decisions/sounds.js';

// ---- bytes ----------------------------------------------------------------------------------------------------------
// 36 bytes: length, stream, flags (32 bits each), timestamp, playout, captured (64-bit floating point), then the data.
function record(stream, key, timestamp, playout, captured, data) {
  const bytes = new Uint8Array(36 + data.length), view = new DataView(bytes.buffer);
  [data.length, stream, key ? 1 : 0].forEach((number, index) => view.setUint32(4 * index, number));
  [timestamp, playout, captured].forEach((number, index) => view.setFloat64(12 + 8 * index, number));
  bytes.set(data, 36);
  return bytes;
}

const FRAMES = [
  {stream: 70_000, key: true, timestamp: 33_333, playout: 1000.5, captured: 600, data: Uint8Array.of(1, 2, 3)},
  {stream: 0, key: false, timestamp: 0, playout: 1.25, captured: -2, data: new Uint8Array(0)},
  {
    stream: 1, key: true, timestamp: 2 ** 40, playout: 5, captured: 4,
    data: Uint8Array.from({length: 300}, (_, index) => index)},
];
const BYTES = Uint8Array.from(FRAMES.flatMap(({stream, key, timestamp, playout, captured, data}) => [
  ...record(stream, key, timestamp, playout, captured, data)]));

function read(pieces) {
  const bytes = new Gathering(), frames = [];
  for (const piece of pieces) {
    bytes.add(piece);
    for (let frame = nextFrame(bytes); frame; frame = nextFrame(bytes)) frames.push(frame);
  }
  equal(bytes.length, 0, 'nothing is left');
  return frames;
}

test('frames are the same whole, byte by byte and in any pieces', () => {
  equal(read([BYTES]), FRAMES);
  equal(read([...BYTES].map((byte) => Uint8Array.of(byte))), FRAMES);
  const next = random(11);
  for (let round = 0; round < 30; round += 1) {
    const pieces = [];
    for (let at = 0; at < BYTES.length;) {
      const end = at + Math.floor(next() * 60);
      pieces.push(BYTES.subarray(at, end));
      at = end;
    }
    equal(read(pieces), FRAMES);
  }
});

test('a record without an end is refused before it is gathered', () => {
  const bytes = new Gathering();
  bytes.add(record(0, true, 0, 0, 0, new Uint8Array(0)));
  new DataView(bytes.view(4).buffer).setUint32(0, (64 << 20) + 1);
  throws(() => nextFrame(bytes), /without an end/);
});

// ---- the clock ------------------------------------------------------------------------------------------------------
test('of some questions the quickest knows the clock best', () => {
  const measurement = new ClockMeasurement();
  for (const [from, to, shown] of [[0, 40, 1020], [100, 104, 1101], [200, 210, 1000], [300, 301, NaN]]) {
    measurement.add({from, to, shown});
  }
  equal([measurement.error, measurement.offset], [2, -999]);
});

test('a later measurement that says less moves nothing, one that gainsays is right', () => {
  const clock = new ClockOffset(), values = [];
  for (const measurement of [[null, Infinity], [1000, 2], [970, 30], [1001, 2], [1500, 9], [1500.5, 1]]) {
    clock.measured({offset: measurement[0], error: measurement[1]});
    values.push(clock.value);
  }
  equal(values, [null, 1000, 1000, 1001, 1500, 1500.5]);
});

// ---- counting -------------------------------------------------------------------------------------------------------
test('what is counted is told of once, and summed up', () => {
  const counts = new MirrorCounts();
  equal([counts.take(3), counts.total], [null, null]);
  counts.perceived({timestamp: 1, delay: 400.04, lateness: 0.26, isLate: false});
  counts.perceived({timestamp: 2, delay: 450, lateness: 50, isLate: true});
  counts.broken += 2;
  equal(counts.take(3), {
    stream: 3, shown: 1, late: 1, skipped: 0, broken: 2, delays: [400, 450], seen: [[1, 0.3], [2, 50]]});
  counts.skipped += 1;
  equal([counts.take(3).delays, counts.take(3)], [[], null]);
  equal(counts.total, {shown: 1, late: 1, skipped: 1, broken: 2});
});

test('a report of counts is bounded', () => {
  const counts = new MirrorCounts();
  for (let number = 0; number < 2000; number += 1) {
    counts.perceived({timestamp: number, delay: number, lateness: 0, isLate: false});
  }
  const {shown, delays, seen} = counts.take(0);
  equal([shown, delays.length, seen.length, seen[0][0]], [2000, 1024, 24, 1976]);
});

test('a fault is news every five seconds', () => {
  const counts = new MirrorCounts();
  equal([0, 100, 4999, 5000, 5001].map((now) => counts.isNews(now)), [true, false, false, true, false]);
});

// ---- pictures -------------------------------------------------------------------------------------------------------
const FRAME = 1000 / 30;
const picture = (number, playout, key = false) => ({
  key, timestamp: Math.round(number * FRAME * 1000), playout, captured: playout - 400, data: 'd'});

// One whose decoder gives each picture at once, with frames `first` and on at their times from `begin`.
function shown(count, begin, now = 0) {
  const counts = new MirrorCounts(), pictures = new Pictures(counts, now);
  for (let number = 0; number < count; number += 1) {
    pictures.take(picture(number, begin + number * FRAME, number === 0), now);
    decode(pictures);
  }
  return {counts, pictures};
}

function decode(pictures) {
  const decoded = [];
  for (let frame = pictures.next(); frame; frame = pictures.next()) {
    truth(pictures.decoded(frame.timestamp, `p${frame.timestamp}`), 'it is waited for');
    decoded.push(frame.timestamp);
  }
  return decoded;
}

test('nothing is decoded before a key frame, which is asked for now and then', () => {
  const counts = new MirrorCounts(), pictures = new Pictures(counts, 0);
  equal(pictures.take(picture(1, 100), 0), {asksForKey: true, dropped: []});
  equal([100, 499, 500].map((now) => pictures.take(picture(2, 100), now).asksForKey), [false, false, true]);
  equal([counts.broken, pictures.next()], [4, null]);
  equal([pictures.take(picture(3, 100, true), 600).asksForKey, pictures.next().key], [false, true]);
});

test('each picture is painted in the animation frame nearest its time', () => {
  const {counts, pictures} = shown(3, 1000);
  const painted = [];
  for (let time = 900; time < 1120; time += 1000 / 60) {
    const {paint, dropped} = pictures.tick(time, time);
    equal(dropped, []);
    if (!paint) continue;
    painted.push(Math.round(time - paint.playout));
    pictures.painted(paint, time);
  }
  equal(painted.length, 3);
  truth(painted.every((off) => Math.abs(off) <= 9), `${painted}`);
  equal([counts.shown, counts.late, counts.skipped], [3, 0, 0]);
});

test('what is nearest depends on how long an animation frame lasts', () => {
  const at = (rate) => {
    const {pictures} = shown(1, 10_012);
    for (let time = 10_000 - 100 * rate; time < 9_999; time += rate) pictures.tick(time, time);
    return pictures.tick(10_000, 10_000).paint?.playout ?? null;
  };
  equal([at(1000 / 60), at(1000 / 30)], [null, 10_012]);
});

test('of pictures that are due the late ones are dropped, and the newest is seen', () => {
  const {counts, pictures} = shown(6, 1000);
  pictures.tick(900, 900);
  const {paint, dropped} = pictures.tick(1000 + 5 * FRAME, 1170);
  equal([dropped.length, counts.skipped], [4, 4]);
  near(paint.playout, 1000 + 4 * FRAME, 0.01, 'the one painted');
  pictures.painted(paint, paint.playout + 40);
  equal([counts.late, counts.shown], [1, 0], 'later than a picture lasts');
});

test('of one picture that is late it is better seen than not', () => {
  const {pictures} = shown(1, 1000);
  equal([pictures.tick(5000, 5000).paint?.playout, pictures.tick(5016, 5016).paint], [1000, null]);
});

test('pictures in hand are bounded', () => {
  const {pictures} = shown(40, 60_000);
  equal([pictures.held, pictures.waiting], [16, 24]);
});

test('a backlog that is overdue ends at the next key frame', () => {
  const counts = new MirrorCounts(), pictures = new Pictures(counts, 0);
  const take = (number, key) => pictures.take(picture(number, number * FRAME, key), 10_000);
  for (let number = 0; number < 8; number += 1) equal(take(number, number === 0).asksForKey, false, `${number}`);
  equal([take(8, false).asksForKey, take(9, false).asksForKey], [true, false], 'none is here: one is asked for, once');
  equal([take(10, true).asksForKey, counts.skipped, pictures.waiting, pictures.next().key], [false, 10, 1, true]);
});

test('more than can wait is given up as a whole', () => {
  const counts = new MirrorCounts(), pictures = new Pictures(counts, 0);
  for (let number = 0; number <= 400; number += 1) {
    pictures.take(picture(number, 1e6 + number * FRAME, number === 0), 0);
  }
  equal([pictures.waiting, counts.skipped], [0, 401]);
  pictures.take(picture(401, 1e6), 0);
  equal(counts.broken, 1, 'only a key frame helps now');
});

test('a page that nobody sees passes pictures over, but for the newest that is due', () => {
  const {counts, pictures} = shown(4, 1000, 1000);
  equal(pictures.take(picture(4, 2000), 1249).dropped, []);
  const {dropped} = pictures.take(picture(5, 2000), 1250);
  equal([dropped, counts.skipped], [['p0', 'p33333', 'p66667'], 3]);
});

test('pictures that a decoder left out are broken', () => {
  const counts = new MirrorCounts(), pictures = new Pictures(counts, 0);
  for (let number = 0; number < 3; number += 1) pictures.take(picture(number, 1000, number === 0), 0);
  const stamps = [pictures.next(), pictures.next(), pictures.next()].map(({timestamp}) => timestamp);
  equal([pictures.decoded(stamps[2], 'p'), counts.broken, pictures.held], [true, 2, 1]);
  equal(pictures.decoded(stamps[0], 'p'), false, 'that one is waited for no more');
});

test('a decoder that fails goes on with a key frame that is here, a little later each time', () => {
  const counts = new MirrorCounts(), pictures = new Pictures(counts, 0);
  for (const [number, key] of [[0, true], [1, false], [2, false], [3, true], [4, false]]) {
    pictures.take(picture(number, 1000, key), 0);
    if (number === 0) pictures.next();
  }
  equal(pictures.failed(0), {asksForKey: false, triesAgain: true});
  equal([counts.broken, pictures.waiting, pictures.wait(0), pictures.next().key], [3, 2, 0, true]);
  equal(pictures.failed(10), {asksForKey: true, triesAgain: false});
  equal([pictures.waiting, pictures.wait(10), pictures.wait(260)], [0, 250, 0]);
});

test('what was to come yet is not lost at the end', () => {
  const {counts, pictures} = shown(3, 1000);
  pictures.take(picture(3, 5000), 0);
  equal(pictures.end(1070), ['p0', 'p33333', 'p66667']);
  equal([counts.skipped, pictures.held, pictures.waiting], [3, 0, 0]);
});

// ---- sound ----------------------------------------------------------------------------------------------------------
const sound = (number, playout) => ({timestamp: number * 20_000, playout, captured: playout - 400});
const BLOCK = 0.02;

// Blocks of 20 ms that belong at these times of the sound card, which stands at `time`.
function placed(line, wanteds, time = 0, playing = 0) {
  return wanteds.map((wanted, index) => line.place(
    sound(index, 1000 * wanted), {duration: BLOCK, wanted, time, now: 1000 * time, playing}));
}

test('sound begins where the block before it ends', () => {
  const counts = new MirrorCounts(), line = new SoundLine(counts);
  const places = placed(line, [1, 1.0201, 1.0398, 1.0601]);
  places.forEach(({begin, rate}, index) => {
    near(begin, 1 + index * BLOCK, 1e-9, `block ${index}`);
    equal(rate, 1);
  });
  equal([counts.shown, counts.late], [4, 0]);
});

test('sound that is far off jumps to where it belongs', () => {
  const line = new SoundLine(new MirrorCounts());
  equal(placed(line, [1, 1.3]).map(({begin}) => begin), [1, 1.3]);
  equal(line.drift, 0);
});

test('sound that would be heard over another is left out in one piece', () => {
  const counts = new MirrorCounts(), line = new SoundLine(counts);
  placed(line, [...Array(20).keys()].map((number) => 1 + number * BLOCK));
  const after = placed(line, [...Array(12).keys()].map((number) => 1.253 + number * BLOCK));
  const first = after.findIndex(Boolean);
  truth(after.slice(first).every(Boolean), 'the rest is heard');
  equal([first, counts.skipped], [7, 7]);
  near(after[first].begin, 1.4, 0.011, 'where the line was');
});

test('a lasting drift is played away slowly, within what nobody hears', () => {
  const line = new SoundLine(new MirrorCounts());
  const rates = [];
  for (let number = 0; number < 400; number += 1) {
    const wanted = 1 + number * BLOCK + 0.03;
    rates.push(line.place(sound(number, 0), {
      duration: BLOCK, wanted: number ? wanted : 1, time: 0, now: 0, playing: 0}).rate);
  }
  truth(rates.every((rate) => Math.abs(rate - 1) < 0.00501), 'never faster than that');
  truth(Math.min(...rates) < 1, 'later is slower');
  near(line.next, 1 + 400 * BLOCK + 0.03, 0.02, 'the line');
});

test('a block that should have begun is heard from where it would be', () => {
  const counts = new MirrorCounts(), line = new SoundLine(counts);
  const [place] = placed(line, [1], 1.005);
  near(place.begin, 1.005, 1e-9, 'its beginning');
  near(place.offset, 0.005, 1e-9, 'what is left out');
  const {seen} = counts.take(0);
  equal(seen, [[0, 5]]);
  equal(placed(line, [1.02], 2), [null]);
  equal(counts.skipped, 1);
});

test('a sound card whose way is longer than the delay is heard late by what it takes', () => {
  const counts = new MirrorCounts(), line = new SoundLine(counts);
  // Each comes 0.3 s before it is to be heard, and would have to start 0.2 s before now.
  const place = (number) => line.place(sound(number, 1000 * (number * BLOCK + 0.3)), {
    duration: BLOCK, wanted: number * BLOCK - 0.2, time: number * BLOCK, now: 1000 * number * BLOCK, playing: 0});
  const places = [...Array(60).keys()].map(place);
  equal([places.slice(0, 50).some(Boolean), places.slice(50).every(Boolean)], [false, true]);
  equal([counts.skipped, counts.late], [50, 10]);
  near(places[59].begin, 59 * BLOCK, 0.05, 'as soon as can be');
  line.clear();
  equal(place(60), null, 'another time line knows nothing of it');
});

test('a sound card that stands still gets no more than it can hold', () => {
  const counts = new MirrorCounts();
  equal(placed(new SoundLine(counts), [1], 0, 600), [null]);
  equal([counts.skipped, placed(new SoundLine(counts), [1], 0, 599).length], [1, 1]);
});

test('the time of a sound card is read from what it last said, if that is fresh', () => {
  const card = {contextTime: 5, performanceTime: 1000, currentTime: 5.3, now: 1100};
  near(soundTime(1500, card), 5.5, 1e-9, 'said lately');
  near(soundTime(1500, {...card, now: 1500}), 5.3, 1e-9, 'said long ago');
  near(soundTime(1500, {...card, performanceTime: 0}), 5.7, 1e-9, 'never said');
});

test('sound in the decoder is bounded, and a failed decoder is let be for a while', () => {
  const counts = new MirrorCounts(), sounds = new Sounds(counts);
  for (let number = 0; number < 600; number += 1) truth(sounds.take(sound(number, 0), true, 0), `${number} is taken`);
  equal([sounds.take(sound(600, 0), true, 0), counts.broken], [false, 1]);
  sounds.failed(0);
  equal([counts.broken, sounds.take(sound(601, 0), false, 0)], [601, true], 'at once the first time');
  sounds.failed(0);
  equal([sounds.take(sound(602, 0), false, 249), sounds.take(sound(603, 0), false, 250)], [false, true]);
  for (let number = 0; number < 30; number += 1) {
    sounds.take(sound(number, 0), true, 250);
    sounds.decoded();
  }
  sounds.failed(250);
  equal(sounds.take(sound(700, 0), false, 250), true, 'at once where it had worked');
});

test('a decoder gives one block a frame, in order, whatever its timestamps', () => {
  const sounds = new Sounds(new MirrorCounts());
  equal(sounds.decoded(), null);
  sounds.take(sound(1, 0), true, 0);
  sounds.take(sound(2, 0), true, 0);
  equal([sounds.decoded().timestamp, sounds.decoded().timestamp, sounds.decoded()], [20_000, 40_000, null]);
});

test('sound is held while the card is closed, until its time has passed', () => {
  const counts = new MirrorCounts(), sounds = new Sounds(counts);
  const hold = (number, playout, now) => sounds.hold({duration: BLOCK}, sound(number, playout), now);
  hold(0, 100, 0);
  hold(1, 120, 119);
  equal([sounds.held, counts.skipped], [2, 0]);
  hold(2, 140, 120);
  equal([sounds.held, counts.skipped], [2, 1]);
  equal([sounds.release().map(({frame}) => frame.playout), sounds.held], [[120, 140], 0]);
  for (let number = 0; number < 700; number += 1) hold(number, 1e6, 0);
  equal([sounds.held, counts.skipped], [600, 101]);
  sounds.take(sound(0, 50), true, 0);
  sounds.end(100);
  equal([counts.skipped, sounds.held], [102, 0]);
});
