// Made by Scripts/embed-assets from the files in Assets. Change those, then run it.

/// The Web Receiver page's files by name, in the binary so that it can be copied anywhere.
enum PageAssets {
    static let adsJS = #"""
        // Finds out what ads there are, as the receiver asks, and tells ad servers what was seen of them.
        import {host} from './faults.js';
        import {report} from './link.js';
        import {merge, NoAds, parse, readVAST, readVMAP} from './vast.js';

        const WRAPPERS = 5;
        const DOCUMENTS = 20;
        const MOST_BYTES = 1_000_000;
        const FETCH_LIMIT = 5000;
        const WHOLE_LIMIT = 8000;
        const REPORT_LIMIT = 60_000;
        const KEPT = 128;

        const probe = document.createElement('video');
        const canPlay = (type) => probe.canPlayType(type) !== '';

        // Whom to tell of each ad that was found, by its mark.
        const kept = new Map();

        // ---- finding --------------------------------------------------------------------------------------------------------
        export async function lookUp(asked) {
          report('ads', {lookup: asked.lookup, ...await find(asked)});
        }

        // {ads}, {breaks}, or {reason} why there are none.
        export async function find({lookup, document, tag, response}) {
          const search = new Search(lookup);
          try {
            const wanted = document === 'schedule' ? 'VMAP' : 'VAST';
            const root = parse(response ?? await search.fetch(tag), wanted);
            const found = wanted === 'VMAP' ? {breaks: await search.breaks(root)} : {ads: await search.ads(root)};
            if (JSON.stringify(found).length > REPORT_LIMIT) throw new NoAds('The document has too much in it.');
            return found;
          } catch (error) {
            return {reason: error instanceof NoAds ? error.message : `The ads can't be read: ${error.message}`};
          }
        }

        class Search {
          constructor(lookup) {
            this.lookup = lookup;
            this.signal = AbortSignal.timeout(WHOLE_LIMIT);
            this.fetched = 0;
            this.marked = 0;
          }

          async fetch(url) {
            this.fetched += 1;
            if (this.fetched > DOCUMENTS) throw new NoAds('The ads lead to too many documents.');
            const filled = fill(url);
            // The receiver's own address is no ad server.
            if (new URL(filled).origin === location.origin) throw new NoAds("The receiver's own page is no ad server.");
            const signal = AbortSignal.any([this.signal, AbortSignal.timeout(FETCH_LIMIT)]);
            try {
              const answer = await fetch(filled, {credentials: 'omit', cache: 'no-store', signal});
              if (!answer.ok) throw new NoAds(`${host(url)} answered ${answer.status}.`);
              return answer.body ? await readText(answer.body.getReader(), url) : '';
            } catch (error) {
              if (error instanceof NoAds) throw error;
              throw new NoAds(signal.aborted ? `${host(url)} took too long.`
                : `${host(url)} can't be reached, or does not allow cross-origin reading (CORS).`);
            }
          }

          // The ads that can be shown, in order, each as the receiver is told of it.
          async ads(root) {
            const found = await this.follow(root, {wrappers: WRAPPERS, mayBePod: true});
            return found.map((ad) => this.mark(ad));
          }

          // `wrappers` is how many more may be followed.
          async follow(root, {wrappers, mayBePod}) {
            const {isPod, ads} = readVAST(root, canPlay);
            const found = [];
            let reason = 'The document has no ad.';
            for (const ad of isPod && !mayBePod ? ads.slice(0, 1) : ads) {
              try {
                found.push(...await this.resolve(ad, wrappers));
                if (!isPod) break;
              } catch (error) {
                if (!(error instanceof NoAds)) throw error;
                reason = error.message;
              }
            }
            if (!found.length) throw new NoAds(reason);
            return found.slice(0, 16);
          }

          async resolve(ad, wrappers) {
            if (ad.reason) throw new NoAds(ad.reason);
            if (!ad.wrapper) return [ad];
            if (!wrappers) throw new NoAds(`More than ${WRAPPERS} wrappers stand around the ad.`);
            const root = parse(await this.fetch(ad.wrapper), 'VAST');
            const inner = await this.follow(root, {wrappers: ad.mayGoOn ? wrappers - 1 : 0, mayBePod: ad.mayBePod});
            return inner.map((each) => merge(ad, each));
          }

          // What the receiver is to know. Tracking stays here.
          mark({url, type, duration, skip, title, click, impressions, tracking}) {
            this.marked += 1;
            const mark = `${this.lookup}.${this.marked}`;
            kept.set(mark, {impressions, tracking});
            if (kept.size > KEPT) kept.delete(kept.keys().next().value);
            return {url, type, duration, skip, title, click, mark};
          }

          // A break whose document is inside the VMAP is read with it; one that is to be asked for is left to its time.
          async breaks(root) {
            const breaks = [];
            for (const {id, offset, tag, vast} of readVMAP(root)) {
              if (!vast) {
                breaks.push({id, offset, tag});
                continue;
              }
              const ads = await this.ads(vast).catch((error) => {
                if (error instanceof NoAds) return [];
                throw error;
              });
              breaks.push({id, offset, ads});
            }
            if (!breaks.length) throw new NoAds('The VMAP has no break for ads in the picture.');
            return breaks;
          }
        }

        async function readText(reader, url) {
          const decoder = new TextDecoder();
          let text = '', length = 0;
          for (;;) {
            const {done, value} = await reader.read();
            if (done) return text + decoder.decode();
            length += value.length;
            if (length > MOST_BYTES) {
              reader.cancel().catch(() => {});
              throw new NoAds(`${host(url)} sent more than ${MOST_BYTES / 1e6} MB.`);
            }
            text += decoder.decode(value, {stream: true});
          }
        }

        // The macros that keep caches from answering.
        function fill(url) {
          const digits = () => String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
          return url.replace(/\[CACHEBUSTING\]|%5BCACHEBUSTING%5D/gi, digits)
            .replace(/\[TIMESTAMP\]|%5BTIMESTAMP%5D/gi, () => encodeURIComponent(new Date().toISOString()));
        }

        // ---- telling --------------------------------------------------------------------------------------------------------
        // Fires what the ad server wants to hear, each event once. Whether it is heard is the ad server's business.
        export class AdWatch {
          static QUARTERS = ['firstQuartile', 'midpoint', 'thirdQuartile'];

          constructor({mark, skippableAfter}) {
            this.told = kept.get(mark) ?? null;
            this.skippableAfter = skippableAfter ?? null;
            this.fired = new Set();
          }

          // Shown up to `time` of `duration` seconds.
          played(time, duration) {
            if (!this.told) return;
            if (this.#once('impression')) send(this.told.impressions);
            this.#fire('creativeView');
            this.#fire('start');
            if (!Number.isFinite(duration) || duration <= 0) return;
            AdWatch.QUARTERS.forEach((name, index) => time >= duration * (index + 1) / 4 && this.#fire(name));
          }

          ended() {
            if (!this.fired.has('impression')) return;
            AdWatch.QUARTERS.forEach((name) => this.#fire(name));
            this.#fire('complete');
          }

          // Something else is loaded in its place, which a sender can only bring about once the ad may be skipped.
          replaced(time) {
            if (this.skippableAfter === null || time + 0.5 < this.skippableAfter || !this.fired.has('impression')) return;
            if (!this.fired.has('complete')) this.#fire('skip');
          }

          #once(name) {
            if (this.fired.has(name)) return false;
            this.fired.add(name);
            return true;
          }

          #fire(name) {
            if (this.told && this.#once(name)) send(this.told.tracking[name] ?? []);
          }
        }

        function send(urls) {
          for (const url of new Set(urls)) {
            if (new URL(url).origin === location.origin) continue;
            fetch(fill(url), {mode: 'no-cors', credentials: 'omit', cache: 'no-store', keepalive: true}).catch(() => {});
          }
        }

        """#

    static let captionsJS = #"""
        // Text tracks of what is loaded: made, shown, styled.
        import {captionRules} from './captionstyle.js';
        import {corsMessage, probe} from './faults.js';

        const SUBTYPES = {SUBTITLES: 'subtitles', CAPTIONS: 'captions', DESCRIPTIONS: 'descriptions', CHAPTERS: 'chapters',
          METADATA: 'metadata'};
        const sheet = new CSSStyleSheet();
        document.adoptedStyleSheets = [sheet];

        export class Captions {
          // Nothing is drawn, and nothing said of failures, before `begin`.
          constructor(element, tracks) {
            this.element = element;
            this.failed = null;
            this.tracks = new Map();
            this.active = [];
            this.style = null;
            for (const track of tracks) this.#add(track);
          }

          // The element is the one on the screen from now on. `failed` gets a track's number and why it can't be shown.
          begin(failed) {
            this.failed = failed;
            for (const [id, track] of this.tracks) {
              if (track.readyState === HTMLTrackElement.ERROR) this.#explain(id, track.src);
            }
          }

          // Has the browser get these without showing them.
          fetch(ids) {
            for (const id of ids) {
              const track = this.tracks.get(id);
              if (track) track.track.mode = 'hidden';
            }
          }

          #add({id, url, language, name, subtype}) {
            const track = document.createElement('track');
            track.kind = SUBTYPES[subtype] || 'captions';
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
            const {kind, reason} = await probe(url, true);
            if (kind === 'cors') corsMessage('text track', url);
            this.failed(id, kind === 'format' ? 'The text track is not WebVTT.' : reason);
          }

          // Shows exactly these; what is no text track beside the media is passed over with a word on it.
          activate(ids) {
            for (const id of ids) {
              if (!this.tracks.has(id)) this.failed(id, 'This screen shows text tracks with an address of their own only.');
            }
            this.active = ids.filter((id) => this.tracks.has(id));
            for (const [id, track] of this.tracks) track.track.mode = this.active.includes(id) ? 'showing' : 'disabled';
          }

          get showing() {
            return [...this.tracks].filter(([, track]) => track.track.mode === 'showing').map(([id]) => id);
          }

          get cues() {
            return this.showing.flatMap((id) => [...(this.tracks.get(id).track.activeCues || [])].map((cue) => cue.text));
          }

          // A TextTrackStyle as JSON text. One that can't be read changes nothing.
          setStyle(text) {
            try {
              const style = JSON.parse(text);
              if (typeof style !== 'object' || style === null) return;
              this.style = style;
            } catch { return; }
            this.draw();
          }

          draw() {
            if (!this.failed) return;
            const cues = this.showing.flatMap((id) => [...(this.tracks.get(id).track.cues || [])]);
            const hugs = cues.every((cue) => cue.size === 100 && cue.position === 'auto' && !cue.vertical);
            sheet.replaceSync(this.style ? captionRules(this.style, hugs) : '');
          }

          remove() {
            this.element.replaceChildren();
            if (this.failed) sheet.replaceSync('');
          }
        }

        """#

    static let captionstyleJS = #"""
        // A TextTrackStyle as CSS. What comes from a sender becomes part of a rule only as a colour that was parsed, a number
        // within bounds, a keyword of our own, or a quoted family name of letters, digits and spaces.

        const EDGES = {
          NONE: () => 'none',
          OUTLINE: (color) => ring(0.055).map(([x, y]) => `${x}em ${y}em 0 ${color}`).join(', '),
          DROP_SHADOW: (color) => `0.07em 0.07em 0.02em ${color}, 0.1em 0.1em 0.09em ${color}`,
          RAISED: (color) => [0.025, 0.05, 0.075].map((d) => `${d}em ${d}em 0 ${color}`).join(', '),
          DEPRESSED: (color) => [0.025, 0.05, 0.075].map((d) => `-${d}em -${d}em 0 ${color}`).join(', '),
        };

        const FAMILIES = {
          SANS_SERIF: '"Noto Sans", "DejaVu Sans", sans-serif',
          MONOSPACED_SANS_SERIF: '"DejaVu Sans Mono", "Droid Sans Mono", monospace',
          SERIF: '"Noto Serif", "DejaVu Serif", "Droid Serif", serif',
          MONOSPACED_SERIF: '"Cutive Mono", "Courier New", "Liberation Mono", "Nimbus Mono PS", monospace',
          CASUAL: '"Short Stack", "Comic Neue", "Comic Sans MS", fantasy',
          CURSIVE: 'Quintessential, "URW Chancery L", "Z003", cursive',
          SMALL_CAPITALS: '"Noto Sans", "DejaVu Sans", sans-serif',
        };

        const WEIGHTS = {
          NORMAL: ['400', 'normal'], BOLD: ['700', 'normal'], BOLD_ITALIC: ['700', 'italic'], ITALIC: ['400', 'italic'],
        };

        const KEYWORDS = new Set(['serif', 'sans-serif', 'monospace', 'cursive', 'fantasy', 'system-ui']);

        function ring(radius) {
          return [...Array(12).keys()].map((step) => {
            const angle = step * Math.PI / 6;
            return [(radius * Math.cos(angle)).toFixed(4), (radius * Math.sin(angle)).toFixed(4)];
          });
        }

        // '#RRGGBB' or '#RRGGBBAA'; null for anything else.
        export function color(value) {
          return typeof value === 'string' && /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value) ? value : null;
        }

        function number(value, low, high) {
          return typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.min(Math.max(value, low), high) : null;
        }

        function word(table, value) {
          return typeof value === 'string' && Object.hasOwn(table, value) ? table[value] : null;
        }

        // At most four names, each of letters, digits, spaces, dots, hyphens and underscores: nothing that could end a string.
        export function family(value) {
          if (typeof value !== 'string') return null;
          const names = value.split(',').slice(0, 4).map((name) => {
            const plain = name.replace(/[^\p{L}\p{N} ._-]/gu, '').trim().slice(0, 64);
            return KEYWORDS.has(plain.toLowerCase()) ? plain.toLowerCase() : plain && `"${plain}"`;
          }).filter(Boolean);
          return names.length ? names.join(', ') : null;
        }

        function letters(style) {
          const rules = [];
          const add = (name, value) => value != null && rules.push(`${name}: ${value}`);
          add('color', color(style.foregroundColor));
          add('background', color(style.backgroundColor));
          const edge = word(EDGES, style.edgeType);
          if (edge) add('text-shadow', edge(color(style.edgeColor) ?? '#000000'));
          const scale = number(style.fontScale, 0.25, 4);
          if (scale) add('font-size', `${100 * scale}%`);
          const families = [family(style.fontFamily), word(FAMILIES, style.fontGenericFamily)].filter(Boolean);
          if (families.length) add('font-family', families.join(', '));
          const weight = word(WEIGHTS, style.fontStyle);
          if (weight) rules.push(`font-weight: ${weight[0]}`, `font-style: ${weight[1]}`);
          return rules;
        }

        // `hugs`: every cue is in its usual place, so that the window may be as wide as its lines instead of the picture.
        function area(style, hugs) {
          // Of ::cue the browser doesn't take it.
          const capitals = style.fontGenericFamily === 'SMALL_CAPITALS' ? ['font-variant: small-caps'] : [];
          const rounded = style.windowType === 'ROUNDED_CORNERS';
          if (!rounded && style.windowType !== 'NORMAL') return capitals;
          const rules = [...capitals, `background: ${color(style.windowColor) ?? 'transparent'}`, 'padding: 0.3em 0.6em'];
          rules.push('box-sizing: border-box');
          if (rounded) rules.push(`border-radius: ${number(style.windowRoundedCornerRadius, 0, 200) ?? 8}px`);
          if (hugs) {
            rules.push('inline-size: fit-content !important', 'left: 0 !important', 'right: 0 !important');
            rules.push('margin-inline: auto');
          }
          return rules;
        }

        // The rules of one style sheet; an empty text where the style sets nothing.
        export function captionRules(style, hugs = true) {
          if (typeof style !== 'object' || style === null) return '';
          const rules = [['video::cue', letters(style)], ['video::-webkit-media-text-track-display', area(style, hugs)]];
          return rules.filter(([, body]) => body.length).map(([head, body]) => `${head} { ${body.join('; ')} }`).join('\n');
        }

        """#

    static let faultsJS = #"""
        // Why something can't be played. A media element only says "error"; reading the same address tells the rest.

        const FORMAT = {kind: 'format', code: 104, reason: "This device can't play the media's format."};
        const PROBE_LIMIT = 5000;

        export function path(url) {
          try { return new URL(url).pathname.toLowerCase(); } catch { return ''; }
        }

        export function host(url) {
          try { return new URL(url).host; } catch { return 'that address'; }
        }

        // 'hls', 'dash', 'smooth', or null for a plain file.
        export function adaptiveKind({contentType, url}) {
          const type = contentType || '';
          if (/mpegurl/i.test(type) || /\.m3u8$/.test(path(url))) return 'hls';
          if (/dash\+xml/i.test(type) || /\.mpd$/.test(path(url))) return 'dash';
          return /vnd\.ms-sstr/i.test(type) || /\.ism(\/manifest)?$/.test(path(url)) ? 'smooth' : null;
        }

        export function corsMessage(what, url) {
          console.error(`Access to ${what} at '${url}' from origin '${location.origin}' has been blocked by CORS policy: `
            + "No 'Access-Control-Allow-Origin' header is present on the requested resource.");
        }

        async function ask(url, options = {}) {
          try {
            return await fetch(url, {
              cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(PROBE_LIMIT), ...options,
            });
          } catch {
            return null;
          }
        }

        // Which of CORS, network and format it was: a read with CORS tells all; one without tells whether the server is there.
        export async function probe(url, needsCORS) {
          const open = await ask(url);
          open?.body?.cancel().catch(() => {});
          if (open) return open.ok ? FORMAT : {kind: 'network', reason: `The server answered ${open.status} for the media.`};
          const opaque = await ask(url, {mode: 'no-cors'});
          opaque?.body?.cancel().catch(() => {});
          if (!opaque) return {kind: 'network', reason: "The media's server can't be reached from this device."};
          if (needsCORS) {
            return {kind: 'cors', code: 104, reason: `The server at ${host(url)} does not allow cross-origin reading (CORS), `
              + 'which text tracks and adaptive streams need: it must send Access-Control-Allow-Origin.'};
          }
          return {...FORMAT,
            reason: `What ${host(url)} sent can't be played here: an error page, or a format that this device doesn't know.`};
        }

        // {kind, code, reason} of a failure of the whole item; the codes are a Web Receiver's detailedErrorCode.
        export async function explain(item, {kind, error, needsCORS}) {
          const said = error.message || '';
          if (error.code === 3) {
            return {kind: 'decode', code: 102, reason: `The media is damaged or can't be decoded. ${said}`.trim()};
          }
          const adaptive = adaptiveKind(item);
          // Chromium names its demuxer only when it has read the data, so that the server can't be the cause.
          const wasRead = /DEMUXER_ERROR|DECODER_ERROR/.test(said);
          if (wasRead && !needsCORS && !adaptive) return FORMAT;
          const found = await probe(item.url, needsCORS);
          if (error.code === 2 && found.kind === 'format') {
            return {kind: 'network', code: 103, reason: `The media broke off on its way. ${said}`.trim()};
          }
          if (found.kind === 'network') return {...found, code: {hls: 311, dash: 321, smooth: 331}[adaptive] ?? 103};
          if (kind === 'image') return {...found, code: found.kind === 'format' ? 903 : found.code};
          if (found.kind !== 'format') return found;
          if (adaptive === 'hls') return explainHLS(item.url, said);
          const names = {dash: 'MPEG-DASH', smooth: 'Smooth Streaming'};
          if (!adaptive) return found;
          return {...FORMAT, reason: `This device's browser does not play ${names[adaptive]}; HLS and files it does.`};
        }

        // The manifest was there. Was it one, and was what it names?
        async function explainHLS(url, said) {
          const unknown = {...FORMAT, reason: `This device can't decode what the HLS stream holds. ${said}`.trim()};
          const first = await readPlaylist(url);
          if (!first) return {kind: 'format', code: 411, reason: 'That is no HLS playlist.'};
          let playlist = first;
          if (first.variants.length) {
            playlist = await readPlaylist(first.variants[0]);
            if (!playlist) {
              return {kind: 'network', code: 312, reason: `The HLS playlist ${path(first.variants[0])} can't be read.`};
            }
          }
          if (!playlist.segments.length) return {kind: 'format', code: 412, reason: 'The HLS playlist names no segments.'};
          const segment = await ask(playlist.segments[0], {method: 'HEAD'});
          if (segment?.ok) return unknown;
          return {kind: 'network', code: 301, reason: `The HLS segment ${path(playlist.segments[0])} can't be fetched.`};
        }

        async function readPlaylist(url) {
          const text = (await (await ask(url))?.text().catch(() => '') || '').slice(0, 1_000_000);
          if (!text.trimStart().startsWith('#EXTM3U')) return null;
          const variants = [], segments = [];
          let isVariant = false;
          for (const line of text.split(/\r?\n/)) {
            if (line.startsWith('#EXT-X-STREAM-INF')) isVariant = true;
            if (!line || line.startsWith('#')) continue;
            (isVariant ? variants : segments).push(new URL(line, url).href);
            isVariant = false;
          }
          return {variants, segments};
        }

        // Whether a file that plays as sound alone has a picture that this device can't decode (HEVC in MP4 plays like that).
        // Null where the server doesn't let it be read: then nobody knows.
        export async function hasHiddenPicture(url) {
          const head = await readBytes(url, 0, 4096);
          if (!head) return null;
          if (text(head, 4, 4) !== 'ftyp') return /V_[A-Z]/.test(text(head, 0, head.length));
          for (let at = 0, boxes = 0; boxes < 32; boxes += 1) {
            const box = at + 16 <= head.length ? head.subarray(at, at + 16) : await readBytes(url, at, 16);
            if (!box || box.length < 16) return false;
            const view = new DataView(box.buffer, box.byteOffset, 16);
            const size = view.getUint32(0) === 1 ? Number(view.getBigUint64(8)) : view.getUint32(0);
            if (text(box, 4, 4) === 'moov') {
              const movie = await readBytes(url, at, Math.min(size, 4_000_000));
              return !!movie && /hdlr[^]{8}vide/.test(text(movie, 0, movie.length));
            }
            if (size < 8) return false;
            at += size;
          }
          return false;
        }

        async function readBytes(url, from, count) {
          const answer = await ask(url, {headers: {Range: `bytes=${from}-${from + count - 1}`}});
          if (!answer?.ok || (from > 0 && answer.status !== 206)) return null;
          const reader = answer.body.getReader();
          const bytes = new Uint8Array(count);
          let length = 0;
          while (length < count) {
            const {done, value} = await reader.read().catch(() => ({done: true}));
            if (done) break;
            const taken = value.subarray(0, count - length);
            bytes.set(taken, length);
            length += taken.length;
          }
          reader.cancel().catch(() => {});
          return bytes.subarray(0, length);
        }

        function text(bytes, from, count) {
          return new TextDecoder('latin1').decode(bytes.subarray(from, from + count));
        }

        """#

    static let framestreamJS = #"""
        // Mirrored frames from the receiver: one long answer of records (see FrameRecord.swift), and the receiver's clock.
        const HEADER = 36;
        const KEY = 1;
        // More in one record is none of ours.
        const LONGEST = 64 << 20;

        // Milliseconds by which two clocks may drift apart from one measurement to the next.
        const DRIFT = 1;

        // What the receiver's clock shows, against performance.now(). It was read between question and answer, so the quickest
        // of some questions knows best. A later measurement that says less, and does not gainsay, moves no picture; one that
        // does (a machine that slept has moved one clock and not the other) is right.
        export class ReceiverClock {
          offset = null;
          #error = Infinity;

          async measure(rounds) {
            let error = Infinity, offset = null;
            for (let round = 0; round < rounds; round += 1) {
              const from = performance.now();
              const answer = await fetch('clock', {cache: 'no-store'});
              const shown = Number(await answer.text());
              const to = performance.now();
              if (!answer.ok || !Number.isFinite(shown) || (to - from) / 2 >= error) continue;
              error = (to - from) / 2;
              offset = (from + to) / 2 - shown;
            }
            if (offset === null) return;
            this.#error += DRIFT;
            if (this.offset !== null && error >= this.#error && Math.abs(offset - this.offset) <= error) return;
            this.offset = offset;
            this.#error = error;
          }

          // In milliseconds, as performance.now().
          here(time) { return time + this.offset; }
        }

        // Reads until `signal` says stop. `take` gets each frame as {stream, key, timestamp (us), playout, captured (ms, by the
        // page's clock), data}. It takes them as fast as they come: the streams share one answer, so that one which does not
        // keep up must not hold the others.
        export async function readFrames(mirroring, clock, signal, take) {
          for (let pause = 100; !signal.aborted; pause = Math.min(pause * 2, 2000)) {
            try {
              const measured = clock.measure(4);
              // An older measurement will do for a moment.
              if (clock.offset === null) await measured;
              else measured.catch(() => {});
              const answer = await fetch(`frames?mirroring=${mirroring}`, {cache: 'no-store', signal});
              // It has ended, or another page has it.
              if (answer.status === 404) return;
              if (!answer.ok) throw new Error(`status ${answer.status}`);
              pause = 100;
              await readRecords(answer.body.getReader(), clock, take);
            } catch (error) {
              if (!signal.aborted) console.warn('marquee: frames:', error);
            }
            if (!signal.aborted) await new Promise((done) => setTimeout(done, pause));
          }
        }

        async function readRecords(reader, clock, take) {
          const bytes = new Gathering();
          for (;;) {
            const {done, value} = await reader.read();
            if (done) return;
            bytes.add(value);
            for (let frame = nextFrame(bytes, clock); frame; frame = nextFrame(bytes, clock)) take(frame);
          }
        }

        function nextFrame(bytes, clock) {
          if (bytes.length < HEADER) return null;
          const head = bytes.view(HEADER);
          const length = head.getUint32(0);
          if (length > LONGEST) throw new Error('a record without an end');
          if (bytes.length < HEADER + length) return null;
          bytes.take(HEADER);
          return {
            stream: head.getUint32(4), key: (head.getUint32(8) & KEY) !== 0, timestamp: Math.round(head.getFloat64(12)),
            playout: clock.here(head.getFloat64(20)), captured: clock.here(head.getFloat64(28)), data: bytes.take(length),
          };
        }

        // Pieces as they came over the network, taken in lengths of one's own. A byte is copied at most twice.
        export class Gathering {
          #pieces = [];
          length = 0;

          add(piece) {
            if (!piece.length) return;
            this.#pieces.push(piece);
            this.length += piece.length;
          }

          // The first bytes, which stay where they are. There must be as many.
          view(count) {
            if (this.#pieces[0].length < count) this.#join(count);
            return new DataView(this.#pieces[0].buffer, this.#pieces[0].byteOffset, count);
          }

          take(count) {
            if (count === 0) return new Uint8Array(0);
            if (this.#pieces[0].length < count) this.#join(count);
            const first = this.#pieces[0];
            this.length -= count;
            if (first.length === count) this.#pieces.shift();
            else this.#pieces[0] = first.subarray(count);
            return first.subarray(0, count);
          }

          // Makes the first piece as long as this at least.
          #join(count) {
            let used = 0, length = 0;
            while (length < count) length += this.#pieces[used++].length;
            const joined = new Uint8Array(length);
            let at = 0;
            for (const piece of this.#pieces.splice(0, used)) {
              joined.set(piece, at);
              at += piece.length;
            }
            this.#pieces.unshift(joined);
          }
        }

        """#

    static let indexHTML = #"""
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Marquee</title>
        <link rel="icon" href="receiver.svg">
        <link rel="stylesheet" href="receiver.css">
        <script type="module" src="receiver.js"></script>
        </head>
        <body data-scene="idle">
        <main id="stage" aria-live="off"></main>
        <section id="artwork" class="scene" aria-hidden="true">
          <img id="backdrop" alt="" hidden>
          <img id="cover" alt="" hidden>
          <div id="note" hidden>♪</div>
          <div class="words"><h1 id="song"></h1><p id="artist"></p><p id="album"></p></div>
        </section>
        <section id="idle" class="scene">
          <p id="mark"><svg viewBox="0 0 24 24"><path d="M2 5h20v14H2z M5 8v8h14V8z" fill-rule="evenodd"/><path d="M8 10l3 2-3 2z"/></svg>Marquee</p>
          <div id="drift">
            <time id="clock">–:––</time>
            <p id="date"></p>
          </div>
          <footer>
            <span id="name"></span>
            <span id="status"><i></i><b></b></span>
          </footer>
        </section>
        <div id="spinner" role="progressbar" aria-label="loading" hidden></div>
        <section id="overlay" aria-hidden="true">
          <div class="words"><h1 id="title"></h1><p id="subtitle"></p></div>
          <div id="line">
            <span id="icon"></span>
            <span id="elapsed">0:00</span>
            <div id="bar"><i id="fill"></i></div>
            <span id="total"></span>
          </div>
        </section>
        <aside id="ad" aria-hidden="true">
          <b>Ad</b><span id="ad-count"></span><span id="ad-title"></span><em id="ad-skip"></em>
        </aside>
        <aside id="next" aria-hidden="true" hidden>
          <img id="next-image" alt="" hidden>
          <div><small>Up next</small><span id="next-title"></span></div>
        </aside>
        <div id="volume" aria-hidden="true"><svg viewBox="0 0 24 24"><path d="M3 9v6h4l5 5V4L7 9z"/><path id="waves" d="M15 8.5a5 5 0 0 1 0 7M17.5 6a8.5 8.5 0 0 1 0 12" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg><div><i id="level"></i></div></div>
        <div id="notice" role="status" hidden><b id="notice-headline"></b><p id="notice-text"></p></div>
        </body>
        </html>

        """#

    static let linkJS = #"""
        // The line to the receiver. Commands come as lines of one long answer, reports go up as posts; both are numbered, so
        // that a broken connection loses and doubles nothing.

        const pageID = [...crypto.getRandomValues(new Uint8Array(12))].map((b) => b.toString(16).padStart(2, '0')).join('');
        const QUEUE_LIMIT = 1000;
        const outbox = {first: 1, queue: [], flying: 0, posting: false};
        const inbox = {seen: 0, told: 0, closed: false};
        const SEEN_LIMIT = 64;
        let acknowledging = null;
        let waiting = null;

        // ---- reports, up ----------------------------------------------------------------------------------------------------
        export function report(type, fields = {}) {
          if (outbox.queue.length >= QUEUE_LIMIT) {
            // Positions are the only reports that the next one makes worthless.
            const stale = outbox.queue.findIndex((r, i) => r.type === 'position' && i >= outbox.flying);
            if (stale < 0) return;
            outbox.queue.splice(stale, 1);
          }
          outbox.queue.push({type, time: performance.now(), ...fields});
          post();
        }

        async function post() {
          if (outbox.posting || inbox.closed) return;
          outbox.posting = true;
          try {
            while (outbox.queue.length && !inbox.closed) {
              const batch = outbox.queue.slice(0, 64);
              outbox.flying = batch.length;
              const now = performance.now();
              const {seen} = inbox;
              const reports = batch.map(({time, ...rest}) => ({...rest, age: Math.max(0, now - time)}));
              const answer = await fetch('reports', {
                method: 'POST', headers: {'Content-Type': 'application/json'},
                body: JSON.stringify({page: pageID, first: outbox.first, seen, reports}),
              });
              if (!answer.ok && answer.status >= 500) throw new Error(`status ${answer.status}`);
              outbox.queue.splice(0, batch.length);
              outbox.first += batch.length;
              outbox.flying = 0;
              told(seen);
            }
          } catch {
            setTimeout(post, 250);
          } finally {
            outbox.posting = false;
          }
        }

        // ---- commands, down -------------------------------------------------------------------------------------------------
        // `obey` gets each command once and in order, `linked` whether the receiver is there, `replaced` that this page's time
        // is over. What `waits` is obeyed once the receiver knows that the page has made way for it (`makeWay`): from then on
        // the page may fetch it.
        export async function listen({obey, makeWay, linked, replaced}) {
          const dare = (act, command) => {
            try { act(command); } catch (error) { console.error('marquee:', error); }
          };
          const take = async (command) => {
            if (command.type === 'replaced') {
              inbox.closed = true;
              return replaced();
            }
            if (command.n <= inbox.seen) return;
            inbox.seen = command.n;
            if (command.waits) {
              dare(makeWay, command);
              await acknowledged();
            }
            dare(obey, command);
            acknowledgeSoon();
          };
          for (let pause = 100; !inbox.closed; pause = Math.min(pause * 2, 2000)) {
            try {
              const answer = await fetch(`stream?page=${pageID}&seen=${inbox.seen}`, {cache: 'no-store'});
              if (!answer.ok) throw new Error(`status ${answer.status}`);
              linked(true);
              pause = 100;
              await readLines(answer.body.getReader(), take);
            } catch { /* the receiver is away: try again */ }
            linked(false);
            await new Promise((done) => setTimeout(done, pause));
          }
        }

        async function readLines(reader, take) {
          const decoder = new TextDecoder();
          let rest = '';
          for (;;) {
            const {done, value} = await reader.read();
            if (done) return;
            rest += decoder.decode(value, {stream: true});
            const lines = rest.split('\n');
            rest = lines.pop();
            for (const line of lines) if (line.trim()) await take(JSON.parse(line));
          }
        }

        // ---- what was seen --------------------------------------------------------------------------------------------------
        // Each report carries the number. This is for the commands that no report follows.
        function acknowledgeSoon() {
          // The timers of a page that nobody sees may take a minute.
          if (document.hidden || inbox.seen - inbox.told >= SEEN_LIMIT) return acknowledge();
          acknowledging ??= setTimeout(acknowledge, 1000);
        }

        function acknowledge() {
          clearTimeout(acknowledging);
          acknowledging = null;
          // One that waits to leave takes the number along.
          if (inbox.told < inbox.seen && outbox.queue.length <= outbox.flying) report('seen');
        }

        function acknowledged() {
          return new Promise((done) => {
            waiting = {number: inbox.seen, done};
            report('seen');
          });
        }

        function told(number) {
          inbox.told = Math.max(inbox.told, number);
          if (!waiting || waiting.number > inbox.told) return;
          waiting.done();
          waiting = null;
        }

        """#

    static let mirrorJS = #"""
        // A sender's screen or sound, live: takes the frames from the receiver, shows them, and says how that went.
        import {readFrames, ReceiverClock} from './framestream.js';
        import {report} from './link.js';
        import {MirroredPicture} from './mirrorvideo.js';
        import {MirroredSound, warmUp} from './mirroraudio.js';
        import * as screen from './screen.js';

        const REPORT_EVERY = 500;
        const CLOCK_EVERY = 10000;
        // A page that has just been loaded has much to do, and measures badly.
        const CLOCK_AGAIN = 2000;
        // A stream that can't be decoded fails with each of its frames, and is told of this often, in milliseconds.
        const FAULT_EVERY = 5000;
        // Frames of which the sender is told when they were seen or heard.
        const TOLD = 24;
        const PICTURES = {vp8: 'vp8', vp9: 'vp09.00.51.08', h264: 'avc1.640034', av1: 'av01.0.15M.08'};
        const SOUNDS = {opus: 'opus', aac: 'mp4a.40.2'};

        // What is mirrored: {id, streams by index, ...}; null while nothing is.
        export let mirroring = null;
        const volume = {level: 1, muted: false};
        // Read before anything is mirrored: the first frames have no time to wait for it.
        const clock = new ReceiverClock();

        // What this browser decodes, for the receiver to answer offers by.
        export async function tellDecoders() {
          const codecs = [];
          const ask = async (decoder, name, config) => {
            const {supported} = await decoder?.isConfigSupported(config).catch(() => ({})) ?? {};
            if (supported) codecs.push(name);
          };
          await Promise.all([
            ...Object.entries(PICTURES).map(([name, codec]) => ask(window.VideoDecoder, name, {codec})),
            ...Object.entries(SOUNDS).map(([name, codec]) =>
              ask(window.AudioDecoder, name, {codec, sampleRate: 48000, numberOfChannels: 2})),
          ]);
          report('decodes', {codecs});
          warmUp();
          const measure = () => clock.measure(8).catch(() => {});
          setTimeout(measure, CLOCK_AGAIN);
          await measure();
        }

        export function begin({mirroring: id, streams}) {
          end(mirroring?.id);
          const stop = new AbortController();
          mirroring = {id, stop, streams: new Map(), painted: null, totals: {}};
          const current = mirroring;
          const canvas = streams.some(({kind}) => kind === 'video') ? document.createElement('canvas') : null;
          screen.showMirror(canvas);
          for (const stream of streams) current.streams.set(stream.index, makeStream(current, stream, canvas));
          setVolume(volume.level, volume.muted);
          current.timers = [
            setInterval(() => tell(current), REPORT_EVERY),
            setInterval(() => clock.measure(4).catch(() => {}), CLOCK_EVERY),
          ];
          readFrames(id, clock, stop.signal, (frame) => { current.streams.get(frame.stream)?.player?.take(frame); });
        }

        export function end(id) {
          if (!mirroring || mirroring.id !== id) return;
          const ended = mirroring;
          mirroring = null;
          ended.stop.abort();
          ended.timers.forEach(clearInterval);
          for (const {player} of ended.streams.values()) player?.close();
          tell(ended);
          screen.showMirror(undefined);
        }

        // Of the device; a mirroring has no volume of its own.
        export function setVolume(level, muted) {
          Object.assign(volume, {level, muted});
          for (const {kind, player} of mirroring?.streams.values() ?? []) {
            if (kind === 'audio') player?.setVolume(level, muted);
          }
        }

        function makeStream(current, {index, kind, ...format}, canvas) {
          const counts = noCounts();
          const stream = {index, kind, counts, player: null};
          let toldAt = -Infinity;
          const tellings = {
            counts,
            needsKey: () => report('mirrorKey', {mirroring: current.id, stream: index}),
            failed: (reason) => {
              if (performance.now() - toldAt < FAULT_EVERY) return;
              toldAt = performance.now();
              console.warn(`marquee: mirrored ${kind}: ${reason}`);
              report('mirrorFault', {mirroring: current.id, stream: index, reason});
            },
            painted: (moment) => {
              current.painted = moment;
              // For who measures: the picture is on the canvas now.
              dispatchEvent(new CustomEvent('marquee-painted', {detail: moment}));
            },
            silent: () => {
              screen.notice('This browser wants a click before it plays sound.', 8000);
              addEventListener('click', () => stream.player?.resume(), {once: true, signal: current.stop.signal});
            },
          };
          try {
            stream.player = kind === 'video'
              ? new MirroredPicture(canvas, format, tellings) : new MirroredSound(format, tellings);
          } catch (error) {
            tellings.failed(error.message);
          }
          return stream;
        }

        function noCounts() { return {shown: 0, late: 0, skipped: 0, broken: 0, delays: [], seen: []}; }

        const tenth = (milliseconds) => Math.round(milliseconds * 10) / 10;

        // What has been counted since the last time.
        function tell(current) {
          const streams = [];
          for (const {index, counts} of current.streams.values()) {
            const {shown, late, skipped, broken, delays, seen} = counts;
            if (!shown && !late && !skipped && !broken) continue;
            streams.push({
              stream: index, shown, late, skipped, broken, delays: delays.slice(0, 1024).map(tenth),
              seen: seen.slice(-TOLD).map(([timestamp, lateness]) => [timestamp, tenth(lateness)])});
            const total = current.totals[index] ??= {shown: 0, late: 0, skipped: 0, broken: 0};
            for (const key of Object.keys(total)) total[key] += counts[key];
            Object.assign(counts, noCounts());
          }
          if (streams.length) report('mirrored', {mirroring: current.id, streams});
        }

        // For tests and people.
        export function state() {
          if (!mirroring) return null;
          const {id, painted, totals, streams} = mirroring;
          const players = Object.fromEntries([...streams.values()].map(({index, kind, player}) => [
            index, kind === 'video' ? {held: player?.held, waiting: player?.waiting} : player?.state ?? null]));
          return {id, painted, totals, players};
        }

        """#

    static let mirroraudioJS = #"""
        // Mirrored sound: decoded at once and put on the sound card's own time line, each block behind the one before it. That
        // line stands still while the browser does not let the page play, so nothing is put there then.
        import {Restarts} from './restarts.js';

        // Seconds. Beyond the first the sound jumps to where it belongs; within the second nobody hears the difference, and in
        // between it is played a little faster or slower.
        const JUMP = 0.04;
        const EXACT = 0.005;
        const PULL = 0.005;
        // How old what the sound card last said of its time may be, in milliseconds; it says nothing while it is closed.
        const FRESH = 500;
        // Frames in the decoder, and decoded blocks that wait for the sound card: as many as a sender may be ahead, 5 s.
        const DECODING = 600;
        const HELD = 600;
        // So many in a row that came before their time and still too late for the sound card: its way is longer than the delay
        // (a Bluetooth loudspeaker's is). Late by what it takes, sound is better than none.
        const UNHEARD = 50;
        const MARGIN = 0.02;
        // How long the browser has to open the sound card, before a person is asked to click, in milliseconds.
        const PATIENCE = 1000;

        const bounded = (value, limit) => Math.min(Math.max(value, -limit), limit);

        // Opening the sound card takes a moment, in which the first words would be lost: one is kept ready, and closed.
        let spare = null;

        export function warmUp(sampleRate = 48000) {
          spare?.close().catch(() => {});
          spare = new AudioContext({sampleRate, latencyHint: 'interactive'});
          spare.suspend().catch(() => {});
        }

        export class MirroredSound {
          #context;
          #gain;
          #config;
          #tell;
          #decoder = null;
          #decoding = new Map();
          #next = null;
          #drift = 0;
          #isCutting = false;
          #unheard = 0;
          #lag = 0;
          #playing = new Set();
          #held = [];
          #restarts = new Restarts();
          #patience = 0;

          // `tell` has: counts (see mirror.js), failed(reason), silent() where the browser wants a click first.
          constructor({decoder, sampleRate, channels}, tell) {
            if (spare?.sampleRate !== sampleRate) warmUp(sampleRate);
            this.#context = spare;
            spare = null;
            this.#gain = new GainNode(this.#context);
            this.#gain.connect(this.#context.destination);
            this.#config = {codec: decoder, sampleRate, numberOfChannels: channels};
            this.#tell = tell;
            this.#decoder = this.#makeDecoder();
            this.#context.onstatechange = () => this.#turned();
            this.resume();
            this.#patience = setTimeout(() => this.isHeard || tell.silent(), PATIENCE);
          }

          get isHeard() { return this.#context.state === 'running'; }

          resume() { this.#context.resume().catch(() => {}); }

          // What is heard now, in seconds of the sound card's time; for tests and people.
          get state() {
            return {
              context: this.#context.state, time: this.#context.currentTime, drift: this.#drift, until: this.#next,
              playing: this.#playing.size, held: this.#held.length};
          }

          get context() { return this.#context; }
          get output() { return this.#gain; }

          setVolume(level, muted) { this.#gain.gain.value = muted ? 0 : bounded(level, 1); }

          take(frame) {
            if (this.#decoding.size >= DECODING || (!this.#decoder && this.#restarts.wait > 0)) {
              this.#tell.counts.broken += 1;
              return;
            }
            this.#decoder ??= this.#makeDecoder();
            this.#decoding.set(frame.timestamp, frame);
            if (!this.#decoder) {
              this.#fail('This device does not decode it.');
              return;
            }
            try {
              this.#decoder.decode(new EncodedAudioChunk({type: 'key', timestamp: frame.timestamp, data: frame.data}));
            } catch (error) {
              this.#fail(error.message);
            }
          }

          close() {
            clearTimeout(this.#patience);
            this.#context.onstatechange = null;
            const now = performance.now();
            const left = [...this.#decoding.values(), ...this.#held.map(({frame}) => frame)];
            this.#tell.counts.skipped += left.filter(({playout}) => playout < now).length;
            this.#decoding.clear();
            this.#held = [];
            if (this.#decoder && this.#decoder.state !== 'closed') this.#decoder.close();
            this.#decoder = null;
            this.#hush();
            this.#gain.disconnect();
            if (spare) {
              this.#context.close().catch(() => {});
            } else {
              spare = this.#context;
              spare.suspend().catch(() => {});
            }
          }

          #makeDecoder() {
            let decoder = null;
            try {
              decoder = new AudioDecoder({
                output: (block) => {
                  if (decoder === this.#decoder) this.#decoded(block);
                  block.close();
                },
                error: (error) => decoder === this.#decoder && this.#fail(error.message),
              });
              decoder.configure(this.#config);
              return decoder;
            } catch {
              return null;
            }
          }

          // Each frame of sound stands for itself: the next one begins anew.
          #fail(reason) {
            this.#tell.failed(reason);
            this.#tell.counts.broken += this.#decoding.size;
            this.#decoding.clear();
            this.#restarts.failed();
            if (this.#decoder && this.#decoder.state !== 'closed') this.#decoder.close();
            this.#decoder = null;
          }

          #decoded(block) {
            // A decoder may shift timestamps by its own delay, but gives one block for each frame.
            const [key, frame] = this.#decoding.entries().next().value ?? [];
            if (!frame) return;
            this.#decoding.delete(key);
            this.#restarts.worked();
            const {numberOfChannels: channels, numberOfFrames: length, sampleRate} = block;
            const buffer = this.#context.createBuffer(channels, length, sampleRate);
            for (let channel = 0; channel < channels; channel += 1) {
              block.copyTo(buffer.getChannelData(channel), {planeIndex: channel, format: 'f32-planar'});
            }
            if (this.isHeard) this.#schedule(buffer, frame);
            else this.#hold(buffer, frame);
          }

          // Until the sound card runs, or their time has passed.
          #hold(buffer, frame) {
            this.#held.push({buffer, frame});
            const now = performance.now();
            const isOver = ({buffer: {duration}, frame: {playout}}) => playout + duration * 1000 <= now;
            while (this.#held.length && (this.#held.length > HELD || isOver(this.#held[0]))) {
              this.#held.shift();
              this.#tell.counts.skipped += 1;
            }
          }

          // The sound card runs now, or does so no more: what is on its time line would then be heard late.
          #turned() {
            this.#hush();
            if (!this.isHeard) return;
            for (const {buffer, frame} of this.#held.splice(0)) this.#schedule(buffer, frame);
          }

          #hush() {
            for (const source of this.#playing) source.stop();
            this.#playing.clear();
            this.#next = null;
            this.#isCutting = false;
            this.#unheard = this.#lag = 0;
          }

          #schedule(buffer, {timestamp, playout, captured}) {
            const now = this.#context.currentTime;
            const wanted = this.#timeOf(playout);
            const {counts} = this.#tell;
            if (this.#hasNoRoom(wanted + this.#lag, buffer.duration)) {
              counts.skipped += 1;
              return;
            }
            const {start, rate} = this.#place(wanted + this.#lag);
            // A sound card whose clock stands still would never be done with any of them.
            if (start + buffer.duration <= now || this.#playing.size >= HELD) {
              counts.skipped += 1;
              if (playout > performance.now()) this.#unheard += 1;
              if (this.#unheard >= UNHEARD) this.#lag = Math.max(now - wanted + MARGIN, 0);
              return;
            }
            this.#unheard = 0;
            const source = new AudioBufferSourceNode(this.#context, {buffer, playbackRate: rate});
            source.connect(this.#gain);
            source.onended = () => this.#playing.delete(source);
            this.#playing.add(source);
            // What should have begun already begins where it would be by now.
            const begin = Math.max(start, now);
            source.start(begin, (begin - start) * rate);
            this.#next = start + buffer.duration / rate;
            const error = begin - wanted;
            counts[Math.abs(error) > JUMP ? 'late' : 'shown'] += 1;
            counts.delays.push(playout - captured + error * 1000);
            counts.seen.push([timestamp, error * 1000]);
          }

          // A shorter delay: what would be heard over the blocks before it is left out, all in one piece and up to where the
          // next one fits, so that the sound is torn once.
          #hasNoRoom(wanted, length) {
            const ahead = this.#next === null ? 0 : this.#next - wanted;
            this.#isCutting = ahead > (this.#isCutting ? length / 2 : JUMP);
            return this.#isCutting;
          }

          // Behind the block before it where that is right enough; where it belongs otherwise.
          #place(wanted) {
            if (this.#next === null || Math.abs(wanted - this.#next) > JUMP) {
              this.#drift = 0;
              return {start: wanted, rate: 1};
            }
            // The sound card's clock is read in steps; only what stays is a drift.
            this.#drift += (wanted - this.#next - this.#drift) * 0.05;
            const rate = Math.abs(this.#drift) < EXACT ? 1 : 1 - bounded(this.#drift / 4, PULL);
            return {start: this.#next, rate};
          }

          // The sound card's time at which what is heard at a moment of performance.now() has to start.
          #timeOf(moment) {
            const {contextTime, performanceTime} = this.#context.getOutputTimestamp();
            if (performanceTime > 0 && performance.now() - performanceTime < FRESH) {
              return contextTime + (moment - performanceTime) / 1000;
            }
            return this.#context.currentTime + (moment - performance.now()) / 1000;
          }
        }

        """#

    static let mirrorvideoJS = #"""
        // Mirrored pictures: decoded at once, painted in the animation frame that is nearest to their time.
        import {Restarts} from './restarts.js';

        // Decoded pictures, and those in the decoder: each is megabytes, and the browser has not many to lend.
        const HELD = 16;
        // Encoded ones that wait for a place there: seconds. More are not kept.
        const WAITING = 400;
        // So many that wait, and so many milliseconds overdue, are a backlog that only a key frame ends.
        const BACKLOG = 8;
        const OVERDUE = 200;
        // Milliseconds without an animation frame, after which nobody looks: a browser gives a hidden page none.
        const UNSEEN = 250;
        const FRAME_LIMITS = [8, 100];
        const TICK_LIMITS = [4, 50];
        const ASK_AGAIN = 500;

        const held = (value, [low, high]) => Math.min(Math.max(value, low), high);

        export class MirroredPicture {
          #canvas;
          #context;
          #config;
          #tell;
          #decoder = null;
          #needsKey = true;
          #askedAt = -Infinity;
          #waiting = [];
          #decoding = new Map();
          #ready = [];
          #restarts = new Restarts();
          #restart = 0;
          #lastTimestamp = null;
          #lastTick = null;
          #seenAt = performance.now();
          // How long a picture lasts, and an animation frame, in milliseconds.
          #frameTime = 1000 / 30;
          #tickTime = 1000 / 60;
          #animation = 0;

          // `tell` has: counts (see mirror.js), needsKey(), painted({timestamp, playout, captured, at}), failed(reason).
          constructor(canvas, {decoder}, tell) {
            this.#canvas = canvas;
            this.#context = canvas.getContext('2d', {alpha: false});
            this.#config = {codec: decoder, optimizeForLatency: true};
            this.#tell = tell;
            // Making one takes longer than the first pictures can wait.
            this.#decoder = this.#makeDecoder();
            this.#animation = requestAnimationFrame((time) => this.#tick(time));
          }

          get held() { return this.#ready.length + this.#decoding.size; }
          get waiting() { return this.#waiting.length; }

          take(frame) {
            if (this.#needsKey && !frame.key) {
              this.#tell.counts.broken += 1;
              this.#ask();
              return;
            }
            this.#needsKey = false;
            this.#waiting.push(frame);
            this.#endBacklog();
            this.#passUnseen();
            this.#feed();
          }

          close() {
            cancelAnimationFrame(this.#animation);
            clearTimeout(this.#restart);
            for (const {picture} of this.#ready) picture.close();
            // What was to come yet is not lost.
            const now = performance.now();
            const left = [...this.#ready, ...this.#decoding.values(), ...this.#waiting];
            this.#tell.counts.skipped += left.filter(({playout}) => playout < now).length;
            this.#ready = [];
            this.#waiting = [];
            this.#decoding.clear();
            if (this.#decoder && this.#decoder.state !== 'closed') this.#decoder.close();
            this.#decoder = null;
          }

          // ---- what is not kept ---------------------------------------------------------------------------------------------

          // A decoder that is too slow would fall behind ever more, and the picture with it.
          #endBacklog() {
            const waiting = this.#waiting;
            const isLate = waiting.length > BACKLOG && waiting[0].playout < performance.now() - OVERDUE;
            const isFull = waiting.length > WAITING;
            if (!isLate && !isFull) return;
            const key = waiting.findLastIndex((frame) => frame.key);
            if (key > 0) {
              this.#skip(key);
            } else if (isFull) {
              this.#skip(waiting.length);
              this.#needsKey = true;
            }
            if (key <= 0) this.#ask();
          }

          #skip(count) {
            this.#waiting.splice(0, count);
            this.#tell.counts.skipped += count;
          }

          // Decoded all the same, as the next ones need them, but for the newest that is due dropped: it is seen first.
          #passUnseen() {
            const now = performance.now();
            if (now - this.#seenAt < UNSEEN) return;
            while (this.#ready[1]?.playout <= now) this.#drop();
          }

          #drop() {
            this.#ready.shift().picture.close();
            this.#tell.counts.skipped += 1;
          }

          // ---- decoding -----------------------------------------------------------------------------------------------------
          #feed() {
            if (!this.#decoder && this.#restarts.wait > 0) return this.#feedLater();
            while (this.#waiting.length && this.held < HELD) {
              const frame = this.#waiting.shift();
              this.#measure(frame.timestamp);
              this.#decoder ??= this.#makeDecoder();
              this.#decoding.set(frame.timestamp, frame);
              if (!this.#decoder) return this.#fail('This device does not decode it.');
              try {
                this.#decoder.decode(new EncodedVideoChunk({
                  type: frame.key ? 'key' : 'delta', timestamp: frame.timestamp, data: frame.data}));
              } catch (error) {
                return this.#fail(error.message);
              }
            }
          }

          #feedLater() {
            clearTimeout(this.#restart);
            this.#restart = setTimeout(() => this.#feed(), this.#restarts.wait);
          }

          #makeDecoder() {
            let decoder = null;
            try {
              // What a decoder that was given up still says is not for the one after it.
              decoder = new VideoDecoder({
                output: (picture) => (decoder === this.#decoder ? this.#decoded(picture) : picture.close()),
                error: (error) => decoder === this.#decoder && this.#fail(error.message),
              });
              decoder.configure(this.#config);
              return decoder;
            } catch {
              return null;
            }
          }

          #measure(timestamp) {
            const length = (timestamp - this.#lastTimestamp) / 1000;
            if (this.#lastTimestamp !== null && length > 0) {
              this.#frameTime += (held(length, FRAME_LIMITS) - this.#frameTime) * 0.2;
            }
            this.#lastTimestamp = timestamp;
          }

          #decoded(picture) {
            const {timestamp} = picture;
            if (!this.#decoding.has(timestamp)) return picture.close();
            // Decoders keep the order, so what is still there from before gave no picture.
            for (const [key, frame] of this.#decoding) {
              this.#decoding.delete(key);
              if (key === timestamp) {
                this.#ready.push({picture, ...frame, data: null});
                break;
              }
              this.#tell.counts.broken += 1;
            }
            this.#restarts.worked();
          }

          // The decoder is done for. The next one begins with a key frame: one that is here, or one that must be asked for.
          #fail(reason) {
            this.#tell.failed(reason);
            this.#restarts.failed();
            this.#tell.counts.broken += this.#decoding.size;
            this.#decoding.clear();
            if (this.#decoder && this.#decoder.state !== 'closed') this.#decoder.close();
            this.#decoder = null;
            const next = this.#waiting.findIndex((frame) => frame.key);
            const lost = next < 0 ? this.#waiting.length : next;
            this.#tell.counts.broken += lost;
            this.#waiting.splice(0, lost);
            this.#needsKey = next < 0;
            if (this.#needsKey) this.#ask();
            // Not at once: a decoder that fails on every key frame would never let go.
            else this.#feedLater();
          }

          #ask() {
            const now = performance.now();
            if (now - this.#askedAt < ASK_AGAIN) return;
            this.#askedAt = now;
            this.#tell.needsKey();
          }

          // ---- painting -----------------------------------------------------------------------------------------------------
          #tick(time) {
            this.#animation = requestAnimationFrame((next) => this.#tick(next));
            if (this.#lastTick !== null) this.#tickTime += (held(time - this.#lastTick, TICK_LIMITS) - this.#tickTime) * 0.1;
            this.#lastTick = time;
            this.#seenAt = performance.now();
            const ready = this.#ready;
            const isDue = (frame) => frame && frame.playout <= time + this.#tickTime / 2;
            const isLate = (frame, at) => at > frame.playout + this.#frameTime;
            // Of several that are due the oldest is shown, unless it is late already or the one after it would then be.
            while (isDue(ready[1]) && (isLate(ready[0], time) || isLate(ready[1], time + this.#tickTime))) this.#drop();
            if (isDue(ready[0])) this.#paint(ready.shift());
            this.#feed();
          }

          #paint({picture, timestamp, playout, captured}) {
            const {displayWidth: width, displayHeight: height} = picture;
            if (this.#canvas.width !== width) this.#canvas.width = width;
            if (this.#canvas.height !== height) this.#canvas.height = height;
            this.#context.drawImage(picture, 0, 0, width, height);
            picture.close();
            const at = performance.now();
            const {counts} = this.#tell;
            counts[at - playout > this.#frameTime ? 'late' : 'shown'] += 1;
            counts.delays.push(at - captured);
            counts.seen.push([timestamp, at - playout]);
            this.#tell.painted({timestamp, playout, captured, at});
          }
        }

        """#

    static let playerJS = #"""
        // Plays one item at a time as it is told, and reports what it does. What to play is decided by the receiver.
        import {AdWatch} from './ads.js';
        import {adaptiveKind, corsMessage, explain, hasHiddenPicture, path} from './faults.js';
        import {report} from './link.js';
        import * as screen from './screen.js';
        import * as spare from './spare.js';
        import {LiveEdge, Pace} from './timeline.js';

        const LOAD_TIMEOUT = 30000;
        const FIRST_FRAME_TIMEOUT = 1000;
        const RATES = [0.5, 2];
        const REJOINS = 3;

        // What is loaded: {load, item, kind, element, loaded, state, captions, ...}; null while idle.
        export let media = null;
        const device = {level: 1, muted: false};

        const seconds = () => performance.now() / 1000;
        const isVideo = (element) => element?.tagName === 'VIDEO';
        const lastOf = (ranges) => (ranges?.length ? ranges.end(ranges.length - 1) : null);

        // ---- loading --------------------------------------------------------------------------------------------------------
        function kindOf(item) {
          const type = (item.contentType || '').toLowerCase();
          if (type.startsWith('image/')) return 'image';
          if (adaptiveKind(item)) return 'video';
          if (type.startsWith('audio/')) return 'audio';
          if (type) return 'video';
          const name = path(item.url);
          if (/\.(png|jpe?g|gif|webp|avif|svg|bmp)$/.test(name)) return 'image';
          return /\.(mp3|m4a|aac|flac|ogg|oga|opus|wav)$/.test(name) ? 'audio' : 'video';
        }

        // What is here is over before something else may be fetched: nothing of it asks for anything any more.
        export function makeWay() {
          media?.watch?.replaced(position());
          spare.drop();
          letGo();
        }

        export function load(id, item) {
          media?.watch?.replaced(position());
          unload();
          const kind = kindOf(item);
          media = {
            load: id, item, kind, element: null, loaded: false, live: null, state: 'loading', wantsPlay: item.autoplay,
            pending: null, captions: null, active: item.active, volume: {level: 1, muted: false}, rate: heldRate(item.rate),
            pace: new Pace(), next: null, rejoined: 0, watch: item.ad?.mark ? new AdWatch(item.ad) : null,
          };
          const current = media;
          media.watchdog = setTimeout(() => {
            if (media === current && !current.loaded) {
              fail({kind: 'network', code: 103, reason: 'No playable data came within 30 seconds.'});
            }
          }, LOAD_TIMEOUT);
          screen.show(media);
          kind === 'image' ? loadImage(current) : loadElement(current);
          screen.showOverlay(4000);
        }

        function loadImage(current) {
          const image = current.element = document.createElement('img');
          image.onload = () => media === current && ready({width: image.naturalWidth, height: image.naturalHeight});
          image.onerror = () => media === current && diagnose(current, {code: 4, message: ''});
          image.src = current.item.url;
          screen.stage(image);
        }

        function loadElement(current) {
          const {item} = current;
          const {element, captions} = spare.take(item) ?? spare.openElement(item);
          Object.assign(current, {element, captions});
          captions.begin((id, reason) => {
            if (media === current) reportMedia('trackFailed', {id, reason});
          });
          if (item.style) captions.setStyle(item.style);
          listenTo(current);
          applyVolume();
          screen.stage(element);
          // What a warmed-up element has said already is not said again.
          if (element.readyState >= HTMLMediaElement.HAVE_METADATA) setPace(current);
          if (element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) settle(current);
        }

        function setPace({element, rate}) { element.defaultPlaybackRate = element.playbackRate = rate; }

        // A seek in the time between this and the first picture comes to it again.
        function begin(current, time) {
          const {element} = current;
          current.pending = null;
          if (time != null && isVideo(element) && Number.isFinite(element.duration)) element.currentTime = heldTime(time);
        }

        function listenTo(current) {
          const {element} = current;
          const on = (name, act) => element.addEventListener(name, () => media === current && act());
          on('loadedmetadata', () => {
            setPace(current);
            if (!current.loaded) begin(current, current.pending ?? current.item.startTime);
          });
          on('loadeddata', () => (current.loaded ? joined(current) : settle(current)));
          on('playing', tick);
          on('timeupdate', tick);
          on('waiting', () => {
            if (!current.loaded || element.paused || current.joining) return;
            current.pace.stop();
            setState('buffering');
          });
          on('pause', () => {
            if (!current.loaded || element.ended || element.error || current.joining) return;
            current.pace.stop();
            setState('paused');
            screen.showOverlay(8000);
          });
          on('seeked', () => {
            if (!current.loaded || current.joining) return;
            if (!element.paused && element.readyState < HTMLMediaElement.HAVE_FUTURE_DATA) {
              current.pace.stop();
              current.state = 'buffering';
              screen.drawState();
            }
            reportMedia('seeked');
          });
          // Only what somebody at the screen did: what the receiver wants is said as it is done.
          on('ratechange', () => {
            if (!current.loaded || current.joining || element.playbackRate === current.rate) return;
            current.rate = element.playbackRate;
            reportMedia('rate');
          });
          on('resize', () => current.loaded && !current.joining && reportMedia('described', description()));
          on('durationchange', () => {
            if (!current.loaded || current.joining) return;
            if (current.live && Number.isFinite(element.duration)) current.live = null;
            reportMedia('described', description());
          });
          on('ended', () => {
            current.watch?.ended();
            reportMedia('ended', {state: 'ended'});
            unload();
          });
          on('error', () => diagnose(current, element.error || {code: 4, message: ''}));
        }

        // There is data. Whether it can be decoded shows with the first picture.
        async function settle(current) {
          const {element, item} = current;
          if (current.kind === 'video' && element.videoWidth) {
            // Of an adaptive stream the browser decodes nothing before it is to play.
            if (current.wantsPlay) start();
            await firstFrame(element);
          } else if (current.kind === 'video' && !adaptiveKind(item) && await hasHiddenPicture(item.url)) {
            if (media === current) {
              fail({kind: 'format', code: 104, reason: "This device can't decode the media's picture (HEVC, for example)."});
            }
            return;
          }
          if (media !== current || element.error || current.diagnosing) return;
          if (element.duration === Infinity) current.live = new LiveEdge(seconds());
          ready(description());
        }

        function firstFrame(element) {
          return new Promise((done) => {
            element.requestVideoFrameCallback(done);
            setTimeout(done, FIRST_FRAME_TIMEOUT);
          });
        }

        function description() {
          const {element, live, kind} = media;
          const duration = Number.isFinite(element.duration) ? element.duration : null;
          const picture = {width: element.videoWidth, height: element.videoHeight};
          const range = dynamicRange(element);
          return {kind, duration, live: !!live, ...picture, ...(range && {range})};
        }

        // 'sdr' or 'hdr' where the browser lets the frame be looked at, which it does not across origins without CORS.
        function dynamicRange(element) {
          if (!element.videoWidth) return null;
          try {
            const frame = new VideoFrame(element);
            const {transfer} = frame.colorSpace;
            frame.close();
            return transfer ? (['pq', 'hlg'].includes(transfer) ? 'hdr' : 'sdr') : null;
          } catch {
            return null;
          }
        }

        function ready({width = 0, height = 0, ...more}) {
          if (media.loaded) return;
          const {element} = media;
          begin(media, media.pending);
          media.loaded = true;
          clearTimeout(media.watchdog);
          // A file called video that has no picture is sound.
          if (media.kind === 'video' && !width) media.kind = 'audio';
          media.state = 'paused';
          screen.show(media);
          reportMedia('loaded', {duration: null, live: false, ...more, kind: media.kind, width, height});
          activate(media.active, true);
          if (isVideo(element) && media.wantsPlay) {
            setState('buffering');
            if (element.paused) start();
          } else {
            element.pause?.();
            reportMedia('paused');
          }
          screen.showOverlay(media.wantsPlay ? 4000 : 8000);
        }

        function start() {
          media.element.play().catch((error) => {
            if (!media || error.name !== 'NotAllowedError') return;
            // Only in a browser that the receiver did not start.
            media.wantsPlay = false;
            if (media.loaded) setState('paused');
            screen.notice('This browser wants a click before it plays sound.', 8000);
            addEventListener('click', () => media && play(), {once: true});
          });
        }

        export function unload() {
          if (!media) return;
          letGo();
          screen.show(null);
        }

        function letGo() {
          if (!media) return;
          const {element, watchdog, captions} = media;
          media = null;
          clearTimeout(watchdog);
          captions?.remove();
          if (isVideo(element)) {
            element.pause();
            element.removeAttribute('src');
            element.load();
          } else if (element) {
            element.removeAttribute('src');
          }
        }

        // ---- control --------------------------------------------------------------------------------------------------------
        export function play() {
          media.wantsPlay = true;
          if (!media.loaded) return;
          if (!isVideo(media.element)) return reportMedia('paused');
          if (!media.element.paused) return reportMedia(media.state === 'buffering' ? 'buffering' : 'playing');
          media.pace.stop();
          setState('buffering');
          start();
          screen.showOverlay(3000);
        }

        export function pause() {
          media.wantsPlay = false;
          if (!media.loaded) return;
          if (!isVideo(media.element) || media.element.paused) return setState('paused', true);
          media.element.pause();
        }

        export function stop() {
          reportMedia('stopped', {state: 'ended'});
          clear();
        }

        // Nothing is left, not even what was to come next.
        export function clear() {
          spare.drop();
          unload();
        }

        export function seek(time, resume) {
          if (resume !== 'unchanged') media.wantsPlay = resume === 'play';
          if (!media.loaded) { media.pending = time; return; }
          const {element} = media;
          if (!isVideo(element)) return reportMedia('seeked');
          if (!element.seekable.length) {
            if (media.live) return seekLive(time);
            return reportMedia('seeked');
          }
          element.currentTime = heldTime(time);
          obeyWish();
          screen.showOverlay(element.paused ? 8000 : 3000);
        }

        function obeyWish() {
          const {element, wantsPlay} = media;
          if (wantsPlay && element.paused) start();
          if (!wantsPlay && !element.paused) element.pause();
        }

        // The browser can't seek in a live stream, but can join it anew, which is at its edge. Who is there stays there.
        function seekLive() {
          const {element, live} = media;
          seeLive();
          if (element.currentTime + live.offset >= live.range(seconds()).from - 1) {
            obeyWish();
            return reportMedia('seeked');
          }
          join();
        }

        function join() {
          media.joining = true;
          media.pace.stop();
          setState('buffering');
          media.element.load();
        }

        function joined(current) {
          if (!current.joining) return;
          current.joining = false;
          current.live?.joined(current.element.currentTime, seconds());
          if (!current.wantsPlay) current.state = 'paused';
          reportMedia('seeked');
          obeyWish();
          screen.drawState();
        }

        function seeLive() {
          const {element, live} = media;
          live?.see({position: element.currentTime, buffered: lastOf(element.buffered), paused: element.paused}, seconds());
        }

        function heldTime(time) {
          const {seekable, duration} = media.element;
          const from = seekable.length ? seekable.start(0) : 0;
          const to = lastOf(seekable) ?? (Number.isFinite(duration) ? duration : time);
          return Math.min(Math.max(time, from), to);
        }

        function heldRate(rate) {
          return Number.isFinite(rate) ? Math.min(Math.max(rate, RATES[0]), RATES[1]) : 1;
        }

        // Said once, and here: of the two attributes each has an event of its own, and without a change there is none.
        export function setRate(rate) {
          media.rate = heldRate(rate);
          if (isVideo(media.element)) setPace(media);
          if (media.loaded) reportMedia('rate');
        }

        export function setStreamVolume(level, muted) {
          media.volume = {level, muted};
          applyVolume();
          reportMedia('streamVolume', {level, muted});
        }

        export function setDeviceVolume(level, muted) {
          Object.assign(device, {level, muted});
          applyVolume();
          screen.showVolume(level, muted);
          report('volume', {level, muted});
        }

        function applyVolume() {
          if (!isVideo(media?.element)) return;
          media.element.volume = Math.min(Math.max(device.level * media.volume.level, 0), 1);
          media.element.muted = device.muted || media.volume.muted;
        }

        export function activate(ids, first = false) {
          media.active = ids || [];
          // Before the media is there a mode would only be set back by the browser's own choice of tracks.
          if (!media.loaded) return;
          if (media.captions) {
            media.captions.activate(media.active);
            media.captions.draw();
            media.active = media.captions.active;
          } else {
            media.active = [];
          }
          if (!first || media.active.length) reportMedia('tracks', {ids: media.active});
        }

        export function setStyle(text) {
          media.captions?.setStyle(text);
          reportMedia('style');
        }

        export function preload(item) {
          spare.warm(item, item && kindOf(item));
        }

        export function setNext(next) {
          media.next = next;
          screen.drawNext(media);
        }

        // ---- state and its reports ------------------------------------------------------------------------------------------
        async function diagnose(current, error) {
          if (current.diagnosing) return;
          // Chromium's own HLS stumbles now and then over a playlist that it reads twice at once.
          if (current.loaded && current.live && current.rejoined < REJOINS) {
            current.rejoined += 1;
            seeLive();
            return join();
          }
          current.diagnosing = true;
          clearTimeout(current.watchdog);
          const {item, element, kind} = current;
          const found = await explain(item, {kind, error, needsCORS: !!element.crossOrigin});
          if (media !== current) return;
          if (found.kind === 'cors') corsMessage('media', item.url);
          fail(found);
        }

        function fail({kind, code, reason}) {
          const {title} = media.item;
          reportMedia('failed', {kind, code, reason, state: 'ended'});
          clear();
          screen.notice(reason, 8000, title ? `Can't play “${title}”` : "Can't play this");
        }

        function setState(next, again = false) {
          const changed = media.state !== next;
          media.state = next;
          screen.drawState();
          if (changed || again) reportMedia(next);
        }

        // Playing is what advances; whatever the element says, the rest is waiting for data.
        function tick() {
          if (!media?.loaded || !isVideo(media.element)) return;
          const {element, pace} = media;
          seeLive();
          screen.drawProgress();
          if (element.paused || element.ended || element.seeking || media.joining) return;
          setState(pace.sample(element.currentTime, performance.now()) ? 'playing' : 'buffering');
          if (media?.state === 'playing') media.watch?.played(element.currentTime, element.duration);
        }

        setInterval(tick, 50);
        setInterval(() => media?.state === 'playing' && reportMedia('position'), 1000);

        export function position() {
          return (media?.element?.currentTime || 0) + (media?.live?.offset || 0);
        }

        export function seekable() {
          const ranges = media?.element?.seekable;
          if (ranges?.length) return {from: ranges.start(0), to: lastOf(ranges)};
          return media?.live && media.loaded ? media.live.range(seconds()) : null;
        }

        function reportMedia(type, fields = {}) {
          if (!media) return;
          report(type, {
            load: media.load, state: media.state, position: position(), rate: media.element?.playbackRate || media.rate,
            ...seekable(), ...fields,
          });
        }

        """#

    static let receiverCSS = #"""
        /* Sizes follow the screen's height, so that a small window and a television look alike. */
        :root {
          --u: min(1vh, 0.5625vw);
          --ink: #f4f1ea;
          --dim: #f4f1eaa8;
          --warm: #ffb454;
          font-family: "Inter", "Noto Sans", "Segoe UI", "DejaVu Sans", system-ui, sans-serif;
          color: var(--ink);
          background: #000;
        }
        * { box-sizing: border-box; margin: 0; padding: 0; }
        html, body { width: 100%; height: 100%; overflow: hidden; cursor: none; user-select: none; background: #000; }
        [hidden] { display: none !important; }
        #stage, #stage > *, .scene { position: absolute; inset: 0; width: 100%; height: 100%; }
        #stage > * { object-fit: contain; background: #000; }

        .scene { opacity: 0; visibility: hidden; transition: opacity .5s, visibility 0s .5s; }
        /* Live pictures are seen at once, with nothing drawn above them. */
        [data-scene="mirror"] .scene { transition: none; }
        [data-scene="idle"] #idle, [data-scene="audio"] #artwork { opacity: 1; visibility: visible; transition: opacity .5s; }

        #idle {
          background:
            radial-gradient(90% 80% at 82% 8%, #3b2a6640, transparent 70%),
            radial-gradient(80% 90% at 8% 100%, #7a3b1e55, transparent 65%),
            radial-gradient(60% 60% at 60% 110%, #14405a66, transparent 70%),
            #0b0c11;
        }
        #drift { position: absolute; left: calc(7 * var(--u)); bottom: calc(17 * var(--u)); }
        #clock {
          display: block; font-size: calc(24 * var(--u)); line-height: .95; font-weight: 200; letter-spacing: -.03em;
          font-variant-numeric: tabular-nums; margin-left: -.04em;
        }
        #date { margin-top: calc(2 * var(--u)); font-size: calc(3.4 * var(--u)); color: var(--dim); }
        #mark {
          position: absolute; left: calc(7 * var(--u)); top: calc(6 * var(--u)); display: flex; align-items: center; gap: .5em;
          font-size: calc(2.4 * var(--u)); letter-spacing: .06em; color: var(--dim);
        }
        #mark svg { width: 1.5em; fill: var(--warm); }
        #idle footer {
          position: absolute; left: calc(7 * var(--u)); right: calc(7 * var(--u)); bottom: calc(6 * var(--u));
          display: flex; justify-content: space-between; align-items: baseline; gap: calc(4 * var(--u));
          font-size: calc(2.6 * var(--u));
        }
        #name { font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        #status { color: var(--dim); white-space: nowrap; }
        #status b { font-weight: 400; }
        #status i {
          display: inline-block; width: .55em; height: .55em; margin-right: .55em; border-radius: 50%;
          background: #6f6a60; vertical-align: .08em;
        }
        [data-linked="true"] #status i { background: #7bd88f; box-shadow: 0 0 .7em #7bd88f88; }

        #artwork {
          background: radial-gradient(80% 90% at 25% 40%, #2c2440, transparent 75%), #0b0c11;
          display: flex; align-items: center; gap: calc(7 * var(--u)); padding: 0 calc(10 * var(--u)) calc(8 * var(--u));
        }
        #backdrop {
          position: absolute; inset: -12%; width: 124%; height: 124%; object-fit: cover;
          filter: blur(calc(7 * var(--u))) saturate(1.3) brightness(.42);
        }
        #cover, #note {
          position: relative; flex: none; width: calc(52 * var(--u)); height: calc(52 * var(--u));
          border-radius: calc(1.6 * var(--u)); object-fit: cover; background: #1c1a26;
          box-shadow: 0 calc(2 * var(--u)) calc(8 * var(--u)) #000a;
        }
        #note { display: grid; place-items: center; font-size: calc(20 * var(--u)); color: #f4f1ea38; }
        #artwork .words { position: relative; }
        #artwork .words h1 { font-size: calc(6 * var(--u)); }
        #artist { color: var(--ink) !important; font-size: calc(3.6 * var(--u)) !important; }
        .words { min-width: 0; }
        .words h1 {
          font-size: calc(4.6 * var(--u)); font-weight: 600; letter-spacing: -.01em; line-height: 1.15;
          overflow: hidden; text-overflow: ellipsis; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical;
        }
        .words p { margin-top: calc(.8 * var(--u)); font-size: calc(2.8 * var(--u)); color: var(--dim); }
        .words :empty { display: none; }

        #overlay {
          position: absolute; inset: auto 0 0; padding: calc(9 * var(--u)) calc(6 * var(--u)) calc(5 * var(--u));
          background: linear-gradient(transparent, #000b 40%, #000e); opacity: 0; transition: opacity .35s;
        }
        [data-overlay="true"] #overlay { opacity: 1; }
        [data-scene="audio"] #overlay { background: none; opacity: 1; }
        [data-scene="audio"] #overlay .words { display: none; }
        [data-scene="idle"] #overlay, [data-scene="mirror"] #overlay, [data-state="audio"] #overlay { opacity: 0; }
        [data-scene="image"] #line { display: none; }
        #overlay .words h1 { font-size: calc(4 * var(--u)); -webkit-line-clamp: 1; }
        #line {
          display: flex; align-items: center; gap: calc(2 * var(--u)); margin-top: calc(2.4 * var(--u));
          font-size: calc(2.3 * var(--u)); font-variant-numeric: tabular-nums; color: var(--dim);
        }
        #icon { flex: none; width: 1.1em; height: 1.1em; background: var(--ink); }
        [data-state="playing"] #icon { clip-path: polygon(12% 0, 100% 50%, 12% 100%); }
        [data-state="paused"] #icon { clip-path: polygon(10% 0, 38% 0, 38% 100%, 62% 100%, 62% 0, 90% 0, 90% 100%, 10% 100%); }
        [data-state="loading"] #icon, [data-state="buffering"] #icon { clip-path: circle(22%); }
        #bar { flex: 1; height: calc(.7 * var(--u)); border-radius: 1em; background: #ffffff38; overflow: hidden; }
        #fill { display: block; height: 100%; width: 0; border-radius: 1em; background: var(--warm); }
        [data-live="true"] #fill { width: 100% !important; background: #e5484d; }
        [data-live="true"][data-behind="true"] #fill { background: #8d8578; }
        [data-live="true"] #elapsed { display: none; }
        [data-live="true"] #total {
          color: #fff; background: #d7263d; padding: .15em .7em; border-radius: .35em; font-weight: 700; letter-spacing: .06em;
          font-size: calc(2 * var(--u));
        }
        [data-live="true"][data-behind="true"] #total { background: #5b564d; }

        #ad {
          position: absolute; left: calc(6 * var(--u)); bottom: calc(16 * var(--u)); display: none; align-items: center;
          gap: calc(1.4 * var(--u)); padding: calc(1 * var(--u)) calc(2 * var(--u)) calc(1 * var(--u)) calc(1 * var(--u));
          background: #14131ae6; border-radius: calc(1 * var(--u)); font-size: calc(2.4 * var(--u)); max-width: 80%;
        }
        [data-ad="true"] #ad { display: flex; }
        [data-ad="true"] #overlay .words { display: none; }
        [data-ad="true"] #overlay { opacity: 1; padding-top: calc(14 * var(--u)); }
        #ad b { background: #ffd35c; color: #1c1605; padding: .1em .55em; border-radius: .3em; font-weight: 700; }
        #ad span:empty, #ad em:empty { display: none; }
        #ad-count { color: var(--dim); }
        #ad-title { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        #ad-skip { font-style: normal; color: var(--dim); padding-left: calc(1.4 * var(--u)); border-left: 1px solid #ffffff30; }
        [data-ad="true"] #fill { background: #ffd35c; }

        #next {
          position: absolute; right: calc(6 * var(--u)); top: calc(6 * var(--u)); display: flex; align-items: center;
          gap: calc(1.6 * var(--u)); max-width: 42%; padding: calc(1.2 * var(--u)); padding-right: calc(2.4 * var(--u));
          background: #14131ae6; border-radius: calc(1.2 * var(--u)); animation: arrive .5s ease-out;
        }
        #next img {
          width: calc(8 * var(--u)); height: calc(8 * var(--u)); object-fit: cover; border-radius: calc(.7 * var(--u));
        }
        #next div { min-width: 0; padding-left: calc(.6 * var(--u)); }
        #next small { display: block; font-size: calc(1.8 * var(--u)); color: var(--warm); letter-spacing: .05em; }
        #next span {
          display: block; font-size: calc(2.5 * var(--u)); overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
        }
        @keyframes arrive { from { opacity: 0; transform: translateX(calc(3 * var(--u))); } }

        #volume {
          position: absolute; right: calc(6 * var(--u)); top: 50%; transform: translateY(-50%); display: flex;
          align-items: center; gap: calc(1.4 * var(--u)); width: calc(34 * var(--u)); padding: calc(1.6 * var(--u));
          background: #14131ae6; border-radius: calc(1.4 * var(--u)); opacity: 0; transition: opacity .3s;
        }
        #volume.seen { opacity: 1; }
        #volume svg { flex: none; width: calc(3.4 * var(--u)); fill: var(--ink); color: var(--ink); }
        #volume[data-muted="true"] #waves { display: none; }
        #volume div { flex: 1; height: calc(.7 * var(--u)); border-radius: 1em; background: #ffffff38; overflow: hidden; }
        #level { display: block; height: 100%; background: var(--ink); border-radius: 1em; }

        #spinner {
          position: absolute; left: 50%; top: 50%; width: calc(9 * var(--u)); height: calc(9 * var(--u));
          margin: calc(-4.5 * var(--u)); border-radius: 50%; border: calc(.8 * var(--u)) solid #ffffff26;
          border-top-color: var(--warm); animation: turn 1s linear infinite; filter: drop-shadow(0 0 calc(1 * var(--u)) #0008);
        }
        @keyframes turn { to { transform: rotate(1turn); } }

        #notice {
          position: absolute; left: 50%; top: calc(7 * var(--u)); transform: translateX(-50%); max-width: 70%;
          padding: calc(1.8 * var(--u)) calc(3 * var(--u)); border-radius: calc(1.4 * var(--u));
          background: #1d1b24f2; border: 1px solid #ffffff1c; box-shadow: 0 calc(1 * var(--u)) calc(4 * var(--u)) #000a;
          font-size: calc(2.3 * var(--u)); line-height: 1.35; text-align: center; animation: drop .3s ease-out;
        }
        #notice b { display: block; margin-bottom: .25em; font-size: 1.15em; color: #ff9d8a; }
        #notice b:empty { display: none; }
        @keyframes drop { from { opacity: 0; transform: translate(-50%, calc(-2 * var(--u))); } }

        /* Captions keep off the very edge, and make way for the overlay instead of lying under it. */
        video::-webkit-media-text-track-container { transform: translateY(calc(-4 * var(--u))); transition: transform .35s; }
        [data-overlay="true"] video::-webkit-media-text-track-container { transform: translateY(calc(-25 * var(--u))); }
        [data-scene="audio"] video::-webkit-media-text-track-container { transform: translateY(calc(-14 * var(--u))); }
        video::cue { background: #000c; color: #fff; font-family: "Noto Sans", "DejaVu Sans", sans-serif; }

        """#

    static let receiverJS = #"""
        // The Web Receiver page: it draws, plays what it is told to, and reports. This file hands each command to who obeys it.
        import * as ads from './ads.js';
        import {listen, report} from './link.js';
        import * as mirror from './mirror.js';
        import * as player from './player.js';
        import * as screen from './screen.js';
        import * as spare from './spare.js';

        const ofMedia = {
          play: () => player.play(),
          pause: () => player.pause(),
          seek: ({time, resume}) => player.seek(time, resume),
          stop: () => player.stop(),
          tracks: ({ids}) => player.activate(ids),
          style: ({style}) => player.setStyle(style),
          rate: ({rate}) => player.setRate(rate),
          streamVolume: ({level, muted}) => player.setStreamVolume(level, muted),
          next: ({next}) => player.setNext(next ?? null),
          preload: ({item}) => player.preload(item ?? null),
        };

        const ofScreen = {
          // The receiver has taken what was here for lost, and said so.
          reset: () => {
            mirror.end(mirror.mirroring?.id);
            player.clear();
          },
          load: ({load, item}) => player.load(load, item),
          lookUpAds: (command) => ads.lookUp(command),
          mirror: (command) => {
            player.clear();
            mirror.begin(command);
          },
          endMirroring: ({mirroring}) => mirror.end(mirroring),
          idle: ({name, status}) => {
            Object.assign(screen.device, {name, status});
            screen.drawIdle();
          },
          volume: ({level, muted}) => {
            mirror.setVolume(level, muted);
            player.setDeviceVolume(level, muted);
          },
          message: ({namespace, sender, text}) =>
            dispatchEvent(new CustomEvent('marquee-message', {detail: {namespace, sender, text}})),
        };

        function obey(command) {
          const act = ofScreen[command.type];
          if (act) return act(command);
          if (player.media && player.media.load === command.load) ofMedia[command.type]?.(command);
        }

        // A stable view on what the page does, for tests and for who looks at it by hand.
        window.marqueeReceiver = Object.freeze({
          state: () => {
            const {media} = player;
            const {element, captions} = media ?? {};
            return {
              scene: document.body.dataset.scene, linked: screen.device.linked, name: screen.device.name,
              playerState: media ? media.state : 'idle', load: media?.load ?? null, title: media?.item.title ?? null,
              currentTime: player.position(), duration: element?.duration ?? null, paused: element?.paused ?? true,
              rate: element?.playbackRate ?? 1, width: element?.videoWidth ?? 0, height: element?.videoHeight ?? 0,
              crossOrigin: element?.crossOrigin ?? null, activeTracks: [...(media?.active ?? [])],
              showing: captions?.showing ?? [], cues: captions?.cues ?? [], style: captions?.style ?? null,
              seekable: player.seekable(), mirroring: mirror.state(), spare: spare.state(),
            };
          },
          // A message of the built-in page to a sender, or to all of them with '*'; answers come as 'marquee-message' events.
          send: (namespace, sender, text) => report('message', {namespace, sender, text}),
        });

        screen.drawIdle();
        mirror.tellDecoders();
        listen({
          obey,
          makeWay: ({type}) => type === 'load' && player.makeWay(),
          linked: (linked) => {
            screen.device.linked = linked;
            screen.drawIdle();
          },
          replaced: () => {
            mirror.end(mirror.mirroring?.id);
            player.clear();
            screen.notice('This screen is shown in another window.');
          },
        });

        """#

    static let receiverSVG = #"""
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 5h20v14H2z M5 8v8h14V8z" fill="#ffb454" fill-rule="evenodd"/><path d="M10 9.5l5 2.5-5 2.5z" fill="#ffb454"/></svg>

        """#

    static let restartsJS = #"""
        // When a decoder that failed may be made anew: at once where it had worked, then ever more seldom. Making one is dear,
        // and what can't be decoded comes a hundred times a second.
        const FIRST = 250;
        const LONGEST = 2000;
        // As many in a row, and the stream counts as decodable again.
        const WORKS = 30;

        export class Restarts {
          #pause = 0;
          #until = 0;
          #worked = 0;

          failed() {
            this.#until = performance.now() + this.#pause;
            this.#pause = Math.min(Math.max(this.#pause * 2, FIRST), LONGEST);
            this.#worked = 0;
          }

          worked() {
            this.#worked += 1;
            if (this.#worked >= WORKS) this.#pause = 0;
          }

          // Milliseconds to wait still.
          get wait() { return Math.max(this.#until - performance.now(), 0); }
        }

        """#

    static let screenJS = #"""
        // What is seen: the idle screen, artwork, titles, progress, ads, notices. It decides nothing.
        import {host, path} from './faults.js';
        import * as player from './player.js';

        const $ = (id) => document.getElementById(id);
        const body = document.body;
        export const device = {name: 'Marquee', status: '', linked: false};

        // ---- scenes ---------------------------------------------------------------------------------------------------------
        // Draws what is loaded, or the idle screen for null.
        export function show(media) {
          body.dataset.scene = media ? media.kind : 'idle';
          body.dataset.ad = !!media?.item.ad;
          document.title = media ? media.item.title || device.name : `${device.name} – Marquee`;
          if (media) {
            $('notice').hidden = true;
            drawWords(media.item);
            drawCover(media.kind === 'audio' ? media.item : null);
          } else {
            $('stage').replaceChildren();
            hideOverlay();
          }
          drawNext(media);
          drawState();
          drawProgress();
        }

        export function stage(element) { $('stage').replaceChildren(element); }

        // What a sender mirrors: on this canvas, or sound alone for null; undefined is over.
        export function showMirror(canvas) {
          const kind = canvas ? 'mirror' : 'audio';
          body.dataset.scene = canvas === undefined ? 'idle' : kind;
          body.dataset.state = body.dataset.scene;
          document.title = device.name;
          $('notice').hidden = $('spinner').hidden = true;
          hideOverlay();
          canvas ? stage(canvas) : $('stage').replaceChildren();
          if (canvas !== null) return;
          for (const id of ['title', 'subtitle', 'album', 'artist']) $(id).textContent = '';
          $('song').textContent = 'Sound from another device';
          drawCover({});
        }

        function drawWords({title, subtitle, album, url}) {
          const words = {title: title || nameOf(url), subtitle: subtitle || '', album: album || ''};
          for (const [id, text] of [['title', words.title], ['song', words.title], ['subtitle', words.subtitle],
            ['artist', words.subtitle], ['album', words.album]]) $(id).textContent = text;
        }

        function nameOf(url) {
          const name = path(url).split('/').pop();
          try { return decodeURIComponent(name) || host(url); } catch { return name; }
        }

        function drawCover(item) {
          const cover = $('cover'), backdrop = $('backdrop');
          cover.hidden = backdrop.hidden = true;
          $('note').hidden = !item;
          cover.onload = () => {
            cover.hidden = backdrop.hidden = false;
            $('note').hidden = true;
          };
          for (const image of [cover, backdrop]) item?.image ? image.src = item.image : image.removeAttribute('src');
        }

        // ---- state and progress ---------------------------------------------------------------------------------------------
        export function drawState() {
          const {media} = player;
          const now = media ? media.state : 'idle';
          body.dataset.state = now;
          body.dataset.live = !!media?.live;
          const waits = now === 'loading' || now === 'buffering';
          if (!waits) {
            clearTimeout(drawState.timer);
            drawState.timer = null;
            $('spinner').hidden = true;
          } else if (!drawState.timer) {
            // What takes a moment only is not worth a spinner.
            drawState.timer = setTimeout(() => { $('spinner').hidden = false; }, 400);
          }
        }

        export function drawProgress() {
          const {media} = player;
          const {duration = NaN} = media?.element ?? {};
          const time = player.position();
          const known = Number.isFinite(duration) && duration > 0;
          $('elapsed').textContent = clockText(time);
          $('total').textContent = media?.live ? 'LIVE' : known ? clockText(duration) : '';
          $('fill').style.width = known ? `${Math.min(100, 100 * time / duration)}%` : '0';
          if (media?.live) {
            const range = player.seekable();
            body.dataset.behind = !!range && time < range.from - 3;
          }
          drawAd(media, time, known ? duration : null);
        }

        function drawAd(media, time, duration) {
          const ad = media?.item.ad;
          if (!ad) return;
          const left = duration === null ? null : Math.max(0, Math.ceil(duration - time));
          $('ad-count').textContent = ad.count > 1 && ad.number ? `${ad.number} of ${ad.count}` : '';
          $('ad-title').textContent = ad.title || '';
          const wait = ad.skippableAfter == null ? null : Math.ceil(ad.skippableAfter - time);
          $('ad-skip').textContent = wait === null ? (left === null ? '' : `Ends in ${left}`)
            : wait > 0 ? `Skip in ${wait}` : 'You can skip this ad';
        }

        export function drawNext(media) {
          const next = media?.next;
          $('next').hidden = !next || !!media.item.ad;
          if (!next) return;
          $('next-title').textContent = next.title || nameOf(next.url || '');
          $('next-image').hidden = true;
          $('next-image').onload = () => { $('next-image').hidden = false; };
          next.image ? $('next-image').src = next.image : $('next-image').removeAttribute('src');
        }

        function clockText(time) {
          const all = Math.max(0, Math.floor(time || 0));
          const [h, m, s] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
          const two = (n) => String(n).padStart(2, '0');
          return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
        }

        export function showOverlay(duration) {
          if (!player.media) return;
          body.dataset.overlay = true;
          clearTimeout(showOverlay.timer);
          showOverlay.timer = setTimeout(hideOverlay, duration);
        }

        function hideOverlay() {
          clearTimeout(showOverlay.timer);
          body.dataset.overlay = false;
        }

        export function showVolume(level, muted) {
          $('level').style.width = `${100 * (muted ? 0 : level)}%`;
          $('volume').dataset.muted = muted;
          // The receiver tells its volume at the start too, which nobody changed.
          if (showVolume.known) {
            $('volume').classList.add('seen');
            clearTimeout(showVolume.timer);
            showVolume.timer = setTimeout(() => $('volume').classList.remove('seen'), 1800);
          }
          showVolume.known = true;
        }

        export function notice(text, duration = 0, headline = '') {
          $('notice-headline').textContent = headline;
          $('notice-text').textContent = text;
          $('notice').hidden = false;
          clearTimeout(notice.timer);
          if (duration) notice.timer = setTimeout(() => { $('notice').hidden = true; }, duration);
        }

        // ---- idle -----------------------------------------------------------------------------------------------------------
        const clock = new Intl.DateTimeFormat(undefined, {hour: 'numeric', minute: '2-digit'});
        const day = new Intl.DateTimeFormat(undefined, {weekday: 'long', day: 'numeric', month: 'long'});

        export function drawIdle() {
          const now = new Date();
          $('clock').textContent = clock.format(now).replace(/\s?[AP]M$/i, '');
          $('date').textContent = day.format(now);
          $('name').textContent = device.name;
          $('status').querySelector('b').textContent = device.linked ? device.status : 'Starting…';
          body.dataset.linked = device.linked;
          // A little to the side each minute, so that nothing burns in.
          const step = now.getMinutes() % 8;
          $('drift').style.transform = `translate(${step * 0.35}vw, ${-(step % 4) * 0.5}vh)`;
          if (!player.media) document.title = `${device.name} – Marquee`;
          clearTimeout(drawIdle.timer);
          drawIdle.timer = setTimeout(drawIdle, 60000 - (now.getTime() % 60000));
        }

        """#

    static let spareJS = #"""
        // The item that comes next, opened in an element of its own that nobody sees, so that it begins at once. There is one
        // at most. What goes wrong with it says nothing: it is then opened anew when its turn comes, and that tells why.
        import {Captions} from './captions.js';
        import {adaptiveKind} from './faults.js';

        let spare = null;

        // An element for sound or a picture. It is <video> for sound too: <audio> shows no text tracks.
        export function openElement(item) {
          const element = document.createElement('video');
          // With crossorigin a server without CORS can't be played from at all, so it is set only where it must be.
          if (item.tracks.length || adaptiveKind(item)) element.crossOrigin = 'anonymous';
          element.preload = 'auto';
          element.playsInline = true;
          element.disableRemotePlayback = true;
          element.preservesPitch = true;
          const captions = new Captions(element, item.tracks);
          element.src = item.url;
          return {element, captions};
        }

        const same = (a, b) => ['url', 'contentType', 'streamType', 'startTime', 'tracks']
          .every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]));

        export function warm(item, kind) {
          if (item && spare && same(spare.item, item)) return;
          drop();
          // Of an image there is nothing to begin; of an adaptive stream Chromium keeps nothing that it has not played.
          if (!item || kind === 'image' || adaptiveKind(item)) return;
          const opened = openElement(item);
          spare = {item, ...opened};
          const {element, captions} = opened;
          element.muted = true;
          element.addEventListener('loadedmetadata', () => {
            if (item.startTime != null && Number.isFinite(element.duration)) element.currentTime = item.startTime;
          }, {once: true});
          element.addEventListener('loadeddata', () => spare?.element === element && captions.fetch(item.active), {once: true});
          element.addEventListener('error', () => spare?.element === element && drop(), {once: true});
        }

        // What was warmed up for this item, which is the caller's from now on; null where there is nothing. An ad that comes in
        // between leaves it where it is.
        export function take(item) {
          if (!spare) return null;
          if (!same(spare.item, item)) {
            if (!item.ad) drop();
            return null;
          }
          const {element, captions} = spare;
          spare = null;
          return {element, captions};
        }

        export function drop() {
          if (!spare) return;
          const {element, captions} = spare;
          spare = null;
          captions.remove();
          element.removeAttribute('src');
          element.load();
        }

        // For who looks at the page.
        export function state() {
          return spare && {url: spare.item.url, readyState: spare.element.readyState};
        }

        """#

    static let timelineJS = #"""
        // Two questions that a media element does not answer by itself: whether it really advances, and where "live" is.

        // A media element fires 'playing' before it advances and 'waiting' only some time after it stopped. This looks at the
        // position itself.
        export class Pace {
          static PATIENCE = 400;

          constructor() { this.stop(); }

          // Not advancing until it is seen to.
          stop() {
            this.position = null;
            this.movedAt = -Infinity;
          }

          // Takes a position (seconds) at an instant (milliseconds) and tells whether the media is advancing.
          sample(position, now) {
            if (this.position === null) this.position = position;
            if (Math.abs(position - this.position) > 0.01) {
              this.position = position;
              this.movedAt = now;
            }
            return now - this.movedAt < Pace.PATIENCE;
          }
        }

        // A live stream's edge. Chromium plays live HLS but tells no seekable range, and its time begins at 0 wherever it
        // joined. What it has buffered reaches to the end of the playlist, so the edge is the furthest buffered second, moving
        // on with time. It can't be sought in; joining anew leads to the edge, so the range is from where a viewer who joins
        // now would be up to the edge. The time line goes on over that.
        export class LiveEdge {
          static LONGEST_SILENCE = 30;

          static SETTLING = 3;

          constructor(now) {
            this.offset = 0;
            this.end = null;
            this.seenAt = now;
            this.joinedAt = now;
            this.wasPaused = false;
            this.lag = 0;
          }

          // `now` in seconds; `position` and `buffered` in the element's own time.
          see({position, buffered, paused}, now) {
            const end = this.offset + (buffered ?? position);
            if (this.end === null || end > this.end + 0.001) {
              this.end = end;
              this.seenAt = now;
            }
            if (paused) this.wasPaused = true;
            // Behind the edge by as much as the browser chose; a pause is the viewer's doing.
            if (!this.wasPaused || now - this.joinedAt < LiveEdge.SETTLING) {
              this.lag = Math.max(0, this.edge(now) - this.offset - position);
            }
          }

          edge(now) {
            return (this.end ?? 0) + Math.min(Math.max(now - this.seenAt, 0), LiveEdge.LONGEST_SILENCE);
          }

          range(now) {
            const to = this.edge(now);
            return {from: Math.max(0, to - this.lag), to};
          }

          // The element has joined anew, and its time begins again at `position`.
          joined(position, now) {
            const {from, to} = this.range(now);
            this.offset = from - position;
            this.end = to;
            this.seenAt = now;
            this.joinedAt = now;
            this.wasPaused = false;
          }
        }

        """#

    static let vastJS = #"""
        // VAST and VMAP documents as plain values. Nothing here fetches, and nothing that is read is trusted: lists and texts
        // are bounded, and what is not understood is left out.

        const MOST_ADS = 16, MOST_BREAKS = 32, MOST_URLS = 10, LONGEST_URL = 4096, LONGEST_TEXT = 200;
        // What is fired while an ad plays; the rest of VAST's events are a viewer's doing at a screen that has no pointer.
        const EVENTS = ['creativeView', 'start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete', 'skip'];

        // Why there are no ads, in a sentence.
        export class NoAds extends Error {}

        // The root element of a document that is to be a VAST or a VMAP.
        export function parse(text, wanted) {
          if (!text.trim()) throw new NoAds('The ad server sent nothing.');
          // Entities of its own are no use to an ad, but to whoever wants to fill the memory. The parser fetches none.
          if (/<!DOCTYPE/i.test(text)) throw new NoAds('The document declares types of its own (DOCTYPE).');
          const root = new DOMParser().parseFromString(text, 'application/xml').documentElement;
          if (!root || root.localName === 'parsererror' || root.getElementsByTagName('parsererror').length) {
            throw new NoAds('The document is no XML.');
          }
          if (root.localName !== wanted) throw new NoAds(`The document is no ${wanted}.`);
          return root;
        }

        const all = (element, name) => [...(element?.children ?? [])].filter((child) => child.localName === name);
        const one = (element, ...names) => names.reduce((at, name) => all(at, name)[0], element);
        const words = (element) => (element?.textContent ?? '').trim().slice(0, LONGEST_TEXT);
        const urls = (elements) => elements.map(url).filter(Boolean).slice(0, MOST_URLS);

        function url(element) {
          const told = (element?.textContent ?? '').trim();
          if (!told || told.length > LONGEST_URL) return null;
          try { return /^https?:$/.test(new URL(told).protocol) ? told : null; } catch { return null; }
        }

        // HH:MM:SS or HH:MM:SS.mmm in seconds; null for anything else.
        export function seconds(text) {
          const parts = /^(\d{1,3}):([0-5]?\d):([0-5]?\d(?:\.\d{1,3})?)$/.exec((text ?? '').trim());
          return parts && Number(parts[1]) * 3600 + Number(parts[2]) * 60 + Number(parts[3]);
        }

        // A skip offset is a time, or a part of the ad's length.
        function skipTime(text, duration) {
          const part = /^(\d{1,3}(?:\.\d+)?)%$/.exec((text ?? '').trim());
          if (!part) return seconds(text);
          return duration === null || Number(part[1]) > 100 ? null : duration * Number(part[1]) / 100;
        }

        // ---- VAST -----------------------------------------------------------------------------------------------------------
        // The ads to show: those of a pod in their order, or else all that stand for themselves, of which the first that can be
        // played is meant. `canPlay` tells of a MIME type whether this screen plays it.
        export function readVAST(root, canPlay) {
          const ads = all(root, 'Ad').slice(0, MOST_ADS).map((ad) => readAd(ad, canPlay)).filter(Boolean);
          const pod = ads.filter((ad) => ad.sequence !== null).sort((a, b) => a.sequence - b.sequence);
          return {isPod: pod.length > 0, ads: pod.length ? pod : ads};
        }

        // An ad with media, or one with a `wrapper`: the address of the document that has it. One without either has a reason.
        function readAd(ad, canPlay) {
          const inline = one(ad, 'InLine'), body = inline ?? one(ad, 'Wrapper');
          if (!body) return null;
          const sequence = /^\d{1,4}$/.exec(ad.getAttribute('sequence') ?? '');
          const linears = all(one(body, 'Creatives'), 'Creative').map((creative) => one(creative, 'Linear')).filter(Boolean);
          const read = {sequence: sequence && Number(sequence[0]), impressions: urls(all(body, 'Impression')), tracking: {}};
          if (inline) {
            const found = linears.map((linear) => ({linear, file: bestFile(linear, canPlay)})).find(({file}) => file);
            if (!found) return {...read, reason: 'The ad has no media file that this screen plays.'};
            const {linear, file} = found;
            const duration = seconds(words(one(linear, 'Duration')));
            return {
              ...read, url: file.url, type: file.type, duration, skip: skipTime(linear.getAttribute('skipoffset'), duration),
              title: words(one(body, 'AdTitle')), click: url(one(linear, 'VideoClicks', 'ClickThrough')),
              tracking: trackingOf([linear]),
            };
          }
          const wrapper = url(one(body, 'VASTAdTagURI'));
          if (!wrapper) return {...read, reason: 'The wrapper names no document.'};
          const says = (name) => body.getAttribute(name)?.trim();
          return {
            ...read, wrapper, tracking: trackingOf(linears), mayGoOn: says('followAdditionalWrappers') !== 'false',
            mayBePod: says('allowMultipleAds') === 'true',
          };
        }

        function trackingOf(linears) {
          const tracking = {};
          const told = linears.flatMap((linear) => all(one(linear, 'TrackingEvents'), 'Tracking'));
          for (const name of EVENTS) {
            const found = urls(told.filter((element) => element.getAttribute('event') === name));
            if (found.length) tracking[name] = found;
          }
          return tracking;
        }

        // A file that is played as it comes, no larger than a screen where there is a choice, then as good as can be.
        function bestFile(linear, canPlay) {
          const number = (file, name) => Number.parseInt(file.getAttribute(name) ?? '', 10) || 0;
          const files = all(one(linear, 'MediaFiles'), 'MediaFile').slice(0, 64).map((file) => ({
            url: url(file), type: (file.getAttribute('type') ?? '').trim().toLowerCase().slice(0, LONGEST_TEXT),
            delivery: file.getAttribute('delivery'), program: file.getAttribute('apiFramework'),
            fits: number(file, 'width') <= 1920, width: number(file, 'width'),
            rate: number(file, 'bitrate') || number(file, 'maxBitrate'),
          }));
          return files
            .filter(({url, type, delivery, program}) => url && !program && delivery !== 'streaming'
              && /^(video|audio)\/(mp4|webm)$/.test(type) && canPlay(type))
            .sort((a, b) => b.fits - a.fits || (a.fits ? b.width - a.width : a.width - b.width) || b.rate - a.rate)[0];
        }

        // What a wrapper's ad is when the ad that it stands for is known: both ask to be told.
        export function merge(outer, inner) {
          const tracking = {};
          for (const name of EVENTS) {
            const told = [...(outer.tracking[name] ?? []), ...(inner.tracking[name] ?? [])].slice(0, MOST_URLS);
            if (told.length) tracking[name] = told;
          }
          return {...inner, tracking, impressions: [...outer.impressions, ...inner.impressions].slice(0, MOST_URLS)};
        }

        // ---- VMAP -----------------------------------------------------------------------------------------------------------
        // The breaks that can hold linear ads: {id, offset, tag} or {id, offset, vast}, the latter a VAST document's root.
        export function readVMAP(root) {
          return all(root, 'AdBreak').slice(0, MOST_BREAKS).map((element) => {
            const source = one(element, 'AdSource');
            const types = (element.getAttribute('breakType') ?? 'linear').toLowerCase().split(/[\s,]+/);
            return {
              id: (element.getAttribute('breakId') ?? '').trim().slice(0, LONGEST_TEXT), isLinear: types.includes('linear'),
              offset: (element.getAttribute('timeOffset') ?? '').trim().slice(0, LONGEST_TEXT),
              tag: url(one(source, 'AdTagURI')), vast: one(source, 'VASTAdData', 'VAST') ?? null,
            };
          }).filter(({isLinear, tag, vast}) => isLinear && (tag || vast));
        }

        """#

    static let all: [String: String] = [
        "ads.js": adsJS,
        "captions.js": captionsJS,
        "captionstyle.js": captionstyleJS,
        "faults.js": faultsJS,
        "framestream.js": framestreamJS,
        "index.html": indexHTML,
        "link.js": linkJS,
        "mirror.js": mirrorJS,
        "mirroraudio.js": mirroraudioJS,
        "mirrorvideo.js": mirrorvideoJS,
        "player.js": playerJS,
        "receiver.css": receiverCSS,
        "receiver.js": receiverJS,
        "receiver.svg": receiverSVG,
        "restarts.js": restartsJS,
        "screen.js": screenJS,
        "spare.js": spareJS,
        "timeline.js": timelineJS,
        "vast.js": vastJS,
    ]
}
