// One row of the queue: the item, a handle to move it, a button to remove it.
import { clockText, el, joined, picture, setAttribute, setLine, setText } from './base.js';
import { icon } from './icons.js';
import { sheet } from './theme.js';
import { VirtualList } from './virtual-list.js';

export const queueSheet = sheet(`
.head > .caption { flex: none; font-variant-numeric: tabular-nums; }
.sheet-body { position: relative; padding: 4u 8u 16u; }
/* When scrolled to the end, the last row is not covered by the button that leads back. */
.sheet-body.long { padding-block-end: calc(60u + max(16u, env(safe-area-inset-bottom))); }
.inline > .sheet-body { max-block-size: min(70vh, 640u); }
.rows, .probe { --_row: 64u; }
.probe { position: absolute; inline-size: 1px; block-size: var(--_row); visibility: hidden; pointer-events: none; }
.rows { position: relative; }
.rows > li {
  position: absolute; inset: 0 0 auto; block-size: var(--_row); display: flex; align-items: center;
  border-radius: 16u; contain: layout style;
}
.rows.sorting > li:not(.held) { transition: transform .18s var(--_ease); }
.rows > li:hover { background: var(--_hover); }
.rows > li.current { background: var(--_tonal); }
.rows > li.held { z-index: 2; background: var(--_raised); box-shadow: 0 6u 20u rgb(0 0 0 / .32); }
.rows.sorting { cursor: grabbing; }
.entry {
  flex: 1; min-inline-size: 0; block-size: 100%; display: flex; align-items: center; gap: 12u; padding-block: 4u;
  padding-inline: 8u 4u; border-radius: 16u;
}
.entry:focus-visible { outline-offset: -3u; }
.art { flex: none; inline-size: 72u; block-size: 44u; border-radius: 8u; }
.art .icon { inline-size: 22u; block-size: 22u; }
.entry > .texts { flex: 1; min-inline-size: 0; display: grid; }
[dir="ltr"] .texts > * { text-align: left; }
[dir="rtl"] .texts > * { text-align: right; }
.entry .title { font-size: calc(var(--_far) * .9375em); }
.entry .caption { font-size: calc(var(--_far) * .8125em); }
.current .title { font-weight: 600; color: var(--_on-tonal); }
.current .caption, .current > .icon-button { color: var(--_on-tonal); }
.rows .icon-button { inline-size: 44u; block-size: 48u; border-radius: 22u; }
.rows .icon-button .icon { inline-size: 20u; block-size: 20u; }
.rows .icon-button[aria-busy="true"]::after { inset: 6u; }
.rows .icon-button:focus-visible { outline-offset: -3u; }
.current .stand-in { visibility: hidden; }
.grab { touch-action: none; cursor: grab; }
.sorting .grab { cursor: grabbing; }
.bars {
  position: absolute; z-index: 1; inset: 0; display: none; align-items: center; justify-content: center; gap: 3u;
  background: rgb(10 14 24 / .62);
}
.current .bars { display: flex; }
.bars > i { inline-size: 4u; block-size: 18u; border-radius: 2u; background: #fff; transform: scaleY(.4); }
.playing .bars > i { animation: bar 1.1s ease-in-out infinite alternate; }
.bars > i:nth-child(2) { animation-delay: -.5s; transform: scaleY(.8); }
.bars > i:nth-child(3) { animation-delay: -.8s; }
@keyframes bar { from { transform: scaleY(.25); } to { transform: scaleY(1); } }
.waits .texts > span {
  inline-size: 62%; block-size: 12u; margin-block: 4u; border-radius: 6u; background: var(--_raised);
}
.waits .texts > span + span { inline-size: 36%; block-size: 10u; }
.entry[aria-busy="true"]::after {
  inset: auto auto auto 26u; inset-inline: 26u auto; inline-size: 36u; block-size: 36u;
}
.empty { display: grid; justify-items: center; gap: 16u; padding: 28u 12u 44u; text-align: center; }
.empty > .disc {
  display: grid; place-items: center; inline-size: 72u; block-size: 72u; border-radius: 50%;
  background: var(--_tonal); color: var(--_on-tonal);
}
.empty > .disc > .icon { inline-size: 34u; block-size: 34u; }
.back {
  position: absolute; inset-block-end: max(16u, env(safe-area-inset-bottom)); inset-inline: 0; margin-inline: auto;
  inline-size: fit-content; max-inline-size: calc(100% - 32u); z-index: 2; min-block-size: 44u;
  box-shadow: 0 3u 14u rgb(0 0 0 / .3);
}
.back > .icon { inline-size: 20u; block-size: 20u; transition: transform .2s; }
.back.up > .icon { transform: rotate(.5turn); }
@media (max-width: 379px) {
  .art { inline-size: 44u; }
  .rows .icon-button { inline-size: 40u; }
  .entry { gap: 10u; padding-inline: 4u 2u; }
}
@media (prefers-reduced-motion: reduce) { .bars > i { animation: none !important; transform: scaleY(.7); } }
@media (forced-colors: active) {
  .rows > li.current, .rows > li.held { outline: 2px solid Highlight; outline-offset: -2px; }
  .bars > i { background: CanvasText; }
}
`);

/** The buttons of a row, in the order of the arrow keys. */
export const parts = ['entry', 'remove', 'grab'];

export class QueueRow {
  constructor(queue) {
    this.queue = queue;
    this.art = picture('art', 'film');
    this.art.element.append(el('span.bars', {}, el('i'), el('i'), el('i')));
    this.title = el('span.title.line', { dir: 'auto', part: 'item-title' });
    this.more = el('span.caption.line', { dir: 'auto', part: 'item-more' });
    this.entry = el('button.entry', { part: 'item', onclick: () => queue.jump(this) }, this.art.element,
      el('span.texts', {}, this.title, this.more));
    this.remove = queue.iconButton('close', '', { part: 'remove', onclick: () => queue.remove(this) });
    this.grab = queue.iconButton('drag', '', {
      part: 'grab', 'aria-describedby': 'keys', onpointerdown: (event) => queue.press(event, this),
      // A screen reader's click, which comes from no pointer.
      onclick: (event) => event.detail === 0 && queue.take(this),
      onfocusout: () => queue.left(),
    });
    this.grab.classList.add('grab');
    this.element = el('li', { role: 'listitem', part: 'row' }, this.entry, this.remove, this.grab);
    this.element.row = this;
  }

  /** item: null until it has arrived. */
  draw({ place, count, item, isCurrent, isPlaying, isAsked, isWaiting, isHeld, isReached, showsPicture }) {
    const { queue } = this;
    const isAnother = this.item?.id !== item?.id;
    this.item = item;
    const title = item?.title ?? queue.t('queueItem', queue.number(place + 1));
    setLine(this.title, item ? title : '');
    const more = item ? [item.duration ? clockText(item.duration) : null, item.subtitle] : [];
    setText(this.more, joined(more));
    if (isAnother) this.art.show(null);
    if (showsPicture) this.art.show(item?.image ?? null);
    VirtualList.number(this.element, place, count);
    const { classList } = this.element;
    const classes = { current: isCurrent, playing: isCurrent && isPlaying, held: isHeld, waits: !item };
    for (const [name, is] of Object.entries(classes)) classList.toggle(name, is);
    setAttribute(this.element, 'data-item', item?.id);
    setAttribute(this.element, 'data-place', place);
    setAttribute(this.entry, 'aria-current', isCurrent ? 'true' : null);
    const words = item ? [title, item.subtitle, isCurrent ? queue.t('nowPlaying') : null] : [title, queue.t('loading')];
    setAttribute(this.entry, 'aria-label', words.filter(Boolean).join(', '));
    setAttribute(this.entry, 'aria-busy', isAsked ? 'true' : null);
    setAttribute(this.entry, 'aria-disabled', item ? null : 'true');
    setAttribute(this.remove, 'aria-label', queue.t('queueRemove', title));
    setAttribute(this.grab, 'aria-label', queue.t('queueMove', title));
    setAttribute(this.grab, 'aria-pressed', String(isHeld));
    setAttribute(this.grab, 'aria-busy', isWaiting ? 'true' : null);
    for (const part of ['remove', 'grab']) setAttribute(this[part], 'hidden', !item);
    this.reach(isReached);
  }

  /** Tab leads to one row of the whole list; arrows reach the others. */
  reach(isReached) {
    for (const part of parts) setAttribute(this[part], 'tabindex', isReached ? 0 : -1);
  }
}

/** What an empty queue shows. */
export const emptyQueue = (text) => el('div.empty', { part: 'empty' }, el('span.disc', {}, icon('queue')),
  el('p.small', {}, text));
