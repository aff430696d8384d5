// What a stream has reported so far. The worker keeps it for later tabs, and a page for the worker it waits for.

/**
 * The connection, the server's run (`epoch`), and each topic's newest state with its number, which rises over all
 * topics.
 */
export class Known {
  connection = ['connecting'];
  epoch = null;
  number = -1;
  #hello = null;
  #clock = null;
  #topics = new Map();

  changed(...connection) { this.connection = connection; }

  heard(topic, data, number) {
    if (topic === 'hello') {
      const { epoch } = JSON.parse(data);
      this.#hello = data;
      if (epoch === this.epoch) return;
      // Another run reports all its topics, and numbers them from the beginning.
      [this.epoch, this.number] = [epoch, -1];
      this.#topics.clear();
    } else if (topic === 'clock') {
      this.#clock = { now: JSON.parse(data).now, at: performance.now() };
    } else {
      // In the order of their numbers: a listener that has one number has everything before it.
      this.#topics.delete(topic);
      this.#topics.set(topic, { data, number });
      this.number = Math.max(this.number, number);
    }
  }

  /** Reports everything again; to a listener that has a number of this same run, only what came after that. */
  tell({ heard, changed }, { epoch, number } = {}) {
    changed(...this.connection);
    const isKnown = epoch === this.epoch;
    if (this.#hello && !isKnown) heard('hello', this.#hello);
    if (this.#clock && !isKnown) {
      heard('clock', JSON.stringify({ now: this.#clock.now + performance.now() - this.#clock.at }));
    }
    for (const [topic, state] of this.#topics) {
      if (!isKnown || state.number > number) heard(topic, state.data, state.number);
    }
  }

  get isOpen() { return this.connection[0] === 'open'; }
  /** Ended or refused: it does not reconnect by itself. */
  get isOver() { return this.connection[0] === 'ended' || this.connection[0] === 'unauthorized'; }
}
