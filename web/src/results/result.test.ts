import type { KnownResult, MatchScore, ResultReply } from '@picadito/domain';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePendingChanges, restorePendingChanges } from '../sync/outbox/queue.ts';
import { claim } from '../sync/storage.ts';
import { fakeWindow } from '../../testing/fake-window.ts';
import { saveResult } from './result.ts';

const ME = 'user_000000000000000001';
const ALONE = ['/api/matches/m/result'];
const PAGE = ['/api/results?matches=m%2Cn'];
const FOUR_THREE: KnownResult = { claro: 4, oscuro: 3, scorers: [] };
const NONE: ResultReply = {
  matchId: 'm',
  score: null,
  scorers: [],
  guests: [],
  decidedAt: null,
  figura: null,
  proposals: [],
};
let client: QueryClient;

beforeEach(() => {
  fakeWindow();
  claim(ME);
  restorePendingChanges(ME);
  client = new QueryClient();
  client.setQueryData(ALONE, NONE);
  client.setQueryData(PAGE, []);
});
afterEach(() => {
  restorePendingChanges('');
  vi.unstubAllGlobals();
});

/**
 * Replaces the server by one that answers each request with the next of `answers`, and then with 500. Returns the
 * requests.
 */
function serverAnswering(...answers: { status: number; body?: object }[]) {
  const sent: { method: string; body: unknown }[] = [];
  vi.stubGlobal(
    'fetch',
    (_path: string, { method, body }: { method: string; body: string | null }) => {
      sent.push({ method, body: body ? JSON.parse(body) : null });
      const { status, body: reply } = answers[sent.length - 1] ?? { status: 500 };
      const text = reply ? JSON.stringify(reply) : null;
      const headers = { 'content-type': 'application/json' };
      return Promise.resolve(new Response(text, { status, headers }));
    },
  );
  return sent;
}

const replyOf = ({ scorers, ...score }: KnownResult): ResultReply => {
  return {
    matchId: 'm',
    score,
    scorers,
    guests: [],
    decidedAt: '2026-11-27T12:00:00.000000Z',
    figura: null,
    proposals: [],
  };
};
const cachedScores = () => client.getQueryData<MatchScore[]>(PAGE);

test('a result that is saved shows wherever the match shows, and goes when it is removed', async () => {
  const sent = serverAnswering({ status: 200, body: replyOf(FOUR_THREE) }, { status: 204 });
  await saveResult(client, 'm', FOUR_THREE);
  expect(cachedScores()).toEqual([{ matchId: 'm', score: { claro: 4, oscuro: 3 } }]);
  await saveResult(client, 'm', null);
  expect(cachedScores()).toEqual([]);
  expect(client.getQueryData(ALONE)).toEqual(NONE);
  expect(sent).toEqual([
    { method: 'PUT', body: { ...FOUR_THREE, seen: null } },
    { method: 'DELETE', body: null },
  ]);
});

test('who has written the score is read again after a change of it', async () => {
  const read = ['m', 'n'].map((id) => [`/api/matches/${id}/captain`]);
  for (const key of read) client.setQueryData(key, {});
  serverAnswering({ status: 200, body: replyOf(FOUR_THREE) });
  await saveResult(client, 'm', FOUR_THREE);
  expect(read.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, false]);
});

test('a correction is sent with the result that it corrects', async () => {
  client.setQueryData(ALONE, replyOf(FOUR_THREE));
  const sent = serverAnswering({ status: 200, body: replyOf({ ...FOUR_THREE, claro: 5 }) });
  await saveResult(client, 'm', { ...FOUR_THREE, claro: 5 });
  expect(sent).toMatchObject([{ body: { claro: 5, seen: FOUR_THREE } }]);
});

test('without a signal the result waits, and is on this device meanwhile', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await saveResult(client, 'm', FOUR_THREE);
  expect(usePendingChanges.getState().queue).toMatchObject([
    { kind: 'result', matchId: 'm', base: null, target: FOUR_THREE },
  ]);
});

test('if another device was first, the user is notified and nothing of this change stays', async () => {
  serverAnswering({ status: 409, body: { code: 'failed-precondition' } });
  await expect(saveResult(client, 'm', FOUR_THREE)).rejects.toThrow(
    'El resultado: otro dispositivo lo cambió antes, y quedó lo suyo.',
  );
  expect(usePendingChanges.getState().queue).toEqual([]);
});
