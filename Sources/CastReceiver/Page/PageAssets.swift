// Made by Scripts/embed-assets from the files beside it. Change those, then run it.

/// The Web Receiver page's files, in the binary so that it can be copied anywhere.
enum PageAssets {
    static let indexHTML = #"""
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Marquee</title>
        <link rel="icon" href="receiver.svg">
        <link rel="stylesheet" href="receiver.css">
        </head>
        <body data-scene="idle">
        <main id="stage" aria-live="off"></main>
        <section id="artwork" class="scene" aria-hidden="true">
          <img id="cover" alt="" hidden>
          <div id="note" hidden>♪</div>
          <div class="words"><h1 id="song"></h1><p id="artist"></p></div>
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
        <p id="notice" role="status" hidden></p>
        <script src="receiver.js"></script>
        </body>
        </html>

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
          display: flex; align-items: center; gap: calc(7 * var(--u)); padding: 0 calc(10 * var(--u));
        }
        #cover, #note {
          flex: none; width: calc(50 * var(--u)); height: calc(50 * var(--u)); border-radius: calc(1.6 * var(--u));
          object-fit: cover; box-shadow: 0 calc(2 * var(--u)) calc(8 * var(--u)) #000a; background: #1c1a26;
        }
        #note { display: grid; place-items: center; font-size: calc(20 * var(--u)); color: #f4f1ea38; }
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
        [data-scene="idle"] #overlay { opacity: 0; }
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
        [data-live="true"] #bar { visibility: hidden; }
        [data-live="true"] #total { color: #fff; background: #d7263d; padding: .1em .6em; border-radius: .3em; font-weight: 600; }

        #spinner {
          position: absolute; left: 50%; top: 50%; width: calc(9 * var(--u)); height: calc(9 * var(--u));
          margin: calc(-4.5 * var(--u)); border-radius: 50%; border: calc(.8 * var(--u)) solid #ffffff26;
          border-top-color: var(--warm); animation: turn 1s linear infinite; filter: drop-shadow(0 0 calc(1 * var(--u)) #0008);
        }
        @keyframes turn { to { transform: rotate(1turn); } }

        #notice {
          position: absolute; left: 50%; top: calc(7 * var(--u)); transform: translateX(-50%); max-width: 80%;
          padding: calc(1.4 * var(--u)) calc(3 * var(--u)); border-radius: calc(1.4 * var(--u));
          background: #1d1b24f2; color: var(--ink); font-size: calc(2.5 * var(--u)); text-align: center;
        }

        /* Captions keep off the very edge, and make way for the overlay instead of lying under it. */
        video::-webkit-media-text-track-container { transform: translateY(calc(-4 * var(--u))); transition: transform .35s; }
        [data-overlay="true"] video::-webkit-media-text-track-container { transform: translateY(calc(-25 * var(--u))); }
        [data-scene="audio"] video::-webkit-media-text-track-container { transform: translateY(calc(-14 * var(--u))); }
        video::cue { background: #000c; color: #fff; font-family: "Noto Sans", "DejaVu Sans", sans-serif; }

        """#

    static let receiverJS = #"""
        // The Web Receiver page: it draws, plays what it is told to, and reports. What to play is decided by the receiver.
        // Commands come as lines of one long answer, reports go up as posts; both are numbered, so that a broken connection
        // loses and doubles nothing.
        'use strict';
        (() => {
          const $ = (id) => document.getElementById(id);
          const body = document.body;
          const pageID = [...crypto.getRandomValues(new Uint8Array(12))].map((b) => b.toString(16).padStart(2, '0')).join('');
          const LOAD_TIMEOUT = 30000;
          const QUEUE_LIMIT = 1000;

          let media = null;   // what is loaded: {load, item, kind, element, loaded, state, tracks, ...}
          const screen = {name: 'Marquee', status: '', volume: {level: 1, muted: false}, linked: false, replaced: false};

          // ---- reports, up ------------------------------------------------------------------------------------------------
          const outbox = {first: 1, queue: [], flying: 0, posting: false};

          function report(type, fields = {}) {
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
            if (outbox.posting || screen.replaced) return;
            outbox.posting = true;
            try {
              while (outbox.queue.length && !screen.replaced) {
                const batch = outbox.queue.slice(0, 64);
                outbox.flying = batch.length;
                const now = performance.now();
                const reports = batch.map(({time, ...rest}) => ({...rest, age: Math.max(0, now - time)}));
                const answer = await fetch('reports', {
                  method: 'POST', headers: {'Content-Type': 'application/json'},
                  body: JSON.stringify({page: pageID, first: outbox.first, seen: inbox.seen, reports}),
                });
                if (!answer.ok && answer.status >= 500) throw new Error(`status ${answer.status}`);
                outbox.queue.splice(0, batch.length);
                outbox.first += batch.length;
                outbox.flying = 0;
              }
            } catch {
              setTimeout(post, 250);
            } finally {
              outbox.posting = false;
            }
          }

          // ---- commands, down ---------------------------------------------------------------------------------------------
          const inbox = {seen: 0};

          async function listen() {
            for (let pause = 100; !screen.replaced; pause = Math.min(pause * 2, 2000)) {
              try {
                const answer = await fetch(`stream?page=${pageID}&seen=${inbox.seen}`, {cache: 'no-store'});
                if (!answer.ok) throw new Error(`status ${answer.status}`);
                link(true);
                pause = 100;
                await readLines(answer.body.getReader());
              } catch { /* the receiver is away: try again */ }
              link(false);
              await new Promise((done) => setTimeout(done, pause));
            }
          }

          async function readLines(reader) {
            const decoder = new TextDecoder();
            let rest = '';
            for (;;) {
              const {done, value} = await reader.read();
              if (done) return;
              rest += decoder.decode(value, {stream: true});
              const lines = rest.split('\n');
              rest = lines.pop();
              for (const line of lines) if (line.trim()) take(JSON.parse(line));
            }
          }

          function take(command) {
            if (command.type === 'replaced') return replaced();
            if (command.n <= inbox.seen) return;
            inbox.seen = command.n;
            try { obey(command); } catch (error) { console.error('marquee:', error); }
            acknowledgeSoon();
          }

          let acknowledging = 0;
          function acknowledgeSoon() {
            // Most commands are confirmed by a report, which carries the number; this is for those that aren't.
            clearTimeout(acknowledging);
            acknowledging = setTimeout(() => report('seen'), 1000);
          }

          function replaced() {
            screen.replaced = true;
            unload();
            notice('This screen is shown in another window.');
          }

          function link(linked) {
            screen.linked = linked;
            body.dataset.linked = linked;
            drawIdle();
          }

          const ofMedia = {
            play: () => play(),
            pause: () => pause(),
            seek: ({time, resume}) => seek(time, resume),
            stop: () => { reportMedia('stopped', {state: 'ended'}); unload(); },
            tracks: ({ids}) => activate(ids),
            style: ({style}) => { applyStyle(style); reportMedia('style'); },
            rate: ({rate}) => setRate(rate),
            streamVolume: ({level, muted}) => {
              media.volume = {level, muted};
              applyVolume();
              reportMedia('streamVolume', {level, muted});
            },
          };

          function obey(command) {
            switch (command.type) {
              // The receiver has taken what was here for lost, and said so.
              case 'reset': return unload();
              case 'load': return load(command.load, command.item);
              case 'idle':
                screen.name = command.name;
                screen.status = command.status;
                return drawIdle();
              case 'volume':
                screen.volume = {level: command.level, muted: command.muted};
                applyVolume();
                return report('volume', screen.volume);
              default:
                if (media && media.load === command.load) ofMedia[command.type]?.(command);
            }
          }

          // ---- loading ----------------------------------------------------------------------------------------------------
          function kindOf(item) {
            const type = (item.contentType || '').toLowerCase();
            if (type.startsWith('image/')) return 'image';
            if (isAdaptive(item)) return 'video';
            if (type.startsWith('audio/')) return 'audio';
            if (type) return 'video';
            const name = path(item.url);
            if (/\.(png|jpe?g|gif|webp|avif|svg|bmp)$/.test(name)) return 'image';
            return /\.(mp3|m4a|aac|flac|ogg|oga|opus|wav)$/.test(name) ? 'audio' : 'video';
          }

          function path(url) {
            try { return new URL(url).pathname.toLowerCase(); } catch { return ''; }
          }

          function isAdaptive(item) {
            return /mpegurl|dash\+xml|vnd\.ms-sstr/i.test(item.contentType || '') || /\.(m3u8|mpd|ism)$/.test(path(item.url));
          }

          function load(id, item) {
            unload();
            const kind = kindOf(item);
            media = {
              load: id, item, kind, element: null, loaded: false, state: 'loading', wantsPlay: item.autoplay, pending: null,
              tracks: new Map(), active: item.active, volume: {level: 1, muted: false}, rate: item.rate,
            };
            const current = media;
            media.watchdog = setTimeout(() => {
              if (media === current && !current.loaded) fail('network', 103, 'No playable data came within 30 seconds.');
            }, LOAD_TIMEOUT);
            $('notice').hidden = true;
            scene(kind);
            drawWords(item);
            if (item.style) applyStyle(item.style);
            kind === 'image' ? loadImage(current) : loadElement(current);
            drawState();
            showOverlay(4000);
          }

          function loadImage(current) {
            const image = current.element = document.createElement('img');
            image.onload = () => media === current && ready({width: image.naturalWidth, height: image.naturalHeight});
            image.onerror = () => media === current && diagnose(current, {code: 4, message: 'image'});
            image.src = current.item.url;
            $('stage').replaceChildren(image);
          }

          function loadElement(current) {
            const {item, kind} = current;
            // The element is <video> for sound too: <audio> shows no text tracks.
            const element = current.element = document.createElement('video');
            // With crossorigin a server without CORS can't be played from at all, so it is set only where it must be.
            if (item.tracks.length || isAdaptive(item)) element.crossOrigin = 'anonymous';
            element.preload = 'auto';
            element.playsInline = true;
            element.disableRemotePlayback = true;
            for (const track of item.tracks) addTrack(current, track);
            listenTo(current);
            applyVolume();
            element.src = item.url;
            $('stage').replaceChildren(element);
            showCover(kind === 'audio' ? item : null);
          }

          function listenTo(current) {
            const {element} = current;
            const on = (name, act) => element.addEventListener(name, () => media === current && act());
            on('loadedmetadata', () => {
              element.defaultPlaybackRate = element.playbackRate = heldRate(current.rate);
              const start = current.pending ?? current.item.startTime;
              if (start != null && Number.isFinite(element.duration)) element.currentTime = heldTime(start);
            });
            on('loadeddata', () => ready({
              duration: Number.isFinite(element.duration) ? element.duration : null,
              live: element.duration === Infinity, width: element.videoWidth, height: element.videoHeight,
            }));
            on('playing', () => { state('playing'); reportMedia('playing'); showOverlayIfBrief(); });
            on('pause', () => {
              if (!current.loaded || element.ended || element.error) return;
              state('paused');
              reportMedia('paused');
              showOverlay(8000);
            });
            on('waiting', () => {
              if (!current.loaded || element.paused) return;
              state('buffering');
              reportMedia('buffering');
            });
            on('seeked', () => current.loaded && reportMedia('seeked'));
            on('ratechange', () => current.loaded && reportMedia('rate'));
            on('ended', () => { reportMedia('ended', {state: 'ended'}); unload(); });
            on('error', () => diagnose(current, element.error || {code: 4, message: ''}));
            on('timeupdate', () => drawProgress());
            on('durationchange', () => drawProgress());
          }

          function ready({duration = null, live = false, width = 0, height = 0}) {
            if (media.loaded) return;
            const {kind, element} = media;
            media.loaded = true;
            media.live = live;
            clearTimeout(media.watchdog);
            // A file called video that has no picture is sound.
            if (kind === 'video' && !width) { media.kind = 'audio'; scene('audio'); showCover(media.item); }
            state('paused');
            reportMedia('loaded', {kind: media.kind, duration, live, width, height});
            activate(media.active, true);
            if (kind !== 'image' && media.wantsPlay) {
              state('buffering');
              element.play().catch((error) => blockedFromPlaying(error));
            } else {
              reportMedia('paused');
            }
            showOverlay(media.wantsPlay ? 4000 : 8000);
          }

          function blockedFromPlaying(error) {
            if (!media || error.name !== 'NotAllowedError') return;
            // Only in a browser that the receiver did not start.
            media.wantsPlay = false;
            state('paused');
            reportMedia('paused');
            notice('This browser wants a click before it plays sound.', 8000);
            addEventListener('click', () => media && play(), {once: true});
          }

          function unload() {
            if (!media) return;
            const {element, watchdog} = media;
            media = null;
            clearTimeout(watchdog);
            if (element?.tagName === 'VIDEO') {
              element.pause();
              element.removeAttribute('src');
              element.replaceChildren();
              element.load();
            } else if (element) {
              element.removeAttribute('src');
            }
            $('stage').replaceChildren();
            styleSheet.replaceSync('');
            hideOverlay();
            scene('idle');
            drawState();
          }

          // ---- control ----------------------------------------------------------------------------------------------------
          function play() {
            media.wantsPlay = true;
            if (!media.loaded) return;
            if (media.kind === 'image' || media.item.contentType.startsWith('image/')) return reportMedia('paused');
            if (!media.element.paused) return reportMedia(media.state === 'buffering' ? 'buffering' : 'playing');
            state('buffering');
            media.element.play().catch((error) => blockedFromPlaying(error));
            showOverlay(3000);
          }

          function pause() {
            media.wantsPlay = false;
            if (!media.loaded) return;
            if (media.element.tagName !== 'VIDEO' || media.element.paused) { state('paused'); return reportMedia('paused'); }
            media.element.pause();
          }

          function seek(time, resume) {
            if (resume !== 'unchanged') media.wantsPlay = resume === 'play';
            if (!media.loaded) { media.pending = time; return; }
            const {element} = media;
            if (element.tagName !== 'VIDEO' || !element.seekable.length) return reportMedia('seeked');
            element.currentTime = heldTime(time);
            if (resume === 'play' && element.paused) element.play().catch((error) => blockedFromPlaying(error));
            if (resume === 'pause' && !element.paused) element.pause();
            drawProgress();
            showOverlay(element.paused ? 8000 : 3000);
          }

          function heldTime(time) {
            const {seekable, duration} = media.element;
            const from = seekable.length ? seekable.start(0) : 0;
            const to = seekable.length ? seekable.end(seekable.length - 1) : Number.isFinite(duration) ? duration : time;
            return Math.min(Math.max(time, from), to);
          }

          const heldRate = (rate) => Math.min(Math.max(rate, 0.0625), 16);

          function setRate(rate) {
            media.rate = heldRate(rate);
            if (media.element.tagName !== 'VIDEO') return reportMedia('rate');
            const before = media.element.playbackRate;
            media.element.playbackRate = media.rate;
            // Without a change there is no event to report from.
            if (before === media.rate) reportMedia('rate');
          }

          function applyVolume() {
            if (!media || media.element?.tagName !== 'VIDEO') return;
            media.element.volume = Math.min(Math.max(screen.volume.level * media.volume.level, 0), 1);
            media.element.muted = screen.volume.muted || media.volume.muted;
          }

          // ---- text tracks ------------------------------------------------------------------------------------------------
          const subtypes = {SUBTITLES: 'subtitles', CAPTIONS: 'captions', DESCRIPTIONS: 'descriptions',
            CHAPTERS: 'chapters', METADATA: 'metadata'};

          function addTrack(current, {id, url, language, name, subtype}) {
            const track = document.createElement('track');
            track.kind = subtypes[subtype] || 'captions';
            track.label = name || '';
            if (language) track.srclang = language;
            track.addEventListener('error', () => media === current && trackFailed(id, url));
            track.src = url;
            current.element.append(track);
            current.tracks.set(id, track);
          }

          function activate(ids, first = false) {
            media.active = ids || [];
            // Before the media is there a mode would only be set back by the browser's own choice of tracks.
            if (!media.loaded) return;
            for (const [id, track] of media.tracks) track.track.mode = media.active.includes(id) ? 'showing' : 'disabled';
            media.active = media.active.filter((id) => media.tracks.has(id));
            if (!first || media.active.length) reportMedia('tracks', {ids: media.active});
          }

          async function trackFailed(id, url) {
            const current = media;
            const {kind, reason} = await probe(url, true);
            if (media !== current) return;
            if (kind === 'cors') corsMessage('text track', url);
            reportMedia('trackFailed', {id, reason: kind === 'format' ? 'The text track is not WebVTT.' : reason});
          }

          const styleSheet = new CSSStyleSheet();
          document.adoptedStyleSheets = [styleSheet];

          // A TextTrackStyle as JSON text. The caption's own look is set by ::cue rules of a sheet made here.
          function applyStyle(text) {
            let style;
            try { style = JSON.parse(text) || {}; } catch { return; }
            media.style = style;
            const rules = [];
            const color = (value) => typeof value === 'string' && /^#([0-9a-f]{6}|[0-9a-f]{8})$/i.test(value) ? value : null;
            if (color(style.foregroundColor)) rules.push(`color: ${style.foregroundColor}`);
            if (color(style.backgroundColor)) rules.push(`background: ${style.backgroundColor}`);
            styleSheet.replaceSync(rules.length ? `video::cue { ${rules.join('; ')} }` : '');
          }

          // ---- what went wrong --------------------------------------------------------------------------------------------
          async function diagnose(current, error) {
            if (current.diagnosing) return;
            current.diagnosing = true;
            clearTimeout(current.watchdog);
            const {item, element} = current;
            if (error.code === 3) return fail('decode', 102, `The media is damaged or can't be decoded. ${error.message || ''}`);
            // Chromium names its demuxer only when it has read the data, so that the server can't be the cause.
            const wasRead = /^(DEMUXER|PIPELINE|DECODER)/.test(error.message || '');
            const found = await probe(item.url, !!element.crossOrigin, wasRead);
            if (media !== current) return;
            if (found.kind === 'cors') {
              corsMessage('media', item.url);
              return fail('cors', 104, found.reason);
            }
            if (found.kind === 'network') return fail('network', isHLS(item) ? 311 : 103, found.reason);
            fail('format', current.kind === 'image' ? 903 : 104, found.reason);
          }

          const isHLS = (item) => /mpegurl/i.test(item.contentType || '') || /\.m3u8$/.test(path(item.url));

          // Which of CORS, network and format it was: a read with CORS tells all; one without tells whether the server is there.
          async function probe(url, needsCORS, wasRead = false) {
            const format = {kind: 'format', reason: "This device can't play the media's format."};
            if (wasRead && !needsCORS) return format;
            const ask = async (mode) => {
              const stop = new AbortController();
              const timer = setTimeout(() => stop.abort(), 5000);
              try {
                const answer = await fetch(url, {mode, cache: 'no-store', credentials: 'omit', signal: stop.signal});
                answer.body?.cancel().catch(() => {});
                return answer;
              } catch {
                return null;
              } finally {
                clearTimeout(timer);
              }
            };
            const open = await ask('cors');
            if (open) return open.ok ? format : {kind: 'network', reason: `The server answered ${open.status} for the media.`};
            const opaque = await ask('no-cors');
            if (!opaque) return {kind: 'network', reason: "The media's server can't be reached from this device."};
            if (needsCORS) {
              return {kind: 'cors', reason: `The server at ${host(url)} does not allow cross-origin reading (CORS), which text `
                + 'tracks and adaptive streams need: it must send Access-Control-Allow-Origin.'};
            }
            return {kind: 'format',
              reason: `What ${host(url)} sent can't be played here: an error page, or a format that this device doesn't know.`};
          }

          function host(url) {
            try { return new URL(url).host; } catch { return 'that address'; }
          }

          function corsMessage(what, url) {
            console.error(`Access to ${what} at '${url}' from origin '${location.origin}' has been blocked by CORS policy: `
              + "No 'Access-Control-Allow-Origin' header is present on the requested resource.");
          }

          function fail(kind, code, reason) {
            reportMedia('failed', {kind, code, reason: reason.trim(), state: 'ended'});
            unload();
            notice(reason.trim(), 6000);
          }

          // ---- state and its reports --------------------------------------------------------------------------------------
          function state(next) {
            media.state = next;
            drawState();
          }

          function reportMedia(type, fields = {}) {
            if (!media) return;
            const {element} = media;
            const seekable = element?.seekable?.length ? element.seekable : null;
            report(type, {
              load: media.load, state: media.state, position: element?.currentTime || 0,
              rate: element?.playbackRate || media.rate,
              ...(seekable && {from: seekable.start(0), to: seekable.end(seekable.length - 1)}),
              ...fields,
            });
          }

          setInterval(() => media?.state === 'playing' && reportMedia('position'), 1000);

          // ---- drawing ----------------------------------------------------------------------------------------------------
          function scene(name) {
            body.dataset.scene = name;
            document.title = name === 'idle' ? `${screen.name} – Marquee` : media?.item.title || screen.name;
          }

          function drawState() {
            const now = media ? media.state : 'idle';
            body.dataset.state = now;
            body.dataset.live = !!media?.live;
            clearTimeout(drawState.timer);
            $('spinner').hidden = true;
            if (now !== 'loading' && now !== 'buffering') return;
            // What takes a moment only is not worth a spinner.
            drawState.timer = setTimeout(() => { $('spinner').hidden = false; }, 400);
          }

          function drawWords(item) {
            const title = item.title || decodeURIComponentSafely(path(item.url).split('/').pop()) || host(item.url);
            for (const id of ['title', 'song']) $(id).textContent = title;
            for (const id of ['subtitle', 'artist']) $(id).textContent = item.subtitle || '';
            $('elapsed').textContent = '0:00';
            $('total').textContent = '';
            $('fill').style.width = '0';
          }

          function decodeURIComponentSafely(text) {
            try { return decodeURIComponent(text || ''); } catch { return text; }
          }

          function showCover(item) {
            const cover = $('cover');
            cover.hidden = true;
            $('note').hidden = !item;
            cover.onload = () => { cover.hidden = false; $('note').hidden = true; };
            item?.image ? cover.src = item.image : cover.removeAttribute('src');
          }

          function drawProgress() {
            if (!media || media.element?.tagName !== 'VIDEO') return;
            const {currentTime, duration} = media.element;
            $('elapsed').textContent = clockText(currentTime);
            $('total').textContent = media.live ? 'LIVE' : Number.isFinite(duration) ? clockText(duration) : '';
            $('fill').style.width = Number.isFinite(duration) && duration > 0 ? `${100 * currentTime / duration}%` : '0';
          }

          function clockText(seconds) {
            const all = Math.max(0, Math.floor(seconds || 0));
            const [h, m, s] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
            const two = (n) => String(n).padStart(2, '0');
            return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
          }

          function showOverlay(duration) {
            if (!media) return;
            drawProgress();
            body.dataset.overlay = media.kind !== 'image';
            clearTimeout(showOverlay.timer);
            showOverlay.timer = setTimeout(hideOverlay, duration);
          }

          function showOverlayIfBrief() {
            if (body.dataset.overlay === 'true') showOverlay(3000);
          }

          function hideOverlay() {
            clearTimeout(showOverlay.timer);
            body.dataset.overlay = false;
          }

          function notice(text, duration = 0) {
            $('notice').textContent = text;
            $('notice').hidden = false;
            clearTimeout(notice.timer);
            if (duration) notice.timer = setTimeout(() => { $('notice').hidden = true; }, duration);
          }

          const time = new Intl.DateTimeFormat(undefined, {hour: 'numeric', minute: '2-digit'});
          const day = new Intl.DateTimeFormat(undefined, {weekday: 'long', day: 'numeric', month: 'long'});

          function drawIdle() {
            const now = new Date();
            $('clock').textContent = time.format(now).replace(/\s?[AP]M$/i, '');
            $('date').textContent = day.format(now);
            $('name').textContent = screen.name;
            $('status').querySelector('b').textContent = screen.linked ? screen.status : 'Starting…';
            // A little to the side each minute, so that nothing burns in.
            const step = now.getMinutes() % 8;
            $('drift').style.transform = `translate(${step * 0.35}vw, ${-(step % 4) * 0.5}vh)`;
            if (!media) scene('idle');
            clearTimeout(drawIdle.timer);
            drawIdle.timer = setTimeout(drawIdle, 60000 - (now.getTime() % 60000));
          }

          // ---- for tests --------------------------------------------------------------------------------------------------
          // A stable view on what the page does; nothing here changes it.
          window.marqueeReceiver = Object.freeze({
            state: () => ({
              scene: body.dataset.scene, linked: screen.linked, name: screen.name, volume: {...screen.volume},
              playerState: media ? media.state : 'idle', load: media?.load ?? null, title: media?.item.title ?? null,
              currentTime: media?.element?.currentTime ?? 0, duration: media?.element?.duration ?? null,
              paused: media?.element?.paused ?? true, rate: media?.element?.playbackRate ?? 1,
              width: media?.element?.videoWidth ?? 0, height: media?.element?.videoHeight ?? 0,
              crossOrigin: media?.element?.crossOrigin ?? null, activeTracks: [...(media?.active ?? [])],
              showing: media ? [...media.tracks].filter(([, t]) => t.track.mode === 'showing').map(([id]) => id) : [],
              cues: media ? [...media.tracks.values()].flatMap(
                (t) => t.track.mode === 'showing' ? [...(t.track.activeCues || [])].map((cue) => cue.text) : []) : [],
              style: media?.style ?? null,
            }),
          });

          drawIdle();
          listen();
        })();

        """#

    static let receiverSVG = #"""
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 5h20v14H2z M5 8v8h14V8z" fill="#ffb454" fill-rule="evenodd"/><path d="M10 9.5l5 2.5-5 2.5z" fill="#ffb454"/></svg>

        """#
}
