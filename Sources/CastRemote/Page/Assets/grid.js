// A grid or list of any length, of which only the part near the screen is in the document.
import { isOn } from '/cast/arrows.js';
import { el, setAttribute } from '/cast/base.js';

const overscan = 2; // rows beyond the visible ones
const steps = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };

const em = () => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** Returns how many items stand side by side, and how large each is, in CSS pixels. */
function measure(width, isList) {
  const unit = em();
  if (isList) {
    const columns = Math.max(1, Math.floor(width / (30 * unit)));
    const gap = unit / 2;
    return { columns, gap, rowGap: 0, width: (width - gap * (columns - 1)) / columns, height: 5.25 * unit };
  }
  const gap = width < 36 * unit ? 0.75 * unit : 1.25 * unit;
  const least = width < 36 * unit ? 8.2 * unit : 13.5 * unit;
  const columns = Math.max(width < 13 * unit ? 1 : 2, Math.floor((width + gap) / (least + gap)));
  const cell = (width - gap * (columns - 1)) / columns;
  return { columns, gap, rowGap: unit / 2, width: cell, height: Math.round(cell * 9 / 16 + 4.3 * unit) };
}

export class VirtualGrid {
  #cells = new Map();
  #make;
  #want;
  #plan = 0;
  #size = null;
  total = 0;
  isList = false;

  /**
   * - make(place): the content of a place, as {element, isSame(), draw()}; called again while `isSame` returns false.
   * - want(first, last): these places are visible.
   */
  constructor({ make, want }) {
    [this.#make, this.#want] = [make, want];
    this.element = el('ul.grid', { role: 'list' });
    this.element.addEventListener('keydown', (event) => this.#key(event));
    this.follow = () => (this.#plan ||= requestAnimationFrame(() => ((this.#plan = 0), this.draw())));
    this.observer = new ResizeObserver(() => ((this.#size = null), this.follow()));
  }

  start() {
    addEventListener('scroll', this.follow, { passive: true });
    addEventListener('resize', this.follow, { passive: true });
    this.observer.observe(this.element);
  }

  stop() {
    removeEventListener('scroll', this.follow);
    removeEventListener('resize', this.follow);
    this.observer.disconnect();
  }

  /** Starts again with other contents. */
  clear() {
    this.#cells.forEach(({ item }) => item.remove());
    this.#cells.clear();
    this.#size = null;
    this.total = 0;
    this.element.style.blockSize = '0';
  }

  /** Updates the document to what is near the screen. */
  draw() {
    const width = this.element.clientWidth;
    if (!width) return;
    const isNew = !this.#size;
    this.#size ??= measure(width, this.isList);
    const { columns, rowGap, height } = this.#size;
    const rowHeight = height + rowGap;
    const rows = Math.ceil(this.total / columns);
    this.element.style.blockSize = `${Math.max(0, rows * rowHeight - rowGap)}px`;
    this.element.classList.toggle('as-list', this.isList);
    const { top } = this.element.getBoundingClientRect();
    const firstRow = Math.max(0, Math.floor(-top / rowHeight) - overscan);
    const lastRow = Math.min(rows - 1, Math.ceil((innerHeight - top) / rowHeight) + overscan);
    const [first, last] = [firstRow * columns, Math.min(this.total - 1, (lastRow + 1) * columns - 1)];
    this.#want(first - columns * 4, last + columns * 4);
    this.#drop(first, last);
    let before = this.element.firstElementChild;
    for (let place = first; place <= last; place++) {
      const cell = this.#fill(place);
      // A leftover of the old contents: the element that has the focus.
      while (before && Number(before.dataset.place) < place) before = before.nextElementSibling;
      if (before === cell.item) before = before.nextElementSibling;
      else if (!cell.item.isConnected) this.element.insertBefore(cell.item, before);
      if (isNew || !cell.isPlaced) this.#place(cell, place);
    }
  }

  #drop(first, last) {
    for (const [place, cell] of this.#cells) {
      const isNear = place >= first && place <= last;
      if (isNear || (place < this.total && cell.item.contains(document.activeElement))) continue;
      cell.item.remove();
      this.#cells.delete(place);
    }
  }

  #fill(place) {
    let cell = this.#cells.get(place);
    if (!cell) {
      cell = { item: el('li', { 'data-place': place }), shown: null, isPlaced: false };
      this.#cells.set(place, cell);
    }
    setAttribute(cell.item, 'aria-setsize', this.total);
    setAttribute(cell.item, 'aria-posinset', place + 1);
    if (cell.shown?.isSame()) cell.shown.draw();
    else {
      const hadFocus = cell.item.contains(document.activeElement);
      cell.shown = this.#make(place);
      cell.item.replaceChildren(cell.shown.element);
      if (hadFocus) cell.shown.element.focus?.({ preventScroll: true });
    }
    return cell;
  }

  #place(cell, place) {
    const { columns, gap, rowGap, width, height } = this.#size;
    const style = cell.item.style;
    style.inlineSize = `${width}px`;
    style.blockSize = `${height}px`;
    style.insetBlockStart = `${Math.floor(place / columns) * (height + rowGap)}px`;
    style.insetInlineStart = `${(place % columns) * (width + gap)}px`;
    cell.isPlaced = true;
  }

  /**
   * Four arrow keys move from place to place, also beyond what is in the document; beyond the ends they leave the grid.
   */
  #key(event) {
    const step = steps[event.key];
    if (!step || !isOn() || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !this.#size) return;
    const place = Number(event.target.closest('[data-place]')?.dataset.place);
    const { columns } = this.#size;
    const isReversed = getComputedStyle(this.element).direction === 'rtl';
    const column = place % columns;
    const side = (step === 'right') !== isReversed ? 1 : -1;
    let next = place;
    if (step === 'up') next -= columns;
    else if (step === 'down') {
      const isLastRow = Math.floor(place / columns) >= Math.floor((this.total - 1) / columns);
      next = isLastRow ? -1 : Math.min(place + columns, this.total - 1);
    } else if (column + side >= 0 && column + side < columns) next += side;
    if (next === place || next < 0 || next >= this.total) return;
    if (this.focusPlace(next)) event.preventDefault();
  }

  /** Brings a place into the document and gives it the focus. */
  focusPlace(place) {
    let target = this.#cells.get(place)?.item.querySelector('a, button');
    if (!target) {
      const { columns, rowGap, height } = this.#size;
      const top = this.element.getBoundingClientRect().top + scrollY + Math.floor(place / columns) * (height + rowGap);
      scrollTo(0, top - innerHeight / 3);
      this.draw();
      target = this.#cells.get(place)?.item.querySelector('a, button');
    }
    if (!target) return true; // It arrives later, and the key does nothing else meanwhile.
    target.focus({ preventScroll: true, focusVisible: true });
    target.scrollIntoView({ block: 'nearest' });
    this.draw();
    return true;
  }
}
