// The contents of a folder or a search, in pages: only visible pages are fetched, and again when the library has
// changed.
import { library } from './api.js';

export const pageSize = 60;
const kept = 60; // pages

export class ItemPages {
  #query;
  #pages = new Map();
  #changed;
  #failed;
  #isOver = false;
  #pending = new Set();
  total = null;
  folder = null;

  /** `changed()` is called when more is known; `failed(error)` when a page can't be fetched. */
  constructor(query, { changed, failed }) {
    this.#query = query;
    this.#changed = changed;
    this.#failed = failed;
  }

  /** The item at that place; null while it is not known. */
  get(place) {
    return this.#pages.get(Math.floor(place / pageSize))?.items?.[place % pageSize] ?? null;
  }

  /** Requests these places if they are not known. */
  want(first, last) {
    const end = this.total === null ? 0 : Math.max(0, this.total - 1);
    const pages = [];
    const [from, to] = [Math.max(0, first), Math.min(last, end)].map((place) => Math.floor(place / pageSize));
    for (let page = from; page <= to; page++) pages.push(page);
    for (const page of pages) {
      const known = this.#pages.get(page);
      if (!known || known.isStale) this.#begin(page);
      else (this.#pages.delete(page), this.#pages.set(page, known)); // the page used last is evicted last
    }
    for (const [page, { items }] of this.#pages) {
      if (this.#pages.size <= kept) break;
      if (items && !pages.includes(page)) this.#pages.delete(page);
    }
  }

  /** The library has changed: the shown items stay until the new ones have arrived. */
  renew() {
    for (const page of this.#pages.values()) page.isStale = true;
  }

  /** Pages that still arrive are ignored. */
  end() { this.#isOver = true; }

  /** Settles when no request is in progress any more. */
  async settled() {
    while (this.#pending.size && !this.#isOver) await Promise.all(this.#pending);
  }

  #begin(number) {
    const loading = this.#load(number).finally(() => this.#pending.delete(loading));
    this.#pending.add(loading);
  }

  async #load(number) {
    const page = { items: this.#pages.get(number)?.items ?? null, isStale: false };
    this.#pages.set(number, page);
    try {
      const answer = await library(this.#query, number * pageSize, pageSize);
      if (this.#isOver) return;
      page.items = answer.items;
      this.total = answer.total;
      this.folder = answer.folder ?? null;
      this.#changed();
    } catch (error) {
      if (this.#isOver) return;
      if (!page.items) this.#pages.delete(number);
      this.#failed(error);
    }
  }
}
