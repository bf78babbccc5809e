import type { TeamsReply } from '@picadito/domain';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aHome, aMatch } from '../../testing/a-match.ts';
import { ApiError } from '../sync/http/api-error.ts';
import { claim, session } from '../sync/storage.ts';
import { fakeWindow } from '../../testing/fake-window.ts';
import { restorePendingChanges } from '../sync/outbox/queue.ts';
import { areTeamsKnown, noteShared, saveTeams, showTeams, type TeamsToSave } from './teams.ts';

const ME = 'user_000000000000000001';
const PATH = ['/api/matches/m/teams'];
const TARGET: TeamsToSave = { claro: ['a'], oscuro: ['b'], suplente: [], createdBy: 'manual' };
const THERE = { claro: 1, oscuro: 1, suplentes: 0 };
let client: QueryClient;

beforeEach(() => {
  fakeWindow();
  claim(ME);
  restorePendingChanges(ME);
  client = new QueryClient();
});
afterEach(() => {
  restorePendingChanges('');
  vi.unstubAllGlobals();
});

type Answer = { status: number; code?: string };
type Sent = { method: string; body: Record<string, unknown> };

/** Answers each request with the next of `answers`, then with 500. Returns the requests. */
function serverAnswering(...answers: Answer[]): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (_path: string, { method, body }: { method: string; body: string }) => {
    sent.push({ method, body: JSON.parse(body) as Record<string, unknown> });
    const { status, code } = answers[sent.length - 1] ?? { status: 500 };
    return Promise.resolve(Response.json({ ...JSON.parse(body), code, players: [] }, { status }));
  });
  return sent;
}

test('sharing the line-up leaves no change of it to tell the group, and sharing a change leaves others', async () => {
  const sent = serverAnswering({ status: 200 }, { status: 200 });
  const key = 'picadito-notified-teams:m';
  session.set(key, '{}');
  showTeams({ id: 'm' });
  expect(session.get(key)).toBe('{}');
  noteShared({ id: 'm' });
  expect(session.get(key)).toBeNull();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
});

const save = (teamCounts: typeof THERE | null) =>
  saveTeams(client, { id: 'm', teamCounts }, TARGET);

test.each<[string, typeof THERE | null, Answer[], string[]]>([
  ['a match without teams gets them', null, [{ status: 201 }], ['POST']],
  ['a match with teams gets others', THERE, [{ status: 200 }], ['PUT']],
  [
    'where the answer to a first try got lost, it was done or is done now',
    null,
    [{ status: 409, code: 'already-exists' }, { status: 200 }],
    ['POST', 'PUT'],
  ],
  [
    'teams that were never seen, and are gone, are made',
    THERE,
    [{ status: 404, code: 'not-found' }, { status: 201 }],
    ['PUT', 'POST'],
  ],
])('%s', async (_name, teamCounts, answers, methods) => {
  const sent = serverAnswering(...answers);
  expect(await save(teamCounts)).toBe('saved');
  expect(sent.map(({ method }) => method)).toEqual(methods);
  expect(client.getQueryData<TeamsReply>(PATH)?.claroTeam).toEqual(['a']);
});

test('a save is sent with its base, so that other changes are not overwritten', async () => {
  const seen = { claroTeam: ['x'], oscuroTeam: ['b'], suplentes: [] };
  client.setQueryData(PATH, { matchId: 'm', ...seen, createdBy: 'manual', players: [] });
  const sent = serverAnswering({ status: 409, code: 'failed-precondition' });
  await expect(save(THERE)).rejects.toThrow(
    'Los equipos: otro dispositivo lo cambió antes, y quedó lo suyo.',
  );
  expect(sent).toMatchObject([{ method: 'PUT', body: { seen } }]);
});

test('other refusals reject without a retry', async () => {
  const sent = serverAnswering({ status: 422, code: 'invalid-argument' });
  await expect(save(null)).rejects.toThrow('422');
  expect(sent.map(({ method }) => method)).toEqual(['POST']);
});

test('offline teams are stored and shown as saved, with known names', async () => {
  const facts = { skillLevel: '3', rating: 3, whatsapp: null, confirmedAt: null } as const;
  const ana = { id: 'a', name: 'Ana', ...facts, confirmed: true, declined: false };
  client.setQueryData(['/api/matches/m/players'], [ana]);
  client.setQueryData(['/api/home'], aHome([aMatch({ id: 'm' })]));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await save(null)).toBe('pending');
  expect(client.getQueryData<TeamsReply>(PATH)).toMatchObject({
    claroTeam: ['a'],
    players: [{ id: 'a', name: 'Ana', skillLevel: '3' }],
  });
  expect(client.getQueryData(['/api/home'])).toMatchObject({
    matches: [{ id: 'm', teamCounts: THERE }],
  });
});

type TeamsQuery = Parameters<typeof areTeamsKnown>[0];

test.each<[string, Partial<TeamsQuery>, boolean]>([
  ['teams that are loading are not known', { isLoading: true }, false],
  ['teams that could not be loaded are not known', { error: new TypeError('Failed') }, false],
  [
    'without a signal, stored teams are known',
    { data: {} as TeamsReply, error: new TypeError('Failed') },
    true,
  ],
  ['a match that says it has no teams has none', {}, true],
  ['where the server has no teams there are none', { error: new ApiError(404, '') }, true],
])('%s', (_name, query, areKnown) => {
  const settled = { data: undefined, isLoading: false, error: null };
  expect(areTeamsKnown({ ...settled, ...query } as TeamsQuery)).toBe(areKnown);
});
