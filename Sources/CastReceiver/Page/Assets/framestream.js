// Mirrored frames from the receiver: one long response of records, and the receiver's clock.
import {Gathering, nextFrame} from './decisions/framerecords.js';
import {Pauses} from './decisions/retries.js';
import {ClockMeasurement, ClockOffset} from './decisions/receiverclock.js';

// The receiver's clock in relation to performance.now().
export class ReceiverClock {
  #offset = new ClockOffset();

  // Milliseconds; null before the first measurement.
  get offset() { return this.#offset.value; }

  async measure(rounds) {
    const measurement = new ClockMeasurement();
    for (let round = 0; round < rounds; round += 1) {
      const from = performance.now();
      const answer = await fetch('clock', {cache: 'no-store'});
      const shown = Number(await answer.text());
      if (answer.ok) measurement.add({from, to: performance.now(), shown});
    }
    this.#offset.measured(measurement);
  }

  // Converts a time of the receiver's clock to performance.now(), in milliseconds.
  here(time) { return time + this.offset; }
}

// Reads until `signal` is aborted. `take` gets each frame as {stream, key, timestamp (us), playout, captured (ms of the
// page's clock), data}. It has to take every frame at once: all streams share one response, so a slow stream must not
// delay the others.
export async function readFrames(mirroring, clock, signal, take) {
  for (const pauses = new Pauses(); !signal.aborted;) {
    try {
      const measured = clock.measure(4);
      // An earlier measurement is good enough until this one is done.
      if (clock.offset === null) await measured;
      else measured.catch(() => {});
      const answer = await fetch(`frames?mirroring=${mirroring}`, {cache: 'no-store', signal});
      // The mirroring has ended, or another page reads it.
      if (answer.status === 404) return;
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      pauses.worked();
      await readRecords(answer.body.getReader(), clock, take);
    } catch (error) {
      if (!signal.aborted) console.warn('marquee: frames:', error);
    }
    const pause = pauses.next();
    if (!signal.aborted) await new Promise((done) => setTimeout(done, pause));
  }
}

async function readRecords(reader, clock, take) {
  const bytes = new Gathering();
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return;
    bytes.add(value);
    for (let frame = nextFrame(bytes); frame; frame = nextFrame(bytes)) {
      take({...frame, playout: clock.here(frame.playout), captured: clock.here(frame.captured)});
    }
  }
}
