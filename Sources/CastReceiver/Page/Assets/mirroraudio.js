// Mirrored audio. It is decoded at once and scheduled on the audio context's timeline, as decisions/soundline.js
// decides. That timeline stops while the browser does not let the page play, and nothing is scheduled then.
import {soundTime, SoundLine} from './decisions/soundline.js';
import {Sounds} from './decisions/sounds.js';

// How long the browser may take to open the audio output before a click is asked for, in milliseconds.
const PATIENCE = 1000;

// Opening the audio output takes a while, in which the first words would be lost. So one context is kept ready,
// suspended.
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
  #sounds;
  #line;
  #decoder = null;
  #playing = new Set();
  #patience = 0;

  // `tell` has: counts (a MirrorCounts), failed(reason), and silent(), which is called if the browser wants a click
  // first.
  constructor({decoder, sampleRate, channels}, tell) {
    if (spare?.sampleRate !== sampleRate) warmUp(sampleRate);
    this.#context = spare;
    spare = null;
    this.#gain = new GainNode(this.#context);
    this.#gain.connect(this.#context.destination);
    this.#config = {codec: decoder, sampleRate, numberOfChannels: channels};
    this.#tell = tell;
    this.#sounds = new Sounds(tell.counts);
    this.#line = new SoundLine(tell.counts);
    this.#decoder = this.#makeDecoder();
    this.#context.onstatechange = () => this.#turned();
    this.resume();
    this.#patience = setTimeout(() => this.isHeard || tell.silent(), PATIENCE);
  }

  get isHeard() { return this.#context.state === 'running'; }

  resume() { this.#context.resume().catch(() => {}); }

  // The current state, with times in seconds of the audio context; for tests and people.
  get state() {
    return {
      context: this.#context.state, time: this.#context.currentTime, drift: this.#line.drift, until: this.#line.next,
      playing: this.#playing.size, held: this.#sounds.held};
  }

  get context() { return this.#context; }
  get output() { return this.#gain; }

  setVolume(level, muted) { this.#gain.gain.value = muted ? 0 : Math.min(Math.max(level, -1), 1); }

  take(frame) {
    if (!this.#sounds.take(frame, this.#decoder !== null, performance.now())) return;
    this.#decoder ??= this.#makeDecoder();
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
    this.#sounds.end(performance.now());
    this.#closeDecoder();
    this.#hush();
    this.#gain.disconnect();
    if (spare) {
      this.#context.close().catch(() => {});
    } else {
      spare = this.#context;
      spare.suspend().catch(() => {});
    }
  }

  // ---- decoding -----------------------------------------------------------------------------------------------------
  #makeDecoder() {
    let decoder = null;
    try {
      decoder = new AudioDecoder({
        output: (data) => {
          if (decoder === this.#decoder) this.#decoded(data);
          data.close();
        },
        error: (error) => decoder === this.#decoder && this.#fail(error.message),
      });
      decoder.configure(this.#config);
      return decoder;
    } catch {
      return null;
    }
  }

  #closeDecoder() {
    if (this.#decoder && this.#decoder.state !== 'closed') this.#decoder.close();
    this.#decoder = null;
  }

  #fail(reason) {
    this.#tell.failed(reason);
    this.#sounds.failed(performance.now());
    this.#closeDecoder();
  }

  #decoded(data) {
    const frame = this.#sounds.decoded();
    if (!frame) return;
    const block = this.#copy(data);
    if (this.isHeard) this.#schedule(block, frame);
    else this.#sounds.hold(block, frame, performance.now());
  }

  #copy(data) {
    const {numberOfChannels: channels, numberOfFrames: length, sampleRate} = data;
    const buffer = this.#context.createBuffer(channels, length, sampleRate);
    for (let channel = 0; channel < channels; channel += 1) {
      data.copyTo(buffer.getChannelData(channel), {planeIndex: channel, format: 'f32-planar'});
    }
    return buffer;
  }

  // ---- the timeline -------------------------------------------------------------------------------------------------

  // The audio context has started or stopped. After a stop, the blocks on its timeline would be heard too late.
  #turned() {
    this.#hush();
    if (!this.isHeard) return;
    for (const {block, frame} of this.#sounds.release()) this.#schedule(block, frame);
  }

  #hush() {
    for (const source of this.#playing) source.stop();
    this.#playing.clear();
    this.#line.clear();
  }

  #schedule(buffer, frame) {
    const time = this.#context.currentTime;
    const wanted = soundTime(frame.playout, {
      ...this.#context.getOutputTimestamp(), currentTime: time, now: performance.now()});
    const place = this.#line.place(frame, {
      duration: buffer.duration, wanted, time, now: performance.now(), playing: this.#playing.size});
    if (!place) return;
    const source = new AudioBufferSourceNode(this.#context, {buffer, playbackRate: place.rate});
    source.connect(this.#gain);
    source.onended = () => this.#playing.delete(source);
    this.#playing.add(source);
    source.start(place.begin, place.offset);
  }
}
