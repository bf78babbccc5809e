import type { MatchAnswers } from '@picadito/domain';
import { expect, test } from 'vitest';
import { confirm } from '../../../testing/a-match.ts';
import { aLinkedGroup, answersShownIn } from '../../../testing/a-linked-group.ts';

const MINUTE = 60_000;
const KICK_OFF = Date.parse('2026-11-27T00:00:00Z');

/**
 * Sets up a match of two places, `minutes` before kick-off: Jueves 01 and 02 are in, and the other players are on the
 * waitlist.
 */
async function aFullMatch(players: number, minutes: number) {
  const group = await aLinkedGroup(players);
  const { ana, match, clock, device, ids } = group;
  const path = `/api/matches/${match.id}/answers`;
  await ana.put(`${path}/settings`, { capacity: 2, answersUntil: null });
  const devices: ReturnType<typeof device>[] = [];
  for (let number = 1; number <= players; number += 1) {
    const one = device();
    await one.says(number, 'voy', { comment: `de ${number}` });
    devices.push(one);
  }
  clock.now = KICK_OFF - minutes * MINUTE;
  return {
    ...group,
    devices,
    settings: async (input: object) => ana.put(`${path}/settings`, input),
    says: async (number: number, answer: string, more: object = {}) =>
      devices[number - 1]?.says(number, answer, more),
    brings: async (number: number, name: string) => devices[number - 1]?.brings(number, name),
    said: async () => answersShownIn(await device().page()),
    asked: async () => {
      const { next } = await device().page();
      return (next?.people ?? []).flatMap(({ name, askedUntil }) =>
        askedUntil === null ? [] : [`${name.slice(-2)} ${askedUntil}`],
      );
    },
    freeSince: async () => (await ana.get<MatchAnswers>(path)).body.freeSince,
    takeOut: (number: number) => confirm(ana, match.id, ids[number - 1] ?? '', false),
  };
}

test('three hours before the match a free place is offered to the first two who wait, and the first who accepts has it', async () => {
  const { says, said, asked } = await aFullMatch(5, 180);
  await says(1, 'no');
  expect(await said()).toEqual(['02 in', '03 queued 1', '04 queued 2', '05 queued 3', '01 out']);
  expect(await asked()).toEqual(['03 18:20', '04 18:20']);
  await says(5, 'voy');
  expect((await said())[0]).toBe('02 in');
  const [one, other] = await Promise.all([says(4, 'voy'), says(3, 'voy')]);
  expect([one?.status, other?.status]).toEqual([200, 200]);
  const after = await said();
  expect(after.filter((text) => text.endsWith(' in'))).toHaveLength(2);
  expect(after).toContain('05 queued 2');
  expect(await asked()).toEqual([]);
});

test('a player accepts an offered place, and no other player does so for this one', async () => {
  const { says, said, asked, device, ana, match, devices } = await aFullMatch(4, 180);
  await says(1, 'no');
  expect(await asked()).toEqual(['03 18:20', '04 18:20']);
  await says(2, 'nose');
  await devices[1]?.says(3, 'voy', { other: 'si' });
  await device().claims(4, 'voy');
  expect((await said()).filter((text) => text.endsWith(' in'))).toEqual([]);
  const { body } = await ana.get<MatchAnswers>(`/api/matches/${match.id}/answers`);
  expect(body.proposals).toMatchObject([{ kind: 'answer', answer: 'confirmed' }]);
  await says(3, 'voy');
  expect((await said())[0]).toBe('03 in');
});

test('more than three hours before the match the first of the waitlist has a free place at once', async () => {
  const { says, said, asked, clock } = await aFullMatch(4, 180);
  clock.now -= 1;
  await says(1, 'no');
  expect((await said()).slice(0, 2)).toEqual(['02 in', '03 in']);
  expect(await asked()).toEqual([]);
});

test('when a player declines an offer the next player gets it for the rest of the 20 minutes', async () => {
  const { says, asked, clock, said } = await aFullMatch(5, 120);
  await says(2, 'no');
  clock.now += 5 * MINUTE;
  await says(3, 'no');
  expect(await asked()).toEqual(['04 19:20', '05 19:20']);
  clock.now += 15 * MINUTE - 1;
  await says(5, 'voy');
  expect((await said()).slice(0, 2)).toEqual(['01 in', '05 in']);
});

test('no guest gets an offer: the player who waits after a guest gets it, and the place', async () => {
  const { says, brings, asked, said } = await aFullMatch(4, 180);
  await brings(2, 'Dani');
  await says(3, 'no');
  await says(3, 'voy');
  await says(1, 'no');
  expect(await said()).toContain('ni queued 2');
  expect(await asked()).toEqual(['04 18:20', '03 18:20']);
  await says(3, 'voy');
  expect((await said()).slice(0, 2)).toEqual(['02 in', '03 in']);
});

test('after 20 minutes, and in the last hour, only the organiser gives the place to a player', async () => {
  const { says, said, asked, clock, ana, match, ids } = await aFullMatch(5, 120);
  await says(1, 'no');
  clock.now += 20 * MINUTE;
  expect(await asked()).toEqual([]);
  await says(3, 'voy');
  expect((await said()).slice(0, 2)).toEqual(['02 in', '03 queued 1']);
  await confirm(ana, match.id, ids[4] ?? '');
  expect((await said()).slice(0, 2)).toEqual(['02 in', '05 in']);
  clock.now = KICK_OFF - 60 * MINUTE;
  await says(2, 'no');
  expect(await asked()).toEqual([]);
});

test('a place that the organiser frees is offered too, for 20 minutes of its own', async () => {
  const { takeOut, asked, settings, freeSince, clock, says } = await aFullMatch(6, 150);
  expect(await freeSince()).toBe(null);
  await takeOut(1);
  expect(await asked()).toEqual(['03 18:50', '04 18:50']);
  await says(3, 'voy');
  clock.now += 10 * MINUTE;
  await settings({ capacity: 2, answersUntil: '2026-11-26T18:00' });
  expect(await asked()).toEqual([]);
  await settings({ capacity: 3, answersUntil: null });
  expect(await asked()).toEqual(['04 19:00', '05 19:00']);
  expect(await freeSince()).toMatch(/^2026-11-26T21:40/);
});

test('with a free place and an empty waitlist a VOY is in, and an answer that is taken back restores the old place', async () => {
  const { says, said, asked } = await aFullMatch(3, 100);
  await says(1, 'no');
  expect(await asked()).toEqual(['03 19:40']);
  await says(1, 'voy', { undo: 'si' });
  expect(await said()).toEqual(['01 in', '02 in', '03 queued 1']);
  await says(3, 'no');
  await says(2, 'no');
  await says(3, 'voy');
  expect(await said()).toEqual(['01 in', '03 in', '02 out']);
});

test('a place that a guest leaves is offered as well, also when the host was not in', async () => {
  const { ana, match, ids, settings, says, devices, clock, asked, said } = await aFullMatch(
    5,
    1000,
  );
  await settings({ capacity: 5, answersUntil: null });
  await says(5, 'no');
  await devices[0]?.brings(1, 'Dani');
  await settings({ capacity: 4, answersUntil: null });
  await says(5, 'voy');
  await ana.put(`/api/matches/${match.id}/players/${ids[0]}/confirm`, { isConfirmed: false });
  await says(1, 'voy', { anyway: 'si' });
  expect(await said()).toEqual(['02 in', '03 in', '04 in', 'ni in', '05 queued 1', '01 queued 2']);
  clock.now = KICK_OFF - 180 * MINUTE;
  await says(1, 'no');
  expect(await asked()).toEqual(['05 18:20']);
});

test('a player who leaves without having been in starts no offer of 20 minutes', async () => {
  const { ana, ids, says, clock, asked, said } = await aFullMatch(5, 120);
  await says(1, 'no');
  clock.now += 20 * MINUTE;
  await ana.delete(`/api/players/${ids[4]}`);
  expect(await said()).toEqual(['02 in', '03 queued 1', '04 queued 2', '01 out']);
  expect(await asked()).toEqual([]);
});
