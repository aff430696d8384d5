// Finds the ads to which a document leads. A search is a generator: it yields {fetch, wanted}, an address and the
// expected kind of document ('VAST' or 'VMAP'). It continues with that document's root element, or with a NoAds that is
// thrown into it.
import {merge, MOST_ADS, NoAds, readVAST, readVMAP} from './vast.js';

const WRAPPERS = 5;
const DOCUMENTS = 20;
const REPORT_LIMIT = 60_000;

// The expected kind of document: VMAP for a 'schedule', otherwise VAST.
export const wantedOf = ({document: kind}) => (kind === 'schedule' ? 'VMAP' : 'VAST');

export class AdSearch {
  // The tracking of each ad that was found: [mark, {impressions, tracking}].
  marked = [];
  #lookup;
  #canPlay;
  #fetched = 0;

  // `canPlay` tells whether this screen plays a MIME type.
  constructor(lookup, canPlay) {
    this.#lookup = lookup;
    this.#canPlay = canPlay;
  }

  // Returns {ads} or {breaks}. It begins with `root`, or with the document at `tag` if there is no root.
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

  // The ads that can be shown, in order, in the form for the receiver.
  *#ads(root) {
    const found = yield* this.#follow(root, {wrappers: WRAPPERS, mayBePod: true});
    return found.map((ad) => this.#mark(ad));
  }

  // `wrappers` is the number of wrappers that may still be followed.
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

  // The data for the receiver. The tracking stays in the page.
  #mark({url, type, duration, skip, title, click, impressions, tracking}) {
    const mark = `${this.#lookup}.${this.marked.length + 1}`;
    this.marked.push([mark, {impressions, tracking}]);
    return {url, type, duration, skip, title, click, mark};
  }

  // A document inside the VMAP is read with it. A break with an address is looked up later, when it is due.
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

// Fills in an address's macros that prevent cached answers. `number` returns a random whole number below 1e8; `time` is
// the date and time in ISO 8601.
export function fillMacros(url, number, time) {
  return url.replace(/\[CACHEBUSTING\]|%5BCACHEBUSTING%5D/gi, () => String(number()).padStart(8, '0'))
    .replace(/\[TIMESTAMP\]|%5BTIMESTAMP%5D/gi, () => encodeURIComponent(time));
}
