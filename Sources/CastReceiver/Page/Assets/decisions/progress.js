// The texts of the progress bar and of an ad's label. Times are in seconds.

// A larger distance from the live edge counts as behind.
const BEHIND = 3;

export function clockText(time) {
  const all = Math.max(0, Math.floor(time || 0));
  const [h, m, s] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (n) => String(n).padStart(2, '0');
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

// `duration` is null or not finite if it is unknown; `range` is the range of a live stream that can be sought.
export function progressTexts({time, duration, isLive, range}) {
  const isKnown = Number.isFinite(duration) && duration > 0;
  return {
    elapsed: clockText(time), total: isLive ? 'LIVE' : isKnown ? clockText(duration) : '',
    fill: isKnown ? `${Math.min(100, 100 * time / duration)}%` : '0',
    // Null means that it does not apply: only a live stream can be behind.
    isBehind: isLive ? !!range && time < range.from - BEHIND : null,
  };
}

export function adTexts(ad, {time, duration}) {
  const isKnown = Number.isFinite(duration) && duration > 0;
  const ends = isKnown ? `Ends in ${Math.max(0, Math.ceil(duration - time))}` : '';
  const wait = ad.skippableAfter == null ? null : Math.ceil(ad.skippableAfter - time);
  return {
    count: ad.count > 1 && ad.number ? `${ad.number} of ${ad.count}` : '', title: ad.title || '',
    skip: wait === null ? ends : wait > 0 ? `Skip in ${wait}` : 'You can skip this ad',
  };
}
