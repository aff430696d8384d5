// The player's picture, in its own shape, and the light that it throws on all behind it.
import { el, picture, pictureURL, setAttribute } from './base.js';

export class Artwork {
  constructor() {
    this.glow = el('div.glow', { 'aria-hidden': 'true', part: 'backdrop' });
    this.cover = picture('cover', 'film');
    // A picture says its own shape; the room for it stays.
    this.cover.element.addEventListener('load', ({ target: { naturalWidth: width, naturalHeight: height, src } }) => {
      const ratio = Math.min(2, Math.max(0.6, width / height)).toFixed(4);
      if (height) this.cover.element.style.setProperty('--_ratio', ratio);
      const image = el('img', { alt: '', 'data-state': 'loading', decoding: 'async', src });
      image.addEventListener('load', () => setAttribute(image, 'data-state', 'there'));
      this.glow.replaceChildren(image);
    }, true);
  }

  show(address) {
    if (!this.cover.show(address)) return;
    this.glow.replaceChildren();
    if (!pictureURL(address)) this.cover.element.style.removeProperty('--_ratio');
  }
}
