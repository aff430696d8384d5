// Finds out whether a file that plays only its audio has video that this device can't decode (HEVC in MP4 plays that
// way). It is a generator that asks for bytes of the file (see questions.js).
const HEAD = 4096;
const MOST_BOXES = 32;
const LONGEST_MOVIE = 4_000_000;

// Null if the server doesn't let the file be read, so that it is unknown.
export function* hasHiddenPicture(url) {
  const bytes = (from, count) => ({ask: 'bytes', url, from, count});
  const head = yield bytes(0, HEAD);
  if (!head) return null;
  // In Matroska, the name of each track's codec shows whether it is video.
  if (text(head, 4, 4) !== 'ftyp') return /V_[A-Z]/.test(text(head, 0, head.length));
  for (let at = 0, boxes = 0; boxes < MOST_BOXES; boxes += 1) {
    const box = at + 16 <= head.length ? head.subarray(at, at + 16) : yield bytes(at, 16);
    if (!box || box.length < 16) return false;
    const view = new DataView(box.buffer, box.byteOffset, 16);
    const size = view.getUint32(0) === 1 ? Number(view.getBigUint64(8)) : view.getUint32(0);
    if (text(box, 4, 4) === 'moov') {
      const movie = yield bytes(at, Math.min(size, LONGEST_MOVIE));
      return !!movie && /hdlr[^]{8}vide/.test(text(movie, 0, movie.length));
    }
    if (size < 8) return false;
    at += size;
  }
  return false;
}

function text(bytes, from, count) {
  return new TextDecoder('latin1').decode(bytes.subarray(from, from + count));
}
