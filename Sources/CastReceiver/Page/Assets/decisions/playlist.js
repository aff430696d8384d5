// Reads the addresses in an HLS playlist.
const LONGEST = 1_000_000;

// {variants, segments} with absolute addresses, or null if the text is no playlist.
export function readPlaylist(whole, url) {
  const text = whole.slice(0, LONGEST);
  if (!text.trimStart().startsWith('#EXTM3U')) return null;
  const variants = [], segments = [];
  let isVariant = false;
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('#EXT-X-STREAM-INF')) isVariant = true;
    if (!line || line.startsWith('#')) continue;
    if (URL.canParse(line, url)) (isVariant ? variants : segments).push(new URL(line, url).href);
    isVariant = false;
  }
  return {variants, segments};
}
