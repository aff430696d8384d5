// Mirrored video frames on their way to the screen: decides which are decoded, which are dropped, and which is painted
// in an animation frame. A picture is the decoder's output; dropped pictures are returned so that they can be closed.
// All times are in milliseconds, except a frame's timestamp, which is in microseconds of its stream.
import {Restarts} from './retries.js';

// Decoded pictures and frames in the decoder. Each takes megabytes, and the browser has only a few.
const HELD = 16;
// Encoded frames that wait for the decoder: some seconds. No more are kept.
const WAITING = 400;
// A backlog, which only a key frame ends: this many waiting frames, of which the first is overdue by this many
// milliseconds.
const BACKLOG = 8;
const OVERDUE = 200;
// Without an animation frame for this long the page is hidden: a browser gives a hidden page none.
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
  // The average durations of a video frame and of an animation frame.
  #frameTime = 1000 / 30;
  #tickTime = 1000 / 60;

  // `counts` is a MirrorCounts.
  constructor(counts, now) {
    this.#counts = counts;
    this.#seenAt = now;
  }

  get held() { return this.#ready.length + this.#decoding.size; }
  get waiting() { return this.#waiting.length; }

  // Takes a frame. Returns whether to request a key frame, and the decoded pictures that are dropped.
  take(frame, now) {
    if (this.#needsKey && !frame.key) {
      this.#counts.broken += 1;
      return {asksForKey: this.#asks(now), dropped: []};
    }
    this.#needsKey = false;
    this.#waiting.push(frame);
    return {asksForKey: this.#endBacklog(now) && this.#asks(now), dropped: this.#passUnseen(now)};
  }

  // Ends the stream and returns the decoded pictures. Frames whose time has not come are not counted as lost.
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

  // ---- dropping -----------------------------------------------------------------------------------------------------

  // A decoder that is too slow would fall further and further behind. Returns true if a key frame is needed that isn't
  // here.
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

  // While the page is hidden, frames are still decoded, because later ones depend on them. Of the pictures that are
  // due, only the newest is kept; it is painted first.
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

  // How long to wait before a new decoder may be made.
  wait(now) { return this.#restarts.wait(now); }

  // The next frame for the decoder; null if there is none, or no room.
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

  // The decoder has output a picture. Returns false if no frame waits for it.
  decoded(timestamp, picture) {
    if (!this.#decoding.has(timestamp)) return false;
    // Decoders keep the order, so earlier frames without output have failed.
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

  // The decoder has failed. The next one begins with a key frame, either one that is here or one that is requested.
  failed(now) {
    this.#restarts.failed(now);
    this.#counts.broken += this.#decoding.size;
    this.#decoding.clear();
    const next = this.#waiting.findIndex((frame) => frame.key);
    const lost = next < 0 ? this.#waiting.length : next;
    this.#counts.broken += lost;
    this.#waiting.splice(0, lost);
    this.#needsKey = next < 0;
    // With a key frame here, no other is requested, and it is not tried at once: a decoder that fails on every key
    // frame would go on without end.
    return {asksForKey: this.#needsKey && this.#asks(now), triesAgain: !this.#needsKey};
  }

  // ---- painting -----------------------------------------------------------------------------------------------------

  // An animation frame at `time`, which is shown shortly after `now`. Returns the frame to paint or null, and dropped
  // pictures.
  tick(time, now) {
    if (this.#lastTick !== null) this.#tickTime += (bounded(time - this.#lastTick, TICK_LIMITS) - this.#tickTime) * 0.1;
    this.#lastTick = time;
    this.#seenAt = now;
    const ready = this.#ready, dropped = [];
    const isDue = (frame) => frame && frame.playout <= time + this.#tickTime / 2;
    const isLate = (frame, at) => at > frame.playout + this.#frameTime;
    // Of several due frames the oldest is shown, unless it is late already, or the next one would become late.
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
