// <cast-volume>: the device's volume and, if it is a group, each member's.
import { el, setAttribute } from './base.js';
import { castClient } from './client.js';
import { icon } from './icons.js';
import { CastSheet } from './sheet.js';
import { sliderSheet } from './slider.js';
import { sheet } from './theme.js';
import { VolumeRow, volumeRowSheet } from './volume-row.js';

const style = sheet(`
.sheet-body { display: grid; gap: 4u; align-content: start; }
.own { padding: 12u 16u 6u; border-radius: 20u; background: var(--_raised); }
.own > :is(.icon-button, .disc) { background: var(--_background); }
.own .title { font-weight: 500; }
.members { display: grid; gap: 6u; margin-block-start: 16u; }
.members > .small { font-weight: 500; color: var(--_caption); margin-block-end: 2u; }
.members > ul { display: grid; gap: 8u; }
.note { display: flex; gap: 12u; align-items: center; padding: 12u 4u 4u; color: var(--_body); }
.empty { display: grid; justify-items: center; gap: 16u; padding: 28u 12u 36u; text-align: center; }
.empty > .disc { display: grid; place-items: center; border-radius: 50%; inline-size: 72u; block-size: 72u;
  background: var(--_tonal); color: var(--_on-tonal); }
.empty > .disc > .icon { inline-size: 34u; block-size: 34u; }
@media (forced-colors: active) { .own, .disc { border: 1px solid CanvasText; } }
`);

export class CastVolume extends CastSheet {
  static sheets = [sliderSheet, volumeRowSheet, style];
  static topics = ['volume', 'dialog'];
  static titleKey = 'volume';
  static eventName = 'volume';
  static node = 'deviceControl';

  #members = new Map();
  #step = null;

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
    this.own = this.#makeRow(null, step);
    this.own.element.classList.add('own');
    this.body.prepend(this.own.element);
  }

  /** `member`: null for the device itself. */
  #makeRow(member, step) {
    const at = member === null ? {} : { member };
    return new VolumeRow(this, {
      tag: member === null ? 'div' : 'li', step,
      attributes: { part: member === null ? 'device' : 'member', 'data-member': member },
      send: (level) => castClient.send('setVolume', { level, ...at }),
      sendMuted: (muted) => castClient.send('setDeviceMuted', { muted, ...at }),
    });
  }

  firstFocus() {
    const { enabled = false, fixed = false } = castClient.state('volume') ?? {};
    return enabled && !fixed ? this.own?.slider.element : null;
  }

  render() {
    const volume = castClient.state('volume') ?? {};
    const { enabled = false, fixed = false, canMute = false, members = [], pending } = volume;
    const isThere = enabled || fixed;
    this.#makeRows(volume.step || 0.05);
    const name = castClient.state('dialog')?.device ?? this.t('volume');
    setAttribute(this.own.element, 'hidden', !isThere);
    setAttribute(this.note, 'hidden', !fixed);
    setAttribute(this.group, 'hidden', !isThere || members.length === 0);
    setAttribute(this.empty, 'hidden', isThere);
    if (!isThere) this.own.fader.forget();
    const { level = 0, muted = false } = volume;
    this.own.tell({ name, level, muted, pending, canMute, canChange: enabled && !fixed });
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
      if (!this.#members.has(member.id)) this.#members.set(member.id, this.#makeRow(member.id, this.#step));
      const row = this.#members.get(member.id);
      if (row.element === at) at = at.nextElementSibling;
      else this.list.insertBefore(row.element, at);
      row.tell({ canMute: true, canChange: true, ...member });
    }
  }
}

customElements.define('cast-volume', CastVolume);
