// Reports that wait to be posted. They are numbered, so that none is lost or repeated after a broken connection.
const LIMIT = 1000;
const BATCH = 64;

export class Outbox {
  #first = 1;
  #queue = [];
  #flying = 0;

  // Adds a report; returns whether it was accepted. `now` is in milliseconds, as everywhere here.
  add(type, fields, now) {
    if (this.#queue.length >= LIMIT) {
      // Position reports are the only ones that a later one makes useless.
      const stale = this.#queue.findIndex((report, index) => report.type === 'position' && index >= this.#flying);
      if (stale < 0) return false;
      this.#queue.splice(stale, 1);
    }
    this.#queue.push({type, time: now, ...fields});
    return true;
  }

  get isEmpty() { return this.#queue.length === 0; }

  // Whether there is a report that the next post will include.
  get isWaiting() { return this.#queue.length > this.#flying; }

  // The next reports to post. They stay here until `arrived`, and until then are posted again with the same numbers.
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
