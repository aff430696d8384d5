// Decides which source a page trusts while it opens: its own stream, which is there at once, until the worker that all
// tabs share knows as much. No event is lost, reported twice or taken back.
import { Known } from './known.js';

/**
 * `heard(topic, text, number)` and `changed(state, reason)` get the news; at `done()` the page's own stream may be
 * closed.
 */
export class Handover {
  #own = new Known();
  #worker = new Known();
  #isJoined = false;
  /** The trusted source: 'own', 'worker', or 'nobody' if the own stream was closed before the worker was ready. */
  #believed = 'own';

  constructor({ heard, changed, done }) {
    Object.assign(this, { heard, changed, done });
  }

  /** The reports of the page's own stream. A stopped stream may have a last report on its way, which is ignored. */
  own = {
    heard: (topic, data, number) => {
      if (this.#believed !== 'own') return;
      this.#own.heard(topic, data, number);
      this.heard(topic, data, number);
      this.#consider();
    },
    changed: (...connection) => {
      if (this.#believed !== 'own') return;
      this.#own.changed(...connection);
      this.changed(...connection);
      this.#consider();
    },
  };

  /** The reports of the worker: first all that it knows, then `joined`. */
  worker = {
    heard: (topic, data, number) => {
      this.#worker.heard(topic, data, number);
      if (this.#believed !== 'worker') this.#consider();
      // The worker may be behind what the own stream has reported.
      else if (this.#worker.epoch !== this.#own.epoch || !(number <= this.#own.number)) this.heard(topic, data, number);
    },
    changed: (...connection) => {
      this.#worker.changed(...connection);
      if (this.#believed !== 'own') this.changed(...connection);
      // The worker's next event says which run of the server is open now.
      else if (this.#worker.isOver) this.#consider();
    },
    joined: () => {
      this.#isJoined = true;
      this.#consider();
    },
  };

  /**
   * Closes the own stream, since it may keep the worker from connecting. Returns whether to call this again some time
   * later. That is so if the worker is open but knows less: it may wait for a run of the server that is gone.
   */
  release() {
    if (this.#believed !== 'own' || this.#own.isOver || this.#isReady()) return false;
    if (this.#worker.isOpen || this.#worker.isOver) return true;
    this.#believed = 'nobody';
    this.done();
    if (this.#isJoined) this.changed(...this.#worker.connection);
    return false;
  }

  /** There is no worker: the own stream is trusted from now on, and continues where it was closed. */
  alone() {
    [this.#believed, this.#isJoined] = ['own', false];
  }

  #consider() {
    if (!this.#isJoined || !this.#isReady()) return;
    const wasOwn = this.#believed === 'own';
    this.#believed = 'worker';
    if (wasOwn) this.done();
    const [own, worker, nothing] = [this.#own, this.#worker, () => {}];
    // A stream that is over may have seen another run last than the page was told of.
    const isOther = worker.isOver && own.epoch !== null && own.epoch !== worker.epoch;
    // If no source was trusted, the worker's connection was reported already.
    worker.tell({ heard: isOther ? nothing : this.heard, changed: wasOwn ? this.changed : nothing }, own);
  }

  /** Whether the worker knows all that the page was told. */
  #isReady() {
    const [own, worker] = [this.#own, this.#worker];
    if (this.#believed === 'nobody') return worker.isOpen;
    if (this.#believed === 'worker') return false;
    if (own.isOver || worker.isOver) return worker.isOver && !own.isOpen;
    // Of two runs of the server nobody knows which one is newer: the worker may still wait for one that is gone.
    return worker.isOpen
      && (own.epoch === null || (own.epoch === worker.epoch && worker.number >= own.number));
  }
}
