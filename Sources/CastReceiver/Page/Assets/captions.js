// The text tracks of the loaded item: creates, shows and styles them.
import {lineHeight, placedLine} from './decisions/captionplaces.js';
import {captionRules, fontScale, isUsual, styleOf} from './decisions/captionstyle.js';
import {corsText, explainTrack} from './decisions/failures.js';
import {trackKind} from './decisions/items.js';
import {findOut} from './questions.js';

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [sheet];

export class Captions {
  // Before `begin`, nothing is drawn and no failure is reported.
  constructor(element, tracks) {
    this.element = element;
    this.failed = null;
    this.tracks = new Map();
    this.style = null;
    // The places of the cues that are moved, as their file has them.
    this.own = new WeakMap();
    this.observer = new MutationObserver(() => this.#place(this.#active));
    for (const track of tracks) this.#add(track);
  }

  // The element is on the screen from now on. `failed` gets the id of a track and the reason why it can't be shown.
  begin(failed) {
    this.failed = failed;
    this.observer.observe(document.body, {attributeFilter: ['data-overlay', 'data-scene']});
    for (const [id, track] of this.tracks) {
      if (track.readyState === HTMLTrackElement.ERROR) this.#explain(id, track.src);
    }
  }

  // Makes the browser load these tracks without showing them.
  fetch(ids) {
    for (const id of ids) {
      const track = this.tracks.get(id);
      if (track) track.track.mode = 'hidden';
    }
  }

  #add({id, url, language, name, subtype}) {
    const track = document.createElement('track');
    track.kind = trackKind(subtype);
    track.label = name || '';
    if (language) track.srclang = language;
    track.addEventListener('error', () => this.#explain(id, url));
    track.addEventListener('load', () => this.draw());
    track.track.addEventListener('cuechange', () => this.#place(this.#active));
    track.src = url;
    this.element.append(track);
    this.tracks.set(id, track);
  }

  async #explain(id, url) {
    if (!this.failed) return;
    const {kind, reason} = await findOut(explainTrack(url));
    if (kind === 'cors') console.error(corsText('text track', url, location.origin));
    this.failed(id, reason);
  }

  // Shows exactly these tracks.
  activate(ids) {
    for (const [id, track] of this.tracks) track.track.mode = ids.includes(id) ? 'showing' : 'disabled';
    this.draw();
  }

  get showing() {
    return [...this.tracks].filter(([, track]) => track.track.mode === 'showing').map(([id]) => id);
  }

  get #active() {
    return this.showing.flatMap((id) => [...(this.tracks.get(id).track.activeCues || [])]);
  }

  get cues() {
    return this.#active.map((cue) => cue.text);
  }

  // Sets a TextTrackStyle given as JSON text. Text that can't be read is ignored.
  setStyle(text) {
    const style = styleOf(text);
    if (!style) return;
    this.style = style;
    this.draw();
  }

  draw() {
    if (!this.failed) return;
    const cues = this.showing.flatMap((id) => [...(this.tracks.get(id).track.cues || [])]);
    sheet.replaceSync(this.style ? captionRules(this.style, isUsual(cues)) : '');
    this.#place(cues);
  }

  // Keeps cues of the upper half in their place although all are drawn higher up (`--raised` in the style sheet).
  #place(cues) {
    if (!this.failed) return;
    const {clientWidth: width, clientHeight: height} = this.element;
    const unit = Math.min(innerHeight / 100, innerWidth * 0.005625);
    const raised = unit * Number.parseFloat(getComputedStyle(document.body).getPropertyValue('--raised')) || 0;
    const screen = {raised, height, lineHeight: lineHeight(width, height, fontScale(this.style))};
    const moved = new Set();
    for (const cue of cues) {
      const own = this.own.get(cue) ?? cue.line;
      const line = placedLine({line: own, snapToLines: cue.snapToLines}, screen);
      if (line === cue.line) continue;
      this.own.set(cue, own);
      cue.line = line;
      moved.add(cue.track);
    }
    // Otherwise Chromium may draw a cue that is on the screen in its old place until it draws another.
    for (const track of moved) {
      track.mode = 'hidden';
      track.mode = 'showing';
    }
  }

  remove() {
    this.observer.disconnect();
    this.element.replaceChildren();
    if (this.failed) sheet.replaceSync('');
  }
}
