// Reads VAST and VMAP documents into plain values. The elements are already parsed and only read: their children,
// localName, getAttribute and textContent. Nothing in them is trusted: lists and texts are bounded, and unknown parts
// are left out.

export const MOST_ADS = 16;
const MOST_BREAKS = 32, MOST_URLS = 10, LONGEST_URL = 4096, LONGEST_TEXT = 200;
// The tracked events while an ad plays. VAST's other events are actions of a viewer with a pointer, which this screen
// does not have.
const EVENTS = ['creativeView', 'start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete', 'skip'];

// Why there are no ads, as a sentence.
export class NoAds extends Error {}

// Checks a document before it is parsed; throws if it must not be used.
export function checkText(text) {
  if (!text.trim()) throw new NoAds('The ad server sent nothing.');
  // An ad needs no entities of its own, but they could be used to fill the memory. The parser fetches none.
  if (/<!DOCTYPE/i.test(text)) throw new NoAds('The document declares types of its own (DOCTYPE).');
}

// Checks the parsed root element of a document that should be a VAST or a VMAP.
export function checkRoot(root, wanted) {
  if (!root || root.localName === 'parsererror' || root.getElementsByTagName('parsererror').length) {
    throw new NoAds('The document is no XML.');
  }
  if (root.localName !== wanted) throw new NoAds(`The document is no ${wanted}.`);
  return root;
}

const all = (element, name) => [...(element?.children ?? [])].filter((child) => child.localName === name);
const one = (element, ...names) => names.reduce((at, name) => all(at, name)[0], element);
const words = (element) => (element?.textContent ?? '').trim().slice(0, LONGEST_TEXT);
const urls = (elements) => elements.map(url).filter(Boolean).slice(0, MOST_URLS);

function url(element) {
  const told = (element?.textContent ?? '').trim();
  if (!told || told.length > LONGEST_URL) return null;
  try { return /^https?:$/.test(new URL(told).protocol) ? told : null; } catch { return null; }
}

// HH:MM:SS or HH:MM:SS.mmm in seconds; null for anything else.
export function seconds(text) {
  const parts = /^(\d{1,3}):([0-5]?\d):([0-5]?\d(?:\.\d{1,3})?)$/.exec((text ?? '').trim());
  return parts && Number(parts[1]) * 3600 + Number(parts[2]) * 60 + Number(parts[3]);
}

// A skip offset is a time, or a percentage of the ad's length.
function skipTime(text, duration) {
  const part = /^(\d{1,3}(?:\.\d+)?)%$/.exec((text ?? '').trim());
  if (!part) return seconds(text);
  return duration === null || Number(part[1]) > 100 ? null : duration * Number(part[1]) / 100;
}

// ---- VAST -----------------------------------------------------------------------------------------------------------
// The ads to show: those of a pod in order, or otherwise all single ads, of which the first that can be played is used.
// `canPlay` tells whether this screen plays a MIME type.
export function readVAST(root, canPlay) {
  const ads = all(root, 'Ad').slice(0, MOST_ADS).map((ad) => readAd(ad, canPlay)).filter(Boolean);
  const pod = ads.filter((ad) => ad.sequence !== null).sort((a, b) => a.sequence - b.sequence);
  return {isPod: pod.length > 0, ads: pod.length ? pod : ads};
}

// An ad with media, or with a `wrapper`, the address of the document that has the ad. An ad with neither has a reason.
function readAd(ad, canPlay) {
  const inline = one(ad, 'InLine'), body = inline ?? one(ad, 'Wrapper');
  if (!body) return null;
  const sequence = /^\d{1,4}$/.exec(ad.getAttribute('sequence') ?? '');
  const linears = all(one(body, 'Creatives'), 'Creative').map((creative) => one(creative, 'Linear')).filter(Boolean);
  const read = {sequence: sequence && Number(sequence[0]), impressions: urls(all(body, 'Impression')), tracking: {}};
  if (inline) {
    const found = linears.map((linear) => ({linear, file: bestFile(linear, canPlay)})).find(({file}) => file);
    if (!found) return {...read, reason: 'The ad has no media file that this screen plays.'};
    const {linear, file} = found;
    const duration = seconds(words(one(linear, 'Duration')));
    return {
      ...read, url: file.url, type: file.type, duration, skip: skipTime(linear.getAttribute('skipoffset'), duration),
      title: words(one(body, 'AdTitle')), click: url(one(linear, 'VideoClicks', 'ClickThrough')),
      tracking: trackingOf([linear]),
    };
  }
  const wrapper = url(one(body, 'VASTAdTagURI'));
  if (!wrapper) return {...read, reason: 'The wrapper names no document.'};
  const says = (name) => body.getAttribute(name)?.trim();
  return {
    ...read, wrapper, tracking: trackingOf(linears), mayGoOn: says('followAdditionalWrappers') !== 'false',
    mayBePod: says('allowMultipleAds') === 'true',
  };
}

function trackingOf(linears) {
  const tracking = {};
  const told = linears.flatMap((linear) => all(one(linear, 'TrackingEvents'), 'Tracking'));
  for (const name of EVENTS) {
    const found = urls(told.filter((element) => element.getAttribute('event') === name));
    if (found.length) tracking[name] = found;
  }
  return tracking;
}

// The best file that can be played directly: one that is not larger than the screen, if there is a choice, then the one
// with the highest quality.
function bestFile(linear, canPlay) {
  const number = (file, name) => Number.parseInt(file.getAttribute(name) ?? '', 10) || 0;
  const files = all(one(linear, 'MediaFiles'), 'MediaFile').slice(0, 64).map((file) => ({
    url: url(file), type: (file.getAttribute('type') ?? '').trim().toLowerCase().slice(0, LONGEST_TEXT),
    delivery: file.getAttribute('delivery'), program: file.getAttribute('apiFramework'),
    fits: number(file, 'width') <= 1920, width: number(file, 'width'),
    rate: number(file, 'bitrate') || number(file, 'maxBitrate'),
  }));
  return files
    .filter(({url, type, delivery, program}) => url && !program && delivery !== 'streaming'
      && /^(video|audio)\/(mp4|webm)$/.test(type) && canPlay(type))
    .sort((a, b) => b.fits - a.fits || (a.fits ? b.width - a.width : a.width - b.width) || b.rate - a.rate)[0];
}

// Combines a wrapper with the ad to which it leads. Both ads' tracking is kept.
export function merge(outer, inner) {
  const tracking = {};
  for (const name of EVENTS) {
    const told = [...(outer.tracking[name] ?? []), ...(inner.tracking[name] ?? [])].slice(0, MOST_URLS);
    if (told.length) tracking[name] = told;
  }
  return {...inner, tracking, impressions: [...outer.impressions, ...inner.impressions].slice(0, MOST_URLS)};
}

// ---- VMAP -----------------------------------------------------------------------------------------------------------
// The breaks that can contain linear ads: {id, offset, tag} or {id, offset, vast}, where `vast` is a VAST document's
// root.
export function readVMAP(root) {
  return all(root, 'AdBreak').slice(0, MOST_BREAKS).map((element) => {
    const source = one(element, 'AdSource');
    const types = (element.getAttribute('breakType') ?? 'linear').toLowerCase().split(/[\s,]+/);
    return {
      id: (element.getAttribute('breakId') ?? '').trim().slice(0, LONGEST_TEXT), isLinear: types.includes('linear'),
      offset: (element.getAttribute('timeOffset') ?? '').trim().slice(0, LONGEST_TEXT),
      tag: url(one(source, 'AdTagURI')), vast: one(source, 'VASTAdData', 'VAST') ?? null,
    };
  }).filter(({isLinear, tag, vast}) => isLinear && (tag || vast));
}
