// The look of a panel above the page: from below on a phone, in the middle on larger screens.
import { sheet } from './theme.js';

export const sheetSheet = sheet(`
:host { display: contents; }
:host([inline]) { display: block; }
dialog, .inline {
  position: fixed; inset: auto 0 0; margin: 0 auto; inline-size: 100%; max-inline-size: 640u;
    max-block-size: calc(100% - 40u);
  padding: 0; border: 0; border-radius: 28u 28u 0 0; background: var(--_background); color: var(--_body);
  box-shadow: 0 -2u 24u rgb(0 0 0 / .24); overflow: hidden; overscroll-behavior: contain;
  transition: transform .3s var(--_ease), opacity .2s, overlay .3s allow-discrete, display .3s allow-discrete;
}
.inline { position: relative; inset: auto; max-inline-size: none; max-block-size: none; border-radius: 20u;
  box-shadow: none; }
dialog:not([open]) { transform: translateY(40%); opacity: 0; display: none; }
dialog[open] { display: flex; flex-direction: column; }
@starting-style { dialog[open] { transform: translateY(40%); opacity: 0; } }
dialog::backdrop { background: rgb(10 12 16 / .5);
  transition: opacity .3s, overlay .3s allow-discrete, display .3s allow-discrete; opacity: 1; }
dialog:not([open])::backdrop { opacity: 0; }
@starting-style { dialog[open]::backdrop { opacity: 0; } }
.grip { flex: none; inline-size: 32u; block-size: 4u; border-radius: 4u; margin: 12u auto 0;
  background: var(--_line); }
.head { flex: none; display: flex; align-items: center; gap: 8u; padding-block: 8u 4u; padding-inline: 24u 12u;
  min-block-size: 60u; }
.head > .heading { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
.sheet-body { flex: 1 1 auto; min-block-size: 0; overflow: auto; overscroll-behavior: contain; padding: 0 24u 24u;
  scrollbar-width: thin; }
.sheet-foot { flex: none; display: flex; flex-wrap: wrap; justify-content: end; gap: 8u;
  padding: 8u 20u max(16u, env(safe-area-inset-bottom)); }
.sheet-foot:empty { display: none; }
dialog > .snack, .inline > .snack { position: absolute; inset-inline: 16u;
  inset-block-end: max(16u, env(safe-area-inset-bottom)); z-index: 3; }
@media (min-width: 600px) {
  dialog:not(.full) {
    inset: 0; margin: auto; block-size: fit-content; inline-size: min(100% - 48u, 440u);
      max-block-size: min(100% - 48u, 720u);
    border-radius: 28u; box-shadow: 0 8u 40u rgb(0 0 0 / .3);
  }
  dialog:not(.full):not([open]) { transform: scale(.94); }
  @starting-style { dialog:not(.full)[open] { transform: scale(.94); opacity: 0; } }
  dialog:not(.full) > .grip, .inline > .grip { display: none; }
  dialog:not(.full) > .head, .inline > .head { padding-block-start: 16u; }
}
.inline > .grip { display: none; }
@media (prefers-reduced-motion: reduce) {
  dialog:not([open]), dialog:not(.full):not([open]) { transform: none; }
  @starting-style { dialog[open], dialog:not(.full)[open] { transform: none; } }
}
@media (forced-colors: active) { dialog, .inline { border: 1px solid CanvasText; } .grip { background: CanvasText; } }
`);
