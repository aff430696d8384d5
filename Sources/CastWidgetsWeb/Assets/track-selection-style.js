// The look of the track selection.
import { sheet } from './theme.js';

export const trackSelectionSheet = sheet(`
.sheet-body { padding-inline: 12u; }
.group { padding-block-end: 12u; }
.group > h3, .more > h3 { padding: 8u 12u 4u; font-weight: 500; color: var(--_caption); }
.radio {
  display: flex; align-items: center; gap: 16u; inline-size: 100%; min-block-size: 52u; padding: 6u 12u;
  border-radius: 16u; position: relative; transition: background-color .15s;
}
.radio:hover { background: var(--_hover); }
.radio:active { background: var(--_press); }
.radio:focus-visible { outline-offset: -3u; }
.radio > .dot {
  position: relative; flex: none; inline-size: 22u; block-size: 22u; border-radius: 50%;
  border: 2u solid var(--_caption); transition: border-color .15s;
}
.radio > .dot::after {
  content: ""; position: absolute; inset: 3u; border-radius: 50%; background: var(--_accent); transform: scale(0);
  transition: transform .15s var(--_ease);
}
.radio[aria-checked="true"] > .dot { border-color: var(--_accent); }
.radio[aria-checked="true"] > .dot::after { transform: none; }
.radio > .texts { flex: 1; min-inline-size: 0; display: grid; }
.radio .title { overflow-wrap: anywhere; }
[dir="ltr"] .radio .texts > * { text-align: left; }
[dir="rtl"] .radio .texts > * { text-align: right; }
.more { border-block-start: 1u solid var(--_line); margin-inline: 12u; padding-block: 8u; }
.fold {
  display: flex; align-items: center; gap: 12u; inline-size: calc(100% + 24u); margin-inline: -12u;
  min-block-size: 56u; padding: 8u 12u; border-radius: 16u;
}
.fold:hover { background: var(--_hover); }
.fold > .title { flex: 1; }
.fold > .icon { transition: transform .2s var(--_ease); }
.fold[aria-expanded="true"] > .down { transform: rotate(.5turn); }
dialog > .snack, .inline > .snack { inset-block-end: 84u; }
.none { padding: 20u 12u 28u; }
.more [part="reset"] { margin: 12u 0 0 auto; display: flex; }
@media (min-width: 600px) { .sheet-body { min-block-size: min(240u, 40vh); } }
@media (forced-colors: active) {
  .radio > .dot::after { background: Highlight; forced-color-adjust: none; }
  .radio[aria-checked="true"] > .dot { border-color: Highlight; }
}
`);
