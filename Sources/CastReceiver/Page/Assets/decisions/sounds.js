// Frames of mirrored sound on their way to the sound card: in the decoder, and decoded ones that wait for the card to
// run. What the decoder gave is a block with a duration in seconds; all other times are in milliseconds.
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

  // Whether a frame that has come may be decoded.
  take(frame, hasDecoder, now) {
    if (this.#decoding.size >= DECODING || (!hasDecoder && this.#restarts.wait(now) > 0)) {
      this.#counts.broken += 1;
      return false;
    }
    this.#decoding.set(frame.timestamp, frame);
    return true;
  }

  // The frame that a block is of, or null. A decoder may shift timestamps by its delay, but gives one block a frame.
  decoded() {
    const [key, frame] = this.#decoding.entries().next().value ?? [];
    if (!frame) return null;
    this.#decoding.delete(key);
    this.#restarts.worked();
    return frame;
  }

  // Each frame of sound stands for itself: the next one begins anew.
  failed(now) {
    this.#counts.broken += this.#decoding.size;
    this.#decoding.clear();
    this.#restarts.failed(now);
  }

  // Until the sound card runs, or their time has passed.
  hold(block, frame, now) {
    this.#held.push({block, frame});
    const isOver = ({block: {duration}, frame: {playout}}) => playout + duration * 1000 <= now;
    while (this.#held.length && (this.#held.length > HELD || isOver(this.#held[0]))) {
      this.#held.shift();
      this.#counts.skipped += 1;
    }
  }

  // All that is held: [{block, frame}].
  release() { return this.#held.splice(0); }

  // What was to come yet is not lost.
  end(now) {
    const left = [...this.#decoding.values(), ...this.#held.map(({frame}) => frame)];
    this.#counts.skipped += left.filter(({playout}) => playout < now).length;
    this.#decoding.clear();
    this.#held = [];
  }
}
