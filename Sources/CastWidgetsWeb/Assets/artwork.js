// The player's image in its own shape, and its glow behind everything else.
import { el, picture, pictureURL, setAttribute } from './base.js';

export class Artwork {
  constructor() {
    this.glow = el('div.glow', { 'aria-hidden': 'true', part: 'backdrop' });
    this.cover = picture('cover', 'film');
    // Each image has its own aspect ratio; the room for it stays the same.
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
