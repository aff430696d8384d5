// The line of an advertisement at the foot of the artwork: its title, and the button that skips it as soon as allowed.
import { clockText, el, setAttribute, setText } from './base.js';
import { castClient } from './client.js';

export class AdLine {
  constructor(owner) {
    this.owner = owner;
    this.title = el('span.small.line', { dir: 'auto' });
    this.skip = el('button.button', { part: 'skip-ad', onclick: () => this.#skip() });
    this.element = el('div.adline', { part: 'ad', hidden: true },
      el('span.ad-mark', {}, owner.t('advertisement')), this.title, this.skip);
  }

  #skip() {
    if (this.skip.getAttribute('aria-disabled') !== 'true') this.owner.act('advertisement', 'skipAd');
  }

  draw(media) {
    setAttribute(this.element, 'hidden', !media?.ad);
    setText(this.title, media?.ad?.title ?? '');
  }

  /** Called with each frame. */
  tick(media) {
    if (!media?.ad) return;
    const { skipAt } = media.ad;
    const left = skipAt == null ? null : Math.max(0, Math.ceil((skipAt - castClient.now) / 1000));
    setAttribute(this.skip, 'hidden', left === null);
    if (left === null) return;
    setAttribute(this.skip, 'aria-disabled', left > 0 ? 'true' : null);
    setText(this.skip, left > 0 ? this.owner.t('skipAdIn', clockText(left)) : this.owner.t('skipAd'));
    setAttribute(this.skip, 'aria-busy', this.owner.isBusy('advertisement', media.pending) ? 'true' : null);
  }
}
