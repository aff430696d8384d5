// Why something can't be played. A media element only says "error"; reading the same address tells the rest.

const FORMAT = {kind: 'format', code: 104, reason: "This device can't play the media's format."};
const PROBE_LIMIT = 5000;

export function path(url) {
  try { return new URL(url).pathname.toLowerCase(); } catch { return ''; }
}

export function host(url) {
  try { return new URL(url).host; } catch { return 'that address'; }
}

// 'hls', 'dash', 'smooth', or null for a plain file.
export function adaptiveKind({contentType, url}) {
  const type = contentType || '';
  if (/mpegurl/i.test(type) || /\.m3u8$/.test(path(url))) return 'hls';
  if (/dash\+xml/i.test(type) || /\.mpd$/.test(path(url))) return 'dash';
  return /vnd\.ms-sstr/i.test(type) || /\.ism(\/manifest)?$/.test(path(url)) ? 'smooth' : null;
}

export function corsMessage(what, url) {
  console.error(`Access to ${what} at '${url}' from origin '${location.origin}' has been blocked by CORS policy: `
    + "No 'Access-Control-Allow-Origin' header is present on the requested resource.");
}

async function ask(url, options = {}) {
  try {
    return await fetch(url, {
      cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(PROBE_LIMIT), ...options,
    });
  } catch {
    return null;
  }
}

// Which of CORS, network and format it was: a read with CORS tells all; one without tells whether the server is there.
export async function probe(url, needsCORS) {
  const open = await ask(url);
  open?.body?.cancel().catch(() => {});
  if (open) return open.ok ? FORMAT : {kind: 'network', reason: `The server answered ${open.status} for the media.`};
  const opaque = await ask(url, {mode: 'no-cors'});
  opaque?.body?.cancel().catch(() => {});
  if (!opaque) return {kind: 'network', reason: "The media's server can't be reached from this device."};
  if (needsCORS) {
    return {kind: 'cors', code: 104, reason: `The server at ${host(url)} does not allow cross-origin reading (CORS), `
      + 'which text tracks and adaptive streams need: it must send Access-Control-Allow-Origin.'};
  }
  return {...FORMAT,
    reason: `What ${host(url)} sent can't be played here: an error page, or a format that this device doesn't know.`};
}

// {kind, code, reason} of a failure of the whole item; the codes are a Web Receiver's detailedErrorCode.
export async function explain(item, {kind, error, needsCORS}) {
  const said = error.message || '';
  if (error.code === 3) {
    return {kind: 'decode', code: 102, reason: `The media is damaged or can't be decoded. ${said}`.trim()};
  }
  const adaptive = adaptiveKind(item);
  // Chromium names its demuxer only when it has read the data, so that the server can't be the cause.
  const wasRead = /DEMUXER_ERROR|DECODER_ERROR/.test(said);
  if (wasRead && !needsCORS && !adaptive) return FORMAT;
  const found = await probe(item.url, needsCORS);
  if (error.code === 2 && found.kind === 'format') {
    return {kind: 'network', code: 103, reason: `The media broke off on its way. ${said}`.trim()};
  }
  if (found.kind === 'network') return {...found, code: {hls: 311, dash: 321, smooth: 331}[adaptive] ?? 103};
  if (kind === 'image') return {...found, code: found.kind === 'format' ? 903 : found.code};
  if (found.kind !== 'format') return found;
  if (adaptive === 'hls') return explainHLS(item.url, said);
  const names = {dash: 'MPEG-DASH', smooth: 'Smooth Streaming'};
  if (!adaptive) return found;
  return {...FORMAT, reason: `This device's browser does not play ${names[adaptive]}; HLS and files it does.`};
}

// The manifest was there. Was it one, and was what it names?
async function explainHLS(url, said) {
  const unknown = {...FORMAT, reason: `This device can't decode what the HLS stream holds. ${said}`.trim()};
  const first = await readPlaylist(url);
  if (!first) return {kind: 'format', code: 411, reason: 'That is no HLS playlist.'};
  let playlist = first;
  if (first.variants.length) {
    playlist = await readPlaylist(first.variants[0]);
    if (!playlist) {
      return {kind: 'network', code: 312, reason: `The HLS playlist ${path(first.variants[0])} can't be read.`};
    }
  }
  if (!playlist.segments.length) return {kind: 'format', code: 412, reason: 'The HLS playlist names no segments.'};
  const segment = await ask(playlist.segments[0], {method: 'HEAD'});
  if (segment?.ok) return unknown;
  return {kind: 'network', code: 301, reason: `The HLS segment ${path(playlist.segments[0])} can't be fetched.`};
}

async function readPlaylist(url) {
  const text = (await (await ask(url))?.text().catch(() => '') || '').slice(0, 1_000_000);
  if (!text.trimStart().startsWith('#EXTM3U')) return null;
  const variants = [], segments = [];
  let isVariant = false;
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('#EXT-X-STREAM-INF')) isVariant = true;
    if (!line || line.startsWith('#')) continue;
    (isVariant ? variants : segments).push(new URL(line, url).href);
    isVariant = false;
  }
  return {variants, segments};
}

// Whether a file that plays as sound alone has a picture that this device can't decode (HEVC in MP4 plays like that).
// Null where the server doesn't let it be read: then nobody knows.
export async function hasHiddenPicture(url) {
  const head = await readBytes(url, 0, 4096);
  if (!head) return null;
  if (text(head, 4, 4) !== 'ftyp') return /V_[A-Z]/.test(text(head, 0, head.length));
  for (let at = 0, boxes = 0; boxes < 32; boxes += 1) {
    const box = at + 16 <= head.length ? head.subarray(at, at + 16) : await readBytes(url, at, 16);
    if (!box || box.length < 16) return false;
    const view = new DataView(box.buffer, box.byteOffset, 16);
    const size = view.getUint32(0) === 1 ? Number(view.getBigUint64(8)) : view.getUint32(0);
    if (text(box, 4, 4) === 'moov') {
      const movie = await readBytes(url, at, Math.min(size, 4_000_000));
      return !!movie && /hdlr[^]{8}vide/.test(text(movie, 0, movie.length));
    }
    if (size < 8) return false;
    at += size;
  }
  return false;
}

async function readBytes(url, from, count) {
  const answer = await ask(url, {headers: {Range: `bytes=${from}-${from + count - 1}`}});
  if (!answer?.ok || (from > 0 && answer.status !== 206)) return null;
  const reader = answer.body.getReader();
  const bytes = new Uint8Array(count);
  let length = 0;
  while (length < count) {
    const {done, value} = await reader.read().catch(() => ({done: true}));
    if (done) break;
    const taken = value.subarray(0, count - length);
    bytes.set(taken, length);
    length += taken.length;
  }
  reader.cancel().catch(() => {});
  return bytes.subarray(0, length);
}

function text(bytes, from, count) {
  return new TextDecoder('latin1').decode(bytes.subarray(from, from + count));
}
