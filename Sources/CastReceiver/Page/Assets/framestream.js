// Mirrored frames from the receiver: one long answer of records, and the receiver's clock.
import {Gathering, nextFrame} from './decisions/framerecords.js';
import {Pauses} from './decisions/retries.js';
import {ClockMeasurement, ClockOffset} from './decisions/receiverclock.js';

// What the receiver's clock shows, against performance.now().
export class ReceiverClock {
  #offset = new ClockOffset();

  // In milliseconds; null before the first measurement.
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

  // In milliseconds, as performance.now().
  here(time) { return time + this.offset; }
}

// Reads until `signal` says stop. `take` gets each frame as {stream, key, timestamp (us), playout, captured (ms, by the
// page's clock), data}. It takes them as fast as they come: the streams share one answer, so that one which does not
// keep up must not hold the others.
export async function readFrames(mirroring, clock, signal, take) {
  for (const pauses = new Pauses(); !signal.aborted;) {
    try {
      const measured = clock.measure(4);
      // An older measurement will do for a moment.
      if (clock.offset === null) await measured;
      else measured.catch(() => {});
      const answer = await fetch(`frames?mirroring=${mirroring}`, {cache: 'no-store', signal});
      // It has ended, or another page has it.
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
