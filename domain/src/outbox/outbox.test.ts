import { describe, expect, test } from 'vitest';
import { ATTENDANCE_STATUSES, type AttendanceStatus, flagsOf } from '../attendance/status.ts';
import { applyPending, applyResponse, nextRequest } from './outbox.ts';
import type { OutboxResponse, PendingChange } from './pending-change.ts';
import type { KnownResult } from '../results/score.ts';
import type { Teams } from '../teams/teams.ts';

const [PENDING, COMES, DECLINES] = ATTENDANCE_STATUSES;
const DONE: OutboxResponse = { status: 200, code: null, body: {} };

function tap(
  id: string,
  playerId: string,
  base: AttendanceStatus,
  target: AttendanceStatus,
  matchId = 'm',
) {
  return { kind: 'attendance', id, matchId, playerId, name: playerId, base, target } as const;
}

const ids = (...claro: string[]): Teams<string> => ({ claro, oscuro: [], suplente: [] });

function teams(
  id: string,
  base: Teams<string> | null,
  target: Teams<string>,
  exist = base !== null,
) {
  const saved = { ...target, createdBy: 'manual' } as const;
  return { kind: 'teams', id, matchId: 'm', base, target: saved, exist } as const;
}

function result(id: string, base: KnownResult | null, target: KnownResult | null) {
  return { kind: 'result', id, matchId: 'm', base, target } as const;
}

const score = (claro: number, oscuro: number): KnownResult => ({ claro, oscuro, scorers: [] });

function afterResponse(queue: readonly PendingChange[], answer: OutboxResponse) {
  const request = nextRequest(queue);
  if (!request) throw new Error('the queue is empty');
  return { request, ...applyResponse(queue, request, answer) };
}

describe('the next request', () => {
  test('an empty queue has no next request', () => {
    expect(nextRequest([])).toBeNull();
  });

  test('one tap is one confirmation, with its base', () => {
    expect(nextRequest([tap('1', 'ana', PENDING, COMES)])).toMatchObject({
      method: 'PUT',
      path: '/api/matches/m/players/ana/confirm',
      body: { changeId: '1', isConfirmed: true, declined: false, seen: flagsOf(PENDING) },
    });
  });

  test('taps on several players of a match go together, up to the next save of teams', () => {
    const queue = [
      tap('1', 'ana', PENDING, COMES),
      tap('2', 'beto', COMES, DECLINES),
      teams('3', null, ids('ana')),
      tap('4', 'caro', PENDING, COMES),
    ];
    const request = nextRequest(queue);
    expect(request?.path).toBe('/api/matches/m/attendance');
    expect(request?.body).toEqual({
      changes: [
        {
          playerId: 'ana',
          changeId: '1',
          isConfirmed: true,
          declined: false,
          seen: flagsOf(PENDING),
        },
        {
          playerId: 'beto',
          changeId: '2',
          isConfirmed: false,
          declined: true,
          seen: flagsOf(COMES),
        },
      ],
    });
    expect(afterResponse(queue, { ...DONE, body: { players: [], refused: [] } }).queue).toEqual(
      queue.slice(2),
    );
  });

  test('a change has the time of the answer on screen, from the first of several changes', () => {
    const on = (id: string, base: AttendanceStatus, answeredAt: string | null) => {
      return { ...tap(id, 'ana', base, COMES), answeredAt };
    };
    const request = nextRequest([on('1', PENDING, null), on('2', COMES, '2026-11-25T15:00:00Z')]);
    expect(request?.body).toMatchObject({ seen: { ...flagsOf(PENDING), answeredAt: null } });
    const [first, later] = [on('1', PENDING, null), on('3', COMES, '2026-11-25T15:00:00Z')];
    const failed = nextRequest([first]);
    const after = failed && applyResponse([first, later], failed, { ...DONE, status: 500 });
    expect(after?.queue).toEqual([{ ...later, base: PENDING, answeredAt: null }]);
  });

  test('several changes of one player are sent with the first base and the last target', () => {
    const queue = [
      tap('1', 'ana', PENDING, COMES),
      tap('2', 'ana', COMES, PENDING),
      tap('3', 'ana', PENDING, DECLINES),
    ];
    expect(nextRequest(queue)?.body).toEqual({
      changeId: '3',
      isConfirmed: false,
      declined: true,
      seen: flagsOf(PENDING),
    });
    expect(afterResponse(queue, DONE).queue).toEqual([]);
  });

  test('changes of another match are another request', () => {
    const queue = [tap('1', 'ana', PENDING, COMES), tap('2', 'ana', PENDING, COMES, 'other')];
    expect(afterResponse(queue, DONE).queue).toEqual([queue[1]]);
  });

  test('teams are created if the match has none and replaced otherwise, with the last of several saves', () => {
    const queue = [teams('1', null, ids('ana')), teams('2', ids('ana'), ids('beto'))];
    expect(nextRequest(queue)).toMatchObject({
      method: 'POST',
      path: '/api/matches/m/teams',
      body: { matchId: 'm', claroTeam: ['beto'], createdBy: 'manual', seen: null },
    });
    expect(nextRequest(queue.slice(1))?.method).toBe('PUT');
  });
});

describe('the effect of a response on the queue', () => {
  const queue = [tap('1', 'ana', PENDING, COMES), teams('2', null, ids('ana'))];

  test.each([
    ['no answer', null],
    ['a server that is not there', { status: 503, code: 'unavailable', body: null }],
    ['a proxy before a server that is away', { status: 521, code: null, body: null }],
    ['too many requests', { status: 429, code: 'resource-exhausted', body: null }],
    ['a session that has ended', { status: 401, code: 'unauthenticated', body: null }],
  ])('%s: every change stays in the queue', (_name, answer) => {
    expect(afterResponse(queue, answer)).toMatchObject({
      queue,
      rejected: [],
      shouldContinue: false,
    });
  });

  test.each([
    ['another device was first', { status: 409, code: 'failed-precondition' }, 'changed'],
    ['the player is gone', { status: 404, code: 'not-found' }, 'missing'],
    ['the server failed', { status: 500, code: 'internal' }, 'failed'],
  ])('%s: the change leaves the queue and is reported', (_name, answer, reason) => {
    const after = afterResponse(queue, { ...answer, body: null });
    expect(after.queue).toEqual([queue[1]]);
    expect(after.rejected).toEqual([{ change: queue[0], reason }]);
    expect(after.shouldContinue).toBe(true);
  });

  test('only the refused players of a batch are reported', () => {
    const both = [tap('1', 'ana', PENDING, COMES), tap('2', 'beto', PENDING, COMES)];
    const body = { players: [], refused: [{ playerId: 'beto', why: 'changed' }] };
    const after = afterResponse(both, { ...DONE, body });
    expect(after.queue).toEqual([]);
    expect(after.rejected).toEqual([{ change: both[1], reason: 'changed' }]);
  });

  test('a change made after a failed one of the same player gets the base of the failed one', () => {
    const first = tap('1', 'ana', PENDING, COMES);
    const request = nextRequest([first]);
    const second = tap('2', 'ana', COMES, DECLINES);
    if (!request) throw new Error('nothing to send');
    const after = applyResponse([first, second], request, { status: 500, code: null, body: null });
    expect(after.queue).toEqual([{ ...second, base: PENDING }]);
  });

  test('after a lost response to the first save the other method is tried', () => {
    const save = teams('1', null, ids('ana'));
    const there = afterResponse([save], { status: 409, code: 'already-exists', body: null });
    expect(there).toMatchObject({
      queue: [{ ...save, exist: true }],
      rejected: [],
      shouldContinue: true,
    });
    expect(nextRequest(there.queue)?.method).toBe('PUT');
    const gone = afterResponse(there.queue, { status: 404, code: 'not-found', body: null });
    expect(gone).toMatchObject({ queue: [save], rejected: [] });
  });

  test('teams that were removed elsewhere are reported', () => {
    const save = teams('1', ids('ana'), ids('beto'));
    const after = afterResponse([save], { status: 404, code: 'not-found', body: null });
    expect(after).toMatchObject({ queue: [], rejected: [{ change: save, reason: 'missing' }] });
  });
});

describe('when the help with a list is over', () => {
  const helped = { helpedListId: 'list' };
  const gone = { status: 404, code: 'not-found', body: null, isHelpOver: true };
  const over = 'help-over';

  test('all changes of its matches are taken back together, and those of other lists are sent', () => {
    const queue = [
      { ...tap('1', 'ana', PENDING, COMES), ...helped },
      tap('2', 'ana', PENDING, COMES, 'own'),
      { ...result('3', null, score(4, 3)), ...helped },
      { ...tap('4', 'ana', PENDING, DECLINES, 'next'), ...helped },
    ];
    const after = afterResponse(queue, gone);
    expect(after.queue).toEqual([queue[1]]);
    expect(after.rejected).toEqual([
      { change: queue[0], reason: over },
      { change: queue[2], reason: over },
      { change: queue[3], reason: over },
    ]);
  });

  test('a result that was to be removed is taken back too, although it is missing', () => {
    const change = { ...result('1', score(1, 0), null), ...helped };
    expect(afterResponse([change], gone)).toMatchObject({
      queue: [],
      rejected: [{ change, reason: over }],
    });
  });
});

test('a player shows the target of the last pending change', () => {
  const ana = { id: 'ana', confirmedAt: null, status: PENDING };
  const queue = [tap('1', 'ana', PENDING, COMES), tap('2', 'ana', COMES, DECLINES)];
  expect(applyPending(ana, 'm', queue)).toEqual({ id: 'ana', confirmedAt: null, status: DECLINES });
  expect(applyPending(ana, 'other', queue)).toBe(ana);
  const beto = { id: 'beto', confirmedAt: '2026-11-26T20:00:00.000000Z', status: COMES };
  expect(applyPending(beto, 'm', queue)).toBe(beto);
});

test('a pending confirmation sorts after those of the server, in the order of the taps', () => {
  const known = { id: 'zoe', confirmedAt: '2999-12-31T23:59:59.999999Z', status: COMES };
  const queue = [tap('1', 'caro', PENDING, COMES), tap('2', 'ana', PENDING, COMES)];
  const players = ['ana', 'caro'].map((id) => ({ id, confirmedAt: null, status: PENDING }));
  const times = [...players, known].map((player) => applyPending(player, 'm', queue));
  const inOrder = times.toSorted((one, other) =>
    String(one.confirmedAt) < String(other.confirmedAt) ? -1 : 1,
  );
  expect(inOrder.map(({ id }) => id)).toEqual(['zoe', 'caro', 'ana']);
});

describe('results', () => {
  test('a score and the scorers tapped after it are one request, with what was there before them', () => {
    const named = { ...score(4, 3), scorers: [{ playerId: 'ana', goals: 1, ownGoals: 0 }] };
    const queue = [result('1', null, score(4, 3)), result('2', score(4, 3), named)];
    const { request, queue: left } = afterResponse(queue, DONE);
    expect(request).toMatchObject({ method: 'PUT', path: '/api/matches/m/result' });
    expect(request.body).toEqual({ ...named, seen: null });
    expect(left).toEqual([]);
  });

  test('a result that is taken back while it waits is removed', () => {
    const { request } = afterResponse(
      [result('1', null, score(1, 0)), result('2', score(1, 0), null)],
      DONE,
    );
    expect(request).toMatchObject({ method: 'DELETE', path: '/api/matches/m/result' });
  });

  test('the change after a refused result gets its base, unless another device was first', () => {
    const [first, later] = [
      result('1', score(0, 0), score(1, 0)),
      result('2', score(1, 0), score(2, 0)),
    ];
    const request = nextRequest([first]);
    const after = (status: number, code: string | null) =>
      request && applyResponse([first, later], request, { status, code, body: null });
    expect(after(500, null)?.queue).toEqual([{ ...later, base: score(0, 0) }]);
    expect(after(409, 'failed-precondition')).toMatchObject({
      queue: [later],
      rejected: [{ change: first, reason: 'changed' }],
    });
  });
});
