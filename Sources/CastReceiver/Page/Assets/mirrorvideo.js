// Mirrored pictures: decoded at once, painted in the animation frame that is nearest to their time.
import {Restarts} from './restarts.js';

// Decoded pictures, and those in the decoder: each is megabytes, and the browser has not many to lend.
const HELD = 16;
// Encoded ones that wait for a place there: seconds. More are not kept.
const WAITING = 400;
// So many that wait, and so many milliseconds overdue, are a backlog that only a key frame ends.
const BACKLOG = 8;
const OVERDUE = 200;
// Milliseconds without an animation frame, after which nobody looks: a browser gives a hidden page none.
const UNSEEN = 250;
const FRAME_LIMITS = [8, 100];
const TICK_LIMITS = [4, 50];
const ASK_AGAIN = 500;

const held = (value, [low, high]) => Math.min(Math.max(value, low), high);

export class MirroredPicture {
  #canvas;
  #context;
  #config;
  #tell;
  #decoder = null;
  #needsKey = true;
  #askedAt = -Infinity;
  #waiting = [];
  #decoding = new Map();
  #ready = [];
  #restarts = new Restarts();
  #restart = 0;
  #lastTimestamp = null;
  #lastTick = null;
  #seenAt = performance.now();
  // How long a picture lasts, and an animation frame, in milliseconds.
  #frameTime = 1000 / 30;
  #tickTime = 1000 / 60;
  #animation = 0;

  // `tell` has: counts (see mirror.js), needsKey(), painted({timestamp, playout, captured, at}), failed(reason).
  constructor(canvas, {decoder}, tell) {
    this.#canvas = canvas;
    this.#context = canvas.getContext('2d', {alpha: false});
    this.#config = {codec: decoder, optimizeForLatency: true};
    this.#tell = tell;
    // Making one takes longer than the first pictures can wait.
    this.#decoder = this.#makeDecoder();
    this.#animation = requestAnimationFrame((time) => this.#tick(time));
  }

  get held() { return this.#ready.length + this.#decoding.size; }
  get waiting() { return this.#waiting.length; }

  take(frame) {
    if (this.#needsKey && !frame.key) {
      this.#tell.counts.broken += 1;
      this.#ask();
      return;
    }
    this.#needsKey = false;
    this.#waiting.push(frame);
    this.#endBacklog();
    this.#passUnseen();
    this.#feed();
  }

  close() {
    cancelAnimationFrame(this.#animation);
    clearTimeout(this.#restart);
    for (const {picture} of this.#ready) picture.close();
    // What was to come yet is not lost.
    const now = performance.now();
    const left = [...this.#ready, ...this.#decoding.values(), ...this.#waiting];
    this.#tell.counts.skipped += left.filter(({playout}) => playout < now).length;
    this.#ready = [];
    this.#waiting = [];
    this.#decoding.clear();
    if (this.#decoder && this.#decoder.state !== 'closed') this.#decoder.close();
    this.#decoder = null;
  }

  // ---- what is not kept ---------------------------------------------------------------------------------------------

  // A decoder that is too slow would fall behind ever more, and the picture with it.
  #endBacklog() {
    const waiting = this.#waiting;
    const isLate = waiting.length > BACKLOG && waiting[0].playout < performance.now() - OVERDUE;
    const isFull = waiting.length > WAITING;
    if (!isLate && !isFull) return;
    const key = waiting.findLastIndex((frame) => frame.key);
    if (key > 0) {
      this.#skip(key);
    } else if (isFull) {
      this.#skip(waiting.length);
      this.#needsKey = true;
    }
    if (key <= 0) this.#ask();
  }

  #skip(count) {
    this.#waiting.splice(0, count);
    this.#tell.counts.skipped += count;
  }

  // Decoded all the same, as the next ones need them, but for the newest that is due dropped: it is seen first.
  #passUnseen() {
    const now = performance.now();
    if (now - this.#seenAt < UNSEEN) return;
    while (this.#ready[1]?.playout <= now) this.#drop();
  }

  #drop() {
    this.#ready.shift().picture.close();
    this.#tell.counts.skipped += 1;
  }

  // ---- decoding -----------------------------------------------------------------------------------------------------
  #feed() {
    if (!this.#decoder && this.#restarts.wait > 0) return this.#feedLater();
    while (this.#waiting.length && this.held < HELD) {
      const frame = this.#waiting.shift();
      this.#measure(frame.timestamp);
      this.#decoder ??= this.#makeDecoder();
      this.#decoding.set(frame.timestamp, frame);
      if (!this.#decoder) return this.#fail('This device does not decode it.');
      try {
        this.#decoder.decode(new EncodedVideoChunk({
          type: frame.key ? 'key' : 'delta', timestamp: frame.timestamp, data: frame.data}));
      } catch (error) {
        return this.#fail(error.message);
      }
    }
  }

  #feedLater() {
    clearTimeout(this.#restart);
    this.#restart = setTimeout(() => this.#feed(), this.#restarts.wait);
  }

  #makeDecoder() {
    let decoder = null;
    try {
      // What a decoder that was given up still says is not for the one after it.
      decoder = new VideoDecoder({
        output: (picture) => (decoder === this.#decoder ? this.#decoded(picture) : picture.close()),
        error: (error) => decoder === this.#decoder && this.#fail(error.message),
      });
      decoder.configure(this.#config);
      return decoder;
    } catch {
      return null;
    }
  }

  #measure(timestamp) {
    const length = (timestamp - this.#lastTimestamp) / 1000;
    if (this.#lastTimestamp !== null && length > 0) {
      this.#frameTime += (held(length, FRAME_LIMITS) - this.#frameTime) * 0.2;
    }
    this.#lastTimestamp = timestamp;
  }

  #decoded(picture) {
    const {timestamp} = picture;
    if (!this.#decoding.has(timestamp)) return picture.close();
    // Decoders keep the order, so what is still there from before gave no picture.
    for (const [key, frame] of this.#decoding) {
      this.#decoding.delete(key);
      if (key === timestamp) {
        this.#ready.push({picture, ...frame, data: null});
        break;
      }
      this.#tell.counts.broken += 1;
    }
    this.#restarts.worked();
  }

  // The decoder is done for. The next one begins with a key frame: one that is here, or one that must be asked for.
  #fail(reason) {
    this.#tell.failed(reason);
    this.#restarts.failed();
    this.#tell.counts.broken += this.#decoding.size;
    this.#decoding.clear();
    if (this.#decoder && this.#decoder.state !== 'closed') this.#decoder.close();
    this.#decoder = null;
    const next = this.#waiting.findIndex((frame) => frame.key);
    const lost = next < 0 ? this.#waiting.length : next;
    this.#tell.counts.broken += lost;
    this.#waiting.splice(0, lost);
    this.#needsKey = next < 0;
    if (this.#needsKey) this.#ask();
    // Not at once: a decoder that fails on every key frame would never let go.
    else this.#feedLater();
  }

  #ask() {
    const now = performance.now();
    if (now - this.#askedAt < ASK_AGAIN) return;
    this.#askedAt = now;
    this.#tell.needsKey();
  }

  // ---- painting -----------------------------------------------------------------------------------------------------
  #tick(time) {
    this.#animation = requestAnimationFrame((next) => this.#tick(next));
    if (this.#lastTick !== null) this.#tickTime += (held(time - this.#lastTick, TICK_LIMITS) - this.#tickTime) * 0.1;
    this.#lastTick = time;
    this.#seenAt = performance.now();
    const ready = this.#ready;
    const isDue = (frame) => frame && frame.playout <= time + this.#tickTime / 2;
    const isLate = (frame, at) => at > frame.playout + this.#frameTime;
    // Of several that are due the oldest is shown, unless it is late already or the one after it would then be.
    while (isDue(ready[1]) && (isLate(ready[0], time) || isLate(ready[1], time + this.#tickTime))) this.#drop();
    if (isDue(ready[0])) this.#paint(ready.shift());
    this.#feed();
  }

  #paint({picture, timestamp, playout, captured}) {
    const {displayWidth: width, displayHeight: height} = picture;
    if (this.#canvas.width !== width) this.#canvas.width = width;
    if (this.#canvas.height !== height) this.#canvas.height = height;
    this.#context.drawImage(picture, 0, 0, width, height);
    picture.close();
    const at = performance.now();
    const {counts} = this.#tell;
    counts[at - playout > this.#frameTime ? 'late' : 'shown'] += 1;
    counts.delays.push(at - captured);
    counts.seen.push([timestamp, at - playout]);
    this.#tell.painted({timestamp, playout, captured, at});
  }
}
