// Finds the ads that a document leads to. A search is a generator: it yields {fetch, wanted}, the address of a document
// and what it is to be ('VAST' or 'VMAP'), and goes on with that document's root element, or with a NoAds thrown into
// it.
import {merge, NoAds, readVAST, readVMAP} from './vast.js';

const WRAPPERS = 5;
const DOCUMENTS = 20;
const MOST_ADS = 16;
const REPORT_LIMIT = 60_000;

// What is asked for: a VMAP for a 'schedule', a VAST else.
export const wantedOf = ({document: kind}) => (kind === 'schedule' ? 'VMAP' : 'VAST');

export class AdSearch {
  // Whom to tell of each ad that was found: [mark, {impressions, tracking}].
  marked = [];
  #lookup;
  #canPlay;
  #fetched = 0;

  // `canPlay` tells of a MIME type whether this screen plays it.
  constructor(lookup, canPlay) {
    this.#lookup = lookup;
    this.#canPlay = canPlay;
  }

  // {ads} or {breaks}; begins with `root`, or where there is none with the document at `tag`.
  *run({wanted, root, tag}) {
    const first = root ?? (yield* this.#fetch(tag, wanted));
    const found = wanted === 'VMAP' ? {breaks: yield* this.#breaks(first)} : {ads: yield* this.#ads(first)};
    if (JSON.stringify(found).length > REPORT_LIMIT) throw new NoAds('The document has too much in it.');
    return found;
  }

  *#fetch(url, wanted) {
    this.#fetched += 1;
    if (this.#fetched > DOCUMENTS) throw new NoAds('The ads lead to too many documents.');
    return yield {fetch: url, wanted};
  }

  // The ads that can be shown, in order, each as the receiver is told of it.
  *#ads(root) {
    const found = yield* this.#follow(root, {wrappers: WRAPPERS, mayBePod: true});
    return found.map((ad) => this.#mark(ad));
  }

  // `wrappers` is how many more may be followed.
  *#follow(root, {wrappers, mayBePod}) {
    const {isPod, ads} = readVAST(root, this.#canPlay);
    const found = [];
    let reason = 'The document has no ad.';
    for (const ad of isPod && !mayBePod ? ads.slice(0, 1) : ads) {
      try {
        found.push(...yield* this.#resolve(ad, wrappers));
        if (!isPod) break;
      } catch (error) {
        if (!(error instanceof NoAds)) throw error;
        reason = error.message;
      }
    }
    if (!found.length) throw new NoAds(reason);
    return found.slice(0, MOST_ADS);
  }

  *#resolve(ad, wrappers) {
    if (ad.reason) throw new NoAds(ad.reason);
    if (!ad.wrapper) return [ad];
    if (!wrappers) throw new NoAds(`More than ${WRAPPERS} wrappers stand around the ad.`);
    const root = yield* this.#fetch(ad.wrapper, 'VAST');
    const inner = yield* this.#follow(root, {wrappers: ad.mayGoOn ? wrappers - 1 : 0, mayBePod: ad.mayBePod});
    return inner.map((each) => merge(ad, each));
  }

  // What the receiver is to know. Tracking stays with the page.
  #mark({url, type, duration, skip, title, click, impressions, tracking}) {
    const mark = `${this.#lookup}.${this.marked.length + 1}`;
    this.marked.push([mark, {impressions, tracking}]);
    return {url, type, duration, skip, title, click, mark};
  }

  // A break whose document is inside the VMAP is read with it; one that is to be asked for is left to its time.
  *#breaks(root) {
    const breaks = [];
    for (const {id, offset, tag, vast} of readVMAP(root)) {
      breaks.push(vast ? {id, offset, ads: yield* this.#adsOrNone(vast)} : {id, offset, tag});
    }
    if (!breaks.length) throw new NoAds('The VMAP has no break for ads in the picture.');
    return breaks;
  }

  *#adsOrNone(root) {
    try {
      return yield* this.#ads(root);
    } catch (error) {
      if (error instanceof NoAds) return [];
      throw error;
    }
  }
}

// An address with its macros filled in, those that keep caches from answering. `number` gives a random whole number
// below 1e8, `time` is the date and time in ISO 8601.
export function fillMacros(url, number, time) {
  return url.replace(/\[CACHEBUSTING\]|%5BCACHEBUSTING%5D/gi, () => String(number()).padStart(8, '0'))
    .replace(/\[TIMESTAMP\]|%5BTIMESTAMP%5D/gi, () => encodeURIComponent(time));
}
