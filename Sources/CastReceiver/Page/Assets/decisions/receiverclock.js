// What the receiver's clock shows, against this page's, in milliseconds. It was read between question and answer, so
// the quickest of some questions knows best. A later measurement that says less, and does not gainsay, moves no
// picture; one that does (a machine that slept has moved one clock and not the other) is right.

// By how much two clocks may drift apart from one measurement to the next.
const DRIFT = 1;

// One measurement: the best of some questions. Each was asked at `from` and answered at `to` by this page's clock.
export class ClockMeasurement {
  error = Infinity;
  offset = null;

  add({from, to, shown}) {
    if (!Number.isFinite(shown) || (to - from) / 2 >= this.error) return;
    this.error = (to - from) / 2;
    this.offset = (from + to) / 2 - shown;
  }
}

export class ClockOffset {
  // Null before the first measurement.
  value = null;
  #error = Infinity;

  measured({error, offset}) {
    if (offset === null) return;
    this.#error += DRIFT;
    if (this.value !== null && error >= this.#error && Math.abs(offset - this.value) <= error) return;
    this.value = offset;
    this.#error = error;
  }
}
