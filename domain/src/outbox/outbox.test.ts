import { describe, expect, test } from 'vitest';
import { afterAnswer, type OutboxAnswer } from './after-answer.ts';
import { nextRequest } from './next-request.ts';
import { asWished, type Attendance, type TeamIds, type WaitingChange } from './waiting-change.ts';

const PENDING: Attendance = { confirmed: false, declined: false };
const COMES: Attendance = { confirmed: true, declined: false };
const DECLINES: Attendance = { confirmed: false, declined: true };
const DONE: OutboxAnswer = { status: 200, code: null, body: {} };

function tap(id: string, playerId: string, seen: Attendance, wish: Attendance, matchId = 'm') {
  return { kind: 'attendance', id, matchId, playerId, name: playerId, seen, wish } as const;
}

const ids = (...claroTeam: string[]): TeamIds => ({ claroTeam, oscuroTeam: [], suplentes: [] });

function teams(id: string, seen: TeamIds | null, wish: TeamIds, exist = seen !== null) {
  const wished = { ...wish, createdBy: 'manual' } as const;
  return { kind: 'teams', id, matchId: 'm', seen, wish: wished, exist } as const;
}

/** What is left of the line after each of these answers, and what was told. */
function sent(line: readonly WaitingChange[], answer: OutboxAnswer) {
  const request = nextRequest(line);
  if (!request) throw new Error('nothing waits');
  return { request, ...afterAnswer(line, request, answer) };
}

describe('what is sent', () => {
  test('nothing when nothing waits', () => {
    expect(nextRequest([])).toBeNull();
  });

  test('one tap is one confirmation, with what was seen', () => {
    expect(nextRequest([tap('1', 'ana', PENDING, COMES)])).toMatchObject({
      method: 'PUT',
      path: '/api/matches/m/players/ana/confirm',
      body: { isConfirmed: true, declined: false, seen: PENDING },
    });
  });

  test('taps on several players of a match go together, up to the next save of teams', () => {
    const line = [
      tap('1', 'ana', PENDING, COMES),
      tap('2', 'beto', COMES, DECLINES),
      teams('3', null, ids('ana')),
      tap('4', 'caro', PENDING, COMES),
    ];
    const request = nextRequest(line);
    expect(request?.path).toBe('/api/matches/m/attendance');
    expect(request?.body).toEqual({
      changes: [
        { playerId: 'ana', isConfirmed: true, declined: false, seen: PENDING },
        { playerId: 'beto', isConfirmed: false, declined: true, seen: COMES },
      ],
    });
    expect(sent(line, { ...DONE, body: { players: [], refused: [] } }).line).toEqual(line.slice(2));
  });

  test('of several taps on one player the first says what was seen, the last what is wished', () => {
    const line = [
      tap('1', 'ana', PENDING, COMES),
      tap('2', 'ana', COMES, PENDING),
      tap('3', 'ana', PENDING, DECLINES),
    ];
    expect(nextRequest(line)?.body).toEqual({ isConfirmed: false, declined: true, seen: PENDING });
    expect(sent(line, DONE).line).toEqual([]);
  });

  test('another match is another request', () => {
    const line = [tap('1', 'ana', PENDING, COMES), tap('2', 'ana', PENDING, COMES, 'other')];
    expect(sent(line, DONE).line).toEqual([line[1]]);
  });

  test('teams are created where there are none, else replaced; of several saves the last', () => {
    const line = [teams('1', null, ids('ana')), teams('2', ids('ana'), ids('beto'))];
    expect(nextRequest(line)).toMatchObject({
      method: 'POST',
      path: '/api/matches/m/teams',
      body: { matchId: 'm', claroTeam: ['beto'], createdBy: 'manual', seen: null },
    });
    expect(nextRequest(line.slice(1))?.method).toBe('PUT');
  });
});

describe('what an answer makes of the line', () => {
  const line = [tap('1', 'ana', PENDING, COMES), teams('2', null, ids('ana'))];

  test.each([
    ['no answer', null],
    ['a server that is not there', { status: 503, code: 'unavailable', body: null }],
    ['a proxy before a server that is away', { status: 521, code: null, body: null }],
    ['too many requests', { status: 429, code: 'resource-exhausted', body: null }],
    ['a session that has ended', { status: 401, code: 'unauthenticated', body: null }],
  ])('%s: everything waits', (_name, answer) => {
    expect(sent(line, answer)).toMatchObject({ line, undone: [], goesOn: false });
  });

  test.each([
    ['another device was first', { status: 409, code: 'failed-precondition' }, 'changed'],
    ['he is gone', { status: 404, code: 'not-found' }, 'missing'],
    ['the server failed', { status: 500, code: 'internal' }, 'failed'],
  ])('%s: the change leaves the line and is told', (_name, answer, why) => {
    const after = sent(line, { ...answer, body: null });
    expect(after.line).toEqual([line[1]]);
    expect(after.undone).toEqual([{ change: line[0], why }]);
    expect(after.goesOn).toBe(true);
  });

  test('of several players only those that were refused are told', () => {
    const both = [tap('1', 'ana', PENDING, COMES), tap('2', 'beto', PENDING, COMES)];
    const body = { players: [], refused: [{ playerId: 'beto', why: 'changed' }] };
    const after = sent(both, { ...DONE, body });
    expect(after.line).toEqual([]);
    expect(after.undone).toEqual([{ change: both[1], why: 'changed' }]);
  });

  test('a tap on top of one that failed stands on what that one stood on', () => {
    const first = tap('1', 'ana', PENDING, COMES);
    const request = nextRequest([first]);
    const second = tap('2', 'ana', COMES, DECLINES);
    if (!request) throw new Error('nothing to send');
    const after = afterAnswer([first, second], request, { status: 500, code: null, body: null });
    expect(after.line).toEqual([{ ...second, seen: PENDING }]);
  });

  test('where the answer to the first save got lost, the other verb is tried', () => {
    const save = teams('1', null, ids('ana'));
    const there = sent([save], { status: 409, code: 'already-exists', body: null });
    expect(there).toMatchObject({ line: [{ ...save, exist: true }], undone: [], goesOn: true });
    expect(nextRequest(there.line)?.method).toBe('PUT');
    const gone = sent(there.line, { status: 404, code: 'not-found', body: null });
    expect(gone).toMatchObject({ line: [save], undone: [] });
  });

  test('teams that were there and are gone were taken away by somebody: that is told', () => {
    const save = teams('1', ids('ana'), ids('beto'));
    const after = sent([save], { status: 404, code: 'not-found', body: null });
    expect(after).toMatchObject({ line: [], undone: [{ change: save, why: 'missing' }] });
  });
});

test('a player shows as the last of his waiting taps wants him', () => {
  const ana = { id: 'ana', confirmedAt: null, ...PENDING };
  const line = [tap('1', 'ana', PENDING, COMES), tap('2', 'ana', COMES, DECLINES)];
  expect(asWished(ana, 'm', line)).toEqual({ id: 'ana', confirmedAt: null, ...DECLINES });
  expect(asWished(ana, 'other', line)).toBe(ana);
  const beto = { id: 'beto', confirmedAt: '2026-11-26T20:00:00.000000Z', ...COMES };
  expect(asWished(beto, 'm', line)).toBe(beto);
});

test('who waits to be confirmed stands after those whom the server has, in the order of the taps', () => {
  const known = { id: 'zoe', confirmedAt: '2999-12-31T23:59:59.999999Z', ...COMES };
  const line = [tap('1', 'caro', PENDING, COMES), tap('2', 'ana', PENDING, COMES)];
  const players = ['ana', 'caro'].map((id) => ({ id, confirmedAt: null, ...PENDING }));
  const times = [...players, known].map((player) => asWished(player, 'm', line));
  const inOrder = times.toSorted((one, other) =>
    String(one.confirmedAt) < String(other.confirmedAt) ? -1 : 1,
  );
  expect(inOrder.map(({ id }) => id)).toEqual(['zoe', 'caro', 'ana']);
});
