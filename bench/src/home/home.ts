import { openConnection } from '../connection.ts';
import { createWithSchema, ENGINES, openDatabases, type EngineName } from '../databases.ts';
import type { Call } from '../http.ts';
import { median, percentile, table, verdict } from '../table.ts';
import { startProgram } from '../program.ts';
import { seed } from '../seed/seed.ts';
import { type SeededUser, cookieOf } from '../seed/seeded-user.ts';
import { chosen, print, type RunOptions } from '../suite.ts';

const MATCHES = [20, 250, 2000];
const LISTS = { lists: 3, players: 20, newestInDays: 3 };
const PATHS = ['/api/session', '/api/home'];
const P50_LIMIT_MS = 8;
const BYTES_LIMIT = 6 * 1024;
const ROUNDS = { usual: 500, quick: 50 };
const WARM_UP_ROUNDS = 20;

/** Prints the response times and bytes of the home screen for each chosen engine. */
export async function measureHome(options: RunOptions): Promise<void> {
  for (const engine of chosen(ENGINES, options)) print(`\n${await homeTable(engine, options)}`);
}

async function homeTable(engine: EngineName, { isQuick }: RunOptions): Promise<string> {
  const databases = await openDatabases(engine);
  try {
    const url = await createWithSchema(databases);
    const sizes = MATCHES.map((matches) => ({ ...LISTS, matches }));
    const users = await seed(engine, url, sizes);
    const program = await startProgram(url);
    const measured = await timeHomes(program.origin, users, isQuick ? ROUNDS.quick : ROUNDS.usual);
    await program.stop();
    const headings = [`${engine}, session and home`, 'p50 ms', 'p99 ms', 'limit of p50', ''];
    const rows = measured.map(({ times, bytes }, index) => [
      `${MATCHES[index]} matches`,
      ...[median(times), percentile(times, 99)].map((ms) => ms.toFixed(2)),
      ...verdict(median(times), P50_LIMIT_MS, 'ms'),
      String(bytes),
      ...verdict(bytes, BYTES_LIMIT, 'bytes'),
    ]);
    return table([...headings, 'bytes', 'limit', ''], rows);
  } finally {
    await databases.remove();
  }
}

/**
 * Measures the home screen of each user after a change of the user's data, when no ETag matches. Times are in
 * milliseconds, and bytes are of the uncompressed bodies; both are sums over the responses of `PATHS`.
 */
async function timeHomes(origin: string, users: readonly SeededUser[], rounds: number) {
  const connection = await openConnection(origin);
  const measured = users.map(() => ({ times: [] as number[], bytes: 0 }));
  for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1) {
    for (const [index, user] of users.entries()) {
      const cookie = cookieOf(origin, user);
      await connection.ask(confirmation(cookie, user, round));
      let [time, bytes] = [0, 0];
      for (const path of PATHS) {
        const { milliseconds, bodyBytes } = await connection.ask({ method: 'GET', path, cookie });
        time += milliseconds;
        bytes += bodyBytes;
      }
      const one = measured[index];
      if (one && round >= 0) one.times.push(time);
      if (one) one.bytes = bytes;
    }
  }
  connection.close();
  return measured;
}

function confirmation(cookie: string, user: SeededUser, round: number): Call {
  const path = `/api/matches/${user.newestMatchId}/players/${user.players[0]}/confirm`;
  return { method: 'PUT', path, cookie, body: { isConfirmed: round % 2 === 0 } };
}
