// A volume that a person moves and a device tells: the person's finger wins, and what comes back of it moves nothing.
// The rules are those of `VolumeSlider` in Swift.
const interval = 100; // ms from one request to the next
const settling = 1000; // ms after the last request, in which another value is an echo of an earlier one
const tolerance = 0.011; // devices round what they are told

/**
 * - send(value): asks for it; a promise that rejects where it is not taken.
 * - changed(): something else is to be shown. failed(error): the last request was not taken.
 */
export class Fader {
  #told = 0;
  #wish = null;
  #unsent = null;
  #isHeld = false;
  #isOnItsWay = false;
  #sentAt = -Infinity;
  #timer = 0;

  constructor({ send, changed, failed }) {
    Object.assign(this, { send, changed, failed });
  }

  /** What is shown, 0 to 1. */
  get shown() { return this.#wish ?? this.#told; }
  /** Whether the device has not said yes to what is shown. */
  get isWaiting() { return this.#wish !== null && !this.#isHeld; }

  /** The device has told its volume. */
  tell(value) {
    this.#told = value;
    this.#settle();
  }

  /** The person has moved it: held, more follows. */
  move(value, isHeld) {
    this.#isHeld = isHeld;
    if (this.#wish !== value || this.#unsent !== null) {
      this.#wish = this.#unsent = value;
      this.#next();
    }
    this.#settle();
    this.changed();
  }

  /** Nobody waits for it any more. */
  forget() {
    clearTimeout(this.#timer);
    this.#isHeld = false;
    this.#wish = this.#unsent = null;
  }

  /** One request at a time, so that the last value is the last to arrive. */
  #next() {
    clearTimeout(this.#timer);
    if (this.#isOnItsWay || this.#unsent === null) return;
    const wait = this.#sentAt + interval - performance.now();
    if (wait > 0) return void (this.#timer = setTimeout(() => this.#next(), wait));
    const value = this.#unsent;
    this.#unsent = null;
    this.#isOnItsWay = true;
    this.#sentAt = performance.now();
    this.send(value).then(() => this.#answered(), (error) => this.#answered(error));
  }

  #answered(error) {
    this.#isOnItsWay = false;
    // What was not taken is the device's again; a thumb that is still held stays under the finger.
    if (error) (this.#wish = this.#unsent = null, this.failed(error));
    if (this.#unsent !== null) this.#next();
    else if (this.#wish !== null) this.#timer = setTimeout(() => this.#giveUp(), settling);
    this.#settle();
    this.changed();
  }

  /** The device says what was asked for. */
  #settle() {
    if (this.#isHeld || this.#isOnItsWay || this.#unsent !== null || this.#wish === null) return;
    if (Math.abs(this.#wish - this.#told) <= tolerance) this.#wish = null;
  }

  #giveUp() {
    if (this.#isHeld) return void (this.#timer = setTimeout(() => this.#giveUp(), settling));
    if (this.#isOnItsWay || this.#unsent !== null) return;
    this.#wish = null;
    this.changed();
  }
}
