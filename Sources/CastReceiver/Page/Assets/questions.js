// Asks servers the questions that the decisions about failures have about an address. A question is {ask, url}:
//   status    a read with CORS: {ok, status}, or null without a response
//   head      the same for a HEAD request
//   presence  whether there is any response, even an unreadable one
//   text      the whole text; empty if there is none
//   bytes     up to `count` bytes starting at `from`, or null if they can't be read
const LIMIT = 5000;

// Runs a generator of questions to its end and returns its result.
export async function findOut(plan) {
  let step = plan.next();
  while (!step.done) step = plan.next(await answers[step.value.ask](step.value));
  return step.value;
}

const answers = {
  status: ({url}) => headOf(url),
  head: ({url}) => headOf(url, {method: 'HEAD'}),
  presence: async ({url}) => await headOf(url, {mode: 'no-cors'}) !== null,
  text: async ({url}) => await (await ask(url))?.text().catch(() => '') || '',
  bytes: ({url, from, count}) => readBytes(url, from, count),
};

async function ask(url, options = {}) {
  try {
    return await fetch(url, {cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(LIMIT), ...options});
  } catch {
    return null;
  }
}

async function headOf(url, options) {
  const answer = await ask(url, options);
  answer?.body?.cancel().catch(() => {});
  return answer && {ok: answer.ok, status: answer.status};
}

async function readBytes(url, from, count) {
  const answer = await ask(url, {headers: {Range: `bytes=${from}-${from + count - 1}`}});
  if (!answer?.ok || (from > 0 && answer.status !== 206)) return null;
  const reader = answer.body.getReader();
  const bytes = new Uint8Array(count);
  let length = 0;
  while (length < count) {
    const {done, value} = await reader.read().catch(() => ({done: true}));
    if (done) break;
    const taken = value.subarray(0, count - length);
    bytes.set(taken, length);
    length += taken.length;
  }
  reader.cancel().catch(() => {});
  return bytes.subarray(0, length);
}
