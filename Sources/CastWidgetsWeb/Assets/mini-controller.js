// <cast-mini-controller>: the bar below a page's own content while something plays. A tap opens the player.
import { CastElement, el, picture, setAttribute, setLine, setText } from './base.js';
import { castClient } from './client.js';
import { prepare, present } from './open.js';
import { drawSlots, makeSlots, placeText } from './slots.js';
import { sheet } from './theme.js';
import { Ticker } from './ticker.js';

const height = 72;
const style = sheet(`
.root { position: relative; }
/* Its room appears at once, and disappears after it has slid out: only the transform is animated. */
.clip { position: relative; overflow: hidden; block-size: 0; visibility: hidden;
  transition: block-size 0s .2s, visibility 0s .2s; }
.active > .clip { block-size: 72u; visibility: visible; transition: none; }
.bar {
  position: absolute; inset-inline: 0; inset-block-end: 0; transform: translateY(100%);
    transition: transform .2s var(--_ease); display: flex; align-items: center; block-size: 72u;
    padding-inline-end: 8u;
  background: var(--_background); color: var(--_heading); box-shadow: 0 -1u 0 var(--_line);
}
.active .bar { transform: none; }
.body { flex: 1; align-self: stretch; min-inline-size: 0; display: flex; align-items: center; gap: 14u;
  padding-inline: 12u 8u; border-radius: 0; transition: background-color .15s; }
.body:hover { background: var(--_hover); }
.body:focus-visible { outline-offset: -4u; border-radius: 12u; }
.thumb { flex: none; inline-size: 48u; block-size: 48u; border-radius: 10u; }
.thumb.wide { inline-size: 80u; }
.texts { flex: 1; min-inline-size: 0; display: grid; gap: 1u; }
.texts .title { font-weight: 500; }
.second { display: flex; align-items: center; gap: 8u; min-inline-size: 0; min-block-size: 1.4em; }
.second > .caption { flex: 0 1 auto; }
.slots { flex: none; display: flex; gap: 4u; }
.slots > [data-empty] { display: none; }
.slots > [data-type="playPauseToggle"] { color: var(--_icon); }
.slots > [data-type="playPauseToggle"] .icon { inline-size: 28u; block-size: 28u; }
.progress { position: absolute; inset-block-start: 0; inset-inline: 0; block-size: 3u; direction: ltr;
  overflow: hidden; background: var(--_unseekable); }
.progress > span { display: block; block-size: 100%; background: var(--_progress); transform-origin: left;
  transform: scaleX(var(--_at, 0)); }
.progress.ad > span { background: var(--_ad); }
.progress.live > span { background: var(--_live); }
.snack { position: absolute; inset-inline: 12u; inset-block-end: calc(100% + 8u); z-index: 2;
  inline-size: fit-content; max-inline-size: min(100% - 24u, 560u); margin-inline: auto; }
@media (max-width: 359px) { .thumb, .thumb.wide { inline-size: 40u; block-size: 40u; } .body { gap: 10u;
  padding-inline-start: 8u; } .slots { gap: 0; } .bar { padding-inline-end: 2u; } }
@media (min-width: 600px) { .body { padding-inline-start: 20u; } .bar { padding-inline-end: 16u; } }
@media (forced-colors: active) {
  .bar { border-block-start: 1px solid CanvasText; }
  .progress > span { background: Highlight; forced-color-adjust: none; }
}
`);

export class CastMiniController extends CastElement {
  static sheets = [style];
  static topics = ['media', 'dialog', 'button'];
  static node = 'miniController';

  #wasActive = false;
  #isInView = true;
  #observer = new IntersectionObserver(([entry]) => {
    this.#isInView = entry.isIntersecting;
    this.invalidate();
  });
  #ticker = new Ticker(() => this.#drawPosition());

  connectedCallback() {
    super.connectedCallback();
    this.#observer.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#observer.disconnect();
    this.#ticker.run(false);
  }

  build() {
    this.progress = el('div.progress', { part: 'progress', 'aria-hidden': 'true' }, el('span'));
    this.thumb = picture('thumb', 'film');
    this.titleLine = el('span.title.line', { part: 'title', dir: 'auto' });
    this.mark = el('span');
    this.subtitle = el('span.caption.line', { part: 'subtitle', dir: 'auto' });
    this.bodyButton = el('button.body', {
      part: 'mini-body', 'aria-haspopup': 'dialog', onclick: () => present('cast-expanded-controller'),
      onpointerenter: () => prepare('cast-expanded-controller'), onfocus: () => prepare('cast-expanded-controller'),
    }, this.thumb.element, el('span.texts', {}, this.titleLine, el('span.second', {}, this.mark, this.subtitle)));
    this.slots = makeSlots(this, 'mini', 3);
    this.bar = el('div.bar', { role: 'group', part: 'bar' }, this.progress, this.bodyButton,
      el('div.slots', { part: 'slots' }, ...this.slots));
    this.root.append(el('div.clip', {}, this.bar), this.snack);
  }

  /** Whether there is media to show, and how high the bar is then, in CSS pixels. */
  get active() { return Boolean(castClient.state('media')); }
  get minHeight() {
    return this.active ? height * (parseFloat(getComputedStyle(this.root).getPropertyValue('--_u')) || 1) : 0;
  }

  render() {
    const media = castClient.state('media');
    this.root.classList.toggle('active', Boolean(media));
    if (media) this.#drawMedia(media);
    this.#ticker.run(Boolean(media) && this.#isInView && media.position.rate !== 0 && !media.live);
    if (this.#wasActive === this.active) return;
    this.#wasActive = this.active;
    this.dispatchEvent(new CustomEvent('cast-should-appear', {
      bubbles: true, composed: true, detail: { active: this.active, minHeight: this.minHeight },
    }));
  }

  #drawMedia(media) {
    const device = castClient.state('dialog')?.device;
    const casting = device ? placeText(this, device) : '';
    const title = media.title ?? media.subtitle ?? (casting || this.t('castConnected'));
    const second = media.ad?.title ?? (casting !== title && casting ? casting : media.subtitle ?? media.studio ?? '');
    setLine(this.titleLine, title);
    setLine(this.subtitle, second);
    this.mark.className = media.ad ? 'ad-mark' : media.live ? 'live-mark' : '';
    setText(this.mark, media.ad ? this.t('advertisement') : media.live ? this.t('live') : '');
    setAttribute(this.mark, 'hidden', !media.ad && !media.live);
    setAttribute(this.thumb.element, 'hidden', !media.thumbnail);
    this.thumb.show(media.image);
    setAttribute(this.bar, 'aria-label', [title, second].filter(Boolean).join(', '));
    setAttribute(this.bodyButton, 'aria-label', [title, second, this.t('openPlayer')].filter(Boolean).join(', '));
    drawSlots(this, this.slots, media.mini, media);
    this.progress.classList.toggle('ad', Boolean(media.ad));
    this.progress.classList.toggle('live', media.live);
    this.#drawPosition();
  }

  #drawPosition() {
    const media = castClient.state('media');
    if (!media) return;
    const share = media.live ? 1 : media.duration && media.showsPosition ? castClient.position(media) / media.duration
      : 0;
    this.progress.style.setProperty('--_at', Math.min(1, Math.max(0, share)).toFixed(5));
  }
}

customElements.define('cast-mini-controller', CastMiniController);
