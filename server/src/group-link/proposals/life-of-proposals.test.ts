import type { GroupLink, MatchAnswers } from '@picadito/domain';
import { expect, test } from 'vitest';
import { deleteExpired } from '../../delete-expired.ts';
import { aLinkedGroup, asForm, keyOf } from '../../../testing/a-linked-group.ts';
import { aStream, anEventStream } from '../../../testing/an-event-stream.ts';
import { everyRow } from '../../../testing/every-row.ts';
import { eventually } from '../../../testing/eventually.ts';
import { PUBLIC_URL } from '../../../testing/test-app.ts';
import { raiseLinks, renewLinks } from '../renew-links.ts';

const DAY = 24 * 60 * 60 * 1000;
const KICK_OFF = Date.parse('2026-11-27T00:00:00Z');

/** Sets up two proposals: Beto (02) has said that Nico (01), who is in, drops out, and Dani wants to be a player. */
async function withBoth() {
  const group = await aLinkedGroup(3);
  const [nico, beto, dani] = [group.device(), group.device(), group.device()];
  await nico.says(1, 'voy');
  await beto.says(2, 'voy');
  await beto.says(1, 'no', { other: 'si' });
  await dani.sends('newcomer', { name: 'Dani' });
  const left = async () => {
    const rows = await group.store.read
      .selectFrom('proposals')
      .select('name')
      .orderBy('made_at')
      .execute();
    return rows.map(({ name }) => name ?? 'drop-out');
  };
  const ofMatch = `/api/matches/${group.match.id}`;
  const link = `/api/lists/${group.list.id}/link`;
  return { ...group, nico, beto, dani, left, ofMatch, link };
}
type Group = Awaited<ReturnType<typeof withBoth>>;

const ENDS: [string, (group: Group) => Promise<unknown>, string[]][] = [
  ['the list', ({ ana, list }) => ana.delete(`/api/lists/${list.id}`), []],
  ['the account', ({ ana }) => ana.delete('/api/me'), []],
  ['the address of the link', ({ ana, link }) => ana.put(link, { isOn: true, version: 2 }), []],
  ['the key of all links', ({ store }) => renewLinks(store), []],
  ['a restore of the database', ({ store }) => store.transaction(raiseLinks), []],
  ['the match', ({ ana, ofMatch }) => ana.delete(ofMatch), ['Dani']],
  ['the player', ({ ana, ids }) => ana.delete(`/api/players/${ids[0]}`), ['Dani']],
  ['the player who said so', ({ ana, ids }) => ana.delete(`/api/players/${ids[1]}`), ['Dani']],
  ["'No soy yo' of the device", ({ beto }) => beto.post('forget', ''), ['Dani']],
  ["'No soy yo' of a device without a name", ({ dani }) => dani.post('forget', ''), ['drop-out']],
];

test.each(ENDS)('proposals are deleted with %s', async (_what, end, left) => {
  const group = await withBoth();
  await end(group);
  expect(await group.left()).toEqual(left);
});

test('proposals outlast a link that is off for a while, and another name of the proposing device', async () => {
  const { ana, link, left, nico } = await withBoth();
  await ana.put(link, { isOn: false });
  await ana.put<GroupLink>(link, { isOn: true });
  expect(await left()).toEqual(['drop-out', 'Dani']);
  expect((await nico.page()).questions).toHaveLength(1);
});

test('a drop-out is deleted 30 days after its match, a newcomer after 400 days', async () => {
  const { store, clock, left } = await withBoth();
  const after = async (days: number) => {
    clock.now = KICK_OFF + days * DAY;
    await store.transaction((tx) => deleteExpired(tx, clock.now));
    return left();
  };
  expect(await after(29)).toEqual(['drop-out', 'Dani']);
  expect(await after(31)).toEqual(['Dani']);
  expect(await after(390)).toEqual(['Dani']);
  expect(await after(401)).toEqual([]);
});

test('dismissed proposals are deleted 30 days after their match too, also of newcomers', async () => {
  const { ana, ofMatch, store, clock, left } = await withBoth();
  const { body } = await ana.get<MatchAnswers>(`${ofMatch}/answers`);
  for (const { id: proposalId } of body.proposals)
    await ana.put(`${ofMatch}/proposals`, { proposalId, isAccepted: false });
  const after = async (days: number) => {
    clock.now = KICK_OFF + days * DAY;
    await store.transaction((tx) => deleteExpired(tx, clock.now));
    return left();
  };
  expect(await after(29)).toEqual(['drop-out', 'Dani']);
  expect(await after(31)).toEqual([]);
});

test('open pages and the organiser’s screens receive each proposal and its decision', async () => {
  const group = await aLinkedGroup(3);
  const { app, ana, path, device, list, match } = group;
  const page = await aStream(app, `${path}/changes`);
  const { changes } = await anEventStream(app, ana);
  await eventually(() => expect(page.told).toHaveLength(1));
  const dani = device();
  await dani.sends('newcomer', { name: 'Dani' });
  await eventually(() => expect(page.told).toHaveLength(2));
  await eventually(() => expect(changes()).toMatchObject([{ kind: 'list', id: list.id }]));
  const { body } = await ana.get<MatchAnswers>(`/api/matches/${match.id}/answers`);
  const decision = { proposalId: body.proposals[0]?.id, isAccepted: false };
  await ana.put(`/api/matches/${match.id}/proposals`, decision);
  await eventually(() => expect(page.told).toHaveLength(3));
  expect(page.told[2]?.id).toBe(page.told[0]?.id);
  await dani.sends('newcomer', { name: 'Dani' });
  await eventually(() => expect(page.told).toHaveLength(4));
  await dani.sends('withdraw', {});
  await eventually(() => expect(page.told).toHaveLength(5));
});

test('a proposal from a page of another site, or for an unknown code, is not stored', async () => {
  const { app, path, store, nico, beto } = await withBoth();
  const { questions } = await nico.page();
  const before = await everyRow(store);
  const right = {
    newcomer: { name: 'Eva' },
    withdraw: {},
    'drop-out': { proposal: questions[0]?.key, answer: 'si' },
  };
  for (const [operation, fields] of Object.entries(right)) {
    for (const origin of ['https://otro.example', 'null', `${PUBLIC_URL}.otro.example`]) {
      for (const phone of [nico, beto]) {
        const reply = await app.inject({
          method: 'POST',
          url: `${path}/${operation}`,
          cookies: phone.cookies,
          payload: asForm(fields),
          headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        });
        expect([reply.statusCode, reply.cookies]).toEqual([403, []]);
      }
    }
    const dead = { method: 'POST', url: `/g/unknown/${operation}`, payload: fields } as const;
    expect((await app.inject(dead)).statusCode).toBe(404);
  }
  expect(await everyRow(store)).toEqual(before);
});

test('an invalid form of a proposal stores nothing', async () => {
  const { store, device, nico } = await withBoth();
  const before = await everyRow(store);
  const key = keyOf((await nico.page()).next, 1);
  for (const fields of [{}, { name: 7 }, { name: 'Eva'.repeat(2000) }])
    expect((await device().sends('newcomer', fields)).status).toBe(422);
  for (const fields of [{ answer: 'si' }, { proposal: key, answer: 'quizás' }])
    expect((await nico.sends('drop-out', fields)).status).toBe(422);
  expect(await everyRow(store)).toEqual(before);
});
