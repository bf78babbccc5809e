import type { AttendanceReply, ConfirmReply } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aCaptain } from '../../testing/a-captain.ts';
import { aMatch } from '../../testing/a-match.ts';
import { testApp } from '../../testing/test-app.ts';

const PENDING = { isConfirmed: false, declined: false };
const OUT = { isConfirmed: false, declined: true };
const IN = { isConfirmed: true, declined: false };
const seen = ({ isConfirmed: confirmed, declined }: typeof IN) => ({
  seen: { confirmed, declined },
});

async function anEvening() {
  const evening = await aCaptain();
  const { ana, match, ids, device } = evening;
  const nico = device();
  await nico.hold();
  const put = async (number: number, body: object) =>
    ana.put<ConfirmReply>(`/api/matches/${match.id}/players/${ids[number - 1]}/confirm`, body);
  return { ...evening, nico, put };
}

test.each([
  ['of another state', PENDING],
  ['of the state that the captain has restored', IN],
])(
  'a tap that is sent again after a lost reply does not replace the captain’s: %s',
  async (_of, before) => {
    const { put, nico } = await anEvening();
    await put(2, before);
    const tap = { ...OUT, ...seen(before), changeId: 'first' };
    expect((await put(2, tap)).body).toMatchObject({ declined: true });
    await nico.tap(2, 'va');
    const again = await put(2, tap);
    expect(again).toMatchObject({ status: 200, body: { confirmed: true, declined: false } });
    expect(again.body.overruled).toBe(undefined);
    const later = await put(2, { ...tap, changeId: 'later' });
    expect(later.body.declined).toBe(true);
  },
);

test('of several taps that are sent again, only new ones replace the captain’s', async () => {
  const { ana, match, ids, nico } = await anEvening();
  const [second = '', third = ''] = ids.slice(1);
  const send = async (changes: object[]) =>
    (await ana.put<AttendanceReply>(`/api/matches/${match.id}/attendance`, { changes })).body;
  const first = { playerId: second, ...PENDING, ...seen(IN), changeId: 'first' };
  await send([first]);
  await nico.tap(2, 'no');
  await nico.tap(3, 'no');
  const other = { playerId: third, ...PENDING, ...seen(IN), changeId: 'other' };
  expect(await send([first, other])).toMatchObject({
    players: [
      { id: second, declined: true },
      { id: third, confirmed: false, declined: false },
    ],
    refused: [],
    overruled: 'Jueves 01',
  });
});

test('a refused tap can be sent again, and the id of a tap is needed by no client', async () => {
  const { put, nico, mark } = await anEvening();
  await mark(2, false);
  await mark(3, false);
  const tap = { ...PENDING, ...seen(IN), changeId: 'first' };
  expect((await put(2, tap)).status).toBe(409);
  await mark(2, true);
  expect((await put(2, tap)).status).toBe(200);
  await nico.tap(3, 'va');
  expect((await put(3, { ...OUT, ...seen(PENDING) })).body).toMatchObject({ declined: true });
});

test('a malformed id of a player is missing also where the ids of taps are kept', async () => {
  const { ana, match } = await anEvening();
  const changes = [{ playerId: 'a\u0000', ...OUT, changeId: 'first' }];
  const { status, body } = await ana.put<AttendanceReply>(`/api/matches/${match.id}/attendance`, {
    changes,
  });
  expect({ status, refused: body.refused }).toMatchObject({
    status: 200,
    refused: [{ why: 'missing' }],
  });
});

test('a match without a captain keeps no ids of taps', async () => {
  const { signedIn, store } = await testApp();
  const ana = await signedIn('ana');
  const { match, ids } = await aMatch(ana, '34');
  const url = `/api/matches/${match.id}/players/${ids[0]}/confirm`;
  expect((await ana.put(url, { ...OUT, changeId: 'first' })).status).toBe(200);
  expect(await store.read.selectFrom('idempotency_keys').select('key').execute()).toEqual([]);
});

test.each(['', 'a b', 'x'.repeat(65)])(
  'an id of a tap that no browser makes is refused: %j',
  async (changeId) => {
    const { put } = await anEvening();
    expect((await put(2, { ...OUT, changeId })).status).toBe(422);
  },
);
