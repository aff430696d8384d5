// Where it plays: the slider with the advertisements' marks, the times beside it, and the live edge.
import { clockText, el, setAttribute, setText } from './base.js';
import { castClient } from './client.js';
import { makeSlider } from './slider.js';

const edge = 10; // s: nearer to the end than this is live
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

  /** Another item plays: what was aimed at in the last one is not sought in this one. */
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
    setText(this.end, media.live || media.duration == null ? '' : clockText(media.duration));
    this.live.disabled = !media.canSeek;
  }

  /** With each frame. */
  tick(media) {
    const isShown = Boolean(media && media.showsPosition && (media.live || media.duration));
    setAttribute(this.element, 'data-empty', !isShown);
    if (!isShown) return void (this.#media = null);
    this.#media = media;
    const [from, to] = this.#range();
    const [first, last] = media.live ? [from, to] : [media.seekable?.[0] ?? 0, media.seekable?.[1] ?? to];
    this.slider.range(from, to, first, last);
    const value = this.#aim ?? this.owner.wish('position') ?? castClient.position(media);
    this.slider.set(value);
    if (!this.slider.isHeld) this.#draw(value);
  }

  /** All that the slider shows. A live window moves with the clock. */
  #range() {
    const media = this.#media;
    if (!media?.live) return [0, media?.duration ?? 0];
    const moved = Math.max(0, castClient.now - media.position.at) / 1000;
    const [from, to] = media.seekable ?? [0, 0];
    const position = castClient.position(media);
    return media.seekable ? [Math.min(from + moved, position), Math.max(to + moved, position)] : [position - 1,
      position];
  }

  #draw(value) {
    setText(this.at, this.#media?.live && !this.#media.seekable ? '' : this.#shown(value));
    if (this.#media?.live) this.live.classList.toggle('behind', this.#range()[1] - value > edge);
  }

  #shown(value) {
    if (!this.#media?.live) return clockText(value);
    const behind = this.#range()[1] - value;
    return behind > edge ? `−${clockText(behind)}` : '';
  }

  #spoken(value) {
    const media = this.#media;
    if (!media) return '';
    if (media.live) return this.#shown(value) || this.owner.t('live');
    return media.duration ? `${clockText(value)} / ${clockText(media.duration)}` : clockText(value);
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
