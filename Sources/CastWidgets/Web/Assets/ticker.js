// Calls a function with each frame while it is needed: a position is drawn, never asked for.
export class Ticker {
  #does;
  #frame = 0;

  constructor(does) { this.#does = does; }

  /** A page that is hidden gets no frames, by the browser's own rule. */
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
