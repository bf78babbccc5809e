import { ATTENDANCE, PLAYER_FIGURES, pathOf } from '@picadito/domain';
import { cookieNames } from '../../../server/src/identity/cookies.ts';
import { createWithSchema, ENGINES, openDatabases, type EngineName } from '../databases.ts';
import { openConnection } from '../growth/connection.ts';
import { openSink } from '../growth/open-sink.ts';
import { median } from '../numbers.ts';
import { startProgram } from '../program.ts';
import { chosen, print, type Asked } from '../suite.ts';
import { table } from '../table.ts';
import { group, MATCHES, PLAYERS } from './group.ts';

const MAX_MS = 5;

/** p50 of the figures of a group of 30 with 500 matches, each time after a change, on each engine. */
export async function measureFigures(asked: Asked): Promise<void> {
  for (const engine of chosen(ENGINES, asked)) print(`\n${await measuredOn(engine, asked)}`);
}

async function measuredOn(engine: EngineName, { isQuick }: Asked): Promise<string> {
  const databases = await openDatabases(engine);
  try {
    const url = await createWithSchema(databases);
    const sink = await openSink(engine, url, true);
    const now = Date.now();
    const [rows, user] = group(now);
    await sink.insert(rows);
    await sink.finish();
    const { origin, stop } = await startProgram(url);
    const connection = await openConnection(origin);
    const cookie = `${cookieNames(origin).session}=${user.token}`;
    const ids = { id: user.matches.at(-1) ?? '', playerId: user.players[0] ?? '' };
    const seasons = ['all', String(new Date(now).getFullYear())];
    const times = seasons.map((): number[] => []);
    const bytes: number[] = [];
    for (let round = 0; round < (isQuick ? 100 : 1000); round += 1) {
      const path = pathOf(ATTENDANCE.confirm, ids);
      const body = { isConfirmed: round % 2 === 1 };
      await connection.ask({ method: 'PUT', path, cookie, body });
      for (const [place, season] of seasons.entries()) {
        const read = pathOf(PLAYER_FIGURES.read, {}, { season });
        const answer = await connection.ask({ method: 'GET', path: read, cookie });
        times[place]?.push(answer.milliseconds);
        bytes[place] = Buffer.byteLength(answer.body);
      }
    }
    connection.close();
    await stop();
    return figuresTable(engine, seasons, times, bytes);
  } finally {
    await databases.remove();
  }
}

function figuresTable(
  engine: EngineName,
  seasons: readonly string[],
  times: readonly (readonly number[])[],
  bytes: readonly number[],
): string {
  return table(
    [`${PLAYERS} players, ${MATCHES} matches on ${engine}`, 'bytes', 'p50', 'p99', 'target', ''],
    seasons.map((season, place) => {
      const sorted = (times[place] ?? []).toSorted((one, other) => one - other);
      const p50 = median(sorted);
      const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? NaN;
      const cells = [`${p50.toFixed(2)} ms`, `${p99.toFixed(2)} ms`, `≤ ${MAX_MS} ms`];
      return [`season ${season}`, String(bytes[place]), ...cells, p50 <= MAX_MS ? 'met' : 'MISSED'];
    }),
  );
}
