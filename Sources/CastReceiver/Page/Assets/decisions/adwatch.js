// The tracking events of ads, each once, as the addresses to fetch.
const QUARTERS = ['firstQuartile', 'midpoint', 'thirdQuartile'];
const KEPT = 128;

// The tracking of the ads found last, by mark.
export class AdMarks {
  #kept = new Map();

  keep(mark, told) {
    this.#kept.set(mark, told);
    if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value);
  }

  of(mark) { return this.#kept.get(mark) ?? null; }
}

// One showing of an ad. `told` has the impressions, and the tracking by event; null if the ad is not tracked.
export class AdWatch {
  #told;
  #skippableAfter;
  #fired = new Set();

  constructor(told, skippableAfter) {
    this.#told = told;
    this.#skippableAfter = skippableAfter ?? null;
  }

  // The ad was shown up to `time` of `duration` seconds.
  played(time, duration) {
    if (!this.#told) return [];
    const seen = this.#once('impression') ? [...new Set(this.#told.impressions)] : [];
    return [...seen, ...this.#fire('creativeView', 'start', ...this.#quarters(time, duration))];
  }

  ended() {
    return this.#fired.has('impression') ? this.#fire(...QUARTERS, 'complete') : [];
  }

  // Something else is loaded instead. A sender can cause that only once the ad may be skipped.
  replaced(time) {
    const maySkip = this.#skippableAfter !== null && time + 0.5 >= this.#skippableAfter;
    if (!maySkip || !this.#fired.has('impression') || this.#fired.has('complete')) return [];
    return this.#fire('skip');
  }

  #quarters(time, duration) {
    if (!Number.isFinite(duration) || duration <= 0) return [];
    return QUARTERS.filter((_, index) => time >= duration * (index + 1) / 4);
  }

  #once(name) {
    if (this.#fired.has(name)) return false;
    this.#fired.add(name);
    return true;
  }

  #fire(...names) {
    return names.filter((name) => this.#once(name)).flatMap((name) => [...new Set(this.#told.tracking[name] ?? [])]);
  }
}
