// A list of thousands of rows of one height, of which only the visible ones and the focused one exist.
import { setAttribute } from './base.js';

const beyond = 4; // rows above and below the visible ones
const spare = 16; // rows that wait to be used again

export class VirtualList {
  #rows = new Map();
  #free = [];
  #frame = 0;

  /**
   * - scroller, list: elements, one in the other. probe: has a row's height.
   * - source: count, key(place), placeKey(place), placeOfKey(key).
   * - make(): a row with `element`. draw(row, place): fills it.
   * - looked(from, to): these places are visible.
   */
  constructor({ scroller, list, probe, source, make, draw, looked }) {
    Object.assign(this, { scroller, list, probe, source, make, draw, looked });
    /** The key of a row that is held: it stays, and keeps its place in the document. */
    this.held = null;
    /** The distance of a held row from the top, in px; null: at its place. */
    this.heldTop = null;
    scroller.addEventListener('scroll', () => this.plan(), { passive: true });
    this.observer = new ResizeObserver(() => this.plan());
    for (const element of [scroller, probe]) this.observer.observe(element);
  }

  end() {
    this.observer.disconnect();
    cancelAnimationFrame(this.#frame);
  }

  get height() { return this.probe.getBoundingClientRect().height; }
  get rows() { return this.#rows; }
  get #top() { return this.scroller.scrollTop - this.list.offsetTop; }

  plan() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.render();
    });
  }

  /** The places that are visible, at least in part. */
  seen() {
    const height = this.height;
    if (!height || !this.scroller.clientHeight) return [0, 0];
    const first = Math.max(0, Math.floor(this.#top / height));
    return [first, Math.min(this.source.count, Math.ceil((this.#top + this.scroller.clientHeight) / height))];
  }

  render() {
    const height = this.height;
    const { count } = this.source;
    if (!height) return;
    const size = `${count * height}px`;
    if (this.list.style.blockSize !== size) this.list.style.blockSize = size;
    const [first, end] = this.seen();
    const from = Math.max(0, Math.min(first, count) - beyond);
    const to = Math.min(count, Math.max(end, from) + beyond);
    const wanted = new Map();
    for (let place = from; place < to; place++) wanted.set(this.#keyAt(place), place);
    this.#pin(wanted, from, to);
    this.#free.push(...this.#leaving(wanted));
    this.#put(wanted);
    this.#free.length = Math.min(this.#free.length, spare);
    for (const [key, row] of this.#rows) {
      const place = wanted.get(key);
      const top = key === this.held && this.heldTop !== null ? this.heldTop : place * height;
      const transform = `translateY(${top}px)`;
      if (row.element.style.transform !== transform) row.element.style.transform = transform;
      row.place = place;
      this.draw(row, place);
    }
    this.looked(from, to);
  }

  /** A row that was there before its item arrived becomes the item's row. */
  #keyAt(place) {
    const key = this.source.key(place);
    const before = this.source.placeKey(place);
    if (key !== before && !this.#rows.has(key) && this.#rows.has(before)) {
      this.#rows.set(key, this.#rows.get(before));
      this.#rows.delete(before);
    }
    return key;
  }

  /** A row that has the focus, or is held, exists wherever the list is scrolled to. */
  #pin(wanted, from, to) {
    const focused = this.focused();
    for (const key of [this.held, focused && this.#keyOf(focused)]) {
      const row = this.#rows.get(key);
      if (!row || wanted.has(key)) continue;
      const place = this.source.placeOfKey(key);
      if (place >= 0 && (place < from || place >= to)) wanted.set(key, place);
    }
  }

  #keyOf(row) {
    for (const [key, other] of this.#rows) if (other === row) return key;
    return null;
  }

  /** The row that has the focus. */
  focused() {
    const active = this.list.getRootNode().activeElement;
    if (!active || !this.list.contains(active)) return null;
    for (const row of this.#rows.values()) if (row.element.contains(active)) return row;
    return null;
  }

  #leaving(wanted) {
    const leaving = [];
    for (const [key, row] of this.#rows) {
      if (wanted.has(key)) continue;
      this.#rows.delete(key);
      row.element.remove();
      leaving.push(row);
    }
    return leaving;
  }

  /** Puts the rows into the document in visible order, for screen readers; rows that stay are not touched. */
  #put(wanted) {
    const root = this.list.getRootNode();
    const active = root.activeElement;
    const keys = [...wanted.keys()].sort((one, other) => wanted.get(one) - wanted.get(other));
    let at = this.list.firstElementChild;
    for (const key of keys) {
      let row = this.#rows.get(key);
      const isNew = !row;
      if (isNew) this.#rows.set(key, (row = this.#free.pop() ?? this.make()));
      if (row.element === at) at = at.nextElementSibling;
      // While a row is held, the others keep their places: the focus and the pointer are on the held one.
      else if (isNew || this.held === null) this.list.insertBefore(row.element, at);
    }
    if (active && active !== root.activeElement && this.list.contains(active)) active.focus({ preventScroll: true });
  }

  /** Scrolls so that a place is visible; `block`: "nearest" or "center". */
  show(place, block = 'nearest') {
    const height = this.height;
    const { scroller } = this;
    const top = place * height + this.list.offsetTop;
    const room = scroller.clientHeight;
    if (block === 'center') scroller.scrollTop = top - (room - height) / 2;
    else if (top < scroller.scrollTop) scroller.scrollTop = top - height * 0.5;
    else if (top + height > scroller.scrollTop + room) scroller.scrollTop = top + height * 1.5 - room;
    this.render();
  }

  /** The row at a place, if it exists. */
  rowAt(place) { return [...this.#rows.values()].find((row) => row.place === place) ?? null; }

  /** The place under a point of the screen. */
  placeAt(y) {
    const { top } = this.list.getBoundingClientRect();
    return Math.max(0, Math.min(this.source.count - 1, Math.floor((y - top) / this.height)));
  }

  /** For screen readers, which see only the rows that exist. */
  static number(element, place, count) {
    setAttribute(element, 'aria-posinset', place + 1);
    setAttribute(element, 'aria-setsize', count);
  }
}
