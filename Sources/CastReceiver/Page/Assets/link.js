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
