// Whom a page believes while it is opened: its own stream, which is there at once, until the worker that all tabs share
// knows as much. Nothing is lost on the way, told twice or taken back.
import { Known } from './known.js';

/** `heard(topic, text, number)` and `changed(state, reason)` get what is news; at `done()` the own stream may go. */
export class Handover {
  #own = new Known();
  #worker = new Known();
  #isJoined = false;
  /** Who is believed: 'own', 'worker', or 'nobody' where the one was let go of before the other had come. */
  #believed = 'own';

  constructor({ heard, changed, done }) {
    Object.assign(this, { heard, changed, done });
  }

  /** What the page's own stream says. One that was stopped may have a last word on its way: it is no news by then. */
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

  /** What the worker says: first all that it knows, then `joined`. */
  worker = {
    heard: (topic, data, number) => {
      this.#worker.heard(topic, data, number);
      if (this.#believed !== 'worker') this.#consider();
      // It may be behind what the own stream had told.
      else if (this.#worker.epoch !== this.#own.epoch || !(number <= this.#own.number)) this.heard(topic, data, number);
    },
    changed: (...connection) => {
      this.#worker.changed(...connection);
      if (this.#believed !== 'own') this.changed(...connection);
      // Which run of the server it is that is open now, its next word says.
      else if (this.#worker.isOver) this.#consider();
    },
    joined: () => {
      this.#isJoined = true;
      this.#consider();
    },
  };

  /**
   * The own stream is let go of, since it may be what keeps the worker from coming. Gives whether to ask once more,
   * some time later: a worker that is open and does not know as much may wait for a run of the server that is gone.
   */
  release() {
    if (this.#believed !== 'own' || this.#own.isOver || this.#isReady()) return false;
    if (this.#worker.isOpen || this.#worker.isOver) return true;
    this.#believed = 'nobody';
    this.done();
    if (this.#isJoined) this.changed(...this.#worker.connection);
    return false;
  }

  /** There is no worker: the own stream, opened again where it was let go of, is believed from now on. */
  alone() {
    [this.#believed, this.#isJoined] = ['own', false];
  }

  #consider() {
    if (!this.#isJoined || !this.#isReady()) return;
    const wasOwn = this.#believed === 'own';
    this.#believed = 'worker';
    if (wasOwn) this.done();
    const [own, worker, nothing] = [this.#own, this.#worker, () => {}];
    // One that is over may have seen another run last than the page was told of.
    const isOther = worker.isOver && own.epoch !== null && own.epoch !== worker.epoch;
    // Where nobody was believed its connection was told already.
    worker.tell({ heard: isOther ? nothing : this.heard, changed: wasOwn ? this.changed : nothing }, own);
  }

  /** Whether the worker knows all that the page was told. */
  #isReady() {
    const [own, worker] = [this.#own, this.#worker];
    if (this.#believed === 'nobody') return worker.isOpen;
    if (this.#believed === 'worker') return false;
    if (own.isOver || worker.isOver) return worker.isOver && !own.isOpen;
    // Of two runs of the server nobody knows which is the newer: the worker may still wait for one that is gone.
    return worker.isOpen
      && (own.epoch === null || (own.epoch === worker.epoch && worker.number >= own.number));
  }
}
