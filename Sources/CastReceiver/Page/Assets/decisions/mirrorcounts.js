// Counts the frames of one mirrored stream, and decides what is reported when. Times are in milliseconds.

// A stream that can't be decoded fails with each of its frames; this is the shortest time between two reports.
const FAULT_EVERY = 5000;
// The number of frames whose display times are reported to the sender.
const TOLD = 24;
const MOST_DELAYS = 1024;
const KINDS = ['shown', 'late', 'skipped', 'broken'];

const tenth = (milliseconds) => Math.round(milliseconds * 10) / 10;

export class MirrorCounts {
  // The sums over the whole mirroring; null before the first report.
  total = null;
  shown = 0;
  late = 0;
  skipped = 0;
  broken = 0;
  #delays = [];
  #seen = [];
  #faultAt = -Infinity;

  // A frame was seen or heard, `lateness` after its time and `delay` after its capture. `timestamp` is the stream's
  // own.
  perceived({timestamp, delay, lateness, isLate}) {
    if (isLate) this.late += 1;
    else this.shown += 1;
    this.#delays.push(delay);
    this.#seen.push([timestamp, lateness]);
  }

  // The counts since the last call, in the report's form; null if there are none.
  take(stream) {
    if (!KINDS.some((kind) => this[kind])) return null;
    const counted = Object.fromEntries(KINDS.map((kind) => [kind, this[kind]]));
    const told = {
      stream, ...counted, delays: this.#delays.slice(0, MOST_DELAYS).map(tenth),
      seen: this.#seen.slice(-TOLD).map(([timestamp, lateness]) => [timestamp, tenth(lateness)])};
    this.total ??= Object.fromEntries(KINDS.map((kind) => [kind, 0]));
    for (const kind of KINDS) {
      this.total[kind] += this[kind];
      this[kind] = 0;
    }
    this.#delays = [];
    this.#seen = [];
    return told;
  }

  // Whether a fault at this time is reported.
  isNews(now) {
    if (now - this.#faultAt < FAULT_EVERY) return false;
    this.#faultAt = now;
    return true;
  }
}
