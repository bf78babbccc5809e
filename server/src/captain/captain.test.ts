import type { CaptainLink, CaptainReply } from '@picadito/domain';
import { expect, test } from 'vitest';
import { changesOf } from '../../testing/changes.ts';
import { aMatch } from '../../testing/a-match.ts';
import { testApp } from '../../testing/test-app.ts';
import { tablesWith, wholeDatabase } from '../../testing/whole-database.ts';
import { hashCode } from '../security/link-code.ts';
import { endCaptains } from './end-captains.ts';

const HOUR_MS = 60 * 60 * 1000;

async function anEvening() {
  const server = await testApp();
  const ana = await server.signedIn('ana');
  const { match, ids } = await aMatch(ana, '3333');
  const [nico = '', beto = ''] = ids;
  const url = `/api/matches/${match.id}/captain`;
  const make = (playerId: string) => ana.post<CaptainLink>(url, { playerId });
  const read = async () => (await ana.get<CaptainReply>(url)).body;
  const stored = () => server.store.read.selectFrom('captains').selectAll().execute();
  return { ...server, ana, match, nico, beto, url, make, read, stored };
}

const codeIn = ({ url }: CaptainLink) => url.split('/').at(-1) ?? '';

test('the captain keeps the link, and another captain gets another one', async () => {
  const { make, read, nico, beto, stored, store } = await anEvening();
  const first = (await make(nico)).body;
  expect(first).toEqual({
    url: expect.stringMatching(/\/c\/[\dA-Za-z]{22}$/) as unknown,
    expiresAt: '2026-11-28T02:00:00.000000Z',
  });
  expect((await make(nico)).body).toEqual(first);
  const second = (await make(beto)).body;
  expect(second.url).not.toBe(first.url);
  expect(await read()).toMatchObject({ captain: { playerId: beto, isOpened: false } });
  expect(await stored()).toMatchObject([{ version: 2 }]);
  const codes = await store.read.selectFrom('link_codes').select('code_hash').execute();
  expect(codes).toEqual([{ code_hash: hashCode(codeIn(second)) }]);
});

test('a link that was taken away does not come back with the same captain', async () => {
  const { make, read, ana, url, nico } = await anEvening();
  const before = (await make(nico)).body;
  expect((await ana.delete(url)).status).toBe(204);
  expect((await read()).captain).toBe(null);
  expect((await ana.delete(url)).status).toBe(404);
  expect((await make(nico)).body.url).not.toBe(before.url);
});

test('the link ends a day after the match, and is not made after that', async () => {
  const { make, read, nico, beto, clock } = await anEvening();
  const { expiresAt } = (await make(nico)).body;
  clock.now = Date.parse(expiresAt) - HOUR_MS;
  expect((await read()).captain).not.toBe(null);
  clock.now += HOUR_MS;
  expect((await read()).captain).toBe(null);
  expect((await make(beto)).status).toBe(409);
});

test('only a player of the match becomes its captain', async () => {
  const { make, ana } = await anEvening();
  const { ids } = await aMatch(ana, '3');
  expect((await make(ids[0] ?? '')).body).toMatchObject({ errors: [{ path: 'playerId' }] });
});

test('the link ends when its player is deleted, and the match goes with it', async () => {
  const { make, ana, nico, match, stored } = await anEvening();
  await make(nico);
  await ana.delete(`/api/players/${nico}`);
  expect(await stored()).toMatchObject([{ player_id: null, version: 1 }]);
  await ana.delete(`/api/matches/${match.id}`);
  expect(await stored()).toEqual([]);
});

test('the operator ends all links of captains, also for screens that have read them', async () => {
  const { make, ana, url, nico, store } = await anEvening();
  const before = (await make(nico)).body;
  const { headers } = await ana.get(url);
  await store.transaction(endCaptains);
  const known = { 'if-none-match': String(headers['etag']) };
  const { status, body } = await ana.send<CaptainReply>({ url, headers: known });
  expect({ status, captain: body.captain }).toEqual({ status: 200, captain: null });
  expect((await make(nico)).body.url).not.toBe(before.url);
});

test('no table has the code, and other screens hear of a captain', async () => {
  const { make, nico, match, store, ana, url } = await anEvening();
  expect(await changesOf(store, () => make(nico))).toEqual([`match ${match.id}`]);
  expect(await changesOf(store, () => make(nico))).toEqual([]);
  const whole = await wholeDatabase(store);
  const code = codeIn((await make(nico)).body);
  expect(tablesWith(whole, code)).toEqual([]);
  expect(tablesWith(whole, hashCode(code))).toEqual(['link_codes']);
  expect(await changesOf(store, () => ana.delete(url))).toEqual([`match ${match.id}`]);
});
