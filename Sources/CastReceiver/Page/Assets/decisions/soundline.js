// Decides where on the audio context's timeline each block of mirrored audio begins: directly after the previous block
// if that is exact enough, otherwise at its own time. Times are in seconds, except a frame's playout and capture, which
// are in milliseconds.

// With an error above the first limit, the audio jumps to its own time. Below the second nobody hears a difference. In
// between, it is played slightly faster or slower.
const JUMP = 0.04;
const EXACT = 0.005;
const PULL = 0.005;
// This many blocks in a row were early but still too late for the audio output: its latency is longer than the delay,
// as with a Bluetooth loudspeaker. From then on audio is played late by that latency, which is better than none.
const UNHEARD = 50;
const MARGIN = 0.02;
// The greatest age in milliseconds of the audio output's timestamp. It has none while it is closed.
const FRESH = 500;
// The number of blocks on the timeline: as many as a sender may be ahead, 5 s.
const PLAYING = 600;

const bounded = (value, limit) => Math.min(Math.max(value, -limit), limit);

// The time of the audio context at which audio for `moment` has to start. `moment` and `now` are in milliseconds of the
// page's clock. `contextTime` was heard at `performanceTime`; `currentTime` is the context's current time.
export function soundTime(moment, {contextTime, performanceTime, currentTime, now}) {
  if (performanceTime > 0 && now - performanceTime < FRESH) return contextTime + (moment - performanceTime) / 1000;
  return currentTime + (moment - now) / 1000;
}

export class SoundLine {
  // The end of the last block; null while the timeline is empty.
  next = null;
  drift = 0;
  #counts;
  #isCutting = false;
  #unheard = 0;
  #lag = 0;

  // `counts` is a MirrorCounts.
  constructor(counts) { this.#counts = counts; }

  // Empties the timeline and forgets earlier blocks.
  clear() {
    this.next = null;
    this.#isCutting = false;
    this.#unheard = this.#lag = 0;
  }

  // Places a block of `duration` for a frame that belongs at `wanted`. Returns {begin, offset, rate}: when it is
  // played, from which position in the block, and how fast; or null if it is not played. `time` is the audio context's
  // current time, `playing` the number of its blocks.
  place({timestamp, playout, captured}, {duration, wanted, time, now, playing}) {
    if (this.#hasNoRoom(wanted + this.#lag, duration)) {
      this.#counts.skipped += 1;
      return null;
    }
    const {start, rate} = this.#fit(wanted + this.#lag);
    // A context whose clock stands still would never finish any block.
    if (start + duration <= time || playing >= PLAYING) {
      this.#counts.skipped += 1;
      if (playout > now) this.#unheard += 1;
      if (this.#unheard >= UNHEARD) this.#lag = Math.max(time - wanted + MARGIN, 0);
      return null;
    }
    this.#unheard = 0;
    this.next = start + duration / rate;
    // A block that should have begun already begins at the position that it would have reached.
    const begin = Math.max(start, time);
    const error = begin - wanted;
    this.#counts.perceived({
      timestamp, delay: playout - captured + error * 1000, lateness: error * 1000, isLate: Math.abs(error) > JUMP});
    return {begin, offset: (begin - start) * rate, rate};
  }

  // After the delay became shorter, audio that would overlap earlier blocks is left out. All of it is left out in one
  // piece, until the next block fits, so that there is only one gap.
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
    // The context's clock is read in steps; only a lasting difference is a drift.
    this.drift += (wanted - this.next - this.drift) * 0.05;
    const rate = Math.abs(this.drift) < EXACT ? 1 : 1 - bounded(this.drift / 4, PULL);
    return {start: this.next, rate};
  }
}
