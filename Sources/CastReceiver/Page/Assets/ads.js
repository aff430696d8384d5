// Looks up the ads that the receiver asks for, and reports to ad servers what was seen of them.
import {AdSearch, fillMacros, wantedOf} from './decisions/adsearch.js';
import {AdMarks, AdWatch} from './decisions/adwatch.js';
import {host} from './decisions/items.js';
import {checkRoot, checkText, NoAds} from './decisions/vast.js';
import {report} from './link.js';

const MOST_BYTES = 1_000_000;
const FETCH_LIMIT = 5000;
const WHOLE_LIMIT = 8000;

const probe = document.createElement('video');
const canPlay = (type) => probe.canPlayType(type) !== '';
const marks = new AdMarks();

// ---- lookup ---------------------------------------------------------------------------------------------------------
export async function lookUp(asked) {
  report('ads', {lookup: asked.lookup, ...await find(asked)});
}

// Returns {ads}, {breaks}, or {reason} if there are none. The request has the document's text (`response`) or its
// address (`tag`).
export async function find(asked) {
  const limit = AbortSignal.timeout(WHOLE_LIMIT), wanted = wantedOf(asked);
  const search = new AdSearch(asked.lookup, canPlay);
  try {
    const root = asked.response == null ? null : parse(asked.response, wanted);
    const found = await carryOut(search.run({wanted, root, tag: asked.tag}), limit);
    for (const [mark, told] of search.marked) marks.keep(mark, told);
    return found;
  } catch (error) {
    return {reason: error instanceof NoAds ? error.message : `The ads can't be read: ${error.message}`};
  }
}

async function carryOut(search, limit) {
  let step = search.next();
  while (!step.done) {
    const {fetch: url, wanted} = step.value;
    let root = null, fault = null;
    try {
      root = parse(await read(url, limit), wanted);
    } catch (error) {
      fault = error;
    }
    step = fault ? search.throw(fault) : search.next(root);
  }
  return step.value;
}

function parse(text, wanted) {
  checkText(text);
  return checkRoot(new DOMParser().parseFromString(text, 'application/xml').documentElement, wanted);
}

async function read(url, limit) {
  const filled = fill(url);
  // Requests to the receiver's own address are refused.
  if (new URL(filled).origin === location.origin) throw new NoAds("The receiver's own page is no ad server.");
  const signal = AbortSignal.any([limit, AbortSignal.timeout(FETCH_LIMIT)]);
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

function fill(url) {
  return fillMacros(url, () => Math.floor(Math.random() * 1e8), new Date().toISOString());
}

// ---- tracking -------------------------------------------------------------------------------------------------------
// An AdWatch for an item that is a tracked ad; null for any other item.
export function watchFor({ad}) {
  return ad?.mark ? new AdWatch(marks.of(ad.mark), ad.skippableAfter) : null;
}

// Fetches the addresses from an AdWatch. Failures are ignored.
export function tell(urls) {
  for (const url of urls) {
    if (new URL(url).origin === location.origin) continue;
    fetch(fill(url), {mode: 'no-cors', credentials: 'omit', cache: 'no-store', keepalive: true}).catch(() => {});
  }
}
