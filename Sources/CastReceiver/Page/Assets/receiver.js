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
