// The guest's view: one TV, what it plays, and how long the link is valid. The bar at the bottom has everything else.
import { castClient } from '/cast/client.js';
import { el, joined, setAttribute, setLine, setText } from '/cast/base.js';
import { icon } from '/cast/icons.js';
import { present } from '/cast/open.js';
import { makeTV } from './tv.js';
import { moment, span, w } from './words.js';

export class Guest {
  #ends = [];

  constructor() {
    this.tv = makeTV();
    this.over = el('p.over', { dir: 'auto' });
    this.heading = el('h1', { tabindex: -1, dir: 'auto' });
    this.text = el('p.lead', { dir: 'auto' });
    const opens = (tag) => ({ 'aria-haspopup': 'dialog', onclick: () => present(tag) });
    this.player = el('button.button.filled', opens('cast-expanded-controller'), icon('play'),
      el('span', {}, w('openPlayer')));
    this.volume = el('button.button.tonal', opens('cast-volume'), icon('volume'), el('span', {}, w('volume')));
    this.left = el('p.left');
    this.leftText = el('span');
    this.left.append(icon('clock'), this.leftText);
    const words = el('div.hero-texts', {}, this.over, this.heading, this.text,
      el('div.actions', {}, this.player, this.volume), this.left);
    this.element = el('section.view.guest', {}, el('section.hero', {}, this.tv.element, words));
  }

  get title() { return ''; }

  enter() {
    if (this.#ends.length) return;
    const draw = () => this.#draw();
    this.#ends = ['hello', 'media', 'dialog', 'button', 'volume'].map((topic) => castClient.subscribe(topic, draw));
    const timer = setInterval(draw, 15_000);
    this.#ends.push(() => clearInterval(timer));
  }

  leave() {
    this.#ends.forEach((end) => end());
    this.#ends = [];
  }

  #draw() {
    const { device, ends } = castClient.state('hello') ?? {};
    const media = castClient.state('media') ?? null;
    const name = device ?? castClient.state('dialog')?.device ?? '';
    setText(this.over, media ? w('playsOn', name) : '');
    setAttribute(this.over, 'hidden', !media);
    setLine(this.heading, media ? media.title ?? media.subtitle ?? name : w('guestYours', name));
    const more = media && joined([media.title ? media.subtitle : null, media.studio]);
    setLine(this.text, media ? more : w('guestIdle'));
    setAttribute(this.player, 'hidden', !media);
    setAttribute(this.volume, 'hidden', !castClient.state('volume')?.enabled);
    const left = ends ? Math.max(0, ends - Date.now() / 1000) : null;
    setAttribute(this.left, 'hidden', left === null);
    if (left !== null) setText(this.leftText, `${w('until', moment(ends))} · ${w('timeLeft', span(left))}`);
    this.tv.draw();
  }
}
