import type { Absence, MatchAnswers, Problem } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aLinkedGroup } from '../../testing/a-linked-group.ts';
import type { Client } from '../../testing/test-app.ts';

const absences = async (organiser: Client) =>
  (await organiser.get<Absence[]>('/api/players/absences')).body;
const setAway = (organiser: Client, playerId: string | undefined, until: string | null) =>
  organiser.put<Absence & Problem>(`/api/players/${playerId}/absence`, { until });

test('an absence can be changed and ended, and ends with the player', async () => {
  const { ana, ids } = await aLinkedGroup(3);
  await setAway(ana, ids[0], '2026-12-10');
  await setAway(ana, ids[0], '2026-12-17');
  await setAway(ana, ids[1], '2026-12-10');
  expect(await absences(ana)).toHaveLength(2);
  expect(await absences(ana)).toContainEqual({ playerId: ids[0], until: '2026-12-17' });
  await setAway(ana, ids[0], null);
  await ana.delete(`/api/players/${ids[1]}`);
  expect(await absences(ana)).toEqual([]);
});

test('an absence may end today, and not before, by the zone of the organiser', async () => {
  const { ana, ids, clock } = await aLinkedGroup(2);
  await ana.patch('/api/me', { timeZone: 'America/Argentina/Buenos_Aires' });
  clock.now = Date.parse('2026-11-26T01:00:00Z');
  expect((await setAway(ana, ids[0], '2026-11-25')).status).toBe(200);
  const { status, body } = await setAway(ana, ids[0], '2026-11-24');
  expect(status).toBe(422);
  expect(body.errors).toEqual([{ path: 'until', message: 'No puede ser anterior a hoy.' }]);
});

test('a VOY from the own device or by the personal link ends the absence', async () => {
  const { ana, ids, device, personalPath } = await aLinkedGroup(3);
  await setAway(ana, ids[0], '2026-11-26');
  await setAway(ana, ids[1], '2026-12-31');
  await device().says(1, 'voy');
  await device().says(2, 'voy', {}, await personalPath(2));
  expect(await absences(ana)).toEqual([]);
});

test('a VOY that changes nothing else ends the absence too', async () => {
  const { ana, ids, device } = await aLinkedGroup(2);
  const own = device();
  await own.says(1, 'voy');
  await setAway(ana, ids[0], '2026-12-31');
  await own.says(1, 'voy');
  expect(await absences(ana)).toEqual([]);
});

test('the absence stays after another answer, after the VOY of somebody else, and after CONFIRMAR', async () => {
  const { ana, match, ids, device } = await aLinkedGroup(3);
  const [own, other] = [device(), device()];
  await own.says(1, 'no');
  await other.says(2, 'voy');
  await setAway(ana, ids[0], '2026-12-31');
  await own.says(1, 'nose');
  await other.says(1, 'voy');
  await other.says(3, 'voy');
  await setAway(ana, ids[2], '2026-12-31');
  await ana.put(`/api/matches/${match.id}/players/${ids[0]}/confirm`, { isConfirmed: true });
  expect((await absences(ana)).map(({ playerId }) => playerId)).toEqual(
    [ids[0], ids[2]].toSorted(),
  );
});

test('a VOY for a match after the absence leaves it', async () => {
  const { ana, ids, device } = await aLinkedGroup(2);
  await setAway(ana, ids[0], '2026-11-25');
  await device().says(1, 'voy');
  expect(await absences(ana)).toEqual([{ playerId: ids[0], until: '2026-11-25' }]);
});

test('taking back the VOY that ended an absence brings the absence back', async () => {
  const { ana, ids, match, device } = await aLinkedGroup(2);
  const own = device();
  await own.says(1, 'no');
  await setAway(ana, ids[0], '2026-12-31');
  await own.says(1, 'voy');
  await own.says(1, 'no', { undo: 'si' });
  const away = [{ playerId: ids[0], until: '2026-12-31' }];
  expect(await absences(ana)).toEqual(away);
  await own.says(1, 'voy');
  await own.says(1, 'nose');
  expect(await absences(ana)).toEqual([]);
  const answers = `/api/matches/${match.id}/answers`;
  const { body } = await ana.get<MatchAnswers>(answers);
  await ana.put(`${answers}/undone`, { what: 'device', at: body.log[0]?.at });
  expect(await absences(ana)).toEqual(away);
  await ana.put(`${answers}/redone`, {});
  expect(await absences(ana)).toEqual([]);
});

test('an absence that was set after the VOY stays when the VOY is taken back', async () => {
  const { ana, ids, device } = await aLinkedGroup(2);
  const own = device();
  await own.says(1, 'no');
  await setAway(ana, ids[0], '2026-12-31');
  await own.says(1, 'voy');
  await setAway(ana, ids[0], '2026-12-10');
  await own.says(1, 'no', { undo: 'si' });
  expect(await absences(ana)).toEqual([{ playerId: ids[0], until: '2026-12-10' }]);
});
