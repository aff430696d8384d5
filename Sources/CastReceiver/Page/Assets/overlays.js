// Temporary overlays: titles with progress, the volume, a notice. Times are in milliseconds.
const $ = (id) => document.getElementById(id);
const {body} = document;
const VOLUME_TIME = 1800;
const timers = {overlay: null, volume: null, notice: null};
let isVolumeKnown = false;

export function showOverlay(duration) {
  body.dataset.overlay = true;
  clearTimeout(timers.overlay);
  timers.overlay = setTimeout(hideOverlay, duration);
}

export function hideOverlay() {
  clearTimeout(timers.overlay);
  body.dataset.overlay = false;
}

export function showVolume(level, muted) {
  $('level').style.width = `${100 * (muted ? 0 : level)}%`;
  $('volume').dataset.muted = muted;
  // The first report of the volume is its initial value, not a change.
  if (isVolumeKnown) {
    $('volume').classList.add('seen');
    clearTimeout(timers.volume);
    timers.volume = setTimeout(() => $('volume').classList.remove('seen'), VOLUME_TIME);
  }
  isVolumeKnown = true;
}

// Without a duration the notice stays until another scene is shown.
export function notice(text, duration = 0, headline = '') {
  $('notice-headline').textContent = headline;
  $('notice-text').textContent = text;
  $('notice').hidden = false;
  clearTimeout(timers.notice);
  if (duration) timers.notice = setTimeout(hideNotice, duration);
}

export function hideNotice() { $('notice').hidden = true; }

// `act` is called at the next click, unless `signal` is aborted before.
export function askForClick(act, signal) {
  notice('This browser wants a click before it plays sound.', 8000);
  addEventListener('click', act, {once: true, signal});
}
