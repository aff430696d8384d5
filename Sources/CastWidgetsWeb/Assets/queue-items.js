// What a page knows of a long queue. Parts of it are fetched when they are shown. The person's own changes are applied
// on top, and shown before the device has accepted them.
import { after, before, removed } from './queue-edits.js';

const part = 50; // items a request
const atOnce = 2; // requests on their way
const kept = 120; // parts that are kept, those shown last
const again = 2000; // ms until a failed part is requested again

const same = (one, other) => one !== null && other !== null && String(one) === String(other);

export class QueueItems {
  #shown = { revision: null, count: 0, parts: new Map() };
  /** The next state of the queue, until its visible part has arrived. */
  #next = null;
  #edits = [];
  #range = [0, 0];
  #loading = new Set();
  #failedAt = -Infinity;

  /** load(from, count): a promise of a page of the queue. changed(): something else is to be shown. */
  constructor({ load, changed }) {
    Object.assign(this, { load, changed });
    /** The place of a row that is being moved, before any request: {from, to}. */
    this.preview = null;
  }

  get count() { return this.#shown.count - removed(this.#edits); }
  get #all() { return this.preview ? [...this.#edits, { kind: 'move', ...this.preview }] : this.#edits; }

  /** The item that is shown at a place; null until it has arrived. */
  at(place) {
    const index = before(this.#all, place);
    return this.#shown.parts.get(Math.floor(index / part))?.items[index % part] ?? null;
  }

  /** The key of a place's row: its item, or its place in the device's queue while the item is not known. */
  key(place) {
    const item = this.at(place);
    return item ? `item ${item.id}` : this.placeKey(place);
  }

  placeKey(place) { return `place ${before(this.#all, place)}`; }

  /**
   * The place at which an item is shown; -1 if it is not known. `index`: its place in the device's queue, if that is
   * known.
   */
  placeOf(id, index = null) {
    const known = this.#find(id);
    if (known >= 0) return after(this.#all, known);
    return index === null || index >= this.#shown.count ? -1 : after(this.#all, index);
  }

  /** The place at which the row of that key is shown; -1: nowhere. */
  placeOfKey(key) {
    const name = key.slice(key.indexOf(' ') + 1);
    return key.startsWith('item ') ? this.placeOf(name) : after(this.#all, Number(name));
  }

  /** Whether a change of this item is on its way. */
  isWaiting(id) { return this.#edits.some(({ item }) => same(item, id)); }

  #find(id) {
    if (id === null || id === undefined) return -1;
    for (const [number, { items }] of this.#shown.parts) {
      const at = items.findIndex((item) => same(item.id, id));
      if (at >= 0) return number * part + at;
    }
    return -1;
  }

  // The device's queue

  /** The topic has changed. */
  follow({ count, revision }) {
    const newest = this.#next ?? this.#shown;
    if (newest.revision === revision && newest.count === count) return;
    this.#next = { revision, count, parts: new Map() };
    this.#failedAt = -Infinity;
    if (this.#shown.revision === null || count === 0) this.#show();
    this.#fetch();
  }

  /** These places are visible. */
  look(from, to) {
    this.#range = [from, to];
    this.#fetch();
  }

  /** The parts needed for what is visible that are missing or outdated, nearest first. */
  #missing(queue) {
    const numbers = new Set();
    const [from, to] = this.#range;
    for (let place = from; place < to; place++) {
      for (const index of [place, before(this.#edits, place)]) {
        if (index < queue.count) numbers.add(Math.floor(index / part));
      }
    }
    return [...numbers].filter((number) => queue.parts.get(number)?.isOld !== false);
  }

  #fetch() {
    const queue = this.#next ?? this.#shown;
    const missing = this.#missing(queue);
    if (this.#next && missing.length === 0) return this.#show(), this.changed();
    for (const number of missing) {
      const name = `${queue.revision} ${number}`;
      if (this.#loading.has(name) || this.#loading.size >= atOnce) continue;
      if (performance.now() - this.#failedAt < again) return;
      this.#loading.add(name);
      this.load(number * part, part).then(({ items }) => {
        this.#loading.delete(name);
        queue.parts.delete(number);
        queue.parts.set(number, { items, isOld: false });
        for (const old of queue.parts.keys()) if (queue.parts.size > kept) queue.parts.delete(old);
        if (queue === this.#shown) this.changed();
        this.#fetch();
      }, () => {
        this.#loading.delete(name);
        this.#failedAt = performance.now();
        setTimeout(() => this.#fetch(), again);
      });
    }
  }

  /** The next state replaces the shown one. Its visible parts stay until they are fetched again. */
  #show() {
    const last = this.#shown;
    this.#shown = this.#next;
    this.#next = null;
    if (last.count === this.#shown.count) {
      for (const [number, { items }] of last.parts) {
        if (!this.#shown.parts.has(number)) this.#shown.parts.set(number, { items, isOld: true });
      }
    }
    this.#rebase();
  }

  // The person's own changes

  /** Moves the item at a place to another place. Returns the change. */
  move(from, to) {
    const edit = { kind: 'move', from, to, item: this.at(from).id, before: null, isTold: false };
    this.#edits.push(edit);
    // The item that comes after it then; the last one has none.
    edit.before = to + 1 < this.count ? this.at(to + 1)?.id : null;
    this.changed();
    return edit;
  }

  remove(place) {
    const edit = { kind: 'remove', from: place, item: this.at(place).id, isTold: false };
    this.#edits.push(edit);
    this.changed();
    return edit;
  }

  /** The change was refused: the queue is as it was. */
  drop(edit) {
    this.#edits = this.#edits.filter((other) => other !== edit);
    this.#rebase();
    this.changed();
  }

  /**
   * The server has reported the queue with the change: the change stays until the visible part of that queue has
   * arrived.
   */
  told(edit) {
    edit.isTold = true;
    if (this.#next) return;
    this.#rebase();
    this.changed();
  }

  /** Drops changes that are in the queue now, or were taken back, and applies the others on top. */
  #rebase() {
    const left = [];
    for (const edit of this.#edits) {
      const from = after(left, this.#find(edit.item));
      if (from < 0 || edit.isTold) continue;
      if (edit.kind === 'move') {
        const count = this.#shown.count - removed(left);
        const next = edit.before === null ? count : after(left, this.#find(edit.before));
        if (next < 0 || next === from + 1) continue;
        edit.to = next > from ? next - 1 : next;
      }
      edit.from = from;
      left.push(edit);
    }
    this.#edits = left;
  }

  /** The item at a place, fetched if it is not here. */
  async fetched(place) {
    for (let tries = 0; tries < 3 && place < this.count && !this.at(place); tries++) {
      const number = Math.floor(before(this.#all, place) / part);
      const queue = this.#shown;
      const { items } = await this.load(number * part, part);
      if (!queue.parts.has(number)) queue.parts.set(number, { items, isOld: false });
    }
    return this.at(place);
  }
}
