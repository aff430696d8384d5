// The text tracks of the loaded item: creates, shows and styles them.
import {captionRules, isUsual, styleOf} from './decisions/captionstyle.js';
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
    for (const track of tracks) this.#add(track);
  }

  // The element is on the screen from now on. `failed` gets the id of a track and the reason why it can't be shown.
  begin(failed) {
    this.failed = failed;
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

  get cues() {
    return this.showing.flatMap((id) => [...(this.tracks.get(id).track.activeCues || [])].map((cue) => cue.text));
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
  }

  remove() {
    this.element.replaceChildren();
    if (this.failed) sheet.replaceSync('');
  }
}
