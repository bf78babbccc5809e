import { createWithSchema, type Databases } from '../databases.ts';
import { send, type Call } from '../http.ts';
import { percentile, table, verdict } from '../table.ts';
import { startProgram } from '../program.ts';
import { print, type RunOptions } from '../suite.ts';
import { durableCommits } from './durable-commits.ts';
import { etagOf, openGroups, seedGroups, type Group } from './groups.ts';
import { sendWhenDue, type Response, type Sent, type SendNumber } from './open-loop.ts';

const RATES = [
  { perSecond: 50, limitMs: 50 },
  { perSecond: 200, limitMs: 150 },
];
const USUAL = { groups: 1000, seconds: 20 };
const QUICK = { groups: 200, seconds: 5 };

type Kind = 'page of the link' | 'home again' | 'VOY or NO VOY' | 'confirm';
/**
 * Kinds of twenty successive requests: six of the players' page, six of home with its last ETag, five answers and three
 * confirmations by an organiser.
 */
const MIX: readonly Kind[] = (
  [
    ['page of the link', 6],
    ['home again', 6],
    ['VOY or NO VOY', 5],
    ['confirm', 3],
  ] as const
).flatMap(([kind, count]) => Array.from({ length: count }, () => kind));
/**
 * Step from the place of one request in the mix to the place of the next. It has no common factor with the length of
 * the mix, so that requests of different kinds alternate and all places are used.
 */
const STRIDE = 7;

/**
 * Prints response times of the requests of many groups at two rates of requests, and how many commits per second the
 * disk allows.
 */
export async function measureMixedLoad(
  databases: Databases,
  { isQuick }: RunOptions,
): Promise<void> {
  const pace = isQuick ? QUICK : USUAL;
  const commits = await durableCommits(databases, 1);
  const url = await createWithSchema(databases);
  const users = await seedGroups(databases, url, pace.groups);
  const program = await startProgram(url);
  try {
    const { origin } = program;
    const groups = await openGroups(origin, users);
    // The first load only warms the program up and is not measured.
    await sendWhenDue(senderFor(origin, groups), 50, 2);
    const rows: string[][] = [];
    for (const { perSecond, limitMs } of RATES) {
      const sent = await sendWhenDue(senderFor(origin, groups), perSecond, pace.seconds);
      rows.push(...rowsOf(`${perSecond}/s`, sent, limitMs));
    }
    const title = `${databases.engine}, ${pace.groups} groups`;
    const headings = ['requests', 'p50 ms', 'p99 ms', 'max ms', 'limit of p99', '', 'errors'];
    print(`\n${table([title, ...headings], rows)}`);
    print(`${databases.engine} by itself: ${commits.toFixed(0)} durable commits/s`);
  } finally {
    await program.stop();
  }
}

function senderFor(origin: string, groups: readonly Group[]): SendNumber {
  return (index) => {
    const kind = MIX[(index * STRIDE) % MIX.length] ?? 'confirm';
    const group = groups[Math.floor(Math.random() * groups.length)];
    if (!group) throw new Error('there are no groups');
    return { kind, response: sendCall(origin, kind, group) };
  };
}

async function sendCall(origin: string, kind: Kind, group: Group): Promise<Response> {
  const response = await send(origin, CALLS[kind](group));
  if (kind === 'home again') group.etag = etagOf(response);
  const { status } = response;
  return { kind: status === 304 ? `${kind}, 304` : kind, status };
}

const CALLS: Record<Kind, (group: Group) => Call> = {
  'page of the link': ({ path }) => ({ method: 'GET', path, cookie: '' }),
  'home again': ({ cookie, etag }) => {
    return { method: 'GET', path: '/api/home', cookie, headers: { 'if-none-match': etag } };
  },
  'VOY or NO VOY': (group) => {
    group.answers += 1;
    return group.phone.callOf(group.answers % 2 === 1 ? 'voy' : 'no');
  },
  confirm: (group) => {
    group.taps += 1;
    const { cookie, matchId, players, taps } = group;
    const path = `/api/matches/${matchId}/players/${players[1]}/confirm`;
    return { method: 'PUT', path, cookie, body: { isConfirmed: taps % 2 === 1 } };
  },
};

/** Returns a row of the table for all requests, and one for each kind of request. */
function rowsOf(rate: string, sent: readonly Sent[], limitMs: number): string[][] {
  const p99 = percentile(timesOf(sent), 99);
  const all = [...cellsOf(rate, sent), ...verdict(p99, limitMs, 'ms'), errorsOf(sent)];
  const kinds = Map.groupBy(sent, ({ kind }) => kind);
  const sorted = [...kinds].toSorted(([one], [other]) => one.localeCompare(other));
  const each = sorted.map(([kind, some]) => cellsOf(`  ${kind}`, some));
  return [all, ...each];
}

function cellsOf(what: string, sent: readonly Sent[]): string[] {
  const figures = [50, 99, 100].map((percent) => percentile(timesOf(sent), percent).toFixed(1));
  return [what, String(sent.length), ...figures];
}

const timesOf = (sent: readonly Sent[]) => sent.map(({ milliseconds }) => milliseconds);

/** Returns the number of failed requests by status, as in '503: 12', or 'none'. */
function errorsOf(sent: readonly Sent[]): string {
  const failed = sent.filter(({ status }) => status === 'no response' || status >= 400);
  const byStatus = Map.groupBy(failed, ({ status }) => status);
  const counts = [...byStatus].map(([status, some]) => `${status}: ${some.length}`);
  return counts.join(', ') || 'none';
}
