import type { Match, MatchPlayer } from '@picadito/domain';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claim } from '../sync/storage.ts';
import { fakeWindow } from '../testing/fake-window.ts';
import { asTapped, COMES, DECLINES, markAttendance, PENDING } from '../api/attendance.ts';
import type { News } from '../api/outbox.ts';
import { onOutboxNews, outboxOf } from '../api/outbox-of.ts';
import { useSession } from '../api/session.ts';
import { readLine, useOutbox } from '../api/waiting-line.ts';

const ME = 'user_000000000000000001';
const MATCH = 'match_0000000000000001';
const PLAYERS = [`/api/matches/${MATCH}/players`];
const signedOut = useSession.getInitialState();

function player(id: string, attendance = PENDING): MatchPlayer {
  const facts = { name: id, skillLevel: '3', rating: 3, whatsapp: null } as const;
  return { id, ...facts, confirmedAt: null, ...attendance };
}

type Sent = { path: string; body: unknown };
let client: QueryClient;
let answers: ((response: Response | null) => void)[];
let sent: Sent[];
let news: News[];
let browser: EventTarget;
let stop: () => void;

beforeEach(() => {
  browser = fakeWindow();
  claim(ME);
  // a profile has more to it than the line needs
  useSession.setState({ ...signedOut, status: 'signed-in', user: profile(ME) });
  client = newClient();
  [answers, sent, news] = [[], [], []];
  stop = onOutboxNews((one) => news.push(one));
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
  useSession.setState(signedOut);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function profile(uid: string) {
  const nothing = { photoURL: null, whatsapp: null, timeZone: null, country: null };
  const known = { id: uid, uid, name: 'Ana', email: 'ana@picadito.local', level: 1, xp: 0 };
  return { ...known, ...nothing, createdAt: '2026-11-21T12:00:00.000000Z' };
}

function newClient(): QueryClient {
  const fresh = new QueryClient();
  fresh.setQueryData(PLAYERS, [player('ana'), player('beto', COMES)]);
  fresh.setQueryData(['/api/matches'], [{ id: MATCH, confirmedCount: 1 }]);
  return fresh;
}

/** Whether something outlives the page. */
const isKept = () => readLine(ME).length > 0;
const mark = (playerId: string, wish = COMES) =>
  markAttendance(client, MATCH, [{ playerId, wish }]);
const shown = (id: string) => {
  const players = asTapped(client.getQueryData<MatchPlayer[]>(PLAYERS) ?? [], MATCH);
  const { confirmed, declined } = players.find((one) => one.id === id) ?? PENDING;
  return { confirmed, declined };
};
const counted = () => client.getQueryData<Match[]>(['/api/matches'])?.[0]?.confirmedCount;
const asked = (count: number) => vi.waitFor(() => expect(answers).toHaveLength(count));
const answer = (at: number, body: unknown, status = 200) =>
  answers[at]?.(Response.json(body, { status }));
const refuse = (at: number, status: number, code: string) => answer(at, { code }, status);

test('a tap shows at once and stays once the server has it, with the match counted anew', async () => {
  const done = mark('ana');
  expect(shown('ana')).toEqual(COMES);
  expect(counted()).toBe(1);
  await asked(1);
  expect(sent[0]?.path).toBe(`/api/matches/${MATCH}/players/ana/confirm`);
  expect(sent[0]?.body).toEqual({ isConfirmed: true, declined: false, seen: PENDING });
  answer(0, player('ana', COMES));
  expect(await done).toEqual([{ kind: 'done', reply: player('ana', COMES) }]);
  expect(shown('ana')).toEqual(COMES);
  expect(counted()).toBe(2);
  expect(isKept()).toBe(false);
  expect(news).toEqual([]);
});

test('one tap on all is one request', async () => {
  const wishes = [
    { playerId: 'ana', wish: COMES },
    { playerId: 'beto', wish: DECLINES },
  ];
  const done = markAttendance(client, MATCH, wishes);
  await asked(1);
  expect(sent[0]?.path).toBe(`/api/matches/${MATCH}/attendance`);
  answer(0, { players: [player('ana', COMES), player('beto', DECLINES)], refused: [] });
  expect((await done).map(({ kind }) => kind)).toEqual(['done', 'done']);
  expect([shown('ana'), shown('beto')]).toEqual([COMES, DECLINES]);
});

test('a refused tap is undone and told to whoever made it', async () => {
  const done = mark('ana');
  await asked(1);
  refuse(0, 500, 'internal');
  expect(await done).toMatchObject([{ kind: 'undone', why: 'failed', error: { status: 500 } }]);
  expect(shown('ana')).toEqual(PENDING);
  expect(counted()).toBe(1);
  expect(news).toEqual([]);
});

test('what another device changed first is not written over', async () => {
  const done = mark('ana');
  await asked(1);
  refuse(0, 409, 'failed-precondition');
  expect(await done).toMatchObject([{ kind: 'undone', why: 'changed' }]);
  expect(isKept()).toBe(false);
});

test('the last of three taps stands, whatever the earlier ones answered', async () => {
  const first = mark('ana');
  await asked(1);
  const second = mark('ana', PENDING);
  const third = mark('ana');
  answer(0, player('ana', COMES));
  await asked(2);
  expect(shown('ana')).toEqual(COMES);
  expect(sent[1]?.body).toEqual({ isConfirmed: true, declined: false, seen: COMES });
  answer(1, player('ana', COMES));
  expect(await first).toEqual([{ kind: 'done', reply: player('ana', COMES) }]);
  expect(await second).toEqual([{ kind: 'done', reply: null }]);
  expect(await third).toEqual([{ kind: 'done', reply: player('ana', COMES) }]);
});

test('when the last tap fails, the state the server told last is shown', async () => {
  const first = mark('ana');
  await asked(1);
  const second = mark('ana', PENDING);
  answer(0, player('ana', COMES));
  await asked(2);
  expect(shown('ana')).toEqual(PENDING);
  refuse(1, 500, 'internal');
  expect(await second).toMatchObject([{ kind: 'undone' }]);
  await first;
  expect(shown('ana')).toEqual(COMES);
});

test('without a signal a tap stays, waits, and is sent once the signal is back', async () => {
  const done = mark('ana');
  await asked(1);
  answers[0]?.(null);
  expect(await done).toEqual([{ kind: 'waiting' }]);
  expect(shown('ana')).toEqual(COMES);
  expect(useOutbox.getState().isStuck).toBe(true);
  expect(news).toEqual([{ kind: 'waits' }]);
  expect(isKept()).toBe(true);

  browser.dispatchEvent(new Event('online'));
  await asked(2);
  expect(sent[1]).toEqual(sent[0]);
  answer(1, player('ana', COMES));
  await vi.waitFor(() => expect(news).toContainEqual({ kind: 'sent', changes: 1 }));
  expect(useOutbox.getState()).toEqual({ line: [], isStuck: false });
  expect(isKept()).toBe(false);
});

test('nobody need do anything for a second try', async () => {
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

test('an answer that is slow shows the tap as waiting', async () => {
  vi.useFakeTimers();
  const done = mark('ana');
  await vi.advanceTimersByTimeAsync(4_100);
  expect(await done).toEqual([{ kind: 'waiting' }]);
  answer(0, player('ana', COMES));
  await vi.waitFor(() => expect(news).toContainEqual({ kind: 'sent', changes: 1 }));
  expect(shown('ana')).toEqual(COMES);
});

test('what waited outlives the page, and what became of it is told on the next one', async () => {
  const done = mark('ana');
  await asked(1);
  answers[0]?.(null);
  await done;
  useSession.setState(signedOut);
  expect(useOutbox.getState().line).toEqual([]);

  useSession.setState({ ...signedOut, status: 'signed-in', user: profile(ME) });
  client = newClient();
  outboxOf(client);
  await asked(2);
  expect(shown('ana')).toEqual(COMES);
  refuse(1, 409, 'failed-precondition');
  await vi.waitFor(() =>
    expect(news.at(-1)).toMatchObject({
      kind: 'undone',
      undone: [{ why: 'changed', change: { name: 'ana' } }],
    }),
  );
  expect(shown('ana')).toEqual(PENDING);
});

test('a session that has ended keeps the tap for when its user is back', async () => {
  const done = mark('ana');
  await asked(1);
  refuse(0, 401, 'unauthenticated');
  expect(await done).toEqual([{ kind: 'waiting' }]);
  expect(isKept()).toBe(true);
});
