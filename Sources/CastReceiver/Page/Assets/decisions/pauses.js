// How long to wait before something that failed is tried again, in milliseconds: each time twice as long.
const FIRST = 100;
const LONGEST = 2000;

export class Pauses {
  #pause = FIRST;

  worked() { this.#pause = FIRST; }

  next() {
    const pause = this.#pause;
    this.#pause = Math.min(pause * 2, LONGEST);
    return pause;
  }
}
