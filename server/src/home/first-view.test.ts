import { type FirstView, firstViewPath, type SessionReply } from '@picadito/domain';
import { expect, test } from 'vitest';
import { createList, createMatch } from '../../testing/a-match.ts';
import { aLinkedGroup } from '../../testing/a-linked-group.ts';

const UNKNOWN = 'x'.repeat(22);
const pathFor = (matchId: string) => `/api/first-view?matchId=${matchId}`;

test('the first view of a match has the replies of the single requests, and the version of the session', async () => {
  const { ana, match, list, ids } = await aLinkedGroup();
  const sides = { claroTeam: ids.slice(0, 2), oscuroTeam: ids.slice(2, 4), suplentes: [] };
  const teams = { matchId: match.id, createdBy: 'manual', ...sides };
  for (const id of ids.slice(0, 4))
    await ana.put(`/api/matches/${match.id}/players/${id}/confirm`, { isConfirmed: true });
  expect((await ana.post(`/api/matches/${match.id}/teams`, teams)).status).toBe(201);
  const { body } = await ana.get<FirstView>(pathFor(match.id));
  expect(Object.keys(body.replies)).toEqual(
    expect.arrayContaining([
      '/api/home',
      '/api/lists',
      `/api/matches/${match.id}/players`,
      `/api/matches/${match.id}/teams`,
      `/api/matches/${match.id}/answers`,
      `/api/lists/${list.id}/link/personal`,
    ]),
  );
  for (const [path, reply] of Object.entries(body.replies)) {
    const single = await ana.get(path);
    expect([single.body, single.headers.etag], path).toEqual([reply, body.etags[path]]);
  }
  const { body: session } = await ana.get<SessionReply>('/api/session');
  expect([body.user, body.version]).toEqual([session.user?.uid, session.version]);
});

test('the first view of home has no data of matches, and a visitor gets no data', async () => {
  const { ana, match, visitor } = await aLinkedGroup();
  const { body } = await ana.get<FirstView>('/api/first-view');
  expect(Object.keys(body.replies)).toEqual(['/api/home', '/api/lists']);
  for (const path of ['/api/first-view', pathFor(match.id)]) {
    const { status, body: nothing } = await visitor.get<FirstView>(path);
    expect([status, nothing]).toEqual([200, { user: null, version: null, replies: {}, etags: {} }]);
  }
});

test("a match that home does not have is read; another organiser's match is left out like an unknown one", async () => {
  const { ana, match, signedIn, clock } = await aLinkedGroup();
  const beto = await signedIn('Beto');
  const list = await createList(beto, 'Viernes', '3');
  const { id } = await createMatch(beto, list.id);
  const of = async (matchId: string) => (await ana.get<FirstView>(pathFor(matchId))).body.replies;
  expect(await of(id)).toEqual(await of(UNKNOWN));
  expect(Object.keys(await of(id))).toEqual(['/api/home', '/api/lists']);
  await ana.patch(`/api/matches/${match.id}`, { status: 'cancelado' });
  clock.now += 1;
  expect(Object.keys(await of(match.id))).toContain(`/api/matches/${match.id}/players`);
});

test('the addresses of home and of a match have a first view', () => {
  expect(firstViewPath('/')).toBe('/api/first-view');
  expect(firstViewPath('/dashboard?x=1')).toBe('/api/first-view');
  expect(firstViewPath(`/form-teams?edit&matchId=${UNKNOWN}`)).toBe(pathFor(UNKNOWN));
  for (const address of ['/history', '/dashboards', '/form-teams', '/form-teams?matchId=%3E'])
    expect(firstViewPath(address)).toBeNull();
});
