import {
  changeEvent,
  type ChangeEvent,
  EVENT_PLAYERS_MAX,
  type Match,
  type MatchPlayerReply,
} from '@picadito/domain';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aMatch } from '../../testing/a-match.ts';
import { anEventStream } from '../../testing/an-event-stream.ts';
import { eventually } from '../../testing/eventually.ts';
import { testApp } from '../../testing/test-app.ts';

/**
 * Maximum size of an event in bytes. Every open screen receives the events of changes on other devices, so they must be
 * small.
 */
const EVENT_MAX_BYTES = 2048;

/** Confirms all players of a match in one request, and returns the event that another device gets. */
async function anEvening(players: number) {
  const { app, signedIn } = await testApp();
  const ana = await signedIn('ana');
  const { match, ids } = await aMatch(ana, '3'.repeat(players));
  const none = ids.map((playerId) => ({ playerId, isConfirmed: false }));
  const all = ids.map((playerId) => ({ playerId, isConfirmed: true }));
  const change = (changes: object[]) => ana.put(`/api/matches/${match.id}/attendance`, { changes });
  await change(none);
  const stream = await anEventStream(app, ana);
  await change(all);
  const ofMatch = () =>
    stream.told.filter(({ data }) => JSON.stringify(data).includes('"kind":"match"'));
  await eventually(() => expect(ofMatch()).toHaveLength(1));
  const { body } = await ana.get<Match>(`/api/matches/${match.id}`);
  return { ids, count: body.confirmedCount, event: ofMatch()[0] };
}

test('an event with the maximum of players is at most 2 KB, and has no names', async () => {
  const { event, ids, count } = await anEvening(EVENT_PLAYERS_MAX);
  expect(event).toMatchObject({ data: { detail: { confirmedCount: count, part: 'attendance' } } });
  expect(count).toBe(ids.length);
  const text = `event: change\nid: ${event?.id}\ndata: ${JSON.stringify(event?.data)}\n\n`;
  for (const id of ids) expect(text).toContain(id);
  expect(text).not.toContain('"name"');
  expect(text.length).toBeLessThanOrEqual(EVENT_MAX_BYTES);
  expect(z.safeParse(changeEvent, event?.data)).toMatchObject({ success: true });
});

test('answers of more players than the maximum are counted, not listed', async () => {
  const { event, ids } = await anEvening(EVENT_PLAYERS_MAX + 1);
  const detail = { part: 'attendance', confirmedCount: ids.length, players: null };
  expect(event).toMatchObject({ data: { detail } });
});

test('a client that reads only kind and id of an event finds them at their old places', async () => {
  const { event } = await anEvening(2);
  const before = z.object({
    kind: z.enum(['list', 'player', 'match', 'profile', 'badge', 'account']),
    id: z.string(),
    tab: z.nullable(z.string()),
  });
  expect(z.parse(before, event?.data)).toMatchObject({ kind: 'match', tab: null });
});

test('the events of a match in their order reproduce its attendance', async () => {
  const { app, signedIn } = await testApp();
  const ana = await signedIn('ana');
  const { match, ids } = await aMatch(ana, '34343');
  const roster = async () =>
    (await ana.get<MatchPlayerReply[]>(`/api/matches/${match.id}/players`)).body;
  const before = await roster();
  const stream = await anEventStream(app, ana);
  for (let step = 0; step < 40; step += 1) {
    const changes = ids
      .filter((_, index) => (step * 7 + index * 3) % 5 < 2)
      .map((playerId, index) => {
        const isConfirmed = (step + index) % 3 === 0;
        const isDeclined = !isConfirmed && step % 2 === 0;
        return { playerId, isConfirmed, ...(isDeclined && { declined: true }) };
      });
    await ana.put(`/api/matches/${match.id}/attendance`, { changes });
  }
  const { version } = (await ana.get<{ version: string }>('/api/session')).body;
  await eventually(() => expect(stream.told.at(-1)?.id).toBe(version));
  const players = new Map(before.map((player) => [player.id, player]));
  let count = before.length;
  for (const { detail } of stream.changes() as ChangeEvent[]) {
    if (detail?.part !== 'attendance') continue;
    count = detail.confirmedCount;
    for (const one of detail.players ?? [])
      players.set(one.id, { ...players.get(one.id), ...one } as MatchPlayerReply);
  }
  expect([...players.values()]).toEqual(await roster());
  expect(count).toBe((await roster()).filter(({ confirmed }) => confirmed).length);
});
