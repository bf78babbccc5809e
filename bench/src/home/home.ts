import { ATTENDANCE, HOME, pathOf } from '@picadito/domain';
import { cookieNames } from '../../../server/src/identity/cookies.ts';
import { createWithSchema, ENGINES, openDatabases, type EngineName } from '../databases.ts';
import { openConnection } from '../seed/connection.ts';
import type { SeededUser } from '../seed/seeded-user.ts';
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
    const url = await createWithSchema(databases);
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
    const times = { changed: calls.map((): number[] => []), again: calls.map((): number[] => []) };
    // each has each place in a round, so that all meet the same machine
    for (let round = 0; round < (isQuick ? 100 : 1000); round += 1) {
      for (let turn = round; turn < round + calls.length; turn += 1) {
        const place = turn % calls.length;
        const call = calls[place];
        if (!call) continue;
        await connection.ask({ ...call, ...confirmation(users[place], round) });
        times.changed[place]?.push((await connection.ask(call)).milliseconds);
        times.again[place]?.push((await connection.ask(call)).milliseconds);
      }
    }
    connection.close();
    const [user] = users;
    const cookie = calls[0]?.cookie ?? '';
    const live = user ? await openHome(origin, cookie, user) : '';
    await stop();
    const medians = { changed: times.changed.map(median), again: times.again.map(median) };
    return `${homeTable(engine, bytes, medians)}\n\n${live}`;
  } finally {
    await databases.remove();
  }
}

/** A change of the organiser's own. */
function confirmation(user: SeededUser | undefined, round: number) {
  const ids = { id: user?.matches.at(-1) ?? '', playerId: user?.players[0] ?? '' };
  const body = { isConfirmed: round % 2 === 1 };
  return { method: 'PUT', path: pathOf(ATTENDANCE.confirm, ids), body } as const;
}

type Medians = { changed: readonly number[]; again: readonly number[] };

function homeTable(engine: EngineName, bytes: readonly number[], medians: Medians): string {
  const headings = [`home on ${engine}`, 'bytes', 'target', 'p50 after a change', 'beside 20'];
  return table(
    [...headings, 'target', '', 'p50 again', 'beside 20'],
    SIZES.map((matches, place) => {
      const size = bytes[place] ?? NaN;
      const besides = ({ [place]: time = NaN, 0: few = NaN }: readonly number[]) => time / few;
      const cells = (times: readonly number[]) => [
        `${times[place]?.toFixed(2)} ms`,
        besides(times).toFixed(2),
      ];
      const isMet = size <= BYTES_MAX && besides(medians.changed) <= RATIO_MAX;
      return [
        `${matches} matches`,
        String(size),
        `≤ ${BYTES_MAX}`,
        ...cells(medians.changed),
        `≤ ${RATIO_MAX.toFixed(2)}`,
        isMet ? 'met' : 'MISSED',
        ...cells(medians.again),
      ];
    }),
  );
}
