import type { BibsReply, Home, Problem } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aLinkedGroup } from '../../testing/a-linked-group.ts';
import { confirm, createMatch, teamsInHalves } from '../../testing/a-match.ts';
import { OVER } from '../../testing/thursdays.ts';

/** Sets up a group of four players who have all played a match, and its next match a week later. */
async function aPlayedMatch() {
  const group = await aLinkedGroup(4);
  const { ana, match, list, ids, clock } = group;
  for (const id of ids) await confirm(ana, match.id, id);
  const later = await createMatch(ana, list.id, { date: '2026-12-03' });
  clock.now = OVER;
  const take = (playerId: string | null | undefined, matchId = match.id) =>
    ana.put<BibsReply & Problem>(`/api/matches/${matchId}/bibs`, { playerId });
  const bibs = async (matchId = match.id) =>
    (await ana.get<BibsReply>(`/api/matches/${matchId}/bibs`)).body;
  const onHome = async () => (await ana.get<Home>('/api/home')).body.bibs;
  return { ...group, later, take, bibs, onHome };
}

const timesIn = ({ players }: BibsReply) => players.map(({ name, times }) => `${name} ${times}`);

test('the player who takes the bibs has them, another tap corrects it, and the bibs can be with nobody', async () => {
  const { ids, take, bibs } = await aPlayedMatch();
  expect((await bibs()).holder).toBeNull();
  await take(ids[0]);
  const { body } = await take(ids[1]);
  expect(body).toMatchObject({ holder: { playerId: ids[1] }, takenBy: ids[1] });
  expect(timesIn(body)).toEqual(['Jueves 01 0', 'Jueves 03 0', 'Jueves 04 0', 'Jueves 02 1']);
  expect(await bibs()).toEqual(body);
  await take(null);
  expect(await bibs()).toMatchObject({ holder: null, takenBy: null });
});

test('the player who took the bibs after the last match has them, until that player is deleted', async () => {
  const { ana, ids, later, take, bibs } = await aPlayedMatch();
  for (const id of ids) await confirm(ana, later.id, id);
  await take(ids[0], later.id);
  await take(ids[1]);
  expect((await bibs()).holder?.playerId).toBe(ids[0]);
  await ana.delete(`/api/players/${ids[0]}`);
  expect(await bibs()).toMatchObject({ holder: null, takenBy: ids[1] });
  await ana.delete(`/api/matches/${later.id}`);
  expect((await bibs()).holder?.playerId).toBe(ids[1]);
});

test('only players who played can take the bibs', async () => {
  const { ana, match, ids, take, bibs } = await aPlayedMatch();
  await ana.post(`/api/matches/${match.id}/teams`, teamsInHalves(match.id, ids.slice(0, 3)));
  expect((await bibs()).players).toHaveLength(3);
  const { status, body } = await take(ids[3]);
  expect([status, body.errors?.[0]?.path]).toEqual([422, 'playerId']);
});

test('home says who has the bibs once a match has begun', async () => {
  const { ana, ids, match, later, take, onHome, clock } = await aPlayedMatch();
  expect(await onHome()).toBeNull();
  await take(ids[0]);
  expect(await onHome()).toEqual({ matchId: match.id, holder: 'Jueves 01' });
  clock.now += 7 * 24 * 60 * 60 * 1000 - 2 * 60 * 60 * 1000;
  expect(await onHome()).toEqual({ matchId: later.id, holder: 'Jueves 01' });
  await take(null);
  expect(await onHome()).toEqual({ matchId: later.id, holder: null });
  await ana.patch(`/api/matches/${later.id}`, { status: 'cancelado' });
  expect(await onHome()).toBeNull();
});

test("the players' page names the player who has the bibs", async () => {
  const { ana, ids, take, device } = await aPlayedMatch();
  const page = () => device().page();
  expect((await page()).bibs).toBeNull();
  await take(ids[2]);
  expect((await page()).bibs).toMatchObject({ name: 'Jueves 03' });
  await ana.delete(`/api/players/${ids[2]}`);
  expect((await page()).bibs).toBeNull();
});

test('after a merge the kept player has the bibs', async () => {
  const { ana, ids, take, bibs } = await aPlayedMatch();
  await take(ids[1]);
  const { status } = await ana.post(`/api/players/${ids[3]}/merge`, { otherId: ids[1] });
  expect(status).toBe(200);
  expect((await bibs()).holder?.playerId).toBe(ids[3]);
});
