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

const again = 10_000; // ms after which one that did not come is asked for again, where it is shown still

/**
 * Says whether an address is to be asked for: another one than before, or the same once more, some time after it did
 * not come. `failed()` tells that.
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

/** A picture that keeps its room: `name` is the icon that is there without one. */
export function picture(className, name) {
  const place = el(`div.picture.${className}`, { part: 'picture', 'aria-hidden': 'true' }, icon(name, 'stand-in'));
  const asker = pictureAsker();
  return {
    element: place,
    /** Gives whether it is asked for, or taken away. */
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
