// Mirrored pictures on their way to the screen: which are decoded, which are dropped, and which is painted in an
// animation frame. A picture that was decoded is whatever the decoder gave; dropped ones come back to be closed. All
// times are in milliseconds, but for a frame's timestamp, which is in microseconds of its stream.
import {Restarts} from './retries.js';

// Decoded pictures, and those in the decoder: each is megabytes, and the browser has not many to lend.
const HELD = 16;
// Encoded ones that wait for a place there: seconds. More are not kept.
const WAITING = 400;
// So many that wait, and so many milliseconds overdue, are a backlog that only a key frame ends.
const BACKLOG = 8;
const OVERDUE = 200;
// Without an animation frame for so long nobody looks: a browser gives a hidden page none.
const UNSEEN = 250;
const FRAME_LIMITS = [8, 100];
const TICK_LIMITS = [4, 50];
const ASK_AGAIN = 500;

const bounded = (value, [low, high]) => Math.min(Math.max(value, low), high);

export class Pictures {
  #counts;
  #restarts = new Restarts();
  #needsKey = true;
  #askedAt = -Infinity;
  #waiting = [];
  #decoding = new Map();
  #ready = [];
  #lastTimestamp = null;
  #lastTick = null;
  #seenAt;
  // How long a picture lasts, and an animation frame.
  #frameTime = 1000 / 30;
  #tickTime = 1000 / 60;

  // `counts` is a MirrorCounts.
  constructor(counts, now) {
    this.#counts = counts;
    this.#seenAt = now;
  }

  get held() { return this.#ready.length + this.#decoding.size; }
  get waiting() { return this.#waiting.length; }

  // A frame has come. Whether a key frame is to be asked for, and the decoded pictures that are dropped.
  take(frame, now) {
    if (this.#needsKey && !frame.key) {
      this.#counts.broken += 1;
      return {asksForKey: this.#asks(now), dropped: []};
    }
    this.#needsKey = false;
    this.#waiting.push(frame);
    return {asksForKey: this.#endBacklog(now) && this.#asks(now), dropped: this.#passUnseen(now)};
  }

  // What was to come yet is not lost. Returns the decoded pictures.
  end(now) {
    const left = [...this.#ready, ...this.#decoding.values(), ...this.#waiting];
    this.#counts.skipped += left.filter(({playout}) => playout < now).length;
    const pictures = this.#ready.map(({picture}) => picture);
    this.#ready = [];
    this.#waiting = [];
    this.#decoding.clear();
    return pictures;
  }

  #asks(now) {
    if (now - this.#askedAt < ASK_AGAIN) return false;
    this.#askedAt = now;
    return true;
  }

  // ---- what is not kept ---------------------------------------------------------------------------------------------

  // A decoder that is too slow would fall behind ever more, and the picture with it. True where only a key frame that
  // isn't here can end it.
  #endBacklog(now) {
    const waiting = this.#waiting;
    const isLate = waiting.length > BACKLOG && waiting[0].playout < now - OVERDUE;
    const isFull = waiting.length > WAITING;
    if (!isLate && !isFull) return false;
    const key = waiting.findLastIndex((frame) => frame.key);
    if (key > 0) {
      this.#skip(key);
    } else if (isFull) {
      this.#skip(waiting.length);
      this.#needsKey = true;
    }
    return key <= 0;
  }

  #skip(count) {
    this.#waiting.splice(0, count);
    this.#counts.skipped += count;
  }

  // Decoded all the same, as the next ones need them, but for the newest that is due dropped: it is seen first.
  #passUnseen(now) {
    const dropped = [];
    if (now - this.#seenAt < UNSEEN) return dropped;
    while (this.#ready[1]?.playout <= now) dropped.push(this.#drop());
    return dropped;
  }

  #drop() {
    this.#counts.skipped += 1;
    return this.#ready.shift().picture;
  }

  // ---- decoding -----------------------------------------------------------------------------------------------------

  // How long there may be no new decoder still.
  wait(now) { return this.#restarts.wait(now); }

  // The frame that is to go into the decoder next; null where there is none, or no place.
  next() {
    if (!this.#waiting.length || this.held >= HELD) return null;
    const frame = this.#waiting.shift();
    this.#measure(frame.timestamp);
    this.#decoding.set(frame.timestamp, frame);
    return frame;
  }

  #measure(timestamp) {
    const length = (timestamp - this.#lastTimestamp) / 1000;
    if (this.#lastTimestamp !== null && length > 0) {
      this.#frameTime += (bounded(length, FRAME_LIMITS) - this.#frameTime) * 0.2;
    }
    this.#lastTimestamp = timestamp;
  }

  // The decoder gave a picture. False where it is of no frame that is waited for.
  decoded(timestamp, picture) {
    if (!this.#decoding.has(timestamp)) return false;
    // Decoders keep the order, so what is still there from before gave no picture.
    for (const [key, frame] of this.#decoding) {
      this.#decoding.delete(key);
      if (key === timestamp) {
        this.#ready.push({picture, ...frame, data: null});
        break;
      }
      this.#counts.broken += 1;
    }
    this.#restarts.worked();
    return true;
  }

  // The decoder is done for. The next one begins with a key frame: one that is here, or one that must be asked for.
  failed(now) {
    this.#restarts.failed(now);
    this.#counts.broken += this.#decoding.size;
    this.#decoding.clear();
    const next = this.#waiting.findIndex((frame) => frame.key);
    const lost = next < 0 ? this.#waiting.length : next;
    this.#counts.broken += lost;
    this.#waiting.splice(0, lost);
    this.#needsKey = next < 0;
    // Not at once where it is here: a decoder that fails on every key frame would never let go.
    return {asksForKey: this.#needsKey && this.#asks(now), triesAgain: !this.#needsKey};
  }

  // ---- painting -----------------------------------------------------------------------------------------------------

  // An animation frame at `time`, shown a moment after `now`: the frame to paint or null, and dropped pictures.
  tick(time, now) {
    if (this.#lastTick !== null) this.#tickTime += (bounded(time - this.#lastTick, TICK_LIMITS) - this.#tickTime) * 0.1;
    this.#lastTick = time;
    this.#seenAt = now;
    const ready = this.#ready, dropped = [];
    const isDue = (frame) => frame && frame.playout <= time + this.#tickTime / 2;
    const isLate = (frame, at) => at > frame.playout + this.#frameTime;
    // Of several that are due the oldest is shown, unless it is late already or the one after it would then be.
    while (isDue(ready[1]) && (isLate(ready[0], time) || isLate(ready[1], time + this.#tickTime))) {
      dropped.push(this.#drop());
    }
    return {paint: isDue(ready[0]) ? ready.shift() : null, dropped};
  }

  painted({timestamp, playout, captured}, at) {
    const lateness = at - playout;
    this.#counts.perceived({timestamp, delay: at - captured, lateness, isLate: lateness > this.#frameTime});
  }
}
