// Calls a function with each frame while it is needed: a position is calculated and drawn, never requested.
export class Ticker {
  #does;
  #frame = 0;

  constructor(does) { this.#does = does; }

  /** By the browser's own rule, a hidden page gets no frames. */
  run(isNeeded) {
    if (isNeeded && !this.#frame) this.#next();
    else if (!isNeeded && this.#frame) {
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
    }
  }

  #next() {
    this.#frame = requestAnimationFrame(() => {
      this.#next();
      this.#does();
    });
  }
}
