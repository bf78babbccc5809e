import {
  ATTENDANCE_STATUSES,
  type AttendanceStatus,
  flagsOf,
  type Home,
  matchPlayerOf,
  type MatchPlayerReply,
} from '@picadito/domain';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aHome, aMatch } from '../../testing/a-match.ts';
import { anAnswer, answersOf } from '../../testing/answers.ts';
import { claim } from '../sync/storage.ts';
import { fakeWindow } from '../../testing/fake-window.ts';
import { attendanceFailure, withPendingChanges, markAttendance } from './attendance.ts';
import { forgetToasts, toastStore } from '../ui/toast/toasts.ts';
import { outboxFor } from '../sync/outbox/outbox.ts';
import { restorePendingChanges, usePendingChanges, readStoredQueue } from '../sync/outbox/queue.ts';

const ME = 'user_000000000000000001';
const MATCH = 'match_0000000000000001';
const PLAYERS = [`/api/matches/${MATCH}/players`];

const STALLED = 'Quedó anotado y se manda solo cuando vuelva la señal.';
const DELIVERED = 'Volvió la señal: se mandó el cambio que esperaba.';

const [PENDING, COMES, DECLINES] = ATTENDANCE_STATUSES;

function player(id: string, status: AttendanceStatus = PENDING): MatchPlayerReply {
  const facts = { name: id, skillLevel: '3', rating: 3, whatsapp: null } as const;
  return { id, ...facts, confirmedAt: null, ...flagsOf(status) };
}

type Sent = { path: string; body: unknown };
let client: QueryClient;
let answers: ((response: Response | null) => void)[];
let sent: Sent[];
let toasts: (string | undefined)[];
let browser: EventTarget;
let stop: () => void;

beforeEach(() => {
  browser = fakeWindow();
  claim(ME);
  restorePendingChanges(ME);
  client = newClient();
  [answers, sent, toasts] = [[], [], []];
  stop = toastStore.subscribe((state) => toasts.push(state.toasts[0]?.description));
  vi.stubGlobal('fetch', (path: string, init: { body: string; signal: AbortSignal }) => {
    sent.push({ path, body: JSON.parse(init.body) });
    return new Promise<Response>((resolve, reject) => {
      init.signal.addEventListener('abort', () => reject(new TypeError('aborted')));
      answers.push((answer) =>
        answer ? resolve(answer) : reject(new TypeError('Failed to fetch')),
      );
    });
  });
});
afterEach(() => {
  stop();
  forgetToasts();
  restorePendingChanges('');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function newClient(): QueryClient {
  const fresh = new QueryClient();
  fresh.setQueryData(PLAYERS, [player('ana'), player('beto', COMES)]);
  fresh.setQueryData(['/api/home'], aHome([aMatch({ id: MATCH, confirmedCount: 1 })]));
  return fresh;
}

const isStored = () => readStoredQueue(ME).length > 0;
const mark = (playerId: string, target: AttendanceStatus = COMES) =>
  markAttendance(client, MATCH, [{ playerId, target }]);
const shownStatus = (id: string) => {
  const players = withPendingChanges(
    (client.getQueryData<MatchPlayerReply[]>(PLAYERS) ?? []).map(matchPlayerOf),
    MATCH,
  );
  return players.find((one) => one.id === id)?.status;
};
const counted = () => client.getQueryData<Home>(['/api/home'])?.matches[0]?.confirmedCount;
const requests = (count: number) => vi.waitFor(() => expect(answers).toHaveLength(count));
const answer = (at: number, body: unknown, status = 200) =>
  answers[at]?.(Response.json(body, { status }));
const refuse = (at: number, status: number, code: string) => answer(at, { code }, status);

test('a tap is shown at once, stays after the response, and refetches the match', async () => {
  const done = mark('ana');
  expect(shownStatus('ana')).toEqual(COMES);
  expect(counted()).toBe(1);
  await requests(1);
  expect(sent[0]?.path).toBe(`/api/matches/${MATCH}/players/ana/confirm`);
  expect(sent[0]?.body).toMatchObject({
    isConfirmed: true,
    declined: false,
    seen: flagsOf(PENDING),
  });
  answer(0, player('ana', COMES));
  expect(await done).toEqual([{ kind: 'applied', reply: player('ana', COMES) }]);
  expect(shownStatus('ana')).toEqual(COMES);
  expect(counted()).toBe(2);
  expect(isStored()).toBe(false);
  expect(toasts).toEqual([]);
});

test('after a change the answers by the link of that match are read again', async () => {
  const paths = [MATCH, 'match_0000000000000002'].map((id) => `/api/matches/${id}/answers`);
  for (const path of paths) client.setQueryData([path], answersOf());
  const done = mark('ana');
  await requests(1);
  answer(0, player('ana', COMES));
  await done;
  const isStale = paths.map((path) => client.getQueryState([path])?.isInvalidated);
  expect(isStale).toEqual([true, false]);
});

test('a tap sends the time of the answer by the link that the screen showed', async () => {
  const path = `/api/matches/${MATCH}/answers`;
  client.setQueryData([path], answersOf(anAnswer({ playerId: 'beto', answeredAt: 'then' })));
  const targets = [
    { playerId: 'ana', target: COMES },
    { playerId: 'beto', target: DECLINES },
  ];
  void markAttendance(client, MATCH, targets);
  await requests(1);
  expect(sent[0]?.body).toMatchObject({
    changes: [{ seen: { answeredAt: null } }, { seen: { answeredAt: 'then' } }],
  });
});

test('confirming all players is one request', async () => {
  const targets = [
    { playerId: 'ana', target: COMES },
    { playerId: 'beto', target: DECLINES },
  ];
  const done = markAttendance(client, MATCH, targets);
  await requests(1);
  expect(sent[0]?.path).toBe(`/api/matches/${MATCH}/attendance`);
  answer(0, { players: [player('ana', COMES), player('beto', DECLINES)], refused: [] });
  expect((await done).map(({ kind }) => kind)).toEqual(['applied', 'applied']);
  expect([shownStatus('ana'), shownStatus('beto')]).toEqual([COMES, DECLINES]);
});

test('a refused tap is undone and reported', async () => {
  const done = mark('ana');
  await requests(1);
  refuse(0, 500, 'internal');
  expect(await done).toMatchObject([
    { kind: 'rejected', reason: 'failed', error: { status: 500 } },
  ]);
  expect(shownStatus('ana')).toEqual(PENDING);
  expect(counted()).toBe(1);
  expect(toasts).toEqual([]);
});

test('a change of another device is not overwritten', async () => {
  const done = mark('ana');
  await requests(1);
  refuse(0, 409, 'failed-precondition');
  expect(await done).toMatchObject([{ kind: 'rejected', reason: 'changed' }]);
  expect(isStored()).toBe(false);
});

test('the sentence for changes of another device names the players, and a failure of all changes has its own sentence', async () => {
  const both = [
    { playerId: 'ana', target: COMES },
    { playerId: 'beto', target: DECLINES },
  ];
  const sentence = async (respond: (at: number) => void, at: number) => {
    const done = markAttendance(client, MATCH, both);
    await requests(at + 1);
    respond(at);
    return attendanceFailure((await done).filter((one) => one.kind === 'rejected'));
  };
  const refused = both.map(({ playerId }) => ({ playerId, why: 'changed' }));
  expect(await sentence((at) => answer(at, { players: [], refused }), 0)).toBe(
    'Ana y beto: otro dispositivo lo cambió antes, y quedó lo suyo.',
  );
  expect(await sentence((at) => refuse(at, 409, 'failed-precondition'), 1)).toBe(
    'Ana y beto: otro dispositivo lo cambió antes, y quedó lo suyo.',
  );
  expect(await sentence((at) => refuse(at, 500, 'internal'), 2)).toBe(
    'No se pudo actualizar la asistencia. Intentá nuevamente.',
  );
});

test('the last of three taps counts, regardless of earlier responses', async () => {
  const first = mark('ana');
  await requests(1);
  const second = mark('ana', PENDING);
  const third = mark('ana');
  answer(0, player('ana', COMES));
  await requests(2);
  expect(shownStatus('ana')).toEqual(COMES);
  expect(sent[1]?.body).toMatchObject({ isConfirmed: true, declined: false, seen: flagsOf(COMES) });
  answer(1, player('ana', COMES));
  expect(await first).toEqual([{ kind: 'applied', reply: player('ana', COMES) }]);
  expect(await second).toEqual([{ kind: 'applied', reply: null }]);
  expect(await third).toEqual([{ kind: 'applied', reply: player('ana', COMES) }]);
});

test('when the last tap fails the last state of the server is shown', async () => {
  const first = mark('ana');
  await requests(1);
  const second = mark('ana', PENDING);
  answer(0, player('ana', COMES));
  await requests(2);
  expect(shownStatus('ana')).toEqual(PENDING);
  refuse(1, 500, 'internal');
  expect(await second).toMatchObject([{ kind: 'rejected' }]);
  await first;
  expect(shownStatus('ana')).toEqual(COMES);
});

test('an offline tap stays pending and is sent when the network is back', async () => {
  const done = mark('ana');
  await requests(1);
  answers[0]?.(null);
  expect(await done).toEqual([{ kind: 'pending' }]);
  expect(shownStatus('ana')).toEqual(COMES);
  expect(usePendingChanges.getState().isStalled).toBe(true);
  expect(toasts).toEqual([STALLED]);
  expect(isStored()).toBe(true);

  browser.dispatchEvent(new Event('online'));
  await requests(2);
  expect(sent[1]).toEqual(sent[0]);
  answer(1, player('ana', COMES));
  await vi.waitFor(() => expect(toasts).toContain(DELIVERED));
  expect(usePendingChanges.getState()).toEqual({ uid: ME, queue: [], isStalled: false });
  expect(isStored()).toBe(false);
});

test('a tap that waited for the network and replaced the captain’s says so', async () => {
  const done = mark('ana');
  await requests(1);
  answers[0]?.(null);
  await done;
  browser.dispatchEvent(new Event('online'));
  await requests(2);
  answer(1, { ...player('ana', COMES), overruled: 'Nico' });
  await vi.waitFor(() =>
    expect(toasts.at(-1)).toBe('Quedó lo tuyo: Nico, capitán, había puesto otra cosa.'),
  );
  expect(shownStatus('ana')).toEqual(COMES);
});

test('a failed request is retried without user action', async () => {
  vi.useFakeTimers();
  const done = mark('ana');
  await vi.advanceTimersByTimeAsync(0);
  answers[0]?.(null);
  await done;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(answers).toHaveLength(2);
  refuse(1, 503, 'unavailable');
  await vi.advanceTimersByTimeAsync(3_900);
  expect(answers).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(200);
  expect(answers).toHaveLength(3);
});

test('a slow response shows the tap as pending', async () => {
  vi.useFakeTimers();
  const done = mark('ana');
  await vi.advanceTimersByTimeAsync(4_100);
  expect(await done).toEqual([{ kind: 'pending' }]);
  answer(0, player('ana', COMES));
  await vi.waitFor(() => expect(toasts).toContain(DELIVERED));
  expect(shownStatus('ana')).toEqual(COMES);
});

test('pending changes survive a reload, and their outcome is reported afterwards', async () => {
  const done = mark('ana');
  await requests(1);
  answers[0]?.(null);
  await done;
  restorePendingChanges('');
  expect(usePendingChanges.getState().queue).toEqual([]);

  restorePendingChanges(ME);
  client = newClient();
  outboxFor(client);
  await requests(2);
  expect(shownStatus('ana')).toEqual(COMES);
  refuse(1, 409, 'failed-precondition');
  await vi.waitFor(() =>
    expect(toasts.at(-1)).toBe('Ana: otro dispositivo lo cambió antes, y quedó lo suyo.'),
  );
  expect(shownStatus('ana')).toEqual(PENDING);
});

test('pending changes survive the end of the session until their user is back', async () => {
  const done = mark('ana');
  await requests(1);
  refuse(0, 401, 'unauthenticated');
  expect(await done).toEqual([{ kind: 'pending' }]);
  expect(isStored()).toBe(true);
});
