import { expect, test } from 'vitest';
import type { Game } from '../rotation/game.ts';
import { applyPendingNight, type ShownGame } from './apply-night.ts';
import { refusedNight } from './night-request.ts';
import { applyResponse, nextRequest } from './outbox.ts';
import type { NightAction, OutboxResponse, PendingChange, PendingNight } from './pending-change.ts';
import { actionsForMine, settleRefused } from './two-nights.ts';

const FACTS = { homeGoals: null, awayGoals: null, lent: [], absent: [] } as const;
const WON = { ...FACTS, home: 'claro', away: 'oscuro', outcome: 'home' } as const;
const DRAWN = { ...WON, outcome: 'draw' } as const;
const THIRD = { ...WON, away: 'naranja' } as const;

const change = (id: string, action: NightAction, some: Partial<PendingNight> = {}) =>
  ({ kind: 'night', id, matchId: 'm', action, ...some }) satisfies PendingNight;
const record = (seq: number, game: Omit<Game, 'seq'>, seen: string | null) =>
  ({ do: 'record', seq, game, seen }) satisfies NightAction;
const stored = (...games: (typeof WON | typeof DRAWN | typeof THIRD)[]): ShownGame[] =>
  games.map((game, index) => ({ ...game, seq: index + 1, author: 'Juan' }));
const OTHER = { status: 409, code: 'failed-precondition', body: null };

function afterResponse(queue: readonly PendingChange[], response: OutboxResponse) {
  const request = nextRequest(queue);
  if (!request) throw new Error('there is nothing to send');
  return applyResponse(queue, request, response);
}

test.each<[string, NightAction, string, unknown]>([
  ['a game', record(3, WON, null), 'PUT /api/matches/m/games/3', { ...WON, seen: null }],
  [
    'a corrected game',
    record(3, DRAWN, 'claro-oscuro-home'),
    'PUT /api/matches/m/games/3',
    { ...DRAWN, seen: 'claro-oscuro-home' },
  ],
  [
    'a game that is removed',
    { do: 'remove', seq: 3, seen: 'claro-oscuro-home' },
    'DELETE /api/matches/m/games/3?seen=claro-oscuro-home',
    undefined,
  ],
  ['the end', { do: 'finish' }, 'POST /api/matches/m/games/finish', undefined],
  ['reopening', { do: 'reopen' }, 'POST /api/matches/m/games/reopen', undefined],
])('%s is one request', (_name, action, line, body) => {
  const request = nextRequest([change('1', action), change('2', { do: 'finish' })]);
  expect(`${request?.method} ${request?.path}`).toBe(line);
  expect(request?.body).toEqual(body);
  expect(request?.changes.map(({ id }) => id)).toEqual(['1']);
});

test('games are shown before the server has them', () => {
  const night = { games: stored(WON), isFinished: false };
  const queue = [
    change('1', record(2, THIRD, null)),
    change('2', record(1, DRAWN, 'claro-oscuro-home')),
    change('3', { do: 'finish' }),
  ];
  const shown = applyPendingNight(night, 'm', queue);
  expect(shown.games).toEqual([
    { ...DRAWN, seq: 1, author: null },
    { ...THIRD, seq: 2, author: null },
  ]);
  expect(shown.isFinished).toBe(true);
  expect(applyPendingNight(night, 'other', queue)).toEqual(night);
  const undone = [...queue, change('4', { do: 'remove', seq: 2, seen: 'claro-naranja-home' })];
  expect(applyPendingNight(night, 'm', undone).games).toHaveLength(1);
});

const mine = [
  change('1', record(2, THIRD, null)),
  change('2', record(3, WON, null)),
  change('3', record(4, DRAWN, null)),
];

test('a game that differs from the stored one waits with the later ones, and nothing is lost', () => {
  const { queue, rejected, question, shouldContinue } = afterResponse(mine, OTHER);
  expect(question).toBe(
    'Otro celu anotó otra cosa en el partido 2. Elegí en «La rotación» del partido.',
  );
  expect([rejected, shouldContinue]).toEqual([[], true]);
  expect(refusedNight(queue, 'm').map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(nextRequest(queue)).toBeNull();
  expect(
    applyPendingNight({ games: stored(WON), isFinished: false }, 'm', queue).games,
  ).toHaveLength(1);
});

test('changes of other matches and kinds are sent meanwhile', () => {
  const { queue } = afterResponse(mine, OTHER);
  const attendance = {
    kind: 'attendance',
    id: '4',
    matchId: 'm',
    playerId: 'p',
    name: 'Beto',
    base: undefined,
    target: 'confirmed',
  } as const;
  expect(nextRequest([...queue, attendance])?.changes).toEqual([attendance]);
  const elsewhere = change('5', { do: 'finish' }, { matchId: 'n' });
  expect(nextRequest([...queue, elsewhere])?.changes).toEqual([elsewhere]);
});

test('a game that the server could not store waits too', () => {
  const { queue } = afterResponse(mine, { status: 500, code: null, body: null });
  expect(refusedNight(queue, 'm')).toHaveLength(3);
  expect(settleRefused(stored(WON), refusedNight(queue, 'm'))).toMatchObject({ do: 'failed' });
});

test('games of a suspended match wait, and the sentence of the server says why', () => {
  const detail = 'Un partido suspendido no tiene resultado.';
  const response = { status: 422, code: 'invalid-argument', body: { detail } };
  const { queue, question } = afterResponse(mine, response);
  expect(question).toBe(
    `No se pudo guardar el partido 2. ${detail} Elegí en «La rotación» del partido.`,
  );
  expect(settleRefused(stored(WON), refusedNight(queue, 'm'))).toMatchObject({
    do: 'failed',
    why: detail,
  });
});

test('games of a match that is gone are rejected', () => {
  const { queue, rejected } = afterResponse(mine, { status: 404, code: 'not-found', body: null });
  expect(rejected.map(({ reason }) => reason)).toEqual(['missing']);
  expect(queue).toHaveLength(2);
});

test('a game that another phone has removed before counts as removed', () => {
  const removal = change('1', { do: 'remove', seq: 1, seen: 'claro-oscuro-home' });
  const response = { status: 404, code: 'not-found', body: null };
  expect(afterResponse([removal], response)).toMatchObject({ queue: [], rejected: [] });
});

const refused = (...actions: NightAction[]) =>
  actions.map((action, index) =>
    change(String(index), action, index === 0 ? { refused: 'changed' } : {}),
  );

test('the same games of two phones are no conflict, and later ones are sent', () => {
  const changes = refused(record(2, THIRD, null), record(3, WON, null));
  expect(settleRefused(stored(WON, THIRD, WON, DRAWN), changes)).toEqual({
    do: 'send',
    actions: [],
  });
  expect(settleRefused(stored(WON, THIRD), changes)).toEqual({
    do: 'send',
    actions: [record(3, WON, null)],
  });
});

test('goals that only one phone has counted are kept', () => {
  const counted = { ...THIRD, homeGoals: 2, awayGoals: 1 };
  const changes = refused({ do: 'record', seq: 2, game: counted, seen: null });
  expect(settleRefused(stored(WON, THIRD), changes)).toEqual({
    do: 'send',
    actions: [{ do: 'record', seq: 2, game: counted, seen: 'claro-naranja-home' }],
  });
});

test('other games are asked about once, from the first that differs', () => {
  const changes = refused(record(2, THIRD, null), record(3, WON, null), record(4, DRAWN, null));
  const there = stored(WON, THIRD, DRAWN, WON, THIRD);
  const settlement = settleRefused(there, changes);
  expect(settlement).toEqual({
    do: 'ask',
    theirs: there.slice(2),
    mine: [
      { ...WON, seq: 3, author: null },
      { ...DRAWN, seq: 4, author: null },
    ],
  });
  expect(actionsForMine(there, changes)).toEqual([
    { do: 'remove', seq: 5, seen: 'claro-naranja-home' },
    record(3, WON, 'claro-oscuro-draw'),
    record(4, DRAWN, 'claro-oscuro-home'),
  ]);
});

test('games follow the stored ones if another phone has removed some in between', () => {
  const changes = refused(record(5, THIRD, null));
  expect(settleRefused(stored(WON, DRAWN), changes)).toEqual({
    do: 'send',
    actions: [record(3, THIRD, null)],
  });
});

test('a removed game that another phone has changed is asked about', () => {
  const changes = refused({ do: 'remove', seq: 2, seen: 'claro-naranja-home' });
  const there = stored(WON, DRAWN);
  expect(settleRefused(there, changes)).toEqual({ do: 'ask', theirs: there.slice(1), mine: [] });
  expect(actionsForMine(there, changes)).toEqual([
    { do: 'remove', seq: 2, seen: 'claro-oscuro-draw' },
  ]);
});

test('a correction that another phone has made differently leaves the later games', () => {
  const there = stored(WON, THIRD, DRAWN, WON, THIRD);
  const changes = refused(record(3, WON, 'claro-oscuro-away'), record(6, WON, null));
  expect(settleRefused(there, changes)).toMatchObject({
    do: 'ask',
    theirs: [{ outcome: 'draw' }, { seq: 4 }, { seq: 5 }],
    mine: [{ outcome: 'home' }, { seq: 4 }, { seq: 5 }, { seq: 6 }],
  });
  expect(actionsForMine(there, changes)).toEqual([
    record(3, WON, 'claro-oscuro-draw'),
    record(6, WON, null),
  ]);
});

test.each<[string, NightAction]>([
  ['of its outcome', record(1, DRAWN, 'claro-oscuro-home')],
  ['of its players', record(1, { ...WON, absent: ['p'] }, 'claro-oscuro-home')],
  ['that removes it', { do: 'remove', seq: 2, seen: 'claro-naranja-home' }],
])('a change of a stored game %s that failed is no question about two phones', (_name, action) => {
  const there = stored(WON, THIRD);
  const changes = [change('1', action, { refused: 'failed' })];
  expect(settleRefused(there, changes)).toMatchObject({ do: 'failed' });
  expect(actionsForMine(there, changes)).toEqual([action]);
});

test('after a pending change of the teams the same players have played the games', () => {
  const night = { games: stored(WON), isFinished: false };
  const base = { claro: ['a'], oscuro: ['b'], suplente: ['late'] };
  const target = {
    claro: ['a', 'late'],
    oscuro: ['b'],
    suplente: [],
    createdBy: 'manual' as const,
  };
  const teams = { kind: 'teams', id: '1', matchId: 'm', base, target, exist: true } as const;
  expect(applyPendingNight(night, 'm', [teams]).games[0]?.absent).toEqual(['late']);
});
