// <cast-expanded-controller>: everything about the media, and every command that the device takes for it.
import './cast-button.js';
import { Artwork } from './artwork.js';
import { el, joined, setAttribute, setLine, setText } from './base.js';
import { castClient } from './client.js';
import { AdLine } from './expanded-ad.js';
import { expandedSheet } from './expanded-style.js';
import { ExpandedTools } from './expanded-tools.js';
import { icon, setIcon } from './icons.js';
import { menuSheet } from './menu.js';
import { present } from './open.js';
import { popupSheet } from './popup.js';
import { Scrubber } from './scrubber.js';
import { CastSheet } from './sheet.js';
import { sliderSheet } from './slider.js';
import { drawPlayback, drawSlots, makeSlots, placeText, tapPlayback } from './slots.js';
import { streamVolumeSheet } from './stream-volume.js';
import { Ticker } from './ticker.js';
import { volumeRowSheet } from './volume-row.js';

export class CastExpandedController extends CastSheet {
  static sheets = [sliderSheet, popupSheet, menuSheet, volumeRowSheet, streamVolumeSheet, expandedSheet];
  static topics = ['media', 'dialog', 'queue', 'button'];
  static node = 'expandedController';
  static eventName = 'expanded';
  static isFull = true;

  #hadMedia = false;
  #item = null;
  #ticker = new Ticker(() => this.#tick());

  buildSheet() {
    setIcon(this.closeButton, 'down');
    this.head.append(el('cast-button', { part: 'cast-button' }));
    this.artwork = new Artwork();
    this.panel.prepend(this.artwork.glow);
    this.adLine = new AdLine(this);
    this.scrubber = new Scrubber(this);
    this.tools = new ExpandedTools(this);
    const frame = el('div.frame', {}, this.artwork.cover.element, this.adLine.element);
    this.body.append(el('div.stage', {}, el('div.art', {}, frame), el('div.panel', {},
      this.#meta(), this.scrubber.element, this.#transport(), this.tools.element, this.#upNext())));
  }

  closed() { this.#ticker.run(false); }
  opened() { this.#hadMedia = castClient.state('media') != null; }
  firstFocus() { return this.playback.dataset.action ? this.playback : null; }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#ticker.run(false);
  }

  #meta() {
    this.titleLine = el('h3.title', { part: 'media-title', dir: 'auto' });
    this.subtitle = el('p.small', { part: 'subtitle', dir: 'auto' });
    return el('div.meta', { part: 'meta' }, this.titleLine, this.subtitle);
  }

  #transport() {
    this.slots = makeSlots(this, 'expanded', 4);
    this.playback = el('button.playback', { part: 'playback', onclick: () => tapPlayback(this, this.playback) });
    const [first, second, third, fourth] = this.slots;
    return el('div.transport', { part: 'transport', role: 'group', 'aria-label': this.t('openPlayer') },
      first, second, this.playback, third, fourth);
  }

  #upNext() {
    this.next = el('span.line', { dir: 'auto' });
    this.upNext = el('button.upnext', {
      part: 'up-next', 'aria-haspopup': 'dialog', onclick: () => present('cast-queue'),
    }, icon('queue'), this.next, icon('forward', 'mirrored'));
    return this.upNext;
  }

  render() {
    const media = castClient.state('media') ?? null;
    const session = castClient.state('button')?.state;
    if (!media && this.#hadMedia && session !== 'connected' && session !== 'connecting') this.close();
    this.#hadMedia ||= media !== null;
    const device = castClient.state('dialog')?.device;
    this.setTitle(device ? placeText(this, device) : this.t('openPlayer'));
    if (media) this.#drawMedia(media);
    else this.#drawNothing();
    this.adLine.draw(media);
    this.tools.draw(media);
    setAttribute(this.upNext, 'data-empty', !media?.upNext);
    setText(this.next, media?.upNext ? this.t('upNext', media.upNext) : '');
    this.#tick();
    const runs = media && (media.position.rate !== 0 || media.ad?.skipAt != null || media.live);
    this.#ticker.run(Boolean(runs) && this.isOpen);
    this.keepFocus();
  }

  /** It may be opened before anything is loaded. */
  #drawNothing() {
    this.#item = null;
    const waits = castClient.state('button')?.state === 'connecting';
    setLine(this.titleLine, this.t(waits ? 'loading' : 'nothingPlays'));
    setLine(this.subtitle, '');
    this.artwork.show(null);
    setIcon(this.playback, 'play');
    setAttribute(this.playback, 'aria-label', this.t(waits ? 'loading' : 'play'));
    setAttribute(this.playback, 'aria-busy', waits ? 'true' : null);
    setAttribute(this.playback, 'data-action', null);
    setAttribute(this.playback, 'aria-disabled', 'true');
    drawSlots(this, this.slots, null, null);
  }

  #drawMedia(media) {
    if (media.item !== this.#item) {
      this.#item = media.item;
      this.scrubber.forget();
    }
    setLine(this.titleLine, media.title ?? media.subtitle ?? '');
    setLine(this.subtitle, joined([media.title ? media.subtitle : null, media.studio]));
    this.artwork.show(media.image);
    setAttribute(this.playback, 'aria-disabled', null);
    drawPlayback(this, this.playback, media);
    drawSlots(this, this.slots, media.expanded, media);
    this.scrubber.draw(media);
  }

  /** Updates what moves with time alone. */
  #tick() {
    const media = castClient.state('media');
    this.scrubber.tick(media);
    this.adLine.tick(media);
  }
}

customElements.define('cast-expanded-controller', CastExpandedController);
