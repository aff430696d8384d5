// <cast-expanded-controller>: all of what plays, and every command that the device takes for it.
import './cast-button.js';
import { clockText, el, picture, pictureURL, setAttribute, setText } from './base.js';
import { castClient } from './client.js';
import { expandedSheet } from './expanded-style.js';
import { icon, setIcon } from './icons.js';
import { menuSheet, withMenu } from './menu.js';
import { present } from './open.js';
import { Scrubber } from './scrubber.js';
import { CastSheet } from './sheet.js';
import { sliderSheet } from './slider.js';
import { drawPlayback, drawSlots, makeSlots, tapPlayback } from './slots.js';
import { Ticker } from './ticker.js';

const repeatIcons = { all: 'repeat', single: 'repeatOne', allAndShuffle: 'shuffle' };
const repeatTexts = { off: 'tracksOff', all: 'repeatAll', single: 'repeatOne', allAndShuffle: 'repeatShuffle' };

export class CastExpandedController extends CastSheet {
  static sheets = [sliderSheet, menuSheet, expandedSheet];
  static topics = ['media', 'dialog', 'queue', 'volume', 'button'];
  static node = 'expandedController';
  static eventName = 'expanded';
  static isFull = true;

  #hadMedia = false;
  #item = null;
  #ticker = new Ticker(() => this.#drawTime());

  buildSheet() {
    setIcon(this.closeButton, 'down');
    this.head.append(el('cast-button', { part: 'cast-button' }));
    this.glow = el('div.glow', { 'aria-hidden': 'true', part: 'backdrop' });
    this.panel.prepend(this.glow);
    this.cover = picture('cover', 'film');
    // A picture says its own shape; the room for it stays.
    this.cover.element.addEventListener('load', ({ target: { naturalWidth: width, naturalHeight: height } }) => {
      const ratio = Math.min(2, Math.max(0.6, width / height)).toFixed(4);
      if (height) this.cover.element.style.setProperty('--_ratio', ratio);
    }, true);
    this.body.append(el('div.stage', {}, el('div.art', {}, this.cover.element), el('div.panel', {}, this.#meta(),
      this.#scrub(), this.#transport(), this.#tools(), this.#upNext())));
  }

  closed() { this.#ticker.run(false); }
  opened() { this.#hadMedia = castClient.state('media') != null; }
  firstFocus() { return this.playback.disabled ? null : this.playback; }

  #meta() {
    this.adMark = el('span.ad-mark', {}, this.t('advertisement'));
    this.adTitle = el('span.small', { dir: 'auto' });
    this.skip = el('button.button', { part: 'skip-ad', onclick: () => this.act('advertisement', 'skipAd') });
    this.adLine = el('div.adline', { part: 'ad' }, this.adMark, this.adTitle, this.skip);
    this.titleLine = el('h3.title', { part: 'media-title', dir: 'auto' });
    this.subtitle = el('p.small', { part: 'subtitle', dir: 'auto' });
    return el('div.meta', { part: 'meta' }, this.adLine, this.titleLine, this.subtitle);
  }

  #scrub() {
    this.scrubber = new Scrubber(this);
    return this.scrubber.element;
  }

  #transport() {
    this.slots = makeSlots(this, 'expanded', 4);
    this.playback = el('button.playback', { part: 'playback', onclick: () => tapPlayback(this, this.playback) });
    const [first, second, third, fourth] = this.slots;
    return el('div.transport', { part: 'transport', role: 'group', 'aria-label': this.t('openPlayer') },
      first, second, this.playback, third, fourth);
  }

  #tool(name, key, attributes) {
    const button = el('button.icon-button.tool', {
      'aria-label': this.t(key), part: `tool tool-${name}`, ...attributes,
    });
    setIcon(button, name);
    return button;
  }

  #tools() {
    this.speed = this.#tool('speed', 'speed');
    this.speedValue = el('span.value.time');
    this.speed.append(this.speedValue);
    const times = (rate) => `${new Intl.NumberFormat(this.texts.language, { numberingSystem: 'latn' }).format(rate)}×`;
    this.times = times;
    this.speedPlace = withMenu(this.speed, {
      label: this.t('speed'),
      choices: () => (castClient.state('media')?.rates ?? []).map((value) => ({ value, text: times(value) })),
      chosen: () => this.wish('rate') ?? castClient.state('media')?.rate,
      choose: (rate) => this.act('rate', 'setRate', { rate }, rate),
    });
    this.repeat = this.#tool('repeat', 'repeatMode');
    this.repeatPlace = withMenu(this.repeat, {
      label: this.t('repeatMode'),
      choices: () => (castClient.state('media')?.repeats ?? [])
        .map((value) => ({ value, text: this.t(repeatTexts[value] ?? value) })),
      chosen: () => this.wish('repeatMode') ?? castClient.state('media')?.repeat,
      choose: (mode) => this.act('repeatMode', 'setRepeatMode', { mode }, mode),
    });
    const opens = (tag) => ({ 'aria-haspopup': 'dialog', onclick: () => present(tag) });
    this.tracks = this.#tool('captions', 'captions', opens('cast-track-selection'));
    this.queue = this.#tool('queue', 'queue', opens('cast-queue'));
    this.volume = this.#tool('sliders', 'volume', opens('cast-volume'));
    return el('div.tools', { part: 'tools' }, this.speedPlace, this.repeatPlace, this.tracks, this.queue, this.volume);
  }

  #upNext() {
    this.next = el('span.line', { dir: 'auto' });
    this.upNext = el('button.upnext', { part: 'up-next', 'aria-haspopup': 'dialog',
      onclick: () => present('cast-queue') },
      icon('queue'), this.next, icon('forward', 'mirrored'));
    return this.upNext;
  }

  render() {
    const media = castClient.state('media') ?? null;
    const session = castClient.state('button')?.state;
    if (!media && this.#hadMedia && session !== 'connected' && session !== 'connecting') this.close();
    this.#hadMedia ||= media !== null;
    const device = castClient.state('dialog')?.device;
    this.setTitle(device ? this.t('castingTo', device) : this.t('openPlayer'));
    if (media) this.#drawMedia(media);
    else this.#drawNothing();
    this.#drawTime();
    const runs = media && (media.position.rate !== 0 || media.ad?.skipAt != null || media.live);
    this.#ticker.run(Boolean(runs) && this.isOpen);
  }

  /** It may be opened before anything is loaded. */
  #drawNothing() {
    this.#item = null;
    const waits = castClient.state('button')?.state === 'connecting';
    setText(this.titleLine, this.t(waits ? 'loading' : 'nothingPlays'));
    setText(this.subtitle, '');
    this.#drawImage(null);
    setAttribute(this.adLine, 'hidden', true);
    setIcon(this.playback, 'play');
    setAttribute(this.playback, 'aria-label', this.t(waits ? 'loading' : 'play'));
    setAttribute(this.playback, 'aria-busy', waits ? 'true' : null);
    setAttribute(this.playback, 'data-action', null);
    this.playback.disabled = true;
    drawSlots(this, this.slots, null, null);
    for (const tool of [this.speedPlace, this.repeatPlace, this.tracks, this.queue]) setAttribute(tool, 'hidden', true);
    setAttribute(this.upNext, 'data-empty', true);
    this.#drawVolume();
  }

  #drawMedia(media) {
    if (media.item !== this.#item) {
      this.#item = media.item;
      this.scrubber.forget();
    }
    setText(this.titleLine, media.title ?? media.subtitle ?? '');
    setText(this.subtitle, [media.title ? media.subtitle : null, media.studio].filter(Boolean).join(' · '));
    this.#drawImage(media.image);
    this.playback.disabled = false;
    drawPlayback(this, this.playback, media);
    drawSlots(this, this.slots, media.expanded, media);
    setAttribute(this.adLine, 'hidden', !media.ad);
    setText(this.adTitle, media.ad?.title ?? '');
    this.scrubber.draw(media);
    this.#drawTools(media);
    setAttribute(this.upNext, 'data-empty', !media.upNext);
    setText(this.next, media.upNext ? this.t('upNext', media.upNext) : '');
  }

  #drawTools(media) {
    const rate = this.wish('rate') ?? media.rate;
    setAttribute(this.speedPlace, 'hidden', media.rates.length < 2);
    setText(this.speedValue, rate === 1 ? '' : this.times(rate));
    setAttribute(this.speed, 'aria-label', `${this.t('speed')}, ${this.times(rate)}`);
    setAttribute(this.speed, 'aria-busy', this.isBusy('rate', media.pending) ? 'true' : null);
    const mode = this.wish('repeatMode') ?? media.repeat;
    setAttribute(this.repeatPlace, 'hidden', media.repeats.length < 2);
    setIcon(this.repeat, repeatIcons[mode] ?? 'repeat');
    setAttribute(this.repeat, 'data-on', mode in repeatIcons);
    const name = repeatTexts[mode] && this.t(repeatTexts[mode]);
    setAttribute(this.repeat, 'aria-label', [this.t('repeatMode'), name].filter(Boolean).join(', '));
    setAttribute(this.repeat, 'aria-busy', this.isBusy('repeatMode', media.pending) ? 'true' : null);
    // One way there is enough.
    const isInSlot = media.expanded.some(({ type }) => type === 'closedCaptions');
    setAttribute(this.tracks, 'hidden', !media.hasTracks || isInSlot);
    setAttribute(this.queue, 'hidden', !((castClient.state('queue')?.count ?? 0) > 1));
    this.#drawVolume();
  }

  #drawVolume() {
    setAttribute(this.volume, 'hidden', !castClient.state('volume')?.enabled);
  }

  #drawImage(url) {
    this.cover.show(url);
    const shown = pictureURL(url);
    const old = this.glow.querySelector('img');
    if ((old?.src ?? null) === shown) return;
    this.glow.replaceChildren();
    if (!shown) return void this.cover.element.style.removeProperty('--_ratio');
    const image = el('img', { alt: '', 'data-state': 'loading', decoding: 'async' });
    image.addEventListener('load', () => setAttribute(image, 'data-state', 'there'));
    image.addEventListener('error', () => image.remove());
    image.src = shown;
    this.glow.append(image);
  }

  /** What moves with time alone. */
  #drawTime() {
    const media = castClient.state('media');
    this.scrubber.tick(media);
    if (!media?.ad) return;
    const { skipAt } = media.ad;
    const left = skipAt == null ? null : Math.max(0, Math.ceil((skipAt - castClient.now) / 1000));
    setAttribute(this.skip, 'hidden', left === null);
    if (left === null) return;
    this.skip.disabled = left > 0;
    setText(this.skip, left > 0 ? this.t('skipAdIn', clockText(left)) : this.t('skipAd'));
    setAttribute(this.skip, 'aria-busy', this.isBusy('advertisement', media.pending) ? 'true' : null);
  }
}

customElements.define('cast-expanded-controller', CastExpandedController);
