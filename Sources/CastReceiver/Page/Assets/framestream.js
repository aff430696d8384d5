// Mirrored frames from the receiver: one long answer of records (see FrameRecord.swift), and the receiver's clock.
const HEADER = 36;
const KEY = 1;
// More in one record is none of ours.
const LONGEST = 64 << 20;

// Milliseconds by which two clocks may drift apart from one measurement to the next.
const DRIFT = 1;

// What the receiver's clock shows, against performance.now(). It was read between question and answer, so the quickest
// of some questions knows best. A later measurement that says less, and does not gainsay, moves no picture; one that
// does (a machine that slept has moved one clock and not the other) is right.
export class ReceiverClock {
  offset = null;
  #error = Infinity;

  async measure(rounds) {
    let error = Infinity, offset = null;
    for (let round = 0; round < rounds; round += 1) {
      const from = performance.now();
      const answer = await fetch('clock', {cache: 'no-store'});
      const shown = Number(await answer.text());
      const to = performance.now();
      if (!answer.ok || !Number.isFinite(shown) || (to - from) / 2 >= error) continue;
      error = (to - from) / 2;
      offset = (from + to) / 2 - shown;
    }
    if (offset === null) return;
    this.#error += DRIFT;
    if (this.offset !== null && error >= this.#error && Math.abs(offset - this.offset) <= error) return;
    this.offset = offset;
    this.#error = error;
  }

  // In milliseconds, as performance.now().
  here(time) { return time + this.offset; }
}

// Reads until `signal` says stop. `take` gets each frame as {stream, key, timestamp (us), playout, captured (ms, by the
// page's clock), data}. It takes them as fast as they come: the streams share one answer, so that one which does not
// keep up must not hold the others.
export async function readFrames(mirroring, clock, signal, take) {
  for (let pause = 100; !signal.aborted; pause = Math.min(pause * 2, 2000)) {
    try {
      const measured = clock.measure(4);
      // An older measurement will do for a moment.
      if (clock.offset === null) await measured;
      else measured.catch(() => {});
      const answer = await fetch(`frames?mirroring=${mirroring}`, {cache: 'no-store', signal});
      // It has ended, or another page has it.
      if (answer.status === 404) return;
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      pause = 100;
      await readRecords(answer.body.getReader(), clock, take);
    } catch (error) {
      if (!signal.aborted) console.warn('marquee: frames:', error);
    }
    if (!signal.aborted) await new Promise((done) => setTimeout(done, pause));
  }
}

async function readRecords(reader, clock, take) {
  const bytes = new Gathering();
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return;
    bytes.add(value);
    for (let frame = nextFrame(bytes, clock); frame; frame = nextFrame(bytes, clock)) take(frame);
  }
}

function nextFrame(bytes, clock) {
  if (bytes.length < HEADER) return null;
  const head = bytes.view(HEADER);
  const length = head.getUint32(0);
  if (length > LONGEST) throw new Error('a record without an end');
  if (bytes.length < HEADER + length) return null;
  bytes.take(HEADER);
  return {
    stream: head.getUint32(4), key: (head.getUint32(8) & KEY) !== 0, timestamp: Math.round(head.getFloat64(12)),
    playout: clock.here(head.getFloat64(20)), captured: clock.here(head.getFloat64(28)), data: bytes.take(length),
  };
}

// Pieces as they came over the network, taken in lengths of one's own. A byte is copied at most twice.
export class Gathering {
  #pieces = [];
  length = 0;

  add(piece) {
    if (!piece.length) return;
    this.#pieces.push(piece);
    this.length += piece.length;
  }

  // The first bytes, which stay where they are. There must be as many.
  view(count) {
    if (this.#pieces[0].length < count) this.#join(count);
    return new DataView(this.#pieces[0].buffer, this.#pieces[0].byteOffset, count);
  }

  take(count) {
    if (count === 0) return new Uint8Array(0);
    if (this.#pieces[0].length < count) this.#join(count);
    const first = this.#pieces[0];
    this.length -= count;
    if (first.length === count) this.#pieces.shift();
    else this.#pieces[0] = first.subarray(count);
    return first.subarray(0, count);
  }

  // Makes the first piece as long as this at least.
  #join(count) {
    let used = 0, length = 0;
    while (length < count) length += this.#pieces[used++].length;
    const joined = new Uint8Array(length);
    let at = 0;
    for (const piece of this.#pieces.splice(0, used)) {
      joined.set(piece, at);
      at += piece.length;
    }
    this.#pieces.unshift(joined);
  }
}
