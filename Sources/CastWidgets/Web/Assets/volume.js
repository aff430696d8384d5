// <cast-volume>: the device's volume and, where it is a group, each member's.
import { el, setAttribute, setText } from './base.js';
import { castClient } from './client.js';
import { Fader } from './fader.js';
import { icon, setIcon } from './icons.js';
import { CastSheet } from './sheet.js';
import { makeSlider, sliderSheet } from './slider.js';
import { sheet } from './theme.js';

const style = sheet(`
.sheet-body { display: grid; gap: 4u; align-content: start; }
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
.disc {
  display: grid; place-items: center; inline-size: 48u; block-size: 48u; border-radius: 50%;
  background: var(--_raised); color: var(--_caption);
}
.own { padding: 12u 16u 6u; border-radius: 20u; background: var(--_raised); }
.own > :is(.icon-button, .disc) { background: var(--_background); }
.own .title { font-weight: 500; }
.row.quiet > .slider > :is(.fill, .thumb) { background: var(--_caption); }
.members { display: grid; gap: 6u; margin-block-start: 16u; }
.members > .small { font-weight: 500; color: var(--_caption); margin-block-end: 2u; }
.members > ul { display: grid; gap: 8u; }
.note { display: flex; gap: 12u; align-items: center; padding: 12u 4u 4u; color: var(--_body); }
.empty { display: grid; justify-items: center; gap: 16u; padding: 28u 12u 36u; text-align: center; }
.empty > .disc { inline-size: 72u; block-size: 72u; background: var(--_tonal); color: var(--_on-tonal); }
.empty > .disc > .icon { inline-size: 34u; block-size: 34u; }
@media (forced-colors: active) { .own, .disc { border: 1px solid CanvasText; } }
`);

/** One slider with its name and its mute button. `member`: null for the device itself. */
class VolumeRow {
  #muting = null;

  constructor(sheet, member, kind, step) {
    Object.assign(this, { sheet, member });
    const at = member === null ? {} : { member };
    this.fader = new Fader({
      send: (level) => castClient.send('setVolume', { level, ...at }),
      changed: () => this.draw(), failed: (error) => sheet.fail(error.message),
    });
    this.name = el('span.title.line', { part: 'name', dir: 'auto' });
    this.value = el('span.caption.time', { 'aria-hidden': 'true', part: 'value' });
    this.mute = sheet.iconButton('volume', '', { part: 'mute', onclick: () => this.#tapMute(at) });
    this.disc = el('span.disc', { 'aria-hidden': 'true' }, icon('volume'));
    let before = 0;
    this.slider = makeSlider({
      label: '', step, page: Math.max(step, 0.2), part: 'slider', say: (value) => sheet.percent(value),
      input: (value) => {
        if (!this.isHeld) (this.isHeld = true, before = this.fader.shown);
        this.fader.move(value, true);
      },
      change: (value) => this.#letGo(value),
      // Escape, or a finger that scrolls instead.
      cancel: () => this.#letGo(before),
    });
    this.slider.range(0, 1);
    this.element = el(`${kind}.row`, { part: member === null ? 'device' : 'member', 'data-member': member },
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

  #tapMute(at) {
    const muted = !this.isMuted;
    const mark = (this.#muting = { muted });
    const drop = () => {
      if (this.#muting === mark) (this.#muting = null, this.draw());
    };
    this.draw();
    castClient.send('setDeviceMuted', { muted, ...at }).then(() => setTimeout(drop, 1000), (error) => {
      drop();
      this.sheet.fail(error.message);
    });
  }

  get isMuted() { return this.#muting?.muted ?? this.told?.muted ?? false; }

  /** told: {name, level, muted, canMute, canChange} */
  tell(told) {
    this.told = told;
    if (this.#muting?.muted === told.muted) this.#muting = null;
    this.fader.tell(told.level);
    this.draw();
  }

  draw() {
    const { sheet, told, isMuted } = this;
    if (!told) return;
    const level = this.fader.shown;
    setText(this.name, told.name);
    setText(this.value, isMuted ? '' : sheet.percent(level));
    this.slider.set(level);
    this.slider.enable(told.canChange);
    this.slider.busy(this.fader.isWaiting);
    const { element } = this.slider;
    setAttribute(element, 'aria-label', sheet.t('volumeOf', told.name));
    // What another sender has changed is true for who has the focus here, too.
    setAttribute(element, 'aria-valuenow', Math.round(this.slider.value * 100) / 100);
    setAttribute(element, 'aria-valuetext', sheet.percent(this.slider.value));
    const picture = isMuted || level === 0 ? 'mute' : level < 0.5 ? 'volumeLow' : 'volume';
    for (const place of [this.mute, this.disc]) setIcon(place, picture);
    setAttribute(this.mute, 'hidden', !told.canMute);
    setAttribute(this.disc, 'hidden', told.canMute);
    setAttribute(this.mute, 'aria-label', sheet.t(isMuted ? 'unmuteOf' : 'muteOf', told.name));
    setAttribute(this.mute, 'aria-busy', this.#muting ? 'true' : null);
    this.element.classList.toggle('quiet', isMuted);
  }
}

export class CastVolume extends CastSheet {
  static sheets = [sliderSheet, style];
  static topics = ['volume', 'dialog'];
  static titleKey = 'volume';
  static eventName = 'volume';
  static node = 'deviceControl';

  #members = new Map();
  #step = null;

  /** 0.5 → "50 %", as the language writes it. */
  percent(value) {
    const { language } = this.texts;
    if (this.format?.language !== language) {
      const options = { style: 'percent', numberingSystem: 'latn', maximumFractionDigits: 0 };
      this.format = { language, numbers: new Intl.NumberFormat(language, options) };
    }
    return this.format.numbers.format(value);
  }

  buildSheet() {
    this.#step = null;
    this.note = el('p.note.small', { part: 'note' }, icon('volume'), el('span', {}, this.t('volumeFixed')));
    this.list = el('ul', { 'aria-labelledby': 'members' });
    this.group = el('div.members', { part: 'members' },
      el('h3.small', { id: 'members' }, this.t('volumeMembers')), this.list);
    this.empty = el('div.empty', { part: 'empty' },
      el('span.disc', {}, icon('cast')), el('p.small', {}, this.t('notConnected')));
    this.body.append(this.note, this.group, this.empty);
  }

  /** Each kind of device has its own step for a key. */
  #makeRows(step) {
    if (this.#step === step) return;
    this.#step = step;
    this.#drawMembers([]);
    this.own?.forget();
    this.own = new VolumeRow(this, null, 'div', step);
    this.own.element.classList.add('own');
    this.body.prepend(this.own.element);
  }

  firstFocus() {
    const { enabled = false, fixed = false } = castClient.state('volume') ?? {};
    return enabled && !fixed ? this.own?.slider.element : null;
  }

  render() {
    const volume = castClient.state('volume') ?? {};
    const { enabled = false, fixed = false, canMute = false, members = [] } = volume;
    const isThere = enabled || fixed;
    this.#makeRows(volume.step || 0.05);
    const name = castClient.state('dialog')?.device ?? this.t('volume');
    setAttribute(this.own.element, 'hidden', !isThere);
    setAttribute(this.note, 'hidden', !fixed);
    setAttribute(this.group, 'hidden', !isThere || members.length === 0);
    setAttribute(this.empty, 'hidden', isThere);
    if (!isThere) this.own.fader.forget();
    const { level = 0, muted = false } = volume;
    this.own.tell({ name, level, muted, canMute, canChange: enabled && !fixed });
    this.#drawMembers(isThere ? members : []);
    this.keepFocus();
  }

  #drawMembers(members) {
    const ids = new Set(members.map(({ id }) => id));
    for (const [id, row] of this.#members) {
      if (ids.has(id)) continue;
      row.forget();
      this.#members.delete(id);
    }
    let at = this.list.firstElementChild;
    for (const member of members) {
      if (!this.#members.has(member.id)) this.#members.set(member.id, new VolumeRow(this, member.id, 'li', this.#step));
      const row = this.#members.get(member.id);
      if (row.element === at) at = at.nextElementSibling;
      else this.list.insertBefore(row.element, at);
      row.tell({ canMute: true, canChange: true, ...member });
    }
  }
}

customElements.define('cast-volume', CastVolume);
