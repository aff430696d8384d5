// Two questions that a media element does not answer: whether it really advances, and where the live edge is.

// A media element fires 'playing' before it advances, and 'waiting' only some time after it stopped. This class looks
// at the position itself.
export class Pace {
  static PATIENCE = 400;

  constructor() { this.stop(); }

  // Counts as not advancing until the position moves.
  stop() {
    this.position = null;
    this.movedAt = -Infinity;
  }

  // Takes a position (seconds) at an instant (milliseconds), and returns whether the media advances.
  sample(position, now) {
    if (this.position === null) this.position = position;
    if (Math.abs(position - this.position) > 0.01) {
      this.position = position;
      this.movedAt = now;
    }
    return now - this.movedAt < Pace.PATIENCE;
  }
}

// A live stream's edge. Chromium plays live HLS but reports no seekable range, and its time begins at 0 wherever it
// joined. Its buffer reaches to the end of the playlist, so the edge is the furthest buffered second, which moves on
// with time. Seeking is not possible, but rejoining leads to the edge. So the range begins where a viewer who joins now
// would start, and ends at the edge. The timeline continues across a rejoin.
export class LiveEdge {
  static LONGEST_SILENCE = 30;

  static SETTLING = 3;

  constructor(now) {
    this.offset = 0;
    this.end = null;
    this.seenAt = now;
    this.joinedAt = now;
    this.wasPaused = false;
    this.lag = 0;
  }

  // `now` is in seconds; `position` and `buffered` are in the element's own time.
  see({position, buffered, paused}, now) {
    const end = this.offset + (buffered ?? position);
    if (this.end === null || end > this.end + 0.001) {
      this.end = end;
      this.seenAt = now;
    }
    if (paused) this.wasPaused = true;
    // The distance from the edge is the browser's choice, unless the viewer paused.
    if (!this.wasPaused || now - this.joinedAt < LiveEdge.SETTLING) {
      this.lag = Math.max(0, this.edge(now) - this.offset - position);
    }
  }

  edge(now) {
    return (this.end ?? 0) + Math.min(Math.max(now - this.seenAt, 0), LiveEdge.LONGEST_SILENCE);
  }

  range(now) {
    const to = this.edge(now);
    return {from: Math.max(0, to - this.lag), to};
  }

  // The element has rejoined, and its time begins again at `position`.
  joined(position, now) {
    const {from, to} = this.range(now);
    this.offset = from - position;
    this.end = to;
    this.seenAt = now;
    this.joinedAt = now;
    this.wasPaused = false;
  }
}
