// Reports that wait to be posted. They are numbered, so that a broken connection loses and doubles nothing.
const LIMIT = 1000;
const BATCH = 64;

export class Outbox {
  #first = 1;
  #queue = [];
  #flying = 0;

  // `now` in milliseconds, as everywhere here. Whether the report was taken.
  add(type, fields, now) {
    if (this.#queue.length >= LIMIT) {
      // Positions are the only reports that the next one makes worthless.
      const stale = this.#queue.findIndex((report, index) => report.type === 'position' && index >= this.#flying);
      if (stale < 0) return false;
      this.#queue.splice(stale, 1);
    }
    this.#queue.push({type, time: now, ...fields});
    return true;
  }

  get isEmpty() { return this.#queue.length === 0; }

  // Whether something is there that the next post will take along.
  get isWaiting() { return this.#queue.length > this.#flying; }

  // What to post next. It stays here until it has `arrived`, and is posted again with the same numbers until then.
  batch(now) {
    const batch = this.#queue.slice(0, BATCH);
    this.#flying = batch.length;
    return {first: this.#first, reports: batch.map(({time, ...rest}) => ({...rest, age: Math.max(0, now - time)}))};
  }

  arrived() {
    this.#queue.splice(0, this.#flying);
    this.#first += this.#flying;
    this.#flying = 0;
  }
}
