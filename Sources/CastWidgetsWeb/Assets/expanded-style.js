// The look of the player: artwork and its glow on the whole screen, in one column on narrow screens and two on wide
// ones.
import { sheet } from './theme.js';

export const expandedSheet = sheet(`
dialog.full {
  inset: 0; inline-size: 100%; block-size: 100%; max-inline-size: none; max-block-size: none; border-radius: 0;
    box-shadow: none; margin: 0;
}
dialog.full:not([open]) { transform: translateY(100%); opacity: 1; }
@starting-style { dialog.full[open] { transform: translateY(100%); opacity: 1; } }
.glow { position: absolute; inset: 0; overflow: hidden; pointer-events: none; background: var(--_background);
  z-index: 0; }
.glow img { position: absolute; inset: -12%; inline-size: 124%; block-size: 124%; object-fit: cover;
  filter: blur(56px) saturate(1.5); transition: opacity .6s; }
.glow img[data-state="loading"] { opacity: 0; }
.glow::after { content: ""; position: absolute; inset: 0; background: var(--_background); opacity: .82; }
.glow:not(:has(img)) { background: radial-gradient(140% 70% at 50% 0, color-mix(in srgb, var(--_accent) 16%,
  var(--_background)), var(--_background)); }
.glow:not(:has(img))::after { opacity: 0; }
dialog > :not(.glow, .snack, .hush) { position: relative; z-index: 1; }
.head { padding: max(8u, env(safe-area-inset-top)) 8u 4u; min-block-size: 64u; }
.head > .heading { order: 0; text-align: center; font-size: calc(var(--_far) * .875em); font-weight: 500;
  color: var(--_body); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.head > [part~="close"] { order: -1; }
.head > cast-button { order: 1; inline-size: 48u; block-size: 48u; flex: none; }
.sheet-body { display: flex; flex-direction: column; padding: 0 24u max(12u, env(safe-area-inset-bottom));
  overflow: auto; container-type: size; container-name: stage; }
.sheet-foot { display: none; }
/* On high screens the rows of the panel get more space. */
.stage { --_air: clamp(0px, (100cqh - 620u) / 11, 26u); flex: 1 0 auto; min-block-size: 100%; display: grid;
  grid-template-rows: minmax(96u, 1fr) auto; gap: calc(8u + var(--_air)); }
.art { container-type: size; display: grid; place-items: center; min-block-size: 96u; padding: 0; }
.frame { position: relative; display: grid; place-items: center; }
.cover.cover {
  --_fit: var(--_ratio, 1.7778); inline-size: min(100cqw, 100cqh * var(--_fit)); aspect-ratio: var(--_fit);
    border-radius: 18u;
  box-shadow: 0 12u 40u rgb(0 0 0 / .22), 0 2u 8u rgb(0 0 0 / .12);
}
.cover:not(:has(img)) { --_ratio: 1.25; color: var(--_on-tonal);
  background: linear-gradient(150deg, var(--_tonal), color-mix(in srgb, var(--_tonal) 45%, var(--_background))); }
.cover .stand-in { inline-size: 88u; block-size: 88u; stroke-width: 1.5; opacity: .75; }
.panel { display: flex; flex-direction: column; min-inline-size: 0; inline-size: 100%; max-inline-size: 720u;
  margin-inline: auto; gap: var(--_air); }
.meta { min-block-size: 72u; display: flex; flex-direction: column; justify-content: end; gap: 4u;
  padding-block: 8u; }
.meta .title { font-size: calc(var(--_far) * 1.375em); line-height: 1.25; font-weight: 600; display: -webkit-box;
  -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; overflow-wrap: anywhere; }
.meta .small { display: -webkit-box; -webkit-line-clamp: 1; -webkit-box-orient: vertical; overflow: hidden;
  overflow-wrap: anywhere; }
.meta .small:empty { display: none; }
.adline { position: absolute; inset-inline: 10u; inset-block-end: 10u; display: flex; align-items: center; gap: 10u;
  min-block-size: 52u; padding: 6u; padding-inline-start: 14u; border-radius: 16u; background: var(--_background);
  box-shadow: 0 2u 12u rgb(0 0 0 / .24); }
.adline > .small { flex: 1; min-inline-size: 0; }
.adline .button { flex: none; min-block-size: 40u; padding: 6u 16u; background: var(--_tonal);
  color: var(--_on-tonal); }
.scrub { direction: ltr; min-block-size: 76u; }
.scrub[data-empty] { visibility: hidden; }
.times { display: flex; justify-content: space-between; align-items: center; min-block-size: 28u;
  margin-block-start: -6u; color: var(--_body); font-size: calc(var(--_far) * .8125em); }
.times .live-mark { min-block-size: 32u; padding-inline: 8u; margin-inline-end: -8u; border-radius: 16u; }
button.live-mark:hover { background: var(--_hover); }
.live-mark.behind { color: var(--_caption); }
.transport { direction: ltr; display: flex; align-items: center; justify-content: space-between; inline-size: 100%;
  max-inline-size: 420u; margin-inline: auto; padding-block: 4u 8u; min-block-size: 100u; }
.transport .icon-button { flex: 0 1 56u; min-inline-size: 32u; inline-size: auto; block-size: 56u;
  color: var(--_heading); }
.transport .icon-button .icon { inline-size: 30u; block-size: 30u; }
.transport [data-empty] { visibility: hidden; }
.transport .icon-button[data-on] { color: var(--_button-text); }
.transport .playback { inline-size: 80u; block-size: 80u; margin-inline: 2u; border-radius: 50%;
  background: var(--_accent); color: var(--_on-accent); position: relative; display: grid; place-items: center;
  flex: none; transition: filter .15s, transform .15s; }
.transport .playback:hover { filter: brightness(1.07); }
.transport .playback:active { transform: scale(.95); }
.transport .playback .icon { inline-size: 38u; block-size: 38u; }
.transport .playback[aria-disabled="true"] { background: var(--_raised); color: var(--_caption); }
.transport .playback[aria-busy="true"]::after { inset: -7u; border-width: 3u; }
.tools { display: flex; align-items: center; justify-content: space-evenly; min-block-size: 52u;
  max-inline-size: 480u; inline-size: 100%; margin-inline: auto; }
.tool { min-inline-size: 44u; inline-size: auto; border-radius: 24u; padding-inline: 10u; display: flex; gap: 6u;
  align-items: center; justify-content: center; }
.tool > .value { font-size: calc(var(--_far) * .8125em); font-weight: 600; font-variant-numeric: tabular-nums; }
.tool > .mode { display: grid; }
.tool[aria-busy="true"]::after { inset: auto 30% 4u; block-size: 2.5u; border: 0; border-radius: 2u;
  background: var(--_progress); animation: breathe 1s infinite; }
.upnext { display: flex; align-items: center; gap: 12u; inline-size: 100%; min-block-size: 52u; padding: 6u 16u;
  margin-block-start: 4u; border-radius: 16u; background: var(--_hover); color: var(--_heading);
  font-size: calc(var(--_far) * .875em); }
.upnext > .line { flex: 1; }
.upnext[data-empty] { visibility: hidden; }
.upnext > .icon { inline-size: 20u; block-size: 20u; opacity: .8; }
@media (max-width: 379px) {
  .sheet-body { padding-inline: 16u; }
  .transport .icon-button { flex-basis: 48u; block-size: 48u; }
  .transport .playback { inline-size: 72u; block-size: 72u; margin-inline: 4u; }
  .tool { min-inline-size: 40u; padding-inline: 8u; }
}
@media (max-height: 640px) and (orientation: portrait) { .meta { min-block-size: 64u; } .transport {
  min-block-size: 88u; padding-block: 0 4u; } .scrub { min-block-size: 68u; } }
@media (min-width: 700px) and (orientation: portrait) {
  .sheet-body { padding-inline: 40u; }
  .transport { max-inline-size: 520u; min-block-size: 120u; }
  .transport .icon-button { flex-basis: 64u; block-size: 64u; }
  .transport .icon-button .icon { inline-size: 36u; block-size: 36u; }
  .transport .playback { inline-size: 96u; block-size: 96u; }
  .transport .playback .icon { inline-size: 46u; block-size: 46u; }
  .meta .title { font-size: calc(var(--_far) * 1.75em); }
}
@media (min-width: 600px) and (orientation: landscape) {
  .head { padding-inline: 16u; }
  .sheet-body { padding-inline: clamp(24px, 5vw, 96px); padding-block-end: max(24u, 3vh); }
  .stage { grid-template: minmax(0, 1fr) / minmax(0, 1.4fr) minmax(0, 1fr); gap: clamp(24px, 4.5vw, 88px);
    align-items: center; }
  .art { block-size: 100%; min-block-size: 0; }
  .cover.cover { border-radius: 22u; }
  .cover:not(:has(img)) { --_ratio: 1.7778; }
  .panel { max-inline-size: 620u; margin: 0; }
  .meta .title { font-size: calc(var(--_far) * clamp(1.375em, 2.1vw, 2em)); -webkit-line-clamp: 3; }
}
@media (min-width: 600px) and (orientation: landscape) and (max-height: 520px) {
  .head { min-block-size: 52u; padding-block: 2u; }
  .sheet-body { padding-block-end: 8u; }
  .meta { min-block-size: 0; } .meta .title { -webkit-line-clamp: 1; font-size: 1.125em; }
  .scrub { min-block-size: 66u; } .transport { min-block-size: 76u; padding-block: 0; }
  .transport .playback { inline-size: 64u; block-size: 64u; } .upnext { min-block-size: 40u; }
  .tool { min-inline-size: 36u; padding-inline: 6u; }
}
@media (forced-colors: active) { .transport .playback { border: 2px solid Highlight; } .upnext {
  border: 1px solid ButtonBorder; } .glow { display: none; } }
@media (prefers-reduced-motion: reduce) {
  dialog.full:not([open]) { transform: none; opacity: 0; }
  @starting-style { dialog.full[open] { transform: none; opacity: 0; } }
}
`);
