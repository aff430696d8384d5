// Rows that are moved: dragged by their handle with a pointer, or picked up with Space, moved with arrows and dropped.
import { deepFocus } from './base.js';

const edge = 64; // px at the list's ends where it scrolls by itself
const fastest = 18; // px a frame there

/**
 * host: list (a VirtualList), items (with `preview`, `count`, `key(place)`), and its callbacks: lifted(place,
 * isByKeys), moved(place) by keys, dropped(from, to, isByKeys), putBack(place).
 */
export class Reorder {
  #from = 0;
  #isByKeys = false;
  #pointer = null;
  #frame = 0;

  constructor(host) {
    this.host = host;
    const { list } = host.list;
    list.addEventListener('pointermove', (event) => this.#pointerMoved(event));
    list.addEventListener('pointerup', (event) => this.#pointerUp(event));
    list.addEventListener('pointercancel', () => this.#pointer && this.cancel());
    list.addEventListener('lostpointercapture', () => this.#pointer && this.cancel());
  }

  get isLifted() { return this.host.list.held !== null; }
  get isByKeys() { return this.isLifted && this.#isByKeys; }

  #lift(place, isByKeys) {
    const { list, items } = this.host;
    this.#from = place;
    this.#isByKeys = isByKeys;
    list.held = items.key(place);
    items.preview = { from: place, to: place };
    list.list.classList.add('sorting');
    this.host.lifted(place, isByKeys);
  }

  #to(place) {
    const { list, items } = this.host;
    if (items.preview.to === place) return false;
    items.preview = { from: this.#from, to: place };
    list.render();
    return true;
  }

  #release() {
    const { list, items } = this.host;
    const { to } = items.preview;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#pointer = null;
    list.held = list.heldTop = items.preview = null;
    list.list.classList.remove('sorting');
    return to;
  }

  /** Puts the row back where it was. */
  cancel() {
    if (!this.isLifted) return;
    const isByKeys = this.#isByKeys;
    this.#release();
    this.host.list.render();
    this.host.putBack(this.#from, isByKeys);
  }

  async #drop() {
    const { list, items } = this.host;
    const { to } = items.preview;
    const isByKeys = this.#isByKeys;
    // The request names the item that comes after it, which has to be known.
    if (to + 1 < items.count && !items.at(to + 1)) {
      const error = await items.fetched(to + 1).then((item) => (item ? null : new Error('')), (reason) => reason);
      if (!this.isLifted) return;
      if (error) return this.cancel(), this.host.fail(error.message);
    }
    this.#release();
    list.render();
    this.host.dropped(this.#from, to, isByKeys);
  }

  // With a pointer

  /** A handle is pressed. */
  press(event, place) {
    if (event.button || this.isLifted || place === undefined) return;
    event.preventDefault();
    const { list } = this.host;
    list.list.setPointerCapture(event.pointerId);
    this.#lift(place, false);
    const { top } = list.list.getBoundingClientRect();
    this.#pointer = { y: event.clientY, grip: event.clientY - top - place * list.height };
    this.#follow();
    this.#scroll();
  }

  #pointerMoved(event) {
    if (!this.#pointer) return;
    this.#pointer.y = event.clientY;
    this.#follow();
  }

  #follow() {
    const { list, items } = this.host;
    const { y, grip } = this.#pointer;
    const most = (items.count - 1) * list.height;
    const top = Math.max(-8, Math.min(most + 8, y - list.list.getBoundingClientRect().top - grip));
    list.heldTop = top;
    if (!this.#to(Math.max(0, Math.min(items.count - 1, Math.round(top / list.height))))) list.render();
  }

  /** Near the ends of the visible part it scrolls. */
  #scroll() {
    this.#frame = requestAnimationFrame(() => {
      if (!this.#pointer) return;
      const { scroller } = this.host.list;
      const { top, bottom } = scroller.getBoundingClientRect();
      const { y } = this.#pointer;
      const way = Math.min(0, y - top - edge) + Math.max(0, y - bottom + edge);
      const over = Math.max(-1, Math.min(1, way / edge));
      if (over) {
        const was = scroller.scrollTop;
        scroller.scrollTop += over * fastest;
        if (scroller.scrollTop !== was) this.#follow();
      }
      this.#scroll();
    });
  }

  #pointerUp() {
    if (!this.#pointer) return;
    this.#pointer = null;
    this.#drop();
  }

  // With keys

  /** Picks up a row, or drops the one that is picked up. */
  toggle(place) {
    if (this.isByKeys) this.#drop();
    else if (!this.isLifted) (this.#lift(place, true), this.host.list.render());
  }

  /** A key while a row is picked up; false if the key has no meaning here. */
  key(event) {
    if (!this.isLifted) return false;
    const { list, items } = this.host;
    const { to } = items.preview;
    if (event.key === 'Escape') this.cancel();
    else if (!this.#isByKeys) return false;
    else if (event.key === ' ' || event.key === 'Enter') this.#drop();
    else if (event.key === 'Tab') return this.cancel(), false;
    else {
      const step = {
        ArrowUp: -1, ArrowDown: 1, ArrowLeft: 0, ArrowRight: 0, PageUp: -10, PageDown: 10, Home: -Infinity,
        End: Infinity,
      }[event.key];
      if (step === undefined) return false;
      const place = Math.max(0, Math.min(items.count - 1, to + step));
      if (place !== to) {
        items.preview = { from: this.#from, to: place };
        list.show(place);
        this.host.moved(place);
      }
    }
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  /** The focus has left the row that is picked up: it could not be dropped any more, so it is put back. */
  left() {
    queueMicrotask(() => {
      if (!this.isByKeys || !document.hasFocus()) return;
      const row = this.host.list.rows.get(this.host.list.held);
      if (!row?.element.contains(deepFocus())) this.cancel();
    });
  }
}
