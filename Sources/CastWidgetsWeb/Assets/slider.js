// A slider for fingers, mice, keys and screen readers. It shows the value that it is given, and reports the person's
// value: `input` while it is held, `change` once it is released.
import { el, setAttribute, setText } from './base.js';
import { isOn } from './arrows.js';
import { sheet } from './theme.js';

export const sliderSheet = sheet(`
.slider {
  position: relative; display: block; block-size: 48u; touch-action: pan-y; cursor: pointer; border-radius: 8u;
  --_at: 0; --_from: 0; --_to: 0; user-select: none; -webkit-user-select: none;
}
.slider[aria-disabled="true"] { cursor: default; }
.slider > .track, .slider > .reach, .slider > .fill {
  position: absolute; inset-block-start: 50%; block-size: 4u; margin-block-start: -2u; border-radius: 4u;
  transition: block-size .12s, margin .12s;
}
.slider > .track { inset-inline: 0; background: var(--_unseekable); overflow: hidden; }
.slider > .reach { inset-inline-start: calc(var(--_from) * 100%);
  inline-size: calc((var(--_to) - var(--_from)) * 100%); background: var(--_secondary); }
.slider > .fill { inset-inline-start: 0; inline-size: calc(var(--_at) * 100%); background: var(--_progress); }
.slider > .thumb {
  position: absolute; inset-block-start: 50%; inset-inline-start: calc(var(--_at) * 100%); inline-size: 16u;
    block-size: 16u;
  margin-block-start: -8u; margin-inline-start: -8u; border-radius: 50%; background: var(--_progress);
  transition: transform .12s, box-shadow .12s;
}
.slider[aria-disabled="true"] > .thumb { transform: scale(0); }
.slider:not([aria-disabled="true"]):hover > .thumb { box-shadow: 0 0 0 8u var(--_hover); }
.slider.held > .thumb { transform: scale(1.25); box-shadow: 0 0 0 10u var(--_press); }
.slider:is(:hover, .held):not([aria-disabled="true"]) > :is(.track, .reach, .fill) { block-size: 6u;
  margin-block-start: -3u; }
.slider[aria-busy="true"]::after { display: none; }
.slider[aria-busy="true"] > .thumb { animation: breathe 1.2s ease-in-out infinite; }
.slider > .mark {
  position: absolute; inset-block-start: 50%; block-size: 6u; inline-size: 6u; margin-block-start: -3u;
  margin-inline-start: -3u; inset-inline-start: calc(var(--_mark) * 100%); border-radius: 50%; background: var(--_ad);
  box-shadow: 0 0 0 1.5u var(--_background);
}
.slider > .bubble {
  position: absolute; inset-block-end: 100%;
    inset-inline-start: clamp(20u, calc(var(--_at) * 100%), calc(100% - 20u));
  transform: translateX(-50%); padding: 3u 9u; border-radius: 8u; background: var(--_snack); color: var(--_on-snack);
  font-size: calc(var(--_far) * .8125em); opacity: 0; transition: opacity .12s; pointer-events: none;
    white-space: nowrap;
}
[dir="rtl"] .slider:not([dir="ltr"]) > .bubble { transform: translateX(50%); }
.slider.held > .bubble { opacity: 1; }
@media (forced-colors: active) {
  .slider > .track { border: 1px solid CanvasText; }
  .slider > .reach { display: none; }
  .slider > .fill, .slider > .thumb { background: Highlight; forced-color-adjust: none; }
  .slider > .mark { background: CanvasText; forced-color-adjust: none; }
}
`);

/**
 * - label: its name. step: of an arrow key. page: of PageUp and PageDown.
 * - say(value): what a screen reader reads; show(value): what the bubble shows while it is held; null: no bubble.
 * - timeline: goes from left to right in all languages, as tapes do.
 * - input(value), change(value), cancel(): the person's actions.
 */
export function makeSlider({ label, step = 1, page = 10, say = String, show = null, timeline = false, part = 'slider',
  input, change, cancel }) {
  const bubble = show ? el('span.bubble.time', { 'aria-hidden': 'true' }) : null;
  const element = el('div.slider.plain', {
    role: 'slider', part, tabindex: 0, 'aria-label': label, 'aria-orientation': 'horizontal', dir: timeline ? 'ltr'
      : null,
  }, el('span.track'), el('span.reach'), el('span.fill'), el('span.thumb', { part: `${part}-thumb` }), bubble);
  const state = { min: 0, max: 1, from: 0, to: 1, value: 0, enabled: true };
  let held = null;
  let marks = [];
  let spoken = null;
  let spokenEnds = null;

  const isReversed = () => getComputedStyle(element).direction === 'rtl';
  const part01 = (value) => (state.max > state.min ? Math.min(1, Math.max(0,
    (value - state.min) / (state.max - state.min))) : 0);
  const bounded = (value) => Math.min(Math.max(value, state.from), state.to);

  const isFocused = () => element.getRootNode().activeElement === element;

  function draw(isMoved = true) {
    const value = held ?? state.value;
    element.style.setProperty('--_at', part01(value).toFixed(5));
    if (bubble && held !== null) setText(bubble, show(value));
    speakEnds(isMoved);
    // A value that moves by itself is not written while the slider has the focus: screen readers would read each
    // second.
    const words = say(value);
    if (words !== spoken && (isMoved || !isFocused())) {
      spoken = words;
      setAttribute(element, 'aria-valuenow', Math.round(value * 100) / 100);
      setAttribute(element, 'aria-valuetext', words);
    }
  }

  // The same holds for ends that move by themselves; on a timeline, parts of a second are left out.
  function speakEnds(isMoved) {
    const ends = [state.from, state.to].map((end) => (timeline ? Math.round(end) : Math.round(end * 100) / 100));
    if (ends.join() === spokenEnds || (state.isRunning && !isMoved && isFocused())) return;
    spokenEnds = ends.join();
    setAttribute(element, 'aria-valuemin', ends[0]);
    setAttribute(element, 'aria-valuemax', ends[1]);
  }

  function hold(value) {
    held = bounded(value);
    element.classList.add('held');
    draw();
    input?.(held);
  }

  function letGo(isKept) {
    if (held === null) return;
    const value = held;
    held = null;
    element.classList.remove('held');
    if (isKept) (state.value = value), change?.(value);
    else cancel?.();
    draw();
  }

  const at = (event) => {
    const { left, width } = element.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (event.clientX - left) / (width || 1)));
    return state.min + (isReversed() ? 1 - share : share) * (state.max - state.min);
  };
  element.addEventListener('pointerdown', (event) => {
    if (!state.enabled || event.button) return;
    element.setPointerCapture(event.pointerId);
    hold(at(event));
  });
  element.addEventListener('pointermove', (event) => held !== null && element.hasPointerCapture(event.pointerId)
    && hold(at(event)));
  element.addEventListener('pointerup', () => letGo(true));
  element.addEventListener('pointercancel', () => letGo(false));
  element.addEventListener('keydown', (event) => {
    if (!state.enabled || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && held !== null) return void (event.preventDefault(), letGo(false));
    // With a remote, up and down lead away from the slider.
    if (isOn() && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) return;
    const forward = isReversed() ? -1 : 1;
    const moves = {
      ArrowRight: step * forward, ArrowLeft: -step * forward, ArrowUp: step, ArrowDown: -step, PageUp: page,
      PageDown: -page, Home: -Infinity, End: Infinity,
    };
    if (!(event.key in moves)) return;
    event.preventDefault();
    state.value = bounded(state.value + moves[event.key]);
    draw();
    // Keys come in quick succession: the handler may wait for the last one.
    change?.(state.value, true);
  });

  return {
    element,
    get isHeld() { return held !== null; },
    get value() { return held ?? state.value; },
    /** Shows a value, unless the person holds the slider. */
    set(value) {
      state.value = value;
      if (held === null) draw(false);
    },
    /** Sets its ends, the part that may be chosen, and whether its ends move by themselves. */
    range(min, max, from = min, to = max, isRunning = false) {
      if (state.min === min && state.max === max && state.from === from && state.to === to) return;
      Object.assign(state, { min, max, from, to, isRunning });
      element.style.setProperty('--_from', part01(from).toFixed(5));
      element.style.setProperty('--_to', part01(to).toFixed(5));
      const values = marks;
      marks = [];
      this.mark(values);
      draw(false);
    },
    enable(isEnabled) {
      state.enabled = isEnabled;
      setAttribute(element, 'aria-disabled', isEnabled ? null : 'true');
      if (!isEnabled) letGo(false);
    },
    busy(isBusy) { setAttribute(element, 'aria-busy', isBusy ? 'true' : null); },
    /** Releases it without a change. */
    drop() { letGo(false); },
    /** Marks these values, at which advertisements come. */
    mark(values) {
      if (values.join() === marks.join()) return;
      marks = [...values];
      element.querySelectorAll('.mark').forEach((mark) => mark.remove());
      for (const value of marks.slice(0, 200)) {
        const mark = el('span.mark');
        mark.style.setProperty('--_mark', part01(value).toFixed(5));
        element.insertBefore(mark, element.querySelector('.thumb'));
      }
    },
  };
}
