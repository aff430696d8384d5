// Mirrored video. Frames are decoded at once and painted in the animation frame that is nearest to their time.
// decisions/pictures.js decides which animation frame that is, and which frames are dropped.
import {Pictures} from './decisions/pictures.js';

export class MirroredPicture {
  #canvas;
  #context;
  #config;
  #tell;
  #pictures;
  #decoder = null;
  #restart = 0;
  #animation = 0;

  // `tell` has: counts (a MirrorCounts), needsKey(), painted({timestamp, playout, captured, at}), failed(reason).
  constructor(canvas, {decoder}, tell) {
    this.#canvas = canvas;
    this.#context = canvas.getContext('2d', {alpha: false});
    this.#config = {codec: decoder, optimizeForLatency: true};
    this.#tell = tell;
    this.#pictures = new Pictures(tell.counts, performance.now());
    // Making a decoder takes longer than the first frames can wait.
    this.#decoder = this.#makeDecoder();
    this.#animation = requestAnimationFrame((time) => this.#tick(time));
  }

  get held() { return this.#pictures.held; }
  get waiting() { return this.#pictures.waiting; }

  take(frame) {
    const {asksForKey, dropped} = this.#pictures.take(frame, performance.now());
    if (asksForKey) this.#tell.needsKey();
    close(dropped);
    this.#feed();
  }

  close() {
    cancelAnimationFrame(this.#animation);
    clearTimeout(this.#restart);
    close(this.#pictures.end(performance.now()));
    this.#closeDecoder();
  }

  // ---- decoding -----------------------------------------------------------------------------------------------------
  #feed() {
    if (!this.#decoder && this.#pictures.wait(performance.now()) > 0) return this.#feedLater();
    for (let frame = this.#pictures.next(); frame; frame = this.#pictures.next()) {
      this.#decoder ??= this.#makeDecoder();
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
    this.#restart = setTimeout(() => this.#feed(), this.#pictures.wait(performance.now()));
  }

  #makeDecoder() {
    let decoder = null;
    try {
      // Output of a previous decoder, which may still arrive, is ignored.
      decoder = new VideoDecoder({
        output: (picture) => {
          const isKept = decoder === this.#decoder && this.#pictures.decoded(picture.timestamp, picture);
          if (!isKept) picture.close();
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
    const {asksForKey, triesAgain} = this.#pictures.failed(performance.now());
    this.#closeDecoder();
    if (asksForKey) this.#tell.needsKey();
    if (triesAgain) this.#feedLater();
  }

  // ---- painting -----------------------------------------------------------------------------------------------------
  #tick(time) {
    this.#animation = requestAnimationFrame((next) => this.#tick(next));
    const {paint, dropped} = this.#pictures.tick(time, performance.now());
    close(dropped);
    if (paint) this.#paint(paint);
    this.#feed();
  }

  #paint({picture, timestamp, playout, captured}) {
    const {displayWidth: width, displayHeight: height} = picture;
    if (this.#canvas.width !== width) this.#canvas.width = width;
    if (this.#canvas.height !== height) this.#canvas.height = height;
    this.#context.drawImage(picture, 0, 0, width, height);
    picture.close();
    const at = performance.now();
    this.#pictures.painted({timestamp, playout, captured}, at);
    this.#tell.painted({timestamp, playout, captured, at});
  }
}

function close(pictures) {
  for (const picture of pictures) picture.close();
}
