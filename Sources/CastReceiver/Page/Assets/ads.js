// Finds out what ads there are, as the receiver asks, and tells ad servers what was seen of them.
import {host} from './faults.js';
import {report} from './link.js';
import {merge, NoAds, parse, readVAST, readVMAP} from './vast.js';

const WRAPPERS = 5;
const DOCUMENTS = 20;
const MOST_BYTES = 1_000_000;
const FETCH_LIMIT = 5000;
const WHOLE_LIMIT = 8000;
const REPORT_LIMIT = 60_000;
const KEPT = 128;

const probe = document.createElement('video');
const canPlay = (type) => probe.canPlayType(type) !== '';

// Whom to tell of each ad that was found, by its mark.
const kept = new Map();

// ---- finding --------------------------------------------------------------------------------------------------------
export async function lookUp(asked) {
  report('ads', {lookup: asked.lookup, ...await find(asked)});
}

// {ads}, {breaks}, or {reason} why there are none.
export async function find({lookup, document, tag, response}) {
  const search = new Search(lookup);
  try {
    const wanted = document === 'schedule' ? 'VMAP' : 'VAST';
    const root = parse(response ?? await search.fetch(tag), wanted);
    const found = wanted === 'VMAP' ? {breaks: await search.breaks(root)} : {ads: await search.ads(root)};
    if (JSON.stringify(found).length > REPORT_LIMIT) throw new NoAds('The document has too much in it.');
    return found;
  } catch (error) {
    return {reason: error instanceof NoAds ? error.message : `The ads can't be read: ${error.message}`};
  }
}

class Search {
  constructor(lookup) {
    this.lookup = lookup;
    this.signal = AbortSignal.timeout(WHOLE_LIMIT);
    this.fetched = 0;
    this.marked = 0;
  }

  async fetch(url) {
    this.fetched += 1;
    if (this.fetched > DOCUMENTS) throw new NoAds('The ads lead to too many documents.');
    const filled = fill(url);
    // The receiver's own address is no ad server.
    if (new URL(filled).origin === location.origin) throw new NoAds("The receiver's own page is no ad server.");
    const signal = AbortSignal.any([this.signal, AbortSignal.timeout(FETCH_LIMIT)]);
    try {
      const answer = await fetch(filled, {credentials: 'omit', cache: 'no-store', signal});
      if (!answer.ok) throw new NoAds(`${host(url)} answered ${answer.status}.`);
      return answer.body ? await readText(answer.body.getReader(), url) : '';
    } catch (error) {
      if (error instanceof NoAds) throw error;
      throw new NoAds(signal.aborted ? `${host(url)} took too long.`
        : `${host(url)} can't be reached, or does not allow cross-origin reading (CORS).`);
    }
  }

  // The ads that can be shown, in order, each as the receiver is told of it.
  async ads(root) {
    const found = await this.follow(root, {wrappers: WRAPPERS, mayBePod: true});
    return found.map((ad) => this.mark(ad));
  }

  // `wrappers` is how many more may be followed.
  async follow(root, {wrappers, mayBePod}) {
    const {isPod, ads} = readVAST(root, canPlay);
    const found = [];
    let reason = 'The document has no ad.';
    for (const ad of isPod && !mayBePod ? ads.slice(0, 1) : ads) {
      try {
        found.push(...await this.resolve(ad, wrappers));
        if (!isPod) break;
      } catch (error) {
        if (!(error instanceof NoAds)) throw error;
        reason = error.message;
      }
    }
    if (!found.length) throw new NoAds(reason);
    return found.slice(0, 16);
  }

  async resolve(ad, wrappers) {
    if (ad.reason) throw new NoAds(ad.reason);
    if (!ad.wrapper) return [ad];
    if (!wrappers) throw new NoAds(`More than ${WRAPPERS} wrappers stand around the ad.`);
    const root = parse(await this.fetch(ad.wrapper), 'VAST');
    const inner = await this.follow(root, {wrappers: ad.mayGoOn ? wrappers - 1 : 0, mayBePod: ad.mayBePod});
    return inner.map((each) => merge(ad, each));
  }

  // What the receiver is to know. Tracking stays here.
  mark({url, type, duration, skip, title, click, impressions, tracking}) {
    this.marked += 1;
    const mark = `${this.lookup}.${this.marked}`;
    kept.set(mark, {impressions, tracking});
    if (kept.size > KEPT) kept.delete(kept.keys().next().value);
    return {url, type, duration, skip, title, click, mark};
  }

  // A break whose document is inside the VMAP is read with it; one that is to be asked for is left to its time.
  async breaks(root) {
    const breaks = [];
    for (const {id, offset, tag, vast} of readVMAP(root)) {
      if (!vast) {
        breaks.push({id, offset, tag});
        continue;
      }
      const ads = await this.ads(vast).catch((error) => {
        if (error instanceof NoAds) return [];
        throw error;
      });
      breaks.push({id, offset, ads});
    }
    if (!breaks.length) throw new NoAds('The VMAP has no break for ads in the picture.');
    return breaks;
  }
}

async function readText(reader, url) {
  const decoder = new TextDecoder();
  let text = '', length = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > MOST_BYTES) {
      reader.cancel().catch(() => {});
      throw new NoAds(`${host(url)} sent more than ${MOST_BYTES / 1e6} MB.`);
    }
    text += decoder.decode(value, {stream: true});
  }
}

// The macros that keep caches from answering.
function fill(url) {
  const digits = () => String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  return url.replace(/\[CACHEBUSTING\]|%5BCACHEBUSTING%5D/gi, digits)
    .replace(/\[TIMESTAMP\]|%5BTIMESTAMP%5D/gi, () => encodeURIComponent(new Date().toISOString()));
}

// ---- telling --------------------------------------------------------------------------------------------------------
// Fires what the ad server wants to hear, each event once. Whether it is heard is the ad server's business.
export class AdWatch {
  static QUARTERS = ['firstQuartile', 'midpoint', 'thirdQuartile'];

  constructor({mark, skippableAfter}) {
    this.told = kept.get(mark) ?? null;
    this.skippableAfter = skippableAfter ?? null;
    this.fired = new Set();
  }

  // Shown up to `time` of `duration` seconds.
  played(time, duration) {
    if (!this.told) return;
    if (this.#once('impression')) send(this.told.impressions);
    this.#fire('creativeView');
    this.#fire('start');
    if (!Number.isFinite(duration) || duration <= 0) return;
    AdWatch.QUARTERS.forEach((name, index) => time >= duration * (index + 1) / 4 && this.#fire(name));
  }

  ended() {
    if (!this.fired.has('impression')) return;
    AdWatch.QUARTERS.forEach((name) => this.#fire(name));
    this.#fire('complete');
  }

  // Something else is loaded in its place, which a sender can only bring about once the ad may be skipped.
  replaced(time) {
    if (this.skippableAfter === null || time + 0.5 < this.skippableAfter || !this.fired.has('impression')) return;
    if (!this.fired.has('complete')) this.#fire('skip');
  }

  #once(name) {
    if (this.fired.has(name)) return false;
    this.fired.add(name);
    return true;
  }

  #fire(name) {
    if (this.told && this.#once(name)) send(this.told.tracking[name] ?? []);
  }
}

function send(urls) {
  for (const url of new Set(urls)) {
    if (new URL(url).origin === location.origin) continue;
    fetch(fill(url), {mode: 'no-cors', credentials: 'omit', cache: 'no-store', keepalive: true}).catch(() => {});
  }
}
