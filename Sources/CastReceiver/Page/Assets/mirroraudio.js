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
