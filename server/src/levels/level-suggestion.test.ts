import type {
  AccountExport,
  AnsweredSuggestion,
  LevelSuggestionReply,
  Player,
  Problem,
} from '@picadito/domain';
import { expect, test } from 'vitest';
import { createList } from '../../testing/a-match.ts';
import { playSeason } from '../../testing/levels/a-season.ts';
import { changesOf } from '../../testing/changes.ts';
import { testApp, type Client } from '../../testing/test-app.ts';

/** Sets up Ana's list of six players of level 3; Beto is the first. */
async function aGroup() {
  const server = await testApp();
  const ana = await server.signedIn('ana');
  const list = await createList(ana, 'Jueves', '333333');
  const { body: players } = await ana.get<Player[]>(`/api/lists/${list.id}/players`);
  const ids = players.map(({ id }) => id);
  const url = `/api/lists/${list.id}/level-suggestion`;
  const [beto = ''] = ids;
  return {
    ...server,
    ana,
    list,
    ids,
    beto,
    play: (matches: number, ahead: number) =>
      playSeason(ana, server.clock, {
        listId: list.id,
        ids,
        ahead: Array.from({ length: matches }, () => ahead),
      }),
    suggested: async (organiser: Client = ana) =>
      (await organiser.get<LevelSuggestionReply & Problem>(url)).body.suggestion,
    answer: (asksAgain: boolean) =>
      ana.put<AnsweredSuggestion>(`/api/players/${beto}/level-suggestion`, { asksAgain }),
  };
}

test('after twelve matches the results may suggest a level, and the matches that it is based on are shown', async () => {
  const { play, suggested, beto } = await aGroup();
  await play(11, 3);
  expect(await suggested()).toBeNull();
  await play(1, 3);
  expect(await suggested()).toEqual({
    playerId: beto,
    name: 'Jueves 01',
    skillLevel: '4',
    matches: 12,
    goals: 3,
  });
});

test('a lower level can be suggested as well, and no level if the results are as expected', async () => {
  const losing = await aGroup();
  await losing.play(14, -3);
  expect(await losing.suggested()).toMatchObject({ skillLevel: '2', goals: -3, matches: 14 });
  const even = await aGroup();
  await even.play(14, 0);
  expect(await even.suggested()).toBeNull();
});

test('a level that is set, a result or teams that are corrected change the suggestion at once', async () => {
  const { ana, play, suggested, beto, ids } = await aGroup();
  const matches = await play(12, 3);
  await ana.patch(`/api/players/${beto}`, { skillLevel: '5' });
  expect(await suggested()).toBeNull();
  await ana.patch(`/api/players/${beto}`, { skillLevel: '3' });
  expect((await suggested())?.playerId).toBe(beto);

  const last = `/api/matches/${matches.at(-1)}`;
  await ana.delete(`${last}/result`);
  expect(await suggested()).toBeNull();
  await ana.put(`${last}/result`, { claro: 8, oscuro: 5 });
  expect((await suggested())?.matches).toBe(12);
  const [, ...others] = ids;
  const teams = { claroTeam: others.slice(0, 2), oscuroTeam: others.slice(2) };
  await ana.put(`${last}/teams`, { matchId: matches.at(-1), ...teams });
  expect(await suggested()).toBeNull();
});

test('a suspended match does not count for suggestions', async () => {
  const { ana, play, suggested } = await aGroup();
  const matches = await play(12, 3);
  await ana.patch(`/api/matches/${matches[0]}`, { status: 'cancelado' });
  expect(await suggested()).toBeNull();
});

test("'Ahora no' stops the suggestion for ten matches of the group", async () => {
  const { play, suggested, answer, beto } = await aGroup();
  await play(12, 3);
  expect((await answer(true)).body).toEqual({
    playerId: beto,
    answeredAt: expect.any(String),
    asksAgain: true,
  });
  expect(await suggested()).toBeNull();
  await play(9, 3);
  expect(await suggested()).toBeNull();
  await play(1, 3);
  expect(await suggested()).toMatchObject({ playerId: beto, matches: 22 });
});

test("'No preguntar' stops suggestions for one player for ever, and not for others", async () => {
  const { ana, play, suggested, answer, beto, ids, clock, list } = await aGroup();
  await play(12, 3);
  await answer(false);
  await play(10, 3);
  expect((await suggested())?.playerId).not.toBe(beto);
  // From now on the second player wins.
  const [, caro = ''] = ids;
  await playSeason(ana, clock, {
    listId: list.id,
    ids: [caro, ...ids.filter((id) => id !== caro)],
    ahead: Array.from({ length: 20 }, () => 4),
  });
  expect((await suggested())?.playerId).toBe(caro);
});

test('a reply to a suggestion notifies other devices, is in the export, and is deleted with its player', async () => {
  const { ana, store, answer, beto } = await aGroup();
  expect(await changesOf(store, () => answer(true))).toEqual([`player ${beto}`]);
  const { body } = await ana.get<AccountExport>('/api/me/export');
  expect(body.levelSuggestions).toMatchObject([{ playerId: beto, asksAgain: true }]);
  await ana.delete(`/api/players/${beto}`);
  expect(await store.read.selectFrom('level_suggestions').selectAll().execute()).toEqual([]);
});

test('matches of other organisers do not count for suggestions', async () => {
  const { play, suggested, signedIn } = await aGroup();
  await play(12, 3);
  const bruno = await signedIn('bruno');
  expect(await suggested(bruno)).toBeUndefined();
  expect(await suggested()).not.toBeNull();
});
