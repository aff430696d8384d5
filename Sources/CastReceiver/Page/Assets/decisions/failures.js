// Why something can't be played. A media element only reports an error; reading the same address shows the cause. Each
// search for a cause is a generator: it yields questions and continues with their answers (see questions.js).
import {adaptiveKind, host, path} from './items.js';
import {readPlaylist} from './playlist.js';

export const FORMAT = {kind: 'format', code: 104, reason: "This device can't play the media's format."};
export const HIDDEN_PICTURE = {
  kind: 'format', code: 104, reason: "This device can't decode the media's picture (HEVC, for example)."};
export const NO_DATA = {kind: 'network', code: 103, reason: 'No playable data came within 30 seconds.'};

export function corsText(what, url, origin) {
  return `Access to ${what} at '${url}' from origin '${origin}' has been blocked by CORS policy: `
    + "No 'Access-Control-Allow-Origin' header is present on the requested resource.";
}

// Distinguishes CORS, network and format. A read with CORS shows everything; one without shows whether the server
// responds.
export function* probe(url, needsCORS) {
  const open = yield {ask: 'status', url};
  if (open) return open.ok ? FORMAT : {kind: 'network', reason: `The server answered ${open.status} for the media.`};
  if (!(yield {ask: 'presence', url})) {
    return {kind: 'network', reason: "The media's server can't be reached from this device."};
  }
  if (needsCORS) {
    return {kind: 'cors', code: 104, reason: `The server at ${host(url)} does not allow cross-origin reading (CORS), `
      + 'which text tracks and adaptive streams need: it must send Access-Control-Allow-Origin.'};
  }
  return {...FORMAT,
    reason: `What ${host(url)} sent can't be played here: an error page, or a format that this device doesn't know.`};
}

// Why a text track can't be shown: {kind, reason}.
export function* explainTrack(url) {
  const {kind, reason} = yield* probe(url, true);
  return {kind, reason: kind === 'format' ? 'The text track is not WebVTT.' : reason};
}

// {kind, code, reason} for a failure of the whole item. The codes are a Web Receiver's detailedErrorCode. `error` is
// the element's error: {code, message}.
export function* explain(item, {kind, error, needsCORS}) {
  const said = error.message || '';
  if (error.code === 3) {
    return {kind: 'decode', code: 102, reason: `The media is damaged or can't be decoded. ${said}`.trim()};
  }
  const adaptive = adaptiveKind(item);
  // Chromium names its demuxer only after it has read data, so the server can't be the cause.
  const wasRead = /DEMUXER_ERROR|DECODER_ERROR/.test(said);
  if (wasRead && !needsCORS && !adaptive) return FORMAT;
  const found = yield* probe(item.url, needsCORS);
  if (error.code === 2 && found.kind === 'format') {
    return {kind: 'network', code: 103, reason: `The media broke off on its way. ${said}`.trim()};
  }
  if (found.kind === 'network') return {...found, code: {hls: 311, dash: 321, smooth: 331}[adaptive] ?? 103};
  if (kind === 'image') return {...found, code: found.kind === 'format' ? 903 : found.code};
  if (found.kind !== 'format') return found;
  if (adaptive === 'hls') return yield* explainHLS(item.url, said);
  const names = {dash: 'MPEG-DASH', smooth: 'Smooth Streaming'};
  if (!adaptive) return found;
  return {...FORMAT, reason: `This device's browser does not play ${names[adaptive]}; HLS and files it does.`};
}

// The manifest could be fetched. Checks whether it is an HLS playlist, and whether the parts that it names exist.
function* explainHLS(url, said) {
  const unknown = {...FORMAT, reason: `This device can't decode what the HLS stream holds. ${said}`.trim()};
  const first = yield* playlistAt(url);
  if (!first) return {kind: 'format', code: 411, reason: 'That is no HLS playlist.'};
  let playlist = first;
  if (first.variants.length) {
    playlist = yield* playlistAt(first.variants[0]);
    if (!playlist) {
      return {kind: 'network', code: 312, reason: `The HLS playlist ${path(first.variants[0])} can't be read.`};
    }
  }
  if (!playlist.segments.length) return {kind: 'format', code: 412, reason: 'The HLS playlist names no segments.'};
  const segment = yield {ask: 'head', url: playlist.segments[0]};
  if (segment?.ok) return unknown;
  return {kind: 'network', code: 301, reason: `The HLS segment ${path(playlist.segments[0])} can't be fetched.`};
}

function* playlistAt(url) { return readPlaylist(yield {ask: 'text', url}, url); }
