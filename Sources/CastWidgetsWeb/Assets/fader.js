// A volume that a person moves and a device reports. The person's finger wins, and the echo of it moves nothing. The
// requested value is shown until the states report it; from then on the states say whether it waits for the device.
const interval = 100; // ms from one request to the next

/**
 * - send(value): requests it; a promise of the answer, which rejects if the request is refused.
 * - told(answer): settles once the states have reported the result.
 * - changed(): something else is to be shown.
 * - failed(error): the last request was refused.
 */
export class Fader {
  #told = 0;
  #wish = null;
  #unsent = null;
  #isHeld = false;
  #isOnItsWay = false;
  #isAwaited = false;
  #turn = 0;
  #sentAt = -Infinity;
  #timer = 0;

  constructor({ send, told, changed, failed }) {
    Object.assign(this, { send, told, changed, failed });
  }

  /** The value to show, 0 to 1. */
  get shown() { return this.#wish ?? this.#told; }
  /** Whether the states do not yet report what is shown. */
  get isWaiting() { return this.#wish !== null && !this.#isHeld; }

  /** The device has reported its volume. */
  tell(value) { this.#told = value; }

  /** The person has moved it. While it is held, more moves follow. */
  move(value, isHeld) {
    this.#isHeld = isHeld;
    if (this.#wish !== value || this.#unsent !== null) {
      this.#wish = this.#unsent = value;
      this.#next();
    } else {
      this.#settle();
    }
    this.changed();
  }

  /** The value is not needed any more. */
  forget() {
    clearTimeout(this.#timer);
    this.#turn += 1;
    this.#isHeld = this.#isAwaited = false;
    this.#wish = this.#unsent = null;
  }

  /** Sends one request at a time, so that the last value is the last to arrive. */
  #next() {
    clearTimeout(this.#timer);
    if (this.#isOnItsWay || this.#unsent === null) return;
    const wait = this.#sentAt + interval - performance.now();
    if (wait > 0) return void (this.#timer = setTimeout(() => this.#next(), wait));
    const value = this.#unsent;
    this.#unsent = null;
    this.#isOnItsWay = true;
    this.#sentAt = performance.now();
    const turn = ++this.#turn;
    this.send(value).then((answer) => this.#answered(turn, answer), (error) => this.#refused(turn, error));
  }

  #answered(turn, answer) {
    this.#isOnItsWay = false;
    this.#isAwaited = this.#wish !== null;
    this.told(answer).then(() => {
      if (turn !== this.#turn) return;
      this.#isAwaited = false;
      this.#settle();
      this.changed();
    });
    this.#next();
  }

  /** After a refusal the device's value counts again; a thumb that is still held stays under the finger. */
  #refused(turn, error) {
    this.#isOnItsWay = false;
    // A value requested since `forget` belongs to something else.
    if (turn !== this.#turn) return this.#next();
    this.#isAwaited = false;
    this.#wish = this.#unsent = null;
    this.failed(error);
    this.changed();
  }

  /** Drops the requested value once everything requested is reported. */
  #settle() {
    if (this.#isHeld || this.#isOnItsWay || this.#isAwaited || this.#unsent !== null) return;
    this.#wish = null;
  }
}
