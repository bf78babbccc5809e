import { openConnection, type Connection } from '../connection.ts';
import { createWithSchema, type Databases } from '../databases.ts';
import type { Call } from '../http.ts';
import { median, percentile, table, verdict } from '../table.ts';
import { startProgram } from '../program.ts';
import { seed } from '../seed/seed.ts';
import { type SeededUser, type Size, cookieOf } from '../seed/seeded-user.ts';
import { print, type RunOptions } from '../suite.ts';

const SIZES = {
  middle: { players: 30, matches: 500, newestInDays: 3 },
  large: { players: 300, matches: 2000, newestInDays: 3 },
  usual: { players: 20, matches: 52, newestInDays: 3 },
} satisfies Record<string, Size>;
const MIDDLE_LIMIT_MS = 25;
const LARGE_LIMIT_MS = 400;
const HOME_LIMIT_MS = 100;
const CONFIRM_LIMIT_MS = 10;
const LIST_LIMIT_MS = 150;
const USUAL = { requests: 60, seconds: 20 };
const QUICK = { requests: 10, seconds: 5 };

/**
 * Paths that the screens of the ranking and of the profile request. Their responses take longer the larger the account
 * is.
 */
const READ = [
  ['ranking', '/api/players/stats'],
  ['figures', '/api/players/stats/figures?season=all'],
  ['profile', '/api/me'],
  ['match counts', '/api/matches/counts'],
] as const;

type Pace = typeof USUAL;

/** Prints how long requests of large accounts take, and how long requests of another user take at the same time. */
export async function measureLargeAccounts(
  databases: Databases,
  { isQuick }: RunOptions,
): Promise<void> {
  const pace = isQuick ? QUICK : USUAL;
  const url = await createWithSchema(databases);
  const sizes = [SIZES.middle, SIZES.large, SIZES.usual];
  const [middle, large, usual] = await seed(databases.engine, url, sizes);
  if (!middle || !large || !usual) throw new Error('the accounts were not seeded');
  const program = await startProgram(url);
  const { origin } = program;
  const connection = await openConnection(origin);
  try {
    const rows = [
      ...(await readRows(connection, callsOf(origin, middle), pace, SIZES.middle)),
      ...(await readRows(connection, callsOf(origin, large), pace, SIZES.large)),
      await listRow(connection, cookieOf(origin, large), pace),
      await confirmRow(connection, cookieOf(origin, large), large, pace),
      await homeRow(origin, callsOf(origin, large), cookieOf(origin, usual), pace),
    ];
    const title = `${databases.engine}, large accounts`;
    print(`\n${table([title, 'p50 ms', 'p99 ms', 'limit', '', ''], rows)}`);
  } finally {
    connection.close();
    await program.stop();
  }
}

type Named = { name: string; call: Call };

function callsOf(origin: string, user: SeededUser): Named[] {
  const cookie = cookieOf(origin, user);
  return READ.map(([name, path]) => ({ name, call: { method: 'GET', path, cookie } }));
}

async function readRows(
  connection: Connection,
  calls: readonly Named[],
  { requests }: Pace,
  { players, matches }: Size,
): Promise<string[][]> {
  const limitMs = matches === SIZES.large.matches ? LARGE_LIMIT_MS : MIDDLE_LIMIT_MS;
  const rows: string[][] = [];
  for (const { name, call } of calls) {
    const times = await timesOf(connection, call, requests);
    rows.push(rowOf(`${name}, ${players} players, ${matches} matches`, times, 50, limitMs));
  }
  return rows;
}

async function listRow(connection: Connection, cookie: string, pace: Pace): Promise<string[]> {
  const call: Call = { method: 'GET', path: '/api/matches', cookie };
  const times = await timesOf(connection, call, pace.requests);
  return rowOf('list without a limit, 1000 of 2000 matches', times, 50, LIST_LIMIT_MS);
}

/** Measures the confirmations of one player in the newest match of a large account. */
async function confirmRow(
  connection: Connection,
  cookie: string,
  { newestMatchId, players }: SeededUser,
  { requests }: Pace,
): Promise<string[]> {
  const times: number[] = [];
  for (let count = 0; count < requests; count += 1)
    for (const isConfirmed of [true, false]) {
      const path = `/api/matches/${newestMatchId}/players/${players[0]}/confirm`;
      const call: Call = { method: 'PUT', path, cookie, body: { isConfirmed } };
      const { milliseconds } = await connection.ask(call);
      if (isConfirmed) times.push(milliseconds);
    }
  return rowOf('confirm with its badges, 2000 matches', times, 50, CONFIRM_LIMIT_MS);
}

/** Measures another user's requests of the home screen while the large account sends one request after another. */
async function homeRow(
  origin: string,
  calls: readonly Named[],
  cookie: string,
  { seconds }: Pace,
): Promise<string[]> {
  const [large, other] = [await openConnection(origin), await openConnection(origin)];
  const end = performance.now() + seconds * 1000;
  const askOnAndOn = async () => {
    while (performance.now() < end) for (const { call } of calls) await large.ask(call);
  };
  const times: number[] = [];
  const askHome = async () => {
    while (performance.now() < end) {
      const { milliseconds } = await other.ask({ method: 'GET', path: '/api/home', cookie });
      times.push(milliseconds);
    }
  };
  await Promise.all([askOnAndOn(), askHome()]);
  large.close();
  other.close();
  return rowOf('home of another user meanwhile', times, 99, HOME_LIMIT_MS);
}

async function timesOf(connection: Connection, call: Call, requests: number): Promise<number[]> {
  await connection.ask(call);
  const times: number[] = [];
  for (let count = 0; count < requests; count += 1)
    times.push((await connection.ask(call)).milliseconds);
  return times;
}

/** Returns a row of the table. `percent` is the percentile that has to be within the limit. */
function rowOf(name: string, times: readonly number[], percent: 50 | 99, limitMs: number) {
  const figures = [median(times), percentile(times, 99)].map((ms) => ms.toFixed(1));
  const limit = verdict(percentile(times, percent), limitMs, 'ms');
  return [name, ...figures, ...limit, `p${percent}`];
}
