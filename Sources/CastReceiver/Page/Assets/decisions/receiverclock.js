// The receiver's clock in relation to this page's, in milliseconds. The clock was read between question and answer, so
// the fastest of several questions is the most exact. A later, less exact measurement that agrees with the value does
// not change it, so that no frame shifts. A later measurement that contradicts it is used: after sleep, one clock may
// have moved and the other not.

// How far the two clocks may drift apart between two measurements.
const DRIFT = 1;

// One measurement: the best of several questions. Each was asked at `from` and answered at `to` by this page's clock.
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
