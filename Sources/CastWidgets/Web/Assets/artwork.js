// The player's picture, in its own shape, and the light that it throws on all behind it.
import { el, picture, pictureAsker, pictureURL } from './base.js';

export class Artwork {
  #asker = pictureAsker();

  constructor() {
    this.glow = el('div.glow', { 'aria-hidden': 'true', part: 'backdrop' });
    this.cover = picture('cover', 'film');
    // A picture says its own shape; the room for it stays.
    this.cover.element.addEventListener('load', ({ target: { naturalWidth: width, naturalHeight: height } }) => {
      const ratio = Math.min(2, Math.max(0.6, width / height)).toFixed(4);
      if (height) this.cover.element.style.setProperty('--_ratio', ratio);
    }, true);
  }

  show(address) {
    this.cover.show(address);
    const url = pictureURL(address);
    if (!this.#asker.asks(url)) return;
    this.glow.replaceChildren();
    if (!url) return void this.cover.element.style.removeProperty('--_ratio');
    const image = el('img', { alt: '', 'data-state': 'loading', decoding: 'async' });
    image.addEventListener('load', () => image.setAttribute('data-state', 'there'));
    image.addEventListener('error', () => image.isConnected && (image.remove(), this.#asker.failed()));
    image.src = url;
    this.glow.append(image);
  }
}
