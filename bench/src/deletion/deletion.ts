import type { PlayersList, Profile } from '@picadito/domain';
import { ENGINES, openDatabases, type EngineName } from '../databases.ts';
import { json, send } from '../http.ts';
import { median, percentile } from '../numbers.ts';
import { startProgram } from '../program.ts';
import { signIn } from '../sign-in.ts';
import { chosen, print, type Asked } from '../suite.ts';
import { table } from '../table.ts';
import { keepResponses } from './kept-responses.ts';

const KEPT = 100_000;
const ABOUT_EACH = 33;
const DELETED = 25;
const TARGET_MS = 10;

type Times = { before: number[]; kept: number[] };

/** Deleting players of an organiser with many stored responses, some of them about each of these players. */
export async function measureDeletion(asked: Asked): Promise<void> {
  const rows: string[][] = [];
  for (const engine of chosen(ENGINES, asked)) {
    const { before, kept } = await timesOn(engine);
    const ms = [median(before), median(kept), percentile(kept, 99)].map((time) => time.toFixed(1));
    const verdict = median(kept) <= TARGET_MS ? 'met' : 'MISSED';
    rows.push([`player deleted on ${engine}`, ...ms, `≤ ${TARGET_MS}`, verdict]);
  }
  print(`\n${table(['', 'p50 ms without', 'p50 ms', 'p99 ms', 'target', ''], rows)}`);
}

async function timesOn(engine: EngineName): Promise<Times> {
  const databases = await openDatabases(engine);
  const url = await databases.create();
  const { origin, stop } = await startProgram(url);
  try {
    const cookie = await signIn(origin, 'vacio-1@picadito.local');
    const get = <T>(path: string) => json<T>(origin, { method: 'GET', path, cookie });
    const { id: userId } = await get<Profile>('/api/me');
    const players = Array.from({ length: 3 * DELETED }, (_, number) => {
      return { name: `Jugador ${number}`, skillLevel: '3' };
    });
    const body = { name: 'Los del jueves', players };
    const list = await json<PlayersList>(origin, {
      method: 'POST',
      path: '/api/lists',
      cookie,
      body,
    });
    const made = await get<{ id: string }[]>(`/api/lists/${list.id}/players`);
    const ids = made.map(({ id }) => id);
    const deleted = ids.slice(0, DELETED);
    const before = await timesToDelete(origin, cookie, ids.slice(2 * DELETED));
    await keepResponses(engine, url, { userId, about: aboutOf(deleted, ids) });
    return { before, kept: await timesToDelete(origin, cookie, deleted) };
  } finally {
    await stop();
    await databases.remove();
  }
}

function aboutOf(deleted: readonly string[], ids: readonly string[]): string[] {
  const others = ids.slice(DELETED, 2 * DELETED);
  return Array.from(
    { length: KEPT },
    (_, index) => deleted[Math.floor(index / ABOUT_EACH)] ?? others[index % others.length] ?? '',
  );
}

async function timesToDelete(origin: string, cookie: string, ids: readonly string[]) {
  const times: number[] = [];
  for (const id of ids) {
    const start = performance.now();
    const call = { method: 'DELETE', path: `/api/players/${id}`, cookie } as const;
    const { status } = await send(origin, call);
    times.push(performance.now() - start);
    if (status >= 300) throw new Error(`a player is not deleted: ${status}`);
  }
  return times;
}
