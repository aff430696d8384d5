// When to retry after a failure. All times are in milliseconds.

// For a broken connection: each pause is twice as long as the one before.
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 2000;

export class Pauses {
  #pause = FIRST_PAUSE;

  worked() { this.#pause = FIRST_PAUSE; }

  // How long to wait now.
  next() {
    const pause = this.#pause;
    this.#pause = Math.min(pause * 2, LONGEST_PAUSE);
    return pause;
  }
}

// A decoder that has worked may be replaced at once, later ones after longer and longer pauses. Making a decoder is
// expensive, and undecodable frames may arrive a hundred times a second.
const FIRST = 250;
const LONGEST = 2000;
// After this many frames in a row, the stream counts as decodable again.
const WORKS = 30;

export class Restarts {
  #pause = 0;
  #until = 0;
  #worked = 0;

  failed(now) {
    this.#until = now + this.#pause;
    this.#pause = Math.min(Math.max(this.#pause * 2, FIRST), LONGEST);
    this.#worked = 0;
  }

  worked() {
    this.#worked += 1;
    if (this.#worked >= WORKS) this.#pause = 0;
  }

  // How much longer to wait.
  wait(now) { return Math.max(this.#until - now, 0); }
}
