// Mirroring: takes a sender's live video and audio from the receiver, shows them, and reports how that went.
import {MirrorCounts} from './decisions/mirrorcounts.js';
import {readFrames, ReceiverClock} from './framestream.js';
import {report} from './link.js';
import {MirroredPicture} from './mirrorvideo.js';
import {MirroredSound, warmUp} from './mirroraudio.js';
import {askForClick} from './overlays.js';
import * as screen from './screen.js';

// Milliseconds.
const REPORT_EVERY = 500;
const CLOCK_EVERY = 10000;
// A page that has just been loaded is busy, and its first measurement is inexact.
const CLOCK_AGAIN = 2000;
const PICTURES = {vp8: 'vp8', vp9: 'vp09.00.51.08', h264: 'avc1.640034', av1: 'av01.0.15M.08'};
const SOUNDS = {opus: 'opus', aac: 'mp4a.40.2'};

// The current mirroring: {id, streams by index, ...}; null if there is none.
export let mirroring = null;
const volume = {level: 1, muted: false};
// Measured before a mirroring begins, because the first frames can't wait for it.
const clock = new ReceiverClock();

// Reports which codecs this browser decodes; the receiver needs them for its answers to offers.
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
  mirroring = {id, stop, streams: new Map(), painted: null};
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

// The device's volume. A mirroring has no volume of its own.
export function setVolume(level, muted) {
  Object.assign(volume, {level, muted});
  for (const {kind, player} of mirroring?.streams.values() ?? []) {
    if (kind === 'audio') player?.setVolume(level, muted);
  }
}

function makeStream(current, {index, kind, ...format}, canvas) {
  const counts = new MirrorCounts();
  const stream = {index, kind, counts, player: null};
  const tellings = {
    counts,
    needsKey: () => report('mirrorKey', {mirroring: current.id, stream: index}),
    failed: (reason) => {
      if (!counts.isNews(performance.now())) return;
      console.warn(`marquee: mirrored ${kind}: ${reason}`);
      report('mirrorFault', {mirroring: current.id, stream: index, reason});
    },
    painted: (moment) => {
      current.painted = moment;
      // For measurements: the frame is on the canvas now.
      dispatchEvent(new CustomEvent('marquee-painted', {detail: moment}));
    },
    silent: () => askForClick(() => stream.player?.resume(), current.stop.signal),
  };
  try {
    stream.player = kind === 'video'
      ? new MirroredPicture(canvas, format, tellings) : new MirroredSound(format, tellings);
  } catch (error) {
    tellings.failed(error.message);
  }
  return stream;
}

// Reports the counts since the last report.
function tell(current) {
  const streams = [...current.streams.values()].map(({index, counts}) => counts.take(index)).filter(Boolean);
  if (streams.length) report('mirrored', {mirroring: current.id, streams});
}

// For tests and people.
export function state() {
  if (!mirroring) return null;
  const {id, painted} = mirroring, streams = [...mirroring.streams.values()];
  const totals = Object.fromEntries(streams.filter(({counts}) => counts.total).map(({index, counts}) => [
    index, counts.total]));
  const players = Object.fromEntries(streams.map(({index, kind, player}) => [
    index, kind === 'video' ? {held: player?.held, waiting: player?.waiting} : player?.state ?? null]));
  return {id, painted, totals, players};
}
