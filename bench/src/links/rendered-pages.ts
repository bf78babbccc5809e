import { ENGINES, openDatabases, type EngineName } from '../databases.ts';
import { json, send } from '../http.ts';
import { fire, type Load } from '../load.ts';
import { median, percentile } from '../numbers.ts';
import { startProgram } from '../program.ts';
import { chosen, print, progress, type Asked } from '../suite.ts';
import { table } from '../table.ts';
import { newGroup, newPhone, type Group, type PlayersPhone } from './group.ts';

const PHONES = 30;
const CONNECTIONS = 16;
const ANSWER_EVERY_MS = 100;
/** As many answers of a code as its limit lets through at once. */
const SECONDS = { usual: 7, quick: 3 };
const LARGEST = 500;
const LOOKS = { usual: 100, quick: 20 };
const HEADERS = { 'accept-encoding': 'gzip, deflate, br' };

/** Half of the requests for the page come from phones that hold a name. Targets are those of SQLite. */
export async function measurePages(asked: Asked): Promise<void> {
  for (const engine of chosen(ENGINES, asked)) {
    const databases = await openDatabases(engine);
    const program = await startProgram(await databases.create());
    try {
      await measureOn(engine, program.origin, asked.isQuick ? 'quick' : 'usual');
    } finally {
      await program.stop();
      await databases.remove();
    }
  }
}

async function measureOn(engine: EngineName, origin: string, size: keyof typeof SECONDS) {
  const group = await newGroup(origin, 'vacio-1@picadito.local', PHONES);
  const phones: PlayersPhone[] = [];
  for (let number = 1; number <= PHONES; number += 1) phones.push(await newPhone(group, number));
  const load = loadOf(group, phones);
  await fire(origin, load, 2);
  const quiet = await fire(origin, load, SECONDS[size]);
  progress('pages without answers');
  const answering = keepAnswering(phones);
  const busy = await fire(origin, load, SECONDS[size]);
  const answers = await answering();
  const rows = [quiet, busy].map(({ perSecond, latencies }, at) => [
    at === 0 ? 'without answers' : 'an answer every 100 ms',
    `${perSecond.toFixed(0)}/s`,
    at === 0 ? '≥ 3000/s' : '≥ 1000/s',
    ...[50, 99].map((part) => percentile(latencies, part).toFixed(1)),
  ]);
  const largest = await largestPage(origin, LOOKS[size]);
  rows.push([
    `a list of ${LARGEST}, after each change`,
    `${(1000 / median(largest)).toFixed(0)}/s`,
    '≤ 25 ms',
    ...[50, 99].map((part) => percentile(largest, part).toFixed(1)),
  ]);
  const headings = [`pages on ${engine}`, 'rate', 'target', 'p50 ms', 'p99 ms'];
  print(`\n${table(headings, rows)}\n${answers} answers meanwhile`);
}

/** Every connection asks now without a cookie, now with that of the next phone. */
function loadOf({ path }: Group, phones: readonly PlayersPhone[]): Load {
  return Array.from({ length: CONNECTIONS }, (_, connection) =>
    phones.flatMap((_phone, at) => {
      const { cookie = '' } = phones[(connection + at) % phones.length] ?? {};
      const call = { method: 'GET', path, headers: HEADERS } as const;
      return [
        { ...call, cookie: '' },
        { ...call, cookie },
      ];
    }),
  );
}

/** Returns what ends it, and says how many there were. */
function keepAnswering(phones: readonly PlayersPhone[]): () => Promise<number> {
  const sent: Promise<void>[] = [];
  const timer = setInterval(() => {
    const turn = Math.floor(sent.length / phones.length);
    const phone = phones[sent.length % phones.length];
    if (phone) sent.push(phone.says(turn % 2 === 0 ? 'nose' : 'voy'));
  }, ANSWER_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await Promise.all(sent);
    return sent.length;
  };
}

/** Milliseconds of each look at the page of the largest list, which has changed before. */
async function largestPage(origin: string, looks: number): Promise<number[]> {
  const { cookie, path, matchId, players } = await newGroup(
    origin,
    'vacio-2@picadito.local',
    LARGEST,
  );
  const times: number[] = [];
  for (let look = 0; look < looks; look += 1) {
    const url = `/api/matches/${matchId}/players/${players[look]?.id}/confirm`;
    await json(origin, { method: 'PUT', path: url, cookie, body: { isConfirmed: true } });
    const start = performance.now();
    const { status } = await send(origin, { method: 'GET', path, cookie: '', headers: HEADERS });
    if (status !== 200) throw new Error(`${path}: ${status}`);
    times.push(performance.now() - start);
  }
  return times;
}
