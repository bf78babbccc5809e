import type { AccountExport, GroupLink, PlayersList } from '@picadito/domain';
import { expect } from 'vitest';
import { signedInClient } from '../../../e2e/support/server/http-client.ts';
import { VERSION } from '../../src/places.ts';

const PLAYERS = 300;
const ACCOUNT = 'vacio-1@picadito.local';

/**
 * Uses everything on a running server that a package could lack: the web client with its compressed files, sign-in with
 * its pages, the store, the players' page, the page of the API document, and a large export.
 */
export async function anEvening(url: string): Promise<void> {
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok', version: VERSION });
  const landing = await (await fetch(`${url}/landing`)).text();
  const [script = ''] = /\/assets\/[\w-]+\.js/.exec(landing) ?? [];
  const worker = await fetch(`${url}/sw.js`, { headers: { 'accept-encoding': 'br' } });
  expect([worker.status, worker.headers.get('content-encoding')]).toEqual([200, 'br']);
  for (const path of [script, '/privacy', '/auth/callback.css', '/api/openapi.json'])
    expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);

  const organiser = await signedInClient(url, ACCOUNT);
  const lists = await Promise.all([1, 2, 3, 4].map((n) => newList(organiser, `Grupo ${n}`)));
  const [list = ''] = lists;
  const link = await organiser.json<GroupLink>('PUT', `/api/lists/${list}/link`, { isOn: true });
  const page = await fetch(new URL(link.address ?? '', url));
  expect([page.status, await page.text()]).toEqual([
    200,
    expect.stringContaining('Los partidos del grupo'),
  ]);
  const account = await (await organiser.send('GET', '/api/me/export')).text();
  expect((JSON.parse(account) as AccountExport).players).toHaveLength(4 * PLAYERS);
}

/** Expects the account that `anEvening` has used to have this number of lists. */
export async function expectLists(url: string, count: number): Promise<void> {
  const organiser = await signedInClient(url, ACCOUNT);
  expect(await organiser.json('GET', '/api/lists')).toHaveLength(count);
}

async function newList(organiser: Awaited<ReturnType<typeof signedInClient>>, name: string) {
  const players = Array.from({ length: PLAYERS }, (_, n) => ({
    name: `Jugador ${n}`,
    skillLevel: '3',
  }));
  return (await organiser.json<PlayersList>('POST', '/api/lists', { name, players })).id;
}
