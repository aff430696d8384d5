// Decides what happens to one item, from its load to its end: its state, what is wanted of it, and what is reported to
// the receiver. There is one method for each event. It returns a list of actions, values like {act: 'seek', time},
// which player.js carries out in order.
//
// `seen` is the media element's state at the event: {time, duration, paused, ended, seeking, hasFailed, hasNext (data
// for the next frame is available), seekable ({from, to} or null), buffered (its end, or null), width, height, range,
// rate}; null for an image. `now` is in milliseconds, everything else in seconds.
import {HIDDEN_PICTURE, NO_DATA} from './failures.js';
import {adaptiveKind, kindOf} from './items.js';
import {LiveEdge, Pace} from './timeline.js';

const RATES = [0.5, 2];
const REJOINS = 3;
const STRANGE_TRACK = 'This screen shows text tracks with an address of their own only.';
// Milliseconds for which the titles are shown over the picture.
const OVERLAY = {begins: 4000, control: 3000, paused: 8000};

export class Playback {
  load;
  item;
  kind;
  // 'loading', 'buffering', 'playing' or 'paused'.
  state = 'loading';
  isLoaded = false;
  wantsPlay;
  active;
  rate;
  next = null;
  live = null;
  #volume = {level: 1, muted: false};
  #pending = null;
  #pace = new Pace();
  #isJoining = false;
  #rejoined = 0;
  #isDiagnosing = false;
  #isOver = false;

  constructor(load, item) {
    Object.assign(this, {
      load, item, kind: kindOf(item), wantsPlay: item.autoplay, active: item.active, rate: heldRate(item.rate)});
  }

  // Whether it has a timeline.
  get hasTime() { return this.kind !== 'image'; }

  // ---- reports ------------------------------------------------------------------------------------------------------
  position(seen) { return (seen?.time || 0) + (this.live?.offset || 0); }

  // The range that can be sought: {from, to}, or null.
  seekable(seen, now) {
    if (seen?.seekable) return seen.seekable;
    return this.live && this.isLoaded ? this.live.range(now / 1000) : null;
  }

  // The position data of each report. It is read when the report is made, after the preceding actions.
  measured(seen, now) {
    return {position: this.position(seen), rate: seen?.rate || this.rate, ...this.seekable(seen, now)};
  }

  #report(type, fields = {}) {
    return {act: 'report', type, fields: {load: this.load, state: this.state, ...fields}};
  }

  #describe({duration, width, height, range}) {
    return {
      kind: this.kind, duration: Number.isFinite(duration) ? duration : null, live: !!this.live, width, height,
      ...(range && {range})};
  }

  #become(state, isToldAnyway = false) {
    const isNew = this.state !== state;
    this.state = state;
    const draw = {act: 'drawState'};
    return isNew || isToldAnyway ? [draw, this.#report(state)] : [draw];
  }

  #fail({kind, code, reason}) {
    const {title} = this.item;
    return [
      this.#report('failed', {kind, code, reason, state: 'ended'}), {act: 'clear'},
      {act: 'notice', text: reason, headline: title ? `Can't play “${title}”` : "Can't play this"},
    ];
  }

  // ---- loading ------------------------------------------------------------------------------------------------------
  begun() { return [{act: 'overlay', time: OVERLAY.begins}]; }

  // The element was prepared: its length is known, and it is at its start position.
  wasOpenedAhead() { return [{act: 'rate', rate: this.rate}]; }

  // Nothing was loaded within the time limit.
  overdue() { return this.isLoaded ? [] : this.#fail(NO_DATA); }

  knowsLength(seen) {
    const rate = {act: 'rate', rate: this.rate};
    return this.isLoaded ? [rate] : [rate, ...this.#begin(this.#pending ?? this.item.startTime, seen)];
  }

  // If a seek is requested after this and before the first frame, `#begin` is called again for it.
  #begin(time, seen) {
    this.#pending = null;
    if (time == null || !this.hasTime || !Number.isFinite(seen.duration)) return [];
    return [{act: 'seek', time: heldTime(time, seen)}];
  }

  // There is data. The first frame shows whether it can be decoded.
  hasData(seen, now) {
    if (this.isLoaded) return this.#joined(seen, now);
    if (this.kind === 'video' && seen.width) {
      // For an adaptive stream, the browser decodes nothing before it plays.
      return this.wantsPlay ? [{act: 'play'}, {act: 'awaitPicture'}] : [{act: 'awaitPicture'}];
    }
    if (this.kind === 'video' && !adaptiveKind(this.item)) return [{act: 'lookForPicture'}];
    return this.settled(seen, now);
  }

  // `isHidden` says whether the file has video that can't be decoded; null if unknown.
  looked(isHidden, seen, now) { return isHidden ? this.#fail(HIDDEN_PICTURE) : this.settled(seen, now); }

  settled(seen, now) {
    if (this.isLoaded || seen.hasFailed || this.#isDiagnosing) return [];
    if (seen.duration === Infinity) this.live = new LiveEdge(now / 1000);
    return this.#ready(this.#describe(seen), seen);
  }

  // An image has loaded, with this size in pixels.
  shown(width, height) { return this.isLoaded ? [] : this.#ready({duration: null, live: false, width, height}, null); }

  #ready(description, seen) {
    // A pending seek is dropped if the media has already ended.
    const actions = this.#isOver ? [] : this.#begin(this.#pending, seen);
    this.isLoaded = true;
    // A video file without video is audio.
    if (this.kind === 'video' && !description.width) this.kind = 'audio';
    this.state = 'paused';
    actions.push(
      {act: 'hasLoaded'}, {act: 'show'}, this.#report('loaded', {...description, kind: this.kind}),
      ...this.#activate(true));
    if (this.#isOver) return [...actions, ...this.#end()];
    if (this.hasTime && this.wantsPlay) {
      actions.push(...this.#become('buffering'), ...(seen.paused ? [{act: 'play'}] : []));
    } else {
      actions.push(...(this.hasTime ? [{act: 'pause'}] : []), this.#report('paused'));
    }
    return [...actions, {act: 'overlay', time: this.wantsPlay ? OVERLAY.begins : OVERLAY.paused}];
  }

  // ---- control ------------------------------------------------------------------------------------------------------
  play(seen) {
    this.wantsPlay = true;
    if (!this.isLoaded) return [];
    if (!this.hasTime) return [this.#report('paused')];
    if (!seen.paused) return [this.#report(this.state === 'buffering' ? 'buffering' : 'playing')];
    this.#pace.stop();
    return [...this.#become('buffering'), {act: 'play'}, {act: 'overlay', time: OVERLAY.control}];
  }

  // This happens only in a browser that the receiver did not start.
  mayNotPlay() {
    this.wantsPlay = false;
    return [...(this.isLoaded ? this.#become('paused') : []), {act: 'askForClick'}];
  }

  pause(seen) {
    this.wantsPlay = false;
    if (!this.isLoaded) return [];
    if (!this.hasTime || seen.paused) return this.#become('paused', true);
    return [{act: 'pause'}];
  }

  stop() { return [this.#report('stopped', {state: 'ended'}), {act: 'clear'}]; }

  // `resume` is 'play', 'pause' or 'unchanged'.
  seek(time, resume, seen, now) {
    if (resume !== 'unchanged') this.wantsPlay = resume === 'play';
    if (!this.isLoaded) {
      this.#pending = time;
      return [];
    }
    if (!this.hasTime) return [this.#report('seeked')];
    if (!seen.seekable) return this.live ? this.#seekLive(seen, now) : [this.#report('seeked')];
    return [
      {act: 'seek', time: heldTime(time, seen)}, ...this.#obeyWish(seen),
      {act: 'overlay', time: this.wantsPlay ? OVERLAY.control : OVERLAY.paused},
    ];
  }

  #obeyWish({paused}) {
    if (this.wantsPlay && paused) return [{act: 'play'}];
    return !this.wantsPlay && !paused ? [{act: 'pause'}] : [];
  }

  // The browser can't seek in a live stream, but it can rejoin, which leads to the edge. A viewer who is at the edge
  // stays.
  #seekLive(seen, now) {
    this.#seeLive(seen, now);
    const isThere = this.position(seen) >= this.live.range(now / 1000).from - 1;
    return isThere ? [...this.#obeyWish(seen), this.#report('seeked')] : this.#join();
  }

  #join() {
    this.#isJoining = true;
    this.#pace.stop();
    return [...this.#become('buffering'), {act: 'join'}];
  }

  #joined(seen, now) {
    if (!this.#isJoining) return [];
    this.#isJoining = false;
    this.live?.joined(seen.time, now / 1000);
    if (!this.wantsPlay) this.state = 'paused';
    return [this.#report('seeked'), ...this.#obeyWish(seen), {act: 'drawState'}];
  }

  #seeLive({time, buffered, paused}, now) { this.live?.see({position: time, buffered, paused}, now / 1000); }

  // Reported here, exactly once: the element's two attributes each cause an event, and without a change there is no
  // event.
  setRate(rate) {
    this.rate = heldRate(rate);
    const set = this.hasTime ? [{act: 'rate', rate: this.rate}] : [];
    return this.isLoaded ? [...set, this.#report('rate')] : set;
  }

  setVolume(level, muted) {
    this.#volume = {level, muted};
    return [{act: 'volume'}, this.#report('streamVolume', {level, muted})];
  }

  // The element's volume on a device whose own volume is {level, muted}.
  loudness({level, muted}) {
    return {volume: Math.min(Math.max(level * this.#volume.level, 0), 1), muted: muted || this.#volume.muted};
  }

  setStyle(text) { return [{act: 'style', text}, this.#report('style')]; }

  setNext(next) {
    this.next = next;
    return [{act: 'drawNext'}];
  }

  // Shows exactly these tracks. An id that is no separate text track is skipped and reported.
  activate(ids) {
    this.active = ids || [];
    // Before the media has loaded, the browser's own choice of tracks would reset the modes.
    return this.isLoaded ? this.#activate(false) : [];
  }

  #activate(isFirst) {
    const isKnown = (id) => this.hasTime && this.item.tracks.some((track) => track.id === id);
    const strange = this.hasTime ? this.active.filter((id) => !isKnown(id)) : [];
    this.active = this.active.filter(isKnown);
    const isTold = !isFirst || this.active.length > 0;
    return [
      ...strange.flatMap((id) => this.trackFailed(id, STRANGE_TRACK)),
      ...(this.hasTime ? [{act: 'tracks', ids: this.active}] : []),
      ...(isTold ? [this.#report('tracks', {ids: this.active})] : []),
    ];
  }

  trackFailed(id, reason) { return [this.#report('trackFailed', {id, reason})]; }

  // ---- events of the element ----------------------------------------------------------------------------------------
  // Only an advancing position counts as playing; otherwise the element waits for data, whatever it reports.
  tick(seen, now) {
    if (!this.isLoaded || !this.hasTime) return [];
    this.#seeLive(seen, now);
    const draw = {act: 'drawProgress'};
    if (seen.paused || seen.ended || seen.seeking || this.#isJoining) return [draw];
    const actions = [draw, ...this.#become(this.#pace.sample(seen.time, now) ? 'playing' : 'buffering')];
    if (this.state !== 'playing') return actions;
    return [...actions, {act: 'watched', time: seen.time, duration: seen.duration}];
  }

  second() { return this.state === 'playing' ? [this.#report('position')] : []; }

  waits({paused}) {
    if (this.#isQuiet || paused) return [];
    this.#pace.stop();
    return this.#become('buffering');
  }

  paused({ended, hasFailed}) {
    if (this.#isQuiet || ended || hasFailed) return [];
    this.#pace.stop();
    return [...this.#become('paused'), {act: 'overlay', time: OVERLAY.paused}];
  }

  seeked({paused, hasNext}) {
    if (this.#isQuiet) return [];
    if (paused || hasNext) return [this.#report('seeked')];
    this.#pace.stop();
    this.state = 'buffering';
    return [{act: 'drawState'}, this.#report('seeked')];
  }

  // Reports only changes made at the screen: changes by the receiver are reported when they are made.
  rateChanged({rate}) {
    if (this.#isQuiet || rate === this.rate) return [];
    this.rate = rate;
    return [this.#report('rate')];
  }

  resized(seen) { return this.#isQuiet ? [] : [this.#report('described', this.#describe(seen))]; }

  lengthChanged(seen) {
    if (this.#isQuiet) return [];
    if (this.live && Number.isFinite(seen.duration)) this.live = null;
    return [this.#report('described', this.#describe(seen))];
  }

  // Media of one frame ends as soon as it has loaded. It is reported as loaded first. If no frame has been seen, that
  // waits until it is known whether there is video that can't be decoded.
  ended(seen, now) {
    if (this.isLoaded) return this.#end();
    this.#isOver = true;
    const isKnown = this.kind === 'audio' || seen.width > 0 || adaptiveKind(this.item);
    return isKnown ? this.settled(seen, now) : [];
  }

  #end() { return [{act: 'hasEnded'}, this.#report('ended', {state: 'ended'}), {act: 'unload'}]; }

  // While the item loads or rejoins, the element's events are ignored.
  get #isQuiet() { return !this.isLoaded || this.#isJoining; }

  // ---- failures -----------------------------------------------------------------------------------------------------
  failed(error, seen, now) {
    if (this.#isDiagnosing) return [];
    // Chromium's own HLS sometimes fails when it reads one playlist twice at the same time.
    if (this.isLoaded && this.live && this.#rejoined < REJOINS) {
      this.#rejoined += 1;
      this.#seeLive(seen, now);
      return this.#join();
    }
    this.#isDiagnosing = true;
    return [{act: 'diagnose', error: error || UNSAID}];
  }

  // The cause of the failure is known: {kind, code, reason}.
  diagnosed(found) {
    return [...(found.kind === 'cors' ? [{act: 'tellOfCORS'}] : []), ...this.#fail(found)];
  }
}

// Used if the element gives no error.
const UNSAID = {code: 4, message: ''};

function heldTime(time, {seekable, duration}) {
  const from = seekable?.from ?? 0;
  const to = seekable?.to ?? (Number.isFinite(duration) ? duration : time);
  return Math.min(Math.max(time, from), to);
}

function heldRate(rate) {
  return Number.isFinite(rate) ? Math.min(Math.max(rate, RATES[0]), RATES[1]) : 1;
}
