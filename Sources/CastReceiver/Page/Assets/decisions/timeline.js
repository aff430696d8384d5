// Two questions that a media element does not answer by itself: whether it really advances, and where "live" is.

// A media element fires 'playing' before it advances and 'waiting' only some time after it stopped. This looks at the
// position itself.
export class Pace {
  static PATIENCE = 400;

  constructor() { this.stop(); }

  // Not advancing until it is seen to.
  stop() {
    this.position = null;
    this.movedAt = -Infinity;
  }

  // Takes a position (seconds) at an instant (milliseconds) and tells whether the media is advancing.
  sample(position, now) {
    if (this.position === null) this.position = position;
    if (Math.abs(position - this.position) > 0.01) {
      this.position = position;
      this.movedAt = now;
    }
    return now - this.movedAt < Pace.PATIENCE;
  }
}

// A live stream's edge. Chromium plays live HLS but tells no seekable range, and its time begins at 0 wherever it
// joined. What it has buffered reaches to the end of the playlist, so the edge is the furthest buffered second, moving
// on with time. It can't be sought in; joining anew leads to the edge, so the range is from where a viewer who joins
// now would be up to the edge. The time line goes on over that.
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

  // `now` in seconds; `position` and `buffered` in the element's own time.
  see({position, buffered, paused}, now) {
    const end = this.offset + (buffered ?? position);
    if (this.end === null || end > this.end + 0.001) {
      this.end = end;
      this.seenAt = now;
    }
    if (paused) this.wasPaused = true;
    // Behind the edge by as much as the browser chose; a pause is the viewer's doing.
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

  // The element has joined anew, and its time begins again at `position`.
  joined(position, now) {
    const {from, to} = this.range(now);
    this.offset = from - position;
    this.end = to;
    this.seenAt = now;
    this.joinedAt = now;
    this.wasPaused = false;
  }
}
