// Links for guests: made for one TV and a time, listed, revoked.
import { isOn } from '/cast/arrows.js';
import { castClient } from '/cast/client.js';
import { el, setAttribute, setText } from '/cast/base.js';
import { icon } from '/cast/icons.js';
import { guests, makeGuest, takeBackGuest } from './api.js';
import { say, sayFailed } from './shell.js';
import { moment, span, w } from './words.js';

const times = [60, 180, 720, 1440, 10_080]; // minutes

/** A group of radio buttons that look like chips; at first `wish` is selected, or the first one. */
function makeChips(name, label, wish = null) {
  const row = el('div.chips');
  const element = el('fieldset.choice', {}, el('legend', {}, label), row);
  const chips = new Map();
  row.addEventListener('change', ({ target }) => (wish = target.value));
  // The Enter key of a remote selects here instead of submitting the form.
  row.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !isOn()) return;
    event.preventDefault();
    event.target.click();
  });
  return {
    element,
    get value() { return row.querySelector('input:checked')?.value ?? null; },
    /**
     * Chips that stay keep their element, and with it the focus. Nothing is selected while the wish is not among them.
     */
    draw(choices) {
      wish ??= choices[0]?.value ?? null;
      const values = new Set(choices.map(({ value }) => value));
      for (const [value, chip] of chips) if (!values.has(value)) (chip.remove(), chips.delete(value));
      const focused = row.contains(document.activeElement) ? document.activeElement : null;
      choices.forEach(({ value, text }, place) => {
        if (!chips.has(value)) {
          chips.set(value, el('label.chip', {}, el('input', { type: 'radio', name, value, required: true }),
            el('span', { dir: 'auto' })));
        }
        const chip = chips.get(value);
        if (row.children[place] !== chip) row.insertBefore(chip, row.children[place] ?? null);
        chip.firstChild.checked = String(value) === String(wish);
        setText(chip.lastChild, text);
      });
      focused?.focus({ preventScroll: true });
    },
  };
}

export class Guests {
  #ends = [];
  #timer = 0;

  constructor() {
    this.heading = el('h1', { tabindex: -1 }, w('guestsTitle'));
    this.local = el('p.warn', { hidden: true }, icon('warning'), el('span', {}, w('guestLocal')));
    this.device = makeChips('device', w('guestDevice'));
    this.none = el('p.row-text', { role: 'status' }, w('guestNoDevices'));
    this.time = makeChips('time', w('guestTime'), 180);
    this.time.draw(times.map((minutes) => ({ value: minutes, text: span(minutes * 60) })));
    this.make = el('button.button.filled', { type: 'submit' }, icon('link'), el('span', {}, w('guestMake')));
    this.form = el('form.guest-form.tile', { onsubmit: (event) => this.#submit(event) },
      this.device.element, this.none, this.time.element, el('div.actions', {}, this.make));
    this.made = el('section.made.tile', { hidden: true, 'aria-live': 'polite' });
    this.list = el('ul.rows', { role: 'list' });
    this.empty = el('p.row-text', { hidden: true }, w('guestsNone'));
    this.now = el('section.part', { 'aria-labelledby': 'guests-now' },
      el('h2.part-title', { id: 'guests-now', tabindex: -1 }, w('guestsNow')), this.empty, this.list);
    this.element = el('section.view.guests', {}, this.heading, el('p.lead', {}, w('guestsText')), this.local, this.form,
      this.made, this.now);
  }

  get title() { return w('guestsTitle'); }

  enter(_, { isSame }) {
    if (isSame) return;
    this.#ends = [
      castClient.subscribe('devices', ({ devices }) => this.#drawDevices(devices)),
      castClient.subscribe('access', ({ lan }) => (this.local.hidden = lan)),
    ];
    this.#drawDevices(castClient.state('devices')?.devices ?? []);
    this.#load();
  }

  leave() {
    this.#ends.forEach((end) => end());
    this.#ends = [];
    clearTimeout(this.#timer);
    // The next person at the screen could copy a link that stays visible.
    this.made.hidden = true;
    this.made.replaceChildren();
  }

  #drawDevices(devices) {
    const connected = [...devices].sort((a, b) => b.connected - a.connected);
    this.device.draw(connected.map(({ id, name }) => ({ value: id, text: name })));
    setAttribute(this.device.element, 'hidden', devices.length === 0);
    setAttribute(this.none, 'hidden', devices.length > 0);
    this.make.disabled = devices.length === 0;
  }

  async #load() {
    clearTimeout(this.#timer);
    try {
      this.#drawGuests(await guests());
    } catch (error) {
      sayFailed(error);
    }
    if (this.#ends.length) this.#timer = setTimeout(() => this.#load(), 30_000);
  }

  #drawGuests(all) {
    this.empty.hidden = all.length > 0;
    const focused = document.activeElement?.closest('[data-guest]')?.dataset.guest;
    this.list.replaceChildren(...all.map((guest) => this.#row(guest)));
    if (!focused) return;
    const again = this.list.querySelector(`[data-guest="${CSS.escape(focused)}"] button`);
    (again ?? this.now.querySelector('h2')).focus();
  }

  #row({ id, name, ends }) {
    const until = ends ? w('until', moment(ends)) : '';
    const left = ends ? w('timeLeft', span(Math.max(0, ends - Date.now() / 1000))) : '';
    return el('li.row', { 'data-guest': id }, el('span.disc', {}, icon('people')),
      el('span.row-texts', {}, el('span.row-title', { dir: 'auto' }, name),
        el('span.row-text', {}, [until, left].filter(Boolean).join(' · '))),
      el('button.button', {
        'aria-label': w('takeBackOf', name, until), onclick: () => this.#takeBack(id, name),
      }, w('takeBack')));
  }

  async #takeBack(id, name) {
    try {
      await takeBackGuest(id);
      say(w('takenBack', name));
      await this.#load();
    } catch (error) {
      sayFailed(error);
    }
  }

  async #submit(event) {
    event.preventDefault();
    const device = this.device.value;
    const name = castClient.state('devices')?.devices.find(({ id }) => id === device)?.name ?? '';
    setAttribute(this.make, 'aria-busy', 'true');
    try {
      const { link, ends } = await makeGuest(device, Number(this.time.value));
      this.#showLink(name, link, ends);
      await this.#load();
    } catch (error) {
      sayFailed(error);
    }
    setAttribute(this.make, 'aria-busy', null);
  }

  #showLink(name, link, ends) {
    const title = w('guestLink', name);
    const field = el('input', { type: 'text', readonly: true, value: link, dir: 'ltr', 'aria-label': title });
    field.addEventListener('focus', () => field.select());
    const copy = el('button.button.filled', { onclick: () => this.#copy(field) }, icon('copy'),
      el('span', {}, w('copy')));
    const share = navigator.share && el('button.button.tonal', {
      onclick: () => navigator.share({ title, url: link }).catch(() => {}),
    }, icon('share'), el('span', {}, w('share')));
    const until = ends ? `${w('until', moment(ends))} · ` : '';
    this.made.replaceChildren(el('h2.row-title', { dir: 'auto' }, title),
      el('p.row-text', {}, until + w('guestLinkOnce')), field, el('div.actions', {}, copy, share || null));
    this.made.hidden = false;
    field.focus();
  }

  /** Without HTTPS, only the old way of copying exists. */
  async #copy(field) {
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      field.select();
      document.execCommand('copy');
    }
    say(w('copied'));
  }
}
