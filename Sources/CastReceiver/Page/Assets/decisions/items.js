// What kind of item it is, from the sender's data: {url, contentType, streamType, tracks, ...}.

// The path of an address in lower case; empty for an invalid address.
export function path(url) {
  try { return new URL(url).pathname.toLowerCase(); } catch { return ''; }
}

export function host(url) {
  try { return new URL(url).host; } catch { return 'that address'; }
}

// The name of an item without a title: its file, or its host.
export function nameOf(url) {
  const name = path(url).split('/').pop();
  try { return decodeURIComponent(name) || host(url); } catch { return name; }
}

// 'hls', 'dash', 'smooth', or null for a plain file.
export function adaptiveKind({contentType, url}) {
  const type = contentType || '';
  if (/mpegurl/i.test(type) || /\.m3u8$/.test(path(url))) return 'hls';
  if (/dash\+xml/i.test(type) || /\.mpd$/.test(path(url))) return 'dash';
  return /vnd\.ms-sstr/i.test(type) || /\.ism(\/manifest)?$/.test(path(url)) ? 'smooth' : null;
}

// 'image', 'audio' or 'video'.
export function kindOf(item) {
  const type = (item.contentType || '').toLowerCase();
  if (type.startsWith('image/')) return 'image';
  if (adaptiveKind(item)) return 'video';
  if (type.startsWith('audio/')) return 'audio';
  if (type) return 'video';
  const name = path(item.url);
  if (/\.(png|jpe?g|gif|webp|avif|svg|bmp)$/.test(name)) return 'image';
  return /\.(mp3|m4a|aac|flac|ogg|oga|opus|wav)$/.test(name) ? 'audio' : 'video';
}

// Whether it has to be read across origins (CORS). A request with CORS fails if the server does not support it, so CORS
// is used only if necessary.
export const needsCORS = (item) => item.tracks.length > 0 || adaptiveKind(item) !== null;

// Whether two items are opened in the same way, so that the element opened for one can be used for the other.
export const isSame = (a, b) => ['url', 'contentType', 'streamType', 'startTime', 'tracks']
  .every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]));

// An image needs no preparation, and Chromium keeps no data of an adaptive stream before it plays.
export const canBeOpenedAhead = (item) => kindOf(item) !== 'image' && !adaptiveKind(item);

const TRACK_KINDS = {SUBTITLES: 'subtitles', CAPTIONS: 'captions', DESCRIPTIONS: 'descriptions', CHAPTERS: 'chapters',
  METADATA: 'metadata'};

// The browser's kind for a text track of this subtype.
export function trackKind(subtype) { return TRACK_KINDS[subtype] || 'captions'; }
