// The position: the slider with the marks of advertisements, the times beside it, and the live edge.
import { clockText, el, setAttribute, setText } from './base.js';
import { castClient } from './client.js';
import { makeSlider } from './slider.js';

const edge = 10; // s: a position nearer to the end than this is live
const rest = 350; // ms after the last key until it seeks

export class Scrubber {
  #aim = null;
  #timer = 0;
  #media = null;

  constructor(owner) {
    this.owner = owner;
    this.slider = makeSlider({
      label: owner.t('seekSlider'), step: 5, page: 30, timeline: true, part: 'scrubber',
        show: (value) => this.#shown(value),
      say: (value) => this.#spoken(value), input: (value) => this.#draw(value),
      change: (value, isKey) => this.#seek(value, isKey ? rest : 0),
    });
    this.at = el('span.time', { part: 'position' });
    this.end = el('span.time', { part: 'duration' });
    this.live = el('button.live-mark', { part: 'live', onclick: () => this.#toEdge() }, owner.t('live'));
    this.element = el('div.scrub', { part: 'scrub' }, this.slider.element,
      el('div.times', {}, this.at, el('span', {}, this.end, this.live)));
  }

  /** Another item plays: the target chosen in the last one is not sought in this one. */
  forget() {
    clearTimeout(this.#timer);
    this.#aim = null;
    this.slider.drop();
  }

  draw(media) {
    this.#media = media;
    this.slider.enable(media.canSeek);
    this.slider.busy(this.owner.isBusy('position', media.pending));
    this.slider.mark(media.live ? [] : media.adPositions.filter((at) => at >= 0 && at <= (media.duration ?? 0)));
    setAttribute(this.end, 'hidden', media.live);
    setAttribute(this.live, 'hidden', !media.live);
    this.live.disabled = !media.canSeek;
  }

  /** Called with each frame. */
  tick(media) {
    const isShown = Boolean(media?.showsPosition);
    setAttribute(this.element, 'data-empty', !isShown);
    if (!isShown) return void (this.#media = null);
    this.#media = media;
    const [from, to] = this.#range();
    const [first, last] = this.#window() ?? [from, to];
    // If the duration of a film is not known, only the time is shown.
    setAttribute(this.slider.element, 'hidden', to <= from);
    this.slider.range(from, to, first, last, media.live);
    setText(this.end, media.live || to <= from ? '' : clockText(to - from));
    const value = this.#aim ?? this.owner.wish('position') ?? this.#position();
    this.slider.set(value);
    if (!this.slider.isHeld) this.#draw(value);
  }

  /** The current seekable range of a live stream: its ends move from the time at which the position was reported. */
  #window() {
    const { seekable, seekableRates, position } = this.#media;
    if (!seekable) return null;
    const moved = Math.max(0, castClient.now - position.at) / 1000;
    return seekable.map((end, index) => end + moved * (seekableRates?.[index] ?? 0));
  }

  /** The position of a stream that is over does not pass its end. */
  #position() {
    const position = castClient.position(this.#media);
    return this.#media.live ? position : Math.min(position, this.#window()?.[1] ?? Infinity);
  }

  /** The whole range of the slider. */
  #range() {
    const media = this.#media;
    if (!media) return [0, 0];
    if (!media.live && media.duration) return [0, media.duration];
    const window = this.#window();
    if (!media.live) return window ?? [0, 0];
    const position = castClient.position(media);
    return window ? [Math.min(window[0], position), Math.max(window[1], position)] : [position - 1, position];
  }

  #draw(value) {
    setText(this.at, this.#media?.live && !this.#media.seekable ? '' : this.#shown(value));
    if (this.#media?.live) this.live.classList.toggle('behind', this.#range()[1] - value > edge);
  }

  #shown(value) {
    if (!this.#media?.live) return clockText(value - this.#range()[0]);
    const behind = this.#range()[1] - value;
    return behind > edge ? `−${clockText(behind)}` : '';
  }

  #spoken(value) {
    const media = this.#media;
    if (!media) return '';
    if (media.live) return this.#shown(value) || this.owner.t('live');
    const [from, to] = this.#range();
    return to > from ? `${this.#shown(value)} / ${clockText(to - from)}` : this.#shown(value);
  }

  #toEdge() {
    this.#seek(this.#range()[1], 0);
  }

  #seek(value, delay) {
    this.#aim = value;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#aim = null;
      this.owner.act('position', 'seek', { position: Math.round(value * 1000) / 1000 }, value);
    }, delay);
  }
}
