// The Web Receiver page. This file passes each command to the module that carries it out.
import * as ads from './ads.js';
import {listen, report} from './link.js';
import * as mirror from './mirror.js';
import {notice} from './overlays.js';
import * as player from './player.js';
import * as screen from './screen.js';
import * as spare from './spare.js';

const ofMedia = {
  play: () => player.obey('play'),
  pause: () => player.obey('pause'),
  seek: ({time, resume}) => player.obey('seek', time, resume),
  stop: () => player.obey('stop'),
  tracks: ({ids}) => player.obey('activate', ids),
  style: ({style}) => player.obey('setStyle', style),
  rate: ({rate}) => player.obey('setRate', rate),
  streamVolume: ({level, muted}) => player.obey('setVolume', level, muted),
  next: ({next}) => player.obey('setNext', next ?? null),
  preload: ({item}) => spare.warm(item ?? null),
};

const ofScreen = {
  // The receiver has given up the page's state and reported that.
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
  idle: ({name, status}) => screen.setDevice({name, status}),
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
  if (player.has(command.load)) ofMedia[command.type]?.(command);
}

// A stable view of the page's state, for tests and for people.
window.marqueeReceiver = Object.freeze({
  state: () => ({...screen.state(), ...player.state(), mirroring: mirror.state(), spare: spare.state()}),
  // Sends a message of the built-in page to one sender, or to all with '*'. Messages to the page are 'marquee-message'
  // events.
  send: (namespace, sender, text) => report('message', {namespace, sender, text}),
});

screen.drawIdle();
mirror.tellDecoders();
listen({
  obey,
  makeWay: ({type}) => type === 'load' && player.makeWay(),
  linked: (linked) => screen.setDevice({linked}),
  replaced: () => {
    mirror.end(mirror.mirroring?.id);
    player.clear();
    notice('This screen is shown in another window.');
  },
});
