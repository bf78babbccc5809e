import type { Match, TeamsReply } from '@picadito/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aMatch, createList, teamsInHalves } from '../../testing/a-match.ts';
import { countRows, testApp } from '../../testing/test-app.ts';

test('teams are created once, then replaced, and read as they were saved', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  const { match, ids } = await aMatch(ana, '5432');
  const url = `/api/matches/${match.id}/teams`;
  const halves = teamsInHalves(match.id, ids);
  expect((await ana.get(url)).status).toBe(404);
  expect((await ana.put(url, halves)).status).toBe(404);
  const created = await ana.post<TeamsReply>(url, { ...halves, createdBy: 'automatic' });
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({ ...halves, createdBy: 'automatic' });
  expect((await ana.post(url, halves)).body.code).toBe('already-exists');

  const [a = '', b = '', c = '', d = ''] = ids;
  const swapped = { matchId: match.id, claroTeam: [d, a], oscuroTeam: [b], suplentes: [c] };
  expect((await ana.put<TeamsReply>(url, swapped)).body).toMatchObject(swapped);
  await ana.put(`/api/players/${a}`, { name: 'Otro nombre', skillLevel: '2' });
  const { body } = await ana.get<TeamsReply>(url);
  expect(body).toMatchObject({ ...swapped, createdBy: 'manual' });
  expect(body.players.find(({ id }) => id === a)).toEqual({
    id: a,
    name: 'Jueves 01',
    skillLevel: '5',
  });
});

test('invalid teams are refused completely', async () => {
  const { signedIn, store } = await testApp();
  const ana = await signedIn('ana');
  const { match, ids } = await aMatch(ana, '333333333333');
  const other = await createList(ana, 'Sábado', '3');
  const {
    body: [foreign],
  } = await ana.get<{ id: string }[]>(`/api/lists/${other.id}/players`);
  const url = `/api/matches/${match.id}/teams`;
  const good = teamsInHalves(match.id, ids.slice(0, 8));
  const [first = ''] = ids;
  for (const [path, bad] of [
    ['claroTeam', { claroTeam: ids.slice(0, 6), oscuroTeam: [] }],
    ['oscuroTeam', { claroTeam: [], oscuroTeam: ids.slice(0, 6) }],
    ['', { suplentes: [first] }],
    ['suplentes.0', { suplentes: [foreign?.id] }],
    ['suplentes.0', { suplentes: ['x'.repeat(22)] }],
    ['matchId', { matchId: 'x'.repeat(22) }],
    ['claroTeam', { claroTeam: 'todos' }],
    ['createdBy', { createdBy: 'magic' }],
  ] as const) {
    const { status, body } = await ana.post(url, { ...good, ...bad });
    expect({ status, path: body.errors?.[0]?.path }).toEqual({ status: 422, path });
    expect(body.detail).not.toMatch(/[Ii]nvalid/);
  }
  expect(await countRows(store, 'teams')).toBe(0);
});

test('only the teams that were saved last are stored', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  const { match, ids } = await aMatch(ana, '2345234523');
  const url = `/api/matches/${match.id}/teams`;
  await ana.post(url, teamsInHalves(match.id, ids));
  const someTeams = fc
    .tuple(fc.shuffledSubarray(ids), fc.nat(5), fc.nat(5), fc.constantFrom('manual', 'automatic'))
    .map(([some, first, second, createdBy]) => ({
      matchId: match.id,
      claroTeam: some.slice(0, first),
      oscuroTeam: some.slice(first, first + second),
      suplentes: some.slice(first + second),
      createdBy,
    }));
  await fc.assert(
    fc.asyncProperty(someTeams, async (teams) => {
      const { body: saved } = await ana.put<TeamsReply>(url, teams);
      const { body: read } = await ana.get<TeamsReply>(url);
      expect(read).toEqual(saved);
      expect(read).toMatchObject(teams);
      const { claroTeam, oscuroTeam, suplentes } = teams;
      expect(read.players.map(({ id }) => id)).toEqual([...claroTeam, ...oscuroTeam, ...suplentes]);
      const { body } = await ana.get<Match>(`/api/matches/${match.id}`);
      expect(body.teamCounts).toEqual({
        claro: claroTeam.length,
        oscuro: oscuroTeam.length,
        suplentes: suplentes.length,
      });
    }),
    { numRuns: 60 },
  );
});
