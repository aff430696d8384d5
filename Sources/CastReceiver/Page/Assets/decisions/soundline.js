// Where on the sound card's time line each block of mirrored sound begins: behind the one before it where that is right
// enough, where it belongs otherwise. Times in seconds, but for a frame's playout and capture, which are in
// milliseconds.

// Beyond the first the sound jumps to where it belongs; within the second nobody hears the difference, and in between
// it is played a little faster or slower.
const JUMP = 0.04;
const EXACT = 0.005;
const PULL = 0.005;
// So many in a row that came before their time and still too late for the sound card: its way is longer than the delay
// (a Bluetooth loudspeaker's is). Late by what it takes, sound is better than none.
const UNHEARD = 50;
const MARGIN = 0.02;
// How old what the sound card last said of its time may be, in milliseconds; it says nothing while it is closed.
const FRESH = 500;
// Blocks on the time line: as many as a sender may be ahead, 5 s.
const PLAYING = 600;

const bounded = (value, limit) => Math.min(Math.max(value, -limit), limit);

// The sound card's time at which what is heard at a moment (milliseconds of the page's clock, as `now`) has to start.
// `contextTime` was heard at `performanceTime`, and `currentTime` is the card's now.
export function soundTime(moment, {contextTime, performanceTime, currentTime, now}) {
  if (performanceTime > 0 && now - performanceTime < FRESH) return contextTime + (moment - performanceTime) / 1000;
  return currentTime + (moment - now) / 1000;
}

export class SoundLine {
  // Up to where it is filled; null while it is empty.
  next = null;
  drift = 0;
  #counts;
  #isCutting = false;
  #unheard = 0;
  #lag = 0;

  // `counts` is a MirrorCounts.
  constructor(counts) { this.#counts = counts; }

  // The time line is empty, and nothing of before counts.
  clear() {
    this.next = null;
    this.#isCutting = false;
    this.#unheard = this.#lag = 0;
  }

  // A block of `duration` for a frame that belongs at `wanted`: {begin, offset, rate}, when and from where in the block
  // it is played and how fast, or null for not at all. `time` is the sound card's now, `playing` how many blocks it
  // has.
  place({timestamp, playout, captured}, {duration, wanted, time, now, playing}) {
    if (this.#hasNoRoom(wanted + this.#lag, duration)) {
      this.#counts.skipped += 1;
      return null;
    }
    const {start, rate} = this.#fit(wanted + this.#lag);
    // A sound card whose clock stands still would never be done with any of them.
    if (start + duration <= time || playing >= PLAYING) {
      this.#counts.skipped += 1;
      if (playout > now) this.#unheard += 1;
      if (this.#unheard >= UNHEARD) this.#lag = Math.max(time - wanted + MARGIN, 0);
      return null;
    }
    this.#unheard = 0;
    this.next = start + duration / rate;
    // What should have begun already begins where it would be by now.
    const begin = Math.max(start, time);
    const error = begin - wanted;
    this.#counts.perceived({
      timestamp, delay: playout - captured + error * 1000, lateness: error * 1000, isLate: Math.abs(error) > JUMP});
    return {begin, offset: (begin - start) * rate, rate};
  }

  // A shorter delay: what would be heard over the blocks before it is left out, all in one piece and up to where the
  // next one fits, so that the sound is torn once.
  #hasNoRoom(wanted, length) {
    const ahead = this.next === null ? 0 : this.next - wanted;
    this.#isCutting = ahead > (this.#isCutting ? length / 2 : JUMP);
    return this.#isCutting;
  }

  #fit(wanted) {
    if (this.next === null || Math.abs(wanted - this.next) > JUMP) {
      this.drift = 0;
      return {start: wanted, rate: 1};
    }
    // The sound card's clock is read in steps; only what stays is a drift.
    this.drift += (wanted - this.next - this.drift) * 0.05;
    const rate = Math.abs(this.drift) < EXACT ? 1 : 1 - bounded(this.drift / 4, PULL);
    return {start: this.next, rate};
  }
}
