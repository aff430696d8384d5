// The focus in the queue: Tab reaches one row, and arrows go from row to row, also to rows that are not drawn yet.
import { deepFocus } from './base.js';
import { parts } from './queue-row.js';

export class QueueFocus {
  /** The key of the row that had the focus last. */
  reached = null;
  #last = { place: 0, part: 'entry' };

  constructor(owner) { this.owner = owner; }

  /** A row has the focus now. */
  reach() {
    const { list, items } = this.owner;
    const row = list.focused();
    if (!row) return;
    this.reached = items.key(row.place);
    this.#last = { place: row.place, part: parts.find((part) => row[part] === deepFocus()) ?? 'entry' };
    for (const other of list.rows.values()) other.reach(other === row);
  }

  to(place, part, isVisible = true) {
    const { list, items } = this.owner;
    if (place < 0 || place >= items.count) return;
    list.show(place);
    const row = list.rowAt(place);
    if (row) (row[part].hidden ? row.entry : row[part]).focus({ preventScroll: true, focusVisible: isVisible });
  }

  /** The row that had the focus is gone: the row at its place gets it. */
  toLast() { this.to(Math.min(this.#last.place, this.owner.items.count - 1), this.#last.part); }

  key(event) {
    const { list, items, reorder, rows } = this.owner;
    const row = list.focused();
    if (!row || event.altKey || event.ctrlKey || event.metaKey || reorder.key(event)) return;
    const part = parts.find((name) => row[name] === deepFocus());
    if (part === 'grab' && (event.key === ' ' || event.key === 'Enter')) {
      event.preventDefault();
      return void (event.repeat || this.owner.take(row));
    }
    if (event.key === 'Delete') return void (event.preventDefault(), this.owner.remove(row));
    const sideways = getComputedStyle(rows).direction === 'rtl' ? -1 : 1;
    const aside = { ArrowRight: sideways, ArrowLeft: -sideways }[event.key];
    const page = Math.max(1, list.seen()[1] - list.seen()[0] - 2);
    const step = {
      ArrowUp: -1, ArrowDown: 1, PageUp: -page, PageDown: page, Home: -Infinity, End: Infinity,
    }[event.key];
    if (step !== undefined) {
      const place = Math.max(0, Math.min(items.count - 1, row.place + step));
      // At the ends, the arrows of a remote lead out of the list.
      if (place === row.place) return;
      event.preventDefault();
      this.to(place, part ?? 'entry');
    } else if (aside) {
      const next = row[parts[parts.indexOf(part) + aside]];
      if (!next || next.hidden) return;
      event.preventDefault();
      next.focus({ focusVisible: true });
    }
  }
}
