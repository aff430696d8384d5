// The player's second row: speed, repeat, shuffle, tracks, queue, and the stream's volume, as far as the device takes
// them.
import { el, setAttribute, setText } from './base.js';
import { castClient } from './client.js';
import { setIcon } from './icons.js';
import { withMenu } from './menu.js';
import { present } from './open.js';
import { StreamVolume } from './stream-volume.js';

const repeatIcons = { all: 'repeat', single: 'repeatOne', allAndShuffle: 'repeatShuffled' };
const repeatTexts = { off: 'tracksOff', all: 'repeatAll', single: 'repeatOne', allAndShuffle: 'repeatShuffle' };

export class ExpandedTools {
  constructor(owner) {
    this.owner = owner;
    const numbers = new Intl.NumberFormat(owner.texts.language, { numberingSystem: 'latn' });
    this.times = (rate) => `${numbers.format(rate)}×`;
    const opens = (tag) => ({ 'aria-haspopup': 'dialog', onclick: () => present(tag) });
    this.speedPlace = this.#speed();
    this.repeatPlace = this.#repeat();
    this.shuffle = this.#tool('shuffle', 'shuffle', { onclick: () => owner.act('shuffle', 'shuffle') });
    this.tracks = this.#tool('captions', 'captions', opens('cast-track-selection'));
    this.queue = this.#tool('queue', 'queue', opens('cast-queue'));
    this.volume = new StreamVolume(owner, this.#tool('sliders', 'volume'));
    this.element = el('div.tools', { part: 'tools' },
      this.speedPlace, this.repeatPlace, this.shuffle, this.tracks, this.queue, this.volume.place);
  }

  #tool(name, key, attributes) {
    const label = this.owner.t(key);
    const button = el('button.icon-button.tool', { 'aria-label': label, part: `tool tool-${name}`, ...attributes });
    setIcon(button, name);
    return button;
  }

  #speed() {
    this.speed = this.#tool('speed', 'speed');
    this.speedValue = el('span.value.time');
    this.speed.append(this.speedValue);
    return withMenu(this.speed, {
      label: this.owner.t('speed'),
      choices: () => (castClient.state('media')?.rates ?? []).map((value) => ({ value, text: this.times(value) })),
      chosen: () => this.owner.wish('rate') ?? castClient.state('media')?.rate,
      choose: (rate) => this.owner.act('rate', 'setRate', { rate }, rate),
    });
  }

  #repeat() {
    this.repeat = this.#tool('repeat', 'repeatMode');
    return withMenu(this.repeat, {
      label: this.owner.t('repeatMode'),
      choices: () => (castClient.state('media')?.repeats ?? [])
        .map((value) => ({ value, text: this.owner.t(repeatTexts[value] ?? value) })),
      chosen: () => this.owner.wish('repeatMode') ?? castClient.state('media')?.repeat,
      choose: (mode) => this.owner.act('repeatMode', 'setRepeatMode', { mode }, mode),
    });
  }

  draw(media) {
    const all = [this.speedPlace, this.repeatPlace, this.shuffle, this.tracks, this.queue];
    if (!media) all.forEach((tool) => setAttribute(tool, 'hidden', true));
    else {
      this.#drawSpeed(media);
      this.#drawRepeat(media);
      // One button for the tracks is enough.
      const isInSlot = media.expanded.some(({ type }) => type === 'closedCaptions');
      setAttribute(this.tracks, 'hidden', !media.hasTracks || isInSlot);
      const isQueue = castClient.state('queue')?.count > 1;
      setAttribute(this.queue, 'hidden', !isQueue);
      setAttribute(this.shuffle, 'hidden', !(isQueue && media.canShuffle));
      setAttribute(this.shuffle, 'aria-busy', this.owner.isBusy('shuffle', media.pending) ? 'true' : null);
    }
    this.volume.draw(media);
  }

  #drawSpeed(media) {
    const rate = this.owner.wish('rate') ?? media.rate;
    setAttribute(this.speedPlace, 'hidden', media.rates.length < 2);
    setText(this.speedValue, rate === 1 ? '' : this.times(rate));
    setAttribute(this.speed, 'aria-label', `${this.owner.t('speed')}, ${this.times(rate)}`);
    setAttribute(this.speed, 'aria-busy', this.owner.isBusy('rate', media.pending) ? 'true' : null);
  }

  #drawRepeat(media) {
    const mode = this.owner.wish('repeatMode') ?? media.repeat;
    setAttribute(this.repeatPlace, 'hidden', media.repeats.length < 2);
    setIcon(this.repeat, repeatIcons[mode] ?? 'repeat');
    setAttribute(this.repeat, 'data-on', mode in repeatIcons);
    const name = repeatTexts[mode] && this.owner.t(repeatTexts[mode]);
    setAttribute(this.repeat, 'aria-label', [this.owner.t('repeatMode'), name].filter(Boolean).join(', '));
    setAttribute(this.repeat, 'aria-busy', this.owner.isBusy('repeatMode', media.pending) ? 'true' : null);
  }
}
