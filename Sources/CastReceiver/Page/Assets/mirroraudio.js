// Mirrored sound: decoded at once and put on the sound card's own time line, each block behind the one before it.

// Seconds. Beyond the first the sound jumps to where it belongs; within the second nobody hears the difference, and in
// between it is played a little faster or slower.
const JUMP = 0.04;
const EXACT = 0.005;
const PULL = 0.005;
// How old what the sound card last said of its time may be, in milliseconds; it says nothing while it is closed.
const FRESH = 500;
// Decoded blocks are small, so it is the decoder's queue that is held.
const DECODING = 64;

const held = (value, limit) => Math.min(Math.max(value, -limit), limit);

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
  #playing = new Set();
  #room = null;

  // `tell` has: counts (see mirror.js), failed(reason), silent() where the browser wants a click first.
  constructor({decoder, sampleRate, channels}, tell) {
    if (spare?.sampleRate !== sampleRate) warmUp(sampleRate);
    this.#context = spare;
    spare = null;
    this.#gain = new GainNode(this.#context);
    this.#gain.connect(this.#context.destination);
    this.#config = {codec: decoder, sampleRate, numberOfChannels: channels};
    this.#tell = tell;
    this.#context.resume().catch(() => {});
    setTimeout(() => this.#context.state === 'suspended' && tell.silent(), 1000);
  }

  // What is heard now, in seconds of the sound card's time; for tests and people.
  get state() {
    return {context: this.#context.state, time: this.#context.currentTime, drift: this.#drift, until: this.#next};
  }

  get context() { return this.#context; }
  get output() { return this.#gain; }

  setVolume(level, muted) { this.#gain.gain.value = muted ? 0 : held(level, 1); }

  take(frame) {
    this.#decoder ??= this.#makeDecoder();
    if (!this.#decoder) return this.#fail('This device does not decode it.');
    this.#decoding.set(frame.timestamp, frame);
    try {
      this.#decoder.decode(new EncodedAudioChunk({type: 'key', timestamp: frame.timestamp, data: frame.data}));
    } catch (error) {
      return this.#fail(error.message);
    }
    if (this.#decoding.size < DECODING) return null;
    return new Promise((done) => { this.#room = done; });
  }

  close() {
    const now = performance.now();
    this.#tell.counts.skipped += [...this.#decoding.values()].filter(({playout}) => playout < now).length;
    this.#decoding.clear();
    if (this.#decoder && this.#decoder.state !== 'closed') this.#decoder.close();
    this.#decoder = null;
    for (const source of this.#playing) source.stop();
    this.#gain.disconnect();
    this.#makeRoom();
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
    this.#tell.counts.broken += Math.max(1, this.#decoding.size);
    this.#decoding.clear();
    if (this.#decoder && this.#decoder.state !== 'closed') this.#decoder.close();
    this.#decoder = null;
    this.#makeRoom();
    return null;
  }

  #makeRoom() {
    this.#room?.();
    this.#room = null;
  }

  #decoded(block) {
    // A decoder may shift timestamps by its own delay, but gives one block for each frame.
    const [key, frame] = this.#decoding.entries().next().value ?? [];
    if (!frame) return;
    this.#decoding.delete(key);
    if (this.#decoding.size < DECODING / 2) this.#makeRoom();
    const {numberOfChannels: channels, numberOfFrames: length, sampleRate} = block;
    const buffer = this.#context.createBuffer(channels, length, sampleRate);
    for (let channel = 0; channel < channels; channel += 1) {
      block.copyTo(buffer.getChannelData(channel), {planeIndex: channel, format: 'f32-planar'});
    }
    this.#schedule(buffer, frame);
  }

  #schedule(buffer, {playout, captured}) {
    const now = this.#context.currentTime;
    const wanted = this.#timeOf(playout);
    const {start, rate} = this.#place(wanted);
    const {counts} = this.#tell;
    if (start + buffer.duration <= now) {
      counts.skipped += 1;
      return;
    }
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
  }

  // Behind the block before it where that is right enough; where it belongs otherwise.
  #place(wanted) {
    if (this.#next === null || Math.abs(wanted - this.#next) > JUMP) {
      this.#drift = 0;
      return {start: wanted, rate: 1};
    }
    // The sound card's clock is read in steps; only what stays is a drift.
    this.#drift += (wanted - this.#next - this.#drift) * 0.05;
    const rate = Math.abs(this.#drift) < EXACT ? 1 : 1 - held(this.#drift / 4, PULL);
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
