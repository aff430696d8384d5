// The line to the receiver. Commands come as lines of one long answer, reports go up as posts; both are numbered, so
// that a broken connection loses and doubles nothing.

const pageID = [...crypto.getRandomValues(new Uint8Array(12))].map((b) => b.toString(16).padStart(2, '0')).join('');
const QUEUE_LIMIT = 1000;
const outbox = {first: 1, queue: [], flying: 0, posting: false};
const inbox = {seen: 0, closed: false};
let acknowledging = 0;

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

// ---- commands, down -------------------------------------------------------------------------------------------------
// `obey` gets each command once and in order, `linked` whether the receiver is there, `replaced` that this page's time
// is over.
export async function listen({obey, linked, replaced}) {
  const take = (command) => {
    if (command.type === 'replaced') {
      inbox.closed = true;
      return replaced();
    }
    if (command.n <= inbox.seen) return;
    inbox.seen = command.n;
    try { obey(command); } catch (error) { console.error('marquee:', error); }
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
    for (const line of lines) if (line.trim()) take(JSON.parse(line));
  }
}

function acknowledgeSoon() {
  // Most commands are confirmed by a report, which carries the number; this is for those that aren't.
  clearTimeout(acknowledging);
  acknowledging = setTimeout(() => report('seen'), 1000);
}
