// A volume that can be changed and muted: of a device, of a group's member, or of a stream.
import { el, setAttribute, setText } from './base.js';
import { castClient } from './client.js';
import { Fader } from './fader.js';
import { icon, setIcon } from './icons.js';
import { makeSlider } from './slider.js';
import { sheet } from './theme.js';

export const volumeRowSheet = sheet(`
.row {
  display: grid; grid-template-columns: 48u minmax(0, 1fr); column-gap: 12u; align-items: center; min-inline-size: 0;
}
.row > .words { grid-column: 2; display: flex; align-items: baseline; gap: 12u; margin-block-end: -10u; }
.row > .words > .line { flex: 1; }
[dir="ltr"] .words > .line { text-align: left; }
[dir="rtl"] .words > .line { text-align: right; }
.row > .words > .caption { font-variant-numeric: tabular-nums; }
.row > :is(.icon-button, .disc) { grid-column: 1; grid-row: 1 / span 2; margin-block-end: 8u; }
.row > .slider { grid-column: 2; }
.row > .icon-button { background: var(--_raised); }
.row > .icon-button:hover { background: var(--_tonal); color: var(--_on-tonal); }
.row.quiet > .icon-button { background: var(--_tonal); color: var(--_on-tonal); }
.row > .disc {
  display: grid; place-items: center; inline-size: 48u; block-size: 48u; border-radius: 50%;
  background: var(--_raised); color: var(--_caption);
}
.row.quiet > .slider > :is(.fill, .thumb) { background: var(--_caption); }
`);

/**
 * One slider with its name and its mute button, in a widget `owner`.
 * - tag: of the element; attributes: its additional attributes. step: of a key, 0 to 1.
 * - send(level), sendMuted(isMuted): send requests; promises of the answer, which reject if the request is refused.
 */
export class VolumeRow {
  #muting = null;

  constructor(owner, { tag = 'div', attributes = {}, step, send, sendMuted }) {
    Object.assign(this, { owner, sendMuted });
    this.fader = new Fader({
      send, told: (answer) => castClient.told(answer), changed: () => this.draw(),
      failed: (error) => owner.fail(error.message),
    });
    this.name = el('span.title.line', { part: 'name', dir: 'auto' });
    this.value = el('span.caption.time', { 'aria-hidden': 'true', part: 'value' });
    this.mute = owner.iconButton('volume', '', { part: 'mute', onclick: () => this.#tapMute() });
    this.disc = el('span.disc', { 'aria-hidden': 'true' }, icon('volume'));
    let before = 0;
    this.slider = makeSlider({
      label: '', step, page: Math.max(step, 0.2), part: 'slider', say: (value) => this.#percent(value),
      input: (value) => {
        if (!this.isHeld) (this.isHeld = true, before = this.fader.shown);
        this.fader.move(value, true);
      },
      change: (value) => this.#letGo(value),
      // Escape, or a finger that scrolls instead.
      cancel: () => this.#letGo(before),
    });
    this.slider.range(0, 1);
    this.element = el(`${tag}.row`, attributes,
      el('div.words', {}, this.name, this.value), this.mute, this.disc, this.slider.element);
  }

  isHeld = false;

  forget() {
    this.fader.forget();
    this.element.remove();
  }

  #letGo(value) {
    this.isHeld = false;
    this.fader.move(value, false);
  }

  #tapMute() {
    const muted = !this.isMuted;
    const mark = (this.#muting = { muted });
    const drop = () => {
      if (this.#muting === mark) (this.#muting = null, this.draw());
    };
    this.draw();
    this.sendMuted(muted).then((answer) => castClient.told(answer)).then(drop, (error) => {
      drop();
      this.owner.fail(error.message);
    });
  }

  get isMuted() { return this.#muting?.muted ?? this.told?.muted ?? false; }

  /**
   * told: {name, level, muted, canMute, canChange}; `title`: a text to show instead of the name; `pending`: which of
   * `level` and `muted` the device has not answered.
   */
  tell(told) {
    this.told = told;
    this.fader.tell(told.level);
    this.draw();
  }

  /** 0.5 → "50 %", in the format of the language. */
  #percent(value) {
    const { language } = this.owner.texts;
    if (this.format?.language !== language) {
      const options = { style: 'percent', numberingSystem: 'latn', maximumFractionDigits: 0 };
      this.format = { language, numbers: new Intl.NumberFormat(language, options) };
    }
    return this.format.numbers.format(value);
  }

  draw() {
    const { owner, told, isMuted } = this;
    if (!told) return;
    const level = this.fader.shown;
    setText(this.name, told.title ?? told.name);
    setText(this.value, isMuted ? '' : this.#percent(level));
    this.slider.set(level);
    this.slider.enable(told.canChange);
    const { pending = [] } = told;
    this.slider.busy(this.fader.isWaiting || pending.includes('level'));
    const { element } = this.slider;
    setAttribute(element, 'aria-label', owner.t('volumeOf', told.name));
    // Another sender's change is written even while the slider has the focus.
    setAttribute(element, 'aria-valuenow', Math.round(this.slider.value * 100) / 100);
    setAttribute(element, 'aria-valuetext', this.#percent(this.slider.value));
    const picture = isMuted || level === 0 ? 'mute' : level < 0.5 ? 'volumeLow' : 'volume';
    for (const place of [this.mute, this.disc]) setIcon(place, picture);
    setAttribute(this.mute, 'hidden', !told.canMute);
    setAttribute(this.disc, 'hidden', told.canMute);
    setAttribute(this.mute, 'aria-label', owner.t(isMuted ? 'unmuteOf' : 'muteOf', told.name));
    setAttribute(this.mute, 'aria-busy', this.#muting || pending.includes('muted') ? 'true' : null);
    this.element.classList.toggle('quiet', isMuted);
  }
}
