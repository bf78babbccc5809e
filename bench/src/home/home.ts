import { HOME, pathOf } from '@picadito/domain';
import { cookieNames } from '../../../server/src/identity/cookies.ts';
import { ENGINES, openDatabases, type EngineName } from '../databases.ts';
import { openConnection } from '../growth/connection.ts';
import { median } from '../numbers.ts';
import { startProgram } from '../program.ts';
import { chosen, print, type Asked } from '../suite.ts';
import { table } from '../table.ts';
import { openHome } from './open-home.ts';
import { seedOrganisers } from './organiser.ts';

const SIZES = [20, 250, 1000, 10_000];
const BYTES_MAX = 6 * 1024;
const RATIO_MAX = 1.2;

/** Bytes and p50 of `GET /api/home` of organisers with few and with many matches, on each engine. */
export async function measureHome(asked: Asked): Promise<void> {
  for (const engine of chosen(ENGINES, asked)) print(`\n${await measuredOn(engine, asked)}`);
}

async function measuredOn(engine: EngineName, { isQuick }: Asked): Promise<string> {
  const databases = await openDatabases(engine);
  try {
    const url = await databases.create();
    // its first start makes the schema
    await (await startProgram(url)).stop();
    const users = await seedOrganisers(engine, url, SIZES);
    const { origin, stop } = await startProgram(url);
    const connection = await openConnection(origin);
    const calls = users.map(({ token }) => ({
      method: 'GET' as const,
      path: pathOf(HOME.read),
      cookie: `${cookieNames(origin).session}=${token}`,
    }));
    const bytes = await Promise.all(
      calls.map(async ({ path, cookie }) => {
        const response = await fetch(origin + path, { headers: { cookie } });
        return (await response.arrayBuffer()).byteLength;
      }),
    );
    const times: number[][] = calls.map(() => []);
    // requests alternate, so that all meet the same machine
    for (let round = 0; round < (isQuick ? 200 : 2000); round += 1) {
      for (const [place, call] of calls.entries()) {
        times[place]?.push(await connection.timeOf(call));
      }
    }
    connection.close();
    const [user] = users;
    const cookie = calls[0]?.cookie ?? '';
    const live = user ? await openHome(origin, cookie, user) : '';
    await stop();
    return `${homeTable(engine, bytes, times.map(median))}\n\n${live}`;
  } finally {
    await databases.remove();
  }
}

function homeTable(engine: EngineName, bytes: readonly number[], times: readonly number[]): string {
  const headings = [`home on ${engine}`, 'bytes', 'target', 'p50', 'beside 20', 'target', ''];
  return table(
    headings,
    SIZES.map((matches, place) => {
      const [size = NaN, time = NaN] = [bytes[place], times[place]];
      const ratio = time / (times[0] ?? NaN);
      return [
        `${matches} matches`,
        String(size),
        `≤ ${BYTES_MAX}`,
        `${time.toFixed(2)} ms`,
        ratio.toFixed(2),
        `≤ ${RATIO_MAX.toFixed(2)}`,
        size <= BYTES_MAX && ratio <= RATIO_MAX ? 'met' : 'MISSED',
      ];
    }),
  );
}
