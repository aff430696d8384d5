// Pictures of receivers: at an address that a page may show, in a place that keeps its room.
import { castClient } from './client.js';
import { el, setAttribute } from './dom.js';
import { icon } from './icons.js';

/** The full address of a picture; null where it is none that a page may show. */
export function pictureURL(address) {
  if (!address) return null;
  try {
    const url = new URL(address, castClient.base);
    return ['http:', 'https:', 'blob:'].includes(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}

/** A picture that keeps its room: `name` is the icon that is there without one. */
export function picture(className, name) {
  const place = el(`div.picture.${className}`, { part: 'picture', 'aria-hidden': 'true' }, icon(name, 'stand-in'));
  let shown = null;
  return {
    element: place,
    show(address) {
      const url = pictureURL(address);
      if (shown === url) return;
      shown = url;
      place.querySelector('img')?.remove();
      place.querySelector('.stand-in').toggleAttribute('hidden', false);
      if (!url) return;
      const image = el('img', { alt: '', 'data-state': 'loading', decoding: 'async', referrerpolicy: 'no-referrer' });
      image.addEventListener('load', () => setAttribute(image, 'data-state', 'there'));
      image.addEventListener('error', () => image.remove());
      image.src = url;
      place.append(image);
    },
  };
}
