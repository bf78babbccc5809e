import type { MatchPlayerReply, PlayersList } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aMatch, confirm, createList } from '../testing/a-match.ts';
import { statements } from '../testing/temporary-store.ts';
import { testApp } from '../testing/test-app.ts';

test('an unchanged response takes only the statement of the session', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  const { match, list } = await aMatch(ana, '34');
  for (const url of [`/api/matches/${match.id}/players`, `/api/lists/${list.id}`, '/api/lists']) {
    const first = await ana.get(url);
    statements.clear();
    const again = await ana.get(url);
    expect(again.body).toEqual(first.body);
    expect(again.headers['content-type']).toBe(first.headers['content-type']);
    expect({ url, statements: statements.size }).toEqual({ url, statements: 1 });
  }
});

test('the next response has every change, for each user their own', async () => {
  const { signedIn } = await testApp();
  const [ana, beto] = [await signedIn('ana'), await signedIn('beto')];
  const { match, list, ids } = await aMatch(ana, '34');
  const roster = async () =>
    (await ana.get<MatchPlayerReply[]>(`/api/matches/${match.id}/players`)).body;
  const lists = async (of: typeof ana) => (await of.get<PlayersList[]>('/api/lists')).body;
  expect((await roster()).map(({ confirmed }) => confirmed)).toEqual([true, true]);
  await confirm(ana, match.id, ids[0] ?? '', false);
  expect((await roster()).map(({ confirmed }) => confirmed)).toEqual([false, true]);
  await ana.delete(`/api/players/${ids[1]}`);
  expect(await roster()).toHaveLength(1);
  expect(await lists(ana)).toMatchObject([{ playerCount: 1 }]);
  expect(await lists(beto)).toEqual([]);
  await createList(beto, 'Viernes', '3');
  expect(await lists(beto)).toMatchObject([{ name: 'Viernes' }]);
  await ana.delete(`/api/lists/${list.id}`);
  expect(await lists(ana)).toEqual([]);
  await ana.delete(`/api/matches/${match.id}`);
  expect((await ana.get(`/api/matches/${match.id}/players`)).status).toBe(404);
});

test('two organisers with the same version get their own data', async () => {
  const { signedIn } = await testApp();
  const organisers = [await signedIn('ana'), await signedIn('beto')];
  const versions = new Set<unknown>();
  const evenings = await Promise.all(organisers.map((organiser) => aMatch(organiser, '34')));
  for (const organiser of organisers) {
    versions.add((await organiser.get<{ version: string }>('/api/session')).body.version);
  }
  expect(versions.size).toBe(1);
  for (const [index, organiser] of organisers.entries()) {
    const { list, match } = evenings[index] ?? {};
    expect((await organiser.get('/api/lists')).body).toEqual([{ ...list, playerCount: 2 }]);
    const others = organisers[1 - index];
    for (const path of [
      `lists/${list?.id}`,
      `lists/${list?.id}/players`,
      `matches/${match?.id}/players`,
    ]) {
      expect((await organiser.get(`/api/${path}`)).status).toBe(200);
      expect((await others?.get(`/api/${path}`))?.status).toBe(404);
    }
  }
});
