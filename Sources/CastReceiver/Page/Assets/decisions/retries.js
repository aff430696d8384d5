// When something that failed is tried again. All times are in milliseconds.

// A line that broke: each time after twice as long.
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

// A decoder may be made anew at once where it had worked, then ever more seldom. Making one is dear, and what can't be
// decoded comes a hundred times a second.
const FIRST = 250;
const LONGEST = 2000;
// As many in a row, and the stream counts as decodable again.
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

  // How long to wait still.
  wait(now) { return Math.max(this.#until - now, 0); }
}
