// Reads frames from the bytes of one long response (FrameRecord.swift documents a record's header).
const HEADER = 36;
const KEY = 1;
// A longer record is not ours.
const LONGEST = 64 << 20;

// The next complete frame: {stream, key, timestamp (us), playout, captured (ms of the receiver's clock), data}, or
// null.
export function nextFrame(bytes) {
  if (bytes.length < HEADER) return null;
  const head = bytes.view(HEADER);
  const length = head.getUint32(0);
  if (length > LONGEST) throw new Error('a record without an end');
  if (bytes.length < HEADER + length) return null;
  bytes.take(HEADER);
  return {
    stream: head.getUint32(4), key: (head.getUint32(8) & KEY) !== 0, timestamp: Math.round(head.getFloat64(12)),
    playout: head.getFloat64(20), captured: head.getFloat64(28), data: bytes.take(length),
  };
}

// Collects pieces from the network, and returns parts of any length. A byte is copied at most twice.
export class Gathering {
  #pieces = [];
  length = 0;

  add(piece) {
    if (!piece.length) return;
    this.#pieces.push(piece);
    this.length += piece.length;
  }

  // The first `count` bytes, which are not removed. There must be that many.
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

  // Makes the first piece at least `count` bytes long.
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
