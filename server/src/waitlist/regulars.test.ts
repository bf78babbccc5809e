import type { MatchAnswers, Problem } from '@picadito/domain';
import { expect, test } from 'vitest';
import { confirm, decline } from '../../testing/a-match.ts';
import { aLinkedGroup, answersShownIn } from '../../testing/a-linked-group.ts';
import { WEEKLY } from '../../testing/thursdays.ts';
import { endDueKeeping } from './end-keeping.ts';

const MINUTE = 60_000;
/** The hour for regulars in these tests: noon of the day of the match, in its time zone. */
const UNTIL = '2026-11-26T12:00';
const HOUR = Date.parse('2026-11-26T15:00:00Z');

/** Sets up a match of three places; Jueves 01 and 02 are regulars, who keep a place until noon. */
async function withRegulars(players = 6, until: string | null = UNTIL) {
  const group = await aLinkedGroup(players);
  const { ana, match, ids, device, context, clock } = group;
  const path = `/api/matches/${match.id}/answers`;
  const regular = (number: number, isRegular: boolean) =>
    ana.patch(`/api/players/${ids[number - 1]}`, { isRegular });
  await regular(1, true);
  await regular(2, true);
  const settings = (input: object) => ana.put<MatchAnswers & Problem>(`${path}/settings`, input);
  await settings({ capacity: 3, answersUntil: null, regularsUntil: until });
  const devices = new Map<number, ReturnType<typeof device>>();
  const phone = (number: number) => {
    const known = devices.get(number) ?? device();
    devices.set(number, known);
    return known;
  };
  return {
    ...group,
    regular,
    settings,
    answers: async () => (await ana.get<MatchAnswers>(path)).body,
    says: (number: number, answer: string) => phone(number).says(number, answer),
    said: async () => answersShownIn(await device().page()),
    kept: async () => (await device().page()).next?.kept ?? null,
    id: (number: number) => ids[number - 1] ?? '',
    atTheHour: async () => {
      clock.now = HOUR;
      await endDueKeeping(context);
    },
  };
}

const two = { places: 2, until: UNTIL };
const one = { places: 1, until: UNTIL };

test('regulars keep their places, others wait, and a regular gets in with VOY', async () => {
  const { says, said, kept } = await withRegulars();
  expect(await kept()).toEqual(two);
  await says(3, 'voy');
  await says(4, 'voy');
  expect(await said()).toEqual(['03 in', '04 queued 1']);
  await says(1, 'voy');
  await says(2, 'nose');
  expect(await said()).toEqual(['03 in', '01 in', '04 queued 1', '02 maybe']);
  expect(await kept()).toEqual(one);
});

test('a NO VOY ends the keeping for good, also after a NO SÉ', async () => {
  const { says, said, kept } = await withRegulars();
  for (const number of [3, 4, 5]) await says(number, 'voy');
  await says(1, 'no');
  expect(await said()).toEqual(['03 in', '04 in', '05 queued 1', '01 out']);
  await says(1, 'nose');
  expect(await kept()).toEqual(one);
});

test.each([
  ['when places are kept until noon', UNTIL, HOUR],
  ['in the last hours too', '2026-11-26T20:00', Date.parse('2026-11-26T23:00:00Z')],
])('at the hour the waitlist moves up, once: %s', async (_, until, hour) => {
  const { says, said, kept, clock, context, answers } = await withRegulars(6, until);
  for (const number of [3, 4, 5, 6]) await says(number, 'voy');
  clock.now = hour - MINUTE;
  await endDueKeeping(context);
  expect(await said()).toEqual(['03 in', '04 queued 1', '05 queued 2', '06 queued 3']);
  clock.now = hour;
  await endDueKeeping(context);
  const after = ['03 in', '04 in', '05 in', '06 queued 1'];
  expect(await said()).toEqual(after);
  expect(await kept()).toBeNull();
  expect((await answers()).keeping).toEqual([]);
  await endDueKeeping(context);
  expect(await said()).toEqual(after);
});

test('without an hour, and from the hour on, no place is kept', async () => {
  const { says, said, kept, settings, atTheHour } = await withRegulars(6, null);
  expect(await kept()).toBeNull();
  for (const number of [3, 4, 5]) await says(number, 'voy');
  expect(await said()).toEqual(['03 in', '04 in', '05 in']);
  await settings({ regularsUntil: UNTIL });
  await atTheHour();
  await settings({ capacity: 4 });
  await says(6, 'voy');
  expect(await said()).toContain('06 in');
});

test('the organiser confirms anybody, and every way in which a regular stops keeping frees the place', async () => {
  const { ana, match, id, says, said, kept, regular, settings } = await withRegulars(7);
  await confirm(ana, match.id, id(3), true);
  await confirm(ana, match.id, id(4), true);
  expect(await kept()).toEqual(one);
  await says(5, 'voy');
  expect(await said()).toEqual(['03 in', '04 in', '05 queued 1']);
  await regular(2, false);
  expect(await said()).toContain('05 queued 1');
  await ana.put(`/api/players/${id(1)}/absence`, { until: '2026-11-26' });
  expect(await said()).toEqual(['03 in', '04 in', '05 in']);
  await says(6, 'voy');
  await regular(7, true);
  await settings({ capacity: 4 });
  expect(await said()).toContain('06 queued 1');
  await decline(ana, match.id, id(7));
  expect(await said()).toContain('06 in');
});

test('a place that the organiser frees is kept for a regular whom the organiser makes pending', async () => {
  const { ana, match, id, says, said, kept } = await withRegulars();
  for (const number of [1, 2, 3]) await confirm(ana, match.id, id(number), true);
  await says(4, 'voy');
  await confirm(ana, match.id, id(1), false);
  expect(await said()).toContain('04 queued 1');
  expect(await kept()).toEqual(one);
  await confirm(ana, match.id, id(3), false);
  expect(await said()).toContain('04 in');
});

test('a regular of another list, who is a guest of the match, keeps no place', async () => {
  const { ana, match, kept } = await withRegulars();
  const players = [{ name: 'Visita', skillLevel: '3' }];
  const { body: other } = await ana.post<{ id: string }>('/api/lists', { name: 'Otra', players });
  const { body } = await ana.get<{ id: string }[]>(`/api/lists/${other.id}/players`);
  await ana.patch(`/api/players/${body[0]?.id}`, { isRegular: true });
  await ana.post(`/api/matches/${match.id}/players`, { playerId: body[0]?.id });
  expect(await kept()).toEqual(two);
});

test('the hour for regulars is at or before the deadline, or kick-off without one', async () => {
  const { settings } = await withRegulars();
  const message = 'Poné una hora que no pase de «Contestan hasta».';
  const refused = [{ path: 'regularsUntil', message }];
  const late = await settings({ regularsUntil: '2026-11-26T21:01' });
  expect([late.status, late.body.errors]).toEqual([422, refused]);
  expect((await settings({ answersUntil: UNTIL })).status).toBe(200);
  const earlier = await settings({ answersUntil: '2026-11-26T11:59' });
  expect([earlier.status, earlier.body.errors]).toEqual([422, refused]);
});

test.each([
  ['an answer', 1, 5],
  ['an answer', 5, 1],
  ['the attendance', 1, 5],
  ['the attendance', 5, 1],
])(
  'a NO VOY ends the keeping for good, also if the other record of the player has %s since (%d is kept)',
  async (newer, first, second) => {
    const { ana, match, id, says, kept } = await withRegulars();
    await says(1, 'no');
    if (newer === 'an answer') await says(5, 'nose');
    else await decline(ana, match.id, id(5));
    await ana.post(`/api/players/${id(first)}/merge`, { otherId: id(second) });
    await confirm(ana, match.id, id(first), false);
    expect(await kept()).toEqual(one);
    await ana.delete(`/api/players/${id(first)}/merge`);
    await ana.patch(`/api/players/${id(5)}`, { isRegular: true });
    await confirm(ana, match.id, id(5), false);
    expect(await kept()).toEqual(two);
  },
);

test('an autopilot, which makes the teams at its deadline, lets regulars keep places no longer', async () => {
  const { ana, match, says, said, kept, answers, clock, context } = await withRegulars(
    6,
    '2026-11-26T20:00',
  );
  for (const number of [3, 4]) await says(number, 'voy');
  await ana.put(`/api/matches/${match.id}`, { ...match, ...WEEKLY });
  await ana.put(`/api/matches/${match.id}/autopilot`, { isOn: true });
  const deadline = '2026-11-26T18:00';
  expect(await answers()).toMatchObject({ answersUntil: deadline, regularsUntil: deadline });
  expect(await kept()).toEqual({ places: 2, until: deadline });
  clock.now = Date.parse('2026-11-26T21:00:00Z');
  await endDueKeeping(context);
  expect(await said()).toEqual(['03 in', '04 in']);
});

test('a merge makes the kept player a regular if the other one was, and its undo takes that back', async () => {
  const { ana, id } = await withRegulars();
  const isRegular = async () =>
    (await ana.get<{ id: string; isRegular: boolean }[]>('/api/players')).body.find(
      (player) => player.id === id(5),
    )?.isRegular;
  await ana.post(`/api/players/${id(5)}/merge`, { otherId: id(1) });
  expect(await isRegular()).toBe(true);
  await ana.delete(`/api/players/${id(5)}/merge`);
  expect(await isRegular()).toBe(false);
});
