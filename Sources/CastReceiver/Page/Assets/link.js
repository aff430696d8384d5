// The connection to the receiver. Commands arrive as lines of one long response; reports are posted.
import {Inbox, Lines} from './decisions/inbox.js';
import {Outbox} from './decisions/outbox.js';
import {Pauses} from './decisions/retries.js';

const pageID = [...crypto.getRandomValues(new Uint8Array(12))].map((b) => b.toString(16).padStart(2, '0')).join('');
const POST_AGAIN = 250;
const outbox = new Outbox();
const inbox = new Inbox();
let isPosting = false;
let acknowledging = null;
let waiting = null;

// ---- reports to the receiver ----------------------------------------------------------------------------------------
export function report(type, fields = {}) {
  if (outbox.add(type, fields, performance.now())) post();
}

async function post() {
  if (isPosting || inbox.isClosed) return;
  isPosting = true;
  try {
    while (!outbox.isEmpty && !inbox.isClosed) {
      const {seen} = inbox;
      const {first, reports} = outbox.batch(performance.now());
      const answer = await fetch('reports', {
        method: 'POST', headers: {'Content-Type': 'application/json'},
        body: JSON.stringify({page: pageID, first, seen, reports}),
      });
      if (!answer.ok && answer.status >= 500) throw new Error(`status ${answer.status}`);
      outbox.arrived();
      told(seen);
    }
  } catch {
    setTimeout(post, POST_AGAIN);
  } finally {
    isPosting = false;
  }
}

// ---- commands from the receiver -------------------------------------------------------------------------------------
// `obey` gets each command once and in order, `linked` whether the receiver is connected, and `replaced` is called when
// another page has taken over. A command with `waits` is obeyed later: the page ends its current media (`makeWay`), the
// receiver acknowledges that, and only then the page may fetch what the command names.
export async function listen({obey, makeWay, linked, replaced}) {
  const dare = (act, command) => {
    try { act(command); } catch (error) { console.error('marquee:', error); }
  };
  const take = async (command) => {
    const verdict = inbox.take(command);
    if (verdict === 'close') return replaced();
    if (verdict === 'pass') return;
    if (verdict === 'wait') {
      dare(makeWay, command);
      await acknowledged();
    }
    dare(obey, command);
    acknowledgeInTime();
  };
  for (const pauses = new Pauses(); !inbox.isClosed;) {
    try {
      const answer = await fetch(`stream?page=${pageID}&seen=${inbox.seen}`, {cache: 'no-store'});
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      linked(true);
      pauses.worked();
      await readLines(answer.body.getReader(), take);
    } catch { /* the receiver is away: try again */ }
    linked(false);
    const pause = pauses.next();
    await new Promise((done) => setTimeout(done, pause));
  }
}

async function readLines(reader, take) {
  const decoder = new TextDecoder(), lines = new Lines();
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return;
    for (const line of lines.add(decoder.decode(value, {stream: true}))) await take(JSON.parse(line));
  }
}

// ---- acknowledgments ------------------------------------------------------------------------------------------------
function acknowledgeInTime() {
  const patience = inbox.patience(document.hidden);
  if (!patience) return acknowledge();
  acknowledging ??= setTimeout(acknowledge, patience);
}

function acknowledge() {
  clearTimeout(acknowledging);
  acknowledging = null;
  // A report that waits to be posted contains the number anyway.
  if (inbox.isUntold && !outbox.isWaiting) report('seen');
}

function acknowledged() {
  return new Promise((done) => {
    waiting = {number: inbox.seen, done};
    report('seen');
  });
}

function told(number) {
  inbox.tell(number);
  if (!waiting || waiting.number > inbox.told) return;
  waiting.done();
  waiting = null;
}
