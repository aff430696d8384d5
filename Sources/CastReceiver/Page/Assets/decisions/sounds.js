// Frames of mirrored audio on their way to the audio output: those in the decoder, and decoded ones that wait until the
// output runs. A block is the decoder's output, with a duration in seconds; all other times are in milliseconds.
import {Restarts} from './retries.js';

// As many as a sender may be ahead, 5 s.
const DECODING = 600;
const HELD = 600;

export class Sounds {
  #counts;
  #restarts = new Restarts();
  #decoding = new Map();
  #held = [];

  // `counts` is a MirrorCounts.
  constructor(counts) { this.#counts = counts; }

  get held() { return this.#held.length; }

  // Whether a received frame may be decoded.
  take(frame, hasDecoder, now) {
    if (this.#decoding.size >= DECODING || (!hasDecoder && this.#restarts.wait(now) > 0)) {
      this.#counts.broken += 1;
      return false;
    }
    this.#decoding.set(frame.timestamp, frame);
    return true;
  }

  // The frame to which a decoded block belongs, or null. A decoder may shift timestamps by its delay, but outputs one
  // block for each frame.
  decoded() {
    const [key, frame] = this.#decoding.entries().next().value ?? [];
    if (!frame) return null;
    this.#decoding.delete(key);
    this.#restarts.worked();
    return frame;
  }

  // Audio frames are independent, so decoding restarts with the next one.
  failed(now) {
    this.#counts.broken += this.#decoding.size;
    this.#decoding.clear();
    this.#restarts.failed(now);
  }

  // Holds a block until the audio output runs, or its time has passed.
  hold(block, frame, now) {
    this.#held.push({block, frame});
    const isOver = ({block: {duration}, frame: {playout}}) => playout + duration * 1000 <= now;
    while (this.#held.length && (this.#held.length > HELD || isOver(this.#held[0]))) {
      this.#held.shift();
      this.#counts.skipped += 1;
    }
  }

  // Removes and returns all held blocks: [{block, frame}].
  release() { return this.#held.splice(0); }

  // Frames whose time has not come are not counted as lost.
  end(now) {
    const left = [...this.#decoding.values(), ...this.#held.map(({frame}) => frame)];
    this.#counts.skipped += left.filter(({playout}) => playout < now).length;
    this.#decoding.clear();
    this.#held = [];
  }
}
