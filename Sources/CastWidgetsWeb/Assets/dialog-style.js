// The look of the dialog: device rows, the progress icon, the card of the media, the help steps.
import { sheet } from './theme.js';

export const dialogSheet = sheet(`
.sheet-body { padding-inline: 12u; min-block-size: min(248u, 40vh); display: flex; flex-direction: column; }
.screen { flex: 1; display: flex; flex-direction: column; }
.notice { display: flex; align-items: center; gap: 4u; margin: 0 12u 8u; padding-block: 2u; padding-inline: 16u 4u;
  border-radius: 14u; color: var(--_heading); background: var(--_raised); flex: none; }
.notice:empty { display: none; }
.notice > p { flex: 1; padding-block: 10u; overflow-wrap: anywhere; }
.notice > .icon { color: var(--_error); inline-size: 20u; block-size: 20u; margin-inline-end: 8u; }
.row { display: flex; align-items: center; gap: 16u; inline-size: 100%; min-block-size: 64u; padding: 8u 12u;
  border-radius: 18u; position: relative; transition: background-color .15s; content-visibility: auto;
  contain-intrinsic-size: auto 64u; }
.row:hover { background: var(--_hover); }
.row:active { background: var(--_press); }
.row:focus-visible { outline-offset: -3u; }
.row:is(:disabled, [aria-disabled="true"]) { opacity: .5; }
.row > .texts { flex: 1; min-inline-size: 0; display: grid; gap: 1u; }
.disc { position: relative; display: grid; place-items: center; flex: none; inline-size: 40u; block-size: 40u;
  border-radius: 50%; background: var(--_raised); color: var(--_icon); }
.row[aria-current="true"] .disc { background: var(--_tonal); color: var(--_on-tonal); }
.row[aria-busy="true"]::after { display: none; }
.row[aria-busy="true"] > .disc::after { content: ""; position: absolute; inset: -3u; border-radius: 50%;
  border: 2.5u solid transparent; border-block-start-color: var(--_progress);
  border-inline-end-color: var(--_progress); animation: turn .9s linear infinite; }
.row > .mark { color: var(--_button-text); }
.plays { color: var(--_button-text); }
.centre { flex: 1; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 20u;
  text-align: center; padding: 12u 24u 28u; }
.beacon { position: relative; display: grid; place-items: center; inline-size: 88u; block-size: 88u;
  border-radius: 50%; background: var(--_tonal); color: var(--_on-tonal); margin: 20u; }
.beacon .icon { inline-size: 40u; block-size: 40u; }
.beacon.searching::before, .beacon.searching::after { content: ""; position: absolute; inset: 0; border-radius: 50%;
  border: 2u solid var(--_accent); animation: spread 2.4s ease-out infinite; }
.beacon.searching::after { animation-delay: 1.2s; }
.beacon.turning::after { content: ""; position: absolute; inset: -8u; border-radius: 50%;
  border: 3u solid var(--_raised); border-block-start-color: var(--_progress); animation: turn 1s linear infinite; }
@keyframes spread { from { opacity: .6; transform: none; } to { opacity: 0; transform: scale(1.7); } }
.card { display: flex; align-items: center; gap: 16u; margin: 4u 12u 12u; padding: 12u; border-radius: 20u;
  background: var(--_raised); min-block-size: 104u; }
.card .art { flex: none; inline-size: 80u; block-size: 80u; border-radius: 12u; background: var(--_background); }
.card .art .icon { inline-size: 32u; block-size: 32u; }
.card .texts { flex: 1; min-inline-size: 0; display: grid; gap: 3u; }
.card .title { font-weight: 500; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical;
  overflow: hidden; overflow-wrap: anywhere; }
.steps { counter-reset: step; margin: 8u 12u; display: grid; gap: 4u; }
.steps > li { counter-increment: step; display: flex; gap: 16u; align-items: start; padding: 8u 0;
  color: var(--_body); }
.steps > li::before { content: counter(step); flex: none; display: grid; place-items: center; inline-size: 28u;
  block-size: 28u; border-radius: 50%; background: var(--_tonal); color: var(--_on-tonal); font-weight: 500;
  font-size: calc(var(--_far) * .8125em); }
.steps > li > span { padding-block-start: 3u; }
.reason { margin: 0 12u 4u; color: var(--_heading); }
.lead { max-inline-size: 36em; }
.bar { block-size: 3u; margin: 0 24u 8u; border-radius: 3u; overflow: hidden; background: var(--_unseekable);
  flex: none; position: relative; }
.bar::after { content: ""; position: absolute; inset-block: 0; inset-inline-start: 0; inline-size: 40%;
  border-radius: 3u; background: var(--_progress); animation: sweep 1.8s ease-in-out infinite; }
@keyframes sweep { from { transform: translateX(-110%); } to { transform: translateX(270%); } }
@media (prefers-reduced-motion: reduce) { .beacon.searching::before, .beacon.searching::after { animation: none;
  opacity: .4; transform: scale(1.2); } .beacon.searching::after { display: none; } }
@media (forced-colors: active) { .row, .card, .notice, .disc { border: 1px solid CanvasText; }
  .row[aria-current="true"] { border-color: Highlight; } }
`);
