// A TV with what it shows: the media's image and its glow on the wall behind, or a dark screen with our sign.
import { castClient } from '/cast/client.js';
import { el, pictureAsker, setAttribute } from '/cast/base.js';
import { icon } from '/cast/icons.js';

function image(className, failed) {
  const made = el(`img.${className}`, { alt: '', decoding: 'async', hidden: true });
  made.addEventListener('load', () => (made.hidden = false));
  made.addEventListener('error', () => ((made.hidden = true), failed()));
  return made;
}

export function makeTV() {
  const asker = pictureAsker();
  const light = image('tv-light', asker.failed);
  const shown = image('tv-image', asker.failed);
  const bars = el('span.tv-bars', { hidden: true }, el('i'), el('i'), el('i'));
  const screen = el('div.tv-screen', {}, el('div.tv-idle', {}, el('img.tv-sign', { src: '/icon.svg', alt: '' }),
    icon('cast', 'tv-cast')), shown, bars);
  const element = el('div.tv', { 'aria-hidden': 'true' }, light, el('div.tv-case', {}, screen), el('div.tv-foot'));
  return {
    element,
    draw() {
      const media = castClient.state('media') ?? null;
      const { state = 'notConnected' } = castClient.state('button') ?? {};
      const url = media?.image ? new URL(media.image, castClient.base).href : null;
      if (asker.asks(url)) {
        for (const place of [light, shown]) {
          place.hidden = true;
          if (url) place.src = url;
          else place.removeAttribute('src');
        }
      }
      setAttribute(element, 'data-state', media ? 'plays' : state);
      setAttribute(bars, 'hidden', !media);
      setAttribute(bars, 'data-runs', media?.playerState === 'playing' && state !== 'connecting');
    },
  };
}
