// A phone that falls asleep breaks off its upload. Browsers let a page prevent that only with HTTPS, and end it
// whenever the page is hidden.
let lock = null;
let isAsked = false;
let isWanted = false;

export async function stayAwake(wanted) {
  isWanted = wanted;
  if (isWanted && !isAsked && (!lock || lock.released)) {
    isAsked = true;
    lock = await navigator.wakeLock?.request('screen').catch(() => null);
    isAsked = false;
  }
  if (isWanted) return;
  lock?.release();
  lock = null;
}

document.addEventListener('visibilitychange', () => {
  if (isWanted && document.visibilityState === 'visible') stayAwake(true);
});
