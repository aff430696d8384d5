// The look that all widgets share. A length of `16u` is 16 px at the person's usual text size, and grows with it.
// Colors come from the page's `--cast-…`, or else the server's style (`--_s-…`, set on the root by base.js), or else
// our own.

try {
  CSS.registerProperty({ name: '--_u', syntax: '<length>', inherits: true, initialValue: '1px' });
} catch {
  // An old browser, where a unit stays at 1 px; or another copy of us has registered it already.
}

/** A style sheet in our own notation. */
export function sheet(text) {
  const result = new CSSStyleSheet();
  result.replaceSync(text.replace(/(?<![\w#-])(-?\d*\.?\d+)u\b/g, 'calc(var(--_u) * $1)'));
  return result;
}

/** The properties that the server's style may set. From `StyleAttributes`. */
export const properties = [
  'background-color', 'icon-tint-color', 'button-text-color', 'heading-text-color', 'body-text-color',
  'caption-text-color', 'slider-progress-color', 'slider-secondary-progress-color', 'slider-unseekable-progress-color',
  'live-indicator-color', 'ad-marker-fill-color', 'font-family',
];

// Internal name, public name, light, dark.
const colors = [
  ['background', 'background-color', '#ffffff', '#1d1f23'],
  ['icon', 'icon-tint-color', '#43474e', '#c9ccd3'],
  ['accent', 'accent-color', '#1a5dcc', '#a9c7ff'],
  ['on-accent', 'on-accent-color', '#ffffff', '#0a2f66'],
  ['button-text', 'button-text-color', '#1a5dcc', '#a9c7ff'],
  ['heading', 'heading-text-color', '#1b1c20', '#e8e9ee'],
  ['body', 'body-text-color', '#40444b', '#c6c9d1'],
  ['caption', 'caption-text-color', '#5c6068', '#a5a9b2'],
  ['progress', 'slider-progress-color', 'var(--_accent)', 'var(--_accent)'],
  ['secondary', 'slider-secondary-progress-color', '#c3cad6', '#4d525b'],
  ['unseekable', 'slider-unseekable-progress-color', '#e3e6eb', '#35393f'],
  ['live', 'live-indicator-color', '#c5221f', '#ff7a70'],
  ['ad', 'ad-marker-fill-color', '#f0a400', '#ffcf5c'],
  ['raised', 'raised-color', '#f1f4fa', '#292c31'],
  ['tonal', 'tonal-color', '#dbe6fb', '#2d4166'],
  ['on-tonal', 'on-tonal-color', '#0d2e66', '#d9e5ff'],
  ['line', 'line-color', '#e0e3e9', '#3a3e45'],
  ['error', 'error-color', '#b3261e', '#ffb4ab'],
  ['snack', 'notice-background-color', '#2e3138', '#e4e6ec'],
  ['on-snack', 'notice-text-color', '#f2f3f7', '#25282d'],
];
const ours = (pick) => colors.map(([name, , light, dark]) => `--_d-${name}:${pick(light, dark)};`).join('');

export const theme = sheet(`
:host { display: block; }
:host([hidden]) { display: none; }
.root {
  --_u: calc(1em / 16);
  ${ours((light, dark) => (light === dark ? light : `light-dark(${light},${dark})`))}
  ${colors.map(([name,
    outside]) => `--_${name}:var(--cast-${outside},var(--_s-${outside},var(--_d-${name})));`).join('')}
  --_hover: rgb(127 127 127 / .13);
  --_press: rgb(127 127 127 / .22);
  --_ease: cubic-bezier(.2, 0, 0, 1);
  --_far: 1;
  font-family: var(--cast-font-family, var(--_s-font-family, "Google Sans", Roboto, "Segoe UI", system-ui,
    "Noto Sans",
    "Helvetica Neue", Arial, sans-serif));
  font-size: medium; font-weight: 400; font-style: normal; line-height: 1.4; letter-spacing: normal;
    text-align: start;
  text-transform: none; white-space: normal; color: var(--_body); accent-color: var(--_accent);
  -webkit-tap-highlight-color: transparent; -webkit-text-size-adjust: 100%; text-size-adjust: 100%;
}
@media (min-width: 1280px) { .root.far { --_u: calc(1.35em / 16); --_far: 1.35; } }
@media (min-width: 1700px) { .root.far { --_u: calc(1.6em / 16); --_far: 1.6; } }
@supports not (color: light-dark(#000, #fff)) {
  .root { ${ours((light) => light)} }
  @media (prefers-color-scheme: dark) { .root { ${ours((light, dark) => dark)} } }
}
*, ::before, ::after { box-sizing: border-box; }
[hidden] { display: none !important; }
h2, h3, p, ul, ol, li { margin: 0; padding: 0; list-style: none; font: inherit; }
button {
  appearance: none; margin: 0; border: 0; padding: 0; background: none; font: inherit; color: inherit;
    cursor: pointer;
  text-align: inherit; touch-action: manipulation; user-select: none; -webkit-user-select: none;
}
button:disabled, button[aria-disabled="true"] { cursor: default; }
:focus { outline: none; }
:focus-visible { outline: 2.5u solid var(--_button-text); outline-offset: 2u; }
.far :focus-visible { outline-width: 3.5u; }
/* A title has the focus only so that it is read. */
.heading:focus-visible { outline: none; }
.icon { display: block; inline-size: 24u; block-size: 24u; flex: none; overflow: visible; }
[dir="rtl"] .mirrored { transform: scaleX(-1); }
.heading { font-size: calc(var(--_far) * 1.25em); line-height: 1.3; font-weight: 500; color: var(--_heading);
  text-wrap: balance; }
.title { font-size: calc(var(--_far) * 1em); line-height: 1.35; color: var(--_heading); }
.small, .caption { font-size: calc(var(--_far) * .875em); line-height: 1.4; }
.small { color: var(--_body); }
.caption { color: var(--_caption); }
.line { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-inline-size: 0; }
/* A name in another script is aligned like the others. */
[dir="rtl"] [dir="auto"] { text-align: right; }
[dir="ltr"] [dir="auto"] { text-align: left; }
.time { direction: ltr; unicode-bidi: isolate; font-variant-numeric: tabular-nums; }
.hush {
  position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap;
}

.icon-button {
  position: relative; display: grid; place-items: center; flex: none; inline-size: 48u; block-size: 48u;
  border-radius: 50%; color: var(--_icon); transition: background-color .15s, opacity .15s;
}
.icon-button:hover { background: var(--_hover); }
.icon-button:active { background: var(--_press); }
.icon-button:disabled, .icon-button[aria-disabled="true"] { opacity: .38; background: none; }
.icon-button[aria-pressed="true"] { color: var(--_button-text); }
.button {
  display: inline-flex; align-items: center; justify-content: center; gap: 8u; min-block-size: 48u; padding: 10u 22u;
  border-radius: 24u; font-size: calc(var(--_far) * .9375em); line-height: 1.25; font-weight: 500; text-align: center;
  color: var(--_button-text); transition: background-color .15s, box-shadow .15s; position: relative;
}
.button:hover { background: var(--_hover); }
.button:active { background: var(--_press); }
.button.filled { background: var(--_accent); color: var(--_on-accent); }
.button.tonal { background: var(--_tonal); color: var(--_on-tonal); }
.button.filled:hover, .button.tonal:hover { box-shadow: 0 1u 4u rgb(0 0 0 / .3); filter: brightness(1.06); }
.button:disabled, .button[aria-disabled="true"] { opacity: .45; box-shadow: none; filter: none; }

/* In progress: a ring around the control, which takes no room. */
[aria-busy="true"]:not(.plain)::after {
  content: ""; position: absolute; inset: 3u; border-radius: 50%; pointer-events: none;
  border: 2.5u solid transparent; border-block-start-color: var(--_progress);
    border-inline-end-color: var(--_progress);
  animation: turn .9s linear infinite;
}
.button[aria-busy="true"]::after { inset: auto; inline-size: 18u; block-size: 18u; inset-inline-end: 8u; }
@keyframes turn { to { transform: rotate(1turn); } }
@keyframes breathe { 50% { opacity: .45; } }

.picture { position: relative; display: grid; place-items: center; overflow: hidden; background: var(--_raised);
  color: var(--_caption); }
.picture img { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: cover;
  transition: opacity .25s; }
.picture img[data-state="loading"] { opacity: 0; }
.snack {
  display: block; border-radius: 12u; padding: 12u 16u; background: var(--_snack); color: var(--_on-snack);
  font-size: calc(var(--_far) * .875em); line-height: 1.4; box-shadow: 0 4u 16u rgb(0 0 0 / .28);
    pointer-events: none;
  transition: opacity .2s; overflow-wrap: anywhere;
}
.snack:empty { opacity: 0; padding: 0; box-shadow: none; }
.live-mark {
  display: inline-flex; align-items: center; gap: 6u; color: var(--_live); font-weight: 600; letter-spacing: .02em;
  font-size: calc(var(--_far) * .8125em);
}
.live-mark::before { content: ""; inline-size: 8u; block-size: 8u; border-radius: 50%; background: currentColor; }
.ad-mark {
  display: inline-block; padding: 1u 7u; border-radius: 4u; background: var(--_ad); color: #2b1f00; font-weight: 600;
  font-size: calc(var(--_far) * .75em);
}
.is-lost > * { transition: opacity .3s .8s; opacity: .55; }

@media (prefers-reduced-motion: reduce) {
  /* Fading is allowed, movement is not. */
  *, ::before, ::after {
    transition-property: opacity, color, background-color, box-shadow, filter !important;
    animation-duration: .01s !important; animation-iteration-count: 1 !important;
  }
  dialog, dialog::backdrop {
    transition: opacity .2s, overlay .2s allow-discrete, display .2s allow-discrete !important;
  }
  [aria-busy="true"]:not(.plain)::after { animation: breathe 2s ease-in-out infinite !important;
    animation-duration: 2s !important; }
}
@media (forced-colors: active) {
  .icon-button, .button { border: 1px solid ButtonBorder; }
  .icon-button[aria-pressed="true"], .button.filled { border-color: Highlight; color: Highlight; }
  :focus-visible { outline-color: Highlight; }
  .snack, .ad-mark { border: 1px solid CanvasText; }
  .live-mark::before { background: CanvasText; forced-color-adjust: none; }
}
`);
