// Images of receivers: at an address that a page may show, in a place that keeps its room.
import { castClient } from './client.js';
import { el, setAttribute } from './dom.js';
import { icon } from './icons.js';

/** The full address of an image; null if a page may not show it. */
export function pictureURL(address) {
  if (!address) return null;
  try {
    const url = new URL(address, castClient.base);
    return ['http:', 'https:', 'blob:'].includes(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}

const again = 10_000; // ms after which a failed image is requested again, if it is still shown

/**
 * Decides whether an address is to be requested: if it has changed, or again some time after it failed. `failed()`
 * reports a failure.
 */
export function pictureAsker() {
  let [shown, failedAt] = [null, Infinity];
  return {
    failed: () => (failedAt = performance.now()),
    asks(url) {
      if (shown === url && performance.now() - failedAt < again) return false;
      [shown, failedAt] = [url, Infinity];
      return true;
    },
  };
}

/** An image that keeps its room; `name` is the icon that stands in for it. */
export function picture(className, name) {
  const place = el(`div.picture.${className}`, { part: 'picture', 'aria-hidden': 'true' }, icon(name, 'stand-in'));
  const asker = pictureAsker();
  return {
    element: place,
    /** Returns whether the image is requested, or removed. */
    show(address) {
      const url = pictureURL(address);
      if (!asker.asks(url)) return false;
      place.querySelector('img')?.remove();
      place.querySelector('.stand-in').toggleAttribute('hidden', false);
      if (!url) return true;
      const image = el('img', { alt: '', 'data-state': 'loading', decoding: 'async', referrerpolicy: 'no-referrer' });
      image.addEventListener('load', () => setAttribute(image, 'data-state', 'there'));
      image.addEventListener('error', () => image.parentNode === place && (image.remove(), asker.failed()));
      image.src = url;
      place.append(image);
      return true;
    },
  };
}
