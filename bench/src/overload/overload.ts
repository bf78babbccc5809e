import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabases } from '../databases.ts';
import type { Call } from '../http.ts';
import { residentMegabytes } from '../memory.ts';
import { percentile } from '../numbers.ts';
import { startProgram } from '../program.ts';
import { seedOrganisers, type Organiser } from '../server/organisers.ts';
import { ENGINES, type EngineName } from '../databases.ts';
import { chosen, print, progress, type Asked } from '../suite.ts';
import { table } from '../table.ts';
import { openConnections, requestOf } from './connections.ts';
import { capacityOf, offer } from './offer.ts';

const ORGANISERS = 20;
/** Enough to find the capacity. */
const FEW = 50;
const CONNECTIONS = 2000;
const TIMES_THE_CAPACITY = 10;
const P99_MAX_MS = 300;
const MEMORY_RATIO_MAX = 1.3;
const USUAL = { warmUp: 10, flood: 60, rest: 60 };
const QUICK = { warmUp: 5, flood: 10, rest: 10 };

/** Ten times the requests that a server can answer: how long the ones that it takes wait, and what memory it keeps. */
export async function measureOverload(asked: Asked): Promise<void> {
  const rows: string[][] = [];
  for (const engine of chosen(ENGINES, asked)) {
    rows.push(await measuredOn(engine, asked.isQuick ? QUICK : USUAL));
  }
  const headings = ['', 'capacity/s', 'sent/s', '2xx/s', '503/s', 'others'];
  const times = ['p50', 'p99', 'max of 2xx, ms', 'target of p99', ''];
  const memory = ['MB before', 'at the end', 'after the rest', 'ratio', 'target', ''];
  print(`\n${table([...headings, ...times, ...memory], rows)}`);
}

async function measuredOn(engine: EngineName, pace: typeof USUAL): Promise<string[]> {
  const databases = await openDatabases(engine);
  const program = await startProgram(await databases.create());
  try {
    const requests = requestsOf(program.origin, await seedOrganisers(program.origin, ORGANISERS));
    const few = await openConnections(program.origin, FEW);
    await capacityOf(few.connections, requests, pace.warmUp);
    const capacity = await capacityOf(few.connections, requests, pace.warmUp);
    few.close();
    progress(`${engine}: ${capacity.toFixed(0)} a second, without limit`);
    const before = residentMegabytes(program.pid);
    // the server closes connections that send nothing for 15 s
    const { connections, close } = await openConnections(program.origin, CONNECTIONS);
    const flood = { perSecond: capacity * TIMES_THE_CAPACITY, seconds: pace.flood };
    const { answers, seconds } = await offer(connections, requests, flood);
    const atTheEnd = residentMegabytes(program.pid);
    close();
    await sleep(pace.rest * 1000);
    const after = residentMegabytes(program.pid);
    const served = answers.filter(({ status }) => status < 300);
    const refused = answers.filter(({ status }) => status === 503);
    const others = answers.length - served.length - refused.length;
    const perSecond = (list: unknown[]) => (list.length / seconds).toFixed(0);
    const times = served.map(({ milliseconds }) => milliseconds);
    return [
      engine,
      capacity.toFixed(0),
      perSecond(answers),
      perSecond(served),
      perSecond(refused),
      String(others),
      ...[50, 99, 100].map((percent) => percentile(times, percent).toFixed(0)),
      ...judged(percentile(times, 99), P99_MAX_MS),
      ...[before, atTheEnd, after].map((megabytes) => megabytes.toFixed(0)),
      (after / before).toFixed(2),
      ...judged(after / before, MEMORY_RATIO_MAX),
    ];
  } finally {
    await program.stop();
    await databases.remove();
  }
}

function judged(value: number, most: number): string[] {
  return [`≤ ${most}`, value <= most ? 'met' : 'MISSED'];
}

/** One write to four reads, of all organisers in turn. */
function requestsOf(origin: string, organisers: readonly Organiser[]): Buffer[] {
  return Array.from({ length: 20 }, (_, turn) =>
    organisers.flatMap(({ cookie, matches }): Call[] => {
      const { id = '', players = [] } = matches[turn % matches.length] ?? {};
      const confirm = `/api/matches/${id}/players/${players[turn % players.length]}/confirm`;
      return [
        { method: 'GET', path: '/api/lists', cookie },
        { method: 'GET', path: `/api/matches/${id}`, cookie },
        { method: 'GET', path: '/api/matches?limit=20', cookie },
        { method: 'GET', path: `/api/matches/${id}/players`, cookie },
        { method: 'PUT', path: confirm, cookie, body: { isConfirmed: turn % 2 === 0 } },
      ];
    }),
  )
    .flat()
    .map((call) => requestOf(origin, call));
}
